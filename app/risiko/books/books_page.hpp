#pragma once

#include "app/risiko/table.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/choice.h>
#include <wx/stattext.h>

#include <string>
#include <vector>

namespace intendant::app::rk {

/// The books by player and by continent: armies placed and lost, cards with those that were shown, points; below the entries behind
/// one of their figures.
class PlayersPage : public Page {
public:
    PlayersPage(wxWindow* parent, Table& table);
    void show_state() override;
    /// Shows the entries behind a figure of a player. `measure`: one of those of the game.
    void trace(Colour colour, const std::string& measure);

private:
    void make_trace(wxSizer& all);
    void show_trace();

    RowList* m_players;
    RowList* m_continents;
    wxStaticText* m_trace_title;
    wxChoice* m_measure;
    RowList* m_trace;
    std::vector<std::string> m_measures; ///< in the order of the choice
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
