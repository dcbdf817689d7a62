#pragma once

#include "app/desk/stocktake_of.hpp"
#include "app/empire_of_the_sun/table.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"

namespace intendant::app::es {

/// Sets the books to what is on the table: units with their step, who controls a hex, where a card lies, what a track shows. What was noted is listed
/// before it is booked; that the books are right is an entry too. Rule: ES-GEN-21, ES-GEN-22.
class StocktakeDialog : public StocktakeOf<Table, Stocktake> {
public:
    StocktakeDialog(wxWindow* parent, const Table& table);

    Stocktake command() const override;

private:
    bool entered() const override;

    wxWindow* make_page();
    void note_dot(UnitId unit);
    void show_notes();

    Stocktake m_noted;
    NameField* m_unit;
    RowList* m_notes;
};

} // namespace intendant::app::es
