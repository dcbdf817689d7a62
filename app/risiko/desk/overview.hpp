#pragma once

#include "app/risiko/table.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/stattext.h>

namespace intendant::app::rk {

/// The players at a glance: territories, armies, cards, points; deck, discards, reshuffles.
class Overview : public Panel {
public:
    Overview(wxWindow* parent, Table& table);
    void show_state() override;

private:
    RowList* m_players;
    wxStaticText* m_deck;
};

} // namespace intendant::app::rk
