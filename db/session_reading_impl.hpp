#pragma once

/// The bodies of `Session` that read the past of a game and prove it. Included by session_impl.hpp alone.
namespace intendant::db {

template <core::GameModule G>
bool Session<G>::stands(std::int64_t seq) const {
    return std::ranges::binary_search(m_parts->standing, seq);
}

template <core::GameModule G>
std::optional<std::int64_t> Session<G>::turn_begins() const {
    const auto& standing = m_parts->standing;
    const auto now = G::heading(m_parts->state);
    std::optional<std::int64_t> first;
    for (auto place = standing.size(); place > 1; --place) { // the first entry sets the game up
        const auto entry = m_parts->entry_at(standing[place - 1]);
        if (entry.round != now.round || entry.power != now.power) {
            break;
        }
        first = entry.seq;
    }
    return first;
}

template <core::GameModule G>
std::string Session<G>::in_english(const core::Message& message) const {
    return G::to_english(*m_parts->tables, message);
}

template <core::GameModule G>
core::Measures Session<G>::measures() const {
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

template <core::GameModule G>
std::vector<core::Figure> Session<G>::levels_at(std::int64_t seq) const {
    if constexpr (core::MeasuredGame<G>) {
        return G::levels(m_parts->look_at(m_parts->standing_at(seq)));
    } else {
        return {};
    }
}

template <core::GameModule G>
std::vector<core::Message> Session<G>::players() const {
    if constexpr (core::MeasuredGame<G>) {
        return G::players(m_parts->state);
    } else {
        return {};
    }
}

template <core::GameModule G>
std::optional<core::Message> Session<G>::result() const {
    if constexpr (core::MeasuredGame<G>) {
        return G::result(m_parts->state);
    } else {
        return {};
    }
}

template <core::GameModule G>
void Session<G>::walk(const std::function<bool(const Walked&)>& visit, std::int64_t end) const {
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
            for (const auto& event : m_parts->events_of(entry)) {
                if constexpr (core::MeasuredGame<G>) {
                    std::ranges::move(G::flows(now, event), std::back_inserter(step.flows));
                    std::ranges::move(G::aimed_dice(now, event), std::back_inserter(step.dice));
                }
                now = G::apply(std::move(now), event);
            }
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

template <core::GameModule G>
Verification Session<G>::verify() const {
    auto result = m_parts->file.verify();
    if (!result.sound()) {
        return result;
    }
    const auto bad = [&result](std::int64_t seq, std::string problem, const std::string& why = {}) {
        result.first_bad = seq;
        result.finds({std::move(problem), {{"entry", std::to_string(seq)}, {"why", why}}});
        result.entries = seq - 1;
        return result;
    };
    // States at intervals along the plays that stand, so that an undo need not replay from the beginning.
    constexpr std::size_t interval = 20;
    std::vector<std::int64_t> plays;
    std::map<std::size_t, State> milestones;
    State now = G::empty(m_parts->tables);
    std::vector<core::Step> steps;
    const auto entries = m_parts->file.entries(1, m_parts->file.last_seq());
    for (const auto& entry : entries) {
        steps.push_back({entry.seq, entry.kind, entry.target});
        if (entry.kind == core::EntryKind::Play) {
            std::vector<core::Posting> postings;
            try {
                for (const auto& event : m_parts->events_of(entry)) {
                    std::ranges::move(G::postings(now, event), std::back_inserter(postings));
                    now = G::apply(std::move(now), event);
                }
            } catch (const std::exception& error) {
                return bad(entry.seq, INTENDANT_TR("Entry {entry} cannot be read: {why}."), error.what());
            }
            auto recorded = m_parts->file.postings(entry.seq);
            std::ranges::sort(postings);
            std::ranges::sort(recorded);
            if (postings != recorded) {
                return bad(entry.seq, INTENDANT_TR("Entry {entry} has other postings than its events make."));
            }
            plays.push_back(entry.seq);
            if (plays.size() % interval == 0) {
                milestones.insert_or_assign(plays.size(), now);
            }
        } else if (entry.kind != core::EntryKind::Note) {
            auto count = plays.size(); // what is redone follows the plays that stand
            plays = core::standing_plays(steps);
            if (entry.kind == core::EntryKind::Undo) {
                milestones.erase(milestones.upper_bound(plays.size()), milestones.end());
                count = milestones.empty() ? 0 : milestones.rbegin()->first;
                now = milestones.empty() ? G::empty(m_parts->tables) : milestones.rbegin()->second;
            }
            while (count < plays.size()) {
                now = m_parts->replay(std::move(now), entries[static_cast<std::size_t>(plays[count]) - 1]);
                if (++count % interval == 0) {
                    milestones.insert_or_assign(count, now);
                }
            }
        }
        if (m_parts->digest_of(now) != entry.state_digest) {
            return bad(entry.seq, INTENDANT_TR("Entry {entry} leads to other books than were recorded."));
        }
    }
    return result;
}

} // namespace intendant::db
