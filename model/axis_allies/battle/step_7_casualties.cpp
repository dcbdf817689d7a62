#include "model/axis_allies/battle/steps.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <algorithm>
#include <tuple>

namespace intendant::axis_allies {

namespace {

/// The pieces nearest to the end of their usefulness first: the transport whose cargo costs least, least movement left.
/// Rule: C-06.
void nearest_the_end_first(const State& state, std::vector<Stack>& stacks) {
    const auto rank = [&state](const Stack& stack) { return std::tuple{worth_of_cargo(state, stack), -stack.moved}; };
    std::ranges::stable_sort(stacks, {}, rank);
}

bool matches(const Stack& stack, const Loss& loss) {
    return stack.owner == loss.power && stack.unit == loss.unit && (!loss.started_at || stack.started_at == loss.started_at) &&
           (!loss.ship || carries(stack, *loss.ship));
}

/// The last land unit is given up though aircraft could go, and nothing else stands between it and the territory.
/// Rule: C-113.
void warn_of_last_soldier(Decision& decision, const Battle& battle, const std::vector<Stack>& lost) {
    const auto& state = decision.now();
    if (!territory_lies_open(state, battle)) {
        return;
    }
    auto left = attackers_of(state, battle);
    for (const auto& stack : lost) {
        take_stack(left, stack);
    }
    const auto soldier = [](const Stack& stack) { return is_land(stack.unit); };
    if (!left.empty() && std::ranges::none_of(left, soldier) && std::ranges::any_of(lost, soldier)) {
        decision.doubts("C-113", INTENDANT_TR("This is the last land unit: aircraft alone do not take {space}."),
                        {{"space", name(state, battle.space)}});
    }
}

/// Rule: Q-19.
void warn_of_guests(Decision& decision, const std::vector<Stack>& lost) {
    for (const auto& stack : lost) {
        if (stack.owner != decision.power() && !decision.now().options.allied_fighters_may_be_lost) {
            decision.breaks(
                "Q-19",
                INTENDANT_TR("A fighter of {power} is aboard and does not attack: it is lost in place of an attacker only if its "
                             "owner gives it up and the table says so."),
                {{"power", name(decision.now(), stack.owner)}});
        }
    }
}

core::Refused out_of_scope(const State& state, const OwedHits& owed, Unit unit) {
    if (owed.scope == HitScope::AircraftOnly) {
        return refuse("C-20", INTENDANT_TR("The gun shoots down aircraft, not {unit}."), {{"unit", name(state, unit)}});
    }
    return refuse(owed.side == Side::Defender ? "C-83" : "C-84", INTENDANT_TR("Submarines hit ships, never {unit}."),
                  {{"unit", name(state, unit)}});
}

} // namespace

std::vector<Stack> guests_of(const State& state, const Battle& battle, Side side) {
    std::vector<Stack> guests;
    if (battle.kind == BattleKind::Sea && side == Side::Attacker) {
        for (const auto& stack : stacks_in(state, battle.space)) {
            if (stack.unit == Unit::Fighter && stack.owner != state.turn.power && allied(stack.owner, state.turn.power)) {
                guests.push_back(stack);
            }
        }
    }
    return guests;
}

namespace {

/// Units: `pieces` in all, `of_guests` of the attacker's allies, who are no targets.
struct GivenUp {
    std::vector<Stack> lost{};
    int pieces{0};
    int of_guests{0};
};

/// Takes the losses from what is `left`, or says why one cannot be lost. Rule: C-06.
std::optional<core::Refused> give_up(const State& state, const TakeLosses& command, const std::vector<Stack>& everyone,
                                     std::vector<Stack>& left, GivenUp& given) {
    const auto& battle = *state.battle;
    const auto& owed = *battle.owed;
    for (const auto& loss : command.losses) {
        const auto of_the_loss = [&](const Stack& stack) { return matches(stack, loss); };
        if (loss.count <= 0) {
            return refuse("C-06", INTENDANT_TR("A loss is at least one piece."));
        }
        if (std::ranges::none_of(left, of_the_loss) && std::ranges::any_of(everyone, of_the_loss) &&
            std::ranges::none_of(given.lost, of_the_loss)) {
            return out_of_scope(state, owed, loss.unit);
        }
        int wanted = loss.count;
        for (auto& stack : left) {
            if (const int taken = matches(stack, loss) ? std::min(wanted, stack.count) : 0; taken > 0) {
                add_stack(given.lost, some_of(stack, taken));
                stack.count -= taken;
                wanted -= taken;
                given.pieces += taken;
                given.of_guests += owed.side == Side::Attacker && stack.owner != state.turn.power ? taken : 0;
            }
        }
        if (wanted > 0 && loss.ship && loss.unit == Unit::Transport) {
            return no_such_ship(state, battle.space, loss.power, *loss.ship);
        }
        if (wanted > 0) {
            return refuse("C-06", INTENDANT_TR("{units} of {power} cannot be lost: {units:it is|they are} not in this battle."),
                          {{"units", list_of(loss.unit, loss.count)}, {"power", name(state, loss.power)}});
        }
    }
    return std::nullopt;
}

} // namespace

/// The side that was hit gives up units; a defender's loss waits behind the casualty line and still throws.
///
/// Refuses: no hits to take; pieces that are not in the battle; more or fewer than the hits; pieces that
/// these hits cannot reach; the attacker's choice where one power alone takes the losses. Warns: an ally's fighter that rides with the
/// attacker; the last land unit. Rule: C-06 to C-08,
/// C-20 to C-22, C-43, C-60 to C-62, C-64, C-72, C-83, C-84, C-100 (Manual 2nd ed., Action 3).
core::Verdict<Event> decide(const State& state, const TakeLosses& command) {
    if (!state.battle || !state.battle->owed) {
        return refuse("C-06", INTENDANT_TR("No hits are waiting to be taken."));
    }
    const auto& battle = *state.battle;
    const auto owed = *battle.owed;
    const auto guests = guests_of(state, battle, owed.side);
    auto everyone = targets_of(state, battle, owed.side, HitScope::Any);
    const bool one_power = std::ranges::all_of(everyone, [&](const Stack& stack) { return stack.owner == everyone.front().owner; });
    if (command.chosen_by_attacker && (owed.side == Side::Attacker || one_power)) {
        return refuse("C-62", INTENDANT_TR("The attacker chooses a loss only where several powers defend together "
                                           "and do not agree."));
    }
    everyone.insert(everyone.end(), guests.begin(), guests.end());
    auto left = targets_of(state, battle, owed.side, owed.scope);
    int targets = pieces_in(left);
    nearest_the_end_first(state, left);
    if (owed.scope == HitScope::Any) {
        left.insert(left.end(), guests.begin(), guests.end());
    }

    GivenUp given;
    if (auto refused = give_up(state, command, everyone, left, given)) {
        return std::move(*refused);
    }
    targets += given.of_guests;
    if (const int due = std::min(owed.hits, targets); given.pieces != due) {
        return refuse("C-03", INTENDANT_TR("{due} {due:piece has|pieces have} to be lost, but {given} {given:was|were} given."),
                      {{"due", number(due)}, {"given", number(given.pieces)}});
    }

    Decision decision{state};
    warn_of_last_soldier(decision, battle, given.lost);
    if (owed.side == Side::Attacker) {
        warn_of_guests(decision, given.lost);
    }
    decision.book(LossesTaken{.side = owed.side,
                              .units = given.lost,
                              .behind_casualty_line = !owed.removed_at_once,
                              .chosen_by_attacker = command.chosen_by_attacker});
    Landings landings{command.landings};
    go_on(decision, landings);
    return landed(std::move(decision), landings);
}

} // namespace intendant::axis_allies
