#pragma once

#include "app/base/text.hpp"
#include "model/empire_of_the_sun/state.hpp"

namespace intendant::app::es {

/// The books as text, in the language of the windows: turn, hands and decks, tracks, where each unit is.
wxString books_text(const empire_of_the_sun::State& state, const Names& names);

} // namespace intendant::app::es
