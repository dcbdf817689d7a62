#include "model/axis_allies/fits.hpp"

#include "model/axis_allies/facts.hpp"
#include "model/core/common_misfits.hpp"

#include <algorithm>
#include <tuple>

namespace intendant::axis_allies {

namespace {

using core::impossible_number;
using core::impossible_seating;
using core::impossible_throw;
using core::longest_text;
using core::Misfit;
using core::misfit_of;
using core::other_counts;
using core::within;

// Far above what can be entered, and so low that no sum of them overflows.
constexpr std::int64_t possible_pieces = 10'000'000;
constexpr std::int64_t possible_money = 1'000'000'000'000;
constexpr int most_rounds = 100'000'000;
constexpr std::size_t most_stacks_of_a_space = 50;

Misfit no_such_pieces() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: pieces that it takes away are not there."));
}
Misfit misplaced_pieces() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: pieces stand where they cannot stand."));
}
Misfit no_such_money() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: money that it takes away is not there."));
}
Misfit no_such_space() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: what it says of a space cannot be."));
}
Misfit no_battle() { return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: no such battle is being fought.")); }
Misfit other_battle() { return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: the battle is not at this point.")); }

/// What the board lets stand, and what it adds up to.
class Board {
public:
    explicit Board(const Tables& tables) : m_tables(tables) {}

    bool has(SpaceId space) const { return space.index < m_tables.spaces.size(); }
    bool has(const std::optional<SpaceId>& space) const { return !space || has(*space); }
    bool has(const std::vector<SpaceId>& spaces) const {
        return spaces.size() <= m_tables.spaces.size() && std::ranges::all_of(spaces, [this](SpaceId space) { return has(space); });
    }
    bool is_land(SpaceId space) const { return has(space) && !m_tables[space].sea; }

    Misfit stack(const Stack& stack) const {
        if (!has(stack.space) || !has(stack.started_at) || !has(stack.entered_from) || !has(stack.under_fire) || !has(stack.fired_at) ||
            !has(stack.landed_on)) {
            return no_such_space();
        }
        if (!within(stack.count, 1, possible_pieces) || !within(stack.moved, 0, 1000)) {
            return impossible_number();
        }
        const bool sea = m_tables[stack.space].sea;
        if (sea ? axis_allies::is_land(stack.unit) || stack.unit == Unit::IndustrialComplex : is_ship(stack.unit)) {
            return misplaced_pieces();
        }
        int slots = 0;
        const int room = stack.unit == Unit::Transport ? m_tables.amounts.transport_room : 0;
        for (const auto& cargo : stack.cargo) {
            if (!within(cargo.count, 1, room) || !axis_allies::is_land(cargo.unit) || !allied(cargo.owner, stack.owner) ||
                !has(cargo.landing)) {
                return misplaced_pieces();
            }
            slots += std::max(m_tables.units[cargo.unit].transport_slots, 1) * cargo.count;
            if (slots > room) {
                return misplaced_pieces();
            }
        }
        return {};
    }

    Misfit stacks(const std::vector<Stack>& stacks) const {
        std::int64_t sum = 0;
        for (const auto& each : stacks) {
            if (auto found = stack(each)) {
                return found;
            }
            sum += each.count;
        }
        return stacks.size() > m_tables.spaces.size() * most_stacks_of_a_space || sum > possible_pieces ? impossible_number() : Misfit{};
    }

private:
    const Tables& m_tables;
};

/// Faces 1-6 that the source named can have thrown, as many as `dice`.
bool thrown(const core::Throw& dice, std::int64_t count) {
    return dice.source != core::DiceSource::Hits && static_cast<std::int64_t>(dice.faces.size()) == count && dice.hits == 0 &&
           core::plausible(dice);
}

bool seats_fit(const std::vector<Player>& players) {
    PerPower<int> seats;
    for (const auto& player : players) {
        if (player.name.size() > longest_text) {
            return false;
        }
        for (const auto power : player.powers) {
            ++seats[power];
        }
    }
    return within(players.size(), 2, all_powers.size()) && std::ranges::all_of(seats.values, [](int times) { return times == 1; });
}

Misfit facts_misfit(const Board& board, const Facts& facts) {
    bool spaces = true;
    for (const auto& listed : {facts.battle_sites, facts.paid_neutrals, facts.lost_complexes, facts.origins}) {
        spaces = spaces && (!listed || board.has(*listed));
    }
    for (const auto& row : facts.taken.value_or(std::vector<ControlRow>{})) {
        spaces = spaces && board.is_land(row.space);
    }
    bool numbers =
        within(facts.round.value_or(1), 1, most_rounds) && within(facts.breakthroughs.value_or(0), 0, static_cast<int>(all_weapons.size()));
    for (const auto& row : facts.placed.value_or(std::vector<PlacedRow>{})) {
        spaces = spaces && board.has(row.space);
        numbers = numbers && within(row.placed, 0, possible_pieces);
    }
    return !spaces ? no_such_space() : numbers ? Misfit{} : impossible_number();
}

/// Each once, in their order.
Misfit left_misfit(const Board& board, const std::vector<LetStand>& left) {
    const bool spaces = std::ranges::all_of(left, [&board](const LetStand& each) { return board.has(each.space); });
    const bool sorted = std::ranges::adjacent_find(left, [](const LetStand& a, const LetStand& b) { return a >= b; }) == left.end();
    return spaces && sorted ? Misfit{} : no_such_space();
}

bool outcome_fits(const Outcome& outcome) { return outcome.tied_with.size() <= all_powers.size(); }

bool flight_fits(const Board& board, const Overflight& flight) {
    return board.has(flight.gun) && board.has(flight.at) &&
           std::ranges::all_of(flight.aircraft.values, [](int count) { return within(count, 0, possible_pieces); });
}

bool kind_fits(const Board& board, SpaceId space, BattleKind kind) {
    return board.has(space) && board.is_land(space) == (kind != BattleKind::Sea);
}

bool groups_fit(BattleKind kind, BattleStep step, const std::vector<FireGroup>& groups) {
    constexpr std::size_t most_groups = 100;
    constexpr int dice_of_a_bomber = 3;
    const bool raid = step == BattleStep::RaidDamage;
    return (!raid || kind == BattleKind::Raid) && groups.size() <= most_groups &&
           std::ranges::all_of(groups, [raid](const FireGroup& group) {
               return within(group.dice, 1, dice_of_a_bomber * possible_pieces) && (raid ? group.column == 0 : within(group.column, 1, 6));
           });
}

std::int64_t pieces_on(const std::vector<Stack>& stacks) {
    std::int64_t sum = 0;
    for (const auto& stack : stacks) {
        sum += stack.count;
    }
    return sum;
}

/// One overload an event, and none for all others: whoever adds an event says here when it fits.
struct Fits {
    const State& state;
    Board board{*state.tables};

    Misfit exchange(const std::vector<Stack>& before, const std::vector<Stack>& after) const {
        if (auto found = board.stacks(before)) {
            return found;
        }
        if (auto found = board.stacks(after)) {
            return found;
        }
        if (pieces_on(state.stacks) + pieces_on(after) > 2 * possible_pieces) {
            return impossible_number();
        }
        if (before.empty()) {
            return {};
        }
        auto left = state.stacks;
        for (const auto& stack : before) {
            if (!holds_stack(left, stack)) {
                return no_such_pieces();
            }
            take_stack(left, stack);
        }
        return {};
    }
    /// The same where no piece comes from the tray or goes to it.
    Misfit move(const std::vector<Stack>& before, const std::vector<Stack>& after) const {
        if (auto found = exchange(before, after)) {
            return found;
        }
        return pieces_of(before) == pieces_of(after) ? Misfit{} : no_such_pieces();
    }
    static PerPower<PerUnit<std::int64_t>> pieces_of(const std::vector<Stack>& stacks) {
        PerPower<PerUnit<std::int64_t>> pieces;
        for (const auto& stack : stacks) {
            pieces[stack.owner][stack.unit] += stack.count;
            for (const auto& cargo : stack.cargo) {
                pieces[cargo.owner][cargo.unit] += std::int64_t{stack.count} * cargo.count;
            }
        }
        return pieces;
    }
    Misfit pays(Power power, core::Money amount) const {
        return within(amount.amount, 0, state.powers[power].treasury.amount) ? Misfit{} : no_such_money();
    }
    Misfit receives(Power power, core::Money amount) const {
        return within(amount.amount, 0, possible_money - state.powers[power].treasury.amount) ? Misfit{} : impossible_number();
    }
    Misfit owes(Power power, core::Money amount) const {
        return within(amount.amount, 0, possible_money - state.powers[power].debt.amount) ? Misfit{} : impossible_number();
    }
    Misfit waiting(Power power, const std::vector<UnitCount>& units) const {
        PerUnit<std::int64_t> gone;
        for (const auto& [unit, count] : units) {
            gone[unit] += count;
            if (count < 1 || gone[unit] > state.powers[power].waiting[unit]) {
                return misfit_of(
                    INTENDANT_TR("Entry {entry} does not fit the game before it: units that it places or gives up are not waiting."));
            }
        }
        return {};
    }
    Misfit move_in_battle(const std::vector<Stack>& before, const std::vector<Stack>& after) const {
        return state.battle ? move(before, after) : no_battle();
    }

    Misfit operator()(const GameBegun& event) const {
        if (!seats_fit(event.players)) {
            return impossible_seating();
        }
        if (!within(event.round, 1, most_rounds)) {
            return impossible_number();
        }
        for (const auto& row : event.controllers) {
            if (!board.is_land(row.space)) {
                return no_such_space();
            }
        }
        for (const auto& row : event.treasuries) {
            if (!within(row.amount.amount, 0, possible_money)) {
                return impossible_number();
            }
        }
        for (const auto& row : event.debts) {
            if (!within(row.amount.amount, 0, possible_money)) {
                return impossible_number();
            }
        }
        for (const auto& row : event.waiting) {
            if (!within(row.count, 0, possible_pieces)) {
                return impossible_number();
            }
        }
        if (!board.has(event.followed) || event.facts.round || event.facts.action || event.facts.origins) {
            return no_such_space();
        }
        if (auto found = facts_misfit(board, event.facts)) {
            return found;
        }
        return exchange({}, event.units);
    }
    Misfit operator()(const BidTaken& event) const {
        auto found = receives(event.power, event.amount);
        return found ? found : exchange({}, event.units);
    }
    Misfit operator()(const ResearchThrown& event) const {
        if (event.dice.faces.empty() || !thrown(event.dice, static_cast<std::int64_t>(event.dice.faces.size()))) {
            return impossible_throw();
        }
        return within(event.breakthroughs, 0, static_cast<int>(all_weapons.size())) ? pays(event.power, event.paid) : impossible_number();
    }
    Misfit operator()(const WeaponDeveloped& event) const {
        if (event.dice.faces.empty() || !thrown(event.dice, static_cast<std::int64_t>(event.dice.faces.size()))) {
            return impossible_throw();
        }
        return state.turn.breakthroughs > 0 ? Misfit{} : impossible_number();
    }
    Misfit operator()(const UnitsBought& event) const { // prices are those of its day
        auto waiting = state.powers[event.power].waiting;
        for (const auto& bought : event.units) {
            if (!within(bought.count, 1, possible_pieces - waiting[bought.unit]) || !within(bought.price.amount, 0, possible_money)) {
                return impossible_number();
            }
            waiting[bought.unit] += bought.count;
        }
        return pays(event.power, event.paid);
    }
    Misfit operator()(const UnitsMoved& event) const {
        if (event.path.empty() || !board.has(event.path)) {
            return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: its pieces move along no path."));
        }
        return move(event.before, event.after);
    }
    Misfit operator()(const TransportLoaded& event) const {
        return board.has(event.from) && board.has(event.zone) ? move(event.before, event.after) : no_such_space();
    }
    Misfit operator()(const TransportUnloaded& event) const {
        return board.has(event.zone) && board.has(event.to) ? move(event.before, event.after) : no_such_space();
    }
    Misfit operator()(const NeutralityViolated& event) const {
        return board.is_land(event.space) ? pays(event.power, event.paid) : no_such_space();
    }
    Misfit operator()(const GunOverflown& event) const { return flight_fits(board, event.flight) ? Misfit{} : impossible_number(); }
    Misfit flown(const Overflight& flight) const {
        const auto flights = pending_overflights(state);
        return std::ranges::find(flights, flight) != flights.end()
                   ? Misfit{}
                   : misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: no such aircraft flew over a gun."));
    }
    Misfit operator()(const OverflightWaived& event) const { return flown(event.flight); }
    Misfit operator()(const OverflightFired& event) const {
        if (auto found = flown(event.flight)) {
            return found;
        }
        const bool hits_only = event.dice.source == core::DiceSource::Hits;
        if (!core::plausible(event.dice) || (hits_only && (!event.dice.faces.empty() || !within(event.dice.hits, 0, possible_pieces)))) {
            return impossible_throw();
        }
        return exchange(event.lost, {});
    }
    Misfit operator()(const MoneyPaid& event) const {
        if (auto found = event.from ? pays(*event.from, event.amount) : Misfit{}) {
            return found;
        }
        if (event.from == event.to || event.amount.amount < 0) {
            return impossible_number();
        }
        return event.to ? receives(*event.to, event.amount) : Misfit{};
    }
    Misfit operator()(const OptionsChanged&) const { return {}; }
    Misfit operator()(const TerritoryTaken& event) const {
        if (!board.is_land(event.space)) {
            return no_such_space();
        }
        return within(event.value.amount, 0, possible_money) ? exchange(event.before, event.after) : impossible_number();
    }
    Misfit operator()(const TreasuryLooted& event) const {
        auto found = pays(event.from, event.amount);
        return found ? found : receives(event.to, event.amount);
    }
    Misfit operator()(const BattleBegun& event) const {
        if (state.battle) {
            return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: another battle is being fought."));
        }
        if (!kind_fits(board, event.space, event.kind) || !board.has(event.origins)) {
            return no_such_space();
        }
        return exchange(event.before, event.after);
    }
    Misfit operator()(const BattleStepReached& event) const {
        if (!state.battle) {
            return no_battle();
        }
        const auto round = state.battle->round;
        return within(event.round, round, round + 1) && groups_fit(state.battle->kind, event.step, event.to_fire) ? Misfit{}
                                                                                                                  : other_battle();
    }
    Misfit operator()(const ColumnFired& event) const {
        if (!state.battle) {
            return no_battle();
        }
        const auto& battle = *state.battle;
        if (event.step != battle.step || std::ranges::find(battle.to_fire, event.group) == battle.to_fire.end()) {
            return other_battle();
        }
        const bool hits_only = event.dice.source == core::DiceSource::Hits;
        if (hits_only ? !event.dice.faces.empty() || !within(event.dice.hits, 0, event.group.dice)
                      : !thrown(event.dice, event.group.dice)) {
            return impossible_throw();
        }
        const bool owed_fits = !event.owed || within(event.owed->hits, 1, event.hits);
        return within(event.hits, 0, event.group.dice) && owed_fits ? Misfit{} : impossible_number();
    }
    Misfit operator()(const LossesTaken& event) const {
        if (!state.battle) {
            return no_battle();
        }
        const bool elsewhere = std::ranges::any_of(event.units, [this](const Stack& stack) { return stack.space != state.battle->space; });
        return elsewhere ? other_battle() : exchange(event.units, {});
    }
    Misfit operator()(const CasualtiesRemoved& event) const {
        if (!state.battle) {
            return no_battle();
        }
        return event.units == state.battle->casualties ? Misfit{} : no_such_pieces();
    }
    Misfit operator()(const SubmarinesWithdrew& event) const {
        return board.has(event.to) ? move_in_battle(event.before, event.after) : no_such_space();
    }
    Misfit operator()(const SupportWaived& event) const {
        if (!board.has(event.space)) {
            return no_such_space();
        }
        return within(event.shots, 1, possible_pieces) ? move_in_battle(event.before, event.after) : impossible_number();
    }
    Misfit operator()(const AttackerRetreated& event) const {
        return board.has(event.to) ? move_in_battle(event.before, event.after) : no_such_space();
    }
    Misfit operator()(const BattleEnded& event) const {
        if (auto found = move_in_battle(event.before, event.after)) {
            return found;
        }
        return event.space == state.battle->space && event.kind == state.battle->kind ? Misfit{} : other_battle();
    }
    Misfit bombed(Power owner, core::Money paid, core::Money owed) const {
        auto found = pays(owner, paid);
        return found ? found : owes(owner, owed);
    }
    Misfit operator()(const RaidPaid& event) const {
        if (!state.battle || state.battle->kind != BattleKind::Raid) {
            return no_battle();
        }
        return within(event.damage.amount, 0, possible_money) ? bombed(event.owner, event.paid, event.owed) : impossible_number();
    }
    Misfit operator()(const RocketFired& event) const {
        if (!board.has(event.from) || !board.has(event.target)) {
            return no_such_space();
        }
        return thrown(event.dice, 1) ? bombed(event.owner, event.paid, event.owed) : impossible_throw();
    }
    Misfit operator()(const UnitsPlaced& event) const {
        if (!board.has(event.space) || !board.has(event.complex)) {
            return no_such_space();
        }
        if (auto found = waiting(event.power, event.units)) {
            return found;
        }
        PerUnit<std::int64_t> placed;
        for (const auto& [unit, count] : event.units) {
            placed[unit] += count;
        }
        for (const auto& stack : event.after) {
            placed[stack.unit] -= stack.owner == event.power ? stack.count : 0;
        }
        return placed == PerUnit<std::int64_t>{} ? exchange({}, event.after) : no_such_pieces();
    }
    Misfit operator()(const UnitsForfeited& event) const { return waiting(event.power, event.units); }
    Misfit operator()(const UnitsLost& event) const { return exchange(event.units, {}); }
    Misfit operator()(const IncomeCollected& event) const {
        if (!within(event.production.amount, 0, possible_money) || !within(event.debt_paid.amount, 0, event.production.amount) ||
            event.debt_paid > state.powers[event.power].debt) {
            return impossible_number();
        }
        return receives(event.power, event.production - event.debt_paid);
    }
    Misfit operator()(const ActionBegun&) const { return {}; }
    Misfit operator()(const TurnEnded& event) const {
        return within(event.next_round, state.turn.round, state.turn.round + 1) && event.next_round <= most_rounds ? Misfit{}
                                                                                                                   : impossible_number();
    }
    Misfit operator()(const GameEnded& event) const { return outcome_fits(event.outcome) ? Misfit{} : impossible_seating(); }
    Misfit operator()(const TreasuryCorrected& event) const {
        if (event.before != state.powers[event.power].treasury) {
            return other_counts();
        }
        return within(event.after.amount, 0, possible_money) ? Misfit{} : impossible_number();
    }
    Misfit operator()(const UnitsCorrected& event) const {
        return board.has(event.space) ? exchange(event.before, event.after) : no_such_space();
    }
    Misfit operator()(const ControllerCorrected& event) const {
        if (!board.is_land(event.space)) {
            return no_such_space();
        }
        return event.before == controller(state, event.space) ? exchange(event.units_before, event.units_after) : other_counts();
    }
    Misfit operator()(const FactsCorrected& event) const {
        if (event.after.origins && !state.battle) {
            return no_battle();
        }
        if (facts_of(state, event.after) != event.before || one_by_one(event.after).size() != 1) {
            return other_counts();
        }
        return facts_misfit(board, event.after);
    }
    Misfit operator()(const BoardCounted&) const { return {}; }
    Misfit operator()(const ContradictionsLeft& event) const { return left_misfit(board, event.left); }
    Misfit operator()(const WeaponCorrected&) const { return {}; }
    Misfit operator()(const DebtCorrected& event) const {
        if (event.before != state.powers[event.power].debt) {
            return other_counts();
        }
        return within(event.after.amount, 0, possible_money) ? Misfit{} : impossible_number();
    }
    Misfit operator()(const WaitingCorrected& event) const {
        if (event.before != state.powers[event.power].waiting[event.unit]) {
            return other_counts();
        }
        return within(event.after, 0, possible_pieces) ? Misfit{} : impossible_number();
    }
    Misfit operator()(const SeatsCorrected& event) const { return seats_fit(event.after) ? Misfit{} : impossible_seating(); }
};

Misfit battle_misfit(const Board& board, const Battle& battle) {
    if (!kind_fits(board, battle.space, battle.kind) || !board.has(battle.origins) || !board.has(battle.attackers_withdrew_to) ||
        !board.has(battle.defenders_withdrew_to)) {
        return no_such_space();
    }
    if (!within(battle.round, 1, most_rounds) || !groups_fit(battle.kind, battle.step, battle.to_fire) ||
        (battle.owed && !within(battle.owed->hits, 1, 3 * possible_pieces))) {
        return other_battle();
    }
    return board.stacks(battle.casualties);
}

Misfit turn_misfit(const Board& board, const Turn& turn) {
    bool spaces = std::ranges::all_of(turn.battle_sites, [&](SpaceId space) { return board.has(space); });
    for (const auto& taken : turn.taken) {
        spaces = spaces && board.is_land(taken.space);
    }
    for (const auto& use : turn.complex_uses) {
        spaces = spaces && board.has(use.space);
    }
    if (!spaces) {
        return no_such_space();
    }
    const bool numbers =
        within(turn.round, 1, most_rounds) && within(turn.breakthroughs, 0, static_cast<int>(all_weapons.size())) &&
        std::ranges::all_of(turn.complex_uses, [](const ComplexUse& use) { return within(use.placed, 0, possible_pieces); }) &&
        std::ranges::all_of(turn.overflights, [&](const Overflight& flight) { return flight_fits(board, flight); });
    return numbers ? Misfit{} : impossible_number();
}

/// They stand as `add_stack` puts them: in their order, each kind once.
bool in_order(const std::vector<Stack>& stacks) {
    const auto head_of = [](const Stack& stack) { return std::tuple(stack.space, stack.owner, stack.unit); };
    return std::ranges::adjacent_find(stacks, [&](const Stack& a, const Stack& b) {
               const auto heads = head_of(a) <=> head_of(b);
               return heads > 0 || (heads == 0 && some_of(a, 0) >= some_of(b, 0));
           }) == stacks.end();
}

} // namespace

core::Misfit misfit(const State& before, const Event& event) {
    if (auto found = core::misfit_of_beginning(before.begun, std::holds_alternative<GameBegun>(event))) {
        return found;
    }
    return std::visit(Fits{before}, event);
}

core::Misfit misfit(const State& state) {
    const Board board(*state.tables);
    if (!state.begun || !seats_fit(state.players) || (state.outcome && !outcome_fits(*state.outcome))) {
        return impossible_seating();
    }
    const auto& spaces = state.tables->spaces;
    bool held_right = state.controllers.size() == spaces.size() && board.has(state.lost_complexes) && board.has(state.paid_neutrals);
    for (std::size_t i = 0; held_right && i < spaces.size(); ++i) {
        held_right = !state.controllers[i] || !spaces[i].sea;
    }
    if (!held_right) {
        return no_such_space();
    }
    for (const auto& purse : state.powers.values) {
        if (!within(purse.treasury.amount, 0, possible_money) || !within(purse.debt.amount, 0, possible_money) ||
            !std::ranges::all_of(purse.waiting.values, [](int count) { return within(count, 0, possible_pieces); })) {
            return impossible_number();
        }
    }
    if (auto found = board.stacks(state.stacks)) {
        return found;
    }
    if (!in_order(state.stacks)) {
        return misplaced_pieces();
    }
    if (auto found = turn_misfit(board, state.turn)) {
        return found;
    }
    if (auto found = left_misfit(board, state.let_stand)) {
        return found;
    }
    return state.battle ? battle_misfit(board, *state.battle) : Misfit{};
}

} // namespace intendant::axis_allies
