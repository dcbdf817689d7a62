#pragma once

#include "db/session/past.hpp"
#include "db/session/proof.hpp"
#include "db/session/session.hpp"
#include "model/core/printable.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

/// The bodies of `Session`; included once for each game, beside that game's codec.
namespace intendant::db {

template <core::GameModule G> struct Session<G>::Parts : Past<G> {
    using Past<G>::digest_of;
    using Past<G>::entry_at;
    using Past<G>::events_of;
    using Past<G>::file;
    using Past<G>::in_english;
    using Past<G>::is_bookmark;
    using Past<G>::look_at;
    using Past<G>::playing;
    using Past<G>::redoing;
    using Past<G>::shows;
    using Past<G>::standing_at;
    using Past<G>::state_of;
    using Past<G>::steps;
    using Past<G>::course;
    using Past<G>::tables;
    using Past<G>::undoing;
    using Past<G>::written;

    Parts(GameFile of, std::shared_ptr<const Tables> facts) : Past<G>(std::move(of), facts), state(G::empty(std::move(facts))) {}

    State state;
    WayBack<State> way{8U << 20U};
    std::vector<std::int64_t> standing{};
    std::string who{};
    std::string when{};                                            ///< the next entries were booked elsewhere; empty: now
    std::string expected_digest{};                                 ///< of the books after the next entries; empty: any
    Verification found{};                                          ///< when it was opened for review
    std::map<std::int64_t, std::vector<std::int64_t>> bookmarks{}; ///< by entry: the entries that set its mark or took it away
    std::size_t bookmarks_read{0};                                 ///< of the steps

    static Header header() { return {.game = std::string{G::id}, .format = std::string{G::id} + "/" + std::to_string(G::format)}; }

    std::vector<core::Message> sentences_of(const Entry& entry) {
        switch (entry.kind) {
        case core::EntryKind::Play:
            return playing(entry);
        case core::EntryKind::Undo:
            return undoing(entry.target, this->last_play_at(entry.seq - 1));
        case core::EntryKind::Redo:
            return redoing(entry.seq, entry.target);
        case core::EntryKind::Note:
            return noting(entry);
        }
        return {};
    }

    std::vector<core::Message> noting(const Entry& entry) {
        const auto command = written(entry);
        return Past<G>::noting(entry, command, is_bookmark(command) && marked_before(entry.seq, entry.target));
    }

    /// The dice of a play, as its events throw them. Throws: FileError.
    std::vector<core::Roll> dice_of(const Entry& entry) {
        constexpr std::size_t most_kept = 400;
        const auto before = this->last_play_at(entry.seq - 1);
        if (!this->seen.contains(before)) {
            look_at(standing_at(entry.seq - 1));
        }
        std::vector<core::Roll> rolls;
        auto after = this->replay(this->seen.at(before), entry, [&rolls](const State& there, const Event& event) {
            std::ranges::move(G::rolls(there, event), std::back_inserter(rolls));
        });
        if (this->seen.size() < most_kept && !this->seen.contains(entry.seq)) { // who asks for one asks for the next
            this->keep(entry.seq, std::move(after));
        }
        return rolls;
    }

    /// Entry `about` bore a bookmark before entry `seq`: each bookmark entry sets it or takes it away.
    bool marked_before(std::int64_t seq, std::int64_t about) {
        for (; bookmarks_read < steps.size(); ++bookmarks_read) {
            const auto& step = steps[bookmarks_read];
            if (step.kind == core::EntryKind::Note && step.target != 0 && is_bookmark(written(entry_at(step.seq)))) {
                bookmarks[step.target].push_back(step.seq);
            }
        }
        const auto& marks = bookmarks[about];
        return (std::ranges::lower_bound(marks, seq) - marks.begin()) % 2 != 0;
    }

    /// Books what stands outside the course of the game.
    Entry remark(Json command, std::int64_t about) {
        NewEntry entry;
        fill_in(entry);
        entry.kind = core::EntryKind::Note;
        if (about != 0) {
            command["about"] = about;
        }
        entry.command = json_line(command);
        entry.events = "[]";
        entry.target = about;
        entry.summary = in_english(noting({entry, file.last_seq() + 1, {}, {}, {}}));
        entry.state_digest = digest_of(state);
        return append(entry, state);
    }

    void fill_in(NewEntry& entry) const {
        const auto heading = G::heading(state);
        entry.who = who;
        entry.round = heading.round;
        entry.seat = heading.seat;
        entry.phase = heading.phase;
    }

    /// `after`: the books that the entry leads to.
    Entry append(const NewEntry& entry, const State& after) {
        if (!expected_digest.empty() && expected_digest != entry.state_digest && !shows(after, expected_digest)) {
            throw UnexpectedBooks("The entry leads to other books than were expected.");
        }
        Entry booked;
        try {
            booked = file.append(entry, when);
        } catch (const FileError&) {
            if (file.last_seq() != static_cast<std::int64_t>(steps.size())) { // it stands though the disk failed
                resume();
            }
            throw;
        }
        this->take({booked.seq, booked.kind, booked.target});
        return booked;
    }

    void keep_snapshot(std::int64_t seq, const core::Heading& before) {
        constexpr std::int64_t most_entries_between = 200;
        const auto after = G::heading(state);
        if (after.seat != before.seat || after.round != before.round || seq % most_entries_between == 0) {
            file.put_snapshot(seq, write_snapshot(state));
        }
    }

    /// `command`, `overruled`: their written form.
    Entry book(std::string command, const std::vector<Event>& events, std::string overruled, const std::string& reason,
               std::int64_t corrects) {
        NewEntry entry;
        fill_in(entry);
        entry.kind = core::EntryKind::Play;
        entry.target = corrects;
        entry.command = std::move(command);
        entry.events = json_line(to_json(*tables, events));
        entry.reason = reason;
        entry.overruled = std::move(overruled);
        State after = state;
        for (const auto& event : events) {
            std::ranges::move(G::rolls(after, event), std::back_inserter(entry.rolls));
            std::ranges::move(G::postings(after, event), std::back_inserter(entry.postings));
            after = G::apply(std::move(after), event);
        }
        entry.state_digest = digest_of(after);
        if (standing.empty()) { // the first entry brings its own round and seat
            const auto heading = G::heading(after);
            entry.round = heading.round;
            entry.seat = heading.seat;
            entry.phase = heading.phase;
        }
        // From what is written, as everybody will read it: the written form keeps some lists in its own order.
        entry.summary = in_english(playing({entry, file.last_seq() + 1, {}, {}, {}}));
        const auto before = G::heading(state);
        auto booked = append(entry, after);
        state = std::move(after);
        standing.push_back(booked.seq);
        way.played(booked.seq, standing.size(), state);
        keep_snapshot(booked.seq, before);
        return booked;
    }

    /// Throws: UnfittingEvents.
    void require_fit(const std::vector<Event>& events) const {
        const auto require = [&](const core::Misfit& misfit) {
            if (misfit) {
                auto why = *misfit;
                why.parameters.emplace_back("entry", std::to_string(file.last_seq() + 1));
                throw UnfittingEvents(std::move(why));
            }
        };
        auto after = state;
        for (const auto& event : events) {
            require(G::misfit(after, event));
            after = G::apply(std::move(after), event);
        }
        require(G::misfit(after));
    }

    static constexpr std::size_t not_far = 200; ///< plays; from further away a snapshot is nearer

    /// Plays on, `from` being the state after `depth` plays; the last states are kept: whoever takes back one play may take back
    /// those before it.
    State go_on(State from, std::size_t depth, std::span<const std::int64_t> plays) {
        constexpr std::size_t kept_of_the_way = 40;
        const auto end = depth + plays.size();
        return this->replay_each(std::move(from), plays, [&](std::int64_t play, const State& there) {
            if (++depth + kept_of_the_way > end) {
                way.visited(play, depth, there);
            }
        });
    }

    /// The state that these plays lead to: from one on the way that was kept, where that is not far, else from a snapshot.
    State state_on_the_way(std::span<const std::int64_t> plays) {
        constexpr std::size_t at_hand = 40;
        const auto* const base = plays.empty() ? nullptr : way.at_or_before(plays.back());
        if (base != nullptr && base->second.depth + not_far >= plays.size()) {
            return go_on(base->second.state, base->second.depth, plays.subspan(base->second.depth));
        }
        const auto known = plays.size() - std::min(at_hand, plays.size());
        return go_on(state_of(plays.first(known)), known, plays.subspan(known));
    }

    /// The state that these plays lead to, behind those that stand.
    State state_brought_back(const std::vector<std::int64_t>& undone) {
        const auto* const base = way.at_or_before(undone.back());
        const auto known = base != nullptr && base->second.depth > standing.size() ? base->second.depth - standing.size() : 0;
        if (undone.size() - known <= not_far) {
            return go_on(known > 0 ? base->second.state : state, standing.size() + known, std::span(undone).subspan(known));
        }
        auto plays = standing;
        plays.insert(plays.end(), undone.begin(), undone.end());
        return state_on_the_way(plays);
    }

    /// Books an undo or redo and goes to the state that then stands.
    Entry turn_back(core::EntryKind kind, std::int64_t target, const std::string& command, const std::string& summary, State after) {
        NewEntry entry;
        fill_in(entry);
        entry.kind = kind;
        entry.command = command;
        entry.events = "[]";
        entry.summary = summary;
        entry.target = target;
        entry.state_digest = digest_of(after);
        auto booked = append(entry, after);
        state = std::move(after);
        return booked;
    }

    /// `seq` stands, and is not the first that does.
    Entry undo_from(std::int64_t seq) {
        const auto left = static_cast<std::size_t>(std::ranges::lower_bound(standing, seq) - standing.begin());
        auto booked = turn_back(core::EntryKind::Undo, seq, json_line({{"type", "undo"}, {"from", seq}}),
                                in_english(undoing(seq, standing.back())), state_on_the_way(std::span(standing).first(left)));
        standing.resize(left);
        return booked;
    }

    /// `target`: the undo that is brought back.
    Entry redo(std::int64_t target) {
        const auto undone = course.undone();
        auto booked = turn_back(core::EntryKind::Redo, target, json_line({{"type", "redo"}}),
                                in_english(redoing(file.last_seq() + 1, target)), state_brought_back(undone));
        standing.insert(standing.end(), undone.begin(), undone.end());
        return booked;
    }

    /// `left`: the undo or redo that left the branch.
    Entry take_up(std::int64_t left) {
        auto plays = course.left_at(left);
        auto booked = turn_back(core::EntryKind::Redo, left, json_line({{"type", "redo"}, {"left", left}}),
                                in_english(redoing(file.last_seq() + 1, left)), state_of(plays));
        standing = std::move(plays);
        way.keep_only([&](std::int64_t play) { return course.stands(play); });
        return booked;
    }

    /// Throws: FileError, also where the books of the last play are not those that it recorded.
    void resume() {
        take_course();
        state = state_of(standing);
        const auto recorded = standing.empty() ? "" : entry_at(standing.back()).state_digest;
        if (!standing.empty() && !shows(state, recorded)) {
            throw this->damaged(this->other_books(recorded), standing.back());
        }
    }

    void take_course() {
        this->take_all(file.steps());
        bookmarks.clear();
        bookmarks_read = 0;
        way.clear();
        standing = course.standing();
    }

    /// Goes on from what the file says of its own hashes.
    void prove_books(Verification& of) const { Prover<G>(*this).prove(of.entries, of); }

    /// The same, then goes to the end of what is proved.
    void prove_and_resume() {
        Prover<G> prover(*this);
        prover.prove(found.entries, found);
        file.show_only(found.entries);
        take_course();
        const auto last = standing.empty() ? 0 : standing.back();
        if (found.sound() && prover.at() == last) {
            state = prover.take_state(); // its books are those that the last play recorded
        } else {
            resume();
        }
    }
};

template <core::GameModule G> Session<G>::Session(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
template <core::GameModule G> Session<G>::Session(Session&&) noexcept = default;
template <core::GameModule G> Session<G>& Session<G>::operator=(Session&&) noexcept = default;
template <core::GameModule G> Session<G>::~Session() = default;

namespace detail {

/// The file is a game of G in a form that this program knows. Throws: FileError.
template <core::GameModule G> GameFile checked(GameFile file, const Header& expected) {
    if (file.header().game != expected.game) {
        throw FileError(FileErrorKind::NotAGame, {INTENDANT_TR("This file holds another game ({game}), not {expected}."),
                                                  {{"game", file.header().game}, {"expected", expected.game}}});
    }
    if (file.header().format != expected.format) {
        throw FileError(
            FileErrorKind::NewerVersion,
            {INTENDANT_TR("This game was written in the form {form}, which this program does not know. Install a newer version."),
             {{"form", file.header().format}}});
    }
    return file;
}

} // namespace detail

template <core::GameModule G> Session<G> Session<G>::create(const std::filesystem::path& path, std::shared_ptr<const Tables> tables) {
    return Session(std::make_unique<Parts>(GameFile::create(path, Parts::header()), std::move(tables)));
}

template <core::GameModule G> Session<G> Session<G>::create_aside(const std::filesystem::path& path, std::shared_ptr<const Tables> tables) {
    return Session(std::make_unique<Parts>(GameFile::create_aside(path, Parts::header()), std::move(tables)));
}

template <core::GameModule G> void Session<G>::put_in_place() { m_parts->file.put_in_place(); }

template <core::GameModule G> Session<G> Session<G>::in_memory(std::shared_ptr<const Tables> tables) {
    return Session(std::make_unique<Parts>(GameFile::in_memory(Parts::header()), std::move(tables)));
}

template <core::GameModule G> Session<G> Session<G>::open(const std::filesystem::path& path, std::shared_ptr<const Tables> tables) {
    const auto replays = [&tables](const std::filesystem::path& copy) {
        const auto found = open_for_review(copy, tables).verify();
        if (!found.sound()) {
            throw FileError(FileErrorKind::Damaged, found.sentence, found.detail);
        }
    };
    auto file = detail::checked<G>(GameFile::open(path, replays), Parts::header());
    Session session(std::make_unique<Parts>(std::move(file), std::move(tables)));
    session.m_parts->resume();
    return session;
}

template <core::GameModule G>
Session<G> Session<G>::open_for_review(const std::filesystem::path& path, std::shared_ptr<const Tables> tables) {
    auto file = detail::checked<G>(GameFile::open_for_review(path), Parts::header());
    Session session(std::make_unique<Parts>(std::move(file), std::move(tables)));
    // Of a damaged game, what comes before the damage is shown; `verify` says what is wrong and where.
    auto& parts = *session.m_parts;
    parts.found = parts.file.show_only_proved();
    parts.prove_and_resume();
    return session;
}

template <core::GameModule G>
std::optional<typename Session<G>::State> Session<G>::glance(const GameFile& file, const std::shared_ptr<const Tables>& tables) {
    if (file.header().format != Parts::header().format) {
        return std::nullopt;
    }
    constexpr int most = 8; // snapshots of what was taken back
    auto before = file.last_seq();
    for (int tried = 0; tried < most && before > 0; ++tried) {
        const auto snapshot = file.snapshot_at_or_before(before);
        if (!snapshot) {
            break;
        }
        if (const auto gone = file.first_taken_back_after(snapshot->first)) {
            before = *gone - 1;
        } else if (auto image = Parts::checked_image(file, tables, *snapshot)) {
            return image;
        } else {
            before = snapshot->first - 1;
        }
    }
    return std::nullopt;
}

template <core::GameModule G> const typename Session<G>::State& Session<G>::state() const { return m_parts->state; }
template <core::GameModule G> const GameFile& Session<G>::file() const { return m_parts->file; }
template <core::GameModule G> bool Session<G>::read_only() const { return m_parts->file.read_only(); }
template <core::GameModule G> void Session<G>::set_who(std::string who) {
    if (core::characters_in(who) > most_characters_of_a_name) {
        auto end = most_characters_of_a_name;
        while (end > 0 && (static_cast<unsigned char>(who[end]) & 0xc0U) == 0x80) { // in the middle of a letter
            --end;
        }
        who.resize(end);
    }
    m_parts->who = std::move(who);
}

template <core::GameModule G> void Session<G>::expect_digest(std::string digest) { m_parts->expected_digest = std::move(digest); }

template <core::GameModule G> core::Verdict<typename Session<G>::Event> Session<G>::ask(const Command& command) const {
    return G::decide(m_parts->state, command);
}

template <core::GameModule G> Answer Session<G>::book(const Command& command, const std::string& reason, std::int64_t corrects) {
    const auto& steps = m_parts->steps;
    if (corrects != 0 && (corrects < 1 || corrects > static_cast<std::int64_t>(steps.size()) ||
                          steps[static_cast<std::size_t>(corrects) - 1].kind != core::EntryKind::Play)) {
        return {.booked = {},
                .refused = core::Refused{.rule = {},
                                         .why = {INTENDANT_TR("Entry {entry} is no play, so nothing in it can be corrected."),
                                                 {{"entry", std::to_string(corrects)}}}},
                .warnings = {}};
    }
    // The written form keeps the kinds of a list in its own order: what is booked must follow from it, or the record
    // would differ from itself when it is played again.
    const auto& tables = *m_parts->tables;
    const Json written = to_json(tables, command);
    if (const auto longest = std::max(longest_text(written), core::characters_in(reason)); longest > most_characters) {
        return {.booked = {},
                .refused =
                    core::Refused{
                        .rule = {},
                        .why = {INTENDANT_TR(
                                    "A text of this entry has {count} characters; {most} are the most that is kept. Nothing was booked."),
                                {{"count", std::to_string(longest)}, {"most", std::to_string(most_characters)}}}},
                .warnings = {}};
    }
    auto line = json_line(written); // refuses what cannot be written before it is decided
    auto verdict = ask(from_json<Command>(tables, written));
    if (core::refused(verdict)) {
        return {.booked = {}, .refused = core::refusal(verdict), .warnings = {}};
    }
    const auto& accepted = core::acceptance(verdict);
    Answer answer{.booked = {}, .refused = {}, .warnings = accepted.warnings};
    if (accepted.warnings.empty() || !reason.empty()) {
        answer.booked = m_parts->book(std::move(line), accepted.events, m_parts->written_warnings(accepted.warnings), reason, corrects);
    }
    return answer;
}

template <core::GameModule G>
Entry Session<G>::book_recorded(const Command& command, const std::vector<Event>& events, const std::string& reason,
                                std::int64_t corrects) {
    m_parts->require_fit(events);
    return m_parts->book(write(*m_parts->tables, command), events, {}, reason, corrects);
}

template <core::GameModule G> std::optional<Entry> Session<G>::book_again(const Entry& entry, std::int64_t target, bool marked) {
    const struct Elsewhere { // whatever it throws, what follows is booked here and now
        explicit Elsewhere(Parts& parts) : of(parts), who(parts.who) {}
        Elsewhere(const Elsewhere&) = delete;
        Elsewhere& operator=(const Elsewhere&) = delete;
        ~Elsewhere() {
            of.when.clear();
            of.who = std::move(who);
            of.expected_digest.clear();
        }
        Parts& of;
        std::string who;
    } elsewhere(*m_parts);
    m_parts->when = entry.time;
    m_parts->who = entry.who;
    m_parts->expected_digest = entry.state_digest;
    switch (entry.kind) {
    case core::EntryKind::Play: {
        const auto events = m_parts->events_of(entry);
        m_parts->require_fit(events);
        return m_parts->book(entry.command, events, entry.overruled, entry.reason, target);
    }
    case core::EntryKind::Undo:
        return undo_from(target);
    case core::EntryKind::Redo:
        return take_up(target);
    case core::EntryKind::Note:
        break;
    }
    const auto command = Past<G>::written(entry);
    if (Past<G>::is_bookmark(command)) {
        return bookmarked(target) == marked ? bookmark(target) : note(entry.summary, target);
    }
    const auto text = command.is_object() ? command.find("text") : command.end();
    return note(text != command.end() && text->is_string() ? text->template get<std::string>() : entry.summary, target);
}

template <core::GameModule G> std::optional<Entry> Session<G>::note(const std::string& text, std::int64_t about) {
    if (text.find_first_not_of(" \t\r\n") == std::string::npos || core::characters_in(text) > most_characters || about < 0 ||
        about > file().last_seq()) {
        return std::nullopt;
    }
    return m_parts->remark({{"type", "note"}, {"text", text}}, about);
}

template <core::GameModule G> std::optional<Entry> Session<G>::bookmark(std::int64_t about) {
    if (about < 1 || about > file().last_seq()) {
        return std::nullopt;
    }
    return m_parts->remark({{"type", "bookmark"}}, about);
}

template <core::GameModule G> bool Session<G>::bookmarked(std::int64_t seq) const { return bookmarked(seq, file().last_seq() + 1); }

template <core::GameModule G> bool Session<G>::bookmarked(std::int64_t seq, std::int64_t before) const {
    return m_parts->marked_before(before, seq);
}

template <core::GameModule G> bool Session<G>::can_undo() const { return !read_only() && m_parts->standing.size() > 1; }
template <core::GameModule G> bool Session<G>::can_redo() const { return !read_only() && m_parts->course.redo_target().has_value(); }

template <core::GameModule G> std::optional<Entry> Session<G>::undo() {
    return can_undo() ? undo_from(m_parts->standing.back()) : std::nullopt;
}

template <core::GameModule G> std::optional<Entry> Session<G>::undo_from(std::int64_t seq) {
    const auto& standing = m_parts->standing;
    if (standing.size() < 2 || seq == standing.front() || !std::ranges::binary_search(standing, seq)) {
        return std::nullopt;
    }
    return m_parts->undo_from(seq);
}

template <core::GameModule G> std::optional<Entry> Session<G>::redo() {
    const auto target = m_parts->course.redo_target();
    return target ? std::optional(m_parts->redo(*target)) : std::nullopt;
}

template <core::GameModule G> std::vector<core::Branch> Session<G>::branches() const { return m_parts->course.branches(); }

template <core::GameModule G> std::optional<Entry> Session<G>::take_up(std::int64_t left) {
    if (read_only() || !m_parts->course.has_left(left)) {
        return std::nullopt;
    }
    return m_parts->course.redo_target() == left ? m_parts->redo(left) : m_parts->take_up(left);
}

template <core::GameModule G> std::optional<std::filesystem::path> Session<G>::put_back() { return m_parts->file.put_back(); }

template <core::GameModule G> std::vector<LogLine> Session<G>::log() const {
    return last_entries(static_cast<std::size_t>(m_parts->file.last_seq()));
}

template <core::GameModule G> std::vector<LogLine> Session<G>::last_entries(std::size_t count) const {
    const auto last = m_parts->file.last_seq();
    const auto first = std::max<std::int64_t>(1, last - static_cast<std::int64_t>(count) + 1);
    std::vector<LogLine> lines;
    for (auto& entry : m_parts->file.entries(first, last)) {
        const bool undone = entry.kind == core::EntryKind::Play && !std::ranges::binary_search(m_parts->standing, entry.seq);
        lines.push_back({std::move(entry), undone});
    }
    return lines;
}

template <core::GameModule G> std::vector<core::Message> Session<G>::sentences(const Entry& entry) const {
    return m_parts->sentences_of(entry);
}

template <core::GameModule G> std::string Session<G>::in_english(const Entry& entry) const {
    return m_parts->in_english(m_parts->sentences_of(entry));
}

template <core::GameModule G> std::vector<core::Roll> Session<G>::dice(const Entry& entry) const {
    try {
        return entry.kind == core::EntryKind::Play ? m_parts->dice_of(entry) : std::vector<core::Roll>{};
    } catch (const FileError&) {
        return {};
    }
}

template <core::GameModule G> typename Session<G>::State Session<G>::state_at(std::int64_t seq) const {
    return m_parts->look_at(m_parts->standing_at(seq));
}

template <core::GameModule G> std::vector<std::int64_t> Session<G>::standing_at(std::int64_t seq) const {
    return m_parts->standing_at(seq);
}

template <core::GameModule G> std::string Session<G>::digest() const { return m_parts->digest_of(m_parts->state); }

template <core::GameModule G> bool Session<G>::shows(const std::string& recorded, std::int64_t seq) const {
    return m_parts->shows(seq == 0 ? m_parts->state : state_at(seq), recorded);
}

template <core::GameModule G> std::string Session<G>::write(const Tables& tables, const Command& command) {
    return json_line(to_json(tables, command));
}

template <core::GameModule G> typename Session<G>::Command Session<G>::read(const Tables& tables, std::string_view json) {
    return from_json<Command>(tables, parse_json(json));
}

template <core::GameModule G> std::string Session<G>::write_events(const Tables& tables, const std::vector<Event>& events) {
    return json_line(to_json(tables, events));
}

template <core::GameModule G> std::vector<typename G::Event> Session<G>::read_events(const Tables& tables, std::string_view json) {
    return from_json<std::vector<Event>>(tables, parse_json(json));
}

} // namespace intendant::db

#include "db/session/session_reading_impl.hpp"
