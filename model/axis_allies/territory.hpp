#pragma once

#include "model/axis_allies/decision.hpp"

namespace intendant::axis_allies {

/// Books the capture or liberation of a territory by land units of `by`: control, guns and complex, a looted treasury,
/// and territories that go back to a power whose capital is freed. Nothing happens when it is already controlled by
/// the alliance of `by`.
/// Rule: C-111, C-112, C-115 to C-120, C-130 to C-132, C-134, C-135, C-137, T-14.
void take_territory(Decision& decision, SpaceId space, Power by);

/// The gun or complex goes with its territory when its control is set right: a complex always, a gun of an enemy of the new controller
/// or of the old controller. Rule: C-112, M-35, M-37, M-42, S-12.
bool goes_with_territory(const Stack& stack, std::optional<Power> from, Power to);
/// An original complex there leaves its first owner or comes back to it, and the books do not know yet that it was lost: it may be limited
/// from then on. Rule: Q-05.
bool loses_complex(const State& state, SpaceId space, std::optional<Power> to);

/// The treasury of the power whose turn it is cannot pay for entering that neutral territory. Rule: M-132, Q-28.
std::optional<core::Refused> too_poor_for_a_neutral(const State& state, SpaceId space);

/// Books what the power whose turn it is pays for entering a neutral territory; `controls`: and that it holds it from now
/// on. It is paid once: nothing is due where an overflight has been paid for, and another one books nothing. Refuses: M-132, a treasury that cannot pay; then nothing is booked. Warns: B-07. Rule: M-130 to M-133, Q-28.
std::optional<core::Refused> violate_neutrality(Decision& decision, SpaceId space, bool controls);

/// Warns of an attack on the space in the first turn of the U.S.S.R., where the table plays restricted attack: overland, by
/// air or from the sea. Rule: O-04, Q-31.
void warn_of_restricted_attack(Decision& decision, SpaceId space);

/// Own aircraft attack there above an enemy gun that has still to fire at them, alone or not. Rule: C-25, Q-48.
bool gun_awaits_aircraft(const State& state, SpaceId space, Power power);

} // namespace intendant::axis_allies
