#include "app/cli/script_line.hpp"

#include "db/codec/digest_fields.hpp"
#include "db/codec/axis_allies/json.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"

namespace intendant::cli {

namespace {

using db::CodecError;
using db::Json;

std::string take_text(Json& line, const char* key) {
    const auto found = line.find(key);
    if (found == line.end()) {
        return {};
    }
    if (!found->is_string()) {
        throw CodecError(key, "a text in quotes is expected");
    }
    auto text = found->get<std::string>();
    line.erase(found);
    return text;
}

std::int64_t take_number(Json& line, const char* key) {
    const auto found = line.find(key);
    if (found == line.end()) {
        return 0;
    }
    const auto number = db::detail::at_place(key, [&] { return db::from_json<std::int64_t>(db::NoContext{}, *found); });
    if (number < 1) {
        throw CodecError(key, "the number of an entry is expected, from 1 on");
    }
    line.erase(found);
    return number;
}

/// Undo, redo, note and bookmark belong to every game; they are read here.
template <class G>
std::optional<ScriptLine<G>> read_common(Json& line, const std::string& type) {
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
        read.wish = RedoWish{};
    } else if (type == "note") {
        auto text = take_text(line, "text");
        read.wish = NoteWish{std::move(text), take_number(line, "about")};
    } else if (type == "bookmark") {
        const auto about = take_number(line, "about");
        if (about == 0) {
            throw CodecError("about", "the entry that the bookmark is for is missing");
        }
        read.wish = BookmarkWish{about};
    } else {
        return std::nullopt;
    }
    if (!line.empty()) {
        throw CodecError(line.begin().key(), "this key is not known here");
    }
    return read;
}

/// A line that was written by hand and asks for TIME ATTACK by cards without a number gets the book's; a recorded one means what it
/// meant. Rule: RK-TA-1.
void complete(Json& line) {
    const auto options = line.find("options");
    if (options != line.end() && options->is_object() && options->value("ending", Json{}) == "time_attack_reshuffles" &&
        !options->contains("reshuffles")) {
        (*options)["reshuffles"] = risiko::suggested_reshuffles;
    }
}

/// A line that was written by hand and names an edition means its preset of today; a recorded one means what it meant.
void complete_edition(const axis_allies::Tables& tables, Json& line) {
    const auto options = line.find("options");
    if (options == line.end() || !options->is_object() || !options->contains("edition")) {
        return;
    }
    const auto edition = db::detail::at_place("options", [&] {
        return db::detail::at_place("edition", [&] { return db::from_json<axis_allies::Edition>(tables, (*options)["edition"]); });
    });
    const auto preset = axis_allies::preset(edition);
    for (const auto& option : axis_allies::switches) {
        const std::string id(option.id);
        if (!options->contains(id)) {
            (*options)[id] = preset.*option.on;
        }
    }
}

template <class G>
ScriptLine<G> read(const typename G::Tables& tables, std::string_view text, LeftOpen left_open) {
    auto line = db::parse_json(text);
    if (!line.is_object()) {
        throw CodecError("an object { } is expected on each line");
    }
    if (!line.contains("type") || !line["type"].is_string()) {
        throw CodecError("type", "the kind of command is missing");
    }
    ScriptLine<G> recorded;
    recorded.overrule = take_text(line, "overrule");
    recorded.who = take_text(line, "who");
    recorded.digest = take_text(line, "digest");
    if (db::digest_format(recorded.digest) == 0) {
        throw CodecError("digest", "a digest in a form that this program does not know; a newer version may");
    }
    recorded.corrects = take_number(line, "corrects");
    take_text(line, "comment");
    take_text(line, "time");
    line.erase("entry");
    if (line.contains("game") && take_text(line, "game") != G::id) {
        throw CodecError("game", "this line is of another game");
    }
    if (line.contains("events")) {
        recorded.events =
            db::detail::at_place("events", [&] { return db::read_events(tables, db::json_line(line["events"])); });
        line.erase("events");
    } else if (left_open == LeftOpen::AsToday) {
        if constexpr (std::is_same_v<G, risiko::Game>) {
            complete(line);
        } else {
            complete_edition(tables, line);
        }
    }
    const auto type = line["type"].get<std::string>();
    auto rest = line;
    if (auto common = read_common<G>(rest, type)) {
        recorded.wish = std::move(common->wish);
        recorded.events.reset();
    } else {
        recorded.wish = db::Session<G>::read(tables, db::json_line(line));
    }
    return recorded;
}

} // namespace

ScriptLine<axis_allies::Game> read_line(const axis_allies::Tables& tables, std::string_view text, LeftOpen left_open) {
    return read<axis_allies::Game>(tables, text, left_open);
}

ScriptLine<risiko::Game> read_line(const risiko::Tables& tables, std::string_view text, LeftOpen left_open) {
    return read<risiko::Game>(tables, text, left_open);
}

std::string game_of_script(std::string_view first_line) {
    const auto line = Json::parse(first_line, nullptr, false);
    return line.is_object() && line.contains("game") && line["game"].is_string() ? line["game"].get<std::string>()
                                                                                 : std::string{axis_allies::Game::id};
}

} // namespace intendant::cli
