#pragma once

#include "app/widgets/box_track.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/scrolled_page.hpp"

#include <wx/stattext.h>

#include <string>
#include <vector>

namespace intendant::app {

/// What stands in the box of a turn: its date, figures of the sides, signs of what is new from it on.
using TrackField = BoxTrack::Box;

/// The turns of a game: what comes when, as a track and turn by turn, and what comes in the turn selected with where it is now. A game
/// calls `begin` in its constructor and `show_turns` when the books are others. Turns are counted from 1.
class TurnsPage : public ScrolledPage {
public:
    using ScrolledPage::ScrolledPage;

protected:
    struct Parts {
        wxString name; ///< of the window
        int turns;
        int rows;       ///< of the track
        wxString signs; ///< what the signs in the track mean
        std::vector<RowList::Column> of_turn;
        wxString nothing_comes;
    };
    void begin(const Parts& parts);
    void show_turns();
    void choose_turn() { m_list->SetFocus(); }
    int in_row() const { return (m_turns + m_rows - 1) / m_rows; }

    virtual int turn_now() const = 0;
    virtual TrackField field_of(int turn) const = 0;
    virtual std::vector<wxString> cells_of(int turn) const = 0;
    virtual wxString title_of(int turn) const = 0;
    /// Unit, factors, kind, from where, where now.
    virtual std::vector<RowList::Row> coming_in(int turn) const = 0;

private:
    void show_units();

    int m_turns{0};
    int m_rows{1};
    BoxTrack* m_track{nullptr};
    RowList* m_list{nullptr};
    wxStaticText* m_title{nullptr};
    RowList* m_units{nullptr};
    int m_shown_turn{0};
};

} // namespace intendant::app
