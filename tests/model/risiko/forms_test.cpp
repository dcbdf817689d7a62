// What the forms of RisiKo! offer, and what they make of what is filled in.

#include "model/core/resources.hpp"
#include "model/risiko/meta.hpp"
#include "tests/model/risiko/board.hpp"
#include "tests/support/played_by_forms.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <variant>

namespace intendant::test {

TEST_CASE("what the forms of RisiKo! offer can be booked", "[risiko][forms]") {
    using namespace risiko;
    const auto tables = load_tables(core::find_resources() / "risiko");
    Came came;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Situation situation{.round = 6, .player = Colour::Red};
        fuzz::Chance chance(seed);
        for (std::uint8_t i = 0; i < tables->territories.size(); ++i) {
            situation.holdings.push_back({TerritoryId{i},
                                          std::array{Colour::Red, Colour::Blue, Colour::Green}[static_cast<std::size_t>(chance.up_to(2))],
                                          1 + chance.up_to(4)});
        }
        situation.hands = {{Colour::Red, 5}, {Colour::Blue, 4}, {Colour::Green, 6}};
        const BeginGame begin{
            .options = {}, .players = {{"Anna", Colour::Red}, {"Bruno", Colour::Blue}, {"Carla", Colour::Green}}, .situation = situation};
        play<Game>(seed, begun<Game>(tables, begin), 500, {"set", "discard", "place"}, {"move"}, came);
    }
    tell("RisiKo!", came);
    CHECK(came.booked > 500);
    for (const auto* const form : {"place", "attack", "dice", "follow", "move", "end_combat", "end_turn"}) {
        CHECK(came.of_form[form] > 0);
    }

    // What belongs to the set-up, or seldom comes about.
    using risiko::tests::Board;
    using G = risiko::Game;
    Board first;
    first.play(BeginGame{.options = {}, .players = risiko::tests::players(3)});
    makes<ThrowForFirst, G>(first.state, "first", {{"dice", "632"}}, came);
    first.play(*G::answered(first.state, "first", {{"dice", "632"}}));
    FormValues dealt;
    const auto order = deal_order(first.state);
    for (std::size_t i = 0; i < tables->territories.size(); ++i) {
        dealt[tables->territories[i].id] = id_of(order[i % order.size()]);
    }
    makes<Deal, G>(first.state, "deal", dealt, came);
    makes<LeaveUnfinished, G>(first.state, "leave", {}, came);
    const auto thrown_too_early = Board::taken_over({{"siam", {Colour::Blue, 3}}, {"cina", {Colour::Red, 3}}});
    makes<VoidThrow, G>(thrown_too_early.state, "void", {{"attack", "666"}, {"defence", "55"}}, came);
    auto rich =
        Board::taken_over(risiko::tests::three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60}, 5, {{Colour::Red, 9}});
    makes<DiscardCards, G>(rich.state, "discard", {{"card_1", "alaska"}, {"card_2", "cita"}}, came);
    every_command_has_its_form<G>(came, {{"BeginGame", "it begins the books, before anybody has a seat"},
                                         {"KeepObjective", "a secret, which is sealed at the table's computer with its passphrase"},
                                         {"Claim", "it opens a sealed objective, at the table's computer with its passphrase"},
                                         {"ShowObjective", "it opens a sealed objective, at the table's computer with its passphrase"},
                                         {"SetClock", "the program counts the time and nobody types it"},
                                         {"ChangeOptions", "a ruling on the game itself, with a reason that is typed"},
                                         {"Stocktake", "a count of the whole board, on a page of its own"}});
}

TEST_CASE("a form of RisiKo! that is answered wrongly is answered with its clause", "[risiko][forms][rule:RK-ATK-1]") {
    using namespace risiko;
    using G = risiko::Game;
    using Clauses = std::vector<std::string>;
    auto board = tests::Board::taken_over({{"siam", {Colour::Blue, 3}}, {"cina", {Colour::Red, 3}}});
    CHECK(clauses_of_form<G>(board.state, "place", {{"cina", "1"}}).empty());
    CHECK_FALSE(clauses_of_form<G>(board.state, "place", {}).empty()); // where?
    CHECK_FALSE(clauses_of_form<G>(board.state, "place", {{"siam", "1"}}).empty());
    CHECK_FALSE(G::answered(board.state, "dice", {{"attack", "6"}, {"defence", "1"}})); // nothing is announced yet
    CHECK_FALSE(G::answered(board.state, "no such form", {}));
    board.place_all("cina");
    const auto of_attack = [&](const FormValues& values) { return clauses_of_form<G>(board.state, "attack", values); };
    CHECK(of_attack({{"from", "cina"}, {"to", "siam"}, {"attacker", "3"}}).empty());
    CHECK(of_attack({{"from", "cina"}, {"to", "siam"}, {"attacker", "3"}, {"card_1", "alaska"}}).empty()); // nothing more is asked
    CHECK_FALSE(of_attack({{"from", "cina"}, {"to", "peru"}, {"attacker", "3"}}).empty());                 // out of reach
    CHECK(of_attack({{"to", "nowhere"}, {"attacker", "3"}}) == Clauses{"-"});
    CHECK_FALSE(G::answered(board.state, "place", {{"cina", "1"}})); // of a phase that is over
}

TEST_CASE("dice are asked for while an attack stands and its base can go on", "[risiko][forms][rule:RK-ATK-2]") {
    using namespace risiko;
    auto board = tests::Board::taken_over({{"siam", {Colour::Blue, 3}}, {"cina", {Colour::Red, 3}}});
    board.place_all("cina");
    CHECK_FALSE(form(board.state, "dice", {}));
    board.play(Announce{.from = tests::at("cina"), .to = tests::at("siam")});
    auto& base = board.state.holdings[tests::at("cina").index];
    for (const int armies : {2, 3, 4, 9}) {
        base.armies = armies;
        const auto asked = form(board.state, "dice", {});
        REQUIRE(asked);
        CHECK(asked->fields.front().most == std::min(armies - 1, 3));
        CHECK(asked->fields.back().most == 3);
        CHECK(asked->seats == std::vector<std::string>{"red", "blue"});
    }
    base.armies = 1; // one stays
    CHECK_FALSE(form(board.state, "dice", {}));
    CHECK_FALSE(answered(board.state, "dice", {{"attack", "6"}, {"defence", "1"}}));
}

TEST_CASE("armies are placed on several territories at once, and what is left is said", "[risiko][forms][rule:RK-REI-9]") {
    using namespace risiko;
    auto board = tests::Board::taken_over({{"siam", {Colour::Blue, 3}}, {"cina", {Colour::Red, 3}}});
    const int due = board.state.turn.to_place();
    REQUIRE(due > 3);
    const auto asked = form(board.state, "place", {{"cina", "2"}, {"india", "1"}});
    REQUIRE(asked);
    CHECK(asked->sums.front().parameters.front().second == std::to_string(due - 3));
    const auto field = std::ranges::find(asked->fields, "cina", &core::FormField::key);
    REQUIRE(field != asked->fields.end());
    CHECK(field->most == due - 1);
    CHECK(field->value == "2");
    CHECK(std::ranges::find(asked->fields, "siam", &core::FormField::key) == asked->fields.end());
    const auto command = answered(board.state, "place", {{"cina", "2"}, {"india", "1"}, {"siam", "0"}});
    REQUIRE(command);
    CHECK(std::get<PlaceArmies>(*command).armies.size() == 2);
    CHECK(sum_of(std::get<PlaceArmies>(*command).armies) == 3);
}

TEST_CASE("what the rules do not ask for now is no form of a seat, and still a command of the table", "[risiko][forms]") {
    using namespace risiko;
    auto board = tests::Board::taken_over({{"siam", {Colour::Blue, 3}}, {"cina", {Colour::Red, 3}}});
    CHECK_FALSE(form(board.state, "end_turn", {})); // armies are still to be placed
    CHECK_FALSE(answered(board.state, "end_turn", {}));
    REQUIRE(composed(board.state, "end_turn", {}));
    CHECK(std::holds_alternative<EndTurn>(*composed(board.state, "end_turn", {})));
    board.place_all("cina");
    for (const auto& form : core::for_seats(forms(board.state))) {
        CHECK(form.id != "throw");
        CHECK(form.id != "void");
        CHECK(form.id != "leave");
        CHECK(form.id != "move"); // the attacks come first
    }
    CHECK(form(board.state, "move", {})->seats.empty());
    const auto thrown = core::throw_by_program(5, 0, 3);
    const auto attack = composed(
        board.state, "throw", {{"from", "cina"}, {"to", "siam"}, {"attack", core::as_filled(thrown)}, {"defence", "11"}, {"occupy", "0"}});
    REQUIRE(attack);
    CHECK(std::get<ThrowDice>(*attack).attack == thrown); // it can be proved
    CHECK_FALSE(std::get<ThrowDice>(*attack).occupy);
    CHECK_FALSE(composed(board.state, "throw", {{"to", "siam"}, {"attack", "1"}}));
    CHECK_FALSE(composed(board.state, "nothing", {}));
}

} // namespace intendant::test
