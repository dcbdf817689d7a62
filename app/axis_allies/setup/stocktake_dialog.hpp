#pragma once

#include "app/axis_allies/setup/cargo_grid.hpp"
#include "app/axis_allies/setup/charts_sheet.hpp"
#include "app/axis_allies/setup/deployment_grid.hpp"
#include "app/axis_allies/setup/facts_sheet.hpp"
#include "app/axis_allies/setup/owners_grid.hpp"
#include "app/axis_allies/setup/past_grid.hpp"
#include "app/axis_allies/table.hpp"
#include "app/desk/stocktake_of.hpp"
#include "app/widgets/money_field.hpp"

namespace intendant::app::aa {

/// All that the books believe, to be set to what is really on the table; booked as one entry, also when it was counted and right.
class StocktakeDialog : public StocktakeOf<Table, Stocktake> {
public:
    StocktakeDialog(wxWindow* parent, const Table& table);

    /// What the table found. Throws: std::runtime_error when a treasury or a debt is no amount.
    Stocktake command() const override;

private:
    bool entered() const override;
    wxString clause() const override;
    wxWindow* make_treasuries(wxWindow* parent);

    DeploymentGrid* m_pieces;
    CargoGrid* m_cargo;
    OwnersGrid* m_owners;
    PerPower<MoneyField*> m_treasuries;
    ChartsSheet* m_charts;
    FactsSheet* m_facts;
    PastGrid* m_past;
};

} // namespace intendant::app::aa
