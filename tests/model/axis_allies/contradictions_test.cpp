// What cannot stand on a board together, and who is asked about it.

#include "model/axis_allies/contradictions.hpp"
#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

namespace {

/// The clauses of what contradicts itself, with the spaces, as `T-08 libya`.
std::vector<std::string> found(const Board& board, BoardMoment moment = BoardMoment::AtTheEnd) {
    std::vector<std::string> told;
    for (const auto& each : contradictions(board.state, moment)) {
        told.push_back(each.rule.id + " " + (*board.state.tables)[each.space].id);
        CHECK_FALSE(to_english(*board.state.tables, each.message).empty());
    }
    return told;
}

using Told = std::vector<std::string>;

Board under_way(Power power, Action action) {
    auto board = playing(power, action);
    board.state.first_turn_started = true;
    return board;
}

/// A stocktake that finds what `fill` puts into it.
template <class Fill> Stocktake stocktake(Fill&& fill) {
    Stocktake counted{.units = {}, .controllers = {}, .treasuries = {}, .whole_board = false, .reason = "recount"};
    fill(counted);
    return counted;
}

Stocktake of_facts(Facts facts) {
    return stocktake([&facts](Stocktake& counted) { counted.facts = std::move(facts); });
}

CorrectUnits count(const Board& board, std::string_view space, Power power, Unit unit, int pieces, std::vector<Past> past = {}) {
    return {.space = board.at(space), .power = power, .unit = unit, .count = pieces, .reason = "recount", .past = std::move(past)};
}

} // namespace

TEST_CASE("the printed deployment contradicts nothing", "[axis_allies][contradictions]") {
    Board board{Power::Ussr};
    board.state = empty_state(board.state.tables);
    board.play(BeginGame{});

    for (const auto moment : {BoardMoment::UnderWay, BoardMoment::AtAnEntry, BoardMoment::AtTheEnd}) {
        CHECK(found(board, moment).empty());
    }
}

TEST_CASE("enemies do not stand side by side", "[axis_allies][contradictions][rule:T-07][rule:T-08]") {
    auto board = under_way(Power::Usa, Action::Income);
    board.put("libya", Power::Germany, Unit::Infantry, 3).put("libya", Power::Uk, Unit::Infantry, 1);
    board.put("sz_baltic", Power::Germany, Unit::Submarine, 1).put("sz_baltic", Power::Uk, Unit::Battleship, 1);
    board.put("sz_okinawa", Power::Japan, Unit::Transport, 1).put("sz_okinawa", Power::Usa, Unit::Transport, 1);

    CHECK(found(board) == Told{"T-08 libya", "T-07 sz_baltic"});
    CHECK(to_english(*board.state.tables, contradictions(board.state).front().message) ==
          "Enemies stand side by side in Libya, and no battle is fought there: Germany 3 Infantry; United Kingdom 1 Infantry.");
    board.state.options.ships_into_enemy_zones = true; // O-02
    CHECK(found(board) == Told{"T-08 libya"});
    board.state.options.depth = Depth::BankAndBattles;
    CHECK(found(board).empty());
}

TEST_CASE("a battle that is owed or fought is no contradiction", "[axis_allies][contradictions][rule:T-03]") {
    auto board = under_way(Power::Germany, Action::Combat);
    board.attack("anglo_egypt_sudan", Unit::Armor, 1, "libya").put("anglo_egypt_sudan", Power::Uk, Unit::Infantry, 1);

    CHECK(found(board, BoardMoment::UnderWay).empty());
    CHECK(found(board) == Told{"T-08 anglo_egypt_sudan"});
    board.begin("anglo_egypt_sudan");
    CHECK(found(board, BoardMoment::UnderWay).empty());
}

TEST_CASE("who stands in a territory of the enemy or in a neutral does not belong there",
          "[axis_allies][contradictions][rule:T-06][rule:M-130]") {
    auto board = under_way(Power::Uk, Action::Income);
    board.put("caucasus", Power::Germany, Unit::Infantry, 1).put("spain", Power::Uk, Unit::Infantry, 1);
    board.put("turkey", Power::Germany, Unit::IndustrialComplex, 1).put("libya", Power::Uk, Unit::Fighter, 1);

    auto told = found(board);
    std::ranges::sort(told);
    CHECK(told == Told{"M-130 spain", "M-130 turkey", "T-06 caucasus", "T-06 libya"});
    board.state.turn.action = Action::NonCombatMovement; // the fighter has still to land
    told = found(board, BoardMoment::UnderWay);
    std::ranges::sort(told);
    CHECK(told == Told{"M-130 spain", "M-130 turkey", "T-06 caucasus"});
}

TEST_CASE("one gun and one complex, of who controls the territory",
          "[axis_allies][contradictions][rule:M-31][rule:M-35][rule:M-40][rule:M-42]") {
    auto board = under_way(Power::Uk, Action::Income);
    board.put("germany", Power::Germany, Unit::AaGun, 2).put("japan", Power::Japan, Unit::IndustrialComplex, 2);
    board.put("libya", Power::Uk, Unit::AaGun, 1).put("caucasus", Power::Germany, Unit::IndustrialComplex, 1);
    board.put("india", Power::Usa, Unit::AaGun, 1); // M-37: an ally may have brought it

    auto told = found(board);
    std::ranges::sort(told);
    CHECK(told == Told{"M-31 germany", "M-35 libya", "M-40 japan", "M-42 caucasus"});
}

TEST_CASE("fighters at sea need a deck", "[axis_allies][contradictions][rule:M-64][rule:M-63][rule:C-100]") {
    auto board = under_way(Power::Uk, Action::CombatMovement);
    board.put("sz_okinawa", Power::Usa, Unit::Carrier, 1).put("sz_okinawa", Power::Uk, Unit::Fighter, 1);
    board.put("sz_okinawa", Power::Usa, Unit::Fighter, 1);
    CHECK(found(board).empty());
    board.put("sz_okinawa", Power::Usa, Unit::Fighter, 1);

    CHECK(found(board) == Told{"M-64 sz_okinawa"});
    CHECK(found(board, BoardMoment::UnderWay).empty()); // the fighter of the power whose turn it is may be in the air
    CHECK(found(board, BoardMoment::AtAnEntry) == Told{"M-64 sz_okinawa"});
}

TEST_CASE("each piece stands where it can, with what it can carry",
          "[axis_allies][contradictions][rule:M-82][rule:M-72][rule:M-100][rule:M-106]") {
    auto board = under_way(Power::Uk, Action::Income);
    board.put("germany", Power::Germany, Unit::Carrier, 1).put("sz_baltic", Power::Germany, Unit::Armor, 1);
    board.put("sz_japan", Power::Japan, Unit::Bomber, 1);
    board.put(Stack{.space = board.at("sz_hawaiian_islands"),
                    .owner = Power::Usa,
                    .unit = Unit::Transport,
                    .count = 1,
                    .cargo = {{.owner = Power::Usa, .unit = Unit::Armor, .count = 2, .boarded_this_turn = false}}});
    board.put(Stack{.space = board.at("sz_hawaiian_islands"),
                    .owner = Power::Usa,
                    .unit = Unit::Transport,
                    .count = 1,
                    .cargo = {{.owner = Power::Japan, .unit = Unit::Armor, .count = 1, .boarded_this_turn = false}}});

    auto told = found(board);
    std::ranges::sort(told);
    CHECK(told == Told{"M-100 sz_hawaiian_islands", "M-106 sz_hawaiian_islands", "M-72 sz_japan", "M-82 germany", "M-82 sz_baltic"});
}

TEST_CASE("the box holds two carriers a power and twelve complexes", "[axis_allies][contradictions][purchase][rule:B-05]") {
    auto board = playing(Power::Usa, Action::ResearchAndPurchase, 100);
    board.put("sz_hawaiian_islands", Power::Usa, Unit::Carrier, 1).put("sz_okinawa", Power::Usa, Unit::Carrier, 1);
    board.put("eastern_usa", Power::Usa, Unit::IndustrialComplex, 1);
    CHECK(found(board).empty());
    board.put("sz_japan", Power::Usa, Unit::Carrier, 1);
    CHECK(found(board) == Told{"B-05 eastern_usa"});

    const auto& spaces = board.state.tables->spaces;
    int complexes = 1;
    for (std::size_t place = 0; place < spaces.size() && complexes < 12; ++place) {
        const auto owner = spaces[place].original_owner;
        if (owner && spaces[place].id != "eastern_usa") {
            board.put(spaces[place].id, *owner, Unit::IndustrialComplex, 1);
            ++complexes;
        }
    }
    CHECK(found(board).size() == 1);
    CHECK(warnings_of(board, BuyUnits{{{Unit::IndustrialComplex, 1}}}).back() == "B-05");
    board.state.powers[Power::Uk].waiting[Unit::IndustrialComplex] = 1;
    CHECK(warnings_of(board, BuyUnits{{{Unit::Infantry, 1}}}) == warnings_of(board, BuyUnits{{{Unit::Armor, 1}}}));
}

TEST_CASE("what a correction would newly contradict is told before it is booked",
          "[axis_allies][contradictions][correction][rule:M-64][rule:T-06][rule:T-08][rule:M-130][rule:M-35]") {
    auto board = under_way(Power::Japan, Action::NonCombatMovement);
    board.put("libya", Power::Germany, Unit::Infantry, 2);

    CHECK(warnings_of(board, count(board, "sz_baltic", Power::Germany, Unit::Fighter, 1)) == Clauses{"M-64"});
    CHECK(warnings_of(board, count(board, "caucasus", Power::Germany, Unit::Infantry, 1)) == Clauses{"T-06"});
    CHECK(warnings_of(board, count(board, "libya", Power::Uk, Unit::Infantry, 1)) == Clauses{"T-08"});
    CHECK(warnings_of(board, count(board, "spain", Power::Uk, Unit::Infantry, 1)) == Clauses{"M-130"});
    CHECK(warnings_of(board, count(board, "libya", Power::Uk, Unit::AaGun, 1)) == Clauses{"M-35"});
    CHECK(warnings_of(board, CorrectController{board.at("libya"), Power::Uk, "recount"}) == Clauses{"T-06"});
    CHECK(warnings_of(board, stocktake([&board](Stocktake& counted) {
                          counted.units = {{board.at("spain"), Power::Uk, Unit::Infantry, 1}};
                      })) == Clauses{"M-130"});

    board.put("libya", Power::Uk, Unit::Infantry, 2); // it stands there already: fewer are nothing new
    CHECK(warnings_of(board, count(board, "libya", Power::Uk, Unit::Infantry, 1)).empty());
    CHECK(warnings_of(board, count(board, "libya", Power::Germany, Unit::Infantry, 3)).empty());
}

TEST_CASE("many contradictions are told by their number", "[axis_allies][contradictions][correction][rule:B-06]") {
    auto board = under_way(Power::Japan, Action::NonCombatMovement);
    auto counted = stocktake([](Stocktake&) {});
    for (const auto* space :
         {"caucasus", "karelia_ssr", "russia", "novosibirsk", "yakut_ssr", "evenki_national_okrug", "kazakh_ssr", "soviet_far_east"}) {
        counted.units.push_back({board.at(space), Power::Germany, Unit::Infantry, 1});
    }

    const auto told = warnings_of(board, counted);
    CHECK(told.size() == 7);
    CHECK(told.back() == "B-06");
}

TEST_CASE("a bid goes where new pieces could",
          "[axis_allies][contradictions][setup][rule:S-26][rule:L-02][rule:L-04][rule:L-05][rule:O-05]") {
    Board board{Power::Ussr};
    board.state = empty_state(board.state.tables);
    board.play(BeginGame{});
    const auto bid = [&](Power power, std::string_view space, Unit unit) {
        return warnings_of(board, Bid{.power = power, .amount = {}, .units = {{board.at(space), power, unit, 1}}});
    };

    CHECK(bid(Power::Germany, "libya", Unit::Infantry).empty());
    CHECK(bid(Power::Germany, "germany", Unit::AaGun) == Clauses{"M-31"});
    CHECK(bid(Power::Germany, "germany", Unit::IndustrialComplex) == Clauses{"M-40"});
    CHECK(bid(Power::Germany, "russia", Unit::Infantry) == Clauses{"T-08"});
    CHECK(bid(Power::Germany, "spain", Unit::Infantry) == Clauses{"M-130"});
    CHECK(bid(Power::Germany, "japan", Unit::Infantry) == Clauses{"L-02"});
    CHECK(bid(Power::Germany, "manchuria", Unit::IndustrialComplex) == Clauses{"L-05"});
    CHECK(bid(Power::Germany, "sz_united_kingdom", Unit::Submarine) == Clauses{"L-04", "T-07"});
    CHECK(bid(Power::Germany, "sz_baltic", Unit::Fighter) == Clauses{"M-64"});
    const auto among_enemies = bid(Power::Germany, "sz_united_kingdom", Unit::Fighter);
    CHECK(std::ranges::count(among_enemies, "T-07") == 1);
    CHECK(std::ranges::count(among_enemies, "L-04") == 0); // that is said of ships
    board.state.options.no_new_complexes = true;
    CHECK(bid(Power::Germany, "libya", Unit::IndustrialComplex) == Clauses{"O-05"});
}

TEST_CASE("books that begin to keep the board are counted", "[axis_allies][contradictions][bank][rule:B-06][rule:T-06]") {
    auto board = under_way(Power::Germany, Action::Combat);
    board.put("caucasus", Power::Ussr, Unit::Infantry, 2);
    board.state.options.depth = Depth::Bank;
    board.play(Capture{board.at("caucasus")});
    auto options = board.state.options;
    options.depth = Depth::FullBoard;

    CHECK(warnings_of(board, ChangeOptions{options, "we set it up again"}) == Clauses{"B-06", "T-06"});
    options.depth = Depth::BankAndBattles;
    CHECK(warnings_of(board, ChangeOptions{options, "battles too"}).empty());
}

TEST_CASE("a turn does not end over a contradiction without a reason, and is asked for it once",
          "[axis_allies][contradictions][turn][rule:T-06][rule:I-01]") {
    auto board = under_way(Power::Ussr, Action::Income);
    board.put("caucasus", Power::Germany, Unit::Infantry, 1);
    CHECK(warnings_of(board, EndAction{}) == Clauses{"I-03", "T-06"});

    const auto events = board.overrule(CollectIncome{}, "T-06");
    REQUIRE(find<ContradictionsLeft>(events) != nullptr);
    CHECK(board.state.let_stand == std::vector<LetStand>{{Contradictory::InEnemyTerritory, board.at("caucasus")}});
    board.state.turn.action = Action::Income;
    CHECK(find<ContradictionsLeft>(board.play(CollectIncome{})) == nullptr); // it is known

    board.state.controllers[board.at("caucasus").index] = Power::Germany; // set right
    board.state.turn.action = Action::Income;
    CHECK(find<ContradictionsLeft>(board.play(CollectIncome{})) != nullptr);
    CHECK(board.state.let_stand.empty());
}

TEST_CASE("gun and complex go with a territory whose owner is set right, and its limit is kept",
          "[axis_allies][contradictions][correction][rule:C-112][rule:M-35][rule:M-42][rule:Q-05]") {
    auto board = under_way(Power::Uk, Action::CombatMovement);
    board.put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1).put("karelia_ssr", Power::Ussr, Unit::AaGun, 1);
    const CorrectController capture{board.at("karelia_ssr"), Power::Germany, "the capture was never entered"};

    const auto events = board.play(capture);
    REQUIRE(events.size() == 1);
    CHECK(to_english(*board.state.tables, summary(*board.state.tables, Power::Uk, events.front())) ==
          "Correction: Germany controls Karelia S.S.R., and with it: 1 Antiaircraft Gun, 1 Industrial Complex (the capture was never "
          "entered).");
    CHECK(board.in("karelia_ssr") == "germany 1 aa_gun, germany 1 industrial_complex");
    CHECK(board.state.lost_complexes == std::vector{board.at("karelia_ssr")});

    board.play(stocktake([&board](Stocktake& counted) { counted.controllers = {{board.at("karelia_ssr"), Power::Ussr}}; }));
    CHECK(board.in("karelia_ssr") == "ussr 1 aa_gun, ussr 1 industrial_complex");
    CHECK(board.state.lost_complexes == std::vector{board.at("karelia_ssr")}); // what is too much is taken away by hand
    board.play(of_facts({.lost_complexes = std::vector<SpaceId>{}}));
    CHECK(board.state.lost_complexes.empty());
}

TEST_CASE("the gun changes its owner in the middle of a battle too", "[axis_allies][contradictions][correction][rule:M-35]") {
    auto board = under_way(Power::Germany, Action::Combat);
    board.attack("karelia_ssr", Unit::Infantry, 3, "eastern_europe").put("karelia_ssr", Power::Uk, Unit::Infantry, 1);
    board.put("karelia_ssr", Power::Ussr, Unit::AaGun, 1);
    board.begin("karelia_ssr");

    board.play(CorrectController{board.at("karelia_ssr"), Power::Uk, "held for the ally"});
    CHECK(board.in("karelia_ssr") == "germany 3 infantry, uk 1 infantry, uk 1 aa_gun");
    board.fire({1, 6, 6});
    board.lose(Power::Uk, Unit::Infantry);
    board.fire({6});
    CHECK(board.in("karelia_ssr") == "germany 3 infantry, germany 1 aa_gun");
}

TEST_CASE("a gun that an ally brought stays its own when a territory goes to another ally",
          "[axis_allies][contradictions][correction][rule:M-37]") {
    auto board = under_way(Power::Uk, Action::CombatMovement);
    board.put("karelia_ssr", Power::Usa, Unit::AaGun, 1).put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1);

    board.play(CorrectController{board.at("karelia_ssr"), Power::Uk, "held for the ally"});
    CHECK(board.in("karelia_ssr") == "uk 1 industrial_complex, usa 1 aa_gun");
}

TEST_CASE("in a situation gun and complex belong to who controls the territory",
          "[axis_allies][contradictions][setup][rule:C-112][rule:Q-05][rule:S-12]") {
    Board board{Power::Ussr};
    board.state = empty_state(board.state.tables);
    BeginGame begin{};
    begin.situation.controllers = {{board.at("karelia_ssr"), Power::Germany}};
    for (const auto& deployed : board.state.tables->deployment) {
        if (deployed.space == board.at("karelia_ssr") && fights(deployed.unit)) {
            begin.situation.units.push_back({deployed.space, deployed.owner, deployed.unit, 0});
        }
    }

    const auto events = board.play(begin);
    CHECK(board.in("karelia_ssr") == "germany 1 aa_gun, germany 1 industrial_complex");
    CHECK(
        to_english(*board.state.tables, summary(*board.state.tables, Power::Ussr, events.front())) ==
        "The board is set up, and gun and complex belong to who controls the territory (Karelia S.S.R.): round 1, U.S.S.R. to play Weapons "
        "development and purchase.");
    board.put("russia", Power::Ussr, Unit::Infantry, 1);
    board.state.turn.action = Action::CombatMovement;
    board.play(move(board, "russia", "karelia_ssr", {{Unit::Infantry, 1}}));
    CHECK(board.state.lost_complexes == std::vector{board.at("karelia_ssr")}); // it was lost before the game began
}

TEST_CASE("a stocktake that puts soldiers among the enemy owes the battle, with its retreat where they came from",
          "[axis_allies][contradictions][correction][rule:T-03][rule:C-32]") {
    auto board = under_way(Power::Germany, Action::CombatMovement);
    board.put("karelia_ssr", Power::Ussr, Unit::Infantry, 1);
    const auto karelia = board.at("karelia_ssr");
    const Past from{.count = 3, .from = board.at("eastern_europe")};
    SECTION("asked for as the combat ends") {
        const auto events = board.play(count(board, "karelia_ssr", Power::Germany, Unit::Infantry, 3));
        REQUIRE(events.size() == 2);
        CHECK(to_english(*board.state.tables, summary(*board.state.tables, Power::Germany, events.back())) ==
              "Correction: 3 Infantry of Germany in Karelia S.S.R. have come to fight (recount).");
        board.play(EndAction{});
        CHECK(warnings_of(board, EndAction{}) == Clauses{"T-03"});
    }
    SECTION("the retreat is offered") {
        board.play(stocktake([&](Stocktake& counted) {
            counted.units = {{karelia, Power::Germany, Unit::Infantry, 3}};
            counted.past = {{karelia, Power::Germany, Unit::Infantry, from}};
        }));
        board.play(EndAction{});
        board.begin("karelia_ssr");
        board.fire({6, 6, 6});
        board.fire({6});
        CHECK(board.step() == BattleStep::Decision);
        CHECK(retreat_spaces(board.state) == std::vector{board.at("eastern_europe")});
    }
    SECTION("told in the battle itself") {
        board.play(count(board, "karelia_ssr", Power::Germany, Unit::Infantry, 3));
        board.play(EndAction{});
        board.begin("karelia_ssr");
        CHECK(refused_without_clause(board, count(board, "karelia_ssr", Power::Germany, Unit::Infantry, 2)));
        const auto events = board.play(count(board, "karelia_ssr", Power::Germany, Unit::Infantry, 3, {from}));
        CHECK(to_english(*board.state.tables, summary(*board.state.tables, Power::Germany, events.front())) ==
              "Correction: 3 Infantry of Germany in Karelia S.S.R. came from Eastern Europe (recount).");
        board.fire({6, 6, 6});
        board.fire({6});
        CHECK(retreat_spaces(board.state) == std::vector{board.at("eastern_europe")});
    }
    SECTION("the enemy is counted where own soldiers stand") {
        board.put("libya", Power::Germany, Unit::Infantry, 1);
        board.play(count(board, "libya", Power::Uk, Unit::Armor, 1));
        board.play(EndAction{});
        board.begin("libya");
    }
}

TEST_CASE("a situation tells who has come to fight, and from where", "[axis_allies][contradictions][setup][rule:T-03][rule:C-32]") {
    Board board{Power::Ussr};
    board.state = empty_state(board.state.tables);
    BeginGame begin{};
    begin.situation = {.empty_board = true, .power = Power::Germany, .action = Action::Combat};
    begin.situation.units = {{board.at("karelia_ssr"), Power::Germany, Unit::Infantry, 3},
                             {board.at("karelia_ssr"), Power::Ussr, Unit::Infantry, 1}};
    begin.situation.past = {{board.at("karelia_ssr"), Power::Germany, Unit::Infantry, {.count = 2, .from = board.at("eastern_europe")}}};

    board.play(begin);
    CHECK(warnings_of(board, EndAction{}) == Clauses{"T-03"});
    board.begin("karelia_ssr");
    CHECK(board.state.battle->origins == std::vector{board.at("eastern_europe")});

    begin.situation.past.front().past.count = 4;
    board.state = empty_state(board.state.tables);
    CHECK(board.refusal_of(begin) == "B-06");
    begin.situation.past.clear();
    begin.situation.facts.origins = std::vector<SpaceId>{};
    CHECK(board.refusal_of(begin) == "C-01");
    begin.situation.facts = {.round = 3};
    CHECK(board.refusal_of(begin) == "T-01");
}

TEST_CASE("a mark that a piece cannot have is refused with its clause",
          "[axis_allies][contradictions][correction][rule:M-01][rule:M-40][rule:M-32][rule:C-140][rule:M-100][rule:M-38][rule:C-116]") {
    auto board = under_way(Power::Germany, Action::Combat);
    board.put("libya", Power::Germany, Unit::Infantry, 2).put("libya", Power::Germany, Unit::AaGun, 1);
    board.put("libya", Power::Germany, Unit::IndustrialComplex, 1).put("libya", Power::Germany, Unit::Fighter, 1);
    board.put("india", Power::Uk, Unit::Infantry, 1).put("sz_baltic", Power::Germany, Unit::Submarine, 1);
    const auto before = board.state;
    const auto refusal = [&](std::string_view space, Power power, Unit unit, Past past) {
        return board.refusal_of(count(board, space, power, unit, count_of(board.state, board.at(space), power, unit), {std::move(past)}));
    };
    using enum Power;
    using enum Unit;

    CHECK(refusal("india", Uk, Infantry, {.fought = true}) == "M-01");
    CHECK(refusal("libya", Germany, IndustrialComplex, {.attacking = true}) == "M-40");
    CHECK(refusal("libya", Germany, AaGun, {.fought = true}) == "M-32");
    CHECK(refusal("libya", Germany, Fighter, {.raiding = true}) == "C-140");
    CHECK(refusal("libya", Germany, Fighter, {.landed = true}) == "M-100");
    CHECK(refusal("libya", Germany, Infantry, {.fresh = true}) == "M-38");
    CHECK(refusal("libya", Germany, Infantry, {.in_trust = true}) == "C-116");
    CHECK(refusal("libya", Germany, Infantry, {.moved = 2}) == "M-10");
    CHECK(refusal("libya", Germany, Infantry, {.count = 3}) == "B-06");
    CHECK(refusal("libya", Germany, Infantry, {.count = 0}) == "B-06");
    CHECK(refusal("libya", Germany, Infantry, {.from = board.at("japan")}) == "C-32");
    CHECK(refusal("sz_baltic", Germany, Submarine, {.from = board.at("germany")}) == "C-37");
    CHECK(refusal("libya", Germany, AaGun, {.moved = 1}).empty());
    CHECK(board.state == before);
}

TEST_CASE("what no piece shows is set right", "[axis_allies][contradictions][correction][rule:L-08][rule:M-132][rule:R-05][rule:T-05]") {
    auto board = under_way(Power::Germany, Action::CombatMovement);
    const auto events = board.play(of_facts({.round = 4,
                                             .action = Action::Combat,
                                             .first_turn_started = false,
                                             .researched = true,
                                             .bought = true,
                                             .breakthroughs = 1,
                                             .rocket_fired = true,
                                             .taken = std::vector<ControlRow>{{board.at("spain"), {}}, {board.at("libya"), Power::Uk}},
                                             .battle_sites = std::vector{board.at("libya")},
                                             .placed = std::vector<PlacedRow>{{board.at("germany"), 2}},
                                             .paid_neutrals = std::vector{board.at("turkey")},
                                             .lost_complexes = std::vector{board.at("karelia_ssr")}}));
    CHECK(events.size() == 12);
    for (const auto& event : events) {
        CHECK_FALSE(to_english(*board.state.tables, summary(*board.state.tables, Power::Germany, event)).empty());
    }
    const auto& turn = board.state.turn;
    CHECK((turn.round == 4 && turn.action == Action::Combat && turn.researched && turn.bought && turn.breakthroughs == 1));
    CHECK((turn.rocket_fired && !board.state.first_turn_started && turn.battle_sites == std::vector{board.at("libya")}));
    CHECK(taken_this_turn(board.state, board.at("libya"))->before == Power::Uk);
    CHECK(turn.complex_uses == std::vector<ComplexUse>{{board.at("germany"), 2}});
    CHECK(board.state.paid_neutrals == std::vector{board.at("turkey")});
    CHECK(board.state.lost_complexes == std::vector{board.at("karelia_ssr")});

    CHECK(board.refusal_of(of_facts({.round = 0})) == "T-05");
    CHECK(board.refusal_of(of_facts({.breakthroughs = 7})) == "R-05");
    CHECK(board.refusal_of(of_facts({.taken = std::vector<ControlRow>{{board.at("sz_baltic"), {}}}})) == "T-07");
    CHECK(board.refusal_of(of_facts({.placed = std::vector<PlacedRow>{{board.at("germany"), -1}}})) == "L-08");
    CHECK(board.refusal_of(of_facts({.paid_neutrals = std::vector{board.at("libya")}})) == "M-132");
    CHECK(board.refusal_of(of_facts({.lost_complexes = std::vector{board.at("libya")}})) == "L-07");
    CHECK(board.refusal_of(of_facts({.origins = std::vector{board.at("libya")}})) == "C-01");

    board.attack("anglo_egypt_sudan", Unit::Armor, 1, "libya").put("anglo_egypt_sudan", Power::Uk, Unit::Infantry, 1);
    board.begin("anglo_egypt_sudan");
    CHECK(board.refusal_of(of_facts({.action = Action::Placement})) == "T-01");
    CHECK(board.refusal_of(of_facts({.origins = std::vector{board.at("japan")}})) == "C-32");
    board.play(of_facts({.origins = std::vector{board.at("syria_iraq")}}));
    CHECK(board.state.battle->origins == std::vector{board.at("syria_iraq")});
}

TEST_CASE("a stocktake also counts debts, waiting units and developments",
          "[axis_allies][contradictions][correction][rule:P-03][rule:D-24]") {
    auto board = under_way(Power::Germany, Action::Combat);
    board.state.options.bombing_debt_is_carried = true;
    board.play(stocktake([](Stocktake& counted) {
        counted.debts = {{Power::Uk, Money{4}}};
        counted.waiting = {{Power::Germany, Unit::Armor, 2}};
        counted.developments = {{Power::Japan, Weapon::Rockets, true}, {Power::Japan, Weapon::JetPower, false}};
    }));

    CHECK(board.state.powers[Power::Uk].debt == Money{4});
    CHECK(board.state.powers[Power::Germany].waiting[Unit::Armor] == 2);
    CHECK(has_weapon(board.state, Power::Japan, Weapon::Rockets));
}

TEST_CASE("counted, and right: an entry that changes nothing", "[axis_allies][contradictions][correction][rule:B-06]") {
    auto board = under_way(Power::Germany, Action::Combat);
    board.put("libya", Power::Germany, Unit::Infantry, 2);
    const auto before = board.state;
    const auto events = board.play(stocktake([&board](Stocktake& counted) {
        counted.units = {{board.at("libya"), Power::Germany, Unit::Infantry, 2}};
        counted.reason.clear();
    }));

    REQUIRE(events.size() == 1);
    CHECK(to_english(*board.state.tables, summary(*board.state.tables, Power::Germany, events.front())) == "Counted, and right.");
    CHECK(board.state == before);
}

TEST_CASE("a count of the whole board leaves bombers in the air above the sea", "[axis_allies][contradictions][correction][rule:M-72]") {
    auto board = under_way(Power::Germany, Action::NonCombatMovement);
    board.put(Stack{.space = board.at("sz_baltic"), .owner = Power::Germany, .unit = Unit::Bomber, .count = 2, .moved = 2});
    const auto row = [&](int pieces) {
        return stocktake([&](Stocktake& counted) {
            counted.whole_board = true;
            counted.units = {{board.at("sz_baltic"), Power::Germany, Unit::Bomber, pieces}};
        });
    };

    CHECK(find<BoardCounted>(board.play(row(2))) != nullptr);
    CHECK(board.refusal_of(row(3)) == "M-82");
    board.play(row(1));
    CHECK(board.in("sz_baltic") == "germany 1 bomber");
}

TEST_CASE("enemies that a variant let stand side by side are told when it is given up",
          "[axis_allies][contradictions][bank][rule:O-02][rule:T-07]") {
    auto board = under_way(Power::Japan, Action::NonCombatMovement);
    board.put("sz_baltic", Power::Germany, Unit::Submarine, 1).put("sz_baltic", Power::Uk, Unit::Battleship, 1);
    board.state.options.ships_into_enemy_zones = true;
    auto options = board.state.options;
    options.ships_into_enemy_zones = false;

    CHECK(warnings_of(board, ChangeOptions{options, "too wild"}) == Clauses{"T-07"});
}

TEST_CASE("an aircraft has flown that has moved, attacked, fought or raids", "[axis_allies][contradictions][rule:N-05][rule:M-64]") {
    const auto alone = [](const Stack& mark) { // over the sea, without a carrier
        auto board = under_way(Power::Uk, Action::Combat);
        auto fighter = mark;
        fighter.space = board.at("sz_spain");
        board.put(fighter);
        return found(board, BoardMoment::AtAnEntry);
    };
    const Stack fighter{.space = {}, .owner = Power::Uk, .unit = Unit::Fighter, .count = 1};
    CHECK(alone(fighter) == Told{"M-64 sz_spain"});
    for (const auto& mark : {&Stack::attacking, &Stack::fought, &Stack::raiding}) {
        auto marked = fighter;
        marked.*mark = true;
        CHECK(alone(marked).empty());
    }
    auto moved = fighter;
    moved.moved = 1;
    CHECK(alone(moved).empty());
    auto started = fighter;
    started.started_at = Board{Power::Uk}.at("united_kingdom");
    CHECK(alone(started).empty());
}

TEST_CASE("fighters without a deck are found wherever no battle is fought", "[axis_allies][contradictions][rule:C-100][rule:M-64]") {
    auto board = under_way(Power::Uk, Action::Combat);
    board.attack("sz_spain", Unit::Battleship, 1, "sz_united_kingdom")
        .put("sz_spain", Power::Germany, Unit::Battleship, 1)
        .put("sz_spain", Power::Germany, Unit::Fighter, 1)
        .put("sz_baltic", Power::Germany, Unit::Fighter, 1);
    board.begin("sz_spain");
    const auto told = found(board, BoardMoment::AtAnEntry);
    CHECK(std::ranges::count(told, "M-64 sz_baltic") == 1);
    CHECK(std::ranges::count(told, "M-64 sz_spain") == 0);                                 // there they are on their own until it is over
    CHECK(std::ranges::count(found(board, BoardMoment::UnderWay), "M-64 sz_baltic") == 1); // in the turn of another they do not fly
}

TEST_CASE("an entry is told what it adds, and not what was known of another space or of another kind",
          "[axis_allies][contradictions][correction][rule:M-31][rule:T-08]") {
    auto board = under_way(Power::Germany, Action::NonCombatMovement);
    board.put("libya", Power::Germany, Unit::Infantry, 2)
        .put("libya", Power::Uk, Unit::Infantry, 2)
        .put("libya", Power::Germany, Unit::AaGun, 1)
        .put("germany", Power::Germany, Unit::Infantry, 1);
    CHECK(warnings_of(board, count(board, "germany", Power::Uk, Unit::Infantry, 1)) == Clauses{"T-08"});
    CHECK(warnings_of(board, count(board, "libya", Power::Germany, Unit::AaGun, 2)) == Clauses{"M-31"});
    CHECK(warnings_of(board, count(board, "libya", Power::Uk, Unit::Infantry, 1)).empty()); // fewer than there were
}
