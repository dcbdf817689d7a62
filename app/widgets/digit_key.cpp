#include "app/widgets/digit_key.hpp"

#include "app/widgets/held_keys.hpp"

#include <wx/translation.h>

#include <array>
#include <utility>

namespace intendant::app {

namespace {

/// Where the upper row lies on every keyboard of a computer, as X and Wayland count keys: 1 to 9, then 0.
constexpr wxUint32 key_of_1 = 10;
constexpr wxUint32 key_of_0 = 19;

/// The keypad without NumLock, and which digit stands on the key.
constexpr std::array<std::pair<int, int>, 10> keypad{{{WXK_NUMPAD_INSERT, 0},
                                                      {WXK_NUMPAD_END, 1},
                                                      {WXK_NUMPAD_DOWN, 2},
                                                      {WXK_NUMPAD_PAGEDOWN, 3},
                                                      {WXK_NUMPAD_LEFT, 4},
                                                      {WXK_NUMPAD_BEGIN, 5},
                                                      {WXK_NUMPAD_RIGHT, 6},
                                                      {WXK_NUMPAD_HOME, 7},
                                                      {WXK_NUMPAD_UP, 8},
                                                      {WXK_NUMPAD_PAGEUP, 9}}};

} // namespace

DigitMeant digit_meant(const wxKeyEvent& key) {
    if (key.HasModifiers() || key.ShiftDown()) {
        return {};
    }
    for (const auto& [code, digit] : keypad) {
        if (key.GetKeyCode() == code) {
            return {DigitKey::NumLockOff, digit};
        }
    }
#ifdef __WXGTK__
    const auto place = key.GetRawKeyFlags();
    const auto sign = key.GetUnicodeKey();
    const bool writes_a_digit = sign >= '0' && sign <= '9';
    if (place >= key_of_1 && place <= key_of_0 && !writes_a_digit) {
        return {DigitKey::Digit, static_cast<int>((place - key_of_1 + 1) % 10)};
    }
#endif
    return {};
}

void read_dice_in(wxTextCtrl& field, std::function<void(const wxString&)> say) {
    field.Bind(wxEVT_KEY_DOWN, [say](wxKeyEvent& key) { // later the keypad's keys bear the names of the others
        if (digit_meant(key).is == DigitKey::NumLockOff) {
            say(_("NumLock is off, so the keypad moves the cursor. Press NumLock, or use the upper row; nothing was read."));
        } else {
            key.Skip();
        }
    });
    field.Bind(wxEVT_CHAR, [&field, say = std::move(say)](wxKeyEvent& key) {
        const auto meant = digit_meant(key);
        const int code = key.GetKeyCode();
        const bool writes = (code > WXK_SPACE && code < WXK_DELETE) || (code >= WXK_NUMPAD0 && code <= WXK_NUMPAD9);
        if (writes && is_repeat(key)) {
            say(_("A key that is held down counts once."));
        } else if (meant.is == DigitKey::Digit) {
            field.WriteText(wxString::Format("%d", meant.digit));
        } else {
            key.Skip();
        }
    });
}

} // namespace intendant::app
