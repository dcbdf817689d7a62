#pragma once

#include "app/axis_allies/table.hpp"

#include <wx/scrolwin.h>
#include <wx/sizer.h>

namespace intendant::app::aa {

/// The battle board as printed: columns by the number that hits, attacker above defender, the casualty line below. The
/// column that throws now is marked.
class BattleColumns : public wxScrolledWindow {
public:
    BattleColumns(wxWindow* parent, Table& table);
    /// Shows the battle that is running.
    void show_state();

private:
    void add_side(wxFlexGridSizer& grid, const wxString& title, std::optional<Power> power, const std::vector<Stack>& stacks, Side side,
                  int marked_column);
    wxSizer* pieces_in(const std::vector<Stack>& stacks, Side side, int column);
    std::optional<Power> defender() const;
    /// There is no room for the names of the pieces.
    bool small() const;
    void build(bool small);

    Table& m_table;
    int m_columns{4}; ///< four as printed, and a fifth where a weapon needs it
    bool m_small{false};
    int m_height_with_names{0};
};

} // namespace intendant::app::aa
