#pragma once

#include "app/desk/put_right_dialog.hpp"
#include "app/empire_of_the_sun/table.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>

#include <functional>
#include <string>
#include <vector>

namespace intendant::app::es {

/// Sets the books to what is on the table: units with their step, who controls a hex, where a card lies, what a track shows. What was noted is listed
/// before it is booked; that the books are right is an entry too. Rule: ES-GEN-21, ES-GEN-22.
class StocktakeDialog : public PutRightDialog {
public:
    StocktakeDialog(wxWindow* parent, const Table& table);

    /// What differs from the books.
    Stocktake command() const;

private:
    wxString refusal() const override;
    bool entered() const override;
    wxString clause() const override;

    wxWindow* make_page();
    NameField* name_field(wxWindow* page, wxSizer* row, const wxString& label, const char* what, std::vector<Nameable> things);
    void note_unit();
    void note_control();
    void note_card();
    void note_track();
    void note_dot();
    /// The fields to be filled in are; else the keyboard goes to the first that is not.
    bool named(const std::vector<NameField*>& fields);
    void show_notes();

    const Table& m_table;
    Stocktake m_noted;
    NameField *m_unit, *m_place, *m_hex, *m_card, *m_track;
    wxChoice *m_step, *m_side, *m_lies;
    wxSpinCtrl* m_value;
    RowList* m_notes;
};

} // namespace intendant::app::es
