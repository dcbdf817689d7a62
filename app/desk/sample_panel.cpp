#include "app/desk/sample_panel.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app {

SamplePanel::SamplePanel(wxWindow* parent, int steps, std::function<wxString(int step)> tells)
    : wxPanel(parent), m_steps(steps), m_tells(std::move(tells)) {
    SetName("sample");
    m_number = layout::heading(this, wxEmptyString, 1.0);
    m_number->SetName("sample.number");
    m_words = layout::label(this, wxEmptyString);
    m_words->SetName("sample.words");
    m_back = new wxButton(this, wxID_ANY, _("Back"));
    m_back->SetName("sample.back");
    m_next = new wxButton(this, wxID_ANY, _("Next step"));
    m_next->SetName("sample.next");
    auto* const end = new wxButton(this, wxID_ANY, _("End the sample"));
    end->SetName("sample.end");
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(m_back);
    buttons->Add(m_next, wxSizerFlags().Border(wxLEFT));
    buttons->AddStretchSpacer();
    buttons->Add(end);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_number, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP));
    all->Add(m_words, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    all->Add(buttons, wxSizerFlags().Expand().Border());
    SetSizer(all);
    SetBackgroundColour(layout::mix(GetBackgroundColour(), layout::accent(), 0.12));
    m_back->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { go_to(m_step - 1); });
    m_next->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { go_to(m_step + 1); });
    end->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (on_end) {
            on_end();
        }
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fit_words();
    });
}

void SamplePanel::go_to(int step) {
    m_step = step;
    m_number->SetLabelText(wxString::Format(_("Illustrated turn, step %d of %d"), m_step + 1, m_steps));
    m_back->Enable(m_step > 0);
    m_next->Enable(m_step + 1 < m_steps);
    fit_words();
    if (on_step) {
        on_step(m_step);
    }
    set_focus();
}

void SamplePanel::fit_words() { layout::set_wrapped(m_words, m_tells(m_step), GetClientSize().GetWidth() - 2 * layout::gap(this)); }

} // namespace intendant::app
