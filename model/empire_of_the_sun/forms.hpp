#pragma once

#include "model/core/form.hpp"
#include "model/empire_of_the_sun/commands.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What can be entered now. Whether it may be booked is asked of `decide`.
namespace intendant::empire_of_the_sun {

/// Before the id of a unit or a hex: the key of a field in which it is ticked, or of the steps that it loses.
inline constexpr std::string_view unit_mark = "unit_";
inline constexpr std::string_view hex_mark = "hex_";
inline constexpr std::string_view step_mark = "lose_";
/// What stands in that field; empty where there is none.
std::string value_of(const core::Form& form, std::string_view key);
bool offers(const core::FormField& field, std::string_view id);

/// All that can be entered now, with nothing filled in: first what the other player waits for, last what ends the part of the turn.
std::vector<core::Form> forms(const State& state);
/// One of them as it stands with these values in it; nothing where it is not asked for now.
std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values);
/// The command that this form asks for with these values; nothing where they make none, or nothing of that kind is asked for now.
std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values);

/// The combat that stands in its form, its dice thrown or still to come, as its sheet shows it; nothing where the form is of none, or names no hex.
std::optional<Command> battle_in_form(const State& state, std::string_view id, const core::FormValues& values);

/// Its values stay with the player until they are booked: a reaction shows what is in the hand. Rule: ES-CRD-13, ES-SRM-1.
bool face_down(std::string_view id);
/// Nothing asks for it now; the books go on without it. `form`: as it stands with nothing filled in.
bool at_will(const State& state, const core::Form& form);

/// Which of the forms that can be entered now the table answers next: the first that is not at will; a unit that is lost where it is goes home first,
/// while it can. `now`: all of them; empty: none is due.
std::string due_form(const State& state, const std::vector<core::Form>& now);
/// It is filled in for one unit after another.
bool goes_on(std::string_view id);

/// A form by its id, and what is to stand in it.
struct FilledForm {
    std::string id;
    core::FormValues values{};
};
/// The form by which such a command is entered, filled in as the command says where it is a card, an activation, a move, battle hexes or a combat; nothing: nothing is filled
/// in for it, or it is due by itself.
std::optional<FilledForm> filled_form(const State& state, const Command& command);

} // namespace intendant::empire_of_the_sun
