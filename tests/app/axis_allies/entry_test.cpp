#include "app/record/log_page.hpp"
#include "app/widgets/row_list.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/bookctrl.h>
#include <wx/textctrl.h>

#include <signal.h>
#include <sys/resource.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

TEST_CASE("a die of 7 is answered with a sentence and books nothing", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.type("research.dice.keys", "7");
    CHECK(game.refused_with("A die shows 1 to 6"));
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("buying for more than the treasury holds is refused with its clause", "[axis_allies][window][rule:P-02]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.type("purchase.count.battleship", "2");
    game.hand.key(WXK_RETURN);
    CHECK(game.refused_with("P-"));
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("moving to a space that does not exist is answered with a sentence", "[axis_allies][window]") {
    Situation movement;
    movement.action = Action::CombatMovement;
    OpenGame game(movement);
    game.hand.page(WXK_F5, "turn");
    game.hand.type("move.from", "russia");
    game.hand.type("move.to", "atlantis");
    game.hand.type("move.count.infantry", "1");
    game.hand.click("move.book");
    CHECK(game.refused_with("Nothing here is called \"atlantis\""));
}

TEST_CASE("an amount that is no number is answered with a sentence", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F7, "bank");
    game.hand.type("bank.reason", "typing error");
    for (const auto* const amount : {"99999999999999999999", "-5", "12+", "ten"}) {
        game.hand.type("bank.amount", amount);
        game.hand.click("bank.set");
        CHECK(game.refused_with("whole number"));
        game.hand.click("notice.dismiss");
    }
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("a payment typed as a sum changes the treasury and names its reason", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F7, "bank");
    game.hand.click_row("bank.powers", "japan");
    game.hand.type("bank.amount", "10+15+8-5");
    game.hand.type("bank.reason", "found under the table");
    game.hand.click("bank.receive");
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(game.hand.session().state().powers[Power::Japan].treasury == core::Money{25 + 28});
}

TEST_CASE("what breaks a rule is booked only with the table's reason, and the log keeps it", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.type("purchase.count.infantry", "1");
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    // Research comes before purchase.
    game.hand.type("research.dice.keys", "1");
    game.hand.key(WXK_RETURN);
    game.hand.see("notice.reason");
    CHECK(game.hand.entries() == 2);
    game.hand.type("notice.reason", "house rule");
    game.hand.click("notice.book_anyway");
    REQUIRE(wait_until([&] { return game.hand.entries() == 3; }));
    CHECK(game.hand.session().log().back().entry.reason == "house rule");
    CHECK(game.hand.notice().empty());
}

TEST_CASE("undo takes back what was booked and redo brings it back, from the keyboard", "[axis_allies][window]") {
    OpenGame game;
    const auto before = game.hand.session().digest();
    game.hand.page(WXK_F5, "turn");
    game.hand.type("purchase.count.infantry", "3");
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    const auto after = game.hand.session().digest();
    CHECK(after != before);

    game.hand.key('Z', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return game.hand.entries() == 3; }));
    CHECK(game.hand.session().digest() == before);

    game.hand.key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    REQUIRE(wait_until([&] { return game.hand.entries() == 4; }));
    CHECK(game.hand.session().digest() == after);
}

TEST_CASE("the program throws when asked, and the log proves the throw", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.click("research.dice.roll");
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    const auto rolls = game.hand.session().file().rolls(2);
    REQUIRE(rolls.size() == 1);
    CHECK(rolls.front().source.rfind("program:", 0) == 0);
}

TEST_CASE("the log tells of dice that a camera read, and how many were corrected", "[axis_allies][window]") {
    OpenGame game({}, {}, {Research{{.source = core::DiceSource::Camera, .faces = {3}, .corrected = 1}}});
    REQUIRE(game.hand.session().file().rolls(2).front().source == "camera:1");
    game.hand.review();
    dynamic_cast<app::LogPage&>(game.hand.see("log")).select(2);
    const auto& full = dynamic_cast<const wxTextCtrl&>(game.hand.see("log.full"));
    CHECK(wait_until([&] { return full.GetValue().Contains("read by a camera, 1 die of the throw corrected"); }));
}

TEST_CASE("a note stands in the log and changes no book", "[axis_allies][window]") {
    OpenGame game;
    game.hand.review();
    game.hand.type("log.note", "pizza");
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(game.hand.session().digest() == game.first_digest());
}

namespace {

/// While it lives, files of this process do not grow: the disk is full.
class FullDisk {
public:
    FullDisk() {
        signal(SIGXFSZ, SIG_IGN);
        REQUIRE(getrlimit(RLIMIT_FSIZE, &m_usual) == 0);
        auto none = m_usual;
        none.rlim_cur = 1;
        REQUIRE(setrlimit(RLIMIT_FSIZE, &none) == 0);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_usual); }

private:
    rlimit m_usual{};
};

} // namespace

TEST_CASE("when the disk takes no more, the window says so, shows nothing as booked and goes on later", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.type("research.dice.keys", "1");
    {
        const FullDisk full;
        game.hand.key(WXK_RETURN);
        CHECK(wait_until([&] { return !game.hand.notice().empty(); }));
    }
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    CHECK_FALSE(game.hand.notice().Lower().Contains("sqlite"));
    CHECK(game.hand.entries() == 1);
    CHECK(game.hand.session().digest() == game.first_digest());

    game.hand.type("research.dice.keys", "1");
    game.hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(game.hand.session().verify().sound());
}

TEST_CASE("undo in a field takes back what was typed there, and only then the last entry", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.type("purchase.count.infantry", "3");
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    const auto booked = game.hand.session().digest();

    game.hand.page(WXK_F7, "bank");
    auto& reason = dynamic_cast<wxTextCtrl&>(game.hand.see("bank.reason"));
    game.hand.type("bank.reason", "rent");
    REQUIRE(reason.GetValue() == "rent");
    game.hand.key('Z', wxMOD_CONTROL);
    CHECK(wait_until([&] { return reason.GetValue().empty(); }));
    CHECK(game.hand.session().digest() == booked);
    game.hand.key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    CHECK(wait_until([&] { return reason.GetValue() == "rent"; }));
    CHECK(game.hand.entries() == 2);

    game.hand.key('Z', wxMOD_CONTROL);
    CHECK(wait_until([&] { return reason.GetValue().empty(); }));
    game.hand.key('Z', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return game.hand.entries() == 3; }));
    CHECK(game.hand.session().digest() == game.first_digest());
}

TEST_CASE("Return after the last die of a throw books the throw alone, not the losses it leads to", "[axis_allies][window][rule:C-06]") {
    Situation fighting;
    fighting.power = Power::Germany;
    fighting.action = Action::Combat;
    Options options;
    options.depth = Depth::BankAndBattles;
    const BeginBattle attack{.space = *game_tables()->find("caucasus"),
                             .raid = false,
                             .forces = {{Power::Germany, Unit::Infantry, 6}, {Power::Ussr, Unit::Infantry, 4}}};
    OpenGame game(fighting, options, {attack});
    const auto before = game.hand.entries();
    game.hand.page(WXK_F6, "battle");
    game.hand.type("battle.dice.keys", "");

    // In one breath, as fingers do it.
    wxUIActionSimulator fingers;
    fingers.Text("116666");
    fingers.Char(WXK_RETURN);
    game.hand.see("losses.take");
    wait_until([] { return false; }, 400);
    CHECK(game.hand.entries() == before + 1);
    REQUIRE(game.hand.session().state().battle->owed.has_value());
    CHECK(game.hand.session().state().battle->owed->hits == 2);

    // Later, Return is meant.
    wait_until([] { return false; }, 600);
    game.hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return game.hand.entries() == before + 2; }));
}

TEST_CASE("each depth of the books is booked as the depth its label names", "[axis_allies][window][rule:S-26]") {
    OpenGame game;
    std::int64_t entries = 1;
    for (const auto& [label, depth] :
         std::vector<std::pair<wxString, Depth>>{{"Bank: money, production chart, technology", Depth::Bank},
                                                 {"Bank and battles", Depth::BankAndBattles},
                                                 {"Full board: what stands where, with movement checks", Depth::FullBoard}}) {
        INFO(app::to_utf8(label));
        game.hand.page(WXK_F12, "options");
        game.hand.select("options.switch.depth", label);
        game.hand.type("options.reason", "we agreed");
        game.hand.click("options.change");
        ++entries;
        REQUIRE(wait_until([&] { return game.hand.entries() == entries; }));
        CHECK(game.hand.session().state().options.depth == depth);
    }
}

TEST_CASE("a power without its capital is promised no income, and told why", "[axis_allies][window][income][rule:I-05]") {
    Situation lost;
    lost.power = Power::Germany;
    lost.action = Action::Income;
    lost.controllers = {{*game_tables()->find("germany"), Power::Ussr}};
    for (const auto unit : {Unit::Infantry, Unit::Armor, Unit::Fighter, Unit::Bomber}) { // nobody stands among the enemy
        lost.units.push_back({*game_tables()->find("germany"), Power::Germany, unit, 0});
    }
    OpenGame game(lost);
    game.hand.page(WXK_F5, "turn");
    CHECK(game.hand.see("guide.next").GetLabel().Contains("0 IPC"));
    CHECK(game.hand.see("income.what").GetLabel().EndsWith(" 0 IPC"));
    CHECK(game.hand.see("income.why").GetLabel().Contains("I-05"));
    const auto before = game.hand.session().state().powers[Power::Germany].treasury;
    game.hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(game.hand.session().state().powers[Power::Germany].treasury == before);
}

TEST_CASE("a gun that is flown over throws first; then the table says who is lost", "[axis_allies][window][rule:C-22][rule:C-25]") {
    const auto space = [](const char* id) { return *game_tables()->find(id); };
    Situation flying;
    flying.power = Power::Germany;
    flying.action = Action::CombatMovement;
    flying.units = {{space("karelia_ssr"), Power::Ussr, Unit::AaGun, 1},
                    {space("eastern_europe"), Power::Germany, Unit::Fighter, 2},
                    {space("eastern_europe"), Power::Germany, Unit::Bomber, 1}};
    const std::vector<SpaceId> path{space("eastern_europe"), space("karelia_ssr"), space("russia")};
    OpenGame game(flying, {},
                  {MoveUnits{.units = {{Unit::Fighter, 2}, {Unit::Bomber, 1}}, .from = path.front(), .to = path.back(), .path = path}});
    const auto before = game.hand.entries();
    REQUIRE(pending_overflights(game.hand.session().state()).size() == 1);
    game.hand.page(WXK_F5, "turn");
    game.hand.type("overflight.dice.keys", "146");
    game.hand.see("overflight.take");
    CHECK(game.hand.entries() == before);
    game.hand.type("overflight.count.fighter", "0");
    game.hand.type("overflight.count.bomber", "1");
    game.hand.click("overflight.take");
    REQUIRE(wait_until([&] { return game.hand.entries() == before + 1; }));
    const auto& state = game.hand.session().state();
    CHECK(pending_overflights(state).empty());
    CHECK(count_of(state, space("russia"), Power::Germany, Unit::Bomber) == 0);
    CHECK(count_of(state, space("russia"), Power::Germany, Unit::Fighter) == 2);
}

TEST_CASE("a stocktake sets the books to what is on the board, as one entry with its reason", "[axis_allies][window][rule:B-06]") {
    OpenGame game;
    const auto russia = *game_tables()->find("russia");
    const auto infantry = count_of(game.hand.session().state(), russia, Power::Ussr, Unit::Infantry);
    game.hand.in_dialog(
        "stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            game.hand.type("deployment.space", "russia");
            game.hand.type("deployment.unit", "infantry");
            game.hand.type("deployment.count", std::to_string(infantry + 2));
            game.hand.click("deployment.set");
            game.hand.type("stocktake.reason", "we skipped some moves");
            game.hand.click("stocktake.book");
        });
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(count_of(game.hand.session().state(), russia, Power::Ussr, Unit::Infantry) == infantry + 2);
}

TEST_CASE("a stocktake that is left asks first whether what was counted may be lost", "[axis_allies][window]") {
    OpenGame game;
    game.hand.in_dialog(
        "stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            dynamic_cast<wxBookCtrlBase&>(game.hand.see("stocktake.pages")).SetSelection(2);
            game.hand.type("stocktake.treasury.uk", "20+7");
            game.hand.key(WXK_ESCAPE);
            CHECK(wait_until([&] { return game.hand.notice().Contains("is not booked yet"); }));
            game.hand.key(WXK_ESCAPE); // a second time: yes
        });
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("one stocktake sets pieces, owners and treasuries", "[axis_allies][window][rule:B-06]") {
    OpenGame game;
    const auto before = game.hand.session().state();
    game.hand.in_dialog(
        "stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            auto& pages = dynamic_cast<wxBookCtrlBase&>(game.hand.see("stocktake.pages"));
            game.hand.type("deployment.space", "libya");
            game.hand.type("deployment.unit", "infantry");
            game.hand.type("deployment.count", "0");
            game.hand.select("deployment.power", "Germany");
            game.hand.click("deployment.set");
            pages.SetSelection(1);
            game.hand.type("stocktake.space", "libya");
            game.hand.select("stocktake.owner", "United Kingdom");
            game.hand.click("stocktake.set_owner");
            pages.SetSelection(2);
            game.hand.type("stocktake.treasury.uk", "much");
            game.hand.type("stocktake.reason", "after the break");
            game.hand.click("stocktake.book"); // no amount: it says so and stays
            game.hand.type("stocktake.treasury.uk", "20+7");
            game.hand.click("stocktake.book");
        });
    game.hand.type("notice.reason", "its armor is counted next"); // T-06
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    const auto& state = game.hand.session().state();
    const auto libya = *game_tables()->find("libya");
    CHECK(count_of(state, libya, Power::Germany, Unit::Infantry) == 0);
    CHECK(controller(state, libya) == Power::Uk);
    CHECK(state.powers[Power::Uk].treasury == core::Money{27});
    CHECK(state.powers[Power::Ussr].treasury == before.powers[Power::Ussr].treasury);
    CHECK(game.hand.session().last_entries(1).front().entry.command.find("after the break") != std::string::npos);
}

TEST_CASE("a development, a debt, waiting units and the players are corrected in the window, each with its reason",
          "[axis_allies][window][rule:B-06]") {
    Options options;
    options.bombing_debt_is_carried = true;
    OpenGame game({}, options, {EndAction{}});
    const auto correct = [&](std::size_t page, const std::function<void()>& fill) {
        const auto before = game.hand.entries();
        game.hand.in_dialog(
            "correction", [&] { game.hand.choose("&Game", "C&orrect the books..."); },
            [&] {
                dynamic_cast<wxBookCtrlBase&>(game.hand.see("correction.pages")).SetSelection(page);
                fill();
                game.hand.click("correction.book"); // without a reason it stays
                REQUIRE(game.hand.see("correction").IsShownOnScreen());
                REQUIRE(game.hand.entries() == before);
                game.hand.type("correction.reason", "counted again");
                game.hand.click("correction.book");
            });
        REQUIRE(wait_until([&] { return game.hand.entries() == before + 1; }));
        CHECK(game.hand.session().last_entries(1).front().entry.command.find("counted again") != std::string::npos);
    };
    const auto& state = game.hand.session().state();
    correct(0, [&] {
        game.hand.select("correction.weapon.power", "Germany");
        game.hand.select("correction.weapon", "Rockets");
        game.hand.select("correction.weapon.owned", "yes");
    });
    CHECK(has_weapon(state, Power::Germany, Weapon::Rockets));
    correct(1, [&] {
        game.hand.select("correction.debt.power", "Germany");
        game.hand.type("correction.debt", "2+3");
    });
    CHECK(state.powers[Power::Germany].debt == core::Money{5});
    correct(2, [&] {
        game.hand.select("correction.waiting.power", "Germany");
        game.hand.select("correction.waiting.unit", "Armor");
        game.hand.type("correction.waiting.count", "2");
    });
    CHECK(state.powers[Power::Germany].waiting[Unit::Armor] == 2);
    CHECK(state.powers[Power::Ussr].waiting[Unit::Armor] == 0);
    correct(3, [&] {
        game.hand.type("correction.name.3", "Carla");
        game.hand.select("correction.player_of.japan", "player 3");
    });
    REQUIRE(state.players.size() == 3);
    CHECK(state.players[2].name == "Carla");
    CHECK(state.players[2].powers == std::vector{Power::Japan});
    CHECK(state.players[1].powers == std::vector{Power::Germany});
}

TEST_CASE("a debt that is no amount is not booked", "[axis_allies][window][rule:B-06]") {
    OpenGame game;
    game.hand.in_dialog(
        "correction", [&] { game.hand.choose("&Game", "C&orrect the books..."); },
        [&] {
            dynamic_cast<wxBookCtrlBase&>(game.hand.see("correction.pages")).SetSelection(1);
            game.hand.type("correction.debt", "much");
            game.hand.type("correction.reason", "paid at the table");
            game.hand.click("correction.book");
            CHECK(game.hand.see("correction").IsShownOnScreen());
            game.hand.key(WXK_ESCAPE); // asks
            CHECK(game.hand.see("correction").IsShownOnScreen());
            game.hand.key(WXK_ESCAPE);
        });
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("a stocktake counts what each transport carries", "[axis_allies][window][rule:M-112]") {
    const auto zone = *game_tables()->find("sz_baltic");
    OpenGame game;
    game.hand.in_dialog(
        "stocktake", [&] { game.hand.key('T', wxMOD_CONTROL); },
        [&] {
            auto& pages = dynamic_cast<wxBookCtrlBase&>(game.hand.see("stocktake.pages"));
            game.hand.select("deployment.power", "Germany");
            game.hand.type("deployment.space", "sz_baltic");
            game.hand.type("deployment.unit", "transport");
            game.hand.type("deployment.count", "2");
            game.hand.click("deployment.set");
            pages.SetSelection(3);
            auto& ships = dynamic_cast<app::RowList&>(game.hand.see("cargo.list"));
            const auto ship = std::ranges::find_if(
                ships.rows(), [](const auto& row) { return row.cells[0] == "Germany" && row.cells[1] == "Baltic Sea"; });
            REQUIRE(ship != ships.rows().end());
            game.hand.click_row("cargo.list", ship->key);
            game.hand.type("cargo.count", "2");
            game.hand.click("cargo.set");
            game.hand.type("stocktake.reason", "recount");
            game.hand.click("stocktake.book");
        });
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    const auto loads = loads_in(game.hand.session().state(), zone, Power::Germany);
    const ShipLoad two{{{Power::Germany, Unit::Infantry, 2}}};
    CHECK(loads == std::vector<std::pair<ShipLoad, int>>{{ShipLoad{}, 1}, {two, 1}});
}

TEST_CASE("where the books do not keep the board, the table types the forces of a battle", "[axis_allies][window][rule:C-02]") {
    Situation fighting;
    fighting.power = Power::Germany;
    fighting.action = Action::Combat;
    Options options;
    options.depth = Depth::BankAndBattles;
    OpenGame game(fighting, options);
    game.hand.page(WXK_F6, "battle");
    game.hand.type("forces.space", "caucasus");
    game.hand.type("forces.attacking.armor", "2");
    game.hand.type("forces.defending.infantry", "3");
    game.hand.click("forces.begin");
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    const auto& state = game.hand.session().state();
    REQUIRE(state.battle.has_value());
    CHECK(count_of(state, *game_tables()->find("caucasus"), Power::Germany, Unit::Armor) == 2);
    CHECK(count_of(state, *game_tables()->find("caucasus"), Power::Ussr, Unit::Infantry) == 3);
}
