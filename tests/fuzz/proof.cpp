#include "tests/fuzz/proof.hpp"

#include "model/axis_allies/fits.hpp"

#include <algorithm>
#include <concepts>

namespace intendant::fuzz {

namespace {

using namespace axis_allies;

/// `what` says what does not hold; it is made only then.
template <std::invocable What> void require(bool holds, What&& what) {
    if (!holds) {
        throw Broken(what());
    }
}
void require(bool holds, const char* what) {
    if (!holds) {
        throw Broken(what);
    }
}

std::string named(const State& state, const Stack& stack) {
    return std::to_string(stack.count) + " " + std::string{id_of(stack.owner)} + " " + std::string{id_of(stack.unit)} + " in " +
           (*state.tables)[stack.space].id;
}

void prove_stack(const State& state, const Stack& stack) {
    require(stack.count > 0, [&] { return "a stack without pieces: " + named(state, stack); });
    const bool sea = (*state.tables)[stack.space].sea;
    require(sea || !is_ship(stack.unit), [&] { return "a ship on land: " + named(state, stack); });
    require(!sea || !(is_land(stack.unit) || stack.unit == Unit::IndustrialComplex),
            [&] { return "a land piece at sea: " + named(state, stack); });
    require(stack.moved >= 0, [&] { return "a negative movement: " + named(state, stack); });
    int slots = 0;
    for (const auto& cargo : stack.cargo) {
        require(cargo.count > 0 && is_land(cargo.unit), [&] { return "a strange cargo: " + named(state, stack); });
        require(allied(cargo.owner, stack.owner), [&] { return "cargo of an enemy: " + named(state, stack); });
        slots += state.tables->units[cargo.unit].transport_slots * cargo.count;
    }
    require(slots <= (stack.unit == Unit::Transport ? state.tables->amounts.transport_room : 0),
            [&] { return "an overloaded ship: " + named(state, stack); });
}

void prove_battle(const State& state, const Battle& battle) {
    require(battle.round >= 1, "a battle before its first round");
    for (const auto& group : battle.to_fire) {
        require(group.dice > 0, "a column without dice");
    }
    if (battle.owed) {
        require(battle.owed->hits > 0, "a choice of losses for no hits");
    }
    for (const auto& stack : battle.casualties) {
        prove_stack(state, stack);
    }
}

/// Pieces come from the tray and go to it in these events only, money from and to the bank in those.
bool may_change_tray(const Event& event) {
    return std::holds_alternative<GameBegun>(event) || std::holds_alternative<BidTaken>(event) ||
           std::holds_alternative<UnitsBought>(event) || std::holds_alternative<TerritoryTaken>(event) ||
           std::holds_alternative<BattleBegun>(event) || // forces that the table entered
           std::holds_alternative<LossesTaken>(event) || std::holds_alternative<CasualtiesRemoved>(event) ||
           std::holds_alternative<UnitsForfeited>(event) || std::holds_alternative<UnitsLost>(event) ||
           std::holds_alternative<OverflightFired>(event) || std::holds_alternative<UnitsCorrected>(event) ||
           std::holds_alternative<WaitingCorrected>(event) || std::holds_alternative<ControllerCorrected>(event);
}

bool may_change_bank(const Event& event) {
    return std::holds_alternative<GameBegun>(event) || std::holds_alternative<BidTaken>(event) ||
           std::holds_alternative<ResearchThrown>(event) || std::holds_alternative<UnitsBought>(event) ||
           std::holds_alternative<NeutralityViolated>(event) || std::holds_alternative<RaidPaid>(event) ||
           std::holds_alternative<RocketFired>(event) || std::holds_alternative<IncomeCollected>(event) ||
           std::holds_alternative<MoneyPaid>(event) || std::holds_alternative<TreasuryCorrected>(event);
}

std::string first_difference(const core::Ledger& kept, const core::Ledger& shown) {
    for (const auto* side : {&kept, &shown}) {
        for (const auto& [key, count] : side->balances()) {
            if (kept.balance(key.first, key.second) != shown.balance(key.first, key.second)) {
                return key.first + " holds " + std::to_string(shown.balance(key.first, key.second)) + " " + key.second +
                       ", by the postings " + std::to_string(kept.balance(key.first, key.second));
            }
        }
    }
    return "nothing";
}

std::string told(const Tables& tables, const std::vector<Event>& events) { return db::AxisAlliesSession::write_events(tables, events); }

} // namespace

void prove_sound(const State& state) {
    for (const auto power : all_powers) {
        const auto& purse = state.powers[power];
        const auto who = std::string{id_of(power)};
        require(purse.treasury.amount >= 0, [&] { return who + " holds " + std::to_string(purse.treasury.amount) + " IPC"; });
        require(purse.debt.amount >= 0, [&] { return who + " owes " + std::to_string(purse.debt.amount) + " IPC"; });
        for (const auto unit : all_units) {
            require(purse.waiting[unit] >= 0, [&] { return who + " has less than no " + std::string{id_of(unit)} + " waiting"; });
        }
    }
    require(state.turn.round >= 1 && state.turn.breakthroughs >= 0, "a turn that cannot be");
    require(state.controllers.size() == state.tables->spaces.size(), "a board of another size");
    for (std::size_t i = 0; i < state.controllers.size(); ++i) {
        require(!(state.controllers[i] && state.tables->spaces[i].sea), [&] { return "somebody controls " + state.tables->spaces[i].id; });
    }
    auto sorted = std::vector<Stack>{};
    for (const auto& stack : state.stacks) {
        prove_stack(state, stack);
        add_stack(sorted, stack);
    }
    require(sorted == state.stacks, "the stacks are not sorted and merged");
    if (state.battle) {
        prove_battle(state, *state.battle);
    }
}

void prove_kept(const State& state) {
    const auto image = through_snapshot(state);
    require(image && *image == state, "the snapshot brings back another state");
    require(digest_of(*image) == digest_of(state), "the same state has two digests");
    require(through_written(state) == state, "the written form brings back another state");
}

void prove_written(const Tables& tables, const Command& command) {
    const auto text = db::AxisAlliesSession::write(tables, command);
    require(db::AxisAlliesSession::write(tables, db::AxisAlliesSession::read(tables, text)) == text,
            [&] { return "the written form brings back another command: " + text; });
}

core::Verdict<Event> decided(const State& state, const Command& command) {
    auto verdict = decide(state, command);
    const auto again = decide(state, command);
    require(core::refused(verdict) == core::refused(again), "refused only the first or the second time");
    if (core::refused(verdict)) {
        require(core::refusal(verdict) == core::refusal(again), "refused for another reason the second time");
        require(!to_english(*state.tables, core::refusal(verdict).why).empty(), "refused without a reason");
    } else {
        const auto& first = core::acceptance(verdict);
        const auto& second = core::acceptance(again);
        require(first.warnings == second.warnings, "other warnings the second time");
        require(told(*state.tables, first.events) == told(*state.tables, second.events), "other events the second time");
        require(!first.events.empty(), "accepted without an event");
    }
    return verdict;
}

void ProvenGame::play(const std::vector<Event>& events) {
    const auto& tables = *m_state.tables;
    const auto text = told(tables, events);
    const auto read = db::AxisAlliesSession::read_events(tables, text);
    require(told(tables, read) == text, [&] { return "the written form brings back other events: " + text; });
    auto from_text = m_state;
    for (std::size_t i = 0; i < events.size(); ++i) {
        require(!to_english(tables, summary(tables, m_state.turn.power, events[i])).empty(), "an event without a summary");
        const auto why = misfit(m_state, events[i]);
        require(!why, [&] { return "what was decided does not fit: " + why->id + " " + text; });
        static_cast<void>(rolls(m_state, events[i]));
        take(events[i]);
        from_text = apply(std::move(from_text), read[i]);
        require(from_text == m_state, [&] { return "an event does something else when it is read from its written form: " + text; });
    }
    const auto why = misfit(m_state);
    require(!why, [&] { return "the books after an entry do not fit: " + why->id + " " + text; });
}

void ProvenGame::take(const Event& event) {
    for (const auto& posting : postings(m_state, event)) {
        require(posting.count > 0, [&] { return "a posting of " + std::to_string(posting.count) + " " + posting.what; });
        require(may_change_tray(event) || (posting.from != "tray" && posting.to != "tray"),
                [&] { return "the tray gives or takes " + posting.what; });
        require(may_change_bank(event) || (posting.from != "bank" && posting.to != "bank"), "the bank gives or takes money");
        m_ledger.post(posting);
    }
    m_state = apply(std::move(m_state), event);
    ++m_events;
    const auto shown = books(m_state);
    if (shown.balances() != m_ledger.balances()) {
        throw Broken("the books show something else than the postings: " + first_difference(m_ledger, shown));
    }
    prove_sound(m_state);
}

} // namespace intendant::fuzz
