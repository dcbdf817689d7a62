// The dialogs of RisiKo!: the stocktake, the objectives and the clock, filled in with mouse and keyboard.

#include "app/desk/table_display.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/look.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <fstream>
#include <iterator>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::test;

namespace {

/// Fills the dialog of the objectives in and presses its button.
void fill_objective(Hand& hand, const std::string& text, const std::string& passphrase) {
    if (!text.empty()) {
        hand.type("risiko.objective.text", text);
    }
    hand.type("risiko.objective.passphrase", passphrase);
    hand.click("risiko.objective.book");
}

/// What the dialog says, and not the desk behind it; a guess at a passphrase takes its time.
bool dialog_says(Hand& hand, const wxString& part, const char* dialog = "risiko.objective") {
    const auto* const notice = dynamic_cast<app::NoticeBar*>(wxWindow::FindWindowByName("notice", &hand.see(dialog)));
    return notice != nullptr && wait_until([&] { return notice->text().Contains(part); });
}

/// Shows the objective of red: with the passphrase, or without one where none is asked for.
void show_objective(RisikoGame& game, const std::string& passphrase) {
    game.hand.in_dialog(
        "risiko.objective", [&] { game.hand.choose("&Game", "&Claim or show an objective..."); },
        [&] {
            if (passphrase.empty()) {
                game.hand.click("risiko.objective.book");
            } else {
                fill_objective(game.hand, {}, passphrase);
            }
        });
}

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Sets the clock from the menu to so many minutes.
void set_clock(RisikoGame& game, const char* item, const std::string& minutes) {
    booked(game.hand, [&] {
        game.hand.in_dialog(
            "risiko.clock", [&] { game.hand.choose("&Game", item); },
            [&] {
                game.hand.key(WXK_F1);
                CHECK(dialog_says(game.hand, "RK-TA-2", "risiko.clock"));
                game.hand.type("risiko.clock.minutes", minutes);
                game.hand.click("risiko.clock.book");
            });
    });
}

wxString after_the_turn(const Hand& hand) { return dynamic_cast<wxStaticText&>(hand.see("header.under")).GetLabelText(); }

} // namespace

TEST_CASE("a stocktake of RisiKo! books the counts that differ, and undo brings the books back", "[risiko][window][rule:RK-GEN-6]") {
    RisikoGame game;
    const auto before = game.state();
    booked(game.hand, [&] {
        game.hand.in_dialog(
            "risiko.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
            [&] {
                game.hand.type("risiko.stocktake.armies.afganistan", "5");
                game.hand.type("risiko.stocktake.reason", "recounted");
                game.hand.click("risiko.stocktake.book");
            });
    });
    CHECK(game.armies("afganistan") == 5);
    CHECK(armies_of(game.state(), Colour::Red) == armies_of(before, Colour::Red) + 2);
    game.hand.review();
    CHECK(words_in(game.hand.see("log")).Contains("recounted"));
    CHECK(game.table().session().verify().sound());
    auto changed = game.state().holdings;
    changed[game.territory("afganistan").index] = before[game.territory("afganistan")];
    CHECK(changed == before.holdings);
    booked(game.hand, [&] { game.hand.key('Z', wxMOD_CONTROL); });
    CHECK(game.state() == before);
}

TEST_CASE("a stocktake of RisiKo! in which nothing differs is an entry that books nothing else", "[risiko][window][rule:RK-GEN-6]") {
    RisikoGame game;
    const auto entries = game.entries();
    const auto before = game.state();
    game.hand.in_dialog(
        "risiko.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); }, [&] { game.hand.click("risiko.stocktake.book"); });
    CHECK(wait_until([&] { return game.entries() == entries + 1; }));
    CHECK(game.state() == before);
}

TEST_CASE("a stocktake of RisiKo! that differs says why, or is not booked", "[risiko][window][rule:RK-GEN-6]") {
    RisikoGame game;
    const auto entries = game.entries();
    game.hand.in_dialog(
        "risiko.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            game.hand.type("risiko.stocktake.armies.afganistan", "5");
            game.hand.click("risiko.stocktake.book");
            CHECK(wait_until([&] { return !game.hand.notice().empty(); })); // it says so and stays
            game.hand.key(WXK_F1);
            CHECK(wait_until([&] { return game.hand.notice().Contains("RK-GEN-6"); }));
            game.hand.click("cancel"); // asks whether what was counted may be lost
            game.hand.click("cancel");
        });
    CHECK(game.entries() == entries);
}

TEST_CASE("a figure of RisiKo! leads to the entries behind it", "[risiko][window]") {
    RisikoGame game;
    const auto last = [&] { return dynamic_cast<app::RowList&>(game.hand.see("risiko.trace")).rows().back().cells[2]; };
    game.hand.click_account("red", app::AccountStrip::Part::Figure);
    REQUIRE(wait_until([&] { return !dynamic_cast<app::RowList&>(game.hand.see("risiko.trace")).rows().empty(); }));
    CHECK(last() == wxString::Format("%d", armies_of(game.state(), Colour::Red)));
    game.hand.click_account("blue", app::AccountStrip::Part::Detail);
    CHECK(wait_until([&] { return last() == wxString::Format("%zu", territories_of(game.state(), Colour::Blue).size()); }));
}

TEST_CASE("a stocktake of RisiKo! that is left asks first whether what was counted may be lost", "[risiko][window]") {
    RisikoGame game;
    const auto before = game.state();
    game.hand.in_dialog(
        "risiko.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            game.hand.type("risiko.stocktake.armies.afganistan", "5");
            game.hand.click("cancel");
            CHECK(wait_until([&] { return game.hand.notice().Contains("is not booked yet"); }));
            CHECK(dynamic_cast<wxSpinCtrl&>(game.hand.see("risiko.stocktake.armies.afganistan")).GetValue() == 5);
            game.hand.click("notice.act");
        });
    CHECK(game.state() == before);
}

TEST_CASE("a sealed objective is read nowhere before its passphrase opens it, and is shown once",
          "[risiko][window][rule:RK-OBJ-3][rule:RK-OBJ-5]") {
    RisikoGame game({.objectives = ObjectiveKeeping::Sealed});
    booked(game.hand, [&] {
        game.hand.in_dialog(
            "risiko.objective", [&] { game.hand.choose("&Game", "&Keep an objective..."); },
            [&] {
                game.hand.key(WXK_F1);
                CHECK(dialog_says(game.hand, "RK-OBJ-3"));
                game.hand.type("risiko.objective.text", "conquer the moon");
                game.hand.click("risiko.objective.book");
                CHECK(game.hand.notice().Contains("Give a passphrase"));
                fill_objective(game.hand, "conquer the moon", "1234");
                CHECK(game.hand.notice().Contains("easy to guess"));
                game.hand.type("risiko.objective.again", "mare e morti");
                fill_objective(game.hand, {}, "mare e monti");
                CHECK(game.hand.notice().Contains("The two passphrases differ."));
                game.hand.click("risiko.objective.show");
                CHECK(game.hand.see("risiko.objective.words").GetLabel().Contains("mare e monti"));
                game.hand.type("risiko.objective.again", "mare e monti");
                game.hand.click("risiko.objective.book");
            });
    });
    REQUIRE(find_player(game.state(), Colour::Red)->sealed);
    const auto mark = app::to_wx(mark_of(find_player(game.state(), Colour::Red)->sealed->commitment));
    CHECK(game.hand.notice().Contains("as " + mark + ". Note it down"));
    const auto readable = [&] {
        game.hand.page(WXK_F7, "risiko.players");
        return words_in(game.hand.frame()).Contains("the moon");
    };
    CHECK_FALSE(readable());
    CHECK(bytes_of(game.file()).find("the moon") == std::string::npos);

    const auto entries = game.entries();
    game.hand.in_dialog(
        "risiko.objective", [&] { game.hand.choose("&Game", "&Claim or show an objective..."); },
        [&] {
            fill_objective(game.hand, {}, "terra e acqua");
            CHECK(dialog_says(game.hand, "This passphrase does not open the objective."));
            game.hand.key(WXK_ESCAPE);
        });
    CHECK(game.entries() == entries);
    CHECK_FALSE(readable());

    game.hand.in_dialog(
        "risiko.objective", [&] { game.hand.choose("&Game", "Look at a sealed &objective..."); }, // is it still this?
        [&] {
            fill_objective(game.hand, {}, "mare e monti");
            CHECK(dialog_says(game.hand, "as " + mark + "; this is the objective that was sealed."));
            CHECK(dynamic_cast<wxTextCtrl&>(game.hand.see("risiko.objective.text")).GetValue() == "conquer the moon");
            game.hand.key(WXK_ESCAPE);
        });
    CHECK(game.entries() == entries);
    CHECK_FALSE(readable());

    booked(game.hand, [&] { show_objective(game, "mare e monti"); });
    CHECK(game.hand.notice().Contains("What was shown had been sealed in entry"));
    CHECK(find_player(game.state(), Colour::Red)->objective_shown);
    CHECK(readable());
    CHECK_FALSE(game.state().outcome); // the table did not say that it is reached

    game.hand.choose("&Game", "&Leave unfinished");
    REQUIRE(wait_until([&] { return game.state().outcome.has_value(); }));
    const auto at_the_end = game.entries();
    show_objective(game, {});
    CHECK(game.refused_with("RK-OBJ-5: The objective of Red was shown already.", at_the_end));
}

TEST_CASE("a lost passphrase leaves a ruling of the table", "[risiko][window][sealed][rule:RK-OBJ-5]") {
    RisikoGame sealed({.objectives = ObjectiveKeeping::Sealed});
    booked(sealed.hand, [&] {
        sealed.hand.in_dialog(
            "risiko.objective", [&] { sealed.hand.choose("&Game", "&Keep an objective..."); },
            [&] {
                sealed.hand.type("risiko.objective.text", "conquer the moon");
                sealed.hand.type("risiko.objective.again", "mare e monti");
                fill_objective(sealed.hand, {}, "mare e monti");
            });
    });
    const auto entries = sealed.entries();
    sealed.hand.in_dialog(
        "risiko.objective", [&] { sealed.hand.choose("&Game", "&Claim or show an objective..."); },
        [&] {
            sealed.hand.click("risiko.objective.lost");
            sealed.hand.type("risiko.objective.text", "conquer the moon");
            sealed.hand.click("risiko.objective.book");
        });
    CHECK(sealed.entries() == entries); // it waits for a reason
    CHECK(sealed.hand.notice().Contains("RK-OBJ-5: The seal of Red was not opened"));
}

TEST_CASE("an objective kept in clear is shown at the end too", "[risiko][window][rule:RK-OBJ-7]") {
    RisikoGame game({.objectives = ObjectiveKeeping::Open});
    booked(game.hand, [&] {
        game.hand.in_dialog(
            "risiko.objective", [&] { game.hand.choose("&Game", "&Keep an objective..."); },
            [&] {
                game.hand.type("risiko.objective.territories", "42");
                game.hand.click("risiko.objective.book");
            });
    });
    booked(game.hand, [&] { game.hand.choose("&Game", "&Leave unfinished"); });
    booked(game.hand, [&] { show_objective(game, {}); });
    CHECK(find_player(game.state(), Colour::Red)->objective_shown);
}

TEST_CASE("the clock of TIME ATTACK starts, pauses, goes on and runs out, and the window says how it stands",
          "[risiko][window][rule:RK-TA-2]") {
    RisikoGame game({.ending = EndingRule::TimeAttackClock, .minutes = 60});
    CHECK(after_the_turn(game.hand).Contains("Clock stands: 0 of 60 min"));
    set_clock(game, "The clock &starts...", "0");
    CHECK(game.state().clock.running);
    CHECK(after_the_turn(game.hand).Contains("Clock runs: 0 of 60 min"));
    set_clock(game, "The clock &pauses...", "25");
    CHECK_FALSE(game.state().clock.running);
    CHECK(game.state().clock.elapsed == 25 * 60);
    CHECK(after_the_turn(game.hand).Contains("Clock stands: 25 of 60 min"));
    game.hand.key('D', wxMOD_CONTROL);
    auto& display = dynamic_cast<app::TableDisplay&>(game.hand.see("table_display"));
    CHECK(display.text().Contains("Clock stands: 25 of 60 min"));
    set_clock(game, "The clock &starts...", "25");
    CHECK(game.state().clock.running);
    CHECK(display.text().Contains("Clock runs: 25 of 60 min"));
    display.Close();

    const auto entries = game.entries();
    game.hand.in_dialog(
        "risiko.clock", [&] { game.hand.choose("&Game", "The clock &starts..."); }, [&] { game.hand.click("risiko.clock.book"); });
    CHECK(game.refused_with("RK-TA-2: The clock is running.", entries));

    game.hand.choose("&Game", "The &time is over"); // by the clock it is not
    CHECK(game.refused_with("less than the 60 minutes agreed on", entries));
    game.hand.type("notice.reason", "the last train");
    booked(game.hand, [&] { game.hand.click("notice.book_anyway"); });
    CHECK(game.state().clock.over);
    CHECK(game.state().clock.elapsed / 60 == 25);
    CHECK(after_the_turn(game.hand).Contains("The time is over"));
    CHECK_FALSE(game.state().outcome); // the round is completed
}

namespace {

/// A game of an hour by the clock that was closed while the clock ran, so many seconds having been played.
std::filesystem::path closed_while_the_clock_ran(const Folder& folder, int seconds) {
    const auto file = folder / "clock.intendant";
    auto session = risiko_game(file, {.ending = EndingRule::TimeAttackClock, .minutes = 60});
    REQUIRE(session.book(SetClock{ClockAct::Start, seconds}, "the table says so").booked);
    return file;
}

} // namespace

TEST_CASE("the clock runs on while the game is closed, and the window says so and offers to pause it", "[risiko][window][rule:RK-TA-2]") {
    const Folder folder;
    Hand hand;
    hand.open(closed_while_the_clock_ran(folder, 30 * 60 + 5));
    hand.key(WXK_RETURN); // the entries that were booked last
    CHECK(hand.notice().Contains("ran on while the game was closed: 30 of 60 min"));
    CHECK(after_the_turn(hand).Contains("Clock runs: 30 of 60 min"));
    booked(hand, [&] {
        hand.in_dialog(
            "risiko.clock", [&] { hand.click("notice.act"); },
            [&] {
                CHECK(dynamic_cast<wxSpinCtrl&>(hand.see("risiko.clock.minutes")).GetValue() == 30);
                hand.click("risiko.clock.book");
            });
    });
    const auto& clock = risiko_table(hand).state().clock;
    CHECK_FALSE(clock.running);
    CHECK(clock.elapsed >= 30 * 60 + 5); // to the second, where the minutes were left as proposed
    CHECK(clock.elapsed < 31 * 60);
    hand.frame().close_game();
}

TEST_CASE("the clock warns before the time is over, counts the minutes, and says when it is over", "[risiko][window][rule:RK-TA-2]") {
    const Folder folder;
    Hand hand;
    hand.open(closed_while_the_clock_ran(folder, 60 * 60 - 8));
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.notice().Contains("Time left: 1 min"); }));
    REQUIRE(wait_until([&] { return hand.notice().Contains("RK-TA-2: the time is over"); }, 15000));
    CHECK(wait_until([&] { return after_the_turn(hand).Contains("Clock runs: 60 of 60 min"); }));
    CHECK_FALSE(risiko_table(hand).state().clock.over); // it is the table that books it
    booked(hand, [&] { hand.click("notice.act"); });
    CHECK(risiko_table(hand).state().clock.over);
    CHECK(risiko_table(hand).state().clock.elapsed >= 60 * 60);
    CHECK(risiko_table(hand).session().verify().sound());
    hand.frame().close_game();
}

TEST_CASE("a question that waits for its reason is not covered by the clock", "[risiko][window][rule:RK-TA-2]") {
    const Folder folder;
    Hand hand;
    hand.open(closed_while_the_clock_ran(folder, 60 * 60 - 6));
    hand.key(WXK_RETURN);
    hand.choose("&Game", "The &time is over");
    REQUIRE(wait_until([&] { return hand.notice().Contains("less than the 60 minutes agreed on"); }, 3000));
    CHECK_FALSE(wait_until([&] { return hand.notice().Contains("the time is over."); }, 9000));
    CHECK(hand.notice().Contains("less than the 60 minutes agreed on"));
    hand.click("notice.dismiss");
    CHECK(wait_until([&] { return hand.notice().Contains("the time is over."); }));
    hand.frame().close_game();
}

namespace {

/// Keeps what `fill` fills in, in clear, and gives it as it stands in the books.
Objective kept(RisikoGame& game, const std::function<void(Hand&)>& fill) {
    booked(game.hand, [&] {
        game.hand.in_dialog(
            "risiko.objective", [&] { game.hand.choose("&Game", "&Keep an objective..."); },
            [&] {
                fill(game.hand);
                game.hand.click("risiko.objective.book");
            });
    });
    return find_player(game.state(), Colour::Red)->objective.value_or(Objective{});
}

} // namespace

TEST_CASE("an objective of territories by name is typed as on its card, and what is no name is told", "[risiko][window][rule:RK-OBJ-4]") {
    RisikoGame game({.objectives = ObjectiveKeeping::Open});
    const auto objective = kept(game, [](Hand& hand) {
        hand.type("risiko.objective.named", "cina, atlantis");
        hand.click("risiko.objective.book");
        CHECK(hand.notice().Contains("\"atlantis\" is the name of no territory"));
        hand.type("risiko.objective.named", "cina; Siam, peru, Cina,");
    });
    CHECK(objective.named == std::vector{game.territory("cina"), game.territory("siam"), game.territory("peru")});
    CHECK(objective.has_form());
    CHECK(reached(game.state(), Colour::Red, objective) == false); // Siam is blue, Peru green
}

TEST_CASE("a colour to destroy is kept with what counts in its place", "[risiko][window][rule:RK-OBJ-4][rule:RK-OBJ-6]") {
    RisikoGame game({.objectives = ObjectiveKeeping::Open});
    const auto objective = kept(game, [](Hand& hand) {
        hand.select("risiko.objective.destroy", "Red"); // the own colour: what is to be held counts
        hand.type("risiko.objective.named", "cina");
        hand.type("risiko.objective.territories", "24");
        hand.type("risiko.objective.armies", "2");
    });
    CHECK(objective.destroy == Colour::Red);
    CHECK(objective.named == std::vector{game.territory("cina")});
    CHECK(objective.territories == 24);
    CHECK(objective.armies_each == 2);
    CHECK(reached(game.state(), Colour::Red, objective) == true);
}

TEST_CASE("points are shown where they count", "[risiko][window][rule:RK-END-2]") {
    const bool counted = GENERATE(false, true);
    RisikoGame game(counted ? Options{.ending = EndingRule::TimeAttackClock, .minutes = 60} : Options{});
    const auto account = dynamic_cast<app::AccountStrip&>(game.hand.see("accounts")).accounts().front();
    const auto points = wxString::Format(_("%s points"), wxEmptyString).Trim(false);
    CHECK(account.detail.EndsWith(points) == counted);
}
