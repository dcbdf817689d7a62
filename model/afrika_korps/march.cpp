#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace intendant::afrika_korps {

namespace {

/// What a march has behind it: nothing that counts; a step into or out of an escarpment hex with road over a side without, of which there is
/// one a turn; an escarpment that ends its movement. Three times more for I26, where it came by the one road, by the other, or its units by
/// both. Rule: AK-MOV-9, AK-MOV-10, AK-MOV-13, AK-STK-2.
using Mode = std::uint8_t;
constexpr Mode off_the_road = 1;
constexpr Mode climbed = 2;
constexpr Mode pasts = 3;
constexpr Mode no_road = 0;
constexpr Mode west_to_south = 1;
constexpr Mode north = 2;
constexpr Mode both_roads = 3;
constexpr Mode arms = 4;

/// What a march is taken not to mind, to find out what stands in its way.
struct Regardless {
    bool of_zones{false};
    bool of_escarpments{false};
    bool of_supply{false}; ///< AK-SUP-14
};

/// What is left to a unit in this turn, and what its march has behind it.
struct Left {
    int allowance;
    int bonus;
    Mode mode;
};

/// The steps of a march and where it stops.
class March {
public:
    March(const State& state, std::span<const CounterId> units, bool with_rommel, Regardless regardless = {})
        : m_regardless(regardless), m_state(state), m_map(*state.tables->map), m_side(side_of(state, units.front())),
          m_zones(zones_of(let_go(state, units), enemy_of(m_side))), m_enemies(m_map.grid().size(), false), m_crossing(m_map.find("I26")) {
        for (const auto id : combat_units(state, enemy_of(m_side))) {
            if (state[id].hex && !state[id].overrun) { // AK-VA-5
                m_enemies[*state[id].hex] = true;
            }
        }
        int allowance = std::numeric_limits<int>::max();
        int both = allowance;         // of factor and road: who has more of the one makes up for the other on a road
        for (const auto id : units) { // AK-STK-2
            const auto left = left_to(id, with_rommel);
            allowance = std::min(allowance, left.allowance);
            both = std::min(both, left.allowance + left.bonus);
            m_mode = with(static_cast<Mode>(std::max(m_mode % pasts, left.mode % pasts)),
                          of_all(static_cast<Mode>(m_mode / pasts), static_cast<Mode>(left.mode / pasts)));
            m_moved = m_moved || state[id].went.size() > 1;
        }
        const auto here = state[units.front()].hex; // nowhere: the books were told so in a stocktake
        m_halted = m_moved && here && stops(*here, m_mode);
        m_budget = m_halted ? hex::Budget{.allowance = 0} : hex::Budget{.allowance = allowance, .bonus = both - allowance};
        const bool alone = std::ranges::none_of(units, [&](CounterId id) { return (*state.tables)[id].combat_unit(); });
        if (alone && !regardless.of_supply && std::ranges::any_of(units, [&](CounterId id) { return supply_unit(state, id); })) {
            bar_enemy_supply();
        }
    }

    hex::Budget budget() const { return m_budget; }
    /// The mode in which the march goes on.
    Mode mode() const { return m_mode; }
    /// Some of the units have moved in this turn; they are where nobody moves on from.
    bool moved() const { return m_moved; }
    bool halted() const { return m_halted; }
    const hex::Grid& grid() const { return m_map.grid(); }
    static constexpr Mode modes = pasts * arms;

    bool stops(HexId hex, Mode mode) const { return mode % pasts == climbed || covered(hex) || (m_barred.size() > 0 && m_barred[hex]); }
    bool covered(HexId hex) const { return !m_regardless.of_zones && m_zones.contains(hex); }
    bool in_zone(HexId hex) const { return m_zones.contains(hex); }
    bool climbs(HexId hex) const { return m_map.terrain(hex) == Terrain::Escarpment && !road_hex(hex); }

    hex::Step step(const hex::Leg& leg) const {
        if (blocked(m_state, leg) || !m_map.land(leg.to) || m_enemies[leg.to] || (!m_regardless.of_zones && along_a_zone(leg))) {
            return hex::no_step;
        }
        if (m_barred.size() > 0 && m_barred[leg.to] && stack_in(m_state, leg.to, m_side).empty()) {
            return hex::no_step;
        }
        return over_ground(leg);
    }

    /// What a unit has used of its points by the way it went, whoever stood there then. Rule: AK-MOV-3.
    Left left_to(CounterId id, bool with_rommel) const {
        const auto& tables = *m_state.tables;
        const auto& piece = m_state[id];
        const bool helped = (with_rommel || piece.with_rommel) && tables[id].type != UnitType::Hq; // AK-ROM-1
        Left left{.allowance = tables[id].movement + (helped ? tables.amounts.rommel_movement : 0),
                  .bonus = tables.amounts.road_hexes,
                  .mode = 0};
        for (std::size_t i = 1; i < piece.went.size(); ++i) {
            const auto& around = m_map.grid().around(piece.went[i - 1]);
            const auto beside = std::ranges::find(around, piece.went[i], &hex::Beside::hex);
            if (beside == around.end()) { // a move that the table overruled: who knows which way; Rommel is put somewhere at times
                left = tables[id].type == UnitType::Hq ? Left{left.allowance, left.bonus, 0} : Left{0, 0, 0};
                continue;
            }
            auto step = over_ground({.from = piece.went[i - 1],
                                     .to = piece.went[i],
                                     .side = beside->side,
                                     .direction = static_cast<hex::Direction>(beside - around.begin()),
                                     .mode = left.mode});
            if (step.cost < 0) { // overruled as well
                step = {.cost = 1, .pays = hex::Pays::Allowance, .mode = left.mode};
            }
            const int of_bonus = step.pays == hex::Pays::BonusFirst ? std::min(step.cost, left.bonus) : 0;
            left.bonus -= of_bonus;
            left.allowance = std::max(0, left.allowance - (step.cost - of_bonus + step.toll));
            left.mode = step.mode;
        }
        if (!piece.went.empty() && piece.hex != piece.went.back()) {
            left.mode = 0;
        }
        return left;
    }

private:
    /// The step as the ground has it. Rule: AK-MOV-7 to AK-MOV-13.
    hex::Step over_ground(const hex::Leg& leg) const {
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
            return {.cost = 1, .pays = hex::Pays::Allowance, .mode = with(climbed, no_road)};
        }
        return {.cost = 1, .pays = hex::Pays::Allowance, .mode = with(counts ? static_cast<Mode>(off_the_road) : past, no_road)};
    }

    /// Supply captured in a battle goes out of the zones of the units that it stood with. Rule: AK-CAP-12, AK-CAP-13.
    static State let_go(State state, std::span<const CounterId> units) {
        const auto freed = [&](CounterId id) { return state[id].captured && state[id].cannot_support; };
        if (state.turn.phase > Phase::Movement && std::ranges::all_of(units, freed)) {
            for (const auto id : stack_in(state, *state[units.front()].hex, enemy_of(side_of(state, units.front())))) {
                state.pieces[id.index].overrun = true;
            }
        }
        return state;
    }
    /// By which road they came, some and one more.
    static Mode of_all(Mode some, Mode more) { return some == no_road ? more : more == no_road || more == some ? some : both_roads; }
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

    void bar_enemy_supply() {
        m_barred = hex::PerHex<bool>(m_map.grid().size(), false);
        for (const auto id : supply_units(m_state, enemy_of(m_side))) {
            if (const auto& hex = m_state[id].hex) {
                m_barred[*hex] = beside_enemy_supply(m_state, *hex, m_side);
                for (const auto& beside : m_map.grid().around(*hex)) {
                    if (beside.there()) {
                        m_barred[beside.hex] = m_barred[beside.hex] || beside_enemy_supply(m_state, beside.hex, m_side);
                    }
                }
            }
        }
    }

    Regardless m_regardless;
    const State& m_state;
    const Map& m_map;
    Side m_side;
    Zones m_zones;
    hex::PerHex<bool> m_enemies;
    std::optional<HexId> m_crossing;
    hex::PerHex<bool> m_barred; ///< beside enemy supply; empty where that is no matter
    hex::Budget m_budget{0, 0};
    Mode m_mode{0};
    bool m_moved{false};
    bool m_halted{false};
};

hex::Reach search(const State& state, std::span<const CounterId> units, const March& march, hex::Budget budget) {
    hex::Reach reach;
    hex::reach(
        march.grid(), {.from = *state[units.front()].hex, .budget = budget, .mode = march.mode(), .modes = March::modes},
        [&](const hex::Leg& leg) { return march.step(leg); }, [&](HexId hex, Mode mode) { return march.stops(hex, mode); }, reach);
    return reach;
}

} // namespace

hex::Budget used_of(const State& state, CounterId unit) {
    const March march(state, std::array{unit}, false, {.of_supply = true});
    const auto& tables = *state.tables;
    const auto left = march.left_to(unit, false);
    const bool helped = state[unit].with_rommel && tables[unit].type != UnitType::Hq;
    return {.allowance = tables[unit].movement + (helped ? tables.amounts.rommel_movement : 0) - left.allowance,
            .bonus = tables.amounts.road_hexes - left.bonus};
}

bool can_move_on(const State& state, CounterId unit) {
    const auto& piece = state[unit];
    if (piece.fixed || piece.cannot_move || !piece.hex) {
        return false;
    }
    if (!piece.moved) {
        return true;
    }
    if (piece.went.size() < 2) { // exchanged, or the books do not know how far it went
        return false;
    }
    const std::array alone{unit};
    const March march(state, alone, false, {.of_supply = true});
    return !march.halted() && search(state, alone, march, march.budget()).hexes().size() > 1;
}

std::vector<CounterId> movable_in(const State& state, HexId hex) {
    std::vector<CounterId> units;
    if (state.turn.phase <= Phase::Movement && !state.outcome) {
        units = units_in(state, hex, state.turn.side);
        std::erase_if(units, [&](CounterId id) { return !can_move_on(state, id); });
    }
    return units;
}

hex::Reach reach_of(const State& state, std::span<const CounterId> units, bool with_rommel) {
    const March march(state, units, with_rommel);
    return search(state, units, march, march.budget());
}

std::vector<HexId> way_to(const State& state, std::span<const CounterId> units, bool with_rommel, HexId to) {
    auto way = reach_of(state, units, with_rommel).way(to);
    if (way.empty()) {
        const March march(state, units, with_rommel, {.of_supply = true});
        way = search(state, units, march, march.budget()).way(to);
    }
    return way;
}

Hindrance hindrance(const State& state, std::span<const CounterId> units, bool with_rommel, HexId to) {
    const auto& tables = *state.tables;
    const auto where = name(tables, to);
    const March march(state, units, with_rommel, {.of_supply = true});
    if (march.halted()) {
        const auto here = *state[units.front()].hex;
        const Parameters at{{"hex", where}, {"at", name(tables, here)}};
        if (march.covered(here)) {
            return {{"AK-ZOC-3"}, {INTENDANT_TR("The zone of control of the enemy closes the way to {hex}: in {at} it ends."), at}};
        }
        return {{"AK-MOV-10"}, {INTENDANT_TR("Escarpments end the way to {hex}: in {at}."), at}};
    }
    // With as many points as one likes: what is left is not a matter of points.
    const auto found = [&](Regardless regardless) {
        constexpr int as_many_as_one_likes = 500;
        regardless.of_supply = true;
        return search(state, units, March(state, units, with_rommel, regardless), {as_many_as_one_likes, march.budget().bonus});
    };
    if (const auto any = found({}); any.reached(to)) {
        const Parameters points{{"hex", where}, {"needed", number(any.spent(to).allowance)}, {"points", number(march.budget().allowance)}};
        return {{"AK-MOV-1"},
                {march.moved()
                     ? INTENDANT_TR("To {hex} it takes {needed} movement {needed:point|points} besides the bonus of the road; {points} "
                                    "{points:is|are} left in this turn.")
                     : INTENDANT_TR(
                           "To {hex} it takes {needed} movement {needed:point|points} besides the bonus of the road; they have {points}."),
                 points}};
    }
    const auto first_on = [&](const std::vector<HexId>& way, auto&& stops) {
        const auto place = std::find_if(way.begin() + 1, way.end() - 1, stops);
        return name(tables, place != way.end() - 1 ? *place : way[1]);
    };
    if (const auto through = found({.of_zones = true}); through.reached(to)) {
        const auto at = first_on(through.way(to), [&](HexId hex) { return march.in_zone(hex); });
        return {{"AK-ZOC-3"},
                {INTENDANT_TR("The zone of control of the enemy closes the way to {hex}: in {at} it ends."), {{"hex", where}, {"at", at}}}};
    }
    if (const auto over = found({.of_zones = true, .of_escarpments = true}); over.reached(to)) {
        const auto at = first_on(over.way(to), [&](HexId hex) { return march.climbs(hex); });
        return {{"AK-MOV-10"}, {INTENDANT_TR("Escarpments end the way to {hex}: in {at}."), {{"hex", where}, {"at", at}}}};
    }
    return {{"AK-MOV-5"}, {INTENDANT_TR("No way leads to {hex}: sea, depression or enemy units close it."), {{"hex", where}}}};
}

bool may_go(const State& state, std::span<const CounterId> units, bool with_rommel, std::span<const HexId> way) {
    const March march(state, units, with_rommel, {.of_supply = true});
    auto left = march.budget();
    Mode mode = march.mode();
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
