#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/name_field.hpp"
#include "model/axis_allies/battle/odds.hpp"

#include <wx/choice.h>

namespace intendant::app::aa {

/// Begins a battle with forces that the table enters, where the books do not keep the board.
class ForcesPanel : public Panel {
public:
    ForcesPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_space->SetFocus(); }
    /// The forces as they are typed; nothing while there are none.
    std::optional<FreeForces> forces() const;

    std::function<void()> on_change;

private:
    std::vector<EnteredForce> entered() const;
    void show_pieces();
    void begin();
    Power defender() const;

    NameField* m_space;
    wxChoice* m_defender;
    CountList* m_attackers;
    CountList* m_defenders;
};

} // namespace intendant::app::aa
