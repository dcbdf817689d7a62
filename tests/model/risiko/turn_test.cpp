// Phases of a turn, reinforcement, cards, the strategic move, stocktakes.

#include "tests/model/risiko/board.hpp"

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

namespace {

std::vector<CardId> cards(std::initializer_list<std::string_view> ids) {
    std::vector<CardId> list;
    for (const auto id : ids) {
        list.push_back(card(id));
    }
    return list;
}

/// Red conquers Siam with its first throw.
void conquer_siam(Board& board) {
    board.place_all("cina");
    board.play(ThrowDice{dice({6, 6, 6}), dice({1}), {}, at("cina"), at("siam")});
    REQUIRE(board.owner("siam") == Colour::Red);
}

} // namespace

TEST_CASE("a turn is reinforcement, attacks and the strategic move, in this order",
          "[risiko][turn][rule:RK-TRN-1][rule:RK-TRN-2][rule:RK-TRN-3][rule:RK-TRN-4]") {
    auto board = Board::taken_over(three_colours);
    const auto due = board.state.turn.to_place();
    CHECK(due > 0);
    CHECK(board.warned(Announce{at("cina"), at("siam")}) == Clauses{"refused"}); // one army
    board.play(PlaceArmies{{{at("cina"), due - 1}}});
    CHECK(board.warned(Announce{at("cina"), at("siam"), 1, 1}) == Clauses{"RK-TRN-2"});
    CHECK(board.warned(EndCombat{}) == Clauses{"RK-TRN-2"});
    CHECK(board.warned(MoveArmies{at("cina"), at("mongolia"), 1}) == Clauses{"RK-TRN-2"});
    CHECK(board.warned(EndTurn{}) == Clauses{"RK-REI-9"});
    board.place_all("cina");
    board.play(EndCombat{});
    CHECK(board.state.turn.phase == Phase::StrategicMove);
    CHECK(board.refused(EndCombat{}) == "RK-TRN-3");
    CHECK(board.warned(Announce{at("cina"), at("siam"), 1, 1}) == Clauses{"RK-TRN-3"});
    board.play(MoveArmies{at("cina"), at("mongolia"), 2});
    CHECK(board.warned(Announce{at("cina"), at("siam"), 1, 1}) == Clauses{"RK-MOV-4"});
    board.play(EndTurn{});
    CHECK(board.state.turn.player == Colour::Blue);
}

TEST_CASE("attacks end at once when each territory holds one army", "[risiko][turn][rule:RK-TRN-3]") {
    std::map<std::string, std::pair<Colour, int>> holdings;
    for (const auto& territory : printed_tables()->territories) {
        holdings[territory.id] = {Colour::Blue, 1};
    }
    holdings["cina"] = {Colour::Red, 2};
    holdings["peru"] = {Colour::Green, 1};
    auto board = Board::taken_over(holdings);
    CHECK(board.state.turn.to_place() == 0); // one territory, no minimum
    board.play(ThrowDice{dice({6}), dice({5}), {}, at("cina"), at("siam")});
    CHECK(board.state.turn.phase == Phase::StrategicMove);
}

TEST_CASE("the next player clockwise who is still in the game begins, and rounds count from the first",
          "[risiko][turn][rule:RK-TRN-5][rule:RK-TRN-6]") {
    auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}, {"peru", {Colour::Yellow, 3}}}, {}, 5, {}, {}, 0, 4);
    CHECK_FALSE(board.of(Colour::Green).in_game());
    board.place_all("cina").play(EndTurn{});
    CHECK(board.state.turn.player == Colour::Blue);
    CHECK(board.state.turn.round == 5);
    board.play(EndTurn{});
    CHECK(board.state.turn.player == Colour::Yellow); // green is out
    board.play(EndTurn{});
    CHECK(board.state.turn.player == Colour::Red);
    CHECK(board.state.turn.round == 6);
}

TEST_CASE("reinforcement is itemised: territories, continents, special",
          "[risiko][reinforcement][rule:RK-REI-1][rule:RK-REI-2][rule:RK-REI-7][rule:RK-REI-8][rule:RK-OPT-1]") {
    auto board = Board::taken_over(three_colours, {.special_reinforcement = true});
    const auto& due = board.state.turn.reinforcement;
    CHECK(due.base == 39 / 3);
    CHECK(due.of_continents() == 5 + 5 + 3 + 2); // Asia and South America are broken
    CHECK(due.continents.size() == 4);
    CHECK(due.special == 1);
    CHECK(due.due() == 13 + 15 + 1);
    board.place_all("cina").play(EndTurn{});
    CHECK(board.state.turn.reinforcement == Reinforcement{.special = 1}); // two territories give none, and yet one comes
}

TEST_CASE("all armies due are placed on own territories before the first attack",
          "[risiko][reinforcement][rule:RK-REI-9][rule:RK-REI-10]") {
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 3}});
    const auto due = board.state.turn.to_place();
    CHECK(board.refused(PlaceArmies{{{at("cina"), due + 1}}}) == "RK-REI-9");
    CHECK(board.refused(PlaceArmies{{{at("siam"), 1}}}) == "RK-REI-9");
    CHECK(board.refused(PlaceArmies{{{at("cina"), 0}}}) == "RK-REI-9");
    CHECK(board.refused(PlaceArmies{}) == "RK-REI-9");
    board.play(PlaceArmies{{{at("cina"), 5}, {at("urali"), 1}}});
    board.place_all("cina");
    CHECK(board.refused(PlaceArmies{{{at("cina"), 1}}}) == "RK-REI-9");
    // A set may still be handed in, after other armies were placed.
    board.play(HandInSet{cards({"quebec", "brasile", "venezuela"})});
    CHECK(board.state.turn.to_place() == 4 + 6);
    board.place_all("cina");
    board.play(Announce{at("cina"), at("siam"), 3});
    board.of(Colour::Red).cards += 3; // as if they came by an elimination
    board.state.deck -= 3;
    CHECK(board.warned(HandInSet{cards({"alaska", "alberta", "argentina"})}) == Clauses{"RK-REI-3", "RK-REI-10"});
    board.overrule(HandInSet{cards({"alaska", "alberta", "argentina"})});
    CHECK(board.warned(PlaceArmies{{{at("cina"), 1}}}) == Clauses{"RK-REI-9"});
}

TEST_CASE("one set a turn, of three cards that fit, with two armies for each own territory shown",
          "[risiko][cards][rule:RK-REI-3][rule:RK-REI-4][rule:RK-REI-5][rule:RK-REI-6][rule:RK-AMB-1][rule:RK-AMB-2]") {
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 7}});
    CHECK(board.refused(HandInSet{cards({"alaska", "alberta"})}) == "RK-REI-4");
    CHECK(board.refused(HandInSet{cards({"alaska", "alaska", "alberta"})}) == "RK-REI-4");
    CHECK(board.refused(HandInSet{cards({"alaska", "alberta", "quebec"})}) == "RK-REI-4");
    CHECK(board.refused(HandInSet{cards({"jolly_1", "alberta", "quebec"})}) == "RK-REI-4");
    CHECK(board.refused(HandInSet{cards({"jolly_1", "jolly_2", "quebec"})}) == "RK-REI-4");
    board.play(HandInSet{cards({"jolly_1", "india", "alaska"})}); // India is blue
    CHECK(board.state.turn.reinforcement.set == 12);
    CHECK(board.state.turn.reinforcement.territory_cards == 2);
    CHECK(board.state.discards.size() == 3);
    CHECK(board.of(Colour::Red).cards == 4);
    CHECK(board.warned(HandInSet{cards({"argentina", "quebec", "cina"})}) == Clauses{"RK-REI-3"});
    board.state.options.several_sets = true;
    CHECK(board.warned(HandInSet{cards({"argentina", "quebec", "cina"})}).empty());
    const auto& tables = *printed_tables();
    using enum Symbol;
    CHECK_FALSE(armies_for(tables, {}, {Jolly, Jolly, Cannon}));
    CHECK(armies_for(tables, {.two_jolly = true}, {Jolly, Jolly, Cannon}) == 12);
    CHECK_FALSE(armies_for(tables, {.two_jolly = true}, {Jolly, Jolly, Jolly}));
}

TEST_CASE("hands are secret, and yet no card is in two places", "[risiko][cards][rule:RK-CRD-6][rule:RK-CRD-7][rule:RK-AMB-12]") {
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 4}}, cards({"alaska"}));
    CHECK(board.refused(HandInSet{cards({"alaska", "alberta", "argentina"})}) == "RK-CRD-6");
    auto poor = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 2}});
    CHECK(poor.refused(HandInSet{cards({"islanda", "alberta", "argentina"})}) == "RK-CRD-6");
    conquer_siam(board);
    CHECK(board.refused(EndTurn{card("india")}) == "RK-CRD-6");

    auto open = Board::taken_over(three_colours, {.open_cards = true}, 5, {{Colour::Blue, 2}, {Colour::Red, 2}}, cards({"alaska"}));
    open.of(Colour::Blue).known = cards({"alberta"});
    conquer_siam(open);
    CHECK(open.refused(EndTurn{}) == "RK-CRD-7");
    CHECK(open.refused(EndTurn{card("alaska")}) == "RK-CRD-7");
    CHECK(open.refused(EndTurn{card("alberta")}) == "RK-CRD-7");
    open.play(EndTurn{card("cina")});
    CHECK(open.of(Colour::Red).known == cards({"cina"}));
    open.of(Colour::Red).known = cards({"argentina", "islanda", "cina"});
    open.state.turn.player = Colour::Red;
    CHECK(open.refused(HandInSet{cards({"india", "giappone", "madagascar"})}) == "RK-CRD-7"); // all three are shown and other
    CHECK(possible_sets(open.state, Colour::Red).empty());
    open.of(Colour::Red).known = cards({"argentina", "islanda", "cina", "giappone", "jolly_1"});
    const auto sets = possible_sets(open.state, Colour::Red);
    REQUIRE(sets.size() == 4);
    CHECK(sets.front().armies == 12 + 4);
    CHECK(sets.back().armies == 6 + 6);
    open.of(Colour::Red).cards = 5;
    CHECK(open.refused(HandInSet{cards({"alberta", "islanda", "argentina"})}) == "RK-CRD-7"); // blue shows it
}

TEST_CASE("one card at the end of a turn of conquest, however many", "[risiko][cards][rule:RK-CRD-1][rule:RK-OCC-5]") {
    auto board = Board::taken_over(three_colours);
    board.place_all("cina");
    CHECK(board.refused(EndTurn{card("india")}) == "RK-CRD-1");
    board.play(EndTurn{});
    CHECK(board.of(Colour::Red).cards == 0);
    board = Board::taken_over(three_colours);
    conquer_siam(board);
    board.play(ThrowDice{dice({6, 6, 6}), dice({1, 1}), {}, at("cina"), at("india")});
    CHECK(board.state.turn.conquests == 2);
    board.play(EndTurn{});
    CHECK(board.of(Colour::Red).cards == 1);
    CHECK(board.state.deck == 43);
}

TEST_CASE("who draws the last card shuffles the discards into a new deck", "[risiko][cards][rule:RK-CRD-2][rule:RK-CRD-3][rule:RK-CRD-4]") {
    auto board =
        Board::taken_over(three_colours, {}, 5, {{Colour::Green, 37}}, cards({"alaska", "alberta", "cita", "congo", "peru", "india"}));
    REQUIRE(board.state.deck == 1);
    conquer_siam(board);
    board.play(EndTurn{});
    REQUIRE(board.last<DeckReshuffled>() != nullptr);
    CHECK(board.last<DeckReshuffled>()->player == Colour::Red);
    CHECK(board.state.deck == 6);
    CHECK(board.state.discards.empty());
    CHECK(board.state.reshuffles == 1);

    // Without discards there is no new deck; draws are skipped until a set is discarded.
    auto bare = Board::taken_over(three_colours, {}, 5, {{Colour::Green, 43}});
    conquer_siam(bare);
    bare.play(EndTurn{});
    CHECK(bare.state.deck == 0);
    CHECK(bare.last<DeckReshuffled>() == nullptr);
    auto later = Board::taken_over(three_colours, {}, 5, {{Colour::Green, 44}});
    conquer_siam(later);
    later.play(EndTurn{});
    CHECK(later.last<DrawSkipped>()->why == NoDraw::NoCards);
    auto refilled = Board::taken_over(three_colours, {}, 5, {{Colour::Green, 41}}, cards({"alaska", "alberta", "argentina"}));
    REQUIRE(refilled.state.deck == 0);
    conquer_siam(refilled);
    refilled.play(EndTurn{});
    CHECK(refilled.state.reshuffles == 1);
    CHECK(refilled.state.deck == 2);
}

TEST_CASE("a card that cannot be drawn is not named either", "[risiko][cards][rule:RK-CRD-4][rule:RK-CRD-5][rule:RK-TA-3]") {
    Options options{.ending = EndingRule::TimeAttackReshuffles, .reshuffles = 2, .open_cards = true};
    auto full = Board::taken_over(three_colours, options, 5, {{Colour::Red, 7}});
    conquer_siam(full);
    CHECK(full.refused(EndTurn{card("congo")}) == "RK-CRD-5");
    auto lap = Board::taken_over(three_colours, options);
    lap.state.last_lap = Colour::Green;
    conquer_siam(lap);
    CHECK(lap.refused(EndTurn{card("congo")}) == "RK-TA-3");
    auto bare = Board::taken_over(three_colours, {.open_cards = true}, 5, {{Colour::Green, 44}});
    conquer_siam(bare);
    CHECK(bare.refused(EndTurn{card("congo")}) == "RK-CRD-4");
    bare.play(EndTurn{});
}

TEST_CASE("in TIME ATTACK a hand has seven cards at most", "[risiko][cards][rule:RK-CRD-5][rule:RK-TA-8][rule:RK-AMB-3]") {
    const Options options{.ending = EndingRule::TimeAttackReshuffles, .reshuffles = 2};
    auto board = Board::taken_over(three_colours, options, 5, {{Colour::Red, 7}});
    conquer_siam(board);
    board.play(EndTurn{});
    CHECK(board.last<DrawSkipped>()->why == NoDraw::HandFull);
    auto traditional = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 7}});
    conquer_siam(traditional);
    traditional.play(EndTurn{});
    CHECK(traditional.of(Colour::Red).cards == 8);

    auto rich = Board::taken_over(three_colours, options, 5, {{Colour::Red, 9}});
    CHECK(cards_too_many(rich.state, Colour::Red) == 2);
    rich.place_all("cina");
    CHECK(rich.warned(EndTurn{}) == Clauses{"RK-CRD-5"});
    CHECK(rich.warned(Announce{at("cina"), at("siam"), 1}) == Clauses{"RK-CRD-5"});
    CHECK(rich.refused(DiscardCards{Colour::Red, {}}) == "RK-CRD-5");
    CHECK(rich.warned(DiscardCards{Colour::Red, cards({"alaska", "cita", "congo"})}) == Clauses{"RK-CRD-5"});
    rich.play(DiscardCards{Colour::Red, cards({"alaska", "cita"})});
    CHECK(rich.state.discards == cards({"alaska", "cita"}));
    CHECK(rich.refused(DiscardCards{Colour::Red, cards({"alaska"})}) == "RK-CRD-5");
    CHECK(rich.warned(EndTurn{}).empty());

    auto forced = options;
    forced.forced_set_above_seven = true;
    auto other = Board::taken_over(three_colours, forced, 5, {{Colour::Red, 9}});
    other.place_all("cina");
    CHECK(other.warned(Announce{at("cina"), at("siam"), 1}) == Clauses{"RK-CRD-5"});
    CHECK(other.warned(EndCombat{}) == Clauses{"RK-CRD-5"});
    CHECK(other.warned(MoveArmies{at("cina"), at("mongolia"), 1}) == Clauses{"RK-CRD-5"});
    CHECK(other.warned(EndTurn{}) == Clauses{"RK-CRD-5"});
    CHECK(cards_too_many(other.state, Colour::Red) == 0);
    other.play(HandInSet{cards({"alaska", "alberta", "argentina"})});
    other.place_all("cina");
    CHECK(other.warned(Announce{at("cina"), at("siam"), 1}).empty());
}

TEST_CASE("the strategic move: once, between connected territories of one's own, one army stays",
          "[risiko][movement][rule:RK-MOV-1][rule:RK-MOV-2][rule:RK-MOV-3][rule:RK-MOV-4][rule:RK-AMB-5]") {
    auto board = Board::taken_over(three_colours);
    board.place_all("groenlandia");
    const auto armies = board.armies("groenlandia");
    CHECK(board.refused(MoveArmies{at("groenlandia"), at("groenlandia"), 1}) == "RK-MOV-1");
    CHECK(board.refused(MoveArmies{at("groenlandia"), at("siam"), 1}) == "RK-MOV-1");
    CHECK(board.refused(MoveArmies{at("groenlandia"), at("islanda"), armies}) == "RK-MOV-2");
    CHECK(board.refused(MoveArmies{at("groenlandia"), at("islanda"), 0}) == "RK-MOV-2");
    CHECK(board.warned(MoveArmies{at("groenlandia"), at("cina"), 1}) == Clauses{"RK-MOV-3"});
    auto dry = board;
    dry.state.options.move_over_land_only = true;
    CHECK(dry.warned(MoveArmies{at("groenlandia"), at("islanda"), 1}) == Clauses{"RK-MOV-3"});
    board.play(MoveArmies{at("groenlandia"), at("islanda"), armies - 1});
    CHECK(board.armies("groenlandia") == 1);
    CHECK(board.armies("islanda") == armies);
    CHECK(board.warned(MoveArmies{at("islanda"), at("groenlandia"), 1}) == Clauses{"RK-MOV-1"});
    CHECK(board.warned(Announce{at("islanda"), at("siam"), 1}) == Clauses{"RK-ATK-1", "RK-MOV-4"});
}

TEST_CASE("a stocktake sets the books to the board and keeps the armies counted", "[risiko][correction][rule:RK-GEN-5][rule:RK-GEN-6]") {
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 3}});
    CHECK(board.refused(Stocktake{.holdings = {{at("cina"), Colour::Red, 4}}}) == "RK-GEN-6");
    CHECK(board.refused(Stocktake{.holdings = {{at("cina"), Colour::Black, 1}}, .reason = "recount"}) == "RK-GEN-5");
    CHECK(board.refused(Stocktake{.holdings = {{at("cina"), Colour::Red, 0}}, .reason = "recount"}) == "RK-GEN-5");
    CHECK(board.refused(Stocktake{.hands = {{Colour::Red, 45}}, .reason = "recount"}) == "RK-CRD-2");
    CHECK(board.warned(Stocktake{.holdings = {{at("peru"), Colour::Red, 4}}, .reason = "recount"}) == Clauses{"RK-ELI-1"});
    board.play(Stocktake{
        .holdings = {{at("siam"), Colour::Red, 4}, {at("cina"), Colour::Red, 2}}, .hands = {{Colour::Red, 5}}, .reason = "recount"});
    CHECK(board.owner("siam") == Colour::Red);
    CHECK(board.of(Colour::Red).armies.corrected == 5);
    CHECK(board.of(Colour::Blue).armies.corrected == -1);
    CHECK(board.of(Colour::Red).cards == 5);
    CHECK(miscounted(board.state).empty());
    board.state.holdings[at("cina").index].armies += 1;
    CHECK(miscounted(board.state) == std::vector{Colour::Red});
}

TEST_CASE("a stocktake says who took a player's last territory, and what follows from it follows",
          "[risiko][correction][rule:RK-GEN-6][rule:RK-ELI-1][rule:RK-ELI-3][rule:RK-ELI-4]") {
    const auto lost = [](std::vector<Elimination> eliminated) {
        return Stocktake{.holdings = {{at("peru"), Colour::Red, 4}}, .eliminated = std::move(eliminated), .reason = "not booked"};
    };
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Green, 3}});
    CHECK(board.refused(lost({{Colour::Green, Colour::Green}})) == "RK-ELI-1");
    CHECK(board.refused(lost({{Colour::Green, Colour::Black}})) == "RK-ELI-1");
    CHECK(board.refused(lost({{Colour::Blue, Colour::Red}})) == "RK-ELI-1"); // holds two territories
    auto his_turn = board;
    auto clock = board;
    board.play(lost({{Colour::Green, Colour::Red}}));
    CHECK_FALSE(board.of(Colour::Green).in_game());
    CHECK(board.of(Colour::Red).cards == 3);
    CHECK(board.state.turn.player == Colour::Red);
    CHECK(board.refused(lost({{Colour::Green, Colour::Red}})) == "RK-ELI-1");

    his_turn.state.turn.player = Colour::Green;
    his_turn.play(lost({{Colour::Green, Colour::Red}}));
    CHECK(his_turn.state.turn.player == Colour::Red); // the turn does not stay with one who is out
    CHECK(his_turn.state.turn.round == 6);

    clock.state.options = {.ending = EndingRule::TimeAttackClock, .minutes = 60};
    clock.state.reshuffles = 1;
    clock.play(lost({{Colour::Green, Colour::Red}}));
    CHECK(clock.state.outcome);
    auto last = Board::taken_over({{"peru", {Colour::Green, 1}}});
    last.state.turn.player = Colour::Green;
    last.play(lost({{Colour::Green, Colour::Red}}));
    CHECK(last.state.outcome->winners == std::vector{Colour::Red});
}

TEST_CASE("what a card shows is set to the cards on the table", "[risiko][correction][cards][rule:RK-GEN-8][rule:RK-REI-4]") {
    auto board = Board::taken_over(three_colours, {}, 5, {{Colour::Red, 3}});
    const auto three_of_a_kind = cards({"alaska", "alberta", "argentina"});
    REQUIRE(board.refused(HandInSet{three_of_a_kind}).empty());
    const auto symbol = symbol_of(board.state, card("alaska"));
    const auto other = symbol == Symbol::Cannon ? Symbol::Cavalry : Symbol::Cannon;
    CHECK(board.refused(Stocktake{.symbols = {{at("alaska"), Symbol::Jolly}}, .reason = "our cards"}) == "RK-GEN-8");
    CHECK(board.refused(Stocktake{.symbols = {{at("alaska"), other}, {at("alaska"), other}}, .reason = "our cards"}) == "RK-GEN-8");
    const auto before = board.state;
    board.play(Stocktake{.symbols = {{at("alaska"), other}}, .reason = "our cards"});
    CHECK(symbol_of(board.state, card("alaska")) == other);
    CHECK(board.state.symbols.size() == 1);
    CHECK(board.refused(HandInSet{three_of_a_kind}) == "RK-REI-4");
    board.play(Stocktake{.symbols = {{at("alaska"), symbol}}, .reason = "no, as printed"});
    CHECK(board.state == before);
}

TEST_CASE("above seven cards in TIME ATTACK nothing else is done before they are discarded",
          "[risiko][cards][rule:RK-CRD-5][rule:RK-TA-8]") {
    auto board = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60});
    board.place_all("cina");
    board.play(ThrowDice{dice({6, 6, 6}), dice({1}), {}, at("cina"), at("siam")});
    board.of(Colour::Red).cards = 10; // as if they came by an elimination
    board.state.deck -= 10;
    CHECK(board.warned(Follow{1}) == Clauses{"RK-CRD-5"});
    CHECK(board.warned(EndCombat{}) == Clauses{"RK-CRD-5"});
    CHECK(board.warned(MoveArmies{at("cina"), at("mongolia"), 1}) == Clauses{"RK-CRD-5"});
    CHECK(board.warned(EndTurn{}) == Clauses{"RK-CRD-5"});
    board.play(DiscardCards{Colour::Red, cards({"alaska", "alberta", "argentina"})});
    CHECK(board.warned(Follow{1}).empty());
    CHECK(board.warned(EndCombat{}).empty());
}

TEST_CASE("a stocktake eliminates nobody in the first four rounds without a word", "[risiko][turn][rule:RK-ELI-2]") {
    const Stocktake stocktake{
        .holdings = {{at("peru"), Colour::Red, 1}}, .eliminated = {{Colour::Green, Colour::Red}}, .reason = "not booked"};
    CHECK(Board::taken_over(three_colours, {}, 2).warned(stocktake) == Clauses{"RK-ELI-2"});
    CHECK(Board::taken_over(three_colours, {}, 5).warned(stocktake).empty());
}

TEST_CASE("one card above seven is one too many; all may be laid down against the rule", "[risiko][cards][rule:RK-CRD-5][rule:RK-TA-8]") {
    auto board = Board::taken_over(three_colours, {.ending = EndingRule::TimeAttackClock, .minutes = 60}, 5, {{Colour::Red, 8}});
    board.place_all("cina");
    CHECK(board.warned(EndCombat{}) == Clauses{"RK-CRD-5"});
    board.play(DiscardCards{Colour::Red, cards({"alaska"})});
    CHECK(board.warned(EndCombat{}).empty());
    const auto seven = cards({"alberta", "argentina", "cita", "congo", "peru", "india", "siam"});
    CHECK(board.warned(DiscardCards{Colour::Red, seven}) == Clauses{"RK-CRD-5"});
    board.overrule(DiscardCards{Colour::Red, seven});
    CHECK(board.of(Colour::Red).cards == 0);
}

TEST_CASE("who has placed all is told so, and not that none is left to place", "[risiko][reinforcement][rule:RK-REI-9]") {
    auto board = Board::taken_over(three_colours);
    board.place_all("cina");
    const auto refused = core::refusal(decide(board.state, PlaceArmies{{{at("cina"), 1}}}));
    CHECK(to_english(*printed_tables(), refused.why) == "Red has placed all the armies due.");
}

TEST_CASE("cards that were shown are handed in by who holds them", "[risiko][cards][rule:RK-CRD-7][rule:RK-REI-4]") {
    auto board = Board::taken_over(three_colours, {.open_cards = true}, 5, {{Colour::Red, 3}});
    board.of(Colour::Red).known = cards({"alaska", "alberta", "argentina"});
    board.play(HandInSet{cards({"alaska", "alberta", "argentina"})});
    CHECK(board.of(Colour::Red).cards == 0);
    CHECK(board.of(Colour::Red).known.empty());
}

TEST_CASE("attacks end for one army each in the turn that goes on only", "[risiko][turn][rule:RK-TRN-3][rule:RK-END-1]") {
    auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}, {"cina", {Colour::Red, 2}}});
    board.state.turn.reinforcement = {};
    board.play(ThrowDice{dice({6}), dice({1}), {}, at("cina"), at("siam")});
    REQUIRE(board.state.outcome);
    CHECK(board.last<GameEnded>() == std::get_if<GameEnded>(&board.events.back())); // and nothing is booked after the end
    CHECK(board.state.turn.phase == Phase::Combat);
}
