// A desk with type half as large again, in a window as small as laptops have it, in each language.

#include "app/base/layout.hpp"
#include "app/desk/account_strip.hpp"
#include "tests/app/afrika_korps/books_game.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/desktop.hpp"
#include "tests/app/look.hpp"

#include <wx/gdicmn.h>
#include <wx/textctrl.h>
#include <wx/translation.h>

using namespace intendant;
using namespace intendant::test;

namespace {

/// The line for a whole entry is seen whole, and has room for what is typed into it.
void entry_line_has_room(Hand& hand) {
    auto& line = dynamic_cast<wxTextCtrl&>(hand.see("entry.line"));
    const auto inside = [&] { return hand.frame().GetScreenRect().Contains(line.GetScreenRect()); };
    CHECK(wait_until(inside));
    INFO("the entry line has " << line.GetSize().x << " by " << line.GetSize().y << " pixels, letters of " << line.GetCharHeight());
    CHECK(line.GetSize().y >= line.GetCharHeight() + hand.frame().FromDIP(8));
    CHECK(line.GetSize().x >= 20 * line.GetCharWidth());
}

/// Every account says all it has to say, and the field that finds a space has its words.
void nothing_is_cut(Hand& hand) {
    const auto& strip = dynamic_cast<app::AccountStrip&>(hand.see("accounts"));
    for (std::size_t account = 0; account < strip.accounts().size(); ++account) {
        const auto [beside, below] = strip.words_of(account);
        INFO(app::to_utf8(beside + " / " + below));
        CHECK_FALSE((beside + below).Contains(L"\u2026"));
    }
    if (auto* const find = wxWindow::FindWindowByName("board.find"); find != nullptr && find->IsShownOnScreen()) {
        int width = 0;
        find->GetTextExtent(_("Find a space"), &width, nullptr);
        CHECK(find->GetSize().GetWidth() >= width + find->GetSize().GetHeight()); // and the button that opens the list
    }
}

void has_room(Hand& hand, const std::string& scene) {
    hand.frame().Maximize();
    for (const int page : {WXK_F5, WXK_F2}) {
        hand.key(page);
        wait_until([&] { return faults_in(hand.frame()).empty(); }, 2000);
        entry_line_has_room(hand);
        nothing_is_cut(hand);
        looks_right(hand.frame(), scene + "-f" + std::to_string(page - WXK_F1 + 1));
    }
}

} // namespace

TEST_CASE("with type of 150 % on a laptop's screen the line for an entry and every word have room, in three languages",
          "[.][afrika_korps][axis_allies][window][laptop_screen]") {
    REQUIRE(wxGetDisplaySize() == wxSize(1366, 768));
    for (const auto language : core::all_languages) {
        const LargeType large(150, language);
        const auto code = std::string{core::code_of(language)};
        {
            AfrikaKorpsGame game(two_turns_of_war);
            has_room(game.hand, "large-type-afrika-korps-" + code);
        }
        {
            OpenGame game;
            has_room(game.hand, "large-type-axis-allies-" + code);
        }
    }
}
