#pragma once

#include "app/empire_of_the_sun/table.hpp"
#include "app/widgets/box_track.hpp"
#include "app/widgets/row_list.hpp"
#include "model/empire_of_the_sun/questions/drawn_tracks.hpp"

#include <wx/stattext.h>

#include <map>
#include <string>
#include <utility>

namespace intendant::app::es {

/// The tracks as they are printed, each marker in its box, what a box does in words below them, and every number that the table keeps with a marker
/// as a list. Rule: ES-MRK-1, ES-MRK-2, ES-MRK-4.
class TracksPage : public Page {
public:
    TracksPage(wxWindow* parent, Table& table);

    void show_state() override;
    void set_focus() override;

private:
    struct Drawn {
        wxStaticText* title;
        BoxTrack* boxes;
    };
    void add(const std::string& id, wxSizer& room);
    void say(const std::string& track, std::size_t box);
    std::vector<RowList::Row> rows(const std::vector<DrawnTrack>& tracks) const;

    std::map<std::string, Drawn> m_tracks; ///< by the id of the track
    wxStaticText* m_words;
    RowList* m_list;
};

} // namespace intendant::app::es
