#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/territory.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

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
    for (const auto& [unit, count] : units) {
        if (!is_land(unit) || count < 1) {
            return refuse("M-100", INTENDANT_TR("A transport does not carry {count} {unit}."),
                          {{"count", number(count)}, {"unit", name(state, unit)}});
        }
    }
    if ((*state.tables)[land].sea || !(*state.tables)[zone].sea || !state.tables->adjacent(land, zone)) {
        return refuse("M-101", INTENDANT_TR("{land} does not lie on {zone}."),
                      {{"land", name(state, land)}, {"zone", name(state, zone)}});
    }
    if (state.battle) {
        return refuse("T-04", INTENDANT_TR("A battle is being fought in {space}: finish it before units move."),
                      {{"space", name(state, state.battle->space)}});
    }
    return std::nullopt;
}

void warn_of_action(Decision& decision) {
    if (decision.now().turn.action != Action::CombatMovement) {
        decision.belongs_to(Action::NonCombatMovement);
    }
}

/// Books one piece aboard. False when no transport has room. Rule: M-100, M-101.
bool board(Decision& decision, const LoadTransport& command, const Stack& piece) {
    const auto& state = decision.now();
    std::vector<Stack> transports;
    for (const auto& stack : stacks_in(state, command.zone)) {
        if (stack.unit == Unit::Transport && allied(stack.owner, piece.owner) &&
            room_in(state, stack) >= state.tables->units[piece.unit].transport_slots) {
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
    if (before.halted) {
        decision.breaks("M-103", {INTENDANT_TR("The transport has unloaded: its movement for the turn is over."), {}});
    }
    auto after = before;
    add_cargo(after.cargo, {.owner = piece.owner, .unit = piece.unit, .count = 1, .boarded_this_turn = true});
    decision.book(TransportLoaded{.power = piece.owner,
                                  .from = command.from,
                                  .zone = command.zone,
                                  .before = {some_of(piece, 1), before},
                                  .after = {after}});
    return true;
}

/// The pieces ashore that board: rested ones first.
std::vector<Stack> ashore(const State& state, SpaceId space, Unit unit) {
    std::vector<Stack> found;
    for (const auto& stack : stacks_in(state, space)) {
        if (stack.owner == state.turn.power && stack.unit == unit) {
            found.push_back(stack);
        }
    }
    std::ranges::stable_sort(found, {}, [](const Stack& stack) { return std::pair{stack.halted, stack.moved}; });
    return found;
}

struct Landing {
    bool hostile;  ///< the coast is enemy-held: it is taken in combat
    bool at_once;  ///< nothing stands in the way: the units go ashore now
};

/// One piece of cargo goes ashore, or is told where it lands in combat.
void disembark(Decision& decision, const UnloadTransport& command, const Stack& transport, const Cargo& cargo,
               Landing landing) {
    const auto& state = decision.now();
    auto after = some_of(transport, 1);
    const auto kept = std::ranges::find(after.cargo, cargo);
    if (--kept->count == 0) {
        after.cargo.erase(kept);
    }
    after.halted = true; // M-103
    TransportUnloaded event{.power = cargo.owner,
                            .zone = command.zone,
                            .to = command.to,
                            .before = {some_of(transport, 1)},
                            .after = {}};
    if (landing.at_once) {
        event.after = {after,
                       {.space = command.to,
                        .owner = cargo.owner,
                        .unit = cargo.unit,
                        .count = 1,
                        .moved = movement_allowance(state, cargo.owner, cargo.unit),
                        .started_at = command.zone,
                        .entered_from = command.zone,
                        .attacking = landing.hostile,
                        .landed = true,
                        .halted = true}};
    } else {
        auto aboard = cargo;
        aboard.count = 1;
        aboard.landing = command.to;
        add_cargo(after.cargo, aboard);
        after.attacking = true;
        event.after = {after};
    }
    decision.book(std::move(event));
}

} // namespace

core::Verdict<Event> decide(const State& state, const LoadTransport& command) {
    if (const auto refused = unfit(state, command.units, command.from, command.zone)) {
        return *refused;
    }
    Decision decision(state);
    warn_of_action(decision);
    for (const auto& [unit, count] : command.units) {
        const auto have = count_of(state, command.from, state.turn.power, unit);
        if (count > have) {
            return refuse("M-100", INTENDANT_TR("{power} has {have} {unit} in {space}, not {count}."),
                          {{"power", name(state, state.turn.power)},
                           {"have", number(have)},
                           {"unit", name(state, unit)},
                           {"space", name(state, command.from)},
                           {"count", number(count)}});
        }
        bool moved = false;
        for (int i = 0; i < count; ++i) {
            const auto piece = ashore(decision.now(), command.from, unit).front();
            moved = moved || piece.moved > 0 || piece.halted;
            if (!board(decision, command, piece)) {
                return refuse("M-100", INTENDANT_TR("No transport in {zone} has room for {unit}."),
                              {{"zone", name(state, command.zone)}, {"unit", name(state, unit)}});
            }
        }
        if (moved) {
            decision.breaks("M-12", {INTENDANT_TR("Boarding and landing are the whole move of {unit}; it has moved already."),
                                     {{"unit", name(state, unit)}}});
        }
    }
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const UnloadTransport& command) {
    if (const auto refused = unfit(state, command.units, command.to, command.zone)) {
        return *refused;
    }
    const auto power = state.turn.power;
    const bool combat = state.turn.action == Action::CombatMovement;
    const Landing landing{.hostile = !friendly(state, command.to, power),
                          .at_once = !combat || (!enemy_occupied(state, command.to, power) &&
                                                 !enemy_occupied(state, command.zone, power))};
    const auto where = std::pair<std::string, std::string>{"space", name(state, command.to)};
    Decision decision(state);
    warn_of_action(decision);
    if (!combat && landing.hostile) {
        decision.breaks("M-111", {INTENDANT_TR("{space} is hostile: landing there is an amphibious assault in combat movement."), {where}});
    } else if (combat && !landing.hostile) {
        decision.doubts("T-10", {INTENDANT_TR("{space} is friendly: going there belongs to non-combat movement."), {where}});
    }
    if (still_neutral(state, command.to)) {
        const auto fine = state.tables->amounts.neutrality_fine;
        if (state.powers[power].treasury < fine) {
            return refuse("M-132", INTENDANT_TR("Entering a neutral territory costs {fine} IPC, and {power} holds {treasury}."),
                          {{"fine", number(fine.amount)},
                           {"power", name(state, power)},
                           {"treasury", number(state.powers[power].treasury.amount)}});
        }
        decision.book(NeutralityViolated{.power = power, .space = command.to, .paid = fine});
    }
    for (const auto& [unit, count] : command.units) {
        if (combat && landing.hostile && unit == Unit::AaGun) {
            decision.breaks("M-33", {INTENDANT_TR("An antiaircraft gun lands only on a friendly coast."), {}});
        }
        for (int i = 0; i < count; ++i) {
            const Stack* ship = nullptr;
            const Cargo* load = nullptr;
            for (const auto& stack : decision.now().stacks) {
                for (const auto& cargo : stack.cargo) {
                    if (stack.space == command.zone && cargo.owner == power && cargo.unit == unit && !cargo.landing && load == nullptr) {
                        ship = &stack;
                        load = &cargo;
                    }
                }
            }
            if (load == nullptr) {
                return refuse("M-102", INTENDANT_TR("{power} has no more than {have} {unit} aboard in {zone}, not {count}."),
                              {{"power", name(state, power)},
                               {"have", number(i)},
                               {"unit", name(state, unit)},
                               {"zone", name(state, command.zone)},
                               {"count", number(count)}});
            }
            if (i == 0 && load->boarded_this_turn && ship->owner != power) {
                decision.breaks("M-107", {INTENDANT_TR("Units board an allied transport in one turn and land from it in a later one."), {}});
            }
            const Stack ship_now = *ship;
            const Cargo load_now = *load;
            disembark(decision, command, ship_now, load_now, landing);
        }
    }
    if (landing.at_once && landing.hostile) {
        take_territory(decision, command.to, power); // M-06, C-57
    }
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
