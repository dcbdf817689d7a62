#include "model/axis_allies/paths.hpp"

#include "model/axis_allies/decision.hpp"

#include <algorithm>
#include <deque>

namespace intendant::axis_allies {

namespace {

std::optional<Power> controller_at_start(const State& state, SpaceId space) {
    const auto taken = taken_this_turn(state, space);
    return taken ? taken->before : controller(state, space);
}

Objection against(std::string rule, std::string sentence, const State& state, SpaceId space) {
    return {{std::move(rule)}, {std::move(sentence), {{"space", name(state, space)}}}};
}

std::optional<Objection> step_objection(const State& state, const Traveller& traveller, SpaceId from, SpaceId to) {
    const auto& tables = *state.tables;
    if (!tables.adjacent(from, to)) {
        return Objection{{tables.clause_between(from, to, "X-02")},
                         {INTENDANT_TR("{from} and {to} are not adjacent."), {{"from", name(state, from)}, {"to", name(state, to)}}}};
    }
    switch (traveller.medium) {
    case Medium::Land:
        if (tables[to].sea) {
            return against("M-12", INTENDANT_TR("Land units cross {space} only aboard a transport."), state, to);
        }
        if (!traveller.combat && !friendly(state, to, traveller.power)) {
            return against("N-02", INTENDANT_TR("{space} is not friendly: non-combat movement does not enter it."), state, to);
        }
        break;
    case Medium::Sea:
        if (!tables[to].sea) {
            return against("M-82", INTENDANT_TR("Ships never move on land: {space} is a territory."), state, to);
        }
        if (!traveller.combat && enemy_occupied(state, to, traveller.power)) {
            return against("N-09", INTENDANT_TR("Enemy units are in {space}: non-combat movement does not enter it."), state, to);
        }
        return closed_canal(state, traveller.power, from, to);
    case Medium::Air:
        if (still_neutral(state, to) && !traveller.combat) {
            return against("M-135", INTENDANT_TR("{space} is neutral: in non-combat movement aircraft do not fly over it."), state, to);
        }
        break;
    }
    return std::nullopt;
}

/// Against going on from a space entered on the way.
std::optional<Objection> passing_objection(const State& state, const Traveller& traveller, SpaceId through) {
    switch (traveller.medium) {
    case Medium::Land:
        if (still_neutral(state, through)) {
            return against("M-131", INTENDANT_TR("Land units stop in neutral territory: {space} cannot be passed."), state, through);
        }
        if (enemy_occupied(state, through, traveller.power)) {
            return against("M-24", INTENDANT_TR("Enemy units stand in {space}: armor stops there."), state, through);
        }
        if (state.options.guns_stop_a_blitz && enemy_controlled(state, through, traveller.power) &&
            std::ranges::any_of(state.stacks, [&](const Stack& stack) { return stack.space == through && !fights(stack.unit); })) {
            return against("D-08", INTENDANT_TR("A gun or complex in {space} stops the blitz at this table."), state, through);
        }
        break;
    case Medium::Sea:
        if (enemy_occupied(state, through, traveller.power)) {
            return against("M-81", INTENDANT_TR("Enemy units are in {space}: ships stop there and fight."), state, through);
        }
        break;
    case Medium::Air:
        break;
    }
    return std::nullopt;
}

enum class Caution { AvoidGunsAndNeutrals, AvoidNeutrals, Legal, OwnMedium, None };

/// May a path that takes so much caution go on from here to the next space?
bool goes_on(const State& state, const Traveller& traveller, SpaceId here, SpaceId next, Caution caution) {
    switch (caution) {
    case Caution::AvoidGunsAndNeutrals:
    case Caution::AvoidNeutrals:
    case Caution::Legal:
        return !step_objection(state, traveller, here, next);
    case Caution::OwnMedium:
        return traveller.medium == Medium::Air || (*state.tables)[next].sea == (traveller.medium == Medium::Sea);
    case Caution::None:
        return true;
    }
    return true;
}

std::optional<std::vector<SpaceId>> search(const State& state, const Traveller& traveller, SpaceId from, SpaceId to, int most,
                                           Caution caution) {
    const auto size = state.tables->spaces.size();
    constexpr std::uint8_t unseen = 255;
    std::vector<std::uint8_t> distance(size, unseen);
    std::vector<SpaceId> came(size);
    std::deque<SpaceId> open{from};
    distance[from.index] = 0;
    while (!open.empty()) {
        const auto here = open.front();
        open.pop_front();
        if (here == to) {
            std::vector<SpaceId> path{to};
            while (path.back() != from) {
                path.push_back(came[path.back().index]);
            }
            std::ranges::reverse(path);
            return path;
        }
        const bool avoids_guns = caution == Caution::AvoidGunsAndNeutrals;
        const bool avoids_neutrals = avoids_guns || caution == Caution::AvoidNeutrals;
        const bool legal = avoids_neutrals || caution == Caution::Legal;
        if (distance[here.index] >= most || (legal && here != from && passing_objection(state, traveller, here))) {
            continue;
        }
        for (const auto next : (*state.tables)[here].neighbours) {
            const bool shunned =
                traveller.medium == Medium::Air && next != to &&
                ((avoids_neutrals && still_neutral(state, next)) || (avoids_guns && enemy_gun_in(state, next, traveller.power)));
            if (distance[next.index] == unseen && !shunned && goes_on(state, traveller, here, next, caution)) {
                distance[next.index] = static_cast<std::uint8_t>(distance[here.index] + 1);
                came[next.index] = here;
                open.push_back(next);
            }
        }
    }
    return std::nullopt;
}

/// Own carriers that could still come to the zone from another. Rule: M-08, M-61.
bool can_come(const State& state, const Stack& carrier, SpaceId zone, Power power) {
    if (carrier.owner != power || carrier.unit != Unit::Carrier || carrier.halted || carrier.fought || carrier.attacking) {
        return false;
    }
    const auto left = movement_allowance(state, power, Unit::Carrier) - carrier.moved;
    const Traveller sails{.power = power, .medium = Medium::Sea, .combat = false};
    return carrier.space != zone && find_path(state, sails, carrier.space, zone, left).has_value();
}

bool carrier_can_come(const State& state, SpaceId zone, Power power) {
    return std::ranges::any_of(state.stacks, [&](const Stack& stack) { return can_come(state, stack, zone, power); });
}

} // namespace

/// Ships pass a canal only under control of their alliance since the start of the turn; aircraft and land units pay no
/// heed to it. Rule, M-140, M-141, M-142, Q-16.
std::optional<Objection> closed_canal(const State& state, Power power, SpaceId a, SpaceId b) {
    for (const auto& canal : state.tables->canals) {
        const bool here = (canal.sea_a == a && canal.sea_b == b) || (canal.sea_a == b && canal.sea_b == a);
        if (!here) {
            continue;
        }
        const bool panama = canal.id == "panama";
        const bool now_counts = !panama && state.options.suez_opens_at_once;
        std::optional<Power> first_holder;
        for (const auto key : canal.keys) {
            const auto holder = now_counts ? controller(state, key) : controller_at_start(state, key);
            if (!holder || !allied(*holder, power)) {
                return Objection{
                    {panama ? "X-13" : "X-15"},
                    {now_counts
                         ? INTENDANT_TR("The canal is closed: {space} is not held by the alliance of {power}.")
                         : INTENDANT_TR("The canal is closed: {space} was not held by the alliance of {power} at the start of the turn."),
                     {{"space", name(state, key)}, {"power", name(state, power)}}}};
            }
            if (!panama && state.options.suez_needs_one_power && first_holder && holder != first_holder) {
                return Objection{{"D-03"},
                                 {INTENDANT_TR("The canal is closed: at this table one power must hold both {first} and {space}."),
                                  {{"first", name(state, canal.keys.front())}, {"space", name(state, key)}}}};
            }
            first_holder = first_holder ? first_holder : holder;
        }
    }
    return std::nullopt;
}

int carrier_room_in(const State& state, SpaceId zone, Power of) {
    int room = 0;
    for (const auto& stack : state.stacks) {
        if (stack.space == zone && allied(stack.owner, of)) {
            room += stack.unit == Unit::Carrier ? stack.count * state.tables->amounts.carrier_room : 0;
            room -= stack.unit == Unit::Fighter ? stack.count : 0;
        }
    }
    return room;
}

Medium medium_of(Unit unit) { return is_aircraft(unit) ? Medium::Air : is_ship(unit) ? Medium::Sea : Medium::Land; }

bool enemy_gun_in(const State& state, SpaceId space, Power of) {
    return std::ranges::any_of(
        state.stacks, [&](const Stack& stack) { return stack.space == space && stack.unit == Unit::AaGun && !allied(stack.owner, of); });
}

bool enemy_complex_in(const State& state, SpaceId space, Power of) {
    return std::ranges::any_of(state.stacks, [&](const Stack& stack) {
        return stack.space == space && stack.unit == Unit::IndustrialComplex && !allied(stack.owner, of);
    });
}

std::vector<Objection> objections(const State& state, const Traveller& traveller, const std::vector<SpaceId>& path) {
    std::vector<Objection> found;
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (auto objection = step_objection(state, traveller, path[i - 1], path[i])) {
            found.push_back(std::move(*objection));
        }
        if (i + 1 < path.size()) {
            if (auto objection = passing_objection(state, traveller, path[i])) {
                found.push_back(std::move(*objection));
            }
        }
    }
    return found;
}

std::optional<std::vector<SpaceId>> find_path(const State& state, const Traveller& traveller, SpaceId from, SpaceId to, int most) {
    if (auto path = search(state, traveller, from, to, most, Caution::AvoidGunsAndNeutrals)) {
        return path;
    }
    if (auto path = search(state, traveller, from, to, most, Caution::AvoidNeutrals)) {
        return path;
    }
    return search(state, traveller, from, to, most, Caution::Legal);
}

std::optional<std::vector<SpaceId>> path_on_the_board(const State& state, const Traveller& traveller, SpaceId from, SpaceId to, int most) {
    if (auto path = search(state, traveller, from, to, most, Caution::OwnMedium)) {
        return path;
    }
    constexpr int anywhere = 200;
    if (search(state, traveller, from, to, anywhere, Caution::OwnMedium)) {
        return std::nullopt;
    }
    return search(state, traveller, from, to, most, Caution::None);
}

std::optional<Objection> objection_to_landing(const State& state, Power power, Unit unit, SpaceId at) {
    if ((*state.tables)[at].sea) {
        if (unit == Unit::Bomber) {
            return against("M-72", INTENDANT_TR("Bombers never land on a carrier: {space} is no landing place."), state, at);
        }
        if (carrier_room_in(state, at, power) < 0) {
            return against("M-64", INTENDANT_TR("There is no room on a carrier in {space}."), state, at);
        }
        return std::nullopt;
    }
    if (!friendly(state, at, power)) {
        return against("M-58", INTENDANT_TR("{space} is not friendly: aircraft cannot land there."), state, at);
    }
    const auto original = (*state.tables)[at].original_owner;
    const bool liberated = original && allied(*original, power);
    if (captured_this_turn(state, at) && !(liberated && state.options.aircraft_land_in_liberated_territory)) {
        return against("M-59", INTENDANT_TR("{space} was taken this turn: aircraft cannot land there."), state, at);
    }
    return std::nullopt;
}

int deck_room_within(const State& state, Power power, const std::vector<SpaceId>& zones) {
    int room = 0;
    std::vector<SpaceId> lying; // where those carriers are now
    for (const auto& stack : state.stacks) {
        const bool here = std::ranges::count(zones, stack.space) > 0;
        if (stack.unit == Unit::Carrier && allied(stack.owner, power) &&
            (here || std::ranges::any_of(zones, [&](SpaceId zone) { return can_come(state, stack, zone, power); }))) {
            room += stack.count * state.tables->amounts.carrier_room;
            lying.push_back(stack.space);
        }
    }
    for (const auto& stack : state.stacks) {
        const bool guest = stack.unit == Unit::Fighter && stack.owner != power && allied(stack.owner, power);
        room -= guest && std::ranges::count(lying, stack.space) > 0 ? stack.count : 0;
    }
    return std::max(0, room);
}

std::vector<SpaceId> landing_spaces(const State& state, Power power, Unit unit, SpaceId at, int left) {
    const Traveller flyer{.power = power, .medium = Medium::Air, .combat = false};
    std::vector<SpaceId> found;
    const auto size = state.tables->spaces.size();
    std::vector<int> distance(size, -1);
    std::deque<SpaceId> open{at};
    distance[at.index] = 0;
    while (!open.empty()) {
        const auto here = open.front();
        open.pop_front();
        const bool sea = (*state.tables)[here].sea;
        // At sea one more fighter must find room, unless it is already counted there.
        const bool lands = sea ? unit == Unit::Fighter &&
                                     (carrier_room_in(state, here, power) >= (here == at ? 0 : 1) || carrier_can_come(state, here, power))
                               : !objection_to_landing(state, power, unit, here);
        if (lands) {
            found.push_back(here);
        }
        if (distance[here.index] >= left) {
            continue;
        }
        for (const auto next : (*state.tables)[here].neighbours) {
            if (distance[next.index] < 0 && !step_objection(state, flyer, here, next)) {
                distance[next.index] = distance[here.index] + 1;
                open.push_back(next);
            }
        }
    }
    return found;
}

std::vector<SpaceId> spaces_within(const Tables& tables, SpaceId from, int steps) {
    std::vector<SpaceId> found{from};
    std::size_t ring = 0;
    for (int step = 0; step < steps; ++step) {
        const auto end = found.size();
        for (; ring < end; ++ring) {
            for (const auto next : tables[found[ring]].neighbours) {
                if (std::ranges::find(found, next) == found.end()) {
                    found.push_back(next);
                }
            }
        }
    }
    return found;
}

} // namespace intendant::axis_allies
