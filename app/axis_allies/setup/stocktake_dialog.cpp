#include "app/axis_allies/setup/stocktake_dialog.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/button.h>
#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

#include <stdexcept>

namespace intendant::app::aa {

StocktakeDialog::StocktakeDialog(wxWindow* parent, const Table& table)
    : wxDialog(parent, wxID_ANY, _("Stocktake: what is really on the board"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_table(table) {
    SetName("stocktake");
    m_notice = new NoticeBar(this);
    auto* const book = new wxNotebook(this, wxID_ANY);
    book->SetName("stocktake.pages");
    m_pieces = new DeploymentGrid(book, table.state().tables, counts_in(table.state()),
                                  _("What the books say. Select a row, change the number, Set; * marks what differs."));
    book->AddPage(m_pieces, _("Pieces"));
    m_owners = new OwnersGrid(book, "stocktake", table.state().tables, owners_in(table.state()));
    book->AddPage(m_owners, _("Owners"));
    book->AddPage(make_treasuries(book), _("Treasuries"));
    m_cargo = new CargoGrid(book, table.state().tables, fleets_in(table.state()));
    book->AddPage(m_cargo, _("Cargo"));
    book->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        m_cargo->follow(m_pieces->counts());
        event.Skip();
    });
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("R&eason:")), layout::line());
    m_reason = new wxTextCtrl(this, wxID_ANY);
    m_reason->SetName("stocktake.reason");
    row->Add(m_reason, layout::line().Proportion(1));
    auto* const ok = new wxButton(this, wxID_OK, _("&Book the differences"));
    ok->SetName("stocktake.book");
    row->Add(cancel_button(this), layout::line());
    row->Add(ok, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->Add(book, layout::spaced().Proportion(1).Expand());
    all->Add(row, wxSizerFlags().Expand());
    SetSizer(all);
    SetClientSize(FromDIP(wxSize(860, 560)));
    CentreOnParent();
    ok->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { finish(); });
}

wxWindow* StocktakeDialog::make_treasuries(wxWindow* parent) {
    auto* const page = new wxPanel(parent);
    auto* const grid = new wxFlexGridSizer(3, wxSize(FromDIP(10), FromDIP(8)));
    for (const auto power : all_powers) {
        constexpr int size = 22;
        grid->Add(new wxStaticBitmap(page, wxID_ANY, roundel(power, size)), wxSizerFlags().Centre());
        grid->Add(layout::label(page, wxString::Format(_("IPC of %s:"), word(m_table.tables(), power))), wxSizerFlags().CentreVertical());
        m_treasuries[power] = new MoneyField(page, "stocktake.treasury." + to_wx(id_of(power)));
        m_treasuries[power]->ChangeValue(wxString::Format("%lld", static_cast<long long>(m_table.state().powers[power].treasury.amount)));
        grid->Add(m_treasuries[power]);
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::hint(page, _("What the books say. Type what lies in each treasury; sums such as 10+15 will do.")), layout::spaced());
    all->Add(grid, layout::spaced());
    page->SetSizer(all);
    return page;
}

Stocktake StocktakeDialog::command() const {
    std::vector<TreasuryRow> treasuries;
    for (const auto power : all_powers) {
        const auto amount = m_treasuries[power]->amount();
        if (!amount) {
            throw std::runtime_error(to_utf8(
                wxString::Format(_("The treasury of %s is a whole number or a sum such as 10+15."), word(m_table.tables(), power))));
        }
        if (core::Money{*amount} != m_table.state().powers[power].treasury) {
            treasuries.push_back({power, core::Money{*amount}});
        }
    }
    m_cargo->follow(m_pieces->counts());
    return {.units = m_pieces->changes(),
            .controllers = m_owners->changes(),
            .treasuries = std::move(treasuries),
            .whole_board = false,
            .reason = to_utf8(m_reason->GetValue().Strip(wxString::both)),
            .ships = m_cargo->changes()};
}

void StocktakeDialog::finish() {
    try {
        const auto verdict = m_table.session().ask(command());
        if (!core::refused(verdict)) {
            EndModal(wxID_OK);
            return;
        }
        m_notice->say(NoticeBar::Kind::Refusal, m_table.say(core::refusal(verdict)));
    } catch (const std::runtime_error& no_amount) {
        m_notice->say(NoticeBar::Kind::Refusal, to_wx(no_amount.what()));
    }
}

} // namespace intendant::app::aa
