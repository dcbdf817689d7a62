#pragma once

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

#include <functional>

namespace intendant::app {

/// Tells a sample step by step, with Next and Back; it knows neither the game nor the windows that it speaks of.
class SamplePanel : public wxPanel {
public:
    /// `tells`: the sentence of a step, counted from 0 to `steps` - 1.
    SamplePanel(wxWindow* parent, int steps, std::function<wxString(int step)> tells);

    int step() const { return m_step; }
    void go_to(int step);
    void set_focus() { (m_next->IsEnabled() ? m_next : m_back)->SetFocus(); }

    /// Called when the windows are to show a step.
    std::function<void(int step)> on_step;
    /// Called when the person has seen enough.
    std::function<void()> on_end;

private:
    void fit_height();
    void fit_words();

    int m_steps;
    int m_step{0};
    int m_measured_for{0}; ///< the width. Units: pixels
    std::function<wxString(int)> m_tells;
    wxStaticText* m_number;
    wxStaticText* m_words;
    wxButton* m_back;
    wxButton* m_next;
};

} // namespace intendant::app
