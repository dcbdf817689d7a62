#pragma once

#include "app/base/text.hpp"
#include "app/typed/line.hpp"

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <functional>
#include <string>
#include <vector>

namespace intendant::app {

/// The language in which lines are typed here.
typed::Tongue tongue();

/// Lines that go on, for the windows.
std::vector<wxString> shown(const std::vector<std::string>& lines);

/// One typed line for a whole entry, completed while it is typed; below it what it would book. Enter books it.
class EntryBox : public wxPanel {
public:
    /// `hint`: what stands in it while it is empty.
    EntryBox(wxWindow* parent, const wxString& hint, const wxString& tip);

    /// How the line may go on: whole lines, the likeliest first.
    std::function<std::vector<wxString>(const wxString& line)> completions;
    /// What the line would do, in words; empty: nothing to say yet.
    std::function<wxString(const wxString& line)> preview;
    /// Nothing stands in the line any more.
    std::function<void()> on_empty;
    /// Does it; calls `done` once it is in the books.
    std::function<void(const wxString& line, std::function<void()> done)> book;
    /// Escape was pressed and nothing was typed.
    std::function<void()> on_leave;

    /// Puts the keyboard into the line.
    void take_focus();
    /// Something else was booked: a line that was refused goes, and of any other it is said anew what it would book.
    void game_went_on();

private:
    void show_preview();

    wxTextCtrl* m_line;
    wxStaticText* m_preview;
    wxString m_refused; ///< the line as it was answered; the notice says why
};

} // namespace intendant::app
