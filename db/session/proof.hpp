#pragma once

#include "db/session/columns.hpp"
#include "db/session/past.hpp"
#include "db/session/way_back.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace intendant::db {

/// Proves what the entries say, where their hashes have been proved: each fits the game before it, leads to the books that it
/// recorded, and has the postings and dice of its events; who, time, reason and remarks have their form (`columns.hpp`). What words are
/// found for it may change with the program, and so may the rules that were overruled: that is compared and told, but is no damage, and
/// nobody shows what is recorded of it. One walk; of the states that an undo may go back to as many are
/// kept as let time and memory grow no faster than the game (`WayBack`).
template <core::GameModule G> class Prover {
public:
    using State = typename G::State;
    using Event = typename G::Event;

    explicit Prover(const Past<G>& past) : m_past(past), m_now(G::empty(past.tables)) { note_heading(0); }

    /// Proves up to entry `last`; the first finding, in `found.entries` how far the proof goes.
    void prove(std::int64_t last, Verification& found) {
        constexpr std::int64_t read_at_once = 200;
        m_found = &found;
        std::int64_t proved = 0;
        try {
            for (std::int64_t from = 1; from <= last; from += read_at_once) {
                for (const auto& entry : read(from, std::min(last, from + read_at_once - 1))) {
                    take(entry);
                    proved = entry.seq;
                }
            }
            return;
        } catch (const FileError& error) {
            found.finds(error.sentence());
        }
        found.first_bad = proved + 1;
        found.entries = proved;
    }

    /// Where it has come to: the last play that stood, and the state after it.
    std::int64_t at() const { return m_at; }
    State take_state() { return std::move(m_now); }

private:
    /// With dice and postings, where the way to all of them holds.
    std::vector<Entry> read(std::int64_t from, std::int64_t to) {
        auto entries = if_readable([&] { return m_past.file.whole_entries(from, to); });
        m_whole = entries.has_value();
        return entries ? std::move(*entries) : m_past.file.entries(from, to);
    }

    static void require(bool holds, std::string what, const Entry& entry) {
        if (!holds) {
            throw Past<G>::damaged({std::move(what), {}}, entry.seq);
        }
    }

    void take(const Entry& entry) {
        if (auto why = wrong_form(entry)) {
            throw Past<G>::damaged(std::move(*why), entry.seq);
        }
        if (is_too_long(entry)) {
            m_found->tell({INTENDANT_TR("Entries with a text longer than this program books: {count}, the first is {entry}."), {}},
                          entry.seq);
        }
        const auto command = prove_command(entry);
        const auto before = m_course.last();
        const bool goes_on = entry.kind != core::EntryKind::Redo || m_course.redo_target() == entry.target;
        const bool named = goes_on || command.contains("left"); // what it answers, where that is not what was taken back last
        require(named && m_course.take({entry.seq, entry.kind, entry.target}),
                entry.kind == core::EntryKind::Undo
                    ? INTENDANT_TR("Entry {entry} does not fit the game before it: what it takes back does not stand.")
                    : INTENDANT_TR("Entry {entry} does not fit the game before it: what it brings back was not left before it."),
                entry);
        if (entry.kind == core::EntryKind::Play) {
            go_to(before);
            compare_overruled(entry, command);
            play(entry);
            note_heading(entry.seq);
        } else {
            prove_beside(entry, before);
            compare_sentence(entry, before, command);
        }
        if (!goes_on) {
            m_way.keep_only([&](std::int64_t play) { return m_course.stands(play); });
        }
        // The books of a play that stands were proved with it; before the first there are none.
        const auto here = m_course.last();
        if (!shows_books(here, entry.state_digest)) {
            throw Past<G>::damaged(Past<G>::other_books(entry.state_digest), entry.seq);
        }
    }

    /// The books after the play `here` are those of this digest. One that was booked when digests said less is taken in its format.
    bool shows_books(std::int64_t here, const std::string& recorded) {
        const auto& known = here == m_at ? m_digest : (m_digest_there = m_past.entry_at(here).state_digest);
        if (known.empty() || digest_format(known) != digest_format(recorded)) {
            go_to(here);
            if (!m_past.shows(m_now, recorded)) {
                return false;
            }
            m_digest = recorded;
            return true;
        }
        return known == recorded;
    }

    /// What the entry asked for is what it did. Rules change, so it is not decided again.
    Json prove_command(const Entry& entry) const {
        const char* const differs = INTENDANT_TR("Entry {entry} does not say what it does: its command and its kind or its target differ.");
        Json command;
        try {
            command = parse_json(entry.command);
        } catch (const CodecError& error) {
            throw Past<G>::damaged({INTENDANT_TR("Entry {entry} cannot be read: {why}."), {{"why", error.what()}}}, entry.seq);
        }
        require(command.is_object() && command.contains("type") && command["type"].is_string(), differs, entry);
        const auto& type = command["type"].template get_ref<const std::string&>();
        const auto names = [&](const char* key) {
            const auto found = command.find(key);
            return found == command.end() ? entry.target == 0 : found->is_number_integer() && *found == entry.target;
        };
        const bool remark = type == "note" || type == "bookmark";
        switch (entry.kind) {
        case core::EntryKind::Play:
            require(!remark && type != "undo" && type != "redo", differs, entry);
            break;
        case core::EntryKind::Undo:
            require(type == "undo" && names("from"), differs, entry);
            break;
        case core::EntryKind::Redo:
            require(type == "redo" && (!command.contains("left") || names("left")), differs, entry);
            break;
        case core::EntryKind::Note:
            require(type != "undo" && type != "redo" && (!remark || names("about")) &&
                        (type != "note" || (command.contains("text") && command["text"].is_string())) &&
                        (type != "bookmark" || entry.target > 0),
                    differs, entry);
            break;
        }
        const bool looks_back = entry.kind == core::EntryKind::Play || entry.kind == core::EntryKind::Note;
        require(!looks_back || (entry.target >= 0 && entry.target < entry.seq),
                INTENDANT_TR("Entry {entry} does not fit the game before it: the entry that it speaks of is not there."), entry);
        return command;
    }

    /// What is no play does nothing in the game, and is booked under the moment in which it was.
    void prove_beside(const Entry& entry, std::int64_t before) const {
        require(entry.events == "[]" && entry.overruled.empty() && entry.reason.empty(),
                INTENDANT_TR("Entry {entry} does not say what it does: it is no play, and has events or a reason like one."), entry);
        require(core::Heading{entry.round, entry.seat, entry.phase} == heading_after(before), other_heading, entry);
        require(!m_whole || entry.postings.empty(), other_postings, entry);
        require(!m_whole || entry.rolls.empty(), other_dice, entry);
    }

    /// The headings after the plays, of which there are few.
    void note_heading(std::int64_t seq) {
        auto heading = G::heading(m_now);
        const auto place =
            m_heading_places.try_emplace({heading.round, heading.seat, heading.phase}, static_cast<std::uint32_t>(m_headings.size()));
        if (place.second) {
            m_headings.push_back(std::move(heading));
        }
        m_heading_after.resize(static_cast<std::size_t>(seq) + 1);
        m_heading_after[static_cast<std::size_t>(seq)] = place.first->second;
    }
    const core::Heading& heading_after(std::int64_t play) const { return m_headings[m_heading_after[static_cast<std::size_t>(play)]]; }

    void compare_sentence(const Entry& entry, const std::string& sentence) {
        if (sentence != entry.summary) {
            m_found->tell({INTENDANT_TR("Entries that bear another sentence than this version makes of what they do: {count}, the first is "
                                        "{entry}. An earlier version may have written it, or somebody by hand; shown is what they do."),
                           {}},
                          entry.seq);
        }
    }

    /// Of what is no play.
    void compare_sentence(const Entry& entry, std::int64_t before, const Json& command) {
        switch (entry.kind) {
        case core::EntryKind::Undo:
            return compare_sentence(entry, m_past.in_english(m_past.undoing(entry.target, before)));
        case core::EntryKind::Redo:
            return compare_sentence(entry, m_past.in_english(m_past.redoing(entry.seq, entry.target)));
        case core::EntryKind::Note: {
            bool marked = false;
            if (Past<G>::is_bookmark(command)) {
                marked = m_marked[entry.target];
                m_marked[entry.target] = !marked;
            }
            return compare_sentence(entry, m_past.in_english(Past<G>::noting(entry, command, marked)));
        }
        case core::EntryKind::Play:
            return;
        }
    }

    /// What the table overruled against what today's rules would warn of, where it did.
    void compare_overruled(const Entry& entry, const Json& command) {
        if (entry.overruled.empty()) {
            return;
        }
        bool same = false;
        try {
            const auto verdict = G::decide(m_now, from_json<typename G::Command>(*m_past.tables, command));
            same = !core::refused(verdict) && m_past.written_warnings(core::acceptance(verdict).warnings) == entry.overruled;
        } catch (const CodecError&) { // a command of another version
        }
        if (!same) {
            m_found->tell(
                {INTENDANT_TR("Entries that say of themselves to overrule something else than today's rules warn of: {count}, the "
                              "first is {entry}. An earlier version may have written it, or somebody by hand."),
                 {}},
                entry.seq);
        }
    }

    void play(const Entry& entry) {
        std::vector<core::Posting> postings;
        std::vector<core::Roll> rolls;
        std::string sentence;
        const auto heading = G::heading(m_now);
        m_now = m_past.replay(std::move(m_now), entry, [&](const State& before, const Event& event) {
            sentence += (sentence.empty() ? "" : " ") + G::to_english(*m_past.tables, m_past.sentence_of(entry, event));
            std::ranges::move(G::postings(before, event), std::back_inserter(postings));
            std::ranges::move(G::rolls(before, event), std::back_inserter(rolls));
        });
        m_at = entry.seq;
        m_digest.clear();
        const bool headed = core::Heading{entry.round, entry.seat, entry.phase} == (m_course.size() == 1 ? G::heading(m_now) : heading);
        require(headed, other_heading, entry);
        auto recorded = m_whole ? std::optional(entry.postings) : if_readable([&] { return m_past.file.postings(entry.seq); });
        if (recorded) {
            std::ranges::sort(postings);
            std::ranges::sort(*recorded);
            require(postings == *recorded, other_postings, entry);
        }
        const auto same = [](const core::Roll& a, const core::Roll& b) { // how a throw is called may change with the program
            return a.side == b.side && a.target == b.target && a.result == b.result && a.source == b.source;
        };
        const auto thrown = m_whole ? std::optional(entry.rolls) : if_readable([&] { return m_past.file.rolls(entry.seq); });
        require(!thrown || std::ranges::equal(rolls, *thrown, same), other_dice, entry);
        if (thrown && !std::ranges::equal(rolls, *thrown, {}, &core::Roll::purpose, &core::Roll::purpose)) {
            m_found->tell(
                {INTENDANT_TR("Entries whose dice are called otherwise than this version calls them: {count}, the first is {entry}. "
                              "An earlier version may have written it, or somebody by hand; shown is what they were thrown for."),
                 {}},
                entry.seq);
        }
        compare_sentence(entry, sentence);
        m_way.played(entry.seq, m_course.size(), m_now);
    }

    /// What belongs to an entry was proved with its hash; where only the way to it is damaged, that is told already.
    template <class Read> static auto if_readable(Read&& read) -> std::optional<decltype(read())> {
        try {
            return read();
        } catch (const FileError&) {
            return std::nullopt;
        }
    }

    /// Makes `m_now` the state after the play `seq`, the last that stood before the entry at hand.
    void go_to(std::int64_t seq) {
        if (seq == m_at) {
            return;
        }
        constexpr std::size_t kept_of_the_way = 40;
        const auto* const base = m_way.at_or_before(seq);
        auto plays = m_course.standing_after(base == nullptr ? 0 : base->first); // with the entry at hand, where that is a play
        plays.erase(std::ranges::upper_bound(plays, seq), plays.end());
        auto depth = base == nullptr ? 0 : base->second.depth;
        const auto end = depth + plays.size();
        m_now = m_past.replay_each(base == nullptr ? G::empty(m_past.tables) : base->second.state, plays,
                                   [&](std::int64_t play, const State& there) {
                                       if (++depth + kept_of_the_way > end) {
                                           m_way.visited(play, depth, there);
                                       }
                                   });
        m_at = seq;
        m_digest.clear();
    }

    static constexpr const char* other_heading =
        INTENDANT_TR("Entry {entry} stands under another round, player or phase than the game was in.");
    static constexpr const char* other_postings = INTENDANT_TR("Entry {entry} has other postings than its events make.");
    static constexpr const char* other_dice = INTENDANT_TR("Entry {entry} has other dice than its events say.");

    const Past<G>& m_past;
    Verification* m_found{nullptr};
    std::vector<core::Heading> m_headings; ///< each once
    std::map<std::tuple<int, std::string, std::string>, std::uint32_t> m_heading_places;
    std::vector<std::uint32_t> m_heading_after; ///< by play: the place in `m_headings`; 0: before the first
    std::map<std::int64_t, bool> m_marked;      ///< entries that bear a bookmark
    core::Course m_course;
    bool m_whole{false}; ///< the entries at hand were read with their dice and postings
    State m_now;
    std::int64_t m_at{0};            ///< the play after which `m_now` is the state
    std::string m_digest;            ///< of `m_now`, as it was proved last; empty: not yet taken
    std::string m_digest_there;      ///< of another play
    WayBack<State> m_way{8U << 20U}; // with room for a hundred states of a full board, and the proof small
};

} // namespace intendant::db
