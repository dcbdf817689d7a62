#pragma once

#include "app/widgets/key_line.hpp"

#include <wx/dialog.h>
#include <wx/menu.h>

#include <vector>

namespace intendant::app {

/// Every key of the menus, in their order: what is listed is what works.
std::vector<KeyLine> keys_of(const wxMenuBar& bar);

/// Every key that the parts of a desk answer to beside the menus: board, dice, what a game adds, review.
std::vector<KeyLine> keys_of(const wxWindow& desk);

/// True when a question mark typed here would be a word's, so that it does not ask for the keys.
bool takes_words(const wxWindow* field);

/// The sheet of all keys, those of a desk where one is open. It stops nothing: one goes on typing in the other window.
class KeysSheet : public wxDialog {
public:
    KeysSheet(wxWindow* parent, const wxMenuBar& bar, const wxWindow* desk);
};

} // namespace intendant::app
