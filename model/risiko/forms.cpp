#include "model/risiko/forms.hpp"

#include "model/risiko/decision.hpp"
#include "model/risiko/form_parts.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace intendant::risiko {

core::FormField territory_field(std::string key, core::Message label, std::vector<core::FormChoice> choices,
                                const core::FormValues& values) {
    return core::naming(core::choice_field(std::move(key), std::move(label), std::move(choices), values), "territory");
}

std::vector<core::FormChoice> choices_of(const State& state, const std::vector<TerritoryId>& territories) {
    std::vector<core::FormChoice> choices;
    choices.reserve(territories.size());
    for (const auto id : territories) {
        choices.push_back({(*state.tables)[id].id,
                           {"{territory}: {armies}", {{"territory", name(state, id)}, {"armies", counted(state[id].armies, Noun::Army)}}}});
    }
    return choices;
}

namespace {

using core::Form;
using core::FormChoice;
using core::FormValues;
using core::leading;
using core::Message;
using core::told;
using Territories = std::vector<TerritoryId>;

/// A form of the player whose turn it is. `by_the_rules`: elsewhere it is for whoever keeps the books, who may overrule them with a reason.
Form own_form(const State& state, Message title, bool by_the_rules = true) {
    auto form = core::form_of(id_of(state.turn.player), std::move(title));
    if (!by_the_rules) {
        form.seats.clear();
    }
    return form;
}

/// A form for whoever keeps the books.
Form banker_form(Message title) { return {.id = {}, .title = std::move(title)}; }

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

/// So many are placed now at most: a pass of the set-up, or what is due. Rule: RK-SET-8, RK-REI-9.
int armies_to_place(const State& state) {
    const auto* const books = find_player(state, state.turn.player);
    return state.turn.phase == Phase::InitialArmies && books != nullptr ? std::min(books->to_place, state.tables->amounts.initial_pass)
                                                                        : state.turn.to_place();
}

/// Nobody but the attacker says anything before a throw that both sides have announced. Rule: RK-ATK-4.
bool must_throw(const State& state) { return state.turn.attack && state.turn.attack->attacker != 0 && state.turn.attack->defender != 0; }

bool may_attack(const State& state) {
    return in_a_turn(state) && state.turn.to_place() <= 0 && cards_too_many(state, state.turn.player) == 0 &&
           (state.turn.phase == Phase::Reinforcement || state.turn.phase == Phase::Combat);
}

/// One die of each who throws, in their order. Rule: RK-SET-1.
std::optional<Form> first_form(const State& state, const FormValues& values) {
    if (state.turn.phase != Phase::FirstThrow) {
        return std::nullopt;
    }
    const auto throwing = throwing_for_first(state);
    Form form{.id = {}, .title = {INTENDANT_TR("Who plays first?"), {}}};
    for (const auto colour : throwing) {
        form.seats.emplace_back(id_of(colour));
    }
    form.fields = {core::dice_field("dice", {INTENDANT_TR("Dice, in this order"), {}}, static_cast<int>(throwing.size()), values)};
    form.fields.front().exact = true;
    form.note = told(list_of(throwing));
    form.act = {INTENDANT_TR("Book the throw"), {}};
    return form;
}

std::optional<Command> throw_for_first(const State&, const FormValues& values) {
    return ThrowForFirst{core::throw_in(values, "dice").value_or(core::Throw{})};
}

/// Who was dealt each territory. Rule: RK-SET-5, RK-SET-6.
std::optional<Form> deal_form(const State& state, const FormValues& values) {
    if (state.turn.phase != Phase::Deal) {
        return std::nullopt;
    }
    std::vector<FormChoice> players;
    for (const auto colour : deal_order(state)) {
        players.push_back({std::string{id_of(colour)}, told(name(colour))});
    }
    auto form = banker_form({INTENDANT_TR("Deal of the territories"), {}});
    for (std::uint8_t i = 0; i < state.tables->territories.size(); ++i) {
        form.fields.push_back(core::choice_field((*state.tables)[TerritoryId{i}].id, told(name(state, TerritoryId{i})), players, values));
    }
    return form;
}

std::optional<Command> deal(const State& state, const FormValues& values) {
    Deal command;
    for (const auto& [key, value] : values) {
        const auto territory = state.tables->find(key);
        const auto owner = colour_of_id(value);
        if (territory && owner) {
            command.territories.push_back({*territory, *owner});
        }
    }
    return command;
}

/// What stands beside it that is not his own. Units: armies of the strongest.
int threat_to(const State& state, TerritoryId id) {
    int armies = 0;
    for (const auto next : neighbours(state, id, false)) {
        armies = std::max(armies, state[next].armies);
    }
    return armies;
}

/// A number for each own territory. Rule: RK-SET-8, RK-REI-8, RK-REI-9.
std::optional<Form> place_form(const State& state, const FormValues& values) {
    const auto& turn = state.turn;
    const int now = armies_to_place(state);
    if ((turn.phase != Phase::InitialArmies && !in_a_turn(state)) || now <= 0) {
        return std::nullopt;
    }
    const bool pass = turn.phase == Phase::InitialArmies;
    const int in_hand = pass ? find_player(state, turn.player)->to_place : now;
    auto form = own_form(state, {INTENDANT_TR("Place armies: {count} in hand"), {{"count", number(in_hand)}}});
    const auto& due = turn.reinforcement;
    form.note = pass
                    ? Message{INTENDANT_TR("Armies in this pass: {pass}; still in hand: {hand}."),
                              {{"pass", number(now)}, {"hand", number(in_hand)}}}
                    : Message{INTENDANT_TR("Territories: {base} + continents: {continents} + set: {set} + own territories shown: {shown} + "
                                           "special: {special} = {due}"),
                              {{"base", number(due.base)},
                               {"continents", number(due.of_continents())},
                               {"set", number(due.set)},
                               {"shown", number(due.territory_cards)},
                               {"special", number(due.special)},
                               {"due", number(due.due())}}};
    int left = now;
    for (const auto id : territories_of(state, turn.player)) {
        left -= core::count_in(values, (*state.tables)[id].id, most_armies_typed);
    }
    for (const auto id : territories_of(state, turn.player)) {
        const auto& key = (*state.tables)[id].id;
        const int most = core::count_in(values, key, most_armies_typed) + std::max(0, left);
        const int threat = threat_to(state, id);
        auto detail = threat > 0 ? Message{INTENDANT_TR("{armies}, against {threat}"),
                                           {{"armies", number(state[id].armies)}, {"threat", number(threat)}}}
                                 : told(number(state[id].armies));
        form.fields.push_back(leading(core::listed(core::count_field(key, told(name(state, id)), most, values), std::move(detail))));
    }
    form.sums = {{INTENDANT_TR("still to place: {left}"), {{"left", number(left)}}}};
    form.act = {INTENDANT_TR("Place"), {}};
    return form;
}

std::optional<Command> place(const State& state, const FormValues& values) {
    PlaceArmies command;
    for (const auto& [key, value] : values) {
        const auto territory = state.tables->find(key);
        if (const int armies = core::count_in(values, key, most_armies_typed); territory && armies > 0) {
            command.armies.push_back({*territory, armies});
        }
    }
    std::ranges::sort(command.armies, {}, [](const ArmyRow& row) { return row.territory.index; });
    return command;
}

/// The cards that a hand may hold, as far as the table knows. Rule: RK-CRD-6, RK-CRD-7.
std::vector<FormChoice> possible_cards(const State& state, const PlayerState* hand) {
    std::vector<FormChoice> choices;
    for (std::uint8_t i = 0; i < state.tables->cards(); ++i) {
        const CardId card{i};
        const auto* const holder = shown_by(state, card);
        const bool unseen = hand == nullptr || static_cast<int>(hand->known.size()) < hand->cards;
        if (!std::ranges::binary_search(state.discards, card) && ((hand != nullptr && holder == hand) || (holder == nullptr && unseen))) {
            choices.push_back({state.tables->card_id(card), told(name(state, card))});
        }
    }
    return choices;
}

core::FormField card_field(const State& state, std::string key, Message label, const PlayerState* hand, const FormValues& values) {
    return core::naming(core::choice_field(std::move(key), std::move(label), possible_cards(state, hand), values), "card");
}

std::string card_key(int place) { return "card_" + std::to_string(place); }

/// The cards that were named, in the order of their fields; nothing where one of them is none.
std::optional<std::vector<CardId>> cards_in(const State& state, const FormValues& values) {
    std::vector<CardId> cards;
    for (int place = 1; place <= state.tables->cards(); ++place) {
        const auto text = core::text_in(values, card_key(place));
        const auto card = state.tables->find_card(text);
        if (card) {
            cards.push_back(*card);
        } else if (!text.empty()) {
            return std::nullopt;
        }
    }
    return cards;
}

std::optional<Form> set_form(const State& state, const FormValues& values) {
    constexpr int cards_of_set = 3;
    const auto* const hand = find_player(state, state.turn.player);
    if (!in_a_turn(state) || state.turn.phase != Phase::Reinforcement || hand == nullptr || hand->cards < cards_of_set) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Hand in a set"), {}}, state.turn.sets == 0 || state.options.several_sets);
    form.note = {INTENDANT_TR("{player} holds {cards}."),
                 {{"player", name(state.turn.player)}, {"cards", counted(hand->cards, Noun::Card)}}};
    for (int place = 1; place <= cards_of_set; ++place) {
        form.fields.push_back(card_field(state, card_key(place), {INTENDANT_TR("Card"), {}}, hand, values));
    }
    for (const auto& set : possible_sets(state, state.turn.player)) {
        form.sums.push_back(
            {"{cards}: {armies}", {{"cards", list_of(*state.tables, set.cards)}, {"armies", counted(set.armies, Noun::Army)}}});
    }
    form.act = {INTENDANT_TR("Hand in the set"), {}};
    return form;
}

std::optional<Command> hand_in(const State& state, const FormValues& values) {
    auto cards = cards_in(state, values);
    return cards && !cards->empty() ? std::optional<Command>{HandInSet{std::move(*cards)}} : std::nullopt;
}

/// Rule: RK-CRD-5.
std::optional<Form> discard_form(const State& state, const FormValues& values) {
    const auto* const hand = find_player(state, state.turn.player);
    const int too_many = in_a_turn(state) && hand != nullptr ? cards_too_many(state, state.turn.player) : 0;
    if (too_many <= 0) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Discard"), {}});
    form.note = {INTENDANT_TR("{player} holds {cards} and must discard {count}."),
                 {{"player", name(state.turn.player)}, {"cards", counted(hand->cards, Noun::Card)}, {"count", number(too_many)}}};
    for (int place = 1; place <= too_many; ++place) {
        form.fields.push_back(card_field(state, card_key(place), {INTENDANT_TR("Card"), {}}, hand, values));
    }
    form.act = {INTENDANT_TR("Discard"), {}};
    return form;
}

std::optional<Command> discard(const State& state, const FormValues& values) {
    auto cards = cards_in(state, values);
    return cards && !cards->empty() ? std::optional<Command>{DiscardCards{state.turn.player, std::move(*cards)}} : std::nullopt;
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
    auto attack = core::throw_in(values, "attack");
    auto defence = core::throw_in(values, "defence");
    if (!attack || !defence) {
        return std::nullopt;
    }
    ThrowDice command{.attack = std::move(*attack), .defence = std::move(*defence)};
    if (const auto& said = state.turn.attack; said && (said->attacker == 0 || said->defender == 0)) {
        command.from = said->from; // the numbers are declared with the throw
        command.to = said->to;
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
    form.act = {INTENDANT_TR("Move in"), {}};
    return form;
}

std::optional<Command> follow(const State&, const FormValues& values) {
    const int armies = core::count_in(values, "armies", most_armies_typed);
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
    const auto from_where = bases(state, false);
    if (!in_a_turn(state) || from_where.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Announce an attack"), {}}, may_attack(state) && !must_throw(state));
    form.fields = {leading(territory_field("from", {INTENDANT_TR("From"), {}}, choices_of(state, from_where), values))};
    const auto from = state.tables->find(form.fields.front().value);
    const int most = from ? most_attack_dice(*state.tables, state[*from].armies) : state.tables->amounts.most_dice;
    form.fields.push_back(territory_field("to", {INTENDANT_TR("To"), {}},
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
    const auto dice_of = [&](std::string_view side) {
        const int dice = core::count_in(values, side, most_armies_typed);
        return dice > 0 ? std::optional{dice} : std::nullopt;
    };
    const auto attacker = dice_of("attacker");
    const auto defender = dice_of("defender");
    if (const auto& said = state.turn.attack; !attacker && !defender && said && said->from == *from && said->to == *to) {
        return std::nullopt; // nothing more is said of it
    }
    return Announce{.from = *from, .to = *to, .attacker = attacker, .defender = defender};
}

/// An attack with all that belongs to it, as it is entered where the books are kept. Rule: RK-ATK-9, RK-OCC-1.
std::optional<Form> throw_form(const State& state, const FormValues& values) {
    if (!in_a_turn(state) || state.turn.phase == Phase::StrategicMove) {
        return std::nullopt;
    }
    auto form = banker_form({INTENDANT_TR("Attack"), {}});
    form.fields = {leading(territory_field("from", {INTENDANT_TR("From"), {}}, choices_of(state, bases(state, false)), values))};
    const auto from = state.tables->find(form.fields.front().value);
    const auto most = state.tables->amounts.most_dice;
    form.fields.push_back(territory_field("to", {INTENDANT_TR("To"), {}},
                                          from ? choices_of(state, neighbours(state, *from, false)) : std::vector<FormChoice>{}, values));
    form.fields.push_back(core::dice_field("attack", {INTENDANT_TR("Attacker's dice"), {}}, most, values));
    form.fields.push_back(core::dice_field("defence", {INTENDANT_TR("Defender's dice"), {}}, most, values));
    form.fields.push_back(
        core::count_field("occupy", {INTENDANT_TR("Moving in"), {}}, from ? std::max(0, state[*from].armies - 1) : 0, values));
    return form;
}

std::optional<Command> attack_with_dice(const State& state, const FormValues& values) {
    const auto from = territory_in(state, values, "from");
    const auto to = territory_in(state, values, "to");
    auto attack = core::throw_in(values, "attack");
    auto defence = core::throw_in(values, "defence");
    if (!from || !to || !attack || !defence) {
        return std::nullopt;
    }
    const int occupy = core::count_in(values, "occupy", most_armies_typed);
    return ThrowDice{.attack = std::move(*attack),
                     .defence = std::move(*defence),
                     .occupy = occupy > 0 ? std::optional{occupy} : std::nullopt,
                     .from = from,
                     .to = to};
}

/// Dice that do not count. Rule: RK-ATK-3.
std::optional<Form> void_form(const State& state, const FormValues& values) {
    if (!in_a_turn(state)) {
        return std::nullopt;
    }
    auto form = banker_form({INTENDANT_TR("Void throw"), {}});
    form.fields = {core::dice_field("attack", {INTENDANT_TR("Attacker's dice"), {}}, state.tables->amounts.most_dice, values),
                   core::dice_field("defence", {INTENDANT_TR("Defender's dice"), {}}, state.tables->amounts.most_dice, values)};
    return form;
}

std::optional<Command> void_throw(const State&, const FormValues& values) {
    return VoidThrow{core::throw_in(values, "attack").value_or(core::Throw{}), core::throw_in(values, "defence").value_or(core::Throw{})};
}

std::optional<Form> end_combat_form(const State& state, const FormValues&) {
    if (!in_a_turn(state) || state.turn.phase == Phase::StrategicMove || state.turn.to_place() > 0) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("No more attacks"), {}}, state.turn.phase == Phase::Combat && !must_throw(state));
    form.act = form.title;
    return form;
}

std::optional<Command> end_combat(const State&, const FormValues&) { return EndCombat{}; }

std::optional<Form> move_form(const State& state, const FormValues& values) {
    if (!in_a_turn(state)) {
        return std::nullopt;
    }
    const bool by_the_rules = !state.turn.moved && state.turn.to_place() <= 0 && cards_too_many(state, state.turn.player) == 0 &&
                              !must_throw(state) && (state.turn.phase == Phase::StrategicMove || state.turn.phase == Phase::Combat);
    auto from_where = bases(state, true);
    std::erase_if(from_where, [&](TerritoryId id) { return reach_of(state, id).empty(); });
    if (from_where.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Strategic move"), {}}, by_the_rules);
    form.note = {INTENDANT_TR("Once a turn, to a territory beside it; one army stays. Or end the turn without a move."), {}};
    form.act = {INTENDANT_TR("Move the armies"), {}};
    form.fields = {leading(territory_field("from", {INTENDANT_TR("From"), {}}, choices_of(state, from_where), values))};
    const auto from = state.tables->find(form.fields.front().value);
    const int most = from ? state[*from].armies - 1 : 0;
    form.fields.push_back(territory_field("to", {INTENDANT_TR("To"), {}},
                                          from ? choices_of(state, reach_of(state, *from)) : std::vector<FormChoice>{}, values));
    form.fields.push_back(core::count_field("armies", {INTENDANT_TR("Armies"), {}}, most, values, most));
    return form;
}

std::optional<Command> move(const State& state, const FormValues& values) {
    const auto from = territory_in(state, values, "from");
    const auto to = territory_in(state, values, "to");
    const int armies = core::count_in(values, "armies", most_armies_typed);
    return from && to && armies > 0 ? std::optional<Command>{MoveArmies{*from, *to, armies}} : std::nullopt;
}

/// With the card that was drawn, where cards are shown. Rule: RK-TRN-5, RK-CRD-1.
std::optional<Form> end_turn_form(const State& state, const FormValues& values) {
    if (!in_a_turn(state) || state.turn.to_place() > 0) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("End of the turn"), {}}, !must_throw(state));
    if (state.options.open_cards && state.turn.conquests > 0) {
        form.fields = {card_field(state, "card", {INTENDANT_TR("Card drawn"), {}}, nullptr, values)};
    }
    form.act = {INTENDANT_TR("End the turn"), {}};
    return form;
}

std::optional<Command> end_turn(const State& state, const FormValues& values) {
    return EndTurn{state.tables->find_card(core::text_in(values, "card"))};
}

/// Rule: RK-END-3.
std::optional<Form> leave_form(const State&, const FormValues&) { return banker_form({INTENDANT_TR("Leave unfinished"), {}}); }

std::optional<Command> leave(const State&, const FormValues&) { return LeaveUnfinished{}; }

bool asks(const State& state) { return state.begun && !state.outcome; }

using Made = core::FormOf<State, Command>;
constexpr core::FormList all_forms{
    asks, std::array{Made{"first", first_form, throw_for_first}, Made{"deal", deal_form, deal}, Made{"place", place_form, place},
                     Made{"set", set_form, hand_in}, Made{"discard", discard_form, discard}, Made{"dice", dice_form, throw_dice},
                     Made{"follow", follow_form, follow}, Made{"attack", attack_form, attack}, Made{"throw", throw_form, attack_with_dice},
                     Made{"void", void_form, void_throw}, Made{"move", move_form, move}, Made{"end_combat", end_combat_form, end_combat},
                     Made{"end_turn", end_turn_form, end_turn}, Made{"leave", leave_form, leave}}};

} // namespace

std::vector<Form> forms(const State& state) { return all_forms.now(state); }

std::optional<Form> form(const State& state, std::string_view id, const FormValues& values) { return all_forms.form(state, id, values); }

std::optional<Command> answered(const State& state, std::string_view id, const FormValues& values) {
    return all_forms.answer(state, id, values);
}

std::optional<Command> composed(const State& state, std::string_view id, const FormValues& values) {
    if (form(state, id, values)) {
        return answered(state, id, values);
    }
    const auto* const made = std::ranges::find(all_forms.all, id, &Made::id);
    return made == all_forms.all.end() ? std::nullopt : made->answer(state, values);
}

} // namespace intendant::risiko
