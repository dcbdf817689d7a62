// RisiKo! on the desk: five players are set up and two turns are played with typed dice; what is booked is undone and proved.

#include "app/base/layout.hpp"
#include "app/board/canvas.hpp"
#include "app/desk/table_display.hpp"
#include "app/risiko/map/board_page.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/button.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::test;

namespace {

const app::rk::Table& table(const Hand& hand) { return risiko_table(hand); }

void place(Hand& hand, TerritoryId id, int armies) {
    booked(hand, [&] {
        hand.type("risiko.place." + app::to_wx(table(hand).tables()[id].id), std::to_string(armies));
        hand.click("risiko.place.book");
    });
}

/// A base of the player with a neighbour of somebody else, the first of the list so that its field is in sight.
std::pair<TerritoryId, TerritoryId> front(const State& state) {
    for (const auto base : territories_of(state, state.turn.player)) {
        for (const auto target : neighbours(state, base)) {
            if (state[target].owner != state.turn.player) {
                return {base, target};
            }
        }
    }
    FAIL("nobody to attack");
    return {};
}

void begin(Hand& hand, const std::filesystem::path& file) {
    hand.in_dialog(
        "risiko.new_game", [&] { hand.click("welcome.new.risiko"); },
        [&] {
            hand.type("risiko.new_game.file", file.string());
            hand.type("risiko.new_game.players", "Anna, Bruno, Carla, Dario, Elena");
            hand.click("risiko.new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
}

wxString label(const Hand& hand, const wxString& name) {
    auto* const text = dynamic_cast<wxStaticText*>(&hand.see(name));
    REQUIRE(text != nullptr);
    return text->GetLabelText();
}

/// A throw of two dice against one, typed one key a die: it is booked with the last one.
void attack(Hand& hand, TerritoryId base, TerritoryId target) {
    const auto& tables = table(hand).tables();
    hand.type("risiko.attack.from", tables[base].id);
    hand.type("risiko.attack.to", tables[target].id);
    CHECK(label(hand, "risiko.attack.odds").Contains("falls in"));
    hand.type("risiko.attack.attacker", "2");
    hand.type("risiko.attack.defender", "1");
    booked(hand, [&] {
        hand.type("risiko.attack.dice", "66");
        hand.type("risiko.attack.defence", "1");
    });
}

} // namespace

TEST_CASE("five players are set up and play two turns with typed dice", "[risiko][window]") {
    const Folder folder;
    Hand hand;
    begin(hand, folder / "five");
    REQUIRE(table(hand).state().players.size() == 5);
    CHECK(table(hand).state().players[0].player.name == "Anna");
    hand.key(WXK_F4); // nothing is typed: what is missing is said
    CHECK(wait_until([&] { return hand.notice().Contains("RK-SET-1"); }));
    booked(hand, [&] { hand.type("risiko.first.dice.keys", "36254"); }); // with the last die
    CHECK(table(hand).state().first == Colour::Blue);
    {
        // A click on the board deals a territory to the player whose line is written, another one takes it back.
        auto& board = dynamic_cast<app::rk::BoardPage&>(hand.see("risiko.board"));
        const auto line = [&](const char* colour) {
            return dynamic_cast<wxTextCtrl&>(hand.see(wxString{"risiko.deal."} + colour)).GetValue();
        };
        hand.see("risiko.deal.green").SetFocus();
        const auto& tables = table(hand).tables();
        for (const auto* const id : {"alaska", "siam"}) {
            board.on_territory(*tables.find(id));
        }
        CHECK(line("green") == "Alaska, Siam");
        CHECK(board.canvas().reach() == std::set<std::size_t>{tables.find("alaska")->index, tables.find("siam")->index});
        board.on_territory(*tables.find("alaska"));
        CHECK(line("green") == "Siam");
        CHECK(line("blue").empty());
    }
    {
        auto& program = dynamic_cast<wxButton&>(hand.see("risiko.deal.program"));
        const auto words = program.GetLabel();
        program.SetLabel("Words as long as they are in another language"); // then it stands below the other
        app::layout::refit(program.GetParent());
        CHECK(wait_until([&] { return program.GetScreenRect().GetRight() <= program.GetParent()->GetScreenRect().GetRight(); }));
        program.SetLabel(words);
        app::layout::refit(program.GetParent());
    }
    booked(hand, [&] { hand.click("risiko.deal.program"); });
    CHECK(dynamic_cast<app::rk::BoardPage&>(hand.see("risiko.board")).canvas().glowing().empty()); // all is new
    CHECK(table(hand).state().turn.phase == Phase::InitialArmies);
    hand.type("risiko.place." + table(hand).tables()[front(table(hand).state()).first].id, "3");
    booked(hand, [&] { hand.key(WXK_F4); });
    while (table(hand).state().turn.phase == Phase::InitialArmies) {
        const auto& state = table(hand).state();
        place(hand, front(state).first, std::min(3, find_player(state, state.turn.player)->to_place));
    }
    CHECK(table(hand).state().turn.round == 1);
    CHECK(table(hand).state().turn.player == Colour::Blue);

    for (int turn = 0; turn < 2; ++turn) {
        const auto player = table(hand).state().turn.player;
        const auto [base, target] = front(table(hand).state());
        place(hand, base, table(hand).state().turn.to_place());
        const auto armies = table(hand).state()[target].armies;
        attack(hand, base, target);
        CHECK(table(hand).state()[target].armies == (armies == 1 ? 2 : armies - 1));
        if (turn == 1) { // taken back, and done again
            const auto before = table(hand).state();
            booked(hand, [&] { hand.key('Z', wxMOD_CONTROL); });
            CHECK(table(hand).state()[target].armies == armies);
            booked(hand, [&] { hand.key('Z', wxMOD_CONTROL | wxMOD_SHIFT); });
            CHECK(table(hand).state() == before);
        }
        booked(hand, [&] { hand.click("risiko.turn.end"); });
        CHECK(table(hand).state().turn.player != player);
    }
    CHECK(table(hand).session().verify().sound());
    hand.page(WXK_F7, "risiko.players");
    CHECK(dynamic_cast<app::RowList&>(hand.see("risiko.players.list")).rows().size() == 5);
    hand.page(WXK_F11, "risiko.territories");
    CHECK(dynamic_cast<app::RowList&>(hand.see("risiko.territories.list")).rows().size() == 42);
    hand.key('L', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return dynamic_cast<app::RowList&>(hand.see("risiko.luck.attacks")).rows().size() == 2; }));
    hand.page(WXK_F2, "risiko.board");
    hand.frame().close_game();
}

TEST_CASE("what cannot be attacked is refused with its clause, and what breaks a clause waits for a reason", "[risiko][window]") {
    RisikoGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "risiko.turn");
    hand.type("risiko.attack.from", "venezuela");
    hand.type("risiko.attack.to", "peru");
    hand.type("risiko.attack.dice", "66");
    hand.type("risiko.attack.defence", "7");
    hand.click("risiko.attack.book");
    CHECK(game.refused_with("RK-ATK-9", 2));
    hand.type("risiko.attack.defence", "111"); // the last territory of green, in round 3
    CHECK(game.refused_with("RK-ELI-2", 2));
}

TEST_CASE("a throw typed by keyboard alone goes on by itself, a habitual Tab or not", "[risiko][window][keys]") {
    RisikoGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "risiko.turn");
    hand.type("risiko.attack.from", "cina");
    hand.type("risiko.attack.to", "siam");
    hand.type("risiko.attack.dice", "");
    for (const char face : {'6', '6', '6'}) {
        hand.key(face);
    }
    hand.key(WXK_TAB);
    booked(hand, [&] {
        for (const char face : {'1', '1', '1'}) {
            hand.key(face);
        }
    });
    CHECK(game.state()[game.territory("siam")].owner == Colour::Red);
}

TEST_CASE("a turn that goes on without an attack says so, and one press brings the attacks back", "[risiko][window]") {
    RisikoGame game;
    auto& hand = game.hand;
    booked(hand, [&] { hand.key(WXK_F4); });
    REQUIRE(game.state().turn.phase == Phase::StrategicMove);
    REQUIRE(wait_until([&] { return hand.notice().Contains("No territory was attacked"); }));
    booked(hand, [&] { hand.click("notice.act"); });
    CHECK(game.state().turn.phase == Phase::Reinforcement);
}

TEST_CASE("after a conquest nothing that was taken stays as a target, and an own territory is answered with its clause",
          "[risiko][window][rule:RK-ATK-1]") {
    RisikoGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "risiko.turn");
    hand.type("risiko.attack.from", "cina");
    hand.type("risiko.attack.to", "siam");
    booked(hand, [&] {
        hand.type("risiko.attack.dice", "666");
        hand.type("risiko.attack.defence", "111");
    });
    REQUIRE(game.state()[game.territory("siam")].owner == Colour::Red);
    const auto name_in = [&](const char* field) { return dynamic_cast<app::NameField&>(hand.see(field)).GetValue(); };
    CHECK(wait_until([&] { return name_in("risiko.attack.to").empty(); }));
    CHECK(name_in("risiko.attack.from") == "China");
    const auto entries = game.entries();
    hand.type("risiko.attack.to", "siam"); // it exists, and is one's own
    hand.type("risiko.attack.dice", "66");
    hand.type("risiko.attack.defence", "1");
    hand.click("risiko.attack.book");
    CHECK(game.refused_with("RK-ATK-1", entries));
    CHECK_FALSE(hand.notice().Contains("Nothing here is called"));
    hand.type("risiko.follow.armies", "2"); // more follow, from the form
    booked(hand, [&] { hand.key(WXK_RETURN); });
    CHECK(game.armies("siam") == 5);
    hand.type("risiko.attack.chain", "peru");
    booked(hand, [&] { hand.click("risiko.turn.end"); });
    REQUIRE(game.state().turn.player == Colour::Blue);                        // who has one territory, and nothing to place
    CHECK(wait_until([&] { return name_in("risiko.attack.from").empty(); })); // nothing of another one's turn
    CHECK(dynamic_cast<wxTextCtrl&>(hand.see("risiko.attack.chain")).GetValue().empty());
}

TEST_CASE("the move is typed in its form, which is empty afterwards, and a wrong one keeps what was typed",
          "[risiko][window][rule:RK-MOV-2]") {
    RisikoGame game;
    auto& hand = game.hand;
    booked(hand, [&] { hand.key(WXK_F4); });
    hand.type("risiko.move.from", "cina");
    hand.type("risiko.move.to", "peru");
    hand.click("risiko.move.book");
    CHECK(game.refused_with("RK-MOV-", game.entries()));
    CHECK(dynamic_cast<app::NameField&>(hand.see("risiko.move.to")).GetValue() == "Peru");
    hand.type("risiko.move.to", "mongolia");
    hand.type("risiko.move.armies", "2");
    booked(hand, [&] { hand.key(WXK_RETURN); });
    CHECK(game.armies("mongolia") == 5);
    CHECK(game.state().turn.moved);
}

TEST_CASE("the clock of TIME ATTACK is started from the sheet", "[risiko][window][evening][rule:RK-TA-2]") {
    RisikoGame game({.ending = EndingRule::TimeAttackClock, .minutes = 60});
    auto& hand = game.hand;
    hand.page(WXK_F5, "risiko.turn");
    booked(hand, [&] {
        hand.in_dialog(
            "risiko.clock", [&] { hand.click("risiko.clock.start"); }, [&] { hand.key(WXK_RETURN); });
    });
    CHECK(table(hand).state().clock.running);
    CHECK(wait_until([] { return !wxWindow::FindWindowByName("risiko.clock.start")->IsShown(); }));
}
