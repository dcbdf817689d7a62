#pragma once

#include <wx/accel.h>
#include <wx/string.h>

#include <vector>

namespace intendant::app {

/// A key that something answers to, for the sheet of all keys.
struct KeyLine {
    wxString key;
    wxString does;
    wxString menu; ///< or the part of the window that must have the keyboard
};

/// What is written on a key, such as Page Up.
inline wxString name_of_key(int code) {
    return code > ' ' && code < WXK_DELETE ? wxString(wxUniChar(code)) : wxAcceleratorEntry(0, code).ToString();
}

/// A part of a game's window with keys of its own. What it tells is what it answers to.
class AnswersKeys {
public:
    AnswersKeys() = default;
    AnswersKeys(const AnswersKeys&) = delete;
    AnswersKeys& operator=(const AnswersKeys&) = delete;
    virtual ~AnswersKeys() = default;
    virtual std::vector<KeyLine> keys() const = 0;
};

/// The keys in a field of dice: told by what reads them.
std::vector<KeyLine> dice_keys();

} // namespace intendant::app
