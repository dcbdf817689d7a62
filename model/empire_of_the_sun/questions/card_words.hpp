#pragma once

#include <string_view>

namespace intendant::empire_of_the_sun {

/// What a word of a column of a card's row says, a sentence with parameters of the card; empty where another column says it. Nothing for a word that is
/// not known.
const char* sentence_of(std::string_view column, std::string_view word);

/// The English name of a kind (`card_kind`), a class (`card_class`) and of whom an event activates (`card_units`); else nothing.
const char* card_word(std::string_view kind, std::string_view id);

} // namespace intendant::empire_of_the_sun
