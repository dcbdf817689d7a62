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

/// How many pieces of a power and kind stand in a space.
using PieceCounts = std::map<std::tuple<Power, SpaceId, Unit>, int>;

/// The printed deployment, and what the books say to stand on the board.
PieceCounts printed_counts(const Tables& tables);
PieceCounts counts_in(const State& state);

/// Pieces as a grid that the table changes: the deployment to its own charts, or the books to what is on the board.
class DeploymentGrid : public wxPanel {
public:
    DeploymentGrid(wxWindow* parent, std::shared_ptr<const Tables> tables, PieceCounts given, const wxString& hint);

    /// Only what differs from the counts that were given.
    std::vector<UnitRow> changes() const;
    /// All that stands there now.
    const PieceCounts& counts() const { return m_counts; }

private:
    void show();
    void set();

    std::shared_ptr<const Tables> m_tables;
    PieceCounts m_given;
    PieceCounts m_counts;
    std::vector<PieceCounts::key_type> m_rows;
    wxDataViewListCtrl* m_list;
    wxChoice* m_power;
    NameField* m_space;
    NameField* m_unit;
    wxSpinCtrl* m_count;
};

} // namespace intendant::app::aa
