#include "app/desk/proposal_bar.hpp"

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/let_go.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

namespace {

constexpr unsigned most_signs = 200; // what a phone shows beside a proposal

} // namespace

ProposalBar::ProposalBar(wxWindow* parent) : wxPanel(parent) {
    SetName("proposal");
    SetBackgroundColour(layout::mix(GetBackgroundColour(), layout::accent(), 0.14));
    m_who = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_who->SetName("proposal.who");
    m_book = new wxButton(this, wxID_ANY, _("Book it (Ctrl+P)"));
    m_book->SetName("proposal.book");
    m_refuse = new wxButton(this, wxID_ANY, _("Do not book it"));
    m_refuse->SetName("proposal.refuse");
    m_why = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxSize(layout::for_text(this, 160), -1), wxTE_PROCESS_ENTER);
    m_why->SetName("proposal.why");
    m_why->SetHint(_("Why not, if you like"));
    m_why->SetMaxLength(most_signs);
    m_what = layout::label(this, wxEmptyString);
    m_what->SetName("proposal.what");
    m_warnings = layout::label(this, wxEmptyString);
    m_warnings->SetName("proposal.warnings");
    m_warnings->SetForegroundColour(theme::desk().bad);
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(m_who, wxSizerFlags(1).CentreVertical());
    head->Add(m_book, wxSizerFlags().Border(wxLEFT));
    head->Add(m_why, wxSizerFlags().CentreVertical().Border(wxLEFT, theme::space(this, 4)));
    head->Add(m_refuse, wxSizerFlags().Border(wxLEFT));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(head, wxSizerFlags().Expand().Border());
    all->Add(m_what, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    all->Add(m_warnings, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(all);
    m_book->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_book(); });
    m_refuse->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_refuse(m_why->GetValue()); });
    Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
        event.Skip();
        m_painted = true;
    });
    m_why->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { on_refuse(m_why->GetValue()); });
    // Nothing below moves when somebody proposes: it lies over the accounts.
    parent->Bind(wxEVT_SIZE, &ProposalBar::parent_sized, this);
    Hide();
}

void ProposalBar::parent_sized(wxSizeEvent& event) {
    event.Skip();
    layout::after_sizing(this, [this] { fit(); });
}

void ProposalBar::show(const std::string& id, const wxString& who, const wxString& what, const wxString& warnings, std::size_t more) {
    if (id != m_id) {
        m_id = id;
        m_painted = false;
        let_go(*m_book);
        let_go(*m_refuse);
    }
    m_who->SetLabelText(more == 0 ? wxString::Format(_("%s proposes"), who)
                                  : wxString::Format(_("%s proposes; %d more wait"), who, static_cast<int>(more)));
    m_why->ChangeValue({});
    m_said = what;
    m_warned = warnings;
    m_warnings->Show(!warnings.empty());
    Show();
    fit();
    Refresh();
}

bool ProposalBar::is_seen() const { return m_painted && IsShownOnScreen(); }

void ProposalBar::dismiss() {
    m_id.clear();
    Hide();
}

wxString ProposalBar::text() const {
    return IsShown() ? m_who->GetLabelText() + "\n" + m_said + (m_warned.empty() ? wxString{} : "\n" + m_warned) : wxString{};
}

void ProposalBar::fit() {
    const int width = std::max(FromDIP(300), GetParent()->GetClientSize().GetWidth() - theme::space(this, 6));
    layout::set_wrapped(m_what, m_said, width);
    layout::set_wrapped(m_warnings, m_warned, width);
    InvalidateBestSize();
    if (IsShown()) {
        const auto room = GetParent()->GetClientSize();
        const int height = std::min(GetSizer()->CalcMin().GetHeight(), room.GetHeight());
        SetSize(0, room.GetHeight() - height, room.GetWidth(), height);
        Layout();
        Raise();
    }
}

} // namespace intendant::app
