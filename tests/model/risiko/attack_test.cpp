// Announcements, throws, losses, conquests, eliminations; odds and luck.

#include "model/risiko/chain.hpp"
#include "model/risiko/luck.hpp"
#include "tests/model/risiko/board.hpp"

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

namespace {

Board ready(Options options = {}, int round = 5) {
    auto board =
        Board::taken_over({{"siam", {Colour::Blue, 2}}, {"india", {Colour::Blue, 1}}, {"peru", {Colour::Green, 3}}}, options, round);
    board.place_all("cina");
    board.play(Stocktake{.holdings = {{at("cina"), Colour::Red, 7}}, .reason = "seven for the tests"});
    return board;
}

} // namespace

TEST_CASE("an attack goes from two armies or more on a connected territory of another", "[risiko][attack][rule:RK-ATK-1]") {
    auto board = ready();
    CHECK(board.refused(Announce{at("siam"), at("cina")}) == "RK-ATK-1");
    CHECK(board.refused(Announce{at("cina"), at("mongolia")}) == "RK-ATK-1");
    CHECK(board.refused(Announce{at("mongolia"), at("siam")}) == "RK-ATK-1");
    CHECK(board.warned(Announce{at("cina"), at("peru")}) == Clauses{"RK-ATK-1"});
    CHECK(board.warned(ThrowDice{dice({1}), dice({1}), {}, at("cina"), at("peru")}) == Clauses{"RK-ATK-1"});
    Board unbegun;
    unbegun.play(BeginGame{.players = players(3)});
    CHECK(unbegun.refused(Announce{at("cina"), at("siam")}) == "RK-TRN-1");
}

TEST_CASE("both sides declare their dice before the throw, the attacker first",
          "[risiko][attack][rule:RK-ATK-2][rule:RK-ATK-3][rule:RK-ATK-4][rule:RK-AMB-4][rule:RK-AMB-11]") {
    auto board = ready();
    const ThrowDice bare{dice({6}), dice({1})};
    CHECK(board.refused(bare) == "RK-ATK-3");
    CHECK(board.refused(ThrowDice{dice({6}), dice({1}), {}, at("cina")}) == "RK-ATK-3");
    CHECK(board.refused(Announce{at("cina"), at("siam"), 4}) == "RK-ATK-2");
    CHECK(board.refused(Announce{at("cina"), at("siam"), 0}) == "RK-ATK-2");
    CHECK(board.refused(Announce{at("cina"), at("siam"), 3, 3}) == "RK-ATK-4"); // two armies there
    CHECK(board.refused(Announce{at("cina"), at("siam"), 3, 0}) == "RK-ATK-4");
    CHECK(board.warned(Announce{at("cina"), at("siam"), {}, 2}) == Clauses{"RK-ATK-4"});
    board.play(Announce{at("cina"), at("siam")});
    CHECK(board.refused(Announce{at("cina"), at("siam")}) == "RK-ATK-3");
    board.play(Announce{at("cina"), at("siam"), 1});
    CHECK(board.refused(bare) == "RK-ATK-4");
    board.play(Announce{at("cina"), at("siam"), {}, 1});
    CHECK(board.state.turn.attack == Attack{at("cina"), at("siam"), 1, 1});
    CHECK(board.warned(Announce{at("cina"), at("siam"), 3}) == Clauses{"RK-ATK-4"});  // the defender has answered
    CHECK(board.warned(Announce{at("cina"), at("india"), 3}) == Clauses{"RK-ATK-4"}); // what was declared stands until the throw
    board.play(bare);
    CHECK(board.armies("siam") == 1);
    auto other = ready({.defender_declares_first = true});
    CHECK(other.warned(Announce{at("cina"), at("siam"), 2}) == Clauses{"RK-ATK-4"});
    CHECK(other.warned(Announce{at("cina"), at("siam"), {}, 2}).empty());
    CHECK(most_attack_dice(*printed_tables(), 3) == 2);
    CHECK(most_attack_dice(*printed_tables(), 1) == 0);
    CHECK(most_defence_dice(*printed_tables(), 9) == 3);
}

TEST_CASE("dice thrown before the announcement are void and change nothing", "[risiko][attack][rule:RK-ATK-3]") {
    auto board = ready();
    const auto before = board.state;
    board.play(VoidThrow{dice({6, 6}), dice({1})});
    CHECK(board.state == before);
    CHECK(rolls(before, board.events.front()).size() == 3);
    CHECK(board.refused(VoidThrow{}) == "RK-ATK-9");
    CHECK(board.refused(VoidThrow{dice({7}), {}}) == "RK-ATK-9");
}

TEST_CASE("typed dice are 1 to 6, as many as declared, in any order",
          "[risiko][attack][rule:RK-ATK-5][rule:RK-ATK-6][rule:RK-ATK-7][rule:RK-ATK-9][rule:RK-ATK-10]") {
    auto board = ready();
    board.play(Announce{at("cina"), at("siam"), 3, 2});
    CHECK(board.refused(ThrowDice{dice({6, 6}), dice({1, 1})}) == "RK-ATK-9");
    CHECK(board.refused(ThrowDice{dice({6, 6, 6}), dice({1})}) == "RK-ATK-9");
    CHECK(board.refused(ThrowDice{dice({6, 6, 0}), dice({1, 1})}) == "RK-ATK-9");
    core::Throw hits;
    hits.source = core::DiceSource::Hits;
    hits.hits = 2;
    CHECK(board.refused(ThrowDice{hits, dice({1, 1})}) == "RK-ATK-9");
    const auto before = board.state;
    board.play(ThrowDice{dice({3, 6, 3}), dice({3, 5})});
    const auto* thrown = board.last<DiceThrown>();
    REQUIRE(thrown != nullptr);
    CHECK(thrown->attack.faces == std::vector{3, 6, 3});
    CHECK(thrown->attacker_loses == 1);
    CHECK(thrown->defender_loses == 1);
    CHECK(thrown->attacker_left == 6);
    CHECK(thrown->defender_left == 1);
    CHECK(rolls(before, *thrown).size() == 5);
    CHECK(board.armies("cina") == 6);
    CHECK(board.of(Colour::Blue).armies.lost == 1);
    CHECK(compare({6, 1, 5}, {4, 1, 6}) == Losses{2, 1});
    CHECK(compare({1, 2, 3}, {4}) == Losses{1, 0});
}

TEST_CASE("the attacker may go on, stop, or turn elsewhere; dice are declared anew", "[risiko][attack][rule:RK-ATK-8]") {
    auto board = ready();
    board.play(ThrowDice{dice({1}), dice({1}), {}, at("cina"), at("siam")});
    CHECK(board.refused(ThrowDice{dice({1}), dice({1})}) == "RK-ATK-4"); // not declared again
    board.play(ThrowDice{dice({1}), dice({1}), {}, at("cina"), at("siam")});
    board.play(ThrowDice{dice({1, 1}), dice({1}), {}, at("cina"), at("india")});
    CHECK(board.armies("cina") == 4);
    CHECK(board.state.turn.phase == Phase::Combat);
}

TEST_CASE("the throw again until the end is one entry each, with dice of the program", "[risiko][attack][rule:RK-ATK-11]") {
    auto board = ready();
    std::uint64_t position = 0;
    int throws = 0;
    while (board.owner("siam") == Colour::Blue && board.armies("cina") > 3) {
        const int a = most_attack_dice(*printed_tables(), board.armies("cina"));
        const int d = most_defence_dice(*printed_tables(), board.armies("siam"));
        const auto attack = core::throw_by_program(11, position, a);
        const auto defence = core::throw_by_program(11, position + static_cast<std::uint64_t>(a), d);
        position += static_cast<std::uint64_t>(a + d);
        board.play(ThrowDice{attack, defence, {}, at("cina"), at("siam")});
        ++throws;
        CHECK(board.last<DiceThrown>()->attack.source == core::DiceSource::Program);
    }
    CHECK(throws > 0);
    auto forged = core::throw_by_program(11, 0, 1);
    forged.faces[0] = forged.faces[0] % 6 + 1;
    CHECK(ready().refused(ThrowDice{forged, dice({1}), {}, at("cina"), at("india")}) == "RK-ATK-9");
}

TEST_CASE("at least the armies of the last throw move in, at most all but one",
          "[risiko][attack][rule:RK-OCC-1][rule:RK-OCC-2][rule:RK-OCC-3][rule:RK-OCC-4][rule:RK-GEN-5]") {
    auto board = ready();
    const auto conquest = [](int occupy) { return ThrowDice{dice({6, 6, 1}), dice({5, 4}), occupy, at("cina"), at("siam")}; };
    CHECK(board.refused(conquest(2)) == "RK-OCC-1");
    CHECK(board.refused(conquest(7)) == "RK-OCC-2");
    CHECK(board.refused(Follow{1}) == "RK-OCC-2");
    board.play(conquest(4)); // the attacker lost nothing: seven were there, three stay
    CHECK(board.armies("cina") == 3);
    CHECK(board.armies("siam") == 4);
    CHECK(board.owner("siam") == Colour::Red);
    CHECK(board.refused(Follow{3}) == "RK-OCC-2");
    board.play(Follow{1});
    CHECK(board.armies("siam") == 5);
    board.play(ThrowDice{dice({6}), dice({5}), {}, at("siam"), at("india")}); // a base in the same turn
    CHECK(board.owner("india") == Colour::Red);
    CHECK(board.armies("india") == 1);
}

TEST_CASE("a stocktake that changes an owner ends what was announced, and nothing follows a conquest",
          "[risiko][attack][rule:RK-OCC-2][rule:RK-GEN-6]") {
    auto board = ready();
    board.play(ThrowDice{dice({6, 6}), dice({1, 1}), {}, at("cina"), at("siam")});
    auto counted = board;
    counted.play(Stocktake{.holdings = {{at("cina"), Colour::Red, 4}}, .reason = "miscounted"});
    counted.play(Follow{1});
    board.play(Stocktake{.holdings = {{at("cina"), Colour::Blue, 4}}, .reason = "it is blue's"});
    CHECK(board.refused(Follow{1}) == "RK-OCC-2");

    auto announced = ready();
    announced.play(Announce{at("cina"), at("siam"), 1, 1});
    announced.play(Stocktake{.holdings = {{at("siam"), Colour::Green, 2}}, .reason = "it is green's"});
    CHECK(announced.refused(ThrowDice{dice({6}), dice({1})}) == "RK-ATK-3");
}

TEST_CASE("who loses the last territory is out, and his cards pass", "[risiko][attack][rule:RK-ELI-1][rule:RK-ELI-3]") {
    auto board = ready();
    board.of(Colour::Blue).cards = 4;
    board.state.deck -= 4;
    board.play(ThrowDice{dice({6, 6, 6}), dice({1, 1}), {}, at("cina"), at("siam")});
    board.play(ThrowDice{dice({6}), dice({1}), {}, at("cina"), at("india")});
    CHECK_FALSE(board.of(Colour::Blue).in_game());
    CHECK(board.of(Colour::Blue).eliminated_by == Colour::Red);
    CHECK(board.of(Colour::Red).cards == 4);
    CHECK(board.warned(HandInSet{{card("alaska"), card("alberta"), card("argentina")}}) == Clauses{"RK-REI-10"});
    CHECK_FALSE(board.state.outcome);
    board.play(Follow{1});
    board.play(EndTurn{});
    CHECK(board.state.turn.player == Colour::Green);
    CHECK(board.refused(Claim{Colour::Blue}) == "RK-ELI-1");
}

TEST_CASE("in rounds 1 to 4 a last territory is not attacked", "[risiko][attack][rule:RK-ELI-2][rule:RK-AMB-6]") {
    auto board = ready({}, 4);
    CHECK(board.warned(Announce{at("cina"), at("siam"), 3}).empty());
    board.play(ThrowDice{dice({6, 6}), dice({1, 1}), {}, at("cina"), at("siam")});
    CHECK(board.warned(Announce{at("cina"), at("india"), 1}) == Clauses{"RK-ELI-2"});
    CHECK(board.warned(ThrowDice{dice({6}), dice({1}), {}, at("cina"), at("india")}) == Clauses{"RK-ELI-2"});
    auto fifth = ready({}, 5);
    fifth.play(ThrowDice{dice({6, 6}), dice({1, 1}), {}, at("cina"), at("siam")});
    CHECK(fifth.warned(Announce{at("cina"), at("india"), 1}).empty());

    auto milder = ready({.last_territory_may_be_attacked = true}, 4);
    milder.play(Stocktake{.holdings = {{at("india"), Colour::Red, 2}}, .reason = "for the test"});
    CHECK(milder.warned(Announce{at("cina"), at("siam"), 1}).empty());
    CHECK(milder.warned(ThrowDice{dice({6}), dice({1}), {}, at("cina"), at("siam")}).empty());
    CHECK(milder.warned(ThrowDice{dice({6, 6}), dice({1, 1}), {}, at("cina"), at("siam")}) == Clauses{"RK-ELI-2"});
}

TEST_CASE("the odds of a chain are those of its battles, one after the other", "[risiko][odds]") {
    const auto& tables = *printed_tables();
    // 2 against 1: one throw of one die against one, 15 in 36.
    const auto one = chain_odds(tables, 2, {1});
    CHECK(one.at(0).taken == Approx(15.0 / 36));
    CHECK(one.at(0).armies == Approx(1));
    // 3 against 1: two dice win at once (125/216), else once more with one die.
    const auto two = chain_odds(tables, 3, {1, 1});
    CHECK(two.at(0).taken == Approx(125.0 / 216 + 91.0 / 216 * 15 / 36));
    CHECK(two.at(1).taken == Approx(125.0 / 216 * 15 / 36));
    CHECK(chain_odds(tables, 1, {1}).at(0).taken == 0);
    CHECK(chain_odds(tables, 11, {10}).at(0).taken == Approx(0.190).margin(0.0006)); // as published for three dice a side
    auto board = ready();
    CHECK(chain_odds(board.state, at("cina"), {at("siam"), at("india")}).size() == 2);
    CHECK(chain_odds(board.state, at("cina"), {at("peru")}).empty());
}

TEST_CASE("luck counts the comparisons won against those expected", "[risiko][luck]") {
    LuckBook book;
    auto board = ready();
    const auto play = [&](const Command& command) {
        auto before = board.state;
        board.play(command);
        for (const auto& event : board.events) {
            book.take(before, event);
            before = apply(std::move(before), event);
        }
    };
    play(VoidThrow{dice({1}), dice({6})});
    play(ThrowDice{dice({1}), dice({1}), {}, at("cina"), at("siam")});
    play(ThrowDice{dice({6, 6}), dice({1, 1}), {}, at("cina"), at("siam")});
    const auto attack = book.of(Colour::Red).attack.luck();
    CHECK(attack.dice == 3);
    CHECK(attack.hits == 2);
    CHECK(attack.expected == Approx(0.416667 + 0.779321).epsilon(1e-5));
    CHECK(attack.at_least == Approx(295.0 / 1296 + 420.0 / 1296 * 15 / 36));
    const auto defence = book.of(Colour::Blue).defence.luck();
    CHECK(defence.hits == 1);
    CHECK(defence.expected == Approx(3 - attack.expected));
    CHECK(defence.at_most == Approx(attack.at_least));
    REQUIRE(book.attacks().size() == 1);
    CHECK(book.attacks()[0].throws == 2);
    CHECK(book.attacks()[0].conquered);
    CHECK(book.attacks()[0].attacker_lost == 1);
    CHECK(book.attacks()[0].defender_lost == 2);
}

TEST_CASE("what both sides have declared stands until the throw; leaving it is told", "[risiko][attack][rule:RK-ATK-4]") {
    auto board = Board::taken_over(three_colours);
    board.place_all("cina");
    board.play(Announce{at("cina"), at("siam"), 3, 1});
    CHECK(board.warned(Announce{at("cina"), at("india"), 3, 2}) == Clauses{"RK-ATK-4"});
    CHECK(board.warned(ThrowDice{dice({6, 6, 6}), dice({1}), {}, at("cina"), at("india")}) == Clauses{"RK-ATK-4"});
    CHECK(board.warned(EndCombat{}) == Clauses{"RK-ATK-4"});
    CHECK(board.warned(EndTurn{}) == Clauses{"RK-ATK-4"});
    CHECK(board.warned(MoveArmies{at("cina"), at("mongolia"), 1}) == Clauses{"RK-ATK-4"});
    board.play(ThrowDice{dice({6, 6, 6}), dice({1}), {}});
    CHECK(board.warned(EndTurn{}).empty());
}

TEST_CASE("a throw is void before the announcement only; after it, a ruling puts it aside", "[risiko][attack][rule:RK-ATK-3]") {
    auto board = Board::taken_over(three_colours);
    const VoidThrow thrown{dice({6}), dice({1})};
    const auto said = [&] { return to_english(*printed_tables(), summary(*printed_tables(), *board.last<ThrowVoided>())); };
    CHECK(board.warned(thrown) == Clauses{"RK-TRN-2"}); // nothing is placed yet
    board.play(PlaceArmies{{{at("cina"), board.state.turn.to_place() - 1}}});
    CHECK(board.warned(thrown) == Clauses{"RK-TRN-2"}); // one is left to place
    board.place_all("cina").play(thrown);
    CHECK_FALSE(board.last<ThrowVoided>()->by_ruling);
    CHECK(said() == "A throw before the announcement is void: 6 to 1.");
    board.play(Announce{at("cina"), at("siam"), 3, 1});
    CHECK(board.warned(thrown) == Clauses{"RK-ATK-3"});
    board.overrule(thrown);
    CHECK(board.last<ThrowVoided>()->by_ruling);
    CHECK(said() == "The table puts a throw aside: 6 to 1.");
    CHECK(board.state.turn.attack->attacker == 3); // what was declared stands
    board.play(ThrowDice{dice({6, 6, 6}), dice({1}), {}});
    board.play(EndCombat{});
    CHECK(board.warned(thrown) == Clauses{"RK-TRN-3"});
}

TEST_CASE("dice that the program has not thrown are told as such", "[risiko][attack][rule:RK-ATK-9][rule:RK-ATK-10]") {
    auto board = Board::taken_over(three_colours);
    board.place_all("cina");
    auto forged = core::throw_by_program(7, 0, 1);
    forged.faces.front() = forged.faces.front() % 6 + 1;
    const auto refused = core::refusal(decide(board.state, ThrowDice{forged, dice({1}), {}, at("cina"), at("siam")}));
    CHECK_THAT(to_english(*printed_tables(), refused.why), Catch::Matchers::Contains("The program has not thrown these dice"));
    CHECK(board.refused(ThrowDice{dice({7}), dice({1}), {}, at("cina"), at("siam")}) == "RK-ATK-9");
}

TEST_CASE("who declares first is told of his own turn only", "[risiko][attack][rule:RK-ATK-4][rule:RK-AMB-4]") {
    const auto board = ready({.defender_declares_first = true});
    CHECK(board.warned(Announce{at("cina"), at("siam"), 2, 2}).empty()); // both at once
    CHECK(board.warned(Announce{at("cina"), at("siam")}).empty());       // neither yet
    CHECK(board.warned(Announce{at("cina"), at("siam"), 2}) == Clauses{"RK-ATK-4"});
}

TEST_CASE("what the attacker alone has declared holds nobody, until the defender has answered",
          "[risiko][attack][rule:RK-ATK-3][rule:RK-ATK-4]") {
    auto board = ready();
    board.play(Announce{at("cina"), at("siam"), 3});
    CHECK(board.warned(Announce{at("cina"), at("siam"), 2}).empty());
    CHECK(board.warned(Announce{at("cina"), at("india"), 2}).empty());
    CHECK(board.warned(EndCombat{}).empty());
    board.play(VoidThrow{dice({6, 6, 6}), dice({1})}); // thrown before the defender declared
    CHECK_FALSE(board.last<ThrowVoided>()->by_ruling);
    board.play(Announce{at("cina"), at("siam"), {}, 1});
    CHECK(board.warned(EndCombat{}) == Clauses{"RK-ATK-4"});
    auto first = ready({.defender_declares_first = true});
    first.play(Announce{at("cina"), at("siam"), {}, 2}); // nor the defender alone
    first.play(VoidThrow{dice({6, 6, 6}), dice({1})});
    CHECK_FALSE(first.last<ThrowVoided>()->by_ruling);
    first.play(Stocktake{.holdings = {{at("siam"), Colour::Blue, 1}}, .reason = "miscounted"});
    CHECK(first.refused(Announce{at("cina"), at("siam"), 3}) == "RK-ATK-4"); // two dice of one army
    CHECK(first.refused(Announce{at("cina"), at("siam"), 3, 1}).empty());
}

TEST_CASE("the dice thrown are those declared, also where the throw names its attack",
          "[risiko][attack][rule:RK-ATK-3][rule:RK-ATK-4][rule:RK-ATK-9]") {
    auto board = ready();
    board.play(Announce{at("cina"), at("siam"), 3});
    const auto said = [&](const ThrowDice& command) {
        const auto verdict = decide(board.state, command);
        REQUIRE(core::refused(verdict));
        CHECK(core::refusal(verdict).rule.id == "RK-ATK-9");
        return to_english(*printed_tables(), core::refusal(verdict).why);
    };
    CHECK(said({dice({6, 6}), dice({1}), {}, at("cina"), at("siam")}) == "Dice thrown: 2 against 1; declared: 3 against 1.");
    board.play(Announce{at("cina"), at("siam"), {}, 2});
    CHECK(said({dice({6, 6, 6}), dice({1}), {}, at("cina"), at("siam")}) == "Dice thrown: 3 against 1; declared: 3 against 2.");
    auto other = ready({.defender_declares_first = true});
    other.play(Announce{at("cina"), at("siam"), {}, 2});
    board = other;
    CHECK(said({dice({6, 6}), dice({1}), {}, at("cina"), at("siam")}) == "Dice thrown: 2 against 1; declared: 2 against 2.");
}

TEST_CASE("up to three dice of each side are put aside", "[risiko][attack][rule:RK-ATK-3][rule:RK-ATK-9]") {
    const auto board = ready();
    CHECK(board.refused(VoidThrow{dice({1, 2, 3}), dice({4, 5, 6})}).empty());
    CHECK(board.refused(VoidThrow{dice({1, 2, 3, 4}), dice({1})}) == "RK-ATK-9");
    CHECK(board.refused(VoidThrow{dice({1}), dice({1, 2, 3, 4})}) == "RK-ATK-9");
    CHECK(board.refused(VoidThrow{dice({1}), {}}).empty()); // one die has been thrown by then
    CHECK(board.refused(VoidThrow{{}, dice({1})}).empty());
    auto both = dice({1});
    both.hits = 1; // faces and a count of hits at once
    CHECK(board.refused(VoidThrow{both, {}}) == "RK-ATK-9");
}

TEST_CASE("dice that nothing can have thrown are no forgery", "[risiko][attack][rule:RK-ATK-9]") {
    const auto board = ready();
    auto seven = core::throw_by_program(7, 0, 1);
    seven.faces.front() = 7;
    const auto refused = core::refusal(decide(board.state, ThrowDice{seven, dice({1}), {}, at("cina"), at("siam")}));
    CHECK(to_english(*printed_tables(), refused.why) == "A die shows 1 to 6; give every die of both sides.");
    // The other throw is to blame here.
    const auto thrown =
        core::refusal(decide(board.state, ThrowDice{core::throw_by_program(7, 0, 1), dice({0}), {}, at("cina"), at("siam")}));
    CHECK(to_english(*printed_tables(), thrown.why) == "A die shows 1 to 6; give every die of both sides.");
}
