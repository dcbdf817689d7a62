#pragma once

#include "model/core/message.hpp"

#include <string>
#include <vector>

namespace intendant::core {

/// Who played a side. A person with several sides has several seats.
struct Seat {
    std::string side; ///< the game's id
    Message name;     ///< of the side, for people
    std::string player;

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// What a game says of itself in a list of games.
struct GameCard {
    Message edition;
    std::vector<Seat> seats;
    std::vector<std::string> winners;   ///< sides; empty while it goes on, or when nobody won
    Message result;                     ///< how it ended; an empty id while it goes on
    Message standing{};                 ///< who leads, in a line
    std::vector<std::string> holders{}; ///< the side that holds each space, in the order of the game's tables; empty: nobody

    friend bool operator==(const GameCard&, const GameCard&) = default;
};

} // namespace intendant::core
