#pragma once

#include "db/file/game_file.hpp"

#include <cstdint>
#include <memory>
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

/// How the books of a game are read: makes, of a function of its table, or of table and past, what a page calls. The past is shared and
/// read no farther than one looks. `P`: a `PastOf` the table.
template <class T, class P> class ReadOf {
public:
    explicit ReadOf(T& table) : m_table(&table), m_past(std::make_shared<P>()) {}

    /// The page may hand over more than such a function asks for.
    template <class R, class... What> auto operator()(R (*tell)(const T&, const P&, What...)) const {
        return [table = m_table, past = m_past, tell](const auto&... what) {
            past->refresh(*table);
            if constexpr (sizeof...(What) == 0) {
                return tell(*table, *past);
            } else {
                return tell(*table, *past, what...);
            }
        };
    }
    template <class R, class... What> auto operator()(R (*tell)(const T&, What...)) const {
        return [table = m_table, tell](const auto&... what) {
            if constexpr (sizeof...(What) == 0) {
                return tell(*table);
            } else {
                return tell(*table, what...);
            }
        };
    }
    /// Makes a page in the room for books. `parts`: of the page, as the game has them.
    template <class Page> auto page(typename Page::Parts (*parts)(const ReadOf&)) const {
        return [read = *this, parts](auto* room) { return new Page(room, parts(read)); };
    }
    T& table() const { return *m_table; }

private:
    T* m_table;
    std::shared_ptr<P> m_past;
};

} // namespace intendant::app
