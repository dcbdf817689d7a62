#pragma once

#include "app/axis_allies/table.hpp"

#include <wx/simplebook.h>
#include <wx/stattext.h>

class wxButton;

namespace intendant::app::aa {

class IncomePanel;
class MovementPanel;
class OverflightPanel;
class PlacementPanel;
class PurchasePanel;
class ResearchPanel;

/// What is entered in the Action that is being played.
class TurnPage : public Page {
public:
    TurnPage(wxWindow* parent, Table& table);
    void show_state() override;
    /// Puts the keyboard where the Action begins.
    void set_focus() override;
    void set_focus_on_research();
    void move_from(SpaceId space);

    std::function<void()> to_battle_board;

private:
    enum Sheet { Buying, Moving, Fighting, Placing, Collecting };
    Sheet sheet() const;

    wxStaticText* m_title;
    wxSimplebook* m_sheets;
    ResearchPanel* m_research;
    PurchasePanel* m_purchase;
    OverflightPanel* m_overflight;
    MovementPanel* m_movement;
    wxButton* m_to_battle;
    PlacementPanel* m_placement;
    IncomePanel* m_income;
};

} // namespace intendant::app::aa
