#pragma once

#include "model/risiko/game.hpp"

#include "tests/support/catch.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// A table for the tests of the rules: a state, commands in few words, and the clauses against them.
namespace intendant::risiko::tests {

inline std::shared_ptr<const Tables> printed_tables() {
    static const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/risiko");
    return tables;
}

inline TerritoryId at(std::string_view id) {
    const auto found = printed_tables()->find(id);
    INFO(std::string{id});
    REQUIRE(found);
    return *found;
}

inline CardId card(std::string_view id) {
    const auto found = printed_tables()->find_card(id);
    INFO(std::string{id});
    REQUIRE(found);
    return *found;
}

inline core::Throw dice(std::vector<int> faces) {
    core::Throw thrown;
    thrown.faces = std::move(faces);
    return thrown;
}

inline std::vector<Player> players(int count) {
    std::vector<Player> seated;
    for (int i = 0; i < count; ++i) {
        seated.push_back({"player " + std::to_string(i + 1), all_colours[static_cast<std::size_t>(i)]});
    }
    return seated;
}

/// Holdings of a game taken over in which three colours have something.
inline const std::map<std::string, std::pair<Colour, int>> three_colours{
    {"siam", {Colour::Blue, 1}}, {"india", {Colour::Blue, 2}}, {"peru", {Colour::Green, 3}}};

using Clauses = std::vector<std::string>;

class Board {
public:
    Board() : state(empty_state(printed_tables())) {}

    /// A game taken over: red holds what is named for nobody else, with one army each; it is red's turn in that round.
    static Board taken_over(const std::map<std::string, std::pair<Colour, int>>& holdings, Options options = {}, int round = 5,
                            std::vector<InHand> hands = {}, std::vector<CardId> discards = {}, int reshuffles = 0, int seats = 3) {
        Board board;
        Situation situation{
            .round = round, .player = Colour::Red, .hands = std::move(hands), .discards = std::move(discards), .reshuffles = reshuffles};
        for (const auto& territory : printed_tables()->territories) {
            const auto held = holdings.find(territory.id);
            situation.holdings.push_back({at(territory.id), held == holdings.end() ? Colour::Red : held->second.first,
                                          held == holdings.end() ? 1 : held->second.second});
        }
        board.play(BeginGame{.options = options, .players = players(seats), .situation = situation});
        return board;
    }

    /// Books; nothing may stand against it.
    Board& play(const Command& command) {
        const auto verdict = decide(state, command);
        if (core::refused(verdict)) {
            FAIL(core::refusal(verdict).rule.id + ": " + to_english(*printed_tables(), core::refusal(verdict).why));
        }
        const auto& accepted = core::acceptance(verdict);
        for (const auto& warning : accepted.warnings) {
            FAIL(warning.rule.id + ": " + to_english(*printed_tables(), warning.why));
        }
        take(accepted.events);
        return *this;
    }
    /// Books against the warnings.
    Board& overrule(const Command& command) {
        const auto verdict = decide(state, command);
        REQUIRE_FALSE(core::refused(verdict));
        REQUIRE_FALSE(core::acceptance(verdict).warnings.empty());
        take(core::acceptance(verdict).events);
        return *this;
    }
    /// Places what is due on one territory.
    Board& place_all(std::string_view territory) { return play(PlaceArmies{{{at(territory), state.turn.to_place()}}}); }

    /// The clause of the refusal; empty when it is not refused.
    std::string refused(const Command& command) const {
        const auto verdict = decide(state, command);
        if (!core::refused(verdict)) {
            return {};
        }
        CHECK_FALSE(to_english(*printed_tables(), core::refusal(verdict).why).empty());
        return core::refusal(verdict).rule.id;
    }
    /// The clauses of the warnings; `refused` for a refusal.
    Clauses warned(const Command& command) const {
        const auto verdict = decide(state, command);
        if (core::refused(verdict)) {
            return {"refused"};
        }
        Clauses clauses;
        for (const auto& warning : core::acceptance(verdict).warnings) {
            clauses.push_back(warning.rule.id);
        }
        return clauses;
    }
    /// The first event of that kind in the last booking.
    template <class Kind> const Kind* last() const {
        for (const auto& event : events) {
            if (const auto* found = std::get_if<Kind>(&event)) {
                return found;
            }
        }
        return nullptr;
    }
    int armies(std::string_view territory) const { return state[at(territory)].armies; }
    std::optional<Colour> owner(std::string_view territory) const { return state[at(territory)].owner; }
    PlayerState& of(Colour colour) { return *find_player(state, colour); }

    State state;
    std::vector<Event> events; ///< of the last booking

private:
    void take(const std::vector<Event>& booked) {
        events = booked;
        for (const auto& event : booked) {
            state = apply(std::move(state), event);
        }
        CHECK(miscounted(state).empty());
        CHECK((state.turn.round == 0 || cards_in_game(state) == printed_tables()->cards()));
    }
};

} // namespace intendant::risiko::tests
