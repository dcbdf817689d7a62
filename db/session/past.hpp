#pragma once

#include "db/codec/digest_fields.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"
#include "db/codec/weight.hpp"
#include "db/file/game_file.hpp"
#include "db/session/snapshot.hpp"
#include "model/core/game_module.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace intendant::db {

/// What the entries of a file say of the past of a game: what each of them did, which plays stood, and what the books were.
template <core::GameModule G> struct Past {
    using State = typename G::State;
    using Event = typename G::Event;
    using Tables = typename G::Tables;

    Past(GameFile of, std::shared_ptr<const Tables> facts) : file(std::move(of)), tables(std::move(facts)) {}

    GameFile file;
    std::shared_ptr<const Tables> tables;
    std::vector<core::Step> steps{};           ///< of all entries, the first at 0
    core::Course course{};                     ///< what they come to
    std::vector<core::Course::Place> places{}; ///< where it was after each
    /// States after a play that were looked at. What stood before a play is always the same, so its number says it all.
    std::map<std::int64_t, State> seen{};
    std::size_t weight_seen{0};

    void take(const core::Step& step) {
        steps.push_back(step);
        course.take(step); // one that makes no sense is passed over
        places.push_back(course.place());
    }
    void take_all(std::vector<core::Step> all) {
        steps = std::move(all);
        course = {};
        places.clear();
        places.reserve(steps.size());
        for (const auto& step : steps) {
            course.take(step);
            places.push_back(course.place());
        }
    }

    std::string digest_of(const State& of) const { return written_digest(*tables, of); }

    /// The books are those that were recorded with this digest, in the format that it names.
    bool shows(const State& books, const std::string& recorded) const { return has_digest(*tables, books, recorded); }

    /// What is wrong where they are not.
    static core::Message other_books(const std::string& recorded) {
        return {digest_format(recorded) > 0
                    ? INTENDANT_TR("Entry {entry} leads to other books than were recorded.")
                    : INTENDANT_TR("Entry {entry} has a digest in a form that this program does not know. Install a newer version."),
                {}};
    }

    static FileError damaged(core::Message what, std::int64_t seq) {
        what.parameters.emplace_back("entry", std::to_string(seq));
        return FileError(FileErrorKind::Damaged, std::move(what));
    }

    /// Throws: FileError where they cannot be read.
    std::vector<Event> events_of(const Entry& entry) const {
        try {
            return from_json<std::vector<Event>>(*tables, parse_json(entry.events));
        } catch (const CodecError& error) {
            throw damaged({INTENDANT_TR("Entry {entry} cannot be read: {why}."), {{"why", error.what()}}}, entry.seq);
        }
    }

    /// The state after the play, event by event: `visit` sees each with the state before it. Throws: FileError where what is
    /// recorded does not fit; a file may say anything, and only what fits reaches the rules.
    template <class Visit> State replay(State from, const Entry& play, Visit&& visit) const {
        for (const auto& event : events_of(play)) {
            if (const auto why = G::misfit(from, event)) {
                throw damaged(*why, play.seq);
            }
            visit(std::as_const(from), event);
            from = G::apply(std::move(from), event);
        }
        if (const auto why = G::misfit(from)) {
            throw damaged(*why, play.seq);
        }
        return from;
    }
    State replay(State from, const Entry& play) const {
        return replay(std::move(from), play, [](const State&, const Event&) {});
    }

    /// `visit` sees each play after its number with the state after it.
    template <class Visit> State replay_each(State from, std::span<const std::int64_t> plays, Visit&& visit) const {
        constexpr std::ptrdiff_t read_at_once = 200;
        for (auto first = plays.begin(); first != plays.end();) { // plays in a row are read together
            auto last = first;
            while (last + 1 != plays.end() && *(last + 1) == *last + 1 && last - first + 1 < read_at_once) {
                ++last;
            }
            for (const auto& entry : file.entries(*first, *last)) {
                from = replay(std::move(from), entry);
                visit(entry.seq, std::as_const(from));
            }
            first = last + 1;
        }
        return from;
    }
    State replay(State from, std::span<const std::int64_t> plays) const {
        return replay_each(std::move(from), plays, [](std::int64_t, const State&) {});
    }

    core::Course::Place place_at(std::int64_t seq) const {
        const auto known = std::min(seq, static_cast<std::int64_t>(places.size()));
        return known < 1 ? core::Course::Place{0} : places[static_cast<std::size_t>(known) - 1];
    }
    /// The plays that stood after entry `seq`.
    std::vector<std::int64_t> standing_at(std::int64_t seq) const { return course.standing(place_at(seq)); }
    /// The last of them; 0: none did.
    std::int64_t last_play_at(std::int64_t seq) const { return course.last(place_at(seq)); }

    /// An image is a cache: one that does not show the books of its entry is not used; nor is one that says more than the digest of
    /// its entry covers.
    static std::optional<State> checked_image(const GameFile& file, const std::shared_ptr<const Tables>& tables,
                                              const std::pair<std::int64_t, std::string>& snapshot) {
        auto image = read_snapshot<State>(snapshot.second);
        if (!image) {
            return std::nullopt;
        }
        if constexpr (requires { take_facts(*image, tables); }) { // a game's own counters may say otherwise
            take_facts(*image, tables);
        } else {
            image->tables = tables;
        }
        const auto entry = file.entries(snapshot.first, snapshot.first);
        if (entry.empty() || G::misfit(*image) || written_digest(*tables, *image) != entry.front().state_digest) {
            return std::nullopt;
        }
        return image;
    }

    /// The state that these plays lead to, from the newest snapshot that lies on their way.
    State state_of(std::span<const std::int64_t> plays) const {
        auto before = plays.empty() ? 0 : plays.back();
        while (before > 0) {
            const auto snapshot = file.snapshot_at_or_before(before);
            if (!snapshot) {
                break;
            }
            // One that was taken after a play that does not stand is not on the way, nor is any between it and the last
            // play that does.
            const auto behind = std::ranges::upper_bound(plays, snapshot->first);
            if (behind == plays.begin() || *(behind - 1) != snapshot->first) {
                before = behind == plays.begin() ? 0 : *(behind - 1);
                continue;
            }
            before = snapshot->first - 1;
            auto image = checked_image(file, tables, *snapshot); // what stood before a play is always the same
            if (!image) {
                continue;
            }
            return replay(std::move(*image), {behind, plays.end()});
        }
        return replay(G::empty(tables), plays);
    }

    /// The same, for someone who looks at one state after another.
    const State& look_at(const std::vector<std::int64_t>& plays) {
        constexpr std::size_t kept = 400;
        constexpr std::size_t most_weight = 16U << 20U; // bytes
        constexpr std::size_t reach = 40;               // as many plays before the wanted one are kept with it
        if (seen.size() > kept || weight_seen > most_weight) {
            seen.clear();
            weight_seen = 0;
        }
        auto known = plays.size();
        const auto least = known > reach ? known - reach : 0;
        while (known > least && !seen.contains(plays[known - 1])) {
            --known;
        }
        if (known == least) {
            const auto seq = known == 0 ? 0 : plays[known - 1];
            if (!seen.contains(seq)) {
                keep(seq, state_of(std::span(plays).first(known)));
            }
        }
        for (; known < plays.size(); ++known) {
            const auto& before = seen.at(known == 0 ? 0 : plays[known - 1]);
            keep(plays[known], replay(before, entry_at(plays[known])));
        }
        return seen.at(plays.empty() ? 0 : plays.back());
    }

    void keep(std::int64_t seq, State state) {
        weight_seen += weight_of(state);
        seen.insert_or_assign(seq, std::move(state));
    }

    std::string in_english(const std::vector<core::Message>& sentences) const {
        std::string text;
        for (const auto& sentence : sentences) {
            text += (text.empty() ? "" : " ") + G::to_english(*tables, sentence);
        }
        return text;
    }

    /// The column `overruled`.
    std::string written_warnings(const std::vector<core::Warning>& warnings) const {
        if (warnings.empty()) {
            return {};
        }
        Json list = Json::array();
        for (const auto& warning : warnings) {
            list.push_back({{"breaks_rule", warning.kind == core::WarningKind::BreaksRule},
                            {"rule", warning.rule.id},
                            {"why", G::to_english(*tables, warning.why)}});
        }
        return json_line(list);
    }

    core::Message sentence_of(const Entry& play, const Event& event) const {
        return G::summary(*tables, {play.round, play.seat, play.phase}, event);
    }

    /// What the events of a play say. Throws: FileError.
    std::vector<core::Message> playing(const Entry& entry) const {
        std::vector<core::Message> sentences;
        for (const auto& event : events_of(entry)) {
            sentences.push_back(sentence_of(entry, event));
        }
        return sentences;
    }

    /// `what`, then the sentences of the play of which it speaks.
    std::vector<core::Message> sentences_about(std::string what, std::int64_t seq, std::int64_t last = 0) const {
        std::vector<core::Message> sentences{{std::move(what), {{"entry", std::to_string(seq)}}}};
        if (last != 0) {
            sentences.front().parameters.emplace_back("last", std::to_string(last));
        }
        const auto entry = entry_at(seq);
        if (entry.kind == core::EntryKind::Play) { // a file may say that it is another
            std::ranges::move(playing(entry), std::back_inserter(sentences));
        }
        return sentences;
    }

    /// `last`: the last play that stood before it.
    std::vector<core::Message> undoing(std::int64_t seq, std::int64_t last) const {
        return sentences_about(
            seq == last ? INTENDANT_TR("Taken back, entry {entry}:") : INTENDANT_TR("Taken back, everything from entry {entry} on:"), seq);
    }

    /// `seq`: the redo; `target`: the undo that is brought back, or the undo or redo that left the branch that is taken up.
    std::vector<core::Message> redoing(std::int64_t seq, std::int64_t target) const {
        const auto back = course.between(place_at(seq - 1), place_at(target - 1));
        const auto left = course.between(place_at(target - 1), place_at(seq - 1));
        const auto first = back.empty() ? entry_at(target).target : back.front();
        const auto last = last_play_at(target - 1);
        if (!left.empty()) {
            auto sentences =
                sentences_about(INTENDANT_TR("Taken up again, the branch from entry {entry} to entry {last}; left, from entry {from} "
                                             "to entry {to}:"),
                                first, last);
            sentences.front().parameters.emplace_back("from", std::to_string(left.front()));
            sentences.front().parameters.emplace_back("to", std::to_string(left.back()));
            return sentences;
        }
        return last <= first ? sentences_about(INTENDANT_TR("Brought back, entry {entry}:"), first)
                             : sentences_about(INTENDANT_TR("Brought back, everything from entry {entry} to entry {last}:"), first, last);
    }

    /// A command of another version may say anything.
    static Json written(const Entry& entry) {
        try {
            return parse_json(entry.command);
        } catch (const CodecError&) {
            return {};
        }
    }
    static bool is_bookmark(const Json& command) {
        return command.is_object() && command.contains("type") && command["type"] == "bookmark";
    }

    /// `marked`: the entry that it is about bore a bookmark before.
    static std::vector<core::Message> noting(const Entry& entry, const Json& command, bool marked) {
        const std::string about = std::to_string(entry.target);
        if (is_bookmark(command)) {
            return {{marked ? INTENDANT_TR("The bookmark at entry {entry} is taken away.") : INTENDANT_TR("Bookmark at entry {entry}."),
                     {{"entry", about}}}};
        }
        const bool has_text = command.is_object() && command.contains("text") && command["text"].is_string();
        const auto text =
            has_text ? command["text"].template get<std::string>() : entry.summary; // a remark of a later version at least says its summary
        if (entry.target == 0) {
            return {{"{note}", {{"note", core::words(text)}}}};
        }
        return {{INTENDANT_TR("On entry {entry}: {note}"), {{"entry", about}, {"note", core::words(text)}}}};
    }

    /// Throws: FileError where there is none; a file may speak of any.
    Entry entry_at(std::int64_t seq) const {
        auto found = file.entries(seq, seq);
        if (found.empty()) {
            throw FileError(
                FileErrorKind::Damaged,
                {INTENDANT_TR("The game {name} is damaged: entries are missing. A backup may be whole."), {{"name", quoted(file.path())}}});
        }
        return std::move(found.front());
    }
};

} // namespace intendant::db
