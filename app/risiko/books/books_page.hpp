#pragma once

#include "app/risiko/table.hpp"
#include "app/widgets/row_list.hpp"

namespace intendant::app::rk {

/// The books by player and by continent: armies placed and lost, cards with those that were shown, points.
class PlayersPage : public Page {
public:
    PlayersPage(wxWindow* parent, Table& table);
    void show_state() override;

private:
    RowList* m_players;
    RowList* m_continents;
};

/// Every territory with continent, owner, armies and value.
class TerritoriesPage : public Page {
public:
    TerritoriesPage(wxWindow* parent, Table& table);
    void show_state() override;

private:
    RowList* m_list;
};

} // namespace intendant::app::rk
