#pragma once

#include "app/desk/stocktake_of.hpp"
#include "app/risiko/setup/card_places.hpp"
#include "app/risiko/setup/holdings_sheet.hpp"
#include "app/risiko/table.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>

#include <map>
#include <vector>

namespace intendant::app {
class NameField;
}

namespace intendant::app::rk {

/// Sets the books to what is on the table: every territory with owner and armies, the numbers of cards, which of them were seen, what
/// a card shows, whose turn it is, who is in the game after all, and the tracks. Rule: RK-GEN-6, RK-GEN-8, RK-CRD-2, RK-ELI-1.
class StocktakeDialog : public StocktakeOf<Table, Stocktake> {
public:
    StocktakeDialog(wxWindow* parent, const Table& table);

    Stocktake command() const override;

private:
    bool entered() const override;
    wxWindow* make_territories(wxWindow* parent);
    wxWindow* make_cards(wxWindow* parent);
    wxWindow* make_turn(wxWindow* parent);
    bool is_back(Colour colour, const std::vector<HoldingRow>& holdings) const;
    int value_of(Track track) const;
    std::vector<Elimination> eliminated(const std::vector<HoldingRow>& holdings) const;

    std::vector<Colour> m_players; ///< clockwise, also those who are out
    HoldingsSheet* m_holdings;
    std::vector<wxSpinCtrl*> m_hands;
    wxChoice* m_victor;
    NameField* m_card;
    wxChoice* m_symbol;
    CardPlaces* m_places;
    wxChoice* m_turn;
    std::map<Track, wxSpinCtrl*> m_tracks; ///< the clock in minutes
    std::map<Colour, wxCheckBox*> m_back;  ///< of those who are out
};

} // namespace intendant::app::rk
