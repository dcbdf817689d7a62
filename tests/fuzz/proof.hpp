#pragma once

#include "tests/fuzz/axis_allies.hpp"

#include <string>

/// What must hold whatever is played. Each proof throws `Broken` when it fails.
namespace intendant::fuzz {

/// Holds of every state: no negative money or count, every piece where it can stand, stacks sorted and merged.
void prove_sound(const aa::State& state);

/// Snapshot and written form bring back the same state.
void prove_kept(const aa::State& state);

/// The command's written form brings back the same command.
void prove_written(const aa::Tables& tables, const aa::Command& command);

/// Decides twice and throws nothing; the same answer both times.
core::Verdict<aa::Event> decided(const aa::State& state, const aa::Command& command);

/// A game whose books are kept a second time, from the postings alone.
class ProvenGame {
public:
    explicit ProvenGame(std::shared_ptr<const aa::Tables> tables) : m_state(aa::empty_state(std::move(tables))) {}

    const aa::State& state() const { return m_state; }
    /// Takes the events into the state. After each: money and pieces conserved, the state sound, the event's written
    /// form brings back an event that does the same.
    void play(const std::vector<aa::Event>& events);
    std::int64_t events() const { return m_events; }

private:
    void take(const aa::Event& event);

    aa::State m_state;
    core::Ledger m_ledger;
    std::int64_t m_events{0};
};

} // namespace intendant::fuzz
