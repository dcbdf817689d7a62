#include "model/afrika_korps/aftermath.hpp"
#include "model/afrika_korps/decision.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::afrika_korps {

namespace {

int attack_of(const Tables& tables, const std::vector<CounterId>& units) {
    return std::accumulate(units.begin(), units.end(), 0, [&](int sum, CounterId id) { return sum + tables[id].attack; });
}

bool substitute(const Tables& tables, CounterId id) { return tables[id].kind == CounterKind::Substitute; }

/// Armour with armour and mechanised infantry, infantry with infantry and reconnaissance. Rule: AK-SUB-2.
bool armoured(const Tables& tables, CounterId id) {
    return tables[id].type == UnitType::Armour || tables[id].type == UnitType::MechInfantry;
}

/// Rule: AK-SUB-6, AK-SUB-9.
Objection parts_objection(Decision& decision, CounterId whole, const std::vector<CounterId>& parts, bool paying,
                          std::vector<CounterId>& lost) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto formed = std::ranges::find(state.formed, whole, &Formed::substitute);
    const auto former = formed == state.formed.end() ? std::vector<CounterId>{} : formed->parts;
    for (const auto id : parts) {
        const bool was_part = std::ranges::find(former, id) != former.end();
        if (!was_part && state[id].status != Status::Eliminated) {
            return refuse("AK-SUB-9", INTENDANT_TR("{unit} is neither part of the substitute nor among the lost."),
                          {{"unit", name(tables, id)}});
        }
        if (!was_part && tables[id].movement > tables[whole].movement) {
            decision.breaks("AK-SUB-6", INTENDANT_TR("{unit} is faster than the substitute and did not form it."),
                            {{"unit", name(tables, id)}});
        }
    }
    if (attack_of(tables, parts) > tables[whole].attack) {
        return refuse("AK-SUB-6", INTENDANT_TR("The parts have more attack factors than the substitute."));
    }
    if (!paying && attack_of(tables, parts) < tables[whole].attack) { // in an exchange the difference pays (AK-EXC-6)
        decision.breaks("AK-SUB-1", INTENDANT_TR("The parts have fewer attack factors than the substitute."));
    }
    for (const auto id : former) {
        if (std::ranges::find(parts, id) == parts.end()) {
            lost.push_back(id);
        }
    }
    return std::nullopt;
}

/// Why these are not exchanged for one substitute. Rule: AK-SUB-1, AK-SUB-9.
std::optional<core::Refused> whole_objection(const State& now, const ExchangeCounters& command) {
    const auto& tables = *now.tables;
    if (command.take.size() != 1 || !substitute(tables, command.take.front()) || now[command.take.front()].status != Status::Stock ||
        std::ranges::any_of(command.give, [&](CounterId id) { return substitute(tables, id) || !tables[id].combat_unit(); })) {
        return refuse("AK-SUB-9", INTENDANT_TR("Units are exchanged for one printed substitute that is at hand."));
    }
    if (attack_of(tables, command.give) != tables[command.take.front()].attack) {
        return refuse("AK-SUB-1", INTENDANT_TR("The attack factors are not the same: {give} against {take}."),
                      {{"give", number(attack_of(tables, command.give))}, {"take", number(tables[command.take.front()].attack)}});
    }
    return std::nullopt;
}

/// All in one hex, and no more of them there than may stand. Rule: AK-SUB-3, AK-SUB-7.
void check_hex(Decision& decision, const ExchangeCounters& command) {
    const auto& now = decision.now();
    const auto& tables = decision.tables();
    const auto hex = now[command.give.front()].hex;
    if (std::ranges::any_of(command.give, [&](CounterId id) { return now[id].hex != hex; })) {
        decision.breaks("AK-SUB-3", INTENDANT_TR("All units of the exchange stand in the same hex."));
    }
    if (hex) {
        const auto before = stack_in(now, *hex, Side::Allies).size();
        const auto after = before - command.give.size() + command.take.size();
        if (std::max(before, after) > static_cast<std::size_t>(tables.amounts.stack)) {
            decision.breaks("AK-SUB-7", INTENDANT_TR("More combat units than may stand in {hex}, before the exchange or after it."),
                            {{"hex", name(tables, *hex)}});
        }
    }
}

} // namespace

/// Rule: AK-SUB-1 to AK-SUB-9, AK-SET-6, AK-EXC-6.
core::Verdict<Event> decide(const State& state, const ExchangeCounters& command) {
    Decision decision(state);
    const auto& tables = decision.tables();
    const bool breaking = command.give.size() == 1 && substitute(tables, command.give.front());
    const bool paying = breaking && state.turn.aftermath && state.turn.aftermath->payer == Side::Allies;
    if (!paying && state.turn.phase < Phase::Movement) {
        if (const auto why = reach_phase(decision, Phase::Movement)) {
            return *why;
        }
    }
    if (auto why = counters_objection(decision.now(), command.give, Side::Allies, Status::Map)) {
        return *why;
    }
    if (!paying && (decision.side() == Side::Axis || (decision.now().turn.phase != Phase::Movement && !breaking))) {
        decision.breaks("AK-SUB-3", INTENDANT_TR("Substitutes are exchanged at the end of the Allied movement."));
    }
    if (!tables.calendar[static_cast<std::size_t>(state.turn.number - 1)].substitutes) {
        decision.breaks("AK-SUB-1", INTENDANT_TR("Substitutes come from August 1942 on."));
    }
    const auto& now = decision.now();
    std::vector<CounterId> lost;
    if (breaking) {
        if (command.take.empty() || std::ranges::any_of(command.take, [&](CounterId id) {
                return substitute(tables, id) || tables[id].side != Side::Allies || !tables[id].combat_unit();
            })) {
            return refuse("AK-SUB-9", INTENDANT_TR("A substitute is broken into combat units of the Allies."));
        }
        auto once = command.take;
        std::ranges::sort(once);
        if (std::adjacent_find(once.begin(), once.end()) != once.end()) {
            return refuse("AK-GEN-4", INTENDANT_TR("A counter is named twice."));
        }
        if (auto why = parts_objection(decision, command.give.front(), command.take, paying, lost)) {
            return *why;
        }
    } else {
        if (auto why = whole_objection(now, command)) {
            return *why;
        }
    }
    const auto kind = armoured(tables, command.give.front());
    const auto other = [&](CounterId id) { return armoured(tables, id) != kind; };
    if (std::ranges::any_of(command.give, other) || std::ranges::any_of(command.take, other)) {
        decision.breaks("AK-SUB-2", INTENDANT_TR("Armour is exchanged with armour and mechanised infantry, infantry with infantry and "
                                                 "reconnaissance."));
    }
    check_hex(decision, command);
    decision.book(CountersExchanged{.give = command.give, .take = command.take, .lost = lost});
    if (paying && !decision.now().turn.aftermath->payer) {
        end_by_elimination(decision);
        settle(decision);
    }
    return std::move(decision).accepted();
}

} // namespace intendant::afrika_korps
