// What people stumbled over on the way home: aircraft that have still to land, troops that land and were not named.

#include "app/axis_allies/map/board_page.hpp"
#include "app/widgets/card_list.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"
#include "model/axis_allies/reach.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/axis_allies/situation_of.hpp"
#include "tests/app/look.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

const app::CardList& cards(Hand& hand, const wxString& name) { return dynamic_cast<app::CardList&>(hand.see(name)); }

wxString name_in(Hand& hand, const wxString& field) { return dynamic_cast<app::NameField&>(hand.see(field)).GetValue(); }

} // namespace

TEST_CASE("what is still to land is a button: it is taken up, where it took off stands ready, and Enter lands it",
          "[axis_allies][window][evening][rule:N-05]") {
    const auto home = test::space("united_kingdom");
    const auto away = test::space("germany");
    OpenGame game(situation_of(Power::Uk, Action::CombatMovement), {},
                  {MoveUnits{.units = {{Unit::Bomber, 1}}, .from = home, .to = away, .path = {}, .raid = true}, EndAction{}, EndAction{}});
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    REQUIRE(cards(hand, "turn.landings").rows().size() == 1);
    CHECK(cards(hand, "turn.landings").rows().front().words == wxString{L"1  Germany \u2192 United Kingdom"});
    CHECK_FALSE(wxWindow::FindWindowByName("turn.still")->IsShown()); // it is said once
    auto& landings = hand.see("turn.landings");
    landings.SetFocus();
    REQUIRE(wait_until([&] { return landings.HasFocus(); }));
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return name_in(hand, "move.to") == "United Kingdom"; }));
    CHECK(name_in(hand, "move.from") == "Germany");
    const auto& board = dynamic_cast<app::aa::BoardPage&>(hand.see("board"));
    CHECK(board.hand().from() == away);
    CHECK(board.hand().units() == std::vector<UnitCount>{{Unit::Bomber, 1}});
    take_picture("landing");
    look_up();
    const auto entries = hand.entries();
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.entries() == entries + 1; }));
    const auto& stacks = hand.session().state().stacks;
    CHECK(std::ranges::any_of(stacks, [&](const Stack& stack) {
        return stack.owner == Power::Uk && stack.unit == Unit::Bomber && stack.space == home && stack.moved > 0;
    }));
    CHECK(wait_until([] { return !wxWindow::FindWindowByName("turn.landings")->IsShown(); }));
    CHECK(board.hand().empty());
}

TEST_CASE("who fights names the troops that come ashore, and several pieces have their plural",
          "[axis_allies][window][evening][rule:C-41]") {
    const auto canada = test::space("eastern_canada");
    const auto coast = test::space("western_europe");
    const auto before = after(empty_state(game_tables()),
                              BeginGame{.options = {}, .players = {}, .situation = situation_of(Power::Uk, Action::CombatMovement)});
    REQUIRE(before);
    const auto plan = by_sea(*before, canada, {{Unit::Armor, 1}}, coast);
    REQUIRE(plan.size() == 3);
    auto commands = plan;
    commands.emplace_back(
        MoveUnits{.units = {{Unit::Bomber, 1}, {Unit::Fighter, 2}}, .from = test::space("united_kingdom"), .to = coast, .path = {}});
    OpenGame game(situation_of(Power::Uk, Action::CombatMovement), {}, commands);
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    CHECK(cards(hand, "turn.entered").rows().front().words == wxString{L"1 Bomber, 2 Fighters  United Kingdom \u2192 Western Europe"});
    hand.key(WXK_F4);
    const auto& pending = dynamic_cast<app::RowList&>(hand.see("combat.pending"));
    const auto& rows = pending.rows();
    const auto found = std::ranges::find(rows, "western_europe", &app::RowList::Row::key);
    REQUIRE(found != rows.end());
    INFO(app::to_utf8(found->cells.back()));
    CHECK(found->cells.back().Contains("1 Armor"));
    CHECK(found->cells.back().Contains("United Kingdom from "));
}
