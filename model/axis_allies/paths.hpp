#pragma once

#include "model/axis_allies/state.hpp"
#include "model/core/message.hpp"
#include "model/core/rule_ref.hpp"

#include <optional>
#include <utility>
#include <vector>

/// Ways over the board. A path holds the start space and every space entered; its cost is the spaces entered (M-51).
namespace intendant::axis_allies {

enum class Medium : std::uint8_t { Land, Sea, Air };
Medium medium_of(Unit unit);

/// What a traveller is and when it travels.
struct Traveller {
    Power power;
    Medium medium;
    bool combat; ///< combat movement, else non-combat movement
};

/// What a clause says against going from one space to the next, or against passing through it.
using Objection = std::pair<core::RuleRef, core::Message>;

/// Objections to the whole path, allowance aside; empty when it is legal.
/// Rule: M-10 to M-25, M-52, M-81, M-131, M-135, N-02, N-08, N-09, X-02, X-13, X-15.
std::vector<Objection> objections(const State& state, const Traveller& traveller, const std::vector<SpaceId>& path);

/// The shortest path without objections and without flying over enemy guns or neutrals, else over guns, else over neutrals too;
/// nothing when none has at most `most` steps.
std::optional<std::vector<SpaceId>> find_path(const State& state, const Traveller& traveller, SpaceId from, SpaceId to, int most);

/// The shortest path that the board itself allows, whatever the clauses say about it: over land or by sea where that is
/// possible, else as the spaces lie. Its objections say what stands in the way.
std::optional<std::vector<SpaceId>> path_on_the_board(const State& state, const Traveller& traveller, SpaceId from, SpaceId to, int most);

/// The spaces at most `steps` away as the board lies, whatever the clauses say of the way; the first one itself too.
std::vector<SpaceId> spaces_within(const Tables& tables, SpaceId from, int steps);

/// Ships of the power may not pass between the two zones: a canal is closed to them. Rule, D-03, Q-16.
std::optional<Objection> closed_canal(const State& state, Power power, SpaceId a, SpaceId b);

/// Room left for fighters on the carriers of the alliance in the zone; below 0: so many are too many. Rule: M-64.
int carrier_room_in(const State& state, SpaceId zone, Power of);

/// Where this aircraft could land with `left` spaces to go from `at`. Rule: M-58 to M-61, N-06.
std::vector<SpaceId> landing_spaces(const State& state, Power power, Unit unit, SpaceId at, int left);

/// Room on the decks of carriers of the alliance that lie in one of these zones or could still come there, each carrier
/// counted once; allied fighters keep their places. Units: fighters. Rule: M-60, M-61, M-63, M-64.
int deck_room_within(const State& state, Power power, const std::vector<SpaceId>& zones);

/// The aircraft may end its turn there. Rule: M-58, M-59, M-64, M-72, N-06.
std::optional<Objection> objection_to_landing(const State& state, Power power, Unit unit, SpaceId at);

/// An enemy gun stands in the territory.
bool enemy_gun_in(const State& state, SpaceId space, Power of);
/// An enemy industrial complex stands in the territory, which bombers may raid. Rule: C-140.
bool enemy_complex_in(const State& state, SpaceId space, Power of);

} // namespace intendant::axis_allies
