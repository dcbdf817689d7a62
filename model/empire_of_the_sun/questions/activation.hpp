#pragma once

#include "model/empire_of_the_sun/questions/supply.hpp"

namespace intendant::empire_of_the_sun {

/// Why a unit may not be activated.
enum class Idle : std::uint8_t {
    None,
    NotCommanded, ///< ES-OFF-4
    NotByEvent,   ///< ES-CRD-10
    Unsupplied,   ///< ES-OFF-5
    TooFar,       ///< ES-OFF-3
    Cut,          ///< ES-OFF-3
};

struct Candidate {
    UnitId unit;
    Idle idle;
    bool doubtful;           ///< the table has to say why (ES-OFF-7)
    const char* clause;      ///< why not, or of the doubt; empty where there is nothing to say
    std::vector<HexId> line; ///< from the unit to the headquarters
    std::vector<Cut> cuts;
};

/// What a headquarters can activate with a card.
struct Activation {
    bool may_lead;      ///< it stands on the map, is in supply, and the event names it
    const char* clause; ///< why it may not lead, else empty
    int most;           ///< units, efficiency and value together; 0 where the card prints no value (ES-AMB-16)
    std::optional<int> most_ground;
    std::vector<Candidate> units; ///< all of the side on the map, headquarters left out
};

/// The value that a card gives for activation with that headquarters; nothing where none is printed.
/// Rule: ES-OFF-2, ES-CRD-8.
std::optional<int> activation_value(const Card& card, UnitId headquarters, bool as_event);

/// An operations card of the highest value of that side: who may be activated without a card that is known does not depend on it.
std::optional<CardId> usual_card(const Tables& tables, Side side);

/// The event lets that unit be activated. Rule: ES-CRD-10.
bool event_names(const Tables& tables, const Card& card, UnitId unit);

/// All units, and why each may or may not be activated. Army and Navy together under rivalry are a question of the choice, not of one unit
/// (ES-OFF-6). Rule: ES-OFF-1 to ES-OFF-5, ES-OFF-7, ES-CRD-10.
Activation activation(const Tables& tables, const Board& board, const Supply& supply, UnitId headquarters, CardId card, bool as_event);

/// The headquarters that may lead the reaction: in supply, and a declared battle hex within their range, which nothing blocks.
/// Rule: ES-REA-2, ES-SUP-5.
std::vector<UnitId> reaction_headquarters(const Tables& tables, const Board& board, const Supply& supply, Side reaction,
                                          const std::vector<HexId>& battle_hexes);

/// Units that may be activated in reaction. Units: `offensive` the offensive card; `counter` a counter-offensive card that was played.
/// Rule: ES-REA-3, ES-CRD-20.
int reaction_limit(const Tables& tables, UnitId headquarters, const Card& offensive, const Card* counter);

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

template <>
inline constexpr std::array<std::string_view, 6> enum_words<empire_of_the_sun::Idle>{"none",       "not_commanded", "not_by_event",
                                                                                     "unsupplied", "too_far",       "cut"};

} // namespace intendant::core
