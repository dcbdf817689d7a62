#pragma once

#include "model/core/dice.hpp"
#include "model/core/ledger.hpp"
#include "model/core/message.hpp"
#include "model/core/misfit.hpp"
#include "model/core/verdict.hpp"

#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::core {

/// Under which heading of the log an entry stands. The words are the game's ids.
struct Heading {
    int round;
    std::string seat;
    std::string phase;

    friend bool operator==(const Heading&, const Heading&) = default;
};

/// What every game offers: a value, two pure functions, and what follows from an event for books and log.
/// A session, the tests and the log are written against this and know no game.
template <class G>
concept GameModule = requires(const typename G::State& state, typename G::State moved, const typename G::Command& command,
                              const typename G::Event& event, std::shared_ptr<const typename G::Tables> tables, const Heading& heading) {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::format } -> std::convertible_to<int>;
    { G::empty(tables) } -> std::same_as<typename G::State>;
    { G::decide(state, command) } -> std::same_as<Verdict<typename G::Event>>;
    { G::misfit(state, event) } -> std::same_as<Misfit>; // no catch-all: a new event says when it fits
    { G::misfit(state) } -> std::same_as<Misfit>;
    { G::apply(std::move(moved), event) } -> std::same_as<typename G::State>;
    { G::postings(state, event) } -> std::same_as<std::vector<Posting>>;
    { G::rolls(state, event) } -> std::same_as<std::vector<Roll>>;
    { G::summary(*tables, heading, event) } -> std::same_as<Message>;
    { G::to_english(*tables, Message{}) } -> std::same_as<std::string>;
    { G::heading(state) } -> std::same_as<Heading>;
};

} // namespace intendant::core
