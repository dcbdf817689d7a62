// Looking back at a game, and the log with its filters, notes and links.
#include "app/base/preferences.hpp"
#include "app/base/settings.hpp"
#include "app/files/file_choice.hpp"
#include "app/record/log_page.hpp"
#include "app/record/review_bar.hpp"
#include "app/widgets/dice_strip.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/bookctrl.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <fstream>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// Two turns: the Soviet Union buys and collects; Germany buys and takes it back.
std::vector<Command> two_turns() {
    return {BuyUnits{{{Unit::Infantry, 4}}},
            EndAction{},
            EndAction{},
            EndAction{},
            EndAction{},
            PlaceUnits{.units = {{Unit::Infantry, 4}}, .space = space("russia")},
            EndAction{},
            CollectIncome{},
            BuyUnits{{{Unit::Armor, 2}}}};
}

app::ReviewBar& review(const Hand& hand) { return dynamic_cast<app::ReviewBar&>(hand.see("review")); }

app::LogPage& log_page(Hand& hand) {
    hand.review();
    return dynamic_cast<app::LogPage&>(hand.see("log"));
}

wxString overview_of(const Hand& hand, const char* power) {
    const auto account = hand.account(power);
    return account.figure + (account.change.empty() ? wxString{} : " " + account.change);
}

bool looks_at(const Hand& hand, std::int64_t seq) {
    return wait_until([&] { return review(hand).shown() == seq; }, 2000);
}

} // namespace

TEST_CASE("the keys go through the game: start, turns, entries, now", "[axis_allies][window][review]") {
    OpenGame game({}, {}, two_turns());
    auto& hand = game.hand;
    const auto last = hand.entries();
    hand.key(WXK_RETURN); // the last entries were read
    hand.key(WXK_F3);
    REQUIRE(looks_at(hand, last));
    CHECK(overview_of(hand, "germany") == "22 (-10)");

    hand.key(WXK_HOME);
    CHECK(looks_at(hand, 1));
    hand.key(WXK_RIGHT);
    CHECK(looks_at(hand, 2));
    CHECK(overview_of(hand, "ussr") == "12 (-12)");
    CHECK(wait_until([&] { return hand.see("review.changes").GetLabel().Contains(L"24 \u2192 12"); }));
    hand.key(WXK_DOWN);
    CHECK(looks_at(hand, last));
    hand.key(WXK_UP);
    CHECK(looks_at(hand, 1));
    hand.key(WXK_END);
    CHECK(looks_at(hand, last));
    hand.key(WXK_LEFT);
    CHECK(looks_at(hand, last - 1));
    CHECK(overview_of(hand, "ussr") == "36 (+24)");

    // Nothing is booked meanwhile, and nothing was.
    hand.key(WXK_F4);
    hand.key('Z', wxMOD_CONTROL);
    CHECK(hand.entries() == last);
    CHECK(hand.session().digest() == game.first_digest());

    hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return !hand.frame().desk()->looks_back(); }));
    CHECK(overview_of(hand, "germany") == "22");
}

TEST_CASE("what was taken back is passed over unless it is asked for", "[axis_allies][window][review]") {
    OpenGame game({}, {}, two_turns());
    auto& hand = game.hand;
    const auto bought = hand.entries();
    hand.key(WXK_RETURN);
    hand.key('Z', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return hand.entries() == bought + 1; }));
    hand.key(WXK_F3);
    REQUIRE(looks_at(hand, bought + 1));
    hand.key(WXK_LEFT);
    CHECK(looks_at(hand, bought - 1));
    hand.click("review.all");
    hand.see("review.line").SetFocus();
    hand.key(WXK_RIGHT);
    CHECK(looks_at(hand, bought));
    CHECK(overview_of(hand, "germany") == "22 (-10)");
    hand.key(WXK_ESCAPE);
}

TEST_CASE("the film goes from entry to entry", "[axis_allies][window][review]") {
    OpenGame game({}, {}, two_turns());
    auto& hand = game.hand;
    hand.key(WXK_RETURN);
    hand.key(WXK_F3);
    REQUIRE(looks_at(hand, hand.entries()));
    hand.key(WXK_HOME);
    REQUIRE(looks_at(hand, 1));
    dynamic_cast<wxChoice&>(hand.see("review.speed")).SetSelection(4);
    hand.click("review.film");
    CHECK(looks_at(hand, hand.entries()));
    hand.frame().desk()->look_back(0);
}

TEST_CASE("the film shows one die after the other, and all at once where motion is not wanted", "[axis_allies][window][review]") {
    OpenGame game({}, {}, {Research{core::throw_by_program(7, 1, 3)}});
    auto& hand = game.hand;
    hand.key(WXK_RETURN);
    const auto thrown = hand.entries();
    for (const bool moves : {true, false}) {
        app::preferences::want_film_to_move(moves);
        hand.key(WXK_F3);
        hand.key(WXK_HOME);
        REQUIRE(looks_at(hand, 1));
        dynamic_cast<wxChoice&>(hand.see("review.speed")).SetSelection(2);
        hand.click("review.film");
        const auto& dice = dynamic_cast<app::DiceStrip&>(hand.see("review.dice"));
        std::size_t at_first = 99;
        CHECK(wait_until([&] {
            at_first = review(hand).shown() == thrown ? dice.revealed() : at_first;
            return at_first < 99;
        }));
        CHECK(dice.count() == 3);
        CHECK(at_first == (moves ? 0 : 3));
        hand.frame().desk()->look_back(0);
    }
    app::preferences::want_film_to_move(true);
}

TEST_CASE("the log is filtered by power, kind, place and words", "[axis_allies][window][log]") {
    OpenGame game({}, {}, two_turns());
    auto& hand = game.hand;
    hand.key(WXK_RETURN);
    auto& log = log_page(hand);
    const auto shown = [&](std::size_t count) { return wait_until([&] { return log.entries_shown() == count && !log.busy(); }, 2000); };
    const auto choose = [&](const char* name, int place) {
        auto& choice = dynamic_cast<wxChoice&>(hand.see(name));
        choice.SetSelection(place);
        wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
        choice.ProcessWindowEvent(event);
    };
    REQUIRE(shown(10));
    hand.type("log.filter", "armor");
    CHECK(shown(1));
    CHECK(log.rows() == std::vector<std::int64_t>{-10, 10});
    hand.type("log.filter", "");
    CHECK(shown(10));
    choose("log.seat", 2); // Germany
    CHECK(shown(1));
    choose("log.seat", 0);
    hand.type("log.place", "russia");
    CHECK(shown(2)); // the deployment, and four infantry placed
    hand.type("log.place", "");
    choose("log.kind", 3); // notes
    CHECK(shown(0));
    hand.type("log.note", "Anna plays the Allies");
    hand.key(WXK_RETURN);
    CHECK(shown(1));
    choose("log.kind", 0);
    CHECK(shown(11));
}

TEST_CASE("notes and bookmarks stand at the entry they are about", "[axis_allies][window][log]") {
    OpenGame game({}, {}, two_turns());
    auto& hand = game.hand;
    hand.key(WXK_RETURN);
    auto& log = log_page(hand);
    log.select(2);
    REQUIRE(wait_until([&] { return log.selected() == 2; }));
    hand.type("log.note", "this was the mistake");
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.entries() == 11; }));
    const auto note = hand.session().file().entries(11, 11).front();
    CHECK(note.kind == core::EntryKind::Note);
    CHECK(note.target == 2);
    hand.key('B', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return hand.entries() == 12; }));
    CHECK(hand.session().bookmarked(2));
    CHECK(hand.session().digest() == game.first_digest());
    log.select(3);
    log.select(2);
    CHECK(wait_until([&] { return dynamic_cast<wxTextCtrl&>(hand.see("log.full")).GetValue().Contains("this was the mistake"); }));
    hand.key('B', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return hand.entries() == 13; }));
    CHECK_FALSE(hand.session().bookmarked(2));
}

TEST_CASE("a past entry is put right by a new one, and both say so", "[axis_allies][window][log]") {
    OpenGame game({}, {}, two_turns());
    auto& hand = game.hand;
    hand.key(WXK_RETURN);
    auto& log = log_page(hand);
    hand.in_dialog(
        "stocktake", [&] { log.CallAfter([&log] { log.correct(2); }); },
        [&] {
            dynamic_cast<wxBookCtrlBase&>(hand.see("stocktake.pages")).SetSelection(2);
            hand.type("stocktake.treasury.ussr", "30");
            hand.type("stocktake.reason", "it bought two, not four");
            hand.click("stocktake.book");
        });
    REQUIRE(wait_until([&] { return hand.entries() == 11; }));
    CHECK(hand.session().file().entries(11, 11).front().target == 2);
    log.select(2);
    auto& full = dynamic_cast<wxTextCtrl&>(hand.see("log.full"));
    CHECK(wait_until([&] { return full.GetValue().Contains("Corrected by entry 11"); }));
    log.select(11);
    CHECK(wait_until([&] { return full.GetValue().Contains("Corrects entry 2"); }));
    CHECK(hand.session().verify().sound());
}

TEST_CASE("a turn is begun again", "[axis_allies][window][log]") {
    OpenGame game({}, {}, two_turns());
    auto& hand = game.hand;
    hand.key(WXK_RETURN);
    hand.frame().desk()->restart_turn();
    REQUIRE(wait_until([&] { return hand.entries() == 11; }));
    CHECK(hand.session().state().powers[Power::Germany].treasury.amount == 32);
    hand.frame().desk()->restart_turn();
    CHECK(wait_until([&] { return hand.notice().Contains("Nothing was played in this turn"); }));
    CHECK(hand.entries() == 11);
}

namespace {

/// Chooses an item of a menu that lies below others; true when there is one of that name.
bool choose_below(wxMenu& menu, const wxString& label) {
    for (auto* const item : menu.GetMenuItems()) {
        if (item->GetSubMenu() != nullptr && choose_below(*item->GetSubMenu(), label)) {
            return true;
        }
        if (item->GetItemLabelText() == label) {
            wxCommandEvent event(wxEVT_MENU, item->GetId());
            return menu.ProcessEvent(event);
        }
    }
    return false;
}

std::string first_bytes(const std::filesystem::path& file, std::size_t count) {
    std::ifstream in(file, std::ios::binary);
    std::string bytes(count, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(count));
    return bytes;
}

} // namespace

TEST_CASE("graphs have their numbers in a table, and a turning point leads to its entry", "[axis_allies][window][graphs]") {
    auto commands = two_turns();
    commands.push_back(CorrectTreasury{.power = Power::Ussr, .amount = {30}, .reason = "miscounted"});
    OpenGame game({}, {}, commands);
    auto& hand = game.hand;
    hand.key(WXK_RETURN);
    hand.key('G', wxMOD_CONTROL);
    auto& numbers = dynamic_cast<app::RowList&>(hand.see("graphs.numbers"));
    REQUIRE(wait_until([&] { return numbers.rows().size() == 1; }));
    CHECK(numbers.rows()[0].cells[1] == "24"); // production of the Soviet Union
    auto& by = dynamic_cast<wxChoice&>(hand.see("graphs.by"));
    by.SetSelection(1);
    wxCommandEvent chosen(wxEVT_CHOICE, by.GetId());
    by.ProcessWindowEvent(chosen);
    REQUIRE(numbers.rows().size() == 2);
    CHECK(numbers.rows()[1].cells[0].Contains("Germany"));
    const auto& points = dynamic_cast<app::RowList&>(hand.see("graphs.points"));
    REQUIRE(points.rows().size() == 1);
    CHECK(points.rows()[0].cells[1] == "+6");
    auto sentence = dynamic_cast<wxStaticText&>(hand.see("graphs.point")).GetLabelText();
    sentence.Replace("\n", " ");
    CHECK(sentence == points.rows()[0].cells[2]); // which the list cuts
    hand.click_row("graphs.points", "11");
    hand.key(WXK_RETURN);
    CHECK(looks_at(hand, 11));
    hand.frame().desk()->look_back(0);
}

TEST_CASE("the record is exported from the menu, and never over another file", "[axis_allies][window][export]") {
    const Folder folder;
    OpenGame game({}, {}, two_turns());
    auto& hand = game.hand;
    hand.key(WXK_RETURN);
    auto& choice = app::file_choice();
    const auto before = choice;
    auto& file_menu = *hand.frame().GetMenuBar()->GetMenu(0);
    std::filesystem::path offered;
    const auto to = [&](const std::string& name) {
        choice.fresh = [&folder, &offered, name](wxWindow*, const wxString&, const wxString&, const std::filesystem::path& proposed) {
            offered = proposed.filename();
            return std::optional(folder / name);
        };
    };
    to("a");
    REQUIRE(choose_below(file_menu, "As PDF, to print..."));
    CHECK(wait_until([&] { return hand.notice().Contains("Written"); }));
    CHECK(dynamic_cast<wxButton&>(hand.see("notice.act")).GetLabelText() == "Open it");
    CHECK(first_bytes(folder / "a.pdf", 5) == "%PDF-");
    CHECK(offered == hand.frame().desk()->path().stem().string() + ".pdf");
    REQUIRE(choose_below(file_menu, "As HTML, to read..."));
    CHECK(first_bytes(folder / "a.html", 15) == "<!DOCTYPE html>");
    REQUIRE(choose_below(file_menu, "As JSON lines, to play again..."));
    CHECK(first_bytes(folder / "a.jsonl", 1) == "{");
    REQUIRE(choose_below(file_menu, "As tables, a folder of CSV..."));
    CHECK(first_bytes(folder / "a" / "dice.csv", 9) == "\xEF\xBB\xBF"
                                                       "entry,"); // as a spreadsheet wants it
    REQUIRE(choose_below(file_menu, "As HTML, to read..."));
    CHECK(wait_until([&] { return hand.notice().Contains("exists already"); }));
    to("nowhere/b.html");
    REQUIRE(choose_below(file_menu, "As HTML, to read..."));
    CHECK(wait_until([&] { return hand.notice().Contains("There is no folder"); }));
    choice = before;
}

TEST_CASE("the export of the menu is on the paper that is preferred, and its tables have the marks that are",
          "[axis_allies][window][export][preferences]") {
    namespace preferences = app::preferences;
    const Folder folder;
    OpenGame game({}, {}, two_turns());
    game.hand.key(WXK_RETURN);
    auto& choice = app::file_choice();
    const auto before = choice;
    auto& file_menu = *game.hand.frame().GetMenuBar()->GetMenu(0);
    constexpr std::size_t enough = 10'000'000;
    const auto written = [&](const char* item, const std::string& name, const std::string& file) {
        choice.fresh = [&folder, name](wxWindow*, const wxString&, const wxString&, const std::filesystem::path&) {
            return std::optional(folder / name);
        };
        REQUIRE(choose_below(file_menu, item));
        REQUIRE(std::filesystem::exists(folder / file));
        return first_bytes(folder / file, std::min<std::size_t>(enough, std::filesystem::file_size(folder / file)));
    };
    const auto pages_of = [&](preferences::Sheet sheet, const std::string& name) {
        preferences::choose(sheet);
        return written("As PDF, to print...", name, name + ".pdf");
    };
    CHECK(pages_of(preferences::Sheet::Letter, "letter").find("/MediaBox [ 0 0 612 792 ]") != std::string::npos);
    CHECK(pages_of(preferences::Sheet::A4, "a4").find("/MediaBox [ 0 0 595.3") != std::string::npos);
    const auto dice_of = [&](preferences::Tables tables, bool mark, const std::string& name) {
        preferences::choose(tables);
        preferences::want_byte_order_mark(mark);
        return written("As tables, a folder of CSV...", name, name + "/dice.csv");
    };
    CHECK(dice_of(preferences::Tables::Semicolons, false, "semicolons").starts_with("entry;"));
    CHECK(dice_of(preferences::Tables::Commas, true, "commas")
              .starts_with("\xEF\xBB\xBF"
                           "entry,"));
    app::settings().DeleteGroup("/preferences");
    choice = before;
}
