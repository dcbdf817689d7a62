#pragma once

#include "app/axis_allies/books/trace.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/row_list.hpp"

namespace intendant::app::aa {

/// The National Production Chart, 1 to 45, with a marker for each power and a second one beyond 45; the same as a list.
class ChartPage : public Page {
public:
    ChartPage(wxWindow* parent, Table& table);
    void show_state() override;

    /// Called when one asks how a figure came about.
    std::function<void(const Figure&)> on_figure;

private:
    void paint(wxDC& dc);
    /// The powers with a marker on the field; true: their second one.
    std::vector<std::pair<Power, bool>> markers_on(int field) const;

    wxPanel* m_chart;
    RowList* m_levels;
};

} // namespace intendant::app::aa
