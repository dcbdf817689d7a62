#pragma once

#include "model/afrika_korps/game.hpp"
#include "tests/model/afrika_korps/contacts.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// A table for the tests of the rules: a state, commands in few words, and the clauses against them.
namespace intendant::afrika_korps::tests {

using Clauses = std::vector<std::string>;
inline const Clauses nothing{};

/// Counters by id or printed name.
inline std::vector<CounterId> counters(std::initializer_list<std::string_view> words) {
    std::vector<CounterId> found;
    found.reserve(words.size());
    for (const auto word : words) {
        const auto id = printed_tables()->find_unit(word);
        INFO(std::string{word});
        REQUIRE(id);
        found.push_back(*id);
    }
    return found;
}
inline CounterId unit(std::string_view word) { return counters({word}).front(); }

inline std::vector<HexId> hexes(std::initializer_list<std::string_view> labels) {
    std::vector<HexId> found;
    found.reserve(labels.size());
    for (const auto label : labels) {
        found.push_back(hex_at(label));
    }
    return found;
}

inline core::Throw die(int face) {
    core::Throw thrown;
    thrown.faces = {face};
    return thrown;
}

inline std::vector<DefenderRow> enemies(std::initializer_list<std::string_view> words) {
    std::vector<DefenderRow> rows;
    rows.reserve(words.size());
    for (const auto id : counters(words)) {
        rows.push_back({.unit = id});
    }
    return rows;
}

class Desert {
public:
    /// The situation of March 1941.
    explicit Desert(Depth depth = Depth::WholeMap, Options options = {}) : state(empty_state(printed_tables())) {
        options.depth = depth;
        play(BeginGame{.options = options});
    }

    /// Nothing on the map but these, at depth whole map; the rest waits where it cannot matter.
    static Desert with(std::initializer_list<std::pair<std::string_view, std::string_view>> rows, Options options = {}) {
        Desert desert(Depth::WholeMap, options);
        for (std::size_t i = 0; i < desert.state.pieces.size(); ++i) {
            auto& piece = desert.state.pieces[i];
            const auto& counter = printed_tables()->counters[i];
            if (piece.status == Status::Map) {
                piece = {.status = counter.combat_unit() ? Status::Eliminated : Status::Stock};
            }
        }
        for (const auto& [word, label] : rows) {
            desert.state.pieces[unit(word).index] = {.status = Status::Map, .hex = hex_at(label)};
        }
        return desert;
    }

    /// The turn of a side, as if all before it had passed.
    Desert& at(int number, Side side, Phase phase = Phase::Start) {
        state.turn = {.number = number, .side = side, .phase = phase};
        return *this;
    }

    Piece& operator[](std::string_view word) { return state.pieces[unit(word).index]; }

    /// Books; nothing may stand against it.
    Desert& play(const Command& command) {
        CHECK(against(command) == nothing);
        return overrule(command);
    }
    /// Books with a reason.
    Desert& overrule(const Command& command) {
        const auto verdict = decide(state, command);
        if (core::refused(verdict)) {
            FAIL(core::refusal(verdict).rule.id + ": " + to_english(*printed_tables(), core::refusal(verdict).why));
        }
        for (const auto& event : core::acceptance(verdict).events) {
            state = apply(std::move(state), event);
            CHECK(!to_english(*printed_tables(), summary(*printed_tables(), event)).empty());
        }
        return *this;
    }
    /// The clauses of the warnings, or `! AK-..` of a refusal.
    Clauses against(const Command& command) const {
        const auto verdict = decide(state, command);
        if (core::refused(verdict)) {
            CHECK(!core::refusal(verdict).why.id.empty());
            return {"! " + core::refusal(verdict).rule.id};
        }
        Clauses clauses;
        for (const auto& warning : core::acceptance(verdict).warnings) {
            clauses.push_back(warning.rule.id);
        }
        return clauses;
    }

    State state;
};

} // namespace intendant::afrika_korps::tests
