#pragma once

#include "app/afrika_korps/turn/step_panel.hpp"
#include "app/afrika_korps/turn/victory_form.hpp"
#include "app/widgets/card_list.hpp"
#include "app/widgets/name_field.hpp"
#include "model/afrika_korps/advice.hpp"

#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/tglbtn.h>

#include <utility>
#include <vector>

namespace intendant::app::ak {

/// Movement: from where to where, who moves, the way with its cost, the supply of who stands there, what must still be fought, and the
/// automatic victories that could be claimed; supply that lies alone in a fortress, and substitutes for who is ticked.
/// Rule: AK-MOV-1, AK-ROM-1, AK-SEA-2, AK-CMB-2, AK-VA-1, AK-CAP-7, AK-SUB-1.
class MovementPanel : public StepPanel {
public:
    MovementPanel(wxWindow* parent, Table& table, AroundTurn& around);
    void show_state() override;
    void set_focus() override { m_from->IsShown() ? m_from->SetFocus() : m_units->SetFocus(); }
    void point_at(HexId hex) override;
    bool with_rommel() const { return m_rommel->IsShown() && m_rommel->GetValue(); }

private:
    std::optional<HexId> from() const;
    std::optional<HexId> to() const;
    MoveUnits command() const;
    std::vector<CounterId> of_side_on_map() const;
    void offer_units();
    void tick(const std::vector<CounterId>& units);
    void empty();
    void foresee();
    void move();
    void embark();
    void destroy();
    void show_duties();
    void show_victories();
    void claim(std::size_t which);
    void show_exchanges();

    wxSizer* m_where; ///< from where to where, which only the whole map has
    wxButton* m_book;
    NameField* m_from;
    UnitTicks* m_units;
    wxPanel* m_ticks; ///< all of them, or none
    NameField* m_to;
    wxCheckBox* m_rommel;
    wxStaticText* m_foreseen;
    wxStaticText* m_supply;
    wxButton* m_embark;
    wxButton* m_destroy;
    wxStaticText* m_duties_title;
    CardList* m_duties;
    wxStaticText* m_victories_title;
    CardList* m_victories;
    wxToggleButton* m_by_hand;
    VictoryForm* m_form;
    CardList* m_exchanges;
    std::vector<std::vector<CounterId>> m_substitutes;
    std::vector<PossibleVictory> m_possible;
    std::pair<int, Side> m_shown{}; ///< for whom the fields were filled in
};

} // namespace intendant::app::ak
