#include "app/widgets/typed_on.hpp"

#include "app/widgets/digit_key.hpp"
#include "app/widgets/held_keys.hpp"

#include <wx/event.h>
#include <wx/textctrl.h>
#include <wx/translation.h>

namespace intendant::app {

namespace {

// By the clock of the keyboard, not ours: a machine that is busy with the booking delays both.
constexpr long habit_milliseconds = 500;
constexpr long pause_milliseconds = 150; ///< nobody sees an answer and acts on it in less

bool ends_a_field(int code) { return code == WXK_RETURN || code == WXK_NUMPAD_ENTER || code == WXK_TAB; }

/// What the key writes; empty for keys that do something else.
wxString written_by(const wxKeyEvent& key) {
    constexpr int keypad_digits = WXK_NUMPAD9 - WXK_NUMPAD0;
    const int code = key.GetKeyCode();
    if (code >= WXK_NUMPAD0 && code <= WXK_NUMPAD0 + keypad_digits) {
        return wxString::Format("%d", code - WXK_NUMPAD0);
    }
    if (const auto meant = digit_meant(key); meant.is == DigitKey::Digit) {
        return wxString::Format("%d", meant.digit);
    }
    const auto sign = key.GetUnicodeKey();
    const auto written = sign > WXK_SPACE && sign != WXK_DELETE ? wxString(static_cast<wxUniChar>(sign)) : wxString{};
    return key.ShiftDown() ? written : written.Lower();
}

} // namespace

void go_on_in(wxTextCtrl& field) {
    if (!field.HasFocus()) {
        field.SetFocus();
        field.SetInsertionPointEnd();
    }
}

TypedOn::TypedOn(wxWindow* owner, std::function<bool(wxWindow*)> takes) : m_takes(std::move(takes)) {
    wxEvtHandler::AddFilter(this);
    owner->Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (m_until_seen > 0) {
            event.RequestMore(--m_until_seen > 0);
        }
    });
}

TypedOn::~TypedOn() { wxEvtHandler::RemoveFilter(this); }

void TypedOn::begin(After after) {
    if (after == After::Throw) {
        m_unread.clear();
    }
    m_after_throw = after != After::Answer;
    if (after == After::Field) {
        return;
    }
    m_running = true;
    m_stopped = false;
    m_until_seen = 2; // the first may come before keys that wait, the second does not
}

void TypedOn::tell(const wxString& keys) {
    for (const auto key : keys) {
        if (key == ' ') {
            continue;
        }
        m_unread += (m_unread.empty() ? "" : " ") + wxString(key);
    }
    if (!keys.empty()) {
        say(wxString::Format(_("These keys count for no throw and were not read: %s"), m_unread));
    }
}

void TypedOn::say(const wxString& sentence) const {
    if (on_unread) {
        on_unread(sentence);
    }
}

/// Keys that look as if they changed what is booked already, or counted twice.
bool TypedOn::refused_in_field(const wxKeyEvent& key, const wxWindow* focus) {
    if (m_held && !written_by(key).empty()) {
        say(_("A key that is held down counts once."));
        return true;
    }
    const auto* const field = dynamic_cast<const wxTextCtrl*>(focus);
    if (key.GetKeyCode() == WXK_BACK && m_running && field != nullptr && field->IsEmpty()) {
        m_stopped = true;
        say(_("That throw was complete and is booked; Ctrl+Z takes it back."));
        return true;
    }
    return false;
}

int TypedOn::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_CHAR_HOOK) {
        return Event_Skip;
    }
    const auto& key = static_cast<const wxKeyEvent&>(event);
    const auto gap = key.GetTimestamp() - m_last_key;
    const bool after_throw = m_after_throw;
    const bool habit = after_throw && ends_a_field(key.GetKeyCode()) && gap <= habit_milliseconds;
    m_held = is_repeat(key);
    m_last_key = key.GetTimestamp();
    m_after_throw = false;
    if (m_until_seen == 0 && gap > pause_milliseconds) {
        m_running = false;
        m_stopped = false;
    }
    if (habit) {
        return Event_Processed;
    }
    auto* const focus = wxWindow::FindFocus();
    const bool takes = !m_stopped && m_takes(focus);
    if (takes && !key.HasModifiers() && refused_in_field(key, focus)) {
        return Event_Processed;
    }
    if (!m_running || key.HasModifiers()) {
        return Event_Skip;
    }
    const bool edits = key.GetKeyCode() == WXK_BACK || key.GetKeyCode() == WXK_DELETE || key.GetKeyCode() == WXK_SPACE;
    const auto sign = written_by(key);
    if (ends_a_field(key.GetKeyCode())) {
        return Event_Processed; // it would say yes to something unseen
    }
    if (sign.empty() && !edits) {
        return Event_Skip;
    }
    if (takes) {
        return Event_Skip;
    }
    tell(sign);
    return Event_Processed;
}

} // namespace intendant::app
