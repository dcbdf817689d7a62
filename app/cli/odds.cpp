#include "app/cli/odds.hpp"

#include "app/cli/games.hpp"
#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"
#include "model/odds/odds.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace intendant::cli {

using db::CodecError;
using db::Json;

std::string decimal(double value, std::chars_format format, int digits) {
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, format, digits).ptr;
    return {text.data(), end};
}

int number(const Json& object, const char* key, int otherwise) {
    const auto found = object.find(key);
    return found == object.end() ? otherwise : db::detail::at_place(key, [&] { return db::from_json<int>(db::NoContext{}, *found); });
}

int between(const Json& object, const char* key, int least, int most, int otherwise) {
    const int value = number(object, key, otherwise);
    if (value < least || value > most) {
        throw CodecError(key, "a number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected");
    }
    return value;
}

bool yes(const Json& object, const char* key, bool otherwise) { return value<bool>(db::NoContext{}, object, key).value_or(otherwise); }

Json options_of(const Json& description) {
    const auto found = description.find("options");
    if (found == description.end()) {
        return Json::object();
    }
    if (!found->is_object()) {
        throw CodecError("options", "an object { } is expected");
    }
    return *found;
}

Json list_of(const std::vector<double>& values) {
    Json list = Json::array();
    for (const auto each : values) {
        list.push_back(decimal(each));
    }
    return list;
}

std::string in_snake_case(std::string_view word) {
    const auto capital = [](char sign) { return sign >= 'A' && sign <= 'Z'; };
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (capital(word[i])) {
            text += i > 0 && !capital(word[i - 1]) ? "_" : "";
            text += static_cast<char>(word[i] - 'A' + 'a');
        } else {
            text += word[i];
        }
    }
    return text;
}

std::string text_at(const Json& object, const char* key, const char* otherwise) {
    const auto found = object.find(key);
    if (found == object.end()) {
        return otherwise;
    }
    if (!found->is_string()) {
        throw CodecError(key, "a text in quotes is expected");
    }
    return found->get<std::string>();
}

double chance_asked(const Json& description) {
    const auto found = description.find("chance");
    if (found == description.end() || !found->is_number() || found->get<double>() < 0 || found->get<double>() > 1) {
        throw CodecError("chance", "a number from 0 to 1 is expected, 0.8 for 80 %");
    }
    return found->get<double>();
}

void check(double certificate) {
    if (certificate > odds::certificate_limit) {
        throw CodecError("the probabilities of this battle do not add up to 1 closely enough (" +
                         decimal(certificate, std::chars_format::scientific, 2) + "); no result is given");
    }
}

namespace {

/// All keys in snake case. Throws: CodecError where one is said in both ways.
Json keys_of_today(const Json& json) {
    if (!json.is_object() && !json.is_array()) {
        return json;
    }
    auto today = json.is_object() ? Json::object() : Json::array();
    if (json.is_array()) {
        for (const auto& each : json) {
            today.push_back(keys_of_today(each));
        }
        return today;
    }
    for (const auto& [key, each] : json.items()) {
        const auto word = in_snake_case(key);
        if (today.contains(word)) {
            throw CodecError(word, "is said twice");
        }
        today[word] = keys_of_today(each);
    }
    return today;
}

/// The odds of a game whose id, or a kind of before, is asked for; false where it is another game's.
template <class G> bool answers(Json& description, const std::string& kind, Json& result) {
    bool mine = kind == G::id;
    for (const auto& old : Terminal<G>::old_kinds) {
        if (kind == old.kind) {
            mine = true;
            if (!old.battle.empty()) {
                description["battle"] = old.battle;
            }
        }
    }
    if (mine) {
        result = Terminal<G>::odds(description);
    }
    return mine;
}

/// What a game says to a question that goes beyond one battle; false where it does not know it.
template <class G> bool answers_further(const Json& description, std::string_view kind, Json& result) {
    if (kind == "need") {
        result = Terminal<G>::need(description);
        return true;
    }
    if constexpr (requires { Terminal<G>::waves(description), Terminal<G>::hold(description); }) {
        if (kind == "waves" || kind == "hold") {
            result = kind == "waves" ? Terminal<G>::waves(description) : Terminal<G>::hold(description);
            return true;
        }
    }
    return false;
}

/// The answer of the game that is named, else of the first that knows the question. Throws: CodecError where none does.
Json further(const Json& description, std::string_view kind) {
    const auto game = text_at(description, "game", "");
    Json result;
    std::vector<std::string_view> ids;
    if (!any_game([&]<class G>(G) {
            ids.push_back(G::id);
            return (game.empty() || game == G::id) && answers_further<G>(description, kind, result);
        })) {
        throw CodecError("game", std::ranges::find(ids, game) == ids.end() ? "one of " + in_quotes(ids) + " is expected"
                                                                           : "'" + game + "' does not answer '" + std::string{kind} + "'");
    }
    return result;
}

constexpr std::array<std::string_view, 3> further_kinds{"need", "waves", "hold"};

} // namespace

std::string odds_of(std::string_view text) {
    auto description = keys_of_today(db::parse_json(text));
    const bool said = description.is_object() && description.contains("kind") && description["kind"].is_string();
    const auto kind = said ? description["kind"].get<std::string>() : std::string{};
    if (std::ranges::find(further_kinds, kind) != further_kinds.end()) {
        return db::json_line(further(description, kind));
    }
    Json result;
    if (!any_game([&]<class G>(G) { return answers<G>(description, kind, result); })) {
        std::vector<std::string_view> ids;
        any_game([&]<class G>(G) {
            ids.push_back(G::id);
            return false;
        });
        ids.insert(ids.end(), further_kinds.begin(), further_kinds.end());
        throw CodecError("kind", "one of " + in_quotes(ids) + " is expected");
    }
    return db::json_line(result);
}

} // namespace intendant::cli
