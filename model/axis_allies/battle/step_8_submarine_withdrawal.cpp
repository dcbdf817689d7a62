#include "model/axis_allies/battle/steps.hpp"
#include "model/axis_allies/paths.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

std::vector<Stack> submarines_of(const State& state, Side side) {
    auto submarines = targets_of(state, *state.battle, side, HitScope::ShipsOnly);
    std::erase_if(submarines, [](const Stack& stack) { return stack.unit != Unit::Submarine; });
    return submarines;
}

/// Attackers go back the way that ships of their attack came, or each the way it came itself. Rule: C-88, D-22.
bool leads_back(const State& state, SpaceId to) {
    if (!state.options.submarines_withdraw_where_they_came_from) {
        return attack_came_from(state, to);
    }
    return std::ranges::any_of(submarines_of(state, Side::Attacker),
                               [&](const Stack& stack) { return may_have_come_from(state, stack, to); });
}

/// The letter keeps submarines from the sites of battles; the manuals know no such limit. Rule: C-92, D-42.
bool closed_by_a_battle(const State& state, SpaceId to) {
    return !state.options.submarines_withdraw_by_the_manuals && is_battle_site(state, to);
}

/// Names all that speaks against the zone. Rule: C-88, C-89, C-92, D-22.
void warn_of_space(Decision& decision, Side side, SpaceId to) {
    const auto& state = decision.now();
    const auto here = state.battle->space;
    const auto owner = submarines_of(state, side).front().owner;
    const std::vector<std::pair<std::string, std::string>> where{{"space", name(state, to)}};
    const bool attacks = side == Side::Attacker;
    const bool own_way = attacks && state.options.submarines_withdraw_where_they_came_from;
    const bool unfriendly = !state.tables->adjacent(here, to) || !friendly(state, to, owner) || closed_canal(state, owner, here, to);
    const bool astray = attacks && !leads_back(state, to);
    if (own_way && astray) {
        decision.breaks("D-22",
                        INTENDANT_TR("At this table a submarine withdraws only to the zone from which it came "
                                     "itself: none of these came from {space}."),
                        where);
    }
    if (own_way && unfriendly) {
        decision.breaks("C-88", INTENDANT_TR("Attacking submarines withdraw to an adjacent friendly zone; {space} is none."), where);
    }
    if (attacks && !own_way && (astray || unfriendly)) {
        decision.breaks("C-88",
                        INTENDANT_TR("Attacking submarines withdraw to an adjacent friendly zone from which they or "
                                     "the ships with them came; {space} is none."),
                        where);
    }
    if (!attacks && unfriendly) {
        decision.breaks("C-89",
                        INTENDANT_TR("Defending submarines withdraw to an adjacent zone that is friendly or "
                                     "unoccupied; {space} is none."),
                        where);
    }
    if (closed_by_a_battle(state, to)) {
        decision.breaks("C-92", INTENDANT_TR("{space} is the site of a battle this turn: no submarine withdraws there."), where);
    }
}

/// The submarines that are named, taken out of those there are. Rule: C-86.
std::variant<core::Refused, std::vector<Stack>> chosen_of(const State& state, std::vector<Stack>& there,
                                                          const WithdrawSubmarines& command) {
    std::vector<Stack> chosen;
    for (const auto& group : command.which) {
        int wanted = group.count;
        for (auto& stack : there) {
            const bool meant = (!group.started_at || stack.started_at == group.started_at) &&
                               (!group.entered_from || stack.entered_from == group.entered_from);
            if (const int taken = meant ? std::min(wanted, stack.count) : 0; taken > 0) {
                chosen.push_back(some_of(stack, taken));
                stack.count -= taken;
                wanted -= taken;
            }
        }
        if (group.count < 1 || wanted > 0) {
            const auto from = group.started_at ? group.started_at : group.entered_from;
            return from ? refuse("C-86",
                                 INTENDANT_TR("There {count:is|are} not {count} {count:submarine|submarines} that came from {space}."),
                                 {{"count", number(group.count)}, {"space", name(state, *from)}})
                        : refuse("C-86", INTENDANT_TR("There {count:is|are} not {count} such {count:submarine|submarines}."),
                                 {{"count", number(group.count)}});
        }
    }
    if (pieces_in(chosen) > command.count) {
        return refuse("C-86", INTENDANT_TR("{count} {count:submarine withdraws|submarines withdraw}, but {named} {named:is|are} named."),
                      {{"count", number(command.count)}, {"named", number(pieces_in(chosen))}});
    }
    return chosen;
}

} // namespace

std::vector<SpaceId> withdrawal_spaces(const State& state, Side side) {
    if (!state.battle || state.battle->kind != BattleKind::Sea) {
        return {};
    }
    const auto submarines = submarines_of(state, side);
    if (submarines.empty()) {
        return {};
    }
    const auto owner = submarines.front().owner;
    const auto here = state.battle->space;
    std::vector<SpaceId> spaces;
    for (const auto to : (*state.tables)[here].neighbours) {
        if ((*state.tables)[to].sea && friendly(state, to, owner) && !closed_by_a_battle(state, to) &&
            !closed_canal(state, owner, here, to) && (side == Side::Defender || leads_back(state, to))) {
            spaces.push_back(to);
        }
    }
    return spaces;
}

namespace {

/// Why no submarine withdraws at this moment. Rule: C-86, C-90 to C-93.
std::optional<core::Refused> no_withdrawal_now(const State& state, const WithdrawSubmarines& command) {
    if (!state.battle) {
        return refuse(state.turn.battle_sites.empty() ? "C-86" : "C-93",
                      INTENDANT_TR("No battle is being fought from which submarines could withdraw."));
    }
    const auto& battle = *state.battle;
    if (battle.step != BattleStep::AttackerWithdrawal && battle.step != BattleStep::DefenderWithdrawal) {
        if (battle.attackers_withdrew_to || battle.defenders_withdrew_to) {
            return refuse("C-91", INTENDANT_TR("Submarines that withdraw in one round leave together, to one zone."));
        }
        if (battle.step == BattleStep::Decision && command.to && closed_by_a_battle(state, *command.to)) {
            return refuse("C-92", INTENDANT_TR("A battle has been fought in {space} this turn: no submarine withdraws there."),
                          {{"space", name(state, *command.to)}});
        }
        if (battle.step == BattleStep::Decision && !submarines_of(state, Side::Defender).empty() &&
            withdrawal_spaces(state, Side::Defender).empty()) {
            return refuse("C-90", INTENDANT_TR("The submarines have no zone to which they could withdraw."));
        }
        return refuse("C-86", INTENDANT_TR("Submarines withdraw only at the end of a round, after the losses are removed."));
    }
    return std::nullopt;
}

/// Others go along with those that are named, as many as leave in all.
void fill_up(std::vector<Stack>& leaving, const std::vector<Stack>& submarines, int all) {
    for (const auto& stack : submarines) {
        if (const auto count = std::min(all - pieces_in(leaving), stack.count); count > 0) {
            leaving.push_back(some_of(stack, count));
        }
    }
}

/// Rule: D-22.
void warn_of_strays(Decision& decision, const std::vector<Stack>& leaving, SpaceId to) {
    const auto& state = decision.now();
    if (std::ranges::any_of(leaving, [&](const Stack& stack) { return !may_have_come_from(state, stack, to); })) {
        decision.breaks("D-22",
                        INTENDANT_TR("At this table a submarine withdraws only to the zone from which it came "
                                     "itself: not all of these came from {space}."),
                        {{"space", name(state, to)}});
    }
}

/// Attackers have fought, and go no further. Rule: C-86.
SubmarinesWithdrew withdrawal(const Battle& battle, Side side, SpaceId to, const std::vector<Stack>& leaving) {
    SubmarinesWithdrew event{.side = side, .to = to, .before = {}, .after = {}};
    for (const auto& before : leaving) {
        auto after = before;
        after.space = to;
        if (side == Side::Attacker) {
            after.entered_from = battle.space;
            after.fought = true;
            after.halted = true;
        }
        event.before.push_back(before);
        event.after.push_back(after);
    }
    return event;
}

} // namespace

/// Submarines of the side whose withdrawal it is leave the battle, or stay (count 0).
///
/// Refuses: a moment other than the withdrawal; a second zone in the same round; more submarines than there
/// are, or than were named; no zone. Warns: a zone to which they may not withdraw. Rule: C-77, C-86 to C-95, Q-21 (Manual 2nd ed., Action 3).
core::Verdict<Event> decide(const State& state, const WithdrawSubmarines& command) {
    if (auto refused = no_withdrawal_now(state, command)) {
        return std::move(*refused);
    }
    const auto& battle = *state.battle;
    const auto side = acting_side(battle.step);
    auto submarines = submarines_of(state, side);
    if (command.power) { // each owner decides on its own
        std::erase_if(submarines, [&](const Stack& stack) { return stack.owner != *command.power; });
    }
    if (command.count < 0 || command.count > pieces_in(submarines)) {
        return refuse("C-86", INTENDANT_TR("There {there:is|are} {there} {there:submarine|submarines} to withdraw, not {count}."),
                      {{"there", number(pieces_in(submarines))}, {"count", number(command.count)}});
    }
    auto chosen = chosen_of(state, submarines, command);
    if (const auto* refused = std::get_if<core::Refused>(&chosen)) {
        return *refused;
    }
    auto& leaving = std::get<std::vector<Stack>>(chosen);
    Decision decision{state};
    Landings landings{command.landings};
    if (command.count == 0) {
        leave_step(decision, landings);
        return landed(std::move(decision), landings);
    }
    const auto spaces = withdrawal_spaces(state, side);
    const auto with_allies = side == Side::Defender ? battle.defenders_withdrew_to : std::nullopt;
    const auto to = command.to ? command.to : with_allies ? with_allies : spaces.size() == 1 ? std::optional{spaces.front()} : std::nullopt;
    if (!to || !(*state.tables)[*to].sea || *to == battle.space) {
        return refuse(side == Side::Attacker ? "C-88" : "C-89", INTENDANT_TR("Name the sea zone to which they withdraw."));
    }
    if (std::ranges::count(spaces, *to) == 0) {
        warn_of_space(decision, side, *to);
    }
    const bool one_zone = !state.options.submarines_withdraw_by_the_manuals; // C-91, D-42
    if (one_zone && with_allies && *with_allies != *to) {
        decision.breaks("C-91", INTENDANT_TR("Submarines that withdraw in one round leave together, to one zone: {space}."),
                        {{"space", name(state, *with_allies)}});
    }
    const bool own_way = side == Side::Attacker && state.options.submarines_withdraw_where_they_came_from;
    if (own_way) { // D-22: those that came from there go first
        std::ranges::stable_partition(submarines, [&](const Stack& stack) { return may_have_come_from(state, stack, *to); });
    }
    fill_up(leaving, submarines, command.count);
    if (own_way && std::ranges::count(spaces, *to) > 0) {
        warn_of_strays(decision, leaving, *to);
    }
    decision.book(withdrawal(battle, side, *to, leaving));
    const auto left = submarines_of(decision.now(), side);
    const bool allies_decide =
        command.power && std::ranges::any_of(left, [&](const Stack& stack) { return stack.owner != *command.power; });
    const bool others_go_elsewhere = !one_zone && !left.empty() && !withdrawal_spaces(decision.now(), side).empty(); // D-42
    if (!allies_decide && !others_go_elsewhere) {
        leave_step(decision, landings);
    }
    return landed(std::move(decision), landings);
}

} // namespace intendant::axis_allies
