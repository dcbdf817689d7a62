#pragma once

#include "app/board/situation.hpp"
#include "app/risiko/fields.hpp"
#include "app/risiko/table.hpp"

#include <functional>

namespace intendant::app::rk {

/// The strategic move. Rule: RK-MOV-1 to RK-MOV-4.
class MovePanel : public Panel {
public:
    MovePanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_from->SetFocus(); }
    void point_at(TerritoryId id);
    void carry(TerritoryId from, int armies);
    void fill(const MoveArmies& move);

    /// What is typed, as the board shows it.
    std::function<void(board::Proposal)> on_proposal;

private:
    void offer();
    void propose();
    void move();

    NameField* m_from;
    NameField* m_to;
    wxSpinCtrl* m_armies;
    int m_carried{0}; ///< armies taken up on the board
};

} // namespace intendant::app::rk
