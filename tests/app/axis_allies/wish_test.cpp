// No gesture changes what was wished: a raid stays one on its way over the board, and nothing of another power stands in a form.

#include "app/base/text.hpp"
#include "app/widgets/name_field.hpp"
#include "tests/app/axis_allies/board_game.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/choice.h>
#include <wx/stattext.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::test;
using namespace intendant::axis_allies;

namespace {

bool raiding(const State& state) {
    return std::ranges::any_of(pending_battles(state), [](const PendingBattle& battle) { return battle.kind == BattleKind::Raid; });
}

wxString way(Hand& hand) { return dynamic_cast<wxChoice&>(hand.see("move.way")).GetStringSelection(); }

void drag_bomber(BoardGame& game, const std::string& to) {
    game.page().select(BoardGame::space("germany"));
    game.settle();
    game.drag(game.middle_of("germany", "germany/bomber"), game.canvas().place_of(BoardGame::space(to).index));
}

} // namespace

TEST_CASE("a raid that was chosen stays one when the bomber is dragged, and the log says so", "[axis_allies][window][board][rule:C-140]") {
    BoardGame game;
    auto& hand = game.hand;
    hand.select("move.way", "Fly to a bombing raid");
    drag_bomber(game, "united_kingdom");
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    REQUIRE(wait_until([&] { return hand.entries() == 2; }));
    CHECK(raiding(game.state()));
    CHECK(hand.session().in_english(hand.session().file().entries(2, 2).front()).find("on a bombing raid") != std::string::npos);
    CHECK(wait_until([&] { return way(hand) == "Move"; })); // the next move is one
}

TEST_CASE("bombers alone that are dragged onto an enemy complex are asked for: a raid or an attack",
          "[axis_allies][window][board][rule:C-140]") {
    const bool raid = GENERATE(true, false);
    BoardGame game;
    auto& hand = game.hand;
    drag_bomber(game, "united_kingdom");
    hand.see("notice.other");
    CHECK(hand.entries() == 1);
    CHECK(hand.notice().Contains("a bombing raid on the industrial complex, or an attack?"));
    hand.click(raid ? "notice.act" : "notice.other");
    REQUIRE(wait_until([&] { return hand.entries() == 2; }));
    CHECK(raiding(game.state()) == raid);
    CHECK(hand.notice().empty());
}

TEST_CASE("a bomber that flies to where no complex stands is not asked for", "[axis_allies][window][board][rule:C-140]") {
    BoardGame game;
    drag_bomber(game, "ukraine_ssr");
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK_FALSE(raiding(game.state()));
}

TEST_CASE("what a raid brought is told as one, and its dice are added up", "[axis_allies][window][rule:C-143]") {
    Situation raid;
    raid.power = Power::Germany;
    raid.action = Action::CombatMovement;
    const auto space = [](const char* id) { return *game_tables()->find(id); };
    OpenGame game(
        raid, {},
        {MoveUnits{.units = {{Unit::Bomber, 1}}, .from = space("germany"), .to = space("united_kingdom"), .path = {}, .raid = true},
         EndAction{}, BeginBattle{.space = space("united_kingdom"), .raid = true, .forces = {}}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    hand.see("battle.dice.hits"); // the gun
    hand.type("battle.dice.keys", "6");
    REQUIRE(wait_until([&] { return hand.session().state().battle->step == BattleStep::RaidDamage; }));
    CHECK(wait_until([&] { return !wxWindow::FindWindowByName("battle.dice.hits")->IsShownOnScreen(); }));
    hand.type("battle.dice.keys", "4");
    REQUIRE(wait_until([&] { return !hand.session().state().battle.has_value(); }));
    auto news = dynamic_cast<wxStaticText&>(hand.see("battle.news")).GetLabelText();
    news.Replace("\n", " "); // wrapped
    INFO(app::to_utf8(news));
    CHECK(news.Contains("Germany bombs for 4 IPC."));
    CHECK(news.Contains("United Kingdom pays the bank 4 IPC."));
    CHECK(news.Contains("The bombing raid on United Kingdom is over."));
    CHECK_FALSE(news.Contains("column"));
    CHECK_FALSE(news.Contains("won"));
}

TEST_CASE("what the next power finds in its forms is not the one before's", "[axis_allies][window]") {
    Situation placing;
    placing.power = Power::Germany;
    placing.action = Action::CombatMovement;
    OpenGame game(placing);
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    hand.type("move.from", "germany");
    hand.type("move.to", "eastern_europe");
    for (int action = 0; action < 2; ++action) { // Combat, Non-combat
        hand.key(WXK_F4);
        REQUIRE(wait_until([&] { return hand.entries() == 2 + action; }));
    }
    hand.page(WXK_F5, "turn");
    CHECK(dynamic_cast<app::NameField&>(hand.see("move.from")).GetValue().empty());
    CHECK(dynamic_cast<app::NameField&>(hand.see("move.to")).GetValue().empty());
}

TEST_CASE("the board goes to the power whose turn it is", "[axis_allies][window][board]") {
    BoardGame game(Action::Income, Power::Germany);
    auto& hand = game.hand;
    const auto in_sight = [&](const char* id) {
        const auto at = game.canvas().place_of(BoardGame::space(id).index);
        return wxRect(game.canvas().GetClientSize()).Contains(at);
    };
    game.canvas().begin_at(BoardGame::space("japan").index);
    game.settle();
    CHECK_FALSE(in_sight("united_kingdom"));
    for (int step = 0; step < 2; ++step) { // income, and the next power
        hand.key(WXK_F4);
        REQUIRE(wait_until([&] { return hand.entries() == 2 + step; }));
    }
    REQUIRE(game.state().turn.power == Power::Uk);
    hand.page(WXK_F2, "board.canvas");
    CHECK(wait_until([&] { return in_sight("united_kingdom") && in_sight("germany"); }));
}
