#pragma once

#include "db/file/game_file.hpp"

#include <cstdint>
#include <utility>

namespace intendant::app {

/// What has happened so far, entry by entry, as the books of a game tell it: read from the log once for all pages, up to the entry that is
/// looked at. `T`: the game's table; its model has `empty_state` and `apply`.
template <class T> class PastOf {
public:
    using State = typename T::State;
    using Event = typename T::Game::Event;

    PastOf() = default;
    virtual ~PastOf() = default;
    PastOf(const PastOf&) = delete;
    PastOf& operator=(const PastOf&) = delete;

    /// Reads the log again where it has changed, or where one looks back to another entry.
    void refresh(const T& table) {
        const std::pair now{table.session().file().last_seq(), table.shown()};
        if (now == m_read) {
            return;
        }
        m_read = now;
        forget(table.tables());
        State state = empty_state(table.now().tables);
        for (const auto seq : table.session().standing_at(now.second > 0 ? now.second : now.first)) {
            const auto entry = table.session().file().entries(seq, seq).front();
            for (const auto& event : T::Session::read_events(table.tables(), entry.events)) {
                auto after = apply(state, event);
                take(entry, state, event, after);
                state = std::move(after);
            }
        }
    }

private:
    /// The log is read from its beginning.
    virtual void forget(const typename T::Tables& tables) = 0;
    virtual void take(const db::Entry& entry, const State& before, const Event& event, const State& after) = 0;

    std::pair<std::int64_t, std::int64_t> m_read{-1, -1}; ///< last entry, and the one that is looked at
};

} // namespace intendant::app
