#include "app/common/last_entries.hpp"

#include "app/layout.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/translation.h>

namespace intendant::app {

LastEntries::LastEntries(wxWindow* parent, Names names) : wxPanel(parent), m_names(std::move(names)) {
    SetName("last_entries");
    auto* const top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(layout::heading(this, _("This is booked already; the last entries:")), layout::line().Proportion(1));
    auto* const go_on = new wxButton(this, wxID_ANY, _("Go &on"));
    go_on->SetName("last_entries.go_on");
    go_on->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { close(); });
    top->Add(go_on, layout::line());
    m_lines = new wxBoxSizer(wxVERTICAL);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(top, wxSizerFlags().Expand());
    all->Add(m_lines, wxSizerFlags().Expand().Border(wxLEFT | wxBOTTOM));
    SetSizer(all);
    SetBackgroundColour(layout::mix(GetBackgroundColour(), wxColour(40, 110, 200), 0.12));
    Hide();
}

void LastEntries::show(const std::vector<db::LogLine>& lines) {
    m_lines->Clear(true);
    for (std::size_t place = 0; place < lines.size(); ++place) {
        const auto& line = lines[place];
        auto text = wxString::Format("%lld   ", static_cast<long long>(line.entry.seq)) +
                    with_names(line.entry.summary, m_names);
        if (line.undone) {
            text += "   " + _("(taken back)");
        }
        auto* const label = new wxStaticText(this, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
        label->SetName(wxString::Format("last_entries.%zu", place));
        label->SetFont(label->GetFont().Scaled(1.35F));
        m_lines->Add(label, wxSizerFlags().Expand());
    }
    Show(!lines.empty());
    GetParent()->Layout();
}

void LastEntries::close() {
    if (IsShown()) {
        Hide();
        GetParent()->Layout();
    }
}

} // namespace intendant::app
