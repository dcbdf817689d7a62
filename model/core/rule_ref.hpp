#pragma once

#include <compare>
#include <string>

namespace intendant::core {

/// The id of one clause of a game's clause book, as `C-12`. Empty where no clause is meant, only the books themselves.
struct RuleRef {
    std::string id;

    friend auto operator<=>(const RuleRef&, const RuleRef&) = default;
};

} // namespace intendant::core
