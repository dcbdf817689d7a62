// All that the books of RisiKo! know, set right in the windows: the stocktake's pages, and a game that begins in the middle.

#include "app/widgets/row_list.hpp"
#include "tests/app/notebook.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::test;

namespace {

template <class Command> Command last_command(const app::rk::Table& table) {
    return std::get<Command>(db::RisikoSession::read(table.tables(), table.session().last_entries(1).front().entry.command));
}

/// Fills the page of the stocktake in, says why and books; gives what was booked.
Stocktake counted(RisikoGame& game, const wxString& page, const std::function<void(Hand&)>& fill) {
    booked(game.hand, [&] {
        game.hand.in_dialog(
            "risiko.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
            [&] {
                go_to_page(game.hand, "risiko.stocktake.pages", page);
                fill(game.hand);
                CHECK(wait_until([&] { return game.hand.see("risiko.stocktake.book").GetLabel() == "&Book the differences"; }));
                game.hand.type("risiko.stocktake.reason", "after the break");
                game.hand.click("risiko.stocktake.book");
            });
    });
    return last_command<Stocktake>(game.table());
}

} // namespace

TEST_CASE("a board of RisiKo! that was counted and is right is offered as that", "[risiko][window][rule:RK-GEN-6]") {
    RisikoGame game({.ending = EndingRule::TimeAttackClock, .minutes = 60});
    const auto before = game.state();
    booked(game.hand, [&] {
        game.hand.in_dialog(
            "risiko.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
            [&] {
                CHECK(wait_until([&] { return game.hand.see("risiko.stocktake.book").GetLabel() == "Coun&ted, and right"; }));
                game.hand.click("risiko.stocktake.book");
            });
    });
    CHECK(game.state() == before);
    const auto command = last_command<Stocktake>(game.table());
    CHECK(command.tracks.empty());
    CHECK_FALSE(command.turn);
    CHECK_FALSE(command.discards);
}

TEST_CASE("a stocktake of RisiKo! sets the tracks", "[risiko][window][rule:RK-GEN-6]") {
    RisikoGame game({.ending = EndingRule::TimeAttackClock, .minutes = 60});
    const auto placed = value_of(game.state(), Track::Placed);
    const auto command = counted(game, "Turn", [&](Hand& hand) {
        CHECK(dynamic_cast<wxSpinCtrl&>(hand.see("risiko.stocktake.placed")).GetValue() == placed);
        hand.type("risiko.stocktake.round", "5");
        hand.type("risiko.stocktake.placed", std::to_string(placed - 1));
        hand.type("risiko.stocktake.sets", "1");
        hand.type("risiko.stocktake.conquests", "2");
        hand.type("risiko.stocktake.reshuffles", "3");
        hand.type("risiko.stocktake.clock", "25");
    });
    const auto track = [&](Track which) {
        const auto row = std::ranges::find(command.tracks, which, &TrackRow::track);
        REQUIRE(row != command.tracks.end());
        CHECK(value_of(game.state(), which) == row->value);
        return row->value;
    };
    CHECK(command.tracks.size() == 6);
    CHECK(track(Track::Round) == 5);
    CHECK(track(Track::Placed) == placed - 1);
    CHECK(track(Track::Sets) == 1);
    CHECK(track(Track::Conquests) == 2);
    CHECK(track(Track::Reshuffles) == 3);
    CHECK(track(Track::Clock) == 25 * 60);
    CHECK_FALSE(command.turn);
}

TEST_CASE("a stocktake of RisiKo! says whose turn it is", "[risiko][window][rule:RK-TRN-5]") {
    RisikoGame game;
    const auto command = counted(game, "Turn", [](Hand& hand) { hand.select("risiko.stocktake.turn", "Green"); });
    CHECK(command.turn == Colour::Green);
    CHECK(command.tracks.empty());
    CHECK(game.state().turn.player == Colour::Green);
}

TEST_CASE("a stocktake of RisiKo! tells the discards and the cards that were shown", "[risiko][window][rule:RK-CRD-2][rule:RK-CRD-7]") {
    RisikoGame game;
    const CardId china{game.territory("cina").index};
    const CardId siam{game.territory("siam").index};
    auto command = counted(game, "Cards", [](Hand& hand) {
        hand.type("risiko.stocktake.hand.blue", "2");
        go_to_page(hand, "risiko.stocktake.pages", "Cards seen");
        hand.type("risiko.stocktake.seen.card", "cina");
        hand.select("risiko.stocktake.seen.place", "among the discards");
        hand.click("risiko.stocktake.seen.set");
        hand.type("risiko.stocktake.seen.card", "siam");
        hand.select("risiko.stocktake.seen.place", "shown by Blue, and still held");
        hand.click("risiko.stocktake.seen.set");
    });
    CHECK(command.discards == std::vector{china});
    CHECK(command.shown == std::vector<ShownRow>{{Colour::Blue, {siam}}});
    CHECK(game.state().discards == std::vector{china});
    CHECK(find_player(game.state(), Colour::Blue)->known == std::vector{siam});
    command = counted(game, "Cards seen", [](Hand& hand) { // what the books hold stands there, and goes
        auto& seen = dynamic_cast<app::RowList&>(hand.see("risiko.stocktake.seen"));
        REQUIRE(seen.rows().size() == 2);
        hand.click_row("risiko.stocktake.seen", "siam");
        CHECK(dynamic_cast<wxChoice&>(hand.see("risiko.stocktake.seen.place")).GetStringSelection() == "shown by Blue, and still held");
        hand.select("risiko.stocktake.seen.place", "not seen: in the deck or a hand");
        hand.click("risiko.stocktake.seen.set");
        CHECK(seen.rows().size() == 2);
    });
    CHECK_FALSE(command.discards);
    CHECK(command.shown == std::vector<ShownRow>{{Colour::Blue, {}}});
    CHECK(find_player(game.state(), Colour::Blue)->known.empty());
}

TEST_CASE("a stocktake of RisiKo! brings back a player who is in the game after all", "[risiko][window][rule:RK-ELI-1]") {
    RisikoGame game;
    counted(game, "Territories", [](Hand& hand) { // green had Peru alone
        hand.select("risiko.stocktake.owner.peru", "Blue");
        hand.select("risiko.stocktake.victor", "Blue");
        go_to_page(hand, "risiko.stocktake.pages", "Turn");
        hand.type("risiko.stocktake.round", "5"); // until the fourth nobody is out
    });
    REQUIRE_FALSE(find_player(game.state(), Colour::Green)->in_game());
    SECTION("said") {
        const auto command = counted(game, "Turn", [](Hand& hand) {
            CHECK_FALSE(dynamic_cast<wxCheckBox&>(hand.see("risiko.stocktake.back.green")).GetValue());
            hand.click("risiko.stocktake.back.green");
            go_to_page(hand, "risiko.stocktake.pages", "Territories");
            hand.select("risiko.stocktake.owner.peru", "Green");
        });
        CHECK(command.back == std::vector{Colour::Green});
        CHECK(command.eliminated.empty());
    }
    SECTION("meant: he holds a territory") {
        const auto command = counted(game, "Territories", [](Hand& hand) { hand.select("risiko.stocktake.owner.peru", "Green"); });
        CHECK(command.back == std::vector{Colour::Green});
    }
    CHECK(find_player(game.state(), Colour::Green)->in_game());
    CHECK(game.state()[game.territory("peru")].owner == Colour::Green);
}

TEST_CASE("a table of RisiKo! that has already played types where it stands and begins there", "[risiko][window][rule:RK-GEN-5]") {
    const Folder folder;
    Hand hand;
    const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/risiko");
    hand.in_dialog(
        "risiko.new_game", [&] { hand.click("welcome.new.risiko"); },
        [&] {
            hand.type("risiko.new_game.players", "Anna, Bruno, Carla");
            hand.type("risiko.new_game.file", (folder / "middle.intendant").string());
            hand.select("risiko.new_game.first", "Carla");
            go_to_page(hand, "risiko.new_game.pages", "Territories");
            for (const auto& territory : tables->territories) { // the page is long, and a mouse slow
                if (territory.id == tables->territories.front().id) {
                    continue;
                }
                auto& owner = dynamic_cast<wxChoice&>(*wxWindow::FindWindowByName("risiko.situation.owner." + app::to_wx(territory.id)));
                owner.SetStringSelection(territory.id == "peru" ? "Green" : territory.id == "cina" ? "Blue" : "Red");
            }
            const auto front = app::to_wx(tables->territories.front().id);
            hand.type("risiko.situation.armies." + front, "7");
            hand.select("risiko.situation.owner." + front, "Red");
            CHECK(dynamic_cast<wxSpinCtrl&>(hand.see("risiko.situation.armies." + front)).GetValue() == 7);
            go_to_page(hand, "risiko.new_game.pages", "Situation");
            CHECK(dynamic_cast<wxCheckBox&>(hand.see("risiko.situation.played")).GetValue());
            hand.type("risiko.situation.round", "4");
            hand.select("risiko.situation.player", "Blue");
            hand.type("risiko.situation.reshuffles", "1");
            hand.type("risiko.situation.hand.2", "2");
            go_to_page(hand, "risiko.new_game.pages", "Discards");
            hand.type("risiko.situation.seen.card", "siam");
            hand.click("risiko.situation.seen.set");
            hand.click("risiko.new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto command = last_command<BeginGame>(risiko_table(hand));
    CHECK(command.first == Colour::Green);
    REQUIRE(command.situation);
    CHECK(command.situation->round == 4);
    CHECK(command.situation->player == Colour::Blue);
    CHECK(command.situation->holdings.size() == tables->territories.size());
    CHECK(std::ranges::find(command.situation->holdings, *tables->find(tables->territories.front().id), &HoldingRow::territory)->armies ==
          7);
    CHECK(command.situation->hands == std::vector<InHand>{{Colour::Blue, 2}});
    CHECK(command.situation->discards == std::vector{CardId{tables->find("siam")->index}});
    CHECK(command.situation->reshuffles == 1);
    CHECK(risiko_table(hand).state().turn.player == Colour::Blue);
    hand.frame().close_game();
}

TEST_CASE("a board without a connection is said when a game of RisiKo! begins", "[risiko][window][rule:RK-MAP-5][rule:RK-GEN-3]") {
    const Folder folder;
    Hand hand;
    const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/risiko");
    const auto word = [&](std::string_view id) { return app::rk::word(*tables, *tables->find(id)); };
    hand.in_dialog(
        "risiko.new_game", [&] { hand.click("welcome.new.risiko"); },
        [&] {
            hand.type("risiko.new_game.players", "Anna, Bruno, Carla");
            hand.type("risiko.new_game.file", (folder / "board.intendant").string());
            go_to_page(hand, "risiko.new_game.pages", "Board");
            auto& list = dynamic_cast<app::RowList&>(hand.see("risiko.new_game.connections"));
            REQUIRE(list.rows().size() == tables->connections.size());
            const auto row = [&](const wxString& a, const wxString& b) {
                return std::ranges::find(list.rows(), a + " - " + b, [](const auto& each) { return each.cells.front(); });
            };
            const auto gone = row(word("alaska"), word("kamchatka"));
            const auto kept = row(word("brasile"), word("peru"));
            REQUIRE(gone != list.rows().end());
            REQUIRE(kept != list.rows().end());
            const auto keys = std::pair{gone->key, kept->key};
            list.select(keys.first);
            hand.click("risiko.new_game.connections.turn");
            CHECK(wait_until([&] { return row(word("alaska"), word("kamchatka"))->cells.back() == "no"; }));
            list.select(keys.second); // and one that is given back
            hand.click("risiko.new_game.connections.turn");
            CHECK(wait_until([&] { return row(word("brasile"), word("peru"))->cells.back() == "no"; }));
            hand.click("risiko.new_game.connections.turn");
            CHECK(wait_until([&] { return row(word("brasile"), word("peru"))->cells.back() == "yes"; }));
            hand.click("risiko.new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& state = risiko_table(hand).state();
    REQUIRE(state.switched_off.size() == 1);
    CHECK(joins(state.switched_off.front(), *tables->find("alaska"), *tables->find("kamchatka")));
    hand.frame().close_game();
}

TEST_CASE("a board on which a territory cannot be reached begins when the table says why", "[risiko][window][rule:RK-MAP-6]") {
    const Folder folder;
    Hand hand;
    const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/risiko");
    const auto file = folder / "island.intendant";
    hand.in_dialog(
        "risiko.new_game", [&] { hand.click("welcome.new.risiko"); },
        [&] {
            hand.type("risiko.new_game.players", "Anna, Bruno, Carla");
            hand.type("risiko.new_game.file", file.string());
            go_to_page(hand, "risiko.new_game.pages", "Board");
            auto& list = dynamic_cast<app::RowList&>(hand.see("risiko.new_game.connections"));
            const auto japan = *tables->find("giappone");
            for (std::size_t i = 0; i < tables->connections.size(); ++i) {
                if (tables->connections[i].a == japan || tables->connections[i].b == japan) {
                    list.select(std::to_string(i));
                    hand.click("risiko.new_game.connections.turn");
                }
            }
            hand.click("risiko.new_game.begin");
            CHECK(wait_until([&] { return hand.notice().Contains("RK-MAP-6"); }));
            CHECK_FALSE(std::filesystem::exists(file)); // nothing is left of what has not begun
            hand.type("notice.reason", "an island of our own");
            hand.click("notice.book_anyway");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    CHECK(risiko_table(hand).state().switched_off.size() == 2);
    hand.frame().close_game();
}
