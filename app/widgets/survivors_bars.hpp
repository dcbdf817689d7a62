#pragma once

#include <wx/colour.h>
#include <wx/window.h>

#include <optional>
#include <vector>

namespace intendant::app {

/// How many are left of either of two sides: to the left those of one, to the right those of the other, nobody in the
/// middle. Where there are more numbers than room, neighbours share a bar. The tool tip and `text()` say the same in words.
class SurvivorsBars : public wxWindow {
public:
    struct Side {
        wxString name;
        wxColour colour;
        std::vector<double> chances; ///< by number left; what stands at 0 is not drawn
    };

    SurvivorsBars(wxWindow* parent, const wxString& name);

    /// `nobody`: chance that neither side has anything left. `marker`: a number left of the right side to be marked,
    /// and what it says.
    void show(Side left, Side right, double nobody, std::optional<int> marker, const wxString& marker_says);
    /// Greys what is shown: it is about to change.
    void set_stale(bool stale);
    const wxString& text() const { return m_text; }

    bool AcceptsFocus() const override { return false; }

private:
    void paint();
    wxString in_words() const;

    Side m_left;
    Side m_right;
    double m_nobody{0};
    std::optional<int> m_marker;
    wxString m_marker_says;
    wxString m_text;
    bool m_stale{false};
};

} // namespace intendant::app
