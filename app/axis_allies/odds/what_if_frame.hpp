#pragma once

#include "app/axis_allies/odds/what_if_sheet.hpp"

#include <wx/frame.h>

namespace intendant::app::aa {

/// The window of the what-if sheet, beside the desk. Closing it hides it: what was typed is still there next time.
class WhatIfFrame : public wxFrame {
public:
    WhatIfFrame(wxWindow* parent, std::function<const State&()> now, const Names& names);

    /// Shows it; `filled`: with the forces of the battle.
    void open(bool filled);
    WhatIfSheet& sheet() const { return *m_sheet; }

private:
    WhatIfSheet* m_sheet;
};

/// The same beside no game: the printed deployment to fill from. Throws: db::FileError.
void open_what_if(wxWindow* parent);

} // namespace intendant::app::aa
