#include "model/risiko/forms.hpp"

#include "model/risiko/decision.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace intendant::risiko {

namespace {

using core::Form;
using core::FormChoice;
using core::FormValues;
using core::leading;
using core::Message;
using core::told;
using Territories = std::vector<TerritoryId>;

/// A form of the player whose turn it is.
Form own_form(const State& state, Message title) { return core::form_of(id_of(state.turn.player), std::move(title)); }

std::vector<FormChoice> choices_of(const State& state, const Territories& territories) {
    std::vector<FormChoice> choices;
    for (const auto id : territories) {
        choices.push_back({(*state.tables)[id].id,
                           {"{territory}: {armies}", {{"territory", name(state, id)}, {"armies", counted(state[id].armies, Noun::Army)}}}});
    }
    return choices;
}

std::optional<TerritoryId> territory_in(const State& state, const FormValues& values, std::string_view key) {
    return state.tables->find(core::text_in(values, key));
}

/// Own territories from where armies can go to one that is own, or is not: one army stays. Rule: RK-ATK-1, RK-MOV-2.
Territories bases(const State& state, bool own) {
    auto all = territories_of(state, state.turn.player);
    std::erase_if(all, [&](TerritoryId id) { return state[id].armies < 2 || neighbours(state, id, own).empty(); });
    return all;
}

/// Where the strategic move can lead. Rule: RK-MOV-1, RK-MOV-3.
Territories reach_of(const State& state, TerritoryId from) {
    auto all = neighbours(state, from, true);
    if (state.options.move_over_land_only) {
        std::erase_if(all, [&](TerritoryId id) { return connection(state, from, id)->sea; });
    }
    return all;
}

int armies_in_hand(const State& state) {
    const auto* const books = find_player(state, state.turn.player);
    return state.turn.phase == Phase::InitialArmies && books != nullptr ? books->to_place : state.turn.to_place();
}

/// Nobody but the attacker says anything before a throw that both sides have announced. Rule: RK-ATK-4.
bool must_throw(const State& state) { return state.turn.attack && state.turn.attack->attacker != 0 && state.turn.attack->defender != 0; }

bool may_attack(const State& state) {
    return in_a_turn(state) && state.turn.to_place() <= 0 && cards_too_many(state, state.turn.player) == 0 &&
           (state.turn.phase == Phase::Reinforcement || state.turn.phase == Phase::Combat);
}

std::optional<Form> place_form(const State& state, const FormValues& values) {
    const int hand = armies_in_hand(state);
    if ((state.turn.phase != Phase::InitialArmies && state.turn.phase != Phase::Reinforcement) || hand <= 0) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Place armies: {count} in hand"), {{"count", number(hand)}}});
    form.fields = {
        core::choice_field("to", {INTENDANT_TR("Territory"), {}}, choices_of(state, territories_of(state, state.turn.player)), values),
        core::count_field("armies", {INTENDANT_TR("Armies"), {}}, hand, values, hand)};
    return form;
}

std::optional<Command> place(const State& state, const FormValues& values) {
    const auto to = territory_in(state, values, "to");
    const int armies = core::count_in(values, "armies", armies_in_hand(state));
    return to && armies > 0 ? std::optional<Command>{PlaceArmies{{{*to, armies}}}} : std::nullopt;
}

/// The cards that a hand may hold, as far as the table knows. Rule: RK-CRD-6, RK-CRD-7.
std::vector<FormChoice> possible_cards(const State& state) {
    const auto& hand = *find_player(state, state.turn.player);
    std::vector<FormChoice> choices;
    for (std::uint8_t i = 0; i < state.tables->cards(); ++i) {
        const CardId card{i};
        const auto* const holder = shown_by(state, card);
        const bool unseen = static_cast<int>(hand.known.size()) < hand.cards;
        if (!std::ranges::binary_search(state.discards, card) && (holder == &hand || (holder == nullptr && unseen))) {
            choices.push_back({state.tables->card_id(card), told(name(state, card))});
        }
    }
    return choices;
}

constexpr std::array set_keys{"card_1", "card_2", "card_3"};

std::optional<Form> set_form(const State& state, const FormValues& values) {
    const auto* const hand = find_player(state, state.turn.player);
    if (!in_a_turn(state) || state.turn.phase != Phase::Reinforcement || hand == nullptr ||
        hand->cards < static_cast<int>(set_keys.size()) || (state.turn.sets > 0 && !state.options.several_sets)) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Hand in a set"), {}});
    for (const auto* const key : set_keys) {
        form.fields.push_back(core::choice_field(key, {INTENDANT_TR("Card"), {}}, possible_cards(state), values));
    }
    return form;
}

std::optional<Command> hand_in(const State& state, const FormValues& values) {
    HandInSet command;
    for (const auto* const key : set_keys) {
        const auto card = state.tables->find_card(core::text_in(values, key));
        if (!card) {
            return std::nullopt;
        }
        command.cards.push_back(*card);
    }
    return command;
}

std::optional<Form> dice_form(const State& state, const FormValues& values) {
    if (!state.turn.attack) {
        return std::nullopt;
    }
    const auto& attack = *state.turn.attack;
    auto form =
        own_form(state, {INTENDANT_TR("Dice: {from} against {to}"), {{"from", name(state, attack.from)}, {"to", name(state, attack.to)}}});
    if (const auto& defender = state[attack.to].owner) {
        form.seats.emplace_back(id_of(*defender));
    }
    const int of_attacker = attack.attacker > 0 ? attack.attacker : most_attack_dice(*state.tables, state[attack.from].armies);
    const int of_defender = attack.defender > 0 ? attack.defender : most_defence_dice(*state.tables, state[attack.to].armies);
    if (of_attacker < 1) { // one army is left there: nobody attacks with it
        return std::nullopt;
    }
    form.fields = {core::dice_field("attack", {INTENDANT_TR("Attacker's dice"), {}}, of_attacker, values),
                   core::dice_field("defence", {INTENDANT_TR("Defender's dice"), {}}, of_defender, values)};
    return form;
}

std::optional<Command> throw_dice(const State& state, const FormValues& values) {
    const auto most = state.tables->amounts.most_dice;
    auto attack = core::dice_in(values, "attack", most);
    auto defence = core::dice_in(values, "defence", most);
    if (!attack || !defence) {
        return std::nullopt;
    }
    ThrowDice command{.attack = std::move(*attack), .defence = std::move(*defence)};
    if (const auto& said = *state.turn.attack; said.attacker == 0 || said.defender == 0) {
        command.from = said.from; // the numbers are declared with the throw
        command.to = said.to;
    }
    return command;
}

/// More armies follow into what was just conquered. Rule: RK-OCC-2.
std::optional<Form> follow_form(const State& state, const FormValues& values) {
    const auto& conquest = state.turn.conquest;
    if (!in_a_turn(state) || !conquest || state[conquest->from].armies < 2) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("More armies follow from {from} into {to}"),
                                 {{"from", name(state, conquest->from)}, {"to", name(state, conquest->to)}}});
    form.fields = {core::count_field("armies", {INTENDANT_TR("Armies"), {}}, state[conquest->from].armies - 1, values)};
    return form;
}

std::optional<Command> follow(const State& state, const FormValues& values) {
    const int armies = core::count_in(values, "armies", state[state.turn.conquest->from].armies - 1);
    return armies > 0 ? std::optional<Command>{Follow{armies}} : std::nullopt;
}

/// What can be attacked from there and is not announced already. Rule: RK-ATK-1, RK-ATK-3.
Territories targets_of(const State& state, TerritoryId from) {
    auto all = neighbours(state, from, false);
    if (const auto& said = state.turn.attack; said && said->from == from && said->attacker != 0) {
        std::erase(all, said->to);
    }
    return all;
}

std::optional<Form> attack_form(const State& state, const FormValues& values) {
    if (!may_attack(state) || must_throw(state)) {
        return std::nullopt;
    }
    const auto from_where = bases(state, false);
    if (from_where.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Announce an attack"), {}});
    form.fields = {leading(core::choice_field("from", {INTENDANT_TR("From"), {}}, choices_of(state, from_where), values))};
    const auto from = state.tables->find(form.fields.front().value);
    const int most = from ? most_attack_dice(*state.tables, state[*from].armies) : state.tables->amounts.most_dice;
    form.fields.push_back(core::choice_field("to", {INTENDANT_TR("To"), {}},
                                             from ? choices_of(state, targets_of(state, *from)) : std::vector<FormChoice>{}, values));
    form.fields.push_back(core::count_field("attacker", {INTENDANT_TR("Number of dice"), {}}, most, values,
                                            state.options.defender_declares_first ? 0 : most));
    return form;
}

std::optional<Command> attack(const State& state, const FormValues& values) {
    const auto from = territory_in(state, values, "from");
    const auto to = territory_in(state, values, "to");
    if (!from || !to) {
        return std::nullopt;
    }
    const int dice = core::count_in(values, "attacker", state.tables->amounts.most_dice);
    return Announce{.from = *from, .to = *to, .attacker = dice > 0 ? std::optional{dice} : std::nullopt};
}

std::optional<Form> end_combat_form(const State& state, const FormValues&) {
    return in_a_turn(state) && state.turn.phase == Phase::Combat && !must_throw(state)
               ? std::optional{own_form(state, {INTENDANT_TR("No more attacks"), {}})}
               : std::nullopt;
}

std::optional<Command> end_combat(const State&, const FormValues&) { return EndCombat{}; }

std::optional<Form> move_form(const State& state, const FormValues& values) {
    if (!in_a_turn(state) || state.turn.moved || state.turn.to_place() > 0 || cards_too_many(state, state.turn.player) > 0 ||
        must_throw(state) || (state.turn.phase != Phase::StrategicMove && state.turn.phase != Phase::Combat)) {
        return std::nullopt;
    }
    auto from_where = bases(state, true);
    std::erase_if(from_where, [&](TerritoryId id) { return reach_of(state, id).empty(); });
    if (from_where.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Strategic move"), {}});
    form.fields = {leading(core::choice_field("from", {INTENDANT_TR("From"), {}}, choices_of(state, from_where), values))};
    const auto from = state.tables->find(form.fields.front().value);
    const int most = from ? state[*from].armies - 1 : 0;
    form.fields.push_back(core::choice_field("to", {INTENDANT_TR("To"), {}},
                                             from ? choices_of(state, reach_of(state, *from)) : std::vector<FormChoice>{}, values));
    form.fields.push_back(core::count_field("armies", {INTENDANT_TR("Armies"), {}}, most, values, most));
    return form;
}

std::optional<Command> move(const State& state, const FormValues& values) {
    constexpr int most_typed = 999;
    const auto from = territory_in(state, values, "from");
    const auto to = territory_in(state, values, "to");
    const int armies = core::count_in(values, "armies", most_typed);
    return from && to && armies > 0 ? std::optional<Command>{MoveArmies{*from, *to, armies}} : std::nullopt;
}

/// The card that was drawn is asked for where cards are shown; what is not known of a deck, the banker enters. Rule: RK-TRN-5, RK-CRD-1.
std::optional<Form> end_turn_form(const State& state, const FormValues&) {
    const bool shown_card = state.options.open_cards && state.turn.conquests > 0;
    return in_a_turn(state) && state.turn.to_place() <= 0 && !must_throw(state) && !shown_card
               ? std::optional{own_form(state, {INTENDANT_TR("End of the turn"), {}})}
               : std::nullopt;
}

std::optional<Command> end_turn(const State&, const FormValues&) { return EndTurn{}; }

bool asks(const State& state) { return state.begun && !state.outcome; }

using Made = core::FormOf<State, Command>;
constexpr core::FormList all_forms{
    asks, std::array{Made{"place", place_form, place}, Made{"set", set_form, hand_in}, Made{"dice", dice_form, throw_dice},
                     Made{"follow", follow_form, follow}, Made{"attack", attack_form, attack}, Made{"move", move_form, move},
                     Made{"end_combat", end_combat_form, end_combat}, Made{"end_turn", end_turn_form, end_turn}}};

} // namespace

std::vector<Form> forms(const State& state) { return all_forms.now(state); }

std::optional<Form> form(const State& state, std::string_view id, const FormValues& values) { return all_forms.form(state, id, values); }

std::optional<Command> answered(const State& state, std::string_view id, const FormValues& values) {
    return all_forms.answer(state, id, values);
}

} // namespace intendant::risiko
