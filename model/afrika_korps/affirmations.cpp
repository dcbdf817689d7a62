#include "model/afrika_korps/affirmations.hpp"

#include "model/afrika_korps/decision.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

class Asking {
public:
    explicit Asking(const State& state) : m_state(state), m_side(state.turn.side) {}

    std::vector<Affirmation> operator()() && {
        switch (m_state.turn.phase) {
        case Phase::Start:
            of_the_map();
            break;
        case Phase::Movement:
            of_movement();
            break;
        case Phase::Combat:
            of_combat();
            break;
        case Phase::End:
            of_stacks();
            of_the_map();
            break;
        case Phase::Arrival:
        case Phase::PreCombat:
            break;
        }
        return std::move(m_asked);
    }

private:
    void ask(std::string rule, std::string sentence, Parameters parameters = {}) {
        m_asked.push_back({{std::move(rule)}, {std::move(sentence), std::move(parameters)}});
    }
    void of_the_map() {
        ask("AK-VIC-4", INTENDANT_TR("Who controls the two fortresses and the two bases now?"));
        if (!combat_units(m_state, m_side).empty()) {
            ask("AK-ISO-1", INTENDANT_TR("Which units of the {side} does no free line join to supply?"), {{"side", name(m_side)}});
            ask("AK-FOR-3", INTENDANT_TR("Is a garrison shut in by enemy zones of control and the sea, and without a supply unit there?"));
        }
    }
    void of_stacks() {
        if (combat_units(m_state, m_side).size() > static_cast<std::size_t>(m_state.tables->amounts.stack)) {
            ask("AK-STK-1", INTENDANT_TR("Do at most {most} combat units stand in each hex?"),
                {{"most", number(m_state.tables->amounts.stack)}});
        }
    }
    void of_rommel() {
        const auto rommel = counters_where(
            m_state, [&](CounterId id) { return (*m_state.tables)[id].type == UnitType::Hq && m_state[id].status == Status::Map; });
        if (m_side == Side::Axis && !rommel.empty()) {
            ask("AK-ROM-4", INTENDANT_TR("Is Rommel alone in a zone of control of the Allies, or cut off alone? He is then put with the "
                                         "nearest unit."));
        }
    }
    void of_movement() {
        of_stacks();
        const auto at_sea = counters_where(m_state, [&](CounterId id) {
            return (*m_state.tables)[id].side == m_side && m_state[id].status == Status::Sea && m_state[id].since == m_state.turn.count();
        });
        if (!at_sea.empty()) {
            ask("AK-SEA-6", INTENDANT_TR("Was the port free of enemy zones of control when these embarked: {units}?"),
                {{"units", list_of(*m_state.tables, at_sea)}});
        }
        if (!supply_units(m_state, m_side).empty() && !supply_units(m_state, enemy_of(m_side)).empty()) {
            ask("AK-SUP-14", INTENDANT_TR("Did no supply unit go next to enemy supply without a combat unit?"));
        }
        for (const auto& each : m_state.turn.victories) {
            ask("AK-ASP-10", INTENDANT_TR("Is the supply of the automatic victory of {units} in reach of them all?"),
                {{"units", list_of(*m_state.tables, each.attackers)}});
        }
        of_rommel();
    }
    void of_combat() {
        if (m_state.options.depth == Depth::Battles) {
            ask("AK-CMB-2", INTENDANT_TR("Has every unit in an enemy zone of control attacked, and every such enemy been attacked?"));
        }
        auto idle = supply_units(m_state, m_side);
        std::erase_if(idle, [&](CounterId id) { return m_state[id].used; });
        if (!idle.empty()) {
            ask("AK-SUP-13", INTENDANT_TR("Did none of these enter an enemy zone of control: {units}? They supported nothing."),
                {{"units", list_of(*m_state.tables, idle)}});
        }
        of_rommel();
    }

    const State& m_state;
    Side m_side;
    std::vector<Affirmation> m_asked;
};

} // namespace

std::vector<Affirmation> to_affirm(const State& state) {
    return state.begun && !whole_map(state) && !state.outcome ? Asking(state)() : std::vector<Affirmation>{};
}

} // namespace intendant::afrika_korps
