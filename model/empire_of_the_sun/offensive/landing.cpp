#include "model/empire_of_the_sun/offensive/course.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

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

} // namespace

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

} // namespace intendant::empire_of_the_sun
