#pragma once

#include "model/core/message.hpp"
#include "model/core/verdict.hpp"

#include <wx/translation.h>

#include <cstddef>
#include <vector>

namespace intendant::app {

/// What the books hold and cannot stand on the board, as far as a page has room for it; empty where nothing is to be counted, the game is
/// over, or one looks back. `why`: where a contradiction of this game has its sentence; its clause is its `rule`.
template <class Table, class Contradiction>
wxString to_be_counted(const Table& table, const std::vector<Contradiction>& found, core::Message Contradiction::*why) {
    constexpr std::size_t most_shown = 4;
    std::vector<core::Warning> shown;
    for (const auto& each : found) {
        if (shown.size() < most_shown) {
            shown.push_back({core::WarningKind::BreaksRule, each.rule, each.*why});
        }
    }
    return shown.empty() || table.state().outcome || table.looks_back() ? wxString{} : _("To be counted:") + " " + table.say(shown);
}

} // namespace intendant::app
