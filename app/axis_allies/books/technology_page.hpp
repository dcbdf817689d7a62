#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/dc.h>

namespace intendant::app::aa {

/// The six weapons as on the chart of the box, each with its die, its piece and the markers of the powers that have
/// developed it; the same as a list. Rule.
class TechnologyPage : public Page {
public:
    TechnologyPage(wxWindow* parent, Table& table);
    void show_state() override;

private:
    void paint(wxDC& dc);
    void paint_field(wxDC& dc, Weapon weapon, const wxRect& field);
    wxRect place_of(Weapon weapon) const;

    wxPanel* m_chart;
    RowList* m_weapons;
};

} // namespace intendant::app::aa
