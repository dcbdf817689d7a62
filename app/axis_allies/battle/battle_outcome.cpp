#include "app/axis_allies/battle/battle_outcome.hpp"

#include "app/axis_allies/battle/battle_record.hpp"

#include <algorithm>

namespace intendant::app::aa {

namespace {

using Party = BattleOutcome::Party;

void fights_in(Party& party, Power power) {
    if (std::ranges::find(party.powers, power) == party.powers.end()) {
        party.powers.push_back(power);
    }
}

void loses(Party& party, const Tables& tables, Unit unit, int count) {
    const auto found = std::ranges::find(party.lost, unit, &UnitCount::unit);
    if (found != party.lost.end()) {
        found->count += count;
    } else {
        party.lost.push_back({unit, count});
    }
    party.worth.amount += tables.units[unit].cost.amount * count;
}

/// Collects what the events of a battle say.
class Reader {
public:
    Reader(const Tables& tables, Power attacker, BattleOutcome& outcome) : m_tables(tables), m_attacker(attacker), m_outcome(outcome) {
        fights_in(outcome.attacker, attacker);
    }

    void operator()(const ColumnFired& fired) { fights_in(side(fired.side), fired.group.power); }
    void operator()(const LossesTaken& taken) { lost(taken.units); }
    void operator()(const UnitsLost& gone) { lost(gone.units); }
    void operator()(const TerritoryTaken& taken) {
        m_outcome.taken = taken;
        if (taken.from) {
            fights_in(m_outcome.defender, *taken.from);
        }
    }
    template <class Other> void operator()(const Other&) {}

private:
    Party& side(Side which) { return which == Side::Attacker ? m_outcome.attacker : m_outcome.defender; }
    void lost(const std::vector<Stack>& units) {
        for (const auto& stack : units) {
            auto& party = allied(stack.owner, m_attacker) ? m_outcome.attacker : m_outcome.defender;
            fights_in(party, stack.owner);
            loses(party, m_tables, stack.unit, stack.count);
            for (const auto& cargo : stack.cargo) {
                loses(party, m_tables, cargo.unit, cargo.count * stack.count);
            }
        }
    }

    const Tables& m_tables;
    Power m_attacker;
    BattleOutcome& m_outcome;
};

} // namespace

std::optional<BattleOutcome> outcome_of_last_battle(const Table& table) {
    const auto last = table.last_events();
    const auto over = std::ranges::find_if(last, [](const Event& event) { return std::holds_alternative<BattleEnded>(event); });
    if (over == last.end() || std::get<BattleEnded>(*over).kind == BattleKind::Raid) {
        return std::nullopt;
    }
    BattleOutcome outcome{.ended = std::get<BattleEnded>(*over), .attacker = {}, .defender = {}, .taken = {}};
    Reader reader(table.tables(), table.state().turn.power, outcome);
    for (const auto& event : events_since_battle_began(table)) {
        std::visit(reader, event);
    }
    for (auto* const party : {&outcome.attacker, &outcome.defender}) {
        std::ranges::sort(party->lost, {}, &UnitCount::unit);
    }
    return outcome;
}

} // namespace intendant::app::aa
