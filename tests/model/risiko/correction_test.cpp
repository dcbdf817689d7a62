// Whatever the books know can be set right, and a count that agrees is an entry of its own.

#include "model/risiko/decision.hpp"
#include "tests/model/risiko/board.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

namespace {

std::vector<CardId> cards(std::initializer_list<std::string_view> ids) {
    std::vector<CardId> result;
    for (const auto id : ids) {
        result.push_back(card(id));
    }
    std::ranges::sort(result);
    return result;
}

} // namespace

TEST_CASE("a count that agrees with the books is an entry that books nothing else", "[risiko][correction][rule:RK-GEN-6]") {
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 3}});
    const auto before = board.state;
    for (const auto& count :
         {Stocktake{.holdings = {{at("cina"), Colour::Red, 1}}}, Stocktake{.hands = {{Colour::Red, 3}}, .reason = "after supper"},
          Stocktake{.symbols = {{at("alaska"), symbol_of(before, card("alaska"))}}}, Stocktake{.turn = Colour::Red}, Stocktake{}}) {
        board.play(count);
        CHECK(board.events.size() == 1);
        CHECK(board.last<StockTaken>() != nullptr);
        CHECK(board.state == before);
    }
    CHECK(to_english(*printed_tables(), summary(*printed_tables(), StockTaken{.reason = ""})) ==
          "Counted, and right: the books agree with the table.");
    // What differs needs a reason.
    CHECK(board.refused(Stocktake{.holdings = {{at("cina"), Colour::Red, 4}}}) == "RK-GEN-6");
    CHECK(board.refused(Stocktake{.tracks = {{Track::Reshuffles, 1}}}) == "RK-GEN-6");
    CHECK(board.refused(Stocktake{.turn = Colour::Blue}) == "RK-GEN-6");
}

TEST_CASE("a player whom the books had eliminated is in the game again, with what he holds", "[risiko][correction][rule:RK-ELI-1]") {
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Green, 3}});
    CHECK(board.refused(Stocktake{.back = {Colour::Green}, .reason = "he is not out"}) == "RK-ELI-1");
    CHECK(board.refused(Stocktake{.back = {Colour::Black}, .reason = "nobody"}) == "RK-ELI-1");
    board.play(Stocktake{.holdings = {{at("peru"), Colour::Red, 1}}, .eliminated = {{Colour::Green, Colour::Red}}, .reason = "out"});
    REQUIRE_FALSE(board.of(Colour::Green).in_game());
    CHECK(board.refused(Stocktake{.holdings = {{at("peru"), Colour::Green, 3}}, .reason = "no"}) == "RK-GEN-5");
    CHECK(board.warned(Stocktake{.back = {Colour::Green}, .reason = "and holds nothing"}) == Clauses{"RK-ELI-1"});
    board.play(Stocktake{.holdings = {{at("peru"), Colour::Green, 3}},
                         .hands = {{Colour::Green, 3}, {Colour::Red, 0}},
                         .back = {Colour::Green},
                         .turn = Colour::Green,
                         .reason = "Peru was never taken"});
    CHECK(board.of(Colour::Green).in_game());
    CHECK_FALSE(board.of(Colour::Green).eliminated_by);
    CHECK(board.of(Colour::Green).cards == 3);
    CHECK(board.state.turn.player == Colour::Green);
    CHECK(board.state.turn.phase == Phase::Reinforcement);
    CHECK(board.refused(Stocktake{.turn = Colour::Black, .reason = "nobody"}) == "RK-TRN-5");
}

TEST_CASE("discards and shown cards are set to the piles on the table", "[risiko][correction][cards][rule:RK-CRD-2][rule:RK-CRD-7]") {
    auto board = Board::taken_over(three_colours, {.open_cards = true}, 5, {{Colour::Red, 2}, {Colour::Blue, 1}}, cards({"alaska"}));
    const int deck = board.state.deck;
    board.play(Stocktake{.discards = cards({"alaska", "alberta", "cina"}), .reason = "counted"});
    CHECK(board.state.discards == cards({"alaska", "alberta", "cina"}));
    CHECK(board.state.deck == deck - 2);
    board.play(Stocktake{.shown = {{Colour::Red, cards({"peru", "siam"})}}, .reason = "seen"});
    CHECK(board.of(Colour::Red).known == cards({"peru", "siam"}));
    // A card is in one place; it goes from one to another in one entry.
    CHECK(board.refused(Stocktake{.discards = cards({"peru"}), .reason = "x"}) == "RK-CRD-2");
    CHECK(board.refused(Stocktake{.shown = {{Colour::Blue, cards({"peru"})}}, .reason = "x"}) == "RK-CRD-2");
    CHECK(board.refused(Stocktake{.shown = {{Colour::Blue, cards({"alaska"})}}, .reason = "x"}) == "RK-CRD-2");
    CHECK(board.refused(Stocktake{.shown = {{Colour::Blue, cards({"india", "congo"})}}, .reason = "x"}) == "RK-CRD-7");
    CHECK(board.refused(Stocktake{.discards = std::vector{card("cina"), card("cina")}, .reason = "x"}) == "RK-CRD-2");
    board.play(Stocktake{.shown = {{Colour::Blue, cards({"peru"})}, {Colour::Red, cards({"siam"})}}, .reason = "it is Blue's"});
    CHECK(board.of(Colour::Blue).known == cards({"peru"}));
    CHECK(board.of(Colour::Red).known == cards({"siam"}));
    std::vector<CardId> all;
    for (int i = 0; i < board.state.tables->cards(); ++i) {
        all.push_back({static_cast<std::uint8_t>(i)});
    }
    CHECK(board.refused(Stocktake{.discards = all, .reason = "x"}) == "RK-CRD-2");
}

TEST_CASE("the tracks of a game are set to what the table says", "[risiko][correction][rule:RK-GEN-6][rule:RK-CRD-3][rule:RK-TA-2]") {
    auto board = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60});
    const auto most = board.state.turn.reinforcement.due();
    board.play(Stocktake{
        .tracks =
            {{Track::Reshuffles, 1}, {Track::Clock, 600}, {Track::Round, 6}, {Track::Placed, 2}, {Track::Sets, 1}, {Track::Conquests, 1}},
        .reason = "the sheet was wrong"});
    for (const auto& [track, value] : std::vector<std::pair<Track, int>>{
             {Track::Reshuffles, 1}, {Track::Clock, 600}, {Track::Round, 6}, {Track::Placed, 2}, {Track::Sets, 1}, {Track::Conquests, 1}}) {
        CHECK(value_of(board.state, track) == value);
    }
    CHECK(board.state.turn.to_place() == most - 2);
    CHECK(board.refused(Stocktake{.tracks = {{Track::Round, 0}}, .reason = "x"}) == "RK-GEN-6");
    CHECK(board.refused(Stocktake{.tracks = {{Track::Placed, most + 1}}, .reason = "x"}) == "RK-GEN-6");
    CHECK(board.refused(Stocktake{.tracks = {{Track::Clock, -1}}, .reason = "x"}) == "RK-GEN-6");
    CHECK(board.refused(Stocktake{.tracks = {{Track::Sets, 1}, {Track::Sets, 2}}, .reason = "x"}) == "RK-GEN-6");
    board.play(Stocktake{.tracks = {{Track::Clock, 300}}, .reason = "it was paused too late"}); // which the clock itself cannot
    CHECK(board.state.clock.elapsed == 300);
}

TEST_CASE("a pile is counted against the deck as it stands", "[risiko][correction][cards][rule:RK-CRD-2]") {
    std::vector<CardId> thirty;
    for (int i = 0; i < 30; ++i) {
        thirty.push_back({static_cast<std::uint8_t>(i)});
    }
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 3}}, thirty);
    board.play(Stocktake{.discards = thirty});
    CHECK(board.events.size() == 1);                                          // it agrees
    board.play(Stocktake{.hands = {{Colour::Red, 14}}, .reason = "counted"}); // the deck is empty then
    CHECK(board.state.deck == 0);
    CHECK(board.refused(Stocktake{.hands = {{Colour::Red, 15}}, .reason = "counted"}) == "RK-CRD-2");
    CHECK(board.refused(Stocktake{.hands = {{Colour::Red, 1}, {Colour::Red, 2}}, .reason = "counted"}) == "RK-CRD-2");
}

TEST_CASE("the tracks begin and end where the table's do", "[risiko][correction][bad_input][rule:RK-GEN-6][rule:RK-TA-2]") {
    auto board = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60});
    constexpr int week = 604800; // seconds
    CHECK(board.refused(Stocktake{.tracks = {{Track::Clock, week}}, .reason = "x"}).empty());
    CHECK(board.refused(Stocktake{.tracks = {{Track::Clock, week + 1}}, .reason = "x"}) == "RK-GEN-6");
    CHECK(board.refused(Stocktake{.tracks = {{Track::Reshuffles, most_armies_typed}}, .reason = "x"}).empty());
    CHECK(board.refused(Stocktake{.tracks = {{Track::Reshuffles, most_armies_typed + 1}}, .reason = "x"}) == "RK-GEN-6");
    board.play(Stocktake{.tracks = {{Track::Round, 1}, {Track::Sets, 0}}, .reason = "the first round"});
    CHECK(board.state.turn.round == 1);
}

TEST_CASE("a card that was shown goes to the pile in one entry, unless the entry says that it is still in the hand",
          "[risiko][correction][cards][rule:RK-CRD-2][rule:RK-CRD-7]") {
    auto board = Board::taken_over(three_colours, {.open_cards = true}, 5, {{Colour::Red, 2}});
    board.play(Stocktake{.shown = {{Colour::Red, cards({"peru", "siam"})}}, .reason = "seen"});
    const auto said = [&](const Stocktake& command) {
        const auto verdict = decide(board.state, command);
        REQUIRE(core::refused(verdict));
        CHECK(core::refusal(verdict).rule.id == "RK-CRD-2");
        return to_english(*printed_tables(), core::refusal(verdict).why);
    };
    const auto both = cards({"peru", "siam"});
    const auto backwards = std::vector{both.back(), both.front()};
    CHECK(said({.discards = both, .shown = {{Colour::Red, backwards}}, .reason = "x"}) == // by the pile, in its order
          said({.discards = std::vector{both.front()}, .reason = "x"}));
    board.play(
        Stocktake{.hands = {{Colour::Red, 1}}, .discards = cards({"peru"}), .shown = {{Colour::Red, cards({"siam"})}}, .reason = "x"});
    CHECK(board.of(Colour::Red).known == cards({"siam"}));
    CHECK(board.state.discards == cards({"peru"}));
}
