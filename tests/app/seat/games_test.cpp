#include "app/afrika_korps/drawing/hex_drawing.hpp"
#include "app/empire_of_the_sun/drawing/hex_drawing.hpp"
#include "app/seat/page_json.hpp"
#include "app/seat/watch.hpp"
#include "db/session/afrika_korps/session.hpp"
#include "db/session/axis_allies/session.hpp"
#include "db/session/empire_of_the_sun/session.hpp"
#include "db/session/risiko/session.hpp"
#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

// What each game says of itself at the seats, and what its forms ask for.
namespace intendant::test {
namespace {

template <class G> std::shared_ptr<const typename G::Tables> facts_of() {
    const auto folder = core::find_resources() / G::id;
    if constexpr (std::is_same_v<G, axis_allies::Game>) {
        return axis_allies::load_tables(folder);
    } else if constexpr (std::is_same_v<G, risiko::Game>) {
        return risiko::load_tables(folder);
    } else if constexpr (std::is_same_v<G, empire_of_the_sun::Game>) {
        return empire_of_the_sun::load_tables(folder);
    } else {
        return afrika_korps::load_tables(folder);
    }
}

/// A game in memory and what its seats see.
template <class G> class AtSeats {
public:
    AtSeats() : session(db::Session<G>::in_memory(facts_of<G>())) {}

    void book(const typename G::Command& command) {
        const auto answer = session.book(command, "the table says so");
        INFO((answer.refused ? session.in_english(answer.refused->why) : std::string{}));
        REQUIRE(answer.booked);
    }
    std::shared_ptr<const seat::Snapshot> look() { return m_watch.look(session, true); }
    nlohmann::json page(core::Language language = core::Language::English) {
        return nlohmann::json::parse(seat::state_json(*look(), language, -1));
    }
    seat::Checked check(const std::string& form, const core::FormValues& values) { return look()->check(form, values); }
    /// Books what the form asks for.
    void propose(const std::string& form, const core::FormValues& values) {
        const auto command = seat::Watch<G>::command_of(session.state(), {.id = {}, .seat = {}, .form = form, .values = values});
        REQUIRE(command);
        book(*command);
    }
    static const nlohmann::json& form(const nlohmann::json& page, const std::string& id) {
        for (const auto& each : page["forms"]) {
            if (each["id"] == id) {
                return each;
            }
        }
        FAIL("there is no form " << id);
        return page;
    }

    db::Session<G> session;

private:
    static seat::DrawBoard<G> drawn() {
        if constexpr (std::is_same_v<G, afrika_korps::Game>) {
            return app::ak::board_of_tables;
        } else if constexpr (std::is_same_v<G, empire_of_the_sun::Game>) {
            return app::es::board_of_tables;
        }
        return {};
    }

    seat::Watch<G> m_watch{"Thursday", drawn()};
};

} // namespace

TEST_CASE("a seat of Axis & Allies sees treasuries, board and what it may buy, in three languages", "[seat][axis_allies]") {
    AtSeats<axis_allies::Game> game;
    CHECK(game.page()["turn"] == "The game has not begun.");
    game.book(axis_allies::BeginGame{.options = {},
                                     .players = {{"Anna", {axis_allies::Power::Ussr}},
                                                 {"Bruno", {axis_allies::Power::Germany, axis_allies::Power::Japan}},
                                                 {"Carla", {axis_allies::Power::Uk, axis_allies::Power::Usa}}}});
    const auto page = game.page();
    CHECK(page["accounts"].size() == 5);
    CHECK(page["accounts"][0]["player"] == "Anna");
    CHECK(page["accounts"][0]["now"] == true);
    CHECK(page["accounts"][0]["figures"][0] == nlohmann::json{"Treasury (IPC)", "24"});
    CHECK(page["accounts"][1]["holdings"].size() > 5);
    CHECK(page["board"] == true);
    CHECK(page["spaces"].size() > 100);
    CHECK(page["turn"] != game.page(core::Language::Italian)["turn"]);
    CHECK(page["accounts"][1]["name"] != game.page(core::Language::French)["accounts"][1]["name"]);
    CHECK(game.form(page, "buy")["seats"] == nlohmann::json{"ussr"});
    CHECK(game.form(page, "buy")["fields"].size() == axis_allies::all_units.size());
    CHECK(game.check("buy", {}).refused);
    CHECK(game.check("buy", {{"infantry", "-3"}, {"armor", "x"}}).refused);
    CHECK(game.check("buy", {{"battleship", "99"}}).refused); // no such money
    const auto checked = game.check("buy", {{"infantry", "3"}});
    CHECK_FALSE(checked.refused);
    CHECK(checked.warnings.empty());
    REQUIRE(checked.sentences.size() == 1);
    game.propose("buy", {{"infantry", "3"}});
    CHECK(game.page()["accounts"][0]["figures"][0] == nlohmann::json{"Treasury (IPC)", "15"});
    CHECK(game.page()["log"].back()[2].get<std::string>().find("3") != std::string::npos);
    SECTION("a remark is his who made it") {
        REQUIRE(game.session.note("a secret plan"));
        CHECK(seat::state_json(*game.look(), core::Language::English, -1).find("secret plan") == std::string::npos);
        CHECK(game.look()->situation == 2);
        CHECK(game.look()->entry == 3);
    }
    SECTION("what was taken back is struck through") {
        REQUIRE(game.session.undo());
        const auto log = game.page()["log"];
        CHECK(log[log.size() - 2][3] == true);
    }
}

TEST_CASE("what the turn before brought is told at every seat, in the figures of the game", "[seat][axis_allies][story]") {
    AtSeats<axis_allies::Game> game;
    game.book(axis_allies::BeginGame{});
    CHECK_FALSE(game.page().contains("story"));
    game.propose("buy", {{"infantry", "3"}});
    CHECK_FALSE(game.page().contains("story")); // that turn is not over
    while (axis_allies::Game::heading(game.session.state()).seat == "ussr") {
        game.book(axis_allies::EndAction{});
    }
    const auto story = game.page()["story"];
    CHECK(story["of"] == "Round 1: U.S.S.R.");
    const auto came_to = [&story](const std::string& what) {
        const auto row = std::ranges::find_if(story["rows"], [&](const nlohmann::json& each) { return each[0] == what; });
        return row == story["rows"].end() ? std::string{} : (*row)[1].get<std::string>();
    };
    CHECK(came_to("Treasury (IPC)") == "U.S.S.R. 24 \u2192 15"); // three infantry are paid, and no income was entered
    CHECK(came_to("Production (IPC)").empty());
    CHECK(game.page(core::Language::Italian)["story"] != story);
    REQUIRE(game.session.undo());
    CHECK_FALSE(game.page().contains("story"));
}

TEST_CASE("a note that a seat proposed is shown to that seat, and to no other", "[seat][axis_allies]") {
    AtSeats<axis_allies::Game> game;
    game.book(axis_allies::BeginGame{});
    REQUIRE(game.session.note("the banker's own"));
    game.session.set_who("uk");
    REQUIRE(game.session.note("We meet again"));
    game.session.set_who({});
    const auto shown_to = [&](const char* seat) {
        return nlohmann::json::parse(seat::mine_json({.seats = {seat}}, *game.look(), core::Language::English))["notes"];
    };
    REQUIRE(shown_to("uk").size() == 1);
    CHECK(shown_to("uk")[0][2][0].get<std::string>().find("We meet again") != std::string::npos);
    CHECK(shown_to("ussr").empty());
    CHECK(shown_to("").empty());
    CHECK(seat::state_json(*game.look(), core::Language::English, -1).find("We meet again") == std::string::npos);
}

TEST_CASE("R26 what was proposed for an earlier situation makes no command any more", "[seat][axis_allies][proposals]") {
    AtSeats<axis_allies::Game> game;
    game.book(axis_allies::BeginGame{});
    using Watch = seat::Watch<axis_allies::Game>;
    const seat::Proposal proposal{
        .id = "1", .seat = "ussr", .form = "buy", .values = {{"infantry", "3"}}, .situation = game.look()->situation};
    REQUIRE(Watch::command_of(game.session, proposal));
    REQUIRE(game.session.note("a remark changes nothing"));
    const auto command = Watch::command_of(game.session, proposal);
    REQUIRE(command);
    game.book(*command);
    CHECK_FALSE(Watch::command_of(game.session, proposal));   // the key was pressed once more: 24 IPC would pay it
    CHECK(Watch::command_of(game.session.state(), proposal)); // the null control: who does not look at the situation books it again
    REQUIRE(game.session.undo());
    CHECK_FALSE(Watch::command_of(game.session, proposal));
}

TEST_CASE("a battle of Axis & Allies is fought from the seats", "[seat][axis_allies]") {
    using namespace axis_allies;
    AtSeats<Game> game;
    const auto& tables = *game.session.state().tables;
    const auto space = [&](const char* id) { return *tables.find(id); };
    Situation situation{.power = Power::Germany, .action = Action::CombatMovement};
    game.book(axis_allies::BeginGame{.options = {}, .players = {}, .situation = situation});
    const auto moves = game.page();
    CHECK(game.form(moves, "move")["fields"][0]["choices"].size() > 3);
    game.propose("move", {{"from", "ukraine_ssr"}, {"to", "caucasus"}, {"infantry", "3"}, {"armor", "1"}});
    game.book(EndAction{});
    CHECK_FALSE(game.page().contains("battle"));
    game.book(BeginBattle{.space = space("caucasus")});
    const auto begun = game.session.file().last_seq();
    const auto battle = game.page();
    REQUIRE(battle.contains("battle"));
    CHECK(battle["battle"]["since"] == begun);
    CHECK(battle["battle"]["step"].get<std::string>().starts_with("Round 1: "));
    seat::Watch<Game> late("Thursday"); // which looks when it is already fought
    CHECK(battle["battle"]["forces"][0][1].size() == 1);
    CHECK(battle["battle"]["forces"][1][1].size() == 1);
    const auto dice = game.form(battle, "dice");
    CHECK(dice["seats"] == nlohmann::json{"germany"});
    const auto most = dice["fields"][0]["most"].get<int>();
    CHECK(game.check("dice", {{"dice", "7"}}).refused);
    CHECK(game.check("dice", {{"dice", std::string(static_cast<std::size_t>(most) + 1, '1')}}).refused);
    game.propose("dice", {{"dice", std::string(static_cast<std::size_t>(most), '1')}});
    CHECK(game.page()["battle"]["since"] == begun);
    CHECK(late.look(game.session, true)->battle_since == begun);
    // The fight goes on by what its forms ask, until it is over.
    for (int steps = 0; game.session.state().battle && steps < 60; ++steps) {
        const auto page = game.page();
        REQUIRE(page["forms"].size() == 1); // a battle asks one thing at a time
        const auto& form = page["forms"][0];
        core::FormValues values;
        if (form["id"] == "dice") {
            values["dice"] = std::string(form["fields"][0]["most"].get<std::size_t>(), form["seats"][0] == "germany" ? '1' : '6');
        } else if (form["id"] == "losses") {
            int owed = game.session.state().battle->owed->hits;
            for (const auto& field : form["fields"]) {
                const int lost = std::min(owed, field["most"].get<int>());
                values[field["key"].get<std::string>()] = std::to_string(lost);
                owed -= lost;
            }
        } else {
            values["to"] = "press_on";
        }
        game.propose(form["id"].get<std::string>(), values);
    }
    CHECK_FALSE(game.session.state().battle);
    CHECK(controller(game.session.state(), space("caucasus")) == Power::Germany);
}

TEST_CASE("research, a landing and the placement of new units are proposed from a seat of Axis & Allies", "[seat][axis_allies]") {
    using namespace axis_allies;
    AtSeats<Game> game;
    const auto& tables = *game.session.state().tables;
    const auto space = [&](const char* id) { return *tables.find(id); };
    const auto standing = [&](const char* id, Unit unit) {
        int count = 0;
        for (const auto& stack : stacks_in(game.session.state(), space(id))) {
            count += stack.unit == unit ? stack.count : 0;
        }
        return count;
    };
    game.book(axis_allies::BeginGame{.options = {}, .players = {}, .situation = Situation{.power = Power::Japan}});
    const auto money = game.session.state().powers[Power::Japan].treasury.amount;
    CHECK(game.form(game.page(), "research")["fields"][0]["most"] == money / 5);
    game.propose("research", {{"dice", "26"}});
    CHECK(game.check("research", {{"dice", "1"}}).sentences.size() == 1);
    game.propose("develop", {{"dice", "4"}});
    CHECK(game.session.state().powers[Power::Japan].treasury.amount == money - 10);
    CHECK(std::ranges::any_of(all_weapons, [&](Weapon weapon) { return game.session.state().powers[Power::Japan].weapons[weapon]; }));
    game.propose("buy", {{"infantry", "2"}});
    game.book(EndAction{});
    const auto before = standing("manchuria", Unit::Infantry);
    game.propose("move", {{"from", "japan"}, {"to", "sz_japan"}, {"infantry", "1"}});
    game.propose("unload", {{"from", "sz_japan"}, {"to", "manchuria"}, {"infantry", "1"}});
    CHECK(standing("manchuria", Unit::Infantry) == before + 1);
    while (game.session.state().turn.action != Action::Placement) {
        game.book(EndAction{});
    }
    const auto at_home = standing("japan", Unit::Infantry);
    const auto page = game.page();
    CHECK(game.form(page, "place")["fields"].size() == 2);
    game.propose("place", {{"to", "japan"}, {"infantry", "2"}});
    CHECK(standing("japan", Unit::Infantry) == at_home + 2);
    CHECK(game.page()["forms"].size() == 1); // nothing is left but to go on
    CHECK(game.form(game.page(), "end")["fields"].empty());
}

TEST_CASE("a seat of RisiKo! sees armies and cards, and never an objective", "[seat][risiko]") {
    using namespace risiko;
    AtSeats<risiko::Game> game;
    const auto& tables = *game.session.state().tables;
    Situation situation{.round = 3, .player = Colour::Red};
    for (const auto& territory : tables.territories) {
        situation.holdings.push_back({*tables.find(territory.id), territory.id == "siam" ? Colour::Blue : Colour::Red, 3});
    }
    game.book(risiko::BeginGame{
        .options = {}, .players = {{"Anna", Colour::Red}, {"Bruno", Colour::Blue}, {"Carla", Colour::Green}}, .situation = situation});
    const auto page = game.page();
    CHECK(page["accounts"].size() == 3);
    CHECK(page["accounts"][1]["figures"][0] == nlohmann::json{"Armies", "3"});
    CHECK(page["spaces"][0][3] == "3");
    CHECK(game.form(page, "place")["seats"] == nlohmann::json{"red"});
    const auto hand = game.session.state().turn.to_place();
    game.propose("place", {{"cina", std::to_string(hand)}});
    game.propose("attack", {{"from", "cina"}, {"to", "siam"}, {"attacker", "3"}});
    CHECK(game.page()["battle"]["step"] == "The attacker throws 3 dice");
    const auto attack = game.page();
    REQUIRE(attack.contains("battle"));
    CHECK(game.form(attack, "dice")["seats"] == nlohmann::json::array({"red", "blue"}));
    game.propose("dice", {{"attack", "666"}, {"defence", "111"}});
    CHECK(game.session.state()[*tables.find("siam")].owner == Colour::Red);
    CHECK(game.page(core::Language::Italian)["accounts"][0]["name"] == "Rosso");
    CHECK(seat::state_json(*game.look(), core::Language::English, -1).find("bjective") == std::string::npos);
}

TEST_CASE("the clock of TIME ATTACK goes on at the seats while it runs", "[seat][risiko][rule:RK-TA-2]") {
    using namespace risiko;
    AtSeats<risiko::Game> game;
    Options options;
    options.ending = EndingRule::TimeAttackClock;
    options.minutes = 30;
    game.book(risiko::BeginGame{.options = options, .players = {{"Anna", Colour::Red}, {"Bruno", Colour::Blue}, {"Carla", Colour::Green}}});
    CHECK(game.page()["clock"].get<std::string>().ends_with(", paused"));
    game.book(SetClock{ClockAct::Start, 120});
    CHECK(game.page()["clock"].get<std::string>().starts_with("Clock: 2 of "));
    CHECK_FALSE(game.page().contains("clock_began"));
    seat::Watch<risiko::Game> watch("Thursday");
    const auto began = std::chrono::system_clock::time_point{std::chrono::seconds{1'000'000}};
    const auto page = nlohmann::json::parse(
        seat::state_json(*watch.look(game.session, true, seat::TurnTime{.lasted = {}, .game_clock = began}), core::Language::English, -1));
    CHECK(page["clock_began"] == 1'000'000);
    CHECK(page["clock"].get<std::string>().starts_with("Clock: {n} of ")); // the page fills it in
}

TEST_CASE("from a seat of RisiKo! one attacks elsewhere while an attack stands, moves more armies in, and ends the attacks",
          "[seat][risiko][rule:RK-OCC-2]") {
    using namespace risiko;
    AtSeats<risiko::Game> game;
    const auto& tables = *game.session.state().tables;
    const auto territory = [&](const char* id) { return *tables.find(id); };
    Situation situation{.round = 3, .player = Colour::Red};
    for (const auto& each : tables.territories) {
        const auto owner = each.id == "siam" || each.id == "peru" ? Colour::Blue : each.id == "islanda" ? Colour::Green : Colour::Red;
        situation.holdings.push_back({territory(each.id.c_str()), owner, each.id == "brasile" ? 9 : 3});
    }
    game.book(risiko::BeginGame{
        .options = {}, .players = {{"Anna", Colour::Red}, {"Bruno", Colour::Blue}, {"Carla", Colour::Green}}, .situation = situation});
    game.propose("place", {{"cina", std::to_string(game.session.state().turn.to_place())}});
    game.propose("attack", {{"from", "cina"}, {"to", "siam"}, {"attacker", "3"}});
    game.propose("dice", {{"attack", "111"}, {"defence", "666"}});
    CHECK(game.check("attack", {{"from", "brasile"}, {"to", "peru"}, {"attacker", "3"}}).warnings.empty());
    game.propose("attack", {{"from", "brasile"}, {"to", "peru"}, {"attacker", "3"}}); // while the one on Siam stands
    REQUIRE(game.session.state().turn.attack);
    CHECK(game.session.state().turn.attack->to == territory("peru"));
    game.propose("dice", {{"attack", "666"}, {"defence", "111"}});
    REQUIRE(game.session.state()[territory("peru")].owner == Colour::Red);
    const int moved_in = game.session.state()[territory("peru")].armies;
    CHECK(game.form(game.page(), "follow")["fields"][0]["most"] == game.session.state()[territory("brasile")].armies - 1);
    game.propose("follow", {{"armies", "2"}});
    CHECK(game.session.state()[territory("peru")].armies == moved_in + 2);
    game.propose("end_combat", {});
    CHECK(game.session.state().turn.phase == Phase::StrategicMove);
}

TEST_CASE("from a seat of Afrika Korps a stack moves, with Rommel's bonus, and the fighting is divided",
          "[seat][afrika_korps][rule:AK-CMB-7][rule:AK-ROM-1]") {
    using namespace afrika_korps;
    AtSeats<afrika_korps::Game> game;
    const auto& tables = *game.session.state().tables;
    const auto unit = [&](const char* word) { return *tables.find_unit(word); };
    const auto key_of = [&](const char* mark, const char* word) { return mark + tables[unit(word)].id; };
    game.book(BeginGame{});
    Stocktake stock{.pieces = {}, .axis_factors = {}, .allied_factors = {}, .reason = "set up for a test"};
    const std::map<std::string, std::string> places{{"21/5", "P37"},    {"15/8", "P37"}, {"Rommel", "P37"}, {"G Supply 1", "P38"},
                                                    {"7 Arm/7", "P41"}, {"4I/5", "P41"}, {"22 Gds", "J62"}, {"A Supply 1", "P60"}};
    for (std::size_t i = 0; i < tables.counters.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        const auto placed = std::ranges::find_if(places, [&](const auto& each) { return tables.find_unit(each.first) == id; });
        if (placed != places.end()) {
            stock.pieces.push_back({id, Status::Map, tables.find(placed->second)});
        } else if (game.session.state()[id].status == Status::Map) {
            stock.pieces.push_back({id, tables.counters[i].combat_unit() ? Status::Eliminated : Status::Stock, {}});
        }
    }
    game.book(stock);
    game.book(StartTurn{});
    game.book(EndPhase{});
    const core::FormValues stack{
        {"from", "P37"}, {key_of("unit_", "21/5"), "1"}, {key_of("unit_", "15/8"), "1"}, {key_of("unit_", "Rommel"), "1"}};
    auto with_bonus = stack;
    with_bonus["bonus"] = "1";
    const auto reach_of = [&](const core::FormValues& values) { return game.look()->form("move", values)->fields.back().choices.size(); };
    CHECK(reach_of(with_bonus) > reach_of(stack)); // it carries them farther
    with_bonus["to"] = "P40";
    game.propose("move", with_bonus);
    for (const auto* const word : {"21/5", "15/8", "Rommel"}) {
        CHECK(game.session.state()[unit(word)].hex == tables.find("P40"));
    }
    game.book(EndPhase{});
    game.book(EndPhase{});
    // One against each of the two that stand in one hex.
    const core::FormValues first{{"on", "P41"},
                                 {key_of("enemy_", "7 Arm/7"), "1"},
                                 {key_of("enemy_", "4I/5"), "0"},
                                 {key_of("unit_", "21/5"), "1"},
                                 {key_of("unit_", "15/8"), "0"}};
    const auto asked = game.look()->form("attack", first);
    REQUIRE(asked);
    CHECK(std::ranges::count_if(asked->fields, [](const auto& field) { return field.key.starts_with("enemy_"); }) == 2);
    const auto of_first = afrika_korps::answered(game.session.state(), "attack", first);
    REQUIRE(of_first);
    CHECK(std::get<Attack>(*of_first).attackers == std::vector{unit("21/5")});
    CHECK(std::get<Attack>(*of_first).defenders == std::vector<DefenderRow>{{unit("7 Arm/7")}});
    auto thrown = first;
    thrown["die"] = "3"; // defender back
    game.propose("attack", thrown);
    game.propose("retreat", {});
    const auto second = afrika_korps::answered(game.session.state(), "attack", {{"on", "P41"}});
    REQUIRE(second);
    CHECK(std::get<Attack>(*second).attackers == std::vector{unit("15/8")});
    CHECK(std::get<Attack>(*second).defenders == std::vector<DefenderRow>{{unit("4I/5")}});
}

TEST_CASE("a seat of Afrika Korps proposes moves, an attack with its die, the losses of an exchange and the supply of the turn",
          "[seat][afrika_korps]") {
    using namespace afrika_korps;
    AtSeats<afrika_korps::Game> game;
    const auto& tables = *game.session.state().tables;
    const auto unit = [&](const char* word) { return *tables.find_unit(word); };
    game.book(BeginGame{});
    Stocktake stock{.pieces = {}, .axis_factors = {}, .allied_factors = {}, .reason = "set up for a test"};
    const std::map<std::string, std::string> places{
        {"21/5", "P38"}, {"G Supply 1", "P37"}, {"7 Arm/7", "P41"}, {"22 Gds", "J62"}, {"A Supply 1", "P60"}};
    for (std::size_t i = 0; i < tables.counters.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        const auto placed = std::ranges::find_if(places, [&](const auto& each) { return tables.find_unit(each.first) == id; });
        if (placed != places.end()) {
            stock.pieces.push_back({id, Status::Map, tables.find(placed->second)});
        } else if (game.session.state()[id].status == Status::Map && tables.counters[i].kind != CounterKind::Hq) { // Rommel stays
            stock.pieces.push_back({id, tables.counters[i].combat_unit() ? Status::Eliminated : Status::Stock, {}});
        }
    }
    game.book(stock);
    game.book(StartTurn{});
    game.book(EndPhase{});
    const auto moving = game.page();
    CHECK(moving["spaces"].size() == 6); // Rommel is one // where counters stand
    const auto stands = [](const nlohmann::json& page, const std::string& hex) {
        const auto space = std::ranges::find_if(page["spaces"], [&](const auto& each) { return each[0] == hex; });
        return space == page["spaces"].end() ? std::string{} : (*space)[2].get<std::string>() + " " + (*space)[3].get<std::string>();
    };
    CHECK(stands(moving, "P38") == "axis 1");
    CHECK(stands(moving, "J62") == "allies 1");
    const auto& board = *game.look()->board;
    CHECK(board.find(R"(id="space-P38")") != std::string::npos);
    CHECK(board.find(R"(class="ground rough")") != std::string::npos);
    CHECK(board.find(R"(class="road")") != std::string::npos);
    CHECK(game.form(moving, "move")["seats"] == nlohmann::json::array({"axis"}));
    CHECK(game.form(moving, "move")["fields"][1]["choices"].empty()); // where to, depends on who goes
    CHECK(game.check("move", {{"from", "P38"}, {"unit_G 21Pz 5", "1"}, {"to", "nowhere"}}).refused);
    CHECK(game.check("attack", {{"on", "P41"}, {"die", "2"}}).refused); // not now
    CHECK_FALSE(game.check("move", {{"from", "P38"}, {"unit_G 21Pz 5", "1"}, {"to", "W62"}}).warnings.empty());
    game.propose("move", {{"from", "P38"}, {"unit_G 21Pz 5", "1"}, {"to", "P40"}});
    CHECK(game.session.state()[unit("21/5")].hex == tables.find("P40"));
    CHECK(stands(game.page(), "P38").empty());
    CHECK(stands(game.page(), "P40") == "axis 1");
    game.book(EndPhase{});
    game.book(EndPhase{});
    const auto fighting = game.page();
    CHECK(fighting["under"].get<std::string>().starts_with("1 April 1941: "));
    CHECK(fighting["log"].back()[1] == "1 April 1941: Axis"); // as in the head
#ifdef INTENDANT_CATALOGS
    CHECK(game.page(core::Language::Italian)["log"].back()[1] == "1 aprile 1941: Asse");
#endif
    REQUIRE(fighting.contains("battle"));
    CHECK(fighting["battle"]["forces"][0] == nlohmann::json{"P41", {"Defenders: 7 Arm/7", "May attack: 21/5", "Odds of all of them: 2-1"}});
    CHECK(game.form(fighting, "attack")["fields"][0]["choices"][0][1] == "P41: 7 Arm/7, at most 2-1");
    CHECK(game.check("attack", {{"on", "P41"}, {"die", "7"}}).refused);
    game.propose("attack", {{"on", "P41"}, {"die", "3"}}); // defenders back
    CHECK(game.form(game.page(), "retreat")["seats"].size() == 2);
    CHECK(game.page()["battle"]["forces"][1] == nlohmann::json{"Defenders", {"7 Arm/7"}});
    game.propose("retreat", {});
    CHECK(game.session.state()[unit("7 Arm/7")].retreated);
    game.book(EndPhase{});
    game.book(EndTurn{});
    game.book(StartTurn{});
    const auto arriving = game.page();
    CHECK(game.form(arriving, "supply")["seats"] == nlohmann::json::array({"allies"}));
    CHECK(game.check("supply", {{"port", "nowhere"}}).refused);
    game.propose("supply", {{"port", game.form(arriving, "supply")["fields"][0]["choices"][0][0]}});
    CHECK(game.session.state().turn.supply_done);
}

TEST_CASE("Afrika Korps as it is set up is looked at from the seats", "[seat][afrika_korps]") {
    AtSeats<afrika_korps::Game> game;
    game.book(afrika_korps::BeginGame{});
    const auto page = game.page();
    CHECK(page["accounts"].size() == 2);
    CHECK(page["accounts"][0]["figures"].size() == 5);
    CHECK(page["accounts"][0]["holdings"].size() > 3);
    CHECK(page["spaces"].size() > 3);
    for (const auto& space : page["spaces"]) {
        CHECK((space[2] == "axis" || space[2] == "allies"));
    }
    CHECK(page["forms"].size() == 1); // the start of the turn is left
    CHECK(page["log"].size() == 1);
    CHECK(game.check("buy", {{"x", "1"}}).refused);
}

TEST_CASE("a seat of Empire of the Sun plays a card, activates, moves, and sees the figures of both sides", "[seat][empire_of_the_sun]") {
    using namespace empire_of_the_sun;
    AtSeats<empire_of_the_sun::Game> game;
    const auto& tables = *game.session.state().tables;
    CHECK(game.page()["turn"] == "The game has not begun.");
    game.book(BeginGame{
        .scenario = find_scenario(tables, "1942").value(), .options = {}, .players = {{Side::Japan, "Anna"}, {Side::Allies, "Bruno"}}});
    const auto page = game.page();
    CHECK(page["turn"] == "Japan");
    REQUIRE(page["accounts"].size() == 2);
    CHECK(page["accounts"][0]["player"] == "Anna");
    CHECK(page["accounts"][0]["figures"][0][0] == "Resource hexes");
    CHECK(page["accounts"][1]["figures"][0][0] == "US Political Will");
    CHECK(page["accounts"][0]["holdings"].size() > 20);
    CHECK(page["spaces"].size() > 20);
    REQUIRE(page["board"] == true);
    for (const auto& space : page["spaces"]) {
        INFO(space.dump());
        CHECK(game.look()->board->find("id=\"mark-" + space[0].get<std::string>() + "\"") != std::string::npos);
    }
    CHECK(page.dump().find('@') == std::string::npos); // names as printed
    CHECK(game.page(core::Language::Italian).dump().find('@') == std::string::npos);
    CHECK(game.form(page, "card")["seats"] == nlohmann::json::array({"japanese"}));
    CHECK(game.check("card", {{"card", "JP12"}}).refused);                                // what for?
    CHECK(game.check("activate", {}).refused);                                            // nothing is under way
    const auto asked = game.look()->form("card", {{"card", "12"}, {"use", "offensive"}}); // by its number
    REQUIRE(asked);
    CHECK(asked->fields.front().value == "JP12");
    const auto leader = std::ranges::find(asked->fields, "headquarters", &core::FormField::key);
    REQUIRE(leader != asked->fields.end());
    REQUIRE_FALSE(leader->choices.empty());
    game.propose("card", {{"card", "12"}, {"use", "offensive"}, {"headquarters", leader->choices.front().id}});
    REQUIRE(game.session.state().offensive);
    const auto offensive = game.page();
    CHECK(offensive.contains("battle"));
    const auto& units = game.form(offensive, "activate")["fields"];
    REQUIRE(units.size() > 2);
    game.propose("activate", {{units[1]["key"].get<std::string>(), "1"}});
    CHECK(game.session.state().offensive->activated.size() == 1);
    CHECK(game.form(game.page(), "move")["fields"][0]["choices"].size() == 1);
    const auto move = game.look()->form("move", {});
    REQUIRE(move);
    REQUIRE_FALSE(move->fields[1].choices.empty());
    const auto with_way = game.look()->form("move", {{"by", move->fields[1].choices.front().id}});
    REQUIRE_FALSE(with_way->fields[2].choices.empty());
    game.propose("move", {{"by", move->fields[1].choices.front().id}, {"to", with_way->fields[2].choices.front().id}});
    CHECK(game.session.state().offensive->moved.size() == 1);
    CHECK(game.form(game.page(), "reaction")["face_down"] == true);
    CHECK(game.form(game.page(), "reaction")["at_will"] == true);
    CHECK(game.form(game.page(), "end_offensive")["face_down"] == false);
    CHECK(game.form(game.page(), "end_offensive")["at_will"] == false);
    CHECK(game.page()["log"].back()[1] == "Turn 2: Japan");
#ifdef INTENDANT_CATALOGS
    CHECK(game.page(core::Language::Italian)["under"].get<std::string>().starts_with("Turno 2: "));
#endif
    game.propose("end_offensive", {});
    CHECK_FALSE(game.session.state().offensive);
    CHECK(game.page()["turn"] == "Allies");
}

} // namespace intendant::test
