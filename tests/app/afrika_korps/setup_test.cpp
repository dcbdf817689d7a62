// How a game of Afrika Korps begins, and how its books are put right.

#include "app/widgets/row_list.hpp"
#include "tests/app/afrika_korps/books_game.hpp"
#include "tests/app/look.hpp"

#include <wx/bookctrl.h>
#include <wx/button.h>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

TEST_CASE("with the keyboard alone from the first page into the second turn: a new game needs only who plays",
          "[afrika_korps][window][rule:AK-SET-1][rule:AK-SET-3]") {
    const Folder folder;
    Hand hand;
    hand.in_dialog(
        "afrika_korps.new_game",
        [&] {
            hand.see("welcome.new.afrika_korps").SetFocus();
            hand.key(WXK_RETURN);
        },
        [&] {
            hand.type("afrika_korps.new_game.file", (folder / "desert").string());
            hand.type("afrika_korps.new_game.player.axis", "Carla");
            hand.key(WXK_RETURN);
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& state = afrika_korps_table(hand).state();
    CHECK(state.begun);
    CHECK(player_of(state, Side::Axis) == "Carla");
    CHECK(player_of(state, Side::Allies) == "Player 2");
    CHECK(state.options == Options{});
    CHECK(std::filesystem::exists(folder / "desert.intendant"));
    const auto& table = afrika_korps_table(hand);
    const auto entries = [&] { return table.session().file().last_seq(); };
    const auto line = [&](const std::string& words) {
        const auto before = entries();
        hand.key('E', wxMOD_CONTROL);
        auto& field = hand.see("entry.line");
        REQUIRE(wait_until([&] { return field.HasFocus(); }));
        type_at(words, 8);
        hand.key(WXK_RETURN);
        INFO(words << "; the notice says: " << app::to_utf8(hand.notice()));
        REQUIRE(wait_until([&] { return entries() > before; }));
    };
    for (int keys = 0; keys < 30 && table.state().turn.number < 2; ++keys) { // F4 does what the table does next
        if (table.state().turn.phase == Phase::Movement) {                   // more stand together at first than may stay
            if (table.state().turn.side == Side::Axis) {
                line("move Savona Bologna Brescia > W7");
                line("move Pavia Trento Ariete > W8");
            } else {
                line("move 4I/5 > L60");
            }
        }
        const auto before = entries();
        INFO("the button says: " << app::to_utf8(dynamic_cast<wxButton&>(hand.see("guide.next")).GetLabelText())
                                 << "; the notice says: " << app::to_utf8(hand.notice()));
        hand.key(WXK_F4);
        REQUIRE(wait_until([&] { return entries() > before; }));
        look_up();
    }
    CHECK(table.state().turn.number == 2);
    CHECK(table.state().turn.side == Side::Axis);
    CHECK(table.session().verify().sound());
    hand.frame().close_game();
}

TEST_CASE("a new game of Afrika Korps with its own depth and rules; a file that cannot be made leaves nothing",
          "[afrika_korps][window][rule:AK-AMB-9]") {
    const Folder folder;
    Hand hand;
    hand.in_dialog(
        "afrika_korps.new_game", [&] { hand.click("welcome.new.afrika_korps"); },
        [&] {
            hand.key(WXK_F1);
            CHECK(wait_until([&] { return hand.notice().Contains("AK-SET-3"); }));
            dynamic_cast<wxBookCtrlBase&>(hand.see("afrika_korps.new_game.pages")).SetSelection(1);
            hand.select("afrika_korps.new_game.depth", "Books: calendar, supply, reinforcements and losses");
            hand.click("afrika_korps.new_game.control_in_own_turns");
            dynamic_cast<wxBookCtrlBase&>(hand.see("afrika_korps.new_game.pages")).SetSelection(0);
            hand.type("afrika_korps.new_game.file", (folder / "no" / "such" / "folder").string());
            hand.click("afrika_korps.new_game.begin");
            CHECK(wait_until([&] { return !hand.notice().empty() && !hand.notice().Contains("AK-SET-3"); }));
            hand.type("afrika_korps.new_game.file", (folder / "books.intendant").string());
            hand.click("afrika_korps.new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    CHECK(afrika_korps_table(hand).state().options == Options{.depth = Depth::Books, .control_in_own_turns = true});
    hand.frame().close_game();
}

TEST_CASE("a stocktake of Afrika Korps lists the differences and books them with a reason", "[afrika_korps][window][rule:AK-GEN-4]") {
    AfrikaKorpsGame game;
    const auto before = game.state();
    const auto differences = [&] { return dynamic_cast<app::RowList&>(game.hand.see("afrika_korps.stocktake.differences")).rows(); };
    const auto note = [&](const std::string& unit, const std::string& place) {
        game.hand.type("afrika_korps.stocktake.unit", unit);
        game.hand.type("afrika_korps.stocktake.place", place);
        game.hand.click("afrika_korps.stocktake.set");
    };
    game.booked([&] {
        game.hand.in_dialog(
            "afrika_korps.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
            [&] {
                note("21/5", "K27");
                note("7A/2", "eliminated");
                note("Brescia", "W6"); // it stands there
                REQUIRE(differences().size() == 2);
                CHECK(differences()[0].cells == std::vector<wxString>{"21/5", "W6 El Agheila", "K27"});
                CHECK(differences()[1].cells == std::vector<wxString>{"7A/2", "I48", "eliminated"});
                game.hand.click("afrika_korps.stocktake.book");
                CHECK(wait_until([&] { return game.hand.notice().Contains("Say why"); }));
                game.hand.type("afrika_korps.stocktake.reason", "recounted");
                game.hand.click("afrika_korps.stocktake.book");
            });
    });
    CHECK(game.piece("21/5").hex == game.table().tables().find("K27"));
    CHECK(game.piece("7A/2").status == Status::Eliminated);
    game.booked([&] { game.hand.key('Z', wxMOD_CONTROL); });
    CHECK(game.state() == before);
}

TEST_CASE("a stocktake of Afrika Korps refuses what cannot be, and asks before it loses what was counted", "[afrika_korps][window]") {
    AfrikaKorpsGame game;
    const auto entries = game.entries();
    game.hand.in_dialog(
        "afrika_korps.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            game.hand.type("afrika_korps.stocktake.unit", "99/9");
            game.hand.click("afrika_korps.stocktake.set");
            CHECK(wait_until([&] { return game.hand.notice().Contains("99/9"); }));
            game.hand.type("afrika_korps.stocktake.unit", "21/5");
            game.hand.type("afrika_korps.stocktake.place", "A5"); // sea
            game.hand.click("afrika_korps.stocktake.set");
            game.hand.type("afrika_korps.stocktake.reason", "recounted");
            CHECK(dynamic_cast<app::RowList&>(game.hand.see("afrika_korps.stocktake.differences")).rows().size() == 1);
            game.hand.click("afrika_korps.stocktake.book");
            const bool told = wait_until([&] { return game.hand.notice().Contains("AK-MOV-4"); });
            INFO("the notice says: " << app::to_utf8(game.hand.notice()));
            CHECK(told);
            game.hand.click("cancel");
            CHECK(wait_until([&] { return game.hand.notice().Contains("is not booked yet"); }));
            game.hand.click("notice.act");
        });
    CHECK(game.entries() == entries);
}
