#include "model/empire_of_the_sun/questions/activation.hpp"

#include "model/empire_of_the_sun/battle/intelligence.hpp"
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
    const bool no_supply = offensive.as_event && tables[offensive.card].says("no_supply_needed"); // ES-SUP-10
    const bool by_any = offensive.as_event && tables[offensive.card].says("max_26_units");        // ES-SCN-22
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
            out_of_supply(decision, board, supply, each.clause, each.unit);
            break;
        case Idle::TooFar:
            decision.breaks(each.clause, INTENDANT_TR("{unit} is beyond the range of {hq}."), named);
            break;
        case Idle::Cut:
            decision.breaks(each.clause, INTENDANT_TR("The way from {hq} to {unit} is cut by the enemy."), named);
            break;
        }
    }
    for (const auto unit : units) {
        if (has(state.turn.bombed, unit)) {
            decision.breaks("ES-STW-13", INTENDANT_TR("{unit} has bombed Japan in this turn: it takes part in no offensive."),
                            {{"unit", name(unit)}});
        }
    }
    int most = 0;
    if (by_any) {
        most = tables.limit("jp2_max_units");
    }
    for (const auto each : by_any ? std::vector<UnitId>{} : offensive.headquarters) {
        most += activation(tables, board, supply, each, offensive.card, offensive.as_event).most;
    }
    const bool chinese_free = offensive.as_event && tables[offensive.card].says("chinese_armies_free_activation");
    const auto count = static_cast<int>(std::ranges::count_if(units, [&](UnitId unit) {
        return !(chinese_free && tables[unit].nation == Nation::Chinese && tables[unit].unit_class == UnitClass::Army);
    }));
    if (most > 0 && count > most) {
        decision.breaks("ES-OFF-2",
                        INTENDANT_TR("{count} {count:unit is|units are} activated; headquarters and card allow {most}: {more} too many."),
                        {{"count", number(count)}, {"most", number(most)}, {"more", number(count - most)}});
    }
    const auto ground = std::ranges::count_if(units, [&](UnitId unit) { return tables[unit].kind == UnitKind::Ground; });
    if (found.most_ground && ground > *found.most_ground) {
        decision.breaks("ES-CRD-10", INTENDANT_TR("The event allows {most} ground {most:unit|units}."),
                        {{"most", number(*found.most_ground)}});
    }
}

/// It is in supply, and has one of these battle hexes in its range. Rule: ES-REA-2.
void check_reaction_leader(Decision& decision, const Board& board, const Supply& supply, UnitId headquarters,
                           const std::vector<HexId>& battles) {
    const auto& tables = decision.tables();
    if (!board[headquarters].in_play()) {
        decision.breaks("ES-REA-2", INTENDANT_TR("{unit} is not on the map: {place}."),
                        {{"unit", name(headquarters)}, {"place", name(board[headquarters].place)}});
        return;
    }
    if (!supply.supplied(headquarters)) {
        out_of_supply(decision, board, supply, "ES-REA-2", headquarters);
    }
    if (battles.empty()) {
        decision.breaks("ES-REA-2", INTENDANT_TR("No battle hex is declared: {unit} leads no reaction."), {{"unit", name(headquarters)}});
        return;
    }
    if (!board[headquarters].on_map()) {
        return; // its range is the table's
    }
    const auto at = board[headquarters].place.hex;
    const auto nearest = *std::ranges::min_element(battles, {}, [&](HexId hex) { return tables.map->distance(at, hex); });
    if (tables.map->distance(at, nearest) > tables[headquarters].hq_range) {
        decision.breaks(
            "ES-REA-2",
            INTENDANT_TR(
                "{unit}: the nearest battle hex {hex} is {way} {way:hex|hexes} away, and its range is {range}. In range: {units}."),
            {{"unit", name(headquarters)},
             {"hex", name(nearest)},
             {"way", number(tables.map->distance(at, nearest))},
             {"range", number(tables[headquarters].hq_range)},
             {"units", list_of(reaction_headquarters(tables, board, supply, tables[headquarters].side, battles))}});
    }
}

/// A counter-offensive card limits who leads and who is activated. Rule: ES-CRD-10, ES-CRD-20.
void check_counter_offensive(Decision& decision, CardId id, UnitId headquarters, const std::vector<UnitId>& units) {
    const auto& tables = decision.tables();
    const auto& card = tables[id];
    if (!card.hqs.empty() && !has(card.hqs, headquarters)) {
        decision.breaks("ES-CRD-10", INTENDANT_TR("{unit} does not lead {card}: its event names {units}."),
                        {{"unit", name(headquarters)}, {"card", name(id)}, {"units", list_of(card.hqs)}});
    }
    for (const auto unit : units) {
        if (!event_names(tables, card, unit)) {
            decision.breaks("ES-CRD-10", INTENDANT_TR("The event of {card} does not let {unit} be activated."),
                            {{"card", name(id)}, {"unit", name(unit)}});
        }
    }
}

/// Rule: ES-REA-1 to ES-REA-6.
void check_reaction(Decision& decision, UnitId headquarters, const std::vector<UnitId>& units) {
    const auto& state = decision.now();
    const auto& tables = decision.tables();
    const auto& offensive = *state.offensive;
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    const bool surprised = offensive.status.value_or(Status::Surprise) == Status::Surprise;
    if (surprised && offensive.special.empty()) { // special reaction leaves the status as it is (ES-SRM-2, ES-SRM-4)
        const auto& card = tables[offensive.card];
        const bool printed = offensive.as_event && card.status;
        decision.breaks("ES-REA-1",
                        printed ? INTENDANT_TR("Under surprise nobody reacts: {card} prints it, and an intelligence card comes first.")
                                : INTENDANT_TR("Under surprise nobody reacts: the roll for intelligence comes first, {value} and below."),
                        {{"card", name(offensive.card)}, {"value", number(intelligence_value(card, offensive.as_event).value_or(0))}});
    }
    check_reaction_leader(decision, board, supply, headquarters,
                          surprised && !offensive.special.empty() ? offensive.special : offensive.battles);
    const Card* counter = nullptr;
    for (const auto card : offensive.reaction_cards) {
        if (tables[card].card_class == CardClass::CounterOffensive) {
            counter = &tables[card];
            check_counter_offensive(decision, card, headquarters, units);
        }
    }
    const int most = reaction_limit(tables, headquarters, tables[offensive.card], counter);
    const auto count = static_cast<int>(units.size());
    if (count > most) {
        const int efficiency = tables[headquarters].efficiency;
        decision.breaks("ES-REA-3",
                        INTENDANT_TR("{count} {count:unit reacts|units react}; {most} {most:is|are} allowed, {efficiency} by the "
                                     "headquarters and {value} by the card: {more} too many."),
                        {{"count", number(count)},
                         {"most", number(most)},
                         {"efficiency", number(efficiency)},
                         {"value", number(most - efficiency)},
                         {"more", number(count - most)}});
    }
    for (const auto unit : units) {
        const Parameters named{{"unit", name(unit)}, {"hq", name(headquarters)}};
        if (!may_command(tables, headquarters, unit)) {
            decision.breaks("ES-OFF-4", INTENDANT_TR("{hq} does not command {unit}."), named);
        } else if (!board[unit].on_map()) {
            continue;
        } else if (!supply.supplied(unit)) {
            out_of_supply(decision, board, supply, "ES-REA-6", unit);
        } else if (board.units[headquarters.index].on_map() && !activation_line(tables, board, supply.zones(), headquarters, unit).open) {
            decision.breaks("ES-REA-6", INTENDANT_TR("The way from {hq} to {unit} is cut by the enemy."), named);
        }
    }
}

} // namespace

core::Verdict<Event> decide(const State& state, const ActivateUnits& command) {
    if (const auto why = depth_objection(state, Depth::Battles)) {
        return *why;
    }
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
