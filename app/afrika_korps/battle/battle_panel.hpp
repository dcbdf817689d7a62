#pragma once

#include "app/afrika_korps/battle/capture_row.hpp"
#include "app/afrika_korps/battle/plan_list.hpp"
#include "app/afrika_korps/turn/step_panel.hpp"
#include "app/widgets/card_list.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/share_bar.hpp"
#include "model/afrika_korps/advice.hpp"

#include <wx/choice.h>

#include <vector>

namespace intendant::app::ak {

/// The battle sheet: who is attacked, who attacks, odds and supply, the exact chance of each result before the die, what one unit more or
/// less would make of it, and the divisions into battles, best first. One key for the die.
/// Rule: AK-CMB-2 to AK-CMB-12, AK-ODD-1, AK-CRT-1, AK-ASP-1, AK-ASP-8, AK-VA-10, AK-ROM-4.
class BattlePanel : public StepPanel {
public:
    BattlePanel(wxWindow* parent, Table& table, AroundTurn& around);
    void show_state() override;
    void set_focus() override;
    std::optional<wxString> act() const override;
    void do_act() override;
    void point_at(HexId hex) override;
    /// Fills the sheet in.
    void prepare(const Attack& attack);

    /// The battle that stands in the sheet, in a line; empty: none does.
    wxString battle_in_words() const;

private:
    void make_units(wxSizer& all);
    void make_advice(wxSizer& all);
    std::vector<CounterId> enemies_in(HexId hex) const;
    std::vector<CounterId> chosen_enemies() const { return m_enemies->ticked(); }
    std::vector<CounterId> chosen_own() const { return m_own->ticked(); }
    std::optional<BattleValue> value() const;
    std::optional<std::size_t> standing_victory() const;
    std::optional<HexId> victory_to_fight() const;
    void take_target(HexId hex);
    void show_enemies();
    void show_own(bool tick_all);
    void show_odds();
    void show_supply();
    void show_capture();
    void show_variants();
    void show_targets();
    void show_plans();
    void offer_rommel();
    void fight(std::optional<core::Throw> dice);

    CardList* m_targets;
    NameField* m_on;
    wxWindow* m_on_label;
    NameField* m_and;
    wxWindow* m_and_label;
    wxWindow* m_enemies_label;
    UnitTicks* m_enemies;
    wxWindow* m_own_label;
    UnitTicks* m_own;
    wxPanel* m_ground_row;
    GroundChoice* m_ground;
    wxStaticText* m_odds;
    ShareBar* m_chances;
    wxStaticText* m_chances_words;
    wxChoice* m_supply;
    wxPanel* m_supply_row;
    CaptureRow* m_capture;
    wxPanel* m_die_row;
    wxTextCtrl* m_die;
    wxButton* m_no_die;
    wxStaticText* m_variants_title;
    CardList* m_variants;
    PlanList* m_plans;
    std::vector<std::vector<CounterId>> m_supplies; ///< in the order of the choice
};

/// The chances of all results in a line: `DE 50.0 %, EX 33.3 %, ...`.
wxString in_words(const Chances& chances);

} // namespace intendant::app::ak
