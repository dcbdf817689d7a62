#include "model/empire_of_the_sun/questions/activation.hpp"

#include "model/empire_of_the_sun/decision.hpp"

#include <algorithm>

// A, and E of the Reaction player: which units a headquarters activates.
namespace intendant::empire_of_the_sun {

namespace {

/// Army and Navy units of a side that has its rivalry; that Army units land is no activation of ships. Rule: ES-OFF-6, ES-RIV-2, ES-RIV-3, ES-AMP-10.
void check_rivalry(Decision& decision, Side side, std::optional<UnitId> headquarters, const std::vector<UnitId>& units) {
    const auto& tables = decision.tables();
    if (decision[rivalry_of(side)] == 0 || (side == Side::Allies && headquarters && tables[*headquarters].service != Service::Us)) {
        return;
    }
    const bool army = std::ranges::any_of(units, [&](UnitId unit) { return tables[unit].army(); });
    const bool navy = std::ranges::any_of(units, [&](UnitId unit) { return tables[unit].navy(); });
    if (army && navy) {
        decision.breaks("ES-OFF-6", INTENDANT_TR("Under rivalry a headquarters does not activate units of Army and Navy together."));
    }
}

/// Rule: ES-OFF-2 to ES-OFF-5, ES-OFF-7, ES-CRD-10.
void check_activation(Decision& decision, UnitId headquarters, const std::vector<UnitId>& units) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto& offensive = *state.offensive;
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    const auto found = activation(tables, board, supply, headquarters, offensive.card, offensive.as_event);
    const bool no_supply = offensive.as_event && tables[offensive.card].id == "JP48"; // ES-SUP-10
    const bool by_any = offensive.as_event && tables[offensive.card].id == "JP2";     // ES-SCN-22
    for (const auto& each : found.units) {
        if (!has(units, each.unit) || (no_supply && each.idle == Idle::Unsupplied) || (by_any && each.idle != Idle::NotByEvent)) {
            continue;
        }
        const Parameters named{{"unit", name(each.unit)}, {"hq", name(headquarters)}};
        switch (each.idle) {
        case Idle::None:
            if (each.doubtful) {
                decision.doubts(each.clause, INTENDANT_TR("The event names ground units only; {unit} is activated all the same."), named);
            }
            break;
        case Idle::NotCommanded:
            decision.breaks(each.clause, INTENDANT_TR("{hq} does not command {unit}."), named);
            break;
        case Idle::NotByEvent:
            decision.breaks(each.clause, INTENDANT_TR("The event does not let {unit} be activated."), named);
            break;
        case Idle::Unsupplied:
            decision.breaks(each.clause, INTENDANT_TR("{unit} is not in supply."), named);
            break;
        case Idle::TooFar:
            decision.breaks(each.clause, INTENDANT_TR("{unit} is beyond the range of {hq}."), named);
            break;
        case Idle::Cut:
            decision.breaks(each.clause, INTENDANT_TR("The way from {hq} to {unit} is cut by the enemy."), named);
            break;
        }
    }
    int most = 0;
    if (by_any) {
        most = tables.limit("jp2_max_units");
    }
    for (const auto each : by_any ? std::vector<UnitId>{} : offensive.headquarters) {
        most += activation(tables, board, supply, each, offensive.card, offensive.as_event).most;
    }
    const auto count = static_cast<int>(units.size());
    if (most > 0 && count > most) {
        decision.breaks("ES-OFF-2", INTENDANT_TR("{count} units are activated; headquarters and card allow {most}."),
                        {{"count", number(count)}, {"most", number(most)}});
    }
    const auto ground = std::ranges::count_if(units, [&](UnitId unit) { return tables[unit].kind == UnitKind::Ground; });
    if (found.most_ground && ground > *found.most_ground) {
        decision.breaks("ES-CRD-10", INTENDANT_TR("The event allows {most} ground units."), {{"most", number(*found.most_ground)}});
    }
}

/// Rule: ES-REA-1 to ES-REA-6.
void check_reaction(Decision& decision, UnitId headquarters, const std::vector<UnitId>& units) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto& offensive = *state.offensive;
    const auto reaction = enemy_of(offensive.side);
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    if (offensive.status.value_or(Status::Surprise) == Status::Surprise) {
        decision.breaks("ES-REA-1", INTENDANT_TR("Under surprise nobody reacts."));
    }
    if (!has(reaction_headquarters(tables, board, supply, reaction, offensive.battles), headquarters)) {
        decision.breaks("ES-REA-2", INTENDANT_TR("{unit} is not in supply, or no battle hex is within its range."),
                        {{"unit", name(headquarters)}});
    }
    const Card* counter = nullptr;
    for (const auto card : offensive.reaction_cards) {
        if (tables[card].card_class == CardClass::CounterOffensive) {
            counter = &tables[card];
        }
    }
    const int most = reaction_limit(tables, headquarters, tables[offensive.card], counter);
    const auto count = static_cast<int>(units.size());
    if (count > most) {
        decision.breaks("ES-REA-3", INTENDANT_TR("{count} units react; headquarters and card allow {most}."),
                        {{"count", number(count)}, {"most", number(most)}});
    }
    for (const auto unit : units) {
        const Parameters named{{"unit", name(unit)}, {"hq", name(headquarters)}};
        if (!may_command(tables, headquarters, unit)) {
            decision.breaks("ES-OFF-4", INTENDANT_TR("{hq} does not command {unit}."), named);
        } else if (!supply.supplied(unit)) {
            decision.breaks("ES-REA-6", INTENDANT_TR("{unit} is not in supply."), named);
        } else if (board.units[headquarters.index].on_map() && !activation_line(tables, board, supply.zones(), headquarters, unit).open) {
            decision.breaks("ES-REA-6", INTENDANT_TR("The way from {hq} to {unit} is cut by the enemy."), named);
        }
    }
}

} // namespace

core::Verdict<Event> decide(const State& state, const ActivateUnits& command) {
    if (const auto why = offensive_objection(state)) {
        return *why;
    }
    if (const auto why = on_map_objection(state, command.units)) {
        return *why;
    }
    if (command.units.empty()) {
        return refuse("ES-OFF-2", INTENDANT_TR("Name the units that are activated."));
    }
    Decision decision(state);
    const auto& tables = decision.tables();
    const auto& offensive = *state.offensive;
    const auto side = tables[command.units.front()].side;
    const bool reacts = side != offensive.side;
    for (const auto unit : command.units) {
        if (tables[unit].side != side) {
            return refuse("ES-OFF-4", INTENDANT_TR("Units of one side are activated together."));
        }
        if (has(reacts ? offensive.reacting : offensive.activated, unit)) {
            return refuse("ES-OFF-2", INTENDANT_TR("{unit} is active already."), {{"unit", name(unit)}});
        }
        if (tables[unit].hq()) {
            return refuse("ES-HQ-1", INTENDANT_TR("{unit} is a headquarters: it is not activated."), {{"unit", name(unit)}});
        }
    }
    auto headquarters = command.headquarters;
    if (!headquarters) {
        headquarters = reacts                           ? offensive.reaction_headquarters
                       : offensive.headquarters.empty() ? std::nullopt
                                                        : std::optional{offensive.headquarters.front()};
    }
    if (headquarters && (!tables[*headquarters].hq() || tables[*headquarters].side != side)) {
        return refuse("ES-OFF-1", INTENDANT_TR("{side}: {unit} is not one of its headquarters."),
                      {{"unit", name(*headquarters)}, {"side", name(side)}});
    }
    auto all = reacts ? offensive.reacting : offensive.activated;
    all.insert(all.end(), command.units.begin(), command.units.end());
    const auto& card = tables[offensive.card];
    if (!headquarters && !reacts && offensive.as_event && card.hqs.empty()) { // the event names its units itself (ES-SCN-21)
        for (const auto unit : command.units) {
            if (!event_names(tables, card, unit)) {
                decision.breaks("ES-CRD-10", INTENDANT_TR("The event does not let {unit} be activated."), {{"unit", name(unit)}});
            }
        }
    } else if (!headquarters) {
        decision.doubts("ES-OFF-1", INTENDANT_TR("No headquarters is named that activates them."));
    } else if (reacts) {
        check_reaction(decision, *headquarters, all);
    } else {
        check_activation(decision, *headquarters, all);
    }
    check_rivalry(decision, side, headquarters, all);
    decision.book(UnitsActivated{.side = side, .headquarters = headquarters, .units = command.units});
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
