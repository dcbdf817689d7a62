// What the forms of Afrika Korps offer, and what they make of what is filled in.

#include "model/afrika_korps/meta.hpp"
#include "model/core/resources.hpp"
#include "tests/model/afrika_korps/desert.hpp"
#include "tests/support/played_by_forms.hpp"

namespace intendant::test {

namespace {

std::string id_of_unit(std::string_view word) { return (*afrika_korps::tests::printed_tables())[afrika_korps::tests::unit(word)].id; }

} // namespace

TEST_CASE("what the forms of Afrika Korps offer can be booked", "[afrika_korps][forms]") {
    const auto tables = afrika_korps::load_tables(core::find_resources() / "afrika_korps");
    Came came;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        play<afrika_korps::Game>(seed, begun<afrika_korps::Game>(tables, afrika_korps::BeginGame{}), 400,
                                 {"enter", "land", "come_back", "pay", "retreat", "advance", "attack"}, {"move"}, came);
    }
    tell("Afrika Korps", came);
    CHECK(came.booked > 400);
    for (const auto* const form : {"supply", "move", "attack", "end"}) {
        CHECK(came.of_form[form] > 0);
    }

    // What seldom comes about in so few turns.
    using namespace afrika_korps;
    using tests::Desert;
    const auto in = [](std::initializer_list<std::pair<std::string_view, std::string_view>> rows, int turn, Side side, Phase phase) {
        return Desert::with(rows).at(turn, side, phase).state;
    };
    using G = afrika_korps::Game;
    makes<Embark, G>(in({{"4I/5", "G25"}, {"21/5", "W6"}}, 4, Side::Allies, Phase::Movement), "embark",
                     {{"unit_" + id_of_unit("4I/5"), "1"}}, came);
    makes<PlaceRommel, G>(in({{"Rommel", "P40"}, {"Brescia", "P37"}, {"G Supply 1", "P36"}, {"4I/5", "P41"}, {"A Supply 1", "M60"}}, 10,
                             Side::Axis, Phase::Combat),
                          "rommel", {}, came);
    const auto lone = in({{"21/5", "H25"}, {"A Supply 1", "G25"}, {"4I/5", "S50"}}, 10, Side::Axis, Phase::Movement);
    makes<CaptureSupply, G>(lone, "capture", {}, came);
    makes<DestroySupply, G>(in({{"21/5", "H25"}, {"G Supply 1", "H25"}, {"4I/5", "S50"}}, 10, Side::Axis, Phase::Movement), "destroy", {},
                            came);
    const auto august = in({{"4I/5", "S50"}, {"4I/7", "S50"}, {"4I/11", "S50"}, {"21/5", "P40"}}, 33, Side::Allies, Phase::Movement);
    makes<ExchangeCounters, G>(
        august, "exchange",
        {{"unit_" + id_of_unit("4I/5"), "1"}, {"unit_" + id_of_unit("4I/7"), "1"}, {"unit_" + id_of_unit("4I/11"), "1"}, {"take", "0"}},
        came);
    makes<ClaimVictory, G>(
        in({{"21/5", "P40"}, {"4I/5", "P41"}, {"G Supply 1", "P38"}, {"Bologna", "W9"}, {"50/69", "S61"}}, 10, Side::Axis, Phase::Movement),
        "victory", {}, came);
    makes<EliminateUnits, G>(
        in({{"21/5", "P26"}, {"4I/5", "P27"}, {"4I/7", "P40"}, {"A Supply 1", "P28"}}, 10, Side::Allies, Phase::PreCombat), "doomed", {},
        came);
    const auto battle =
        in({{"21/5", "P40"}, {"15/8", "P40"}, {"7 Arm/7", "P41"}, {"G Supply 1", "P39"}, {"Bologna", "W9"}, {"50/69", "S61"}}, 10,
           Side::Axis, Phase::Combat);
    makes<Attack, G>(battle, "attack", {{"die", "2"}}, came);
    Desert exchange;
    exchange.state = battle;
    exchange.play(std::get<Attack>(*answered(battle, "attack", {{"die", "2"}})));
    makes<PayExchange, G>(exchange.state, "pay", {{"units", "0"}}, came);
    Desert back;
    back.state = battle;
    back.play(std::get<Attack>(*answered(battle, "attack", {{"die", "4"}})));
    Desert scarp;
    scarp.state = in({{"21/5", "P27"}, {"15/8", "P27"}, {"90/55", "P26"}, {"4I/5", "P28"}, {"G Supply 1", "P26"}, {"50/69", "S61"}}, 10,
                     Side::Axis, Phase::Combat);
    scarp.play(Attack{.attackers = tests::counters({"21/5", "15/8"}),
                      .defenders = tests::enemies({"4I/5"}),
                      .supply = tests::counters({"G Supply 1"}),
                      .dice = {}});
    makes<AdvanceUnits, G>(scarp.state, "advance", {{"unit_" + id_of_unit("21/5"), "1"}}, came);
    makes<RetreatUnits, G>(back.state, "retreat", {}, came);
    every_command_has_its_form<G>(came, {{"BeginGame", "it begins the books, before anybody has a seat"},
                                         {"Concede", "it ends the game, which the banker asks about twice"},
                                         {"LeaveUnfinished", "it ends the evening, which the banker asks about twice"},
                                         {"ChangeOptions", "a ruling on the game itself, with a reason that is typed"},
                                         {"Stocktake", "a count of the whole board, on a page of its own"}});
}

TEST_CASE("a form of Afrika Korps that is answered wrongly is answered with its clause", "[afrika_korps][forms][rule:AK-MOV-1]") {
    using namespace afrika_korps;
    using G = afrika_korps::Game;
    auto desert = tests::Desert::with({{"21/5", "P38"}, {"7 Arm/7", "P60"}, {"G Supply 1", "P38"}});
    const auto moving = desert.at(2, Side::Axis, Phase::Movement).state;
    const auto tank = "unit_" + id_of_unit("21/5");
    const auto of_move = [&](const FormValues& values) { return clauses_of_form<G>(moving, "move", values); };
    CHECK(of_move({{"from", "P38"}, {tank, "1"}, {"to", "P40"}}).empty());
    CHECK_FALSE(of_move({{"from", "P38"}, {tank, "1"}, {"to", "W62"}}).empty());                               // out of reach
    CHECK(of_move({{"from", "P38"}, {tank, "1"}}) == std::vector<std::string>{"-"});                           // where to?
    CHECK(of_move({{"from", "P38"}, {tank, "1"}, {"to", "P40"}, {"die", "6"}, {"unit_nobody", "1"}}).empty()); // nothing more is asked
    CHECK(of_move({{"from", "P38"}, {tank, "2"}, {"to", "P40"}}) == std::vector<std::string>{"-"});            // there is one of it
    const auto later = desert.at(2, Side::Axis, Phase::Combat).state;
    CHECK_FALSE(answered(later, "move", {{"from", "P38"}, {tank, "1"}, {"to", "P40"}})); // of a phase that is over
    CHECK_FALSE(answered(later, "no such form", {}));
}

TEST_CASE("what goes on is the start of the turn, its end, or a phase between", "[afrika_korps][forms][rule:AK-CAL-9]") {
    using namespace afrika_korps;
    auto desert = tests::Desert::with({{"21/5", "P38"}, {"7 Arm/7", "P60"}});
    const auto goes_on = [&](Phase phase) { return answered(desert.at(2, Side::Axis, phase).state, "end", {}); };
    CHECK(std::holds_alternative<StartTurn>(*goes_on(Phase::Start)));
    for (const auto phase : {Phase::Arrival, Phase::Movement, Phase::PreCombat, Phase::Combat}) {
        CHECK(std::holds_alternative<EndPhase>(*goes_on(phase)));
    }
    CHECK(std::holds_alternative<EndTurn>(*goes_on(Phase::End)));
}

TEST_CASE("an attack has somebody who attacks and somebody who is attacked", "[afrika_korps][forms][rule:AK-CMB-3]") {
    using namespace afrika_korps;
    auto desert = tests::Desert::with({{"21/5", "P40"}, {"G Supply 1", "P38"}, {"7 Arm/7", "P41"}, {"A Supply 1", "P60"}});
    const auto& state = desert.at(2, Side::Axis, Phase::Combat).state;
    const auto asked = form(state, "attack", {});
    REQUIRE(asked);
    CHECK(asked->fields.front().value == "P41"); // there is no other
    const auto attack = answered(state, "attack", {{"die", "3"}});
    REQUIRE(attack);
    CHECK(std::get<Attack>(*attack).attackers == tests::counters({"21/5"}));
    CHECK(std::get<Attack>(*attack).defenders == tests::enemies({"7 Arm/7"}));
    CHECK(std::get<Attack>(*attack).supply == tests::counters({"G Supply 1"}));
    CHECK(std::get<Attack>(*attack).dice);
    CHECK_FALSE(answered(state, "attack", {{"unit_G 21Pz 5", "0"}, {"die", "3"}}));                // nobody attacks
    CHECK_FALSE(answered(state, "attack", {{"on", "P60"}, {"unit_G 21Pz 5", "1"}, {"die", "3"}})); // nobody can be attacked there
    CHECK_FALSE(answered(state, "attack", {{"on", "nowhere"}, {"unit_G 21Pz 5", "1"}, {"die", "3"}}));
}

TEST_CASE("of several enemies some are attacked, and of one nothing is asked", "[afrika_korps][forms][rule:AK-CMB-5][rule:AK-CMB-7]") {
    using namespace afrika_korps;
    auto desert = tests::Desert::with({{"21/5", "P40"}, {"G Supply 1", "P38"}, {"7 Arm/7", "P41"}, {"4I/5", "P41"}, {"A Supply 1", "P60"}});
    const auto& state = desert.at(2, Side::Axis, Phase::Combat).state;
    const auto key_of = [&](const char* word) { return "enemy_" + (*state.tables)[tests::counters({word}).front()].id; };
    const auto defenders = [&](const core::FormValues& values) {
        const auto attack = answered(state, "attack", values);
        return attack ? std::get<Attack>(*attack).defenders : std::vector<DefenderRow>{};
    };
    CHECK(defenders({{"die", "3"}}) == tests::enemies({"4I/5", "7 Arm/7"})); // all, unless it is said otherwise
    CHECK(defenders({{key_of("7 Arm/7"), "1"}, {key_of("4I/5"), "0"}, {"die", "3"}}) == tests::enemies({"7 Arm/7"}));
    CHECK(defenders({{key_of("7 Arm/7"), "0"}, {key_of("4I/5"), "1"}, {"die", "3"}}) == tests::enemies({"4I/5"}));
    auto alone = tests::Desert::with({{"21/5", "P40"}, {"G Supply 1", "P38"}, {"7 Arm/7", "P41"}, {"A Supply 1", "P60"}});
    const auto asked = form(alone.at(2, Side::Axis, Phase::Combat).state, "attack", {});
    REQUIRE(asked);
    CHECK(std::ranges::none_of(asked->fields, [](const auto& field) { return field.key.starts_with("enemy_"); }));
}

} // namespace intendant::test
