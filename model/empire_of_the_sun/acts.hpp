#pragma once

#include "model/core/enum_words.hpp"

#include <array>
#include <cstdint>
#include <string_view>

/// What happens at the table: the parts of a turn, what is done with a card, how units move, and why something changes.
namespace intendant::empire_of_the_sun {

/// The parts of a turn in their order; who begins the Offensives Phase follows from the hands. Rule: ES-SEQ-1 to ES-SEQ-5.
enum class Phase : std::uint8_t {
    Reinforcements,
    Replacements,
    StrategicWarfare,
    Cards,
    Offensives,
    NationalStatus,
    UsWill,
    Attrition,
    EndOfTurn,
};

/// Where a card lies, as far as the books know. Rule: ES-GEN-6, ES-DRW-8.
enum class CardPlace : std::uint8_t {
    Unseen, ///< in the deck or in a hand
    Hand,   ///< known to be there
    Future, ///< known to lie aside
    Discards,
    Removed,
};

/// What a player does when it is his turn to act. Rule: ES-CRD-2, ES-CRD-3.
enum class Action : std::uint8_t {
    Offensive,      ///< as operations card or as event
    Event,          ///< an event that is no offensive
    ChinaOffensive, ///< ES-CHN-2
    WithdrawAir,    ///< ES-AIR-7
    WithdrawHq,     ///< ES-HQ-5
    ReturnHq,       ///< ES-HQ-8
    EndRivalry,     ///< ES-SCN-17
    Discard,
    SetAside, ///< ES-FUT-1
    Pass,
};

/// Why a card changes its place otherwise. Rule: ES-CRD-5, ES-CRD-13, ES-CRD-21, ES-CRD-34, ES-FUT-4.
enum class CardMove : std::uint8_t {
    Shown, ///< it turns out to be the one that lay aside
    Reaction,
    Taken, ///< from the discards into the hand
    Given, ///< from the hand to the discards
    Event, ///< as its own event says (ES-CRD-31)
    Cancelled,
    Correction,
};

/// How units move. Rule: ES-MOV-1, ES-LND-1, ES-LND-5, ES-LND-7, ES-NAV-1, ES-NAV-6, ES-AIR-1, ES-AIR-6, ES-AMP-1, ES-AMP-9.
enum class Travel : std::uint8_t {
    Land,
    Sea,
    Air,
    Extended,   ///< in the air, a leg of extended range
    Assault,    ///< ES-AMP-1
    Transport,  ///< a brigade with a ship that carries it (ES-AMP-9)
    Barges,     ///< ES-LND-7
    Strategic,  ///< by sea or air (ES-NAV-6, ES-AIR-6, ES-LND-5)
    Disengage,  ///< ES-LND-4
    Retreat,    ///< ES-RET-1, ES-RET-2
    PostBattle, ///< ES-PBM-1
    Emergency,  ///< ES-NAV-5, ES-AIR-5
    Card,       ///< as an event says (ES-HQ-10, ES-LND-9, ES-LND-10)
};

/// Why units, control or tracks change.
enum class Cause : std::uint8_t {
    SetUp,
    Turn,
    Arrival,     ///< ES-REI-1
    Delay,       ///< ES-REI-12, ES-REI-19
    Europe,      ///< ES-REI-17
    Replacement, ///< ES-REP-2
    Submarines,  ///< ES-STW-6
    Bombing,     ///< ES-STW-10
    Draw,        ///< ES-DRW-1
    Action,      ///< ES-CRD-2
    Card,        ///< ES-CRD-8
    Movement,
    Battle,
    Stacking,  ///< ES-STK-3
    Surrender, ///< ES-POL-1
    China,     ///< ES-CHN-5
    India,     ///< ES-IND-1
    Road,      ///< ES-BUR-1
    Attrition, ///< ES-ATR-1
    EndOfTurn, ///< ES-EOT-2
    Table,     ///< by a ruling
    Correction,
};

/// What a single die is thrown for.
enum class Purpose : std::uint8_t { Europe, Submarine, Bombing, Intelligence, SpecialReaction, China, Card };

/// How a game ends. Rule: ES-EOT-1, ES-VIC-1 to ES-VIC-3, ES-VPT-2, ES-VPT-5.
enum class Ending : std::uint8_t { Negotiation, Surrender, Bombing, Time, Resources, Points, Unfinished, Concession };

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

namespace eots = empire_of_the_sun;

template <>
inline constexpr std::array<std::string_view, 9> enum_words<eots::Phase>{
    "reinforcements", "replacements", "strategic_warfare", "cards", "offensives", "national_status", "us_will", "attrition", "end_of_turn"};
template <> inline constexpr std::array<std::string_view, 5> enum_words<eots::CardPlace>{"unseen", "hand", "future", "discards", "removed"};
template <>
inline constexpr std::array<std::string_view, 10> enum_words<eots::Action>{
    "offensive", "event", "china_offensive", "withdraw_air", "withdraw_hq", "return_hq", "end_rivalry", "discard", "set_aside", "pass"};
template <>
inline constexpr std::array<std::string_view, 7> enum_words<eots::CardMove>{"shown", "reaction",  "taken",     "given",
                                                                            "event", "cancelled", "correction"};
template <>
inline constexpr std::array<std::string_view, 13> enum_words<eots::Travel>{"land",        "sea",       "air",       "extended",  "assault",
                                                                           "transport",   "barges",    "strategic", "disengage", "retreat",
                                                                           "post_battle", "emergency", "card"};
template <>
inline constexpr std::array<std::string_view, 22> enum_words<eots::Cause>{
    "set_up", "turn",   "arrival",   "delay",       "europe", "replacement", "submarines", "bombing",
    "draw",   "action", "card",      "movement",    "battle", "stacking",    "surrender",  "china",
    "india",  "road",   "attrition", "end_of_turn", "table",  "correction"};
template <>
inline constexpr std::array<std::string_view, 7> enum_words<eots::Purpose>{"europe",           "submarine", "bombing", "intelligence",
                                                                           "special_reaction", "china",     "card"};
template <>
inline constexpr std::array<std::string_view, 8> enum_words<eots::Ending>{"negotiation", "surrender", "bombing",    "time",
                                                                          "resources",   "points",    "unfinished", "concession"};

} // namespace intendant::core
