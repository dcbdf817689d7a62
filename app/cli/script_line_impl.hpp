#pragma once

#include "app/cli/script_line.hpp"
#include "db/codec/digest_fields.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"
#include "model/core/printable.hpp"

/// The body of `read_line`; included once for each game.
namespace intendant::cli {

/// What a game fills into a line that was written by hand and leaves something open; a recorded line means what it meant. To be
/// specialised where there is something.
template <class G> void complete(const typename G::Tables&, db::Json&) {}

/// Takes the text, or the number of an entry, out of the line; "" and 0 where there is none. Throws: CodecError.
std::string take_text(db::Json& line, const char* key);
std::int64_t take_number(db::Json& line, const char* key);

namespace detail {

/// Undo, redo, note and bookmark belong to every game; they are read here.
template <class G> std::optional<ScriptLine<G>> read_common(db::Json& line, const std::string& type) {
    ScriptLine<G> read;
    line.erase("type");
    if (type == "undo") {
        UndoWish wish;
        if (line.contains("from")) {
            wish.from = db::detail::at_place("from", [&] { return db::from_json<std::int64_t>(db::NoContext{}, line["from"]); });
            line.erase("from");
        }
        read.wish = wish;
    } else if (type == "redo") {
        RedoWish wish;
        if (line.contains("left")) {
            wish.left = take_number(line, "left");
        }
        read.wish = wish;
    } else if (type == "note") {
        auto text = take_text(line, "text");
        read.wish = NoteWish{std::move(text), take_number(line, "about")};
    } else if (type == "bookmark") {
        const auto about = take_number(line, "about");
        if (about == 0) {
            throw db::CodecError("about", "the entry that the bookmark is for is missing");
        }
        read.wish = BookmarkWish{about};
    } else {
        return std::nullopt;
    }
    if (!line.empty()) {
        throw db::CodecError(line.begin().key(), "this key is not known here");
    }
    return read;
}

} // namespace detail

template <class G> ScriptLine<G> read_line(const typename G::Tables& tables, std::string_view text, LeftOpen left_open) {
    auto line = db::parse_json(text);
    if (!line.is_object()) {
        throw db::CodecError("an object { } is expected on each line");
    }
    if (!line.contains("type") || !line["type"].is_string()) {
        throw db::CodecError("type", "the kind of command is missing");
    }
    ScriptLine<G> recorded;
    recorded.overrule = take_text(line, "overrule");
    recorded.who = take_text(line, "who");
    if (core::characters_in(recorded.who) > db::most_characters_of_a_name) {
        throw db::CodecError("who", "a name has at most " + std::to_string(db::most_characters_of_a_name) + " characters");
    }
    recorded.digest = take_text(line, "digest");
    if (db::digest_format(recorded.digest) == 0) {
        throw db::CodecError("digest", "a digest in a form that this program does not know; a newer version may");
    }
    recorded.corrects = take_number(line, "corrects");
    take_text(line, "comment");
    take_text(line, "time");
    line.erase("entry");
    if (line.contains("game") && take_text(line, "game") != G::id) {
        throw db::CodecError("game", "this line is of another game");
    }
    if (line.contains("events")) {
        recorded.events =
            db::detail::at_place("events", [&] { return db::Session<G>::read_events(tables, db::json_line(line["events"])); });
        line.erase("events");
    } else if (left_open == LeftOpen::AsToday) {
        complete<G>(tables, line);
    }
    const auto type = line["type"].get<std::string>();
    auto rest = line;
    if (auto common = detail::read_common<G>(rest, type)) {
        recorded.wish = std::move(common->wish);
        recorded.events.reset();
    } else {
        recorded.wish = db::Session<G>::read(tables, db::json_line(line));
    }
    return recorded;
}

} // namespace intendant::cli
