#include "model/empire_of_the_sun/contradictions.hpp"

#include "model/empire_of_the_sun/decision.hpp"

#include <algorithm>
#include <map>

namespace intendant::empire_of_the_sun {

namespace {

UnitId unit_at(std::size_t i) { return {static_cast<std::uint8_t>(i)}; }

/// Who counts for the limits of one hex.
struct Stack {
    std::vector<UnitId> ships{}, others{};
    int air_ground{0}; ///< a bomber of long range and the other unit of its designation are one (ES-STK-4)
};

} // namespace

std::vector<Contradiction> high_stacks(const State& state) {
    const auto& tables = *state.tables;
    std::map<std::pair<HexId, Side>, Stack> stacks;
    std::map<HexId, std::vector<UnitId>> headquarters;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto id = unit_at(i);
        if (!state[id].on_map()) {
            continue;
        }
        const auto& unit = tables[id];
        const auto hex = state[id].place.hex;
        auto& stack = stacks[{hex, unit.side}];
        if (unit.hq()) {
            headquarters[hex].push_back(id);
        } else {
            (unit.kind == UnitKind::Naval ? stack.ships : stack.others).push_back(id);
        }
        const bool half = unit.unit_class == UnitClass::LongRangeBomber;
        stack.air_ground += unit.kind == UnitKind::Ground || (unit.kind == UnitKind::Air && !half) ? 1 : 0;
    }
    std::vector<Contradiction> found;
    for (auto& [where, stack] : stacks) {
        const auto tell = [&, hex = where.first, side = where.second](std::string rule, int count, int limit, std::string sentence,
                                                                      std::vector<UnitId> units) {
            if (count > limit) {
                found.push_back({.rule = {std::move(rule)},
                                 .hex = hex,
                                 .why = {std::move(sentence),
                                         {{"side", name(side)},
                                          {"count", number(count)},
                                          {"hex", name(hex)},
                                          {"more", number(count - limit)},
                                          {"units", list_of(units)}}},
                                 .units = std::move(units)});
            }
        };
        const auto ships = static_cast<int>(stack.ships.size());
        tell("ES-STK-1", ships, tables.limit("naval_stack"),
             INTENDANT_TR(
                 "{side}: {count} {count:ship stands|ships stand} in {hex}, {more} too many: {units}. `remove` puts them on the turn "
                 "track."),
             std::move(stack.ships));
        tell("ES-STK-2", stack.air_ground, tables.limit("air_ground_stack"),
             INTENDANT_TR("{side}: {count} air and ground {count:unit stands|units stand} in {hex}, {more} too many: {units}. Aircraft go "
                          "first; `remove` puts them on the turn track."),
             std::move(stack.others));
    }
    for (auto& [hex, units] : headquarters) {
        if (static_cast<int>(units.size()) > tables.limit("hq_stack")) {
            found.push_back(
                {.rule = {"ES-HQ-3"},
                 .hex = hex,
                 .why = {INTENDANT_TR(
                             "A hex holds one headquarters: {units} cannot all stand in {hex}, and the later one is repositioned."),
                         {{"hex", name(hex)}, {"units", list_of(units)}}},
                 .units = std::move(units)});
        }
    }
    return found;
}

namespace {

class Looking {
public:
    explicit Looking(const State& state)
        : m_state(state), m_tables(*state.tables), m_found(state.offensive ? std::vector<Contradiction>{} : high_stacks(state)) {}

    std::vector<Contradiction> operator()() && {
        markers();
        off_the_map();
        cards();
        if (!m_state.offensive) {
            both_sides();
            places();
            unknown_places();
        }
        return std::move(m_found);
    }

private:
    void about(std::string rule, UnitId id, std::string sentence, bool impossible = false) {
        const auto& place = m_state[id].place;
        m_found.push_back({.rule = {std::move(rule)},
                           .hex = place.kind == PlaceKind::Hex ? std::optional{place.hex} : std::nullopt,
                           .why = {std::move(sentence), {{"unit", name(id)}, {"place", name(place)}}},
                           .units = {id},
                           .impossible = impossible});
    }

    /// A headquarters has one side without a dot; the dot stands for replacements that it never takes. Rule: ES-HQ-1, ES-GEN-12.
    void markers() {
        for (std::size_t i = 0; i < m_state.units.size(); ++i) {
            const auto id = unit_at(i);
            if (m_tables[id].hq() && m_state[id].on_map() && m_state[id].step == Step::Reduced) {
                about("ES-HQ-1", id, INTENDANT_TR("{unit} is a headquarters and has no reduced side."), true);
            }
            if (m_tables[id].hq() && has(m_state.prewar, id)) {
                about("ES-GEN-12", id, INTENDANT_TR("{unit} is a headquarters and has no dot."), true);
            }
        }
    }

    /// Rule: ES-HQ-7, ES-REI-22.
    void off_the_map() {
        std::vector<UnitId> flown;
        std::vector<UnitId> heavy;
        for (std::size_t i = 0; i < m_state.units.size(); ++i) {
            const auto id = unit_at(i);
            const auto kind = m_state[id].place.kind;
            const bool to_come = kind == PlaceKind::TurnTrack || kind == PlaceKind::DelayBox;
            if (m_tables[id].hq() && to_come && repositioned(m_state, id).place.kind == PlaceKind::Eliminated) {
                about("ES-HQ-7", id, INTENDANT_TR("{unit} does not come back once it has left the map: it is out of the game."));
            }
            if (kind == PlaceKind::ChinaBox) {
                flown.push_back(id);
                if (m_tables[id].unit_class == UnitClass::B29) {
                    heavy.push_back(id);
                }
            }
        }
        if (static_cast<int>(flown.size()) > m_tables.limit("china_box_air_max")) {
            m_found.push_back({.rule = {"ES-REI-22"},
                               .why = {INTENDANT_TR("More than {most} air {most:unit is|units are} in the China box: {units}."),
                                       {{"most", number(m_tables.limit("china_box_air_max"))}, {"units", list_of(flown)}}},
                               .units = flown});
        }
        if (static_cast<int>(heavy.size()) > m_tables.limit("china_box_b29_max")) {
            m_found.push_back({.rule = {"ES-REI-22"},
                               .why = {INTENDANT_TR("The China box holds one B29 at most: {units}."), {{"units", list_of(heavy)}}},
                               .units = heavy});
        }
    }

    /// Rule: ES-DRW-8, ES-FUT-1.
    void cards() {
        for (const auto side : all_sides) {
            const auto known = [&](CardPlace place) {
                int count = 0;
                for (std::size_t i = 0; i < m_state.cards.size(); ++i) {
                    count += m_tables.cards[i].side == side && m_state.cards[i] == place ? 1 : 0;
                }
                return count;
            };
            if (const int count = known(CardPlace::Hand), there = m_state[cards_of(side)]; count > there) {
                m_found.push_back({.rule = {"ES-DRW-8"},
                                   .why = {INTENDANT_TR("{side}: {count} {count:card is|cards are} known to be in hand, out of {there}."),
                                           {{"side", name(side)}, {"count", number(count)}, {"there", number(there)}}}});
            }
            if (const int count = known(CardPlace::Future), there = m_state[future_of(side)]; count > there) {
                m_found.push_back({.rule = {"ES-FUT-1"},
                                   .why = {INTENDANT_TR("{side}: {count} {count:card is|cards are} known to lie aside, out of {there}."),
                                           {{"side", name(side)}, {"count", number(count)}, {"there", number(there)}}}});
            }
            if (const int left = cards_in_deck(m_state, side); left < 0) {
                m_found.push_back(
                    {.rule = {"ES-DRW-8"},
                     .why = {INTENDANT_TR("{side}: hand, discards and cards laid aside or removed come to {count} more than the deck has."),
                             {{"side", name(side)}, {"count", number(-left)}}}});
            }
        }
    }

    /// Garrisons are units too. Rule: ES-OFF-8, ES-GND-13.
    void both_sides() {
        std::map<HexId, std::vector<UnitId>> allied;
        for (const auto id : units_on_map(m_tables, board_of(m_state), Side::Allies)) {
            allied[m_state[id].place.hex].push_back(id);
        }
        for (auto& [hex, units] : allied) {
            if (!stands_in(m_state, hex, Side::Japan)) {
                continue;
            }
            const auto japanese = units_in(m_state, hex, Side::Japan);
            units.insert(units.end(), japanese.begin(), japanese.end());
            m_found.push_back({.rule = {"ES-OFF-8"},
                               .hex = hex,
                               .why = {japanese.empty() ? INTENDANT_TR("In {hex}, together with the garrison of Japan: {units}.")
                                                        : INTENDANT_TR("Units of both sides stand in {hex}: {units}."),
                                       {{"hex", name(hex)}, {"units", list_of(units)}}},
                               .units = std::move(units)});
        }
    }

    /// The set-up of the campaign has two carriers at sea. Rule: ES-NAV-4, ES-AIR-1, ES-HQ-6, ES-CTL-1, ES-SCN-5.
    void places() {
        const auto set_up = board_of(m_tables, scenario_of(m_state).setup);
        for (std::size_t i = 0; i < m_state.units.size(); ++i) {
            const auto id = unit_at(i);
            if (!m_state[id].on_map()) {
                continue;
            }
            const auto hex = m_state[id].place.hex;
            const auto& unit = m_tables[id];
            const bool here = holds(*m_tables.map, unit, hex);
            const bool own = controls(m_state, unit.side, hex);
            switch (unit.kind) {
            case UnitKind::Naval:
                if ((!here || !own) && m_state[id].place != set_up[id].place) {
                    about("ES-NAV-4", id, INTENDANT_TR("{unit} is in {place}, where there is no friendly port."));
                }
                break;
            case UnitKind::Air:
                if (!here || !own) {
                    about("ES-AIR-1", id, INTENDANT_TR("{unit} is in {place}, where there is no friendly airfield."));
                }
                break;
            case UnitKind::Ground:
            case UnitKind::Hq:
                if (m_tables.map->land(hex) == nullptr) {
                    about("ES-GEN-21", id, INTENDANT_TR("{unit} cannot stand in {place}: there is open sea."), true);
                } else if (!own) {
                    about(unit.hq() ? "ES-HQ-6" : "ES-CTL-1", id, INTENDANT_TR("{unit} is in {place}, which the enemy controls."));
                }
                break;
            }
        }
    }

    /// Of a game whose books begin to keep the map. Rule: ES-GEN-21.
    void unknown_places() {
        std::vector<UnitId> unknown;
        for (std::size_t i = 0; i < m_state.units.size() && whole_map(m_state); ++i) {
            if (m_state.units[i].place.kind == PlaceKind::Map) {
                unknown.push_back(unit_at(i));
            }
        }
        if (!unknown.empty()) {
            m_found.push_back(
                {.rule = {"ES-GEN-21"},
                 .why = {INTENDANT_TR("{count} {count:unit is|units are} on the map, and the books do not know where: {units}."),
                         {{"count", number(static_cast<std::int64_t>(unknown.size()))}, {"units", list_of(unknown)}}},
                 .units = std::move(unknown)});
        }
    }

    const State& m_state;
    const Tables& m_tables;
    std::vector<Contradiction> m_found;
};

} // namespace

std::vector<Contradiction> contradictions(const State& state) { return Looking(state)(); }

} // namespace intendant::empire_of_the_sun
