#pragma once

#include <wx/spinctrl.h>

namespace intendant::app {

/// A field for a whole number with arrows. What is typed stays as it is typed, however much there really is: the rules answer it.
class NumberField : public wxSpinCtrl {
public:
    static constexpr int highest = 99999;

    NumberField(wxWindow* parent, const wxString& name, int value = 0, int least = 0, long style = 0);
};

/// Selects what stands in the field of a number or an amount that has the keyboard, if one has it: what was refused is typed over.
void select_typed_number();

} // namespace intendant::app
