#include "model/axis_allies/forms_of_guns.hpp"

#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/decision.hpp"

#include <algorithm>
#include <vector>

namespace intendant::axis_allies {

namespace {

using core::FormChoice;
using core::FormValues;
using core::told;

constexpr int most_aircraft = 60; ///< typed at once

int aircraft_of(const Overflight& flight) {
    int aircraft = 0;
    for (const auto unit : all_units) {
        aircraft += flight.aircraft[unit];
    }
    return aircraft;
}

const Overflight* flight_over(const std::vector<Overflight>& flights, std::optional<SpaceId> gun) {
    const auto found = std::ranges::find_if(flights, [&](const Overflight& each) { return gun == each.gun; });
    return found == flights.end() ? nullptr : &*found;
}

/// A die for each aircraft; who is lost is proposed when they lie, the cheapest first. Rule: C-20, C-22, C-25.
std::optional<core::Form> overflight_asked(const State& state, const FormValues& values) {
    const auto flights = state.battle ? std::vector<Overflight>{} : pending_overflights(state);
    if (flights.empty()) {
        return std::nullopt;
    }
    std::vector<FormChoice> guns;
    for (const auto& each : flights) {
        if (std::ranges::find(guns, (*state.tables)[each.gun].id, &FormChoice::id) == guns.end()) {
            guns.push_back(choice_of(state, each.gun));
        }
    }
    core::Form form{.id = {}, .title = {INTENDANT_TR("A gun fires at aircraft that flew over it"), {}}};
    form.fields = {core::leading(core::choice_field("gun", {INTENDANT_TR("Gun in"), {}}, std::move(guns), values))};
    const auto* const flight = flight_over(flights, state.tables->find(form.fields.front().value));
    if (flight == nullptr) {
        form.seats = {std::string{id_of(state.turn.power)}};
        return form;
    }
    if (const auto owner = controller(state, flight->gun)) {
        form.seats.emplace_back(id_of(*owner));
    }
    form.seats.emplace_back(id_of(state.turn.power));
    form.fields.push_back(
        core::leading(core::dice_field("dice", {INTENDANT_TR("Faces thrown"), {}}, std::min(aircraft_of(*flight), most_aircraft), values)));
    const auto dice = core::dice_in(values, "dice", most_aircraft);
    int hits = dice ? core::hits_of(*dice, 1) : 0;
    for (const auto unit : {Unit::Fighter, Unit::Bomber}) {
        if (flight->aircraft[unit] > 0) {
            const int proposed = std::min(hits, flight->aircraft[unit]);
            hits -= proposed;
            form.fields.push_back(core::count_field(std::string{id_of(unit)}, told("@units:" + std::string{id_of(unit)}),
                                                    flight->aircraft[unit], values, proposed));
        }
    }
    return form;
}

std::optional<Command> fires_at_overflight(const State& state, const FormValues& values) {
    const auto gun = state.tables->find(core::text_in(values, "gun"));
    auto dice = core::dice_in(values, "dice", most_aircraft);
    if (!gun || !dice) {
        return std::nullopt;
    }
    FireAtOverflight command{.gun = *gun, .dice = std::move(*dice), .losses = {}};
    for (const auto unit : {Unit::Fighter, Unit::Bomber}) {
        if (const int count = core::count_in(values, id_of(unit), most_aircraft); count > 0) {
            command.losses.push_back({unit, count});
        }
    }
    return command;
}

/// Enemy complexes that a rocket from there can hit now. Rule: C-160, C-161.
std::vector<SpaceId> rocket_targets(const State& state, SpaceId from) {
    std::vector<SpaceId> found;
    for (std::uint8_t i = 0; i < state.tables->spaces.size(); ++i) {
        if (core::lawful(decide(state, FireRocket{.from = from, .target = {i}, .dice = {.faces = {1}}}))) {
            found.push_back({i});
        }
    }
    return found;
}

std::optional<core::Form> rocket_asked(const State& state, const FormValues& values) {
    if (state.battle || state.turn.action != Action::Combat || state.turn.rocket_fired ||
        !has_weapon(state, state.turn.power, Weapon::Rockets)) {
        return std::nullopt;
    }
    std::vector<FormChoice> guns;
    for (std::uint8_t i = 0; i < state.tables->spaces.size(); ++i) {
        if (count_of(state, {i}, state.turn.power, Unit::AaGun) > 0 && !rocket_targets(state, {i}).empty()) {
            guns.push_back(choice_of(state, {i}));
        }
    }
    if (guns.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("Fire a rocket"), {}});
    form.fields = {core::leading(core::choice_field("from", {INTENDANT_TR("From"), {}}, std::move(guns), values))};
    std::vector<FormChoice> targets;
    if (const auto from = state.tables->find(form.fields.front().value)) {
        for (const auto target : rocket_targets(state, *from)) {
            targets.push_back(choice_of(state, target));
        }
    }
    form.fields.push_back(core::choice_field("to", {INTENDANT_TR("To"), {}}, std::move(targets), values));
    form.fields.push_back(core::dice_field("dice", {INTENDANT_TR("Faces thrown"), {}}, 1, values));
    return form;
}

std::optional<Command> fires_rocket(const State& state, const FormValues& values) {
    const auto from = state.tables->find(core::text_in(values, "from"));
    const auto to = state.tables->find(core::text_in(values, "to"));
    auto dice = core::dice_in(values, "dice", 1);
    return from && to && dice ? std::optional<Command>{FireRocket{.from = *from, .target = *to, .dice = std::move(*dice)}} : std::nullopt;
}

/// Where the books do not follow the board, the table says what was taken. Rule: C-111, C-113.
std::optional<core::Form> capture_asked(const State& state, const FormValues& values) {
    if (state.options.depth == Depth::FullBoard || state.battle || state.turn.action != Action::Combat) {
        return std::nullopt;
    }
    std::vector<FormChoice> spaces;
    for (std::uint8_t i = 0; i < state.tables->spaces.size(); ++i) {
        if (!(*state.tables)[SpaceId{i}].sea && core::lawful(decide(state, Capture{{i}}))) {
            spaces.push_back(choice_of(state, {i}));
        }
    }
    if (spaces.empty()) {
        return std::nullopt;
    }
    auto form = own_form(state, {INTENDANT_TR("A territory was taken"), {}});
    form.fields = {core::choice_field("in", {INTENDANT_TR("Territory"), {}}, std::move(spaces), values)};
    return form;
}

std::optional<Command> captures(const State& state, const FormValues& values) {
    const auto space = state.tables->find(core::text_in(values, "in"));
    return space ? std::optional<Command>{Capture{*space}} : std::nullopt;
}

} // namespace

const MadeForm overflight_form{"overflight", overflight_asked, fires_at_overflight};
const MadeForm rocket_form{"rocket", rocket_asked, fires_rocket};
const MadeForm capture_form{"capture", capture_asked, captures};

} // namespace intendant::axis_allies
