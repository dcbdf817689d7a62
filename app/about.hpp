#pragma once

#include <wx/dialog.h>

namespace intendant::app {

/// What a report of a problem needs: the version of the program, of what it is built on, and of the system, and in which
/// language and theme the windows stand. Not translated.
wxString about_this_program();

/// The program's name, version and licence, with a button that copies what a report of a problem needs.
class About : public wxDialog {
public:
    explicit About(wxWindow* parent);
};

} // namespace intendant::app
