#pragma once

#include "model/core/form.hpp"
#include "model/empire_of_the_sun/commands.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What can be entered now. Whether it may be booked is asked of `decide`.
namespace intendant::empire_of_the_sun {

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

/// A form by its id, and what is to stand in it.
struct FilledForm {
    std::string id;
    core::FormValues values{};
};
/// The form by which such a command is entered, filled in as the command says where it is a move, a combat or a card; nothing: nothing is filled
/// in for it, or it is due by itself.
std::optional<FilledForm> filled_form(const State& state, const Command& command);

} // namespace intendant::empire_of_the_sun
