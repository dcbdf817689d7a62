#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/offensive/card_changes.hpp"
#include "model/empire_of_the_sun/offensive/card_moves.hpp"

#include <algorithm>
#include <set>

// Dice of cards, and what cards, stacking and the table take from units and hexes.
namespace intendant::empire_of_the_sun {

namespace {

/// A card of the offensive strikes before the battles or after them, as it says; where no battle is declared it strikes all the same. Rule: ES-BAT-31.
void check_timing(Decision& decision, CardId id) {
    const auto& offensive = decision.now().offensive;
    const auto timing = decision.tables()[id].timing;
    if (!offensive || timing == CardTiming::Any) {
        return;
    }
    std::vector<HexId> fought;
    std::vector<HexId> open;
    for (const auto hex : offensive->battles) {
        (has(offensive->fought_at_sea, hex) || has(offensive->fought, hex) ? fought : open).push_back(hex);
    }
    if (timing == CardTiming::BeforeCombat && !fought.empty()) {
        decision.breaks("ES-BAT-31", INTENDANT_TR("{card} strikes before all combat, and there has been combat in {hexes}."),
                        {{"card", name(id)}, {"hexes", list_of(fought)}});
    } else if (timing == CardTiming::AfterCombat && !open.empty()) {
        decision.breaks("ES-BAT-31", INTENDANT_TR("{card} strikes after all combat, and there is combat to come in {hexes}."),
                        {{"card", name(id)}, {"hexes", list_of(open)}});
    } else if (timing == CardTiming::BeforeBattle && open.empty() && !fought.empty()) {
        decision.breaks("ES-BAT-31", INTENDANT_TR("{card} strikes before a battle, and all have been fought: {hexes}."),
                        {{"card", name(id)}, {"hexes", list_of(fought)}});
    }
}

} // namespace

core::Verdict<Event> decide(const State& state, const ThrowDie& command) {
    if (const auto why = die_objection(command.dice)) {
        return *why;
    }
    Decision decision(state);
    const auto& card = decision.tables()[command.card];
    const Parameters named{{"card", name(command.card)}};
    if (!played(state, command.card)) {
        decision.breaks("ES-BAT-31", INTENDANT_TR("{card} has not been played: no die is thrown for it."), named);
    } else if (card.dice.empty()) {
        decision.breaks("ES-BAT-31", INTENDANT_TR("{card} throws no die."), named);
    }
    if (state.offensive && state.offensive->undo &&
        std::ranges::find(state.offensive->undo->thrown, command.card, &CardDie::card) != state.offensive->undo->thrown.end()) {
        decision.breaks("ES-BAT-31", INTENDANT_TR("The die of {card} has been thrown."), named);
    }
    check_timing(decision, command.card);
    decision.book(DieRolled{.purpose = Purpose::Card,
                            .dice = command.dice,
                            .unit = {},
                            .value = command.dice.faces.front(),
                            .success = true,
                            .card = command.card});
    return std::move(decision).accepted();
}

namespace {

/// The card strikes such units; those of attack cards are active, or inactive where it says so. Rule: ES-CRD-19.
void check_whom(Decision& decision, CardId id, const std::vector<LossRow>& rows) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto& card = tables[id];
    std::vector<Struck> whom;
    for (const auto& loss : card.losses) {
        whom.push_back(loss.whom);
    }
    if (card.dice_strike) {
        whom.push_back(*card.dice_strike);
    }
    const bool inactive = has(card.needs, std::string{"jp_naval_inactive_in_port_outside_japan_islands"});
    const auto idle = [&](UnitId unit) {
        if (state.options.depth == Depth::Books) {
            return false; // who is active is not kept
        }
        const bool of_offensive = card.kind == CardKind::Reaction && state.offensive && tables[unit].side == state.offensive->side;
        return of_offensive && has(state.offensive->activated, unit) == inactive;
    };
    for (const auto& row : rows) {
        const Parameters both{{"card", name(id)}, {"unit", name(row.unit)}};
        if (!whom.empty() && std::ranges::none_of(whom, [&](const Struck& each) { return strikes(tables, each, row.unit); })) {
            decision.breaks("ES-CRD-19", INTENDANT_TR("{card} takes no step from {unit}: it strikes others."), both);
        } else if (idle(row.unit)) {
            decision.breaks("ES-CRD-19",
                            inactive ? INTENDANT_TR("{card} strikes ships that are not active, and {unit} is.")
                                     : INTENDANT_TR("{card} strikes units of the offensive, and {unit} is not active."),
                            both);
        }
        if (drops(card)) { // ES-LND-9
            if (tables[row.unit].nation != Nation::Dutch || tables[row.unit].unit_class != UnitClass::Regiment) {
                decision.breaks("ES-LND-9", INTENDANT_TR("Paratroops eliminate a Dutch regiment, which {unit} is not."), both);
            } else if (state[row.unit].on_map()) {
                check_paratroops(decision, id, state[row.unit].place.hex);
            }
        }
        const auto loss = std::ranges::find_if(card.losses, [&](const StepLoss& each) { return strikes(tables, each.whom, row.unit); });
        const auto battleship = [&](Side side) {
            return std::ranges::any_of(units_in(state, state[row.unit].place.hex, side),
                                       [&](UnitId each) { return tables[each].unit_class == UnitClass::Battleship; });
        };
        if (loss != card.losses.end() && loss->under_battleships && state[row.unit].on_map() &&
            (!battleship(Side::Japan) || battleship(Side::Allies))) {
            decision.breaks("ES-CRD-19", INTENDANT_TR("{card} strikes where a Japanese BB stands and no Allied one: not {unit}."), both);
        }
        const bool last = row.steps == level_of(state, row.unit);
        if (loss == card.losses.end() || !last || loss->last == LastStep::Taken) {
            continue;
        }
        const bool other = std::ranges::any_of(units_in(state, state[row.unit].place.hex, loss->whom.side), [&](UnitId each) {
            return each != row.unit && strikes(tables, loss->whom, each) && !idle(each) && level_of(state, each) == 2;
        });
        if (loss->last == LastStep::Kept) {
            decision.breaks("ES-CRD-19", INTENDANT_TR("{card} eliminates no unit, and this is the last step of {unit}."), both);
        } else if (other) {
            decision.breaks("ES-CRD-19",
                            INTENDANT_TR("{card} eliminates no unit while another can lose a step, and this is the last one of {unit}."),
                            both);
        }
    }
}

/// No more steps, of all entries together, than the card takes from these units; those of its die come from one unit. Rule: ES-CRD-19.
void check_each_loss(Decision& decision, const LoseSteps& command) {
    const auto& state = decision.now();
    for (const auto& loss : decision.tables()[*command.card].losses) {
        int steps = struck_already(state, *command.card, loss.whom);
        for (const auto& row : command.units) {
            steps += strikes(decision.tables(), loss.whom, row.unit) ? row.steps : 0;
        }
        const int allowed = steps_of(state, *command.card, loss);
        if (steps > allowed) {
            decision.breaks("ES-CRD-19", INTENDANT_TR("{card} takes {allowed} {allowed:step|steps} of one side, and these make {steps}."),
                            {{"card", name(*command.card)}, {"allowed", number(allowed)}, {"steps", number(steps)}});
        }
    }
    if (decision.tables()[*command.card].dice.empty()) {
        return;
    }
    std::vector<UnitId> struck;
    for (const auto& hit : state.offensive->undo->hits) {
        if (hit.card == *command.card && !has(struck, hit.unit)) {
            struck.push_back(hit.unit);
        }
    }
    for (const auto& row : command.units) {
        if (!has(struck, row.unit)) {
            struck.push_back(row.unit);
        }
    }
    if (struck.size() > 1) {
        decision.breaks("ES-CRD-19", INTENDANT_TR("The die of {card} strikes one unit, and these lose steps by it: {units}."),
                        {{"card", name(*command.card)}, {"units", list_of(struck)}});
    }
}

/// No more steps than the card says, or its die. Rule: ES-CRD-19, ES-BAT-31.
void check_struck(Decision& decision, const LoseSteps& command) {
    const auto& offensive = decision.now().offensive;
    const auto& card = decision.tables()[*command.card];
    check_played(decision, *command.card);
    check_whom(decision, *command.card, command.units);
    if (card.dice.empty()) {
        check_timing(decision, *command.card);
    }
    if (!offensive || !offensive->undo || (card.dice.empty() && card.losses.empty())) {
        return;
    }
    const auto thrown = std::ranges::find(offensive->undo->thrown, *command.card, &CardDie::card);
    if (!card.dice.empty() && thrown == offensive->undo->thrown.end()) {
        decision.breaks("ES-BAT-31", INTENDANT_TR("The die of {card} comes first."), {{"card", name(*command.card)}});
        return;
    }
    check_each_loss(decision, command);
    int allowed = 0;
    for (const auto& loss : card.losses) {
        allowed += steps_of(decision.now(), *command.card, loss);
    }
    for (const auto& row : card.dice) {
        allowed += core::within(thrown->face, row.least, row.most) ? row.steps : 0;
    }
    auto steps = static_cast<int>(std::ranges::count(offensive->undo->struck, *command.card));
    for (const auto& row : command.units) {
        steps += row.steps;
    }
    const Parameters named{{"card", name(*command.card)}, {"allowed", number(allowed)}, {"steps", number(steps)}};
    if (steps > allowed && card.dice.empty()) {
        decision.breaks("ES-CRD-19", INTENDANT_TR("{card} takes {allowed} {allowed:step|steps}, and these make {steps}."), named);
    } else if (steps > allowed) {
        auto with_die = named;
        with_die.emplace_back("die", number(thrown->face));
        decision.breaks("ES-BAT-31", INTENDANT_TR("{card}: die {die} takes {allowed} {allowed:step|steps}, and these make {steps}."),
                        with_die);
    }
}

} // namespace

core::Verdict<Event> decide(const State& state, const LoseSteps& command) {
    Decision decision(state);
    std::set<UnitId> seen;
    std::vector<UnitRow> rows;
    for (const auto& row : command.units) {
        const Parameters named{{"unit", name(row.unit)}};
        const auto kind = state[row.unit].place.kind;
        if (!seen.insert(row.unit).second) {
            return refuse("ES-GEN-21", INTENDANT_TR("{unit} is named twice."), named);
        }
        if (!state[row.unit].in_play() && kind != PlaceKind::ChinaBox) {
            return refuse("ES-BAT-17", INTENDANT_TR("{unit} is not in play: it loses no step."), named);
        }
        if (decision.tables()[row.unit].hq()) {
            return refuse("ES-HQ-1", INTENDANT_TR("{unit} is a headquarters: it loses no step."), named);
        }
        if (!core::within(row.steps, 1, level_of(state, row.unit))) {
            return refuse("ES-BAT-17", INTENDANT_TR("{unit} has not so many steps to lose."), named);
        }
        rows.push_back(after_losing(state, row.unit, row.steps));
    }
    if (command.card) {
        check_struck(decision, command);
    }
    decision.place(command.cause.value_or(Cause::Card), rows, command.card);
    return std::move(decision).accepted();
}

/// Rule: ES-STK-3, ES-HQ-6, ES-HQ-7.
core::Verdict<Event> decide(const State& state, const RemoveUnits& command) {
    if (const auto why = on_map_objection(state, command.units)) {
        return *why;
    }
    Decision decision(state);
    const auto board = board_of(state);
    Supply supply;
    supply.compute(decision.tables(), board);
    std::vector<UnitRow> rows;
    for (const auto unit : command.units) {
        const bool stays_in_game = decision.tables()[unit].hq() || !state[unit].on_map() || supply.supplied(unit);
        rows.push_back(stays_in_game ? repositioned(state, unit)
                                     : UnitRow{.unit = unit, .place = {.kind = PlaceKind::Eliminated}, .step = state[unit].step});
    }
    decision.place(command.cause.value_or(Cause::Stacking), rows);
    return std::move(decision).accepted();
}

/// Control as it is affirmed: by paratroops (ES-LND-9), by card 28 (ES-CTL-7), or as the table sees it (ES-GEN-20).
core::Verdict<Event> decide(const State& state, const TakeHexes& command) {
    Decision decision(state);
    for (const auto hex : command.hexes) {
        if (decision.map().land(hex) == nullptr) {
            return refuse("ES-CTL-6", INTENDANT_TR("Nobody controls the open sea: {hex}."), {{"hex", name(hex)}});
        }
        if (always_allied(decision.map(), hex) && command.side == Side::Japan) {
            return refuse("ES-CTL-3", INTENDANT_TR("Kunming and the hexes beside it are always Allied: {hex}."), {{"hex", name(hex)}});
        }
    }
    if (command.card) {
        if (command.hexes.size() > 1) {
            decision.breaks("ES-LND-9", INTENDANT_TR("Paratroops take one hex: {hexes}."), {{"hexes", list_of(command.hexes)}});
        }
        for (const auto hex : command.hexes) {
            check_paratroops(decision, *command.card, hex);
            if (stands_in(state, hex, Side::Japan) || stands_in(state, hex, Side::Allies)) {
                decision.breaks("ES-LND-9", INTENDANT_TR("Somebody stands in {hex}: paratroops do not take it."), {{"hex", name(hex)}});
            }
        }
    }
    take(decision, command.side, command.cause.value_or(command.card ? Cause::Card : Cause::Movement), command.hexes);
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
