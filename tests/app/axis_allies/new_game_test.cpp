#include "app/base/settings.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/files/file_choice.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/row_list.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>
#include <wx/textctrl.h>

#include <fstream>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

wxString dialog_notice() {
    auto* const dialog = wxWindow::FindWindowByName("new_game");
    auto* const bar = dynamic_cast<app::NoticeBar*>(wxWindow::FindWindowByName("notice", dialog));
    return bar != nullptr ? bar->text() : wxString{};
}

} // namespace

TEST_CASE("four players get their powers as the book proposes, with the names typed", "[axis_allies][window][rule:S-05]") {
    const Folder folder;
    Hand hand;
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            hand.type("new_game.file", (folder / "four").string());
            hand.type("new_game.players", "Anna, Bruno , Carla,, Dario");
            dynamic_cast<wxBookCtrlBase&>(hand.see("new_game.pages")).SetSelection(1);
            hand.click("new_game.switch.no_new_complexes");
            hand.click("new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& state = hand.session().state();
    REQUIRE(state.players.size() == 4);
    CHECK(state.players[0] == Player{"Anna", {Power::Ussr, Power::Usa}});
    CHECK(state.players[1] == Player{"Bruno", {Power::Uk}});
    CHECK(state.players[2].powers == std::vector{Power::Germany});
    CHECK(state.players[3].powers == std::vector{Power::Japan});
    CHECK(state.options.no_new_complexes);
    CHECK(std::filesystem::exists(folder / "four.intendant"));
    hand.frame().close_game();
    // Next time the same people sit at the table.
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            CHECK(dynamic_cast<wxTextCtrl&>(hand.see("new_game.players")).GetValue() == "Anna, Bruno , Carla,, Dario");
            hand.key(WXK_ESCAPE);
        });
    app::settings().DeleteGroup("/players");
}

TEST_CASE("the dialog of a new game asks for colours for every eye", "[axis_allies][window][look]") {
    const Folder folder;
    Hand hand;
    app::theme::want_for_every_eye(false); // whatever was chosen before
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            hand.type("new_game.file", (folder / "eyes").string());
            hand.click("new_game.every_eye");
            hand.click("new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    CHECK(app::theme::for_every_eye());
    app::theme::want_for_every_eye(false);
    hand.frame().close_game();
}

TEST_CASE("a situation that names an unknown territory is explained and leaves no file", "[axis_allies][window][language]") {
    const Folder folder;
    std::ofstream(folder / "situation.json") << R"({"owners":{"atlantis":"ussr"}})";
    Hand hand;
    auto& choice = app::file_choice();
    const auto usual = choice;
    choice.existing = [&](wxWindow*, const wxString&, const wxString&, const std::filesystem::path&) { return folder / "situation.json"; };
    wxString said;
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            hand.type("new_game.file", (folder / "none.intendant").string());
            dynamic_cast<wxBookCtrlBase&>(hand.see("new_game.pages")).SetSelection(4);
            hand.click("new_game.choose_situation");
            hand.click("new_game.begin");
            wait_until([&] { return !dialog_notice().empty(); });
            said = dialog_notice();
            hand.key(WXK_ESCAPE);
        });
    choice = usual;
    said.Replace("\n", " ");
    INFO(app::to_utf8(said));
    CHECK(said.Contains(app::translate({"there is no space called {word}", {{"word", "'atlantis'"}}}, {})));
    CHECK(said.Contains("owners"));
    CHECK_FALSE(std::filesystem::exists(folder / "none.intendant"));
    CHECK(hand.frame().desk() == nullptr);
}

TEST_CASE("the deployment can be changed before the game begins", "[axis_allies][window][rule:S-25]") {
    const Folder folder;
    Hand hand;
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            hand.type("new_game.file", (folder / "own.intendant").string());
            dynamic_cast<wxBookCtrlBase&>(hand.see("new_game.pages")).SetSelection(2);
            hand.type("deployment.space", "russia");
            hand.type("deployment.unit", "bomber");
            hand.type("deployment.count", "2");
            hand.click("deployment.set");
            hand.click("new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& state = hand.session().state();
    CHECK(count_of(state, *state.tables->find("russia"), Power::Ussr, Unit::Bomber) == 2);
    hand.frame().close_game();
}

TEST_CASE("what a transport carries is stated before the game begins", "[axis_allies][window][rule:M-112]") {
    const Folder folder;
    Hand hand;
    const auto zone = *game_tables()->find("sz_baltic");
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            hand.type("new_game.file", (folder / "loaded.intendant").string());
            dynamic_cast<wxBookCtrlBase&>(hand.see("new_game.pages")).SetSelection(3);
            const auto& rows = dynamic_cast<app::RowList&>(hand.see("cargo.list")).rows();
            const auto ship =
                std::ranges::find_if(rows, [](const auto& row) { return row.cells[0] == "Germany" && row.cells[1] == "Baltic Sea"; });
            REQUIRE(ship != rows.end());
            hand.click_row("cargo.list", ship->key);
            hand.select("cargo.unit", "Armor");
            hand.click("cargo.set");
            hand.click("new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const ShipLoad one{{{Power::Germany, Unit::Armor, 1}}};
    CHECK(loads_in(hand.session().state(), zone, Power::Germany) == std::vector<std::pair<ShipLoad, int>>{{one, 1}});
    hand.frame().close_game();
}

TEST_CASE("a table that has already played types where it stands and begins there", "[axis_allies][window][rule:S-25]") {
    const Folder folder;
    Hand hand;
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            hand.type("new_game.file", (folder / "third.intendant").string());
            dynamic_cast<wxBookCtrlBase&>(hand.see("new_game.pages")).SetSelection(4);
            hand.type("situation.round", "3");
            hand.select("situation.power", "Japan");
            hand.select("situation.action", "Combat movement");
            hand.type("situation.treasury.japan", "10+7");
            hand.type("situation.space", "persia");
            hand.select("situation.owner", "U.S.S.R.");
            hand.click("situation.set_owner");
            hand.click("situation.weapon.japan.rockets");
            hand.click("new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& state = hand.session().state();
    CHECK(state.turn.round == 3);
    CHECK(state.turn.power == Power::Japan);
    CHECK(state.turn.action == Action::CombatMovement);
    CHECK(state.powers[Power::Japan].treasury == core::Money{17});
    CHECK(state.powers[Power::Germany].treasury == state.tables->powers[Power::Germany].starting_treasury);
    CHECK(controller(state, *state.tables->find("persia")) == Power::Ussr);
    CHECK(has_weapon(state, Power::Japan, Weapon::Rockets));
    CHECK_FALSE(has_weapon(state, Power::Usa, Weapon::Rockets));
    hand.frame().close_game();
}
