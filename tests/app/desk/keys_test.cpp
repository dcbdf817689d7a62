// The sheet of keys: it lists what the menus answer to, no key twice, and ? opens it where no word is typed.

#include "app/base/language.hpp"
#include "app/base/text.hpp"
#include "app/desk/keys_sheet.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/bookctrl.h>
#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/dialog.h>
#include <wx/textctrl.h>

#include <map>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

std::size_t accelerators(const wxMenu& menu) {
    std::size_t found = 0;
    for (const auto* const item : menu.GetMenuItems()) {
        found += item->GetSubMenu() != nullptr ? accelerators(*item->GetSubMenu()) : item->GetItemLabel().Contains("\t") ? 1 : 0;
    }
    return found;
}

app::RowList& sheet(Hand& hand) {
    auto& table = dynamic_cast<app::RowList&>(hand.see("keys.table"));
    REQUIRE(wait_until([&] { return dynamic_cast<wxDialog&>(*wxGetTopLevelParent(&table)).IsActive(); })); // the keys are its own
    return table;
}

} // namespace

TEST_CASE("the sheet lists every key of the menus, and no key twice", "[axis_allies][window][keys][language]") {
    OpenGame game;
    const auto& bar = *game.hand.frame().GetMenuBar();
    std::size_t expected = 0;
    for (std::size_t place = 0; place < bar.GetMenuCount(); ++place) {
        expected += accelerators(*bar.GetMenu(place));
    }
    const auto lines = app::keys_of(bar);
    CHECK(expected > 15);
    REQUIRE(lines.size() == expected);
    std::map<wxString, int> keys;
    for (const auto& line : lines) {
        INFO(app::to_utf8(line.key) << ": " << app::to_utf8(line.does));
        CHECK(++keys[line.key] == 1);
        CHECK_FALSE(line.does.empty());
        CHECK_FALSE(line.does.Contains("&"));
    }
    game.hand.key('K', wxMOD_CONTROL);
    CHECK(sheet(game.hand).rows().size() == expected);
    game.hand.key(WXK_ESCAPE);
    CHECK(wait_until([] { return wxWindow::FindWindowByName("keys") == nullptr; }));
}

TEST_CASE("? shows the keys from a field of numbers and is typed into a field of words", "[axis_allies][window][keys]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.type("entry.line", "a");
    hand.key('?', wxMOD_SHIFT);
    CHECK(wait_until([&] { return dynamic_cast<wxTextCtrl&>(hand.see("entry.line")).GetValue() == "a?"; }));
    CHECK(wxWindow::FindWindowByName("keys") == nullptr);
    hand.page(WXK_F5, "turn");
    hand.type("research.dice.keys", "6");
    hand.key('?', wxMOD_SHIFT);
    CHECK_FALSE(sheet(hand).rows().empty());
    hand.key(WXK_ESCAPE);
    CHECK(wait_until([] { return wxWindow::FindWindowByName("keys") == nullptr; }));
}

TEST_CASE("About tells the version, and copies what a report of a problem needs", "[axis_allies][window][keys][language]") {
    OpenGame game;
    wxCommandEvent chosen(wxEVT_MENU, wxID_ABOUT);
    game.hand.frame().ProcessWindowEvent(chosen);
    auto& facts = dynamic_cast<wxTextCtrl&>(game.hand.see("about.facts"));
    CHECK(facts.GetValue().StartsWith("Intendant 0."));
    CHECK(facts.GetValue().Contains("wxWidgets"));
    CHECK(facts.GetValue().Contains("Language: " + app::to_wx(core::code_of(app::language()))));
    CHECK(facts.GetValue().Contains("theme: "));
    game.hand.click("about.copy");
    wxTextDataObject copied;
    wxClipboardLocker clipboard;
    REQUIRE(wxTheClipboard->GetData(copied));
    CHECK(copied.GetText() == facts.GetValue());
    game.hand.see("about").Close();
}
