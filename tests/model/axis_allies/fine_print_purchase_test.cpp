// Weapons development, purchase and placement.

#include "model/axis_allies/placement.hpp"

#include "tests/model/axis_allies/fine_print.hpp"

#include <algorithm>

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using namespace intendant::axis_allies::tests::fine_print;
using intendant::core::Money;

namespace {

Board buying(Power power, int treasury) {
    auto board = board_in(power, Action::ResearchAndPurchase, treasury);
    for (std::size_t i = 0; i < board.state.tables->spaces.size(); ++i) {
        const auto& facts = board.state.tables->spaces[i];
        if (facts.original_complex && facts.original_owner) {
            board.put(facts.id, *facts.original_owner, Unit::IndustrialComplex, 1);
        }
    }
    return board;
}

Board placing(Power power, Units waiting) {
    auto board = buying(power, 0);
    board.state.turn.action = Action::Placement;
    for (const auto& [unit, count] : waiting) {
        board.state.powers[power].waiting[unit] = count;
    }
    return board;
}

} // namespace

TEST_CASE("research comes before purchase, in one throw that is paid for first",
          "[axis_allies][research][rule:R-01][rule:R-02][rule:R-03][rule:R-04]") {
    auto board = buying(Power::Japan, 20);
    CHECK(against(board, Research{faces({1, 2, 3, 4, 5})}) == ClauseSet{"!R-02"});
    board.play(Research{faces({1, 5, 2})});
    CHECK(board.state.powers[Power::Japan].treasury == Money{5});
    CHECK(board.state.turn.breakthroughs == 0);
    CHECK(against(board, Research{faces({6})}) == ClauseSet{"R-03"});
    CHECK(against(board, Develop{faces({1})}) == ClauseSet{"!R-05"});
    auto bought = buying(Power::Japan, 20);
    bought.play(BuyUnits{{{Unit::Infantry, 1}}});
    CHECK(against(bought, Research{faces({6})}) == ClauseSet{"R-01"});
}

TEST_CASE("each six wins one development, thrown again while it is owned",
          "[axis_allies][research][rule:R-05][rule:R-06][rule:R-08][rule:R-09][rule:Q-29]") {
    auto board = buying(Power::Uk, 20);
    board.research(Power::Usa, Weapon::Rockets);
    CHECK_FALSE(has_weapon(board.state, Power::Uk, Weapon::Rockets)); // an ally's development is not shared
    board.play(Research{faces({6, 6})});
    CHECK(board.state.turn.breakthroughs == 2);
    CHECK(against(board, BuyUnits{{{Unit::Infantry, 1}}}) == ClauseSet{"R-01"});
    board.play(Develop{faces({2})});
    CHECK(has_weapon(board.state, Power::Uk, Weapon::Rockets)); // though another power has it too
    CHECK(against(board, Develop{faces({2})}) == ClauseSet{"!R-06"});
    CHECK(against(board, Develop{faces({3, 2})}) == ClauseSet{"!R-06"});
    board.play(Develop{faces({2, 4})});
    CHECK(has_weapon(board.state, Power::Uk, Weapon::LongRangeAircraft));
    CHECK(against(board, Develop{faces({1})}) == ClauseSet{"!R-05"});
}

TEST_CASE("who owns all six developments buys no dice, and with five a second six is void", "[axis_allies][research][rule:Q-27]") {
    auto board = buying(Power::Usa, 30);
    for (const auto weapon : all_weapons) {
        board.research(Power::Usa, weapon);
    }
    CHECK(against(board, Research{faces({1})}) == ClauseSet{"!R-06"});
    board.state.powers[Power::Usa].weapons[Weapon::Rockets] = false;
    board.play(Research{faces({6, 6})});
    CHECK(board.state.turn.breakthroughs == 1);
}

TEST_CASE("a development works at once on all pieces of its kind", "[axis_allies][research][rule:R-07][rule:R-11][rule:R-12][rule:R-17]") {
    auto board = buying(Power::Uk, 23);
    board.play(Research{faces({6})});
    board.play(Develop{faces({5})});
    CHECK(price(board.state, Power::Uk, Unit::Fighter) == Money{11});
    board.play(BuyUnits{{{Unit::Infantry, 9}}});
    CHECK(board.state.powers[Power::Uk].treasury == Money{0}); // 23 - 5 - 9 times 2
    board.state.powers[Power::Uk].treasury = Money{9};
    board.state.turn.researched = board.state.turn.bought = false;
    CHECK(against(board, Research{faces({1, 1})}) == ClauseSet{"!R-02"}); // the die still costs 5
    board.put("india", Power::Uk, Unit::Fighter, 1);
    board.research(Power::Uk, Weapon::LongRangeAircraft);
    CHECK(movement_allowance(board.state, Power::Uk, Unit::Fighter) == 6);
}

TEST_CASE("what the six developments change, and what they leave",
          "[axis_allies][research][rule:R-13][rule:R-14][rule:R-15][rule:R-16][rule:M-66][rule:M-71][rule:M-120]") {
    Board board{Power::Germany};
    const auto power = Power::Germany;
    CHECK(defence_factor(board.state, power, Unit::Fighter) == 4);
    CHECK(attack_factor(board.state, power, Unit::Submarine) == 2);
    CHECK(movement_allowance(board.state, power, Unit::Fighter) == 4);
    CHECK(movement_allowance(board.state, power, Unit::Bomber) == 6);
    for (const auto weapon : all_weapons) {
        board.research(power, weapon);
    }
    CHECK(defence_factor(board.state, power, Unit::Fighter) == 5);
    CHECK(attack_factor(board.state, power, Unit::Fighter) == 3);
    CHECK(attack_factor(board.state, power, Unit::Submarine) == 3);
    CHECK(defence_factor(board.state, power, Unit::Submarine) == 2);
    CHECK(movement_allowance(board.state, power, Unit::Fighter) == 6);
    CHECK(movement_allowance(board.state, power, Unit::Bomber) == 8);
    CHECK(attack_factor(board.state, power, Unit::Bomber) == 4);
    CHECK(defence_factor(board.state, power, Unit::Bomber) == 1);
    board.put("western_europe", power, Unit::AaGun, 1).put("united_kingdom", Power::Uk, Unit::IndustrialComplex, 1);
    board.state.powers[Power::Uk].treasury = Money{10};
    board.play(FireRocket{.from = board.at("western_europe"), .target = board.at("united_kingdom"), .dice = faces({4})});
    CHECK(board.state.powers[Power::Uk].treasury == Money{6});
}

TEST_CASE("the reference chart: prices and factors",
          "[axis_allies][purchase][rule:P-01][rule:M-14][rule:M-28][rule:M-30][rule:M-83][rule:M-91][rule:M-108][rule:Q-25]") {
    const Board board{Power::Ussr};
    struct Line {
        Unit unit;
        int cost, move, attack, defence;
    };
    for (const auto& line : {Line{Unit::Infantry, 3, 1, 1, 2}, Line{Unit::Armor, 5, 2, 3, 2}, Line{Unit::Fighter, 12, 4, 3, 4},
                             Line{Unit::Bomber, 15, 6, 4, 1}, Line{Unit::AaGun, 5, 1, 0, 0}, Line{Unit::IndustrialComplex, 15, 0, 0, 0},
                             Line{Unit::Battleship, 24, 2, 4, 4}, Line{Unit::Carrier, 18, 2, 1, 3}, Line{Unit::Transport, 8, 2, 0, 1},
                             Line{Unit::Submarine, 8, 2, 2, 2}}) {
        const auto& facts = board.state.tables->units[line.unit];
        INFO(facts.name);
        CHECK(facts.cost == Money{line.cost});
        CHECK(facts.move == line.move);
        CHECK(facts.attack == line.attack);
        CHECK(facts.defence == line.defence);
    }
}

TEST_CASE("bought units are paid for, wait beside the board and act in later turns",
          "[axis_allies][purchase][rule:P-02][rule:P-03][rule:P-04]") {
    auto board = buying(Power::Germany, 20);
    CHECK(against(board, BuyUnits{{{Unit::Armor, 5}}}) == ClauseSet{"!P-02"});
    board.play(BuyUnits{{{Unit::Armor, 3}}});
    CHECK(board.state.powers[Power::Germany].treasury == Money{5});
    CHECK(board.in("germany") == "germany 1 industrial_complex");
    board.state.turn.action = Action::Placement;
    CHECK(against(board, place(board, "germany", {{Unit::Armor, 4}})) == ClauseSet{"!P-03"});
    board.play(place(board, "germany", {{Unit::Armor, 3}}));
    CHECK(against(board, go(board, "germany", "eastern_europe", {{Unit::Armor, 1}})).contains("P-04"));
    end_turn_of(board, Power::Uk);
    end_turn_of(board, Power::Germany);
    board.state.turn.action = Action::NonCombatMovement;
    board.play(go(board, "germany", "eastern_europe", {{Unit::Armor, 1}}));
}

TEST_CASE("a purchase that will find no place is doubted, a purchase without a capital stopped",
          "[axis_allies][purchase][rule:P-05][rule:P-06][rule:P-07][rule:C-133][rule:Q-10]") {
    auto board = buying(Power::Germany, 60);
    for (const auto* zone : {"sz_baltic", "sz_central_mediterranean"}) {
        board.put(zone, Power::Uk, Unit::Battleship, 1);
    }
    CHECK(against(board, BuyUnits{{{Unit::Battleship, 1}}}) == ClauseSet{"P-05"});
    board.put("germany", Power::Germany, Unit::AaGun, 1);
    CHECK(against(board, BuyUnits{{{Unit::AaGun, 1}}}) == ClauseSet{});
    board.put("southern_europe", Power::Germany, Unit::AaGun, 1);
    CHECK(against(board, BuyUnits{{{Unit::AaGun, 1}}}) == ClauseSet{"P-05"});

    // A complex that is not original is filled at the value of its territory.
    auto india = board_in(Power::Uk, Action::ResearchAndPurchase, 30);
    india.put("india", Power::Uk, Unit::IndustrialComplex, 1);
    CHECK(against(india, BuyUnits{{{Unit::Infantry, 3}}}) == ClauseSet{});
    CHECK(against(india, BuyUnits{{{Unit::Infantry, 4}}}) == ClauseSet{"P-05"});

    board.control("germany", Power::Uk);
    CHECK(against(board, BuyUnits{{{Unit::Infantry, 1}}}).contains("P-06"));
    CHECK(against(board, Research{faces({1})}) == ClauseSet{"C-133"});
    board.state.options.research_without_capital = true;
    CHECK(against(board, Research{faces({1})}) == ClauseSet{});
}

TEST_CASE("land and air units go where a complex was held as the turn began",
          "[axis_allies][placement][rule:L-02][rule:L-06][rule:L-15][rule:M-41][rule:M-42][rule:M-43]") {
    auto board = placing(Power::Germany, {{Unit::Infantry, 9}, {Unit::Fighter, 1}});
    board.play(place(board, "southern_europe", {{Unit::Infantry, 2}, {Unit::Fighter, 1}}));
    const auto one = [&board](const char* space) { return against(board, place(board, space, {{Unit::Infantry, 1}})); };
    CHECK(one("eastern_europe") == ClauseSet{"L-02"});
    // Captured this turn: usable from the next.
    board.put(Stack{.space = board.at("karelia_ssr"), .owner = Power::Germany, .unit = Unit::IndustrialComplex, .count = 1, .fresh = true});
    take_stack(board.state.stacks,
               Stack{.space = board.at("karelia_ssr"), .owner = Power::Ussr, .unit = Unit::IndustrialComplex, .count = 1});
    board.control("karelia_ssr", Power::Germany).state.turn.taken.push_back({board.at("karelia_ssr"), Power::Ussr});
    CHECK(one("karelia_ssr") == ClauseSet{"L-06"});
    CHECK(one("japan") == ClauseSet{"L-15"}); // an ally's
}

TEST_CASE("an original complex places any number, another one the value of its territory and at least one",
          "[axis_allies][placement][rule:L-07][rule:L-08][rule:L-09][rule:L-10][rule:Q-05][rule:Q-32]") {
    auto board = placing(Power::Uk, {{Unit::Infantry, 60}, {Unit::Transport, 2}, {Unit::AaGun, 1}});
    board.play(place(board, "united_kingdom", {{Unit::Infantry, 40}}));
    board.put("india", Power::Uk, Unit::IndustrialComplex, 1).put("gibraltar", Power::Uk, Unit::IndustrialComplex, 1);
    CHECK(against(board, place(board, "india", {{Unit::Infantry, 4}})) == ClauseSet{"L-08"});
    board.play(place(board, "india", {{Unit::Infantry, 1}}));
    board.play(place(board, "india", {{Unit::AaGun, 1}}));
    board.play(place(board, "sz_india", {{Unit::Transport, 1}})); // ships and guns count too
    CHECK(against(board, place(board, "india", {{Unit::Infantry, 1}})) == ClauseSet{"L-08"});
    board.play(place(board, "gibraltar", {{Unit::Infantry, 1}}));
    CHECK(against(board, place(board, "gibraltar", {{Unit::Infantry, 1}})) == ClauseSet{"L-10"});
    // Captured, it is limited even though it was original (L-09), and unlimited again for its first owner.
    board.control("karelia_ssr", Power::Germany);
    CHECK(complex_room(board.state, board.at("karelia_ssr"), Power::Germany) == 3);
    CHECK_FALSE(complex_room(board.state, board.at("karelia_ssr"), Power::Ussr));
    board.state.options.recaptured_complex_is_limited = true;
    board.state.lost_complexes.push_back(board.at("karelia_ssr"));
    CHECK(complex_room(board.state, board.at("karelia_ssr"), Power::Ussr) == 3);
}

TEST_CASE("ships go to a zone without enemies beside a complex", "[axis_allies][placement][rule:L-03][rule:L-04]") {
    auto board = placing(Power::Germany, {{Unit::Submarine, 3}});
    const auto sub = [&board](const char* zone) { return place(board, zone, {{Unit::Submarine, 1}}); };
    board.play(sub("sz_baltic"));
    CHECK(against(board, sub("sz_black_sea")) == ClauseSet{"L-03"});
    auto named = sub("sz_black_sea");
    named.complex = board.at("germany"); // a complex that does not lie there
    CHECK(against(board, named) == ClauseSet{"L-03"});
    board.put("sz_central_mediterranean", Power::Uk, Unit::Submarine, 1);
    CHECK(against(board, sub("sz_central_mediterranean")) == ClauseSet{"L-04"});
}

TEST_CASE("Karelia launches ships on both its coasts", "[axis_allies][placement][rule:X-18][rule:L-16][rule:Q-26]") {
    auto board = placing(Power::Ussr, {{Unit::Transport, 3}});
    board.play(place(board, "sz_baltic", {{Unit::Transport, 1}}));
    board.play(place(board, "sz_karelia", {{Unit::Transport, 1}}));
    board.put("sz_baltic", Power::Germany, Unit::Submarine, 1);
    CHECK(against(board, place(board, "sz_baltic", {{Unit::Transport, 1}})) == ClauseSet{"L-04"});
    CHECK(against(board, place(board, "karelia_ssr", {{Unit::Transport, 1}})) == ClauseSet{"!M-82"});
    auto captor = placing(Power::Germany, {{Unit::Transport, 1}});
    take_stack(captor.state.stacks,
               Stack{.space = captor.at("karelia_ssr"), .owner = Power::Ussr, .unit = Unit::IndustrialComplex, .count = 1});
    captor.control("karelia_ssr", Power::Germany).put("karelia_ssr", Power::Germany, Unit::IndustrialComplex, 1);
    CHECK(against(captor, place(captor, "sz_karelia", {{Unit::Transport, 1}})) == ClauseSet{});
    captor.state.options.karelia_two_coasts_for_ussr_only = true;
    CHECK(against(captor, place(captor, "sz_karelia", {{Unit::Transport, 1}})) == ClauseSet{"L-03"});
}

TEST_CASE("a neutral is taken in one turn, gets a complex in the next and a unit in the third",
          "[axis_allies][placement][rule:L-05][rule:L-11][rule:L-10]") {
    auto board = placing(Power::Germany, {{Unit::IndustrialComplex, 1}, {Unit::Infantry, 2}});
    board.state.turn.action = Action::CombatMovement;
    board.state.powers[Power::Germany].treasury = Money{3};
    board.put("western_europe", Power::Germany, Unit::Infantry, 1);
    board.play(go(board, "western_europe", "spain", {{Unit::Infantry, 1}}));
    board.state.turn.action = Action::Placement;
    const auto complex = place(board, "spain", {{Unit::IndustrialComplex, 1}});
    const auto unit = place(board, "spain", {{Unit::Infantry, 1}});
    CHECK(against(board, complex) == ClauseSet{"L-11"});
    end_turn_of(board, Power::Uk);
    end_turn_of(board, Power::Germany);
    board.state.turn.action = Action::Placement;
    board.play(complex);
    CHECK(against(board, unit) == ClauseSet{"L-06"});
    end_turn_of(board, Power::Uk);
    end_turn_of(board, Power::Germany);
    board.state.turn.action = Action::Placement;
    board.play(unit);
    CHECK(against(board, unit) == ClauseSet{"L-10"});
}

TEST_CASE("one gun and one complex a territory, and nothing aboard ships",
          "[axis_allies][placement][rule:L-12][rule:L-13][rule:M-40][rule:M-31]") {
    auto board = placing(Power::Germany, {{Unit::AaGun, 2}, {Unit::IndustrialComplex, 2}, {Unit::Fighter, 1}, {Unit::Infantry, 1}});
    CHECK(against(board, place(board, "germany", {{Unit::AaGun, 2}})) == ClauseSet{"L-12"});
    board.play(place(board, "germany", {{Unit::AaGun, 1}}));
    CHECK(against(board, place(board, "germany", {{Unit::AaGun, 1}})) == ClauseSet{"L-12"});
    CHECK(against(board, place(board, "germany", {{Unit::IndustrialComplex, 1}})) == ClauseSet{"M-40"});
    CHECK(against(board, place(board, "eastern_europe", {{Unit::IndustrialComplex, 2}})) == ClauseSet{"M-40"});
    CHECK(against(board, place(board, "eastern_europe", {{Unit::IndustrialComplex, 1}})).empty());
    board.put("sz_baltic", Power::Germany, Unit::Transport, 1).put("sz_baltic", Power::Germany, Unit::Carrier, 1);
    CHECK(against(board, place(board, "sz_baltic", {{Unit::AaGun, 1}})) == ClauseSet{"!L-12"});
    CHECK(against(board, place(board, "sz_baltic", {{Unit::Fighter, 1}})) == ClauseSet{"!L-13"});
    CHECK(against(board, place(board, "sz_baltic", {{Unit::Infantry, 1}})) == ClauseSet{"!L-13"});
}

TEST_CASE("what finds no place is lost without refund", "[axis_allies][placement][rule:L-14][rule:L-01]") {
    auto board = placing(Power::Germany, {{Unit::Battleship, 1}});
    for (const auto* zone : {"sz_baltic", "sz_central_mediterranean"}) {
        board.put(zone, Power::Uk, Unit::Submarine, 1);
    }
    const auto events = board.overrule(EndAction{}, "L-14");
    REQUIRE(find<UnitsForfeited>(events) != nullptr);
    CHECK(board.state.powers[Power::Germany].waiting[Unit::Battleship] == 0);
    CHECK(board.state.powers[Power::Germany].treasury == Money{0});
}
