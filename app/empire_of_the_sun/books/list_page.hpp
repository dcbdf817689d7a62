#pragma once

#include "app/empire_of_the_sun/books/past.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/stattext.h>

#include <functional>
#include <vector>

namespace intendant::app::es {

/// A book that is a list: what the books say of one thing, row by row, made anew while it can be seen.
class ListPage : public Page {
public:
    struct Parts {
        wxString name; ///< of the window; the list is NAME.list
        wxString title;
        wxString hint; ///< empty: none
        std::vector<RowList::Column> columns;
        wxString empty; ///< said while there are no rows
        std::function<std::vector<RowList::Row>(const Table&, const Past&)> rows;
        std::function<wxString(const Table&)> sum{}; ///< a line above the list
    };
    ListPage(wxWindow* parent, Table& table, SharedPast past, Parts parts);

    void show_state() override;
    void set_focus() override { m_list->SetFocus(); }

private:
    SharedPast m_past;
    Parts m_parts;
    wxStaticText* m_sum;
    RowList* m_list;
};

} // namespace intendant::app::es
