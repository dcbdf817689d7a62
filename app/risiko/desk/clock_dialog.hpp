#pragma once

#include "app/risiko/words.hpp"

#include <wx/dialog.h>
#include <wx/spinctrl.h>

namespace intendant::app::rk {

/// Asks how long was played when the clock of TIME ATTACK starts or pauses; F1 shows the clause. Units: minutes. Rule: RK-TA-2.
class ClockDialog : public wxDialog {
public:
    ClockDialog(wxWindow* parent, const Tables& tables, int minutes);

    int minutes() const { return m_minutes->GetValue(); }

private:
    wxSpinCtrl* m_minutes;
};

} // namespace intendant::app::rk
