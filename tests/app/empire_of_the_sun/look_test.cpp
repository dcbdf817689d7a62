// How the windows of Empire of the Sun look: tests/app/matrix runs this in each language, theme and scale, and keeps a picture of each.

#include "app/desk/form_panel.hpp"
#include "app/empire_of_the_sun/battle/battle_page.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"
#include "tests/app/look.hpp"

#include <wx/bookctrl.h>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::test;

namespace {

void make_wide(Hand& hand) { hand.frame().SetSize(hand.frame().FromDIP(wxSize(1366, 768))); }

} // namespace

TEST_CASE("the desk of Empire of the Sun looks right from part to part", "[.][empire_of_the_sun][window][matrix]") {
    // What each shows: a card is due; units are activated; battles are declared; a battle is fought; reinforcements.
    for (const auto& [scene, lines] :
         {std::pair{"card", 1}, {"activated", 11}, {"declared", 34}, {"battle", 36}, {"status", 59}, {"turn", 89}}) {
        PacificGame game([lines = lines](const std::filesystem::path& file) { play_pacific(file, "example_of_play", lines); });
        make_wide(game.hand);
        game.hand.page(WXK_F2, "board.canvas");
        looks_right(game.hand.frame(), std::string{"pacific-"} + scene);
    }
}

TEST_CASE("the desk of Empire of the Sun looks right without the map", "[.][empire_of_the_sun][window][matrix]") {
    for (const auto depth : {Depth::Books, Depth::Battles}) {
        PacificGame game([depth](const std::filesystem::path& file) {
            auto session = begin_pacific(file, "1942");
            const auto& tables = *session.state().tables;
            const auto unit = [&](const char* id) { return tables.find_unit(id).value(); };
            std::vector<Command> entries{ChangeOptions{.options = {.depth = depth}, .reason = "no room"},
                                         BeginOffensive{.card = tables.find_card("JP9").value(), .headquarters = {unit("jp_hq_south")}}};
            if (depth == Depth::Battles) {
                entries.emplace_back(ActivateUnits{.units = {unit("jp_15_army"), unit("jp_22_air_flot")}, .headquarters = {}});
                entries.emplace_back(DeclareBattles{.hexes = {tables.find_hex("2014").value()}});
            }
            for (const auto& each : entries) {
                REQUIRE(session.book(each, "a test").booked);
            }
        });
        make_wide(game.hand);
        game.hand.page(WXK_F2, "board.canvas");
        looks_right(game.hand.frame(), std::string{"pacific-depth-"} + std::string{id_of(depth)});
    }
}

TEST_CASE("the battles of Empire of the Sun look right", "[.][empire_of_the_sun][window][matrix]") {
    for (const auto& [scene, lines] : {std::pair{"at-sea", 37}, {"on-land", 83}}) {
        PacificGame game([lines = lines](const std::filesystem::path& file) { play_pacific(file, "example_of_play", lines); });
        make_wide(game.hand);
        game.hand.page(WXK_F6, "empire_of_the_sun.battle");
        if (lines == 37) { // several hexes wait
            dynamic_cast<app::FormPanel&>(game.hand.see("empire_of_the_sun.sea.form")).set("hex", "2812");
        }
        auto& odds = dynamic_cast<app::es::OddsPanel&>(game.hand.see("empire_of_the_sun.odds"));
        CHECK(wait_until([&] { return odds.shown().has_value(); }));
        looks_right(game.hand.frame(), std::string{"pacific-battle-"} + scene);
        for (const auto& [side, face] : {std::pair{"offensive", 5}, {"reaction", 7}}) {
            auto& faces = dynamic_cast<app::BoxTrack&>(game.hand.see(wxString{"empire_of_the_sun.battle."} + side + ".faces"));
            faces.on_pick(static_cast<std::size_t>(face));
        }
        looks_right(game.hand.frame(), std::string{"pacific-battle-thrown-"} + scene);
    }
}

TEST_CASE("the books and dialogs of Empire of the Sun look right", "[.][empire_of_the_sun][window][matrix]") {
    Hand first;
    make_wide(first);
    first.in_dialog(
        "empire_of_the_sun.new_game", [&] { first.click("welcome.new.empire_of_the_sun"); },
        [&] {
            auto& dialog = *wxWindow::FindWindowByName("empire_of_the_sun.new_game");
            for (int page = 0; page < 2; ++page) {
                looks_right(dialog, "pacific-new-game-" + std::to_string(page));
                first.key(WXK_PAGEDOWN, wxMOD_CONTROL);
            }
            first.key(WXK_ESCAPE);
        });
    PacificGame game([](const std::filesystem::path& file) { play_pacific(file, "example_of_play"); });
    make_wide(game.hand);
    for (auto* const page : game.hand.desk().pages()) {
        game.hand.desk().go_to(page);
        looks_right(game.hand.frame(), "pacific-" + app::to_utf8(page->GetName()));
    }
    game.hand.in_dialog(
        "empire_of_the_sun.stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            looks_right(*wxWindow::FindWindowByName("empire_of_the_sun.stocktake"), "pacific-stocktake");
            game.hand.key(WXK_ESCAPE);
        });
    game.hand.key('D', wxMOD_CONTROL);
    looks_right(game.hand.see("table_display"), "pacific-table-display");
    game.hand.see("table_display").Close();
    game.hand.frame().Raise();
}
