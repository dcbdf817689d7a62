#pragma once

#include "app/afrika_korps/books/past.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/stattext.h>

namespace intendant::app::ak {

/// The supply book: what each side has, its arrivals by period and die, and every entry behind these figures.
/// Rule: AK-SUP-1 to AK-SUP-17, AK-CAP-15.
class SupplyPage : public Page {
public:
    SupplyPage(wxWindow* parent, Table& table, SharedPast past);
    void show_state() override;
    void set_focus() override { m_sides->SetFocus(); }

private:
    void show_entries();

    SharedPast m_past;
    RowList* m_sides;  ///< as it stands now
    RowList* m_so_far; ///< what came and went
    RowList* m_die;
    wxStaticText* m_title;
    RowList* m_entries;
};

} // namespace intendant::app::ak
