#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "model/axis_allies/territory.hpp"

#include <algorithm>
#include <utility>

namespace intendant::axis_allies {

namespace {

/// Pieces that change hands one by one, kept as what went and what came in all.
class Exchange {
public:
    explicit Exchange(std::vector<Stack> stacks) : m_stacks(std::move(stacks)) {}

    const std::vector<Stack>& stacks() const { return m_stacks; }
    void take(const Stack& stack) {
        take_stack(m_stacks, stack);
        if (holds_stack(m_after, stack)) {
            take_stack(m_after, stack);
        } else {
            add_stack(m_before, stack);
        }
    }
    void add(const Stack& stack) {
        add_stack(m_stacks, stack);
        add_stack(m_after, stack);
    }
    const std::vector<Stack>& before() const { return m_before; }
    const std::vector<Stack>& after() const { return m_after; }

private:
    std::vector<Stack> m_stacks;
    std::vector<Stack> m_before;
    std::vector<Stack> m_after;
};

int room_in(const State& state, const Stack& transport) {
    int room = state.tables->amounts.transport_room;
    for (const auto& cargo : transport.cargo) {
        room -= state.tables->units[cargo.unit].transport_slots * cargo.count;
    }
    return room;
}

void add_cargo(std::vector<Cargo>& cargo, const Cargo& more) {
    const auto alike = std::ranges::find_if(cargo, [&more](const Cargo& other) {
        auto same = other;
        same.count = more.count;
        return same == more;
    });
    if (alike != cargo.end()) {
        alike->count += more.count;
    } else {
        cargo.push_back(more);
        std::ranges::sort(cargo);
    }
}

std::optional<core::Refused> unfit(const State& state, const std::vector<UnitCount>& units, SpaceId land, SpaceId zone) {
    if (units.empty()) {
        return refuse("M-100", INTENDANT_TR("Say which units board or land."));
    }
    if (auto refused = named_twice(state, "M-100", units)) {
        return refused;
    }
    for (const auto& [unit, count] : units) {
        if (!is_land(unit) || count < 1) {
            return refuse("M-100", INTENDANT_TR("A transport does not carry {units}."), {{"units", list_of(unit, count)}});
        }
    }
    if ((*state.tables)[land].sea || !(*state.tables)[zone].sea || !state.tables->adjacent(land, zone)) {
        return refuse(state.tables->clause_between(land, zone, "M-101"), INTENDANT_TR("{land} does not lie on {zone}."),
                      {{"land", name(state, land)}, {"zone", name(state, zone)}});
    }
    if (state.battle) {
        return refuse("T-04", INTENDANT_TR("A battle is being fought in {space}: finish it before units move."),
                      {{"space", name(state, state.battle->space)}});
    }
    return std::nullopt;
}

/// The clause that makes boarding and landing the whole move of the unit.
std::string boarding_clause(Unit unit) { return unit == Unit::Armor ? "M-27" : unit == Unit::AaGun ? "M-34" : "M-12"; }

/// Rule: M-31.
void warn_of_second_gun(Decision& decision, SpaceId space) {
    int guns = 0;
    for (const auto& stack : stacks_in(decision.now(), space)) {
        guns += stack.unit == Unit::AaGun ? stack.count : 0;
    }
    if (guns > 1) {
        decision.breaks("M-31", INTENDANT_TR("{space} may hold one antiaircraft gun only."), {{"space", name(decision.now(), space)}});
    }
}

void warn_of_action(Decision& decision) {
    if (decision.now().turn.action != Action::CombatMovement) {
        decision.belongs_to(Action::NonCombatMovement);
    }
}

/// Rule: M-08.
void warn_of_attacker(Decision& decision, const Stack& ship) {
    decision.breaks("M-08",
                    ship.moved == 0 && ship.fought ? INTENDANT_TR("{unit} fought this turn and may not move any more.")
                                                   : INTENDANT_TR("{unit} moved in combat movement and may not move again this turn."),
                    {{"unit", name(decision.now(), ship.unit)}});
}

/// The transport lies where its side has won a battle this turn, and at this table its cargo may land then. Rule: Q-50.
bool has_won_at_sea(const State& state, const Stack& ship) {
    return state.options.cargo_lands_after_sea_battle && ship.fought && std::ranges::count(state.turn.battle_sites, ship.space) > 0 &&
           !enemy_occupied(state, ship.space, ship.owner);
}

/// One piece goes aboard, before, between or after the steps of the transport, also of an ally's, which carries it in
/// its own turn. `ship`: the one that was named, by its load, which grows with the piece. False when no transport has room.
/// Rule: M-11, M-13, M-100, M-101, M-106.
bool board(Decision& decision, Exchange& exchange, const LoadTransport& command, const Stack& piece, std::optional<ShipLoad>& ship) {
    const auto& state = decision.now();
    std::vector<Stack> transports;
    for (const auto& stack : exchange.stacks()) {
        if (stack.space == command.zone && stack.unit == Unit::Transport && allied(stack.owner, piece.owner) &&
            room_in(state, stack) >= state.tables->units[piece.unit].transport_slots && (!ship || carries(stack, *ship))) {
            transports.push_back(stack);
        }
    }
    if (transports.empty()) {
        return false;
    }
    // Own ships first, then those still free to move, then the one with the least room that suffices.
    const auto best = std::ranges::min_element(transports, {}, [&](const Stack& stack) {
        return std::tuple{stack.owner != piece.owner, stack.halted, room_in(state, stack)};
    });
    const auto before = some_of(*best, 1);
    // A transport that came to fight in this zone may still load there (M-101), but not after it has fought (M-08); one that has
    // unloaded bridges no second load (M-105).
    const bool unloaded = before.halted && !(before.attacking && enemy_occupied(state, command.zone, piece.owner));
    const bool went_to_fight = before.attacking && (before.moved > 0 || before.fought) && before.owner == decision.power();
    if (went_to_fight && state.turn.action != Action::CombatMovement) {
        warn_of_attacker(decision, before);
    } else if (unloaded) {
        if (before.moved == 0) {
            decision.breaks("M-105", INTENDANT_TR("The transport has carried its load across this turn: it bridges no second one."));
        } else {
            decision.breaks("M-103", INTENDANT_TR("The transport has unloaded: its movement for the turn is over."));
        }
    }
    auto after = before;
    add_cargo(after.cargo, {.owner = piece.owner, .unit = piece.unit, .count = 1, .boarded_this_turn = true});
    exchange.take(some_of(piece, 1));
    exchange.take(before);
    exchange.add(after);
    if (ship) {
        change_load(*ship, piece.owner, piece.unit, 1);
    }
    return true;
}

/// The pieces ashore that board: rested ones first.
std::vector<Stack> ashore(const std::vector<Stack>& stacks, Power power, SpaceId space, Unit unit) {
    std::vector<Stack> found;
    for (const auto& stack : stacks) {
        if (stack.space == space && stack.owner == power && stack.unit == unit) {
            found.push_back(stack);
        }
    }
    std::ranges::stable_sort(found, {}, [](const Stack& stack) { return std::pair{stack.halted, stack.moved}; });
    return found;
}

/// Own carriers lie in the zone and nobody's transport.
bool carrier_alone(const State& state, SpaceId zone) {
    bool carrier = false;
    bool transport = false;
    for (const auto& stack : stacks_in(state, zone)) {
        carrier = carrier || (stack.unit == Unit::Carrier && stack.owner == state.turn.power);
        transport = transport || stack.unit == Unit::Transport;
    }
    return carrier && !transport;
}

/// An ally has such a piece aboard in the zone: it lands in its owner's turn. Rule: M-106.
bool aboard_for_an_ally(const State& state, SpaceId zone, Unit unit) {
    const auto stacks = stacks_in(state, zone);
    return std::ranges::any_of(stacks, [&](const Stack& stack) {
        return std::ranges::any_of(stack.cargo, [&](const Cargo& cargo) {
            return cargo.unit == unit && cargo.owner != state.turn.power && allied(cargo.owner, state.turn.power);
        });
    });
}

/// The transport that is named lies there, own or allied. Rule: M-106, M-112.
std::optional<core::Refused> ship_missing(const State& state, SpaceId zone, const ShipLoad& load, bool still_to_land) {
    const auto power = state.turn.power;
    if (auto refused = axis_allies::unfit(state, power, load)) {
        return refused;
    }
    const auto there = stacks_in(state, zone);
    const bool found =
        std::ranges::any_of(there, [&](const Stack& stack) { return allied(stack.owner, power) && carries(stack, load, still_to_land); });
    return found ? std::nullopt : std::optional{no_such_ship(state, zone, power, load)};
}

struct Landing {
    bool hostile; ///< the coast is enemy-held: it is taken in combat
    bool at_once; ///< nothing stands in the way: the units go ashore now
};

/// One piece of cargo goes ashore, or is told where it lands in combat.
void disembark(const State& state, Exchange& exchange, const UnloadTransport& command, const Stack& transport, const Cargo& cargo,
               Landing landing, bool aim) {
    auto after = some_of(transport, 1);
    const auto kept = std::ranges::find(after.cargo, cargo);
    if (--kept->count == 0) {
        after.cargo.erase(kept);
    }
    after.halted = true; // M-103
    if (landing.at_once && (landing.hostile || aim) && state.options.one_transport_one_coast) {
        after.landed_on = command.to;
    }
    if (!landing.at_once) {
        auto aboard = cargo;
        aboard.count = 1;
        aboard.landing = command.to;
        add_cargo(after.cargo, aboard);
        after.attacking = true;
    }
    exchange.take(some_of(transport, 1));
    exchange.add(after);
    if (landing.at_once) {
        exchange.add({.space = command.to,
                      .owner = cargo.owner,
                      .unit = cargo.unit,
                      .count = 1,
                      .moved = movement_allowance(state, cargo.owner, cargo.unit),
                      .started_at = command.zone,
                      .entered_from = command.zone,
                      .attacking = landing.hostile,
                      .landed = true,
                      .halted = true});
    }
}

/// A piece of that kind still aboard in the zone with its ship: own ships first, those already unloading first. Cargo
/// lands in its owner's turn only. Rule: M-104, M-106, Q-46.
std::optional<std::pair<Stack, Cargo>> aboard(const Exchange& exchange, SpaceId zone, Power power, Unit unit,
                                              const std::optional<ShipLoad>& named) {
    std::optional<std::pair<Stack, Cargo>> found;
    for (const auto& stack : exchange.stacks()) {
        for (const auto& cargo : stack.cargo) {
            const auto rank = [power](const Stack& ship) { return std::pair{ship.owner != power, !ship.halted}; };
            if (stack.space == zone && cargo.owner == power && cargo.unit == unit && !cargo.landing &&
                (!named || carries(stack, *named, true)) && (!found || rank(stack) < rank(found->first))) {
                found = {stack, cargo};
            }
        }
    }
    return found;
}

} // namespace

/// Rule: M-11, M-12, M-13, M-27, M-33, M-34, M-38, M-100, M-101, M-103, M-106, N-10 (Manual 2nd ed., Action 2).
core::Verdict<Event> decide(const State& state, const LoadTransport& command) {
    if (const auto refused = unfit(state, command.units, command.from, command.zone)) {
        return *refused;
    }
    auto ship = command.ship;
    if (ship) {
        if (auto refused = ship_missing(state, command.zone, *ship, false)) {
            return *refused;
        }
    }
    Decision decision(state);
    warn_of_action(decision);
    Exchange exchange(state.stacks);
    for (const auto& [unit, count] : command.units) {
        const auto have = count_of(state, command.from, state.turn.power, unit);
        if (count > have) {
            return refuse("M-100", INTENDANT_TR("{power} has {units} in {space}, not {count}."),
                          {{"power", name(state, state.turn.power)},
                           {"units", list_of(unit, have)},
                           {"space", name(state, command.from)},
                           {"count", number(count)}});
        }
        bool moved = false;
        for (int i = 0; i < count; ++i) {
            const auto piece = ashore(exchange.stacks(), state.turn.power, command.from, unit).front();
            moved = moved || piece.moved > 0 || piece.halted;
            if (piece.fresh && i == 0) {
                decision.breaks("M-38", INTENDANT_TR("A gun captured this turn cannot be moved."));
            }
            if (!board(decision, exchange, command, piece, ship)) {
                if (ship && !ship->units.empty()) {
                    return refuse(
                        "M-100",
                        INTENDANT_TR("A transport carries two infantry, one armor or one gun; beside {units} there is no room for {unit}."),
                        {{"units", list_of(*ship, state.turn.power)}, {"unit", name(state, unit)}});
                }
                if (carrier_alone(state, command.zone)) {
                    return refuse("M-90", INTENDANT_TR("A carrier bears fighters and no other units; there is no transport in {zone}."),
                                  {{"zone", name(state, command.zone)}});
                }
                return refuse("M-100",
                              INTENDANT_TR("A transport carries two infantry, one armor or one gun; {unit} finds no room in {zone}."),
                              {{"zone", name(state, command.zone)}, {"unit", name(state, unit)}});
            }
        }
        if (moved) {
            decision.breaks(boarding_clause(unit), INTENDANT_TR("Boarding and landing are the whole move of {unit}; it has moved already."),
                            {{"unit", name(state, unit)}});
        }
    }
    decision.book(TransportLoaded{
        .power = state.turn.power, .from = command.from, .zone = command.zone, .before = exchange.before(), .after = exchange.after()});
    return std::move(decision).accepted();
}

namespace {

/// Why there is no such piece to land, when so many of its kind were found. Rule: M-102, M-106.
core::Refused not_aboard(const State& state, const UnloadTransport& command, const UnitCount& wanted, int found) {
    const auto [unit, count] = wanted;
    const auto power = state.turn.power;
    if (found == 0 && aboard_for_an_ally(state, command.zone, unit)) {
        return refuse("M-106", INTENDANT_TR("{unit} of an ally is aboard in {zone}: it lands in its owner's turn."),
                      {{"unit", name(state, unit)}, {"zone", name(state, command.zone)}});
    }
    if (command.ship) {
        return refuse("M-102", INTENDANT_TR("The transport that is named has {units} of {power} still to land, not {count}."),
                      {{"power", name(state, power)}, {"units", list_of(unit, found)}, {"count", number(count)}});
    }
    return refuse(
        "M-102", INTENDANT_TR("{power} has no more than {units} aboard in {zone}, not {count}."),
        {{"power", name(state, power)}, {"units", list_of(unit, found)}, {"zone", name(state, command.zone)}, {"count", number(count)}});
}

/// Each clause is told once, whichever piece breaks it.
struct ToldOfShips {
    bool one_coast{false};
    bool boarded{false};
    bool attacked{false};
};

/// What speaks against landing from this ship. Rule: M-107, Q-45, Q-47, Q-50.
void warn_of_ship(Decision& decision, const State& state, const UnloadTransport& command, const Stack& ship, const Cargo& cargo,
                  bool on_hostile_coast, ToldOfShips& told) {
    const bool elsewhere =
        std::ranges::any_of(ship.cargo, [&](const Cargo& other) { return other.landing && *other.landing != command.to; }) ||
        (ship.landed_on && *ship.landed_on != command.to);
    if (elsewhere && on_hostile_coast && state.options.one_transport_one_coast && !std::exchange(told.one_coast, true)) {
        decision.breaks("Q-45", INTENDANT_TR("At this table a transport lands all its units on one hostile coast."));
    }
    if (cargo.boarded_this_turn && ship.owner != decision.power() && !std::exchange(told.boarded, true)) {
        decision.breaks("M-107", INTENDANT_TR("Units board an allied transport in one turn and land from it in a later one."));
    }
    if (state.turn.action != Action::CombatMovement && ship.attacking && ship.owner == decision.power() && !has_won_at_sea(state, ship) &&
        !std::exchange(told.attacked, true)) {
        warn_of_attacker(decision, ship);
    }
}

/// Whether this is the Action for such a coast. Rule: M-111, T-10.
void warn_of_coast(Decision& decision, SpaceId to, bool hostile, bool aim) {
    const bool combat = decision.now().turn.action == Action::CombatMovement;
    const auto where = std::pair<std::string, std::string>{"space", name(decision.now(), to)};
    if (!combat && hostile) {
        decision.breaks("M-111", INTENDANT_TR("{space} is hostile: landing there is an amphibious assault in combat movement."), {where});
    } else if (combat && !hostile && !aim) {
        decision.doubts("T-10", INTENDANT_TR("{space} is friendly: going there belongs to non-combat movement."), {where});
    }
    if (combat && hostile) {
        warn_of_restricted_attack(decision, to);
    }
}

} // namespace

/// Rule: M-11, M-27, M-31, M-33, M-102 to M-107, M-111, N-10 (Manual 2nd ed., Actions 2 and 4).
core::Verdict<Event> decide(const State& state, const UnloadTransport& command) {
    if (const auto refused = unfit(state, command.units, command.to, command.zone)) {
        return *refused;
    }
    const auto power = state.turn.power;
    const bool combat = state.turn.action == Action::CombatMovement;
    const bool aim = combat && captured_this_turn(state, command.to); // M-03: hostile when this Action began
    const Landing landing{.hostile = !friendly(state, command.to, power),
                          .at_once = !combat || (!enemy_occupied(state, command.to, power) && !enemy_occupied(state, command.zone, power) &&
                                                 !gun_awaits_aircraft(state, command.to, power))}; // C-41, Q-48
    const auto where = std::pair<std::string, std::string>{"space", name(state, command.to)};
    Decision decision(state);
    warn_of_action(decision);
    warn_of_coast(decision, command.to, landing.hostile, aim);
    if (still_neutral(state, command.to)) {
        // C-41: where the sea must be fought for first, it is entered, paid for and held when the landing is fought.
        if (auto refused = landing.at_once ? violate_neutrality(decision, command.to, true) : too_poor_for_a_neutral(state, command.to)) {
            return std::move(*refused);
        }
    }
    auto ship_named = command.ship;
    if (ship_named) {
        if (auto refused = ship_missing(state, command.zone, *ship_named, true)) {
            return *refused;
        }
    }
    ToldOfShips told;
    Exchange exchange(state.stacks);
    for (const auto& [unit, count] : command.units) {
        if (combat && (landing.hostile || aim) && unit == Unit::AaGun) {
            decision.breaks("M-33",
                            landing.hostile ? INTENDANT_TR("An antiaircraft gun lands only on a friendly coast.")
                                            : INTENDANT_TR("{space} was hostile when this Action began: an antiaircraft gun lands there in "
                                                           "non-combat movement."),
                            {where});
        }
        for (int i = 0; i < count; ++i) {
            const auto load = aboard(exchange, command.zone, power, unit, ship_named);
            if (!load) {
                return not_aboard(state, command, {unit, count}, i);
            }
            const auto& [ship, cargo] = *load;
            const bool on_hostile_coast = combat && (landing.hostile || aim);
            warn_of_ship(decision, state, command, ship, cargo, on_hostile_coast, told);
            disembark(state, exchange, command, ship, cargo, landing, aim);
            if (ship_named) {
                change_load(*ship_named, power, unit, -1);
            }
        }
    }
    decision.book(
        TransportUnloaded{.power = power, .zone = command.zone, .to = command.to, .before = exchange.before(), .after = exchange.after()});
    if (std::ranges::any_of(command.units, [](const UnitCount& landed) { return landed.unit == Unit::AaGun; })) {
        warn_of_second_gun(decision, command.to);
    }
    if (landing.at_once && landing.hostile) {
        take_territory(decision, command.to, power); // M-06, C-57
    }
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
