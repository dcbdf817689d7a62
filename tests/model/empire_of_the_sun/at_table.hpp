#pragma once

#include "model/empire_of_the_sun/game.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"

#include <memory>

namespace intendant::empire_of_the_sun::tests {

inline core::Throw die(int face) { return {.die = core::Die::TenFaces, .faces = {face}}; }

/// A table that enters one command after the other; what does not go as the test says fails it.
class AtTable {
public:
    explicit AtTable(std::string_view scenario = "short_campaign", Options options = {}, std::optional<int> china_length = {}) {
        static const auto loaded = load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
        m_state = empty_state(loaded);
        enter(BeginGame{
            .scenario = find_scenario(*loaded, scenario).value(), .options = options, .players = {}, .china_length = china_length});
    }

    const State& now() const { return m_state; }
    int operator[](Track track) const { return m_state[track]; }
    const Station& operator[](std::string_view id) const { return m_state[unit(id)]; }
    CardPlace place_of(std::string_view id) const { return m_state[card(id)]; }
    std::string at(std::string_view id) const {
        const auto& place = (*this)[id].place;
        return place.kind == PlaceKind::Hex ? tables().map->label(place.hex) : std::string{id_of(place.kind)};
    }

    /// It is booked, and nothing speaks against it.
    void enter(const Command& command) {
        const auto found = accepted(command);
        for (const auto& warning : found.warnings) {
            FAIL_CHECK(warning.rule.id + ": " + to_english(tables(), warning.why));
        }
        book(found);
    }
    /// It is booked by a ruling of the table.
    void rule(const Command& command) { book(accepted(command)); }
    /// The clauses that speak against it; it is not booked.
    std::vector<std::string> against(const Command& command) const {
        std::vector<std::string> clauses;
        for (const auto& warning : accepted(command).warnings) {
            clauses.push_back(warning.rule.id);
        }
        return clauses;
    }
    bool breaks(const Command& command, std::string_view clause) const { return has(against(command), std::string{clause}); }
    /// The clause that refuses it.
    std::string refused(const Command& command) const {
        const auto verdict = decide(m_state, command);
        if (!core::refused(verdict)) {
            return "";
        }
        CHECK(!to_english(tables(), core::refusal(verdict).why).empty());
        return core::refusal(verdict).rule.id;
    }

    void set(std::vector<TrackRow> rows) { rule(Stocktake{.tracks = std::move(rows), .reason = "for the test"}); }
    void put(std::string_view id, std::string_view hex, Step step = Step::Full) {
        rule(Stocktake{.units = {{.unit = unit(id), .place = {.kind = PlaceKind::Hex, .hex = hex_at(hex)}, .step = step}},
                       .reason = "for the test"});
    }
    void put(std::string_view id, PlaceKind kind, int turn = 0, Step step = Step::Full) {
        rule(Stocktake{.units = {{.unit = unit(id), .place = {.kind = kind, .turn = turn}, .step = step}}, .reason = "for the test"});
    }
    void flag(std::string_view hex, Side side) { rule(Stocktake{.control = {{hex_at(hex), side}}, .reason = "for the test"}); }
    void hand(Side side, int cards) { set({{cards_of(side), cards}}); }
    bool holds(Side side, std::string_view hex) const { return controls(m_state, side, hex_at(hex)); }
    bool counted(std::string_view cause) const { return has(m_state.will_causes, will_of(tables(), cause)); }
    /// Empty hands, and the next parts of the turn up to this one.
    void until(Phase phase) {
        while (m_state.turn.phase != phase) {
            if (m_state.turn.phase == Phase::Offensives) {
                rule(Stocktake{.tracks = {{Track::JapaneseCards, 0}, {Track::AlliedCards, 0}}, .reason = "played out"});
            }
            rule(EndPhase{});
        }
    }
    void next_turn() {
        const int turn = m_state.turn.number;
        until(Phase::EndOfTurn);
        rule(EndPhase{});
        CHECK(m_state.turn.number == turn + 1);
    }

private:
    core::Accepted<Event> accepted(const Command& command) const {
        const auto verdict = decide(m_state, command);
        if (core::refused(verdict)) {
            FAIL(core::refusal(verdict).rule.id + ": " + to_english(tables(), core::refusal(verdict).why));
        }
        return core::acceptance(verdict);
    }
    void book(const core::Accepted<Event>& found) {
        for (const auto& event : found.events) {
            m_state = apply(std::move(m_state), event);
        }
    }

    State m_state;
};

} // namespace intendant::empire_of_the_sun::tests
