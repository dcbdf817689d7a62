#pragma once

#include "model/core/form.hpp"
#include "model/empire_of_the_sun/commands.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/forms.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the forms of Empire of the Sun are made of, and the forms themselves, each with what it answers.
namespace intendant::empire_of_the_sun::asked {

using core::Form;
using core::FormChoice;
using core::FormField;
using core::FormValues;
using core::leading;
using core::Message;
using core::told;

Form form_of(Side side, Message title);
/// One that either side may fill in.
Form form_of_both(Message title);

FormChoice choice_of(const State& state, HexId hex);
/// With where it stands, and that it is reduced.
FormChoice choice_of(const State& state, UnitId unit);
FormChoice choice_of(const State& state, CardId card);
template <class Id> std::vector<FormChoice> choices_of(const State& state, const std::vector<Id>& all) {
    std::vector<FormChoice> choices;
    for (const auto each : all) {
        choices.push_back(choice_of(state, each));
    }
    return choices;
}

std::optional<HexId> hex_in(const State& state, const FormValues& values, std::string_view key);
std::optional<UnitId> unit_in(const State& state, const FormValues& values, std::string_view key);
std::optional<CardId> card_in(const State& state, const FormValues& values, std::string_view key);
/// The values with the card under that key by its id, where one of these was typed by its number or by its name, or the only one with that in it.
FormValues with_card(const State& state, const FormValues& values, std::string_view key, const std::vector<CardId>& among);

inline constexpr std::string_view die_mark = "die_";
std::string key_of(const State& state, std::string_view mark, UnitId unit);
/// One field a unit: it goes along or not.
FormField tick(const State& state, UnitId unit, const FormValues& values, bool proposed = false);
/// The units that were said to go along, in the order of the register.
std::vector<UnitId> ticked(const State& state, const FormValues& values);
FormField die_field(std::string key, Message label, const FormValues& values);
std::optional<core::Throw> die_in(const FormValues& values, std::string_view key);

/// A die for whoever asks what a throw would meet, whatever it shows.
core::Throw some_die();

/// What speaks against it as a breach of a rule; nothing where it cannot be booked at all.
std::optional<std::vector<core::Warning>> breaches(const State& state, const Command& command);
/// It can be booked, and no rule is broken.
bool lawful(const State& state, const Command& command);

/// The tick by which the table ends something over what is still open.
inline constexpr std::string_view all_the_same = "all_the_same";
FormField all_the_same_field(const FormValues& values);

/// Cards of a side that may be in its hand, as far as the table knows. Rule: ES-DRW-8.
std::vector<CardId> in_hand(const State& state, Side side);
Supply supply_of(const State& state);
/// What is left in each pool of replacements from which a unit could be mended or come back. Rule: ES-REP-2.
std::vector<Message> replacements_left(const State& state);

/// What stands in the form of such a command when it is filled in again, as far as the form asks for it.
FormValues values_of(const State& state, const ActivateUnits& command);
FormValues values_of(const State& state, const MoveUnits& command);
FormValues values_of(const State& state, const DeclareBattles& command);
FormValues values_of(const State& state, const FightAtSea& command);
FormValues values_of(const State& state, const FightOnLand& command);
FormValues values_of(const State& state, const BeginOffensive& command);
FormValues values_of(const State& state, const PlayEvent& command);
FormValues values_of(const State& state, const AttackChina& command);
FormValues values_of(const State& state, const WithdrawUnit& command);
FormValues values_of(const State& state, const ReturnHeadquarters& command);
FormValues values_of(const State& state, const EndRivalry& command);
FormValues values_of(const State& state, const DiscardCard& command);
/// The combat as it stands in its form, its dice thrown or still to come.
std::optional<Command> battle_as_filled(const State& state, bool at_sea, const FormValues& values);
/// The faces as they stand in a field, whoever threw them.
std::string faces_of(const core::Throw& thrown);

using Made = core::FormOf<State, Command>;
// Where the books do not keep the map (without_map.cpp).
extern const Made take_hex, lose_steps;
// Parts of the turn (strategic.cpp, ending.cpp).
extern const Made arrive, europe, replace, warfare, end_phase;
// What a player does when it is his turn (cards.cpp).
extern const Made play_card, set_aside, pass;
// The offensive and the reaction to it (activation.cpp, movement.cpp, reaction.cpp).
extern const Made activate, react, move, disengage, fly_china, declare, intelligence, special, reaction_cards;
// Battles and what comes after them (battle.cpp, aftermath.cpp, card_steps.cpp, ending.cpp).
extern const Made fight_at_sea, fight_on_land, retreat, post_battle, emergency, lost, remove_units, card_die, card_loss, paratroops,
    end_offensive;

} // namespace intendant::empire_of_the_sun::asked
