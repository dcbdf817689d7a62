#include "tests/playthroughs/afrika_korps/player.hpp"

#include "model/afrika_korps/ground.hpp"
#include "tests/playthroughs/afrika_korps/counts.hpp"

#include <algorithm>

namespace intendant::afrika_korps::test {

namespace {

std::vector<CounterId> own_where(const State& state, Side side, Status status) {
    return counters_where(state, [&](CounterId id) { return (*state.tables)[id].side == side && state[id].status == status; });
}

} // namespace

core::Throw RandomPlayer::die() { return core::throw_by_program(m_seed, m_position++, 1); }

HexId RandomPlayer::some_hex(const State& state) {
    return {static_cast<std::uint16_t>(m_chance.up_to(static_cast<int>(state.tables->hexes.size()) - 1))};
}

std::vector<CounterId> RandomPlayer::some_counters(const State& state) {
    const auto& source =
        m_chance.one_in(2) ? combat_units(state, m_chance.one_in(2) ? Side::Axis : Side::Allies) : std::vector<CounterId>{};
    std::vector<CounterId> found;
    for (int i = m_chance.up_to(3); i >= 0; --i) {
        found.push_back(source.empty() ? some_counter(state) : m_chance.one_of(source));
    }
    return found;
}

Command RandomPlayer::begin() {
    BeginGame command{};
    command.options.depth = m_seed % 3 == 0 ? Depth::Battles : m_seed % 7 == 1 ? Depth::Books : Depth::WholeMap;
    for (const auto& option : switches) {
        command.options.*option.on = m_chance.one_in(4);
    }
    return command;
}

Command RandomPlayer::near_an_ending(const State& state) const {
    const auto& tables = *state.tables;
    Stocktake command{.reason = "the end of a long evening"};
    const auto put = [&](std::string_view word, Status status, std::string_view hex) {
        command.pieces.push_back({.counter = *tables.find_counter(word),
                                  .status = status,
                                  .hex = whole_map(state) && !hex.empty() ? tables.find(hex) : std::nullopt});
    };
    const auto all_but_of = [&](Side side, std::size_t left) {
        auto units = combat_units(state, side);
        units.resize(units.size() - left);
        for (const auto id : units) {
            command.pieces.push_back({.counter = id, .status = Status::Eliminated});
        }
    };
    switch (m_seed / 5 % 4) {
    case 0:
        all_but_of(Side::Allies, 1);
        break;
    case 1: // the Axis in all four places, the Allies far away
        all_but_of(Side::Allies, 1);
        put("I Savena", Status::Map, "W3");
        put("I Bologna", Status::Map, "H2");
        put("I Pavia", Status::Map, "G25");
        put("I Brescia", Status::Map, "J62");
        put("A 50 Inf 69", Status::Map, "P44");
        put("A Supply 2", Status::Map, "P44");
        break;
    case 2:
        put("G Supply 1", Status::Stock, "");
        put("A 4 I Inf 5", Status::Map, "W3"); // so that none comes
        break;
    default:
        all_but_of(Side::Axis, 1);
        break;
    }
    return command;
}

void RandomPlayer::arrivals(const State& state, std::vector<Command>& asked) {
    const auto side = state.turn.side;
    const auto ports = open_ports(state, side);
    if (!state.turn.supply_done && !ports.empty()) {
        BringSupply supply{.port = m_chance.one_of(ports), .declined = m_chance.one_in(10)};
        if (side == Side::Axis) {
            supply.dice = die();
        }
        asked.emplace_back(supply);
    }
    for (const auto status : {Status::Sea, Status::Waiting, Status::Eliminated}) {
        const auto units = own_where(state, side, status);
        if (!units.empty() && !ports.empty() && !m_chance.one_in(3)) {
            asked.emplace_back(EnterUnits{.units = {m_chance.one_of(units)}, .port = m_chance.one_of(ports)});
        }
    }
}

void RandomPlayer::movement(const State& state, std::vector<Command>& asked) {
    const auto side = state.turn.side;
    auto units = own_where(state, side, Status::Map);
    if (units.empty()) {
        return;
    }
    if (m_chance.one_in(12)) {
        asked.emplace_back(Embark{.units = {m_chance.one_of(units)}});
    }
    if (const auto exchange = substitution(state)) {
        asked.emplace_back(*exchange);
    }
    if (const auto attack = battle(state); attack && m_chance.one_in(2)) {
        asked.emplace_back(ClaimVictory{.attackers = attack->attackers,
                                        .defenders = attack->defenders,
                                        .supply = supply_units(state, side),
                                        .closed = m_chance.one_in(3) ? std::optional{true} : std::nullopt});
    }
    if (!whole_map(state)) {
        return;
    }
    const auto keeps = [&](HexId port) { return units_in(state, port, side).size() == 1; };
    const auto base = state.tables->hex_of(base_of(side));
    std::erase_if(units, [&](CounterId id) {
        const auto& hex = state[id].hex;
        return state[id].moved || state[id].fixed || state[id].cannot_move || !hex ||
               ((*hex == base || *hex == state.tables->places.tobruch) && keeps(*hex));
    });
    if (units.empty() || m_chance.one_in(10)) {
        return;
    }
    const auto unit = m_chance.one_of(units);
    const auto reach = reach_of(state, std::vector{unit}, false);
    const auto hexes = reach.hexes();
    // Towards the enemy: the nearest of a few.
    const auto enemies = own_where(state, enemy_of(side), Status::Map);
    const auto distance = [&](HexId hex) {
        int least = 1000;
        for (const auto id : enemies) {
            least = state[id].hex ? std::min(least, state.tables->map->grid().distance(hex, *state[id].hex)) : least;
        }
        return least;
    };
    auto best = hexes[static_cast<std::size_t>(m_chance.up_to(static_cast<int>(hexes.size()) - 1))];
    for (int i = m_chance.one_in(3) ? 6 : 0; i > 0; --i) {
        const auto other = hexes[static_cast<std::size_t>(m_chance.up_to(static_cast<int>(hexes.size()) - 1))];
        best = distance(other) < distance(best) ? other : best;
    }
    if (units_in(state, base, side).empty() && reach.reached(base)) {
        best = base;
    }
    asked.emplace_back(MoveUnits{.units = {unit}, .to = best});
}

/// Two units for a substitute of their attack; or a substitute for what formed it.
std::optional<ExchangeCounters> RandomPlayer::substitution(const State& state) {
    if (state.turn.side == Side::Axis || state.turn.number < 30 || m_chance.one_in(3)) {
        return std::nullopt;
    }
    if (!state.formed.empty() && m_chance.one_in(2)) {
        const auto& each = m_chance.one_of(state.formed);
        return ExchangeCounters{.give = {each.substitute}, .take = each.parts};
    }
    const auto units = combat_units(state, Side::Allies);
    if (units.empty()) {
        return std::nullopt;
    }
    const auto& tables = *state.tables;
    const std::vector<CounterId> give{m_chance.one_of(units), m_chance.one_of(units)};
    const auto same = counters_where(state, [&](CounterId id) {
        return tables[id].kind == CounterKind::Substitute && tables[id].attack == tables[give[0]].attack + tables[give[1]].attack;
    });
    return same.empty() ? std::nullopt : std::optional{ExchangeCounters{.give = give, .take = {m_chance.one_of(same)}}};
}

std::optional<Attack> RandomPlayer::battle(const State& state) {
    const auto side = state.turn.side;
    auto own = combat_units(state, side);
    auto enemies = combat_units(state, enemy_of(side));
    std::erase_if(own, [&](CounterId id) { return state[id].fought; });
    std::erase_if(enemies, [&](CounterId id) { return state[id].fought && !m_chance.one_in(5); });
    if (own.empty() || enemies.empty()) {
        return std::nullopt;
    }
    Attack attack{.attackers = {}, .defenders = {}, .supply = {}, .dice = {}};
    const auto start = static_cast<std::size_t>(m_chance.up_to(static_cast<int>(enemies.size()) - 1));
    for (std::size_t i = 0; i < enemies.size() && attack.attackers.empty(); ++i) {
        const auto enemy = enemies[(start + i) % enemies.size()];
        attack.defenders = {{.unit = enemy}};
        for (const auto id : own) {
            const bool beside = !whole_map(state) || (state[id].hex && state[enemy].hex && meet(state, *state[id].hex, *state[enemy].hex));
            if (beside && !m_chance.one_in(whole_map(state) ? 6 : 2)) {
                attack.attackers.push_back(id);
            }
        }
        if (state[enemy].hex && state.tables->map->terrain(*state[enemy].hex) == Terrain::Fortress) {
            attack.defenders.clear();
            for (const auto id : stack_in(state, *state[enemy].hex, enemy_of(side))) {
                attack.defenders.push_back({.unit = id});
            }
        }
    }
    return attack.attackers.empty() ? std::nullopt : std::optional{attack};
}

void RandomPlayer::after_battle(const State& state, const Aftermath& after, std::vector<Command>& asked) {
    if (after.payer) {
        const bool attacks = after.payer == state.turn.side;
        const auto money = attacks ? coins(*state.tables, after.attackers) : coins(*state.tables, after.defenders);
        const auto choices = cheapest_choices(money, after.due);
        PayExchange pay{};
        for (const auto place : choices.empty() ? std::vector<std::size_t>{} : m_chance.one_of(choices)) {
            pay.payments.push_back({.unit = money[place].unit});
        }
        asked.emplace_back(pay);
        for (const auto& each : state.formed) {
            asked.emplace_back(ExchangeCounters{.give = {each.substitute}, .take = each.parts});
        }
    }
    for (const auto id : after.retreating) {
        const auto ways = retreat_ways(state, id);
        asked.emplace_back(RetreatUnits{.units = {{.unit = id, .way = ways.empty() ? std::vector<HexId>{} : m_chance.one_of(ways)}}});
        asked.emplace_back(RetreatUnits{.units = {{.unit = id, .eliminated = true}}});
    }
    if (!after.open() && !after.hexes.empty() && m_chance.one_in(2)) {
        std::vector<CounterId> left;
        for (const auto& each : after.attackers) {
            if (state[each.unit].status == Status::Map && left.size() < 3) {
                left.push_back(each.unit);
            }
        }
        if (!left.empty()) {
            asked.emplace_back(AdvanceUnits{.units = left, .to = m_chance.one_of(after.hexes)});
        }
    }
}

void RandomPlayer::combat(const State& state, std::vector<Command>& asked) {
    const auto side = state.turn.side;
    if (state.turn.aftermath) {
        after_battle(state, *state.turn.aftermath, asked);
        if (!asked.empty()) {
            return;
        }
    }
    for (const auto& each : state.turn.victories) {
        Attack attack{.attackers = each.attackers, .defenders = {}, .supply = {}, .dice = {}};
        for (const auto& defender : each.defenders) {
            attack.defenders.push_back({.unit = defender.unit});
        }
        asked.emplace_back(attack);
    }
    if (state.options.depth == Depth::Books) {
        const auto units = combat_units(state, m_chance.one_in(2) ? Side::Axis : Side::Allies);
        if (!units.empty() && m_chance.one_in(3)) {
            asked.emplace_back(EliminateUnits{.units = {m_chance.one_of(units)}, .cause = Cause::Battle});
        }
        return;
    }
    if (auto attack = battle(state); attack && m_chance.up_to(whole_map(state) ? 9 : 3) > 0) {
        if (const auto supply = supply_units(state, side); !supply.empty() && m_chance.one_in(2)) {
            attack->supply = {m_chance.one_of(supply)};
        }
        asked.emplace_back(*attack);
        attack->dice = die();
        asked.emplace_back(*attack);
    }
}

Command RandomPlayer::senseless(const State& state) {
    const auto units = [&] { return some_counters(state); };
    const auto row = [&] {
        return DefenderRow{.unit = some_counter(state), .terrain = m_chance.one_in(2) ? std::optional{Terrain::Fortress} : std::nullopt};
    };
    switch (m_chance.up_to(19)) {
    case 0:
        return EnterUnits{.units = units(), .port = some_hex(state)};
    case 1:
        return Embark{.units = units()};
    case 2:
        return MoveUnits{.units = units(), .to = some_hex(state), .with_rommel = m_chance.one_in(2)};
    case 3:
        return PlaceRommel{.to = some_hex(state)};
    case 4:
        return DestroySupply{.supply = some_counter(state)};
    case 5: {
        const auto supply = supply_units(state, m_chance.one_in(2) ? Side::Axis : Side::Allies);
        return CaptureSupply{.supply = supply.empty() ? some_counter(state) : m_chance.one_of(supply),
                             .method = static_cast<CaptureMethod>(m_chance.up_to(5)),
                             .captor = units().front()};
    }
    case 6:
        return ExchangeCounters{.give = units(), .take = units()};
    case 7:
        return ClaimVictory{.attackers = units(), .blockers = units(), .defenders = {row()}, .supply = units(), .closed = true};
    case 8:
        return EliminateUnits{.units = units(), .cause = static_cast<Cause>(m_chance.up_to(9))};
    case 9:
        return Attack{.attackers = units(), .defenders = {row(), row()}, .supply = units(), .dice = die()};
    case 10:
        return AdvanceUnits{.units = units(), .to = some_hex(state)};
    case 11:
        return RetreatUnits{.units = {{.unit = some_counter(state), .way = {some_hex(state), some_hex(state)}}}};
    case 12: {
        auto options = state.options;
        options.depth = static_cast<Depth>(m_chance.up_to(2));
        return ChangeOptions{.options = options, .reason = "it is late"};
    }
    case 14:
        return other_rules(state, m_chance);
    case 15:
    case 16:
    case 17:
    case 18:
        return some_count(state, m_chance);
    case 13:
        return StartTurn{.control = {{.place = static_cast<KeyPlace>(m_chance.up_to(3)), .side = Side::Axis}}, .isolated = units()};
    default: {
        const auto status = static_cast<Status>(m_chance.up_to(6));
        const bool placed = status == Status::Map && whole_map(state);
        return Stocktake{
            .pieces = {{.counter = some_counter(state), .status = status, .hex = placed ? std::optional{some_hex(state)} : std::nullopt}},
            .axis_factors = m_chance.up_to(9),
            .reason = "recounted"};
    }
    }
}

/// Below the whole map he says that he holds his base, and now and then that one side holds all.
StartTurn RandomPlayer::start(const State& state) {
    const auto side = state.turn.side;
    StartTurn start{};
    if (whole_map(state)) {
        return start;
    }
    const bool all = m_seed % 4 == 0 && state.turn.number > 20;
    for (const auto place : all_key_places) {
        if (all || place == base_of(side)) {
            start.control.push_back({.place = place, .side = all ? Side::Axis : side});
        }
    }
    if (const auto units = combat_units(state, side); !units.empty() && m_chance.one_in(3)) {
        start.isolated = {units.front()};
    }
    return start;
}

std::vector<Command> RandomPlayer::wishes(const State& state) {
    std::vector<Command> asked;
    if (m_chance.one_in(10)) {
        asked.push_back(senseless(state));
    }
    if (m_seed % 11 == 3 && m_chance.one_in(100)) {
        asked.insert(asked.begin(), m_chance.one_in(2) ? Command{Concede{.side = state.turn.side}} : Command{LeaveUnfinished{}});
    }
    if (static_cast<std::size_t>(state.turn.number) > state.tables->calendar.size()) {
        asked.emplace_back(LeaveUnfinished{});
        return asked;
    }
    if (state.turn.phase == Phase::Start) {
        asked.emplace_back(start(state));
    }
    if (state.turn.phase == Phase::Arrival) {
        arrivals(state, asked);
    }
    if (state.turn.phase == Phase::Movement) {
        movement(state, asked);
    }
    if (state.turn.phase == Phase::PreCombat && whole_map(state)) {
        for (const auto& each : doomed(state)) {
            asked.emplace_back(EliminateUnits{.units = {each.unit}, .cause = Cause::TooWeak});
        }
    }
    if (state.turn.phase == Phase::Combat) {
        combat(state, asked);
    }
    if (state.turn.phase != Phase::End) {
        asked.emplace_back(EndPhase{});
    }
    asked.insert(asked.end(), {EndTurn{}, LeaveUnfinished{}});
    return asked;
}

} // namespace intendant::afrika_korps::test
