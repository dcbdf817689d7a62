#pragma once

#include "app/desk/forms_sheet.hpp"
#include "app/desk/table_of.hpp"

#include <wx/translation.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The forms of a game at its table: what is filled in becomes the command that the game makes of it, and nothing else composes one.
namespace intendant::app {

/// The command of these values; nothing where they make none. A game may compose one at the table that is not asked for now, so that it
/// is answered with its clause.
template <class G>
std::optional<typename G::Command> command_of(const typename G::State& state, std::string_view id, const core::FormValues& values) {
    if constexpr (requires { G::composed(state, id, values); }) {
        return G::composed(state, id, values);
    } else {
        return G::answered(state, id, values);
    }
}

/// Books what these values mean. False: they make no command.
template <class G>
bool book_form(TableOf<G>& table, std::string_view id, const core::FormValues& values, std::function<void()> booked = {}) {
    if (!table.may_book()) {
        return true;
    }
    const auto command = command_of<G>(table.state(), id, values);
    if (command) {
        table.book(*command, std::move(booked));
    }
    return command.has_value();
}

/// The same where nothing is left to be filled in: what makes no command is not asked for now.
template <class G>
void do_form(TableOf<G>& table, std::string_view id, const core::FormValues& values = {}, std::function<void()> booked = {}) {
    if (!book_form(table, id, values, std::move(booked))) {
        table.complain(_("Something is still missing, or it is not asked for now."));
    }
}

template <class G>
FormPanel::Ways form_ways(TableOf<G>& table, const std::string& id,
                          std::function<std::vector<Nameable>(const std::string& kind)> things = {}) {
    return {.form = [&table, id](const core::FormValues& values) { return G::form(table.state(), id, values); },
            .book = [&table, id](const core::FormValues& values,
                                 std::function<void()> booked) { return book_form(table, id, values, std::move(booked)); },
            .foresee =
                [&table, id](const core::FormValues& values) {
                    const auto command = command_of<G>(table.state(), id, values);
                    return command ? table.foresee(*command) : wxString{};
                },
            .say = [&table](const core::Message& message) { return table.say(message); },
            .moment =
                [&table] {
                    const auto heading = G::heading(table.state());
                    return std::to_string(heading.round) + " " + heading.seat + " " + heading.phase;
                },
            .complain = [&table](const wxString& sentence) { table.complain(sentence); },
            .unread = [&table](const wxString& sentence) { table.say_unread(sentence); },
            .things = std::move(things)};
}

/// The same of all forms of a game, for its sheet.
template <class G> FormsSheet::Ways sheet_ways(TableOf<G>& table) {
    return {.forms = [&table] { return table.read_only() ? std::vector<core::Form>{} : forms(table.state()); },
            .form = [&table](const std::string& id) { return form_ways(table, id); },
            .say = [&table](const core::Message& message) { return table.say(message); },
            .may_book = [&table] { return !table.read_only(); }};
}

} // namespace intendant::app
