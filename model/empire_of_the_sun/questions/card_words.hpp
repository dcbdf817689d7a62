#pragma once

#include "model/empire_of_the_sun/tables.hpp"

#include <string_view>

namespace intendant::empire_of_the_sun {

/// What a word of a column of a card's row says, a sentence with parameters of the card; empty where another column says it. Nothing for a word that is
/// not known.
const char* sentence_of(std::string_view column, std::string_view word);

/// The regions behind that word of a card's row, `enters_in Java Borneo`; none where the row does not have it. Rule: ES-HQ-9, ES-REI-23.
std::vector<std::string> regions_behind(const Card& card, std::string_view word);
/// Names of regions as a parameter.
std::string list_of_regions(const std::vector<std::string>& regions);

/// The English name of a kind (`card_kind`), a class (`card_class`), of whom an event activates (`card_units`), and of a region where its unit enters
/// (`card_region`); else nothing.
const char* card_word(std::string_view kind, std::string_view id);

} // namespace intendant::empire_of_the_sun
