#include "app/widgets/row_list.hpp"
#include "app/widgets/share_bar.hpp"
#include "model/axis_allies/luck.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/stattext.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

const app::RowList::Row& row_of(const Hand& hand, const wxString& table, const std::string& key) {
    auto* const list = dynamic_cast<app::RowList*>(&hand.see(table));
    REQUIRE(list != nullptr);
    for (const auto& row : list->rows()) {
        if (row.key == key) {
            return row;
        }
    }
    FAIL("there is no row " << key);
    return list->rows().front();
}

} // namespace

TEST_CASE("the page of luck shows each battle and the game, says when the dice are too few, and follows undo",
          "[axis_allies][window][luck]") {
    Situation fighting;
    fighting.power = Power::Germany;
    fighting.action = Action::Combat;
    Options options;
    options.depth = Depth::BankAndBattles;
    const auto caucasus = *game_tables()->find("caucasus");
    OpenGame game(fighting, options,
                  {BeginBattle{.space = caucasus, .forces = {{Power::Germany, Unit::Armor, 12}, {Power::Ussr, Unit::Infantry, 2}}}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    // All twelve hit on 3: 1 in 4096.
    enter(hand, {Fire{.dice = {.source = core::DiceSource::Table, .faces = std::vector<int>(12, 1)}},
                 TakeLosses{.losses = {{Power::Ussr, Unit::Infantry, 2}}},
                 Fire{.dice = {.source = core::DiceSource::Hits, .faces = {}, .hits = 0}}});
    REQUIRE_FALSE(hand.session().state().battle.has_value());
    auto* const news = dynamic_cast<wxStaticText*>(&hand.see("battle.news"));
    REQUIRE(news != nullptr);
    CHECK(news->GetLabelText().Contains("12 hits of 12 dice"));

    const auto there = [&] {
        hand.key('L', wxMOD_CONTROL);
        return wait_until([] { return wxWindow::FindWindowByName("luck")->IsShownOnScreen(); }, 700);
    };
    REQUIRE((there() || there() || there()));
    const auto attack = row_of(hand, "luck.powers", "germany/attack").cells;
    CHECK(attack[2] == "12");
    CHECK(attack[3] == "12");
    CHECK(attack[4] == "6.0");
    CHECK(attack[6] == app::percent(1.0 / 4096));
    CHECK(attack[7] == "lucky");
    const auto defence = row_of(hand, "luck.powers", "ussr/defence").cells;
    CHECK(defence[2] == "2");
    CHECK(defence[7] == "too few dice to tell");
    CHECK(row_of(hand, "luck.battles", "0/attack").cells[3] == "12");

    // The defender's throw is taken back: the battle goes on, on its board.
    hand.key('Z', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return hand.session().state().battle.has_value(); }));
    hand.see("battle.dice.keys");
    REQUIRE((there() || there() || there()));
    auto* const powers = dynamic_cast<app::RowList*>(&hand.see("luck.powers"));
    CHECK(wait_until([&] { return powers->rows().size() == 1; }));
}
