// Ways by sea, of ships, of landings and of transport, against a plain search written after the clauses alone.

#include "model/empire_of_the_sun/questions/supply.hpp"
#include "model/empire_of_the_sun/ways.hpp"
#include "tests/model/empire_of_the_sun/plain_map.hpp"

#include <sstream>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

const PlainSea& sea() {
    static const PlainSea found;
    return found;
}

/// Who goes where, and how.
struct Voyage {
    const State& state;
    UnitId unit;
    HexId to;
    Travel by;
    std::vector<UnitId> along{}; ///< ships that went before, all the way from there to there

    HexId from() const { return state[unit].place.hex; }
    const Unit& facts() const { return tables()[unit]; }
    template <class Kind> bool with(const Kind& kind) const {
        return std::ranges::any_of(along, [&](UnitId id) { return kind(tables()[id]); });
    }
};

bool enemy_ship_in(const State& state, HexId hex, Side side) {
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& unit = tables().units[i];
        if (unit.side != side && unit.kind == UnitKind::Naval && state.units[i].on_map() && state.units[i].place.hex == hex) {
            return true;
        }
    }
    return false;
}

bool carrier(const Unit& unit) {
    return unit.unit_class == UnitClass::Carrier || unit.unit_class == UnitClass::LightCarrier ||
           unit.unit_class == UnitClass::EscortCarrier;
}

/// Hexes in a zone of the enemy that nothing neutralises. Those that strategic movement takes along neutralise nothing; activated units are in supply.
std::set<Spot> dark(const Voyage& voyage, const Supply& supply) {
    const auto side = voyage.facts().side;
    std::set<Spot> enemy;
    std::set<Spot> own;
    for (std::size_t i = 0; i < voyage.state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto& unit = tables().units[i];
        const auto& station = voyage.state.units[i];
        if (!station.on_map() || (unit.kind != UnitKind::Air && !carrier(unit))) {
            continue;
        }
        const bool active = has(voyage.state.offensive->activated, id);
        if (!active && !supply.supplied(id)) {
            continue;
        }
        const bool moves = id == voyage.unit;
        auto& where = unit.side == side ? own : enemy;
        if (unit.side == side && (unit.bomber() || (moves && voyage.by == Travel::Strategic))) {
            continue;
        }
        const auto zone = plain_within(spot_of(station.place.hex), 2);
        where.insert(zone.begin(), zone.end());
    }
    std::erase_if(enemy, [&](Spot spot) { return own.contains(spot); });
    return enemy;
}

/// Clauses on ways that speak against the voyage.
std::set<std::string> against(const Voyage& voyage, const Supply& supply) {
    const auto& map = *tables().map;
    const auto& state = voyage.state;
    const auto side = voyage.facts().side;
    const auto here = spot_of(voyage.from());
    const auto there = spot_of(voyage.to);
    const int allowance = 5 * tables()[state.offensive->card].operations;
    std::set<std::string> found;
    const auto friendly_port = [&](HexId hex) { return map.port(hex) && controls(state, side, hex); };
    if (voyage.by == Travel::Sea) {
        if (!sea().steps(here, allowance, {}).contains(there)) {
            found.insert("ES-NAV-1");
        }
    } else if (voyage.by == Travel::Strategic) {
        const bool ship = voyage.facts().kind == UnitKind::Naval;
        auto closed = dark(voyage, supply);
        for (const auto battle : state.offensive->battles) {
            if (!ship) {
                closed.insert(spot_of(battle));
            }
        }
        const bool begins = ship ? friendly_port(voyage.from()) : sea().coastal(voyage.from()) && controls(state, side, voyage.from());
        const bool ends = friendly_port(voyage.to) && (ship || supply.reached(side, voyage.to));
        const int most = allowance * (ship || friendly_port(voyage.from()) ? 2 : 1); // doubled from port to port
        if (!begins || !ends || !sea().steps(here, most, closed).contains(there)) {
            found.insert(ship ? "ES-NAV-6" : "ES-LND-5");
        }
    } else if (voyage.by == Travel::PostBattle && voyage.facts().kind == UnitKind::Naval) {
        if (!sea().steps(here, allowance, {}).contains(there)) {
            found.insert("ES-PBM-3");
        }
    } else if (voyage.by == Travel::PostBattle) { // neither into nor through enemies and their zones
        if (state.offensive->moved.empty()) {
            found.insert("ES-PBM-3");
        }
        auto closed = dark(voyage, supply);
        for (std::size_t i = 0; i < map.grid().size(); ++i) {
            const HexId hex{static_cast<std::uint16_t>(i)};
            if (stands_in(state, hex, enemy_of(side))) {
                closed.insert(spot_of(hex));
            }
        }
        closed.erase(here);
        if (!sea().steps(here, allowance, closed).contains(there)) {
            found.insert("ES-PBM-7");
        }
    } else {
        if (voyage.by == Travel::Transport) {
            const auto carries = [](const Unit& unit) {
                return unit.side == Side::Japan &&
                       (unit.unit_class == UnitClass::HeavyCruiser || unit.unit_class == UnitClass::LightCruiser ||
                        unit.unit_class == UnitClass::FastTransport);
            };
            const bool waits = std::ranges::any_of(
                state.offensive->activated, [&](UnitId id) { return carries(tables()[id]) && state[id].place.hex == voyage.from(); });
            if (!voyage.with(carries) && !waits) {
                found.insert("ES-AMP-9");
            }
        }
        const auto* land = map.land(voyage.to);
        const bool mountain = land->terrain == Terrain::Mountain && map.label(voyage.to) != "3823";
        if (!sea().coastal(voyage.from()) || !sea().coastal(voyage.to) || mountain || !sea().steps(here, allowance, {}).contains(there)) {
            found.insert("ES-AMP-1");
        } else {
            std::set<Spot> closed;
            if (!voyage.with(carrier)) {
                closed = dark(voyage, supply);
            }
            for (const auto& hex : tables().map_hexes) {
                const bool enemys = map.ground(hex.hex) && controls(state, enemy_of(side), hex.hex) && enemy_ship_in(state, hex.hex, side);
                if (enemys && !voyage.with([](const Unit& unit) { return unit.kind == UnitKind::Naval; })) {
                    closed.insert(spot_of(hex.hex));
                }
            }
            if (!sea().steps(here, allowance, closed).contains(there)) {
                found.insert("ES-AMP-4");
            }
        }
    }
    return found;
}

} // namespace

TEST_CASE("ways by sea are those of a plain search over the file",
          "[empire_of_the_sun][offensive][rule:ES-NAV-1][rule:ES-GEN-16][rule:ES-GEN-4][rule:ES-AMP-4]") {
    Chance chance(721);
    const auto& map = *tables().map;
    int positions = 0;
    int there = 0;
    int barred = 0;
    for (int round = 0; round < 2000; ++round) {
        const HexId from{static_cast<std::uint16_t>(chance(map.grid().size()))};
        const int most = static_cast<int>(chance(31));
        hex::PerHex<char> closed(map.grid().size(), 0);
        std::set<Spot> shut;
        const auto share = std::array<std::size_t, 4>{1000, 30, 8, 3}[static_cast<std::size_t>(round % 4)];
        for (std::size_t i = 0; i < map.grid().size(); ++i) {
            if (chance.one_in(share)) {
                closed[HexId{static_cast<std::uint16_t>(i)}] = 1;
                shut.insert(spot_of(HexId{static_cast<std::uint16_t>(i)}));
            }
        }
        const auto plain = sea().steps(spot_of(from), most, shut);
        for (int i = 0; i < 10; ++i) {
            const HexId to = i < 5 ? sea().hex(std::next(plain.begin(), static_cast<int>(chance(plain.size())))->first)
                                   : HexId{static_cast<std::uint16_t>(chance(map.grid().size()))};
            if (to == from) {
                continue;
            }
            const auto found = plain.find(spot_of(to));
            const auto way = sea_way(map, from, to, most, &closed);
            INFO("position " << round << ": " << map.label(from) << " to " << map.label(to) << " within " << most);
            REQUIRE(way == (found == plain.end() ? std::optional<int>{} : std::optional{found->second}));
            (way ? there : barred) += 1;
        }
        ++positions;
    }
    CHECK(positions == 2000);
    CHECK(there > 2000);
    CHECK(barred > 2000);
}

TEST_CASE("voyages of ships, landings and transport are barred where a plain search bars them",
          "[empire_of_the_sun][offensive][rule:ES-MOV-1][rule:ES-NAV-1][rule:ES-NAV-2][rule:ES-NAV-6][rule:ES-AMP-1][rule:ES-AMP-4]"
          "[rule:ES-AMP-9][rule:ES-LND-5][rule:ES-PBM-3][rule:ES-PBM-7][rule:ES-SUP-7][rule:ES-ZOI-4]") {
    Chance chance(745);
    const std::array scenarios{"short_campaign", "1943", "1944"};
    const std::set<std::string> judged{"ES-NAV-1", "ES-NAV-6", "ES-AMP-1", "ES-AMP-4", "ES-AMP-5",
                                       "ES-LND-5", "ES-MOV-1", "ES-AMP-9", "ES-PBM-3", "ES-PBM-7"};
    std::array<std::vector<CardId>, 2> decks;
    for (std::size_t i = 0; i < tables().cards.size(); ++i) {
        if (!tables().cards[i].event_only && tables().cards[i].operations > 0) {
            decks[static_cast<std::size_t>(tables().cards[i].side)].push_back({static_cast<std::uint8_t>(i)});
        }
    }
    std::vector<HexId> coast;
    for (const auto& hex : tables().map_hexes) {
        if (sea().coastal(hex.hex)) {
            coast.push_back(hex.hex);
        }
    }
    std::vector<HexId> ports;
    for (const auto hex : coast) {
        if (tables().map->port(hex)) {
            ports.push_back(hex);
        }
    }
    int positions = 0;
    std::map<std::string, int> seen;
    int wrong = 0;
    std::ostringstream report;
    for (std::size_t round = 0; positions < 2000; ++round) {
        auto state = chance.game(scenarios[round % 3], {});
        chance.shake(state, 5, 60);
        const auto by = std::array{Travel::Sea,     Travel::Strategic, Travel::Strategic, Travel::Assault,
                                   Travel::Assault, Travel::Transport, Travel::PostBattle}[round % 7];
        const auto side = all_sides[chance(2)];
        const bool ship = by == Travel::Sea || (by != Travel::Assault && by != Travel::Transport && chance.one_in(2));
        std::vector<UnitId> movers;
        std::vector<UnitId> ships;
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            const auto& unit = tables().units[i];
            if (unit.side != side || !state.units[i].on_map()) {
                continue;
            }
            if (unit.kind == UnitKind::Naval) {
                ships.push_back({static_cast<std::uint8_t>(i)});
            }
            const bool lands = unit.kind == UnitKind::Ground && unit.amphibious.value_or(false) && unit.nation != Nation::Chinese;
            const bool rides = unit.kind == UnitKind::Ground && unit.organic_transport;
            if (ship ? unit.kind == UnitKind::Naval : by == Travel::Transport ? rides : lands) {
                movers.push_back({static_cast<std::uint8_t>(i)});
            }
        }
        if (movers.empty() || ships.empty()) {
            continue;
        }
        Voyage voyage{.state = state, .unit = chance.of(movers), .to = {}, .by = by};
        const auto& likely = by == Travel::Strategic ? ports : coast;
        const auto from = chance.one_in(10) ? chance.land() : chance.of(likely);
        state.units[voyage.unit.index].place.hex = from;
        if (by == Travel::Strategic && !chance.one_in(8)) {
            Chance::flag(state, from, side);
        }
        Offensive offensive{.side = side, .card = chance.of(decks[static_cast<std::size_t>(side)])};
        offensive.activated = {voyage.unit};
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            if (tables().units[i].hq() && tables().units[i].side == side && state.units[i].on_map()) {
                offensive.headquarters = {{static_cast<std::uint8_t>(i)}};
            }
        }
        for (int i = 0; i < 3; ++i) {
            if (chance.one_in(2)) {
                offensive.battles.push_back(chance.of(coast));
            }
        }
        state.offensive = offensive;
        state.turn.phase = Phase::Offensives;
        const int allowance = 5 * tables()[offensive.card].operations * (by == Travel::Strategic ? 2 : 1);
        for (int i = 0; i < 60; ++i) { // mostly somewhere about as far as it may go
            voyage.to = chance.one_in(12) ? chance.land() : chance.of(likely);
            if (tables().map->distance(from, voyage.to) <= allowance + 2 && voyage.to != from) {
                break;
            }
        }
        if (voyage.to == from) {
            continue;
        }
        if (by == Travel::Strategic && !chance.one_in(8)) {
            Chance::flag(state, voyage.to, side);
        }
        if (by == Travel::PostBattle && !chance.one_in(5)) { // it landed there
            state.offensive->moved.push_back({.unit = voyage.unit, .from = from, .by = ship ? Travel::Sea : Travel::Assault});
        }
        if ((by == Travel::Assault || by == Travel::Transport) && !chance.one_in(3)) { // a ship went before, mostly from there to there
            const auto with = chance.of(ships);
            const auto start = chance.one_in(6) ? chance.of(coast) : from;
            const auto end = chance.one_in(6) ? chance.of(coast) : voyage.to;
            state.units[with.index].place.hex = end;
            state.offensive->activated.push_back(with);
            state.offensive->moved.push_back({.unit = with, .from = start, .by = Travel::Sea});
            if (start == from && end == voyage.to) {
                voyage.along.push_back(with);
            }
        }
        Supply supply;
        supply.compute(tables(), board_of(state));
        const auto plain = against(voyage, supply);
        std::set<std::string> told;
        const auto verdict = decide(state, MoveUnits{.units = {voyage.unit}, .to = voyage.to, .by = by});
        if (core::refused(verdict)) {
            told.insert("refused " + core::refusal(verdict).rule.id);
        } else {
            for (const auto& warning : core::acceptance(verdict).warnings) {
                if (judged.contains(warning.rule.id)) {
                    told.insert(warning.rule.id);
                }
                ++seen[std::string{id_of(by)} + " " + warning.rule.id];
            }
        }
        const auto join = [](const std::set<std::string>& all) {
            std::string text;
            for (const auto& each : all) {
                text += each + " ";
            }
            return text;
        };
        ++positions;
        if (plain.contains("ES-AMP-1")) {
            told.erase("ES-AMP-4"); // it lands there in no case
        }
        if (told != plain) {
            ++wrong;
            if (wrong < 20) {
                report << "position " << round << " " << id_of(by) << " " << voyage.facts().id << " with " << voyage.along.size() << " "
                       << tables().map->label(from) << " to " << tables().map->label(voyage.to) << " value "
                       << tables()[offensive.card].operations << ": program [" << join(told) << "], plain [" << join(plain) << "]"
                       << "\n";
            }
        }
    }
    for (const auto& [clause, count] : seen) {
        report << clause << ": " << count << "\n";
    }
    INFO(report.str());
    CHECK(wrong == 0);
    CHECK(positions == 2000);
}
