#pragma once

#include <wx/window.h>

#include <optional>

namespace intendant::app {

/// What is being typed into the field that has the keyboard, so that undo takes back the typing before it takes back an
/// entry. The toolkit has no undo for fields of one line.
class Typing {
public:
    /// The keyboard is here now, or what stands in the field is booked: it is the text to come back to.
    void begin(wxWindow* field);

    bool can_undo() const;
    bool can_redo() const;
    void undo();
    void redo();

private:
    /// The field, while it has the keyboard.
    wxWindow* field() const;

    wxWindow* m_field{nullptr}; ///< only compared with what has the keyboard: it may be gone
    wxString m_before;
    std::optional<wxString> m_taken_back;
};

} // namespace intendant::app
