#include "app/widgets/number_field.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/money_field.hpp"

namespace intendant::app {

NumberField::NumberField(wxWindow* parent, const wxString& name, int value, int least, long style)
    : wxSpinCtrl(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxSize(layout::for_text(parent, 118), -1), wxSP_ARROW_KEYS | style,
                 least, highest, value) {
    SetName(name);
}

void select_typed_number() {
    auto* const focus = wxWindow::FindFocus();
    if (auto* const number = dynamic_cast<NumberField*>(focus)) {
        number->SetSelection(-1, -1);
    } else if (auto* const amount = dynamic_cast<MoneyField*>(focus)) {
        amount->SelectAll();
    }
}

} // namespace intendant::app
