#include "model/afrika_korps/contradictions.hpp"

#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/map.hpp"

#include <algorithm>
#include <set>

namespace intendant::afrika_korps {

namespace {

class Looking {
public:
    Looking(const State& state, Stacks stacks) : m_state(state), m_tables(*state.tables), m_stacks(stacks) {}

    std::vector<Contradiction> operator()() && {
        places();
        stacks();
        lone_supply();
        supply_above_the_number();
        substitutes();
        marks();
        return std::move(m_found);
    }

private:
    void found(std::string rule, std::optional<HexId> hex, std::vector<CounterId> units, std::string sentence, Parameters parameters,
               bool impossible = false) {
        Contradiction each{.rule = {std::move(rule)},
                           .hex = hex,
                           .why = {std::move(sentence), std::move(parameters)},
                           .units = std::move(units),
                           .impossible = impossible};
        if (std::ranges::find(m_found, each) == m_found.end()) {
            m_found.push_back(std::move(each));
        }
    }
    void about(std::string rule, CounterId id, std::string sentence, bool impossible = false) {
        found(std::move(rule), m_state[id].hex, {id}, std::move(sentence),
              {{"unit", name(m_tables, id)}, {"where", name(m_state[id].status)}}, impossible);
    }
    std::vector<CounterId> all() const {
        return counters_where(m_state, [](CounterId) { return true; });
    }
    bool in_play(CounterId id) const { return m_state[id].status == Status::Map || m_state[id].status == Status::Sea; }

    void places() {
        std::vector<CounterId> nowhere;
        for (const auto id : all()) {
            const auto& piece = m_state[id];
            if (piece.hex && !m_tables.map->land(*piece.hex)) {
                found("AK-MOV-4", piece.hex, {id}, INTENDANT_TR("{unit} is in {hex}, where nothing can stand."),
                      {{"unit", name(m_tables, id)}, {"hex", name(m_tables, *piece.hex)}}, true);
            }
            if (whole_map(m_state) && piece.status == Status::Map && !piece.hex) {
                nowhere.push_back(id);
            }
            if (m_tables[id].combat_unit() && piece.hex && m_tables[id].side == Side::Axis &&
                !stack_in(m_state, *piece.hex, Side::Allies).empty()) {
                found("AK-MOV-2", piece.hex, {}, INTENDANT_TR("In {hex} would stand combat units of both sides."),
                      {{"hex", name(m_tables, *piece.hex)}}, true);
            }
            if (m_tables[id].type == UnitType::Hq && m_state.begun && piece.status == Status::Eliminated) {
                about("AK-ROM-4", id, INTENDANT_TR("{unit} cannot be {where}."), true);
            }
        }
        if (!nowhere.empty()) {
            found("AK-GEN-1", {}, nowhere, INTENDANT_TR("The books do not know in which hex these counters stand: {units}."),
                  {{"units", list_of(m_tables, nowhere)}});
        }
    }

    /// Whether the limit holds for the side at this moment. Rule: AK-SET-4, AK-RNF-5, AK-STK-3.
    bool binds(Side side) const {
        const auto& turn = m_state.turn;
        const bool moving = turn.side == side && turn.phase <= Phase::Movement && turn.phase > Phase::Start;
        const bool own_movement_to_come = turn.side == side ? turn.phase <= Phase::Movement : turn.side == Side::Axis;
        const bool first_placing = turn.number == 1 && own_movement_to_come;
        return m_stacks == Stacks::Always || !(moving || first_placing);
    }
    void stacks() {
        for (const auto side : all_sides) {
            std::set<HexId> seen;
            for (const auto id : binds(side) ? combat_units(m_state, side) : std::vector<CounterId>{}) {
                const auto& hex = m_state[id].hex;
                if (!hex || !seen.insert(*hex).second) {
                    continue;
                }
                const auto units = stack_in(m_state, *hex, side);
                const auto stack = units.size();
                if (stack > static_cast<std::size_t>(m_tables.amounts.stack)) {
                    found("AK-STK-1", hex, units, INTENDANT_TR("In {hex} stand {count} combat units; there may be {most}."),
                          {{"hex", name(m_tables, *hex)},
                           {"count", number(static_cast<std::int64_t>(stack))},
                           {"most", number(m_tables.amounts.stack)}});
                }
            }
        }
    }
    /// Supply in one hex with enemies would have been captured; not by a retreat while it supports an attack. Rule: AK-CAP-2, AK-CAP-6.
    void lone_supply() {
        for (const auto side : all_sides) {
            for (const auto id : supply_units(m_state, side)) {
                const auto& hex = m_state[id].hex;
                if (hex && !m_state[id].used && stack_in(m_state, *hex, side).empty() && !stack_in(m_state, *hex, enemy_of(side)).empty()) {
                    found("AK-CAP-2", hex, {id},
                          INTENDANT_TR("{unit} stands with enemy combat units in {hex}: it would have been captured."),
                          {{"unit", name(m_tables, id)}, {"hex", name(m_tables, *hex)}});
                }
            }
        }
    }
    void supply_above_the_number() {
        for (const auto side : all_sides) {
            if (const int own = own_supply_on_map(m_state, side); own > most_supply(m_tables, side)) {
                auto units = supply_units(m_state, side);
                std::erase_if(units, [&](CounterId id) { return m_state[id].captured; });
                found(side == Side::Axis ? "AK-SUP-6" : "AK-SUP-8", {}, std::move(units),
                      INTENDANT_TR("The {side} has {count} supply units of its own on the map; there may be {most}."),
                      {{"side", name(side)}, {"count", number(own)}, {"most", number(most_supply(m_tables, side))}});
            }
        }
    }
    void substitutes() {
        std::set<CounterId> parts;
        for (const auto& each : m_state.formed) {
            if (m_state[each.substitute].status != Status::Map) {
                about("AK-SUB-6", each.substitute, INTENDANT_TR("{unit} is not on the map, and units are part of it."));
            }
            for (const auto id : each.parts) {
                if (!parts.insert(id).second || m_state[id].status != Status::Merged) {
                    about("AK-SUB-6", id, INTENDANT_TR("{unit} is part of a substitute, and {where} too."));
                }
            }
        }
        for (const auto id : all()) {
            const bool substitute = m_tables[id].kind == CounterKind::Substitute;
            if (m_state[id].status == Status::Merged && !parts.contains(id)) {
                about("AK-SUB-6", id, INTENDANT_TR("{unit} is part of a substitute, but of none that is on the map."));
            }
            if (substitute && m_state[id].status == Status::Sea) {
                about("AK-SUB-8", id, INTENDANT_TR("{unit} is a substitute: it does not go to sea."));
            }
            if (substitute && m_state[id].status == Status::Map &&
                std::ranges::find(m_state.formed, id, &Formed::substitute) == m_state.formed.end()) {
                about("AK-SUB-6", id, INTENDANT_TR("The books do not know which units formed {unit}."));
            }
        }
    }
    void marks() {
        for (const auto id : all()) {
            const auto& piece = m_state[id];
            const bool supply = supply_unit(m_state, id);
            if (piece.captured && !(supply && in_play(id))) {
                about("AK-SUP-9", id, INTENDANT_TR("{unit} is marked as captured, which only supply in play can be."));
            }
            if (piece.used && !(supply && piece.status == Status::Map)) {
                about("AK-SUP-15", id, INTENDANT_TR("{unit} is marked as used, which only supply on the map can be."));
            }
            if (piece.fought && !(m_tables[id].combat_unit() && piece.status == Status::Map)) {
                about("AK-CMB-9", id, INTENDANT_TR("{unit} is marked as having fought, which only a combat unit on the map can have."));
            }
            if (m_tables[id].combat_unit() && piece.isolated > 0 && !in_play(id)) {
                about("AK-ISO-1", id, INTENDANT_TR("{unit} has a count of isolation, and is {where}."));
            }
            if (m_tables[id].combat_unit() && in_play(id) && piece.isolated >= m_tables.amounts.isolated_turns) {
                about("AK-ISO-2", id, INTENDANT_TR("{unit} has been isolated so long that it is eliminated."));
            }
        }
    }

    const State& m_state;
    const Tables& m_tables;
    Stacks m_stacks;
    std::vector<Contradiction> m_found;
};

} // namespace

std::vector<Contradiction> contradictions(const State& state, Stacks stacks) {
    return state.begun ? Looking(state, stacks)() : std::vector<Contradiction>{};
}

} // namespace intendant::afrika_korps
