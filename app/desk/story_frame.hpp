#pragma once

#include "db/session/turn_story.hpp"

#include <wx/frame.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace intendant::app {

/// A turn told in a few rows, in the words of the game.
struct ToldTurn {
    wxString title;
    std::vector<std::pair<wxString, wxString>> rows; ///< what, and what it came to

    /// The title, then a line each: `Losses: 2 armies against 3`.
    wxString text() const;
};
/// The same turn, as the table reads it. `say`: what a message says.
ToldTurn told(const db::TurnStory& story, const std::function<wxString(const core::Message&)>& say);

/// The card of the last turn beside the desk: it asks nothing and books nothing. Esc puts it away.
class StoryFrame : public wxFrame {
public:
    explicit StoryFrame(wxWindow* parent);

    void open(const ToldTurn& turn);
    /// Another turn is the last one now, or there is none any more; where it is put away it stays so.
    void show(const std::optional<ToldTurn>& turn);

private:
    wxScrolled<wxPanel>* m_room;
    wxBoxSizer* m_rows;
    wxString m_shown;
};

} // namespace intendant::app
