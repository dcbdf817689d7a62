#pragma once

#include "model/core/message.hpp"

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace intendant::core {

/// Why what a file records cannot have happened: a sentence about `{entry}`, the number of which its reader adds; none when
/// it fits. A file may come from anybody: `apply` is given only what fits.
using Misfit = std::optional<Message>;

/// The sentence with these parameters.
inline Misfit misfit_of(std::string sentence, std::vector<std::pair<std::string, std::string>> parameters = {}) {
    return Message{std::move(sentence), std::move(parameters)};
}

template <class N> constexpr bool within(N value, std::type_identity_t<N> least, std::type_identity_t<N> most) {
    return least <= value && value <= most;
}

/// A number that no game has.
inline Misfit impossible_number() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: one of its numbers cannot be."));
}

/// A game begins once, and before everything else.
inline Misfit misfit_of_beginning(bool begun, bool begins) {
    if (begun != begins) {
        return {};
    }
    return begins ? misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: the game has begun already."))
                  : misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: the game has not begun."));
}

} // namespace intendant::core
