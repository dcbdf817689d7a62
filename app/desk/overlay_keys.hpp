#pragma once

#include "app/widgets/name_field.hpp"

#include <wx/event.h>
#include <wx/weakref.h>

#include <functional>

namespace intendant::app::board {
class HexPage;
} // namespace intendant::app::board

namespace intendant::app {

/// The letters of what can be laid over the hexes, wherever on the desk the keyboard is, but in a text that is being typed. In a field of
/// names that is still empty a letter shows its overlay too; when the next key shows that a name was begun with it, the overlay goes and
/// the letter is typed.
class OverlayKeys {
public:
    explicit OverlayKeys(board::HexPage& page) : m_page(page) {}

    /// True: the key is used, and nobody else gets it.
    bool handle(const wxKeyEvent& event);

private:
    bool handle_in(NameField& field, wxUniChar sign);

    board::HexPage& m_page;
    wxWeakRef<NameField> m_field; ///< where a letter showed an overlay last
    wxString m_letter;
    char m_before{}; ///< what was shown before it
};

} // namespace intendant::app
