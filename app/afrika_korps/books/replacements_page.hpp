#pragma once

#include "app/afrika_korps/books/past.hpp"
#include "app/widgets/row_list.hpp"

namespace intendant::app::ak {

/// Replacement factors: what each side has and gets, the units that they can bring back, and the entries behind them.
/// Rule: AK-RPL-1 to AK-RPL-9.
class ReplacementsPage : public Page {
public:
    ReplacementsPage(wxWindow* parent, Table& table, SharedPast past);
    void show_state() override;
    void set_focus() override { m_sides->SetFocus(); }

private:
    SharedPast m_past;
    RowList* m_sides;
    RowList* m_units;
    RowList* m_entries;
};

} // namespace intendant::app::ak
