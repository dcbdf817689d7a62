#pragma once

#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>

namespace intendant::test {

/// Shows the page of that title in the notebook of that name.
inline void go_to_page(Hand& hand, const wxString& pages, const wxString& title) {
    auto& book = dynamic_cast<wxBookCtrlBase&>(hand.see(pages));
    for (std::size_t page = 0; page < book.GetPageCount(); ++page) {
        if (book.GetPageText(page) == title) {
            book.SetSelection(page);
            return;
        }
    }
    FAIL("no page is called " << title.ToStdString());
}

} // namespace intendant::test
