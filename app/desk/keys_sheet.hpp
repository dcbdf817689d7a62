#pragma once

#include <wx/dialog.h>
#include <wx/menu.h>

#include <vector>

namespace intendant::app {

/// A key that a menu answers to.
struct KeyLine {
    wxString key;
    wxString does;
    wxString menu;
};

/// Every key of the menus, in their order: what is listed is what works.
std::vector<KeyLine> keys_of(const wxMenuBar& bar);

/// True when a question mark typed here would be a word's, so that it does not ask for the keys.
bool takes_words(const wxWindow* field);

/// The sheet of all keys. It stops nothing: one goes on typing in the other window.
class KeysSheet : public wxDialog {
public:
    KeysSheet(wxWindow* parent, const wxMenuBar& bar);
};

} // namespace intendant::app
