#pragma once

#include "app/text.hpp"
#include "db/session.hpp"

#include <wx/button.h>
#include <wx/panel.h>

#include <functional>
#include <vector>

namespace intendant::app {

/// After a restart: the last entries, large, so that nothing is booked twice. They stand in the place of the pages until
/// the table goes on.
class LastEntries : public wxPanel {
public:
    LastEntries(wxWindow* parent, Names names);

    void show(const std::vector<db::LogLine>& lines);
    void close();
    void set_focus() { m_go_on->SetFocus(); }

    /// Called when the pages may come back.
    std::function<void()> on_close;

private:
    Names m_names;
    wxSizer* m_lines;
    wxButton* m_go_on;
};

} // namespace intendant::app
