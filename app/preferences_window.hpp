#pragma once

#include <wx/dialog.h>
#include <wx/sizer.h>

#include <functional>

namespace intendant::app {

class ScrolledPage;

/// Everything that the table may choose about the program in one window: how it looks, how it sounds, what reports and tables are
/// written for. Each choice holds at once and is kept. Esc closes the window.
class PreferencesWindow : public wxDialog {
public:
    explicit PreferencesWindow(wxWindow* parent);

    /// Another language, theme or size of type was chosen, and is kept: all windows are to be made anew.
    std::function<void()> on_look;
    /// Other colours were chosen: what is drawn is to be drawn anew.
    std::function<void()> on_colours;

private:
    void add_look();
    void add_play();
    void add_writing();
    void add_heading(const wxString& text);
    void add_choice(const wxString& label, const wxString& name, const wxArrayString& items, int chosen, std::function<void(int)> act);
    void add_check(const wxString& label, const wxString& name, bool checked, std::function<void(bool)> act);

    ScrolledPage* m_page;
    wxFlexGridSizer* m_rows;
};

} // namespace intendant::app
