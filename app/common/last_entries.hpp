#pragma once

#include "app/text.hpp"
#include "db/session.hpp"

#include <wx/panel.h>

#include <vector>

namespace intendant::app {

/// After a restart: the last entries, large, so that nothing is booked twice. Goes away with the next entry or on request.
class LastEntries : public wxPanel {
public:
    LastEntries(wxWindow* parent, Names names);

    void show(const std::vector<db::LogLine>& lines);
    void close();

private:
    Names m_names;
    wxSizer* m_lines;
};

} // namespace intendant::app
