#include "app/widgets/step_strip.hpp"

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/wrapsizer.h>

namespace intendant::app {

namespace {

wxString sign_of(StepStrip::When when) {
    switch (when) {
    case StepStrip::When::Done:
        return wxString{L"\u2713 "};
    case StepStrip::When::Now:
        return wxString{L"\u25CF "};
    case StepStrip::When::ToCome:
        return wxString{L"\u25CB "};
    }
    return {};
}

} // namespace

StepStrip::StepStrip(wxWindow* parent, const wxString& name) : wxPanel(parent) { SetName(name); }

void StepStrip::show(std::vector<Step> steps) {
    if (steps == m_steps) {
        return;
    }
    m_steps = std::move(steps);
    Freeze();
    DestroyChildren();
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    int place = 0;
    for (const auto& step : m_steps) {
        const auto words = sign_of(step.when) + step.name;
        auto* const label = new wxStaticText(this, wxID_ANY, words);
        const bool now = step.when == When::Now;
        label->SetFont(theme::font(theme::Type::Text, now));
        label->SetForegroundColour(now ? theme::desk().accent : theme::desk().quiet);
        // A label in another font is measured too small until it is first drawn.
        label->SetMinSize(label->GetTextExtent(words) + wxSize(2, 0));
        label->SetName(GetName() + wxString::Format(".%d", place++));
        if (!step.tip.empty()) {
            label->SetToolTip(step.tip);
        }
        row->Add(label, wxSizerFlags().Border(wxRIGHT, FromDIP(10)));
    }
    SetSizer(row);
    Thaw();
    InvalidateBestSize();
}

int StepStrip::width_in_one_line() const {
    int width = 0;
    for (const auto* const label : GetChildren()) {
        width += label->GetMinSize().GetWidth() + FromDIP(10);
    }
    return width;
}

} // namespace intendant::app
