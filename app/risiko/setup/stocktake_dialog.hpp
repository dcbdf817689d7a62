#pragma once

#include "app/desk/put_right_dialog.hpp"
#include "app/risiko/table.hpp"

#include <wx/choice.h>
#include <wx/spinctrl.h>

#include <vector>

namespace intendant::app {
class NameField;
}

namespace intendant::app::rk {

/// Sets the books to what is on the table: every territory with owner and armies, the numbers of cards, what a card shows.
/// Rule: RK-GEN-6, RK-GEN-8, RK-CRD-2, RK-ELI-1.
class StocktakeDialog : public PutRightDialog {
public:
    StocktakeDialog(wxWindow* parent, const Table& table);

    /// What differs from the books.
    Stocktake command() const;

private:
    wxString refusal() const override;
    bool entered() const override;
    wxString clause() const override;
    wxWindow* make_territories(wxWindow* parent);
    wxWindow* make_cards(wxWindow* parent);
    std::vector<Elimination> eliminated(const std::vector<HoldingRow>& holdings) const;

    const Table& m_table;
    std::vector<Colour> m_players; ///< still in the game
    std::vector<wxChoice*> m_owners;
    std::vector<wxSpinCtrl*> m_armies;
    std::vector<wxSpinCtrl*> m_hands;
    wxChoice* m_victor;
    NameField* m_card;
    wxChoice* m_symbol;
};

} // namespace intendant::app::rk
