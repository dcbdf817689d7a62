#include "app/widgets/row_fields.hpp"

#include "app/base/text.hpp"
#include "app/widgets/number_field.hpp"
#include "app/widgets/typed_on.hpp"

#include <wx/stattext.h>

#include <memory>
#include <utility>

namespace intendant::app {

namespace {

template <class Field> Field* labelled(Field* field, wxStaticText* label, const Row& row) {
    row.sizer->Add(label, row.labels);
    row.sizer->Add(field, row.fields);
    return field;
}

wxTextCtrl* short_field(wxWindow* parent, const Row& row, const wxString& text, const wxString& name, int width, long style) {
    auto* const label = layout::label(parent, text);
    auto* const field =
        new wxTextCtrl(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxSize(layout::for_text(parent, width), -1), style);
    field->SetName(name);
    return labelled(field, label, row);
}

} // namespace

wxButton* button(wxWindow* parent, const Row& row, const wxString& text, const wxString& name, std::function<void()> act) {
    auto* const made = new wxButton(parent, wxID_ANY, text);
    made->SetName(name);
    made->Bind(wxEVT_BUTTON, [act = std::move(act)](wxCommandEvent&) { act(); });
    const auto* const box = dynamic_cast<wxBoxSizer*>(row.sizer);
    row.sizer->Add(made, box != nullptr && box->GetOrientation() == wxVERTICAL ? layout::spaced() : row.fields);
    return made;
}

NameField* name_field(wxWindow* parent, const Row& row, const wxString& text, const wxString& name) {
    auto* const label = layout::label(parent, text);
    auto* const field = new NameField(parent, name);
    field->SetMinSize(parent->FromDIP(wxSize(160, -1)));
    return labelled(field, label, row);
}

wxSpinCtrl* count_field(wxWindow* parent, const Row& row, const wxString& text, const wxString& name, int least) {
    auto* const label = layout::label(parent, text);
    return labelled(new NumberField(parent, name, least, least), label, row);
}

wxTextCtrl* die_field(wxWindow* parent, const Row& row, const wxString& label, const wxString& name, std::function<void(int)> typed,
                      std::function<void(const wxString&)> say) {
    auto* const field = short_field(parent, row, label, name, 44, 0);
    // It lives as long as the field does, whose handlers hold it.
    const auto typed_on = std::make_shared<TypedOn>(field, [field](wxWindow* focus) { return focus == field; });
    typed_on->on_unread = std::move(say);
    field->Bind(wxEVT_TEXT, [parent, field, typed = std::move(typed), typed_on](wxCommandEvent&) {
        long face = 0;
        if (field->GetValue().Strip(wxString::both).ToLong(&face)) {
            typed_on->begin(TypedOn::After::Throw); // the Enter that many press then answers nothing that they have not seen
            parent->CallAfter([field, typed, face] {
                field->ChangeValue({});
                typed(static_cast<int>(face));
            });
        }
    });
    return field;
}

wxTextCtrl* dice_field(wxWindow* parent, const Row& row, const wxString& label, const wxString& name, std::function<void()> enter) {
    auto* const field = short_field(parent, row, label, name, 60, wxTE_PROCESS_ENTER);
    field->Bind(wxEVT_TEXT_ENTER, [enter = std::move(enter)](wxCommandEvent&) { enter(); });
    return field;
}

std::optional<core::Throw> typed_dice(const wxString& text) {
    core::Throw thrown;
    for (const auto letter : to_utf8(text)) {
        if (letter >= '0' && letter <= '9') {
            thrown.faces.push_back(letter - '0');
        } else if (letter != ' ' && letter != ',') {
            return std::nullopt;
        }
    }
    return thrown.faces.empty() ? std::nullopt : std::optional{thrown};
}

} // namespace intendant::app
