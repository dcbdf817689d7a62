#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>

// What a player does when it is his turn to act.
namespace intendant::empire_of_the_sun {

namespace {

/// Rule: ES-CRD-2, ES-SEQ-3, ES-SEQ-4, ES-INI-1, ES-INI-3.
void check_turn_to_act(Decision& decision, Side side, bool future_event) {
    expect_phase(decision, Phase::Offensives);
    if (to_act(decision.now()) == side) {
        return;
    }
    const auto other = enemy_of(side);
    const Parameters hands{{"side", name(side)},
                           {"other", name(other)},
                           {"cards", number(decision[cards_of(side)])},
                           {"other_cards", number(decision[cards_of(other)])}};
    if (!future_event) {
        decision.breaks("ES-SEQ-3", INTENDANT_TR("{other} is next to act (cards in hand: {other}, {other_cards}; {side}, {cards})."),
                        hands);
    } else if (decision.now().turn.acted) {
        decision.breaks(
            "ES-INI-3",
            INTENDANT_TR("{other} is next to act: a Future Offensive comes before its turn only as the first card of the phase."), hands);
    }
}

/// What an event needs and the books refute. Rule: ES-CRD-9, ES-CRD-35, ES-ASP-10.
void check_event(Decision& decision, CardId id) {
    const auto& state = decision.now();
    const auto& card = decision.tables()[id];
    if (const auto needs = unmet(state, id); !needs.empty()) {
        report_unmet(decision, id, needs);
        decision.doubts("ES-CRD-9", INTENDANT_TR("Instead of its event, {card} can be played for its value; it can be discarded too."),
                        {{"card", name(id)}});
    }
    const bool escorts = std::ranges::any_of(
        decision.tables().markers, [&](const Marker& marker) { return marker.track == Track::Escorts && has(marker.set_by, id); });
    if (escorts && state[Track::EscortsVoid] != 0) {
        std::vector<CardId> end;
        for (const auto& marker : decision.tables().markers) {
            if (marker.track == Track::EscortsVoid) {
                end = marker.set_by;
            }
        }
        decision.breaks("ES-STW-7", INTENDANT_TR("{card} is void: {ends} {ends:has|have} been played."),
                        {{"card", name(id)}, {"ends", list_of(end)}});
    }
    if (card.china && has(state.surrendered, Area::China)) {
        decision.breaks("ES-CRD-9", INTENDANT_TR("{card} moves the marker of China, which has surrendered."), {{"card", name(id)}});
    }
    if (card.china && card.side == Side::Japan && china_cut_off(state)) {
        decision.breaks("ES-POL-14", INTENDANT_TR("The Allies control the ports of China and Korea: {card} makes no offensive in China."),
                        {{"card", name(id)}});
    }
}

} // namespace

bool due_as_event(const State& state, CardId id) {
    const auto& tables = *state.tables;
    const auto& card = tables[id];
    return card.due_from ? tables.turn(state.turn.number).year >= *card.due_from
                         : card.says("manchuria_if_tojo_resigned") && state[Track::TojoResigned] != 0;
}

void report_unmet(Decision& decision, CardId card, const std::vector<std::string>& needs) {
    for (const auto& need : needs) {
        decision.breaks("ES-CRD-9", missing(decision.tables(), card, need));
    }
}

Objection card_objection(Decision& decision, CardId id, bool future) {
    const auto& state = decision.now();
    const auto side = decision.tables()[id].side;
    const Parameters named{{"card", name(id)}};
    switch (state[id]) {
    case CardPlace::Discards:
        return refuse("ES-CRD-5", INTENDANT_TR("{card} lies among the discards."), named);
    case CardPlace::Removed:
        return refuse("ES-CRD-6", INTENDANT_TR("{card} is out of the game."), named);
    case CardPlace::Unseen:
    case CardPlace::Hand:
    case CardPlace::Future:
        break;
    }
    if (future || state[id] == CardPlace::Future) {
        if (state[future_of(side)] == 0) {
            return refuse("ES-FUT-1", INTENDANT_TR("{side}: no Future Offensive lies aside."), {{"side", name(side)}});
        }
        if (state[set_aside_of(side)] != 0) {
            decision.breaks("ES-FUT-3", INTENDANT_TR("{card} was set aside in this turn."), named);
        }
        if (state[cards_of(side)] == 0) {
            decision.breaks("ES-FUT-3", INTENDANT_TR("A Future Offensive is not played as the last card: {card}."), named);
        }
        if (state[id] != CardPlace::Future) {
            decision.book(CardMoved{.card = id, .to = CardPlace::Future, .how = CardMove::Shown});
        }
        return {};
    }
    if (state[cards_of(side)] == 0) {
        return refuse("ES-DRW-8", INTENDANT_TR("{side}: no card is in hand."), {{"side", name(side)}});
    }
    return {};
}

namespace {

bool first_action(const State& state) { return state.turn.phase == Phase::Offensives && !state.turn.acted; }

/// Replacements of a card are used before anything else is done. Rule: ES-REP-19.
void lose_unused_replacements(Decision& decision) {
    if (!decision.now().turn.replacing) {
        return;
    }
    std::vector<TrackRow> rows;
    for (const auto& each : decision.tables()[*decision.now().turn.replacing].replacements) {
        if (!each.stored) {
            rows.push_back({each.pool, 0});
        }
    }
    decision.set(Cause::Replacement, rows);
}

/// What stands against playing this card now, and the action.
Objection act(Decision& decision, CardId id, Action action, bool as_event, bool future) {
    const auto& card = decision.tables()[id];
    if (decision.now().offensive) {
        return refuse("ES-SEQ-6", INTENDANT_TR("An offensive is under way: end it first."));
    }
    if (auto why = card_objection(decision, id, future)) {
        return why;
    }
    check_turn_to_act(decision, card.side, future && as_event);
    if (card.event_only && !as_event) {
        decision.breaks("ES-SCN-20", INTENDANT_TR("{card} is played as event only."), {{"card", name(id)}});
    }
    if (as_event) {
        check_event(decision, id);
        if (card.kind == CardKind::Reaction && !card.leads_offensive()) { // ES-AMB-14
            decision.breaks("ES-CRD-13", INTENDANT_TR("{card} is a reaction card: only the Reaction player plays its event."),
                            {{"card", name(id)}});
        }
    }
    lose_unused_replacements(decision);
    if (!as_event && action != Action::Discard && due_as_event(decision.now(), id)) {
        decision.breaks("ES-CRD-30", INTENDANT_TR("{card} has to be played as an event: its condition is met."), {{"card", name(id)}});
    }
    decision.book(
        ActionTaken{.side = card.side, .action = action, .card = id, .as_event = as_event, .first = first_action(decision.now())});
    if (action == Action::Discard && due_as_event(decision.now(), id)) { // ES-CRD-33
        carry_out_event(decision, id);
        return {};
    }
    const bool reshuffles = card.says("reshuffle_if_oc_or_discard") ||
                            (card.says("reshuffle_with_card_unless_manchuria") && decision[Track::TojoResigned] == 0);
    if (!as_event && reshuffles) { // ES-CRD-31
        decision.set(Cause::Card, {{reshuffle_of(card.side), 1}}, id);
    }
    return {};
}

} // namespace

namespace {

/// Where the Tokyo Express is put, if the card does so. Rule: ES-SUP-9.
void check_express(Decision& decision, const BeginOffensive& command) {
    const auto& card = decision.tables()[command.card];
    const bool places = command.as_event && card.express;
    if (!command.express) {
        if (places) {
            decision.doubts("ES-SUP-9", INTENDANT_TR("{card} puts the Tokyo Express into a Japanese hex, and none is named."),
                            {{"card", name(command.card)}});
        }
        return;
    }
    const Parameters both{{"card", name(command.card)}, {"hex", name(*command.express)}};
    if (!places) {
        decision.breaks("ES-SUP-9", INTENDANT_TR("{card}, as it is played, does not put the Tokyo Express anywhere."), both);
    }
    if (!controls(decision.now(), Side::Japan, *command.express)) {
        decision.breaks("ES-SUP-9", INTENDANT_TR("The Tokyo Express goes to a hex that Japan controls, which {hex} is not."), both);
    }
}

/// Rule: ES-OFF-1, ES-OFF-3, ES-CRD-10.
void check_leader(Decision& decision, const BeginOffensive& command, UnitId headquarters) {
    const auto& tables = decision.tables();
    if (!decision.now()[headquarters].in_play()) {
        return; // it is placed first
    }
    const auto board = board_of(decision.now());
    Supply supply;
    supply.compute(tables, board);
    const auto found = activation(tables, board, supply, headquarters, command.card, command.as_event);
    const bool no_supply = command.as_event && tables[command.card].says("no_supply_needed"); // ES-SUP-10
    if (found.may_lead) {
        return;
    }
    if (std::string_view{found.clause} == "ES-CRD-10") {
        decision.breaks("ES-CRD-10", INTENDANT_TR("{unit} does not lead {card}: its event names {units}."),
                        {{"unit", name(headquarters)}, {"card", name(command.card)}, {"units", list_of(tables[command.card].hqs)}});
    } else if (std::string_view{found.clause} != "ES-OFF-3") {
        decision.breaks(found.clause, INTENDANT_TR("{card} is played as event only: {unit} leads nothing with it."),
                        {{"unit", name(headquarters)}, {"card", name(command.card)}});
    } else if (!no_supply) {
        out_of_supply(decision, board, supply, found.clause, headquarters);
    }
}

} // namespace

Objection give_card(Decision& decision, CardId card, std::optional<CardId> given) {
    if (decision[Track::JapaneseCards] == 0 && !given) {
        return {};
    }
    if (!given) {
        return refuse("ES-STW-14", INTENDANT_TR("{card}: draw one at random from the Japanese hand and name it as `give`."),
                      {{"card", name(card)}});
    }
    if (decision.tables()[*given].side != Side::Japan) {
        return refuse("ES-STW-14", INTENDANT_TR("{card} takes a card of Japan, which {given} is not."),
                      {{"card", name(card)}, {"given", name(*given)}});
    }
    if (auto why = card_objection(decision, *given, false)) {
        return why;
    }
    decision.book(CardMoved{.card = *given, .to = CardPlace::Discards, .how = CardMove::Given});
    if (due_as_event(decision.now(), *given)) { // ES-CRD-33
        carry_out_event(decision, *given);
    }
    return {};
}

namespace {

/// Takes the card that is named from the Japanese hand, where the event does so at once. Rule: ES-STW-14.
std::optional<core::Refused> give_at_once(Decision& decision, const BeginOffensive& command) {
    const auto& card = decision.tables()[command.card];
    if (command.give) {
        if (command.as_event && card.takes_after_raid) {
            return refuse("ES-STW-14",
                          INTENDANT_TR("{card} takes a card after the battle of its carriers: name it as `give` of `end_offensive`."),
                          {{"card", name(command.card)}});
        }
        if (!command.as_event || !card.takes_card) {
            return refuse("ES-STW-14", INTENDANT_TR("{card}, as it is played, takes no card from the Japanese hand."),
                          {{"card", name(command.card)}});
        }
        return give_card(decision, command.card, command.give);
    }
    return std::nullopt;
}

} // namespace

core::Verdict<Event> decide(const State& state, const BeginOffensive& command) {
    Decision decision(state);
    const auto& tables = decision.tables();
    const auto& card = tables[command.card];
    if (command.as_event && !card.leads_offensive()) {
        return refuse("ES-CRD-8", INTENDANT_TR("{card} is no offensive as event: its event is entered by itself."),
                      {{"card", name(command.card)}});
    }
    auto on_map = command.headquarters;
    std::erase_if(on_map, [&](UnitId unit) { return command.as_event && card.enters == unit; }); // it comes by the card
    for (const auto headquarters : command.headquarters) {
        if (!tables[headquarters].hq() || tables[headquarters].side != card.side) {
            return refuse("ES-OFF-1", INTENDANT_TR("{side}: {unit} is not one of its headquarters."),
                          {{"unit", name(headquarters)}, {"side", name(card.side)}});
        }
    }
    if (command.express && decision.map().land(*command.express) == nullptr) {
        return refuse("ES-SUP-9", INTENDANT_TR("The Tokyo Express goes to a hex with land."));
    }
    if (const auto why = on_map_objection(state, on_map)) {
        return *why;
    }
    if (const auto why = act(decision, command.card, Action::Offensive, command.as_event, command.future)) {
        return *why;
    }
    const bool all_lead = command.as_event && card.hq == "all Japanese HQs"; // ES-OFF-1
    if (command.headquarters.empty() && (!card.hqs.empty() || !command.as_event)) {
        decision.breaks("ES-OFF-1", INTENDANT_TR("A headquarters leads an offensive: name it."));
    } else if (command.headquarters.size() > 1 && !all_lead) {
        decision.breaks("ES-OFF-1", INTENDANT_TR("One headquarters leads this offensive, and {count} are named."),
                        {{"count", number(static_cast<std::int64_t>(command.headquarters.size()))}});
    }
    check_express(decision, command);
    const auto printed = command.as_event ? card.status : std::nullopt;
    decision.book(OffensiveBegun{.side = card.side,
                                 .card = command.card,
                                 .as_event = command.as_event,
                                 .headquarters = command.headquarters,
                                 .status = printed,
                                 .asp_more = command.as_event ? card.asp_offensive : 0,
                                 .undo = true});
    if (command.as_event) {
        carry_out_event(decision, command.card);
    }
    for (const auto headquarters : command.headquarters) {
        check_leader(decision, command, headquarters);
    }
    if (const auto why = give_at_once(decision, command)) {
        return *why;
    }
    if (command.express) {
        decision.book(ExpressPlaced{.card = command.card, .hex = *command.express});
    }
    return std::move(decision).accepted();
}

/// Rule: ES-CRD-34.
core::Verdict<Event> decide(const State& state, const PlayEvent& command) {
    Decision decision(state);
    const auto& card = decision.tables()[command.card];
    if (card.leads_offensive()) {
        return refuse("ES-CRD-8", INTENDANT_TR("The event of {card} is an offensive: begin it with `offensive`."),
                      {{"card", name(command.card)}});
    }
    if (const auto why = act(decision, command.card, Action::Event, true, command.future)) {
        return *why;
    }
    if (card.takes_card && !command.give) { // nothing is drawn before its condition holds, or the table has ruled
        if (const auto needs = unmet(state, command.card); !needs.empty()) {
            return core::Refused{{"ES-CRD-9"}, missing(decision.tables(), command.card, needs.front())};
        }
    }
    carry_out_event(decision, command.card);
    if (card.takes_card) { // ES-STW-14
        if (const auto why = give_card(decision, command.card, command.give)) {
            return *why;
        }
        return std::move(decision).accepted();
    }
    if (command.give || command.take) {
        if (!card.swaps) {
            return refuse("ES-CRD-34", INTENDANT_TR("{card} allows no swap."), {{"card", name(command.card)}});
        }
        if (!command.give || !command.take) {
            return refuse("ES-CRD-34", INTENDANT_TR("{card}: a swap gives one card of the hand and takes one of the discards: name both."),
                          {{"card", name(command.card)}});
        }
        if (*command.give == *command.take) {
            return refuse("ES-CRD-34", INTENDANT_TR("{card} is named twice: what is given is not taken."), {{"card", name(*command.give)}});
        }
        for (const auto other : {*command.give, *command.take}) {
            if (decision.tables()[other].side != card.side) {
                return refuse("ES-CRD-34", INTENDANT_TR("{card} is of the other deck."), {{"card", name(other)}});
            }
        }
        if (decision.now()[*command.take] != CardPlace::Discards) {
            return refuse("ES-CRD-34", INTENDANT_TR("{card} does not lie among the discards of its side."),
                          {{"card", name(*command.take)}});
        }
        if (auto why = card_objection(decision, *command.give, false)) {
            return *why;
        }
        decision.book(CardMoved{.card = *command.give, .to = CardPlace::Discards, .how = CardMove::Given});
        decision.book(CardMoved{.card = *command.take, .to = CardPlace::Hand, .how = CardMove::Taken});
    }
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const AttackChina& command) {
    Decision decision(state);
    const auto& tables = decision.tables();
    const auto& card = tables[command.card];
    if (card.side != Side::Japan || has(state.surrendered, Area::China)) {
        return refuse("ES-CHN-2", INTENDANT_TR("Only Japan attacks in China, while China fights."));
    }
    if (const auto why = die_objection(command.dice)) {
        return *why;
    }
    if (const auto why = act(decision, command.card, Action::ChinaOffensive, false, false)) {
        return *why;
    }
    if (card.operations != 3) {
        decision.breaks("ES-CHN-2", INTENDANT_TR("An offensive in China takes a card of value 3: {card} has {value}."),
                        {{"card", name(command.card)}, {"value", number(card.operations)}});
    }
    if (state[Track::ChinaOffensive] != 0) {
        decision.breaks("ES-CHN-2", INTENDANT_TR("The offensive in China of this turn has been made."));
    }
    if (!tables.turn(state.turn.number).china_offensive) {
        decision.breaks("ES-CHN-2", INTENDANT_TR("{turn} is odd: there is no offensive in China."),
                        {{"turn", turn_name(state.turn.number)}});
    }
    if (china_cut_off(state)) {
        decision.breaks("ES-POL-14", INTENDANT_TR("The Allies control the ports of China and Korea: {card} makes no offensive in China."),
                        {{"card", name(command.card)}});
    }
    int air = 0;
    bool any = false;
    for (std::size_t i = 0; i < state.units.size(); ++i) { // ES-CHN-4
        if (state.units[i].place.kind == PlaceKind::ChinaBox) {
            any = true;
            air += !tables.units[i].bomber() || tables.units[i].helps_china ? 1 : 0;
        }
    }
    const auto found =
        china_offensive(tables, state[Track::ChinaDivisions], std::string{road_states[static_cast<std::size_t>(state[Track::BurmaRoad])]},
                        air, any, command.dice.faces.front());
    decision.book(
        DieRolled{.purpose = Purpose::China, .dice = command.dice, .unit = {}, .value = found.modified, .success = found.boxes > 0});
    const int length = state[Track::ChinaLength];
    const int box = std::max(0, state[Track::China] + found.boxes);
    decision.set(Cause::China, {{Track::China, length > 0 ? std::min(box, length) : box}, {Track::ChinaOffensive, 1}});
    if (length == 0 && found.boxes > 0) {
        decision.doubts("ES-CHN-1",
                        INTENDANT_TR("How many boxes the China track has is not entered: whether China falls is for the table to say."));
    }
    if (length > 0 && decision[Track::China] >= length) { // ES-POL-7
        surrender(decision, Area::China);
    }
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const WithdrawUnit& command) {
    Decision decision(state);
    const auto& unit = decision.tables()[command.unit];
    const bool hq = unit.hq();
    if (!hq && unit.kind != UnitKind::Air) {
        return refuse("ES-CRD-3", INTENDANT_TR("Only an air unit or a headquarters is withdrawn: {unit}."), {{"unit", name(command.unit)}});
    }
    if (unit.side != decision.tables()[command.card].side) {
        return refuse("ES-CRD-1", INTENDANT_TR("{unit} is not of the side that plays the card."), {{"unit", name(command.unit)}});
    }
    if (const auto why = on_map_objection(state, {command.unit})) {
        return *why;
    }
    if (const auto why = act(decision, command.card, hq ? Action::WithdrawHq : Action::WithdrawAir, false, false)) {
        return *why;
    }
    decision.place(Cause::Action, {repositioned(state, command.unit)});
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const ReturnHeadquarters& command) {
    Decision decision(state);
    const auto& unit = decision.tables()[command.unit];
    if (!unit.hq() || state[command.unit].place.kind != PlaceKind::TurnTrack || unit.side != decision.tables()[command.card].side) {
        return refuse("ES-HQ-8", INTENDANT_TR("{unit} is no headquarters of this side on the turn track."), {{"unit", name(command.unit)}});
    }
    const auto* land = decision.map().land(command.hex);
    if (land == nullptr) {
        return refuse("ES-HQ-8", INTENDANT_TR("A headquarters comes back into a port."));
    }
    if (const auto why = act(decision, command.card, Action::ReturnHq, false, false)) {
        return *why;
    }
    const auto& region = land->region;
    const bool home = unit.side == Side::Japan ? region == "Japan"
                                               : region == "Australia" || region == "India" || region == "NIndia" || region == "Ceylon" ||
                                                     decision.map().label(command.hex) == "5808";
    const Parameters both{{"unit", name(command.unit)}, {"hex", name(command.hex)}};
    if (!home) {
        decision.breaks("ES-HQ-8",
                        unit.side == Side::Japan
                            ? INTENDANT_TR("{unit} comes back into a port of the home islands, which {hex} is not.")
                            : INTENDANT_TR("{unit} comes back into a port of Australia, Oahu and India; {hex} is none of them."),
                        both);
    }
    if (!land->port) {
        decision.breaks("ES-HQ-8", INTENDANT_TR("{unit} comes back into a port, which {hex} is not."), both);
    }
    if (!controls(state, unit.side, command.hex)) {
        decision.breaks("ES-HQ-8", INTENDANT_TR("{hex} is not friendly: {unit} does not come back there."), both);
    }
    decision.place(Cause::Action,
                   {{.unit = command.unit, .place = {.kind = PlaceKind::Hex, .hex = command.hex}, .step = state[command.unit].step}});
    check_room(decision, state);
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const EndRivalry& command) {
    Decision decision(state);
    const auto& card = decision.tables()[command.card];
    if (state[rivalry_of(card.side)] == 0) {
        return refuse("ES-SCN-17", INTENDANT_TR("{side}: there is no rivalry to end."), {{"side", name(card.side)}});
    }
    if (const auto why = act(decision, command.card, Action::EndRivalry, false, false)) {
        return *why;
    }
    if (card.operations != 3) {
        decision.breaks("ES-SCN-17", INTENDANT_TR("A rivalry is ended by a card of value 3: {card} has {value}."),
                        {{"card", name(command.card)}, {"value", number(card.operations)}});
    }
    if (!(scenario_of(state).rivalry_removal || state.options.rivalry_removed_always)) {
        decision.breaks("ES-SCN-17", INTENDANT_TR("A card ends a rivalry so in the scenarios of three turns only."));
    }

    decision.set(Cause::Action, {{rivalry_of(card.side), 0}}, command.card);
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const DiscardCard& command) {
    Decision decision(state);
    if (const auto why = act(decision, command.card, Action::Discard, false, command.future)) {
        return *why;
    }
    return std::move(decision).accepted();
}

/// Rule: ES-FUT-1, ES-FUT-4, ES-FUT-5.
core::Verdict<Event> decide(const State& state, const SetAside& command) {
    Decision decision(state);
    const auto& tables = decision.tables();
    if (state.offensive) {
        return refuse("ES-SEQ-6", INTENDANT_TR("An offensive is under way: end it first."));
    }
    if (state[cards_of(command.side)] == 0) {
        return refuse("ES-DRW-8", INTENDANT_TR("{side}: no card is in hand."), {{"side", name(command.side)}});
    }
    if (state[future_of(command.side)] != 0) {
        return refuse("ES-FUT-4", INTENDANT_TR("{side}: a Future Offensive lies aside already."), {{"side", name(command.side)}});
    }
    if (command.card) {
        if (tables[*command.card].side != command.side) {
            return refuse("ES-CRD-1", INTENDANT_TR("{card} is of the other deck."), {{"card", name(*command.card)}});
        }
        if (const auto why = card_objection(decision, *command.card, false)) {
            return *why;
        }
        if (tables[*command.card].says("not_future")) {
            decision.breaks("ES-FUT-5", INTENDANT_TR("{card} may not be set aside."), {{"card", name(*command.card)}});
        }
    }
    check_turn_to_act(decision, command.side, false);
    if (state[set_aside_of(command.side)] != 0) {
        decision.breaks("ES-FUT-1", INTENDANT_TR("A card is set aside once a turn."));
    }
    lose_unused_replacements(decision);
    decision.book(ActionTaken{
        .side = command.side, .action = Action::SetAside, .card = command.card, .as_event = false, .first = first_action(state)});
    return std::move(decision).accepted();
}

core::Verdict<Event> decide(const State& state, const PassAction& command) {
    Decision decision(state);
    if (state.offensive) {
        return refuse("ES-SEQ-6", INTENDANT_TR("An offensive is under way: end it first."));
    }
    if (state[passes_of(command.side)] == 0) {
        return refuse("ES-DRW-5", INTENDANT_TR("{side}: no pass is left."), {{"side", name(command.side)}});
    }
    check_turn_to_act(decision, command.side, false);
    lose_unused_replacements(decision);
    decision.book(ActionTaken{.side = command.side, .action = Action::Pass, .card = {}, .as_event = false, .first = first_action(state)});
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
