#pragma once

#include <wx/event.h>
#include <wx/textctrl.h>

#include <functional>
#include <optional>

namespace intendant::app {

/// What a key says in a field of dice, where the sign that it writes is no digit.
enum class DigitKey {
    Other,      ///< nothing of dice
    Digit,      ///< one of the upper row of a keyboard whose digits want Shift, as the French and the Czech do
    NumLockOff, ///< one of the keypad that moves the cursor, because NumLock is off
};
struct DigitMeant {
    DigitKey is{DigitKey::Other};
    int digit{0}; ///< 0 to 9
};
DigitMeant digit_meant(const wxKeyEvent& key);

/// The field takes dice: it reads the upper row as digits whatever the keyboard writes there, says so when NumLock is off, and a key that is
/// held down counts once. `say`: called with a sentence for the person.
void read_dice_in(wxTextCtrl& field, std::function<void(const wxString&)> say);

} // namespace intendant::app
