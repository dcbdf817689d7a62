#pragma once

#include "model/axis_allies/decision.hpp"

namespace intendant::axis_allies {

/// Books the capture or liberation of a territory by land units of `by`: control, guns and complex, a looted treasury,
/// and territories that go back to a power whose capital is freed. Nothing happens when it is already controlled by
/// the alliance of `by`.
/// Rule: C-111, C-112, C-115 to C-120, C-130 to C-132, C-134, C-135, C-137, T-14.
void take_territory(Decision& decision, SpaceId space, Power by);

/// Books what the power whose turn it is pays for entering a neutral territory; `controls`: and that it holds it from now
/// on. Refuses: M-132, a treasury that cannot pay; then nothing is booked. Warns: B-07. Rule: M-130 to M-133, Q-28.
std::optional<core::Refused> violate_neutrality(Decision& decision, SpaceId space, bool controls);

} // namespace intendant::axis_allies
