#pragma once

#include "app/risiko/fields.hpp"
#include "app/risiko/table.hpp"

namespace intendant::app::rk {

/// The strategic move. Rule: RK-MOV-1 to RK-MOV-4.
class MovePanel : public Panel {
public:
    MovePanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_from->SetFocus(); }
    void point_at(TerritoryId id);

private:
    void offer();
    void move();

    NameField* m_from;
    NameField* m_to;
    wxSpinCtrl* m_armies;
};

} // namespace intendant::app::rk
