#include "model/empire_of_the_sun/need_form.hpp"

#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/forms/parts.hpp"
#include "model/empire_of_the_sun/need.hpp"
#include "model/empire_of_the_sun/questions/offensive_now.hpp"
#include "model/odds/need.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

using core::Message;

/// Battle hexes that wait for their combat first, then every hex where the other side stands.
std::vector<HexId> hexes_to_ask(const State& state) {
    if (!state.offensive || !whole_map(state)) {
        return {};
    }
    auto found = state.offensive->battles.empty() ? contacts(state) : state.offensive->battles;
    auto others = std::vector<HexId>{};
    for (const auto unit : units_on_map(*state.tables, board_of(state), enemy_of(state.offensive->side))) {
        const auto hex = state[unit].place.hex;
        if (!has(found, hex) && !has(others, hex)) {
            others.push_back(hex);
        }
    }
    std::ranges::sort(others);
    found.insert(found.end(), others.begin(), others.end());
    std::erase_if(found, [&](HexId hex) { return has(state.offensive->fought_at_sea, hex) || has(state.offensive->fought, hex); });
    return found;
}

BattleAim aim_in(const core::FormValues& values) { return core::of_id<BattleAim>(core::text_in(values, "aim")).value_or(BattleAim::Hex); }

Message as_it_stands(const OffensiveQuestion& question, double chance) {
    return {question.aim == BattleAim::Hex
                ? INTENDANT_TR("As it stands, {hex} is taken with a chance of {chance} %.")
                : INTENDANT_TR("As it stands, the air-naval combat in {hex} is won with a chance of {chance} %."),
            {{"hex", name(question.hex)}, {"chance", odds::percent(chance)}}};
}

Message who_reacts(const OffensiveQuestion& question, const OffensiveNeed& found) {
    if (question.reaction == ReactionWeighed::None) {
        return {INTENDANT_TR("No further reaction is counted."), {}};
    }
    std::vector<UnitId> units;
    for (const auto& each : found.reacting) {
        units.push_back(each.unit);
    }
    return units.empty()
               ? Message{INTENDANT_TR("Nobody else of the other side could react there."), {}}
               : Message{INTENDANT_TR("Unless it is surprised, the other side reacts with {units}."), {{"units", list_of(units)}}};
}

Message where_it_fights(const FurtherUnit& further) {
    const Parameters named{{"unit", name(further.unit)}, {"hex", further.move ? name(further.move->to) : std::string{}}};
    if (!further.move) {
        return {INTENDANT_TR("{unit} is activated and fights from where it stands."), named};
    }
    return {further.active ? INTENDANT_TR("{unit} is active already and moves to {hex}.")
                           : INTENDANT_TR("{unit} is activated and moves to {hex}."),
            named};
}

} // namespace

core::Form need_form(const State& state, const core::FormValues& values) {
    auto form = asked::form_of(side_that_acts(state), {INTENDANT_TR("What do I need?"), {}});
    form.id = "need";
    form.act = {INTENDANT_TR("Work it out"), {}};
    form.fields = {
        core::naming(core::choice_field("hex", {INTENDANT_TR("Battle hex"), {}}, asked::choices_of(state, hexes_to_ask(state)), values),
                     "hex"),
        core::choice_field("aim", {INTENDANT_TR("What is wanted"), {}},
                           {{std::string{id_of(BattleAim::Hex)}, {INTENDANT_TR("The hex is taken"), {}}},
                            {std::string{id_of(BattleAim::AirNaval)}, {INTENDANT_TR("The air-naval combat is won"), {}}}},
                           values, id_of(BattleAim::Hex)),
        core::choice_field("reaction", {INTENDANT_TR("The other side reacts"), {}},
                           {{std::string{id_of(ReactionWeighed::All)}, {INTENDANT_TR("with all that it has in range"), {}}},
                            {std::string{id_of(ReactionWeighed::None)}, {INTENDANT_TR("with nobody else"), {}}}},
                           values, id_of(ReactionWeighed::All)),
        odds::chance_field(values)};
    return form;
}

std::vector<Message> need(const State& state, const core::FormValues& given, const std::stop_token& stop) {
    const auto values = core::filled(need_form(state, given), given);
    const auto hex = asked::hex_in(state, values, "hex");
    if (!state.offensive) {
        return {{INTENDANT_TR("No offensive is under way: play a card for one, and ask again."), {}}};
    }
    if (!hex) {
        return {{INTENDANT_TR("Say where the battle is."), {}}};
    }
    const OffensiveQuestion question{.hex = *hex,
                                     .aim = aim_in(values),
                                     .reaction =
                                         core::of_id<ReactionWeighed>(core::text_in(values, "reaction")).value_or(ReactionWeighed::All),
                                     .chance = odds::chance_in(values)};
    const auto found = offensive_need(state, question, stop);
    if (found.cancelled) {
        return {};
    }
    if (found.refused) {
        return {*found.none};
    }
    std::vector<Message> answer{as_it_stands(question, found.before), who_reacts(question, found)};
    if (found.none) {
        answer.push_back(*found.none);
        return answer;
    }
    if (found.units.empty()) {
        answer.push_back({INTENDANT_TR("Nobody else is needed."), {}});
        return answer;
    }
    for (const auto& each : found.units) {
        answer.push_back(where_it_fights(each));
    }
    answer.push_back(
        {INTENDANT_TR("With that it is {chance} %: fewer activations do not suffice."), {{"chance", odds::percent(found.chance)}}});
    return answer;
}

} // namespace intendant::empire_of_the_sun
