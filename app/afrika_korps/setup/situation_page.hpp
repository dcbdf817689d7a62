#pragma once

#include "app/afrika_korps/setup/tracks_page.hpp"

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/radiobut.h>

#include <functional>
#include <optional>

namespace intendant::app::ak {

/// Whether the game begins in March 1941 or in the middle: before which player turn, and what the tracks say then. Rule: AK-CAL-2, AK-SET-3.
class SituationPage : public wxPanel {
public:
    /// Its controls are named NAME.WHAT.
    SituationPage(wxWindow* parent, const wxString& name, const Tables& tables);

    /// In the middle: the turn and the side, nothing counted.
    std::optional<Situation> chosen() const;
    TracksPage& tracks() const { return *m_tracks; }

    std::function<void()> on_change;

private:
    void changed();

    wxRadioButton* m_march;
    wxRadioButton* m_middle;
    wxChoice* m_turn;
    wxChoice* m_side;
    TracksPage* m_tracks;
};

} // namespace intendant::app::ak
