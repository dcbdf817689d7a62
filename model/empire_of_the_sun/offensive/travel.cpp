#include "model/empire_of_the_sun/offensive/travel.hpp"

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

namespace {

/// What the movement of one unit is judged by.
struct Course {
    const State& state;
    const Tables& tables;
    const Map& map;
    const Board& board;
    const Supply& supply;
    const Zones& zones;
    UnitId id;
    HexId to;
    Travel by;
    const std::vector<UnitId>& together; ///< all that move with it
    Journey::Known& known;

    const Unit& unit() const { return tables[id]; }
    HexId from() const { return board[id].place.hex; }
    Allowance allowed() const { return allowance(state, board, id, by); }
    Parameters words() const { return {{"unit", name(id)}, {"from", name(from())}, {"to", name(to)}}; }
    Parameters words(std::pair<std::string, std::string> more, std::optional<std::pair<std::string, std::string>> and_more = {}) const {
        auto found = words();
        found.push_back(std::move(more));
        if (and_more) {
            found.push_back(std::move(*and_more));
        }
        return found;
    }
    /// The zones of the enemy that bind it; under card 2 no Allied air unit has one. Rule: ES-SCN-24.
    /// Nothing of the Allies has a zone by card 2. Rule: ES-SCN-24.
    bool no_zones() const {
        return unit().side == Side::Japan && state.offensive->as_event && tables[state.offensive->card].says("no_allied_air_zoi");
    }
    bool hostile(HexId hex) const { return !no_zones() && zones.hostile(unit().side, hex); }
    /// 1 where `hostile`.
    const hex::PerHex<char>& dark() const {
        if (!known.dark) {
            known.dark = no_zones() ? hex::PerHex<char>(map.grid().size(), 0) : zones.hostile_hexes(unit().side);
        }
        return *known.dark;
    }
    /// A unit goes with it from where it starts to where it ends: in the same line, or in one before. Rule: ES-AMP-4, ES-AMP-9.
    bool goes_along(const auto& which) const {
        const auto all_the_way = [&](UnitId other) {
            const auto moved = std::ranges::find(state.offensive->moved, other, &Moved::unit);
            return moved != state.offensive->moved.end() && moved->from == from() && moved->by == Travel::Sea &&
                   board[other].place.hex == to;
        };
        for (std::size_t i = 0; i < board.units.size(); ++i) {
            const UnitId other{static_cast<std::uint8_t>(i)};
            const bool with = has(together, other) && board[other].on_map() && board[other].place.hex == from();
            if (tables[other].side == unit().side && board[other].on_map() && which(other) && (with || all_the_way(other))) {
                return true;
            }
        }
        return false;
    }
};

/// By sea, as far as the card lets it go. `closed`: hexes that the enemy closes, with `end_open` all but the one where it ends.
/// Rule: ES-NAV-1, ES-AMP-1, ES-AMP-4, ES-AMP-5.
void check_sea(Against& against, const Course& course, const char* clause, const char* zone_clause, int most,
               const hex::PerHex<char>* closed, bool end_open = false) {
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

/// Hexes whose zones a landing force neither enters nor leaves, unless a carrier goes along. Rule: ES-AMP-4.
hex::PerHex<char> dark_to_landing(const Course& course) {
    const bool carrier = course.goes_along([&](UnitId other) { return course.tables[other].carrier(); });
    return carrier ? hex::PerHex<char>(course.map.grid().size(), 0) : course.dark();
}
/// Ships of the enemy in their own hexes, which it neither enters nor leaves unless a ship goes along. Rule: ES-AMP-4.
std::vector<UnitId> ships_against_landing(const Course& course) {
    std::vector<UnitId> found;
    if (!course.goes_along([&](UnitId other) { return course.tables[other].kind == UnitKind::Naval; })) {
        for (const auto ship : units_on_map(course.tables, course.board, enemy_of(course.unit().side))) {
            const auto hex = course.board[ship].place.hex;
            if (course.tables[ship].kind == UnitKind::Naval && course.board.control[hex] != course.unit().side &&
                course.map.land(hex) != nullptr) {
                found.push_back(ship);
            }
        }
    }
    return found;
}

/// Rule: ES-AMP-1, ES-AMP-3 to ES-AMP-5, ES-AMP-7, ES-AMP-9, ES-GEN-14.
void check_landing(Against& against, const Course& course) {
    const auto& unit = course.unit();
    const auto& map = course.map;
    const auto both = course.words();
    if (unit.kind != UnitKind::Ground) {
        against.breaks("ES-AMP-1", INTENDANT_TR("{unit} is no ground unit: it does not land."), both);
        return;
    }
    for (const auto hex : {course.from(), course.to}) {
        if (!map.coastal(hex)) {
            against.breaks("ES-AMP-1", INTENDANT_TR("{hex} has no coast: {unit}."), {{"unit", name(course.id)}, {"hex", name(hex)}});
        }
    }
    const auto* land = map.land(course.to);
    if (land != nullptr && land->terrain == Terrain::Mountain && map.label(course.to) != "3823") {
        against.breaks("ES-AMP-1", INTENDANT_TR("Nobody lands among mountains, but at Port Moresby: {unit}, {to}."), both);
    }
    auto closed = dark_to_landing(course);
    if (closed[course.to] != 0) {
        auto words = both;
        words.emplace_back("enemies", list_of(course.zones.covering(enemy_of(unit.side), course.to)));
        against.breaks(
            "ES-AMP-4",
            INTENDANT_TR("{to} lies in the zone of influence of {enemies}, which nothing neutralises: {unit} is put back where it "
                         "started."),
            words);
    }
    std::vector<UnitId> there;
    for (const auto ship : ships_against_landing(course)) {
        const auto hex = course.board[ship].place.hex;
        if (hex == course.to) {
            there.push_back(ship);
        }
        closed[hex] = 1;
    }
    if (!there.empty()) {
        auto words = both;
        words.emplace_back("enemies", list_of(there));
        against.breaks(
            "ES-AMP-4",
            INTENDANT_TR("Enemy ships are in {to}: {enemies}. {unit} lands there only if a ship goes with it all the way from {from}."),
            words);
    }
    check_sea(against, course, "ES-AMP-1", "ES-AMP-4", course.allowed().most, &closed, true); // what bars the last hex was told
    if (course.by == Travel::Transport) {                                                     // ES-AMP-9
        if (!unit.organic_transport) {
            against.breaks("ES-AMP-9", INTENDANT_TR("Only a brigade of the special naval landing forces rides a ship: {unit}."), both);
        }
        const auto carries = [&](UnitId other) {
            const auto& ship = course.tables[other];
            return ship.kind == UnitKind::Naval && ship.organic_transport;
        };
        const auto waits = [&](UnitId other) { // it may be moved after the brigade
            return carries(other) && course.board[other].on_map() && course.board[other].place.hex == course.from() &&
                   has(course.state.offensive->activated, other);
        };
        bool ship = course.goes_along(carries);
        for (std::size_t i = 0; i < course.board.units.size(); ++i) {
            ship = ship || waits({static_cast<std::uint8_t>(i)});
        }
        if (!ship) {
            against.breaks("ES-AMP-9", INTENDANT_TR("No active CA, CL or APD goes with {unit} from {from} to {to}."), both);
        }
    } else if (unit.amphibious == false) {
        against.breaks("ES-GEN-14", INTENDANT_TR("{unit} is no amphibious unit."), both);
    }
    const bool defended = stands_in(course.state, course.to, enemy_of(unit.side)) && !controls(course.state, unit.side, course.to);
    const bool reacts = has(course.state.offensive->reacting, course.id);
    if (course.by == Travel::Assault && land != nullptr && land->island && defended && unit.service == Service::UsArmy && !reacts) {
        const auto marines = std::ranges::any_of(course.state.offensive->moved, [&](const Moved& each) {
            return each.by == Travel::Assault && course.tables[each.unit].service == Service::UsNavy &&
                   course.tables[each.unit].kind == UnitKind::Ground && course.state[each.unit].place.hex == course.to;
        });
        if (!marines) {
            against.breaks("ES-AMP-7", INTENDANT_TR("{unit} assaults the island {to} only together with Marines."), both);
        }
    }
}

/// Each condition by itself. Rule: ES-LND-7, ES-ASP-10.
void check_barges(Against& against, const Course& course) {
    const auto& unit = course.unit();
    const auto both = course.words();
    if (unit.side != Side::Japan || unit.kind != UnitKind::Ground) {
        against.breaks("ES-LND-7", INTENDANT_TR("Barges carry Japanese ground units only: {unit}."), both);
        return;
    }
    if (course.state[Track::Barges] == 0) {
        auto words = both;
        std::vector<CardId> bring;
        for (const auto& marker : course.tables.markers) {
            if (marker.track == Track::Barges) {
                bring = marker.set_by;
            }
        }
        words.emplace_back("cards", list_of(bring));
        against.breaks("ES-LND-7", INTENDANT_TR("Japan has no barges: {unit}. They come with {cards}."), words);
    }
    const auto& card = course.tables[course.state.offensive->card];
    if (card.operations != 3) {
        against.breaks("ES-LND-7", INTENDANT_TR("Barges take a card of value 3: {card} has {value}."),
                       {{"card", name(course.state.offensive->card)}, {"value", number(card.operations)}});
    }
    if (has(course.state.offensive->reacting, course.id)) {
        against.breaks("ES-LND-7", INTENDANT_TR("Barges are not used in reaction: {unit}."), both);
    }
    const auto side = course.map.grid().side_between(course.from(), course.to);
    if (!side) {
        against.breaks("ES-LND-7", INTENDANT_TR("Barges cross one side: {to} is {way} {way:hex|hexes} from {from}: {unit}."),
                       course.words({"way", number(course.map.distance(course.from(), course.to))}));
    } else if (course.map.side(*side).land || !course.map.side(*side).water) {
        against.breaks("ES-LND-7", INTENDANT_TR("Barges cross a side that is all sea: between {from} and {to} there is land: {unit}."),
                       both);
    } else {
        course.known.way = Way{1, {course.from(), course.to}};
    }
    for (const auto& each : course.state.offensive->moved) {
        if (each.unit == course.id) {
            against.breaks("ES-LND-7", INTENDANT_TR("Barges are the whole move of a unit: {unit} has moved already."), both);
        } else if (each.by == Travel::Barges) {
            against.breaks("ES-LND-7", INTENDANT_TR("Barges carry one unit in an offensive: {other} has crossed already."),
                           {{"other", name(each.unit)}});
        }
    }
}

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

Allowance allowance(const State& state, const Board& board, UnitId id, Travel by) {
    const auto& tables = *state.tables;
    const auto& unit = tables[id];
    const auto value = static_cast<std::size_t>(operations_of(state, *state.offensive) - 1);
    const int extended = std::max(unit.range, unit.extended_range);
    switch (by) {
    case Travel::Land:
    case Travel::Disengage:
        return {.most = 2 * tables.allowance[0][value]};
    case Travel::Air:
        return {.most = tables.legs[value], .range = unit.range};
    case Travel::Extended:
        return {.most = tables.legs[value], .range = unit.extended_range};
    case Travel::Sea:
    case Travel::Assault:
    case Travel::Transport:
    case Travel::PostBattle: {
        if (unit.kind == UnitKind::Air) {
            return {.most = tables.legs[value], .range = extended};
        }
        const auto& card = tables[state.offensive->card];
        const bool by_card = state.offensive->as_event && card.naval_move && unit.side == card.side;
        return {.most = by_card ? *card.naval_move : tables.allowance[1][value]};
    }
    case Travel::Strategic: {
        if (unit.kind == UnitKind::Air) {
            return {.most = 2 * tables.legs[value], .range = extended};
        }
        const auto from = board[id].place.hex;
        const bool from_port = tables.map->port(from) && controls(state, unit.side, from);
        return {.most = tables.allowance[1][value] * (from_port ? 2 : 1)};
    }
    case Travel::Barges:
        return {.most = 1};
    case Travel::Retreat:
    case Travel::Emergency:
    case Travel::Card:
        break;
    }
    return {.most = 0};
}

bool Journey::needs_supply(Travel by) {
    return by == Travel::Assault || by == Travel::Transport || by == Travel::Strategic || by == Travel::PostBattle;
}

Journey::Journey(const State& state, const Board& board, const Supply& supply, UnitId unit, Travel by, const std::vector<UnitId>& together)
    : m_state(&state), m_board(&board), m_supply(&supply), m_unit(unit), m_by(by),
      m_together(together), m_known{.sea = SeaWays(*state.tables->map, board[unit].place.hex)} {
    if (by == Travel::Strategic) { // a carrier that sails so neutralises none (ES-NAV-6)
        const auto& tables = *state.tables;
        m_zones.fill(tables, board, [&](UnitId each) {
            const bool sails = tables[each].carrier() && has(together, each);
            return !sails && (supply.supplied(each) || has(board.active, each));
        });
    } else if (needs_supply(by)) {
        m_zones = supply.zones();
    }
}

void Journey::check(Against& against, HexId to) {
    const auto& state = against.now();
    const auto& tables = against.tables();
    m_known.way.reset();
    const Course course{state, tables, against.map(), *m_board, *m_supply, m_zones, m_unit, to, m_by, m_together, m_known};
    const auto& unit = tables[m_unit];
    switch (m_by) {
    case Travel::Disengage:
        check_disengagement(against, course);
        [[fallthrough]];
    case Travel::Land: {
        const int most = course.allowed().most;
        if (unit.kind != UnitKind::Ground) {
            against.breaks("ES-LND-1", INTENDANT_TR("{unit} is no ground unit: it does not move by land."), course.words());
            break;
        }
        auto& land = m_known.land;
        if (!land) {
            land = land_ways(tables, *m_board, m_unit, most);
        }
        if (land->reached(to)) {
            m_known.way = Way{land->spent(to).allowance, land->way(to)};
            break;
        }
        auto& free = m_known.past_enemies;
        if (!free) {
            free = land_ways(tables, course.from(), most, state[Track::KwaiBridge] != 0);
        }
        const bool past = free->reached(to);
        against.breaks(
            past ? "ES-LND-3" : "ES-LND-1",
            past ? INTENDANT_TR(
                       "{unit}: every way from {from} to {to} of {points} {points:point|points} leads through enemies, where it stops.")
                 : INTENDANT_TR("{unit} cannot come from {from} to {to} by land with {points} {points:point|points}."),
            course.words({"points", number(most / 2)}));
        break;
    }
    case Travel::Sea:
        if (unit.kind != UnitKind::Naval) {
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
        check_emergency(against, m_unit, to);
        break;
    case Travel::Card:
        break;
    }
}

std::vector<HexId> Journey::candidates() {
    const auto& tables = *m_state->tables;
    const auto& map = *tables.map;
    const auto& unit = tables[m_unit];
    const auto from = (*m_board)[m_unit].place.hex;
    const auto allowed = allowance(*m_state, *m_board, m_unit, m_by);
    std::vector<HexId> found;
    const auto keep = [&](HexId hex) {
        if (hex != from && has_room(tables, m_unit, hex)) {
            found.push_back(hex);
        }
    };
    if (m_by == Travel::Barges) {
        for (const auto& beside : map.grid().around(from)) {
            if (beside.there()) {
                keep(beside.hex);
            }
        }
    } else if (unit.kind == UnitKind::Air) {
        for (const auto& hex : tables.map_hexes) {
            if (hex.airfield && map.distance(from, hex.hex) <= allowed.most * allowed.range) {
                keep(hex.hex);
            }
        }
    } else if (m_by == Travel::Land || m_by == Travel::Disengage) {
        if (unit.kind == UnitKind::Ground) {
            m_known.past_enemies = land_ways(tables, from, allowed.most, (*m_state)[Track::KwaiBridge] != 0);
            std::ranges::for_each(m_known.past_enemies->hexes(), keep);
        }
    } else {
        for (const auto hex : m_known.sea.reached()) {
            if (m_known.sea.distance(hex).value_or(0) > allowed.most) {
                break;
            }
            if (m_by != Travel::Strategic || map.port(hex)) {
                keep(hex);
            }
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun
