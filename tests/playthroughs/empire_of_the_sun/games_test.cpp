// Games of Empire of the Sun by chance, proved after each entry; recorded games, replayed; and the example of play with its figures.

#include "app/cli/play.hpp"
#include "db/codec/json_text.hpp"
#include "model/core/csv.hpp"
#include "model/empire_of_the_sun/questions/after_battle.hpp"
#include "tests/playthroughs/empire_of_the_sun/by_chance.hpp"
#include "tests/support/battery.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::test;

namespace {

struct Tally {
    std::map<std::size_t, int> events; ///< by their place in the variant
    std::map<Ending, int> endings;
    std::set<std::uint8_t> scenarios; ///< those that came to an end of their own
    int entries{0};
};

/// Plays one game on the model alone, to its end or for so many entries, proving it after each event.
void play_proven(std::uint64_t number, int most, Tally& tally) {
    RandomPlayer player(number);
    battery::KeptTwice<EmpireOfTheSunByChance> game;
    const auto enter = [&](const Command& command) {
        const auto verdict = decide(game.state(), command);
        if (core::refused(verdict)) {
            return false;
        }
        for (const auto& event : core::acceptance(verdict).events) {
            ++tally.events[event.index()];
            const auto& tables = *EmpireOfTheSunByChance::tables();
            const auto sentence = to_english(tables, summary(tables, event));
            battery::require(sentence.find('@') == std::string::npos && sentence.find('{') == std::string::npos,
                             "not told in words: " + sentence);
        }
        game.play(core::acceptance(verdict).events);
        ++tally.entries;
        return true;
    };
    battery::require(enter(player.begin(*EmpireOfTheSunByChance::tables())), "the game could not begin");
    for (int entry = 0; entry < most && !game.state().outcome; ++entry) {
        battery::require(std::ranges::any_of(player.wishes(game.state()), enter), "a dead end: nothing goes on");
    }
    game.at_the_end();
    if (const auto& outcome = game.state().outcome) {
        ++tally.endings[outcome->ending];
        if (outcome->ending != Ending::Unfinished && outcome->ending != Ending::Concession) {
            tally.scenarios.insert(game.state().scenario.index);
        }
    }
}

} // namespace

TEST_CASE("games of Empire of the Sun by chance have every event and ending, in every scenario", "[empire_of_the_sun][games]") {
    const auto games = static_cast<std::uint64_t>(fuzz::amount(216, 10000, 72));
    Tally tally;
    for (std::uint64_t number = 0; number < games; ++number) {
        INFO("game " << number);
        REQUIRE_NOTHROW(play_proven(number, 4000, tally));
    }
    std::string told;
    for (const auto ending : {Ending::Negotiation, Ending::Surrender, Ending::Bombing, Ending::Time, Ending::Resources, Ending::Points,
                              Ending::Unfinished, Ending::Concession}) {
        INFO("ending " << id_of(ending));
        CHECK(tally.endings[ending] > 0);
        told += std::string{id_of(ending)} + " " + std::to_string(tally.endings[ending]) + ", ";
    }
    WARN(games << " games, " << tally.entries << " entries: " << told);
    for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind) {
        INFO("event " << kind);
        CHECK(tally.events[kind] > 0);
    }
    CHECK(tally.scenarios.size() == EmpireOfTheSunByChance::tables()->scenarios.size());
}

namespace {

db::EmpireOfTheSunSession replayed(const std::string& name) {
    const std::filesystem::path folder = INTENDANT_SOURCE_DIR "/tests/playthroughs/empire_of_the_sun/games";
    std::ifstream script(folder / (name + ".jsonl"));
    REQUIRE(script);
    auto game = db::EmpireOfTheSunSession::in_memory(EmpireOfTheSunByChance::tables());
    std::ostringstream out;
    std::ostringstream errors;
    const bool whole = cli::play(game, *EmpireOfTheSunByChance::tables(), script, out, errors, {.strict = false});
    INFO(errors.str());
    CHECK(whole);
    CHECK(game.verify().sound());
    return game;
}

} // namespace

TEST_CASE("every recorded game of Empire of the Sun is replayed as it was recorded, and ends as stated",
          "[empire_of_the_sun][db][recorded]") {
    std::ifstream file(INTENDANT_SOURCE_DIR "/tests/playthroughs/empire_of_the_sun/games/outcomes.csv");
    REQUIRE(file);
    const core::CsvTable outcomes(file, "outcomes.csv");
    std::set<std::string> endings;
    for (std::size_t row = 0; row < outcomes.rows(); ++row) {
        INFO(outcomes.at(row, "game"));
        const auto game = replayed(outcomes.at(row, "game"));
        const auto books = db::parse_json(db::books_json(game.state()));
        const auto text = [&](const char* key) { return books[key].is_null() ? "" : books[key].get<std::string>(); };
        CHECK(text("ending") == outcomes.at(row, "ending"));
        CHECK(text("winner") == outcomes.at(row, "winner"));
        CHECK(books["turn"] == outcomes.number(row, "turn"));
        endings.insert(outcomes.at(row, "ending"));
    }
    CHECK(outcomes.rows() == 21);
    CHECK(endings ==
          std::set<std::string>{"", "bombing", "concession", "negotiation", "points", "resources", "surrender", "time", "unfinished"});
}

TEST_CASE("an outcome by points says how many, also where there are none", "[empire_of_the_sun][db][rule:ES-VPT-5]") {
    const auto& tables = *EmpireOfTheSunByChance::tables();
    const Event none{GameEnded{.outcome = {.ending = Ending::Points, .winner = Side::Allies, .points = 0}, .items = {}}};
    CHECK(db::to_json(tables, none)["outcome"]["points"] == 0);
    const Event older{GameEnded{.outcome = {.ending = Ending::Points, .winner = Side::Allies, .points = {}}, .items = {}}};
    CHECK(!db::to_json(tables, older)["outcome"].contains("points"));
    CHECK(summary(tables, none) == summary(tables, older));
}

TEST_CASE("the example of play, entry by entry with its figures", "[empire_of_the_sun][db][recorded]") {
    const auto game = replayed("example_of_play");
    const auto& tables = *EmpireOfTheSunByChance::tables();
    std::map<std::string, SeaBattleFought> sea;
    std::map<std::string, LandBattleFought> land;
    int rolled = 0;
    for (const auto& line : game.log()) {
        for (const auto& event : db::EmpireOfTheSunSession::read_events(tables, line.entry.events)) {
            if (const auto* fought = std::get_if<SeaBattleFought>(&event)) {
                sea.emplace(tables.map->label(fought->hex), *fought);
            } else if (const auto* ground = std::get_if<LandBattleFought>(&event)) {
                land.emplace(tables.map->label(ground->hex), *ground);
            } else if (const auto* die = std::get_if<DieRolled>(&event); die != nullptr && die->purpose == Purpose::Submarine) {
                ++rolled;
                CHECK(die->value == 1); // 2, and 1 for the torpedoes, less 2 for the turn
                CHECK(!die->success);
            }
        }
    }
    CHECK(rolled == 1);
    const auto steps = [](const FoughtSide& side) {
        int lost = 0;
        for (const auto& row : side.units) {
            lost += row.before - row.after;
        }
        return lost;
    };
    // Operation Z: die 8, 36 hits; two units of the 7th Air Force and the battleships gone, a cruiser reduced.
    CHECK(sea.at("5808").offensive.hits == 36);
    CHECK(steps(sea.at("5808").reaction) == 7);
    // Card 2, from west to east.
    CHECK(steps(sea.at("2112").reaction) == 2); // Force Z
    CHECK(steps(sea.at("2112").offensive) == 0);
    CHECK(land.at("2709").offensive.hits == 9); // Hong Kong
    CHECK(land.at("2709").taken);
    CHECK(steps(land.at("2709").offensive) == 0);
    CHECK(sea.at("2812").offensive.strength == 27 + 12);
    CHECK(sea.at("2812").offensive.hits == 20);
    CHECK(steps(sea.at("2812").reaction) == 2); // both reduced
    CHECK(land.at("2812").offensive.hits == 27);
    CHECK(land.at("2812").taken);
    CHECK(steps(sea.at("2913").reaction) == 0);         // too few hits for the corps
    CHECK(land.at("2913").offensive.modifier == 4 - 2); // of air and ships; and the mixed terrain there
    CHECK(steps(land.at("2913").reaction) == 1);
    CHECK(sea.at("3014").offensive.hits == 6);
    CHECK(steps(sea.at("3014").reaction) == 1); // CA US Asia
    CHECK(steps(sea.at("3014").offensive) == 0);
    CHECK(sea.at("2915").offensive.hits == 10);
    CHECK(steps(sea.at("2915").reaction) == 1);
    CHECK(land.at("2915").offensive.hits == 14);
    CHECK(land.at("2915").taken);
    CHECK(sea.at("4612").offensive.strength == 9); // Wake
    CHECK(sea.at("4612").offensive.hits == 5);
    CHECK(steps(sea.at("4612").reaction) == 0);
    CHECK(sea.at("4612").offensive_wins);
    CHECK(land.at("4612").offensive.modifier == 2);
    CHECK(land.at("4612").offensive.hits == 4);
    CHECK(land.at("4612").reaction.hits == 4);
    CHECK(steps(land.at("4612").offensive) == 1);
    CHECK(!land.at("4612").taken);
    // Card 3 in turn 2.
    CHECK(sea.at("2015").offensive.strength == 33);
    CHECK(sea.at("2015").reaction.strength == 6);
    CHECK(sea.at("2015").reaction.modifier == 2);
    CHECK(steps(sea.at("2015").reaction) == 2);
    CHECK(land.at("2014").offensive.modifier == 4);
    CHECK(land.at("2014").reaction.hits == 23); // 15, and half as much again
    CHECK(steps(land.at("2014").reaction) == 2);
    CHECK(steps(land.at("2014").offensive) == 1);
    CHECK(land.at("2014").taken);
    // What the books show when it ends.
    const auto& state = game.state();
    CHECK(state[Track::UsWill] == 8);
    CHECK(state[Track::ChinaDivisions] == 11);
    CHECK(state[Track::JapaneseAspUsed] == 0);
    CHECK(state[Track::AlliedCards] == 4);
    CHECK(state[Track::AlliedPasses] == 1);
    CHECK(state.surrendered.empty());
    const auto held = [&](const char* label) { return controls(state, Side::Japan, *tables.find_hex(label)); };
    for (const auto* label : {"3814", "4021", "2415", "2709", "2812", "2913", "2915", "2112", "1913", "2014"}) {
        INFO(label);
        CHECK(held(label));
    }
    CHECK(!held("4612"));
}

TEST_CASE("who goes where after the battles of the example is found beforehand",
          "[empire_of_the_sun][recorded][rule:ES-RET-2][rule:ES-NAV-5][rule:ES-AIR-5][rule:ES-PBM-1]") {
    const auto game = replayed("example_of_play");
    const auto& tables = *EmpireOfTheSunByChance::tables();
    auto state = empty_state(EmpireOfTheSunByChance::tables());
    std::map<Travel, int> made;
    std::map<Travel, int> hexes;
    for (const auto& line : game.log()) {
        for (const auto& event : db::EmpireOfTheSunSession::read_events(tables, line.entry.events)) {
            const auto* const moved = std::get_if<UnitsMoved>(&event);
            if (moved != nullptr && std::ranges::find(travels_after_battle, moved->by) != travels_after_battle.end()) {
                INFO("entry " << line.entry.seq << " " << id_of(moved->by) << " to " << tables.map->label(moved->to));
                Supply supply;
                supply.compute(tables, board_of(state));
                for (const auto unit : moved->units) {
                    CHECK(has(bound_to_go(state, moved->by), unit));
                    const auto found = reach_after_battle(state, supply, unit, moved->by).hexes;
                    for (std::uint16_t i = 0; i < tables.map->grid().size(); ++i) { // against what is said of each hex by itself
                        const HexId hex{i};
                        if (hex == state[unit].place.hex) {
                            continue;
                        }
                        const auto verdict = decide(state, MoveUnits{.units = {unit}, .to = hex, .by = moved->by});
                        const auto kind = tables[unit].kind;
                        const bool ends = (kind != UnitKind::Naval || tables.map->port(hex)) &&
                                          (kind != UnitKind::Air || tables.map->airfield(hex)) && controls(state, tables[unit].side, hex);
                        const bool may =
                            core::lawful(verdict) && (moved->by == Travel::Retreat ? core::acceptance(verdict).warnings.empty() : ends);
                        CHECK((std::ranges::find(found, hex, &ReachedHex::hex) != found.end()) == may);
                        hexes[moved->by] += may ? 1 : 0;
                    }
                }
                ++made[moved->by];
            }
            state = apply(std::move(state), event);
        }
    }
    for (const auto by : travels_after_battle) {
        INFO(id_of(by));
        CHECK(made[by] > 0);
        CHECK(hexes[by] > made[by]); // there is a choice
    }
}
