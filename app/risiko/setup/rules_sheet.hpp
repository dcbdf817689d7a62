#pragma once

#include "app/risiko/table.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <vector>

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
    std::vector<wxCheckBox*> m_switches; ///< in the order of `switches`
};

/// The rules of this table; a change is a ruling with its reason.
class RulesPage : public Page {
public:
    RulesPage(wxWindow* parent, Table& table);
    void show_state() override { m_sheet->show(state().options); }

private:
    void change();

    RulesSheet* m_sheet;
    wxTextCtrl* m_reason;
};

} // namespace intendant::app::rk
