#include "model/axis_allies/ship_load.hpp"

#include <algorithm>
#include <functional>

namespace intendant::axis_allies {

namespace {

/// A correction says why, except while the board is being set up. It sets the books to what is on the board; it is no
/// way to destroy own units or to give them to an ally. Rule: T-11, T-12.
std::optional<core::Refused> unexplained(const State& state, const std::string& reason) {
    if (reason.empty() && state.first_turn_started) {
        return refuse("", INTENDANT_TR("Say why the books are corrected; the reason is kept with the entry."));
    }
    return std::nullopt;
}

} // namespace

core::Verdict<Event> decide(const State& state, const CorrectTreasury& command) {
    if (const auto refused = unexplained(state, command.reason)) {
        return *refused;
    }
    if (command.amount < core::Money{} || command.amount > most_money_typed) {
        return refuse(
            "S-13", INTENDANT_TR("{amount} IPC cannot be the treasury of {power}: give an amount from 0 to {most}."),
            {{"amount", number(command.amount.amount)}, {"power", name(state, command.power)}, {"most", number(most_money_typed.amount)}});
    }
    Decision decision(state);
    decision.book(TreasuryCorrected{
        .power = command.power, .before = state.powers[command.power].treasury, .after = command.amount, .reason = command.reason});
    return std::move(decision).accepted();
}

namespace {

/// The correction of one row as an event, or why it cannot be booked. `before` equals `after` where the books agree. `loads`: what
/// the transports carry; none: what they carry already.
std::variant<core::Refused, UnitsCorrected> corrected(const State& state, const CorrectUnits& command,
                                                      const std::optional<std::vector<ShipLoad>>& loads = std::nullopt) {
    const bool sea = (*state.tables)[command.space].sea;
    if (command.count < 0 || command.count > most_pieces_typed) {
        return refuse("B-06", INTENDANT_TR("{count} pieces of {unit} cannot be set in {space}: give a number from 0 to {most}."),
                      {{"count", number(command.count)},
                       {"unit", name(state, command.unit)},
                       {"space", name(state, command.space)},
                       {"most", number(most_pieces_typed)}});
    }
    if (sea ? !(is_ship(command.unit) || command.unit == Unit::Fighter) : is_ship(command.unit)) {
        return cannot_stand(state, command.unit, command.space);
    }
    if (state.battle && state.battle->space == command.space) {
        return refuse("", INTENDANT_TR("A battle is being fought in {space}: finish or undo it before its pieces are corrected."),
                      {{"space", name(state, command.space)}});
    }
    UnitsCorrected event{
        .space = command.space, .power = command.power, .unit = command.unit, .before = {}, .after = {}, .reason = command.reason};
    for (const auto& stack : stacks_in(state, command.space)) {
        if (stack.owner == command.power && stack.unit == command.unit) {
            event.before.push_back(stack);
        }
    }
    if (loads) {
        if (static_cast<int>(loads->size()) > command.count) {
            return too_many_loads(state, command.space, command.power, static_cast<int>(loads->size()), command.count);
        }
        event.after = loaded(event.before, command.space, command.power, command.count, *loads);
        return event;
    }
    // Pieces are kept as they stand as far as the number goes, loaded transports first; new ones come without a past.
    auto left = command.count;
    auto there = event.before;
    std::ranges::stable_sort(there, std::greater{}, [&state](const Stack& stack) { return worth_of_cargo(state, stack); });
    for (const auto& stack : there) {
        const auto kept = std::min(left, stack.count);
        if (kept > 0) {
            add_stack(event.after, some_of(stack, kept));
        }
        left -= kept;
    }
    add_stack(event.after, {.space = command.space, .owner = command.power, .unit = command.unit, .count = left});
    return event;
}

void warn_of_second_fixture(Decision& decision, const CorrectUnits& command) {
    if (!fights(command.unit) && command.count > 1) {
        decision.breaks(command.unit == Unit::AaGun ? "M-31" : "M-40", INTENDANT_TR("{space} may hold one {unit} only."),
                        {{"space", name(decision.now(), command.space)}, {"unit", name(decision.now(), command.unit)}});
    }
}

/// A loaded transport leaves the books. Rule: M-108.
void warn_of_lost_cargo(Decision& decision, const UnitsCorrected& event) {
    auto gone = event.before;
    for (const auto& kept : event.after) {
        if (holds_stack(gone, kept)) {
            take_stack(gone, kept);
        }
    }
    if (const auto cargo = cargo_list(gone); !cargo.empty()) {
        decision.doubts("M-108", INTENDANT_TR("What the transports in {space} carry leaves the books with them: {cargo}."),
                        {{"space", name(decision.now(), event.space)}, {"cargo", cargo}});
    }
}

/// What a stocktake says of the cargo of these transports; on a whole board what is not listed is not aboard.
std::optional<std::vector<ShipLoad>> loads_of(const Stocktake& command, const CorrectUnits& count) {
    if (count.unit != Unit::Transport) {
        return std::nullopt;
    }
    std::vector<ShipLoad> loads;
    for (const auto& row : command.ships) {
        if (row.space == count.space && row.power == count.power) {
            loads.push_back(row.load);
        }
    }
    return loads.empty() && !command.whole_board ? std::nullopt : std::optional{loads};
}

/// The rows of a stocktake as single counts: what is listed, and on a whole board what is not.
std::vector<CorrectUnits> counts_of(const State& state, const Stocktake& command) {
    std::vector<CorrectUnits> counts;
    for (const auto& row : command.units) {
        counts.push_back({row.space, row.power, row.unit, row.count, command.reason});
    }
    for (const auto& row : command.ships) { // whose ships are not counted themselves
        const bool listed = std::ranges::any_of(counts, [&row](const CorrectUnits& count) {
            return count.space == row.space && count.power == row.power && count.unit == Unit::Transport;
        });
        if (!listed) {
            counts.push_back(
                {row.space, row.power, Unit::Transport, count_of(state, row.space, row.power, Unit::Transport), command.reason});
        }
    }
    if (command.whole_board) {
        for (const auto& stack : state.stacks) {
            const bool listed = std::ranges::any_of(counts, [&stack](const CorrectUnits& count) {
                return count.space == stack.space && count.power == stack.owner && count.unit == stack.unit;
            });
            if (!listed) {
                counts.push_back({stack.space, stack.owner, stack.unit, 0, command.reason});
            }
        }
    }
    return counts;
}

} // namespace

core::Verdict<Event> decide(const State& state, const CorrectUnits& command) {
    if (const auto refused = unexplained(state, command.reason)) {
        return *refused;
    }
    auto correction = corrected(state, command);
    if (const auto* refused = std::get_if<core::Refused>(&correction)) {
        return *refused;
    }
    auto& event = std::get<UnitsCorrected>(correction);
    if (event.before == event.after) {
        return refuse("", INTENDANT_TR("The books already say {units} of {power} in {space}."),
                      {{"units", list_of(command.unit, command.count)},
                       {"power", name(state, command.power)},
                       {"space", name(state, command.space)}});
    }
    Decision decision(state);
    warn_of_second_fixture(decision, command);
    warn_of_lost_cargo(decision, event);
    decision.book(std::move(event));
    return std::move(decision).accepted();
}

/// One event for each difference; a stocktake that finds none is refused, for nothing is to be booked.
core::Verdict<Event> decide(const State& state, const Stocktake& command) {
    if (const auto refused = unexplained(state, command.reason)) {
        return *refused;
    }
    for (const auto& row : command.ships) {
        if (auto refused = unfit(state, row.power, row.load)) {
            return *refused;
        }
    }
    Decision decision(state);
    bool differs = false;
    const auto take_in = [&](core::Verdict<Event> verdict) -> std::optional<core::Refused> {
        if (core::refused(verdict)) {
            return core::refusal(verdict);
        }
        for (const auto& event : core::acceptance(verdict).events) {
            decision.book(event);
            differs = true;
        }
        return std::nullopt;
    };
    for (const auto& count : counts_of(state, command)) {
        const auto loads = loads_of(command, count);
        auto correction = corrected(decision.now(), count, loads);
        if (const auto* refused = std::get_if<core::Refused>(&correction)) {
            return *refused;
        }
        auto& event = std::get<UnitsCorrected>(correction);
        warn_of_second_fixture(decision, count);
        if (event.before != event.after) {
            if (!loads) {
                warn_of_lost_cargo(decision, event);
            }
            decision.book(std::move(event));
            differs = true;
        }
    }
    for (const auto& row : command.controllers) {
        if (controller(decision.now(), row.space) != row.power) {
            if (auto refused = take_in(decide(decision.now(), CorrectController{row.space, row.power, command.reason}))) {
                return *refused;
            }
        }
    }
    for (const auto& row : command.treasuries) {
        if (decision.now().powers[row.power].treasury != row.amount) {
            if (auto refused = take_in(decide(decision.now(), CorrectTreasury{row.power, row.amount, command.reason}))) {
                return *refused;
            }
        }
    }
    if (!differs) {
        return refuse("", INTENDANT_TR("The board agrees with the books: there is nothing to correct."));
    }
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const CorrectController& command) {
    if (const auto refused = unexplained(state, command.reason)) {
        return *refused;
    }
    if ((*state.tables)[command.space].sea) {
        return refuse("T-07", INTENDANT_TR("{space} is a sea zone: nobody controls it."), {{"space", name(state, command.space)}});
    }
    Decision decision(state);
    decision.book(ControllerCorrected{
        .space = command.space, .before = controller(state, command.space), .after = command.power, .reason = command.reason});
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const CorrectWeapon& command) {
    if (const auto refused = unexplained(state, command.reason)) {
        return *refused;
    }
    if (has_weapon(state, command.power, command.weapon) == command.owned) {
        return refuse("",
                      command.owned ? INTENDANT_TR("The books already say that {power} has developed {weapon}.")
                                    : INTENDANT_TR("The books already say that {power} has not developed {weapon}."),
                      {{"power", name(state, command.power)}, {"weapon", name(state, command.weapon)}});
    }
    Decision decision(state);
    decision.book(WeaponCorrected{.power = command.power, .weapon = command.weapon, .owned = command.owned, .reason = command.reason});
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const CorrectDebt& command) {
    if (const auto refused = unexplained(state, command.reason)) {
        return *refused;
    }
    if (command.amount < core::Money{} || command.amount > most_money_typed) {
        return refuse(
            "C-145", INTENDANT_TR("{amount} IPC cannot be the debt of {power}: give an amount from 0 to {most}."),
            {{"amount", number(command.amount.amount)}, {"power", name(state, command.power)}, {"most", number(most_money_typed.amount)}});
    }
    Decision decision(state);
    if (command.amount.amount > 0 && !state.options.bombing_debt_is_carried) {
        decision.breaks("D-24", INTENDANT_TR("At this table what a bombed power cannot pay is forgiven: nothing is owed."));
    }
    decision.book(DebtCorrected{
        .power = command.power, .before = state.powers[command.power].debt, .after = command.amount, .reason = command.reason});
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const CorrectWaiting& command) {
    if (const auto refused = unexplained(state, command.reason)) {
        return *refused;
    }
    if (command.count < 0 || command.count > most_pieces_typed) {
        return refuse("P-03", INTENDANT_TR("{count} pieces cannot wait to be placed: give a number from 0 to {most}."),
                      {{"count", number(command.count)}, {"most", number(most_pieces_typed)}});
    }
    Decision decision(state);
    decision.book(WaitingCorrected{.power = command.power,
                                   .unit = command.unit,
                                   .before = state.powers[command.power].waiting[command.unit],
                                   .after = command.count,
                                   .reason = command.reason});
    return std::move(decision).accepted();
}

/// Rule: S-03 to S-06.
core::Verdict<Event> decide(const State& state, const CorrectSeats& command) {
    if (const auto refused = unexplained(state, command.reason)) {
        return *refused;
    }
    if (auto refused = unseated(state, command.players)) {
        return std::move(*refused);
    }
    Decision decision(state);
    decision.book(SeatsCorrected{.before = state.players, .after = command.players, .reason = command.reason});
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
