#pragma once

#include "model/empire_of_the_sun/acts.hpp"
#include "model/empire_of_the_sun/board.hpp"
#include "model/empire_of_the_sun/options.hpp"
#include "model/empire_of_the_sun/tracks.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intendant::empire_of_the_sun {

/// A scenario: its row in `scenarios.csv`.
struct ScenarioId {
    std::uint8_t index{0};

    friend auto operator<=>(const ScenarioId&, const ScenarioId&) = default;
};

/// A cause of a change of US Political Will: its row in `political_will.csv`. Rule: ES-PWL-1.
struct WillId {
    std::uint8_t index{0};

    friend auto operator<=>(const WillId&, const WillId&) = default;
};

/// Who plays a side.
struct Player {
    Side side{};
    std::string name{};

    friend bool operator==(const Player&, const Player&) = default;
};

/// Where a unit that moves in an offensive came from, and how it moved. Rule: ES-RET-1, ES-GND-12.
struct Moved {
    UnitId unit{};
    HexId from{};
    Travel by{};

    friend bool operator==(const Moved&, const Moved&) = default;
};

/// Where a unit is found.
struct UnitRow {
    UnitId unit{};
    Place place{};
    Step step{Step::Full};

    friend bool operator==(const UnitRow&, const UnitRow&) = default;
};
struct TrackRow {
    Track track{};
    int value{0};

    friend bool operator==(const TrackRow&, const TrackRow&) = default;
};

/// A die that was thrown for a card. Units: `face` 0 to 9.
struct CardDie {
    CardId card{};
    int face{0};

    friend bool operator==(const CardDie&, const CardDie&) = default;
};

/// A unit that lost a step by a card.
struct CardHit {
    CardId card{};
    UnitId unit{};

    friend bool operator==(const CardHit&, const CardHit&) = default;
};

/// What an offensive has changed: weather takes it back. Rule: ES-CRD-21.
struct Undo {
    std::vector<TrackRow> tracks{}; ///< as they stood before its card changed them
    std::vector<UnitRow> units{};   ///< the same of units
    std::vector<HexId> taken{};     ///< hexes that changed hands by its movement
    std::vector<CardDie> thrown{};  ///< for its cards (ES-CRD-19)
    std::vector<CardId> struck{};   ///< cards by which a step was lost, once for each step (ES-BAT-31)
    std::vector<UnitId> on_land{};  ///< units that fought on land (ES-REA-5)
    std::vector<CardHit> hits{};    ///< whom its cards strike, once for each step (ES-CRD-19)
    bool raided{false};             ///< a US carrier has fought in the Japanese islands by the card that says so (ES-STW-14)

    friend bool operator==(const Undo&, const Undo&) = default;
};

/// The offensive under way. Rule: ES-OFF-15.
struct Offensive {
    Side side{};
    CardId card{};
    bool as_event{false};
    std::vector<UnitId> headquarters{};
    std::vector<UnitId> activated{};
    std::vector<UnitId> reacting{};
    std::optional<UnitId> reaction_headquarters{};
    std::vector<CardId> reaction_cards{};
    std::vector<Moved> moved{}; ///< the first move of each unit
    std::vector<HexId> battles{};
    std::vector<HexId> fought_at_sea{}; ///< air-naval combat is done, or there was none
    std::vector<HexId> won_at_sea{};    ///< by the Offensive side
    std::vector<HexId> fought{};        ///< ground combat too
    std::optional<Status> status{};
    bool rolled{false};             ///< for intelligence (ES-INT-4)
    int asp_more{0};                ///< by the card, for this offensive (ES-ASP-6)
    std::vector<UnitId> fighters{}; ///< of battles at sea (ES-OFF-11)
    bool left{false};               ///< the Offensive player has begun post-battle movement (ES-PBM-2)
    std::vector<HexId> special{};   ///< battle hexes that special reaction made (ES-SRM-2)
    std::optional<Undo> undo{};     ///< of games of today

    friend bool operator==(const Offensive&, const Offensive&) = default;
};

/// Units: `number` 1 to 12. Rule: ES-GEN-18.
struct Turn {
    int number{1};
    Phase phase{Phase::Offensives};
    Side next{Side::Japan};         ///< who acts next in the Offensives Phase
    std::vector<HexId> changed{};   ///< hexes whose controller is another than when the turn began (ES-PWL-16)
    std::vector<UnitId> rolled{};   ///< for Europe, in this turn (ES-REI-17)
    std::vector<UnitId> rebuilt{};  ///< brought back from elimination in this turn (ES-REP-18)
    std::vector<UnitId> bombed{};   ///< B29s that bombed in this turn (ES-STW-13)
    std::vector<UnitId> entering{}; ///< by a card, and not placed yet (ES-REI-23)
    bool submarines_rolled{false};
    bool submarines_succeeded{false};
    int bombings{0};                   ///< with success (ES-STW-10)
    bool acted{false};                 ///< somebody has acted in the Offensives Phase (ES-INI-3)
    std::optional<CardId> replacing{}; ///< the card whose replacements are used at once, or lost (ES-REP-19)
    std::vector<UnitId> arrived{};     ///< headquarters that came in this turn (ES-REI-5)

    friend bool operator==(const Turn&, const Turn&) = default;
};

struct Outcome {
    Ending ending{};
    std::optional<Side> winner{}; ///< nobody: unfinished
    std::optional<int> points{};  ///< where points decide (ES-VPT-5)

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The books. A value: `apply` makes the next one.
struct State {
    std::shared_ptr<const Tables> tables{};
    bool begun{false};
    Options options{};
    std::vector<Player> players{};
    ScenarioId scenario{};
    std::vector<Station> units{};  ///< by UnitId
    std::vector<HexId> japanese{}; ///< land hexes that Japan controls, sorted
    std::optional<HexId> tokyo_express{};
    std::vector<CardPlace> cards{}; ///< by CardId
    Tracks tracks{};
    std::vector<UnitId> prewar{};      ///< those whose counter shows the dot, as the table marked them, sorted (ES-GEN-12)
    std::vector<Area> surrendered{};   ///< sorted (ES-POL-1)
    std::vector<WillId> will_causes{}; ///< that count once and have counted, sorted (ES-PWL-1)
    std::vector<HexId> fallen{};       ///< cities of the home islands that the Allies have held, sorted (ES-GND-13)
    std::vector<HexId> scored{};       ///< hexes that have scored once for all, sorted (ES-VPT-1)
    Turn turn{};
    std::optional<Offensive> offensive{};
    std::optional<Outcome> outcome{};

    const Station& operator[](UnitId unit) const { return units[unit.index]; }
    CardPlace operator[](CardId card) const { return cards[card.index]; }
    int operator[](Track track) const { return tracks[track]; }

    friend bool operator==(const State&, const State&) = default;
};

/// Before anything was set up.
State empty_state(std::shared_ptr<const Tables> tables);
/// The set-up of a scenario, as the tables have it. Rule: ES-SCN-1 to ES-SCN-16.
void set_up(State& state, ScenarioId scenario);

/// The states of the Burma Road in the order of its track; the keys of `Tables::burma_road`. Rule: ES-BUR-1 to ES-BUR-3.
inline constexpr std::array<std::string_view, 3> road_states{"open", "closed_hump", "closed_no_hump"};

template <class T> bool has(const std::vector<T>& list, const T& value) { return std::ranges::find(list, value) != list.end(); }

/// It has moved in this offensive. Rule: ES-OFF-15.
bool has_moved(const Offensive& offensive, UnitId unit);
/// It is of the offensive, or of the reaction to it. Rule: ES-OFF-15.
bool active(const State& state, UnitId unit);
/// Somebody has fought in this offensive.
bool fighting_has_begun(const State& state);
/// An offensive is under way, and each of its battle hexes has had its combat, at sea or on land. Rule: ES-BAT-1.
bool battles_done(const State& state);
/// Somebody has fought in this offensive, and no battle hex is left.
bool fighting_is_over(const State& state);

/// The books keep where each counter stands.
inline bool whole_map(const State& state) { return state.options.depth == Depth::WholeMap; }
/// All units of a side on the map, whether their hex is known or not.
std::vector<UnitId> units_in_play(const State& state, Side side);

const Scenario& scenario_of(const State& state);
std::optional<ScenarioId> find_scenario(const Tables& tables, std::string_view id);
std::optional<WillId> find_will(const Tables& tables, std::string_view id);
/// The cause of that id, which the tables have.
WillId will_of(const Tables& tables, std::string_view id);

/// What the map's questions are asked about.
Board board_of(const State& state);
bool controls(const State& state, Side side, HexId hex);
Side controller_of(const State& state, HexId hex);
/// Units of a side that stand in the hex, headquarters too.
std::vector<UnitId> units_in(const State& state, HexId hex, Side side);
/// Those of both sides.
std::vector<UnitId> units_in(const State& state, HexId hex);
std::string player_of(const State& state, Side side);
/// Intrinsic units of Japan in the hex. Rule: ES-GND-13.
int garrison_of(const State& state, HexId hex);
/// Somebody of that side is there: a unit, a headquarters, or an intrinsic unit. Rule: ES-OFF-8, ES-GND-13.
bool stands_in(const State& state, HexId hex, Side side);
/// Somebody of that side who stops a ground unit: a ground unit, an air unit, or an intrinsic unit. Rule: ES-LND-3, ES-GND-13.
bool stops_in(const State& state, HexId hex, Side side);
/// Who acts next: the one whose turn it is, unless he has neither card nor pass. Rule: ES-SEQ-4, ES-FUT-3.
Side to_act(const State& state);
/// Whose offensive is under way; while there is none, who acts next.
Side side_that_acts(const State& state);

/// Units that the turn brings, back from elsewhere or new: those of the turn track whose turn has come, those in the Delay box from an earlier turn, and those that a
/// card brings. Rule: ES-REI-1, ES-REI-11, ES-REI-23, ES-REI-25.
std::vector<UnitId> due(const State& state, Side side);
/// Those of a side that wait on the turn track for that turn, or came in it by the calendar. Rule: ES-REI-1.
std::vector<UnitId> of_calendar(const State& state, Side side, int turn);
/// Units that came into the Delay box in this turn and have not rolled for Europe yet. Rule: ES-REI-16, ES-REI-17, ES-REI-20.
std::vector<UnitId> to_roll_for_europe(const State& state);

/// Cards of the deck that nobody has seen and that are in no hand. Rule: ES-DRW-8.
int cards_in_deck(const State& state, Side side);
/// The value that an offensive moves with. Rule: ES-CRD-7, ES-REA-4.
int operations_of(const State& state, const Offensive& offensive);
/// Amphibious shipping points that the side can still spend in this turn. Rule: ES-ASP-1, ES-ASP-6, ES-ASP-7.
int asp_left(const State& state, Side side);
/// Nations whose loss costs the Allies a card. Rule: ES-DRW-3, ES-DRW-4.
int nations_lost(const State& state);
/// Hexes that changed hands in this turn and count, by who took them. Rule: ES-PWL-16.
struct TakenHexes {
    int allied, japanese;
};
TakenHexes taken_this_turn(const State& state);

} // namespace intendant::empire_of_the_sun
