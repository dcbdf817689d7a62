#pragma once

#include <wx/panel.h>

#include <vector>

namespace intendant::app {

/// A sequence of steps in one line or more: those done, the one that is now, those to come. Each is a native label with a
/// sign before its words, so that no colour is needed to tell them apart.
class StepStrip : public wxPanel {
public:
    enum class When { Done, Now, ToCome };
    struct Step {
        wxString name;
        When when;
        wxString tip{}; ///< shown when the mouse rests on it

        friend bool operator==(const Step&, const Step&) = default;
    };

    StepStrip(wxWindow* parent, const wxString& name);

    void show(std::vector<Step> steps);
    /// Units: pixels.
    int width_in_one_line() const;
    const std::vector<Step>& steps() const { return m_steps; }

private:
    std::vector<Step> m_steps;
};

} // namespace intendant::app
