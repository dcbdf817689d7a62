#pragma once

#include "app/risiko/table.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/button.h>
#include <wx/stattext.h>

#include <vector>

namespace intendant::app::rk {

/// The cards of the player whose turn it is: a set to hand in, cards above the limit to discard.
/// Rule: RK-REI-3 to RK-REI-6, RK-CRD-5, RK-CRD-7.
class CardsPanel : public Panel {
public:
    CardsPanel(wxWindow* parent, Table& table);
    void show_state() override;

private:
    std::vector<CardId> named() const;
    void clear();

    wxStaticText* m_hand;
    std::vector<NameField*> m_cards;
    wxButton* m_hand_in;
    wxButton* m_discard;
    wxStaticText* m_sets;
};

} // namespace intendant::app::rk
