// What takes a hex with the chance asked for, against every unit that could come and every division of the battles.

#include "model/afrika_korps/need.hpp"

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"
#include "model/afrika_korps/need_form.hpp"
#include "model/odds/need.hpp"
#include "tests/model/afrika_korps/desert.hpp"
#include "tests/model/afrika_korps/every_division.hpp"

#include <algorithm>
#include <cmath>
#include <random>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

/// The greatest chance to take the hex, every division tried.
double plain_chance(const State& state, HexId hex) {
    const auto contact = contact_to_plan(state);
    const bool there = std::ranges::any_of(contact.defenders, [&](const DefenderInContact& each) { return each.hex == hex; });
    double best = 0;
    for (const auto& [shape, worth] : every_division(*state.tables, state.options, contact, {.take = hex})) {
        best = std::max(best, there && worth.of > 0 ? static_cast<double>(worth.taken) / static_cast<double>(worth.of) : 0.0);
    }
    return best;
}

double value(const Chance& chance) { return static_cast<double>(chance.part) / static_cast<double>(chance.of); }

/// Open desert: enemies in P40, own units beside them and some hexes away, with supply behind. Next to P40 lie P39, P41, O39, O40, Q40 and Q41.
Desert meeting(std::mt19937& chance) {
    auto desert = Desert::with({{"G Supply 1", "P36"}, {"21/5", "P39"}});
    desert.at(10, Side::Axis, Phase::Movement);
    const auto put = [&](std::string_view word, std::string_view label) {
        desert.state.pieces[unit(word).index] = {.status = Status::Map, .hex = hex_at(label)};
    };
    constexpr std::array enemies{"4I/5", "7 Arm/7", "4I/11"};
    const auto first = chance() % enemies.size();
    for (std::size_t more = 0; more <= chance() % 3; ++more) {
        put(enemies[(first + more) % enemies.size()], "P40");
    }
    constexpr std::array<std::string_view, 4> far{"P35", "P37", "O36", "Q37"};
    for (const auto* const own : {"15/8", "15/115", "21/104"}) {
        if (chance() % 3 != 0) {
            put(own, far[chance() % far.size()]);
        }
    }
    if (chance() % 2 == 0) {
        put("21/3", "P39");
    }
    return desert;
}

} // namespace

TEST_CASE("the unit that takes a hex is the weakest of all that could come", "[afrika_korps][advice][odds][rule:AK-CMB-3]") {
    std::mt19937 chance(41);
    int another = 0;
    int nobody = 0;
    for (int i = 0; i < 60; ++i) {
        INFO("position " << i);
        auto desert = meeting(chance);
        const auto hex = hex_at("P40");
        constexpr std::array asked{0.3, 0.5, 0.65, 0.8, 0.95};
        const double wanted = asked[chance() % asked.size()];
        const double before = plain_chance(desert.state, hex);
        std::optional<int> weakest;
        double best = before >= wanted ? before : 0;
        double greatest = before;
        for (const auto id : combat_units(desert.state, Side::Axis)) {
            const bool beside = desert.state[id].hex && meet(desert.state, *desert.state[id].hex, hex);
            for (const auto* const label : {"P39", "P41", "O39", "O40", "Q40", "Q41"}) {
                const MoveUnits move{.units = {id}, .to = hex_at(label)};
                if (before >= wanted || beside || !desert.state[id].hex || desert.against(move) != nothing) {
                    continue;
                }
                auto then = desert.state;
                then.pieces[id.index].hex = move.to;
                const double there = plain_chance(then, hex);
                const int attack = (*desert.state.tables)[id].attack;
                greatest = std::max(greatest, there);
                if (there >= wanted && (!weakest || attack < *weakest || (attack == *weakest && there > best))) {
                    weakest = attack;
                    best = there;
                }
            }
        }
        const auto found = hex_need(desert.state, hex, wanted);
        CHECK(std::abs(value(found.before) - before) < 1e-12);
        REQUIRE(found.none.has_value() == (best == 0));
        if (found.none) {
            CHECK(std::abs(found.greatest - greatest) < 1e-12);
            ++nobody;
            continue;
        }
        CHECK(std::abs(value(found.chance) - best) < 1e-12);
        REQUIRE(found.unit.has_value() == weakest.has_value());
        if (found.unit) {
            CHECK(found.unit->attack == *weakest);
            ++another;
        }
    }
    CHECK(another > 3);
    CHECK(nobody > 3);
}

TEST_CASE("a hex that cannot be taken surely enough is answered with a sentence", "[afrika_korps][advice][odds]") {
    auto desert = Desert::with({{"G Supply 1", "P36"}, {"21/3", "P39"}, {"4I/5", "P40"}, {"7 Arm/7", "P40"}});
    desert.at(10, Side::Axis, Phase::Movement);
    const auto says = [&](HexId hex, double wanted) {
        const auto found = hex_need(desert.state, hex, wanted);
        REQUIRE(found.none);
        CHECK_FALSE(found.unit);
        return to_english(*printed_tables(), *found.none);
    };
    CHECK(says(hex_at("P40"), 1) == "Dice make nothing certain: ask for a chance below 100 %.");
    CHECK(says(hex_at("P50"), 0.8) == "No enemy stands in P50.");
    CHECK(says(hex_at("P40"), 0.99).starts_with("Nothing that could be added gives 99 %; the most is "));
}

TEST_CASE("who is needed is asked by hex, and answered in sentences", "[afrika_korps][odds][forms]") {
    auto desert =
        Desert::with({{"G Supply 1", "P36"}, {"21/3", "P39"}, {"15/8", "P37"}, {"4I/5", "P40"}, {"7 Arm/7", "P40"}, {"22 Gds", "C10"}});
    desert.at(10, Side::Axis, Phase::Movement);
    const auto says = [&](const core::FormValues& values) {
        std::vector<std::string> sentences;
        for (const auto& each : need(desert.state, values)) {
            sentences.push_back(to_english(*printed_tables(), each));
        }
        return sentences;
    };
    const auto form = need_form(desert.state, {});
    REQUIRE(form.fields.size() == 2);
    REQUIRE(form.fields[0].choices.size() == 2);
    CHECK(form.fields[0].choices[0].id == "C10");
    CHECK(form.fields[0].choices[1].id == "P40");
    CHECK(says({}) == std::vector<std::string>{"Say which hex is to be taken."});
    const auto in_percent = [&](double chance) { return to_english(*printed_tables(), {"{chance}", {{"chance", odds::percent(chance)}}}); };
    int another = 0;
    int enough = 0;
    int never = 0;
    for (int chance = 1; chance < 100; ++chance) {
        const auto found = hex_need(desert.state, hex_at("P40"), chance / 100.0);
        const auto said = says({{"take", "P40"}, {"chance", std::to_string(chance)}});
        REQUIRE(said.size() == 2);
        CHECK(said[0] == "Those beside P40 take it with a chance of " + in_percent(value(found.before)) + " %.");
        if (found.none) {
            CHECK(said[1] == to_english(*printed_tables(), *found.none));
            ++never;
        } else if (found.unit) {
            CHECK(said[1].ends_with(" and the best division it is " + in_percent(value(found.chance)) +
                                    " %: the weakest unit that suffices."));
            ++another;
        } else {
            CHECK(said[1] == "Nobody else is needed; the division of the battles is what matters.");
            ++enough;
        }
    }
    CHECK(another > 0);
    CHECK(enough > 0);
    CHECK(never > 0);
}
