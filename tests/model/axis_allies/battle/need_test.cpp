// What is needed, of the pieces of several powers.

#include "model/axis_allies/battle/need.hpp"

#include "model/axis_allies/battle/outlook.hpp"
#include "model/axis_allies/need_form.hpp"
#include "tests/model/axis_allies/asking.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;

namespace {

/// Infantry of two powers in a space, against armor.
PiecesQuestion question() {
    const auto pieces = [](Power power, Unit unit, int count, int hit, int cost) {
        return BattlePieces{.power = power, .unit = unit, .count = count, .hit = hit, .dice = 1, .cost = core::Money{cost}};
    };
    PiecesQuestion found;
    found.battle.attackers = {pieces(Power::Germany, Unit::Armor, 3, 3, 5)};
    found.battle.defenders = {pieces(Power::Usa, Unit::Infantry, 1, 2, 3), pieces(Power::Uk, Unit::Infantry, 1, 2, 3)};
    found.side = Side::Defender;
    found.further = {{.pieces = pieces(Power::Uk, Unit::Infantry, 4, 2, 3), .price = core::Money{3}},
                     {.pieces = pieces(Power::Uk, Unit::Fighter, 1, 4, 12), .price = core::Money{12}}};
    found.money = core::Money{20};
    found.chance = 0.9;
    return found;
}

} // namespace

TEST_CASE("further pieces stand with those of their power and kind, and none where none is added", "[axis_allies][odds]") {
    const auto asked = question();
    const auto battle = with_pieces(asked, {2, 0});
    REQUIRE(battle.defenders.size() == 2);
    CHECK(battle.defenders[0].count == 1); // American
    CHECK(battle.defenders[1].count == 3);
    CHECK(battle.attackers == asked.battle.attackers);
    const auto more = with_pieces(asked, {0, 1});
    REQUIRE(more.defenders.size() == 3);
    CHECK(more.defenders[1].count == 1);
    CHECK(more.defenders[2].unit == Unit::Fighter);
}

TEST_CASE("without anything to add, or money for it, that is said and nothing is proposed", "[axis_allies][odds]") {
    odds::Workspace workspace;
    const auto says = [&](const PiecesQuestion& asked) {
        const auto found = pieces_needed(asked, workspace);
        CHECK_FALSE(found.refused);
        CHECK(found.counts == std::vector<int>(asked.further.size(), 0));
        CHECK(found.price == 0);
        return found.none ? core::fill(found.none->id, *found.none) : std::string{};
    };
    auto asked = question();
    asked.money = core::Money{0};
    CHECK(says(asked) == "There is no money to add anything.");
    asked.money = core::Money{20};
    asked.further.clear();
    CHECK(says(asked) == "There is nothing that could be added.");
    asked.chance = 0.001; // what is there holds as often as that
    CHECK(says(asked).empty());
}

TEST_CASE("what is needed is asked by space, before combat movement too, and answered in sentences", "[axis_allies][odds][forms]") {
    auto board = tests::playing(Power::Germany, Action::ResearchAndPurchase, 12);
    board.put("germany", Power::Germany, Unit::Infantry, 4).put("germany", Power::Germany, Unit::Armor, 1);
    board.put("eastern_europe", Power::Ussr, Unit::Infantry, 1);
    const auto says = [&](const core::FormValues& values) {
        std::vector<std::string> sentences;
        for (const auto& each : need(board.state, values)) {
            sentences.push_back(to_english(*board.state.tables, each));
        }
        return sentences;
    };
    const auto offered = [&](const core::FormValues& values, const char* key) {
        std::vector<std::string> ids;
        const auto form = need_form(board.state, values);
        const auto field = std::ranges::find(form.fields, key, &core::FormField::key);
        for (const auto& each : field == form.fields.end() ? std::vector<core::FormChoice>{} : field->choices) {
            ids.push_back(each.id);
        }
        return ids;
    };
    const auto takes = offered({}, "space");
    const auto holds = offered({{"wish", "hold"}}, "space");
    for (const auto* const enemy : {"eastern_europe", "karelia_ssr", "china"}) {
        CHECK(std::ranges::count(takes, enemy) == 1);
        CHECK(std::ranges::count(holds, enemy) == 0);
    }
    for (const auto* const own : {"germany", "japan"}) {
        CHECK(std::ranges::count(takes, own) == 0);
        CHECK(std::ranges::count(holds, own) == 1);
    }
    CHECK(offered({}, "against").empty());
    CHECK(offered({{"wish", "hold"}}, "against") == std::vector<std::string>{"uk", "usa", "ussr"});

    const auto question = pieces_question(board.state, board.at("eastern_europe"), std::nullopt, 0.5);
    odds::Workspace workspace;
    const auto found = pieces_needed(question, workspace);
    REQUIRE_FALSE(found.none);
    REQUIRE(found.price > 0);
    const auto taken = says({{"space", "eastern_europe"}, {"chance", "50"}});
    REQUIRE(taken.size() == 2);
    CHECK(taken[0] == "With what attacks it now, Eastern Europe is taken with a chance of 0 %.");
    CHECK(taken[1].ends_with(" more, worth " + std::to_string(found.price) + " IPC, it is " + odds::percent(found.chance) +
                             " %: the cheapest that suffices."));
    board.put("eastern_europe", Power::Ussr, Unit::Infantry, 40);
    REQUIRE(says({{"space", "eastern_europe"}}).size() == 2);
    CHECK(says({{"space", "eastern_europe"}})[1].starts_with("Nothing that could be added gives 80 %; the most is "));
    const auto held = says({{"wish", "hold"}, {"space", "germany"}, {"against", "ussr"}, {"chance", "1"}});
    REQUIRE(held.size() == 2);
    CHECK(held[0].starts_with("As it stands Germany is held with a chance of "));
    CHECK(says({}) == std::vector<std::string>{"Say which space is meant, and whom it is to be held against."});
    CHECK(says({{"wish", "hold"}, {"space", "germany"}, {"against", "japan"}}) ==
          std::vector<std::string>{"Say which space is meant, and whom it is to be held against."});
    std::stop_source stopped;
    stopped.request_stop();
    CHECK(need(board.state, {{"space", "eastern_europe"}}, stopped.get_token()).empty());
}

// What spaces could be taken or held with while a purchase is thought of: what comes of it when it is done.

namespace {

tests::Board before_purchase() {
    auto board = tests::playing(Power::Germany, Action::ResearchAndPurchase, 30);
    board.put("germany", Power::Germany, Unit::IndustrialComplex, 1);
    board.put("germany", Power::Germany, Unit::Infantry, 3).put("germany", Power::Germany, Unit::Armor, 1);
    board.put("eastern_europe", Power::Ussr, Unit::Infantry, 2).put("eastern_europe", Power::Ussr, Unit::Armor, 1);
    return board;
}

std::optional<Outlook> seen_at(const std::vector<Outlook>& all, SpaceId space) {
    const auto found = std::ranges::find(all, space, &Outlook::space);
    return found == all.end() ? std::nullopt : std::optional{*found};
}

double taken(const BattleQuestion& battle) {
    odds::Workspace workspace;
    odds::Odds odds;
    odds::Taking found;
    REQUIRE_FALSE(taking(battle, workspace, odds, found));
    return found.taken;
}

} // namespace

TEST_CASE("a space can be taken with what attacks it once everything in reach has moved there", "[axis_allies][odds][rule:C-01]") {
    auto board = before_purchase();
    const auto east = board.at("eastern_europe");
    const auto seen = seen_at(outlook(board.state, {}), east);
    REQUIRE(seen);
    CHECK_FALSE(seen->against);
    CHECK(seen->with_purchase == seen->chance);
    board.state.turn.action = Action::CombatMovement;
    board.play(tests::move(board, "germany", "eastern_europe", {{Unit::Infantry, 3}, {Unit::Armor, 1}}));
    CHECK(seen->chance == Approx(taken(question_of(board.state, east))));
    CHECK(seen->chance > 0.1);
    CHECK(seen->chance < 0.9);
}

TEST_CASE("a space is held with what is there, and better with the purchase when it is placed", "[axis_allies][odds][rule:L-02]") {
    auto board = before_purchase();
    const auto germany = board.at("germany");
    const auto all = outlook(board.state, {{Unit::Infantry, 4}, {Unit::AaGun, 1}, {Unit::Transport, 1}});
    const auto seen = seen_at(all, germany);
    REQUIRE(seen);
    CHECK(seen->against == Power::Ussr);
    CHECK(seen->chance == Approx(1 - taken(threat_to(board.state, germany, Power::Ussr))));
    const auto words = to_english(*board.state.tables, in_words(*seen));
    const auto percent = [&](double chance) { return to_english(*board.state.tables, {"{n}", {{"n", odds::percent(chance)}}}); };
    CHECK(words == "Held against U.S.S.R. with a chance of " + percent(seen->chance) + " %, and of " + percent(seen->with_purchase) +
                       " % with this purchase there.");
    board.put("germany", Power::Germany, Unit::Infantry, 4); // which cannot be more than it is
    CHECK(seen->with_purchase == Approx(1 - taken(threat_to(board.state, germany, Power::Ussr))));
    CHECK(seen->with_purchase > seen->chance + 0.05);
    CHECK_FALSE(seen_at(all, board.at("japan"))); // not its own
    for (const auto& each : all) {
        CHECK(each.with_purchase >= each.chance);
    }
}

TEST_CASE("no more of a purchase helps than its complex has room for, and nothing where it cannot be placed",
          "[axis_allies][odds][rule:L-07]") {
    auto board = tests::playing(Power::Germany, Action::ResearchAndPurchase, 60);
    const auto karelia = board.at("karelia_ssr");
    board.control("karelia_ssr", Power::Germany);
    board.put("karelia_ssr", Power::Germany, Unit::IndustrialComplex, 1).put("karelia_ssr", Power::Germany, Unit::Infantry, 1);
    board.put("russia", Power::Ussr, Unit::Armor, 4);
    board.put("ukraine_ssr", Power::Germany, Unit::Infantry, 1).control("ukraine_ssr", Power::Germany);
    const auto value = (*board.state.tables)[karelia].value.amount;
    const auto some = seen_at(outlook(board.state, {{Unit::Infantry, static_cast<int>(value)}}), karelia);
    const auto many = seen_at(outlook(board.state, {{Unit::Infantry, static_cast<int>(value) + 5}}), karelia);
    REQUIRE(some);
    REQUIRE(many);
    CHECK(many->with_purchase == some->with_purchase);
    CHECK(some->with_purchase > some->chance);
    const auto ukraine = seen_at(outlook(board.state, {{Unit::Infantry, 3}}), board.at("ukraine_ssr"));
    REQUIRE(ukraine);
    CHECK(ukraine->with_purchase == ukraine->chance); // no complex
    std::stop_source stopped;
    stopped.request_stop();
    CHECK(outlook(board.state, {}, stopped.get_token()).empty());
}
