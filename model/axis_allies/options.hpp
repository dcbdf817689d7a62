#pragma once

#include <cstdint>

namespace intendant::axis_allies {

/// Which books the table plays by.
enum class Edition : std::uint8_t {
    Italian,                     ///< `IT`
    French,                      ///< `FR2`
    FrenchWithClarifications,    ///< `FR2+CL`
};

/// How much the table lets the program keep; changeable in mid-game.
enum class Depth : std::uint8_t {
    FullBoard,      ///< everything: also what stands where, with movement checks
    BankAndBattles, ///< the bank, and the battle board with freely entered forces
    Bank,           ///< money, production chart, technology
};

/// Rules that editions change or that the table chooses at set-up. Rule: S-26.
struct Options {
    Edition edition{Edition::FrenchWithClarifications};
    Depth depth{Depth::FullBoard};
    bool total_victory{false};            ///< O-01
    bool ships_into_enemy_zones{false};   ///< O-02
    bool weapons_head_start{false};       ///< O-03
    bool restricted_attack{false};        ///< O-04
    bool no_new_complexes{false};         ///< O-05

    friend bool operator==(const Options&, const Options&) = default;
};

/// The starting options of an edition.
constexpr Options preset(Edition edition) { return {.edition = edition}; }

/// D-24: true where an unpaid bombing loss is owed until the next income.
constexpr bool bombing_debt_is_carried(const Options& options) { return options.edition == Edition::Italian; }

} // namespace intendant::axis_allies
