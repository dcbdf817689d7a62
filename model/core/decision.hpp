#pragma once

#include "model/core/verdict.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace intendant::core {

using Parameters = std::vector<std::pair<std::string, std::string>>;

/// What a `decide` function writes while it thinks: events so far, the state after them, and what speaks against it. A game
/// derives its own from it, with its `apply` and whatever its phases ask again and again.
template <class State, class Event, State (*apply)(State, const Event&)> class Decision {
public:
    explicit Decision(State state) : m_now(std::move(state)) {}

    const State& now() const { return m_now; }
    const auto& tables() const { return *m_now.tables; }

    void book(Event event) {
        m_now = apply(std::move(m_now), event);
        m_accepted.events.push_back(std::move(event));
    }
    /// Against a clause; booked only with a reason.
    void breaks(std::string rule, Message why) { warn(WarningKind::BreaksRule, std::move(rule), std::move(why)); }
    void breaks(std::string rule, std::string sentence, Parameters parameters = {}) {
        breaks(std::move(rule), Message{std::move(sentence), std::move(parameters)});
    }
    /// Allowed, but hardly meant.
    void doubts(std::string rule, Message why) { warn(WarningKind::Doubtful, std::move(rule), std::move(why)); }
    void doubts(std::string rule, std::string sentence, Parameters parameters = {}) {
        doubts(std::move(rule), Message{std::move(sentence), std::move(parameters)});
    }

    Verdict<Event> accepted() && { return std::move(m_accepted); }

private:
    /// The same sentence once, however many pieces it is about.
    void warn(WarningKind kind, std::string rule, Message why) {
        Warning warning{kind, {std::move(rule)}, std::move(why)};
        if (std::ranges::find(m_accepted.warnings, warning) == m_accepted.warnings.end()) {
            m_accepted.warnings.push_back(std::move(warning));
        }
    }

    State m_now;
    Accepted<Event> m_accepted;
};

/// What cannot be booked, and why.
inline Refused refuse(std::string rule, std::string sentence, Parameters parameters = {}) {
    return {{std::move(rule)}, {std::move(sentence), std::move(parameters)}};
}

} // namespace intendant::core
