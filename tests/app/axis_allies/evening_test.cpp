// What people stumbled over in a whole evening: pieces out of sight, a line that stays refused, dice to be typed again.

#include "app/axis_allies/battle/battle_columns.hpp"
#include "app/base/theme.hpp"
#include "app/desk/account_strip.hpp"
#include "app/widgets/card_list.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/dice_entry.hpp"
#include "app/widgets/name_field.hpp"
#include "tests/app/axis_allies/board_game.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/axis_allies/situation_of.hpp"
#include "tests/app/look.hpp"
#include "tests/app/resized.hpp"

#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// Germany attacks the Caucasus with three infantry, one of which hits.
std::vector<Command> battle_for_caucasus() {
    return {MoveUnits{.units = {{Unit::Infantry, 3}}, .from = test::space("ukraine_ssr"), .to = test::space("caucasus"), .path = {}},
            EndAction{}, BeginBattle{.space = test::space("caucasus"), .forces = {}}};
}

core::Throw evening_dice(std::vector<int> faces) { return {.source = core::DiceSource::Table, .faces = std::move(faces)}; }

const app::aa::BattleColumns& columns_of(Hand& hand) { return dynamic_cast<app::aa::BattleColumns&>(hand.see("battle.columns")); }

std::string typed_dice_of(Hand& hand) { return dynamic_cast<app::DiceEntry&>(hand.see("battle.dice")).shown_faces(); }

} // namespace

TEST_CASE("all pieces of a space are seen before what was entered is", "[axis_allies][window][evening]") {
    const auto from = test::space("caucasus");
    const auto to = test::space("ukraine_ssr");
    OpenGame game(situation_of(Power::Ussr, Action::CombatMovement), {},
                  {MoveUnits{.units = {{Unit::Infantry, 1}}, .from = from, .to = to, .path = {}},
                   MoveUnits{.units = {{Unit::Infantry, 1}}, .from = from, .to = to, .path = {}}});
    auto& hand = game.hand;
    const Resized resized(hand.frame(), wxSize(1240, 690)); // no larger than a laptop shows
    wait_until([] { return false; }, 100);
    hand.page(WXK_F5, "turn");
    hand.type("move.from", "russia");
    hand.type("move.to", "ukraine");
    auto& counts = dynamic_cast<app::CountList&>(hand.see("move.count"));
    hand.see("move.count.fighter");
    const auto all_seen = [&] { return counts.GetClientSize().GetHeight() >= counts.whole_height() - hand.frame().FromDIP(4); };
    INFO(counts.GetClientSize().GetHeight() << " of " << counts.whole_height());
    CHECK(wait_until(all_seen, 2000));
    const auto& battles = dynamic_cast<app::CardList&>(hand.see("turn.battles"));
    CHECK(battles.GetClientSize().GetHeight() >= battles.place_of(0).GetBottom());
    for (const auto& fault : faults_in(hand.see("turn"))) {
        FAIL_CHECK(fault);
    }
}

TEST_CASE("what was entered says from where to where", "[axis_allies][window][evening]") {
    OpenGame game(
        situation_of(Power::Ussr, Action::CombatMovement), {},
        {MoveUnits{.units = {{Unit::Infantry, 2}}, .from = test::space("caucasus"), .to = test::space("ukraine_ssr"), .path = {}}});
    game.hand.page(WXK_F5, "turn");
    const auto& entered = dynamic_cast<app::CardList&>(game.hand.see("turn.entered"));
    REQUIRE(entered.rows().size() == 1);
    CHECK(entered.rows().front().words == wxString{L"2  Caucasus \u2192 Ukraine S.S.R."});
}

TEST_CASE("a line that was refused is said once, and goes when something else is booked", "[axis_allies][window][evening][entry_line]") {
    OpenGame game(situation_of(Power::Ussr, Action::ResearchAndPurchase));
    auto& hand = game.hand;
    hand.key('E', wxMOD_CONTROL);
    auto& line = dynamic_cast<wxTextCtrl&>(hand.see("entry.line"));
    REQUIRE(wait_until([&] { return line.HasFocus(); }));
    type_at("buy 99 infantry", 8);
    hand.see("entry.preview");
    hand.key(WXK_RETURN);
    REQUIRE(game.refused_with("P-02"));
    CHECK(wait_until([] { return !wxWindow::FindWindowByName("entry.preview")->IsShown(); })); // the notice says it
    CHECK(line.GetValue() == "buy 99 infantry");                                               // to be put right
    hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return hand.session().state().turn.action == Action::CombatMovement; }));
    CHECK(wait_until([&] { return line.IsEmpty(); }));
    CHECK(hand.notice().empty());
}

TEST_CASE("the gun that fires stands in its column", "[axis_allies][window][evening][rule:C-143]") {
    OpenGame game(
        situation_of(Power::Germany, Action::CombatMovement), {},
        {MoveUnits{
             .units = {{Unit::Bomber, 1}}, .from = test::space("germany"), .to = test::space("united_kingdom"), .path = {}, .raid = true},
         EndAction{}, BeginBattle{.space = test::space("united_kingdom"), .raid = true, .forces = {}}});
    game.hand.page(WXK_F6, "battle");
    const auto& board = columns_of(game.hand);
    const auto lit = board.firing();
    REQUIRE(lit);
    using Row = app::aa::BattleColumns::Piece::Row;
    CHECK(lit->rows == std::vector{Row::Defenders});
    CHECK(std::ranges::any_of(board.pieces(), [&](const auto& piece) {
        return piece.row == Row::Defenders && piece.column == lit->column && piece.unit == Unit::AaGun && piece.owner == Power::Uk;
    }));
}

TEST_CASE("defenders in the casualty line are lit while they fire", "[axis_allies][window][evening][rule:C-07]") {
    auto commands = battle_for_caucasus();
    commands.emplace_back(Fire{.dice = evening_dice({1, 1, 1}), .power = {}, .column = {}});
    commands.emplace_back(TakeLosses{.losses = {{.power = Power::Ussr, .unit = Unit::Infantry, .count = 3}}});
    OpenGame game(situation_of(Power::Germany, Action::CombatMovement), {}, commands);
    game.hand.page(WXK_F6, "battle");
    const auto lit = columns_of(game.hand).firing();
    REQUIRE(lit);
    using Row = app::aa::BattleColumns::Piece::Row;
    CHECK(lit->column == 2);
    CHECK(std::ranges::count(lit->rows, Row::CasualtyLine) == 1);
}

TEST_CASE("a throw that is taken back stands in the field again, and one face is changed", "[axis_allies][window][evening][dice]") {
    OpenGame game(situation_of(Power::Germany, Action::CombatMovement), {}, battle_for_caucasus());
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    hand.type("battle.dice.keys", "166");
    REQUIRE(wait_until([&] { return hand.session().state().battle->owed.has_value(); }));
    look_up();
    const auto entries = hand.entries();
    hand.key('Z', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return hand.entries() == entries + 1; }));
    CHECK(wait_until([&] { return typed_dice_of(hand) == "166"; }));
    look_up();
    type_at("2", 8); // in the place of the last
    CHECK(wait_until([&] { return typed_dice_of(hand) == "162"; }));
    CHECK(hand.entries() == entries + 1); // nobody has said yes
    look_up();
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.entries() == entries + 2; }));
    CHECK(hand.session().file().entries(entries + 2, entries + 2).front().command.find("[1,6,2]") != std::string::npos);
}

TEST_CASE("other colours leave a throw that is half typed as it is", "[axis_allies][window][evening][dice]") {
    OpenGame game(situation_of(Power::Germany, Action::CombatMovement), {}, battle_for_caucasus());
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    hand.type("battle.dice.keys", "16");
    REQUIRE(wait_until([&] { return typed_dice_of(hand) == "16"; }));
    for (int times = 0; times < 2; ++times) { // and back
        hand.choose("&View", "Colours for every e&ye, with patterns");
        look_up();
        CHECK(typed_dice_of(hand) == "16");
    }
}

TEST_CASE("a crowded space shows its strongest piece and how many there are", "[axis_allies][window][board][evening]") {
    BoardGame game;
    game.canvas().whole_board();
    game.settle();
    const auto germany = game.canvas().rest_of(BoardGame::space("germany").index);
    REQUIRE(germany);
    CHECK_FALSE(germany->picture.icon.empty());
    CHECK(germany->picture.colour.IsOk());
    int pieces = 0;
    for (const auto& stack : game.hand.session().state().stacks) {
        pieces += stack.space == BoardGame::space("germany") ? stack.count : 0;
    }
    long many = 0; // all of them, or "+" those that have no place
    REQUIRE((germany->number.Contains("+") ? germany->number.AfterFirst('+') : germany->number).ToLong(&many));
    CHECK((germany->number.Contains("+") ? many > 1 && many < pieces : many == pieces));
    for (std::size_t space = 0; space < game_tables()->spaces.size(); ++space) {
        if (const auto rest = game.canvas().rest_of(space)) {
            INFO(game_tables()->spaces[space].id);
            CHECK_FALSE(rest->picture.icon.empty()); // never a bare number
        }
    }
}

TEST_CASE("in the smallest window every account says what its power makes", "[axis_allies][window][evening]") {
    OpenGame game;
    const Resized resized(game.hand.frame(), wxSize(1024, 660));
    wait_until([] { return false; }, 100);
    const auto& strip = dynamic_cast<app::AccountStrip&>(game.hand.see("accounts"));
    REQUIRE(strip.accounts().size() == 5);
    for (std::size_t account = 0; account < strip.accounts().size(); ++account) {
        const auto [beside, below] = strip.words_of(account);
        INFO(app::to_utf8(beside) << " / " << app::to_utf8(below));
        CHECK_FALSE(strip.accounts()[account].detail.empty());
        CHECK((beside + below).Contains(strip.accounts()[account].detail));
    }
}

TEST_CASE("a landing over sea is one wish: the transport that lies ready is offered",
          "[axis_allies][window][evening][rule:M-100][rule:M-102]") {
    OpenGame game(situation_of(Power::Uk, Action::CombatMovement));
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    hand.type("move.from", "eastern_canada");
    hand.type("move.to", "western_europe");
    hand.type("move.count.armor", "1");
    hand.click("move.book");
    hand.see("notice.act");
    CHECK(hand.entries() == 1);
    hand.click("notice.act");
    REQUIRE(wait_until([&] { return hand.entries() == 4; })); // aboard, away, ashore
    const auto pending = pending_battles(hand.session().state());
    CHECK(std::ranges::any_of(pending, [](const PendingBattle& battle) {
        return battle.space == test::space("western_europe") && battle.kind == BattleKind::Land;
    }));
    CHECK(wait_until([&] { return dynamic_cast<app::NameField&>(hand.see("move.from")).GetValue().empty(); }));
}

TEST_CASE("a name that ends with a full stop ends its sentence", "[window][evening]") {
    const auto names = [](std::string_view, std::string_view) { return wxString{"Ukraine S.S.R."}; };
    CHECK(app::translate({"It stands in {space}.", {{"space", "@space:x"}}}, names) == "It stands in Ukraine S.S.R.");
    CHECK(app::translate({"It stands in {space}...", {{"space", "there"}}}, names) == "It stands in there...");
    CHECK(app::translate({"Note: {text}", {{"text", "see ../a"}}}, names) == "Note: see ../a"); // as it was typed
}

TEST_CASE("the review begins below a notice that stands", "[axis_allies][window][evening]") {
    OpenGame game(situation_of(Power::Ussr, Action::ResearchAndPurchase));
    auto& hand = game.hand;
    hand.type("entry.line", "buy 99 infantry");
    hand.key(WXK_RETURN);
    REQUIRE(game.refused_with("P-02"));
    hand.review();
    const auto& log = hand.see("log");
    const auto* const notice = wxWindow::FindWindowByName("notice", &hand.frame());
    REQUIRE(notice != nullptr);
    CHECK(wait_until([&] { return !notice->IsShown() || log.GetScreenRect().y > notice->GetScreenRect().GetBottom(); }));
}
