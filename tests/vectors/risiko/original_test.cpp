// Every example of `original.json`, compared field by field with what the rules compute. What an example holds decides how
// it is asked; one that nothing here can ask fails.

#include "db/codec/json_fields.hpp"
#include "model/odds/sorted_dice.hpp"
#include "tests/model/risiko/board.hpp"

#include <fstream>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;
using db::Json;

namespace {

std::vector<int> ints(const Json& list) { return list.get<std::vector<int>>(); }

/// Red with that many territories, among them the whole of these continents and no other.
Board holding(int count, const Json& continents, Options options = {}) {
    std::map<std::string, std::pair<Colour, int>> rows;
    const auto& tables = *printed_tables();
    int red = 0;
    for (const auto& continent : tables.continents) {
        const bool whole = std::find(continents.begin(), continents.end(), Json(continent.id)) != continents.end();
        for (const auto id : continent.territories) {
            rows[tables[id].id] = {whole ? Colour::Red : Colour::Blue, 1};
            red += whole ? 1 : 0;
        }
    }
    for (const auto& continent : tables.continents) { // the rest, never the last of a continent
        for (std::size_t i = 0; i + 1 < continent.territories.size() && red < count; ++i) {
            auto& row = rows[tables[continent.territories[i]].id];
            red += row.first == Colour::Red ? 0 : 1;
            row.first = Colour::Red;
        }
    }
    rows[tables[tables.continents.front().territories.back()].id] = {Colour::Green, 1};
    REQUIRE(red == count);
    return Board::taken_over(rows, options, 5, {{Colour::Red, 3}});
}

Json due(const Reinforcement& terms) {
    return {{"base", terms.base},       {"continents", terms.of_continents()},
            {"set", terms.set},         {"territory_cards", terms.territory_cards},
            {"special", terms.special}, {"due", terms.due()}};
}

std::vector<Symbol> symbols(const Json& list) {
    std::vector<Symbol> found;
    for (const auto& word : list) {
        found.push_back(*symbol_of_id(word.get<std::string>()));
    }
    return found;
}

/// A base of red against a target of blue beside it, with so many armies.
Board facing(int base, int target, Options options = {}, int round = 5, int reshuffles = 0) {
    return Board::taken_over({{"cina", {Colour::Red, base}},
                              {"siam", {Colour::Blue, target}},
                              {"india", {Colour::Blue, 1}},
                              {"peru", {Colour::Green, 1}}},
                             options, round, {}, {}, reshuffles)
        .place_all("alaska");
}

std::string told(const Board& board, const Command& command) {
    if (const auto clause = board.refused(command); !clause.empty()) {
        return "refused " + clause;
    }
    const auto warnings = board.warned(command);
    return warnings.empty() ? "accepted" : "refused " + warnings.front();
}

void losses(const Json& dice, const Json& expect) {
    const auto found = compare(ints(dice["attacker"]), ints(dice["defender"]));
    CHECK(found.attacker == expect["attacker_loses"]);
    CHECK(found.defender == expect["defender_loses"]);
    if (expect.contains("comparisons")) {
        CHECK(found.attacker + found.defender == expect["comparisons"]);
    }
}

void set_up(const Json& given, const Json& expect) {
    const int players = given["players"];
    const auto counts = deal_counts(*printed_tables(), players);
    CHECK(counts == ints(expect["territories_by_seat_from_dealer_left"]));
    for (std::size_t seat = 0; seat < counts.size(); ++seat) {
        CHECK(initial_passes(*printed_tables(), printed_tables()->amounts.initial_armies[static_cast<std::size_t>(players)],
                             counts[seat]) == ints(expect["passes_by_seat"][seat]));
    }
}

void dice_cases(const Json& given, const Json& expect) {
    for (std::size_t i = 0; i < given["cases"].size(); ++i) {
        const auto& each = given["cases"][i];
        INFO(each.dump());
        const auto answer = each.contains("base")
                                ? told(facing(each["base"], 1), Announce{at("cina"), at("siam"), each["a"].get<int>()})
                                : told(facing(5, each["target"]), Announce{at("cina"), at("siam"), 1, each["d"].get<int>()});
        CHECK(answer == expect["verdicts"][i]);
    }
}

void conquest(const Json& given, const Json& expect) {
    auto board = facing(given["base"], given["target"]);
    const auto attack = [&](std::optional<int> occupy) {
        return ThrowDice{dice(ints(given["attacker"])), dice(ints(given["defender"])), occupy, at("cina"), at("siam")};
    };
    for (const auto& moved : expect["refused_moves"]) {
        CHECK_FALSE(board.refused(attack(moved.get<int>())).empty());
    }
    CHECK(board.refused(attack(expect["move_min"].get<int>())).empty());
    CHECK(board.refused(attack(expect["move_max"].get<int>())).empty());
    board.play(attack({}));
    CHECK((board.owner("siam") == Colour::Red) == expect["conquered"].get<bool>());
    CHECK(board.armies("siam") == expect["move_min"]);
    losses(given, expect);
}

void reinforcement(const Json& given, const Json& expect) {
    const auto continents = given.value("continents", Json::array());
    const bool special = given.value("special_rule", false);
    auto board = holding(given["territories"], continents, {.special_reinforcement = special});
    if (given.contains("set")) { // cards of these symbols, of which so many show a territory of red
        std::vector<CardId> cards;
        int own = given["set_territories_owned"];
        for (const auto symbol : symbols(given["set"])) {
            for (std::size_t i = 0; i < board.state.holdings.size(); ++i) {
                const CardId each{static_cast<std::uint8_t>(i)};
                const bool red = board.state.holdings[i].owner == Colour::Red;
                if (printed_tables()->symbol_of(each) == symbol && red == (own > 0)) {
                    cards.push_back(each);
                    own -= red ? 1 : 0;
                    break;
                }
            }
        }
        board.play(HandInSet{cards});
    }
    auto terms = due(board.state.turn.reinforcement);
    for (const auto& [key, value] : expect.items()) {
        INFO(key);
        CHECK(terms[key] == value);
    }
}

void card_and_reshuffle(const Json& given, const Json& expect) {
    std::vector<CardId> discards;
    for (int i = 0; i < given["discards"].get<int>(); ++i) {
        discards.push_back({static_cast<std::uint8_t>(i)});
    }
    auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}, {"peru", {Colour::Green, 1}}}, {}, 5,
                                   {{Colour::Green, given["hands"].get<int>()}}, discards);
    REQUIRE(board.state.deck == given["deck"]);
    board.place_all("cina");
    board.state.turn.conquests = given["conquests_in_turn"];
    board.play(EndTurn{});
    CHECK(std::ranges::count_if(board.events, [](const Event& event) { return std::holds_alternative<CardDrawn>(event); }) ==
          expect["cards_drawn"]);
    CHECK(board.state.deck == expect["deck_after"]);
    CHECK(board.state.discards.size() == expect["discards_after"]);
    CHECK(board.of(Colour::Green).cards + board.of(Colour::Red).cards == expect["hands_after"]);
    CHECK(board.state.reshuffles == 1);
    CHECK(board.last<DeckReshuffled>()->player == Colour::Red);
}

void last_lap(const Json& given, const Json& expect) {
    const auto colour = [](const Json& letter) { return all_colours[static_cast<std::size_t>(letter.get<std::string>()[0] - 'A')]; };
    auto board = Board::taken_over({{"siam", {Colour::Blue, 1}}, {"peru", {Colour::Green, 1}}, {"congo", {Colour::Yellow, 1}}},
                                   {.ending = EndingRule::TimeAttackReshuffles, .reshuffles = given["R"]}, 5, {}, {}, 0, 4);
    const auto play_until = [&](Colour player) {
        while (board.state.turn.player != player && !board.state.outcome) {
            board.state.turn.placed = board.state.turn.reinforcement.due(); // nothing is placed here
            board.play(EndTurn{});
        }
        board.state.turn.placed = board.state.turn.reinforcement.due();
    };
    for (const auto& letter : given["deck_emptied_by"]) {
        play_until(colour(letter));
        board.of(colour(letter)).cards = 0;
        board.state.discards.clear();
        for (std::uint8_t i = 0; i < 43; ++i) {
            board.state.discards.push_back({i});
        }
        for (auto& each : board.state.players) {
            each.cards = 0;
        }
        board.state.deck = 1;
        board.state.turn.conquests = 1;
        board.play(EndTurn{});
    }
    CHECK(board.state.reshuffles == expect["reshuffles"]);
    CHECK(board.state.turn.player == colour(expect["last_lap_begins_with"]));
    std::vector<Colour> lap;
    for (const auto& letter : expect["last_lap"]) {
        lap.push_back(colour(letter));
    }
    CHECK(still_to_play(board.state) == lap);
    Colour last{};
    while (!board.state.outcome) {
        last = board.state.turn.player;
        board.state.turn.placed = board.state.turn.reinforcement.due();
        board.play(EndTurn{});
    }
    CHECK(last == colour(expect["game_ends_after"]));
}

void points(const Json& given, const Json& expect) {
    std::map<std::string, std::pair<Colour, int>> rows; // green, red and blue: the players named get red and blue
    for (const auto& territory : printed_tables()->territories) {
        rows[territory.id] = {Colour::Green, 1};
    }
    std::map<std::string, Colour> who;
    for (const auto& [name, player] : given["players"].items()) {
        const auto colour = who.emplace(name, all_colours[who.size()]).first->second;
        int left = player["armies"];
        for (const auto& id : player["territories"]) {
            rows[id.get<std::string>()] = {colour, 1};
            --left;
        }
        rows[player["territories"][0].get<std::string>()].second += left;
    }
    auto board = Board::taken_over(rows, {.ending = EndingRule::TimeAttackClock, .minutes = 1});
    for (const auto& [name, sum] : expect["points"].items()) {
        CHECK(points_of(board.state, who.at(name)) == sum);
    }
    board.of(Colour::Green).eliminated_in = 5; // only those two are compared
    board.state.clock.over = true;
    board.state.turn.player = Colour::Blue;
    board.state.turn.placed = board.state.turn.reinforcement.due();
    board.overrule(EndTurn{}); // green still holds its territories
    REQUIRE(board.state.outcome);
    CHECK(board.state.outcome->winners == std::vector{who.at(expect["winner"])});
}

void guards(const Json& given, const Json& expect) {
    const auto eliminate = [](Options options, int round, int reshuffles) {
        auto board = facing(5, 1, options, round, reshuffles);
        board.play(Stocktake{.holdings = {{at("india"), Colour::Red, 1}}, .reason = "a last territory"});
        return board;
    };
    const ThrowDice throw_all{dice({6, 6, 6}), dice({1}), {}, at("cina"), at("siam")};
    std::vector<std::string> verdicts;
    for (const auto& each : given["cases"]) {
        if (each.contains("round")) {
            verdicts.push_back(told(eliminate({}, each["round"], 0), throw_all));
        } else if (each.contains("mode")) {
            auto board = eliminate({.ending = EndingRule::TimeAttackClock, .minutes = 60}, 5, each["reshuffles"]);
            board.play(throw_all);
            CHECK_FALSE(board.of(Colour::Blue).in_game());
            verdicts.push_back(board.state.outcome ? "game ends, points counted unless the objective is reached"
                                                   : "game goes on, cards taken");
        } else {
            auto board = facing(5, 1);
            board.play(MoveArmies{at("cina"), at("mongolia"), 1});
            verdicts.push_back(told(board, Announce{at("cina"), at("siam"), 1}));
        }
    }
    CHECK(verdicts == expect["verdicts"].get<std::vector<std::string>>());
}

void distribution(const Json& given, const Json& expect) {
    const int a = given["a"];
    const int d = given["d"];
    const auto lost = odds::losses_in_one_throw(a, d);
    const double all = expect["out_of"];
    double sum = 0;
    for (int k = 0; k <= std::min(a, d); ++k) {
        const auto key = "attacker-" + std::to_string(k) + ",defender-" + std::to_string(std::min(a, d) - k);
        INFO(key);
        CHECK(lost[static_cast<std::size_t>(k)] * all == Approx(expect["counts"][key].get<double>()));
        sum += expect["counts"][key].get<double>();
    }
    CHECK(sum == all);
    CHECK(expect["counts"].size() == static_cast<std::size_t>(std::min(a, d)) + 1);
}

/// The printed lists.
void lists(const Json& given, const Json& expect) {
    const auto& tables = *printed_tables();
    if (given.contains("sets")) {
        for (std::size_t i = 0; i < given["sets"].size(); ++i) {
            const auto armies = armies_for(tables, {}, symbols(given["sets"][i]));
            CHECK((armies ? Json(*armies) : Json()) == expect["armies"][i]);
        }
    } else if (given.contains("players")) {
        for (std::size_t i = 0; i < given["players"].size(); ++i) {
            CHECK(tables.amounts.initial_armies[given["players"][i].get<std::size_t>()] == expect["armies"][i]);
        }
    } else if (given.contains("continents")) {
        for (std::size_t i = 0; i < given["continents"].size(); ++i) {
            CHECK(tables[*tables.find_continent(given["continents"][i].get<std::string>())].bonus == expect["armies"][i]);
        }
    } else {
        int sum = 0;
        for (std::size_t i = 0; i < given["territories"].size(); ++i) {
            const int value = tables[at(given["territories"][i].get<std::string>())].points;
            CHECK(value == expect["points"][i]);
            sum += value;
        }
        CHECK(sum == expect["sum"]);
    }
}

/// How an example is asked; false when nothing here can.
bool ask(const Json& example) {
    const auto& given = example["given"];
    const auto& expect = example["expect"];
    if (example["kind"] == "distribution") {
        distribution(given, expect);
    } else if (given.contains("dice_ours")) {
        losses(given["dice_ours"], expect);
    } else if (given.contains("base_armies")) {
        const int most = most_attack_dice(*printed_tables(), given["base_armies"]);
        CHECK(expect["allowed_attacker_dice"].back() == most);
        for (const auto& a : expect["refused"]) {
            CHECK(facing(given["base_armies"], 1).refused(Announce{at("cina"), at("siam"), a.get<int>()}) == "RK-ATK-2");
        }
        for (const auto& a : expect["allowed_attacker_dice"]) {
            CHECK(facing(given["base_armies"], 1).refused(Announce{at("cina"), at("siam"), a.get<int>()}).empty());
        }
    } else if (given.contains("due_without_special")) {
        const auto terms =
            holding(3 * given["due_without_special"].get<int>(), Json::array(), {.special_reinforcement = true}).state.turn.reinforcement;
        CHECK(terms.due() == expect["due"]);
    } else if (expect.contains("base")) {
        reinforcement(given, expect);
    } else if (expect.contains("passes_by_seat")) {
        set_up(given, expect);
    } else if (given.contains("cases") && given["cases"][0].contains("a")) {
        dice_cases(given, expect);
    } else if (expect.contains("conquered")) {
        conquest(given, expect);
    } else if (given.contains("attacker")) {
        losses(given, expect);
    } else if (given.contains("conquests_in_turn")) {
        card_and_reshuffle(given, expect);
    } else if (given.contains("deck_emptied_by")) {
        last_lap(given, expect);
    } else if (expect.contains("winner")) {
        points(given, expect);
    } else if (given.contains("cases")) {
        guards(given, expect);
    } else if (given.contains("sets") || given.contains("players") || given.contains("continents") || given.contains("territories")) {
        lists(given, expect);
    } else {
        return false;
    }
    return true;
}

} // namespace

TEST_CASE("the worked examples of RisiKo! come out as printed", "[risiko][vectors]") {
    std::ifstream in(INTENDANT_SOURCE_DIR "/tests/vectors/risiko/original.json");
    REQUIRE(in);
    const auto original = Json::parse(in);
    REQUIRE(original["vectors"].size() == 36);
    for (const auto& example : original["vectors"]) {
        DYNAMIC_SECTION(example["id"].get<std::string>() << " " << example["title"].get<std::string>()) { CHECK(ask(example)); }
    }
}
