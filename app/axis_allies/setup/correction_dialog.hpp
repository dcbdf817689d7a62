#pragma once

#include "app/axis_allies/table.hpp"
#include "app/desk/put_right_dialog.hpp"
#include "app/widgets/money_field.hpp"

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <array>

namespace intendant::app::aa {

/// Sets one fact of the books right that no stocktake asks for: a development, a debt, units that wait, or who plays which power.
/// Each page says what the books say; the page in sight is booked.
class CorrectionDialog : public PutRightDialog {
public:
    CorrectionDialog(wxWindow* parent, const Table& table);

    /// What the page in sight says. Throws: std::runtime_error when the debt is no amount.
    Command command() const;

private:
    enum class Fact { Weapon, Debt, Waiting, Seats };

    wxString refusal() const override;
    bool entered() const override;
    wxString clause() const override;
    /// A page of the book with a hint, the fields in rows of a label and a control, and a choice of the power first.
    wxPanel* begin_page(const wxString& hint, wxFlexGridSizer*& grid);
    wxChoice* add_power(wxWindow* page, wxFlexGridSizer& grid, const wxString& name, void (CorrectionDialog::*show)());
    wxWindow* make_weapon();
    wxWindow* make_debt();
    wxWindow* make_waiting();
    wxWindow* make_seats();
    void show_weapon();
    void show_debt();
    void show_waiting();
    std::vector<Player> players() const;

    const Table& m_table;
    wxChoice* m_weapon_power;
    wxChoice* m_weapon;
    wxChoice* m_owned;
    wxChoice* m_debt_power;
    MoneyField* m_debt;
    wxChoice* m_waiting_power;
    wxChoice* m_unit;
    wxSpinCtrl* m_count;
    std::array<wxTextCtrl*, all_powers.size()> m_names{};
    PerPower<wxChoice*> m_player_of;
};

} // namespace intendant::app::aa
