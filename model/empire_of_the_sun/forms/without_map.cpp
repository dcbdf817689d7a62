#include "model/empire_of_the_sun/forms/parts.hpp"

#include <array>

// What the table says of hexes and steps where the books do not keep the map.
namespace intendant::empire_of_the_sun::asked {

namespace {

/// Rule: ES-CTL-1, ES-GEN-20.
std::optional<Form> take_form(const State& state, const FormValues& values) {
    if (whole_map(state)) {
        return std::nullopt;
    }
    std::vector<HexId> hexes;
    for (const auto& each : state.tables->map_hexes) {
        const auto from = controller_of(state, each.hex);
        if (lawful(state, TakeHexes{.side = enemy_of(from), .hexes = {each.hex}, .cause = {}, .card = {}})) {
            hexes.push_back(each.hex);
        }
    }
    auto form = form_of_both({INTENDANT_TR("A hex changes hands"), {}});
    form.fields = {leading(core::choice_field("hex", {INTENDANT_TR("Hex"), {}}, choices_of(state, hexes), values))};
    if (const auto hex = state.tables->find_hex(form.fields.front().value)) {
        form.sums.push_back({INTENDANT_TR("Taken by: {side}"), {{"side", name(enemy_of(controller_of(state, *hex)))}}});
    }
    return form;
}

std::optional<Command> takes(const State& state, const FormValues& values) {
    const auto hex = hex_in(state, values, "hex");
    return hex ? std::optional<Command>{TakeHexes{
                     .side = enemy_of(controller_of(state, *hex)), .hexes = {*hex}, .cause = Cause::Movement, .card = {}}}
               : std::nullopt;
}

/// Why a unit loses steps that the books do not compute themselves.
constexpr std::array causes{Cause::Battle, Cause::Attrition, Cause::Surrender, Cause::Movement};

/// Rule: ES-BAT-17, ES-ATR-1, ES-POL-3, ES-PBM-4.
std::optional<Form> loss_form(const State& state, const FormValues& values) {
    if (whole_map(state)) {
        return std::nullopt;
    }
    std::vector<UnitId> units;
    for (const auto side : all_sides) {
        for (const auto unit : units_in_play(state, side)) {
            if (!(*state.tables)[unit].hq()) {
                units.push_back(unit);
            }
        }
    }
    if (units.empty()) {
        return std::nullopt;
    }
    auto form = form_of_both({INTENDANT_TR("A unit loses steps"), {}});
    form.fields = {leading(core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values))};
    if (const auto unit = state.tables->find_unit(form.fields.front().value)) {
        std::vector<FormChoice> steps{{"1", told("1")}};
        if (level_of(state, *unit) > 1) {
            steps.push_back({"2", told("2")});
        }
        form.fields.push_back(core::choice_field("steps", {INTENDANT_TR("Steps"), {}}, std::move(steps), values, "1"));
    }
    std::vector<FormChoice> why;
    for (const auto cause : causes) {
        why.push_back({std::string{id_of(cause)}, told(name(cause))});
    }
    const auto usual = state.turn.phase == Phase::Attrition        ? Cause::Attrition
                       : state.turn.phase == Phase::NationalStatus ? Cause::Surrender
                                                                   : Cause::Battle;
    form.fields.push_back(core::choice_field("cause", {INTENDANT_TR("Why"), {}}, std::move(why), values, id_of(usual)));
    return form;
}

std::optional<Command> loses(const State& state, const FormValues& values) {
    const auto unit = unit_in(state, values, "unit");
    const int steps = core::count_in(values, "steps", 2);
    const auto cause = core::of_id<Cause>(core::text_in(values, "cause"));
    return unit && steps > 0 && cause ? std::optional<Command>{LoseSteps{.units = {{*unit, steps}}, .cause = cause, .card = {}}}
                                      : std::nullopt;
}

} // namespace

const Made take_hex{"take", take_form, takes};
const Made lose_steps{"lose", loss_form, loses};

} // namespace intendant::empire_of_the_sun::asked
