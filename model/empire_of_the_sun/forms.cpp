#include "model/empire_of_the_sun/forms.hpp"

#include "model/core/one_of.hpp"
#include "model/empire_of_the_sun/forms/parts.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace intendant::empire_of_the_sun {

namespace {

bool asks(const State& state) { return state.begun && !state.outcome; }

/// Those of one moment stand together: first what the other player waits for.
const auto& all_forms() {
    using namespace asked;
    static const core::FormList list{asks, std::array{arrive,     europe,         replace,    warfare,      play_card,     activate,
                                                      move,       disengage,      fly_china,  declare,      special,       intelligence,
                                                      card_die,   reaction_cards, react,      fight_at_sea, fight_on_land, card_loss,
                                                      paratroops, take_hex,       lose_steps, retreat,      post_battle,   emergency,
                                                      lost,       remove_units,   set_aside,  pass,         end_offensive, end_phase}};
    return list;
}

struct FormOfCommand {
    using Found = std::optional<FilledForm>;

    static FilledForm filled(const asked::Made& form, core::FormValues values = {}) { return {std::string{form.id}, std::move(values)}; }

    Found operator()(const core::OneOf<BeginOffensive, PlayEvent, AttackChina, WithdrawUnit, ReturnHeadquarters, EndRivalry,
                                       DiscardCard> auto& command) const {
        return filled(asked::play_card, asked::values_of(state, command));
    }
    Found operator()(const MoveUnits& command) const {
        const auto& form = command.by == Travel::Retreat      ? asked::retreat
                           : command.by == Travel::PostBattle ? asked::post_battle
                           : command.by == Travel::Emergency  ? asked::emergency
                           : command.by == Travel::Disengage  ? asked::disengage
                                                              : asked::move;
        return filled(form, asked::values_of(state, command));
    }
    Found operator()(const FightAtSea& command) const { return filled(asked::fight_at_sea, asked::values_of(state, command)); }
    Found operator()(const FightOnLand& command) const { return filled(asked::fight_on_land, asked::values_of(state, command)); }
    Found operator()(const PlaceReinforcements&) const { return filled(asked::arrive); }
    Found operator()(const RollForEurope&) const { return filled(asked::europe); }
    Found operator()(const Replace&) const { return filled(asked::replace); }
    Found operator()(const StrategicWarfare&) const { return filled(asked::warfare); }
    Found operator()(const SetAside&) const { return filled(asked::set_aside); }
    Found operator()(const ActivateUnits& command) const {
        const bool reacts =
            state.offensive && !command.units.empty() && (*state.tables)[command.units.front()].side != state.offensive->side;
        return filled(reacts ? asked::react : asked::activate, asked::values_of(state, command));
    }
    Found operator()(const DeclareBattles& command) const { return filled(asked::declare, asked::values_of(state, command)); }
    Found operator()(const SetIntelligence&) const { return filled(asked::intelligence); }
    Found operator()(const PlayReaction&) const { return filled(asked::reaction_cards); }
    Found operator()(const SpecialReaction&) const { return filled(asked::special); }
    Found operator()(const ThrowDie&) const { return filled(asked::card_die); }
    Found operator()(const LoseSteps&) const { return filled(asked::card_loss); }
    Found operator()(const core::OneOf<BeginGame, EndPhase, PassAction, FlyChina, RemoveUnits, TakeHexes, EndOffensive, Concede,
                                       LeaveUnfinished, ChangeOptions, Stocktake> auto&) const {
        return std::nullopt;
    }

    const State& state;
};

} // namespace

std::string value_of(const core::Form& form, std::string_view key) {
    const auto field = std::ranges::find(form.fields, key, &core::FormField::key);
    return field == form.fields.end() ? std::string{} : field->value;
}

bool offers(const core::FormField& field, std::string_view id) {
    return std::ranges::find(field.choices, id, &core::FormChoice::id) != field.choices.end();
}

std::vector<core::Form> forms(const State& state) { return all_forms().now(state); }

std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values) {
    return all_forms().form(state, id, values);
}

std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values) {
    return all_forms().answer(state, id, values);
}

std::optional<Command> battle_in_form(const State& state, std::string_view id, const core::FormValues& values) {
    const bool at_sea = id == asked::fight_at_sea.id;
    const auto asked = at_sea || id == asked::fight_on_land.id ? form(state, id, values) : std::nullopt;
    return asked ? asked::battle_as_filled(state, at_sea, core::filled(*asked, values)) : std::nullopt;
}

bool face_down(std::string_view id) { return id == asked::reaction_cards.id || id == asked::special.id; }

bool at_will(const State& state, const core::Form& form) {
    using namespace asked;
    const auto* const offensive = state.offensive ? &*state.offensive : nullptr;
    if (form.id == activate.id) {
        return offensive != nullptr && !offensive->activated.empty();
    }
    if (form.id == move.id) { // whoever reacts may stay where he is
        return offensive != nullptr && (!offensive->moved.empty() || !offensive->battles.empty());
    }
    if (form.id == declare.id && !whole_map(state)) { // else nothing would be due but the end
        return offensive == nullptr || !offensive->battles.empty();
    }
    if (form.id == declare.id) {
        return std::ranges::none_of(form.fields, [](const core::FormField& field) { return field.value == "1"; });
    }
    if (form.id == pass.id) { // without a card there is nothing else to do
        return state[cards_of(to_act(state))] > 0;
    }
    const std::array left{take_hex.id, lose_steps.id, replace.id,   set_aside.id,   special.id,   reaction_cards.id,
                          react.id,    disengage.id,  fly_china.id, post_battle.id, paratroops.id};
    return std::ranges::find(left, form.id) != left.end();
}

namespace {

/// A unit that is lost where it is can still go home.
bool one_goes_home(const State& state, const core::Form& lost) {
    const auto unit = std::ranges::find(lost.fields, "unit", &core::FormField::key);
    return unit != lost.fields.end() && std::ranges::any_of(unit->choices, [&](const core::FormChoice& choice) {
               const auto home = form(state, asked::post_battle.id, {{"unit", choice.id}});
               return home &&
                      std::ranges::any_of(home->fields, [](const auto& field) { return field.key == "to" && !field.choices.empty(); });
           });
}

} // namespace

std::string due_form(const State& state, const std::vector<core::Form>& now) {
    const auto due = std::ranges::find_if(now, [&](const core::Form& form) { return !at_will(state, form); });
    if (due == now.end()) {
        return now.empty() ? std::string{} : now.front().id;
    }
    return std::string{due->id == asked::lost.id && one_goes_home(state, *due) ? asked::post_battle.id : due->id};
}

bool goes_on(std::string_view id) {
    using namespace asked;
    const std::array again{arrive.id,    replace.id, move.id,      disengage.id, retreat.id,   post_battle.id,
                           emergency.id, lost.id,    card_loss.id, take_hex.id,  lose_steps.id};
    return std::ranges::find(again, id) != again.end();
}

std::optional<FilledForm> filled_form(const State& state, const Command& command) { return std::visit(FormOfCommand{state}, command); }

} // namespace intendant::empire_of_the_sun
