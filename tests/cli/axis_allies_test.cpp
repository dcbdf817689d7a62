// What a game of Axis & Allies is asked from the command line: the questions of its page, and each answer against the deciders.

#include "app/cli/axis_allies/game.hpp"
#include "app/cli/odds.hpp"
#include "db/codec/axis_allies/json.hpp"
#include "tests/cli/asked_game.hpp"
#include "tests/cli/page.hpp"
#include "tests/model/axis_allies/asking.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <cmath>

using namespace intendant;
using namespace intendant::test;
using namespace intendant::axis_allies;
using axis_allies::tests::Board;
using axis_allies::tests::playing;

namespace {

db::Json ask(const State& state, const db::Json& question) { return cli::Terminal<Game>::answer(state, question); }

std::vector<SpaceId> all_spaces(const State& state) {
    std::vector<SpaceId> all;
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        all.push_back({static_cast<std::uint8_t>(i)});
    }
    return all;
}

bool without_a_word(const State& state, const Command& command) {
    const auto verdict = decide(state, command);
    return !core::refused(verdict) && core::acceptance(verdict).warnings.empty();
}

db::Json ids(const State& state, const std::vector<SpaceId>& spaces) { return db::to_json(*state.tables, spaces); }

double number(const db::Json& text) { return std::stod(text.get<std::string>()); }

/// The books after each entry of a sample turn in which that action is played.
std::vector<State> moments(const std::string& sample, Action action) {
    const auto game = played(text_of(INTENDANT_SOURCE_DIR "/docs/samples/" + sample + ".jsonl"));
    std::vector<State> found;
    for (std::int64_t seq = 1; seq <= game.file().last_seq(); ++seq) {
        auto state = game.state_at(seq);
        if (state.turn.action == action && !state.battle) {
            found.push_back(std::move(state));
        }
    }
    return found;
}

} // namespace

TEST_CASE("each question on the page of Axis & Allies is answered, and a wrong one with a sentence that says what is asked of it",
          "[cli][axis_allies][ask][commands_page][bad_input]") {
    const AskedGame game(R"({"type": "begin", "situation": {"power": "germany", "action": "combat_movement"}})");
    CHECK(game.answers(examples(text_of(INTENDANT_SOURCE_DIR "/docs/commands.md"), "Questions")) == 5);
    game.refuses(
        {{R"({"ask": "weather"})", "ask: one of 'reach', 'landing_places', 'odds', 'need', 'what_may_be_placed' is expected"},
         {"{}", "ask: one of 'reach'"},
         {"[]", "an object { } is expected"},
         {R"({"ask": "reach", "who": "uk"})", "who: is not known here; 'reach' is asked with 'units', 'from', 'to', 'aboard', 'raid'"},
         {R"({"ask": "reach", "from": "germany"})", "units: is missing; 'reach' is asked with"},
         {R"({"ask": "reach", "units": {"armor": 99}, "from": "germany"})", "a number from 1 to that is expected"},
         {R"({"ask": "reach", "units": {"armor": 1}, "from": "atlantis"})", "no space called 'atlantis'"},
         {R"({"ask": "landing_places", "unit": "armor", "space": "germany"})", "no other piece lands"},
         {R"({"ask": "landing_places", "unit": "fighter", "space": "brazil"})", "say with 'left'"},
         {R"({"ask": "landing_places", "unit": "fighter", "space": "brazil", "left": -1})", "from 0 to 99"},
         {R"({"ask": "odds", "from": "germany"})", "a move is asked for with 'units', 'from' and 'to'"},
         {R"({"ask": "odds", "space": "brazil", "attacker_losses": "own"})", "one of 'cheapest_first', 'weakest_first', 'keep_land'"},
         {R"({"ask": "what_may_be_placed", "units": {"infantry": 0}})", "from 1 to 999"}});
}

TEST_CASE("what a piece can reach is where its move is booked without a word, of all spaces of the board",
          "[cli][axis_allies][ask][rule:M-10][rule:M-100]") {
    int compared = 0;
    for (const auto action : {Action::CombatMovement, Action::NonCombatMovement}) {
        for (const auto& state : moments("german_turn", action)) {
            for (const auto& stack : state.stacks) {
                if (stack.owner != state.turn.power || stack.unit == Unit::IndustrialComplex) {
                    continue;
                }
                const std::vector<UnitCount> one{{stack.unit, 1}};
                std::vector<SpaceId> reached;
                for (const auto to : all_spaces(state)) {
                    const bool boards = (*state.tables)[to].sea && is_land(stack.unit);
                    if (to != stack.space && (boards ? without_a_word(state, LoadTransport{.units = one, .from = stack.space, .zone = to})
                                                     : without_a_word(state, MoveUnits{.units = one, .from = stack.space, .to = to}))) {
                        reached.push_back(to);
                    }
                }
                const auto unit = std::string{id_of(stack.unit)};
                const auto from = (*state.tables)[stack.space].id;
                INFO(unit << " from " << from);
                CHECK(ask(state, {{"ask", "reach"}, {"units", {{unit, 1}}}, {"from", from}})["spaces"] == ids(state, reached));
                ++compared;
            }
        }
    }
    CHECK(compared > 100);
}

TEST_CASE("a place that cannot be reached is told with its clause, and one that can with the way", "[cli][axis_allies][ask][rule:M-10]") {
    auto board = playing(Power::Germany, Action::NonCombatMovement);
    board.put("germany", Power::Germany, Unit::Armor, 1);
    const auto to = [&](const char* space) {
        return ask(board.state, {{"ask", "reach"}, {"units", {{"armor", 1}}}, {"from", "germany"}, {"to", space}});
    };
    CHECK(to("eastern_europe") ==
          db::Json{{"reached", true}, {"refused", false}, {"against", db::Json::array()}, {"way", {"germany", "eastern_europe"}}});
    const auto far = to("brazil");
    CHECK(far["reached"] == false);
    CHECK(!far["against"].at(0)["clause"].get<std::string>().empty());
    CHECK(!far["against"].at(0)["why"].get<std::string>().empty());
}

TEST_CASE("an aircraft that may land there may move there after the battles", "[cli][axis_allies][ask][rule:M-58][rule:M-60]") {
    int compared = 0;
    for (const auto& state : moments("german_turn", Action::NonCombatMovement)) {
        for (const auto& stack : state.stacks) {
            if (stack.owner != state.turn.power || !is_aircraft(stack.unit)) {
                continue;
            }
            const auto unit = std::string{id_of(stack.unit)};
            const auto from = (*state.tables)[stack.space].id;
            const auto rows = ask(state, {{"ask", "landing_places"}, {"unit", unit}, {"space", from}})["aircraft"];
            REQUIRE(rows.size() == 1);
            const auto places = rows.at(0)["places"].get<std::set<std::string>>();
            for (const auto to : all_spaces(state)) {
                if (!(*state.tables)[to].sea && to != stack.space) { // at sea a carrier may still come
                    INFO(unit << " from " << from << " to " << (*state.tables)[to].id);
                    const bool named = places.contains((*state.tables)[to].id);
                    CHECK(named == without_a_word(state, MoveUnits{.units = {{stack.unit, 1}}, .from = stack.space, .to = to}));
                    ++compared;
                }
            }
        }
    }
    CHECK(compared > 100);
}

TEST_CASE("the odds of a move are those of the battle that it brings about, and of the same pieces typed by hand",
          "[cli][axis_allies][ask][odds][rule:C-01]") {
    auto board = playing(Power::Germany, Action::CombatMovement);
    board.put("eastern_europe", Power::Germany, Unit::Infantry, 3).put("eastern_europe", Power::Germany, Unit::Armor, 1);
    board.put("karelia_ssr", Power::Ussr, Unit::Infantry, 2);
    const auto before = board.state;
    const auto foreseen =
        ask(board.state, {{"ask", "odds"}, {"units", {{"infantry", 3}, {"armor", 1}}}, {"from", "eastern_europe"}, {"to", "karelia_ssr"}});
    CHECK(board.state == before);
    CHECK(foreseen["against"].empty());
    REQUIRE(foreseen["battles"].size() == 1);
    const auto& battle = foreseen["battles"].at(0);
    CHECK(battle["space"] == "karelia_ssr");
    const auto plain = db::Json::parse(cli::odds_of(
        R"({"kind":"axis_allies","attacker":[{"count":3,"hit":1,"cost":3},{"count":1,"hit":3,"cost":5}],"defender":[{"count":2,"hit":2,"cost":3}]})"));
    CHECK(std::abs(number(battle["win"]) - number(plain["win"])) <= 1e-12);
    CHECK(std::abs(number(battle["draw"]) - number(plain["draw"])) <= 1e-12);
    CHECK(std::abs(number(battle["capture"]) - number(plain["win_with_land"])) <= 1e-12);
    CHECK(std::abs(number(battle["attacker_loses"]["ipc"]) - number(plain["attacker_loss_ipc"])) <= 1e-9);
    CHECK(std::abs(number(battle["defender_loses"]["pieces"]) - (2 - number(plain["defender_units_left"]))) <= 1e-9);

    CHECK(ask(board.state, {{"ask", "odds"}})["battles"].empty());
    board.play(tests::move(board, "eastern_europe", "karelia_ssr", {{Unit::Infantry, 3}, {Unit::Armor, 1}}));
    CHECK(ask(board.state, {{"ask", "odds"}})["battles"] == foreseen["battles"]);
    CHECK(ask(board.state, {{"ask", "odds"}, {"space", "brazil"}})["battles"].empty());
    // One that leads nowhere brings no battle about, and the reason is told.
    const auto nowhere = ask(board.state, {{"ask", "odds"}, {"units", {{"armor", 1}}}, {"from", "karelia_ssr"}, {"to", "brazil"}});
    CHECK(nowhere["battles"].empty());
    CHECK(!nowhere["against"].empty());
}

TEST_CASE("what is needed to take a space is the cheapest of all that can be moved there, and to hold it the cheapest purchase",
          "[cli][axis_allies][ask][odds][rule:C-113][rule:P-02]") {
    auto board = playing(Power::Germany, Action::CombatMovement, 20);
    board.put("eastern_europe", Power::Germany, Unit::Infantry, 4).put("eastern_europe", Power::Germany, Unit::Armor, 2);
    board.put("germany", Power::Germany, Unit::Fighter, 1).put("brazil", Power::Germany, Unit::Armor, 9);
    board.put("karelia_ssr", Power::Ussr, Unit::Infantry, 3);
    const auto odds = [](int infantry, int armor, int fighters, int defending, const std::string& hit_and_cost) {
        return db::Json::parse(cli::odds_of(R"({"kind":"axis_allies","attacker":[{"count":)" + std::to_string(infantry) +
                                            R"(,"hit":1,"cost":3},{"count":)" + std::to_string(armor) + R"(,"hit":3,"cost":5},{"count":)" +
                                            std::to_string(fighters) + R"(,"hit":3,"cost":12,"cls":"air"}],"defender":[{"count":)" +
                                            std::to_string(defending) + hit_and_cost + "}]}"));
    };
    for (const double wanted : {0.5, 0.8, 0.95}) {
        int cheapest = 1000;
        double chance = 0;
        for (int infantry = 0; infantry <= 4; ++infantry) {
            for (int armor = 0; armor <= 2; ++armor) {
                for (int fighters = infantry + armor > 0 ? 0 : 2; fighters <= 1; ++fighters) {
                    const double taken = number(odds(infantry, armor, fighters, 3, R"(,"hit":2,"cost":3)")["win_with_land"]);
                    const int price = 3 * infantry + 5 * armor + 12 * fighters;
                    if (taken >= wanted && (price < cheapest || (price == cheapest && taken > chance))) {
                        cheapest = price;
                        chance = taken;
                    }
                }
            }
        }
        INFO(wanted);
        const auto found = ask(board.state, {{"ask", "need"}, {"space", "karelia_ssr"}, {"chance", wanted}});
        REQUIRE(found.contains("none") == (cheapest == 1000));
        if (!found.contains("none")) {
            CHECK(found["price"] == cheapest);
            CHECK(std::abs(number(found["chance"]) - chance) <= 1e-12);
        }
    }
    // The other way round: everything Soviet in reach comes to Eastern Europe, and infantry is what holds it.
    board.put("karelia_ssr", Power::Ussr, Unit::Armor, 3);
    const auto held = ask(board.state, {{"ask", "need"}, {"space", "eastern_europe"}, {"chance", 0.9}, {"against", "ussr"}});
    REQUIRE(held.contains("pieces"));
    int least = 1000; // of all purchases for 20 IPC
    for (int infantry = 0; 3 * infantry <= 20; ++infantry) {
        for (int armor = 0; 3 * infantry + 5 * armor <= 20; ++armor) {
            for (int fighters = 0; 3 * infantry + 5 * armor + 12 * fighters <= 20; ++fighters) {
                for (int bombers = 0; 3 * infantry + 5 * armor + 12 * fighters + 15 * bombers <= 20; ++bombers) {
                    const auto group = [](int count, int hit, int cost, const char* more) {
                        return R"({"count":)" + std::to_string(count) + R"(,"hit":)" + std::to_string(hit) + R"(,"cost":)" +
                               std::to_string(cost) + more + "}";
                    };
                    const char* const air = R"(,"cls":"air")";
                    const auto lost = db::Json::parse(cli::odds_of(R"({"kind":"axis_allies","attacker":[)" + group(3, 1, 3, "") + "," +
                                                                   group(3, 3, 5, "") + R"(],"defender":[)" +
                                                                   group(4 + infantry, 2, 3, "") + "," + group(2 + armor, 2, 5, "") + "," +
                                                                   group(fighters, 4, 12, air) + "," + group(bombers, 1, 15, air) + "]}"));
                    if (1 - number(lost["win_with_land"]) >= 0.9) {
                        least = std::min(least, 3 * infantry + 5 * armor + 12 * fighters + 15 * bombers);
                    }
                }
            }
        }
    }
    CHECK(held["price"] == least);
    CHECK(held["attackers"].size() == 2);
    CHECK(number(held["before"]) < 0.9);
    CHECK(number(held["chance"]) >= 0.9);
    board.state.powers[Power::Germany].treasury = core::Money{0};
    const auto poor = ask(board.state, {{"ask", "need"}, {"space", "eastern_europe"}, {"chance", 0.9}, {"against", "ussr"}});
    CHECK(poor["none"] == "There is no money to add anything.");
    CHECK_FALSE(poor.contains("pieces"));
    CHECK(ask(board.state, {{"ask", "need"}, {"space", "karelia_ssr"}, {"chance", 1.0}})["none"] ==
          "Dice make nothing certain: ask for a chance below 100 %.");
}

TEST_CASE("what may be placed is what the placement of one piece is booked with, without a word",
          "[cli][axis_allies][ask][rule:L-02][rule:L-03]") {
    int compared = 0;
    for (const auto* const sample : {"german_turn", "japan_turn"}) {
        for (auto& state : moments(sample, Action::Placement)) {
            for (const auto unit : all_units) {
                state.powers[state.turn.power].waiting[unit] = std::max(1, state.powers[state.turn.power].waiting[unit]);
            }
            const auto answer = ask(state, {{"ask", "what_may_be_placed"}});
            REQUIRE(answer["units"].size() == all_units.size());
            for (const auto& row : answer["units"]) {
                const auto unit = db::from_json<Unit>(*state.tables, row["unit"]);
                std::vector<SpaceId> spaces;
                for (const auto space : all_spaces(state)) {
                    if (without_a_word(state, PlaceUnits{.units = {{unit, 1}}, .space = space})) {
                        spaces.push_back(space);
                    }
                }
                INFO(sample << ": " << row["unit"]);
                CHECK(row["spaces"] == ids(state, spaces));
                ++compared;
            }
        }
    }
    CHECK(compared >= 2 * static_cast<int>(all_units.size()));
}
