#pragma once

#include "app/axis_allies/battle/battle_outcome.hpp"

#include <wx/panel.h>
#include <wx/sizer.h>

namespace intendant::app::aa {

/// The end of a battle as a card: who fought, with flags, what each side lost in pieces and IPC, and what the production is now.
class EndCard : public wxPanel {
public:
    EndCard(wxWindow* parent, Table& table);
    /// Units: the width it may take, in pixels.
    void show(const std::optional<BattleOutcome>& outcome, int width);

private:
    wxSizer* side(const wxString& name, const BattleOutcome::Party& party, int width);
    wxString change(const TerritoryTaken& taken) const;

    Table& m_table;
};

} // namespace intendant::app::aa
