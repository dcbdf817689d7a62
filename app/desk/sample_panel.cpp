#include "app/desk/sample_panel.hpp"

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

SamplePanel::SamplePanel(wxWindow* parent, int steps, std::function<wxString(int step)> tells)
    : wxPanel(parent), m_steps(steps), m_tells(std::move(tells)) {
    SetName("sample");
    m_number = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_number->SetName("sample.number");
    m_words = layout::label(this, wxEmptyString);
    m_words->SetName("sample.words");
    m_back = new wxButton(this, wxID_ANY, _("Back"));
    m_back->SetName("sample.back");
    m_next = new wxButton(this, wxID_ANY, _("Next step") + wxString{L"  \u21B5"}); // it has the keyboard: Enter goes on
    m_next->SetName("sample.next");
    auto* const end = new wxButton(this, wxID_ANY, _("End the sample"));
    end->SetName("sample.end");
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(m_number, wxSizerFlags(1).CentreVertical());
    head->Add(m_back, wxSizerFlags().Border(wxLEFT));
    head->Add(m_next, wxSizerFlags().Border(wxLEFT));
    head->Add(end, wxSizerFlags().Border(wxLEFT));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(head, wxSizerFlags().Expand().Border());
    all->Add(m_words, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
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
        layout::after_sizing(this, [this] { fit_height(); });
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

/// As high as the longest step needs, so that nothing else moves from one to the next.
void SamplePanel::fit_height() {
    if (m_measured_for == GetClientSize().GetWidth()) {
        return;
    }
    m_measured_for = GetClientSize().GetWidth();
    int tallest = 0;
    for (int step = 0; step < m_steps; ++step) {
        m_words->SetLabelText(m_tells(step));
        m_words->Wrap(m_measured_for - 2 * layout::gap(this));
        tallest = std::max(tallest, m_words->GetBestSize().GetHeight());
    }
    m_words->SetMinSize(wxSize(-1, tallest));
    fit_words();
    SetMinSize(wxSize(-1, GetSizer()->CalcMin().GetHeight()));
    GetParent()->Layout();
}

void SamplePanel::fit_words() { layout::set_wrapped(m_words, m_tells(m_step), GetClientSize().GetWidth() - 2 * layout::gap(this)); }

} // namespace intendant::app
