// What happens now and then in a game, typed and clicked: a raid, a rocket, a bid, other rules, another depth.

#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/axis_allies/situation_of.hpp"

#include <wx/checkbox.h>
#include <wx/stattext.h>

#include <set>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

core::Throw faces(std::vector<int> thrown) {
    core::Throw dice;
    dice.faces = std::move(thrown);
    return dice;
}

core::Money treasury(const Hand& hand, Power power) { return hand.session().state().powers[power].treasury; }

wxString label(Hand& hand, const wxString& name) {
    auto text = dynamic_cast<wxStaticText&>(hand.see(name)).GetLabelText();
    text.Replace("\n", " ");
    return text;
}

} // namespace

TEST_CASE("bombers fly to a raid, the gun fires at them, and what is left is paid for in dice",
          "[axis_allies][window][rule:C-143][rule:C-144]") {
    auto raiding = situation_of(Power::Germany, Action::CombatMovement);
    raiding.units = {{space("germany"), Power::Germany, Unit::Bomber, 3}};
    OpenGame game(raiding);
    auto& hand = game.hand;
    const auto london = space("united_kingdom");
    const auto before = treasury(hand, Power::Uk);

    enter(hand, MoveUnits{.units = {{Unit::Bomber, 3}}, .from = space("germany"), .to = london, .path = {}, .raid = true});
    enter(hand, EndAction{});
    enter(hand, BeginBattle{.space = london, .raid = true, .forces = {}});
    REQUIRE(hand.session().state().battle.has_value());
    CHECK(label(hand, "battle.title").Contains("raid"));
    CHECK(hand.session().state().battle->step == BattleStep::AaFire);
    enter(hand, Fire{.dice = faces({1, 4, 6}), .power = {}, .column = {}});
    REQUIRE(hand.session().state().battle->owed.has_value());
    enter(hand, TakeLosses{.losses = {{Power::Germany, Unit::Bomber, 1, {}}}});
    CHECK(count_of(hand.session().state(), london, Power::Germany, Unit::Bomber) == 2);
    CHECK(hand.session().state().battle->step == BattleStep::RaidDamage);
    enter(hand, Fire{.dice = faces({3, 5}), .power = {}, .column = {}});

    CHECK(treasury(hand, Power::Uk).amount == before.amount - 8);
    CHECK_FALSE(hand.session().state().battle.has_value());
    CHECK(label(hand, "battle.news").Contains("8 IPC"));
    CHECK(hand.session().verify().sound());
}

TEST_CASE("a rocket is fired from the battle board, once a turn", "[axis_allies][window][rule:C-160][rule:C-162]") {
    auto fighting = situation_of(Power::Germany, Action::Combat);
    fighting.weapons = {{Power::Germany, Weapon::Rockets}};
    OpenGame game(fighting);
    auto& hand = game.hand;
    const auto before = treasury(hand, Power::Uk);
    hand.page(WXK_F6, "battle");

    // Too far away: the table would have to say why.
    hand.type("rocket.from", "southern_europe");
    hand.type("rocket.target", "eastern_usa");
    hand.type("rocket.dice.keys", "5");
    REQUIRE(game.refused_with("C-161"));
    hand.click("notice.dismiss");

    hand.type("rocket.from", "germany");
    hand.type("rocket.target", "united_kingdom");
    hand.type("rocket.dice.keys", "5");
    REQUIRE(wait_until([&] { return hand.entries() == 2; }));
    CHECK(treasury(hand, Power::Uk).amount == before.amount - 5);
    CHECK(label(hand, "rocket.news").Contains("5 IPC"));
    CHECK(wait_until([&] { return !wxWindow::FindWindowByName("rocket.dice")->IsShownOnScreen(); }));

    hand.key('Z', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return hand.entries() == 3; }));
    CHECK(treasury(hand, Power::Uk) == before);
    hand.see("rocket.dice");
}

TEST_CASE("a bid is booked before the first turn, and its place goes with it", "[axis_allies][window][rule:S-26]") {
    OpenGame game;
    auto& hand = game.hand;
    const auto before = treasury(hand, Power::Japan);
    const auto manchuria = space("manchuria");
    const auto infantry = count_of(hand.session().state(), manchuria, Power::Japan, Unit::Infantry);
    hand.page(WXK_F7, "bank");
    hand.click_row("bank.powers", "japan");
    hand.click("bid.book");
    REQUIRE(game.refused_with("empty"));
    hand.click("notice.dismiss");
    hand.type("bid.amount", "3+4");
    hand.type("bid.count", "2");
    hand.type("bid.unit", "infantry");
    hand.type("bid.space", "manchuria");
    hand.click("bid.book");
    REQUIRE(wait_until([&] { return hand.entries() == 2; }));
    CHECK(treasury(hand, Power::Japan).amount == before.amount + 7);
    CHECK(count_of(hand.session().state(), manchuria, Power::Japan, Unit::Infantry) == infantry + 2);

    enter(hand, BuyUnits{.units = {{Unit::Infantry, 1}}});
    hand.page(WXK_F7, "bank");
    CHECK_FALSE(wxWindow::FindWindowByName("bid.book")->IsShownOnScreen());
}

TEST_CASE("a rule changes in mid-game with a reason, which the log keeps, and the change can be taken back",
          "[axis_allies][window][rule:S-26]") {
    OpenGame game;
    auto& hand = game.hand;
    enter(hand, BuyUnits{.units = {{Unit::Infantry, 2}}});
    hand.page(WXK_F12, "options");
    hand.click("options.switch.no_new_complexes");
    hand.click("options.change");
    CHECK(wait_until([&] { return hand.notice().Contains("why the table changes"); }));
    CHECK(hand.entries() == 2);
    hand.type("options.reason", "too many factories");
    hand.click("options.change");
    REQUIRE(wait_until([&] { return hand.entries() == 3; }));
    CHECK(hand.session().state().options.no_new_complexes);
    CHECK(hand.session().log().back().entry.command.find("too many factories") != std::string::npos);

    // The new rule is in force at once.
    hand.page(WXK_F5, "turn");
    hand.type("purchase.count.industrial_complex", "1");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.notice().Contains("O-05"); }));
    hand.click("notice.dismiss");

    // What is still typed goes first.
    hand.key('Z', wxMOD_CONTROL);
    if (!wait_until([&] { return hand.entries() == 4; }, 500)) {
        hand.key('Z', wxMOD_CONTROL);
    }
    REQUIRE(wait_until([&] { return hand.entries() == 4; }));
    CHECK_FALSE(hand.session().state().options.no_new_complexes);
    hand.page(WXK_F12, "options");
    CHECK_FALSE(dynamic_cast<wxCheckBox&>(hand.see("options.switch.no_new_complexes")).GetValue());
}

TEST_CASE("a move says the way that the program found, and which clause stands in it when there is none",
          "[axis_allies][window][rule:M-20][rule:M-24]") {
    auto moving = situation_of(Power::Germany, Action::CombatMovement);
    moving.units = {{space("eastern_europe"), Power::Germany, Unit::Armor, 3}, {space("ukraine_ssr"), Power::Ussr, Unit::Infantry, 2}};
    for (const auto unit : {Unit::Infantry, Unit::Armor, Unit::Fighter}) { // who stood there is gone
        moving.units.push_back({space("ukraine_ssr"), Power::Germany, unit, 0});
    }
    moving.controllers = {{space("ukraine_ssr"), Power::Ussr}};
    OpenGame game(moving);
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    hand.type("move.from", "eastern_europe");
    hand.type("move.count.armor", "1");
    hand.type("move.to", "karelia_ssr");
    CHECK(wait_until([&] { return label(hand, "move.preview").Contains(L"The way, 1 space: Eastern Europe \u2192 Karelia"); }));
    CHECK_FALSE(wxWindow::FindWindowByName("move.against")->IsShown());

    hand.type("move.to", "caucasus");
    CHECK(wait_until([&] {
        return label(hand, "move.preview").Contains("Not legal, 2 spaces: Eastern Europe") &&
               label(hand, "move.preview").Contains(L"\u2192 Caucasus");
    }));
    CHECK(label(hand, "move.preview").Contains("M-24"));
    hand.click("move.against.M-24");
    hand.see("help");
    CHECK(hand.entries() == 1);
}

TEST_CASE("from the bank alone to the full board and back, and a stocktake puts the pieces right",
          "[axis_allies][window][rule:S-26][rule:B-06]") {
    Options bank;
    bank.depth = Depth::Bank;
    OpenGame game({}, bank);
    auto& hand = game.hand;
    const auto change_to = [&](const wxString& depth, std::int64_t entries) {
        hand.page(WXK_F12, "options");
        hand.select("options.switch.depth", depth);
        hand.type("options.reason", "we agreed");
        hand.click("options.change");
        REQUIRE(wait_until([&] { return hand.entries() == entries; }));
    };
    enter(hand, BuyUnits{.units = {{Unit::Infantry, 1}}});
    change_to("Full board: what stands where, with movement checks", 3);
    CHECK(hand.session().state().options.depth == Depth::FullBoard);

    // Coming to the full board, the window offers to take stock.
    const auto russia = space("russia");
    const auto infantry = count_of(hand.session().state(), russia, Power::Ussr, Unit::Infantry);
    hand.in_dialog(
        "stocktake", [&] { hand.click("notice.act"); },
        [&] {
            hand.type("deployment.space", "russia");
            hand.type("deployment.unit", "infantry");
            hand.type("deployment.count", std::to_string(infantry + 3));
            hand.click("deployment.set");
            hand.type("stocktake.reason", "we kept no board until now");
            hand.click("stocktake.book");
        });
    REQUIRE(wait_until([&] { return hand.entries() == 4; }));
    CHECK(count_of(hand.session().state(), russia, Power::Ussr, Unit::Infantry) == infantry + 3);

    change_to("Bank: money, production chart, technology", 5);
    CHECK(hand.session().state().options.depth == Depth::Bank);
    CHECK(hand.notice().empty());
    CHECK(count_of(hand.session().state(), russia, Power::Ussr, Unit::Infantry) == infantry + 3);
    CHECK(hand.session().verify().sound());
}

TEST_CASE("the bank opens on the power whose turn it is, and goes on with the turn", "[axis_allies][window][figures]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 55); // to income
    Hand hand;
    hand.open(folder / "game.intendant");
    hand.key(WXK_RETURN);
    const auto chosen = [&] { return dynamic_cast<app::RowList&>(hand.see("bank.powers")).selected(); };
    hand.page(WXK_F7, "bank");
    CHECK(chosen() == "japan");
    hand.click_row("bank.powers", "germany");
    enter(hand, EndAction{});
    const auto next = hand.session().state().turn.power;
    REQUIRE(next != Power::Japan);
    hand.page(WXK_F7, "bank");
    CHECK(chosen() == id_of(next));
    hand.frame().close_game();
}

TEST_CASE("of the spaces to place in the lawful ones are offered, and any other is understood", "[axis_allies][window]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 52); // to placement, a fighter and a submarine wait
    Hand hand;
    hand.open(folder / "game.intendant");
    hand.key(WXK_RETURN);
    hand.page(WXK_F5, "turn");
    auto& field = dynamic_cast<app::NameField&>(hand.see("place.space"));
    REQUIRE(field.GetCount() == 2);
    CHECK(std::set{field.GetString(0), field.GetString(1)} == std::set<wxString>{"Japan", "Sea of Japan"});
    hand.type("place.space", "manchuria");
    CHECK(field.chosen() == "manchuria");
    hand.frame().close_game();
}
