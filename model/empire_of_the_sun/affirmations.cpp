#include "model/empire_of_the_sun/affirmations.hpp"

#include "model/empire_of_the_sun/decision.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

class Asking {
public:
    explicit Asking(const State& state) : m_state(state), m_tables(*state.tables) {}

    std::vector<Affirmation> operator()() && {
        switch (m_state.turn.phase) {
        case Phase::Reinforcements:
            of_arrivals();
            break;
        case Phase::Replacements:
            of_replacements();
            break;
        case Phase::StrategicWarfare:
            of_bombers();
            break;
        case Phase::Offensives:
            of_offensive();
            break;
        case Phase::NationalStatus:
            of_nations();
            break;
        case Phase::UsWill:
            of_will();
            break;
        case Phase::Attrition:
            of_attrition();
            break;
        case Phase::EndOfTurn:
            of_victory();
            break;
        case Phase::Cards:
            break;
        }
        return std::move(m_asked);
    }

private:
    void ask(std::string rule, std::string sentence, Parameters parameters = {}) {
        m_asked.push_back({{std::move(rule)}, {std::move(sentence), std::move(parameters)}});
    }
    std::vector<UnitId> on_map(const auto& which) const {
        std::vector<UnitId> found;
        for (std::size_t i = 0; i < m_state.units.size(); ++i) {
            const UnitId id{static_cast<std::uint8_t>(i)};
            if (m_state[id].place.kind == PlaceKind::Map && which(id, m_tables[id])) {
                found.push_back(id);
            }
        }
        return found;
    }
    /// Units that came in this turn, as far as the register tells.
    void of_arrivals() {
        const auto fresh =
            on_map([&](UnitId id, const Unit& unit) { return unit.entry_turn == m_state.turn.number || has(m_state.turn.arrived, id); });
        if (!fresh.empty()) {
            ask("ES-REI-2",
                INTENDANT_TR(
                    "Did these arrive in friendly places in supply, in the range of a headquarters that may place them, and in no zone of "
                    "the enemy that nothing neutralises: {units}?"),
                {{"units", list_of(fresh)}});
        }
    }
    void of_replacements() {
        if (!m_state.turn.rebuilt.empty() || m_state[Track::JapaneseMended] > 0 || m_state[Track::DivisionsTaken] > 0) {
            ask("ES-REP-3",
                INTENDANT_TR("Was each unit that took a replacement in supply, and in no zone of the enemy that nothing neutralises?"));
        }
    }
    void of_bombers() {
        const auto bombed = on_map([&](UnitId id, const Unit&) { return has(m_state.turn.bombed, id); });
        if (!bombed.empty()) {
            ask("ES-STW-8", INTENDANT_TR("Did these bomb from airfields in supply within eight hexes of Tokyo: {units}?"),
                {{"units", list_of(bombed)}});
        }
    }
    void of_offensive() {
        if (!m_state.offensive) {
            return;
        }
        const auto& offensive = *m_state.offensive;
        if (!offensive.headquarters.empty()) {
            ask("ES-OFF-3", INTENDANT_TR("Were {units} and all units activated in supply, and these in range?"),
                {{"units", list_of(offensive.headquarters)}});
        }
        if (m_state.options.depth == Depth::Battles) {
            ask("ES-OFF-8", INTENDANT_TR("Has every hex been declared where units of both sides stood?"));
        }
        ask("ES-PBM-4",
            INTENDANT_TR("Does every ship end in a friendly port, every aircraft on a friendly airfield, every ground unit in a friendly "
                         "hex, and has each hex that was taken been entered?"));
        ask("ES-STK-2", INTENDANT_TR("Is no stack of air and ground units too high?"));
    }
    void of_nations() {
        for (const auto area : m_state.surrendered) {
            const auto now = [&](HexId hex) { return in_area(m_tables, *m_tables.map->land(hex), area); };
            if (area == Area::Philippines && std::ranges::any_of(m_state.turn.changed, now)) {
                ask("ES-POL-3", INTENDANT_TR("Have Allied ground units in the Philippines been taken off the map?"));
            }
            if (area == Area::India && !on_map([](UnitId, const Unit& unit) { return unit.nation == Nation::Commonwealth; }).empty()) {
                ask("ES-POL-8", INTENDANT_TR("Have all Commonwealth units left India?"));
            }
        }
    }
    void of_will() {
        const auto japanese = [&](const MapHex& hex) { return hex.region == "Alaska" && controls(m_state, Side::Japan, hex.hex); };
        if (std::ranges::any_of(m_tables.map_hexes, japanese)) {
            ask("ES-PWL-9", INTENDANT_TR("Does a Japanese unit stand in each hex of Alaska that Japan controls?"));
        }
        for (const auto* label : {"5108", "5708", "5808", "5908"}) {
            const auto hex = m_tables.find_hex(label);
            if (hex && controls(m_state, Side::Japan, *hex)) {
                ask("ES-PWL-8", INTENDANT_TR("Does a Japanese unit stand in {hex}?"), {{"hex", name(*hex)}});
            }
        }
    }
    void of_attrition() {
        if (m_tables.turn(m_state.turn.number).attrition) {
            ask("ES-ATR-1",
                INTENDANT_TR(
                    "Has every air and ground unit out of supply lost its step? Enter it with `lose_steps` and the cause attrition."));
        }
    }
    void of_victory() {
        if (m_state.turn.number < scenario_of(m_state).last_turn) {
            return;
        }
        if (scenario_of(m_state).victory == "16.0") {
            ask("ES-VIC-3", INTENDANT_TR("Does a B29 in the China box or on the map have Tokyo in its range?"));
        } else {
            ask("ES-VPT-4", INTENDANT_TR("Are Townsville, Rabaul and the hexes of the Philippines supplied as the points have it?"));
        }
    }

    const State& m_state;
    const Tables& m_tables;
    std::vector<Affirmation> m_asked;
};

} // namespace

std::vector<Affirmation> to_affirm(const State& state) {
    return state.begun && !whole_map(state) && !state.outcome ? Asking(state)() : std::vector<Affirmation>{};
}

} // namespace intendant::empire_of_the_sun
