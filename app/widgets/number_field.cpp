#include "app/widgets/number_field.hpp"

#include "app/base/layout.hpp"

namespace intendant::app {

NumberField::NumberField(wxWindow* parent, const wxString& name, int value, int least, long style)
    : wxSpinCtrl(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxSize(layout::for_text(parent, 118), -1), wxSP_ARROW_KEYS | style,
                 least, highest, value) {
    SetName(name);
}

} // namespace intendant::app
