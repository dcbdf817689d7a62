#pragma once

#include "app/axis_allies/words.hpp"
#include "app/widgets/name_field.hpp"
#include "model/axis_allies/commands.hpp"

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>

#include <map>
#include <tuple>
#include <vector>

class wxDataViewListCtrl;

namespace intendant::app::aa {

/// The printed deployment as a grid that the table changes to what its own charts say, before the first turn.
class DeploymentGrid : public wxPanel {
public:
    DeploymentGrid(wxWindow* parent, std::shared_ptr<const Tables> tables);

    /// Only what differs from the printed deployment.
    std::vector<UnitRow> changes() const;

private:
    using Key = std::tuple<Power, SpaceId, Unit>;

    void show();
    void set();

    std::shared_ptr<const Tables> m_tables;
    std::map<Key, int> m_printed;
    std::map<Key, int> m_counts;
    std::vector<Key> m_rows;
    wxDataViewListCtrl* m_list;
    wxChoice* m_power;
    NameField* m_space;
    NameField* m_unit;
    wxSpinCtrl* m_count;
};

} // namespace intendant::app::aa
