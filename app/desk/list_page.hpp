#pragma once

#include "app/desk/part_of_desk.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/scrolled_page.hpp"

#include <wx/stattext.h>

#include <functional>
#include <string>
#include <vector>

namespace intendant::app {

/// A book that is one list or several: what the books say of one thing, row by row, made anew while it can be seen. What is selected in a
/// list that leads is selected in the others that do, and the lists after them speak of it.
class ListPage : public ScrolledPage, public PartOfAnyDesk {
public:
    /// `key`: of what is selected in the first list; empty: nothing is.
    struct List {
        wxString name; ///< of the window, behind that of the page
        std::vector<RowList::Column> columns;
        wxString empty{}; ///< said while there are no rows
        std::function<std::vector<RowList::Row>(const std::string& key)> rows;
        int room{1};                                               ///< its share of the page
        std::function<wxString(const std::string& key)> heading{}; ///< above it
        bool leads{false};
        int height{0}; ///< at least. Units: as at 100 %
    };
    struct Parts {
        wxString name; ///< of the window
        wxString title;
        wxString hint{};                 ///< empty: none
        std::function<wxString()> sum{}; ///< a line above the lists
        std::vector<List> lists;
    };
    ListPage(wxWindow* parent, Parts parts);

    void show_state() override;
    void set_focus() override { m_lists.front()->SetFocus(); }
    bool is_seen() const override { return IsShownOnScreen(); }

private:
    void add_list(const List& list);
    void show_list(std::size_t place);
    void follow(const std::string& key);

    Parts m_parts;
    wxStaticText* m_sum;
    std::vector<RowList*> m_lists;
    std::vector<wxStaticText*> m_headings; ///< of each list; none where it has no heading
};

} // namespace intendant::app
