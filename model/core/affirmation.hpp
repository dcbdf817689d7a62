#pragma once

#include "model/core/message.hpp"
#include "model/core/rule_ref.hpp"

namespace intendant::core {

/// A fact of the board that the players affirm, because these books do not keep where the pieces stand.
struct Affirmation {
    RuleRef rule;
    Message question;
};

} // namespace intendant::core
