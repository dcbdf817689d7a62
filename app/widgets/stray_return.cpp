#include "app/widgets/stray_return.hpp"

#include <wx/event.h>

namespace intendant::app {

namespace {

/// By the clock of the keyboard, not ours: a machine that is busy with the booking delays both.
constexpr long habit_milliseconds = 500;

} // namespace

StrayReturn::StrayReturn() {
    wxEvtHandler::AddFilter(this);
}

StrayReturn::~StrayReturn() {
    wxEvtHandler::RemoveFilter(this);
}

void StrayReturn::expect() {
    m_expected = true;
}

int StrayReturn::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_CHAR_HOOK) {
        return Event_Skip;
    }
    const auto& key = static_cast<const wxKeyEvent&>(event);
    const bool is_return = key.GetKeyCode() == WXK_RETURN || key.GetKeyCode() == WXK_NUMPAD_ENTER;
    const bool stray = m_expected && is_return && key.GetTimestamp() - m_last_key <= habit_milliseconds;
    m_expected = false;
    m_last_key = key.GetTimestamp();
    return stray ? Event_Processed : Event_Skip;
}

} // namespace intendant::app
