// Objectives, TIME ATTACK, points, supplementary rounds.

#include "model/risiko/seat_page.hpp"
#include "tests/model/risiko/board.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

namespace {

/// What could be a cipher.
const std::string cipher(144, 'a');

ShownObjective shown(Objective objective, std::string digest = {}) { return {std::move(objective), "00", std::move(digest)}; }

/// Everybody ends turns until the game does, or `turns` are over.
void pass(Board& board, int turns) {
    for (int i = 0; i < turns && !board.state.outcome; ++i) {
        if (board.state.turn.to_place() > 0) {
            board.play(PlaceArmies{{{territories_of(board.state, board.state.turn.player).front(), board.state.turn.to_place()}}});
        }
        board.play(EndTurn{});
    }
}

/// The board shared between red and blue so that points and armies are level, green holding one territory.
Board level(Options options) {
    auto board = Board::taken_over(three_colours, options);
    std::vector<HoldingRow> rows;
    int red = 0;
    int blue = 0;
    std::vector<TerritoryId> order;
    for (std::size_t i = 0; i < 42; ++i) {
        order.push_back({static_cast<std::uint8_t>(i)});
    }
    std::ranges::stable_sort(order, std::greater{}, [&](TerritoryId id) { return (*printed_tables())[id].points; });
    for (const auto id : order) {
        const int points = (*printed_tables())[id].points;
        if (id == at("peru")) {
            continue;
        }
        if (id == at("alaska")) { // what is left must be even
            rows.push_back({id, Colour::Green, 1});
            continue;
        }
        const bool to_red = red <= blue;
        (to_red ? red : blue) += points;
        rows.push_back({id, to_red ? Colour::Red : Colour::Blue, 2});
    }
    board.play(Stocktake{.holdings = rows, .reason = "level"});
    return board;
}

} // namespace

TEST_CASE("objectives are kept on paper, sealed or in clear", "[risiko][objective][rule:RK-OBJ-2][rule:RK-OBJ-3][rule:RK-OBJ-4]") {
    const Objective europe{.continents = {*printed_tables()->find_continent("europa")}};
    const SealedObjective sealed{cipher, std::string(64, 'a')};
    auto paper = Board::taken_over(three_colours);
    CHECK(paper.refused(KeepObjective{Colour::Red, sealed}) == "RK-OBJ-3");
    CHECK(paper.refused(KeepObjective{Colour::Red}) == "RK-OBJ-3"); // and of nothing is made no entry
    auto board = Board::taken_over(three_colours, {.objectives = ObjectiveKeeping::Sealed});
    CHECK(board.refused(KeepObjective{.player = Colour::Red, .objective = europe}) == "RK-OBJ-3");
    CHECK(board.refused(KeepObjective{Colour::Red, SealedObjective{cipher + "xy", std::string(64, 'a')}}) == "RK-OBJ-3");
    CHECK(board.refused(KeepObjective{Colour::Red, SealedObjective{cipher, "a"}}) == "RK-OBJ-3");
    CHECK(board.refused(KeepObjective{Colour::Black, sealed}) == "RK-OBJ-5");
    board.play(KeepObjective{Colour::Red, sealed});
    CHECK(board.refused(KeepObjective{Colour::Red, sealed}) == "RK-OBJ-3");
    auto open = Board::taken_over(three_colours, {.objectives = ObjectiveKeeping::Open});
    CHECK(open.refused(KeepObjective{.player = Colour::Red, .objective = Objective{}}) == "RK-OBJ-4");
    open.play(KeepObjective{.player = Colour::Red, .objective = europe, .watched = true});
    CHECK(someone_may_claim(open.state));
    open.of(Colour::Red).objective_watched = false;
    CHECK_FALSE(someone_may_claim(open.state));
}

TEST_CASE("forms are evaluated: continents, territories, named ones, a colour destroyed",
          "[risiko][objective][rule:RK-OBJ-4][rule:RK-OBJ-6]") {
    auto board = Board::taken_over(three_colours);
    const auto& state = board.state;
    const auto continent = [](std::string_view id) { return *printed_tables()->find_continent(id); };
    CHECK(reached(state, Colour::Red, {.text = "free"}) == std::nullopt);
    CHECK(reached(state, Colour::Red, {.continents = {continent("europa")}, .of_choice = 3}) == true);
    CHECK(reached(state, Colour::Red, {.continents = {continent("europa")}, .of_choice = 4}) == false);
    CHECK(reached(state, Colour::Red, {.continents = {continent("asia")}}) == false);
    CHECK(reached(state, Colour::Red, {.territories = 24}) == true);
    CHECK(reached(state, Colour::Red, {.territories = 18, .armies_each = 2}) == false);
    CHECK(reached(state, Colour::Red, {.named = {at("cina"), at("alaska")}}) == true);
    CHECK(reached(state, Colour::Red, {.named = {at("siam")}}) == false);
    CHECK(reached(state, Colour::Red, {.destroy = Colour::Blue}) == false);
    CHECK(reached(state, Colour::Red, {.territories = 24, .destroy = Colour::Black}) == true); // absent: the rest counts
    CHECK(reached(state, Colour::Red, {.territories = 40, .destroy = Colour::Red}) == false);  // his own
    board.of(Colour::Blue).eliminated_in = 5;
    board.of(Colour::Blue).eliminated_by = Colour::Red;
    CHECK(reached(state, Colour::Red, {.destroy = Colour::Blue}) == true);
    board.of(Colour::Blue).eliminated_by = Colour::Green;
    CHECK(reached(state, Colour::Red, {.destroy = Colour::Blue}) == false);
    CHECK(reached(state, Colour::Red, {.territories = 24, .destroy = Colour::Blue}) == true);
}

TEST_CASE("a claim shows the objective and wins at once; a false one changes nothing",
          "[risiko][objective][rule:RK-GEN-2][rule:RK-OBJ-1][rule:RK-OBJ-5][rule:RK-END-1][rule:RK-AMB-8]") {
    auto board = Board::taken_over(three_colours);
    CHECK(board.refused(Claim{Colour::Red}) == "RK-OBJ-5");
    CHECK(board.refused(Claim{Colour::Black}) == "RK-OBJ-5");
    CHECK(board.refused(Claim{Colour::Red, shown({.text = "hold Asia"})}) == "RK-OBJ-5"); // nobody has judged it
    CHECK(board.refused(Claim{Colour::Red, shown({})}) == "RK-OBJ-4");
    CHECK(board.warned(Claim{Colour::Red, shown({.territories = 42}), true}) == Clauses{"RK-OBJ-5"});
    board.play(Claim{Colour::Red, shown({.text = "hold Asia"}), false});
    CHECK_FALSE(board.state.outcome);
    CHECK(board.refused(Claim{Colour::Red, shown({.text = "hold Asia"}), true}) == "RK-OBJ-5"); // shown twice
    CHECK(board.refused(ShowObjective{Colour::Red, shown({.text = "hold Asia"})}) == "RK-OBJ-5");
    board.play(Claim{Colour::Red, {}, true}); // later he has
    REQUIRE(board.state.outcome);
    CHECK(board.state.outcome->ending == Ending::Objective);
    CHECK(board.state.outcome->winners == std::vector{Colour::Red});
    CHECK(board.refused(Claim{Colour::Blue, shown({.territories = 1})}) == "RK-OBJ-5");
    CHECK(board.warned(EndCombat{}) == Clauses{"RK-TRN-2", "RK-END-1"});

    auto other = Board::taken_over(three_colours);
    CHECK(other.warned(Claim{Colour::Blue, shown({.territories = 2})}).empty());
    other.state.options.objective_in_own_turn_only = true;
    CHECK(other.warned(Claim{Colour::Blue, shown({.territories = 2})}) == Clauses{"RK-AMB-8"});
    CHECK(other.warned(Claim{Colour::Red, shown({.territories = 2})}).empty());
}

TEST_CASE("a sealed objective must be the one that was sealed", "[risiko][objective][rule:RK-OBJ-3][rule:RK-OBJ-5]") {
    auto board = Board::taken_over(three_colours, {.objectives = ObjectiveKeeping::Sealed});
    board.play(KeepObjective{Colour::Red, SealedObjective{cipher, std::string(64, 'a')}});
    CHECK(board.warned(Claim{Colour::Red, shown({.territories = 2}, std::string(64, 'b'))}) == Clauses{"RK-OBJ-5"});
    board.play(Claim{Colour::Red, shown({.territories = 2}, std::string(64, 'a'))});
    CHECK(board.last<ObjectiveShown>()->genuine);
    CHECK(board.state.outcome);
    auto open = Board::taken_over(three_colours, {.objectives = ObjectiveKeeping::Open});
    open.play(KeepObjective{.player = Colour::Red, .objective = Objective{.territories = 24}});
    CHECK(open.warned(Claim{Colour::Red, shown({.territories = 2})}) == Clauses{"RK-OBJ-5"});
    open.play(Claim{Colour::Red});
    CHECK(open.state.outcome);
}

TEST_CASE("play begins when every objective is sealed, and each turn says which is not", "[risiko][objective][rule:RK-OBJ-3]") {
    auto board = Board::taken_over(three_colours, {.objectives = ObjectiveKeeping::Sealed});
    const auto seal = [](Colour colour) { return KeepObjective{colour, SealedObjective{cipher, std::string(64, 'a')}}; };
    board.play(seal(Colour::Red));
    CHECK(still_to_seal(board.state) == std::vector{Colour::Blue, Colour::Green});
    const PlaceArmies place{{{at("cina"), board.state.turn.to_place()}}};
    CHECK(board.warned(place) == Clauses{"RK-OBJ-3"});
    CHECK(board.warned(EndTurn{}) == Clauses{"RK-OBJ-3", "RK-REI-9"});
    CHECK(board.warned(seal(Colour::Blue)).empty()); // nothing was played yet
    auto one_placed = board;
    one_placed.overrule(PlaceArmies{{{at("cina"), 1}}});
    CHECK(one_placed.warned(seal(Colour::Blue)) == Clauses{"RK-OBJ-3"}); // one army is enough to have begun
    board.overrule(place);
    CHECK(board.warned(EndTurn{}).empty()); // once a turn
    board.play(EndTurn{});
    CHECK(board.warned(EndCombat{}) == Clauses{"RK-OBJ-3"});
    CHECK(board.warned(seal(Colour::Blue)) == Clauses{"RK-OBJ-3"}); // too late to be proved
    board.overrule(seal(Colour::Blue)).overrule(seal(Colour::Green));
    CHECK(board.warned(EndCombat{}).empty());
    auto paper = Board::taken_over(three_colours);
    CHECK(still_to_seal(paper.state).empty());
}

TEST_CASE("what was never sealed, or is shown without its seal, counts by a ruling of the table only",
          "[risiko][objective][rule:RK-OBJ-5]") {
    auto board = Board::taken_over(three_colours, {.objectives = ObjectiveKeeping::Sealed});
    board.play(KeepObjective{Colour::Red, SealedObjective{cipher, "0123456789abcdeff" + std::string(47, 'a')}});
    const auto said = [&] { return to_english(*printed_tables(), summary(*printed_tables(), *board.last<ObjectiveShown>())); };
    const Claim unsealed{Colour::Blue, ShownObjective{.objective = {.territories = 2}, .salt = {}, .digest = {}}};
    CHECK(board.warned(unsealed) == Clauses{"RK-OBJ-5"});
    auto before = board;
    board.overrule(unsealed);
    CHECK_FALSE(board.last<ObjectiveShown>()->genuine);
    CHECK(board.last<ObjectiveShown>()->by_ruling);
    CHECK_THAT(said(), Catch::Matchers::Contains("by a ruling of the table"));
    CHECK(board.state.outcome);

    board = before; // the passphrase is lost: the objective is typed, and no salt proves it
    const Claim lost{Colour::Red, ShownObjective{.objective = {.territories = 2}, .salt = {}, .digest = std::string(64, 'b')}};
    CHECK(board.warned(lost) == Clauses{"RK-OBJ-5"});
    board.overrule(lost);
    CHECK(board.last<ObjectiveShown>()->by_ruling);
    board = before;
    board.overrule(Claim{Colour::Red, shown({.territories = 2}, std::string(64, 'b'))}); // another one, proved
    CHECK_FALSE(board.last<ObjectiveShown>()->by_ruling);
    CHECK_THAT(said(), Catch::Matchers::Contains("not the one sealed"));
    board = before;
    board.play(Claim{Colour::Red, shown({.territories = 2}, "0123456789abcdeff" + std::string(47, 'a'))});
    CHECK_THAT(said(), Catch::Matchers::Contains("sealed as 0123-4567-89ab-cdef."));
}

TEST_CASE("an objective that nobody can reach or read is no objective", "[risiko][objective][rule:RK-OBJ-4]") {
    const auto& tables = *printed_tables();
    CHECK_FALSE(objection(tables, {.text = "two continents"}));
    CHECK_FALSE(objection(tables, {.territories = 42, .armies_each = 2}));
    const auto said = [&](const Objective& objective) {
        return to_english(tables, objection(tables, objective).value_or(core::Message{}));
    };
    CHECK_THAT(said({.territories = 50}), Catch::Matchers::Contains("42 territories"));
    CHECK_THAT(said({.territories = -1}), Catch::Matchers::Contains("cannot ask for -1"));
    CHECK_THAT(said({.of_choice = 9}), Catch::Matchers::Contains("there are 6"));
    CHECK_THAT(said({.continents = {*tables.find_continent("asia")}, .of_choice = 6}), Catch::Matchers::Contains("there are 5"));
    CHECK_THAT(said({.territories = 18, .armies_each = 0}), Catch::Matchers::Contains("cannot ask for 0 on each"));
    CHECK_THAT(said({.territories = 18, .armies_each = -2}), Catch::Matchers::Contains("-2"));
    CHECK_THAT(said({.armies_each = 2}), Catch::Matchers::Contains("something to hold"));
    auto board = Board::taken_over(three_colours, {.objectives = ObjectiveKeeping::Sealed});
    for (const std::string bad : {"00", "argon2id:0:1:", "argon2id:3:", "argon2id:x:1:", "scrypt:1:1:"}) {
        INFO(bad);
        CHECK(board.refused(KeepObjective{Colour::Red, SealedObjective{bad == "00" ? bad : bad + cipher, std::string(64, 'a')}}) ==
              "RK-OBJ-3");
    }
    board.play(KeepObjective{Colour::Red, SealedObjective{"argon2id:3:262144:" + cipher, std::string(64, 'a')}});
}

TEST_CASE("at the end every objective is shown", "[risiko][objective][rule:RK-OBJ-7]") {
    auto board = Board::taken_over(three_colours);
    CHECK(board.warned(ShowObjective{Colour::Blue, shown({.text = "two continents"})}) == Clauses{"RK-OBJ-7"});
    board.play(LeaveUnfinished{});
    board.play(ShowObjective{Colour::Blue, shown({.text = "two continents"})});
    CHECK(board.of(Colour::Blue).objective_shown);
    CHECK(board.refused(ShowObjective{Colour::Blue, shown({.text = "two continents"})}) == "RK-OBJ-5");
    CHECK(board.refused(ShowObjective{Colour::Black, shown({.text = "two"})}) == "RK-OBJ-5");
}

TEST_CASE("the page of the players shows points where they count, or the game has ended",
          "[risiko][ending][rule:RK-END-2][rule:RK-END-3]") {
    const auto shows = [](const Board& board) {
        const auto page = seat_page(board.state);
        return std::ranges::any_of(page.accounts.front().figures, [](const auto& each) { return each.name.id == "Points"; });
    };
    auto traditional = Board::taken_over(three_colours);
    CHECK_FALSE(shows(traditional));
    CHECK(shows(Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60})));
    traditional.play(LeaveUnfinished{});
    CHECK(shows(traditional));
}

TEST_CASE("a game left off is unfinished, with points for information", "[risiko][ending][rule:RK-END-2][rule:RK-END-3]") {
    auto board = Board::taken_over(three_colours);
    pass(board, 7); // TRADITIONAL: nothing but an objective ends it
    CHECK_FALSE(board.state.outcome);
    board.play(LeaveUnfinished{});
    CHECK(board.state.outcome->ending == Ending::Unfinished);
    CHECK(board.state.outcome->winners.empty());
    CHECK(board.state.outcome->table.front().colour == Colour::Red);
    CHECK(board.state.outcome->table.front().points == 164 - 9);
    CHECK(board.refused(LeaveUnfinished{}) == "RK-END-3");
}

TEST_CASE("by the clock the round under way is completed, then points count",
          "[risiko][ending][rule:RK-TA-1][rule:RK-TA-2][rule:RK-TA-4]") {
    auto board = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60});
    CHECK(board.refused(SetClock{ClockAct::Pause, 0}) == "RK-TA-2");
    board.play(SetClock{ClockAct::Start, 0});
    CHECK(board.refused(SetClock{ClockAct::Start, 10}) == "RK-TA-2");
    board.play(SetClock{ClockAct::Pause, 600});
    CHECK_FALSE(board.state.clock.running);
    CHECK(board.refused(SetClock{ClockAct::Start, 599}) == "RK-TA-2");
    board.play(SetClock{ClockAct::Start, 600});
    CHECK(board.warned(SetClock{ClockAct::Over, 3599}) == Clauses{"RK-TA-2"});
    pass(board, 1);
    board.play(SetClock{ClockAct::Over, 3600});
    CHECK(board.refused(SetClock{ClockAct::Start, 3700}) == "RK-TA-2");
    pass(board, 1);
    CHECK_FALSE(board.state.outcome); // green has still to play
    pass(board, 1);
    REQUIRE(board.state.outcome);
    CHECK(board.state.outcome->ending == Ending::Points);
    CHECK(board.state.outcome->winners == std::vector{Colour::Red});
    CHECK(Board::taken_over(three_colours).refused(SetClock{ClockAct::Start, 0}) == "RK-TA-2");
}

TEST_CASE("the last lap gives each one more turn and ends with who drew the last card", "[risiko][ending][rule:RK-TA-3][rule:RK-AMB-13]") {
    const Options options{.ending = EndingRule::TimeAttackReshuffles, .reshuffles = 1};
    auto board = Board::taken_over(three_colours, options, 5, {{Colour::Green, 7}, {Colour::Blue, 0}, {Colour::Red, 0}}, {}, 1);
    board.state.deck = 1;
    board.of(Colour::Blue).cards = 36;
    board.place_all("cina");
    board.play(ThrowDice{dice({6, 6, 6}), dice({1}), {}, at("cina"), at("siam")});
    board.play(EndTurn{});
    REQUIRE(board.last<LastLapBegun>() != nullptr);
    CHECK(board.last<DeckReshuffled>() == nullptr);
    CHECK(still_to_play(board.state) == std::vector{Colour::Blue, Colour::Green, Colour::Red});
    board.overrule(EndTurn{}); // blue holds more cards than he may
    board.play(EndTurn{});
    CHECK(board.state.turn.player == Colour::Red);
    board.place_all("cina");
    board.play(ThrowDice{dice({6, 6, 6}), dice({1, 1}), {}, at("cina"), at("india")}); // blue is eliminated: the game ends
    CHECK(board.state.outcome);

    auto lap = Board::taken_over(three_colours, options, 5, {}, {card("alaska"), card("alberta")}, 1);
    lap.state.last_lap = Colour::Red;
    lap.place_all("cina");
    lap.play(ThrowDice{dice({6, 6, 6}), dice({1}), {}, at("cina"), at("siam")});
    auto drawing = lap;
    lap.play(EndTurn{});
    CHECK(lap.last<DrawSkipped>()->why == NoDraw::LastLap);
    CHECK(lap.state.outcome);
    drawing.state.options.cards_in_last_lap = true;
    drawing.of(Colour::Blue).cards += drawing.state.deck;
    drawing.state.deck = 0;
    drawing.play(EndTurn{});
    CHECK(drawing.last<DeckReshuffled>()->cards == 2);
    CHECK(drawing.last<CardDrawn>() != nullptr);
}

TEST_CASE("a last lap whose last player is gone ends where his turn would have begun", "[risiko][ending][rule:RK-TA-9]") {
    auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}, {"india", {Colour::Green, 1}}, {"peru", {Colour::Yellow, 3}}},
                                   {.ending = EndingRule::TimeAttackReshuffles, .reshuffles = 0}, 5, {}, {}, 0, 4);
    board.state.last_lap = Colour::Blue;
    board.place_all("cina");
    board.play(ThrowDice{dice({6, 6, 6}), dice({1}), {}, at("cina"), at("siam")});
    CHECK_FALSE(board.state.outcome); // no reshuffle yet: the elimination itself ends nothing
    CHECK(still_to_play(board.state) == std::vector{Colour::Red});
    board.play(EndTurn{});
    CHECK(board.state.outcome->ending == Ending::Points);
}

TEST_CASE("after the first reshuffle of a TIME ATTACK an elimination ends the game; an objective still beats the points",
          "[risiko][ending][rule:RK-ELI-4][rule:RK-TA-6][rule:RK-TA-7]") {
    const auto eliminate = [](Options options, int reshuffles) {
        auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}, {"peru", {Colour::Green, 3}}}, options, 5, {}, {}, reshuffles);
        board.place_all("cina");
        board.play(ThrowDice{dice({6, 6, 6}), dice({1}), {}, at("cina"), at("siam")});
        return board;
    };
    const Options clock{.ending = EndingRule::TimeAttackClock, .minutes = 60};
    CHECK_FALSE(eliminate(clock, 0).state.outcome);
    CHECK_FALSE(eliminate({}, 3).state.outcome); // TRADITIONAL
    auto board = eliminate(clock, 1);
    REQUIRE(board.state.outcome);
    CHECK(board.state.outcome->ending == Ending::Points);
    CHECK(board.state.outcome->winners == std::vector{Colour::Red});
    board.play(Claim{Colour::Green, shown({.named = {at("peru")}})});
    CHECK(board.state.outcome->ending == Ending::Objective);
    CHECK(board.state.outcome->winners == std::vector{Colour::Green});
}

TEST_CASE("an elimination that ends level cuts the turn short: no card, and the log says so",
          "[risiko][ending][rule:RK-TA-6][rule:RK-CRD-1][rule:RK-TA-5]") {
    auto board = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60}, 5, {}, {}, 1);
    auto& state = board.state;
    state.turn.reinforcement = {};
    int red = 0;
    for (std::size_t i = 0; i < state.holdings.size(); ++i) { // two halves that are level once Peru is red
        const TerritoryId id{static_cast<std::uint8_t>(i)};
        const auto points = (*printed_tables())[id].points;
        const bool to_red = id == at("peru") || id == at("brasile") || (red + points <= 82 - (i < 30 ? 10 : 0));
        red += to_red ? points : 0;
        state.holdings[i] = {to_red ? Colour::Red : Colour::Blue, 1};
    }
    REQUIRE(red == 82);
    state.holdings[at("peru").index] = {Colour::Green, 1};
    state.holdings[at("brasile").index].armies = 4;
    const int more = armies_of(state, Colour::Red) - armies_of(state, Colour::Blue);
    const auto weaker = more > 0 ? Colour::Blue : Colour::Red;
    state.holdings[territories_of(state, weaker).back().index].armies += std::abs(more);
    const auto verdict = decide(state, ThrowDice{dice({6, 6, 6}), dice({1}), {}, at("brasile"), at("peru")});
    REQUIRE_FALSE(core::refused(verdict));
    const auto& events = core::acceptance(verdict).events;
    const auto skipped = std::ranges::find_if(events, [](const Event& each) { return std::holds_alternative<DrawSkipped>(each); });
    REQUIRE(skipped != events.end());
    CHECK(std::get<DrawSkipped>(*skipped).why == NoDraw::TurnCutShort);
    CHECK(std::ranges::any_of(events, [](const Event& each) { return std::holds_alternative<ExtraRoundBegun>(each); }));
}

TEST_CASE("a board that one player holds has ended", "[risiko][ending][rule:RK-ELI-1]") {
    auto whole = Board::taken_over({});
    REQUIRE(whole.state.outcome);
    CHECK(whole.state.outcome->ending == Ending::LastPlayer);
    auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}, {"peru", {Colour::Green, 1}}});
    CHECK_FALSE(board.state.outcome);
    board.overrule(Stocktake{.holdings = {{at("siam"), Colour::Red, 1}, {at("peru"), Colour::Red, 1}}, .reason = "all his"});
    REQUIRE(board.state.outcome);
    CHECK(board.state.outcome->winners == std::vector{Colour::Red});
}

TEST_CASE("the last player left has won", "[risiko][ending][rule:RK-ELI-1]") {
    auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}});
    board.place_all("cina");
    board.play(ThrowDice{dice({6, 6, 6}), dice({1}), {}, at("cina"), at("siam")});
    REQUIRE(board.state.outcome);
    CHECK(board.state.outcome->ending == Ending::LastPlayer);
}

TEST_CASE("level points are decided by armies, then by supplementary rounds of those who are level",
          "[risiko][ending][rule:RK-TA-4][rule:RK-TA-5][rule:RK-AMB-7]") {
    // Red and blue hold 79 points each and as many armies; green the rest.
    const auto prepared = [](Options options) {
        auto board = level(options);
        REQUIRE(points_of(board.state, Colour::Red) == points_of(board.state, Colour::Blue));
        const int missing = armies_of(board.state, Colour::Red) - armies_of(board.state, Colour::Blue);
        const auto poorer = missing > 0 ? Colour::Blue : Colour::Red;
        if (missing != 0) {
            const auto id = territories_of(board.state, poorer).front();
            board.play(Stocktake{.holdings = {{id, poorer, board.state[id].armies + std::abs(missing)}}, .reason = "level"});
        }
        board.state.turn.reinforcement = {};
        board.state.turn.placed = 0;
        return board;
    };
    const Options clock{.ending = EndingRule::TimeAttackClock, .minutes = 60};
    auto armed = prepared(clock);
    armed.state.last_lap.reset();
    armed.state.clock = {.elapsed = 3600, .running = false, .over = true};
    armed.state.turn.player = Colour::Green; // the last of the round
    auto tied = armed;
    armed.play(Stocktake{.holdings = {{territories_of(armed.state, Colour::Blue).front(), Colour::Blue, 30}}, .reason = "more"});
    armed.play(EndTurn{});
    CHECK(armed.state.outcome->winners == std::vector{Colour::Blue});

    tied.play(EndTurn{});
    CHECK_FALSE(tied.state.outcome);
    CHECK(tied.state.extra_round == std::vector{Colour::Red, Colour::Blue});
    CHECK(tied.state.turn.player == Colour::Red);
    CHECK(tied.state.turn.round == 6);
    const auto skip = [](Board& board) { // armies due are forgone by both, so they stay level
        board.state.turn.reinforcement = {};
        board.play(EndTurn{});
    };
    skip(tied);
    CHECK(tied.state.turn.player == Colour::Blue);
    auto shared = tied;
    skip(tied);
    CHECK_FALSE(tied.state.outcome); // another one
    CHECK(tied.state.turn.player == Colour::Red);
    shared.state.options.shared_victory = true;
    skip(shared);
    CHECK(shared.state.outcome->winners.size() == 2);
}

TEST_CASE("another ending takes back what had begun of the last one", "[risiko][ending][rule:RK-GEN-3][rule:RK-TA-2][rule:RK-TA-3]") {
    const Options clock{.ending = EndingRule::TimeAttackClock, .minutes = 60};
    auto board = Board::taken_over(three_colours, clock);
    board.play(SetClock{ClockAct::Over, 3600});
    auto special = clock;
    special.special_reinforcement = true;
    board.play(ChangeOptions{special, "all agree"});
    CHECK(board.state.clock.over);
    board.play(ChangeOptions{{}, "to the objective"});
    CHECK_FALSE(board.state.clock.over);
    pass(board, 6);
    CHECK_FALSE(board.state.outcome);

    auto lap = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackReshuffles, .reshuffles = 1});
    lap.state.last_lap = Colour::Red;
    lap.play(ChangeOptions{{.ending = EndingRule::TimeAttackReshuffles, .reshuffles = 2}, "one more"});
    pass(lap, 3);
    CHECK_FALSE(lap.state.outcome);
}

TEST_CASE("the log says all that an objective asks for", "[risiko][objective][rule:RK-OBJ-5]") {
    const auto& tables = *printed_tables();
    const auto said = [&](const Objective& objective) {
        return to_english(tables, summary(tables, ObjectiveShown{Colour::Red, objective, {}, true, false, {}}));
    };
    const auto form = said({.continents = {*tables.find_continent("asia")}, .of_choice = 1, .territories = 18, .armies_each = 2});
    CHECK_THAT(form, Catch::Matchers::Contains("Asia; more continents: 1; territories: 18, with armies on each: 2"));
    CHECK_THAT(said({.territories = 24, .destroy = Colour::Blue}), Catch::Matchers::Contains("To destroy: Blue"));
    CHECK(said({.text = "two continents"}) == "Red shows the objective: two continents.");
}

TEST_CASE("a game that has ended asks for no seal any more, and losses alone show that play has begun",
          "[risiko][objective][rule:RK-OBJ-3]") {
    auto board = Board::taken_over(three_colours, {.objectives = ObjectiveKeeping::Sealed});
    const KeepObjective seal{Colour::Red, SealedObjective{cipher, std::string(64, 'a')}};
    CHECK(board.warned(seal).empty());
    auto fought = board;
    fought.of(Colour::Red).armies = {.set_up = 40, .lost = 1};
    CHECK(fought.warned(seal) == Clauses{"RK-OBJ-3"});
    board.play(LeaveUnfinished{});
    CHECK(board.warned(EndCombat{}) == Clauses{"RK-TRN-2", "RK-END-1"});
}

TEST_CASE("nobody is still to play a last lap that has given way to a supplementary round",
          "[risiko][ending][rule:RK-TA-3][rule:RK-TA-5]") {
    auto board = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackReshuffles, .reshuffles = 1});
    board.state.last_lap = Colour::Green;
    CHECK(still_to_play(board.state).size() == 3);
    board.state.extra_round = {Colour::Red, Colour::Blue};
    CHECK(still_to_play(board.state).empty());
}

TEST_CASE("a clock that runs goes on where the length is another, and stands where the game is not played by it",
          "[risiko][ending][rule:RK-GEN-3][rule:RK-TA-2]") {
    auto board = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60});
    board.play(SetClock{ClockAct::Start, 0});
    board.play(ChangeOptions{{.ending = EndingRule::TimeAttackClock, .minutes = 90}, "longer"});
    CHECK(board.state.clock.running);
    board.play(ChangeOptions{{}, "to the objective"});
    CHECK_FALSE(board.state.clock.running);
}

TEST_CASE("an objective names no more territories than there are, and the first continent counts as any",
          "[risiko][objective][bad_input][rule:RK-OBJ-4]") {
    const auto& tables = *printed_tables();
    Objective objective;
    for (std::size_t i = 0; i < tables.territories.size(); ++i) {
        objective.named.push_back({static_cast<std::uint8_t>(i)});
    }
    CHECK_FALSE(objection(tables, objective));
    objective.named.push_back({0});
    CHECK(objection(tables, objective));
    const auto board = Board::taken_over(three_colours);
    CHECK(reached(board.state, Colour::Blue, {.continents = {ContinentId{0}}}) == false);
}
