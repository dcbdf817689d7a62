// A battle of the example of play on the desk: its sums, its faces and its odds before the dice, and losses that are changed by a click.

#include "app/desk/form_panel.hpp"
#include "app/empire_of_the_sun/battle/battle_page.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"

#include <wx/listbox.h>
#include <wx/stattext.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::test;

namespace {

constexpr int before_singapore = 82; // lines of the example: everybody has moved
constexpr int before_kuantan = 83;

class BattleGame : public PacificGame {
public:
    explicit BattleGame(int lines)
        : PacificGame([lines](const std::filesystem::path& file) { play_pacific(file, "example_of_play", lines); }) {}

    wxString words(const wxString& part) const {
        return dynamic_cast<wxStaticText&>(hand.see("empire_of_the_sun.battle." + part)).GetLabelText();
    }
    app::BoxTrack& faces(const wxString& side) const {
        return dynamic_cast<app::BoxTrack&>(hand.see("empire_of_the_sun.battle." + side + ".faces"));
    }
    app::CardList& units(const wxString& side) const {
        return dynamic_cast<app::CardList&>(hand.see("empire_of_the_sun.battle." + side + ".units"));
    }
    app::FormPanel& form(const wxString& name) const {
        return dynamic_cast<app::FormPanel&>(hand.see("empire_of_the_sun." + name + ".form"));
    }
    /// What the card of a unit shows at its right.
    wxString figure(const wxString& side, const std::string& unit) const {
        const auto& rows = units(side).rows();
        const auto found = std::ranges::find(rows, unit, &app::CardList::Row::key);
        return found == rows.end() ? wxString{} : found->figure;
    }
    /// Opens a form of the list by its title.
    void choose(const wxString& title) const {
        auto& list = dynamic_cast<wxListBox&>(hand.see("empire_of_the_sun.turn.forms"));
        const int row = list.FindString(title);
        REQUIRE(row != wxNOT_FOUND);
        list.SetSelection(row);
        wxCommandEvent event(wxEVT_LISTBOX, list.GetId());
        event.SetInt(row);
        list.ProcessWindowEvent(event);
    }
    bool shows(const wxString& title) const {
        return wait_until([&] { return words("title").Contains(title); }, 2000);
    }
    static void click(wxWindow& window, wxRect at, wxEventType type) {
        wxMouseEvent event(type);
        event.SetPosition(at.GetPosition() + at.GetSize() / 2);
        event.SetEventObject(&window);
        window.ProcessWindowEvent(event);
    }
    void click_unit(const wxString& side, const std::string& unit) const {
        auto& list = units(side);
        const auto& rows = list.rows();
        const auto place = std::ranges::find(rows, unit, &app::CardList::Row::key) - rows.begin();
        click(list, list.place_of(static_cast<std::size_t>(place)), wxEVT_LEFT_UP);
    }
};

} // namespace

TEST_CASE("a battle explains itself before its dice, and a click enters them",
          "[empire_of_the_sun][window][battle][rule:ES-BAT-8][rule:ES-BAT-2]") {
    BattleGame game(before_singapore);
    auto& hand = game.hand;
    game.choose("Air and naval combat");
    game.form("sea").set("hex", "2015");
    REQUIRE(game.shows("Singapore")); // it comes into sight by itself
    CHECK(game.words("offensive.sum").Contains("20 + 13 = 33"));
    CHECK(game.words("reaction.modifiers").Contains("+2"));
    CHECK(game.words("reaction.modifiers").Contains("ES-BAT-9"));
    REQUIRE(game.faces("offensive").boxes().size() == 10);
    CHECK(game.faces("offensive").boxes()[6].foot == "33");
    CHECK(game.figure("reaction", "cw_ma_air") == "6"); // no die is thrown
    auto& odds = dynamic_cast<app::es::OddsPanel&>(hand.see("empire_of_the_sun.odds"));
    REQUIRE(wait_until([&] { return odds.shown().has_value(); }));
    const auto command = std::get<FightAtSea>(battle_in_form(game.state(), "sea", {{"hex", "2015"}}).value());
    CHECK(odds.shown()->wins == odds_of(game.table().tables(), *battle_sheet(game.state(), command), LossRule::MostAttackKept).wins);
    CHECK(dynamic_cast<app::ShareBar&>(hand.see("empire_of_the_sun.odds.bar")).text().Contains("%"));

    const auto before = game.entries();
    auto& faces = game.faces("offensive");
    faces.SetFocus();
    REQUIRE(wait_until([&] { return faces.HasFocus(); }));
    for (int face = 0; face < 6; ++face) {
        hand.key(WXK_RIGHT);
    }
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return faces.marker() == 6U; }));
    auto& others = game.faces("reaction");
    BattleGame::click(others, others.place_of(7), wxEVT_LEFT_DOWN);
    CHECK(wait_until([&] { return game.figure("reaction", "cw_ma_air") == "eliminated"; }));
    CHECK(game.form("sea").values() == core::FormValues{{"hex", "2015"}, {"offensive", "6"}, {"reaction", "7"}});
    CHECK(game.entries() == before); // the form waits for Enter
    game.next();
    CHECK_FALSE(game.state()[game.unit("cw_ma_air")].on_map());
    CHECK(game.shows("Kuantan")); // the next battle
}

TEST_CASE("losses are proposed, and changed by a click", "[empire_of_the_sun][window][battle][rule:ES-GND-11][rule:ES-BAT-16]") {
    BattleGame game(before_kuantan);
    REQUIRE(game.shows("Kuantan"));
    CHECK(game.words("offensive.sum").Contains("18 + 9 = 27"));
    CHECK(game.words("offensive.modifiers").Contains("+4"));
    CHECK(game.words("offensive.modifiers").Contains("JP3"));
    CHECK(game.faces("offensive").boxes()[1].foot == "27");
    CHECK(game.faces("reaction").boxes()[7].foot == "23"); // as in the book
    CHECK(game.words("follows").Contains("2015"));
    BattleGame::click(game.faces("offensive"), game.faces("offensive").place_of(1), wxEVT_LEFT_DOWN);
    BattleGame::click(game.faces("reaction"), game.faces("reaction").place_of(7), wxEVT_LEFT_DOWN);
    REQUIRE(wait_until([&] { return game.figure("offensive", "jp_15_army") == "loses 1 step"; }));
    CHECK(game.figure("offensive", "jp_25_army") == "whole");
    CHECK(game.figure("reaction", "cw_8_aus_div") == "loses 1 step");

    game.click_unit("offensive", "jp_25_army"); // more than the hits can take: told with its clause, kept in the form
    REQUIRE(wait_until([&] { return game.figure("offensive", "jp_25_army") == "eliminated"; }));
    CHECK(game.form("land").values().at("losses") == "typed");
    const auto& foreseen = dynamic_cast<wxStaticText&>(game.hand.see("empire_of_the_sun.land.foreseen"));
    CHECK(foreseen.GetLabelText().Contains("ES-"));
    game.click_unit("offensive", "jp_25_army");
    REQUIRE(wait_until([&] { return game.figure("offensive", "jp_25_army") == "whole"; }));
    game.next();
    const auto& state = game.state();
    CHECK(state[game.unit("jp_15_army")].step == Step::Reduced);
    CHECK(state[game.unit("jp_25_army")].on_map());
    CHECK(controls(state, Side::Japan, *game.table().tables().find_hex("2014")));
    CHECK(wait_until([&] { return game.hand.desk().current()->GetName() == "empire_of_the_sun.board"; })); // nothing is left to fight
}

TEST_CASE("a die that is typed is seen before the other one, and typed losses before they are booked",
          "[empire_of_the_sun][window][battle][rule:ES-BAT-16]") {
    BattleGame game(before_kuantan);
    auto& hand = game.hand;
    REQUIRE(game.shows("Kuantan"));
    const auto before = game.entries();
    game.form("land").set("losses", "typed");
    hand.type("empire_of_the_sun.land.offensive", "1");
    CHECK(wait_until([&] { return game.faces("offensive").marker() == 1U; }));
    CHECK(hand.notice().empty());
    look_up();
    hand.type("empire_of_the_sun.land.reaction", "7");
    hand.see("empire_of_the_sun.land.lose_jp_15_army");
    CHECK(game.entries() == before);
    game.next();
    CHECK(game.state()[game.unit("jp_15_army")].step == Step::Reduced);
}
