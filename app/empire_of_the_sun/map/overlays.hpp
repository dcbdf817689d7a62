#pragma once

#include "app/board/hex_overlays.hpp"
#include "app/empire_of_the_sun/table.hpp"
#include "model/empire_of_the_sun/questions/supply.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app::es {

/// What the map is asked of one state of the books: supply of all units and the zones that follow are worked out once for it.
struct Standing {
    explicit Standing(const State& state);

    Board board;
    Supply supply;
};

/// A card that is thought of: what a headquarters may do with it, and how far units would move.
struct CardInHand {
    CardId card{};
    bool as_event{false};

    friend bool operator==(const CardInHand&, const CardInHand&) = default;
};

/// What an overlay looks at. `standing`: of the state that the table shows; `selected`: the hex whose headquarters or units are meant;
/// `card`: that of the offensive under way comes before it.
struct Seen {
    const Table& table;
    const std::optional<Standing>& standing;
    std::function<std::optional<HexId>()> selected;
    std::function<std::optional<CardInHand>()> card;
};

/// What can be laid over the board, each with the same in words, in the order of the list.
std::vector<board::HexOverlay> overlays_of(const Seen& seen);

/// `Kongo in 2415 Miri`; the name alone where it stands in no hex.
wxString in_hex(const Table& table, UnitId unit);
/// How the unit is supplied, in a sentence: the line, or what cuts it; empty where it is not on the map. Rule: ES-SUP-1 to ES-SUP-9.
wxString supply_in_words(const Table& table, const Standing& standing, UnitId unit);
/// Where the line is cut, and by whom.
wxString cuts_in_words(const Table& table, const std::vector<Cut>& cuts);

/// What a headquarters may activate, or all of the side that acts. Rule: ES-OFF-1 to ES-OFF-5.
board::OverlaySheet headquarters_sheet(const Seen& seen);
/// How far a unit moves, by each kind of travel. Rule: ES-MOV-1.
board::OverlaySheet reach_sheet(const Seen& seen, const std::vector<std::string>& counters);
/// Which headquarters may lead a reaction to the battle hexes, or to the selected hex. Rule: ES-REA-2.
board::OverlaySheet reaction_sheet(const Seen& seen);

} // namespace intendant::app::es
