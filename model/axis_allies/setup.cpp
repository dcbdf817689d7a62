#include "model/axis_allies/contradictions.hpp"
#include "model/axis_allies/facts.hpp"
#include "model/axis_allies/past.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "model/axis_allies/territory.hpp"

#include <algorithm>
#include <set>

namespace intendant::axis_allies {

namespace {

/// Which powers each seat runs. Rule: S-03, S-04, S-05, S-06.
std::vector<std::vector<Power>> printed_seats(std::size_t players) {
    using enum Power;
    switch (players) {
    case 2:
        return {{Ussr, Uk, Usa}, {Germany, Japan}};
    case 3:
        return {{Ussr, Uk, Usa}, {Germany}, {Japan}};
    case 4:
        return {{Ussr, Usa}, {Uk}, {Germany}, {Japan}};
    default:
        return {{Ussr}, {Germany}, {Uk}, {Japan}, {Usa}};
    }
}

bool seated_as_printed(const std::vector<Player>& players) {
    auto printed = printed_seats(players.size());
    std::vector<std::vector<Power>> seated;
    for (const auto& player : players) {
        seated.push_back(player.powers);
        std::ranges::sort(seated.back());
    }
    std::ranges::sort(printed);
    std::ranges::sort(seated);
    return printed == seated;
}

/// Why these pieces cannot stand there; nothing when they can.
std::optional<core::Refused> misplaced(const State& state, const UnitRow& row) {
    const bool sea = (*state.tables)[row.space].sea;
    if (row.count < 0 || row.count > most_pieces_typed) {
        return refuse("B-06", INTENDANT_TR("{count} pieces of {unit} cannot be set in {space}: give a number from 0 to {most}."),
                      {{"count", number(row.count)},
                       {"unit", name(state, row.unit)},
                       {"space", name(state, row.space)},
                       {"most", number(most_pieces_typed)}});
    }
    if (sea ? !(is_ship(row.unit) || row.unit == Unit::Fighter) : is_ship(row.unit)) {
        return cannot_stand(state, row.unit, row.space);
    }
    return std::nullopt;
}

void set_count(std::vector<Stack>& stacks, const UnitRow& row) {
    std::erase_if(stacks,
                  [&row](const Stack& stack) { return stack.space == row.space && stack.owner == row.power && stack.unit == row.unit; });
    add_stack(stacks, {.space = row.space, .owner = row.power, .unit = row.unit, .count = row.count});
}

/// Puts the loads aboard the transports that stand there. Rule: M-100, M-106, M-112.
std::optional<core::Refused> put_aboard(const State& state, const std::vector<ShipRow>& rows, std::vector<Stack>& units) {
    for (const auto& row : rows) {
        if (auto refused = unfit(state, row.power, row.load)) {
            return refused;
        }
    }
    for (auto row = rows.begin(); row != rows.end();) {
        const auto same = [&](const ShipRow& other) { return other.space == row->space && other.power == row->power; };
        const auto last = std::find_if_not(row, rows.end(), same);
        std::vector<ShipLoad> loads;
        std::for_each(row, last, [&](const ShipRow& each) { loads.push_back(each.load); });
        std::vector<Stack> before;
        std::ranges::copy_if(units, std::back_inserter(before), [&](const Stack& stack) {
            return stack.space == row->space && stack.owner == row->power && stack.unit == Unit::Transport;
        });
        const int count = before.empty() ? 0 : before.front().count;
        if (static_cast<int>(loads.size()) > count) {
            return too_many_loads(state, row->space, row->power, static_cast<int>(loads.size()), count);
        }
        for (const auto& stack : before) {
            take_stack(units, stack);
        }
        for (const auto& stack : loaded(before, row->space, row->power, count, std::move(loads))) {
            add_stack(units, stack);
        }
        row = last;
    }
    return std::nullopt;
}

/// The pieces of a bid go where new ones of the power could: into its own territory, ships into a zone without enemies. What would
/// contradict the board is told besides. Rule: L-02, L-04, L-05, O-05.
void warn_of_bid_pieces(Decision& decision, const std::vector<Stack>& units) {
    const auto& state = decision.now();
    for (const auto& stack : units) {
        const std::vector<std::pair<std::string, std::string>> where{{"space", name(state, stack.space)},
                                                                     {"power", name(state, stack.owner)}};
        const bool sea = (*state.tables)[stack.space].sea;
        const auto holder = controller(state, stack.space);
        if (stack.unit == Unit::IndustrialComplex && state.options.no_new_complexes) {
            decision.breaks("O-05", INTENDANT_TR("This table plays without new complexes."));
        }
        if (!sea && holder && allied(*holder, stack.owner) && *holder != stack.owner) { // an enemy's and a neutral are told below
            decision.breaks(stack.unit == Unit::IndustrialComplex ? "L-05" : "L-02",
                            INTENDANT_TR("{space} is not a territory of {power}: its new pieces go into its own."), where);
        }
        if (sea && is_ship(stack.unit) && enemy_occupied(state, stack.space, stack.owner) && !state.options.ships_into_enemy_zones) {
            decision.breaks("L-04", INTENDANT_TR("Enemy units are in {space}: new ships need a zone without them."), {where.front()});
        }
    }
}

std::optional<core::Refused> not_countable(const State& state, Power power, core::Money amount) {
    if (amount >= core::Money{} && amount <= most_money_typed) {
        return std::nullopt;
    }
    return refuse("S-13", INTENDANT_TR("{amount} IPC cannot be the treasury of {power}: give an amount from 0 to {most}."),
                  {{"amount", number(amount.amount)}, {"power", name(state, power)}, {"most", number(most_money_typed.amount)}});
}

/// Guns and complexes go with the territories of the situation. Rule: C-112, M-35, M-42, S-12.
void follow_controllers(const State& begun, const Situation& situation, GameBegun& event) {
    const auto stated = [&situation](const Stack& stack) {
        return std::ranges::any_of(situation.units, [&stack](const UnitRow& row) {
            return row.space == stack.space && row.power == stack.owner && row.unit == stack.unit && row.count > 0;
        });
    };
    std::vector<Stack> units;
    for (auto stack : event.units) {
        const auto holder = controller(begun, stack.space);
        const auto printed = (*begun.tables)[stack.space].original_owner;
        const bool follows = holder && goes_with_territory(stack, printed, *holder) && !(stated(stack) && allied(stack.owner, *holder));
        if (follows) {
            stack.owner = *holder;
            if (event.followed.empty() || event.followed.back() != stack.space) {
                event.followed.push_back(stack.space);
            }
        }
        add_stack(units, stack);
    }
    event.units = std::move(units);
    event.facts = in_order(std::move(event.facts));
}

/// What the turn has already brought the pieces; own ones among the enemy have come to fight. Rule: T-03, C-32, M-04, M-08.
std::optional<core::Refused> tell_past(const State& begun, const std::vector<PastRow>& rows, std::vector<Stack>& units) {
    for (auto row = rows.begin(); row != rows.end();) {
        const auto same = [&](const PastRow& other) {
            return other.space == row->space && other.power == row->power && other.unit == row->unit;
        };
        const auto last = std::find_if_not(row, rows.end(), same);
        std::vector<Past> pasts;
        std::for_each(row, last, [&](const PastRow& each) { pasts.push_back(each.past); });
        std::vector<Stack> pieces;
        std::ranges::copy_if(units, std::back_inserter(pieces), [&](const Stack& stack) {
            return stack.space == row->space && stack.owner == row->power && stack.unit == row->unit;
        });
        auto after = with_past(begun, pieces, row->space, row->power, row->unit, pasts);
        if (auto* const refused = std::get_if<core::Refused>(&after)) {
            return std::move(*refused);
        }
        for (const auto& stack : pieces) {
            take_stack(units, stack);
        }
        for (const auto& stack : std::get<std::vector<Stack>>(after)) {
            add_stack(units, stack);
        }
        row = last;
    }
    return std::nullopt;
}

} // namespace

std::optional<core::Refused> unseated(const State& state, const std::vector<Player>& players) {
    if (players.size() < 2 || players.size() > 5) {
        return refuse("S-01", INTENDANT_TR("Two to five people can play, not {count}."),
                      {{"count", number(static_cast<std::int64_t>(players.size()))}});
    }
    constexpr std::size_t longest_name = 1000; // bytes
    std::set<Power> taken;
    for (const auto& player : players) {
        if (player.name.size() > longest_name) {
            return refuse("S-03", INTENDANT_TR("A player's name is too long."));
        }
        for (const auto power : player.powers) {
            if (!taken.insert(power).second) {
                return refuse("S-03", INTENDANT_TR("{power} is given to two players."), {{"power", name(state, power)}});
            }
        }
    }
    for (const auto power : all_powers) {
        if (!taken.contains(power)) {
            return refuse("S-03", INTENDANT_TR("Nobody plays {power}."), {{"power", name(state, power)}});
        }
    }
    return std::nullopt;
}

std::vector<Player> printed_players(std::size_t count) {
    std::vector<Player> players;
    for (const auto& powers : printed_seats(count)) {
        players.push_back({.name = "Player " + std::to_string(players.size() + 1), .powers = powers});
    }
    return players;
}

namespace {

/// As printed, but for those that the situation names. Rule: T-07.
std::optional<core::Refused> set_controllers(const State& state, const Situation& situation, GameBegun& event) {
    const auto& tables = *state.tables;
    for (std::size_t i = 0; i < tables.spaces.size(); ++i) {
        if (tables.spaces[i].original_owner) {
            event.controllers.push_back({{static_cast<std::uint8_t>(i)}, tables.spaces[i].original_owner});
        }
    }
    for (const auto& row : situation.controllers) {
        if (tables[row.space].sea) {
            return refuse("T-07", INTENDANT_TR("{space} is a sea zone: nobody controls it."), {{"space", name(state, row.space)}});
        }
        std::erase_if(event.controllers, [&row](const ControlRow& other) { return other.space == row.space; });
        event.controllers.push_back(row);
    }
    return std::nullopt;
}

/// The printed deployment, or an empty board, changed by the rows.
std::optional<core::Refused> set_pieces(const State& state, const Situation& situation, GameBegun& event) {
    const auto& tables = *state.tables;
    std::vector<UnitRow> units;
    if (!situation.empty_board) {
        for (const auto& deployed : tables.deployment) {
            units.push_back({deployed.space, deployed.owner, deployed.unit, deployed.count});
        }
    }
    units.insert(units.end(), situation.units.begin(), situation.units.end());
    for (const auto& row : units) {
        if (const auto refused = misplaced(state, row)) {
            return *refused;
        }
        set_count(event.units, row);
    }
    return put_aboard(state, situation.ships, event.units);
}

/// Rule: C-145, P-03.
std::optional<core::Refused> set_money_and_waiting(const State& state, const Situation& situation, GameBegun& event) {
    const auto& tables = *state.tables;
    for (const auto power : all_powers) {
        auto amount = situation.empty_board ? core::Money{} : tables.powers[power].starting_treasury;
        for (const auto& row : situation.treasuries) {
            amount = row.power == power ? row.amount : amount;
        }
        if (const auto refused = not_countable(state, power, amount)) {
            return *refused;
        }
        event.treasuries.push_back({power, amount});
    }
    for (const auto& row : situation.debts) {
        if (row.amount < core::Money{} || row.amount > most_money_typed) {
            return refuse(
                "C-145", INTENDANT_TR("{amount} IPC cannot be the debt of {power}: give an amount from 0 to {most}."),
                {{"amount", number(row.amount.amount)}, {"power", name(state, row.power)}, {"most", number(most_money_typed.amount)}});
        }
    }
    for (const auto& row : situation.waiting) {
        if (row.count < 0 || row.count > most_pieces_typed) {
            return refuse("P-03", INTENDANT_TR("{count} pieces cannot wait to be placed: give a number from 0 to {most}."),
                          {{"count", number(row.count)}, {"most", number(most_pieces_typed)}});
        }
        std::erase_if(event.waiting, [&row](const WaitingRow& other) { return other.power == row.power && other.unit == row.unit; });
        if (row.count > 0) {
            event.waiting.push_back(row);
        }
    }
    return std::nullopt;
}

} // namespace

/// Sets the board up. Ships stand in sea zones only, never in port.
/// Rule: S-01 to S-06, S-13, S-19 to S-24, T-07, O-03.
core::Verdict<Event> decide(const State& state, const BeginGame& command) {
    if (state.begun) {
        return refuse("S-19", INTENDANT_TR("The game has already begun."));
    }
    const auto& situation = command.situation;
    GameBegun event{.options = command.options,
                    .players = command.players.empty() ? printed_players(2) : command.players,
                    .round = situation.round,
                    .power = situation.power,
                    .action = situation.action,
                    .controllers = {},
                    .units = {},
                    .treasuries = {},
                    .weapons = situation.weapons,
                    .debts = situation.debts,
                    .waiting = {},
                    .facts = situation.facts,
                    .followed = {}};
    if (const auto refused = unseated(state, event.players)) {
        return *refused;
    }
    if (situation.round < 1 || situation.round > most_pieces_typed) {
        return refuse("T-05", INTENDANT_TR("{round} is not a round of play: the first is 1."), {{"round", number(situation.round)}});
    }
    if (auto refused = set_controllers(state, situation, event)) {
        return *refused;
    }
    if (auto refused = set_pieces(state, situation, event)) {
        return *refused;
    }
    if (auto refused = set_money_and_waiting(state, situation, event)) {
        return *refused;
    }
    if (command.options.weapons_head_start) { // O-03
        event.weapons.push_back({Power::Germany, Weapon::JetPower});
        event.weapons.push_back({Power::Japan, Weapon::SuperSubmarines});
    }
    if (event.facts.round || event.facts.action) {
        return refuse("T-01", INTENDANT_TR("Round and Action stand in the situation itself, not among its facts."));
    }
    const auto board = apply(state, event);
    if (auto refused = unfit(board, event.facts)) {
        return *refused;
    }
    follow_controllers(board, situation, event);
    if (auto refused = tell_past(board, situation.past, event.units)) {
        return *refused;
    }
    for (const auto& stack : come_to_fight(state, apply(state, event))) {
        take_stack(event.units, stack);
        add_stack(event.units, awaiting_battle(stack));
    }
    Decision decision(state);
    if (!seated_as_printed(event.players)) {
        decision.breaks("S-03", INTENDANT_TR("The book deals out the powers otherwise for this number of players."));
    }
    decision.book(std::move(event));
    warn_of_contradictions(decision);
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const Bid& command) {
    if (command.amount < core::Money{} || command.amount > most_money_typed) {
        return refuse("S-26", INTENDANT_TR("{amount} IPC cannot be a bid: give an amount from 0 to {most}."),
                      {{"amount", number(command.amount.amount)}, {"most", number(most_money_typed.amount)}});
    }
    BidTaken event{.power = command.power, .amount = command.amount, .units = {}};
    for (const auto& row : command.units) {
        if (const auto refused = misplaced(state, row)) {
            return *refused;
        }
        if (row.power != command.power) {
            return refuse("S-26", INTENDANT_TR("A bid of {power} cannot bring pieces of {other}."),
                          {{"power", name(state, command.power)}, {"other", name(state, row.power)}});
        }
        add_stack(event.units, {.space = row.space, .owner = row.power, .unit = row.unit, .count = row.count});
    }
    if (command.amount == core::Money{} && event.units.empty()) {
        return refuse("S-26", INTENDANT_TR("The bid is empty: give IPC or pieces."));
    }
    Decision decision(state);
    if (state.first_turn_started) {
        decision.breaks("S-26", INTENDANT_TR("A bid is agreed before the first turn, and the first turn has begun."));
    }
    warn_of_bid_pieces(decision, event.units);
    decision.book(std::move(event));
    warn_of_contradictions(decision, state);
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
