// The one-line entry of the banker: what a line means, how it goes on, and that Enter books it.

#include "app/axis_allies/map/board_page.hpp"
#include "app/axis_allies/typed/entry.hpp"
#include "app/board/canvas.hpp"
#include "model/axis_allies/meta.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/stattext.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

State begun(Power power = Power::Japan) {
    BeginGame begin;
    begin.situation.power = power;
    auto state = Game::empty(game_tables());
    const auto verdict = decide(state, begin);
    for (const auto& event : core::acceptance(verdict).events) {
        state = apply(std::move(state), event);
    }
    return state;
}

std::string said(const std::string& line) {
    const auto meaning = typed::aa::read_entry(line, begun(), app::tongue());
    CHECK_FALSE(meaning.command);
    return meaning.complaint;
}

template <class T> T meant(const std::string& line) {
    const auto meaning = typed::aa::read_entry(line, begun(), app::tongue());
    INFO(line << ": " << meaning.complaint);
    REQUIRE(meaning.command);
    REQUIRE(std::holds_alternative<T>(*meaning.command));
    return std::get<T>(*meaning.command);
}

bool goes_on(const std::string& line, const std::string& whole) {
    const auto lines = typed::aa::completions_of(line, begun(), app::tongue());
    return std::ranges::find(lines, whole) != lines.end();
}

} // namespace

TEST_CASE("a typed line is a purchase, a capture, a payment or a placement", "[axis_allies][window][entry_line]") {
    CHECK(meant<BuyUnits>("japan buys 1 fighter 1 submarine").units == std::vector<UnitCount>{{Unit::Fighter, 1}, {Unit::Submarine, 1}});
    CHECK(meant<BuyUnits>("Buys 2 INF, 1 aircraft car").units == std::vector<UnitCount>{{Unit::Infantry, 2}, {Unit::Carrier, 1}});
    CHECK(meant<BuyUnits>("buys 2 fighters").units == std::vector<UnitCount>{{Unit::Fighter, 2}});
    CHECK(begun().tables->operator[](meant<Capture>("japan takes manch").space).id == "manchuria");
    CHECK(begun().tables->operator[](meant<Capture>("japan takes cuba").space).id == "west_indies");
    const auto paid = meant<Pay>("uk pays 5");
    CHECK(paid.from == Power::Uk);
    CHECK_FALSE(paid.to);
    CHECK(paid.amount == core::Money{5});
    CHECK(paid.purpose == "uk pays 5");
    CHECK(meant<Pay>("uk pays 5 to united states").to == Power::Usa);
    CHECK(meant<Pay>("germany receives 12").to == Power::Germany);
    const auto placed = meant<PlaceUnits>("places 2 infantry in japan");
    CHECK(begun().tables->operator[](placed.space).id == "japan");
    CHECK(placed.units == std::vector<UnitCount>{{Unit::Infantry, 2}});
}

TEST_CASE("a typed line is a move, a landing, a throw or any other entry", "[axis_allies][window][entry_line]") {
    const auto& tables = *begun().tables;
    const auto moved = meant<MoveUnits>("move 3 inf 1 fig manch > kwang");
    CHECK(moved.units == std::vector<UnitCount>{{Unit::Infantry, 3}, {Unit::Fighter, 1}});
    CHECK(tables[moved.from].id == "manchuria");
    CHECK(tables[moved.to].id == "kwangtung");
    CHECK(moved.path.empty());
    // From a place of the power's own; to one that is near; each arrow leads on.
    const auto flown = meant<MoveUnits>("japan moves 1 bomber from jap to sz_japan > manchuria");
    CHECK(flown.path.size() == 3);
    CHECK(tables[flown.from].id == "japan");
    CHECK(meant<LoadTransport>("move 2 infantry japan > sz_japan").units == std::vector<UnitCount>{{Unit::Infantry, 2}});
    CHECK(tables[meant<UnloadTransport>("move infantry sz_japan > japan").to].id == "japan");
    CHECK(meant<MoveUnits>("move all japan > manchuria").units.size() >= 3);
    CHECK(meant<MoveUnits>("raid 1 bomber japan > soviet far east").raid);
    CHECK(meant<Research>("research 1 4 6").dice.faces == std::vector{1, 4, 6});
    CHECK(meant<Research>("research 146").dice.faces == std::vector{1, 4, 6});
    CHECK(meant<Fire>("throw 665").dice.faces == std::vector{6, 6, 5});
    CHECK(tables[meant<BeginBattle>("fight caucasus").space].id == "caucasus");
    CHECK(tables[*meant<Retreat>("retreat manchuria").to].id == "manchuria");
    meant<PressOn>("press on");
    meant<CollectIncome>("collect");
    CHECK(typed::aa::read_entry("next", begun(), app::tongue()).act == typed::Act::Next);
    CHECK(typed::aa::read_entry("undo", begun(), app::tongue()).act == typed::Act::Undo);
    CHECK(typed::aa::read_entry("redo", begun(), app::tongue()).act == typed::Act::Redo);
}

TEST_CASE("a line that means nothing is answered with what to type", "[axis_allies][window][entry_line]") {
    CHECK(said("japan").find("move 3 inf") != std::string::npos); // what it knows
    CHECK(said("japan").find("undo") != std::string::npos);
    CHECK(said("atlantis pays 5").find("no power; known are: U.S.S.R.") != std::string::npos);
    CHECK(said("uk pays").find("whole number") != std::string::npos);
    CHECK(said("uk pays -5").find("whole number") != std::string::npos);
    CHECK(said("uk pays 99999999999999999999").find("whole number") != std::string::npos);
    CHECK(said("germany buys 1 infantry").find("turn of Japan") != std::string::npos);
    CHECK(said("japan buys").find("Expected one of: Infantry") != std::string::npos);
    CHECK(said("japan buys 3 zeppelin").find("no piece") != std::string::npos);
    CHECK(said("japan buys 0 infantry").find("no number") != std::string::npos);
    CHECK(said("japan takes atlantis").find("no space") != std::string::npos);
    CHECK(said("places 1 infantry").find("which space") != std::string::npos);
    CHECK(said("move 2 infantry").find("from where to where") != std::string::npos);
    CHECK(said("move 2 zeppelins japan > manchuria").find("no piece") != std::string::npos);
    CHECK(said("research 1 7").find("1 to 6, not 7") != std::string::npos);
    CHECK(said("lose 2 infantry").find("No losses") != std::string::npos);
}

TEST_CASE("a line is completed with powers, verbs, pieces and territories", "[axis_allies][window][entry_line]") {
    CHECK(goes_on("ja", "japan"));
    CHECK(goes_on("japan b", "japan buys"));
    CHECK(goes_on("japan buys 1 fi", "japan buys 1 fighter"));
    CHECK(goes_on("japan buys 1 fighter 2 sub", "japan buys 1 fighter 2 submarine"));
    CHECK(goes_on("japan takes cauc", "japan takes caucasus"));
    CHECK(goes_on("japan places 1 infantry in jap", "japan places 1 infantry in japan"));
    CHECK_FALSE(goes_on("japan buys 1 zep", "japan buys 1 zeppelin"));
    CHECK(goes_on("mov", "moves"));
    CHECK(goes_on("moves 2 inf", "moves 2 infantry"));
    CHECK(goes_on("moves 2 infantry man", "moves 2 infantry manchuria"));
    CHECK(goes_on("moves 2 infantry manchuria > kwan", "moves 2 infantry manchuria > kwangtung"));
}

TEST_CASE("Enter in the quick entry books the line", "[axis_allies][window][entry_line]") {
    OpenGame game({.power = Power::Japan});
    auto& hand = game.hand;
    hand.key('E', wxMOD_CONTROL);
    hand.type("entry.line", "japan buys 1 fighter");
    hand.key(WXK_ESCAPE);
    hand.type("entry.line", "japan buys 1 fighter");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.entries() == 2; }));
    CHECK(hand.session().state().powers[Power::Japan].waiting[Unit::Fighter] == 1);
    hand.type("entry.line", "japan buys 9 battleship");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.notice().Contains("P-"); }));
    CHECK(hand.entries() == 2);
}

TEST_CASE("the line says what it would book, draws it on the board, and goes on or takes back", "[axis_allies][window][entry_line]") {
    OpenGame game({.power = Power::Japan, .action = Action::CombatMovement});
    auto& hand = game.hand;
    const auto before = [] {
        auto* const text = dynamic_cast<wxStaticText*>(wxWindow::FindWindowByName("entry.preview"));
        REQUIRE(text != nullptr);
        auto words = text->IsShown() ? text->GetLabelText() : wxString{};
        words.Replace("\n", " ");
        return words;
    };
    hand.key('E', wxMOD_CONTROL);
    hand.type("entry.line", "move 1 inf manch > atlantis");
    CHECK(wait_until([&] { return before().Contains("\"atlantis\" is no space"); }));
    hand.type("entry.line", "move 1 inf manch > china");
    CHECK(wait_until([&] { return before().Contains("Manchuria") && before().Contains("China"); }));
    CHECK(dynamic_cast<app::aa::BoardPage&>(*wxWindow::FindWindowByName("board")).canvas().way().size() == 2);
    CHECK(hand.entries() == 1);
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.entries() == 2; }));
    CHECK(before().empty());
    hand.type("entry.line", "undo");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.entries() == 3; }));
    CHECK(count_of(hand.session().state(), space("china"), Power::Japan, Unit::Infantry) == 0);
    hand.type("entry.line", "next");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.session().state().turn.action == Action::Combat; }));
}
