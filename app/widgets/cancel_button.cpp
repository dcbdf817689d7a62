#include "app/widgets/cancel_button.hpp"

#include <wx/translation.h>

namespace intendant::app {

wxButton* cancel_button(wxDialog* dialog) {
    auto* const button = new wxButton(dialog, wxID_ANY, _("Cancel"));
    button->SetName("cancel");
    dialog->SetEscapeId(button->GetId());
    return button;
}

} // namespace intendant::app
