#pragma once

#include "app/axis_allies/setup/deployment_grid.hpp"
#include "app/widgets/row_list.hpp"

#include <set>

namespace intendant::app::aa {

/// What the transports of a power in a space carry, ship by ship.
using Fleets = std::map<std::pair<Power, SpaceId>, std::vector<ShipLoad>>;

/// What the books say that each transport carries.
Fleets fleets_in(const State& state);

/// The cargo of each transport, one row a ship, that the table changes. Rule: M-100, M-112.
class CargoGrid : public wxPanel {
public:
    CargoGrid(wxWindow* parent, std::shared_ptr<const Tables> tables, Fleets given);

    /// As many ships as pieces are counted now: new ones are empty, those that are empty go first.
    void follow(const PieceCounts& counts);
    /// All the ships of an owner in a space where any was set. Before it: `follow`.
    std::vector<ShipRow> changes() const;

private:
    struct Ship {
        Fleets::key_type fleet;
        std::size_t place;
    };
    void show();
    void set();

    std::shared_ptr<const Tables> m_tables;
    Fleets m_fleets;
    std::set<Fleets::key_type> m_touched;
    std::vector<Ship> m_ships;
    RowList* m_list;
    wxSpinCtrl* m_count;
    wxChoice* m_unit;
    wxChoice* m_power;
};

} // namespace intendant::app::aa
