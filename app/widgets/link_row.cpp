#include "app/widgets/link_row.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"

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
    InvalidateBestSize();
    GetParent()->Layout();
}

} // namespace intendant::app
