// Duties and eliminations before combat, compared with a second, plain reading of the clauses on positions that chance deals.

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"
#include "tests/model/afrika_korps/by_the_book.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <random>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

constexpr int positions = 2000;

/// A few units of either side next to each other somewhere on the map, with supply for most; fortresses come up often.
class Camp {
public:
    explicit Camp(std::uint32_t seed) : m_chance(seed) {}

    State state(int most) {
        const auto& tables = *printed_tables();
        for (;;) {
            Desert desert = Desert::with({});
            desert.at(10, one_in(2) ? Side::Axis : Side::Allies, Phase::PreCombat);
            const auto side = desert.state.turn.side;
            const auto middle = one_in(4)   ? tables.places.tobruch
                                : one_in(8) ? hex_at("E18")
                                            : HexId{static_cast<std::uint16_t>(m_chance() % tables.hexes.size())};
            const auto near = around(middle);
            if (near.size() < 4) {
                continue;
            }
            std::map<HexId, Side> held;
            const int enemies = number(1, most);
            const int own = number(1, most);
            bool room = true;
            for (int i = 0; i < enemies + own; ++i) {
                const auto of = i < enemies ? enemy_of(side) : side;
                room = room && put(desert.state, held, near, of);
            }
            if (!room) {
                continue;
            }
            supply(desert.state, held, near, side);
            return desert.state;
        }
    }

    int number(int least, int most) { return std::uniform_int_distribution{least, most}(m_chance); }
    bool one_in(int many) { return number(1, many) == 1; }
    template <class List> const auto& one_of(const List& list) {
        return list[static_cast<std::size_t>(number(0, static_cast<int>(list.size()) - 1))];
    }

private:
    static bool stands(HexId hex) { return printed_tables()->map->land(hex); }
    std::vector<HexId> around(HexId middle) const {
        std::vector<HexId> found;
        if (stands(middle)) {
            found.push_back(middle);
        }
        for (std::uint16_t i = 0; i < printed_tables()->hexes.size(); ++i) {
            if (stands(HexId{i}) && printed_tables()->map->grid().distance(middle, HexId{i}) == 1) {
                found.push_back(HexId{i});
            }
        }
        return found;
    }
    bool put(State& state, std::map<HexId, Side>& held, const std::vector<HexId>& near, Side side) {
        for (int tries = 0; tries < 30; ++tries) {
            const auto hex = one_of(near);
            const CounterId id{static_cast<std::uint8_t>(number(0, static_cast<int>(state.pieces.size()) - 1))};
            const auto& counter = (*state.tables)[id];
            const bool free = !held.contains(hex) || held.at(hex) == side;
            if (free && counter.side == side && counter.combat_unit() && state[id].status != Status::Map &&
                stack_in(state, hex, side).size() < 3) {
                state.pieces[id.index] = {.status = Status::Map, .hex = hex};
                held[hex] = side;
                return true;
            }
        }
        return false;
    }
    void supply(State& state, const std::map<HexId, Side>& held, const std::vector<HexId>& near, Side side) {
        const auto place = [&](Side of, int number, HexId hex) {
            const auto id = *printed_tables()->find_unit("Supply " + std::to_string(number), of);
            state.pieces[id.index] = {.status = Status::Map, .hex = hex};
        };
        for (int i = 1; i <= 2; ++i) {
            if (one_in(3)) {
                continue;
            }
            HexId hex = one_of(near);
            for (int step = number(0, 4); step > 0; --step) {
                const auto next = around(hex);
                hex = next.empty() ? hex : one_of(next);
            }
            if (stands(hex) && (!held.contains(hex) || held.at(hex) == side)) {
                place(side, i, hex);
            }
        }
        if (one_in(4)) {
            for (const auto& [hex, of] : held) {
                if (of != side) {
                    place(of, 1, hex);
                    break;
                }
            }
        }
    }

    std::mt19937 m_chance;
};

by_the_book::Units set_of(const std::vector<CounterId>& units) { return {units.begin(), units.end()}; }

} // namespace

TEST_CASE("who must be eliminated before combat is what trying every division of the battles says",
          "[afrika_korps][planner][by_chance][rule:AK-DIV-2][rule:AK-DIV-4][rule:AK-DIV-6][rule:AK-CMB-6][rule:AK-CMB-7][rule:AK-CAP-11]") {
    int some = 0;
    int choice = 0;
    int more_than_each_alone = 0;
    for (std::uint32_t seed = 0; seed < positions; ++seed) {
        INFO("position " << seed);
        Camp camp(seed);
        const auto state = camp.state(4);
        const auto sets = by_the_book::smallest_eliminations(state);
        REQUIRE_FALSE(sets.empty());
        auto always = sets.front();
        by_the_book::Units ever;
        for (const auto& set : sets) {
            by_the_book::Units both;
            std::ranges::set_intersection(always, set, std::inserter(both, both.end()));
            always = both;
            ever.insert(set.begin(), set.end());
        }
        by_the_book::Units must;
        for (const auto& each : doomed(state)) {
            must.insert(each.unit);
        }
        REQUIRE(must == always);
        auto may = must;
        std::size_t count = must.size();
        for (const auto& each : too_many(state)) {
            may.insert(each.units.begin(), each.units.end());
            count += static_cast<std::size_t>(each.count);
        }
        REQUIRE(may == ever);
        REQUIRE(count == sets.front().size());
        // The planner says the same.
        const auto contact = contact_to_plan(state);
        const auto answer = plans(*state.tables, state.options, contact, {}, 1);
        if (const auto* const plan = std::get_if<Plans>(&answer); plan != nullptr && !contact.attackers.empty()) {
            REQUIRE(plan->best.size() == 1);
            REQUIRE(plan->best.front().eliminated.count() == sets.front().size());
        }
        // And so does what is booked.
        for (const auto& set : sets) {
            const std::vector<CounterId> units(set.begin(), set.end());
            REQUIRE((units.empty() || may_be_eliminated(state, units)));
        }
        for (const auto id : combat_units(state, state.turn.side)) {
            REQUIRE(may_be_eliminated(state, std::array{id}) == ever.contains(id));
        }
        const auto left = decide(state, EndPhase{});
        REQUIRE(core::acceptance(left).warnings.empty() == sets.front().empty());
        some += sets.front().empty() ? 0 : 1;
        choice += ever.size() > sets.front().size() ? 1 : 0;
        more_than_each_alone += sets.front().size() > beyond_help(*state.tables, state.options, contact_on_map(state)).size() ? 1 : 0;
    }
    WARN(positions << " positions: in " << some << " somebody goes, in " << choice << " the table chooses who, in " << more_than_each_alone
                   << " more go than no battle could save");
    CHECK(some > 200);
    CHECK(choice > 20);
    CHECK(more_than_each_alone > 50);
}

TEST_CASE("the duties of COMBAT are the list of its start, whoever dies or goes back",
          "[afrika_korps][combat][by_chance][rule:AK-CMB-2][rule:AK-FOR-1][rule:AK-FOR-2][rule:AK-CMB-9][rule:AK-CMB-10]") {
    int battles = 0;
    int dead = 0;
    for (std::uint32_t seed = 0; seed < positions; ++seed) {
        INFO("position " << seed);
        Camp camp(100'000 + seed);
        Desert desert = Desert::with({});
        desert.state = camp.state(6);
        desert.overrule(EndPhase{});
        REQUIRE(desert.state.turn.phase == Phase::Combat);
        by_the_book::DutyList list(desert.state);
        for (int round = 0; round < 4; ++round) {
            const auto left = still_to_fight(desert.state);
            REQUIRE(set_of(left.attackers) == list.attackers_left(desert.state));
            REQUIRE(set_of(left.defenders) == list.defenders_left(desert.state));
            const auto all = targets(desert.state);
            if (all.empty()) {
                break;
            }
            const auto& target = camp.one_of(all);
            Attack attack{.attackers = {},
                          .defenders = {},
                          .supply = supply_units(desert.state, desert.state.turn.side),
                          .dice = die(camp.number(1, 6))};
            for (const auto id : target.own) {
                if (!camp.one_in(3)) {
                    attack.attackers.push_back(id);
                }
            }
            for (const auto id : target.enemies) {
                if ((*printed_tables())[target.hex].terrain == Terrain::Fortress || !camp.one_in(3)) {
                    attack.defenders.push_back({.unit = id});
                }
            }
            auto verdict = decide(desert.state, attack);
            if (core::refused(verdict)) {
                attack.dice.reset();
                verdict = decide(desert.state, attack);
            }
            if (core::refused(verdict)) {
                continue;
            }
            const auto before = combat_units(desert.state, Side::Axis).size() + combat_units(desert.state, Side::Allies).size();
            desert.overrule(attack);
            list.fought(attack.attackers, units_of(attack.defenders));
            for (int step = 0; step < 2 && desert.state.turn.aftermath; ++step) {
                if (const auto payments = proposed_payments(desert.state); !payments.empty()) {
                    PayExchange pay{};
                    for (const auto id : payments.front()) {
                        pay.payments.push_back({.unit = id});
                    }
                    desert.overrule(pay);
                }
                if (!desert.state.turn.aftermath->retreating.empty()) {
                    desert.overrule(RetreatUnits{proposed_retreats(desert.state)});
                }
            }
            ++battles;
            dead += combat_units(desert.state, Side::Axis).size() + combat_units(desert.state, Side::Allies).size() < before ? 1 : 0;
        }
    }
    WARN(positions << " positions, " << battles << " battles, " << dead << " of them deadly");
    CHECK(battles > 1500);
    CHECK(dead > 500);
}
