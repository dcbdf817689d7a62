#pragma once

#include "app/desk/rules_page.hpp"
#include "app/desk/switch_sheet.hpp"
#include "app/risiko/table.hpp"

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>

namespace intendant::app::rk {

/// How the game ends, where the objectives are kept, and each switch with its clause. Rule: RK-GEN-3.
class RulesSheet : public wxScrolledWindow {
public:
    /// Controls are named NAME.WHAT.
    RulesSheet(wxWindow* parent, const wxString& name);

    void show(const Options& options);
    Options options() const;

private:
    wxChoice* m_ending;
    wxSpinCtrl* m_minutes;
    wxSpinCtrl* m_reshuffles;
    wxChoice* m_objectives;
    wxSpinCtrl* m_most_armies;
    SwitchBoxes<Options> m_switches;
};

/// The rules of this table; a change is a ruling with its reason.
class RulesPage : public RulesPageOf<Page, RulesSheet, ChangeOptions> {
public:
    RulesPage(wxWindow* parent, Table& table);
};

} // namespace intendant::app::rk
