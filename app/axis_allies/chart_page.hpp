#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/small_table.hpp"

namespace intendant::app::aa {

/// The National Production Chart, 1 to 45, with a marker for each power and a second one beyond 45; the same as a list.
class ChartPage : public Page {
public:
    ChartPage(wxWindow* parent, Table& table);
    void show_state() override;

    std::function<void(Power)> on_power;

private:
    void paint(wxDC& dc);

    wxPanel* m_chart;
    SmallTable* m_levels;
};

} // namespace intendant::app::aa
