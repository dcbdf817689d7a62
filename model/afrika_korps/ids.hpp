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
