#pragma once

#include "app/desk/turns_page.hpp"
#include "app/empire_of_the_sun/table.hpp"

namespace intendant::app::es {

/// The turns: cards, replacements and shipping points of each, and the units that it brings. Rule: ES-GEN-18, ES-REI-1, ES-REP-1.
class CalendarPage : public Part<TurnsPage> {
public:
    CalendarPage(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { choose_turn(); }

private:
    int turn_now() const override { return state().turn.number; }
    TrackField field_of(int turn) const override;
    std::vector<wxString> cells_of(int turn) const override;
    wxString title_of(int turn) const override;
    std::vector<RowList::Row> coming_in(int turn) const override;
    std::vector<UnitId> coming(Side side, int turn) const;
};

} // namespace intendant::app::es
