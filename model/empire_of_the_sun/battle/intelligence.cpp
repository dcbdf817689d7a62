#include "model/empire_of_the_sun/battle/intelligence.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

std::optional<int> intelligence_value(const Card& card, bool as_event) {
    return as_event ? card.intelligence_event : card.intelligence_operations;
}

bool may_roll(const Card& card, bool as_event) { return !as_event || card.status != Status::Surprise; }

bool intercepts(int die, int value, int modifier) { return die != 9 && die + modifier <= value; }

std::optional<Status> status_by_cards(const std::vector<Card>& cards) {
    std::optional<Status> found;
    for (const auto& card : cards) {
        const bool sets = card.card_class == CardClass::Intelligence || card.card_class == CardClass::CounterOffensive;
        if (sets && card.status && (!found || *card.status == Status::Ambush)) {
            found = card.status;
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
