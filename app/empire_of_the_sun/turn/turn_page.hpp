#pragma once

#include "app/board/situation.hpp"
#include "app/desk/forms_sheet.hpp"
#include "app/empire_of_the_sun/battle/odds_panel.hpp"
#include "app/empire_of_the_sun/map/overlays.hpp"
#include "app/empire_of_the_sun/table.hpp"

#include <wx/stattext.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app::es {

/// What the table does now, the forms that can be entered, and what is still open before this part of the turn is left. Rule: ES-SEQ-1, ES-CRD-1,
/// ES-OFF-15.
class TurnPage : public Page {
public:
    TurnPage(wxWindow* parent, Table& table);

    void show_state() override;
    void set_focus() override { m_sheet->set_focus(); }
    FormsSheet& sheet() { return *m_sheet; }
    /// A hex was picked on the board: the open form asks for one, for units that stand there, or where a unit goes.
    void point_at(HexId hex);
    /// The card that stands in the open form, and whether its event is played; nothing: none does.
    std::optional<CardInHand> card() const;
    /// The battle that stands in the open form; nothing: none does.
    std::optional<BattleNow> battle() const;
    /// A die of that battle, and a step more of a unit's loss, after its last step none; the form keeps them.
    void enter_face(bool of_offensive, int face);
    void lose_step(UnitId unit);

    /// The open form is another, or something else stands in it: what the board draws of it, and what the primary button does.
    std::function<void(board::Proposal)> on_proposal;
    std::function<void(const std::optional<BattleNow>&)> on_battle;
    std::function<void()> on_change;

private:
    FormPanel::Ways ways(const std::string& form);
    wxString elsewhere(const std::string& form, const core::FormValues& values) const;
    void show_open_form();
    void say_card();
    std::optional<CardId> named_card() const;
    bool is_to_be_seen(const std::string& form, const core::FormValues& values);
    void show_battle();
    wxString offensive_in_words() const;
    void say(wxStaticText* label, const wxString& text) const;
    bool point_at_units(FormPanel& panel, const core::Form& form, HexId hex) const;
    void point_where_it_goes(FormPanel& panel, const core::Form& form, const std::string& label) const;

    wxStaticText* m_over;
    wxStaticText* m_counted;
    wxStaticText* m_unfinished;
    FormsSheet* m_sheet;
    OddsPanel* m_odds;
    wxStaticText* m_card;
    wxStaticText* m_offensive;
};

} // namespace intendant::app::es
