#pragma once

#include "app/base/layout.hpp"
#include "app/widgets/name_field.hpp"
#include "model/core/dice.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <functional>
#include <optional>

/// Labelled controls of a row, as the panels of a turn have them. The label comes just before its control and names it. `name`: of the
/// control.
namespace intendant::app {

/// Where such controls go, and how labels and controls lie there.
struct Row {
    Row(wxSizer* row) : Row(row, layout::line()) {} // any sizer is a row
    Row(wxSizer* row, const wxSizerFlags& each) : Row(row, each, each) {}
    Row(wxSizer* row, const wxSizerFlags& of_labels, const wxSizerFlags& of_fields) : sizer(row), labels(of_labels), fields(of_fields) {}

    wxSizer* sizer;
    wxSizerFlags labels;
    wxSizerFlags fields;
};

/// In a column it is not centred.
wxButton* button(wxWindow* parent, const Row& row, const wxString& text, const wxString& name, std::function<void()> act);
NameField* name_field(wxWindow* parent, const Row& row, const wxString& label, const wxString& name);
wxSpinCtrl* count_field(wxWindow* parent, const Row& row, const wxString& label, const wxString& name, int least);
/// One die: `typed` is called with the face as soon as one stands in it; the field is empty again then. What is pressed at once after it,
/// Enter by habit above all, acts on nothing that comes next; keys that were not read are told through `say`.
wxTextCtrl* die_field(wxWindow* parent, const Row& row, const wxString& label, const wxString& name, std::function<void(int)> typed,
                      std::function<void(const wxString&)> say);
/// Several dice: `enter` is called when Enter is pressed in it.
wxTextCtrl* dice_field(wxWindow* parent, const Row& row, const wxString& label, const wxString& name, std::function<void()> enter);

/// The faces in a text: `653`, `6 5 3` or `6,5,3`; nothing when something else stands there.
std::optional<core::Throw> typed_dice(const wxString& text);

} // namespace intendant::app
