// All that one unit can reach: figures by hand from the clause book, and on positions that chance made what `decide` says of each hex by itself.

#include "model/empire_of_the_sun/questions/reach.hpp"
#include "tests/model/empire_of_the_sun/plain_map.hpp"
#include "tests/model/empire_of_the_sun/sentences.hpp"

#include <sstream>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

Reach asked(const State& state, UnitId unit, Travel by) { return reach(state, supply_of(board_of(state)), unit, by); }
Reach asked(const AtTable& table, std::string_view id, Travel by) { return asked(table.now(), unit(id), by); }

std::vector<std::string> there(const Reach& reach) {
    std::vector<std::string> found;
    for (const auto& each : reach.hexes) {
        found.push_back(tables().map->label(each.hex));
    }
    std::ranges::sort(found);
    return found;
}
const Way* way_to(const Reach& reach, std::string_view label) {
    const auto found = std::ranges::find(reach.hexes, hex_at(label), &ReachedHex::hex);
    return found == reach.hexes.end() ? nullptr : &found->way;
}
/// The clauses that bar the hex.
std::set<std::string> bars(const Reach& reach, std::string_view label) {
    std::set<std::string> found;
    for (const auto& each : reach.barred) {
        for (const auto& why : each.why) {
            if (each.hex == hex_at(label)) {
                found.insert(why.rule.id);
            }
        }
    }
    return found;
}

/// Japan with a card of that value and nobody else on the map.
AtTable alone(std::string_view card, std::string_view id, std::string_view hex) {
    AtTable table;
    table.enter(play(card, "jp_hq_south"));
    clear_map(table);
    table.put(id, hex);
    table.rule(activate({id}));
    return table;
}

} // namespace

TEST_CASE("what an aircraft reaches by legs, by hand",
          "[empire_of_the_sun][reach][rule:ES-AIR-1][rule:ES-AIR-2][rule:ES-AIR-6][rule:ES-MOV-1]") {
    // The 22nd Air Flotilla in Saigon, of extended range 5, with a card of value 1: one leg.
    auto table = alone("JP4", "jp_22_air_flot", "2212");
    auto found = asked(table, "jp_22_air_flot", Travel::Extended);
    CHECK(found.most == 1);
    CHECK(found.range == 5);
    // The airfields of Japan within five hexes, in 1942: of Siam, Indochina, occupied China with Hong Kong, of Malaya but for Kuantan and Singapore, and
    // Miri. Those of the Allies are told with their clause.
    CHECK(there(found) ==
          std::vector<std::string>{"1912", "1913", "2012", "2110", "2111", "2112", "2211", "2311", "2409", "2415", "2508", "2609", "2709"});
    CHECK(bars(found, "2015") == std::set<std::string>{"ES-AIR-1"});
    REQUIRE(way_to(found, "2409") != nullptr);
    CHECK(way_to(found, "2409")->cost == 1);
    CHECK(labels(way_to(found, "2409")->hexes) == std::vector<std::string>{"2212", "2409"});
    // Strategic movement has two legs: Okinawa is ten hexes away, by Canton or another field in the middle.
    found = asked(table, "jp_22_air_flot", Travel::Strategic);
    CHECK(found.most == 2);
    REQUIRE(way_to(found, "3209") != nullptr);
    CHECK(way_to(found, "3209")->cost == 2);
    CHECK(way_to(found, "3209")->hexes.size() == 3);
    CHECK(way_to(found, "3307") == nullptr); // eleven
    // A ground unit of the enemy stops the leg at its airfield, a ship does not.
    table.put("cw_3_ind_corps", "2409");
    table.put("cw_ca_exeter", "2609");
    found = asked(table, "jp_22_air_flot", Travel::Extended);
    CHECK(way_to(found, "2409") == nullptr);
    CHECK(bars(found, "2409") == std::set<std::string>{"ES-AIR-1"});
    CHECK(way_to(found, "2609") != nullptr);
    // Nor does it end in a battle hex.
    table.rule(DeclareBattles{.hexes = {hex_at("2609")}});
    CHECK(bars(asked(table, "jp_22_air_flot", Travel::Extended), "2609") == std::set<std::string>{"ES-AIR-2"});
}

TEST_CASE("what a ship reaches, by hand", "[empire_of_the_sun][reach][rule:ES-NAV-1][rule:ES-NAV-6][rule:ES-MOV-1]") {
    // From Truk with five hexes: Rabaul is four away, Kwajalein seven. Around Truk lies nothing but sea and atolls.
    auto table = alone("JP4", "jp_ca_mogami", "4017");
    auto found = asked(table, "jp_ca_mogami", Travel::Sea);
    CHECK(found.most == 5);
    REQUIRE(way_to(found, "4021") != nullptr);
    CHECK(way_to(found, "4021")->cost == 4);
    CHECK(way_to(found, "4021")->hexes.size() == 5);
    CHECK(way_to(found, "4715") == nullptr);
    // Doubled from port to port; Kwajalein is Japan's, Rabaul now the enemy's.
    table.flag("4021", Side::Allies);
    found = asked(table, "jp_ca_mogami", Travel::Strategic);
    CHECK(found.most == 10);
    REQUIRE(way_to(found, "4715") != nullptr);
    CHECK(way_to(found, "4715")->cost == 7);
    CHECK(bars(found, "4021") == std::set<std::string>{"ES-NAV-6"});
    // It begins in a port: at sea nothing is reached, and why is said once.
    table.put("jp_ca_mogami", "3916");
    found = asked(table, "jp_ca_mogami", Travel::Strategic);
    CHECK(found.hexes.empty());
    REQUIRE(found.why.size() == 1);
    CHECK(found.why.front().rule.id == "ES-NAV-6");
    CHECK(found.barred.empty());
    // A card of value 3: fifteen hexes.
    CHECK(asked(alone("JP9", "jp_ca_mogami", "4017"), "jp_ca_mogami", Travel::Sea).most == 15);
}

TEST_CASE("where a landing and its transport get to, by hand",
          "[empire_of_the_sun][reach][rule:ES-AMP-1][rule:ES-AMP-4][rule:ES-ASP-2][rule:ES-LND-5][rule:ES-OFF-2]") {
    auto table = alone("JP4", "jp_1_sn_brig", "4017");
    CHECK(way_to(asked(table, "jp_1_sn_brig", Travel::Assault), "4021") != nullptr);
    // The 5th Air Force in Rabaul, in supply as it is active, closes all within two hexes.
    table.flag("4021", Side::Allies);
    table.put("us_hq_sw_pac", "4021");
    table.put("us_5af", "4021");
    const auto closed = asked(table, "jp_1_sn_brig", Travel::Assault);
    REQUIRE(supply_of(board_of(table.now())).zones().hostile(Side::Japan, hex_at("4021")));
    CHECK(way_to(closed, "4021") == nullptr);
    CHECK(bars(closed, "4021").contains("ES-AMP-4"));
    // No shipping points: no assault at all, and the clause once.
    table.set({{Track::JapaneseAspUsed, table[Track::JapaneseAsp]}});
    const auto none = asked(table, "jp_1_sn_brig", Travel::Assault);
    CHECK(none.hexes.empty());
    REQUIRE(none.why.size() == 1);
    CHECK(none.why.front().rule.id == "ES-ASP-2");
    // Nor is any other move stopped when rivalry leaves fewer points than were spent.
    auto fewer = table;
    fewer.set({{Track::JapaneseAspUsed, fewer[Track::JapaneseAsp]}, {Track::JapaneseRivalry, 1}});
    REQUIRE(asp_left(fewer.now(), Side::Japan) < 0);
    CHECK_FALSE(fewer.breaks(go({"jp_1_sn_brig"}, "4715", Travel::Strategic), "ES-ASP-2"));
    CHECK(says(fewer, go({"jp_1_sn_brig"}, "4222", Travel::Assault), "and 0 are left"));
    // Strategic transport takes none: from port to port, ten hexes, but not out of a zone.
    CHECK(way_to(asked(table, "jp_1_sn_brig", Travel::Strategic), "4715") == nullptr); // no headquarters is there to supply the port
    // Who is not active goes nowhere.
    auto idle = table;
    idle.put("jp_2_sn_brig", "4017");
    const auto not_active = asked(idle, "jp_2_sn_brig", Travel::Assault);
    CHECK(not_active.hexes.empty());
    REQUIRE_FALSE(not_active.why.empty());
    CHECK(not_active.why.front().rule.id == "ES-OFF-2");
    const auto as_if = as_if_active(idle.now(), unit("jp_2_sn_brig"), {}, false);
    REQUIRE(as_if);
    CHECK(has(as_if->offensive->activated, unit("jp_2_sn_brig")));
    CHECK_FALSE(as_if_active(AtTable{}.now(), unit("jp_2_sn_brig"), {}, false));
    CHECK(as_if_active(AtTable{}.now(), unit("jp_2_sn_brig"), card("JP9"), false)->offensive->card == card("JP9"));
}

TEST_CASE("what a ground unit reaches by land, by hand",
          "[empire_of_the_sun][reach][rule:ES-LND-1][rule:ES-LND-2][rule:ES-LND-3][rule:ES-GND-13]") {
    // The 15th Army beside Mandalay, which lies in the jungle by the road: two points beside an enemy, half a point without.
    auto table = alone("JP9", "jp_15_army", "2107");
    auto found = asked(table, "jp_15_army", Travel::Land);
    CHECK(found.most == 6); // three points, in halves
    REQUIRE(way_to(found, "2106") != nullptr);
    CHECK(way_to(found, "2106")->cost == 1);
    CHECK(labels(way_to(found, "2106")->hexes) == std::vector<std::string>{"2107", "2106"});
    const auto farther = there(found).size();
    table.put("cw_b_ind_div", "2106");
    found = asked(table, "jp_15_army", Travel::Land);
    REQUIRE(way_to(found, "2106") != nullptr);
    CHECK(way_to(found, "2106")->cost == 4);
    CHECK(there(found).size() < farther); // it stops there
    CHECK(std::ranges::any_of(found.barred, [](const BarredHex& each) { return each.why.front().rule.id == "ES-LND-3"; }));
    CHECK(asked(table, "jp_15_army", Travel::Sea).hexes.empty());
}

TEST_CASE(
    "each hex that is reached is accepted, and no other",
    "[empire_of_the_sun][reach][rule:ES-MOV-1][rule:ES-AIR-1][rule:ES-AIR-6][rule:ES-NAV-1][rule:ES-NAV-6][rule:ES-AMP-1][rule:ES-AMP-4]"
    "[rule:ES-LND-1][rule:ES-LND-3][rule:ES-LND-5][rule:ES-LND-7][rule:ES-PBM-3][rule:ES-MOV-8]") {
    Chance chance(1207);
    const std::array scenarios{"short_campaign", "1943", "1944"};
    std::array<std::vector<CardId>, 2> decks;
    for (std::size_t i = 0; i < tables().cards.size(); ++i) {
        if (!tables().cards[i].event_only && tables().cards[i].operations > 0) {
            decks[static_cast<std::size_t>(tables().cards[i].side)].push_back({static_cast<std::uint8_t>(i)});
        }
    }
    std::vector<HexId> ports;
    for (const auto& hex : tables().map_hexes) {
        if (hex.port) {
            ports.push_back(hex.hex);
        }
    }
    const auto grid_size = tables().map->grid().size();
    int positions = 0;
    int wrong = 0;
    std::map<Travel, int> reached;
    std::map<Travel, int> judged;
    std::ostringstream report;
    for (std::size_t round = 0; positions < 540; ++round) {
        auto state = chance.game(scenarios[round % 3], {});
        chance.shake(state, 4, 60);
        const auto kind = std::array{UnitKind::Air, UnitKind::Naval, UnitKind::Ground, UnitKind::Ground}[round % 4];
        const auto side = all_sides[chance(2)];
        std::vector<UnitId> movers;
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            if (tables().units[i].side == side && tables().units[i].kind == kind && state.units[i].on_map()) {
                movers.push_back({static_cast<std::uint8_t>(i)});
            }
        }
        if (movers.empty()) {
            continue;
        }
        const auto mover = chance.of(movers);
        if (!chance.one_in(3)) { // where most journeys begin
            const auto from = chance.of(ports);
            state.units[mover.index].place.hex = from;
            Chance::flag(state, from, side);
        }
        const auto from = state.units[mover.index].place.hex;
        const auto acts = chance.one_in(5) ? enemy_of(side) : side;
        Offensive offensive{.side = acts, .card = chance.of(decks[static_cast<std::size_t>(acts)])};
        if (!chance.one_in(15)) {
            (acts == side ? offensive.activated : offensive.reacting).push_back(mover);
        }
        for (int i = 0; i < 3; ++i) {
            if (chance.one_in(2)) {
                offensive.battles.push_back(chance.of(ports));
            }
        }
        if (chance.one_in(4)) { // a ship has gone ahead, or it has moved itself
            const auto ship = chance.of(movers);
            offensive.activated.push_back(ship);
            offensive.moved.push_back({.unit = ship, .from = from, .by = kind == UnitKind::Ground ? Travel::Assault : Travel::Sea});
        }
        state.offensive = offensive;
        state.turn.phase = Phase::Offensives;
        state.tracks[Track::Barges] = chance.one_in(2) ? 1 : 0;
        state.tracks[asp_used_of(side)] = chance.one_in(6) ? state.tracks[asp_of(side)] : 0;

        auto ways = travels_of(tables()[mover]);
        ways.push_back(kind == UnitKind::Ground && chance.one_in(2) ? Travel::Disengage : Travel::PostBattle);
        const auto by = chance.of(ways);
        const auto supply = supply_of(board_of(state));
        const auto found = reach(state, supply, mover, by);
        ++positions;

        // Some of those that are reached, of those that a clause bars, and of all others.
        std::set<HexId> asked_about;
        for (int i = 0; i < 8 && !found.hexes.empty(); ++i) {
            asked_about.insert(chance.of(found.hexes).hex);
        }
        for (int i = 0; i < 5 && !found.barred.empty(); ++i) {
            asked_about.insert(chance.of(found.barred).hex);
        }
        for (int i = 0; i < 4; ++i) {
            asked_about.insert(HexId{static_cast<std::uint16_t>(chance(grid_size))});
            asked_about.insert(chance.one_in(2) ? chance.land() : chance.of(ports));
        }
        asked_about.erase(from);
        for (const auto hex : asked_about) {
            const auto answer = std::ranges::find(found.hexes, hex, &ReachedHex::hex);
            const bool says_so = answer != found.hexes.end();
            const auto verdict = decide(state, MoveUnits{.units = {mover}, .to = hex, .by = by});
            const bool accepted =
                !core::refused(verdict) && std::ranges::none_of(core::acceptance(verdict).warnings, [](const core::Warning& each) {
                    return each.kind == core::WarningKind::BreaksRule;
                });
            ++judged[by];
            reached[by] += says_so ? 1 : 0;
            if (accepted != says_so && ++wrong < 20) {
                report << "position " << positions << " " << id_of(by) << " " << tables()[mover].id << " " << tables().map->label(from)
                       << " to " << tables().map->label(hex) << ": reach says " << says_so << ", decide " << accepted;
                if (!core::refused(verdict)) {
                    for (const auto& each : core::acceptance(verdict).warnings) {
                        report << " " << each.rule.id << " " << to_english(tables(), each.why);
                    }
                }
                report << "\n";
            }
            if (says_so) { // the way is one
                const auto& way = answer->way;
                REQUIRE(way.hexes.size() > 1);
                CHECK(way.hexes.front() == from);
                CHECK(way.hexes.back() == hex);
                CHECK(way.cost <= found.most);
                for (std::size_t i = 1; i < way.hexes.size(); ++i) {
                    const int step = tables().map->distance(way.hexes[i - 1], way.hexes[i]);
                    CHECK(step <= (kind == UnitKind::Air ? found.range : 1));
                }
                const bool counts_hexes = kind != UnitKind::Ground || (by != Travel::Land && by != Travel::Disengage);
                CHECK((!counts_hexes || way.cost == static_cast<int>(way.hexes.size()) - 1));
            }
        }
    }
    for (const auto& [by, count] : judged) {
        report << id_of(by) << ": " << count << " judged, " << reached[by] << " reached\n";
    }
    INFO(report.str());
    CHECK(wrong == 0);
    CHECK(positions == 540);
    for (const auto by : {Travel::Land, Travel::Sea, Travel::Air, Travel::Extended, Travel::Assault, Travel::Strategic}) {
        INFO(id_of(by));
        CHECK(reached[by] > 20);
        CHECK(judged[by] - reached[by] > 20);
    }
}
