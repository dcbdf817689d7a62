#include "app/risiko/fields.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/number_field.hpp"

#include <random>

namespace intendant::app::rk {

wxSizerFlags close_by() {
    constexpr int around = 3; // the attack sheet has nine rows, and a laptop's screen is low
    return wxSizerFlags().CentreVertical().Border(wxALL, around);
}

wxButton* button(wxWindow* parent, wxSizer* row, const wxString& text, const wxString& name, std::function<void()> act) {
    auto* const made = new wxButton(parent, wxID_ANY, text);
    made->SetName(name);
    made->Bind(wxEVT_BUTTON, [act = std::move(act)](wxCommandEvent&) { act(); });
    row->Add(made, close_by());
    return made;
}

NameField* name_field(wxWindow* parent, wxSizer* row, const wxString& label, const wxString& name) {
    row->Add(layout::label(parent, label), close_by());
    auto* const field = new NameField(parent, name);
    field->SetMinSize(parent->FromDIP(wxSize(160, -1)));
    row->Add(field, close_by());
    return field;
}

wxSpinCtrl* count_field(wxWindow* parent, wxSizer* row, const wxString& label, const wxString& name, int least) {
    row->Add(layout::label(parent, label), close_by());
    auto* const field = new NumberField(parent, name, least, least);
    row->Add(field, close_by());
    return field;
}

wxTextCtrl* dice_field(wxWindow* parent, wxSizer* row, const wxString& label, const wxString& name, std::function<void()> enter) {
    row->Add(layout::label(parent, label), close_by());
    auto* const field =
        new wxTextCtrl(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxSize(layout::for_text(parent, 60), -1), wxTE_PROCESS_ENTER);
    field->SetName(name);
    field->Bind(wxEVT_TEXT_ENTER, [enter = std::move(enter)](wxCommandEvent&) { enter(); });
    row->Add(field, close_by());
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

std::optional<TerritoryId> chosen(const Tables& tables, const NameField& field) {
    const auto id = field.chosen();
    return id ? tables.find(*id) : std::nullopt;
}

Shaker::Shaker() : m_seed(std::random_device{}()) {}

core::Throw Shaker::roll(int dice) {
    const auto thrown = core::throw_by_program(m_seed, m_position, dice);
    m_position += static_cast<std::uint64_t>(dice);
    return thrown;
}

} // namespace intendant::app::rk
