#include "app/widgets/count_list.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/textctrl.h>

#include <wx/dcclient.h>

#include <algorithm>
#include <limits>

namespace intendant::app {

namespace {

/// In lines of that width, as few words a line as it needs; the end of a word that is longer is left out.
void fit(wxStaticText& label, const wxString& name, int width) {
    wxClientDC dc(&label);
    dc.SetFont(label.GetFont());
    if (dc.GetTextExtent(name).GetWidth() <= width) {
        label.SetLabelText(name);
        return;
    }
    wxString lines;
    wxString line;
    for (const auto& each : wxSplit(name, ' ', '\0')) {
        const auto word = wxControl::Ellipsize(each, dc, wxELLIPSIZE_END, width);
        const auto longer = line.empty() ? word : line + " " + word;
        if (!line.empty() && dc.GetTextExtent(longer).GetWidth() > width) {
            lines += line + "\n";
            line = word;
        } else {
            line = longer;
        }
    }
    label.SetLabelText(lines + line);
}

/// Of the cells that stand in that place of their rows. Units: pixels.
int widest_of(const std::vector<std::array<wxWindow*, 4>>& rows, std::size_t place) {
    int widest = 0;
    for (const auto& cells : rows) {
        widest = cells[place] == nullptr ? widest : std::max(widest, cells[place]->GetEffectiveMinSize().GetWidth());
    }
    return widest;
}

} // namespace

CountList::CountList(wxWindow* parent, const wxString& name)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL), m_most_height(FromDIP(420)) {
    SetName(name);
    SetScrollRate(0, FromDIP(12));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(this, [this] {
            if (columns_that_fit() != m_columns || (m_columns == 1 && GetSize().GetWidth() != m_arranged_for)) {
                arrange();
            }
        });
    });
}

void CountList::show(std::vector<Row> rows) {
    const bool same = std::ranges::equal(rows, m_rows, [](const Row& a, const Row& b) {
        return a.key == b.key && a.most == b.most && a.count == b.count && a.name == b.name;
    });
    if (same) {
        bool other_words = false;
        for (std::size_t place = 0; place < rows.size(); ++place) {
            other_words = other_words || m_rows[place].detail != rows[place].detail;
            m_rows[place].detail = rows[place].detail;
            set_accessible_name(*m_numbers[place],
                                rows[place].detail.empty() ? rows[place].name : rows[place].name + ", " + rows[place].detail);
            if (auto* const picture = dynamic_cast<wxStaticBitmap*>(m_cells[place].front())) {
                picture->SetBitmap(rows[place].picture); // the same things of another colour
            }
        }
        if (other_words) {
            arrange();
        }
        return;
    }
    m_rows = std::move(rows);
    build();
}

void CountList::build() {
    Freeze();
    SetSizer(nullptr);
    DestroyChildren();
    m_cells.clear();
    m_numbers.clear();
    m_details.clear();
    for (const auto& row : m_rows) {
        auto* const picture = row.picture.IsOk() ? new wxStaticBitmap(this, wxID_ANY, row.picture) : nullptr;
        auto* const name = layout::label(this, row.name);
        name->SetToolTip(row.name);
        auto* const number = new NumberField(this, GetName() + "." + to_wx(row.key), row.count, 0, wxTE_PROCESS_ENTER);
        number->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
            if (on_change) {
                on_change();
            }
        });
        number->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
            if (on_change) {
                on_change();
            }
        });
        number->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
            if (on_enter) {
                CallAfter([this] { on_enter(); });
            }
        });
        set_accessible_name(*number, row.detail.empty() ? row.name : row.name + ", " + row.detail);
        m_details.push_back(layout::hint(this, row.detail));
        m_numbers.push_back(number);
        m_cells.push_back({picture, name, number, m_details.back()});
    }
    arrange();
    Thaw();
}

int CountList::columns_that_fit() const {
    const auto rows_at_least = static_cast<std::size_t>(m_rows_at_least);
    int width = 0;
    for (std::size_t place = 0; place < std::tuple_size_v<decltype(m_cells)::value_type>; ++place) {
        width += widest_of(m_cells, place) + FromDIP(10);
    }
    const auto wanted = static_cast<int>((m_cells.size() + rows_at_least - 1) / rows_at_least);
    return std::clamp(width == 0 ? 1 : GetClientSize().GetWidth() / width, 1, std::max(1, wanted));
}

/// What a name may take of the width, beside the scroll bar that may come.
int CountList::name_room() const {
    int others = FromDIP(20);
    for (const std::size_t place : {0U, 2U, 3U}) {
        others += widest_of(m_cells, place) + FromDIP(4);
    }
    return std::max(FromDIP(60), GetSize().GetWidth() - others);
}

void CountList::arrange() {
    m_columns = columns_that_fit();
    m_arranged_for = GetSize().GetWidth();
    SetSizer(nullptr); // what it held may join the new one
    constexpr int cells_a_row = 4;
    auto* const grid = new wxFlexGridSizer(cells_a_row * m_columns, wxSize(FromDIP(4), FromDIP(1)));
    const auto columns = static_cast<std::size_t>(m_columns);
    const auto rows = (m_cells.size() + columns - 1) / columns;
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns && column * rows + row < m_cells.size(); ++column) { // down, then on
            for (auto* const cell : m_cells[column * rows + row]) {
                if (cell == nullptr) {
                    grid->AddSpacer(0);
                } else {
                    grid->Add(cell, wxSizerFlags().CentreVertical());
                }
            }
        }
    }
    int for_detail = FromDIP(20) + FromDIP(60); // the scroll bar, and a little of the name
    for (const std::size_t place : {0U, 2U}) {
        for_detail += widest_of(m_cells, place) + FromDIP(4);
    }
    for_detail = m_columns == 1 ? std::max(FromDIP(60), GetSize().GetWidth() - for_detail) : std::numeric_limits<int>::max();
    for (std::size_t place = 0; place < m_cells.size(); ++place) {
        fit(*m_details[place], m_rows[place].detail, for_detail);
    }
    // Nothing grows with the width: the scroll bar comes while GTK lays out, and what moves then is lost.
    const int cut = m_columns == 1 ? name_room() : std::numeric_limits<int>::max();
    for (std::size_t place = 0; place < m_cells.size(); ++place) {
        fit(*static_cast<wxStaticText*>(m_cells[place][1]), m_rows[place].name, cut);
    }
    SetSizer(grid);
    const auto wanted = grid->CalcMin();
    SetMinSize(wxSize(std::max(wanted.GetWidth() / m_columns + FromDIP(20), FromDIP(240)),
                      std::min(wanted.GetHeight() + FromDIP(4), m_most_height)));
    InvalidateBestSize(); // of what it lies in
    FitInside();
    if (auto* const parent = GetParent()) {
        parent->Layout();
    }
}

void CountList::take_at_most(int height) {
    const int least = FromDIP(44); // one row
    if (std::max(height, least) != m_most_height) {
        m_most_height = std::max(height, least);
        arrange();
    }
}

void CountList::clear_counts() {
    for (std::size_t place = 0; place < m_numbers.size(); ++place) {
        m_rows[place].count = 0;
        m_numbers[place]->SetValue(0);
    }
}

std::vector<int> CountList::counts() const {
    std::vector<int> result;
    for (const auto* number : m_numbers) {
        result.push_back(number->GetValue());
    }
    return result;
}

std::optional<int> CountList::find(const std::string& key) const {
    for (std::size_t place = 0; place < m_rows.size(); ++place) {
        if (m_rows[place].key == key) {
            return m_numbers[place]->GetValue();
        }
    }
    return std::nullopt;
}

void CountList::set_count(std::size_t row, int count) { m_numbers[row]->SetValue(count); }

void CountList::set_count(const std::string& key, int count) {
    for (std::size_t place = 0; place < m_rows.size(); ++place) {
        if (m_rows[place].key == key) {
            set_count(place, count);
        }
    }
}

std::optional<std::size_t> CountList::focused() const {
    for (const auto* window = wxWindow::FindFocus(); window != nullptr && window != this; window = window->GetParent()) {
        for (std::size_t place = 0; place < m_numbers.size(); ++place) {
            if (m_numbers[place] == window) {
                return place;
            }
        }
    }
    return std::nullopt;
}

void CountList::set_focus(std::size_t row) {
    if (row < m_numbers.size()) {
        m_numbers[row]->SetFocus();
    }
}

} // namespace intendant::app
