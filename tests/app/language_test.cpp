// The windows in another language: every test here holds in each of them, and tests/CMakeLists.txt runs them in all.

#include "app/axis_allies/words.hpp"
#include "app/base/language.hpp"
#include "app/base/text.hpp"
#include "app/widgets/name_field.hpp"
#include "tests/app/afrika_korps/books_game.hpp"
#include "tests/app/look.hpp"
#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/menu.h>
#include <wx/radiobut.h>
#include <wx/stattext.h>
#include <wx/translation.h>

#include <cstdlib>
#include <map>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

wxChar mnemonic(const wxString& label) {
    const auto sign = label.find('&');
    return sign == wxString::npos || sign + 1 >= label.length() ? wxChar{0} : wxChar(wxTolower(label[sign + 1]));
}

/// Every letter opens one thing in a menu, and in the bar.
void no_letter_twice(const wxMenu& menu, const wxString& title) {
    std::map<wxChar, wxString> taken;
    for (const auto* const item : menu.GetMenuItems()) {
        if (const auto letter = mnemonic(item->GetItemLabel()); letter != 0) {
            INFO(app::to_utf8(title) << ": " << app::to_utf8(taken[letter]) << " and " << app::to_utf8(item->GetItemLabel()));
            CHECK(taken[letter].empty());
            taken[letter] = item->GetItemLabel();
        }
        if (item->GetSubMenu() != nullptr) {
            no_letter_twice(*item->GetSubMenu(), item->GetItemLabel());
        }
    }
}

/// What must be read whole.
bool speaks(const wxWindow& window) {
    const auto* const text = dynamic_cast<const wxStaticText*>(&window);
    return (text != nullptr && !text->HasFlag(wxST_ELLIPSIZE_END)) || dynamic_cast<const wxButton*>(&window) != nullptr ||
           dynamic_cast<const wxCheckBox*>(&window) != nullptr || dynamic_cast<const wxRadioButton*>(&window) != nullptr;
}

/// Nothing that can be seen is narrower than its words.
void words_have_room(const wxWindow& window) {
    if (!window.IsShown()) {
        return;
    }
    if (speaks(window)) {
        INFO(app::to_utf8(window.GetName()) << " \"" << app::to_utf8(window.GetLabel()) << '"');
        CHECK(window.GetSize().GetWidth() + 1 >= window.GetBestSize().GetWidth());
    }
    for (const auto* const child : window.GetChildren()) {
        words_have_room(*child);
    }
}

/// In the menu of languages.
void choose_in_menu(Hand& hand, const wxString& name) {
    auto& bar = *hand.frame().GetMenuBar();
    const int item = bar.GetMenu(static_cast<std::size_t>(bar.FindMenu(_("&View"))))->FindItem(name);
    REQUIRE(item != wxNOT_FOUND);
    wxMenu* languages = nullptr;
    bar.FindItem(item, &languages);
    REQUIRE(languages != nullptr);
    languages->SendEvent(item, 1);
}

} // namespace

TEST_CASE("the program speaks the language of its surroundings", "[window][language]") {
    const char* const wanted = std::getenv("INTENDANT_TEST_LANGUAGE");
    CHECK(app::language() == core::language_of_code(wanted == nullptr ? "en" : wanted));
    const std::map<core::Language, wxString> treasury{{core::Language::English, "Treasury"},
                                                      {core::Language::Italian, "Cassa"},
                                                      {core::Language::French, app::to_wx("Tr\xc3\xa9"
                                                                                          "sor")}};
    CHECK(_("Treasury") == treasury.at(app::language()));
    CHECK(app::decimal(2.5, 1) == (app::language() == core::Language::English ? "2.5" : "2,5"));
}

TEST_CASE("a space is found by its name in the language of the windows and in English", "[axis_allies][window][language]") {
    Hand hand;
    app::NameField field(&hand.frame(), "field");
    field.offer(app::aa::all_spaces(*game_tables()));
    for (const auto& space : game_tables()->spaces) {
        for (const auto& name : {core::in(app::language(), space.name, space.translated_name), space.name, space.id}) {
            field.ChangeValue(app::to_wx(name));
            INFO(name);
            CHECK(field.chosen() == space.id);
        }
    }
    field.ChangeValue(app::language() == core::Language::French ? "ALGERIE" : "ALGERIA");
    CHECK(field.chosen() == "algeria");
}

TEST_CASE("no menu uses a letter twice", "[axis_allies][window][language]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 3);
    Hand hand;
    hand.open(folder / "game.intendant");
    const auto& bar = *hand.frame().GetMenuBar();
    std::map<wxChar, int> titles;
    for (std::size_t place = 0; place < bar.GetMenuCount(); ++place) {
        CHECK(++titles[mnemonic(bar.GetMenuLabel(place))] == 1);
        no_letter_twice(*bar.GetMenu(place), bar.GetMenuLabel(place));
    }
    hand.frame().close_game();
}

TEST_CASE("every page has room for its words", "[axis_allies][window][language]") {
    const Folder folder;
    for (const std::size_t commands : {1, 5, 15, 16, 17, 40, 52, 55}) {
        const auto game = folder / ("game" + std::to_string(commands) + ".intendant");
        prepare_sample(game, commands);
        Hand hand;
        hand.open(game);
        hand.click("last_entries.go_on");
        for (auto* const page : hand.desk().pages()) {
            hand.desk().go_to(page);
            wait_until([] { return false; }, 60);
            INFO("page " << app::to_utf8(page->GetName()) << " after " << commands << " commands");
            words_have_room(hand.frame());
        }
        hand.frame().close_game();
    }
}

TEST_CASE("the log tells every entry in the language of the windows", "[axis_allies][window][language]") {
    const Folder folder;
    const auto script = read_script(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl");
    prepare_sample(folder / "game.intendant", script.commands.size());
    Hand hand;
    hand.open(folder / "game.intendant");
    const auto& desk = dynamic_cast<app::aa::AxisAlliesDesk&>(*hand.frame().desk());
    for (const auto& line : hand.session().log()) {
        const auto told = desk.table().say(line.entry);
        INFO(line.entry.summary << " = " << app::to_utf8(told));
        CHECK((app::language() == core::Language::English) == (told == app::to_wx(line.entry.summary)));
        CHECK_FALSE(told.Contains("{"));
        CHECK_FALSE(told.Contains("@"));
    }
    hand.frame().close_game();
}

TEST_CASE("a language chosen in the menu is spoken at once, in the game that is open, and kept", "[axis_allies][window][language]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 3);
    const auto before = app::language();
    const auto other = before == core::Language::Italian ? core::Language::French : core::Language::Italian;
    {
        Hand hand;
        hand.open(folder / "game.intendant");
        choose_in_menu(hand, other == core::Language::Italian ? wxString("Italiano")
                                                              : app::to_wx("Fran\xc3\xa7"
                                                                           "ais"));
        CHECK(app::chosen_language() == other);
        CHECK(wait_until([&] { return app::language() == other && hand.frame().desk() != nullptr; }));
        CHECK(hand.session().file().path() == folder / "game.intendant");
        CHECK(words_in(hand.frame()).Contains(_("Dismiss")));
        CHECK(_("Dismiss") != "Dismiss");
        CHECK(hand.frame().GetMenuBar()->FindMenu(_("&View")) != wxNOT_FOUND);
        CHECK(_("&View") != "&View");
        hand.frame().close_game();
        choose_in_menu(hand, _("&As on this computer")); // also for the tests that follow
        CHECK(wait_until([&] { return app::language() == before; }));
        CHECK_FALSE(app::chosen_language());
    }
}

TEST_CASE("Afrika Korps has room for its words, no letter twice and a log in the language of the windows",
          "[afrika_korps][window][language]") {
    AfrikaKorpsGame game(two_turns_of_war);
    const auto& bar = *game.hand.frame().GetMenuBar();
    for (std::size_t place = 0; place < bar.GetMenuCount(); ++place) {
        no_letter_twice(*bar.GetMenu(place), bar.GetMenuLabel(place));
    }
    for (auto* const page : game.hand.desk().pages()) {
        game.hand.desk().go_to(page);
        wait_until([] { return false; }, 60);
        INFO("page " << app::to_utf8(page->GetName()));
        words_have_room(game.hand.frame());
    }
    for (const auto& line : game.table().session().log()) {
        const auto told = game.table().say(line.entry);
        INFO(line.entry.summary << " = " << app::to_utf8(told));
        CHECK((app::language() == core::Language::English) == (told == app::to_wx(line.entry.summary)));
        CHECK_FALSE(told.Contains("{"));
        CHECK_FALSE(told.Contains("@"));
    }
}
