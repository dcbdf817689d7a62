// What people stumbled over in a second evening: aircraft still to land, troops that land, the end of a battle, the second screen, large type.

#include "app/axis_allies/battle/battle_columns.hpp"
#include "app/axis_allies/map/board_page.hpp"
#include "app/base/gtk.hpp"
#include "app/base/preferences.hpp"
#include "app/board/canvas.hpp"
#include "app/desk/account_strip.hpp"
#include "app/desk/table_display.hpp"
#include "app/widgets/card_list.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"
#include "model/axis_allies/reach.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/axis_allies/situation_of.hpp"
#include "tests/app/look.hpp"
#include "tests/app/resized.hpp"

#include <wx/control.h>
#include <wx/stattext.h>

#include <algorithm>
#include <cstdlib>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

const app::CardList& cards(Hand& hand, const wxString& name) { return dynamic_cast<app::CardList&>(hand.see(name)); }

wxString space_in(Hand& hand, const wxString& field) { return dynamic_cast<app::NameField&>(hand.see(field)).GetValue(); }

wxString said_in(Hand& hand, const wxString& name) {
    auto words = dynamic_cast<wxStaticText&>(hand.see(name)).GetLabelText();
    words.Replace("\n", " "); // wrapped
    return words;
}

/// The United Kingdom attacks Libya with an infantry, an armor and the bomber, and is about to throw.
std::vector<Command> battle_for_libya() {
    const auto libya = test::space("libya");
    return {MoveUnits{.units = {{Unit::Infantry, 1}, {Unit::Armor, 1}}, .from = test::space("anglo_egypt_sudan"), .to = libya, .path = {}},
            MoveUnits{.units = {{Unit::Bomber, 1}}, .from = test::space("united_kingdom"), .to = libya, .path = {}}, EndAction{},
            BeginBattle{.space = libya, .forces = {}}};
}

/// A hit of the infantry and one of the armor: nothing is left for the bomber. Both defenders throw back and miss.
void win_libya(Hand& hand) {
    for (const auto* const dice : {"1", "3", "66"}) {
        const auto entries = hand.entries();
        hand.type("battle.dice.keys", dice);
        REQUIRE(wait_until([&] { return hand.entries() > entries; }));
        look_up();
    }
    REQUIRE(wait_until([&] { return !hand.session().state().battle.has_value(); }));
}

app::TableDisplay& display_of(Hand& hand) {
    hand.key('D', wxMOD_CONTROL);
    REQUIRE(wait_until([] {
        const auto* const found = wxWindow::FindWindowByName("table_display");
        return found != nullptr && found->IsShownOnScreen();
    }));
    return dynamic_cast<app::TableDisplay&>(*wxWindow::FindWindowByName("table_display"));
}

/// All type is so many times as large as long as this lives, as a desktop sets it.
class TypeOfSize {
public:
    explicit TypeOfSize(int times) { set(times); }
    TypeOfSize(const TypeOfSize&) = delete;
    TypeOfSize& operator=(const TypeOfSize&) = delete;
    ~TypeOfSize() { set(1); }

private:
    static void set(int times) {
        constexpr int usual = 96 * 1024;
        const auto settings = app::of_gtk<void* (*)()>("gtk_settings_get_default");
        const auto change = app::of_gtk<void (*)(void*, const char*, ...)>("g_object_set");
        REQUIRE((settings != nullptr && change != nullptr));
        change(settings(), "gtk-xft-dpi", times * usual, nullptr);
        wait_until([] { return false; }, 100);
    }
};

/// Controls that reach beyond the right edge of what they lie in, one line each.
void find_cut(const wxWindow& within, const wxWindow& window, std::vector<std::string>& cut) {
    for (const auto* const child : window.GetChildren()) {
        if (!child->IsShownOnScreen()) {
            continue;
        }
        if (dynamic_cast<const wxControl*>(child) != nullptr && child->GetScreenRect().GetRight() > within.GetScreenRect().GetRight() + 1) {
            cut.push_back(app::to_utf8(child->GetName() + " \"" + child->GetLabel() + "\""));
        }
        find_cut(within, *child, cut);
    }
}

void nothing_is_cut(Hand& hand, const wxString& page, const std::string& scene) {
    INFO(scene);
    auto& window = hand.see(page);
    std::vector<std::string> cut;
    wait_until([&] { // what was entered last is laid out when the windows come to rest
        cut.clear();
        find_cut(window, window, cut);
        return cut.empty() && faults_in(window).empty();
    });
    for (const auto& each : cut) {
        FAIL_CHECK(each + " is cut");
    }
    for (const auto& fault : faults_in(window)) {
        FAIL_CHECK(fault);
    }
    const auto& line = hand.see("entry.line");
    CHECK(line.GetSize().GetHeight() >= line.GetCharHeight());
    const auto& strip = dynamic_cast<app::AccountStrip&>(hand.see("accounts"));
    for (std::size_t account = 0; account < strip.accounts().size(); ++account) {
        const auto [beside, below] = strip.words_of(account);
        INFO(app::to_utf8(beside) << " / " << app::to_utf8(below));
        CHECK((beside + below).Contains(strip.accounts()[account].detail));
    }
    take_picture(scene);
}

void leave_column(bool folded) {
    const OpenGame usual;
    usual.hand.desk().fold(app::DeskLayout::Side::Column, folded);
}

void nothing_of_a_turn_is_cut() {
    const TypeOfSize twice(2);
    OpenGame game(situation_of(Power::Uk, Action::ResearchAndPurchase));
    auto& hand = game.hand;
    const Resized resized(hand.frame(), wxSize(1366, 700));
    const auto books = [&](const std::function<void()>& act) {
        const auto entries = hand.entries();
        act();
        REQUIRE(wait_until([&] { return hand.entries() > entries; }));
    };
    CHECK(hand.desk().folded(app::DeskLayout::Side::Column));
    hand.page(WXK_F5, "turn");
    books([&] { hand.key(WXK_F4); });
    hand.type("move.from", "united_kingdom");
    nothing_is_cut(hand, "turn", "large_movement");
    hand.type("move.from", "anglo_egypt_sudan");
    hand.type("move.to", "libya");
    hand.type("move.count.infantry", "1");
    books([&] { hand.click("move.book"); });
    books([&] { hand.key(WXK_F4); });
    books([&] { hand.key(WXK_F4); });
    nothing_is_cut(hand, "battle", "large_battle");
}

} // namespace

TEST_CASE("what is still to land is a button: it is taken up, where it took off stands ready, and Enter lands it",
          "[axis_allies][window][evening][rule:N-05]") {
    const auto home = test::space("united_kingdom");
    const auto away = test::space("germany");
    OpenGame game(situation_of(Power::Uk, Action::CombatMovement), {},
                  {MoveUnits{.units = {{Unit::Bomber, 1}}, .from = home, .to = away, .path = {}, .raid = true}, EndAction{}, EndAction{}});
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    REQUIRE(cards(hand, "turn.landings").rows().size() == 1);
    CHECK(cards(hand, "turn.landings").rows().front().words == wxString{L"1  Germany \u2192 United Kingdom"});
    CHECK_FALSE(wxWindow::FindWindowByName("turn.still")->IsShown()); // it is said once
    auto& landings = hand.see("turn.landings");
    landings.SetFocus();
    REQUIRE(wait_until([&] { return landings.HasFocus(); }));
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return space_in(hand, "move.to") == "United Kingdom"; }));
    CHECK(space_in(hand, "move.from") == "Germany");
    const auto& board = dynamic_cast<app::aa::BoardPage&>(hand.see("board"));
    CHECK(board.hand().from() == away);
    CHECK(board.hand().units() == std::vector<UnitCount>{{Unit::Bomber, 1}});
    take_picture("landing");
    look_up();
    const auto entries = hand.entries();
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.entries() == entries + 1; }));
    const auto& stacks = hand.session().state().stacks;
    CHECK(std::ranges::any_of(stacks, [&](const Stack& stack) {
        return stack.owner == Power::Uk && stack.unit == Unit::Bomber && stack.space == home && stack.moved > 0;
    }));
    CHECK(wait_until([] { return !wxWindow::FindWindowByName("turn.landings")->IsShown(); }));
    CHECK(board.hand().empty());
}

TEST_CASE("who fights names the troops that come ashore, and several pieces have their plural",
          "[axis_allies][window][evening][rule:C-41]") {
    const auto canada = test::space("eastern_canada");
    const auto coast = test::space("western_europe");
    const auto before = after(empty_state(game_tables()),
                              BeginGame{.options = {}, .players = {}, .situation = situation_of(Power::Uk, Action::CombatMovement)});
    REQUIRE(before);
    const auto plan = by_sea(*before, canada, {{Unit::Armor, 1}}, coast);
    REQUIRE(plan.size() == 3);
    auto commands = plan;
    commands.emplace_back(
        MoveUnits{.units = {{Unit::Bomber, 1}, {Unit::Fighter, 2}}, .from = test::space("united_kingdom"), .to = coast, .path = {}});
    OpenGame game(situation_of(Power::Uk, Action::CombatMovement), {}, commands);
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    CHECK(cards(hand, "turn.entered").rows().front().words == wxString{L"1 Bomber, 2 Fighters  United Kingdom \u2192 Western Europe"});
    hand.key(WXK_F4);
    const auto& pending = dynamic_cast<app::RowList&>(hand.see("combat.pending"));
    const auto& rows = pending.rows();
    const auto found = std::ranges::find(rows, "western_europe", &app::RowList::Row::key);
    REQUIRE(found != rows.end());
    INFO(app::to_utf8(found->cells.back()));
    CHECK(found->cells.back().Contains("1 Armor"));
    CHECK(found->cells.back().Contains("United Kingdom from "));
}

TEST_CASE("the end of a battle is a card: who fought, what was lost in pieces and IPC, and what has changed hands",
          "[axis_allies][window][evening]") {
    OpenGame game(situation_of(Power::Uk, Action::CombatMovement), {}, battle_for_libya());
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    CHECK_FALSE(wxWindow::FindWindowByName("battle.end")->IsShown());
    win_libya(hand);
    hand.see("battle.end");
    CHECK(said_in(hand, "battle.end.who.attacker") == "United Kingdom attacked");
    CHECK(said_in(hand, "battle.end.who.defender") == "Germany defended");
    CHECK(said_in(hand, "battle.end.lost.attacker") == "Nothing is lost.");
    CHECK(said_in(hand, "battle.end.lost.defender") == "Lost: 1 Infantry, 1 Armor (8 IPC)");
    CHECK(said_in(hand, "battle.end.change") == "Libya passes from Germany to United Kingdom, and with it 1 IPC a turn.");
    for (const auto* const part : {"battle", "battle.odds"}) {
        for (const auto& fault : faults_in(hand.see(part))) {
            FAIL_CHECK(fault);
        }
    }
    take_picture("battle_end");
    hand.key('Z', wxMOD_CONTROL);
    CHECK(wait_until([] { return !wxWindow::FindWindowByName("battle.end")->IsShown(); }));
}

TEST_CASE("the side that is hit lights up for a moment, and not where motion is not wanted", "[axis_allies][window][evening]") {
    OpenGame game(situation_of(Power::Uk, Action::CombatMovement), {}, battle_for_libya());
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    const auto& columns = dynamic_cast<app::aa::BattleColumns&>(hand.see("battle.columns"));
    CHECK_FALSE(columns.flashes());
    hand.type("battle.dice.keys", "1");
    CHECK(wait_until([&] { return columns.flashes() == Side::Defender; }));
    take_picture("battle_flash");
    CHECK(wait_until([&] { return !columns.flashes(); }));
    look_up();
    app::preferences::want_film_to_move(false);
    const auto entries = hand.entries();
    hand.type("battle.dice.keys", "3"); // the armor hits too
    CHECK(wait_until([&] { return hand.entries() > entries; }));
    wait_until([] { return false; }, 50);
    CHECK_FALSE(columns.flashes());
    app::preferences::want_film_to_move(true);
}

TEST_CASE("the table display shows the battle with large dice, and stands where it stood", "[axis_allies][window][evening]") {
    OpenGame game(situation_of(Power::Uk, Action::CombatMovement), {}, battle_for_libya());
    auto& hand = game.hand;
    auto* display = &display_of(hand);
    for (const auto* const words : {"United Kingdom: 1 ", "1 Bomber", "Germany: 1 "}) {
        INFO(words << " in " << app::to_utf8(display->text()));
        CHECK(display->text().Contains(words));
    }
    CHECK(display->side_of_dice() == 0);
    hand.frame().Raise();
    REQUIRE(wait_until([&] { return hand.frame().IsActive(); }));
    hand.page(WXK_F6, "battle");
    hand.type("battle.dice.keys", "1");
    CHECK(wait_until([&] { return display->text().Contains("United Kingdom, 1 or less: 1 hit"); }));
    display->Raise();
    CHECK(wait_until([&] { return display->side_of_dice() >= display->GetClientSize().GetHeight() / 10; }));
    take_picture("table_battle");
    const auto size = display->GetSize() - wxSize(160, 90);
    display->SetSize(size);
    REQUIRE(wait_until([&] { return display->GetSize() == size; }));
    const auto file = hand.session().file().path();
    hand.frame().close_game();
    REQUIRE(wait_until([] { return wxWindow::FindWindowByName("table_display") == nullptr; }));
    hand.open(file);
    display = &display_of(hand);
    const auto near_to = [](int one, int other) { return std::abs(one - other) < 50; }; // the frame of the window manager comes late
    CHECK(wait_until([&] {
        const auto again = display->GetSize();
        return near_to(again.GetWidth(), size.GetWidth()) && near_to(again.GetHeight(), size.GetHeight());
    }));
}

TEST_CASE("where what waits may be placed is lit on the board", "[axis_allies][window][evening][rule:L-01]") {
    OpenGame game(situation_of(Power::Germany, Action::ResearchAndPurchase), {},
                  {BuyUnits{.units = {{Unit::Infantry, 1}, {Unit::Submarine, 1}}}, EndAction{}, EndAction{}, EndAction{}, EndAction{}});
    auto& hand = game.hand;
    REQUIRE(hand.session().state().turn.action == Action::Placement);
    const auto& canvas = dynamic_cast<app::aa::BoardPage&>(hand.see("board")).canvas();
    const auto lit = [&](const char* id) { return canvas.reach().contains(test::space(id).index); };
    CHECK(wait_until([&] { return lit("germany") && lit("sz_baltic"); }));
    hand.type("place.count.infantry", "1");
    CHECK(wait_until([&] { return lit("germany") && !lit("sz_baltic"); }));
    CHECK_FALSE(lit("united_kingdom"));
}

TEST_CASE("with type of twice the size nothing of movement and battle is cut", "[axis_allies][window][evening]") {
    leave_column(false); // it is folded all the same while there is no room for it
    nothing_of_a_turn_is_cut();
    leave_column(true);
}

TEST_CASE("whoever has begun a game is first offered to go on with it", "[axis_allies][window][evening]") {
    OpenGame game;
    game.hand.frame().close_game();
    CHECK(game.hand.see("welcome.recent.game").GetScreenPosition().x < game.hand.see("welcome.new.axis_allies").GetScreenPosition().x);
}
