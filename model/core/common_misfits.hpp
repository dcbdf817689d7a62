#pragma once

#include "model/core/misfit.hpp"

#include <cstddef>
#include <set>

/// What every game says of events that cannot have happened.
namespace intendant::core {

/// Of every text that the books keep. Units: bytes.
inline constexpr std::size_t longest_text = 20'000;

/// Each only once.
template <class List> bool distinct(const List& list) {
    return std::set<typename List::value_type>(list.begin(), list.end()).size() == list.size();
}

inline Misfit not_there() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: its counters are not where it takes them from."));
}
inline Misfit impossible_throw() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: its dice cannot have been thrown so."));
}
inline Misfit impossible_seating() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: its players cannot sit so."));
}
inline Misfit wrong_moment() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: this cannot happen at this moment of the game."));
}
inline Misfit other_counts() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: it corrects what the books do not say."));
}

} // namespace intendant::core
