#include "app/widgets/stray_key.hpp"

#include <wx/event.h>

namespace intendant::app {

namespace {

/// By the clock of the keyboard, not ours: a machine that is busy with the booking delays both.
constexpr long habit_milliseconds = 500;

} // namespace

StrayKey::StrayKey() {
    wxEvtHandler::AddFilter(this);
}

StrayKey::~StrayKey() {
    wxEvtHandler::RemoveFilter(this);
}

void StrayKey::expect() {
    m_expected = true;
}

int StrayKey::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_CHAR_HOOK) {
        return Event_Skip;
    }
    const auto& key = static_cast<const wxKeyEvent&>(event);
    const bool ends = key.GetKeyCode() == WXK_RETURN || key.GetKeyCode() == WXK_NUMPAD_ENTER || key.GetKeyCode() == WXK_TAB;
    const bool stray = m_expected && ends && key.GetTimestamp() - m_last_key <= habit_milliseconds;
    m_expected = false;
    m_last_key = key.GetTimestamp();
    return stray ? Event_Processed : Event_Skip;
}

} // namespace intendant::app
