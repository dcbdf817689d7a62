#pragma once

#include "model/core/clauses.hpp"
#include "model/core/language.hpp"
#include "model/risiko/ids.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intendant::risiko {

/// Two territories that are connected. The kind is for display and for RK-AMB-5; it never changes an attack. Rule: RK-MAP-3.
struct Connection {
    TerritoryId a;
    TerritoryId b;
    bool sea;

    friend bool operator==(const Connection&, const Connection&) = default;
};

inline bool joins(const Connection& each, TerritoryId a, TerritoryId b) {
    return (each.a == a && each.b == b) || (each.a == b && each.b == a);
}

/// Units: `points` of TIME ATTACK. Rule: RK-MAP-1.
struct Territory {
    std::string id;
    std::string name; ///< English
    core::Translations translated_name;
    ContinentId continent;
    int points;
    Symbol symbol; ///< of its card; not in the text (RK-GEN-8)
};

/// Rule: RK-REI-2, RK-MAP-2.
struct Continent {
    std::string id;
    std::string name; ///< English
    core::Translations translated_name;
    int bonus;
    std::vector<TerritoryId> territories;
};

/// How a colour is called, and drawn so that it shows on a light and on a dark window. Units: 0xRRGGBB.
struct ColourFacts {
    std::string name; ///< English
    core::Translations translated_name;
    std::uint32_t on_light;
    std::uint32_t on_dark;
    std::uint32_t for_every_eye; ///< told from the others however one sees colours
};

/// Printed amounts. Units: armies, dice, rounds or cards as the name says.
struct Amounts {
    std::array<int, 7> initial_armies; ///< by number of players; 0 where that many do not play (RK-GEN-1, RK-SET-3)
    int initial_pass;                  ///< RK-SET-8
    int territories_for_an_army;       ///< RK-REI-1
    int special_reinforcement;         ///< RK-OPT-1
    int owned_territory_on_a_card;     ///< RK-REI-5
    std::array<int, 3> set_of;         ///< three of the symbol (RK-REI-4)
    int set_of_one_each;
    int set_with_jolly;
    int most_dice;        ///< RK-ATK-2, RK-ATK-4
    int protected_rounds; ///< RK-ELI-2
    int most_cards;       ///< RK-CRD-5
    int jolly_cards;      ///< RK-GEN-7
    int armies_of_a_flag; ///< RK-GEN-4
};

/// The printed facts of the game, as read from `resources/risiko/*.csv`. They never change during a game.
struct Tables {
    std::vector<Territory> territories;
    std::vector<Continent> continents;
    std::vector<Connection> connections; ///< 82, as on the Italian board; the others differ (RK-MAP-4, RK-MAP-5)
    std::array<ColourFacts, 6> colours;
    Amounts amounts;
    std::vector<core::Clause> clauses; ///< sorted by id

    const Territory& operator[](TerritoryId id) const { return territories[id.index]; }
    const Continent& operator[](ContinentId id) const { return continents[id.index]; }
    const ColourFacts& operator[](Colour colour) const { return colours[static_cast<std::size_t>(colour)]; }
    std::optional<TerritoryId> find(std::string_view id) const;
    std::optional<ContinentId> find_continent(std::string_view id) const;

    /// How many cards the deck has. Rule: RK-CRD-2.
    int cards() const { return static_cast<int>(territories.size()) + amounts.jolly_cards; }
    bool is_jolly(CardId card) const { return card.index >= territories.size(); }
    Symbol symbol_of(CardId card) const { return is_jolly(card) ? Symbol::Jolly : territories[card.index].symbol; }
    /// `alaska`, `jolly_1`.
    std::string card_id(CardId card) const;
    std::optional<CardId> find_card(std::string_view id) const;
};

/// A territory that cannot be reached from the first one over these connections; none when the board is in one piece.
/// Rule: RK-MAP-6.
std::optional<TerritoryId> cut_off(const Tables& tables, const std::vector<Connection>& connections);

/// Reads the tables from a folder holding the CSV files.
/// Throws: std::runtime_error that names file, line and what is wrong; also when the board is not in one piece (RK-MAP-6).
std::shared_ptr<const Tables> load_tables(const std::filesystem::path& folder);

} // namespace intendant::risiko
