#include "model/afrika_korps/need_form.hpp"

#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/forms_of_units.hpp"
#include "model/afrika_korps/need.hpp"
#include "model/odds/need.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

using core::Message;

std::string percent(const Chance& chance) { return odds::percent(static_cast<double>(chance.part) / static_cast<double>(chance.of)); }

} // namespace

core::Form need_form(const State& state, const core::FormValues& values) {
    auto form = core::form_of(id_of(state.turn.side), {INTENDANT_TR("What do I need?"), {}});
    form.id = "need";
    form.act = {INTENDANT_TR("Work it out"), {}};
    std::vector<HexId> hexes;
    for (const auto& piece : combat_units(state, enemy_of(state.turn.side))) {
        if (const auto hex = state[piece].hex; hex && std::ranges::find(hexes, *hex) == hexes.end()) {
            hexes.push_back(*hex);
        }
    }
    std::ranges::sort(hexes);
    std::vector<core::FormChoice> choices;
    choices.reserve(hexes.size());
    for (const auto hex : hexes) {
        choices.push_back(choice_of(state, hex));
    }
    form.fields = {core::naming(core::choice_field("take", {INTENDANT_TR("Hex to take"), {}}, std::move(choices), values), "hex"),
                   odds::chance_field(values)};
    return form;
}

std::vector<Message> need(const State& state, const core::FormValues& given, const std::stop_token& stop) {
    const auto values = core::filled(need_form(state, given), given);
    const auto hex = state.tables->find(core::text_in(values, "take"));
    if (!hex) {
        return {{INTENDANT_TR("Say which hex is to be taken."), {}}};
    }
    const auto found = hex_need(state, *hex, odds::chance_in(values), {}, stop);
    if (found.cancelled) {
        return {};
    }
    if (found.refused) {
        return {*found.none};
    }
    const Message before{INTENDANT_TR("Those beside {hex} take it with a chance of {chance} %."),
                         {{"hex", name(*state.tables, *hex)}, {"chance", percent(found.before)}}};
    if (found.none) {
        return {before, *found.none};
    }
    if (!found.unit) {
        return {before, {INTENDANT_TR("Nobody else is needed; the division of the battles is what matters."), {}}};
    }
    return {before,
            {INTENDANT_TR("With {unit} moved to {hex} and the best division it is {chance} %: the weakest unit that suffices."),
             {{"unit", name(*state.tables, found.unit->unit)},
              {"hex", name(*state.tables, found.unit->to)},
              {"chance", percent(found.chance)}}}};
}

} // namespace intendant::afrika_korps
