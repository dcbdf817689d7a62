#pragma once

#include "model/empire_of_the_sun/decision.hpp"

/// Units that the text of a card moves, and hexes that it takes, against the limits that it names.
namespace intendant::empire_of_the_sun {

/// It lies among the discards, is out of the game, or leads the offensive.
bool played(const State& state, CardId card);
/// The card is on the table: else nothing comes of its text. Rule: ES-CRD-9.
void check_played(Decision& decision, CardId card);
/// Evacuation, the Combined Fleet, the 11th Airborne. Rule: ES-LND-9, ES-LND-10, ES-HQ-10.
void check_card_move(Decision& decision, CardId card, const std::vector<UnitId>& units, HexId to);
/// A hex that paratroops take, empty or of one Dutch regiment. Rule: ES-LND-9.
void check_paratroops(Decision& decision, CardId card, HexId hex);
/// Its text takes a hex, or a Dutch regiment, by paratroops.
bool drops(const Card& card);

} // namespace intendant::empire_of_the_sun
