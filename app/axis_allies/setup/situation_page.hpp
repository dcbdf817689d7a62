#pragma once

#include "app/axis_allies/setup/owners_grid.hpp"
#include "app/widgets/money_field.hpp"
#include "model/axis_allies/commands.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>

namespace intendant::app::aa {

/// Where a table that has already played begins: round, power and Action to play, treasuries, owners of territories and
/// weapons. It starts as printed; the pieces are on the deployment.
class SituationPage : public wxPanel {
public:
    SituationPage(wxWindow* parent, std::shared_ptr<const Tables> tables);

    /// Puts what differs from the print into the situation. Throws: std::runtime_error when a treasury is no amount.
    void fill(Situation& situation) const;

private:
    wxSizer* make_turn();
    wxSizer* make_treasuries();
    wxSizer* make_weapons();

    std::shared_ptr<const Tables> m_tables;
    wxSpinCtrl* m_round;
    wxChoice* m_power;
    wxChoice* m_action;
    PerPower<MoneyField*> m_treasuries;
    PerPower<PerWeapon<wxCheckBox*>> m_weapons;
    OwnersGrid* m_owners;
};

} // namespace intendant::app::aa
