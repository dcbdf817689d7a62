#pragma once

#include "app/afrika_korps/fields.hpp"
#include "app/afrika_korps/table.hpp"

#include <wx/checkbox.h>

#include <vector>

namespace intendant::app::ak {

/// An automatic victory as the table says it: who attacks, who only closes the retreat, on whom, and the supply. Where the books do not
/// keep the map, also on what the defenders stand and whether they could retreat. Rule: AK-VA-1, AK-VA-7, AK-VA-10.
class VictoryForm : public Panel {
public:
    VictoryForm(wxWindow* parent, Table& table);
    /// Hides itself where nobody can be attacked.
    void show_state() override;

private:
    void show_defenders();
    void show_own();
    void claim();

    wxChoice* m_on;
    wxWindow* m_on_label;
    UnitTicks* m_defenders;
    UnitTicks* m_attackers;
    UnitTicks* m_blockers;
    wxChoice* m_supply;
    wxPanel* m_asked;
    GroundChoice* m_ground;
    wxCheckBox* m_closed;
    std::vector<HexId> m_hexes;        ///< in the order of the choice
    std::vector<CounterId> m_supplies; ///< in the order of the choice
};

} // namespace intendant::app::ak
