#pragma once

#include "app/base/text.hpp"
#include "tests/app/booked.hpp"
#include "tests/app/hand.hpp"
#include "tests/app/heard.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>
#include <wx/dialog.h>

#include <functional>
#include <iostream>
#include <string>
#include <vector>

/// Whole pages of the desk and whole dialogs, listened to.
namespace intendant::test {

/// Each page by its key.
inline void pages_heard(Hand& hand, const std::vector<int>& pages) {
    std::size_t heard = 0;
    for (const int page : pages) {
        hand.key(page);
        look_up();
        heard += sounds_right(hand.frame(), "the page of F" + std::to_string(page - WXK_F1 + 1));
    }
    CHECK(heard > 10 * pages.size());
    std::cout << "R40: " << heard << " controls and drawings on " << pages.size() << " pages, each heard by a name of its own\n";
}

/// Opens a dialog, listens to it or to each of its pages, and leaves it.
inline void dialog_sounds_right(Hand& hand, const wxString& name, const std::function<void()>& open) {
    hand.in_dialog(name, open, [&] {
        auto& dialog = dynamic_cast<wxDialog&>(*wxWindow::FindWindowByName(name));
        auto* const pages = dynamic_cast<wxBookCtrlBase*>(wxWindow::FindWindowByName(name + ".pages", &dialog));
        std::size_t heard = 0;
        for (std::size_t page = 0; page < (pages != nullptr ? pages->GetPageCount() : 1); ++page) {
            if (pages != nullptr) {
                pages->SetSelection(page);
                wxYield();
            }
            heard += sounds_right(dialog, app::to_utf8(name) + ", page " + std::to_string(page + 1));
        }
        CHECK(heard > 1);
        dialog.EndModal(wxID_CANCEL);
    });
}

/// What the large button books is said once, as it then stands below.
inline void next_is_announced(Hand& hand) {
    const Announced announced;
    booked(hand, [&] { hand.key(WXK_F4); });
    look_up();
    const auto last = heard_of(hand.frame(), "strip.last");
    const auto said = last.substr(last.find(": ") + 2);
    INFO(last);
    CHECK(said.size() > 3);
    CHECK(announced.times(said) == 1);
}

} // namespace intendant::test
