#pragma once

#include "model/core/enum_words.hpp"
#include "model/hex/grid.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace intendant::afrika_korps {

/// The two players. Rule: AK-GEN-3, AK-CAL-1.
enum class Side : std::uint8_t { Axis, Allies };

/// What a hex is. Rule: AK-GEN-1, AK-MOV-4.
enum class Terrain : std::uint8_t { Clear, Escarpment, Fortress, HomeBase, DepressionEdge, Depression, Sea };

/// What a side between two hexes is that is not plain: the road crosses it, or it is all sea or all depression. Rule: AK-MOV-5, AK-MOV-7.
enum class HexsideKind : std::uint8_t { Road, Sea, Depression };

/// What a counter stands for. All but supply and headquarters are combat units. Rule: AK-GEN-3.
enum class UnitType : std::uint8_t { Armour, MechInfantry, Infantry, Recce, Supply, CapturedSupply, Hq };

/// How a counter comes into the game. Rule: AK-SET-3, AK-SET-5, AK-SET-6, AK-RNF-1.
enum class CounterKind : std::uint8_t { Setup, Reinforcement, Substitute, Supply, CapturedSupply, Hq };

/// The odds of a battle: the columns of the combat results table from the worst for the attacker, and what lies beyond them on
/// either side. Rule: AK-ODD-1, AK-ODD-4, AK-ODD-5.
enum class OddsColumn : std::uint8_t {
    NotAllowed, ///< worse than the table's first column
    OneToSix,
    OneToFive,
    OneToFour,
    OneToThree,
    OneToTwo,
    OneToOne,
    TwoToOne,
    ThreeToOne,
    FourToOne,
    FiveToOne,
    SixToOne,
    Automatic, ///< better than the table's last column: no die
};

/// What the table says. Rule: AK-CRT-1.
enum class CombatResult : std::uint8_t { AttackersEliminated, AttackersBack, Exchange, DefendersBack, DefendersEliminated };

/// How much the books know: calendar, supply and counters; the battles too; and where each counter stands. Rule: AK-SUP-1, AK-CAL-10.
enum class Depth : std::uint8_t { Books, Battles, WholeMap };

/// The hexes for whose control the game is played. Rule: AK-GEN-2, AK-VIC-1.
enum class KeyPlace : std::uint8_t { Bengasi, Tobruch, AxisBase, AlliedBase };

/// The steps of a player turn. Rule: AK-CAL-9.
enum class Phase : std::uint8_t { Start, Arrival, Movement, PreCombat, Combat, End };

/// Where a counter is. Rule: AK-SET-2, AK-SET-5, AK-SEA-7, AK-SUB-6.
enum class Status : std::uint8_t {
    Stock, ///< at hand: supply and substitutes
    Due,   ///< a reinforcement whose turn has not come
    Waiting,
    Map,
    Sea,
    Merged, ///< part of a substitute
    Eliminated,
};

/// How a supply unit is captured. Rule: AK-CAP-15.
enum class CaptureMethod : std::uint8_t { Move, RetreatAdvance, Fortress, Victory, BattleA, BattleB };

/// Why units are eliminated. Rule: AK-CRT-3, AK-EXC-1, AK-RET-3, AK-FOR-4, AK-DIV-2, AK-DIV-4, AK-DIV-6, AK-ISO-2, AK-SEA-4, AK-RNF-8.
enum class Cause : std::uint8_t { Battle, Exchange, Retreat, TooWeak, CutOff, Unsupported, Isolation, Sea, LastTurn, Table };

/// Why supply that could have come was not placed. Rule: AK-SUP-7, AK-SUP-8, AK-SUP-10, AK-SUP-11.
enum class Forgone : std::uint8_t { Declined, Full, NoPort };

} // namespace intendant::afrika_korps

namespace intendant::core {

template <> inline constexpr std::array<std::string_view, 2> enum_words<afrika_korps::Side>{"axis", "allies"};
template <>
inline constexpr std::array<std::string_view, 7> enum_words<afrika_korps::Terrain>{"clear",           "escarpment", "fortress", "home_base",
                                                                                   "depression_edge", "depression", "sea"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<afrika_korps::HexsideKind>{"road", "sea", "depression"};
template <>
inline constexpr std::array<std::string_view, 7> enum_words<afrika_korps::UnitType>{"armour", "mech_infantry",   "infantry", "recce",
                                                                                    "supply", "captured_supply", "hq"};
template <>
inline constexpr std::array<std::string_view, 6> enum_words<afrika_korps::CounterKind>{"setup",  "reinforcement",   "substitute",
                                                                                       "supply", "captured_supply", "hq"};
template <>
inline constexpr std::array<std::string_view, 13> enum_words<afrika_korps::OddsColumn>{
    "not_allowed", "1-6", "1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "automatic"};
template <> inline constexpr std::array<std::string_view, 5> enum_words<afrika_korps::CombatResult>{"AE", "AB2", "EX", "DB2", "DE"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<afrika_korps::Depth>{"books", "battles", "whole_map"};
template <>
inline constexpr std::array<std::string_view, 4> enum_words<afrika_korps::KeyPlace>{"bengasi", "tobruch", "axis_base", "allied_base"};
template <>
inline constexpr std::array<std::string_view, 6> enum_words<afrika_korps::Phase>{"start",      "arrival", "movement",
                                                                                 "pre_combat", "combat",  "end"};
template <>
inline constexpr std::array<std::string_view, 7> enum_words<afrika_korps::Status>{"stock", "due",    "waiting",   "map",
                                                                                  "sea",   "merged", "eliminated"};
template <>
inline constexpr std::array<std::string_view, 6> enum_words<afrika_korps::CaptureMethod>{"move",    "retreat_advance", "fortress",
                                                                                         "victory", "battle_a",        "battle_b"};
template <>
inline constexpr std::array<std::string_view, 10> enum_words<afrika_korps::Cause>{
    "battle", "exchange", "retreat", "too_weak", "cut_off", "unsupported", "isolation", "sea", "last_turn", "table"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<afrika_korps::Forgone>{"declined", "full", "no_port"};

} // namespace intendant::core

namespace intendant::afrika_korps {

/// A hex of the map: its row in `hexes.csv`.
using hex::HexId;

/// A counter: its row in `oob.csv`. Rule: AK-GEN-4.
struct CounterId {
    std::uint8_t index{0};

    friend auto operator<=>(const CounterId&, const CounterId&) = default;
};

inline constexpr std::array all_sides{Side::Axis, Side::Allies};
constexpr Side enemy_of(Side side) { return side == Side::Axis ? Side::Allies : Side::Axis; }
inline constexpr std::array all_key_places{KeyPlace::Bengasi, KeyPlace::Tobruch, KeyPlace::AxisBase, KeyPlace::AlliedBase};
inline constexpr std::array all_phases{Phase::Start, Phase::Arrival, Phase::Movement, Phase::PreCombat, Phase::Combat, Phase::End};
inline constexpr std::array all_results{CombatResult::AttackersEliminated, CombatResult::AttackersBack, CombatResult::Exchange,
                                        CombatResult::DefendersBack, CombatResult::DefendersEliminated};

/// The columns that are printed, where a die decides.
inline constexpr std::array die_columns{OddsColumn::OneToSix,  OddsColumn::OneToFive, OddsColumn::OneToFour, OddsColumn::OneToThree,
                                        OddsColumn::OneToTwo,  OddsColumn::OneToOne,  OddsColumn::TwoToOne,  OddsColumn::ThreeToOne,
                                        OddsColumn::FourToOne, OddsColumn::FiveToOne, OddsColumn::SixToOne};

/// The ids of the data files and of the written form, `axis`, `1-6`, `DE`, are `core::enum_words`, and what has such an id.
using core::id_of;
inline std::optional<OddsColumn> column_of_id(std::string_view id) { return core::of_id<OddsColumn>(id); }
inline std::optional<CombatResult> result_of_id(std::string_view id) { return core::of_id<CombatResult>(id); }

} // namespace intendant::afrika_korps
