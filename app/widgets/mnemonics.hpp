#pragma once

#include <wx/dialog.h>

namespace intendant::app {

/// The letter that a label answers to with Alt, in small; 0: none.
wxChar letter_of(const wxString& label);

/// Sees to it that every letter does one thing: a control in sight whose letter a menu or a control before it answers to gets another
/// of its own words, and one whose letters are all taken goes without.
void tell_letters_apart(wxTopLevelWindow& window);

/// The same for a dialog, whenever it shows something else.
void keep_letters_apart(wxDialog& dialog);

} // namespace intendant::app
