#pragma once

#include "app/desk/part_of_desk.hpp"
#include "app/widgets/box_track.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/scrolled_page.hpp"

#include <wx/stattext.h>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app {

/// The tracks of a game as they are printed, each marker in its box, what a box does in words below them, and every number that the table keeps
/// with a marker as a list.
class MarkersPage : public ScrolledPage, public PartOfAnyDesk {
public:
    struct Track {
        std::string id;
        wxString title;
        wxString tip;
        std::vector<BoxTrack::Box> boxes;
        BoxTrack::Place marker; ///< in which box; none: it is not on the track
    };
    struct Parts {
        wxString name; ///< of the window
        /// Which tracks stand beside each other, row by row, in the left half of the page and in the right one. By their ids.
        std::array<std::vector<std::vector<std::string>>, 2> halves;
        std::vector<RowList::Column> columns;
        std::function<std::vector<Track>()> tracks;
        std::function<std::vector<RowList::Row>()> rows; ///< of the list
    };
    MarkersPage(wxWindow* parent, Parts parts);

    void show_state() override;
    void set_focus() override { m_tracks.at(m_parts.halves.front().front().front()).boxes->SetFocus(); }
    bool is_seen() const override { return IsShownOnScreen(); }

private:
    struct Drawn {
        wxStaticText* title;
        BoxTrack* boxes;
    };
    void add(const std::string& id, wxSizer& room);
    void say(const std::string& track, std::size_t box);

    Parts m_parts;
    std::map<std::string, Drawn> m_tracks; ///< by the id of the track
    wxStaticText* m_words;
    RowList* m_list;
};

} // namespace intendant::app
