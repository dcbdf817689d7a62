#pragma once

#include "app/report/chart.hpp"

#include <wx/window.h>

namespace intendant::app {

/// A chart in a window. What it shows stands in a table beside it for those who cannot see it.
class ChartView : public wxWindow {
public:
    ChartView(wxWindow* parent, const wxString& name);

    void show(report::Chart chart);

private:
    void paint();

    report::Chart m_chart;
};

} // namespace intendant::app
