#pragma once

#include "model/core/message.hpp"
#include "model/empire_of_the_sun/tables.hpp"

namespace intendant::empire_of_the_sun {

/// What a card books, from its row alone, to be compared with the card in the hand: a sentence for each thing that it prints, conditions among them.
/// Rule: ES-CRD-1, ES-CRD-7 to ES-CRD-12, ES-CRD-36.
std::vector<core::Message> card_says(const Tables& tables, CardId card);

/// Columns and words of the row that no sentence tells; none, as the tables are delivered.
std::vector<std::string> untold(const Tables& tables, CardId card);

} // namespace intendant::empire_of_the_sun
