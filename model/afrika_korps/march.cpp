#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

/// What a march has behind it: nothing that counts; a step into or out of an escarpment hex with road over a side without, of which there is
/// one a turn; an escarpment that ends its movement. Twice more for I26, where it came by the one road or by the other. Rule: AK-MOV-9,
/// AK-MOV-10, AK-MOV-13.
using Mode = std::uint8_t;
constexpr Mode off_the_road = 1;
constexpr Mode halted = 2;
constexpr Mode pasts = 3;
constexpr Mode no_road = 0;
constexpr Mode west_to_south = 1;
constexpr Mode north = 2;
constexpr Mode arms = 3;

/// What a march is taken not to mind, to find out what stands in its way.
struct Regardless {
    bool of_zones{false};
    bool of_escarpments{false};
};

/// The steps of a march and where it stops.
class March {
public:
    March(const State& state, std::span<const CounterId> units, bool with_rommel, Regardless regardless = {})
        : m_regardless(regardless), m_state(state), m_map(*state.tables->map), m_side((*state.tables)[units.front()].side),
          m_zones(zones_of(let_go(state, units), enemy_of(m_side))), m_enemies(m_map.grid().size(), false), m_crossing(m_map.find("I26")) {
        for (const auto id : combat_units(state, enemy_of(m_side))) {
            if (state[id].hex && !state[id].overrun) { // AK-VA-5
                m_enemies[*state[id].hex] = true;
            }
        }
        int slowest = (*state.tables)[units.front()].movement; // AK-STK-2
        for (const auto id : units) {
            slowest = std::min(slowest, (*state.tables)[id].movement);
        }
        m_budget = {.allowance = slowest + (with_rommel ? state.tables->amounts.rommel_movement : 0),
                    .bonus = state.tables->amounts.road_hexes};
    }

    hex::Budget budget() const { return m_budget; }
    const hex::Grid& grid() const { return m_map.grid(); }
    static constexpr Mode modes = pasts * arms;

    bool stops(HexId hex, Mode mode) const { return mode % pasts == halted || covered(hex); }
    bool covered(HexId hex) const { return !m_regardless.of_zones && m_zones.contains(hex); }
    bool in_zone(HexId hex) const { return m_zones.contains(hex); }
    bool climbs(HexId hex) const { return m_map.terrain(hex) == Terrain::Escarpment && !road_hex(hex); }

    hex::Step step(const hex::Leg& leg) const {
        if (blocked(m_state, leg) || !m_map.land(leg.to) || m_enemies[leg.to] || (!m_regardless.of_zones && along_a_zone(leg))) {
            return hex::no_step;
        }
        const auto past = static_cast<Mode>(leg.mode % pasts);
        if (m_map.road(leg.side)) {
            // From one road of I26 to the other is a point more; the step itself goes by road.
            const auto came = leg.mode / pasts;
            const bool other = leg.from == m_crossing && came != no_road && came != arm(leg);
            return {.cost = 1,
                    .pays = hex::Pays::BonusFirst,
                    .mode = with(past, leg.to == m_crossing ? arm(leg) : no_road),
                    .toll = static_cast<std::uint8_t>(other ? 1 : 0)};
        }
        const bool counts = !m_regardless.of_escarpments && (on_escarpment_road(leg.from) || on_escarpment_road(leg.to));
        if (counts && past == off_the_road) {
            return hex::no_step;
        }
        if (!m_regardless.of_escarpments && climbs(leg.to)) {
            return {.cost = 1, .pays = hex::Pays::Allowance, .mode = with(halted, no_road)};
        }
        return {.cost = 1, .pays = hex::Pays::Allowance, .mode = with(counts ? static_cast<Mode>(off_the_road) : past, no_road)};
    }

private:
    /// Supply captured in a battle goes out of the zones of the units that it stood with. Rule: AK-CAP-12, AK-CAP-13.
    static State let_go(State state, std::span<const CounterId> units) {
        const auto freed = [&](CounterId id) { return state[id].captured && state[id].cannot_support; };
        if (state.turn.phase >= Phase::Combat && std::ranges::all_of(units, freed)) {
            for (const auto id : stack_in(state, *state[units.front()].hex, enemy_of((*state.tables)[units.front()].side))) {
                state.pieces[id.index].overrun = true;
            }
        }
        return state;
    }
    static Mode with(Mode past, Mode arm) { return static_cast<Mode>(arm * pasts + past); }
    /// Which of the two roads of I26 the step takes. Rule: AK-MOV-9.
    Mode arm(const hex::Leg& leg) const {
        const auto& other = m_map.label(leg.from == m_crossing ? leg.to : leg.from);
        return other == "H26" ? north : west_to_south;
    }
    bool road_hex(HexId hex) const {
        return std::ranges::any_of(m_map.grid().around(hex), [&](const hex::Beside& beside) { return m_map.road(beside.side); });
    }
    bool on_escarpment_road(HexId hex) const { return m_map.terrain(hex) == Terrain::Escarpment && road_hex(hex); }
    /// From one hex to another in the zone of control of the same unit. Rule: AK-ZOC-3.
    bool along_a_zone(const hex::Leg& leg) const {
        const auto reasons = m_zones.reasons(leg.from);
        return std::any_of(reasons.begin(), reasons.end(), [&](CounterId id) { return m_zones.contains(leg.to, id); });
    }

    Regardless m_regardless;
    const State& m_state;
    const Map& m_map;
    Side m_side;
    Zones m_zones;
    hex::PerHex<bool> m_enemies;
    std::optional<HexId> m_crossing;
    hex::Budget m_budget{0, 0};
};

} // namespace

hex::Reach reach_of(const State& state, std::span<const CounterId> units, bool with_rommel) {
    const March march(state, units, with_rommel);
    hex::Reach reach;
    hex::reach(
        march.grid(), {.from = *state[units.front()].hex, .budget = march.budget(), .modes = March::modes},
        [&](const hex::Leg& leg) { return march.step(leg); }, [&](HexId hex, Mode mode) { return march.stops(hex, mode); }, reach);
    return reach;
}

Hindrance hindrance(const State& state, std::span<const CounterId> units, bool with_rommel, HexId to) {
    const auto& tables = *state.tables;
    const auto where = name(tables, to);
    // With as many points as one likes: what is left is not a matter of points.
    const auto search = [&](Regardless regardless) {
        constexpr int as_many_as_one_likes = 500;
        const March march(state, units, with_rommel, regardless);
        hex::Reach reach;
        hex::reach(
            march.grid(),
            {.from = *state[units.front()].hex, .budget = {as_many_as_one_likes, march.budget().bonus}, .modes = March::modes},
            [&](const hex::Leg& leg) { return march.step(leg); }, [&](HexId hex, Mode mode) { return march.stops(hex, mode); }, reach);
        return reach;
    };
    const March march(state, units, with_rommel);
    if (const auto any = search({}); any.reached(to)) {
        return {{"AK-MOV-1"},
                {INTENDANT_TR("To {hex} it takes {needed} movement points besides the bonus of the road; they have {points}."),
                 {{"hex", where}, {"needed", number(any.spent(to).allowance)}, {"points", number(march.budget().allowance)}}}};
    }
    const auto first_on = [&](const std::vector<HexId>& way, auto&& stops) {
        const auto found = std::find_if(way.begin() + 1, way.end() - 1, stops);
        return name(tables, found != way.end() - 1 ? *found : way[1]);
    };
    if (const auto through = search({.of_zones = true}); through.reached(to)) {
        const auto at = first_on(through.way(to), [&](HexId hex) { return march.in_zone(hex); });
        return {{"AK-ZOC-3"},
                {INTENDANT_TR("The zone of control of the enemy closes the way to {hex}: in {at} it ends."), {{"hex", where}, {"at", at}}}};
    }
    if (const auto over = search({.of_zones = true, .of_escarpments = true}); over.reached(to)) {
        const auto at = first_on(over.way(to), [&](HexId hex) { return march.climbs(hex); });
        return {{"AK-MOV-10"}, {INTENDANT_TR("Escarpments end the way to {hex}: in {at}."), {{"hex", where}, {"at", at}}}};
    }
    return {{"AK-MOV-5"}, {INTENDANT_TR("No way leads to {hex}: sea, depression or enemy units close it."), {{"hex", where}}}};
}

bool may_go(const State& state, std::span<const CounterId> units, bool with_rommel, std::span<const HexId> way) {
    const March march(state, units, with_rommel);
    auto left = march.budget();
    Mode mode = 0;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const auto& around = march.grid().around(way[i - 1]);
        const auto beside = std::ranges::find(around, way[i], &hex::Beside::hex);
        if (beside == around.end() || (i > 1 && march.stops(way[i - 1], mode))) {
            return false;
        }
        const auto step = march.step({.from = way[i - 1],
                                      .to = way[i],
                                      .side = beside->side,
                                      .direction = static_cast<hex::Direction>(beside - around.begin()),
                                      .mode = mode});
        if (step.cost < 0) {
            return false;
        }
        const int of_bonus = step.pays == hex::Pays::BonusFirst ? std::min(step.cost, left.bonus) : 0;
        left.bonus -= of_bonus;
        left.allowance -= step.cost - of_bonus + step.toll;
        if (left.allowance < 0) {
            return false;
        }
        mode = step.mode;
    }
    return true;
}

} // namespace intendant::afrika_korps
