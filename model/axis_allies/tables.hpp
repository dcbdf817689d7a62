#pragma once

#include "model/axis_allies/clauses.hpp"
#include "model/axis_allies/ids.hpp"
#include "model/core/language.hpp"
#include "model/core/money.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intendant::axis_allies {

/// One space of the board; a group of islands is one, Panama in its two printed parts is one, blow-up boxes are none.
/// Rule.
struct Space {
    std::string id;
    std::string name; ///< English
    core::Translations translated_name;
    std::string other_name; ///< what players call it who know it from elsewhere, English; empty: nothing else
    bool sea;
    core::Money value; ///< printed income value; 0 where none is printed
    std::optional<Power> original_owner;
    bool neutral;
    std::optional<Power> capital_of;
    bool island; ///< land wholly inside one sea zone
    bool original_complex;
    std::vector<SpaceId> neighbours; ///< in the order of the table
};

/// One line of the reference chart. Units: cost in IPC, move in spaces, attack and defence in pips (0 = none). Rule: P-01.
struct UnitFacts {
    std::string name;   ///< English
    std::string plural; ///< the name of several, English
    core::Translations translated_name;
    core::Translations translated_plural;
    core::Money cost;
    core::Money cost_with_industrial_technology;
    int move;
    int attack;
    int defence;
    int transport_slots; ///< room it takes aboard a transport
};

/// The colour of a power's pieces: how either book calls it, and how it is drawn so that it shows on a light and on a dark
/// window. Units: 0xRRGGBB. Rule: S-10.
struct PieceColour {
    std::string italian_book;
    std::string french_book;
    std::uint32_t on_light;
    std::uint32_t on_dark;
    std::uint32_t for_every_eye; ///< told from the others however one sees colours
};

struct PowerFacts {
    std::string name; ///< English
    core::Translations translated_name;
    PieceColour pieces;
    core::Money starting_treasury;
    core::Money starting_production;
    SpaceId capital;
};

/// Ships pass between `sea_a` and `sea_b`, at the cost of one space, only under control of all of `keys`.
/// Rule, M-140, M-141.
struct Canal {
    std::string id;
    SpaceId sea_a;
    SpaceId sea_b;
    std::vector<SpaceId> keys;
};

/// Two spaces that look like neighbours, and the clause of the book that says they are none.
struct NotAdjacent {
    SpaceId a;
    SpaceId b;
    core::RuleRef clause;
};

/// Some pieces of one kind and power in one space of the printed deployment. Rule: S-19 to S-23.
struct DeployedUnits {
    SpaceId space;
    Power owner;
    Unit unit;
    int count;
};

/// Printed amounts that belong to no unit or space. Units: IPC, spaces, or pieces as the name says.
struct Amounts {
    core::Money research_die;     ///< R-02
    core::Money neutrality_fine;  ///< M-132
    core::Money economic_victory; ///< V-03
    int chart_end;                ///< B-08
    int rocket_range;             ///< C-161
    int transport_room;           ///< M-100: in slots, infantry takes one
    int carrier_room;             ///< M-64: in fighters
    int dice_in_the_box;          ///< B-09
    int markers_in_the_box;       ///< S-11: of each power
    int carrier_pieces;           ///< B-05: of each power
    int complex_pieces;           ///< B-05: of all powers
};

/// The printed facts of the game, as read from `resources/axis_allies/*.csv`. They never change during a game.
struct Tables {
    std::vector<Space> spaces;
    PerUnit<UnitFacts> units;
    PerPower<PowerFacts> powers;
    PerWeapon<std::string> weapon_names; ///< English
    PerWeapon<core::Translations> translated_weapon_names;
    std::vector<Canal> canals;
    std::vector<NotAdjacent> not_adjacent;
    std::vector<DeployedUnits> deployment;
    Amounts amounts;
    std::vector<Clause> clauses; ///< sorted by id; see `explanation`

    const Space& operator[](SpaceId id) const { return spaces[id.index]; }
    std::optional<SpaceId> find(std::string_view id) const;
    bool adjacent(SpaceId a, SpaceId b) const;
    /// The clause by which these two are not adjacent: the book's own for this pair, else `otherwise`.
    std::string clause_between(SpaceId a, SpaceId b, std::string otherwise) const;
};

/// Reads the tables from a folder holding the CSV files.
/// Throws: std::runtime_error that names file, line and what is wrong.
std::shared_ptr<const Tables> load_tables(const std::filesystem::path& folder);

} // namespace intendant::axis_allies
