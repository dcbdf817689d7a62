#include "tests/fuzz/random_player.hpp"

#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/battle/steps.hpp"
#include "model/axis_allies/paths.hpp"
#include "model/axis_allies/placement.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <algorithm>
#include <array>

namespace intendant::fuzz {

namespace {

using namespace axis_allies;

/// Of a column of millions, in a record that a stranger altered, no more than would be refused.
core::Throw dice(Chance& chance, int count) {
    count = std::min(count, core::most_dice + 1);
    if (chance.one_in(2)) {
        return core::throw_by_program(chance.word(), chance.word() >> 1, count);
    }
    core::Throw thrown;
    for (int i = 0; i < count; ++i) {
        thrown.faces.push_back(1 + chance.up_to(5));
    }
    return thrown;
}

core::Throw dice_or_hits(Chance& chance, int count) {
    if (chance.one_in(4)) {
        return {.source = core::DiceSource::Hits, .faces = {}, .hits = chance.up_to(count)};
    }
    return dice(chance, count);
}

/// Pieces by chance among those that these hits can reach.
std::vector<Loss> chosen_losses(Chance& chance, const State& state) {
    const auto& owed = *state.battle->owed;
    auto targets = targets_of(state, *state.battle, owed.side, owed.scope);
    std::vector<Loss> losses;
    for (int due = std::min(owed.hits, pieces_in(targets)); due > 0; --due) {
        auto& stack = targets[static_cast<std::size_t>(chance.up_to(static_cast<int>(targets.size()) - 1))];
        losses.push_back({.power = stack.owner, .unit = stack.unit, .count = 1, .started_at = {}});
        if (chance.one_in(3)) {
            losses.back().started_at = stack.started_at;
        }
        if (--stack.count == 0) {
            std::erase_if(targets, [](const Stack& other) { return other.count == 0; });
        }
    }
    return losses;
}

/// The next column as the book has it.
Fire next_column(Chance& chance, const FireGroup& group) {
    return {.dice = group.column == 0 ? dice(chance, group.dice) : dice_or_hits(chance, group.dice)};
}

/// Where a fighter whose carrier may be sunk lands, now and then: in the zone, or anywhere around it.
std::vector<FighterLanding> landings(Chance& chance, const State& state) {
    const auto& battle = *state.battle;
    std::vector<FighterLanding> named;
    if (battle.kind != BattleKind::Sea || !chance.one_in(4)) {
        return named;
    }
    for (const auto& stack : stacks_in(state, battle.space)) {
        if (stack.unit == Unit::Fighter && stack.owner != state.turn.power && chance.one_in(2)) {
            const auto to = chance.one_in(2) ? battle.space : chance.one_of((*state.tables)[battle.space].neighbours);
            named.push_back({.power = stack.owner, .count = 1 + chance.up_to(stack.count - 1), .to = to});
        }
    }
    return named;
}

/// One of the submarines that may leave, told apart by where it came from, now and then.
std::vector<SubmarinesFrom> submarines_by_origin(Chance& chance, const State& state) {
    const auto& battle = *state.battle;
    const auto there = side_to_act(battle) == Side::Attacker ? attackers_of(state, battle) : defenders_of(state, battle);
    std::vector<SubmarinesFrom> named;
    for (const auto& stack : there) {
        if (stack.unit == Unit::Submarine && named.empty() && chance.one_in(2)) {
            named.push_back({.count = 1, .started_at = stack.started_at, .entered_from = stack.entered_from});
        }
    }
    return named;
}

Command in_battle(Chance& chance, const State& state) {
    const auto& battle = *state.battle;
    if (battle.owed) {
        return TakeLosses{.losses = chance.one_in(2) ? proposed_losses(state) : chosen_losses(chance, state),
                          .chosen_by_attacker = chance.one_in(20),
                          .landings = landings(chance, state)};
    }
    if (!battle.to_fire.empty()) {
        const auto& group = chance.one_in(10) ? chance.one_of(battle.to_fire) : battle.to_fire.front();
        auto fire = next_column(chance, group);
        fire.power = group.power;
        fire.column = group.column;
        fire.landings = landings(chance, state);
        return fire;
    }
    if (battle.step == BattleStep::Decision) {
        const auto spaces = retreat_spaces(state);
        return spaces.empty() || !chance.one_in(4) ? Command{PressOn{}}
                                                   : Command{Retreat{.to = chance.one_of(spaces), .landings = landings(chance, state)}};
    }
    const auto spaces = withdrawal_spaces(state, side_to_act(battle));
    const auto count = spaces.empty() ? 0 : chance.up_to(2);
    if (count == 0) {
        return WithdrawSubmarines{.count = 0, .to = std::nullopt};
    }
    return WithdrawSubmarines{
        .count = count, .to = chance.one_of(spaces), .which = submarines_by_origin(chance, state), .landings = landings(chance, state)};
}

std::vector<Stack> own_stacks(const State& state) {
    std::vector<Stack> own;
    std::ranges::copy_if(state.stacks, std::back_inserter(own), [&](const Stack& stack) { return stack.owner == state.turn.power; });
    return own;
}

/// The spaces that a piece could enter with the movement it has left.
std::vector<SpaceId> in_reach(const State& state, const Stack& stack) {
    const auto& tables = *state.tables;
    const auto left = movement_allowance(state, stack.owner, stack.unit) - stack.moved;
    std::vector<SpaceId> reached{stack.space};
    std::size_t begin = 0;
    for (int step = 0; step < left; ++step) {
        const auto end = reached.size();
        for (; begin < end; ++begin) {
            for (const auto next : tables[reached[begin]].neighbours) {
                const bool open = is_aircraft(stack.unit) || tables[next].sea == is_ship(stack.unit);
                if (open && std::ranges::count(reached, next) == 0) {
                    reached.push_back(next);
                }
            }
        }
    }
    reached.erase(reached.begin());
    return reached;
}

std::optional<Command> a_move(Chance& chance, const State& state) {
    const auto own = own_stacks(state);
    if (own.empty()) {
        return std::nullopt;
    }
    const auto& stack = chance.one_of(own);
    auto spaces = in_reach(state, stack);
    if (spaces.empty() || stack.halted || stack.unit == Unit::IndustrialComplex) {
        return std::nullopt;
    }
    const bool combat = state.turn.action == Action::CombatMovement;
    if (!combat || chance.up_to(4) > 0) { // attack where there is an enemy, else go where it is safe
        std::erase_if(spaces, [&](SpaceId space) {
            const bool hostile = enemy_occupied(state, space, stack.owner) || enemy_controlled(state, space, stack.owner);
            return combat ? !hostile : hostile || still_neutral(state, space);
        });
    }
    if (spaces.empty()) {
        return std::nullopt;
    }
    MoveUnits move{.units = {{stack.unit, 1 + chance.up_to(stack.count - 1)}}, .from = stack.space, .to = chance.one_of(spaces)};
    move.raid = combat && stack.unit == Unit::Bomber && enemy_complex(state, move.to) && chance.one_in(2);
    if (stack.unit == Unit::Transport && chance.one_in(2)) {
        move.ships.push_back(load_of(stack));
    }
    if (stack.unit == Unit::Carrier && chance.one_in(2)) {
        const auto fighters = count_of(state, stack.space, stack.owner, Unit::Fighter);
        if (fighters > 0) {
            move.units.push_back({Unit::Fighter, 1 + chance.up_to(fighters - 1)});
        }
    }
    return move;
}

std::optional<Command> a_loading(Chance& chance, const State& state) {
    std::vector<LoadTransport> all;
    for (const auto& ship : state.stacks) {
        if (ship.unit != Unit::Transport || !allied(ship.owner, state.turn.power)) {
            continue;
        }
        for (const auto& stack : own_stacks(state)) {
            if (is_land(stack.unit) && stack.moved == 0 && state.tables->adjacent(stack.space, ship.space)) {
                all.push_back(
                    {.units = {{stack.unit, 1 + chance.up_to(std::min(stack.count, 2) - 1)}}, .from = stack.space, .zone = ship.space});
                if (chance.one_in(2)) {
                    all.back().ship = load_of(ship);
                }
            }
        }
    }
    return all.empty() ? std::nullopt : std::optional<Command>{chance.one_of(all)};
}

std::optional<Command> an_unloading(Chance& chance, const State& state) {
    std::vector<UnloadTransport> all;
    for (const auto& ship : state.stacks) {
        for (const auto& cargo : ship.cargo) {
            for (const auto land : (*state.tables)[ship.space].neighbours) {
                if (cargo.owner == state.turn.power && !(*state.tables)[land].sea) {
                    all.push_back({.units = {{cargo.unit, 1 + chance.up_to(cargo.count - 1)}}, .zone = ship.space, .to = land});
                    if (!cargo.landing && chance.one_in(2)) {
                        all.back().ship = load_of(ship, true);
                    }
                }
            }
        }
    }
    return all.empty() ? std::nullopt : std::optional<Command>{chance.one_of(all)};
}

Command a_purchase(Chance& chance, const State& state) {
    BuyUnits buy;
    auto left = state.powers[state.turn.power].treasury;
    for (int tries = 0; tries < 4; ++tries) {
        const auto unit = chance.one_of(all_units);
        const auto cost = price(state, state.turn.power, unit);
        const bool again = std::ranges::count(buy.units, unit, &UnitCount::unit) > 0;
        if (again || cost > left || (!fights(unit) && !chance.one_in(3))) {
            continue;
        }
        const auto most = static_cast<int>(left.amount / cost.amount);
        const auto count = fights(unit) ? 1 + chance.up_to(std::min(most, 5) - 1) : 1;
        buy.units.push_back({unit, count});
        left -= cost * count;
    }
    return buy.units.empty() ? Command{EndAction{}} : Command{buy};
}

/// The faces thrown until one is of a development that the power lacks.
Command a_development(Chance& chance, const State& state) {
    Develop develop;
    while (develop.dice.faces.empty() || has_weapon(state, state.turn.power, static_cast<Weapon>(develop.dice.faces.back() - 1))) {
        develop.dice.faces.push_back(1 + chance.up_to(5));
    }
    return develop;
}

Command gun_fire(Chance& chance, const Overflight& flight) {
    int aircraft = 0;
    for (const auto unit : all_units) {
        aircraft += flight.aircraft[unit];
    }
    FireAtOverflight fire{.gun = flight.gun, .dice = dice_or_hits(chance, aircraft), .losses = {}};
    auto hits = core::hits_of(fire.dice, 1);
    for (const auto unit : all_units) {
        if (const auto lost = std::min(hits, flight.aircraft[unit]); lost > 0) {
            fire.losses.push_back({unit, lost});
            hits -= lost;
        }
    }
    return fire;
}

std::optional<Command> a_battle(Chance& chance, const State& state) {
    const auto pending = pending_battles(state);
    if (pending.empty()) {
        return std::nullopt;
    }
    const auto& battle = chance.one_of(pending);
    BeginBattle begin{.space = battle.space, .raid = battle.kind == BattleKind::Raid};
    if (battle.kind == BattleKind::Land && possible_support(state, battle.space) > 0 && chance.one_in(2)) {
        begin.support = chance.up_to(possible_support(state, battle.space));
    }
    return begin;
}

/// A battle with the forces that the table has put on the battle board, where the books do not know them.
Command an_entered_battle(Chance& chance, const State& state) {
    static constexpr std::array soldiers{Unit::Infantry, Unit::Armor, Unit::Fighter, Unit::Bomber};
    static constexpr std::array fleet{Unit::Battleship, Unit::Carrier, Unit::Transport, Unit::Submarine, Unit::Fighter};
    const SpaceId space{static_cast<std::uint8_t>(chance.up_to(static_cast<int>(state.tables->spaces.size()) - 1))};
    BeginBattle battle{.space = space};
    for (const auto power : all_powers) {
        if (power == state.turn.power || !allied(power, state.turn.power)) {
            const auto unit = (*state.tables)[space].sea ? chance.one_of(fleet) : chance.one_of(soldiers);
            battle.forces.push_back({power, unit, 1 + chance.up_to(3)});
        }
    }
    return battle;
}

std::optional<Command> a_rocket(Chance& chance, const State& state) {
    std::vector<FireRocket> all;
    for (const auto& gun : own_stacks(state)) {
        for (const auto& target : state.stacks) {
            if (gun.unit == Unit::AaGun && target.unit == Unit::IndustrialComplex && !allied(target.owner, gun.owner)) {
                all.push_back({.from = gun.space, .target = target.space, .dice = dice(chance, 1)});
            }
        }
    }
    return all.empty() || !has_weapon(state, state.turn.power, Weapon::Rockets) ? std::nullopt : std::optional<Command>{chance.one_of(all)};
}

std::optional<Command> a_placement(Chance& chance, const State& state) {
    std::vector<Unit> waiting;
    for (const auto unit : all_units) {
        if (state.powers[state.turn.power].waiting[unit] > 0) {
            waiting.push_back(unit);
        }
    }
    if (waiting.empty()) {
        return std::nullopt;
    }
    const auto unit = chance.one_of(waiting);
    const auto spaces = placement_spaces(state, state.turn.power, unit);
    if (spaces.empty()) {
        return std::nullopt;
    }
    const auto count = state.powers[state.turn.power].waiting[unit];
    return PlaceUnits{.units = {{unit, fights(unit) ? 1 + chance.up_to(count - 1) : 1}}, .space = chance.one_of(spaces)};
}

/// Ways home for the aircraft of the power that cannot stay where they are. A carrier that could still come to meet a
/// fighter may have to sail first.
std::vector<Command> landings(const State& state) {
    std::vector<Command> flights;
    std::vector<Command> carriers;
    for (const auto& stack : own_stacks(state)) {
        if (!is_aircraft(stack.unit) || !objection_to_landing(state, stack.owner, stack.unit, stack.space)) {
            continue;
        }
        const auto left = stack.halted ? 0 : movement_allowance(state, stack.owner, stack.unit) - stack.moved;
        for (const auto space : landing_spaces(state, stack.owner, stack.unit, stack.space, left)) {
            if (space != stack.space) {
                flights.push_back(MoveUnits{.units = {{stack.unit, 1}}, .from = stack.space, .to = space});
            }
            for (const auto& carrier : own_stacks(state)) {
                const auto reach = in_reach(state, carrier);
                if (carrier.unit == Unit::Carrier && !carrier.halted && std::ranges::count(reach, space) > 0) {
                    carriers.push_back(MoveUnits{.units = {{Unit::Carrier, 1}}, .from = carrier.space, .to = space});
                }
            }
        }
    }
    flights.insert(flights.end(), carriers.begin(), carriers.end());
    return flights;
}

/// What a piece of the turn's power has done, or where it came from, as somebody remembers it.
Past a_past(Chance& chance, const State& state, const Stack& stack) {
    Past past{.count = 1 + chance.up_to(stack.count - 1)};
    if (chance.one_in(2)) {
        past.from = chance.one_of((*state.tables)[stack.space].neighbours);
    }
    if (chance.one_in(3)) {
        past.moved = chance.up_to(movement_allowance(state, stack.owner, stack.unit));
    }
    for (auto* const mark : {&past.attacking, &past.fought, &past.halted, &past.landed, &past.raiding, &past.fresh, &past.in_trust}) {
        if (chance.one_in(6)) {
            *mark = chance.one_in(2);
        }
    }
    return past;
}

/// What is counted: most of it as the books have it.
Stocktake a_stocktake(Chance& chance, const State& state) {
    Stocktake counted{.units = {}, .controllers = {}, .treasuries = {}, .whole_board = chance.one_in(6), .reason = "recounted"};
    const auto counts = [&](const Stack& stack) {
        counted.units.push_back({stack.space, stack.owner, stack.unit, count_of(state, stack.space, stack.owner, stack.unit)});
    };
    if (counted.whole_board) {
        std::ranges::for_each(state.stacks, counts);
        for (const auto& stack : state.stacks) {
            for (int ship = 0; stack.unit == Unit::Transport && ship < std::min(stack.count, 20); ++ship) {
                counted.ships.push_back({stack.space, stack.owner, load_of(stack)});
            }
        }
    } else if (!state.stacks.empty()) {
        for (int rows = chance.up_to(3); rows > 0; --rows) {
            counts(chance.one_of(state.stacks));
        }
    }
    if (!counted.units.empty() && chance.one_in(2)) {
        counted.units[static_cast<std::size_t>(chance.up_to(static_cast<int>(counted.units.size()) - 1))].count = chance.up_to(4);
    }
    const auto& somewhere = chance.one_of(state.tables->deployment);
    if (chance.one_in(3) && !(*state.tables)[somewhere.space].sea) {
        counted.controllers.push_back({somewhere.space, chance.one_in(8) ? std::nullopt : std::optional{chance.one_of(all_powers)}});
    }
    const auto own = own_stacks(state);
    if (chance.one_in(3) && !own.empty()) {
        const auto& stack = chance.one_of(own);
        counted.past.push_back({stack.space, stack.owner, stack.unit, a_past(chance, state, stack)});
    }
    if (chance.one_in(4)) {
        counted.debts.push_back({chance.one_of(all_powers), {chance.up_to(5)}});
        counted.developments.push_back({chance.one_of(all_powers), chance.one_of(all_weapons), chance.one_in(2)});
    }
    if (chance.one_in(4)) {
        counted.facts.bought = chance.one_in(2);
        counted.facts.battle_sites = std::vector{somewhere.space};
        counted.facts.lost_complexes = state.lost_complexes;
    }
    return counted;
}

/// What the table may do at any time.
Command now_and_then(Chance& chance, const State& state) {
    const auto power = chance.one_of(all_powers);
    const auto& space = chance.one_of(state.tables->deployment);
    switch (chance.up_to(14)) {
    case 11:
    case 12:
        return a_stocktake(chance, state);
    case 13: {
        auto options = state.options;
        options.depth = options.depth != Depth::FullBoard ? Depth::FullBoard : chance.one_in(2) ? Depth::Bank : Depth::BankAndBattles;
        return ChangeOptions{.options = options, .reason = "the table agreed"};
    }
    case 14:
        return CorrectUnits{.space = space.space,
                            .power = state.turn.power,
                            .unit = space.unit,
                            .count = 1 + chance.up_to(2),
                            .reason = "recounted",
                            .past = {{.count = 1, .from = chance.one_of((*state.tables)[space.space].neighbours)}}};
    case 7:
        return CorrectWeapon{.power = power, .weapon = chance.one_of(all_weapons), .owned = chance.one_in(2), .reason = "looked again"};
    case 8:
        return CorrectDebt{.power = power, .amount = {chance.up_to(9)}, .reason = "recounted"};
    case 9:
        return CorrectWaiting{.power = power, .unit = space.unit, .count = chance.up_to(4), .reason = "recounted"};
    case 10:
        return CorrectSeats{.players = printed_players(static_cast<std::size_t>(2 + chance.up_to(3))), .reason = "somebody came"};
    case 0:
        return Bid{.power = power, .amount = {chance.up_to(9)}, .units = {{space.space, power, Unit::Infantry, 1}}};
    case 1:
        return Pay{.from = {}, .to = power, .amount = {1 + chance.up_to(9)}, .purpose = "a wager"};
    case 2:
        return CorrectTreasury{.power = power, .amount = {chance.up_to(60)}, .reason = "recounted"};
    case 3:
        return CorrectUnits{
            .space = space.space, .power = space.owner, .unit = space.unit, .count = chance.up_to(4), .reason = "recounted"};
    case 5:
        return Capture{space.space};
    case 4:
        return CorrectController{.space = space.space, .power = power, .reason = "looked again"};
    default: {
        auto options = state.options;
        auto& option = options.*(chance.one_of(switches).on);
        option = !option;
        return ChangeOptions{.options = options, .reason = "the table agreed"};
    }
    }
}

Command or_end(std::optional<Command> command) { return command ? std::move(*command) : Command{EndAction{}}; }

} // namespace

aa::Command wish(Chance& chance, const aa::State& state) {
    if (chance.one_in(state.battle ? 400 : 150)) {
        return now_and_then(chance, state);
    }
    if (state.battle) {
        return in_battle(chance, state);
    }
    const auto& turn = state.turn;
    switch (turn.action) {
    case Action::ResearchAndPurchase:
        if (turn.breakthroughs > 0) {
            return a_development(chance, state);
        }
        if (!turn.researched && !turn.bought && chance.one_in(3)) {
            return Research{dice(chance, 1 + chance.up_to(2))};
        }
        return chance.one_in(3) ? Command{EndAction{}} : a_purchase(chance, state);
    case Action::CombatMovement:
        if (const auto flights = pending_overflights(state); !flights.empty() && !chance.one_in(20)) {
            return gun_fire(chance, flights.front());
        }
        switch (chance.up_to(9)) {
        case 0:
            return EndAction{};
        case 1:
            return or_end(a_loading(chance, state));
        case 2:
        case 3:
            if (const auto unloading = an_unloading(chance, state)) {
                return *unloading;
            }
            [[fallthrough]];
        default:
            for (int tries = 0; tries < 20; ++tries) {
                if (auto move = a_move(chance, state)) {
                    return *move;
                }
            }
            return EndAction{};
        }
    case Action::Combat:
        if (chance.one_in(4)) {
            if (const auto rocket = a_rocket(chance, state)) {
                return *rocket;
            }
        }
        if (state.options.depth != Depth::FullBoard && chance.one_in(3)) {
            return an_entered_battle(chance, state);
        }
        return or_end(a_battle(chance, state));
    case Action::NonCombatMovement: {
        if (const auto flights = pending_overflights(state); !flights.empty() && !chance.one_in(20)) { // D-15
            return gun_fire(chance, flights.front());
        }
        const auto to_land = landings(state);
        if (!to_land.empty() && !chance.one_in(20)) {
            return chance.one_of(to_land);
        }
        if (!turn.overflights.empty() && !chance.one_in(20)) {
            return gun_fire(chance, turn.overflights.front());
        }
        switch (chance.up_to(9)) {
        case 0:
            return EndAction{};
        case 1:
            return or_end(a_loading(chance, state));
        case 2:
            return or_end(an_unloading(chance, state));
        default:
            for (int tries = 0; tries < 20; ++tries) {
                if (auto move = a_move(chance, state)) {
                    return *move;
                }
            }
            return EndAction{};
        }
    }
    case Action::Placement:
        return or_end(chance.one_in(10) ? std::nullopt : a_placement(chance, state));
    case Action::Income:
        return CollectIncome{};
    }
    return EndAction{};
}

std::vector<aa::Command> ways_on(Chance& chance, const aa::State& state) {
    if (state.battle) {
        const auto& battle = *state.battle;
        if (battle.owed) {
            return {TakeLosses{.losses = proposed_losses(state)}};
        }
        if (!battle.to_fire.empty()) {
            return {next_column(chance, battle.to_fire.front())};
        }
        if (battle.step == BattleStep::Decision) {
            return {PressOn{}};
        }
        return {WithdrawSubmarines{.count = 0, .to = {}}};
    }
    std::vector<Command> ways;
    switch (state.turn.action) {
    case Action::ResearchAndPurchase:
        if (state.turn.breakthroughs > 0) {
            ways.push_back(a_development(chance, state));
        }
        break;
    case Action::CombatMovement:
        for (const auto& flight : pending_overflights(state)) {
            ways.push_back(gun_fire(chance, flight));
        }
        break;
    case Action::Combat:
        for (const auto& pending : pending_battles(state)) {
            ways.push_back(BeginBattle{.space = pending.space, .raid = pending.kind == BattleKind::Raid});
        }
        break;
    case Action::NonCombatMovement:
        ways = landings(state);
        for (const auto& flight : pending_overflights(state)) { // D-15
            ways.push_back(gun_fire(chance, flight));
        }
        break;
    case Action::Placement:
        for (const auto unit : all_units) {
            if (state.powers[state.turn.power].waiting[unit] > 0) {
                for (const auto space : placement_spaces(state, state.turn.power, unit)) {
                    ways.push_back(PlaceUnits{.units = {{unit, 1}}, .space = space});
                }
            }
        }
        break;
    case Action::Income:
        ways.push_back(CollectIncome{});
        break;
    }
    ways.push_back(EndAction{});
    return ways;
}

} // namespace intendant::fuzz
