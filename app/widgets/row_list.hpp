#pragma once

#include <wx/dataview.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace intendant::app {

/// A table of a few hundred rows that screen readers can read. Rows have a key; the selection stays with the key. Columns share the
/// room by what stands in them, until somebody draws one wider or narrower.
class RowList : public wxDataViewListCtrl {
public:
    struct Column {
        wxString title;
        int width; ///< in pixels at 100 %; 0: as wide as it takes
        bool right{false};
    };
    struct Row {
        std::string key;
        wxBitmapBundle picture; ///< shown in the first column
        std::vector<wxString> cells;
    };

    RowList(wxWindow* parent, const wxString& name, const std::vector<Column>& columns);

    void show(std::vector<Row> rows);
    /// What stands in the table while it has no rows.
    void say_when_empty(const wxString& text);
    /// Key of the selected row; empty when none is.
    std::string selected() const;
    void select(const std::string& key);
    const std::vector<Row>& rows() const { return m_rows; }

    std::function<void(const std::string&)> on_select;
    /// A figure was clicked, or Enter pressed on its row: the column is then the second, which names what the row is most
    /// asked about.
    std::function<void(const std::string& key, int column)> on_cell;

private:
    void fill();
    void measure();
    void fit();
    void clicked(wxPoint at);

    std::vector<Row> m_rows;
    std::vector<int> m_usual;           ///< widths as they were asked for. Units: pixels
    std::vector<int> m_wanted;          ///< that show all that stands in the columns
    std::vector<std::set<int>> m_given; ///< every width that a column was given: GTK tells the one before until it has drawn
    wxString m_empty;
    unsigned m_widest{0};
    bool m_filling{false};
};

} // namespace intendant::app
