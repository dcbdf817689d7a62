// The library window: what is in a folder, search, scores, opening a game, stopping.

#include "app/base/settings.hpp"
#include "app/base/text.hpp"
#include "app/files/library_frame.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/player.hpp"
#include "tests/app/risiko/open_game.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>
#include <wx/frame.h>
#include <wx/textctrl.h>

#include <atomic>
#include <fstream>
#include <thread>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

void write_game(const std::filesystem::path& path, const std::string& first, const std::string& second, bool ended) {
    auto game = app::aa::Session::create(path, game_tables());
    REQUIRE(game.book(BeginGame{.options = {},
                                .players = {{first, {Power::Ussr, Power::Uk, Power::Usa}}, {second, {Power::Germany, Power::Japan}}},
                                .situation = {}})
                .booked);
    if (ended) {
        REQUIRE(game.book(Concede{.alliance = Alliance::Axis}, "the table says so").booked);
    }
}

} // namespace

TEST_CASE("the library lists, searches and counts the games of a folder, and opens one", "[axis_allies][window][library]") {
    const Folder folder;
    write_game(folder / "first.intendant", "Anna", "Ben", true);
    write_game(folder / "second.intendant", "Anna", "Carla", false);
    std::ofstream(folder / "letter.intendant") << "Dear grandmother";
    std::ofstream(folder / "picture.png") << "a picture";
    Hand hand;
    open_library(hand, (folder / "").parent_path());
    auto& games = dynamic_cast<app::RowList&>(hand.see("library.games"));
    REQUIRE(wait_until([&] { return games.rows().size() == 3; }));

    hand.type("library.search", "carla");
    REQUIRE(wait_until([&] { return games.rows().size() == 1; }));
    CHECK(games.rows().front().key == (folder / "second.intendant").string());
    hand.type("library.search", "grandfather");
    REQUIRE(wait_until([&] { return games.rows().empty(); }));
    hand.type("library.search", " ");
    REQUIRE(wait_until([&] { return games.rows().size() == 3; }));

    const auto& players = dynamic_cast<app::RowList&>(*wxWindow::FindWindowByName("library.players"));
    REQUIRE(players.rows().size() == 3);
    CHECK(players.rows().front().cells == std::vector<wxString>{"Anna", "Axis & Allies", "2", "1", "1", "0", ""});
    const auto& sides = dynamic_cast<app::RowList&>(*wxWindow::FindWindowByName("library.sides"));
    CHECK(sides.rows().size() == 5);

    hand.click_row("library.games", (folder / "letter.intendant").string());
    const auto& details = dynamic_cast<wxTextCtrl&>(hand.see("library.details"));
    CHECK(details.GetValue().Contains("letter"));
    CHECK(std::filesystem::exists(app::cache_folder() / "library.sqlite"));

    hand.click_row("library.games", (folder / "first.intendant").string());
    CHECK(details.GetValue().Contains("Anna"));
    hand.click("library.open");
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    CHECK(hand.frame().desk()->path() == folder / "first.intendant");
    wxWindow::FindWindowByName("library")->Close();
    hand.frame().close_game();
}

TEST_CASE("the library reads the game that is open, and is there for the keyboard", "[axis_allies][window][library]") {
    const Folder folder;
    write_game(folder / "first.intendant", "Anna", "Ben", true);
    write_game(folder / "second.intendant", "Anna", "Carla", false);
    Hand hand;
    hand.open(folder / "second.intendant");
    open_library(hand, (folder / "").parent_path());
    auto& games = dynamic_cast<app::RowList&>(hand.see("library.games"));
    REQUIRE(wait_until([&] { return games.rows().size() == 2; }));
    const auto open = std::ranges::find(games.rows(), (folder / "second.intendant").string(), &app::RowList::Row::key);
    REQUIRE(open != games.rows().end());
    CHECK(open->cells[2] == "Anna, Carla");
    CHECK(open->cells[7] == "goes on");

    REQUIRE(wait_until([&] { return games.IsDescendant(wxWindow::FindFocus()) || games.HasFocus(); }));
    REQUIRE(wait_until([&] { return games.selected() == games.rows()[0].key; }));
    hand.key(WXK_DOWN);
    REQUIRE(wait_until([&] { return games.selected() == games.rows()[1].key; }));
    const std::filesystem::path second = games.rows()[1].key;
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr && hand.frame().desk()->path() == second; }));
    wxWindow::FindWindowByName("library")->Close();
    hand.frame().close_game();
}

TEST_CASE("the library tells of a game of RisiKo! how it is to end, who plays which colour and who has won", "[risiko][window][library]") {
    const Folder folder;
    write_game(folder / "other.intendant", "Anna", "Ben", true);
    {
        auto game = risiko_game(folder / "conquest.intendant", {.ending = risiko::EndingRule::TimeAttackClock, .minutes = 60});
        REQUIRE(
            game.book(risiko::Claim{.player = risiko::Colour::Red, .shown = risiko::ShownObjective{{.territories = 20}, {}, {}}}).booked);
        REQUIRE(game.state().outcome);
    }
    Hand hand;
    open_library(hand, (folder / "").parent_path());
    auto& games = dynamic_cast<app::RowList&>(hand.see("library.games"));
    REQUIRE(wait_until([&] { return games.rows().size() == 2; }));
    hand.type("library.search", "bruno");
    REQUIRE(wait_until([&] { return games.rows().size() == 1; }));
    const auto& cells = games.rows().front().cells;
    CHECK(cells[0] == "conquest");
    CHECK(cells[2] == "Anna, Bruno, Carla");
    CHECK(cells[3] == "TIME ATTACK by the clock");
    CHECK(cells[4] == "3");
    CHECK(cells[7] == "Red, by the objective");
    hand.click_row("library.games", (folder / "conquest.intendant").string());
    const auto details = dynamic_cast<wxTextCtrl&>(hand.see("library.details")).GetValue();
    CHECK(details.Contains("RisiKo!"));
    CHECK(details.Contains("Blue: Bruno"));
    const auto row_of = [](const char* table, const wxString& name) {
        for (const auto& row : dynamic_cast<app::RowList&>(*wxWindow::FindWindowByName(table)).rows()) {
            if (row.cells[0] == name && row.cells[1] == "RisiKo!") {
                return std::vector<wxString>(row.cells.begin() + 2, row.cells.begin() + 5);
            }
        }
        return std::vector<wxString>{};
    };
    CHECK(row_of("library.players", "Anna") == std::vector<wxString>{"1", "1", "1"});
    CHECK(row_of("library.players", "Carla") == std::vector<wxString>{"1", "1", "0"});
    CHECK(row_of("library.sides", "Red") == std::vector<wxString>{"1", "1", "1"});
    hand.type("library.search", " ");
    hand.click("library.open");
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    wxWindow::FindWindowByName("library")->Close();
    hand.frame().close_game();
}

TEST_CASE("the library lists games before they are proved, marks them, and can be stopped", "[axis_allies][window][library]") {
    const Folder folder;
    constexpr int all = 6; // more than are proved at once
    const auto name_of = [](int number) { return std::to_string(number) + ".intendant"; };
    for (int number = 0; number < all; ++number) {
        write_game(folder / name_of(number), "Anna", number == 0 ? "Ben" : "Carla", false);
    }
    std::ofstream(folder / "letter.intendant") << "Dear grandmother";
    std::atomic<int> proved{0};
    std::atomic<bool> go_on{false};
    const app::LibraryGame kind{
        .name = "Axis & Allies",
        .card =
            [&](const std::filesystem::path& file) {
                for (++proved; !go_on;) {
                    std::this_thread::yield();
                }
                const auto session = app::aa::Session::open_for_review(file, game_tables());
                return db::card_of(session.file(), card(session.state()), session.proof());
            },
        .at_a_glance = [](const db::GameFile&) -> std::optional<core::GameCard> {
            return core::GameCard{.edition = {"Italian book (IT)", {}}, .seats = {{"ussr", {}, "Dora"}}, .winners = {}, .result = {}};
        },
        .names = [] { return app::Names{}; }};
    auto* const library = new app::LibraryFrame(nullptr, (folder / "").parent_path(), {}, {{"axis_allies", kind}},
                                                [] { return std::optional<db::LibraryCard>{}; });
    library->Show();
    auto& games = dynamic_cast<app::RowList&>(*wxWindow::FindWindowByName("library.games", library));
    const auto& players = dynamic_cast<app::RowList&>(*wxWindow::FindWindowByName("library.players", library));
    const auto row = [&](const std::string& name) {
        return *std::ranges::find(games.rows(), (folder / name).string(), &app::RowList::Row::key);
    };
    REQUIRE(wait_until([&] { return games.rows().size() == all + 1 && proved > 0; }));
    for (int number = 0; number < all; ++number) {
        CHECK(row(name_of(number)).cells[2] == "Dora");
        CHECK(row(name_of(number)).cells[5] == ""); // the time at the table is not known yet
        CHECK(row(name_of(number)).cells[7] == "goes on (not proved yet)");
    }
    CHECK(row("letter.intendant").cells[7].Contains("is not a game"));
    CHECK(players.rows().empty()); // nothing is counted that is not proved
    games.select((folder / name_of(0)).string());
    const auto& details = dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("library.details", library));
    CHECK(wait_until([&] { return details.GetValue().Contains("Not verified yet; shown as recorded in the file."); }));

    wxCommandEvent stop(wxEVT_BUTTON);
    wxWindow::FindWindowByName("library.stop", library)->GetEventHandler()->ProcessEvent(stop);
    go_on = true; // those that are being proved are proved
    REQUIRE(wait_until([&] { return !wxWindow::FindWindowByName("library.stop", library)->IsShown(); }));
    CHECK(proved <= 4);
    const auto marked = std::ranges::count_if(games.rows(), [](const auto& each) { return each.cells[7].Contains("not proved yet"); });
    CHECK(marked == all - proved);
    CHECK(std::ranges::count(games.rows(), wxString{"goes on"}, [](const auto& each) { return each.cells[7]; }) == proved);
    CHECK_FALSE(players.rows().empty());
    library->Destroy();
}
