#pragma once

#include <wx/colour.h>
#include <wx/window.h>

#include <functional>
#include <utility>
#include <vector>

namespace intendant::app {

/// What stands in the field of a turn.
struct TrackField {
    wxString date; ///< short
    std::vector<std::pair<wxString, wxColour>> figures{};
    wxString marks{}; ///< what is new from this turn on
};

/// The turns of a game as a strip of fields, in rows. The list beside it says the same in words. Left and Right go from turn to turn.
class TurnTrack : public wxWindow {
public:
    TurnTrack(wxWindow* parent, const wxString& name, int turns, int rows, std::function<TrackField(int turn)> field);

    /// Units: turns from 1; 0: none.
    void show(int now, int chosen);
    int in_row() const { return (m_turns + m_rows - 1) / m_rows; }
    /// Where a turn stands. Units: pixels of this window.
    wxRect place_of(int turn) const;

    std::function<void(int turn)> on_choose;

protected:
    wxSize DoGetBestClientSize() const override;

private:
    void paint();
    void paint_field(wxDC& dc, int turn) const;
    void choose(int turn);

    int m_turns;
    int m_rows;
    std::function<TrackField(int)> m_field;
    int m_now{0};
    int m_chosen{0};
};

} // namespace intendant::app
