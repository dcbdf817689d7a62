#pragma once

#include <wx/bmpbndl.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app {

/// Rows of things with a number each: what to buy, to move, to place, to lose. Enter in any number is "do it". Many rows stand
/// in several columns where there is room.
class CountList : public wxScrolledWindow {
public:
    struct Row {
        std::string key; ///< the number's window is called NAME.KEY
        wxBitmapBundle picture;
        wxString name;
        wxString detail; ///< in a quieter colour behind the number
        int most;
        int count{0};
    };

    CountList(wxWindow* parent, const wxString& name);
    /// Without rows the keyboard has nothing to do here.
    bool AcceptsFocus() const override { return !m_rows.empty() && wxScrolledWindow::AcceptsFocus(); }

    /// It asks for this height at most, and scrolls. Units: pixels of the window's screen.
    /// What all rows would take. Units: pixels.
    int whole_height() const { return GetSizer() != nullptr ? GetSizer()->CalcMin().GetHeight() + FromDIP(4) : 0; }
    void take_at_most(int height);
    /// Shows these rows; numbers of rows that stay (same key and most) are kept unless `count` says otherwise.
    void show(std::vector<Row> rows);
    /// So many rows stand below each other before another column begins.
    void fill_columns_from(int rows) { m_rows_at_least = rows; }
    void clear_counts();

    /// The numbers by row, in the order of the rows.
    std::vector<int> counts() const;
    int count(const std::string& key) const { return find(key).value_or(0); }
    /// Nothing when no row has that key.
    std::optional<int> find(const std::string& key) const;
    void set_count(std::size_t row, int count);
    /// Nothing happens where no row has that key.
    void set_count(const std::string& key, int count);
    /// The row that has the keyboard.
    std::optional<std::size_t> focused() const;
    void set_focus(std::size_t row = 0);

    std::function<void()> on_change;
    std::function<void()> on_enter;

private:
    void build();
    void arrange();
    int columns_that_fit() const;
    int name_room() const;

    std::vector<Row> m_rows;
    std::vector<std::array<wxWindow*, 4>> m_cells; ///< picture (may be none), name, number, detail
    std::vector<wxSpinCtrl*> m_numbers;
    std::vector<wxStaticText*> m_details;
    int m_columns{1};
    int m_most_height;
    int m_arranged_for{0}; ///< this width
    int m_rows_at_least{6};
};

} // namespace intendant::app
