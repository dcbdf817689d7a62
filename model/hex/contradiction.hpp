#pragma once

#include "model/core/decision.hpp"
#include "model/core/message.hpp"
#include "model/core/rule_ref.hpp"
#include "model/hex/grid.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace intendant::hex {

/// Something that cannot stand on a map together: the table has to count. `impossible`: no reason makes it so.
template <class Piece> struct Contradiction {
    core::RuleRef rule;
    std::optional<HexId> hex{}; ///< where, if it has a place
    core::Message why;
    std::vector<Piece> units{}; ///< whom it is about
    bool impossible{false};

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

/// Those of `found` that were not known, or not of all these units; of what is about no units, where another sentence is said.
template <class Piece>
std::vector<Contradiction<Piece>> new_contradictions(const std::vector<Contradiction<Piece>>& known,
                                                     std::vector<Contradiction<Piece>> found) {
    std::erase_if(found, [&](const Contradiction<Piece>& each) {
        return std::ranges::any_of(known, [&](const Contradiction<Piece>& old) {
            const auto told = [&](const Piece& unit) { return std::ranges::find(old.units, unit) != old.units.end(); };
            return old.rule == each.rule && old.hex == each.hex &&
                   (each.units.empty() ? old.why == each.why : std::ranges::all_of(each.units, told));
        });
    });
    return found;
}

/// Each speaks against what is decided; the first that nothing makes possible refuses it.
template <class Decision, class Piece>
std::optional<core::Refused> tell_contradictions(Decision& decision, const std::vector<Contradiction<Piece>>& found) {
    for (const auto& each : found) {
        if (each.impossible) {
            return core::Refused{.rule = each.rule, .why = each.why};
        }
        decision.breaks(each.rule.id, each.why);
    }
    return std::nullopt;
}

} // namespace intendant::hex
