#pragma once

#include "model/core/clauses.hpp"
#include "model/core/dice.hpp"
#include "model/empire_of_the_sun/tracks.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::empire_of_the_sun {

class Map;

/// Where a unit is when a scenario begins. Rule: ES-GEN-21.
struct Place {
    PlaceKind kind{PlaceKind::Hex};
    HexId hex{};
    int turn{0};

    friend bool operator==(const Place&, const Place&) = default;
};

/// A counter. Units: of a headquarters range and efficiency (ES-HQ-2); factors as printed, of the full and of the reduced side; ranges in hexes, 0 where there is none.
/// Rule: ES-GEN-8 to ES-GEN-14, ES-GEN-19.
struct Unit {
    std::string id;
    Side side;
    Nation nation;
    SubNation sub_nation;
    Service service;
    UnitKind kind;
    UnitClass unit_class;
    std::string name;
    std::string name_it;
    std::optional<bool> amphibious; ///< nothing where the text does not say
    bool delayable;
    bool europe_roll;
    Pool pool;
    bool prewar; ///< as far as the text says it; the table marks the rest (ES-GEN-12)
    Entry entry;
    int entry_turn;
    std::string entry_card;
    std::optional<HexId> start;
    Step start_step;
    std::array<std::optional<Place>, 4> listed; ///< by Setup: where the unit list has it; nothing for the campaign
    std::array<int, 2> attack;                  ///< by Step
    int defence;
    int range;
    int extended_range;
    bool bracketed; ///< the extended range is for movement only (ES-AIR-3)
    bool organic_transport;
    int hq_range;
    int efficiency;
    bool armour{false};      ///< of the text of the 7th Armoured Brigade (ES-LND-6, ES-LND-8, ES-GND-9)
    bool helps_china{false}; ///< from the China box, though it is a bomber of long range (ES-CHN-4)
    bool leaves_game{false}; ///< a headquarters that does not come back (ES-HQ-7)

    bool hq() const { return kind == UnitKind::Hq; }
    bool carrier() const {
        return unit_class == UnitClass::Carrier || unit_class == UnitClass::LightCarrier || unit_class == UnitClass::EscortCarrier;
    }
    /// An Allied bomber of long range: its zone of influence neutralises nothing. Rule: ES-GEN-11, ES-ZOI-2.
    bool bomber() const { return unit_class == UnitClass::LongRangeBomber || unit_class == UnitClass::B29; }
    /// It has a zone of influence while it is in supply. Rule: ES-ZOI-1.
    bool zone() const { return kind == UnitKind::Air || carrier(); }
    /// It has one step only, and counts as reduced. Rule: ES-ATR-4, ES-GND-11.
    bool one_step() const { return unit_class == UnitClass::Regiment; }
    /// US Army or Japanese Army, as the rivalries divide them. Rule: ES-RIV-2, ES-RIV-3.
    bool army() const { return service == Service::UsArmy || service == Service::JapaneseArmy; }
    bool navy() const { return service == Service::UsNavy || service == Service::JapaneseNavy; }
};

/// Replacements that a card gives. Rule: ES-REP-7, ES-REP-10, ES-REP-19.
struct CardReplacements {
    Track pool;
    int count;
    bool stored; ///< they may be kept
};

/// Steps that a card takes on the faces of its die. Rule: ES-CRD-19, ES-BAT-31.
struct DieSteps {
    int least;
    int most;
    int steps;
};

/// In which battles of its offensive the modifier of a card counts. Rule: ES-BAT-9, ES-GND-8.
enum class Counts : std::uint8_t {
    Everywhere,
    WithBrigade,         ///< a ground unit of brigade size takes part
    WithCommonwealth,    ///< ships of the Commonwealth take part
    OnIslands,           ///< hexes that are islands of one hex
    InRegion,            ///< jungle and mixed hexes of `region`
    InHex,               ///< `hex`
    NearInactiveCarrier, ///< within `hexes` of an inactive CV or CVL of its side
};
/// What a card adds to a die of its side. Rule: ES-BAT-9, ES-GND-8.
struct DieChange {
    int by{0};
    Counts where{Counts::Everywhere};
    std::string region{};
    std::optional<HexId> hex{};
    int hexes{0};
    bool alone{false};        ///< a final modifier, to which nothing is added
    bool rest_of_game{false}; ///< by its marker, and not in its offensive alone (ES-MRK-2)
};
/// What a card adds to a factor of units of either side, while its offensive lasts. Rule: ES-BAT-12.
struct StrengthChange {
    Nation nation;
    std::vector<UnitClass> classes; ///< empty: ground units
    bool attack;                    ///< else defence
    int by;
};
/// Against which units a card strikes. Rule: ES-CRD-19.
struct Struck {
    Side side;
    std::optional<UnitId> unit{};
    std::optional<UnitKind> kind{};
    std::vector<UnitClass> classes{};
};
/// Whether a unit may lose its last step by it.
enum class LastStep : std::uint8_t { Taken, Kept, TakenIfNoOther };
/// Steps that a card takes without a die. Rule: ES-CRD-19, ES-BAT-31.
struct StepLoss {
    Struck whom;
    int steps;
    LastStep last{LastStep::Kept};
    bool at_end{false};            ///< when the battles are over
    bool under_battleships{false}; ///< where a Japanese BB stands and no Allied one
};
/// The die for intelligence is worse by so much while nobody watches that hex. Rule: ES-INT-8.
struct Unwatched {
    int by;
    HexId hex;
    int hexes; ///< a US CA within these watches it
};

/// A card. Units: values as printed; nothing where a dash is printed. Rule: ES-CRD-1, ES-CRD-8 to ES-CRD-10.
struct Card {
    std::string id; ///< `JP3`, `AL17`
    Side side;
    int number;
    std::string title;
    std::string title_it;
    int operations;
    std::optional<int> intelligence_event;
    std::optional<int> intelligence_operations;
    std::optional<int> logistics;
    std::vector<UnitId> logistics_hqs; ///< with one of these the value is `logistics_with_hq`
    std::optional<int> logistics_with_hq;
    CardKind kind;
    CardClass card_class;
    std::optional<Status> status;
    bool event_only;
    std::string hq;                 ///< `any`, `joint`, `commonwealth`, `all Japanese HQs`, or ids
    std::vector<UnitId> hqs;        ///< the headquarters that may lead the event; empty where there is none
    std::vector<std::string> units; ///< words of who may be activated: a kind, a group, or an id
    std::optional<int> most_ground;
    std::array<std::optional<int>, 4> wie; ///< by year from 1942
    std::optional<int> china;
    std::optional<int> us_will;
    int draws;
    bool removed_after_event;
    bool swaps;
    std::optional<Track> rivalry; ///< which one begins or ends (ES-RIV-1)
    bool rivalry_begins;
    int asp;                            ///< for good (ES-ASP-6)
    int asp_offensive;                  ///< for this offensive
    bool enemy_asp;                     ///< the enemy loses one for good (ES-ASP-5)
    int india;                          ///< boxes (ES-IND-2)
    std::optional<DieChange> air_naval; ///< ES-BAT-9
    std::optional<DieChange> ground;    ///< ES-GND-8
    std::optional<StrengthChange> strength;
    std::optional<Unwatched> unwatched;
    std::vector<StepLoss> losses;
    CardTiming timing;
    std::optional<int> naval_move;  ///< hexes (ES-SCN-21)
    std::vector<std::string> needs; ///< what has to be there (ES-CRD-9)
    std::optional<UnitId> enters;
    std::optional<UnitId> replaces;    ///< whose place the unit takes (ES-HQ-9)
    std::optional<UnitId> removes;     ///< who leaves the game (AL51)
    std::optional<UnitId> airborne;    ///< who jumps (ES-LND-9)
    bool takes_card;                   ///< a card leaves the Japanese hand (ES-STW-14)
    bool takes_after_raid;             ///< the same, when a US carrier has fought in the Japanese islands
    std::optional<UnitId> answers;     ///< the headquarters against whose offensive alone it is played (ES-CRD-24)
    std::optional<UnitId> reacts;      ///< who reacts by its text alone (ES-SCN-23)
    int logistics_more;                ///< instead of a printed value: that of the offensive card, and this (ES-REA-3)
    std::vector<std::string> specials; ///< what else its text says, a word each
    std::vector<UnitId> mends;         ///< whom its replacements are for, where it names them (ES-REP-19)
    std::vector<HexId> open_battles;   ///< battle hexes in which nobody of the enemy has to stand (ES-SCN-25)
    std::optional<int> due_from;       ///< the year from which it is played as an event (ES-CRD-30)
    std::vector<DieSteps> dice;        ///< of an attack card; empty where none is thrown
    std::optional<Struck> dice_strike; ///< against whom
    bool express;                      ///< it places the Tokyo Express (ES-SUP-9)

    bool says(std::string_view word) const { return std::ranges::find(specials, word) != specials.end(); }
    /// Its event is an offensive. Rule: ES-CRD-8, ES-AMB-14.
    bool leads_offensive() const { return card_class == CardClass::Offensive; }
    std::vector<CardReplacements> replacements;
    std::array<CardStart, 4> start; ///< by Setup
    std::string effect;
    std::string out_of_pattern;                              ///< what is printed against the pattern of the deck (ES-CRD-36)
    std::map<std::string, std::string, std::less<>> printed; ///< the columns of its row that are not empty, as they are written
};

/// A hex of the printed map that is not open sea.
struct MapHex {
    HexId hex;
    Terrain terrain;
    bool island; ///< a one-hex island (ES-GEN-15)
    std::string name;
    std::string region;
    bool port;
    bool airfield;
    City city;
    bool resource;
};

/// What is between two hexes. Units: `closed` neither ships nor land cross it. Rule: ES-GEN-16, ES-NAV-1, ES-LND-1.
struct HexSide {
    bool water{true};
    bool land{false};
    bool road{false};

    bool closed() const { return !water && !land; }
    friend bool operator==(const HexSide&, const HexSide&) = default;
};

/// A hex that the text names. Rule: ES-STW-2, ES-POL-16.
struct NamedHex {
    HexId hex;
    std::string name;
    std::string name_it;
    std::vector<std::string> groups;
    bool resource_printed;
    bool resource;
};

/// Rule: ES-GEN-18, ES-DRW-2, ES-INI-2, ES-STW-5, ES-CHN-2, ES-BAT-9, ES-ASP-3, ES-ATR-1, ES-PWL-16.
struct TurnFacts {
    int year;
    std::string label;
    Side first_on_tie;
    int allied_cards;
    int allied_passes;
    std::optional<int> japanese_draw; ///< nothing where the resource hexes tell it
    int torpedo_modifier;
    bool china_offensive;
    int allied_air_modifier;
    int allied_asp;
    bool attrition;
    bool progress;
    // replacements (ES-REP-1)
    int japanese_naval;
    int allied_land;
    int allied_air;
    int us_naval;
    int chinese;
    int us_naval_with_oahu;
    int commonwealth_naval;
};

/// Rule: ES-SCN-1 to ES-SCN-3.
struct Scenario {
    std::string id;
    std::string name;
    std::string name_it;
    int first_turn;
    int last_turn;
    bool offensives_first; ///< its first turn begins with the Offensives Phase
    Setup setup;
    std::string victory; ///< the number of the rule
    bool rivalry_removal;
};

struct Placement {
    UnitId unit;
    Place place;
    Step step;
};

/// What the tracks show. Units: nothing where the text does not tell. Rule: ES-SCN-5, ES-SCN-7, ES-SCN-10, ES-SCN-14.
struct SetupMarkers {
    int us_will;
    std::string china;
    int china_divisions;
    std::string burma_road;
    bool hump;
    std::string india;
    int wie;
    int japanese_asp;
    bool barges;
    bool pt_boats;
    int allied_asp;
    int japanese_resources;
    bool us_rivalry;
    bool japanese_rivalry;
    int japanese_air_replacements;
    int japanese_naval_replacements;
    std::optional<int> japanese_passes;
    std::optional<int> allied_passes;
    std::optional<int> japanese_cards; ///< nothing for the campaign: cards 1 and 2
    int allied_cards;
    bool defensive_doctrine;
    bool kwai_bridge;
    std::optional<int> start_points;
    std::optional<CardId> japanese_future;
    std::optional<CardId> allied_future;
    std::vector<Area> surrendered;
    Side mandates;
};

struct SetupTable {
    std::vector<Placement> placements;
    std::vector<std::pair<HexId, Side>> control; ///< markers and resource hexes, as printed
    SetupMarkers markers{};
};

/// Rule: ES-POL-1 to ES-POL-16.
struct AreaFacts {
    std::string name;
    std::string name_it;
    std::vector<HexId> bases;
    std::vector<HexId> needed;
    int us_will;
};

/// A row of a combat table. Units: `quarters` of the attack; ends that are open are far away. Rule: ES-BAT-8, ES-GND-3.
struct CombatRow {
    int die_least;
    int die_most;
    int quarters;
    bool critical; ///< if the unmodified die is 9
};

/// Rule: ES-BAT-9, ES-GND-4 to ES-GND-9, ES-LND-2.
struct BattleModifiers {
    int ambush;
    int surprise;
    std::map<int, int> year; ///< by year: for the Allies with US aircraft or carriers
    int bombardment;
    int air_superiority;
    std::array<int, 6> terrain; ///< by Terrain
    int landing;
    int armour;
};

/// Rule: ES-WIE-1, ES-WIE-3.
struct WieBox {
    int box;
    int level;
    std::optional<int> europe_loss; ///< a unit is lost on a die up to this; nothing: no roll
    bool delayed;
    int asp;
    int us_will;
    int allied_cards;
};

/// Who is commanded by the headquarters of a command. Rule: ES-OFF-4.
struct CommandFacts {
    bool us_ground, us_naval, us_army_air, us_marine_air, commonwealth, chinese, dutch, japanese;
};

/// Rule: ES-VPT-1.
struct PointItem {
    std::string id;
    int points;
    std::optional<int> cap;
    std::string condition;
    bool by_1944_rule_only;
};

/// Rule: ES-VPT-5.
struct PointLevel {
    int least;
    int most;
    std::string level;
};

/// Rule: ES-PWL-1.
struct WillCause {
    std::string id;
    std::string cause;
    std::optional<int> change; ///< nothing for the tournament bid
    std::string frequency;
};

/// A marker that cards set and take away. Rule: ES-MRK-1.
struct Marker {
    std::string id;
    std::optional<Track> track; ///< nothing for one that is kept otherwise
    std::vector<CardId> set_by, cleared_by;
    bool next_turn; ///< it works in the turn after
};

/// The printed facts of the game, as read from `resources/empire_of_the_sun/*.csv`. They never change during a game.
struct Tables {
    static constexpr auto usual_die = core::Die::TenFaces; ///< ES-GEN-1
    static constexpr auto map_clause = "ES-GEN-4";         ///< says which hexes there are

    std::vector<Unit> units;
    std::map<std::string, UnitId, std::less<>> unit_by_id;
    std::vector<Card> cards;
    std::vector<MapHex> map_hexes;
    std::vector<NamedHex> named_hexes;
    std::vector<TurnFacts> turns; ///< the first turn first
    std::vector<Scenario> scenarios;
    std::array<SetupTable, 4> setups;                          ///< by Setup
    std::array<AreaFacts, 13> areas;                           ///< by Area; hexes as printed
    std::vector<std::string> empire_regions;                   ///< Japanese when the campaign begins (ES-GEN-17)
    std::vector<std::pair<Area, std::string>> area_regions;    ///< what changes hands with an area (ES-POL-16)
    std::vector<std::pair<HexId, HexId>> resource_hexes_meant; ///< printed, meant (ES-AMB-11)
    std::vector<CombatRow> air_naval_results;
    std::vector<CombatRow> ground_results;
    BattleModifiers modifiers{};
    std::vector<WieBox> wie;                            ///< from +3 down
    std::array<CommandFacts, 4> commands{};             ///< by HqCommand
    std::vector<int> draw;                              ///< by resource hexes
    std::map<std::string, int, std::less<>> burma_road; ///< what each state takes from the base
    std::vector<std::string> china_boxes;               ///< named boxes, Stable Front first (ES-CHN-1)
    std::vector<std::string> india_boxes;
    std::vector<std::string> segments;             ///< of a turn, in order (ES-SEQ-1)
    std::array<std::array<int, 3>, 2> allowance{}; ///< ground, naval: by operations value
    std::array<int, 3> legs{};                     ///< of aircraft, by operations value
    std::array<int, 6> movement_cost{};            ///< by Terrain, in halves of a point; 0 where nothing moves on land
    int road_cost{1};                              ///< in halves of a point
    std::vector<PointItem> points;
    std::vector<PointLevel> levels;
    std::vector<WillCause> will;
    std::map<std::string, int, std::less<>> limits;
    std::vector<std::string> glossary; ///< keys
    std::vector<Marker> markers;
    std::shared_ptr<const Map> map;
    std::vector<core::Clause> clauses; ///< sorted by id
    std::vector<std::string> reports;  ///< rows that are read otherwise than they stand, a sentence each

    const Unit& operator[](UnitId id) const { return units[id.index]; }
    const Card& operator[](CardId id) const { return cards[id.index]; }
    const AreaFacts& operator[](Area area) const { return areas[static_cast<std::size_t>(area)]; }
    const SetupTable& operator[](Setup setup) const { return setups[static_cast<std::size_t>(setup)]; }
    /// Units: `turn` from 1.
    const TurnFacts& turn(int turn) const { return turns.at(static_cast<std::size_t>(turn - 1)); }
    /// The figure of that id in `limits.csv`; the loader has seen to it that the code's are there.
    int limit(std::string_view id) const { return limits.find(id)->second; }

    std::optional<UnitId> find_unit(std::string_view id) const;
    std::optional<CardId> find_card(std::string_view id) const;
    std::optional<HexId> find_hex(std::string_view label) const;
    const Scenario* find_scenario(std::string_view id) const;
    /// The marker of that id; nothing where there is none.
    const Marker* find_marker(std::string_view id) const;

    /// The hex as the tables of the text mean it: 2017 for 2016 and 2220 for 2119, unless the table plays them as printed. Rule: ES-AMB-11.
    HexId meant(HexId printed, bool as_printed) const;
    /// The fourteen. Rule: ES-STW-2, ES-AMB-11.
    std::vector<HexId> resource_hexes(bool as_printed) const;
    /// All hexes that an enemy must control for that area. Rule: ES-POL-3 to ES-POL-13, ES-AMB-11.
    std::vector<HexId> needed_hexes(Area area, bool as_printed) const;
};

/// Reads the tables from a folder holding the CSV files.
/// Throws: std::runtime_error that names file, line and what is wrong: a unit, card, hex or row that stands twice or is missing; a word that is not
/// known; a reference to what is not there; a figure out of its range; tables that contradict each other.
std::shared_ptr<const Tables> load_tables(const std::filesystem::path& folder);

} // namespace intendant::empire_of_the_sun
