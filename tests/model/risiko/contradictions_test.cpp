// What cannot stand together in the books of RisiKo!, who tells it, and that no turn ends over it without a reason.

#include "model/risiko/contradictions.hpp"
#include "tests/model/risiko/board.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

namespace {

Clauses found(const State& state) {
    Clauses clauses;
    for (const auto& each : contradictions(state)) {
        CHECK_FALSE(to_english(*state.tables, each.why).empty());
        CHECK((each.territory || each.player || each.rule.id == "RK-CRD-2")); // a place, or whose it is
        clauses.push_back(each.rule.id);
    }
    return clauses;
}

} // namespace

TEST_CASE("books that the rules can make hold no contradiction", "[risiko][contradictions]") {
    CHECK(found(empty_state(printed_tables())).empty());
    CHECK(found(Board::taken_over(three_colours).state).empty());
    CHECK(found(Board::taken_over({}).state).empty()); // it has ended
    Board dealt;
    dealt.play(BeginGame{.options = {}, .players = players(3), .first = Colour::Red});
    CHECK(found(dealt.state).empty());
    dealt.play(Deal{deal_by_program(dealt.state, 7)});
    CHECK(found(dealt.state).empty());
}

TEST_CASE("a territory needs an owner who plays, and an army of his", "[risiko][contradictions][rule:RK-GEN-5][rule:RK-ELI-1]") {
    auto state = Board::taken_over(three_colours).state;
    state.holdings[at("siam").index] = {};
    REQUIRE(found(state) == Clauses{"RK-GEN-5"});
    CHECK(contradictions(state).front().territory == at("siam"));
    state.holdings[at("siam").index] = {Colour::Black, 2};
    CHECK(found(state) == Clauses{"RK-GEN-5"});
    state.holdings[at("siam").index] = {Colour::Blue, 0};
    CHECK(found(state) == Clauses{"RK-GEN-5"});
    state.holdings[at("siam").index] = {Colour::Blue, 1};
    find_player(state, Colour::Blue)->eliminated_in = 4;
    CHECK(found(state) == Clauses{"RK-ELI-1", "RK-ELI-1"}); // Siam and India
}

TEST_CASE("who holds nothing is out, who is out holds nothing, and has no turn", "[risiko][contradictions][rule:RK-ELI-1][rule:RK-TA-5]") {
    auto state = Board::taken_over(three_colours).state;
    state.holdings[at("peru").index] = {Colour::Red, 1};
    REQUIRE(found(state) == Clauses{"RK-ELI-1"});
    CHECK(contradictions(state).front().player == Colour::Green);
    find_player(state, Colour::Green)->eliminated_in = 5;
    CHECK(found(state).empty());
    find_player(state, Colour::Green)->cards = 2;
    state.deck -= 2;
    CHECK(found(state) == Clauses{"RK-ELI-1"});
    find_player(state, Colour::Green)->cards = 0;
    state.deck += 2;
    state.turn.player = Colour::Green;
    CHECK(found(state) == Clauses{"RK-ELI-1"});
    state.turn.player = Colour::Red;
    state.extra_round = {Colour::Red, Colour::Green};
    CHECK(found(state) == Clauses{"RK-TA-5"});
    state.extra_round.clear();
    for (auto& each : state.holdings) {
        each.owner = Colour::Red;
    }
    find_player(state, Colour::Blue)->eliminated_in = 5;
    CHECK(found(state) == Clauses{"RK-ELI-1"}); // the whole board, and the game goes on
}

TEST_CASE("each card is in one place, and together they are those of the box", "[risiko][contradictions][rule:RK-CRD-2]") {
    auto state = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 2}}, {card("alaska")}).state;
    CHECK(found(state).empty());
    find_player(state, Colour::Red)->known = {card("alaska")};
    CHECK(found(state) == Clauses{"RK-CRD-2"});
    find_player(state, Colour::Red)->known = {card("alberta"), card("cina"), card("peru")};
    CHECK(found(state) == Clauses{"RK-CRD-2"}); // shows three, holds two
    find_player(state, Colour::Red)->known.clear();
    ++state.deck;
    CHECK(found(state) == Clauses{"RK-CRD-2"});
}

TEST_CASE("armies beyond the pieces, beyond what was due, and an objective that nobody can hold are told",
          "[risiko][contradictions][rule:RK-AMB-9][rule:RK-REI-9][rule:RK-OBJ-4]") {
    auto state = Board::taken_over(three_colours).state;
    state.options.most_armies = 20;
    CHECK(found(state) == Clauses{"RK-AMB-9"});
    state.options.most_armies = 0;
    state.turn.placed = state.turn.reinforcement.due() + 1;
    CHECK(found(state) == Clauses{"RK-REI-9"});
    state.turn.placed = 0;
    find_player(state, Colour::Red)->objective = Objective{.territories = 99};
    CHECK(found(state) == Clauses{"RK-OBJ-4"});
}

TEST_CASE("no turn ends over what cannot stand without a reason", "[risiko][contradictions][turn][rule:RK-ELI-1][rule:RK-TRN-5]") {
    auto board = Board::taken_over(three_colours);
    board.place_all("cina");
    board.overrule(Stocktake{.holdings = {{at("peru"), Colour::Red, 4}}, .reason = "recount"});
    CHECK(board.warned(EndTurn{}) == Clauses{"RK-ELI-1"});
    // Counted again it is not told again; who eliminated him settles it.
    CHECK(board.warned(Stocktake{.holdings = {{at("cina"), Colour::Red, 9}}, .reason = "recount"}).empty());
    board.play(Stocktake{.eliminated = {{Colour::Green, Colour::Red}}, .reason = "he was"});
    CHECK(board.warned(EndTurn{}).empty());
}

TEST_CASE("a change of the rules and a game taken over tell what cannot stand", "[risiko][contradictions][rule:RK-AMB-9][rule:RK-GEN-3]") {
    const auto board = Board::taken_over(three_colours);
    CHECK(board.warned(ChangeOptions{{.most_armies = 20}, "the box has no more"}) == Clauses{"RK-AMB-9"});
    CHECK(board.warned(ChangeOptions{{.most_armies = 66}, "the box has no more"}).empty());
    Situation situation{.round = 5, .player = Colour::Red};
    for (std::size_t i = 0; i < board.state.holdings.size(); ++i) {
        situation.holdings.push_back({{static_cast<std::uint8_t>(i)}, *board.state.holdings[i].owner, board.state.holdings[i].armies});
    }
    BeginGame begin{.options = {.most_armies = 20}, .players = players(3), .situation = situation};
    CHECK(Board{}.warned(begin) == Clauses{"RK-AMB-9"});
    begin.options = {};
    CHECK(Board{}.warned(begin).empty());
    // What contradicts itself is refused with its clause, and nothing is booked.
    begin.situation->hands = {{Colour::Black, 1}};
    CHECK(Board{}.refused(begin) == "RK-ELI-1");
    begin.situation->hands = {{Colour::Red, 44}};
    begin.situation->discards = {card("alaska")};
    CHECK(Board{}.refused(begin) == "RK-CRD-2");
    begin.situation->hands.clear();
    begin.situation->discards = {card("alaska"), card("alaska")};
    CHECK(Board{}.refused(begin) == "RK-CRD-2");
    begin.situation->discards.clear();
    begin.situation->holdings.front().armies = 0;
    CHECK(Board{}.refused(begin) == "RK-GEN-5");
    begin.situation->holdings.pop_back();
    begin.situation->holdings.front().armies = 1;
    CHECK(Board{}.refused(begin) == "RK-GEN-5");
}

TEST_CASE("nothing is looked at before the deal", "[risiko][contradictions][rule:RK-GEN-5]") {
    Board board;
    board.play(BeginGame{.options = {}, .players = players(3)});
    REQUIRE(board.state.turn.phase == Phase::FirstThrow);
    CHECK(found(board.state).empty());
}

TEST_CASE("what cannot stand is found at the edges: the first territory, one card, an empty deck",
          "[risiko][contradictions][rule:RK-GEN-5][rule:RK-ELI-1][rule:RK-CRD-2]") {
    auto state = Board::taken_over(three_colours).state;
    state.holdings.front() = {Colour::Red, 0};
    REQUIRE(found(state) == Clauses{"RK-GEN-5"});
    CHECK(contradictions(state).front().territory == TerritoryId{0});
    state.holdings.front() = {Colour::Red, 1};
    state.holdings[at("peru").index] = {Colour::Red, 1};
    find_player(state, Colour::Green)->eliminated_in = 5;
    find_player(state, Colour::Green)->cards = 1;
    --state.deck;
    CHECK(found(state) == Clauses{"RK-ELI-1"});
    find_player(state, Colour::Green)->cards = 0;
    find_player(state, Colour::Red)->cards = 44;
    state.deck = 0;
    CHECK(found(state).empty());
    find_player(state, Colour::Red)->cards = 45;
    state.deck = -1; // together they are those of the box
    CHECK(found(state) == Clauses{"RK-CRD-2"});
}
