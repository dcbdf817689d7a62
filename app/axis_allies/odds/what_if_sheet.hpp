#pragma once

#include "app/axis_allies/odds/odds_panel.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/name_field.hpp"
#include "model/axis_allies/state.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>

#include <array>
#include <functional>
#include <map>

namespace intendant::app::aa {

/// A battle that is only tried: forces of both sides, typed freely or filled from a space of the board, and their odds,
/// worked out at each keystroke. It books nothing.
class WhatIfSheet : public wxPanel {
public:
    /// `now`: the books to fill from, asked for each time.
    WhatIfSheet(wxWindow* parent, std::function<const State&()> now, const Names& names);

    /// Fills in the battle that is running or, without one, the first of those to be fought; else leaves what is typed.
    void fill_from_battle();
    void set_focus() { m_counts[0]->set_focus(); }
    const OddsPanel& odds() const { return *m_odds; }
    BattleQuestion question() const;

private:
    enum class Kind { Land, Sea, Amphibious };

    wxSizer* make_head();
    wxSizer* make_extras();
    wxSizer* make_sides();
    Kind kind() const { return static_cast<Kind>(m_kind->GetSelection()); }
    BattleKind battle_kind() const { return kind() == Kind::Sea ? BattleKind::Sea : BattleKind::Land; }
    Power attacker() const;
    Power defender() const;
    State tried() const;
    void offer_defenders();
    void remember_counts();
    void show_rows();
    void show_odds();
    void fill_from_space();
    void fill(const BattleQuestion& question);
    void clear();

    std::function<const State&()> m_now;
    wxChoice* m_kind;
    NameField* m_space;
    std::array<wxChoice*, 2> m_powers{};
    std::array<CountList*, 2> m_counts{};
    std::array<std::map<Unit, int>, 2> m_typed; ///< also of pieces that this kind of battle does not show
    wxCheckBox* m_gun;
    wxPanel* m_bombardment;
    wxSpinCtrl* m_bombarding;
    std::map<Weapon, wxCheckBox*> m_weapons;
    core::Money m_prize{}; ///< what the space that was filled in is worth
    OddsPanel* m_odds;
};

} // namespace intendant::app::aa
