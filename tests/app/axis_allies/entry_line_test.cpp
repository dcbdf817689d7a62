// The one-line entry of the banker: what a line means, how it goes on, and that Enter books it.

#include "app/axis_allies/turn/entry_line.hpp"
#include "model/axis_allies/meta.hpp"
#include "tests/app/axis_allies/open_game.hpp"

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
    const auto meaning = app::aa::read_entry(app::to_wx(line), begun());
    CHECK_FALSE(meaning.command);
    return app::to_utf8(meaning.complaint);
}

template <class T> T meant(const std::string& line) {
    const auto meaning = app::aa::read_entry(app::to_wx(line), begun());
    INFO(line << ": " << app::to_utf8(meaning.complaint));
    REQUIRE(meaning.command);
    REQUIRE(std::holds_alternative<T>(*meaning.command));
    return std::get<T>(*meaning.command);
}

bool goes_on(const std::string& line, const std::string& whole) {
    const auto lines = app::aa::completions_of(app::to_wx(line), begun());
    return std::ranges::find(lines, app::to_wx(whole)) != lines.end();
}

} // namespace

TEST_CASE("a typed line is a purchase, a capture, a payment or a placement", "[axis_allies][window][entry_line]") {
    CHECK(meant<BuyUnits>("japan buys 1 fighter 1 submarine").units == std::vector<UnitCount>{{Unit::Fighter, 1}, {Unit::Submarine, 1}});
    CHECK(meant<BuyUnits>("Buys 2 INF, 1 aircraft car").units == std::vector<UnitCount>{{Unit::Infantry, 2}, {Unit::Carrier, 1}});
    CHECK(meant<BuyUnits>("buys 2 fighters").units == std::vector<UnitCount>{{Unit::Fighter, 2}});
    CHECK(begun().tables->operator[](meant<Capture>("japan takes manch").space).id == "manchuria");
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

TEST_CASE("a line that means nothing is answered with what to type", "[axis_allies][window][entry_line]") {
    CHECK(said("japan").find("who does what") != std::string::npos);
    CHECK(said("atlantis pays 5").find("no power") != std::string::npos);
    CHECK(said("uk pays").find("whole number") != std::string::npos);
    CHECK(said("uk pays -5").find("whole number") != std::string::npos);
    CHECK(said("uk pays 99999999999999999999").find("whole number") != std::string::npos);
    CHECK(said("germany buys 1 infantry").find("turn of Japan") != std::string::npos);
    CHECK(said("japan buys").find("how many") != std::string::npos);
    CHECK(said("japan buys 3 zeppelin").find("no piece") != std::string::npos);
    CHECK(said("japan buys 0 infantry").find("no piece") != std::string::npos);
    CHECK(said("japan takes atlantis").find("no space") != std::string::npos);
    CHECK(said("places 1 infantry").find("which space") != std::string::npos);
}

TEST_CASE("a line is completed with powers, verbs, pieces and territories", "[axis_allies][window][entry_line]") {
    CHECK(goes_on("ja", "japan"));
    CHECK(goes_on("japan b", "japan buys"));
    CHECK(goes_on("japan buys 1 fi", "japan buys 1 fighter"));
    CHECK(goes_on("japan buys 1 fighter 2 sub", "japan buys 1 fighter 2 submarine"));
    CHECK(goes_on("japan takes cauc", "japan takes caucasus"));
    CHECK(goes_on("japan places 1 infantry in jap", "japan places 1 infantry in japan"));
    CHECK_FALSE(goes_on("japan buys 1 zep", "japan buys 1 zeppelin"));
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
