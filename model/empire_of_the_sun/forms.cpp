#include "model/empire_of_the_sun/forms.hpp"

#include "model/core/one_of.hpp"
#include "model/empire_of_the_sun/forms/parts.hpp"

#include <array>
#include <utility>
#include <variant>

namespace intendant::empire_of_the_sun {

namespace {

bool asks(const State& state) { return state.begun && !state.outcome; }

/// Those of one moment stand together: first what the other player waits for.
const auto& all_forms() {
    using namespace asked;
    static const core::FormList list{asks, std::array{arrive,         europe,        replace,      warfare,       play_card,    activate,
                                                      move,           fly_china,     declare,      special,       intelligence, card_die,
                                                      reaction_cards, react,         fight_at_sea, fight_on_land, card_loss,    paratroops,
                                                      retreat,        post_battle,   emergency,    lost,          remove_units, set_aside,
                                                      pass,           end_offensive, end_phase}};
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
    Found operator()(const ActivateUnits&) const { return filled(asked::activate); }
    Found operator()(const DeclareBattles&) const { return filled(asked::declare); }
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

std::vector<core::Form> forms(const State& state) { return all_forms().now(state); }

std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values) {
    return all_forms().form(state, id, values);
}

std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values) {
    return all_forms().answer(state, id, values);
}

std::optional<FilledForm> filled_form(const State& state, const Command& command) { return std::visit(FormOfCommand{state}, command); }

} // namespace intendant::empire_of_the_sun
