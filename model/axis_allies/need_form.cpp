#include "model/axis_allies/need_form.hpp"

#include "model/axis_allies/battle/need.hpp"
#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/forms_of_guns.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

using core::FormChoice;
using core::Message;
using core::told;

constexpr std::string_view to_hold = "hold";

/// What an enemy has, or what the power and its allies have.
std::vector<FormChoice> spaces_of(const State& state, bool held) {
    const auto power = state.turn.power;
    std::vector<FormChoice> spaces;
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        const SpaceId id{static_cast<std::uint8_t>(i)};
        const auto owner = controller(state, id);
        const bool enemy = enemy_controlled(state, id, power) || enemy_occupied(state, id, power);
        const auto stacks = stacks_in(state, id);
        const bool own =
            (owner && allied(*owner, power)) || std::ranges::any_of(stacks, [&](const Stack& each) { return allied(each.owner, power); });
        if (held ? own && !enemy : enemy) {
            spaces.push_back(choice_of(state, id));
        }
    }
    return spaces;
}

std::vector<FormChoice> enemies_of(Power power) {
    std::vector<FormChoice> enemies;
    for (auto next = next_power(power); next != power; next = next_power(next)) {
        if (!allied(next, power)) {
            enemies.push_back({std::string{id_of(next)}, told(name(next))});
        }
    }
    return enemies;
}

} // namespace

core::Form need_form(const State& state, const core::FormValues& values) {
    auto form = own_form(state, {INTENDANT_TR("What do I need?"), {}});
    form.id = "need";
    form.act = {INTENDANT_TR("Work it out"), {}};
    form.fields.push_back(core::leading(core::choice_field("wish", {INTENDANT_TR("Wish"), {}},
                                                           {{"take", {INTENDANT_TR("Take a space with pieces in reach"), {}}},
                                                            {std::string{to_hold}, {INTENDANT_TR("Hold a space with a purchase"), {}}}},
                                                           values, "take")));
    const bool held = form.fields.front().value == to_hold;
    form.fields.push_back(core::naming(core::choice_field("space", {INTENDANT_TR("Space"), {}}, spaces_of(state, held), values), "space"));
    if (held) {
        const auto enemies = enemies_of(state.turn.power);
        const auto first = enemies.empty() ? std::string{} : enemies.front().id;
        form.fields.push_back(core::naming(core::choice_field("against", {INTENDANT_TR("Against"), {}}, enemies, values, first), "power"));
    }
    form.fields.push_back(odds::chance_field(values));
    return form;
}

std::vector<Message> need(const State& state, const core::FormValues& given, const std::stop_token& stop) {
    const auto values = core::filled(need_form(state, given), given);
    const auto space = state.tables->find(core::text_in(values, "space"));
    const bool held = core::text_in(values, "wish") == to_hold;
    const auto enemy = held ? power_of_id(core::text_in(values, "against")) : std::nullopt;
    if (!space || (held && (!enemy || allied(*enemy, state.turn.power)))) {
        return {{INTENDANT_TR("Say which space is meant, and whom it is to be held against."), {}}};
    }
    const auto question = pieces_question(state, *space, enemy, odds::chance_in(values));
    odds::Workspace workspace;
    const auto found = pieces_needed(question, workspace, {}, stop);
    if (found.cancelled) {
        return {};
    }
    std::vector<Message> answer;
    if (!found.refused) {
        answer.push_back({enemy ? INTENDANT_TR("As it stands {space} is held with a chance of {chance} %.")
                                : INTENDANT_TR("With what attacks it now, {space} is taken with a chance of {chance} %."),
                          {{"space", name(state, *space)}, {"chance", odds::percent(found.before)}}});
    }
    std::vector<UnitCount> pieces;
    for (std::size_t i = 0; i < found.counts.size(); ++i) {
        if (found.counts[i] > 0) {
            pieces.push_back({question.further[i].pieces.unit, found.counts[i]});
        }
    }
    if (found.none) {
        answer.push_back(*found.none);
    } else if (pieces.empty()) {
        answer.push_back({INTENDANT_TR("Nothing more is needed."), {}});
    } else {
        answer.push_back({enemy ? INTENDANT_TR("With a purchase of {units} for {price} IPC it is {chance} %: the cheapest that suffices.")
                                : INTENDANT_TR("With {units} more, worth {price} IPC, it is {chance} %: the cheapest that suffices."),
                          {{"units", list_of(pieces)}, {"price", number(found.price)}, {"chance", odds::percent(found.chance)}}});
    }
    return answer;
}

} // namespace intendant::axis_allies
