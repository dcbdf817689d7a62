#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/desk/put_right_dialog.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/spinctrl.h>

#include <array>
#include <map>

namespace intendant::app::ak {

/// Sets the books to what is on the table: where each counter is, and the replacement factors in hand. What differs from the books is
/// listed before it is booked. Rule: AK-GEN-4, AK-SUP-1, AK-RPL-6.
class StocktakeDialog : public PutRightDialog {
public:
    StocktakeDialog(wxWindow* parent, const Table& table);

    /// What differs from the books.
    Stocktake command() const;

private:
    wxString refusal() const override;
    bool entered() const override;
    wxString clause() const override;
    wxWindow* make_counters(wxWindow* parent);
    wxWindow* make_factors(wxWindow* parent);
    void offer_places();
    void set_place();
    void take_back(const std::string& counter);
    void show_counters();

    const Table& m_table;
    std::map<CounterId, PieceRow> m_counted; ///< those that were found elsewhere
    NameField* m_unit;
    NameField* m_place;
    RowList* m_counters;
    RowList* m_differences;
    std::array<wxSpinCtrl*, all_sides.size()> m_factors{}; ///< by side
};

} // namespace intendant::app::ak
