#include "db/archive/facts.hpp"

#include "db/codec/json_text.hpp"

namespace intendant::db {

namespace {

/// PostgreSQL keeps no text with a zero byte.
std::string without_zeros(std::string text) {
    std::erase(text, '\0');
    return text;
}

} // namespace

Facts facts_of(const LibraryCard& card, const std::string& notes, const InEnglish& say) {
    auto seats = Json::array();
    for (const auto& seat : card.card.seats) {
        seats.push_back({{"side", seat.side}, {"player", without_zeros(seat.player)}});
    }
    auto dice = Json::object();
    for (const auto& [side, record] : card.dice) {
        dice[side] = {{"dice", record.dice()}, {"hits", record.hits()}, {"expected", record.expected()}};
    }
    const auto said = [&](const core::Message& message) { return message.id.empty() ? std::string{} : without_zeros(say(message)); };
    return {json_line({{"edition", said(card.card.edition)},
                       {"began", card.began},
                       {"last", card.last},
                       {"rounds", card.rounds},
                       {"minutes", card.minutes},
                       {"result", said(card.card.result)},
                       {"winners", card.card.winners},
                       {"seats", seats},
                       {"dice", dice},
                       {"notes", without_zeros(notes)}})};
}

} // namespace intendant::db
