#pragma once

#include "model/core/enum_words.hpp"

#include <wx/translation.h>

#include <array>
#include <cstddef>

namespace intendant::app {

/// What the values of an enum are called, in its order, as sentences marked with INTENDANT_TR; the table has all of them.
template <class E, std::size_t N> wxString word_in(const std::array<const char*, N>& table, E value) {
    static_assert(core::enum_words<E>.empty() || core::enum_words<E>.size() == N,
                  "a value of the enum has no word, or there is one too many");
    return wxGetTranslation(table.at(static_cast<std::size_t>(value)));
}

} // namespace intendant::app
