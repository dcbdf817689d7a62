#include "app/desk/overlay_keys.hpp"

#include "app/board/canvas.hpp"
#include "app/board/hex_page.hpp"

#include <wx/spinctrl.h>
#include <wx/textentry.h>

#include <utility>

namespace intendant::app {

bool OverlayKeys::handle(const wxKeyEvent& event) {
    const auto sign = wxUniChar(event.GetUnicodeKey());
    auto* const focus = wxWindow::FindFocus();
    if (event.HasAnyModifiers() || event.GetUnicodeKey() == WXK_NONE || !wxIsalnum(sign) || focus == nullptr ||
        focus == &m_page.canvas()) { // which asks for itself
        m_letter.clear();
        return false;
    }
    if (auto* const field = dynamic_cast<NameField*>(focus)) {
        return field->GetName() != "board.find" && handle_in(*field, sign);
    }
    m_letter.clear();
    const bool is_typed = dynamic_cast<wxTextEntry*>(focus) != nullptr || dynamic_cast<wxSpinCtrl*>(focus) != nullptr;
    return !is_typed && m_page.drawn() && m_page.letter(sign);
}

bool OverlayKeys::handle_in(NameField& field, wxUniChar sign) {
    const auto letter = m_field.get() == &field ? std::exchange(m_letter, {}) : wxString{};
    if (!field.GetValue().empty()) {
        return false;
    }
    if (!letter.empty() && field.begins(letter + sign)) { // it was the first letter of a name
        m_page.show_over(m_before);
        field.SetValue(letter);
        field.SetInsertionPointEnd();
        return false;
    }
    m_before = m_page.shown();
    if (!m_page.letter(sign)) {
        return false;
    }
    m_field = &field;
    m_letter = sign;
    return true;
}

} // namespace intendant::app
