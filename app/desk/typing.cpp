#include "app/desk/typing.hpp"

#include <wx/spinctrl.h>
#include <wx/textentry.h>

namespace intendant::app {

namespace {

std::optional<wxString> text_in(wxWindow* field) {
    if (auto* const number = dynamic_cast<wxSpinCtrl*>(field)) {
        return number->GetTextValue();
    }
    if (auto* const entry = dynamic_cast<wxTextEntry*>(field); entry != nullptr && entry->IsEditable()) {
        return entry->GetValue();
    }
    return std::nullopt;
}

/// As if it were typed: the page hears of it.
void put(wxWindow* field, const wxString& text) {
    if (auto* const number = dynamic_cast<wxSpinCtrl*>(field)) {
        number->SetValue(text);
        wxSpinEvent event(wxEVT_SPINCTRL, number->GetId());
        event.SetEventObject(number);
        event.SetPosition(number->GetValue());
        number->ProcessWindowEvent(event);
    } else if (auto* const entry = dynamic_cast<wxTextEntry*>(field)) {
        entry->SetValue(text);
        entry->SetInsertionPointEnd();
    }
}

} // namespace

void Typing::begin(wxWindow* field) {
    const auto text = text_in(field);
    m_field = text ? field : nullptr;
    m_before = text.value_or(wxString{});
    m_taken_back.reset();
}

wxWindow* Typing::field() const {
    auto* const now = wxWindow::FindFocus();
    return now == m_field ? now : nullptr;
}

bool Typing::can_undo() const { return field() != nullptr && text_in(field()) != m_before; }

bool Typing::can_redo() const { return field() != nullptr && m_taken_back && text_in(field()) == m_before; }

void Typing::undo() {
    m_taken_back = text_in(field());
    put(field(), m_before);
}

void Typing::redo() {
    put(field(), *m_taken_back);
    m_taken_back.reset();
}

} // namespace intendant::app
