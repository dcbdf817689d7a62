#pragma once

#include "db/codec/json_fields.hpp"
#include "model/core/enum_words.hpp"
#include "model/core/verdict.hpp"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What questions and descriptions on standard input read alike, key by key. All throw db::CodecError with what is wrong and where.
namespace intendant::cli {

/// The value under the key; nothing where it is not said.
template <class T, class Context> std::optional<T> value(const Context& context, const db::Json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end()) {
        return std::nullopt;
    }
    return db::detail::at_place(key, [&] { return db::from_json<T>(context, *found); });
}

/// `'supply', 'zones'`.
inline std::string in_quotes(const std::vector<std::string_view>& words) {
    std::string text;
    for (const auto each : words) {
        text += (text.empty() ? "'" : ", '") + std::string{each} + "'";
    }
    return text;
}

/// The same, one of the words of an enum.
template <core::WordedEnum E> std::optional<E> word(const db::Json& object, const char* key) {
    const auto text = value<std::string>(db::NoContext{}, object, key);
    if (!text) {
        return std::nullopt;
    }
    const auto found = core::of_id<E>(*text);
    if (!found) {
        throw db::CodecError(key, "one of " + in_quotes({core::enum_words<E>.begin(), core::enum_words<E>.end()}) + " is expected");
    }
    return found;
}

/// No other key than these is there.
inline void only(const db::Json& object, std::initializer_list<std::string_view> keys) {
    for (const auto& [key, unused] : object.items()) {
        if (std::ranges::find(keys, key) == keys.end()) {
            throw db::CodecError(key, "is not known here");
        }
    }
}

/// A question as it was asked of a game with these printed facts: `ask` says which, and each is asked with keys of its own.
template <class Tables> class Asked {
public:
    Asked(const Tables& tables, const db::Json& json, std::string_view ask, std::vector<std::string_view> keys)
        : m_tables(tables), m_json(json), m_ask(ask), m_keys(std::move(keys)) {
        for (const auto& [key, unused] : json.items()) {
            if (key != "ask" && std::ranges::find(m_keys, key) == m_keys.end()) {
                throw db::CodecError(key, "is not known here; " + asked_with());
            }
        }
    }

    std::string_view ask() const { return m_ask; }
    const db::Json& json() const { return m_json; }
    bool says(const char* key) const { return m_json.contains(key); }
    template <class T> std::optional<T> said(const char* key) const { return value<T>(m_tables, m_json, key); }
    template <class T> T needed(const char* key) const {
        auto found = said<T>(key);
        if (!found) {
            throw db::CodecError(key, "is missing; " + asked_with());
        }
        return *std::move(found);
    }
    template <core::WordedEnum E> std::optional<E> said_word(const char* key) const { return word<E>(m_json, key); }

private:
    std::string asked_with() const {
        return "'" + std::string{m_ask} + "' is asked with " + (m_keys.empty() ? std::string{"nothing else"} : in_quotes(m_keys));
    }

    const Tables& m_tables;
    const db::Json& m_json;
    std::string_view m_ask;
    std::vector<std::string_view> m_keys;
};

/// A question that a game answers: its word, the keys that it may be asked with, and the function of `Answers` that answers it.
template <class Answers> struct AnsweredQuestion {
    std::string_view ask;
    std::vector<std::string_view> keys;
    db::Json (Answers::*answer)() const;
};

/// The answer to the question of these that was asked. `Answers` is made of the state and an `Asked`.
template <class Answers, class State>
db::Json answer_of(const std::vector<AnsweredQuestion<Answers>>& questions, const State& state, const db::Json& json) {
    if (!json.is_object()) {
        throw db::CodecError("an object { } is expected");
    }
    if (!state.begun) {
        throw db::CodecError("the game has not begun");
    }
    const auto ask = value<std::string>(db::NoContext{}, json, "ask");
    const auto found = std::ranges::find_if(questions, [&](const auto& each) { return ask == each.ask; });
    if (found == questions.end()) {
        std::vector<std::string_view> words;
        for (const auto& each : questions) {
            words.push_back(each.ask);
        }
        throw db::CodecError("ask", "one of " + in_quotes(words) + " is expected");
    }
    const Answers answers(state, Asked(*state.tables, json, found->ask, found->keys));
    return (answers.*found->answer)();
}

/// What stands against the command that was decided, `[{"clause": "M-60", "why": "..."}]`; nothing where it is booked without a word.
template <class G> db::Json against(const typename G::Tables& tables, const core::Verdict<typename G::Event>& verdict) {
    const auto row = [&](const core::RuleRef& rule, const core::Message& why) {
        return db::Json{{"clause", rule.id}, {"why", G::to_english(tables, why)}};
    };
    if (core::refused(verdict)) {
        return db::Json::array({row(core::refusal(verdict).rule, core::refusal(verdict).why)});
    }
    auto list = db::Json::array();
    for (const auto& warning : core::acceptance(verdict).warnings) {
        list.push_back(row(warning.rule, warning.why));
    }
    return list;
}

} // namespace intendant::cli
