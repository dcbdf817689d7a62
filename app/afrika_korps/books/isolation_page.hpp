#pragma once

#include "app/afrika_korps/books/past.hpp"
#include "app/widgets/row_list.hpp"

namespace intendant::app::ak {

/// The clocks that end games: units cut off from supply with their turns, sides without a supply unit on the map, and the control of
/// fortresses and bases. Rule: AK-ISO-1 to AK-ISO-7, AK-VIC-1 to AK-VIC-4.
class IsolationPage : public Page {
public:
    IsolationPage(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_units->SetFocus(); }

private:
    void show_trace();

    RowList* m_units;
    RowList* m_sides;
    RowList* m_entries;
};

} // namespace intendant::app::ak
