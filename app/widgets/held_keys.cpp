#include "app/widgets/held_keys.hpp"

#include "app/base/gtk.hpp"
#include "app/base/keyboard.hpp"

#include <wx/spinctrl.h>
#include <wx/textentry.h>

#include <cctype>
#include <cstdint>

namespace intendant::app {

namespace {

enum class Does {
    Acts,   ///< it presses, chooses or books something
    Writes, ///< it does where nothing is written
    Moves,
};

bool in_field() {
    const auto* const focus = window_with_keyboard();
    return dynamic_cast<const wxTextEntry*>(focus) != nullptr || dynamic_cast<const wxSpinCtrl*>(focus) != nullptr;
}

/// `modified`: with Ctrl or Alt.
bool may_repeat(Does does, bool modified) { return does == Does::Moves || (does == Does::Writes && !modified && in_field()); }

bool is_sign(unsigned code) { return code < 0x80 && (std::isalnum(static_cast<int>(code)) != 0 || code == ' '); }

/// What GTK tells of the keyboard.
namespace gtk {

struct Press {
    std::uint16_t key{0}; ///< as the keyboard counts its keys; 0: it was let go
    std::uint32_t time{0};
    bool repeats{false};
};
Press last;

Does does(unsigned key) {
    constexpr unsigned enter = 0xff0d;
    constexpr unsigned keypad_enter = 0xff8d;
    constexpr unsigned f1 = 0xffbe;
    constexpr unsigned f24 = 0xffd5;
    constexpr unsigned remove = 0xffff;
    constexpr unsigned keypad_remove = 0xff9f;
    if (key == enter || key == keypad_enter || (key >= f1 && key <= f24)) {
        return Does::Acts;
    }
    return is_sign(key) || key == remove || key == keypad_remove ? Does::Writes : Does::Moves;
}

/// Called with every key before anything else is. Not 0: nobody else hears of it.
int hear(void*, const void* event, void*) {
    static const auto type_of = of_gtk<int (*)(const void*)>("gdk_event_get_event_type");
    static const auto key_of = of_gtk<int (*)(const void*, std::uint16_t*)>("gdk_event_get_keycode");
    static const auto sign_of = of_gtk<int (*)(const void*, unsigned*)>("gdk_event_get_keyval");
    static const auto state_of = of_gtk<int (*)(const void*, unsigned*)>("gdk_event_get_state");
    static const auto time_of = of_gtk<std::uint32_t (*)(const void*)>("gdk_event_get_time");
    constexpr int press = 8;
    constexpr unsigned control_or_alt = 4 + 8;
    constexpr std::uint32_t much_later = 2000; // milliseconds; no keyboard waits so long: it was let go over another program
    std::uint16_t key = 0;
    unsigned sign = 0;
    unsigned state = 0;
    key_of(event, &key);
    sign_of(event, &sign);
    state_of(event, &state);
    if (type_of(event) != press) {
        if (key == last.key) {
            last = {};
        }
        return 0;
    }
    const auto time = time_of(event);
    last = {.key = key, .time = time, .repeats = key != 0 && key == last.key && time - last.time < much_later};
    return last.repeats && !may_repeat(does(sign), (state & control_or_alt) != 0) ? 1 : 0;
}

} // namespace gtk

} // namespace

bool is_repeat(const wxKeyEvent& press) {
#ifdef __WXGTK__
    return gtk::last.repeats && gtk::last.key == press.GetRawKeyFlags();
#else
    return press.IsAutoRepeat();
#endif
}

HeldKeys::HeldKeys() {
    wxEvtHandler::AddFilter(this);
    using Hear = int (*)(void*, const void*, void*);
    if (const auto install = of_gtk<unsigned (*)(Hear, void*)>("gtk_key_snooper_install")) {
        m_snooper = install(gtk::hear, nullptr);
    }
}

HeldKeys::~HeldKeys() {
    wxEvtHandler::RemoveFilter(this);
    if (const auto remove = of_gtk<void (*)(unsigned)>("gtk_key_snooper_remove"); remove != nullptr && m_snooper != 0) {
        remove(m_snooper);
    }
}

int HeldKeys::FilterEvent(wxEvent& event) {
    if (m_snooper != 0 || event.GetEventType() != wxEVT_CHAR_HOOK) {
        return Event_Skip;
    }
    const auto& key = static_cast<const wxKeyEvent&>(event);
    const int code = key.GetKeyCode();
    const bool acts = code == WXK_RETURN || code == WXK_NUMPAD_ENTER || (code >= WXK_F1 && code <= WXK_F24);
    const bool writes = code == WXK_DELETE || (code > 0 && is_sign(static_cast<unsigned>(code)));
    const auto does = acts ? Does::Acts : writes ? Does::Writes : Does::Moves;
    return key.IsAutoRepeat() && !may_repeat(does, key.HasModifiers()) ? Event_Processed : Event_Skip;
}

} // namespace intendant::app
