#pragma once

#include "app/desk/part_of_desk.hpp"
#include "app/widgets/box_track.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/scrolled_page.hpp"

#include <wx/stattext.h>

#include <functional>
#include <vector>

namespace intendant::app {

/// What stands in the box of a turn: its date, figures of the sides, signs of what is new from it on.
using TrackField = BoxTrack::Box;

/// The turns of a game: what comes when, as a track and turn by turn, and what comes in the turn selected with where it is now. Turns are
/// counted from 1.
class TurnsPage : public ScrolledPage, public PartOfAnyDesk {
public:
    struct Parts {
        wxString name; ///< of the window
        int turns;
        int rows;       ///< of the track
        wxString signs; ///< what the signs in the track mean
        std::vector<RowList::Column> of_turn;
        wxString nothing_comes;
        std::function<int()> turn_now;
        std::function<TrackField(int turn)> field;
        std::function<std::vector<wxString>(int turn)> cells; ///< of the columns
        std::function<wxString(int turn)> title;
        std::function<std::vector<RowList::Row>(int turn)> coming; ///< unit, factors, kind, from where, where now
    };
    TurnsPage(wxWindow* parent, Parts parts);

    void show_state() override;
    void set_focus() override { m_list->SetFocus(); }
    bool is_seen() const override { return IsShownOnScreen(); }

private:
    void show_units();

    Parts m_parts;
    BoxTrack* m_track;
    RowList* m_list;
    wxStaticText* m_title;
    RowList* m_units;
    int m_shown_turn{0};
};

} // namespace intendant::app
