#include "model/empire_of_the_sun/offensive/travel.hpp"

#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/ways.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

void check_territory(Decision& decision, UnitId id, HexId to) {
    const auto& unit = decision.tables()[id];
    const auto* land = decision.map().land(to);
    if (land == nullptr) {
        return;
    }
    const Parameters both{{"unit", name(id)}, {"hex", name(to)}};
    if (land->region == "Manchuria") {
        decision.breaks("ES-MOV-8", INTENDANT_TR("Nobody enters Manchuria: {unit}, {hex}."), both);
    }
    if (unit.kind != UnitKind::Ground) {
        return;
    }
    const bool inland_china = land->region == "IChina";
    if (unit.side == Side::Japan && inland_china) {
        decision.breaks("ES-MOV-4", INTENDANT_TR("Japanese ground units do not enter inland China: {unit}, {hex}."), both);
    } else if (unit.side == Side::Japan && land->region == "India") {
        decision.breaks("ES-MOV-5", INTENDANT_TR("Japanese ground units go no farther than northern India: {unit}, {hex}."), both);
    } else if (unit.nation == Nation::Chinese) {
        if (land->region != "Burma" && land->region != "NIndia" && !always_allied(decision.map(), to)) {
            decision.breaks("ES-MOV-7", INTENDANT_TR("Chinese units stay in Burma, northern India and around Kunming: {unit}, {hex}."),
                            both);
        }
    } else if (unit.side == Side::Allies && inland_china) {
        decision.breaks("ES-MOV-6", INTENDANT_TR("Only Chinese units enter inland China: {unit}, {hex}."), both);
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

    const Unit& unit() const { return tables[id]; }
    HexId from() const { return board[id].place.hex; }
    std::size_t value() const { return static_cast<std::size_t>(operations_of(state, *state.offensive) - 1); }
    int naval() const {
        const auto& card = tables[state.offensive->card];
        const bool by_card = state.offensive->as_event && card.naval_move && unit().side == card.side;
        return by_card ? *card.naval_move : tables.allowance[1][value()];
    }
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
    hex::PerHex<char> dark() const { return no_zones() ? hex::PerHex<char>(map.grid().size(), 0) : zones.hostile_hexes(unit().side); }
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

/// By sea, as far as the card lets it go. `zones`: those of the enemy are neither entered nor left. Rule: ES-NAV-1, ES-AMP-1, ES-AMP-4, ES-AMP-5.
void check_sea(Decision& decision, const Course& course, const char* clause, const char* zone_clause, int most,
               const hex::PerHex<char>* closed) {
    const auto way = sea_way(course.map, course.from(), course.to, static_cast<int>(course.map.grid().size()));
    if (!way) {
        decision.breaks(clause, INTENDANT_TR("No way by sea leads from {from} to {to}: {unit}."), course.words());
    } else if (*way > most) {
        decision.breaks(clause,
                        INTENDANT_TR("{unit}: from {from} to {to} it is {way} {way:hex|hexes} by sea, and {most} {most:is|are} allowed."),
                        course.words({"way", number(*way)}, std::pair{"most", number(most)}));
    } else if (closed != nullptr && !sea_way(course.map, course.from(), course.to, most, closed)) {
        decision.breaks(
            zone_clause,
            INTENDANT_TR("{unit}: every way from {from} to {to} of {most} {most:hex|hexes} enters a hex that the enemy closes to it."),
            course.words({"most", number(most)}));
    }
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
void check_landing(Decision& decision, const Course& course) {
    const auto& unit = course.unit();
    const auto& map = course.map;
    const auto both = course.words();
    if (unit.kind != UnitKind::Ground) {
        decision.breaks("ES-AMP-1", INTENDANT_TR("{unit} is no ground unit: it does not land."), both);
        return;
    }
    for (const auto hex : {course.from(), course.to}) {
        if (!map.coastal(hex)) {
            decision.breaks("ES-AMP-1", INTENDANT_TR("{hex} has no coast: {unit}."), {{"unit", name(course.id)}, {"hex", name(hex)}});
        }
    }
    const auto* land = map.land(course.to);
    if (land != nullptr && land->terrain == Terrain::Mountain && map.label(course.to) != "3823") {
        decision.breaks("ES-AMP-1", INTENDANT_TR("Nobody lands among mountains, but at Port Moresby: {unit}, {to}."), both);
    }
    auto closed = dark_to_landing(course);
    if (closed[course.to] != 0) {
        auto words = both;
        words.emplace_back("enemies", list_of(course.zones.covering(enemy_of(unit.side), course.to)));
        decision.breaks(
            "ES-AMP-4",
            INTENDANT_TR("{to} lies in the zone of influence of {enemies}, which nothing neutralises: {unit} is put back where it "
                         "started."),
            words);
        closed[course.to] = 0;
    }
    std::vector<UnitId> there;
    for (const auto ship : ships_against_landing(course)) {
        const auto hex = course.board[ship].place.hex;
        if (hex == course.to) {
            there.push_back(ship);
        } else {
            closed[hex] = 1;
        }
    }
    if (!there.empty()) {
        auto words = both;
        words.emplace_back("enemies", list_of(there));
        decision.breaks(
            "ES-AMP-4",
            INTENDANT_TR("Enemy ships are in {to}: {enemies}. {unit} lands there only if a ship goes with it all the way from {from}."),
            words);
    }
    check_sea(decision, course, "ES-AMP-1", "ES-AMP-4", course.naval(), &closed);
    if (course.by == Travel::Transport) { // ES-AMP-9
        if (!unit.organic_transport) {
            decision.breaks("ES-AMP-9", INTENDANT_TR("Only a brigade of the special naval landing forces rides a ship: {unit}."), both);
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
            decision.breaks("ES-AMP-9", INTENDANT_TR("No active CA, CL or APD goes with {unit} from {from} to {to}."), both);
        }
    } else if (unit.amphibious == false) {
        decision.breaks("ES-GEN-14", INTENDANT_TR("{unit} is no amphibious unit."), both);
    }
    const bool defended = stands_in(course.state, course.to, enemy_of(unit.side)) && !controls(course.state, unit.side, course.to);
    const bool reacts = has(course.state.offensive->reacting, course.id);
    if (course.by == Travel::Assault && land != nullptr && land->island && defended && unit.service == Service::UsArmy && !reacts) {
        const auto marines = std::ranges::any_of(course.state.offensive->moved, [&](const Moved& each) {
            return each.by == Travel::Assault && course.tables[each.unit].service == Service::UsNavy &&
                   course.tables[each.unit].kind == UnitKind::Ground && course.state[each.unit].place.hex == course.to;
        });
        if (!marines) {
            decision.breaks("ES-AMP-7", INTENDANT_TR("{unit} assaults the island {to} only together with Marines."), both);
        }
    }
}

/// Each condition by itself. Rule: ES-LND-7, ES-ASP-10.
void check_barges(Decision& decision, const Course& course) {
    const auto& unit = course.unit();
    const auto both = course.words();
    if (unit.side != Side::Japan || unit.kind != UnitKind::Ground) {
        decision.breaks("ES-LND-7", INTENDANT_TR("Barges carry Japanese ground units only: {unit}."), both);
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
        decision.breaks("ES-LND-7", INTENDANT_TR("Japan has no barges: {unit}. They come with {cards}."), words);
    }
    const auto& card = course.tables[course.state.offensive->card];
    if (card.operations != 3) {
        decision.breaks("ES-LND-7", INTENDANT_TR("Barges take a card of value 3: {card} has {value}."),
                        {{"card", name(course.state.offensive->card)}, {"value", number(card.operations)}});
    }
    if (has(course.state.offensive->reacting, course.id)) {
        decision.breaks("ES-LND-7", INTENDANT_TR("Barges are not used in reaction: {unit}."), both);
    }
    const auto side = course.map.grid().side_between(course.from(), course.to);
    if (!side) {
        decision.breaks("ES-LND-7", INTENDANT_TR("Barges cross one side: {to} is {way} {way:hex|hexes} from {from}: {unit}."),
                        course.words({"way", number(course.map.distance(course.from(), course.to))}));
    } else if (course.map.side(*side).land || !course.map.side(*side).water) {
        decision.breaks("ES-LND-7", INTENDANT_TR("Barges cross a side that is all sea: between {from} and {to} there is land: {unit}."),
                        both);
    }
    for (const auto& each : course.state.offensive->moved) {
        if (each.unit == course.id) {
            decision.breaks("ES-LND-7", INTENDANT_TR("Barges are the whole move of a unit: {unit} has moved already."), both);
        } else if (each.by == Travel::Barges) {
            decision.breaks("ES-LND-7", INTENDANT_TR("Barges carry one unit in an offensive: {other} has crossed already."),
                            {{"other", name(each.unit)}});
        }
    }
}

/// From airfield to airfield. Rule: ES-AIR-1, ES-AIR-2, ES-AIR-6, ES-AIR-8, ES-AIR-10.
void check_flight(Decision& decision, const Course& course, const char* clause, const FlightTerms& terms) {
    const auto& unit = course.unit();
    const auto words = course.words({"legs", number(terms.legs)}, std::pair{"range", number(terms.range)});
    if (unit.kind != UnitKind::Air) {
        decision.breaks(clause, INTENDANT_TR("{unit} does not fly."), words);
        return;
    }
    if (!course.map.airfield(course.to)) {
        decision.breaks(clause, INTENDANT_TR("A leg ends on an airfield, which {to} is not: {unit}."), words);
    } else if (!course.map.ground(course.to)) {
        decision.breaks("ES-AIR-8", INTENDANT_TR("Nobody ends in {to}, where aircraft only pass: {unit}."), words);
    } else if (has(terms.battles, course.to)) {
        decision.breaks("ES-AIR-2", INTENDANT_TR("An aircraft does not move into a battle hex: {unit}, {to}."), words);
    } else if (!controls(course.state, unit.side, course.to)) {
        decision.breaks(clause, INTENDANT_TR("A leg ends on a friendly airfield, and {to} is the enemy's: {unit}."), words);
    } else if (flight(course.tables, course.board, course.id, course.to, terms).empty()) {
        decision.breaks(
            clause,
            INTENDANT_TR(
                "{unit}: no chain of friendly airfields leads from {from} to {to} in {legs} {legs:leg|legs} of {range} {range:hex|hexes}."),
            words);
    }
}

/// Strategic movement of ships, aircraft and ground units. Rule: ES-NAV-6, ES-AIR-6, ES-LND-5, ES-LND-6, ES-ZOI-4.
void check_strategic(Decision& decision, const Course& course) {
    const auto& unit = course.unit();
    const auto words = course.words();
    const auto value = course.value();
    if (unit.kind == UnitKind::Air) {
        check_flight(decision, course, "ES-AIR-6",
                     {.range = std::max(unit.range, unit.extended_range),
                      .legs = 2 * course.tables.legs[value],
                      .battles = course.state.offensive->battles,
                      .zones = &course.zones});
        return;
    }
    if (unit.kind == UnitKind::Ground && unit.amphibious == false && !unit.armour) {
        decision.breaks("ES-LND-6", INTENDANT_TR("{unit} cannot be transported: it is no amphibious unit."), words);
    }
    const char* clause = unit.kind == UnitKind::Naval ? "ES-NAV-6" : "ES-LND-5";
    const bool from_port = course.map.port(course.from()) && controls(course.state, unit.side, course.from());
    if (unit.kind == UnitKind::Naval && !from_port) {
        decision.breaks(clause, INTENDANT_TR("Strategic movement of ships starts in a friendly port, which {from} is not: {unit}."), words);
    } else if (unit.kind == UnitKind::Ground && !(course.map.coastal(course.from()) && controls(course.state, unit.side, course.from()))) {
        decision.breaks(clause, INTENDANT_TR("Strategic transport starts in a friendly coastal hex, which {from} is not: {unit}."), words);
    }
    if (!course.map.port(course.to) || !controls(course.state, unit.side, course.to)) {
        decision.breaks(unit.kind == UnitKind::Naval ? "ES-NAV-6" : "ES-LND-5",
                        INTENDANT_TR("Strategic movement ends in a friendly port, which {to} is not: {unit}."), words);
    } else if (unit.kind == UnitKind::Ground && !course.supply.reached(unit.side, course.to)) {
        decision.breaks(clause, INTENDANT_TR("Strategic transport ends in a port in supply: no headquarters has a line to {to}: {unit}."),
                        words);
    }
    auto closed = course.dark();
    for (const auto hex : course.state.offensive->battles) {
        closed[hex] = unit.kind == UnitKind::Ground ? 1 : closed[hex];
    }
    const int most = course.tables.allowance[1][value] * (from_port ? 2 : 1);
    check_sea(decision, course, clause, clause, most, &closed);
}

/// A Reaction ground unit leaves those that have just entered, if it is stronger. Rule: ES-LND-4.
void check_disengagement(Decision& decision, const Course& course) {
    const auto& offensive = *course.state.offensive;
    const auto words = course.words();
    if (course.unit().side == offensive.side) {
        decision.breaks("ES-LND-4", INTENDANT_TR("Only Reaction units disengage: {unit}."), words);
        return;
    }
    int attack = 0;
    for (const auto id : units_in(course.state, course.from(), offensive.side)) {
        const auto& enemy = course.tables[id];
        attack += enemy.kind == UnitKind::Ground ? enemy.attack[static_cast<std::size_t>(course.state[id].step)] : 0;
        const auto moved = std::ranges::find(offensive.moved, id, &Moved::unit);
        if (moved != offensive.moved.end() && moved->by == Travel::Land && moved->from == course.to) {
            decision.breaks("ES-LND-4", INTENDANT_TR("{unit} does not disengage into {to}, from where the enemy came."), words);
        }
    }
    const int own = course.unit().attack[static_cast<std::size_t>(course.state[course.id].step)];
    if (own <= attack) {
        decision.breaks("ES-LND-4",
                        INTENDANT_TR("{unit} disengages only from a weaker enemy: its attack is {own}, that of the enemy {attack}."),
                        {{"unit", name(course.id)}, {"own", number(own)}, {"attack", number(attack)}});
    }
}

/// Ground units of the offensive go back to where they came from, those of the reaction go where they may. Rule: ES-RET-1, ES-RET-2, ES-AMB-42.
void check_retreat(Decision& decision, const Course& course) {
    const auto& offensive = *course.state.offensive;
    const auto from = course.from();
    if (course.map.distance(from, course.to) != course.tables.limit("retreat_hexes")) {
        decision.doubts("ES-RET-2", INTENDANT_TR("A retreat goes one hex: {unit} from {from} to {to}."), course.words());
        return;
    }
    if (course.unit().kind != UnitKind::Ground) {
        return;
    }
    if (course.unit().side == offensive.side) {
        const auto moved = std::ranges::find(offensive.moved, course.id, &Moved::unit);
        if (moved != offensive.moved.end() && moved->by == Travel::Land && course.to != moved->from &&
            course.map.distance(from, moved->from) == 1) {
            decision.doubts("ES-RET-1", INTENDANT_TR("{unit} goes back to {back}, where it came from, not to {to}."),
                            course.words({"back", name(moved->from)}));
        }
        return;
    }
    std::vector<HexId> came_by;
    for (const auto& moved : offensive.moved) {
        if (moved.by == Travel::Land && course.board[moved.unit].on_map() && course.board[moved.unit].place.hex == from) {
            came_by.push_back(moved.from);
        }
    }
    const auto open = reaction_retreat(course.tables, course.board, from, course.unit().side, came_by);
    if (open.hexes.empty()) {
        decision.doubts("ES-RET-2", INTENDANT_TR("{unit} has nowhere to retreat to from {from}: it is eliminated."), course.words());
    } else if (!has(open.hexes, course.to)) {
        decision.doubts("ES-RET-2", INTENDANT_TR("{unit} retreats from {from} into one of these hexes: {hexes}. {to} is none of them."),
                        course.words({"hexes", list_of(open.hexes)}));
    }
}

/// Rule: ES-PBM-1, ES-PBM-3, ES-PBM-6, ES-PBM-7, ES-AMP-8.
void check_post_battle(Decision& decision, const Course& course) {
    const auto& unit = course.unit();
    const auto words = course.words();
    const auto moved = std::ranges::find(course.state.offensive->moved, course.id, &Moved::unit);
    if (moved != course.state.offensive->moved.end() && moved->by == Travel::Strategic) {
        decision.breaks("ES-PBM-1", INTENDANT_TR("{unit} made strategic movement: it does not move after battle."), words);
    }
    switch (unit.kind) {
    case UnitKind::Air: {
        const int legs = course.tables.legs[course.value()];
        const FlightTerms extended{.range = std::max(unit.range, unit.extended_range), .legs = legs};
        check_flight(decision, course, "ES-PBM-3", extended);
        break;
    }
    case UnitKind::Naval:
        check_sea(decision, course, "ES-PBM-3", "ES-PBM-3", course.naval(), nullptr);
        break;
    case UnitKind::Ground: {
        auto closed = enemy_hexes(course.tables, course.board, unit.side, true);
        const auto dark = course.dark();
        for (std::size_t i = 0; i < closed.size(); ++i) {
            const HexId hex{static_cast<std::uint16_t>(i)};
            closed[hex] = closed[hex] != 0 || dark[hex] != 0 ? 1 : 0;
        }
        closed[course.from()] = 0;
        if (!came_by_sea(*course.state.offensive, course.id)) {
            decision.breaks("ES-PBM-3", INTENDANT_TR("After battle a ground unit retreats, and only one that landed moves by sea: {unit}."),
                            words);
        }
        check_sea(decision, course, "ES-PBM-7", "ES-PBM-7", course.naval(), &closed);
        break;
    }
    case UnitKind::Hq:
        decision.breaks("ES-PBM-1", INTENDANT_TR("A headquarters does not move after battle: {unit}."), words);
        break;
    }
}

} // namespace

void check_emergency(Decision& decision, const State& state, UnitId id, HexId to) {
    const auto& tables = decision.tables();
    const auto& unit = tables[id];
    const auto board = board_of(state);
    const auto from = board[id].place.hex;
    const Parameters words{{"unit", name(id)}, {"from", name(from)}, {"to", name(to)}};
    if (unit.kind == UnitKind::Naval && !has(emergency_ports(tables, board, unit.side, from), to)) {
        decision.breaks("ES-NAV-5", INTENDANT_TR("In an emergency {unit} goes to a friendly port within ten hexes of {from}, not to {to}."),
                        words);
    } else if (unit.kind == UnitKind::Air && !has(emergency_airfields(tables, board, id), to)) {
        decision.breaks("ES-AIR-5",
                        INTENDANT_TR("In an emergency {unit} goes to a friendly airfield within its range of {from}, not to {to}."), words);
    }
}

void check_way(Decision& decision, UnitId id, HexId to, Travel by, const std::vector<UnitId>& together) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto board = board_of(state);
    Supply supply;
    if (by == Travel::Assault || by == Travel::Transport || by == Travel::Strategic || by == Travel::PostBattle) {
        supply.compute(tables, board);
    }
    auto zones = supply.zones();
    if (by == Travel::Strategic) { // a carrier that sails so neutralises none (ES-NAV-6)
        zones.fill(tables, board, [&](UnitId each) {
            const bool sails = tables[each].carrier() && has(together, each);
            return !sails && (supply.supplied(each) || has(board.active, each));
        });
    }
    const Course course{state, tables, decision.map(), board, supply, zones, id, to, by, together};
    const auto& unit = tables[id];
    const auto value = course.value();
    switch (by) {
    case Travel::Disengage:
        check_disengagement(decision, course);
        [[fallthrough]];
    case Travel::Land: {
        const int most = 2 * tables.allowance[0][value];
        if (unit.kind != UnitKind::Ground) {
            decision.breaks("ES-LND-1", INTENDANT_TR("{unit} is no ground unit: it does not move by land."), course.words());
        } else if (!land_way(tables, board, id, to, most)) {
            const bool past = land_way(tables, course.from(), to, most, state[Track::KwaiBridge] != 0).has_value();
            decision.breaks(
                past ? "ES-LND-3" : "ES-LND-1",
                past ? INTENDANT_TR(
                           "{unit}: every way from {from} to {to} of {points} {points:point|points} leads through enemies, where it stops.")
                     : INTENDANT_TR("{unit} cannot come from {from} to {to} by land with {points} {points:point|points}."),
                course.words({"points", number(tables.allowance[0][value])}));
        }
        break;
    }
    case Travel::Sea:
        if (unit.kind != UnitKind::Naval) {
            decision.breaks("ES-NAV-1", INTENDANT_TR("{unit} is no ship: it does not move by sea."), course.words());
        } else {
            check_sea(decision, course, "ES-NAV-1", "ES-NAV-1", course.naval(), nullptr);
        }
        break;
    case Travel::Assault:
    case Travel::Transport:
        check_landing(decision, course);
        break;
    case Travel::Barges:
        check_barges(decision, course);
        break;
    case Travel::Air:
    case Travel::Extended: {
        const int leg = by == Travel::Extended ? unit.extended_range : unit.range;
        check_flight(decision, course, "ES-AIR-1", {.range = leg, .legs = tables.legs[value], .battles = state.offensive->battles});
        break;
    }
    case Travel::Strategic:
        check_strategic(decision, course);
        break;
    case Travel::Retreat:
        check_retreat(decision, course);
        break;
    case Travel::PostBattle:
        check_post_battle(decision, course);
        break;
    case Travel::Emergency:
        check_emergency(decision, state, id, to);
        break;
    case Travel::Card:
        break;
    }
}

} // namespace intendant::empire_of_the_sun
