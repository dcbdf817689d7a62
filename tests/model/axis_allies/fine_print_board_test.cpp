// Set-up and map: what the books print, and what the tables of the program say.

#include "model/axis_allies/tables.hpp"

#include "tests/model/axis_allies/fine_print.hpp"

#include <algorithm>

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using namespace intendant::axis_allies::tests::fine_print;
using intendant::core::Money;

namespace {

bool adjacent(const char* a, const char* b) {
    const Board board{Power::Ussr};
    return board.state.tables->adjacent(board.at(a), board.at(b));
}

State begun(BeginGame command) {
    const Board board{Power::Ussr};
    auto state = empty_state(board.state.tables);
    const auto verdict = decide(state, command);
    REQUIRE_FALSE(intendant::core::refused(verdict));
    for (const auto& event : intendant::core::acceptance(verdict).events) {
        state = apply(state, event);
    }
    return state;
}

std::string clause_against(const BeginGame& command) {
    const Board board{Power::Ussr};
    const auto verdict = decide(empty_state(board.state.tables), command);
    return intendant::core::refused(verdict) ? intendant::core::refusal(verdict).rule.id : "";
}

BeginGame with_players(std::size_t count) { return {.options = {}, .players = printed_players(count), .situation = {}}; }

} // namespace

TEST_CASE("a game is played by two to five people", "[axis_allies][setup][rule:S-01]") {
    CHECK(clause_against({.options = {}, .players = {{"alone", {all_powers.begin(), all_powers.end()}}}, .situation = {}}) == "S-01");
    for (std::size_t players = 2; players <= 5; ++players) {
        CHECK(begun(with_players(players)).players.size() == players);
    }
    auto six = with_players(5);
    six.players.push_back({"sixth", {}});
    CHECK(clause_against(six) == "S-01");
}

TEST_CASE("Germany and Japan are the Axis, the other three the Allies", "[axis_allies][setup][rule:S-02]") {
    CHECK(allied(Power::Germany, Power::Japan));
    CHECK((allied(Power::Ussr, Power::Uk) && allied(Power::Uk, Power::Usa)));
    CHECK_FALSE(allied(Power::Usa, Power::Japan));
}

TEST_CASE("the powers are dealt out by the number of players", "[axis_allies][setup][rule:S-03][rule:S-04][rule:S-05][rule:S-06]") {
    using enum Power;
    using Seats = std::vector<std::vector<Power>>;
    const auto seats = [](std::size_t count) {
        Seats found;
        for (const auto& player : printed_players(count)) {
            found.push_back(player.powers);
        }
        return found;
    };
    CHECK(seats(2) == Seats{{Ussr, Uk, Usa}, {Germany, Japan}});
    CHECK(seats(3) == Seats{{Ussr, Uk, Usa}, {Germany}, {Japan}});
    CHECK(seats(4) == Seats{{Ussr, Usa}, {Uk}, {Germany}, {Japan}});
    CHECK(seats(5) == Seats{{Ussr}, {Germany}, {Uk}, {Japan}, {Usa}});
}

TEST_CASE("a power's pieces and money are its own, whoever plays it", "[axis_allies][setup][rule:S-07][rule:M-07]") {
    auto board = board_in(Power::Germany, Action::CombatMovement, 10);
    board.put("manchuria", Power::Japan, Unit::Infantry, 2);
    CHECK(against(board, go(board, "manchuria", "yakut_ssr", {{Unit::Infantry, 1}})) == ClauseSet{"!M-01"});
    board.state.powers[Power::Japan].treasury = Money{30};
    board.state.turn.action = Action::ResearchAndPurchase;
    CHECK(against(board, BuyUnits{{{Unit::Bomber, 1}}}) == ClauseSet{"!P-02"});
}

TEST_CASE("the powers play in the order U.S.S.R., Germany, United Kingdom, Japan, United States",
          "[axis_allies][setup][rule:S-08][rule:T-05]") {
    auto board = board_in(Power::Ussr, Action::Income);
    std::vector<Power> order;
    for (int i = 0; i < 5; ++i) {
        order.push_back(board.state.turn.power);
        CHECK(board.state.turn.round == 1);
        board.state.turn.action = Action::Income;
        board.play(CollectIncome{});
    }
    CHECK(order == std::vector<Power>(all_powers.begin(), all_powers.end()));
    CHECK(board.state.turn.power == Power::Ussr);
    CHECK(board.state.turn.round == 2);
}

TEST_CASE("guns and complexes have an owner of their own", "[axis_allies][setup][rule:S-12]") {
    const auto state = begun(with_players(2));
    const auto karelia = *state.tables->find("karelia_ssr");
    CHECK(count_of(state, karelia, Power::Ussr, Unit::AaGun) == 1);
    CHECK(count_of(state, karelia, Power::Ussr, Unit::IndustrialComplex) == 1);
    CHECK(count_of(state, karelia, Power::Germany, Unit::AaGun) == 0);
}

TEST_CASE("treasuries and levels begin with the same printed numbers", "[axis_allies][setup][rule:S-13][rule:S-15][rule:I-02]") {
    const auto state = begun(with_players(2));
    const std::array<int, 5> printed{24, 32, 30, 25, 36};
    for (std::size_t i = 0; i < printed.size(); ++i) {
        CHECK(state.powers[all_powers[i]].treasury == Money{printed[i]});
        CHECK(production(state, all_powers[i]) == Money{printed[i]});
        CHECK(state.tables->powers[all_powers[i]].starting_production == Money{printed[i]});
    }
}

TEST_CASE("the bank pays and takes money that belongs to nobody", "[axis_allies][setup][rule:S-14]") {
    auto board = board_in(Power::Uk, Action::ResearchAndPurchase, 10);
    board.play(Pay{.from = {}, .to = Power::Uk, .amount = Money{5}, .purpose = "recount"});
    board.play(Pay{.from = Power::Uk, .to = {}, .amount = Money{3}, .purpose = "recount"});
    CHECK(board.state.powers[Power::Uk].treasury == Money{12});
    CHECK(against(board, Pay{.from = Power::Uk, .to = {}, .amount = Money{13}, .purpose = ""}) == ClauseSet{"!S-14"});
}

TEST_CASE("one battle board serves all battles, one at a time", "[axis_allies][setup][rule:S-18][rule:M-02]") {
    Board board{Power::Germany};
    for (const auto* space : {"caucasus", "karelia_ssr"}) {
        board.attack(space, Unit::Infantry, 1, "ukraine_ssr").put(space, Power::Ussr, Unit::Infantry, 1);
    }
    CHECK(pending_battles(board.state).size() == 2);
    board.begin("caucasus");
    CHECK(board.refusal_of(BeginBattle{.space = board.at("karelia_ssr")}) == "C-01");
}

TEST_CASE("all powers deploy before the first turn, submarines and ships in the zones that the book names",
          "[axis_allies][setup][rule:S-19][rule:S-20][rule:S-21][rule:S-22][rule:S-23]") {
    const auto state = begun(with_players(2));
    const auto count = [&state](const char* space, Power power, Unit unit) {
        return count_of(state, *state.tables->find(space), power, unit);
    };
    CHECK_FALSE(state.first_turn_started);
    for (const auto power : all_powers) {
        CHECK(std::ranges::any_of(state.stacks, [power](const Stack& stack) { return stack.owner == power; }));
    }
    CHECK(count("sz_spain", Power::Germany, Unit::Submarine) == 1); // S-20
    CHECK(count("sz_western_usa", Power::Usa, Unit::Transport) + count("sz_western_usa", Power::Usa, Unit::Battleship) > 0);
    CHECK(count("sz_gulf_of_mexico", Power::Usa, Unit::Transport) == 0);       // S-21
    CHECK(count("sz_eastern_mediterranean", Power::Uk, Unit::Submarine) == 1); // S-22
    CHECK(count("sz_red_sea", Power::Uk, Unit::Submarine) == 0);
    CHECK(count("sz_karelia", Power::Ussr, Unit::Transport) == 1); // S-23
    CHECK(count("sz_baltic", Power::Ussr, Unit::Transport) == 0);
}

TEST_CASE("ships stand at sea, never in port", "[axis_allies][setup][rule:S-24][rule:M-82]") {
    auto game = with_players(2);
    game.situation.units.push_back({*Board{Power::Uk}.state.tables->find("united_kingdom"), Power::Uk, Unit::Battleship, 1});
    CHECK(clause_against(game) == "M-82");
}

TEST_CASE("optional rules are chosen at set-up and kept with the game", "[axis_allies][setup][rule:S-26][rule:O-03]") {
    auto game = with_players(2);
    game.options.weapons_head_start = true;
    const auto state = begun(game);
    CHECK(state.options.weapons_head_start);
    CHECK(has_weapon(state, Power::Germany, Weapon::JetPower));
    CHECK(has_weapon(state, Power::Japan, Weapon::SuperSubmarines));
    CHECK(std::ranges::count(state.powers[Power::Usa].weapons.values, true) == 0);
}

TEST_CASE("spaces are next to each other only along a border", "[axis_allies][map][rule:X-01][rule:X-02]") {
    auto board = board_in(Power::Germany, Action::NonCombatMovement);
    CHECK(adjacent("algeria", "sz_western_mediterranean"));
    CHECK_FALSE(adjacent("libya", "sz_western_mediterranean"));
    board.put("libya", Power::Germany, Unit::Infantry, 1);
    CHECK(against(board, go(board, "libya", "germany", {{Unit::Infantry, 1}}, {"libya", "germany"})).contains("X-02"));
}

TEST_CASE("the board closes at left and right, not above and below",
          "[axis_allies][map][rule:X-03][rule:X-04][rule:X-24][rule:X-25][rule:X-28]") {
    CHECK(adjacent("western_canada", "eastern_canada"));
    CHECK(adjacent("western_usa", "eastern_usa"));
    CHECK(adjacent("mexico", "panama"));
    CHECK(adjacent("western_canada", "sz_eastern_canada"));
    CHECK(adjacent("sz_gulf_of_mexico", "sz_eastern_usa"));
    CHECK(adjacent("sz_gulf_of_mexico", "sz_caribbean"));
    CHECK(adjacent("sz_new_zealand", "sz_peru"));
    CHECK(adjacent("sz_new_zealand", "sz_south_argentina"));
    for (const auto* north : {"sz_karelia", "sz_north_atlantic", "evenki_national_okrug", "yakut_ssr"}) {
        for (const auto* south : {"sz_far_south_atlantic", "sz_south_argentina", "sz_south_indian_ocean", "sz_southeast_madagascar"}) {
            CHECK_FALSE(adjacent(north, south));
        }
    }
}

TEST_CASE("printed colours and values of the territories", "[axis_allies][map][rule:X-05][rule:X-06][rule:X-07]") {
    const Board board{Power::Ussr};
    const auto& tables = *board.state.tables;
    CHECK(tables[board.at("manchuria")].original_owner == Power::Japan);
    CHECK(tables[board.at("manchuria")].value == Money{3});
    CHECK(tables[board.at("anglo_egypt_sudan")].value == Money{2});
    CHECK(tables[board.at("sinkiang")].value == Money{2});
    for (const auto* without : {"gibraltar", "solomon_islands", "turkey", "mongolia"}) {
        CHECK(tables[board.at(without)].value == Money{0});
    }
    for (const auto& space : tables.spaces) {
        INFO(space.id);
        CHECK((space.value.amount >= 0 && space.value.amount <= 12));
        CHECK(space.neutral == (!space.sea && !space.original_owner));
    }
    CHECK(still_neutral(board.state, board.at("turkey")));
}

TEST_CASE("islands are spaces of their own, a group of them is one, and unnamed ones are none",
          "[axis_allies][map][rule:X-08][rule:X-09][rule:X-11][rule:X-12][rule:X-22][rule:X-27]") {
    const Board board{Power::Usa};
    const auto& tables = *board.state.tables;
    CHECK(tables[board.at("hawaiian_islands")].island);
    CHECK(tables[board.at("hawaiian_islands")].neighbours == std::vector{board.at("sz_hawaiian_islands")});
    const auto named = [&tables](const std::string& word) {
        return std::ranges::count_if(tables.spaces,
                                     [&word](const Space& space) { return space.name.find(word) != std::string::npos && !space.sea; });
    };
    CHECK(named("Hawaii") == 1);
    CHECK(named("Panama") == 1);
    CHECK(named("Sicily") == 0);
    CHECK(named("box") == 0);
    CHECK(tables[board.at("australia")].neighbours.size() == 3); // one zone to the south
}

TEST_CASE("Kwangtung does not lie on the zone around Japan", "[axis_allies][map][rule:X-26]") {
    auto board = board_in(Power::Japan, Action::NonCombatMovement);
    board.put("kwangtung", Power::Japan, Unit::Infantry, 1).put("sz_japan", Power::Japan, Unit::Transport, 1);
    CHECK(against(board, load(board, "kwangtung", "sz_japan", {{Unit::Infantry, 1}})) == ClauseSet{"!X-26"});
    CHECK(adjacent("manchuria", "sz_japan"));
    board.put("sz_kwangtung", Power::Japan, Unit::Transport, 1);
    board.play(load(board, "kwangtung", "sz_kwangtung", {{Unit::Infantry, 1}}));
}

TEST_CASE("no land way leads across these straits", "[axis_allies][map][rule:X-19][rule:X-20][rule:X-21][rule:X-23]") {
    CHECK_FALSE(adjacent("finland_norway", "eastern_europe"));
    CHECK_FALSE(adjacent("gibraltar", "algeria"));
    CHECK_FALSE(adjacent("eastern_europe", "turkey"));
    CHECK_FALSE(adjacent("caucasus", "eastern_europe"));
    CHECK(adjacent("caucasus", "ukraine_ssr"));
    auto board = board_in(Power::Germany, Action::NonCombatMovement);
    board.put("finland_norway", Power::Germany, Unit::Infantry, 1);
    CHECK_FALSE(against(board, go(board, "finland_norway", "eastern_europe", {{Unit::Infantry, 1}})).empty());
}

TEST_CASE("ships pass the Panama Canal for one space when the alliance held Panama as the turn began",
          "[axis_allies][map][rule:X-13][rule:X-14][rule:M-140]") {
    auto board = board_in(Power::Uk, Action::NonCombatMovement);
    board.put("sz_caribbean", Power::Uk, Unit::Transport, 2);
    const auto pass = go(board, "sz_caribbean", "sz_west_panama", {{Unit::Transport, 1}});
    board.play(pass); // Panama is American
    CHECK(stacks_in(board.state, board.at("sz_west_panama")).front().moved == 1);
    board.control("panama", Power::Japan);
    CHECK(against(board, pass).contains("X-13"));
    board.control("panama", Power::Uk).state.turn.taken.push_back({board.at("panama"), Power::Japan});
    CHECK(against(board, pass).contains("X-13")); // taken this turn: open from the next
}

TEST_CASE("ships pass Suez under the alliance; aircraft and land units always",
          "[axis_allies][map][rule:X-15][rule:X-16][rule:X-17][rule:M-141][rule:M-142][rule:Q-16]") {
    auto board = board_in(Power::Usa, Action::NonCombatMovement);
    board.put("sz_red_sea", Power::Usa, Unit::Carrier, 1).put("sz_red_sea", Power::Usa, Unit::Fighter, 1);
    const auto pass = go(board, "sz_red_sea", "sz_eastern_mediterranean", {{Unit::Carrier, 1}});
    CHECK(against(board, pass) == ClauseSet{});
    board.control("syria_iraq", Power::Germany);
    CHECK(against(board, pass).contains("X-15"));
    board.put("sz_eastern_mediterranean", Power::Uk, Unit::Carrier, 1);
    CHECK(against(board, go(board, "sz_red_sea", "sz_eastern_mediterranean", {{Unit::Fighter, 1}})) == ClauseSet{});
    board.put("anglo_egypt_sudan", Power::Usa, Unit::Infantry, 1).control("syria_iraq", Power::Uk);
    CHECK(against(board, go(board, "anglo_egypt_sudan", "syria_iraq", {{Unit::Infantry, 1}})) == ClauseSet{});
}
