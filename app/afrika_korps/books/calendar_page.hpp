#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/desk/turns_page.hpp"

namespace intendant::app::ak {

/// The calendar: the reinforcements of both sides, and where the die of the Axis changes, replacements and substitutes begin.
/// Rule: AK-GEN-6, AK-CAL-2, AK-RNF-1, AK-RPL-1, AK-SUB-1, AK-SUP-3.
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

    const CalendarTurn& calendar(int turn) const { return tables().calendar[static_cast<std::size_t>(turn - 1)]; }
};

} // namespace intendant::app::ak
