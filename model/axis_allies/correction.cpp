#include "model/axis_allies/contradictions.hpp"
#include "model/axis_allies/facts.hpp"
#include "model/axis_allies/past.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "model/axis_allies/territory.hpp"

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
    const bool elsewhere = sea ? !(is_ship(command.unit) || command.unit == Unit::Fighter) : is_ship(command.unit);
    if (elsewhere && command.count > count_of(state, command.space, command.power, command.unit)) { // bombers may be flying there
        return cannot_stand(state, command.unit, command.space);
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

/// Where the pieces of a battle came from can be told while it is fought, but not how many there are or whether they fight.
std::optional<core::Refused> changes_a_battle(const State& state, const UnitsCorrected& event) {
    if (!state.battle || state.battle->space != event.space) {
        return std::nullopt;
    }
    const auto without_origin = [](const std::vector<Stack>& stacks) {
        std::vector<Stack> plain;
        for (auto stack : stacks) {
            stack.started_at.reset();
            stack.entered_from.reset();
            stack.moved = 0;
            add_stack(plain, stack);
        }
        return plain;
    };
    if (without_origin(event.before) == without_origin(event.after)) {
        return std::nullopt;
    }
    return refuse("", INTENDANT_TR("A battle is being fought in {space}: finish or undo it before its pieces are corrected."),
                  {{"space", name(state, event.space)}});
}

/// What this turn has brought the pieces that stand there now; nothing where the books know it. Rule: B-06, C-32, M-04, M-08.
std::optional<core::Refused> book_past(Decision& decision, const CorrectUnits& command) {
    if (command.past.empty()) {
        return std::nullopt;
    }
    UnitsCorrected event{
        .space = command.space, .power = command.power, .unit = command.unit, .before = {}, .after = {}, .reason = command.reason};
    for (const auto& stack : stacks_in(decision.now(), command.space)) {
        if (stack.owner == command.power && stack.unit == command.unit) {
            event.before.push_back(stack);
        }
    }
    auto after = with_past(decision.now(), event.before, command.space, command.power, command.unit, command.past);
    if (auto* const refused = std::get_if<core::Refused>(&after)) {
        return std::move(*refused);
    }
    event.after = std::get<std::vector<Stack>>(std::move(after));
    if (auto refused = changes_a_battle(decision.now(), event)) {
        return refused;
    }
    if (event.before != event.after) {
        decision.book(std::move(event));
    }
    return std::nullopt;
}

/// Who now stands among the enemy has come to fight: the battle is owed. Rule: T-03.
void owe_battles(Decision& decision, const State& before, const std::string& reason) {
    for (const auto& stack : come_to_fight(before, decision.now())) {
        decision.book(UnitsCorrected{.space = stack.space,
                                     .power = stack.owner,
                                     .unit = stack.unit,
                                     .before = {stack},
                                     .after = {awaiting_battle(stack)},
                                     .reason = reason});
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

/// The new controller as an event, with the gun and complex that go with the territory, or why it cannot be booked.
std::variant<core::Refused, ControllerCorrected> corrected_controller(const State& state, const CorrectController& command) {
    if ((*state.tables)[command.space].sea) {
        return refuse("T-07", INTENDANT_TR("{space} is a sea zone: nobody controls it."), {{"space", name(state, command.space)}});
    }
    const auto holder = controller(state, command.space);
    ControllerCorrected event{.space = command.space,
                              .before = holder,
                              .after = command.power,
                              .reason = command.reason,
                              .units_before = {},
                              .units_after = {},
                              .complex_lost = loses_complex(state, command.space, command.power)};
    for (const auto& stack : command.power ? stacks_in(state, command.space) : std::vector<Stack>{}) {
        if (goes_with_territory(stack, holder, *command.power)) {
            event.units_before.push_back(stack);
            auto taken = stack;
            taken.owner = *command.power;
            taken.in_trust = false;
            event.units_after.push_back(taken);
        }
    }
    return event;
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
    const auto listed = [&counts](SpaceId space, Power power, Unit unit) {
        return std::ranges::find_if(
            counts, [=](const CorrectUnits& count) { return count.space == space && count.power == power && count.unit == unit; });
    };
    const auto list_as_booked = [&](SpaceId space, Power power, Unit unit) {
        if (listed(space, power, unit) == counts.end()) {
            counts.push_back({space, power, unit, count_of(state, space, power, unit), command.reason});
        }
    };
    for (const auto& row : command.ships) { // whose ships are not counted themselves
        list_as_booked(row.space, row.power, Unit::Transport);
    }
    for (const auto& row : command.past) {
        list_as_booked(row.space, row.power, row.unit);
        listed(row.space, row.power, row.unit)->past.push_back(row.past);
    }
    if (command.whole_board) {
        for (const auto& stack : state.stacks) {
            if (listed(stack.space, stack.owner, stack.unit) == counts.end()) {
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
    if (auto refused = changes_a_battle(state, event)) {
        return std::move(*refused);
    }
    Decision decision(state);
    if (event.before != event.after) {
        warn_of_lost_cargo(decision, event);
        decision.book(std::move(event));
    }
    if (auto refused = book_past(decision, command)) {
        return std::move(*refused);
    }
    if (decision.now() == state) {
        return refuse("", INTENDANT_TR("The books already say {units} of {power} in {space}."),
                      {{"units", list_of(command.unit, command.count)},
                       {"power", name(state, command.power)},
                       {"space", name(state, command.space)}});
    }
    owe_battles(decision, state, command.reason);
    warn_of_contradictions(decision, state);
    return std::move(decision).accepted();
}

namespace {

/// What a stocktake finds, step by step: each difference is booked, and what cannot be ends it.
class Count {
public:
    Count(const State& before, const Stocktake& command) : m_before(before), m_command(command), m_decision(before) {}

    core::Verdict<Event> verdict() && {
        for (const auto& row : m_command.ships) {
            stop_at(unfit(m_before, row.power, row.load));
        }
        count_owners();
        count_pieces();
        count_money();
        count_facts();
        if (m_refused) {
            return std::move(*m_refused);
        }
        if (!m_differs) {
            m_decision.book(BoardCounted{.reason = m_command.reason});
            return std::move(m_decision).accepted();
        }
        if (auto refused = unexplained(m_before, m_command.reason)) {
            return std::move(*refused);
        }
        owe_battles(m_decision, m_before, m_command.reason);
        warn_of_contradictions(m_decision, m_before);
        return std::move(m_decision).accepted();
    }

private:
    const State& now() const { return m_decision.now(); }
    void stop_at(std::optional<core::Refused> refused) {
        if (refused && !m_refused) {
            m_refused = std::move(refused);
        }
    }
    void book(Event event) {
        m_decision.book(std::move(event));
        m_differs = true;
    }
    /// What the correction of one thing would book, with what it doubts.
    template <class Command> void take_in(const Command& command) {
        const auto verdict = decide(now(), command);
        if (core::refused(verdict)) {
            stop_at(core::refusal(verdict));
            return;
        }
        for (const auto& warning : core::acceptance(verdict).warnings) {
            m_decision.breaks(warning.rule.id, warning.why);
        }
        for (const auto& event : core::acceptance(verdict).events) {
            book(event);
        }
    }

    /// Before the pieces: gun and complex of a territory go with it.
    void count_owners() {
        for (const auto& row : m_command.controllers) {
            if (controller(now(), row.space) == row.power && !(*now().tables)[row.space].sea) {
                continue;
            }
            auto verdict = corrected_controller(now(), {row.space, row.power, m_command.reason});
            if (auto* const refused = std::get_if<core::Refused>(&verdict)) {
                stop_at(std::move(*refused));
            } else {
                book(std::get<ControllerCorrected>(std::move(verdict)));
            }
        }
    }
    void count_pieces() {
        for (const auto& count : counts_of(now(), m_command)) {
            const auto loads = loads_of(m_command, count);
            auto correction = corrected(now(), count, loads);
            if (auto* const refused = std::get_if<core::Refused>(&correction)) {
                stop_at(std::move(*refused));
                return;
            }
            auto& event = std::get<UnitsCorrected>(correction);
            stop_at(changes_a_battle(now(), event));
            if (m_refused) {
                return;
            }
            if (event.before != event.after) {
                if (!loads) {
                    warn_of_lost_cargo(m_decision, event);
                }
                book(std::move(event));
            }
            const auto before = now();
            stop_at(book_past(m_decision, count));
            m_differs = m_differs || now() != before;
        }
    }
    void count_money() {
        const auto& reason = m_command.reason;
        for (const auto& row : m_command.treasuries) {
            if (now().powers[row.power].treasury != row.amount) {
                take_in(CorrectTreasury{row.power, row.amount, reason});
            }
        }
        for (const auto& row : m_command.debts) {
            if (now().powers[row.power].debt != row.amount) {
                take_in(CorrectDebt{row.power, row.amount, reason});
            }
        }
        for (const auto& row : m_command.waiting) {
            if (now().powers[row.power].waiting[row.unit] != row.count) {
                take_in(CorrectWaiting{row.power, row.unit, row.count, reason});
            }
        }
        for (const auto& row : m_command.developments) {
            if (has_weapon(now(), row.power, row.weapon) != row.owned) {
                take_in(CorrectWeapon{row.power, row.weapon, row.owned, reason});
            }
        }
    }
    void count_facts() {
        const auto facts = in_order(m_command.facts);
        stop_at(unfit(now(), facts));
        if (m_refused) {
            return;
        }
        for (const auto& fact : one_by_one(facts)) {
            if (auto said = facts_of(now(), fact); in_order(said) != fact) {
                book(FactsCorrected{.before = std::move(said), .after = fact, .reason = m_command.reason});
            }
        }
    }

    const State& m_before;
    const Stocktake& m_command;
    Decision m_decision;
    std::optional<core::Refused> m_refused{};
    bool m_differs{false};
};

} // namespace

/// One event for each difference. One that finds none says so.
///
/// Refuses: no reason for a difference; what a correction of it would refuse; a past that a piece cannot have; facts that cannot be.
/// Warns: what would newly contradict the board; cargo that leaves the books. Rule: B-06, C-112, M-108, T-03.
core::Verdict<Event> decide(const State& state, const Stocktake& command) { return Count{state, command}.verdict(); }

/// Gun and complex go with the territory, and the limit of a complex that its first owner loses is kept.
/// Rule: C-112, M-35, M-42, Q-05, S-12, T-07.
core::Verdict<Event> decide(const State& state, const CorrectController& command) {
    if (const auto refused = unexplained(state, command.reason)) {
        return *refused;
    }
    auto verdict = corrected_controller(state, command);
    if (auto* const refused = std::get_if<core::Refused>(&verdict)) {
        return std::move(*refused);
    }
    Decision decision(state);
    decision.book(std::get<ControllerCorrected>(std::move(verdict)));
    warn_of_contradictions(decision, state);
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
