#include "model/axis_allies/aircraft.hpp"
#include "model/axis_allies/components.hpp"
#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/paths.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "model/axis_allies/territory.hpp"

#include <algorithm>
#include <functional>

namespace intendant::axis_allies {

namespace {

int left_of(const State& state, const Stack& stack) {
    return stack.halted ? 0 : movement_allowance(state, stack.owner, stack.unit) - stack.moved;
}

/// The pieces that go: transports that were named by their load, then those with just enough movement left first, so that
/// longer ranges stay free; loaded transports before empty ones.
std::vector<Stack> chosen(const State& state, SpaceId from, const UnitCount& wanted, int cost, const std::vector<ShipLoad>& named) {
    std::vector<Stack> candidates;
    for (const auto& stack : stacks_in(state, from)) {
        if (stack.owner == state.turn.power && stack.unit == wanted.unit) {
            candidates.push_back(stack);
        }
    }
    std::ranges::stable_sort(candidates, {}, [&](const Stack& stack) {
        const auto left = left_of(state, stack);
        return std::tuple{left < cost, stack.cargo.empty(), left};
    });
    std::vector<Stack> taken;
    auto count = wanted.count;
    const auto take = [&](Stack& stack, int part) {
        if (part > 0) {
            taken.push_back(some_of(stack, part));
            stack.count -= part;
            count -= part;
        }
    };
    if (wanted.unit == Unit::Transport) {
        for (const auto& load : named) {
            const auto ship = std::ranges::find_if(candidates, [&](const Stack& stack) { return stack.count > 0 && carries(stack, load); });
            if (ship != candidates.end()) {
                take(*ship, 1);
            }
        }
    }
    for (auto& stack : candidates) {
        take(stack, std::min(count, stack.count));
    }
    return taken;
}

/// The transports that are named to go are there. Rule: M-01, M-112.
std::optional<core::Refused> ships_missing(const State& state, const MoveUnits& command) {
    const auto power = state.turn.power;
    const auto sailing = std::ranges::find(command.units, Unit::Transport, &UnitCount::unit);
    const auto count = sailing == command.units.end() ? 0 : sailing->count;
    if (command.ships.size() > static_cast<std::size_t>(count)) {
        return refuse("M-01", INTENDANT_TR("{ships} {ships:transport is|transports are} named to go, but {count} {count:moves|move}."),
                      {{"ships", number(static_cast<std::int64_t>(command.ships.size()))}, {"count", number(count)}});
    }
    auto there = stacks_in(state, command.from);
    for (const auto& load : command.ships) {
        if (auto refused = unfit(state, power, load)) {
            return refused;
        }
        const auto ship = std::ranges::find_if(
            there, [&](const Stack& stack) { return stack.owner == power && stack.count > 0 && carries(stack, load); });
        if (ship == there.end()) {
            return no_such_ship(state, command.from, power, load);
        }
        --ship->count;
    }
    return std::nullopt;
}

/// How far so many units of the kind can go together from there: as far as the last of those with most movement left.
int most_left(const State& state, SpaceId from, const UnitCount& wanted) {
    std::vector<int> left;
    for (const auto& stack : stacks_in(state, from)) {
        if (stack.owner == state.turn.power && stack.unit == wanted.unit) {
            left.insert(left.end(), static_cast<std::size_t>(stack.count), left_of(state, stack));
        }
    }
    std::ranges::sort(left, std::greater{});
    return wanted.count <= static_cast<int>(left.size()) ? left[static_cast<std::size_t>(wanted.count) - 1] : 0;
}

/// The clause that limits how far this unit goes.
std::string range_clause(Unit unit) {
    switch (unit) {
    case Unit::Infantry:
        return "M-10";
    case Unit::Armor:
        return "M-20";
    case Unit::AaGun:
        return "M-32";
    case Unit::IndustrialComplex:
        return "M-40";
    case Unit::Fighter:
        return "M-50";
    case Unit::Bomber:
        return "M-71";
    case Unit::Battleship:
    case Unit::Carrier:
    case Unit::Transport:
    case Unit::Submarine:
        return "M-80";
    }
    return {};
}

/// The power's guns may move before they fire a rocket in combat. Rule: C-163, D-26.
bool moves_rocket_guns(const State& state, Power power) {
    return has_weapon(state, power, Weapon::Rockets) && !state.options.rocket_guns_stay_before_combat;
}

/// The clause by which a unit that has come to rest stays where it is: a fighter that rode on its carrier may not take
/// off from there, cargo goes no farther after landing, and what was bought this turn waits for the next.
std::string halted_clause(const State& state, const Stack& stack) {
    if (stack.moved == 0 && state.turn.action >= Action::Placement) {
        return "P-04";
    }
    switch (stack.unit) {
    case Unit::Infantry:
        return stack.landed ? "M-12" : "M-04";
    case Unit::Armor:
        return stack.landed ? "M-27" : "M-24";
    case Unit::AaGun:
        return stack.landed ? "M-34" : "M-32";
    case Unit::Fighter:
        return "M-57";
    case Unit::Carrier:
        return stack.attacking ? "M-81" : "M-62";
    case Unit::Transport:
        return "M-103";
    case Unit::Battleship:
    case Unit::Submarine:
        return "M-81";
    case Unit::Bomber:
    case Unit::IndustrialComplex:
        break;
    }
    return range_clause(stack.unit);
}

/// Rule: N-01, M-08, M-32, M-40, M-50, M-71, M-80, C-164.
void warn_of_stack(Decision& decision, const Journey& journey, const Stack& stack) {
    const auto& state = decision.now();
    const auto unit = std::pair<std::string, std::string>{"unit", name(state, stack.unit)};
    if (stack.unit == Unit::IndustrialComplex) {
        decision.breaks("M-40", INTENDANT_TR("An industrial complex never moves."));
        return;
    }
    const bool rocket_gun = moves_rocket_guns(state, decision.power()) && friendly(state, journey.to(), decision.power());
    if (journey.traveller.combat && stack.unit == Unit::AaGun && !rocket_gun) {
        decision.breaks("M-32", INTENDANT_TR("An antiaircraft gun never takes part in an attack: it moves in non-combat movement."));
    }
    if (stack.halted && stack.unit == Unit::AaGun && state.turn.rocket_fired) {
        decision.breaks("C-164", INTENDANT_TR("The gun has fired a rocket this turn and stays where it is."));
    } else if (!journey.traveller.combat && stack.attacking && !is_aircraft(stack.unit)) {
        decision.breaks("M-08",
                        stack.moved == 0 && stack.fought
                            ? INTENDANT_TR("{unit} fought this turn and may not move any more.")
                            : INTENDANT_TR("{unit} moved in combat movement and may not move again this turn."),
                        {unit});
    } else if (stack.halted) {
        decision.breaks(halted_clause(state, stack), INTENDANT_TR("{unit} may not move any more this turn."), {unit});
    } else if (stack.fresh && stack.unit == Unit::AaGun) {
        decision.breaks("M-38", INTENDANT_TR("A gun captured this turn cannot be moved."));
    }
    const bool rides = journey.fighters_ride && stack.unit == Unit::Fighter;
    const auto left = movement_allowance(state, stack.owner, stack.unit) - stack.moved;
    const bool nothing_left = stack.halted && left <= 0; // which is said above
    if (!rides && !nothing_left && journey.cost() > left) {
        decision.breaks(range_clause(stack.unit), INTENDANT_TR("Movement left for {unit}: {left}; to {space} it takes {cost}."),
                        {unit, {"left", number(left)}, {"space", name(state, journey.to())}, {"cost", number(journey.cost())}});
        const auto island = std::ranges::find_if(journey.path, [&](SpaceId space) { return (*state.tables)[space].island; });
        if (is_aircraft(stack.unit) && island != journey.path.end()) {
            decision.breaks("M-54", INTENDANT_TR("{space} and the sea zone around it are two spaces."), {{"space", name(state, *island)}});
        }
    }
}

/// Land units that enter a neutral stop there although it is theirs by then. Rule: M-04, M-24, M-81, M-131.
Stack arrived(const Decision& decision, const Journey& journey, const Stack& stack, bool raid, bool was_neutral) {
    const auto& state = decision.now();
    auto after = stack;
    after.space = journey.to();
    after.entered_from = journey.path[journey.path.size() - 2];
    after.started_at = stack.started_at ? stack.started_at : std::optional{stack.space};
    after.raiding = raid;
    if (is_aircraft(stack.unit) && !(journey.fighters_ride && stack.unit == Unit::Fighter)) {
        for (const auto gun : guns_flown_over(state, journey, stack)) {
            after.under_fire.push_back(gun);
        }
        std::ranges::sort(after.under_fire);
    }
    after.in_trust = false; // a gun that leaves the territory is its mover's own
    const bool rides = journey.fighters_ride && stack.unit == Unit::Fighter;
    after.moved = rides ? stack.moved : stack.moved + journey.cost();
    const bool hostile = enemy_occupied(state, journey.to(), stack.owner) || was_neutral;
    after.attacking = journey.traveller.combat && !rides;
    after.halted = stack.halted || rides || (journey.traveller.combat && hostile && !is_aircraft(stack.unit));
    return after;
}

/// Transports that nobody escorts have no dice against the enemy. Rule: M-110, D-12, Q-02.
void warn_of_lone_transports(Decision& decision, const Journey& journey) {
    const auto& state = decision.now();
    const auto escorts = [&](const Stack& stack) {
        return stack.space == journey.to() && stack.owner == decision.power() && fights(stack.unit) && stack.unit != Unit::Transport;
    };
    if (journey.traveller.combat && enemy_occupied(state, journey.to(), decision.power()) && std::ranges::none_of(state.stacks, escorts)) {
        decision.doubts(
            "M-110",
            state.options.lone_transports_are_sunk
                ? INTENDANT_TR("Transports alone among the enemy in {space} have no dice: they are sunk at once.")
                : INTENDANT_TR(
                      "Transports alone among the enemy in {space} have no dice: they endure a round of fire before they may retreat."),
            {{"space", name(state, journey.to())}});
    }
}

/// Land units and aircraft that enter a neutral make their owner pay and own it; with a way that nobody typed, only the
/// space that it leads to. Rule: M-130 to M-133, Q-04, Q-28.
std::optional<core::Refused> violate_neutrals(Decision& decision, const Journey& journey, bool typed) {
    const bool controls = journey.traveller.medium != Medium::Air || !decision.now().options.overflight_only_pays;
    for (std::size_t i = 1; i < journey.path.size(); ++i) {
        const bool entered = typed || i + 1 == journey.path.size();
        if (!entered || !still_neutral(decision.now(), journey.path[i])) {
            continue;
        }
        if (const auto refused = violate_neutrality(decision, journey.path[i], controls)) {
            return refused;
        }
    }
    return {};
}

/// The only way within reach leads over a neutral territory, which costs money: the table says so by typing it.
/// Rule: M-130, M-132.
std::optional<core::Refused> way_over_a_neutral(const State& state, const Journey& journey) {
    for (std::size_t i = 1; i + 1 < journey.path.size(); ++i) {
        if (still_neutral(state, journey.path[i]) && std::ranges::count(state.paid_neutrals, journey.path[i]) == 0) {
            return refuse("M-132",
                          INTENDANT_TR("Every way within reach leads over neutral territory: type the way that is flown. Over {space} "
                                       "it costs {fine} IPC."),
                          {{"space", name(state, journey.path[i])}, {"fine", number(state.tables->amounts.neutrality_fine.amount)}});
        }
    }
    return {};
}

/// A blitz takes a gun before it could fire at own aircraft that came to attack there: it fires at them all the same.
/// Rule: C-25, M-26, Q-48.
void note_aircraft_above(Decision& decision, SpaceId space) {
    if (!gun_awaits_aircraft(decision.now(), space, decision.power())) {
        return;
    }
    UnitsMoved above{.power = decision.power(), .path = {space}, .before = {}, .after = {}};
    for (const auto& stack : stacks_in(decision.now(), space)) {
        const bool flies = stack.owner == decision.power() && is_aircraft(stack.unit) && stack.attacking && !stack.raiding;
        if (flies && std::ranges::count(stack.under_fire, space) + std::ranges::count(stack.fired_at, space) == 0) {
            auto after = stack;
            after.under_fire.push_back(space);
            std::ranges::sort(after.under_fire);
            above.before.push_back(stack);
            above.after.push_back(after);
        }
    }
    if (above.before.empty()) {
        return;
    }
    const auto before = above.before;
    const auto after = above.after;
    decision.book(std::move(above));
    note_overflights(decision, before, after);
}

/// Empty enemy territory is taken as land units pass or arrive, with its gun and complex; what an ally holds is not.
/// Rule: M-06, M-09, M-22, M-23, M-26, T-14.
void capture_on_the_way(Decision& decision, const Journey& journey) {
    for (std::size_t i = 1; i < journey.path.size(); ++i) {
        const auto space = journey.path[i];
        if (enemy_controlled(decision.now(), space, decision.power()) && !enemy_occupied(decision.now(), space, decision.power()) &&
            !(space == journey.to() && gun_awaits_aircraft(decision.now(), space, decision.power()))) {
            note_aircraft_above(decision, space);
            take_territory(decision, space, decision.power());
        }
    }
}

/// Land units go on through a territory that was neutral when the turn began. Rule: M-131, Q-04.
void warn_of_passage(Decision& decision, const Journey& journey) {
    for (std::size_t i = 1; i + 1 < journey.path.size(); ++i) {
        const auto taken = taken_this_turn(decision.now(), journey.path[i]);
        if (taken && !taken->before) {
            decision.doubts("Q-04", INTENDANT_TR("{space} was neutral when the turn began: ask the table whether land units may pass."),
                            {{"space", name(decision.now(), journey.path[i])}});
        }
    }
}

/// Armor goes on from a territory that it entered this turn and that held a gun or complex: the blitz stops there, in
/// however many moves it is told; so does the passage of what was neutral. Rule: D-08, M-131, Q-04.
void warn_of_blitz_in_legs(Decision& decision, const Journey& journey, const Stack& stack) {
    const auto& state = decision.now();
    const auto from = journey.path.front();
    const bool fixture =
        std::ranges::any_of(state.stacks, [&](const Stack& each) { return each.space == from && !fights(each.unit) && each.fresh; });
    if (state.options.guns_stop_a_blitz && journey.traveller.combat && stack.unit == Unit::Armor && stack.moved > 0 && !stack.landed &&
        fixture && captured_this_turn(state, from)) {
        decision.breaks("D-08", INTENDANT_TR("A gun or complex in {space} stops the blitz at this table."), {{"space", name(state, from)}});
    }
    const auto taken = taken_this_turn(state, from);
    if (journey.traveller.combat && stack.unit == Unit::Armor && stack.moved > 0 && !stack.halted && taken && !taken->before) { // M-131
        decision.doubts("Q-04", INTENDANT_TR("{space} was neutral when the turn began: ask the table whether land units may pass."),
                        {{"space", name(state, from)}});
    }
}

/// Armor goes on from an empty enemy territory that it took in an earlier move of this Action, wherever it goes: a blitz that is told in
/// two moves. Rule: M-22, M-23.
bool goes_on_in_a_blitz(const State& state, const std::vector<Stack>& stacks) {
    return std::ranges::all_of(stacks, [&](const Stack& stack) {
        const auto taken = taken_this_turn(state, stack.space);
        return stack.unit == Unit::Armor && stack.moved > 0 && stack.attacking && !stack.landed && taken && taken->before &&
               captured_this_turn(state, stack.space);
    });
}

/// Going to a friendly territory belongs to non-combat movement; what was empty and hostile when this Action began is still its aim for
/// every unit that converges on it. Rule: M-03, M-23, T-10, C-163.
void warn_of_friendly_aim(Decision& decision, const Journey& journey, const MoveUnits& command) {
    const auto& state = decision.now();
    const auto power = decision.power();
    const bool blitz = std::ranges::any_of(journey.path, [&](SpaceId space) { return enemy_controlled(state, space, power); });
    const bool rocket_guns = moves_rocket_guns(state, power) &&
                             std::ranges::all_of(command.units, [](const UnitCount& wanted) { return wanted.unit == Unit::AaGun; });
    if (!journey.traveller.combat || journey.traveller.medium != Medium::Land || (*state.tables)[command.to].sea || blitz || rocket_guns ||
        !friendly(state, command.to, power) || captured_this_turn(state, command.to)) {
        return;
    }
    std::vector<Stack> going;
    for (const auto& wanted : command.units) {
        const auto some = chosen(state, command.from, wanted, journey.cost(), {});
        going.insert(going.end(), some.begin(), some.end());
    }
    if (!goes_on_in_a_blitz(state, going)) {
        decision.doubts("T-10", INTENDANT_TR("{space} is friendly: going there belongs to non-combat movement."),
                        {{"space", name(state, command.to)}});
    }
}

/// The path given, or the best one found; when there is none, the one that the table would point at, and the clauses say
/// what stands in its way.
std::vector<SpaceId> path_for(const State& state, const Traveller& traveller, const MoveUnits& command, int most) {
    if (!command.path.empty()) {
        return command.path;
    }
    if (auto found = find_path(state, traveller, command.from, command.to, most)) {
        return *found;
    }
    if (state.tables->adjacent(command.from, command.to)) {
        return {command.from, command.to}; // no detour: what closes the way is the answer
    }
    if (auto closed = path_on_the_board(state, traveller, command.from, command.to, most)) {
        return *closed;
    }
    if (!state.tables->clause_between(command.from, command.to, {}).empty()) {
        return {command.from, command.to}; // nor where spaces only look as if they touched
    }
    constexpr int anywhere = 200;
    if (auto too_long = find_path(state, traveller, command.from, command.to, anywhere)) {
        return *too_long;
    }
    return path_on_the_board(state, traveller, command.from, command.to, anywhere).value_or(std::vector{command.from, command.to});
}

int count_in(const std::vector<UnitCount>& units, Unit unit) {
    const auto row = std::ranges::find(units, unit, &UnitCount::unit);
    return row == units.end() ? 0 : row->count;
}

/// The fighters of the command that stay on the deck of a carrier which sails with them; in a move into a battle they take off first,
/// but for those that are said to stay aboard. Rule: M-57.
int riders_of(const State& state, const MoveUnits& command) {
    const bool carriers = count_in(command.units, Unit::Carrier) > 0;
    const bool into_battle = state.turn.action == Action::CombatMovement && enemy_occupied(state, command.to, state.turn.power);
    return !carriers ? 0 : into_battle ? command.aboard : count_in(command.units, Unit::Fighter);
}

/// Rule: M-57.
std::optional<core::Refused> cannot_stay_aboard(const MoveUnits& command) {
    const auto fighters = count_in(command.units, Unit::Carrier) > 0 ? count_in(command.units, Unit::Fighter) : 0;
    if (command.aboard >= 0 && command.aboard <= fighters) {
        return std::nullopt;
    }
    return refuse("M-57", INTENDANT_TR("Fighters named with a carrier that sails: {fighters}. So many cannot stay aboard: {aboard}."),
                  {{"fighters", number(fighters)}, {"aboard", number(command.aboard)}});
}

void warn_of_raid(Decision& decision, const MoveUnits& command) {
    const auto& state = decision.now();
    if (!enemy_complex_in(state, command.to, decision.power())) {
        decision.breaks("C-140", INTENDANT_TR("There is no enemy complex in {space} to raid."), {{"space", name(state, command.to)}});
    }
    if (std::ranges::any_of(command.units, [](const UnitCount& wanted) { return wanted.unit != Unit::Bomber; })) {
        decision.breaks("C-140", INTENDANT_TR("Only bombers make a strategic bombing raid."));
    }
}

/// Why this is no move. Rule: M-01, M-05, T-04, X-01.
std::optional<core::Refused> no_move(const State& state, const MoveUnits& command) {
    if (command.units.empty()) {
        return refuse("M-01", INTENDANT_TR("Say which units move from {space}."), {{"space", name(state, command.from)}});
    }
    if (command.from == command.to && command.path.size() < 2) {
        return refuse("X-01", INTENDANT_TR("The units are already in {space}."), {{"space", name(state, command.to)}});
    }
    if (!command.path.empty() && (command.path.size() < 2 || command.path.front() != command.from || command.path.back() != command.to)) {
        return refuse("X-01", INTENDANT_TR("The path must lead from {from} to {to}."),
                      {{"from", name(state, command.from)}, {"to", name(state, command.to)}});
    }
    if (state.battle) {
        return refuse(command.to == state.battle->space ? "M-05" : "T-04",
                      INTENDANT_TR("A battle is being fought in {space}: finish it before units move."),
                      {{"space", name(state, state.battle->space)}});
    }
    if (auto refused = named_twice(state, "M-01", command.units)) {
        return refused;
    }
    if (auto refused = ships_missing(state, command)) {
        return refused;
    }
    if (auto refused = cannot_stay_aboard(command)) {
        return refused;
    }
    for (const auto& [unit, count] : command.units) {
        const auto have = count_of(state, command.from, state.turn.power, unit);
        if (count < 1 || count > have) {
            return refuse("M-01", INTENDANT_TR("{power} has {units} in {space}, not {count}."),
                          {{"power", name(state, state.turn.power)},
                           {"units", list_of(unit, have)},
                           {"space", name(state, command.from)},
                           {"count", number(count)}});
        }
    }
    return std::nullopt;
}

bool with_carriers(const MoveUnits& command) { return count_in(command.units, Unit::Carrier) > 0; }

/// By the way that the units go together; their fighters ride only once their carriers have set out.
Journey journey_of(const State& state, const MoveUnits& command) {
    auto medium = Medium::Air;
    const int riding = riders_of(state, command);
    int most = 200;
    for (const auto& [unit, count] : command.units) {
        medium = medium_of(unit) == Medium::Air ? medium : medium_of(unit);
        const int moving = unit == Unit::Fighter ? count - riding : count;
        if (moving > 0) {
            most = std::min(most, most_left(state, command.from, {unit, moving}));
        }
    }
    Journey journey{.traveller = {.power = state.turn.power, .medium = medium, .combat = state.turn.action == Action::CombatMovement},
                    .path = {},
                    .fighters_ride = false};
    journey.path = path_for(state, journey.traveller, command, most);
    return journey;
}

/// What speaks against the way, and what is booked on it before the units arrive: neutrals, what is taken in passing.
std::optional<core::Refused> go_the_way(Decision& decision, const State& state, const Journey& journey, const MoveUnits& command) {
    const auto medium = journey.traveller.medium;
    const auto found = objections(state, journey.traveller, journey.path);
    for (const auto& [rule, why] : found) {
        decision.breaks(rule.id, why);
    }
    if (command.raid) {
        warn_of_raid(decision, command);
    }
    if (journey.traveller.combat) {
        warn_of_restricted_attack(decision, command.to);
    }
    warn_of_friendly_aim(decision, journey, command);
    if (medium == Medium::Land) {
        warn_of_passage(decision, journey);
    }
    if (medium != Medium::Sea) {
        const bool typed = !command.path.empty();
        if (!typed && medium == Medium::Air && found.empty()) {
            if (auto refused = way_over_a_neutral(state, journey)) {
                return refused;
            }
        }
        if (auto refused = violate_neutrals(decision, journey, typed)) {
            if (!found.empty()) { // a closed way is named before money is
                refused = core::Refused{found.front().first, found.front().second};
            }
            return refused;
        }
    }
    if (medium == Medium::Land && journey.traveller.combat && journey.path.size() > 2) {
        capture_on_the_way(decision, {journey.traveller, {journey.path.begin(), journey.path.end() - 1}, false});
    }
    return std::nullopt;
}

/// All pieces of a move, as they stood and as they stand.
struct Moved {
    std::vector<Stack> gone;
    std::vector<Stack> come;
};

/// Books the pieces from space to space; fighters that take off, before their carrier leaves the zone (M-57).
Moved move_pieces(Decision& decision, const State& state, Journey& journey, const MoveUnits& command) {
    const bool carriers = with_carriers(command);
    UnitsMoved event{.power = state.turn.power, .path = journey.path, .before = {}, .after = {}};
    const auto go = [&](const State& from, const UnitCount& wanted, UnitsMoved& how) {
        for (const auto& stack : chosen(from, command.from, wanted, journey.cost(), command.ships)) {
            warn_of_stack(decision, journey, stack);
            warn_of_blitz_in_legs(decision, journey, stack);
            how.before.push_back(stack);
            how.after.push_back(arrived(decision, journey, stack, command.raid, still_neutral(state, command.to)));
        }
    };
    Moved all;
    const auto take_off = carriers ? count_in(command.units, Unit::Fighter) - riders_of(state, command) : 0;
    auto rest = state;
    if (take_off > 0) {
        auto flight = event;
        go(state, {Unit::Fighter, take_off}, flight);
        all = {.gone = flight.before, .come = flight.after};
        rest = apply(std::move(rest), flight);
        decision.book(std::move(flight));
    }
    journey.fighters_ride = carriers;
    for (auto wanted : command.units) {
        wanted.count -= wanted.unit == Unit::Fighter ? take_off : 0;
        go(rest, wanted, event);
    }
    if (carriers) {
        bring_allied_fighters(state, journey, event);
        warn_of_full_decks(decision, event.before);
    }
    all.gone.insert(all.gone.end(), event.before.begin(), event.before.end());
    all.come.insert(all.come.end(), event.after.begin(), event.after.end());
    decision.book(std::move(event));
    return all;
}

/// Whether what flies comes down, or can come back. Rule: M-58 to M-64.
void look_after_aircraft(Decision& decision, const Journey& journey, const std::vector<Stack>& moved, SpaceId to) {
    const auto stays_aboard = [&](const Stack& stack) { return journey.fighters_ride && stack.unit == Unit::Fighter && !stack.attacking; };
    int flown_aboard = 0;
    for (const auto& stack : moved) {
        if (!is_aircraft(stack.unit) || stays_aboard(stack)) {
            continue;
        }
        if (journey.traveller.combat) {
            warn_of_no_return(decision, stack);
        } else if (const auto objection = objection_to_landing(decision.now(), decision.power(), stack.unit, stack.space)) {
            decision.breaks(objection->first.id, objection->second);
        } else if (decision.tables()[to].sea) {
            flown_aboard += stack.count;
        }
    }
    const bool fighters_fly =
        std::ranges::any_of(moved, [&](const Stack& stack) { return stack.unit == Unit::Fighter && !stays_aboard(stack); });
    if (journey.traveller.combat && fighters_fly) {
        warn_of_too_few_decks(decision);
    }
    if (flown_aboard > 0) {
        hold_carriers(decision, to);
    }
}

/// A gun in an ally's territory stays its mover's (M-37), and counts. Rule: M-31.
void warn_of_a_gun_too_many(Decision& decision, const std::vector<Stack>& moved, SpaceId to) {
    const bool brings_gun = std::ranges::any_of(moved, [](const Stack& stack) { return stack.unit == Unit::AaGun; });
    int guns = 0;
    for (const auto& stack : stacks_in(decision.now(), to)) {
        guns += stack.unit == Unit::AaGun ? stack.count : 0;
    }
    if (brings_gun && guns > 1) {
        decision.breaks("M-31", INTENDANT_TR("{space} may hold one antiaircraft gun only."), {{"space", name(decision.now(), to)}});
    }
}

} // namespace

/// Only pieces of the power whose turn it is move, so that no two powers ever attack together; any number of spaces may
/// be attacked, each from several sides, by land and air at once.
/// Rule: M-01 to M-09, M-50 to M-64, M-80, M-81, S-07, T-13 (Manual 2nd ed., Actions 2 and 4).
core::Verdict<Event> decide(const State& state, const MoveUnits& command) {
    if (auto refused = no_move(state, command)) {
        return std::move(*refused);
    }
    auto journey = journey_of(state, command);
    Decision decision(state);
    if (state.turn.action != Action::CombatMovement) {
        decision.belongs_to(Action::NonCombatMovement);
    }
    if (auto refused = go_the_way(decision, state, journey, command)) {
        return std::move(*refused);
    }
    const auto moved = move_pieces(decision, state, journey, command);
    if (std::ranges::any_of(moved.come, [](const Stack& stack) { return stack.unit == Unit::Transport; })) {
        warn_of_lone_transports(decision, journey);
    }
    if (journey.traveller.combat && journey.traveller.medium == Medium::Land) {
        capture_on_the_way(decision, journey);
    }
    note_overflights(decision, moved.gone, moved.come);
    look_after_aircraft(decision, journey, moved.come, command.to);
    const auto power = state.turn.power;
    if (with_carriers(command) && too_many_carrier_stacks(decision.now(), power) && !too_many_carrier_stacks(state, power)) {
        decision.doubts("B-05", INTENDANT_TR("The box holds two carriers of each power: {power} cannot show a third stack of them."),
                        {{"power", name(state, power)}});
    }
    warn_of_a_gun_too_many(decision, moved.come, command.to);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
