#pragma once

#include "app/base/text.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/listbox.h>
#include <wx/stattext.h>

/// The sheet of a turn of Empire of the Sun: what it says, and how it is filled in.
namespace intendant::test {

/// Its words, on however many lines they stand.
inline wxString label(const PacificGame& game, const wxString& name) {
    auto words = dynamic_cast<wxStaticText&>(game.hand.see(name)).GetLabelText();
    words.Replace("\n", " ");
    return words;
}

inline wxString primary(const PacificGame& game) { return dynamic_cast<wxButton&>(game.hand.see("guide.next")).GetLabelText(); }

/// The primary button says so, after a while.
inline bool offers(const PacificGame& game, const wxString& words) {
    const bool said = wait_until([&] { return primary(game).Contains(words); }, 2000);
    INFO("the button says: " << app::to_utf8(primary(game)));
    CHECK(said);
    return said;
}

/// Opens a form of the list by its title.
inline void choose(const PacificGame& game, const wxString& title) {
    auto& list = dynamic_cast<wxListBox&>(game.hand.see("empire_of_the_sun.turn.forms"));
    for (unsigned row = 0; row < list.GetCount(); ++row) {
        if (list.GetString(row).Contains(title)) {
            list.SetSelection(static_cast<int>(row));
            wxCommandEvent event(wxEVT_LISTBOX, list.GetId());
            event.SetInt(static_cast<int>(row));
            list.ProcessWindowEvent(event);
            return;
        }
    }
    FAIL("no form is called " << app::to_utf8(title));
}

inline void tick(PacificGame& game, const wxString& name) {
    auto& box = dynamic_cast<wxCheckBox&>(game.hand.see(name));
    box.SetFocus();
    REQUIRE(wait_until([&] { return box.HasFocus(); }));
    game.hand.key(WXK_SPACE);
    REQUIRE(wait_until([&] { return box.GetValue(); }));
}

} // namespace intendant::test
