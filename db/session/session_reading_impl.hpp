#pragma once

#include "db/session/session_impl.hpp"

#include <algorithm>

/// The bodies of `Session` that read the past of a game and prove it. Included by session_impl.hpp alone.
namespace intendant::db {

template <core::GameModule G> bool Session<G>::stands(std::int64_t seq) const { return std::ranges::binary_search(m_parts->standing, seq); }

template <core::GameModule G> std::optional<std::int64_t> Session<G>::turn_begins() const {
    const auto& standing = m_parts->standing;
    const auto now = G::heading(m_parts->state);
    std::optional<std::int64_t> first;
    for (auto place = standing.size(); place > 1; --place) { // the first entry sets the game up
        const auto entry = m_parts->entry_at(standing[place - 1]);
        if (entry.round != now.round || entry.seat != now.seat) {
            break;
        }
        first = entry.seq;
    }
    return first;
}

template <core::GameModule G> std::string Session<G>::in_english(const core::Message& message) const {
    return G::to_english(*m_parts->tables, message);
}

template <core::GameModule G> core::Measures Session<G>::measures() const {
    if constexpr (core::MeasuredGame<G>) {
        auto all = G::measures(*m_parts->tables);
        const auto here = G::levels(state());
        std::erase_if(all.sides, [&here](const core::MeasuredSide& side) { // who does not play is not measured
            return !here.empty() && std::ranges::find(here, side.id, &core::Figure::side) == here.end();
        });
        return all;
    } else {
        return {};
    }
}

template <core::GameModule G> std::vector<core::Figure> Session<G>::levels_at(std::int64_t seq) const {
    if constexpr (core::MeasuredGame<G>) {
        return G::levels(m_parts->look_at(m_parts->standing_at(seq)));
    } else {
        return {};
    }
}

template <core::GameModule G> std::vector<core::Holding> Session<G>::holdings_at(std::int64_t seq) const {
    if constexpr (core::MeasuredGame<G>) {
        return G::holdings(m_parts->look_at(m_parts->standing_at(seq)));
    } else {
        return {};
    }
}

template <core::GameModule G> std::vector<core::Message> Session<G>::players() const {
    if constexpr (core::MeasuredGame<G>) {
        return G::players(m_parts->state);
    } else {
        return {};
    }
}

template <core::GameModule G> std::optional<core::Message> Session<G>::result() const {
    if constexpr (core::MeasuredGame<G>) {
        return G::result(m_parts->state);
    } else {
        return {};
    }
}

template <core::GameModule G> void Session<G>::walk(const std::function<bool(const Walked&)>& visit, std::int64_t end) const {
    constexpr std::int64_t read_at_once = 200;
    State now = G::empty(m_parts->tables);
    const auto standing = end > 0 ? standing_at(end) : m_parts->standing;
    const auto last = standing.empty() ? 0 : standing.back();
    for (std::int64_t from = 1; from <= last; from += read_at_once) {
        for (const auto& entry : file().entries(from, std::min(last, from + read_at_once - 1))) {
            if (!std::ranges::binary_search(standing, entry.seq)) {
                continue;
            }
            Walked step{.entry = entry, .levels = {}, .flows = {}, .dice = {}, .balance = 0, .battle = {}};
            now =
                m_parts->replay(std::move(now), entry, [&step]([[maybe_unused]] const State& before, [[maybe_unused]] const Event& event) {
                    if constexpr (core::MeasuredGame<G>) {
                        std::ranges::move(G::flows(before, event), std::back_inserter(step.flows));
                        std::ranges::move(G::aimed_dice(before, event), std::back_inserter(step.dice));
                    }
                });
            if constexpr (core::MeasuredGame<G>) {
                step.levels = G::levels(now);
                step.balance = G::balance(now);
                step.battle = G::battle(now);
            }
            if (!visit(step)) {
                return;
            }
        }
    }
}

template <core::GameModule G> const Verification& Session<G>::proof() const { return m_parts->found; }

template <core::GameModule G> Verification Session<G>::verify() const {
    if (!m_parts->found.sound()) { // what is open to be looked at ends before the damage, and does not change
        return m_parts->found;
    }
    auto found = file().verify();
    m_parts->prove_books(found);
    return found;
}

template <core::GameModule G> Saved Session<G>::save_proved(const std::filesystem::path& destination) const {
    const auto proved = proof().sound() ? file().last_seq() : proof().entries;
    // Behind a break of the chain pages may bring more entries, but what does not fit the books ends the game.
    const auto chained = file().verify().entries;
    auto saved = proved < chained ? file().save_proved(destination, proved) : file().save_proved(destination);
    const auto found = open_for_review(destination, m_parts->tables).proof();
    if (!found.sound()) {
        std::filesystem::remove(destination);
        saved = file().save_proved(destination, found.entries);
    }
    saved.of = std::max(saved.of, chained); // the file shows only what is proved
    return saved;
}

template <core::GameModule G> void Session<G>::require_proved(const std::filesystem::path& path, std::shared_ptr<const Tables> tables) {
    const auto found = open_for_review(path, std::move(tables)).proof();
    if (!found.sound()) {
        throw FileError(FileErrorKind::Damaged, found.sentence, found.detail);
    }
}

} // namespace intendant::db
