// Victory points item by item and the ends of the nine scenarios, against a second count written after the clauses alone.

#include "model/empire_of_the_sun/points.hpp"
#include "tests/model/empire_of_the_sun/plain_map.hpp"
#include "tests/model/empire_of_the_sun/plain_supply.hpp"

#include <sstream>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

using Labels = std::vector<std::string_view>;
const Labels north_india{"1905", "2005", "2104", "2105", "2205"};
const Labels alaska{"4600", "4700", "4800", "5000", "5100"};
const Labels hawaii{"5108", "5708", "5908"}; // Midway, Kauai, Hawaii
const Labels new_guinea{"3219", "3319", "3520", "3720", "3822", "3823", "4024"};
const Labels mandates{"4021", "4423"}; // who controls both controls the Mandates
const Labels honshu{"3407", "3506", "3507", "3606", "3607", "3705", "3706"};

/// The score of Japan as it is kept from turn end to turn end on a sheet of paper.
class PlainScore {
public:
    /// At the end of any turn.
    void note(const State& state) {
        for (const auto* list : {&alaska, &hawaii}) {
            for (const auto label : *list) {
                keep(state, label);
            }
        }
        keep(state, "5808");
    }
    /// Each item that scores.
    std::map<std::string, int> items(const State& state) const {
        const auto board = board_of(state);
        const PlainSupply supply(board);
        std::map<std::string, int> found;
        const auto held = [&](Side side, const Labels& list) {
            return static_cast<int>(std::ranges::count_if(list, [&](auto label) { return controls(state, side, hex_at(label)); }));
        };
        const auto all = [&](Side side, const Labels& list) { return held(side, list) == static_cast<int>(list.size()); };
        const auto kept = [&](const Labels& list) {
            return static_cast<int>(std::ranges::count_if(list, [&](auto label) { return m_kept.contains(std::string{label}); }));
        };
        const int box = state[Track::Wie];
        found["A"] = box >= 1 ? 0 : box >= -2 ? 1 : box >= -4 ? 2 : box >= -6 ? 3 : 4;
        found["B"] = state[Track::China];
        found["C"] = has(state.surrendered, Area::China) ? 5 : 0;
        found["D"] = road_states[static_cast<std::size_t>(state[Track::BurmaRoad])] == "open" ? 0 : 1;
        const auto joined = [&](std::string_view from, std::string_view to) {
            return supply.lines(Side::Allies, hex_at(from))[hex_at(to).index] >= 0;
        };
        // A place that the enemy holds is cut off too.
        found["E"] = all(Side::Allies, {"5808", "3727"}) && joined("5808", "3727") ? 0 : 5;
        found["F"] = held(Side::Japan, north_india);
        found["F_bonus"] = all(Side::Japan, north_india) ? 2 : 0;
        const auto& india = tables().india_boxes[static_cast<std::size_t>(state[Track::India])];
        found["G"] = india == "unrest" ? 1 : 0;
        found["H"] = india == "unstable" ? 2 : 0;
        found["I"] = all(Side::Japan, mandates) ? 1 : 0;
        found["J"] = state[Track::UsWill] <= 6 ? 7 - state[Track::UsWill] : 0;
        found["K"] = kept(alaska);
        found["L"] = kept(hawaii);
        found["M"] = 3 * kept({"5808"});
        if (scenario_of(state).victory == "17.48") {
            found["N"] = all(Side::Japan, new_guinea) ? 5 : 0;
            found["O"] = all(Side::Allies, new_guinea) || all(Side::Japan, new_guinea) ? 0 : 3;
            found["P"] = controls(state, Side::Japan, hex_at("4021")) && supply.reached(Side::Japan, hex_at("4021")) ? 3 : 0;
            int allied = 0;
            int in_supply = 0;
            bool base = false;
            for (const auto& hex : tables().map_hexes) {
                if (!controls(state, Side::Allies, hex.hex)) {
                    continue;
                }
                base = base || ((hex.port || hex.airfield) && near(hex_at("3706"), hex.hex, 8));
                if (hex.region == "Philippines") {
                    ++allied;
                    in_supply += counts(state, supply, hex.hex) ? 1 : 0;
                }
            }
            found["Q"] = allied == 0 ? 5 : 0;
            found["R"] = allied != 0 && in_supply <= 5 ? 3 : 0;
            found["S"] = base ? 0 : 5;
        }
        found["start"] = !state.options.starting_points             ? 0
                         : scenario_of(state).setup == Setup::Y1943 ? 6
                         : scenario_of(state).setup == Setup::Y1944 ? 4
                                                                    : 0;
        found["bid"] = state[Track::Bid];
        std::erase_if(found, [](const auto& each) { return each.second == 0; });
        return found;
    }

private:
    void keep(const State& state, std::string_view label) {
        if (controls(state, Side::Japan, hex_at(label)) && !units_in(state, hex_at(label), Side::Japan).empty()) {
            m_kept.insert(std::string{label});
        }
    }
    /// To which an Allied headquarters can lay a line; or, where the table plays so, with an Allied unit in supply.
    static bool counts(const State& state, const PlainSupply& supply, HexId hex) {
        if (!state.options.supplied_units_count) {
            return supply.reached(Side::Allies, hex);
        }
        const auto there = units_in(state, hex, Side::Allies);
        return std::ranges::any_of(there, [&](UnitId id) { return supply.supplied(id.index); });
    }

    std::set<std::string> m_kept;
};

/// Kunming and Madras are joined by roads through hexes of the Allies.
bool road_open(const State& state) {
    static const PlainSea map;
    std::set<Spot> seen{spot_of("2407")};
    std::deque<Spot> queue{spot_of("2407")};
    while (!queue.empty()) {
        const auto here = queue.front();
        queue.pop_front();
        for (const auto& next : beside(here)) {
            if (map.road(here, next) && controls(state, Side::Allies, map.hex(next)) && seen.insert(next).second) {
                queue.push_back(next);
            }
        }
    }
    return controls(state, Side::Allies, hex_at("2407")) && seen.contains(spot_of("1406"));
}

/// A random state of affairs at the end of a turn, in which everything that scores comes about now and then.
void disturb(Chance& chance, State& state) {
    chance.shake(state);
    for (std::size_t i = 0; i < state.units.size(); ++i) { // China's own supply is another test's
        auto& station = state.units[i];
        const auto& unit = tables().units[i];
        if (unit.nation == Nation::Chinese) {
            station.place = {.kind = PlaceKind::Eliminated};
        }
    }
    const auto some = [&](const Labels& list) { // all of them to one side, or each to either
        const auto way = chance(3);
        for (const auto label : list) {
            Chance::flag(state, hex_at(label), (way == 2 ? chance.one_in(2) : way == 0) ? Side::Japan : Side::Allies);
        }
    };
    for (const auto* list : {&north_india, &new_guinea, &mandates}) {
        some(*list);
    }
    const auto philippines = chance(4);
    for (const auto& hex : tables().map_hexes) {
        if (hex.region == "Philippines" && philippines < 3) {
            Chance::flag(state, hex.hex, philippines == 0 || (philippines == 1 && chance.one_in(2)) ? Side::Japan : Side::Allies);
        }
        if (near(hex_at("3706"), hex.hex, 8) && (hex.port || hex.airfield) && chance.one_in(2)) {
            Chance::flag(state, hex.hex, Side::Japan);
        }
    }
    Labels far{"5808"};
    far.insert(far.end(), alaska.begin(), alaska.end());
    far.insert(far.end(), hawaii.begin(), hawaii.end());
    for (const auto label : far) {
        Chance::flag(state, hex_at(label), chance.one_in(2) ? Side::Japan : Side::Allies);
        const UnitId id{static_cast<std::uint8_t>(chance(tables().units.size()))};
        if (tables()[id].nation != Nation::Chinese && chance.one_in(2)) {
            state.units[id.index].place = {.kind = PlaceKind::Hex, .hex = hex_at(label)};
        }
    }
    if (chance.one_in(3)) { // Townsville shut in
        for (const auto* label : {"3626", "3627", "3628", "3825"}) {
            const UnitId id{static_cast<std::uint8_t>(chance(tables().units.size()))};
            if (tables()[id].side == Side::Japan) {
                state.units[id.index].place = {.kind = PlaceKind::Hex, .hex = hex_at(label)};
            }
        }
        state.units[unit("jp_25_air_flot").index].place = {.kind = PlaceKind::Hex, .hex = hex_at("3626")};
        state.units[unit("jp_hq_south_seas").index].place = {.kind = PlaceKind::Hex, .hex = hex_at("3626")};
        Chance::flag(state, hex_at("3626"), Side::Japan);
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            if (tables().units[i].side == Side::Allies && tables().units[i].zone() && chance.one_in(2)) {
                state.units[i].place = {.kind = PlaceKind::Eliminated};
            }
        }
    }
    auto& tracks = state.tracks;
    tracks[Track::Wie] = static_cast<int>(chance(11)) - 7;
    tracks[Track::China] = static_cast<int>(chance(4));
    for (const auto* label : {"2206", "2306", "2106"}) { // now and then all of the road is free
        Chance::flag(state, hex_at(label), chance.one_in(3) ? Side::Japan : Side::Allies);
    }
    tracks[Track::BurmaRoad] = road_open(state) ? 0 : 2; // as the National Status segment leaves it, without HUMP
    tracks[Track::India] = static_cast<int>(chance(4));
    tracks[Track::UsWill] = static_cast<int>(chance(10));
    tracks[Track::ChinaDivisions] = 4;
    tracks[Track::Hump] = 0;
    tracks[Track::ManchuriaLost] = chance.one_in(4) ? 1 : 0;
    tracks[Track::BombingTurns] = 2 + static_cast<int>(chance(4));
    state.surrendered.clear();
    for (const auto area : {Area::Philippines, Area::Burma, Area::China}) {
        if (chance.one_in(3)) {
            state.surrendered.push_back(area);
        }
    }
    std::ranges::sort(state.surrendered);
}

Options some_options(Chance& chance) {
    Options options;
    for (const auto& each : switches) {
        options.*each.on = chance.one_in(4);
    }
    return options;
}

std::string listed(const std::map<std::string, int>& items) {
    std::string text;
    for (const auto& [item, points] : items) {
        text += item + " " + std::to_string(points) + ", ";
    }
    return text;
}

} // namespace

TEST_CASE("victory points are those of a second count, item by item",
          "[empire_of_the_sun][points][rule:ES-VPT-1][rule:ES-VPT-3][rule:ES-VPT-4][rule:ES-VPT-6][rule:ES-AMB-2][rule:ES-AMB-39]"
          "[rule:ES-AMB-47][rule:ES-BID-1]") {
    Chance chance(1727);
    const std::array scenarios{"1942", "1943", "1944", "1942_43", "1943_44", "1942_44"};
    int positions = 0;
    int wrong = 0;
    std::ostringstream report;
    std::map<std::string, int> scored;
    for (std::size_t round = 0; positions < 2000; ++round) {
        auto state = chance.game(scenarios[round % scenarios.size()], some_options(chance));
        const auto& scenario = scenario_of(state);
        state.tracks[Track::Bid] = chance.one_in(3) ? static_cast<int>(chance(7)) - 3 : 0;
        PlainScore plain;
        for (int turn = scenario.last_turn - 2; turn <= scenario.last_turn && !state.outcome && positions < 2000; ++turn) {
            disturb(chance, state);
            state.turn.number = turn;
            state.turn.phase = Phase::Attrition;
            const auto verdict = decide(state, EndPhase{});
            REQUIRE_FALSE(core::refused(verdict));
            for (const auto& event : core::acceptance(verdict).events) {
                state = apply(std::move(state), event);
            }
            REQUIRE(state.turn.phase == Phase::EndOfTurn);
            plain.note(state);
            const auto expected = plain.items(state);
            std::map<std::string, int> found;
            for (const auto& each : victory_items(state)) {
                found[each.item] += each.points;
            }
            std::erase_if(found, [](const auto& each) { return each.second == 0; });
            int sum = 0;
            for (const auto& [item, points] : expected) {
                sum += points;
                ++scored[item];
            }
            ++positions;
            if (found != expected || victory_points(state) != sum) {
                ++wrong;
                if (wrong < 20) {
                    report << "position " << positions << " " << scenario.id << " turn " << turn << ": program " << listed(found)
                           << "plain " << listed(expected) << "\n";
                }
            }
        }
    }
    INFO(report.str() << listed(scored));
    CHECK(wrong == 0);
    CHECK(positions == 2000);
}

namespace {

struct PlainEnd {
    Ending ending;
    std::optional<Side> winner;
    std::string level{};
};

bool of_campaign(const State& state) {
    const auto& id = scenario_of(state).id;
    return id == "campaign" || id == "short_campaign" || id == "very_short_campaign";
}

int resources_of_japan(const State& state) {
    int found = 0;
    Labels list{"1813", "1916", "2008", "2014", "2415", "2517", "2616", "2813", "3219", "3302", "3303", "3305"};
    const bool printed = state.options.resources_as_printed;
    list.push_back(printed ? "2016" : "2017");
    list.push_back(printed ? "2119" : "2220");
    for (const auto label : list) {
        const bool lost = state[Track::ManchuriaLost] != 0 && (label == "3302" || label == "3303");
        found += !lost && controls(state, Side::Japan, hex_at(label)) ? 1 : 0;
    }
    return found;
}

/// How the turn ends the game, if it does: Political Will, an automatic victory, the last turn.
std::optional<PlainEnd> plain_end(const State& state, const std::map<std::string, int>& items) {
    const auto& scenario = scenario_of(state);
    if (state[Track::UsWill] == 0 && (of_campaign(state) || state.options.negotiation_always)) {
        return PlainEnd{Ending::Negotiation, Side::Japan};
    }
    if (scenario.id == "1942" && state.turn.number == 4 && resources_of_japan(state) < 11) {
        return PlainEnd{Ending::Resources, Side::Allies};
    }
    if (state.turn.number != scenario.last_turn) {
        return {};
    }
    if (of_campaign(state)) {
        bool bomber = false;
        for (const auto* id : {"us_20bc", "us_21bc"}) {
            const auto& place = state[unit(id)].place;
            bomber = bomber || place.kind == PlaceKind::ChinaBox || (place.kind == PlaceKind::Hex && near(hex_at("3706"), place.hex, 8));
        }
        const bool bombed = state[Track::BombingTurns] >= 4 && resources_of_japan(state) <= 1 && bomber;
        return bombed ? PlainEnd{Ending::Bombing, Side::Allies} : PlainEnd{Ending::Time, Side::Japan};
    }
    int points = 0;
    for (const auto& [item, each] : items) {
        points += each;
    }
    const std::string level = points <= 2   ? "Allied decisive"
                              : points <= 5 ? "Allied tactical"
                              : points <= 9 ? "Japanese tactical"
                                            : "Japanese decisive";
    return PlainEnd{Ending::Points, points <= 5 ? Side::Allies : Side::Japan, level};
}

} // namespace

TEST_CASE("the nine scenarios end as a second reading has it",
          "[empire_of_the_sun][status][rule:ES-EOT-1][rule:ES-VIC-1][rule:ES-VIC-2][rule:ES-VIC-3][rule:ES-VIC-4][rule:ES-VPT-2]"
          "[rule:ES-VPT-5][rule:ES-PWL-2][rule:ES-AMB-45]") {
    Chance chance(1638);
    int positions = 0;
    int wrong = 0;
    std::ostringstream report;
    std::map<std::string, int> seen;
    for (std::size_t round = 0; positions < 2000; ++round) {
        auto state = chance.game(tables().scenarios[round % 9].id, some_options(chance));
        const auto& scenario = scenario_of(state);
        disturb(chance, state);
        state.turn.number = scenario.last_turn - (chance.one_in(4) ? 1 : 0);
        state.turn.phase = Phase::Attrition;
        if (chance.one_in(2)) { // Japan nearly without resources, or with nearly all
            const bool few = of_campaign(state);
            for (const auto hex : tables().resource_hexes(state.options.resources_as_printed)) {
                Chance::flag(state, hex, few != chance.one_in(few ? 14 : 4) ? Side::Allies : Side::Japan);
            }
        }
        for (const auto* id : {"us_20bc", "us_21bc"}) {
            auto& place = state.units[unit(id).index].place;
            if (chance.one_in(3)) {
                place = chance.one_in(2) ? Place{.kind = PlaceKind::ChinaBox} : Place{.kind = PlaceKind::Hex, .hex = hex_at("3813")};
            }
        }
        if (chance.one_in(2)) { // few points, so that each level comes about
            state.tracks[Track::Wie] = static_cast<int>(chance(4));
            state.tracks[Track::China] = static_cast<int>(chance(2));
            state.tracks[Track::UsWill] = 6 + static_cast<int>(chance(3));
            state.tracks[Track::India] = 0;
            state.surrendered.clear();
            for (const auto* list : {&north_india, &mandates, &new_guinea, &alaska, &hawaii}) {
                for (const auto label : *list) {
                    Chance::flag(state, hex_at(label), Side::Allies);
                }
            }
            for (const auto label : {"5808", "3727", "4021"}) {
                Chance::flag(state, hex_at(label), Side::Allies);
            }
            for (const auto& hex : tables().map_hexes) {
                if (hex.region == "Philippines" || near(hex_at("3706"), hex.hex, 8)) {
                    Chance::flag(state, hex.hex, hex.resource ? Side::Japan : Side::Allies);
                }
            }
            state.tracks[Track::BurmaRoad] = road_open(state) ? 0 : 2;
        }
        PlainScore score;
        score.note(state);
        const auto expected = plain_end(state, score.items(state));
        const auto verdict = decide(state, EndPhase{});
        REQUIRE_FALSE(core::refused(verdict));
        std::string told;
        std::string why;
        for (const auto& event : core::acceptance(verdict).events) {
            if (const auto* ended = std::get_if<GameEnded>(&event)) {
                told = std::string{id_of(ended->outcome.ending)} + " " +
                       (ended->outcome.winner ? std::string{id_of(*ended->outcome.winner)} : "");
                why = to_english(tables(), summary(tables(), event));
                int sum = 0;
                for (const auto& each : ended->items) {
                    sum += each.points;
                }
                if (ended->outcome.ending == Ending::Points && sum != ended->outcome.points) {
                    told += " whose items do not add up";
                }
            }
        }
        std::string plain;
        if (expected) {
            plain = std::string{id_of(expected->ending)} + " " + std::string{id_of(*expected->winner)};
            if (why.find(expected->level) == std::string::npos) {
                plain += " " + expected->level;
            }
        }
        ++positions;
        ++seen[expected ? std::string{id_of(expected->ending)} + expected->level : "goes on"];
        if (told != plain) {
            ++wrong;
            if (wrong < 20) {
                report << "position " << positions << " " << scenario.id << " turn " << state.turn.number << ": program [" << told
                       << "] plain [" << plain << "] " << why << listed(score.items(state)) << "\n";
            }
        }
    }
    INFO(report.str() << listed(seen));
    CHECK(wrong == 0);
    CHECK(positions == 2000);
}

TEST_CASE("Japan surrenders as a second reading has it", "[empire_of_the_sun][status][rule:ES-POL-13][rule:ES-AMB-46]") {
    Chance chance(1293);
    int positions = 0;
    int wrong = 0;
    std::ostringstream report;
    int fallen = 0;
    int starved = 0;
    for (std::size_t round = 0; positions < 2000; ++round) {
        auto state = chance.game(tables().scenarios[round % 9].id, some_options(chance));
        const auto& scenario = scenario_of(state);
        disturb(chance, state);
        state.turn.number = std::max(2, scenario.last_turn - 1);
        state.turn.phase = Phase::Offensives;
        for (const auto side : all_sides) {
            state.tracks[cards_of(side)] = 0;
            state.tracks[future_of(side)] = 0;
        }
        const auto way = chance(4);
        if (way == 0) { // Honshu
            for (const auto label : honshu) {
                Chance::flag(state, hex_at(label), chance.one_in(20) ? Side::Japan : Side::Allies);
            }
        } else if (way == 1) { // resources
            for (const auto hex : tables().resource_hexes(state.options.resources_as_printed)) {
                Chance::flag(state, hex, chance.one_in(40) ? Side::Japan : Side::Allies);
            }
        } else if (way == 2) { // home islands
            for (const auto hex : tables().map->japanese_sources()) {
                Chance::flag(state, hex, chance.one_in(10) ? Side::Japan : Side::Allies);
            }
        }
        const int before = static_cast<int>(chance(2));
        state.tracks[Track::UntracedTurns] = before;
        const auto verdict = decide(state, EndPhase{});
        REQUIRE_FALSE(core::refused(verdict));
        auto after = state;
        for (const auto& event : core::acceptance(verdict).events) {
            after = apply(std::move(after), event);
        }
        REQUIRE(after.turn.phase == Phase::NationalStatus);
        const auto board = board_of(after);
        const PlainSupply supply(board);
        const bool lost = std::ranges::all_of(honshu, [&](auto label) { return controls(state, Side::Allies, hex_at(label)); });
        bool traced = false;
        for (const auto source : supply.sources(Side::Japan)) {
            const auto ways = supply.lines(Side::Japan, source);
            for (const auto hex : tables().resource_hexes(state.options.resources_as_printed)) {
                const auto label = tables().map->label(hex);
                const bool gone = state[Track::ManchuriaLost] != 0 && (label == "3302" || label == "3303");
                traced = traced || (!gone && controls(after, Side::Japan, hex) && ways[hex.index] >= 0);
            }
        }
        const bool ends = of_campaign(state) || !state.options.surrender_in_campaigns;
        const bool plain = ends && (lost || (!traced && before == 1));
        const bool told = after.outcome && after.outcome->ending == Ending::Surrender && after.outcome->winner == Side::Allies;
        fallen += plain && lost ? 1 : 0;
        starved += plain && !lost ? 1 : 0;
        ++positions;
        const bool counted = after.outcome || after[Track::UntracedTurns] == (traced ? 0 : before + 1);
        if (told != plain || !counted) {
            ++wrong;
            if (wrong < 20) {
                report << "position " << positions << " " << scenario.id << ": program " << told << " plain " << plain << " lost " << lost
                       << " traced " << traced << " before " << before << " after " << after[Track::UntracedTurns] << " sources "
                       << supply.sources(Side::Japan).size() << "\n";
            }
        }
    }
    INFO(report.str());
    CHECK(wrong == 0);
    CHECK(fallen > 20);
    CHECK(starved > 20);
    CHECK(positions == 2000);
}
