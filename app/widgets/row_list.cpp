#include "app/widgets/row_list.hpp"

#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"

#include <algorithm>

namespace intendant::app {

RowList::RowList(wxWindow* parent, const wxString& name, const std::vector<Column>& columns)
    : wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES | wxDV_SINGLE) {
    SetName(name);
    bool first = true;
    for (const auto& column : columns) {
        if (column.width > columns[m_widest].width) {
            m_widest = GetColumnCount();
        }
        const int width = column.width > 0 ? layout::for_text(this, column.width) : wxCOL_WIDTH_AUTOSIZE;
        m_usual.push_back(width > 0 ? width : 0);
        const auto align = column.right ? wxALIGN_RIGHT : wxALIGN_LEFT;
        if (first) {
            AppendIconTextColumn(column.title, wxDATAVIEW_CELL_INERT, width, align, wxDATAVIEW_COL_RESIZABLE);
        } else {
            AppendTextColumn(column.title, wxDATAVIEW_CELL_INERT, width, align, wxDATAVIEW_COL_RESIZABLE);
        }
        first = false;
    }
    frame_with_keyboard(*this);
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        if (!m_filling && on_select) {
            on_select(selected());
        }
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(this, [this] { fit(); });
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        clicked(event.GetPosition());
    });
    Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
        event.Skip();
        if (on_cell && !selected().empty()) {
            on_cell(selected(), 1);
        }
    });
}

/// The press has selected the row. Positions count from the first row, without the headings.
void RowList::clicked(wxPoint at) {
    if (!on_cell || selected().empty() || at.y > GetItemRect(RowToItem(0)).GetHeight() * GetItemCount()) {
        return;
    }
    int right = 0;
    for (unsigned place = 0; place < GetColumnCount(); ++place) {
        right += GetColumn(place)->GetWidth();
        if (at.x < right || place + 1 == GetColumnCount()) { // the last one fills the table
            if (place > 0) {
                CallAfter([this, key = selected(), column = static_cast<int>(place)] { on_cell(key, column); });
            }
            return;
        }
    }
}

void RowList::show(std::vector<Row> rows) {
    const bool same = std::ranges::equal(rows, m_rows, [](const Row& a, const Row& b) { return a.key == b.key && a.cells == b.cells; });
    if (same) {
        return;
    }
    const auto kept = selected();
    m_filling = true;
    m_rows = std::move(rows);
    fill();
    select(kept);
    m_filling = false;
    measure();
    fit();
}

void RowList::measure() {
    constexpr std::size_t measured = 100; // rows; the others are much like them
    const int around_title = FromDIP(16);
    const int around = FromDIP(10);
    m_wanted.clear();
    for (unsigned column = 0; column < GetColumnCount(); ++column) {
        int width = GetTextExtent(GetColumn(column)->GetTitle()).GetWidth() * 11 / 10 + around_title; // set bold
        for (std::size_t row = 0; row < std::min(m_rows.size(), measured); ++row) {
            const auto& each = m_rows[row];
            if (column < each.cells.size()) {
                const int picture =
                    column == 0 && each.picture.IsOk() ? each.picture.GetPreferredLogicalSizeFor(this).GetWidth() + FromDIP(4) : 0;
                width = std::max(width, GetTextExtent(each.cells[column]).GetWidth() + picture + around);
            }
        }
        m_wanted.push_back(width);
    }
}

/// First each column gets what it was asked to have or what it needs, whichever is less; then what is left goes to those that need
/// more, by how much they need.
void RowList::fit() {
    const int room = GetClientSize().GetWidth() - FromDIP(4);
    if (m_rows.empty() || m_wanted.size() != GetColumnCount() || room <= 0) {
        return;
    }
    for (unsigned column = 0; column + 1 < m_given.size(); ++column) { // the last one fills the table by itself
        if (const int now = GetColumn(column)->GetWidth(); now > 0 && !m_given[column].contains(now)) {
            return; // drawn by hand
        }
    }
    std::vector<int> widths;
    int given = 0;
    int missing = 0;
    for (std::size_t column = 0; column < m_wanted.size(); ++column) {
        widths.push_back(m_usual[column] > 0 ? std::min(m_usual[column], m_wanted[column]) : m_wanted[column]);
        given += widths.back();
        missing += m_wanted[column] - widths.back();
    }
    const int spare = std::max(0, room - given); // without any, the table scrolls, and no column keeps more than it needs
    int over = spare - std::min(spare, missing);
    for (std::size_t column = 0; column < widths.size(); ++column) {
        const int wish = m_wanted[column] - widths[column];
        widths[column] += missing <= spare ? wish : static_cast<int>(static_cast<long long>(wish) * spare / missing);
    }
    for (std::size_t column = 0; column < widths.size() && over > 0; ++column) { // as it was asked for, where there is room
        const int more = std::min(over, std::max(0, m_usual[column] - widths[column]));
        widths[column] += more;
        over -= more;
    }
    m_given.resize(widths.size());
    for (unsigned column = 0; column < widths.size(); ++column) {
        const int now = GetColumn(column)->GetWidth();
        m_given[column].insert({now, widths[column]});
        if (now != widths[column]) {
            GetColumn(column)->SetWidth(widths[column]);
        }
    }
}

void RowList::say_when_empty(const wxString& text) {
    m_empty = text;
    if (m_rows.empty()) {
        fill();
    }
}

void RowList::fill() {
    DeleteAllItems();
    for (const auto& row : m_rows) {
        wxVector<wxVariant> values;
        for (std::size_t place = 0; place < row.cells.size(); ++place) {
            if (place == 0) {
                wxVariant value;
                value << wxDataViewIconText(row.cells[0], row.picture);
                values.push_back(value);
            } else {
                values.push_back(row.cells[place]);
            }
        }
        AppendItem(values);
    }
    if (m_rows.empty() && !m_empty.empty()) {
        wxVector<wxVariant> values;
        for (unsigned place = 0; place < GetColumnCount(); ++place) {
            const auto text = place == m_widest ? m_empty : wxString{};
            wxVariant value = text;
            if (place == 0) {
                value << wxDataViewIconText(text);
            }
            values.push_back(value);
        }
        AppendItem(values);
        auto* const column = GetColumn(m_widest); // all of it is read
        column->SetWidth(std::max(column->GetWidth(), GetTextExtent(m_empty).GetWidth() + FromDIP(16)));
    }
}

std::string RowList::selected() const {
    const int row = GetSelectedRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_rows.size() ? m_rows[static_cast<std::size_t>(row)].key : std::string{};
}

void RowList::select(const std::string& key) {
    for (std::size_t place = 0; place < m_rows.size(); ++place) {
        if (m_rows[place].key == key) {
            SelectRow(static_cast<unsigned>(place));
            EnsureVisible(RowToItem(static_cast<int>(place)));
            return;
        }
    }
}

} // namespace intendant::app
