// What the forms of Afrika Korps offer, and what they make of what is filled in.

#include "model/afrika_korps/meta.hpp"
#include "model/core/resources.hpp"
#include "tests/model/afrika_korps/desert.hpp"
#include "tests/support/played_by_forms.hpp"

namespace intendant::test {

TEST_CASE("what the forms of Afrika Korps offer can be booked", "[afrika_korps][forms]") {
    const auto tables = afrika_korps::load_tables(core::find_resources() / "afrika_korps");
    Came came;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        play<afrika_korps::Game>(seed, begun<afrika_korps::Game>(tables, afrika_korps::BeginGame{}), 400,
                                 {"enter", "land", "come_back", "pay", "retreat", "advance", "attack"}, {"move"}, came);
    }
    tell("Afrika Korps", came);
    CHECK(came.booked > 400);
    for (const auto* const form : {"supply", "move", "attack", "end"}) {
        CHECK(came.of_form[form] > 0);
    }
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

} // namespace intendant::test
