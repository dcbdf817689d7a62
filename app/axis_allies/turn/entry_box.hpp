#pragma once

#include "app/axis_allies/table.hpp"

#include <wx/textctrl.h>

#include <functional>

namespace intendant::app::aa {

/// The field in the tool bar that takes a whole entry as one line, completed while it is typed; Enter books it.
class EntryBox : public wxTextCtrl {
public:
    EntryBox(wxWindow* parent, Table& table);

    /// Escape was pressed and nothing was typed.
    std::function<void()> on_leave;

private:
    void book();

    Table& m_table;
};

} // namespace intendant::app::aa
