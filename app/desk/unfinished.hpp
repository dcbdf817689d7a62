#pragma once

#include <wx/event.h>
#include <wx/string.h>
#include <wx/window.h>

#include <map>
#include <string>
#include <utility>

namespace intendant::app {

/// Sent by a desk when all its pages are there and show the game.
wxDECLARE_EVENT(EVT_DESK_IS_WHOLE, wxCommandEvent);

/// What was typed into a desk and is not booked: names, throws that were begun and lines of text, which stand again in a desk that takes
/// its place, in whichever language.
class Unfinished {
public:
    Unfinished() = default;
    explicit Unfinished(wxWindow& desk);

    /// Into the fields of the same names, where they ask for it and nothing stands in them. Nothing is booked by it.
    void put_back(wxWindow& desk) const;

private:
    std::map<wxString, std::string> m_names;                    ///< by the name of the field: id
    std::map<wxString, std::pair<wxString, wxString>> m_throws; ///< faces, or how many hits
    std::map<wxString, wxString> m_lines;
};

} // namespace intendant::app
