// Players, colours, the first throw, the deal, the initial armies; options and the board.

#include "tests/model/risiko/board.hpp"

#include <set>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

namespace {

Board begun(int seats, Options options = {}) {
    Board board;
    board.play(BeginGame{.options = options, .players = players(seats)});
    return board;
}

Board dealt(int seats) {
    Board board;
    board.play(BeginGame{.players = players(seats), .first = Colour::Red});
    board.play(Deal{deal_by_program(board.state, 7)});
    return board;
}

TerritoryId own(const Board& board) { return territories_of(board.state, board.state.turn.player).front(); }

} // namespace

TEST_CASE("three to six people play, each with a colour of his own", "[risiko][setup][rule:RK-GEN-1][rule:RK-SET-2]") {
    Board board;
    CHECK(board.refused(BeginGame{.players = players(2)}) == "RK-GEN-1");
    auto seven = players(6);
    seven.push_back({"seventh", Colour::Red});
    CHECK(board.refused(BeginGame{.players = seven}) == "RK-GEN-1");
    auto twins = players(3);
    twins[2].colour = Colour::Red;
    CHECK(board.refused(BeginGame{.players = twins}) == "RK-SET-2");
    for (int seats = 3; seats <= 6; ++seats) {
        CHECK(begun(seats).state.players.size() == static_cast<std::size_t>(seats));
    }
}

TEST_CASE("the table fixes ending and options before its first turn, and rules on them aloud later",
          "[risiko][setup][rule:RK-GEN-3][rule:RK-TA-1]") {
    Board board;
    CHECK(board.refused(PlaceArmies{}) == "RK-GEN-3");
    CHECK(board.refused(BeginGame{.options = {.ending = EndingRule::TimeAttackClock}, .players = players(3)}) == "RK-GEN-3");
    CHECK(board.refused(BeginGame{.options = {.ending = EndingRule::TimeAttackReshuffles, .reshuffles = -1}, .players = players(3)}) ==
          "RK-TA-1");
    board = begun(3, {.ending = EndingRule::TimeAttackReshuffles, .reshuffles = 2});
    CHECK(board.refused(BeginGame{.players = players(3)}) == "RK-GEN-3");
    auto options = board.state.options;
    CHECK(board.refused(ChangeOptions{options, "none"}) == "RK-GEN-3");
    options.special_reinforcement = true;
    CHECK(board.refused(ChangeOptions{options, ""}) == "RK-GEN-3");
    board.play(ChangeOptions{options, "all agree"});
    CHECK(board.state.options.special_reinforcement);
    CHECK(summary(*printed_tables(), board.events.front()).parameters.front().second == "all agree");
}

TEST_CASE("the highest throw plays first; who is level for it throws again", "[risiko][setup][rule:RK-SET-1][rule:RK-AMB-10]") {
    auto board = begun(4);
    CHECK(board.refused(ThrowForFirst{dice({1, 2, 3})}) == "RK-SET-1");
    CHECK(board.refused(ThrowForFirst{dice({1, 2, 3, 7})}) == "RK-SET-1");
    board.play(ThrowForFirst{dice({6, 2, 6, 2})});
    CHECK(throwing_for_first(board.state) == std::vector{Colour::Red, Colour::Green});
    CHECK(board.refused(Deal{}) == "RK-SET-5");
    board.play(ThrowForFirst{dice({3, 5})});
    CHECK(board.state.first == Colour::Green);
    CHECK(board.state.turn.phase == Phase::Deal);
    CHECK(board.refused(ThrowForFirst{dice({1})}) == "RK-SET-1");

    auto careful = begun(4, {.lower_ties_thrown_again = true});
    careful.play(ThrowForFirst{dice({6, 2, 5, 2})});
    CHECK_FALSE(careful.state.first);
    CHECK(throwing_for_first(careful.state) == std::vector{Colour::Blue, Colour::Yellow});
    careful.play(ThrowForFirst{dice({1, 4})});
    CHECK(careful.state.first == Colour::Red);
    CHECK(Board{}.refused(BeginGame{.players = players(3), .first = Colour::Black}) == "RK-SET-1");
}

TEST_CASE("the dealer is dealt last, and the counts follow from the seats",
          "[risiko][setup][rule:RK-SET-4][rule:RK-SET-5][rule:RK-SET-6][rule:RK-SET-7]") {
    CHECK(deal_counts(*printed_tables(), 3) == std::vector{14, 14, 14});
    CHECK(deal_counts(*printed_tables(), 4) == std::vector{11, 11, 10, 10});
    CHECK(deal_counts(*printed_tables(), 5) == std::vector{9, 9, 8, 8, 8});
    CHECK(deal_counts(*printed_tables(), 6) == std::vector{7, 7, 7, 7, 7, 7});

    Board board;
    board.play(BeginGame{.players = players(5), .first = Colour::Green});
    CHECK(throwing_for_first(board.state).empty()); // it is settled
    CHECK(deal_order(board.state) == std::vector{Colour::Yellow, Colour::Purple, Colour::Red, Colour::Blue, Colour::Green});
    auto rows = deal_by_program(board.state, 1);
    CHECK(rows == deal_by_program(board.state, 1));
    CHECK(rows != deal_by_program(board.state, 2));
    auto missing = rows;
    missing.pop_back();
    CHECK(board.refused(Deal{missing}) == "RK-SET-5");
    auto twice = rows;
    twice[1].territory = twice[0].territory;
    CHECK(board.refused(Deal{twice}) == "RK-SET-7");
    auto uneven = rows;
    std::ranges::find(uneven, Colour::Yellow, &DealtRow::owner)->owner = Colour::Green;
    CHECK(board.warned(Deal{uneven}) == Clauses{"RK-SET-6", "RK-SET-6"});
    for (auto& row : uneven) {
        row.owner = row.owner == Colour::Yellow ? Colour::Red : row.owner;
    }
    CHECK(board.refused(Deal{uneven}) == "RK-SET-6");
    board.play(Deal{rows});
    CHECK(territories_of(board.state, Colour::Yellow).size() == 9);
    CHECK(territories_of(board.state, Colour::Green).size() == 8);
    CHECK(armies_of(board.state, Colour::Yellow) == 9);
    CHECK(board.state.turn.player == Colour::Green); // the dealer places first
    CHECK(board.refused(Deal{rows}) == "RK-SET-5");
}

TEST_CASE("initial armies go down three at a time until none is left",
          "[risiko][setup][rule:RK-SET-3][rule:RK-SET-8][rule:RK-SET-9][rule:RK-SET-10][rule:RK-TRN-1]") {
    auto board = dealt(5);
    CHECK(board.of(Colour::Red).to_place == 25 - 8);
    CHECK(board.of(Colour::Blue).to_place == 25 - 9);
    CHECK(board.refused(EndTurn{}) == "RK-TRN-1");
    CHECK(board.refused(PlaceArmies{{{own(board), 99}}}) == "RK-SET-8");
    CHECK(board.refused(PlaceArmies{{{territories_of(board.state, Colour::Blue).front(), 3}}}) == "RK-SET-8");
    CHECK(board.refused(PlaceArmies{{{own(board), 1}, {own(board), 2}}}) == "RK-SET-8");
    CHECK(board.warned(PlaceArmies{{{own(board), 2}}}) == Clauses{"RK-SET-8"});
    CHECK(board.warned(PlaceArmies{{{own(board), 4}}}) == Clauses{"RK-SET-8"});
    std::map<Colour, std::vector<int>> passes;
    while (board.state.turn.phase == Phase::InitialArmies) {
        const auto player = board.state.turn.player;
        const int count = std::min(3, board.of(player).to_place);
        passes[player].push_back(count);
        board.play(PlaceArmies{{{own(board), count}}});
    }
    CHECK(passes[Colour::Red] == initial_passes(*printed_tables(), 25, 8));
    CHECK(passes[Colour::Blue] == initial_passes(*printed_tables(), 25, 9));
    CHECK(initial_passes(*printed_tables(), 35, 14) == std::vector<int>(7, 3));
    CHECK(initial_passes(*printed_tables(), 20, 7) == std::vector{3, 3, 3, 3, 1});
    CHECK(board.state.deck == 44);
    CHECK(board.of(Colour::Red).cards == 0);
    CHECK(board.state.turn.round == 1);
    CHECK(board.state.turn.player == Colour::Red);
    CHECK(board.state.turn.phase == Phase::Reinforcement);
    CHECK(armies_of(board.state, Colour::Blue) == 25);
}

TEST_CASE("a table with few pieces is warned when they run out", "[risiko][setup][rule:RK-AMB-9]") {
    auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}, {"peru", {Colour::Green, 1}}}, {.most_armies = 41});
    CHECK(board.warned(PlaceArmies{{{at("alaska"), 2}}}) == Clauses{"RK-AMB-9"});
    CHECK(board.warned(PlaceArmies{{{at("alaska"), 1}}}).empty());
    CHECK(Board{}.refused(BeginGame{.options = {.most_armies = -1}, .players = players(3)}) == "RK-AMB-9");
}

TEST_CASE("armies are whole, and shown as flags and tanks", "[risiko][rule:RK-GEN-4]") {
    CHECK(pieces_of(*printed_tables(), 37).flags == 3);
    CHECK(pieces_of(*printed_tables(), 37).tanks == 7);
    CHECK(pieces_of(*printed_tables(), 9).flags == 0);
}

TEST_CASE("the box: 42 territories in six continents, six colours, 44 cards",
          "[risiko][tables][rule:RK-GEN-7][rule:RK-GEN-8][rule:RK-MAP-1][rule:RK-MAP-2]") {
    const auto& tables = *printed_tables();
    CHECK(tables.territories.size() == 42);
    CHECK(tables.cards() == 44);
    const std::vector<std::size_t> sizes{9, 4, 7, 6, 12, 4};
    const std::vector points{35, 12, 32, 23, 51, 11};
    int sum = 0;
    std::map<Symbol, int> symbols;
    REQUIRE(tables.continents.size() == 6);
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(tables.continents[i].territories.size() == sizes[i]);
        int of_continent = 0;
        for (const auto id : tables.continents[i].territories) {
            of_continent += tables[id].points;
            ++symbols[tables[id].symbol];
        }
        CHECK(of_continent == points[i]);
        sum += of_continent;
    }
    CHECK(sum == 164);
    CHECK(symbols == std::map<Symbol, int>{{Symbol::Infantry, 14}, {Symbol::Cavalry, 14}, {Symbol::Cannon, 14}});
    CHECK(tables.symbol_of(card("jolly_2")) == Symbol::Jolly);
    CHECK(tables.colours[5].on_dark != 0);
}

TEST_CASE("82 connections, by which each printed value counts the neighbours",
          "[risiko][tables][rule:RK-MAP-3][rule:RK-MAP-4][rule:RK-MAP-5][rule:RK-MAP-6]") {
    const auto& tables = *printed_tables();
    CHECK(tables.connections.size() == 82);
    CHECK(std::ranges::count(tables.connections, true, &Connection::sea) == 24);
    Board board;
    std::set<std::pair<TerritoryId, TerritoryId>> pairs;
    for (const auto& each : tables.connections) {
        CHECK(pairs.insert({std::min(each.a, each.b), std::max(each.a, each.b)}).second);
    }
    for (std::size_t i = 0; i < tables.territories.size(); ++i) {
        INFO(tables.territories[i].id);
        CHECK(neighbours(board.state, {static_cast<std::uint8_t>(i)}).size() == static_cast<std::size_t>(tables.territories[i].points));
    }
    CHECK(connection(board.state, at("alaska"), at("kamchatka")));
    CHECK(connection(board.state, at("medio_oriente"), at("cina")));
    CHECK_FALSE(connection(board.state, at("afganistan"), at("india")));
    CHECK_FALSE(connection(board.state, at("medio_oriente"), at("africa_orientale")));

    const auto pair = *connection(board.state, at("stati_uniti_orientali"), at("america_centrale"));
    CHECK(board.refused(BeginGame{.players = players(3), .switched_off = {{at("peru"), at("siam"), false}}}) == "RK-MAP-5");
    std::vector<Connection> around_japan;
    for (const auto& each : tables.connections) {
        if (each.a == at("giappone") || each.b == at("giappone")) {
            around_japan.push_back(each);
        }
    }
    CHECK(board.warned(BeginGame{.players = players(3), .switched_off = around_japan}) == Clauses{"RK-MAP-6"});
    board.play(BeginGame{.players = players(3), .switched_off = {pair}});
    CHECK_FALSE(connection(board.state, pair.b, pair.a));
}

TEST_CASE("a game taken over needs the whole board and no more cards than exist", "[risiko][setup][rule:RK-GEN-5][rule:RK-CRD-2]") {
    Situation situation{.player = Colour::Red};
    BeginGame command{.players = players(3), .situation = situation};
    CHECK(Board{}.refused(command) == "RK-GEN-5");
    for (const auto& territory : printed_tables()->territories) {
        command.situation->holdings.push_back({at(territory.id), Colour::Red, 1});
    }
    command.situation->holdings[0].owner = Colour::Blue;
    command.situation->holdings[1].owner = Colour::Green;
    CHECK(Board{}.refused(command).empty());
    auto nobodys = command;
    nobodys.situation->holdings[2].armies = 0;
    CHECK(Board{}.refused(nobodys) == "RK-GEN-5");
    auto rich = command;
    rich.situation->hands = {{Colour::Red, 40}, {Colour::Blue, 5}};
    CHECK(Board{}.refused(rich) == "RK-CRD-2");
    auto late = command;
    late.situation->player = Colour::Black;
    CHECK(Board{}.refused(late) == "RK-TRN-5");
}

TEST_CASE("who holds no territory in a game taken over holds no cards", "[risiko][setup][rule:RK-ELI-1]") {
    Situation situation{.round = 5, .player = Colour::Red, .hands = {{Colour::Green, 2}}};
    for (std::size_t i = 0; i < printed_tables()->territories.size(); ++i) {
        situation.holdings.push_back({{static_cast<std::uint8_t>(i)}, i == 0 ? Colour::Blue : Colour::Red, 1});
    }
    const Board board;
    CHECK(board.refused(BeginGame{.players = players(3), .situation = situation}) == "RK-ELI-1");
    situation.hands = {{Colour::Green, 0}, {Colour::Blue, 2}};
    CHECK(board.refused(BeginGame{.players = players(3), .situation = situation}).empty());
}

TEST_CASE("a name may be long, and a colour may be dealt one territory or all but its armies allow",
          "[risiko][setup][bad_input][rule:RK-SET-2][rule:RK-SET-6]") {
    auto named = players(3);
    named[0].name = std::string(1000, 'x');
    CHECK(Board{}.refused(BeginGame{.players = named}).empty());
    named[0].name += 'x';
    CHECK(Board{}.refused(BeginGame{.players = named}) == "RK-SET-2");

    Board board;
    board.play(BeginGame{.players = players(3), .first = Colour::Red});
    CHECK(board.state.deck == 0);        // the cards are the lots of the deal
    const auto shared = [](int of_red) { // one is green, the rest is blue
        std::vector<DealtRow> rows;
        for (int i = 0; i < 42; ++i) {
            rows.push_back({{static_cast<std::uint8_t>(i)}, i < of_red ? Colour::Red : i == 41 ? Colour::Green : Colour::Blue});
        }
        return rows;
    };
    CHECK(board.warned(Deal{shared(34)}) == Clauses{"RK-SET-6", "RK-SET-6", "RK-SET-6"});
    CHECK(board.refused(Deal{shared(35)}) == "RK-SET-6"); // 35 armies: none would be left to place
    CHECK(board.refused(Deal{shared(36)}) == "RK-SET-6");
}

TEST_CASE("pieces for one army are a limit too, and what is said is what would stand", "[risiko][setup][rule:RK-AMB-9]") {
    auto board = Board::taken_over(three_colours);
    const auto said = [&] {
        const auto verdict = decide(board.state, PlaceArmies{{{at("alaska"), 2}}});
        REQUIRE(core::acceptance(verdict).warnings.size() == 1);
        return to_english(*printed_tables(), core::acceptance(verdict).warnings.front().why);
    };
    board.state.options.most_armies = 1;
    CHECK(said() == "Red would have 41 armies on the board; there are pieces for 1.");
}

TEST_CASE("who holds nothing in a game taken over is out of it since its first round", "[risiko][setup][rule:RK-ELI-1]") {
    const auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}});
    CHECK(find_player(board.state, Colour::Green)->eliminated_in == 1);
    CHECK(find_player(board.state, Colour::Blue)->eliminated_in == 0);
}
