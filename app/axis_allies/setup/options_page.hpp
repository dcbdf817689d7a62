#pragma once

#include "app/axis_allies/table.hpp"

#include <wx/textctrl.h>

namespace intendant::app::aa {

class SwitchList;

/// The rules this table plays by; a change in mid-game is an entry with a reason.
class OptionsPage : public Page {
public:
    OptionsPage(wxWindow* parent, Table& table);
    void show_state() override;

private:
    void change();

    SwitchList* m_switches;
    wxTextCtrl* m_reason;
};

} // namespace intendant::app::aa
