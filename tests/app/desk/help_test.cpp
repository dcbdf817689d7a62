#include "app/afrika_korps/help.hpp"
#include "app/axis_allies/help.hpp"
#include "app/desk/help_page.hpp"
#include "app/risiko/help.hpp"
#include "app/widgets/icons.hpp"
#include "model/axis_allies/clauses.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/desk/help_links.hpp"

#include <wx/bookctrl.h>

#include <algorithm>
#include <cctype>
#include <set>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

Situation at(Action action) {
    Situation situation;
    situation.power = Power::Germany;
    situation.action = action;
    return situation;
}

/// The help pane that can be seen.
const app::HelpPage& help(Hand& hand) { return dynamic_cast<const app::HelpPage&>(hand.see("help")); }

/// True when the help shows this clause with its text and its page.
bool explains(Hand& hand, const std::string& rule) {
    const auto clause = explanation(*game_tables(), {rule});
    REQUIRE(clause);
    const auto& page = help(hand);
    const bool opened = wait_until([&] { return page.opened() == rule; }, 2000);
    const auto text = dynamic_cast<const wxTextCtrl&>(hand.see("help.text")).GetValue();
    INFO("the help has opened " << page.opened() << ": " << app::to_utf8(text));
    CHECK(text.Contains(app::to_wx(clause->text)));
    if (clause->kind != ClauseKind::Differ && clause->kind != ClauseKind::Open) {
        CHECK(text.Contains(app::to_wx(clause->page)));
    }
    return opened;
}

} // namespace

TEST_CASE("F1 after a refusal shows its clause, and Escape goes back to the field", "[axis_allies][window][help][rule:P-02]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    hand.type("purchase.count.battleship", "2");
    hand.key(WXK_RETURN);
    REQUIRE(game.refused_with("P-02"));
    auto* const field = wxWindow::FindFocus();
    hand.key(WXK_F1);
    CHECK(explains(hand, "P-02"));
    hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return !wxWindow::FindWindowByName("help")->IsShownOnScreen(); }));
    CHECK(wait_until([&] { return wxWindow::FindFocus() == field; }));
    // The notice is still there: the help dismisses nothing.
    CHECK(game.refused_with("P-02"));
}

TEST_CASE("F1 while a reason is asked for shows the clause that warns", "[axis_allies][window][help][rule:R-01]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    hand.type("purchase.count.infantry", "1");
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.entries() == 2; }));
    hand.type("research.dice.keys", "1");
    hand.key(WXK_RETURN);
    hand.see("notice.reason");
    hand.key(WXK_F1);
    CHECK(explains(hand, "R-01"));
    hand.key(WXK_ESCAPE);
    hand.type("notice.reason", "house rule");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.entries() == 3; }));
}

TEST_CASE("a clause cited in a notice shows its page and opens the help when clicked", "[axis_allies][window][help][rule:P-02]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    hand.type("purchase.count.battleship", "2");
    hand.key(WXK_RETURN);
    REQUIRE(game.refused_with("P-02"));
    CHECK(hand.see("notice.rule.P-02").GetLabel().Contains(app::to_wx(explanation(*game_tables(), {"P-02"})->page)));
    hand.click("notice.rule.P-02");
    CHECK(explains(hand, "P-02"));
    hand.click("notice.dismiss");
    // What was cited is gone with the notice: now it is about the step again.
    hand.key(WXK_F1);
    CHECK(explains(hand, "R-01"));
}

TEST_CASE("F1 shows a clause of the Action that is played", "[axis_allies][window][help]") {
    for (const auto action : all_actions) {
        INFO(id_of(action));
        OpenGame game(at(action));
        game.hand.key(WXK_F1);
        const auto& page = help(game.hand);
        REQUIRE(wait_until([&] { return !page.opened().empty(); }));
        const auto clause = explanation(*game_tables(), {page.opened()});
        REQUIRE(clause);
        CHECK(clause->phase == id_of(action));
        CHECK(explains(game.hand, page.opened()));
    }
}

TEST_CASE("F1 in a battle shows the clause of its step", "[axis_allies][window][help][rule:C-04]") {
    Options options;
    options.depth = Depth::BankAndBattles;
    const BeginBattle attack{.space = *game_tables()->find("caucasus"),
                             .raid = false,
                             .forces = {{Power::Germany, Unit::Infantry, 2}, {Power::Ussr, Unit::Infantry, 2}}};
    OpenGame game(at(Action::Combat), options, {attack});
    game.hand.key(WXK_F1);
    CHECK(explains(game.hand, "C-04"));
}

TEST_CASE("when the game is over, F1 shows the contents", "[axis_allies][window][help]") {
    OpenGame game({}, {}, {Concede{.alliance = Alliance::Axis}});
    game.hand.key(WXK_F1);
    CHECK(game.hand.see("help.title").GetLabel() == "Contents");
    CHECK(help(game.hand).opened().empty());
    CHECK(help(game.hand).listed().size() == game_tables()->clauses.size());
}

TEST_CASE("each clause that only informs is a click away at its Action",
          "[axis_allies][window][help][rule:X-10][rule:M-112][rule:C-141][rule:V-07]") {
    int clicked = 0;
    for (const auto action : all_actions) {
        const auto clauses = good_to_know(*game_tables(), id_of(action));
        OpenGame game(at(action));
        CHECK((wxWindow::FindWindowByName("guide.know")->IsShown()) == !clauses.empty());
        game.hand.page(WXK_F5, "turn");
        if (!clauses.empty()) {
            game.hand.click("guide.know.unfold");
        }
        for (const auto& clause : clauses) {
            game.hand.click("guide.know." + app::to_wx(clause.rule.id));
            CHECK(explains(game.hand, clause.rule.id));
            ++clicked;
        }
    }
    CHECK(clicked == 4);
}

TEST_CASE("each clause that only informs about setting up is a click away in the dialog of a new game",
          "[axis_allies][window][help][rule:S-09][rule:S-16][rule:S-17][rule:S-25][rule:X-29][rule:O-06][rule:B-01][rule:B-10]") {
    Hand hand;
    const auto clauses = good_to_know(*game_tables(), "setup");
    REQUIRE(clauses.size() == 8);
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            CHECK_FALSE(wxWindow::FindWindowByName("new_game.know." + app::to_wx(clauses.front().rule.id))->IsShown());
            hand.click("new_game.know.unfold");
            for (const auto& clause : clauses) {
                hand.click("new_game.know." + app::to_wx(clause.rule.id));
                CHECK(explains(hand, clause.rule.id));
                hand.key(WXK_ESCAPE);
            }
            hand.key(WXK_F1);
            CHECK(explains(hand, "S-01"));
            hand.key(WXK_ESCAPE);
            hand.see("new_game.know");
            hand.key(WXK_ESCAPE);
        });
}

TEST_CASE("the search finds the clauses that have all the words", "[axis_allies][window][help]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.key(WXK_F1, wxMOD_SHIFT);
    const auto& page = help(hand);
    REQUIRE(wait_until([&] { return hand.see("help.search").HasFocus() || hand.see("help.search").IsDescendant(wxWindow::FindFocus()); }));
    hand.type("help.search", "suez canal");
    REQUIRE(wait_until([&] { return page.listed().size() < game_tables()->clauses.size(); }));
    const auto found = page.listed();
    CHECK(std::ranges::find(found, "X-15") != found.end());
    for (const auto& id : found) {
        INFO(id);
        const auto clause = *explanation(*game_tables(), {id});
        const auto text = app::to_wx(clause.text + clause.page).Lower();
        CHECK((text.Contains("suez") && text.Contains("canal")));
    }
    CHECK(page.opened() == found.front());

    hand.type("help.search", "zeppelin");
    CHECK(wait_until([&] { return page.listed().empty(); }));
    CHECK(page.opened().empty());
}

TEST_CASE("Up and Down go from clause to clause", "[axis_allies][window][help]") {
    OpenGame game(at(Action::Income));
    auto& hand = game.hand;
    hand.key(WXK_F1);
    REQUIRE(explains(hand, "I-01"));
    hand.key(WXK_DOWN);
    CHECK(explains(hand, "I-02"));
    hand.key(WXK_DOWN);
    CHECK(explains(hand, "I-03"));
    hand.key(WXK_UP);
    CHECK(explains(hand, "I-02"));
}

TEST_CASE("a difference between the books says how it is played and what this table has chosen", "[axis_allies][window][help][rule:D-03]") {
    Options options;
    options.suez_needs_one_power = true;
    OpenGame game({}, options);
    auto& hand = game.hand;
    hand.key(WXK_F1, wxMOD_SHIFT);
    hand.type("help.search", "suez mediterranean links");
    REQUIRE(explains(hand, "X-15"));
    hand.click("help.see.D-03");
    REQUIRE(explains(hand, "D-03"));
    const auto said = [&] { return dynamic_cast<const wxTextCtrl&>(hand.see("help.text")).GetValue(); };
    CHECK(said().Contains("has chosen"));
    CHECK(said().Contains("one power of the alliance holds both"));
    // And back from there.
    hand.see("help.see.X-15");

    hand.page(WXK_F12, "options");
    hand.click("options.switch.suez_needs_one_power");
    hand.type("options.reason", "we agreed");
    hand.click("options.change");
    REQUIRE(wait_until([&] { return hand.entries() == 2; }));
    CHECK(wait_until([&] { return said().Contains("has not chosen"); }));
}

TEST_CASE("a clause leads to every clause that its text names", "[axis_allies][risiko][afrika_korps][window][help]") {
    links_all(game_tables()->clauses, app::aa::help_entries(*game_tables()));
    const auto risiko = risiko::load_tables(app::resources() / "risiko");
    links_all(risiko->clauses, app::rk::help_entries(*risiko));
    const auto desert = afrika_korps::load_tables(app::resources() / "afrika_korps");
    links_all(desert->clauses, app::ak::help_entries(*desert));

    const auto entries = app::rk::help_entries(*risiko);
    const auto see = [&](const std::string& id) { return std::ranges::find(entries, id, &app::HelpEntry::id)->see; };
    CHECK(see("RK-OCC-3") == std::vector<std::string>{"RK-ATK-5", "RK-OCC-2"}); // before a blank and before a full stop
    CHECK(std::ranges::find(entries, "RK-ATK-2", &app::HelpEntry::id) + 1 == std::ranges::find(entries, "RK-ATK-3", &app::HelpEntry::id));
}
