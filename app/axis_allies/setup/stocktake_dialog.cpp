#include "app/axis_allies/setup/stocktake_dialog.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

#include <stdexcept>

namespace intendant::app::aa {

StocktakeDialog::StocktakeDialog(wxWindow* parent, const Table& table)
    : StocktakeOf(parent, table, _("Stocktake: what is really on the board"), "stocktake", "B-06", _("Coun&ted, and right")) {
    m_pieces = new DeploymentGrid(pages(), table.state().tables, counts_in(table.state()),
                                  _("What the books say. Select a row, change the number, Set; * marks what differs."));
    pages()->AddPage(m_pieces, _("Pieces"));
    m_owners = new OwnersGrid(pages(), "stocktake", table.state().tables, owners_in(table.state()));
    pages()->AddPage(m_owners, _("Owners"));
    pages()->AddPage(make_treasuries(pages()), _("Treasuries"));
    m_cargo = new CargoGrid(pages(), table.state().tables, fleets_in(table.state()));
    pages()->AddPage(m_cargo, _("Cargo"));
    m_charts = new ChartsSheet(pages(), "stocktake", table.state().tables, table.state().powers, ChartsSheet::Developments::Shown);
    pages()->AddPage(m_charts, _("Charts"));
    m_facts = new FactsSheet(pages(), "stocktake", table.state().tables, facts_in(table.state()));
    pages()->AddPage(m_facts, _("Turn"));
    m_past = new PastGrid(pages(), table.state().tables, table.state().stacks, table.state().turn.power);
    pages()->AddPage(m_past, _("Moves"));
    pages()->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        m_cargo->follow(m_pieces->counts());
        m_past->follow(m_pieces->counts());
        event.Skip();
    });
    begin(wxSize(860, 560));
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
    all->Add(layout::hint(page, _("What the books say. Type what lies in each treasury; sums such as 10+15 will do."), 780),
             layout::spaced());
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
    m_past->follow(m_pieces->counts());
    return {.units = m_pieces->changes(),
            .controllers = m_owners->changes(),
            .treasuries = std::move(treasuries),
            .whole_board = false,
            .reason = reason(),
            .ships = m_cargo->changes(),
            .past = m_past->changes(),
            .debts = m_charts->debts(),
            .waiting = m_charts->waiting(),
            .developments = m_charts->developments(),
            .facts = m_facts->changes()};
}

bool StocktakeDialog::entered() const {
    try {
        const auto counted = command();
        return !counted.units.empty() || !counted.controllers.empty() || !counted.treasuries.empty() || !counted.ships.empty() ||
               !counted.past.empty() || !counted.debts.empty() || !counted.waiting.empty() || !counted.developments.empty() ||
               counted.facts != Facts{};
    } catch (const std::runtime_error&) { // a treasury or a debt that is no amount
        return true;
    }
}

wxString StocktakeDialog::clause() const { return tip(m_table.tables(), {"B-06"}); }

} // namespace intendant::app::aa
