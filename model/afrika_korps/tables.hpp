#pragma once

#include "model/afrika_korps/ids.hpp"
#include "model/core/clauses.hpp"

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intendant::afrika_korps {

/// A hex of the map in play. Units: `column` and `row` of the drawing; odd rows stand half a hex to the right. Rule: AK-GEN-1, AK-MOV-6.
struct Hex {
    std::string id; ///< `G25`
    int column;
    int row;
    Terrain terrain;
    std::string name; ///< of the place, mostly empty
};

/// A counter. Units: factors as printed; `arrival` in turns from 1, 0 where it is there from the start. Rule: AK-GEN-4, AK-SET-3, AK-RNF-1.
struct Counter {
    std::string id;
    Side side;
    std::string nationality; ///< information only
    std::string name;
    UnitType type;
    int attack;
    int defence;
    int movement;
    CounterKind kind;
    std::optional<HexId> setup;
    int arrival;

    bool combat_unit() const { return type != UnitType::Supply && type != UnitType::CapturedSupply && type != UnitType::Hq; }
};

/// A turn of the calendar. Units: reinforcements in counters due. Rule: AK-GEN-6, AK-CAL-2.
struct CalendarTurn {
    std::string label;
    std::string month;
    int year;
    std::size_t supply_period; ///< the row's place in `Tables::supply_periods`
    bool replacements;         ///< AK-RPL-1
    bool substitutes;          ///< AK-SUB-1
    int axis_reinforcements;
    int allied_reinforcements;
    std::string note;
};

/// A stretch of the game with its own die for Axis supply: whether each face, 1 first, brings a supply unit. Rule: AK-SUP-3.
struct SupplyPeriod {
    std::string name;
    std::array<bool, 6> arrives;
};

/// What holds for odds. Rule: AK-ASP-1, AK-VA-1.
struct ColumnFacts {
    bool needs_supply;
    bool automatic_when_closed;
};

/// What holds for terrain. Units: `defence` times the factor; 0 where no unit can stand. Rule: AK-ODD-3, AK-ADV-1.
struct TerrainFacts {
    int defence;
    bool advance;
};

class Map;

/// The hexes that the rules name. Rule: AK-GEN-2.
struct Places {
    HexId bengasi;
    HexId tobruch;
    HexId axis_base;
    HexId allied_base;
};

/// How windows and reports colour a side. Units: 0xRRGGBB. Rule: AK-GEN-3.
struct SideColours {
    std::uint32_t on_light;
    std::uint32_t on_dark;
    std::uint32_t for_every_eye;
};

/// Printed amounts. Units: counters, hexes, factors or turns as the name says.
struct Amounts {
    int axis_supply_on_map;     ///< AK-SUP-6
    int allied_supply_on_map;   ///< AK-SUP-8
    int supply_line_hexes;      ///< AK-ASP-2
    int retreat_hexes;          ///< AK-RET-1
    int stack;                  ///< AK-STK-1
    int road_hexes;             ///< AK-MOV-7
    int rommel_movement;        ///< AK-ROM-1
    int axis_factors_base;      ///< AK-RPL-2
    int axis_factors_tobruch;   ///< AK-RPL-2
    int allied_factors_base;    ///< AK-RPL-3
    int allied_factors_tobruch; ///< AK-RPL-3
    int isolated_turns;         ///< AK-ISO-2
    int control_turns;          ///< AK-VIC-1
};

/// The printed facts of the game, as read from `resources/afrika_korps/*.csv`. They never change during a game.
struct Tables {
    static constexpr auto map_clause = "AK-GEN-1"; ///< says which hexes there are

    std::vector<Hex> hexes;
    std::map<std::string, HexId, std::less<>> hex_by_id;
    std::map<std::pair<HexId, HexId>, HexsideKind> hexsides; ///< the lower id first
    std::vector<Counter> counters;
    std::vector<CalendarTurn> calendar; ///< the first turn first
    std::vector<SupplyPeriod> supply_periods;
    std::array<std::array<CombatResult, 6>, die_columns.size()> results; ///< by column, by face
    std::array<ColumnFacts, 13> columns;                                 ///< by OddsColumn
    std::map<std::pair<int, int>, OddsColumn> chart;                     ///< the cells that read otherwise, by attack and defence
    std::array<TerrainFacts, 7> terrains;
    Places places;
    Amounts amounts;
    std::array<SideColours, 2> sides;  ///< by Side
    std::vector<core::Clause> clauses; ///< sorted by id
    std::shared_ptr<const Map> map;    ///< the same hexes as a grid

    const Hex& operator[](HexId id) const { return hexes[id.index]; }
    const Counter& operator[](CounterId id) const { return counters[id.index]; }
    const SideColours& operator[](Side side) const { return sides[static_cast<std::size_t>(side)]; }
    const ColumnFacts& operator[](OddsColumn column) const { return columns[static_cast<std::size_t>(column)]; }
    const TerrainFacts& operator[](Terrain terrain) const { return terrains[static_cast<std::size_t>(terrain)]; }
    std::optional<HexId> find(std::string_view hex) const;
    std::optional<CounterId> find_counter(std::string_view id) const;
    /// By id, `G 21Pz 5`, or by the printed name, `21/5`; where both sides print it the side is said before it, `axis Supply 1`.
    /// Rule: AK-GEN-4.
    std::optional<CounterId> find_unit(std::string_view word) const;
    /// By the printed name, which a side has once, or by id. Rule: AK-GEN-4.
    std::optional<CounterId> find_unit(std::string_view word, Side side) const;
    HexId hex_of(KeyPlace place) const;
    /// The kind of the side between two hexes; nothing where it is plain or they are not neighbours. Rule: AK-MOV-5, AK-MOV-8.
    std::optional<HexsideKind> side_between(HexId a, HexId b) const;

    /// What the die brings to the Axis in that turn of the calendar: a supply unit, or it is sunk. Units: `turn` from 1, `die` 1 to 6.
    /// Rule: AK-SUP-3.
    bool supply_arrives(int turn, int die) const;
};

/// Whether two hexes have a side in common. Rule: AK-GEN-1.
bool neighbours(const Hex& a, const Hex& b);

/// Reads the tables from a folder holding the CSV files.
/// Throws: std::runtime_error that names file, line and what is wrong: a hex or counter that stands twice or is missing, a hex that does not
/// stand where its label says, a word that is not known, a factor below 0, a fortress or base without its hex, a side of hexes that are not neighbours, a calendar with a gap.
std::shared_ptr<const Tables> load_tables(const std::filesystem::path& folder);

} // namespace intendant::afrika_korps
