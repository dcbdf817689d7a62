#pragma once

#include "app/axis_allies/words.hpp"
#include "app/widgets/money_field.hpp"
#include "app/widgets/row_list.hpp"
#include "model/axis_allies/commands.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>

#include <map>

namespace intendant::app::aa {

/// What the books say of the powers beside their treasuries, that the table changes: debts, units that wait, developments.
/// Rule: B-06, P-03, R-05, C-145.
class ChartsSheet : public wxScrolledWindow {
public:
    enum class Developments { Shown, Elsewhere };

    /// The controls are called `NAME.debt.POWER`, `NAME.development.POWER.WEAPON` and `NAME.waiting...`.
    ChartsSheet(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, PerPower<PowerState> given,
                Developments developments);

    /// Only what differs from what was given. Throws: std::runtime_error when a debt is no amount.
    std::vector<TreasuryRow> debts() const;
    std::vector<WaitingRow> waiting() const;
    std::vector<DevelopmentRow> developments() const;

private:
    wxSizer* make_powers(const wxString& name, Developments developments);
    wxSizer* make_waiting(const wxString& name);
    void show();
    void set();

    std::shared_ptr<const Tables> m_tables;
    PerPower<PowerState> m_given;
    std::map<std::pair<Power, Unit>, int> m_waiting;
    PerPower<MoneyField*> m_debts{};
    PerPower<PerWeapon<wxCheckBox*>> m_weapons{};
    RowList* m_list;
    wxChoice* m_power;
    wxChoice* m_unit;
    wxSpinCtrl* m_count;
};

} // namespace intendant::app::aa
