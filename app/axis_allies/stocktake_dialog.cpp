#include "app/axis_allies/stocktake_dialog.hpp"

#include "app/layout.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

StocktakeDialog::StocktakeDialog(wxWindow* parent, const Table& table)
    : wxDialog(parent, wxID_ANY, _("Stocktake: what is really on the board"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_table(table) {
    SetName("stocktake");
    m_notice = new NoticeBar(this);
    m_grid = new DeploymentGrid(this, table.state().tables, counts_in(table.state()),
                                _("What the books say. Select a row, change the number, Set; * marks what differs."));
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("R&eason:")), layout::line());
    m_reason = new wxTextCtrl(this, wxID_ANY);
    m_reason->SetName("stocktake.reason");
    row->Add(m_reason, layout::line().Proportion(1));
    auto* const cancel = new wxButton(this, wxID_CANCEL, _("Cancel"));
    auto* const ok = new wxButton(this, wxID_OK, _("&Book the differences"));
    ok->SetName("stocktake.book");
    row->Add(cancel, layout::line());
    row->Add(ok, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->Add(m_grid, wxSizerFlags(1).Expand());
    all->Add(row, wxSizerFlags().Expand());
    SetSizer(all);
    SetClientSize(FromDIP(wxSize(860, 560)));
    CentreOnParent();
    ok->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { finish(); });
}

Stocktake StocktakeDialog::command() const {
    return {.units = m_grid->changes(),
            .controllers = {},
            .treasuries = {},
            .whole_board = false,
            .reason = to_utf8(m_reason->GetValue().Strip(wxString::both))};
}

void StocktakeDialog::finish() {
    const auto verdict = m_table.session().ask(command());
    if (core::refused(verdict)) {
        m_notice->say(NoticeBar::Kind::Refusal, m_table.say(core::refusal(verdict)));
    } else {
        EndModal(wxID_OK);
    }
}

} // namespace intendant::app::aa
