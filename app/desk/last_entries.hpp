#pragma once

#include "db/session/session.hpp"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <functional>
#include <utility>
#include <vector>

namespace intendant::app {

/// After a restart: the last entries, large, so that nothing is booked twice. They stand in the place of the pages until
/// the table goes on.
class LastEntries : public wxPanel {
public:
    /// `sentence`: what an entry says, in the language of the windows.
    LastEntries(wxWindow* parent, std::function<wxString(const db::Entry&)> sentence);

    void show(const std::vector<db::LogLine>& lines);
    void close();
    void set_focus() { m_go_on->SetFocus(); }

    /// Called when the pages may come back.
    std::function<void()> on_close;

private:
    void wrap();

    std::function<wxString(const db::Entry&)> m_sentence;
    wxSizer* m_lines;
    std::vector<std::pair<wxStaticText*, wxString>> m_said;
    int m_wrapped_for{0};
    wxButton* m_go_on;
};

} // namespace intendant::app
