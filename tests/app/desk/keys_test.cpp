// The sheet of keys: it lists what the menus answer to, no key twice, and ? opens it where no word is typed. What else Help has: the
// handbook, and what the program says of itself.

#include "app/base/language.hpp"
#include "app/base/text.hpp"
#include "app/board/canvas.hpp"
#include "app/desk/keys_sheet.hpp"
#include "app/handbook.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/db/sample_game.hpp"

#include <wx/bookctrl.h>
#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/dialog.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
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
    const auto own = app::keys_of(*game.hand.frame().desk());
    CHECK(sheet(game.hand).rows().size() == expected + own.size());
    game.hand.key(WXK_ESCAPE);
    CHECK(wait_until([] { return wxWindow::FindWindowByName("keys") == nullptr; }));
}

TEST_CASE("the sheet has the keys of board, dice, losses and review, and each of the board does what it says",
          "[axis_allies][window][keys]") {
    OpenGame game;
    auto& hand = game.hand;
    const auto own = app::keys_of(*hand.frame().desk());
    for (const auto* const place : {"Board", "Dice", "Losses", "Review"}) {
        INFO(place);
        CHECK(std::ranges::count(own, wxString{place}, &app::KeyLine::menu) >= 2);
    }
    for (const auto& line : own) {
        CHECK_FALSE(line.key.empty());
        CHECK_FALSE(line.does.empty());
    }
    auto& canvas = dynamic_cast<app::board::Canvas&>(hand.see("board.canvas"));
    canvas.SetFocus();
    hand.key(WXK_HOME);
    const auto whole = canvas.view().scale();
    hand.key(WXK_NUMPAD_ADD);
    CHECK(canvas.view().scale() > whole);
    hand.key(WXK_NUMPAD_SUBTRACT);
    CHECK(canvas.view().scale() == Approx(whole));
    hand.key(WXK_RIGHT);
    REQUIRE(canvas.selected());
    const auto first = *canvas.selected();
    hand.key(WXK_PAGEDOWN);
    CHECK(*canvas.selected() != first);
    hand.key(WXK_ESCAPE);
    CHECK_FALSE(canvas.selected());
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

TEST_CASE("Ctrl+Shift+F1 opens the handbook at the page of the game, and says so where it is not there",
          "[axis_allies][window][keys][language]") {
    const TemporaryFolder folder;
    const auto opened = folder / "opened";
    std::ofstream(folder / "xdg-open") << "#!/bin/sh\necho \"$1\" > '" << opened.string() << "'\n";
    std::filesystem::permissions(folder / "xdg-open", std::filesystem::perms::owner_all);
    const std::string path = std::getenv("PATH");
    setenv("PATH", (folder.path().string() + ":" + path).c_str(), 1);
    {
        OpenGame game;
        const auto page = app::handbook_page("axis_allies");
        CHECK(page.parent_path().parent_path().filename() == core::code_of(app::language()));
        game.hand.key(WXK_F1, wxMOD_CONTROL | wxMOD_SHIFT);
        if (std::filesystem::exists(page)) {
            CHECK(wait_until([&] { return std::filesystem::exists(opened) && std::filesystem::file_size(opened) > 0; }));
            CHECK(bytes_of(opened) == page.string() + "\n");
        } else {
            CHECK(wait_until([&] { return game.hand.notice().Contains(app::to_wx(page.string())); }));
        }
    }
    setenv("PATH", path.c_str(), 1);
}
