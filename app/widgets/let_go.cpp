#include "app/widgets/let_go.hpp"

#include <wx/utils.h>

namespace intendant::app {

void let_go(wxWindow& button) {
    if (!wxGetMouseState().LeftIsDown() || !button.IsThisEnabled()) {
        return;
    }
    const bool had_keyboard = button.HasFocus();
    button.Disable(); // ends the press
    button.Enable();
    if (had_keyboard) {
        button.SetFocus();
    }
}

} // namespace intendant::app
