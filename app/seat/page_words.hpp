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
    {"no_battle", INTENDANT_TR("No battle is being fought.")},
    {"odds", INTENDANT_TR("The attacker wins with a chance of {n} %")},
    {"thrown", INTENDANT_TR("What happened last")},
    {"heard", INTENDANT_TR("Heard of {n} s ago")},
    {"lost", INTENDANT_TR("Nothing heard of the table for {n} s; trying again")},
    {"paused", INTENDANT_TR("Asleep while this page is hidden")},
    {"turn_lasts", INTENDANT_TR("This turn: {n}")},
    {"turn_stopped", INTENDANT_TR("This turn: {n} (paused)")},
    {"language", INTENDANT_TR("Language")},
    {"choose_seat", INTENDANT_TR("Choose your seat")},
    {"seat_number", INTENDANT_TR("Number of the seat, four digits")},
    {"sit", INTENDANT_TR("Sit down")},
    {"stand_up", INTENDANT_TR("Give up this seat")},
    {"seat_closed", INTENDANT_TR("Closed after five wrong numbers, until the banker opens it")},
    {"holdings", INTENDANT_TR("What stands where")},
    {"propose", INTENDANT_TR("Propose")},
    {"check", INTENDANT_TR("See what it would book")},
    {"note", INTENDANT_TR("A note for the log")},
    {"waiting", INTENDANT_TR("Waiting for the banker")},
    {"booked", INTENDANT_TR("Booked")},
    {"refused", INTENDANT_TR("Not booked")},
    {"past", INTENDANT_TR("The game has gone on since; look again and propose anew")},
    {"would_book", INTENDANT_TR("It would book:")},
    {"against", INTENDANT_TR("It stands against a rule:")},
    {"cannot", INTENDANT_TR("This cannot be booked:")},
    {"read_only", INTENDANT_TR("The books are only looked at here; nobody books proposals.")},
    {"nothing_now", INTENDANT_TR("Nothing can be proposed from this seat now, beside a note.")},
    {"clear_dice", INTENDANT_TR("Last die away")},
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
