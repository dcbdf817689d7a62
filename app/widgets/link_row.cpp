#include "app/widgets/link_row.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"

#include <wx/button.h>
#include <wx/hyperlink.h>
#include <wx/wrapsizer.h>

namespace intendant::app {

LinkRow::LinkRow(wxWindow* parent, const wxString& name, const wxString& before) : wxPanel(parent) {
    SetName(name);
    m_before = layout::hint(this, before);
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS & ~wxEXTEND_LAST_ON_EACH_LINE);
    row->Add(m_before, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(4)));
    SetSizer(row);
    Hide();
}

void LinkRow::show(const std::vector<Link>& links) {
    if (links == m_links) {
        return;
    }
    m_links = links;
    for (auto* const control : m_controls) {
        // The link that was clicked may be among them.
        GetSizer()->Detach(control);
        control->Hide();
        control->Destroy();
    }
    m_controls.clear();
    for (const auto& link : m_links) {
        auto* const control = new wxHyperlinkCtrl(this, wxID_ANY, link.label, to_wx(link.id), wxDefaultPosition, wxDefaultSize,
                                                  wxHL_ALIGN_LEFT | wxNO_BORDER);
        control->SetName(GetName() + "." + to_wx(link.id));
        control->SetToolTip(link.tip);
        control->Bind(wxEVT_HYPERLINK, [this, id = link.id](wxHyperlinkEvent&) {
            if (on_link) {
                CallAfter([this, id] { on_link(id); });
            }
        });
        GetSizer()->Add(control, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(10)));
        m_controls.push_back(control);
    }
    Show(!m_links.empty());
    show_folded();
}

void LinkRow::fold_away() {
    m_folded = true;
    m_unfold = new wxButton(this, wxID_ANY, "?", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    m_unfold->SetName(GetName() + ".unfold");
    m_unfold->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        m_folded = !m_folded;
        CallAfter([this] { show_folded(); });
    });
    GetSizer()->Insert(1, m_unfold, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(10)));
    show_folded();
}

void LinkRow::show_folded() {
    wxString labels;
    for (const auto& link : m_links) {
        labels += (labels.empty() ? "" : "\n") + link.label;
    }
    if (m_unfold != nullptr) {
        m_unfold->SetToolTip(labels);
    }
    for (auto* const control : m_controls) {
        control->Show(!m_folded);
    }
    InvalidateBestSize();
    GetParent()->Layout();
}

} // namespace intendant::app
