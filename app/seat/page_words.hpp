#pragma once

#include "model/core/message.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace intendant::seat {

/// What the page says of itself: the keys are those of `resources/seat/seat.js`. `{n}` is filled in there.
inline constexpr auto page_words = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"books", INTENDANT_TR("Books")},
    {"battle", INTENDANT_TR("Battle")},
    {"mine", INTENDANT_TR("My side")},
    {"log", INTENDANT_TR("Log")},
    {"board", INTENDANT_TR("Board")},
    {"yours", INTENDANT_TR("Yours to do: {n}")},
    {"no_battle", INTENDANT_TR("No battle is being fought.")},
    {"odds", INTENDANT_TR("The attacker wins with a chance of {n} %")},
    {"thrown", INTENDANT_TR("What happened last")},
    {"heard", INTENDANT_TR("Updated {n} s ago")},
    {"lost", INTENDANT_TR("No contact with the table for {n} s; reconnecting")},
    {"ended", INTENDANT_TR("The banker has stopped showing the books. Ask for a new code to go on.")},
    {"paused", INTENDANT_TR("Paused while this page is in the background")},
    {"turn_lasts", INTENDANT_TR("This turn: {n}")},
    {"turn_stopped", INTENDANT_TR("This turn: {n} (paused)")},
    {"language", INTENDANT_TR("Language")},
    {"choose_seat", INTENDANT_TR("Choose your seat")},
    {"seat_number", INTENDANT_TR("Number of the seat, four digits")},
    {"sit", INTENDANT_TR("Sit down")},
    {"stand_up", INTENDANT_TR("Give up this seat")},
    {"more_seats", INTENDANT_TR("Take another seat")},
    {"seat_closed", INTENDANT_TR("Closed after five wrong numbers, until the banker opens it")},
    {"holdings", INTENDANT_TR("What stands where")},
    {"propose", INTENDANT_TR("Propose")},
    {"check", INTENDANT_TR("See what it would book")},
    {"note", INTENDANT_TR("A note for the log")},
    {"waiting", INTENDANT_TR("Waiting for the banker")},
    {"booked", INTENDANT_TR("Booked")},
    {"refused", INTENDANT_TR("Not booked")},
    {"past", INTENDANT_TR("The game has moved on; look again and propose again")},
    {"would_book", INTENDANT_TR("It would book:")},
    {"against", INTENDANT_TR("This breaks a rule:")},
    {"cannot", INTENDANT_TR("This cannot be booked:")},
    {"read_only", INTENDANT_TR("The books can only be read here; nobody books proposals.")},
    {"nothing_now", INTENDANT_TR("This seat can only propose a note right now.")},
    {"clear_dice", INTENDANT_TR("Remove last die")},
    {"undone", INTENDANT_TR("taken back")},
    {"larger", INTENDANT_TR("Larger")},
    {"smaller", INTENDANT_TR("Smaller")},
    {"whole", INTENDANT_TR("Whole board")},
    {"no_board", INTENDANT_TR("This game has no drawing of its board yet.")},
    {"space", INTENDANT_TR("Space")},
    {"holder", INTENDANT_TR("Held by")},
    {"stands", INTENDANT_TR("Stands there")},
    {"proposals", INTENDANT_TR("My proposals")},
    {"entry", INTENDANT_TR("Entry {n}")},
});

} // namespace intendant::seat
