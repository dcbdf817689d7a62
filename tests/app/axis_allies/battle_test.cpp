#include "app/axis_allies/battle/battle_columns.hpp"
#include "app/axis_allies/odds/loss_plans.hpp"
#include "app/axis_allies/odds/odds_panel.hpp"
#include "app/axis_allies/odds/odds_words.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/dice_faces.hpp"
#include "app/widgets/share_bar.hpp"
#include "app/widgets/step_strip.hpp"
#include "app/widgets/typed_on.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <map>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

Situation combat_of(Power power) {
    Situation situation;
    situation.empty_board = true;
    situation.power = power;
    situation.action = Action::Combat;
    return situation;
}

Options entered_forces() {
    Options options;
    options.depth = Depth::BankAndBattles;
    return options;
}

wxString text_of(const Hand& hand, const wxString& name) {
    auto* const label = dynamic_cast<wxStaticText*>(&hand.see(name));
    REQUIRE(label != nullptr);
    auto text = label->GetLabelText();
    text.Replace("\n", " ");
    return text;
}

/// The strip shows the step that the battle is in, what was done before it in the printed order, and what is to come.
std::vector<wxString> strip(const Hand& hand) {
    auto* const shown = dynamic_cast<app::StepStrip*>(&hand.see("battle.steps"));
    REQUIRE(shown != nullptr);
    std::vector<wxString> names;
    int now = 0;
    for (const auto& step : shown->steps()) {
        if (step.when == app::StepStrip::When::Now) {
            CHECK(step.tip.StartsWith(app::aa::word(hand.session().state().battle->step)));
            ++now;
        }
        CHECK((step.when == app::StepStrip::When::Done) == (now == 0));
        names.push_back(step.name);
    }
    CHECK(now == 1);
    return names;
}

/// Types a throw with this many hits for the column that throws now, and waits until it is booked.
void throw_dice(Hand& hand, int hits) {
    const auto group = hand.session().state().battle->to_fire.front();
    REQUIRE(hits <= group.dice);
    const auto before = hand.entries();
    hand.type("battle.dice.keys", std::string(static_cast<std::size_t>(hits), static_cast<char>('0' + group.column)) +
                                      std::string(static_cast<std::size_t>(group.dice - hits), '6'));
    REQUIRE(wait_until([&] { return hand.entries() > before; }));
}

/// Books the losses as they are shown.
void take_losses(Hand& hand) {
    hand.see("losses.take");
    REQUIRE(hand.session().state().battle->owed.has_value());
    const auto before = hand.entries();
    // Later than Return by habit would come.
    wait_until([] { return false; }, 600);
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.entries() > before; }));
}

const app::aa::OddsPanel& shown_odds(const Hand& hand, const wxString& name = "battle.odds") {
    auto* const panel = dynamic_cast<app::aa::OddsPanel*>(&hand.see(name));
    REQUIRE(panel != nullptr);
    REQUIRE(wait_until([&] { return panel->up_to_date(); }, 20000));
    return *panel;
}

std::vector<EnteredForce> fleets() {
    return {{Power::Japan, Unit::Submarine, 2}, {Power::Japan, Unit::Fighter, 1}, {Power::Japan, Unit::Battleship, 1},
            {Power::Usa, Unit::Submarine, 2},   {Power::Usa, Unit::Carrier, 1},   {Power::Usa, Unit::Fighter, 1}};
}

} // namespace

TEST_CASE("a battle on land is fought without the mouse, each step in its printed order", "[axis_allies][window][battle]") {
    OpenGame game(
        combat_of(Power::Germany), entered_forces(),
        {BeginBattle{.space = space("caucasus"),
                     .forces = {{Power::Germany, Unit::Infantry, 3}, {Power::Germany, Unit::Armor, 2}, {Power::Ussr, Unit::Infantry, 3}}}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    CHECK(strip(hand) == std::vector<wxString>{"Attacker fires", "Defender fires", "Decision"});
    throw_dice(hand, 1);
    CHECK(text_of(hand, "losses.what") == "The defender loses 1");
    take_losses(hand);
    CHECK(strip(hand) == std::vector<wxString>{"Attacker fires", "Defender fires", "Casualties leave", "Decision"});
    throw_dice(hand, 1);
    REQUIRE(hand.session().state().battle->owed.has_value());
    // Typing the defender's dice takes the losses that are shown: two behind the line and one before it throw.
    const auto before = hand.entries();
    hand.type("battle.dice.keys", "666");
    REQUIRE(wait_until([&] { return hand.entries() == before + 2; }));
    CHECK(hand.session().state().battle->step == BattleStep::Decision);
    CHECK(strip(hand) == std::vector<wxString>{"Attacker fires", "Defender fires", "Decision"});
    // Typing the next round's dice presses on.
    hand.type("battle.dice.keys", "666");
    REQUIRE(wait_until([&] { return hand.entries() == before + 4; }));
    CHECK(hand.session().state().battle->round == 2);
}

TEST_CASE("a battle on land ends in the same books as its commands", "[axis_allies][window][battle]") {
    const BeginBattle begin{
        .space = space("caucasus"),
        .forces = {{Power::Germany, Unit::Infantry, 3}, {Power::Germany, Unit::Armor, 2}, {Power::Ussr, Unit::Infantry, 3}}};
    const std::vector<Command> commands{
        Fire{.dice = {.source = core::DiceSource::Table, .faces = {1, 6, 6}}},    TakeLosses{.losses = {{Power::Ussr, Unit::Infantry, 1}}},
        Fire{.dice = {.source = core::DiceSource::Hits, .faces = {}, .hits = 1}}, TakeLosses{.losses = {{Power::Ussr, Unit::Infantry, 1}}},
        Fire{.dice = {.source = core::DiceSource::Table, .faces = {2, 5, 6}}},    TakeLosses{.losses = {{Power::Germany, Unit::Armor, 1}}},
    };
    OpenGame game(combat_of(Power::Germany), entered_forces(), {begin});
    enter(game.hand, commands);

    auto session = app::aa::Session::in_memory(game_tables());
    REQUIRE(session.book(BeginGame{.options = entered_forces(), .players = {}, .situation = combat_of(Power::Germany)}).booked);
    REQUIRE(session.book(begin, "the table says so").booked);
    for (const auto& command : commands) {
        REQUIRE(session.book(command).booked);
    }
    CHECK(game.hand.session().digest() == session.digest());
}

TEST_CASE("the table says which submarine withdraws", "[axis_allies][window][battle][rule:C-86][rule:C-88]") {
    Situation situation = combat_of(Power::Germany);
    situation.action = Action::CombatMovement;
    situation.empty_board = true;
    situation.units = {{space("sz_western_mediterranean"), Power::Germany, Unit::Submarine, 1},
                       {space("sz_united_kingdom"), Power::Germany, Unit::Submarine, 1},
                       {space("sz_spain"), Power::Uk, Unit::Battleship, 1}};
    std::vector<Command> commands;
    for (const auto* const from : {"sz_western_mediterranean", "sz_united_kingdom"}) {
        commands.push_back(MoveUnits{.units = {{Unit::Submarine, 1}}, .from = space(from), .to = space("sz_spain")});
    }
    commands.insert(commands.end(),
                    {EndAction{}, BeginBattle{.space = space("sz_spain")}, Fire{.dice = {.faces = {6, 6}}}, Fire{.dice = {.faces = {6}}}});
    OpenGame game(situation, {}, commands);
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    REQUIRE(hand.session().state().battle);
    REQUIRE(hand.session().state().battle->step == BattleStep::AttackerWithdrawal);
    hand.type("withdraw.count", "1");
    hand.select("withdraw.which",
                app::to_utf8(wxString::Format("1 from %s", game_tables()->spaces[space("sz_united_kingdom").index].name)));
    hand.type("withdraw.to", "sz_western_mediterranean");
    hand.click("withdraw.leave");
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    REQUIRE(wait_until([&] { return hand.session().state().battle->step != BattleStep::AttackerWithdrawal; }));
    for (const auto& stack : stacks_in(hand.session().state(), space("sz_spain"))) {
        if (stack.unit == Unit::Submarine) {
            CHECK(stack.started_at == space("sz_western_mediterranean"));
        }
    }
    CHECK(count_of(hand.session().state(), space("sz_western_mediterranean"), Power::Germany, Unit::Submarine) == 1);
}

TEST_CASE("fleets with submarines and aircraft: first strike, what is removed at once, withdrawal of both sides",
          "[axis_allies][window][battle][rule:C-72][rule:C-87]") {
    OpenGame game(combat_of(Power::Japan), entered_forces(), {BeginBattle{.space = space("sz_hawaiian_islands"), .forces = fleets()}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    const std::vector<wxString> all{"First strike", "Attacker fires", "Defender fires", "Attacking subs", "Defending subs", "Decision"};
    CHECK(strip(hand) == all);
    throw_dice(hand, 1);
    CHECK(text_of(hand, "losses.what") == "The defender loses 1 (removed at once)");
    take_losses(hand);
    REQUIRE(hand.session().state().battle->step == BattleStep::AttackerFire);
    CHECK(hand.session().state().battle->casualties.empty());
    strip(hand);
    while (hand.session().state().battle->step == BattleStep::AttackerFire ||
           hand.session().state().battle->step == BattleStep::DefenderFire) {
        strip(hand);
        throw_dice(hand, 0);
    }
    REQUIRE(hand.session().state().battle->step == BattleStep::AttackerWithdrawal);
    CHECK(strip(hand) == all);
    hand.type("withdraw.count", "1");
    const auto before = hand.entries();
    hand.type("withdraw.to", "sz_japan");
    // The zone is not beside this one: the first that is offered is.
    const auto to = withdrawal_spaces(hand.session().state(), Side::Attacker);
    REQUIRE_FALSE(to.empty());
    hand.type("withdraw.to", (*game_tables())[to.front()].id);
    hand.click("withdraw.leave");
    REQUIRE(wait_until([&] { return hand.entries() == before + 1; }));
    CHECK(count_of(hand.session().state(), to.front(), Power::Japan, Unit::Submarine) == 1);
    REQUIRE(hand.session().state().battle->step == BattleStep::DefenderWithdrawal);
    hand.click("withdraw.stay");
    REQUIRE(wait_until([&] { return hand.session().state().battle->step == BattleStep::Decision; }));

    // Undo, one step at a time, by button and by key.
    hand.click("battle.undo");
    REQUIRE(wait_until([&] { return hand.session().state().battle->step == BattleStep::DefenderWithdrawal; }));
    hand.key('Z', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return hand.session().state().battle->step == BattleStep::AttackerWithdrawal; }));
    CHECK(count_of(hand.session().state(), to.front(), Power::Japan, Unit::Submarine) == 0);
    hand.key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    hand.key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    REQUIRE(wait_until([&] { return hand.session().state().battle->step == BattleStep::Decision; }));

    hand.type("decide.to", (*game_tables())[retreat_spaces(hand.session().state()).front()].id);
    hand.click("decide.retreat");
    REQUIRE(wait_until([&] { return !hand.session().state().battle.has_value(); }));
    CHECK(text_of(hand, "battle.news").Contains("the attacker left"));
}

TEST_CASE("a landing with support shots: the gun, the battleship, then the columns; nobody may retreat",
          "[axis_allies][window][battle][rule:C-47][rule:C-52]") {
    Situation landing;
    landing.empty_board = true;
    landing.power = Power::Uk;
    landing.action = Action::CombatMovement;
    landing.units = {
        {space("sz_united_kingdom"), Power::Uk, Unit::Transport, 1},  {space("sz_united_kingdom"), Power::Uk, Unit::Battleship, 1},
        {space("united_kingdom"), Power::Uk, Unit::Infantry, 2},      {space("united_kingdom"), Power::Uk, Unit::Bomber, 1},
        {space("western_europe"), Power::Germany, Unit::Infantry, 2}, {space("western_europe"), Power::Germany, Unit::AaGun, 1}};
    OpenGame game(landing, {},
                  {LoadTransport{.units = {{Unit::Infantry, 2}}, .from = space("united_kingdom"), .zone = space("sz_united_kingdom")},
                   UnloadTransport{.units = {{Unit::Infantry, 2}}, .zone = space("sz_united_kingdom"), .to = space("western_europe")},
                   MoveUnits{.units = {{Unit::Bomber, 1}}, .from = space("united_kingdom"), .to = space("western_europe")}, EndAction{}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    // The odds are there before the battle begins.
    const auto before_it = shown_odds(hand).shown();
    REQUIRE(before_it.has_value());
    hand.click("combat.begin");
    REQUIRE(wait_until([&] { return hand.session().state().battle.has_value(); }));
    CHECK(strip(hand) == std::vector<wxString>{"AA fire", "Support shots", "Attacker fires", "Defender fires"});
    REQUIRE(shown_odds(hand).shown().has_value());
    CHECK(shown_odds(hand).shown()->to_the_end.odds.win == Approx(before_it->to_the_end.odds.win).margin(1e-9));
    CHECK(text_of(hand, "battle.odds.retreat") == "Nobody may retreat from this battle.");
    throw_dice(hand, 0);
    REQUIRE(hand.session().state().battle->step == BattleStep::Bombardment);
    CHECK(strip(hand).front() == "AA fire");
    const auto& columns = dynamic_cast<app::aa::BattleColumns&>(hand.see("battle.columns"));
    const auto lit = columns.firing();
    REQUIRE(lit); // the ship off the coast stands in the column that it throws in
    CHECK(std::ranges::any_of(columns.pieces(), [&](const auto& piece) {
        return piece.row == app::aa::BattleColumns::Piece::Row::Attackers && piece.column == lit->column && piece.unit == Unit::Battleship;
    }));
    throw_dice(hand, 1);
    take_losses(hand);
    REQUIRE(hand.session().state().battle->step == BattleStep::AttackerFire);
    CHECK(strip(hand) == std::vector<wxString>{"AA fire", "Support shots", "Attacker fires", "Defender fires", "Casualties leave"});
    // The loss of the shot fires back.
    throw_dice(hand, 0);
    while (hand.session().state().battle->step == BattleStep::AttackerFire) {
        throw_dice(hand, 0);
    }
    CHECK(hand.session().state().battle->to_fire.front().dice == 2);
    throw_dice(hand, 0);
    // Without a decision the next round begins at once, and gun and shot do not come back.
    CHECK(hand.session().state().battle->round == 2);
    CHECK(strip(hand).front() == "Attacker fires");
}

TEST_CASE("losses are proposed in the side's order, which is kept, and arrow keys change them",
          "[axis_allies][window][battle][rule:C-06]") {
    const BeginBattle begin{.space = space("caucasus"),
                            .forces = {{Power::Germany, Unit::Armor, 6},
                                       {Power::Ussr, Unit::Infantry, 2},
                                       {Power::Ussr, Unit::Armor, 2},
                                       {Power::Ussr, Unit::Bomber, 1}}};
    OpenGame game(combat_of(Power::Germany), entered_forces(), {begin});
    auto& hand = game.hand;
    const auto proposed = [&] {
        hand.see("losses.take");
        auto* const panel = dynamic_cast<app::CountList*>(&hand.see("losses.count"));
        REQUIRE(panel != nullptr);
        return std::map<std::string, int>{
            {"infantry", panel->count("ussr.infantry")}, {"armor", panel->count("ussr.armor")}, {"bomber", panel->count("ussr.bomber")}};
    };
    hand.page(WXK_F6, "battle");
    hand.select("battle.odds.defender.order", "Cheapest first");
    throw_dice(hand, 2);
    CHECK(proposed() == std::map<std::string, int>{{"infantry", 2}, {"armor", 0}, {"bomber", 0}});
    hand.select("battle.odds.defender.order", "Weakest first");
    CHECK(proposed() == std::map<std::string, int>{{"infantry", 1}, {"armor", 0}, {"bomber", 1}});
    CHECK(text_of(hand, "losses.order") == "Weakest first");

    const auto file = hand.session().file().path();
    hand.frame().close_game();
    CHECK(app::aa::kept_plan(Side::Defender).order == LossOrder::WeakestFirst);

    SECTION("after reopening") {
        hand.open(file);
        hand.click("last_entries.go_on");
        CHECK(proposed() == std::map<std::string, int>{{"infantry", 1}, {"armor", 0}, {"bomber", 1}});
        const auto entries = hand.entries();
        // From the dice to the numbers; one more armor, so one of the others comes back.
        hand.see("battle.dice.keys").SetFocus();
        wait_until([] { return false; }, 100);
        hand.key(WXK_UP);
        hand.see("losses.count.ussr.armor").SetFocus();
        wait_until([] { return false; }, 100);
        hand.key(WXK_UP);
        CHECK(wait_until([&] { return proposed() == std::map<std::string, int>{{"infantry", 0}, {"armor", 1}, {"bomber", 1}}; }, 1000));
        CHECK(hand.entries() == entries);
        wait_until([] { return false; }, 600);
        hand.key(WXK_RETURN);
        REQUIRE(wait_until([&] { return hand.entries() == entries + 1; }));
        CHECK(count_of(hand.session().state(), space("caucasus"), Power::Ussr, Unit::Armor) == 1);
    }
    app::aa::keep_plan(Side::Defender, {});
}

TEST_CASE("on the board F4 takes the losses as shown and presses on; Enter chooses neither that nor the retreat",
          "[axis_allies][window][battle]") {
    const std::vector<EnteredForce> forces{{Power::Germany, Unit::Infantry, 3}, {Power::Ussr, Unit::Infantry, 3}};
    const auto hits = [](int number) {
        return Fire{.dice = {.source = core::DiceSource::Hits, .faces = {}, .hits = number}, .power = {}, .column = {}};
    };
    OpenGame game(combat_of(Power::Germany), entered_forces(),
                  {BeginBattle{.space = space("caucasus"), .forces = forces}, hits(0), hits(1)});
    auto& hand = game.hand;
    const auto& battle = hand.session().state().battle;
    hand.page(WXK_F6, "battle");
    REQUIRE(battle->owed);
    hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return battle->step == BattleStep::Decision; }));
    // What comes of either stands beside the other.
    CHECK(wait_until([&] { return text_of(hand, "decide.odds").Contains("The attacker wins: "); }));
    CHECK(text_of(hand, "decide.odds").Contains("Expected loss: "));
    hand.see("decide.retreat");
    const auto entries = hand.entries();
    wait_until([] { return false; }, 600);
    hand.key(WXK_RETURN);
    CHECK_FALSE(wait_until([&] { return hand.entries() != entries; }, 500));
    CHECK(battle->step == BattleStep::Decision);
    CHECK(dynamic_cast<wxButton&>(hand.see("guide.next")).GetLabelText().Contains("Press on"));
    hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return battle->round == 2; }));
    hand.key(WXK_F4); // nothing can be done for the table here
    CHECK(wait_until([&] { return hand.notice().Contains("Type what the dice show"); }));
}

TEST_CASE("F4 begins the battle that is selected, and says which one that is", "[axis_allies][window][battle]") {
    Situation situation;
    situation.power = Power::Germany;
    situation.action = Action::CombatMovement;
    const auto attack = [](const char* from, const char* to) {
        return MoveUnits{.units = {{Unit::Infantry, 1}}, .from = space(from), .to = space(to)};
    };
    OpenGame game(situation, {}, {attack("ukraine_ssr", "caucasus"), attack("finland_norway", "karelia_ssr"), EndAction{}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    const auto named = [&](const char* where) {
        return wait_until([&] { return dynamic_cast<wxButton&>(hand.see("guide.next")).GetLabelText().Contains(where); });
    };
    hand.click_row("combat.pending", "karelia_ssr");
    CHECK(named("Karelia"));
    hand.click_row("combat.pending", "caucasus");
    CHECK(named("Caucasus"));
    hand.click_row("combat.pending", "karelia_ssr");
    REQUIRE(named("Karelia"));
    hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return hand.session().state().battle.has_value(); }));
    CHECK(hand.session().state().battle->space == space("karelia_ssr"));
}

TEST_CASE("losses are chosen by clicks on the pieces, and the numbers show the same", "[axis_allies][window][battle][rule:C-06]") {
    OpenGame game(combat_of(Power::Germany), entered_forces(),
                  {BeginBattle{.space = space("caucasus"),
                               .forces = {{Power::Germany, Unit::Armor, 6},
                                          {Power::Ussr, Unit::Infantry, 2},
                                          {Power::Ussr, Unit::Armor, 2},
                                          {Power::Ussr, Unit::Bomber, 1}}}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    throw_dice(hand, 2);
    hand.see("losses.take");
    auto* const columns = dynamic_cast<app::aa::BattleColumns*>(&hand.see("battle.columns"));
    REQUIRE(columns != nullptr);
    auto* const numbers = dynamic_cast<app::CountList*>(&hand.see("losses.count"));
    REQUIRE(numbers != nullptr);
    using Piece = app::aa::BattleColumns::Piece;
    const auto find = [&](Piece::Row row, Unit unit) {
        const auto& pieces = columns->pieces();
        const auto found = std::ranges::find_if(pieces, [&](const Piece& piece) { return piece.row == row && piece.unit == unit; });
        REQUIRE(found != pieces.end());
        return *found;
    };
    const auto lost = [&](Unit unit) {
        const auto shown = find(Piece::Row::Defenders, unit).lost;
        CHECK(shown == numbers->count("ussr." + std::string{id_of(unit)}));
        return shown;
    };
    const auto click = [&](Piece::Row row, Unit unit, wxEventType button, bool shift = false) {
        const auto place = find(row, unit).place;
        CHECK(wxRect(columns->GetClientSize()).Contains(place));
        wxMouseEvent event(button);
        event.SetPosition(wxPoint(place.x + place.width / 2, place.y + place.height / 2));
        event.SetShiftDown(shift);
        columns->ProcessWindowEvent(event);
        wxYield();
    };
    const auto entries = hand.entries();
    CHECK(lost(Unit::Infantry) == 2);
    // One more than there are hits gives back another.
    click(Piece::Row::Defenders, Unit::Bomber, wxEVT_LEFT_DOWN);
    CHECK(lost(Unit::Bomber) == 1);
    CHECK(lost(Unit::Infantry) == 1);
    click(Piece::Row::Defenders, Unit::Bomber, wxEVT_LEFT_DOWN); // there is no other bomber
    CHECK(lost(Unit::Bomber) == 1);
    click(Piece::Row::Defenders, Unit::Bomber, wxEVT_RIGHT_DOWN);
    CHECK(lost(Unit::Bomber) == 0);
    CHECK(lost(Unit::Infantry) == 1);
    CHECK(text_of(hand, "losses.sum") == "1 of 2 chosen");
    click(Piece::Row::Defenders, Unit::Infantry, wxEVT_LEFT_DOWN, true);
    CHECK(lost(Unit::Infantry) == 0);
    click(Piece::Row::Attackers, Unit::Armor, wxEVT_LEFT_DOWN); // the attacker loses nothing now
    CHECK(find(Piece::Row::Attackers, Unit::Armor).lost == 0);
    click(Piece::Row::Defenders, Unit::Armor, wxEVT_LEFT_DOWN);
    click(Piece::Row::Defenders, Unit::Armor, wxEVT_LEFT_DOWN);
    CHECK(lost(Unit::Armor) == 2);
    CHECK(text_of(hand, "losses.sum") == "2 of 2 chosen");
    // Numbers and keys show on the pieces too.
    hand.see("losses.count.ussr.infantry").SetFocus();
    wait_until([] { return false; }, 100);
    hand.key(WXK_UP);
    CHECK(wait_until([&] { return find(Piece::Row::Defenders, Unit::Infantry).lost == 1; }, 1000));
    CHECK(lost(Unit::Armor) == 1);
    CHECK(hand.entries() == entries);
    hand.click("losses.take");
    REQUIRE(wait_until([&] { return hand.entries() == entries + 1; }));
    CHECK(find(Piece::Row::CasualtyLine, Unit::Armor).count == 1);
    CHECK(find(Piece::Row::Defenders, Unit::Armor).count == 1);
}

TEST_CASE("typed dice are squares that turn green when they hit; Tab and H go to the hits", "[axis_allies][window][battle]") {
    OpenGame game(
        combat_of(Power::Germany), entered_forces(),
        {BeginBattle{.space = space("caucasus"), .forces = {{Power::Germany, Unit::Armor, 40}, {Power::Ussr, Unit::Infantry, 3}}}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    CHECK(text_of(hand, "battle.throw") == "Germany throws 40 dice, 3 or less");
    const auto* const faces = dynamic_cast<app::DiceFaces*>(&hand.see("battle.dice.faces"));
    REQUIRE(faces != nullptr);
    REQUIRE(faces->squares().size() == 40);
    CHECK(faces->squares().front().next);
    hand.type("battle.dice.keys", "253");
    REQUIRE(wait_until([&] { return faces->squares()[2].face == 3; }));
    CHECK(faces->squares()[0].hit);
    CHECK_FALSE(faces->squares()[1].hit);
    CHECK(faces->squares()[1].face == 5);
    CHECK(faces->squares()[2].hit);
    CHECK(faces->squares()[3].next);
    CHECK(faces->text() == "2 (hit), 5, 3 (hit)");
    CHECK(text_of(hand, "battle.dice.so_far") == "2 hits so far");
    // All of them are in sight.
    CHECK(faces->GetSize().GetHeight() >= faces->height_for(faces->GetSize().GetWidth()));
    CHECK(faces->GetParent()->GetClientRect().Contains(faces->GetRect()));

    wait_until([] { return false; }, 600);
    hand.key(WXK_TAB);
    CHECK(wait_until([&] { return wxWindow::FindFocus() == &hand.see("battle.dice.hits"); }, 1000));
    hand.key('D', wxMOD_ALT);
    CHECK(wait_until([&] { return wxWindow::FindFocus() == &hand.see("battle.dice.keys"); }, 1000));
    app::go_on_in(dynamic_cast<wxTextCtrl&>(hand.see("battle.dice.keys")));
    dynamic_cast<wxTextCtrl&>(hand.see("battle.dice.keys")).SetInsertionPointEnd();
    wait_until([] { return false; }, 100);
    hand.key('H');
    CHECK(wait_until([&] { return wxWindow::FindFocus() == &hand.see("battle.dice.hits"); }, 1000));
    CHECK(faces->hits() == 2);
}

TEST_CASE("the odds shown are those of the answer, in every step", "[axis_allies][window][battle][odds]") {
    OpenGame game(combat_of(Power::Germany), entered_forces(),
                  {BeginBattle{.space = space("caucasus"),
                               .forces = {{Power::Germany, Unit::Infantry, 6},
                                          {Power::Germany, Unit::Armor, 3},
                                          {Power::Germany, Unit::Fighter, 1},
                                          {Power::Ussr, Unit::Infantry, 7},
                                          {Power::Ussr, Unit::Fighter, 1}}}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    const auto compare = [&] {
        const auto& panel = shown_odds(hand);
        const auto& state = hand.session().state();
        odds::Workspace workspace;
        const auto expected = answer(question_of(state, *state.battle, panel.plan(Side::Attacker), panel.plan(Side::Defender)), workspace);
        REQUIRE_FALSE(expected.objection.has_value());
        auto* const bar = dynamic_cast<app::ShareBar*>(&hand.see("battle.odds.bar"));
        REQUIRE(bar != nullptr);
        CHECK(bar->text().Contains("Attacker wins: " + app::percent(expected.to_the_end.odds.win)));
        CHECK(bar->text().Contains("Defender wins: " + app::percent(expected.to_the_end.odds.lose)));
        CHECK(text_of(hand, "battle.odds.capture") == "Chance to capture: " + app::percent(expected.to_the_end.capture));
        CHECK(text_of(hand, "battle.odds.attacker.ipc") == app::aa::one_decimal(expected.to_the_end.attacker.ipc));
        CHECK(text_of(hand, "battle.odds.defender.pieces") == app::aa::one_decimal(expected.to_the_end.defender.pieces));
        CHECK(text_of(hand, "battle.odds.next_round").Contains(app::percent(expected.next_round.odds.win)));
        return expected.to_the_end.odds.win;
    };
    std::vector<double> wins{compare()};
    throw_dice(hand, 2);
    wins.push_back(compare());
    take_losses(hand);
    wins.push_back(compare());
    throw_dice(hand, 1);
    wins.push_back(compare());
    CHECK(wins[0] != wins[1]);
    CHECK(wins[1] == Approx(wins[2]).margin(1e-9)); // taking what was proposed changes nothing
}
