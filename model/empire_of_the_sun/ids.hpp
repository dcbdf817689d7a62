#pragma once

#include "model/core/enum_words.hpp"
#include "model/hex/grid.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>

namespace intendant::empire_of_the_sun {

/// The two players.
enum class Side : std::uint8_t { Japan, Allies };

/// Whose a unit is. Rule: ES-GEN-8.
enum class Nation : std::uint8_t { Us, Commonwealth, Chinese, Dutch, Japanese };

/// Which of the Commonwealth, where a rule asks. Rule: ES-GEN-8.
enum class SubNation : std::uint8_t { None, Australian, British, Indian, NewZealand };

/// Of which service a unit is; headquarters have that of their command. Rule: ES-GEN-9, ES-GEN-10, ES-OFF-4.
enum class Service : std::uint8_t { UsArmy, UsNavy, Us, Commonwealth, Joint, Chinese, Dutch, JapaneseArmy, JapaneseNavy, Japanese };

enum class UnitKind : std::uint8_t { Air, Ground, Naval, Hq };

/// What a counter shows. Rule: ES-GEN-9 to ES-GEN-11.
enum class UnitClass : std::uint8_t {
    Air,
    LongRangeBomber,
    B29,
    Regiment,
    Brigade,
    Division,
    Corps,
    Army,
    Battleship,
    BattleCruiser,
    Carrier,
    LightCarrier,
    EscortCarrier,
    HeavyCruiser,
    LightCruiser,
    Destroyer,
    FastTransport,
    Hq,
};

/// From which pool a unit is mended. Rule: ES-REP-6 to ES-REP-16.
enum class Pool : std::uint8_t {
    None,
    AlliedLand,
    AlliedAir,
    UsNaval,
    CommonwealthNaval,
    Chinese,
    JapaneseLand,
    JapaneseAir,
    JapaneseNaval
};

/// How a unit comes into the game. Rule: ES-GEN-19.
enum class Entry : std::uint8_t { Setup, Turn, Event };

/// How strong a unit is. Rule: ES-GEN-21.
enum class Step : std::uint8_t { Full, Reduced };

/// What a hex is. Rule: ES-LND-2, ES-GND-6.
enum class Terrain : std::uint8_t { Ocean, Atoll, Open, Jungle, Mixed, Mountain };

/// Whose city a hex is, if it is one. Rule: ES-GND-13, ES-SUP-1.
enum class City : std::uint8_t { None, Plain, Chinese, Japanese };

/// The intelligence status of an offensive. Rule: ES-INT-1.
enum class Status : std::uint8_t { Surprise, Intercept, Ambush };

/// The four kinds of event. Rule: ES-CRD-8.
enum class CardKind : std::uint8_t { Military, Reaction, Resource, Political };

/// What a card's event is about. Rule: ES-CRD-16 to ES-CRD-26.
enum class CardClass : std::uint8_t {
    Offensive,
    Intelligence,
    CounterOffensive,
    AttackSubmarine,
    AttackKamikaze,
    AttackSkipBombing,
    Weather,
    Personality,
    China,
    India,
    Wie,
    UsWill,
    Rivalry,
    Replacements,
    Escorts,
    Barges,
    Hump,
    Asp,
    Unit,
    Special,
    Other,
};

/// When in an offensive a card strikes. Rule: ES-CRD-19, ES-CRD-23.
enum class CardTiming : std::uint8_t { Any, AfterMove, BeforeBattle, BeforeCombat, AfterCombat };

/// Where a card lies when a scenario begins, if not in its deck. Rule: ES-SCN-8, ES-SCN-12, ES-SCN-16.
enum class CardStart : std::uint8_t { Deck, Removed, Discarded, Future, MayChoose };

/// The four set-ups that the nine scenarios use. Rule: ES-SCN-2.
enum class Setup : std::uint8_t { Campaign, Y1942, Y1943, Y1944 };

/// Where a unit of a set-up stands; `Map`: on the map, in a hex that the books do not know. Rule: ES-GEN-21.
enum class PlaceKind : std::uint8_t { Hex, DelayBox, ChinaBox, TurnTrack, Eliminated, ByCard, Map };

/// What the books of a table keep. Books: turns, cards, pools, tracks, control, victory. Battles: those too, with the units that the table names.
/// WholeMap: and where each counter stands. Rule: ES-GEN-20, ES-GEN-21.
enum class Depth : std::uint8_t { Books, Battles, WholeMap };

/// The nations that can surrender, and the areas that change hands as a whole. Rule: ES-POL-1 to ES-POL-16.
enum class Area : std::uint8_t {
    Philippines,
    Malaya,
    DutchEastIndies,
    Burma,
    India,
    China,
    Australia,
    Mandates,
    NewGuinea,
    Marshalls,
    Siam,
    Japan,
    Manchuria,
};

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

namespace eots = empire_of_the_sun;

template <> inline constexpr std::array<std::string_view, 2> enum_words<eots::Side>{"japanese", "allied"};
template <>
inline constexpr std::array<std::string_view, 5> enum_words<eots::CardTiming>{
    "", "after_move", "before_battle", "before_combat_or_no_battle", "after_all_combat_or_no_battle"};
template <> inline constexpr std::array<std::string_view, 5> enum_words<eots::Nation>{"us", "commonwealth", "chinese", "dutch", "japanese"};
template <>
inline constexpr std::array<std::string_view, 5> enum_words<eots::SubNation>{"", "australian", "british", "indian", "new_zealand"};
template <>
inline constexpr std::array<std::string_view, 10> enum_words<eots::Service>{"us_army", "us_navy", "us",      "cw",      "joint",
                                                                            "cn",      "nl",      "jp_army", "jp_navy", "jp"};
template <> inline constexpr std::array<std::string_view, 4> enum_words<eots::UnitKind>{"air", "ground", "naval", "hq"};
template <>
inline constexpr std::array<std::string_view, 18> enum_words<eots::UnitClass>{
    "air", "air_lrb", "air_b29", "regiment", "brigade", "division", "corps", "army", "BB",
    "BC",  "CV",      "CVL",     "CVE",      "CA",      "CL",       "DD",    "APD",  "hq"};
template <>
inline constexpr std::array<std::string_view, 9> enum_words<eots::Pool>{"none",    "allied_land", "allied_air", "us_naval", "cw_naval",
                                                                        "chinese", "jp_land",     "jp_air",     "jp_naval"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<eots::Entry>{"setup", "turn", "event"};
template <> inline constexpr std::array<std::string_view, 2> enum_words<eots::Step>{"full", "reduced"};
template <>
inline constexpr std::array<std::string_view, 6> enum_words<eots::Terrain>{"ocean", "atoll", "open", "jungle", "mixed", "mountain"};
template <> inline constexpr std::array<std::string_view, 4> enum_words<eots::City>{"", "city", "chinese_city", "japanese_city"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<eots::Status>{"surprise", "intercept", "ambush"};
template <> inline constexpr std::array<std::string_view, 4> enum_words<eots::CardKind>{"military", "reaction", "resource", "political"};
template <>
inline constexpr std::array<std::string_view, 21> enum_words<eots::CardClass>{"offensive",
                                                                              "intelligence",
                                                                              "counter_offensive",
                                                                              "attack_submarine",
                                                                              "attack_kamikaze",
                                                                              "attack_skip_bombing",
                                                                              "weather",
                                                                              "personality",
                                                                              "china",
                                                                              "india",
                                                                              "wie",
                                                                              "us_will",
                                                                              "rivalry",
                                                                              "replacements",
                                                                              "escorts",
                                                                              "barges",
                                                                              "hump",
                                                                              "asp",
                                                                              "unit",
                                                                              "special",
                                                                              "other"};
template <>
inline constexpr std::array<std::string_view, 5> enum_words<eots::CardStart>{"", "removed", "discarded", "future", "may_choose"};
template <>
inline constexpr std::array<std::string_view, 7> enum_words<eots::PlaceKind>{"hex",        "delay_box", "china_box", "turn_track",
                                                                             "eliminated", "by_card",   "map"};
template <> inline constexpr std::array<std::string_view, 3> enum_words<eots::Depth>{"books", "battles", "whole_map"};
template <> inline constexpr std::array<std::string_view, 4> enum_words<eots::Setup>{"campaign", "1942", "1943", "1944"};
template <>
inline constexpr std::array<std::string_view, 13> enum_words<eots::Area>{"philippines", "malaya",    "dei",      "burma",      "india",
                                                                         "china",       "australia", "mandates", "new_guinea", "marshalls",
                                                                         "siam",        "japan",     "manchuria"};

} // namespace intendant::core

namespace intendant::empire_of_the_sun {

/// A hex of the map, `2813`, of column 28 and row 13. Rule: ES-GEN-4.
using hex::HexId;

/// A counter: its row in `units.csv`.
struct UnitId {
    std::uint8_t index{0};

    friend auto operator<=>(const UnitId&, const UnitId&) = default;
};

/// A card: its place in both decks, the Japanese first.
struct CardId {
    std::uint8_t index{0};

    friend auto operator<=>(const CardId&, const CardId&) = default;
};

inline constexpr std::array all_sides{Side::Japan, Side::Allies};
constexpr Side enemy_of(Side side) { return side == Side::Japan ? Side::Allies : Side::Japan; }
inline constexpr std::array all_setups{Setup::Campaign, Setup::Y1942, Setup::Y1943, Setup::Y1944};

using core::id_of;

} // namespace intendant::empire_of_the_sun
