#pragma once

#include "model/core/message.hpp"
#include "model/core/rule_ref.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace intendant::core {

/// How grave a warning is. Both kinds are booked only with a reason given by the table.
enum class WarningKind {
    BreaksRule, ///< against a clause of the book
    Doubtful,   ///< allowed, but hardly what the table wants
};

/// What stands against an entry that could nevertheless be booked.
struct Warning {
    WarningKind kind;
    RuleRef rule;
    Message why;

    friend bool operator==(const Warning&, const Warning&) = default;
};

/// The entry cannot be booked: no such money, piece, space or moment. No reason helps; nothing has changed.
struct [[nodiscard]] Refused {
    RuleRef rule;
    Message why;

    friend bool operator==(const Refused&, const Refused&) = default;
};

/// The entry can be booked as `events`; when there are warnings, only with a reason.
template <class Event> struct [[nodiscard]] Accepted {
    std::vector<Event> events;
    std::vector<Warning> warnings;
};

/// What `decide` answers.
template <class Event> using Verdict = std::variant<Refused, Accepted<Event>>;

template <class Event> bool refused(const Verdict<Event>& verdict) { return std::holds_alternative<Refused>(verdict); }

/// None of them is against a clause.
inline bool keep_the_rules(const std::vector<Warning>& warnings) {
    return std::ranges::none_of(warnings, [](const Warning& each) { return each.kind == WarningKind::BreaksRule; });
}

/// It can be booked, and no rule is broken; it may be doubtful.
template <class Event> bool lawful(const Verdict<Event>& verdict) {
    const auto* const accepted = std::get_if<Accepted<Event>>(&verdict);
    return accepted != nullptr && keep_the_rules(accepted->warnings);
}

template <class Event> const Refused& refusal(const Verdict<Event>& verdict) { return std::get<Refused>(verdict); }

template <class Event> const Accepted<Event>& acceptance(const Verdict<Event>& verdict) { return std::get<Accepted<Event>>(verdict); }

} // namespace intendant::core
