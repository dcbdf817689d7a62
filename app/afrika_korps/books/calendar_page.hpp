#pragma once

#include "app/afrika_korps/books/calendar_strip.hpp"
#include "app/afrika_korps/table.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/stattext.h>

namespace intendant::app::ak {

/// The calendar: what arrives when, as a strip and turn by turn, and the units of the turn selected with where they are now.
/// Rule: AK-GEN-6, AK-CAL-2, AK-RNF-1, AK-RPL-1, AK-SUB-1, AK-SUP-3.
class CalendarPage : public Page {
public:
    CalendarPage(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_turns->SetFocus(); }

private:
    int chosen() const;
    void show_units();

    CalendarStrip* m_strip;
    RowList* m_turns;
    wxStaticText* m_title;
    RowList* m_units;
    int m_shown_turn{0};
};

} // namespace intendant::app::ak
