#include "model/empire_of_the_sun/offensive/course.hpp"

#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/ways.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

void tell(Decision& decision, const Against& against) {
    for (const auto& each : against.found()) {
        each.kind == core::WarningKind::BreaksRule ? decision.breaks(each.rule.id, each.why) : decision.doubts(each.rule.id, each.why);
    }
}

bool has_room(const Tables& tables, UnitId id, HexId hex) {
    const auto kind = tables[id].kind;
    return kind == UnitKind::Ground ? tables.map->ground(hex) : kind == UnitKind::Naval || tables.map->land(hex) != nullptr;
}

void check_territory(Against& against, UnitId id, HexId to) {
    const auto& unit = against.tables()[id];
    const auto* land = against.map().land(to);
    if (land == nullptr) {
        return;
    }
    const Parameters both{{"unit", name(id)}, {"hex", name(to)}};
    if (land->region == "Manchuria") {
        against.breaks("ES-MOV-8", INTENDANT_TR("Nobody enters Manchuria: {unit}, {hex}."), both);
    }
    if (unit.kind != UnitKind::Ground) {
        return;
    }
    const bool inland_china = land->region == "IChina";
    if (unit.side == Side::Japan && inland_china) {
        against.breaks("ES-MOV-4", INTENDANT_TR("Japanese ground units do not enter inland China: {unit}, {hex}."), both);
    } else if (unit.side == Side::Japan && land->region == "India") {
        against.breaks("ES-MOV-5", INTENDANT_TR("Japanese ground units go no farther than northern India: {unit}, {hex}."), both);
    } else if (unit.nation == Nation::Chinese) {
        if (land->region != "Burma" && land->region != "NIndia" && !always_allied(against.map(), to)) {
            against.breaks("ES-MOV-7", INTENDANT_TR("Chinese units stay in Burma, northern India and around Kunming: {unit}, {hex}."),
                           both);
        }
    } else if (unit.side == Side::Allies && inland_china) {
        against.breaks("ES-MOV-6", INTENDANT_TR("Only Chinese units enter inland China: {unit}, {hex}."), both);
    }
}

void check_sea(Against& against, const Course& course, const char* clause, const char* zone_clause, int most,
               const hex::PerHex<char>* closed, bool end_open) {
    const auto hexes = course.known.sea.distance(course.to);
    if (!hexes) {
        against.breaks(clause, INTENDANT_TR("No way by sea leads from {from} to {to}: {unit}."), course.words());
        return;
    }
    if (*hexes > most) {
        against.breaks(clause,
                       INTENDANT_TR("{unit}: from {from} to {to} it is {way} {way:hex|hexes} by sea, and {most} {most:is|are} allowed."),
                       course.words({"way", number(*hexes)}, std::pair{"most", number(most)}));
        return;
    }
    auto way = course.known.sea.way(course.to, closed, end_open);
    if (!way || way->cost > most) {
        against.breaks(
            zone_clause,
            INTENDANT_TR("{unit}: every way from {from} to {to} of {most} {most:hex|hexes} enters a hex that the enemy closes to it."),
            course.words({"most", number(most)}));
        return;
    }
    course.known.way = std::move(way);
}

namespace {

/// From airfield to airfield. Rule: ES-AIR-1, ES-AIR-2, ES-AIR-6, ES-AIR-8, ES-AIR-10.
void check_flight(Against& against, const Course& course, const char* clause) {
    const auto& unit = course.unit();
    const auto [legs, range] = course.allowed();
    FlightTerms terms{.range = range, .legs = legs};
    if (course.by != Travel::PostBattle) {
        terms.battles = course.state.offensive->battles;
    }
    if (course.by == Travel::Strategic) {
        terms.zones = &course.zones;
    }
    const auto words = course.words({"legs", number(terms.legs)}, std::pair{"range", number(terms.range)});
    if (unit.kind != UnitKind::Air) {
        against.breaks(clause, INTENDANT_TR("{unit} does not fly."), words);
        return;
    }
    if (!course.map.airfield(course.to)) {
        against.breaks(clause, INTENDANT_TR("A leg ends on an airfield, which {to} is not: {unit}."), words);
    } else if (!course.map.ground(course.to)) {
        against.breaks("ES-AIR-8", INTENDANT_TR("Nobody ends in {to}, where aircraft only pass: {unit}."), words);
    } else if (has(terms.battles, course.to)) {
        against.breaks("ES-AIR-2", INTENDANT_TR("An aircraft does not move into a battle hex: {unit}, {to}."), words);
    } else if (!controls(course.state, unit.side, course.to)) {
        const bool to_fight = course.by == Travel::Air || course.by == Travel::Extended;
        against.breaks(
            clause,
            to_fight
                ? INTENDANT_TR("{to} is the enemy's: {unit} fights there from a friendly airfield within its range, on which a leg ends.")
                : INTENDANT_TR("A leg ends on a friendly airfield, and {to} is the enemy's: {unit}."),
            words);
    } else {
        auto& flights = course.known.flights;
        if (!flights) {
            flights.emplace(course.tables, course.board, course.id, terms);
        }
        auto stops = flights->stops(course.to);
        if (stops.empty()) {
            against.breaks(clause,
                           INTENDANT_TR("{unit}: no chain of friendly airfields leads from {from} to {to} in {legs} {legs:leg|legs} of "
                                        "{range} {range:hex|hexes}."),
                           words);
            return;
        }
        const int flown = static_cast<int>(stops.size());
        stops.insert(stops.begin(), course.from());
        course.known.way = Way{flown, std::move(stops)};
    }
}

/// Strategic movement of ships, aircraft and ground units. Rule: ES-NAV-6, ES-AIR-6, ES-LND-5, ES-LND-6, ES-ZOI-4.
void check_strategic(Against& against, const Course& course) {
    const auto& unit = course.unit();
    const auto words = course.words();
    if (unit.kind == UnitKind::Air) {
        check_flight(against, course, "ES-AIR-6");
        return;
    }
    if (unit.kind == UnitKind::Ground && unit.amphibious == false && !unit.armour) {
        against.breaks("ES-LND-6", INTENDANT_TR("{unit} cannot be transported: it is no amphibious unit."), words);
    }
    const char* clause = unit.kind == UnitKind::Naval ? "ES-NAV-6" : "ES-LND-5";
    const bool from_port = course.map.port(course.from()) && controls(course.state, unit.side, course.from());
    if (unit.kind == UnitKind::Naval && !from_port) {
        against.breaks(clause, INTENDANT_TR("Strategic movement of ships starts in a friendly port, which {from} is not: {unit}."), words);
    } else if (unit.kind == UnitKind::Ground && !(course.map.coastal(course.from()) && controls(course.state, unit.side, course.from()))) {
        against.breaks(clause, INTENDANT_TR("Strategic transport starts in a friendly coastal hex, which {from} is not: {unit}."), words);
    }
    if (!course.map.port(course.to) || !controls(course.state, unit.side, course.to)) {
        against.breaks(unit.kind == UnitKind::Naval ? "ES-NAV-6" : "ES-LND-5",
                       INTENDANT_TR("Strategic movement ends in a friendly port, which {to} is not: {unit}."), words);
    } else if (unit.kind == UnitKind::Ground && !course.supply.reached(unit.side, course.to)) {
        against.breaks(clause, INTENDANT_TR("Strategic transport ends in a port in supply: no headquarters has a line to {to}: {unit}."),
                       words);
    }
    auto closed = course.dark();
    for (const auto hex : course.state.offensive->battles) {
        closed[hex] = unit.kind == UnitKind::Ground ? 1 : closed[hex];
    }
    check_sea(against, course, clause, clause, course.allowed().most, &closed);
}

/// Rule: ES-LND-1, ES-LND-3.
void check_land(Against& against, const Course& course) {
    const int most = course.allowed().most;
    if (course.unit().kind != UnitKind::Ground) {
        against.breaks("ES-LND-1", INTENDANT_TR("{unit} is no ground unit: it does not move by land."), course.words());
        return;
    }
    auto& land = course.known.land;
    if (!land) {
        land = land_ways(course.tables, course.board, course.id, most);
    }
    if (land->reached(course.to)) {
        course.known.way = Way{land->spent(course.to).allowance, land->way(course.to)};
        return;
    }
    auto& free = course.known.past_enemies;
    if (!free) {
        free = land_ways(course.tables, course.from(), most, course.state[Track::KwaiBridge] != 0);
    }
    const bool past = free.value().reached(course.to);
    against.breaks(
        past ? "ES-LND-3" : "ES-LND-1",
        past
            ? INTENDANT_TR("{unit}: every way from {from} to {to} of {points} {points:point|points} leads through enemies, where it stops.")
            : INTENDANT_TR("{unit} cannot come from {from} to {to} by land with {points} {points:point|points}."),
        course.words({"points", number(most / 2)}));
}

/// A Reaction ground unit leaves those that have just entered, if it is stronger. Rule: ES-LND-4.
void check_disengagement(Against& against, const Course& course) {
    const auto& offensive = *course.state.offensive;
    const auto words = course.words();
    if (course.unit().side == offensive.side) {
        against.breaks("ES-LND-4", INTENDANT_TR("Only Reaction units disengage: {unit}."), words);
        return;
    }
    for (const auto id : units_in(course.state, course.from(), offensive.side)) {
        const auto moved = std::ranges::find(offensive.moved, id, &Moved::unit);
        if (moved != offensive.moved.end() && moved->by == Travel::Land && moved->from == course.to) {
            against.breaks("ES-LND-4", INTENDANT_TR("{unit} does not disengage into {to}, from where the enemy came."), words);
        }
    }
    const int attack = ground_attack(course.state, course.from(), offensive.side);
    const int own = course.unit().attack[static_cast<std::size_t>(course.state[course.id].step)];
    if (own <= attack) {
        against.breaks("ES-LND-4",
                       INTENDANT_TR("{unit} disengages only from a weaker enemy: its attack is {own}, that of the enemy {attack}."),
                       {{"unit", name(course.id)}, {"own", number(own)}, {"attack", number(attack)}});
    }
}

/// Ground units of the offensive go back to where they came from, those of the reaction go where they may. Rule: ES-RET-1, ES-RET-2, ES-AMB-42.
void check_retreat(Against& against, const Course& course) {
    const auto& offensive = *course.state.offensive;
    const auto from = course.from();
    if (course.map.distance(from, course.to) != course.tables.limit("retreat_hexes")) {
        against.doubts("ES-RET-2", INTENDANT_TR("A retreat goes one hex: {unit} from {from} to {to}."), course.words());
        return;
    }
    if (course.unit().kind != UnitKind::Ground) {
        return;
    }
    if (course.unit().side == offensive.side) {
        const auto moved = std::ranges::find(offensive.moved, course.id, &Moved::unit);
        if (moved != offensive.moved.end() && moved->by == Travel::Land && course.to != moved->from &&
            course.map.distance(from, moved->from) == 1) {
            against.doubts("ES-RET-1", INTENDANT_TR("{unit} goes back to {back}, where it came from, not to {to}."),
                           course.words({"back", name(moved->from)}));
        }
        return;
    }
    const auto open = reaction_retreat(course.tables, course.board, from, course.unit().side, came_by_land(course.state, from));
    if (open.hexes.empty()) {
        against.doubts("ES-RET-2", INTENDANT_TR("{unit} has nowhere to retreat to from {from}: it is eliminated."), course.words());
    } else if (!has(open.hexes, course.to)) {
        against.doubts("ES-RET-2", INTENDANT_TR("{unit} retreats from {from} into one of these hexes: {hexes}. {to} is none of them."),
                       course.words({"hexes", list_of(open.hexes)}));
    }
}

/// Rule: ES-PBM-1, ES-PBM-3, ES-PBM-6, ES-PBM-7, ES-AMP-8.
void check_post_battle(Against& against, const Course& course) {
    const auto& unit = course.unit();
    const auto words = course.words();
    const auto moved = std::ranges::find(course.state.offensive->moved, course.id, &Moved::unit);
    if (moved != course.state.offensive->moved.end() && moved->by == Travel::Strategic) {
        against.breaks("ES-PBM-1", INTENDANT_TR("{unit} made strategic movement: it does not move after battle."), words);
    }
    switch (unit.kind) {
    case UnitKind::Air:
        check_flight(against, course, "ES-PBM-3");
        break;
    case UnitKind::Naval:
        check_sea(against, course, "ES-PBM-3", "ES-PBM-3", course.allowed().most, nullptr);
        break;
    case UnitKind::Ground: {
        auto closed = enemy_hexes(course.tables, course.board, unit.side, true);
        const auto& dark = course.dark();
        for (std::size_t i = 0; i < closed.size(); ++i) {
            const HexId hex{static_cast<std::uint16_t>(i)};
            closed[hex] = closed[hex] != 0 || dark[hex] != 0 ? 1 : 0;
        }
        closed[course.from()] = 0;
        if (!came_by_sea(*course.state.offensive, course.id)) {
            against.breaks("ES-PBM-3", INTENDANT_TR("After battle a ground unit retreats, and only one that landed moves by sea: {unit}."),
                           words);
        }
        check_sea(against, course, "ES-PBM-7", "ES-PBM-7", course.allowed().most, &closed);
        break;
    }
    case UnitKind::Hq:
        against.breaks("ES-PBM-1", INTENDANT_TR("A headquarters does not move after battle: {unit}."), words);
        break;
    }
}

} // namespace

void check_travel(Against& against, const Course& course) {
    switch (course.by) {
    case Travel::Disengage:
        check_disengagement(against, course);
        [[fallthrough]];
    case Travel::Land:
        check_land(against, course);
        break;
    case Travel::Sea:
        if (course.unit().kind != UnitKind::Naval) {
            against.breaks("ES-NAV-1", INTENDANT_TR("{unit} is no ship: it does not move by sea."), course.words());
        } else {
            check_sea(against, course, "ES-NAV-1", "ES-NAV-1", course.allowed().most, nullptr);
        }
        break;
    case Travel::Assault:
    case Travel::Transport:
        check_landing(against, course);
        break;
    case Travel::Barges:
        check_barges(against, course);
        break;
    case Travel::Air:
    case Travel::Extended:
        check_flight(against, course, "ES-AIR-1");
        break;
    case Travel::Strategic:
        check_strategic(against, course);
        break;
    case Travel::Retreat:
        check_retreat(against, course);
        break;
    case Travel::PostBattle:
        check_post_battle(against, course);
        break;
    case Travel::Emergency:
        check_emergency(against, course.id, course.to);
        break;
    case Travel::Card:
        break;
    }
}

void check_emergency(Against& against, UnitId id, HexId to) {
    const auto& state = against.now();
    const auto& tables = against.tables();
    const auto& unit = tables[id];
    const auto board = board_of(state);
    const auto from = board[id].place.hex;
    const Parameters words{{"unit", name(id)}, {"from", name(from)}, {"to", name(to)}};
    if (unit.kind == UnitKind::Naval && !has(emergency_ports(tables, board, unit.side, from), to)) {
        against.breaks("ES-NAV-5", INTENDANT_TR("In an emergency {unit} goes to a friendly port within ten hexes of {from}, not to {to}."),
                       words);
    } else if (unit.kind == UnitKind::Air && !has(emergency_airfields(tables, board, id), to)) {
        against.breaks("ES-AIR-5",
                       INTENDANT_TR("In an emergency {unit} goes to a friendly airfield within its range of {from}, not to {to}."), words);
    }
}

int ground_attack(const State& state, HexId hex, Side side) {
    int found = 0;
    for (const auto id : units_in(state, hex, side)) {
        if (const auto& unit = (*state.tables)[id]; unit.kind == UnitKind::Ground) {
            found += unit.attack[static_cast<std::size_t>(state[id].step)];
        }
    }
    return found;
}

std::vector<HexId> came_by_land(const State& state, HexId hex) {
    std::vector<HexId> found;
    for (const auto& moved : state.offensive->moved) {
        if (moved.by == Travel::Land && state[moved.unit].on_map() && state[moved.unit].place.hex == hex) {
            found.push_back(moved.from);
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
