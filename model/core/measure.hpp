#pragma once

#include "model/core/game_module.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Figures of a game by side, for graphs, reviews and reports.
namespace intendant::core {

/// One thing that is measured for each side. Units: those that its name says.
struct Measure {
    std::string id;
    Message name;
    bool flow{false};    ///< adds up over a turn (income); else it stands at a moment (a treasury)
    bool detail{false};  ///< one of many of its kind: a report gives its numbers without a graph
    bool regular{false}; ///< a flow that comes every turn and turns nothing: it is left out when turning points are weighed
};

/// Who is measured. Units: colours 0xRRGGBB, on a light and on a dark ground.
struct MeasuredSide {
    std::string id;
    Message name;
    std::uint32_t on_light{0};
    std::uint32_t on_dark{0};
};

struct Measures {
    std::vector<Measure> measures;
    std::vector<MeasuredSide> sides;
    Message balance; ///< what `balance` says, above 0 and below
};

struct Figure {
    std::string measure;
    std::string side;
    double value;

    friend bool operator==(const Figure&, const Figure&) = default;
};

/// A space of the board and the side that holds it; nobody: empty.
struct Holding {
    std::string space;
    Message name;
    std::string side;

    friend bool operator==(const Holding&, const Holding&) = default;
};

/// Dice of one side thrown to hit, each with the same chance. Units: `hit` in pips, that number or less hits; `hits` within
/// `dice`. However they came in: the faces, or only how many hit.
struct AimedDice {
    std::string side;
    int dice;
    int hit;
    int hits;

    friend bool operator==(const AimedDice&, const AimedDice&) = default;
};

/// What a game offers besides so that its course can be shown in figures.
template <class G>
concept MeasuredGame = GameModule<G> &&
    requires(const typename G::State& state, const typename G::Event& event, const typename G::Tables& tables) {
    { G::measures(tables) } -> std::same_as<Measures>;
    /// What stands now, for each measure that is no flow.
    { G::levels(state) } -> std::same_as<std::vector<Figure>>;
    /// Who holds what, space by space, in the order of the game's tables.
    { G::holdings(state) } -> std::same_as<std::vector<Holding>>;
    /// What the event adds to the flows, seen from the state before it.
    { G::flows(state, event) } -> std::same_as<std::vector<Figure>>;
    /// The dice of the event, seen from the state before it; none where dice are compared instead of aimed.
    { G::aimed_dice(state, event) } -> std::same_as<std::vector<AimedDice>>;
    /// One figure for who is ahead; the sign says which side.
    { G::balance(state) } -> std::same_as<double>;
    /// The battle that is being fought, in a few words; nothing when none is.
    { G::battle(state) } -> std::same_as<std::optional<Message>>;
    /// How the game ended; nothing while it goes on.
    { G::result(state) } -> std::same_as<std::optional<Message>>;
    /// Who plays what, one line a player.
    { G::players(state) } -> std::same_as<std::vector<Message>>;
};

} // namespace intendant::core
