#pragma once

#include "model/empire_of_the_sun/tables.hpp"

/// The figures of the Strategic Phase and of the tracks: what a die, a turn and a box come to. Nothing is kept here.
namespace intendant::empire_of_the_sun {

/// The submarine roll. Units: `modified` is the die less the turn, with modifiers. Rule: ES-STW-4 to ES-STW-7, ES-AMB-30.
struct SubmarineRoll {
    int modified;
    bool success;
    int escorts_after; ///< the side of the escorts marker, 0, 2 or 4
};
/// Units: `die` 0 to 9, `escorts` 0, 2 or 4. `escorts_void`: AL80 was played, and no modifier is left.
SubmarineRoll submarine_roll(const Tables& tables, int turn, int die, int escorts, bool escorts_void);

/// Whether a B29 bombs with success. Rule: ES-STW-10.
bool bombing_succeeds(Step step, int die);
/// Whether it loses a step. Rule: ES-STW-11.
constexpr bool bomber_loses_step(int die, bool airfield_near_tokyo) { return die == 9 && !airfield_near_tokyo; }

/// Cards drawn and passes. Rule: ES-DRW-1 to ES-DRW-6.
struct Hand {
    int cards;
    int passes;

    friend bool operator==(const Hand&, const Hand&) = default;
};
/// Units: `resources` Japan controls; `bombings` with success of which a card is taken, two count at most (ES-STW-10, ES-STW-12). Turn 1 has cards
/// 1 and 2 alone: no hand. Rule: ES-STW-1, ES-STW-3, ES-DRW-1, ES-DRW-6.
Hand japanese_hand(const Tables& tables, int turn, int resources, bool submarine_success, int bombings);
/// Units: `nations_lost` of China, India, Australia, also when they were retaken (ES-DRW-4). Rule: ES-DRW-1 to ES-DRW-4.
Hand allied_hand(const Tables& tables, int turn, int nations_lost, int wie_box);

/// Who plays first, by cards in hand. Rule: ES-INI-1, ES-INI-2.
Side first_player(const Tables& tables, int turn, int japanese_cards, int allied_cards);

/// The box of the war in Europe. Rule: ES-WIE-1, ES-WIE-4.
const WieBox& wie_box(const Tables& tables, int box);
/// Where a card moves the marker in that year; it stops at the ends. Rule: ES-WIE-2.
int wie_moved(const Tables& tables, int box, const Card& card, int year);

/// Whether a unit in the Delay box is lost to Europe on this die. Rule: ES-REI-17, ES-REI-18, ES-REI-20.
bool lost_to_europe(const Tables& tables, int box, int die, bool us_rivalry);

/// New Allied reinforcements wait in the Delay box. Rule: ES-REI-12, ES-REI-13, ES-REI-15.
bool delayed(const Tables& tables, UnitId unit, int box, bool us_rivalry, bool panama);

/// Replacements of a turn by pool. Rule: ES-REP-1, ES-REP-6, ES-REP-11 to ES-REP-15, ES-REP-17.
struct Replacements {
    int allied_land, allied_air, us_naval, commonwealth_naval, chinese, japanese_naval;

    friend bool operator==(const Replacements&, const Replacements&) = default;
};
struct ReplacementFacts {
    bool oahu_allied{true};              ///< 5808
    bool commonwealth_base_allied{true}; ///< any of the five (ES-REP-14)
    bool china_surrendered{false};
    bool indian_levy{false}; ///< JP15 or JP82 was played last turn
};
Replacements replacements(const Tables& tables, int turn, const ReplacementFacts& facts);

/// An OC offensive in China. Units: `base` of the divisions less the Burma Road; `modified` die; `boxes` towards Collapse, below 0 towards Stable.
/// Rule: ES-CHN-3 to ES-CHN-5.
struct ChinaOffensive {
    int base;
    int modified;
    int boxes;
};
/// Units: `air` Allied air units in the box that count for the die; `air_in_box` whether any is there at all.
ChinaOffensive china_offensive(const Tables& tables, int divisions, const std::string& burma_road, int air, bool air_in_box, int die);

} // namespace intendant::empire_of_the_sun
