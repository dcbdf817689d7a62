#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>

// The National Status segment: who surrenders, which areas change hands, India, and the Burma Road. Siam goes hex by hex (ES-CTL-4).
namespace intendant::empire_of_the_sun {

namespace {

bool belongs_to(const Tables& tables, const MapHex& hex, Area area) {
    return in_area(tables, hex, area) || has(tables[area].bases, hex.hex);
}

bool stands_there(const State& state, HexId hex, Side side, std::optional<UnitKind> kind = {}) {
    const auto units = units_in(state, hex, side);
    return std::ranges::any_of(units, [&](UnitId unit) { return !kind || (*state.tables)[unit].kind == *kind; });
}

/// Airfields and ports of the area, and its other hexes where all change hands, that no unit of the other side keeps.
std::vector<HexId> hexes_of(const State& state, Area area, Side to, bool named_only) {
    std::vector<HexId> found;
    for (const auto& hex : state.tables->map_hexes) {
        const bool counts = !named_only || hex.port || hex.airfield || has((*state.tables)[area].bases, hex.hex);
        if (belongs_to(*state.tables, hex, area) && counts && !stands_there(state, hex.hex, enemy_of(to))) {
            found.push_back(hex.hex);
        }
    }
    return found;
}

std::vector<UnitId> units_where(const State& state, const auto& which) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        if (which(id, state.tables->units[i], state.units[i].place)) {
            found.push_back(id);
        }
    }
    return found;
}

/// They leave the game. Rule: ES-POL-3, ES-POL-5 to ES-POL-8.
void leave_the_game(Decision& decision, const std::vector<UnitId>& units) {
    std::vector<UnitRow> rows;
    rows.reserve(units.size());
    for (const auto unit : units) {
        rows.push_back({.unit = unit, .place = {.kind = PlaceKind::Eliminated}, .step = decision.now()[unit].step});
    }
    decision.place(Cause::Surrender, rows);
}

/// Units that stand or wait anywhere but among the eliminated.
bool in_play(const Place& place) { return place.kind != PlaceKind::Eliminated && place.kind != PlaceKind::ByCard; }

/// Rule: ES-POL-3, ES-POL-5, ES-POL-6, ES-POL-7, ES-POL-8.
void remove_units(Decision& decision, Area area) {
    const auto& state = decision.now();
    const auto& map = decision.map();
    const auto here = [&](const Place& place) {
        const auto* land = place.kind == PlaceKind::Hex ? map.land(place.hex) : nullptr;
        return land != nullptr && belongs_to(decision.tables(), *land, area);
    };
    switch (area) {
    case Area::Philippines:
        leave_the_game(decision, units_where(state, [&](UnitId, const Unit& unit, const Place& place) {
                           return unit.side == Side::Allies && unit.kind == UnitKind::Ground && here(place);
                       }));
        break;
    case Area::DutchEastIndies:
        leave_the_game(decision, units_where(state, [](UnitId, const Unit& unit, const Place& place) {
                           return unit.nation == Nation::Dutch && in_play(place);
                       }));
        break;
    case Area::Burma:
        leave_the_game(decision, units_where(state, [](UnitId, const Unit& unit, const Place& place) {
                           return unit.side == Side::Allies && unit.name.find("Burma") != std::string::npos && in_play(place);
                       }));
        break;
    case Area::China: {
        leave_the_game(decision, units_where(state, [](UnitId, const Unit& unit, const Place& place) {
                           return unit.nation == Nation::Chinese && in_play(place);
                       }));
        std::vector<UnitRow> away;
        for (const auto unit :
             units_where(decision.now(), [](UnitId, const Unit&, const Place& place) { return place.kind == PlaceKind::ChinaBox; })) {
            away.push_back(repositioned(decision.now(), unit));
        }
        decision.place(Cause::Surrender, away);
        break;
    }
    case Area::India:
        leave_the_game(decision, units_where(state, [](UnitId, const Unit& unit, const Place& place) {
                           return unit.sub_nation == SubNation::Indian && in_play(place);
                       }));
        break;
    case Area::Australia:
    case Area::Malaya:
    case Area::Mandates:
    case Area::NewGuinea:
    case Area::Marshalls:
    case Area::Siam:
    case Area::Japan:
    case Area::Manchuria:
        break;
    }
}

constexpr std::array nations{Area::Philippines, Area::Malaya, Area::DutchEastIndies, Area::Burma, Area::Australia};
constexpr std::array all_seven{Area::Philippines, Area::Malaya, Area::DutchEastIndies, Area::Burma, Area::Australia,
                               Area::China,       Area::India};

} // namespace

/// Rule: ES-POL-1, ES-POL-2, ES-PWL-5, ES-PWL-6.
void surrender(Decision& decision, Area area) {
    if (has(decision.now().surrendered, area)) {
        return;
    }
    decision.book(NationSurrendered{.area = area});
    remove_units(decision, area);
    if (area != Area::China && area != Area::India) {
        take(decision, Side::Japan, Cause::Surrender, hexes_of(decision.now(), area, Side::Japan, true));
    }
    decision.will("surrender_" + std::string{id_of(area)});
    if (std::ranges::all_of(all_seven, [&](Area each) { return has(decision.now().surrendered, each); })) {
        decision.will("surrender_all");
    }
}

namespace {

/// Australia needs all its bases; the others the hexes of the table. Rule: ES-POL-3 to ES-POL-9.
void nations_surrender(Decision& decision) {
    for (const auto area : nations) {
        const auto board = board_of(decision.now());
        const bool as_printed = decision.now().options.resources_as_printed;
        if (!has(decision.now().surrendered, area)) {
            if (conquest(decision.tables(), board, area, Side::Japan, as_printed).complete()) {
                surrender(decision, area);
            }
        } else if (area != Area::Australia && conquest(decision.tables(), board, area, Side::Allies, as_printed).complete()) {
            take(decision, Side::Allies, Cause::Surrender, hexes_of(decision.now(), area, Side::Allies, true));
        }
    }
}

/// Rule: ES-POL-10 to ES-POL-12.
void areas_change_hands(Decision& decision) {
    const auto holds_all = [&](Area area, Side side) {
        return conquest(decision.tables(), board_of(decision.now()), area, side, decision.now().options.resources_as_printed).complete();
    };
    const auto open = [&](Area area, Side side, const auto& keeps) {
        std::vector<HexId> found;
        for (const auto& hex : decision.tables().map_hexes) {
            if (belongs_to(decision.tables(), hex, area) && !keeps(hex.hex, enemy_of(side))) {
                found.push_back(hex.hex);
            }
        }
        return found;
    };
    const auto ground = [&](HexId hex, Side side) { return stands_there(decision.now(), hex, side, UnitKind::Ground); };
    const auto any = [&](HexId hex, Side side) { return stands_there(decision.now(), hex, side); };
    for (const auto side : all_sides) {
        if (holds_all(Area::Mandates, side)) {
            take(decision, side, Cause::Surrender, open(Area::Mandates, side, ground));
        }
        if (holds_all(Area::NewGuinea, side)) {
            take(decision, side, Cause::Surrender, open(Area::NewGuinea, side, any));
        }
    }
    if (holds_all(Area::Marshalls, Side::Allies)) {
        take(decision, Side::Allies, Cause::Surrender, open(Area::Marshalls, Side::Allies, ground));
    }
}

/// Rule: ES-IND-1, ES-IND-3, ES-IND-4, ES-AMB-7.
void india(Decision& decision) {
    constexpr int stable = 0;
    constexpr int unrest = 1;
    constexpr int unstable = 2;
    constexpr int surrendered = 3;
    const int box = decision[Track::India];
    if (box == surrendered || has(decision.now().surrendered, Area::India)) {
        return;
    }
    const auto north = conquest(decision.tables(), board_of(decision.now()), Area::India, Side::Japan);
    if (!north.complete()) {
        decision.set(Cause::India, {{Track::India, stable}, {Track::IndiaTurns, 0}});
        return;
    }
    const int turns = decision[Track::IndiaTurns] + 1;
    if (box == stable) {
        decision.set(Cause::India, {{Track::India, unrest}, {Track::IndiaTurns, 0}});
    } else if (turns < 2) {
        decision.set(Cause::India, {{Track::IndiaTurns, turns}});
    } else if (box == unrest) {
        decision.set(Cause::India, {{Track::India, unstable}, {Track::IndiaTurns, 0}});
    } else {
        decision.set(Cause::India, {{Track::India, surrendered}, {Track::IndiaTurns, 0}});
        surrender(decision, Area::India);
    }
}

/// Rule: ES-BUR-1 to ES-BUR-3.
void road(Decision& decision, const Supply& supply) {
    constexpr int open = 0;
    constexpr int closed_hump = 1;
    constexpr int closed_no_hump = 2;
    decision.set(Cause::Road, {{Track::BurmaRoad, supply.road_open() ? open : supply.hump_works() ? closed_hump : closed_no_hump}});
}

/// Japan surrenders when all of Honshu is lost, or it can trace to no resource in two segments in a row. Rule: ES-POL-13, ES-VIC-1.
void japan(Decision& decision, const Supply& supply) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const bool honshu = conquest(tables, board_of(state), Area::Japan, Side::Allies).complete();
    const auto held = resources(tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0);
    const bool traced = supply.finds_resources(tables, board_of(state), held.japanese);
    const int untraced = traced ? 0 : state[Track::UntracedTurns] + 1;
    decision.set(Cause::Turn, {{Track::UntracedTurns, untraced}});
    const bool ends = scenario_of(state).victory == "16.0" || !state.options.surrender_in_campaigns; // ES-AMB-46
    if (ends && (honshu || untraced >= 2)) {
        end_game(decision, {.ending = Ending::Surrender, .winner = Side::Allies});
    }
}

} // namespace

void enter_national_status(Decision& decision) {
    nations_surrender(decision);
    areas_change_hands(decision);
    Supply supply;
    supply.compute(decision.tables(), board_of(decision.now()));
    road(decision, supply);
    india(decision);
    japan(decision, supply);
}

} // namespace intendant::empire_of_the_sun
