// A game of Empire of the Sun in the main window: it is read, and nothing offers what there is not yet.

#include "app/base/language.hpp"
#include "app/base/text.hpp"
#include "app/cli/play.hpp"
#include "app/empire_of_the_sun/reading_desk.hpp"
#include "app/empire_of_the_sun/words.hpp"
#include "app/record/record.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/hand.hpp"
#include "tests/app/look.hpp"
#include "tests/support/catch.hpp"

#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/notebook.h>
#include <wx/textctrl.h>
#include <wx/translation.h>

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace intendant;
using namespace intendant::test;

namespace {

/// The example of play, as a game in a file.
void write_example(const std::filesystem::path& file) {
    const auto tables = empire_of_the_sun::load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    auto game = db::EmpireOfTheSunSession::create(file, tables);
    std::ifstream script(INTENDANT_SOURCE_DIR "/tests/playthroughs/empire_of_the_sun/games/example_of_play.jsonl");
    REQUIRE(script);
    std::ostringstream out;
    std::ostringstream errors;
    const bool whole = cli::play(game, *tables, script, out, errors, {});
    INFO(errors.str());
    REQUIRE(whole);
}

wxString text_of(const wxString& name) { return dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName(name)).GetValue(); }

/// The items of all menus, without keys.
wxString all_items(const wxMenuBar& bar) {
    wxString all;
    const std::function<void(const wxMenu&)> add = [&](const wxMenu& menu) {
        for (const auto* const item : menu.GetMenuItems()) {
            all += item->GetItemLabelText() + "\n";
            if (item->GetSubMenu() != nullptr) {
                add(*item->GetSubMenu());
            }
        }
    };
    for (std::size_t place = 0; place < bar.GetMenuCount(); ++place) {
        add(*bar.GetMenu(place));
    }
    return all;
}

} // namespace

TEST_CASE("a game without a desk is read in the main window", "[empire_of_the_sun][window][language]") {
    const Folder folder;
    const auto file = folder / "pacific.intendant";
    write_example(file);
    Hand hand;
    CHECK(wxWindow::FindWindowByName("welcome.new.afrika_korps") != nullptr);
    CHECK(wxWindow::FindWindowByName("welcome.new.empire_of_the_sun") == nullptr); // there is nothing to begin it with
    CHECK_FALSE(all_items(*hand.frame().GetMenuBar()).Contains("Empire of the Sun"));

    hand.frame().open_game(file);
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    auto* const desk = dynamic_cast<app::es::ReadingDesk*>(hand.frame().desk());
    REQUIRE(desk != nullptr);
    CHECK(desk->read_only());
    CHECK(wait_until([&] { return faults_in(*desk).empty(); }));
    for (const auto& fault : faults_in(*desk)) {
        FAIL_CHECK(fault);
    }
    CHECK(words_in(*desk).Contains("intendant-cli")); // where entries are made

    const auto books = text_of("reading_desk.books");
    CHECK(books.Contains(wxGetTranslation("US Political Will")));
    CHECK(books.Contains("3706 Tokyo"));
    CHECK_FALSE(books.Contains("@"));
    const auto log = text_of("reading_desk.log");
    CHECK(log.Contains("   89  "));
    CHECK(log.Contains("5808 Oahu"));
    CHECK_FALSE(log.Contains("@"));
    CHECK_FALSE(log.Contains("{"));
    std::int64_t as_in_english = 0;
    for (std::int64_t seq = 1; seq <= desk->last_entry(); ++seq) {
        as_in_english += desk->record().sentence(seq) == app::to_wx(desk->record().entry(seq).summary) ? 1 : 0;
    }
    if (app::language() == core::Language::English) {
        CHECK(as_in_english == desk->last_entry());
    } else {
        CHECK(as_in_english <= 2); // "Attrition." is the same in French
    }

    // Looking back, graphs, and what cannot be done here.
    desk->look_back(2);
    CHECK(desk->looks_back());
    CHECK(text_of("reading_desk.books").Contains("5808 Oahu"));
    desk->look_back(0);
    CHECK(text_of("reading_desk.books") == books);
    desk->show_graphs();
    CHECK(dynamic_cast<wxNotebook&>(*wxWindow::FindWindowByName("reading_desk.pages")).GetSelection() == 2);
    desk->bookmark();
    CHECK(desk->last_entry() == 89);
    CHECK(desk->library_card().rounds == 2);
    hand.frame().close_game();

    // The library lists it with its scenario.
    open_library(hand, (folder / "").parent_path());
    auto& games = dynamic_cast<app::RowList&>(hand.see("library.games"));
    REQUIRE(wait_until([&] { return games.rows().size() == 1; }));
    const auto lists = [&](const wxString& word) {
        return wait_until([&] {
            const auto& cells = games.rows().front().cells;
            return std::ranges::find(cells, word) != cells.end();
        });
    };
    CHECK(lists("Anna, Bruno"));
    CHECK(lists(app::es::names_of(empire_of_the_sun::load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun"))("scenario", "0")));
    wxWindow::FindWindowByName("library")->Close();
}
