#pragma once

#include "db/codec/empire_of_the_sun/json.hpp"
#include "db/session/empire_of_the_sun/session.hpp"
#include "tests/playthroughs/empire_of_the_sun/player.hpp"

/// Empire of the Sun for the battery (`tests/support/battery.hpp`).
namespace intendant::empire_of_the_sun::test {

/// What a state must always show. Cheap: no Catch assertions on the way.
inline std::string unsound(const State& state) {
    const auto& tables = *state.tables;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& unit = tables.units[i];
        const auto& place = state.units[i].place;
        if (place.kind == PlaceKind::Hex && unit.kind != UnitKind::Naval && tables.map->land(place.hex) == nullptr) {
            return unit.id + " stands on the sea";
        }
        if (place.kind == PlaceKind::Hex && !whole_map(state)) {
            return unit.id + " stands in a hex of books that keep none";
        }
    }
    for (const auto side : all_sides) {
        if (state[cards_of(side)] < 0 || state[asp_used_of(side)] < 0 || state[passes_of(side)] < 0) {
            return "less than nothing is in hand";
        }
    }
    if (!std::ranges::is_sorted(state.japanese)) {
        return "the hexes of Japan are not in order";
    }
    const auto kunming = tables.find_hex("2407");
    return std::ranges::binary_search(state.japanese, *kunming) ? "Japan controls Kunming" : "";
}

class EmpireOfTheSunByChance {
public:
    using Game = empire_of_the_sun::Game;

    explicit EmpireOfTheSunByChance(std::uint64_t seed) : m_player(seed) {}

    static std::shared_ptr<const Tables> tables() {
        static const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
        return tables;
    }
    Command begin() { return m_player.begin(*tables()); }
    std::vector<Command> wishes(const State& state) { return m_player.wishes(state); }
    static bool over(const State& state) { return state.outcome.has_value(); }
    static core::Ledger books(const State& state) { return empire_of_the_sun::books(state); }
    static std::string unsound(const State& state) { return test::unsound(state); }

private:
    RandomPlayer m_player;
};

} // namespace intendant::empire_of_the_sun::test
