#pragma once

#include "app/afrika_korps/books/past.hpp"
#include "app/widgets/row_list.hpp"

namespace intendant::app::ak {

/// The dice of each side by column of the table: what came against what was to be expected, with the exact chance; and every battle.
/// Rule: AK-CRT-1.
class LuckPage : public Page {
public:
    LuckPage(wxWindow* parent, Table& table, SharedPast past);
    void show_state() override;
    void set_focus() override { m_columns->SetFocus(); }

private:
    SharedPast m_past;
    RowList* m_columns;
    RowList* m_battles;
};

} // namespace intendant::app::ak
