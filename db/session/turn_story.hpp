#pragma once

#include "db/session/session.hpp"
#include "model/core/seat_page.hpp"
#include "model/odds/turn_story.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace intendant::db {

/// A game that tells its turns: in its own words (`G::story`), else in the figures that it measures.
template <class G>
concept ToldGame = core::MeasuredGame<G> || requires(const typename G::State& state, const std::vector<typename G::Event>& events) {
    { G::story(state, events) } -> std::same_as<std::vector<core::SeatFigure>>;
};

/// What the events of a turn, of which the first follows on `before`, bring. See `odds::rows_of`.
template <ToldGame G>
std::vector<core::SeatFigure> story_of(const typename G::State& before, const std::vector<typename G::Event>& events) {
    if constexpr (requires { G::story(before, events); }) {
        return G::story(before, events);
    } else {
        return odds::rows_of(odds::course_of<G>(before, events));
    }
}

/// A turn that is over, as its game tells it.
struct TurnStory {
    int round;
    std::string seat;
    std::int64_t first, last; ///< entries
    std::vector<core::SeatFigure> rows;

    friend bool operator==(const TurnStory&, const TurnStory&) = default;
};

/// The turn before the one that is being played, undone entries left out; nothing where there was none, nothing happened in it, or the game tells no
/// stories. It reads the entries of the two turns.
template <core::GameModule G> std::optional<TurnStory> last_turn(const Session<G>& session) {
    if constexpr (ToldGame<G>) {
        const auto now = G::heading(session.state());
        std::vector<Entry> turn;                                     // the newest first
        for (auto seq = session.file().last_seq(); seq > 1; --seq) { // the first sets the game up
            if (!session.stands(seq)) {
                continue;
            }
            auto entry = session.file().entries(seq, seq).front();
            const bool running = entry.round == now.round && entry.seat == now.seat;
            if (turn.empty() ? running : entry.round != turn.front().round || entry.seat != turn.front().seat) {
                if (turn.empty()) {
                    continue;
                }
                break;
            }
            turn.push_back(std::move(entry));
        }
        if (turn.empty() || turn.front().round == 0) {
            return std::nullopt;
        }
        std::ranges::reverse(turn);
        std::vector<typename G::Event> events;
        for (const auto& entry : turn) {
            for (auto& event : Session<G>::read_events(*session.state().tables, entry.events)) {
                events.push_back(std::move(event));
            }
        }
        const auto& first = turn.front();
        auto rows = story_of<G>(session.state_at(first.seq - 1), events);
        return rows.empty() ? std::nullopt : std::optional{TurnStory{first.round, first.seat, first.seq, turn.back().seq, std::move(rows)}};
    } else {
        return std::nullopt;
    }
}

} // namespace intendant::db
