#include "app/widgets/held_keys.hpp"

#include <wx/combobox.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <cctype>

namespace intendant::app {

namespace {

constexpr long much_later = 2000; ///< milliseconds; no keyboard waits so long between repeats

struct Press {
    wxUint32 key{0}; ///< as the keyboard counts its keys; 0: it was let go
    long time{0};
    bool repeats{false};
};
Press last;

bool in_field(const wxWindow* focus) {
    return dynamic_cast<const wxTextEntry*>(focus) != nullptr || dynamic_cast<const wxSpinCtrl*>(focus) != nullptr;
}

/// It may do again what it does.
bool may_repeat(const wxKeyEvent& key) {
    const int code = key.GetKeyCode();
    const bool writes = in_field(wxWindow::FindFocus()) && !key.HasModifiers();
    if (code == WXK_RETURN || code == WXK_NUMPAD_ENTER || (code >= WXK_F1 && code <= WXK_F24)) {
        return false;
    }
    if (code == WXK_SPACE || code == WXK_DELETE) {
        return writes;
    }
    const bool letter = code < WXK_DELETE && std::isalnum(code) != 0;
    return !letter || writes;
}

} // namespace

bool is_repeat(const wxKeyEvent& press) {
    const auto key = press.GetRawKeyFlags();
    const auto time = press.GetTimestamp();
    if (key == last.key && time == last.time) { // the same event, asked of again
        return last.repeats;
    }
    last = {.key = key, .time = time, .repeats = key != 0 && key == last.key && time - last.time < much_later};
    return last.repeats;
}

HeldKeys::HeldKeys() { wxEvtHandler::AddFilter(this); }

HeldKeys::~HeldKeys() { wxEvtHandler::RemoveFilter(this); }

int HeldKeys::FilterEvent(wxEvent& event) {
    if (event.GetEventType() == wxEVT_KEY_UP) {
        if (static_cast<const wxKeyEvent&>(event).GetRawKeyFlags() == last.key) {
            last = {};
        }
        return Event_Skip;
    }
    if (event.GetEventType() != wxEVT_CHAR_HOOK) {
        return Event_Skip;
    }
    const auto& key = static_cast<const wxKeyEvent&>(event);
    return is_repeat(key) && !may_repeat(key) ? Event_Processed : Event_Skip;
}

} // namespace intendant::app
