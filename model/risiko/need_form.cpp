#include "model/risiko/need_form.hpp"

#include "model/odds/need.hpp"
#include "model/risiko/decision.hpp"
#include "model/risiko/form_parts.hpp"
#include "model/risiko/need.hpp"

#include <algorithm>

namespace intendant::risiko {

namespace {

using core::Message;

constexpr int most_steps = 8;
constexpr int most_arriving = 99;

constexpr std::string_view way_mark = "way_";
std::string step_key(int step) { return std::string{way_mark} + std::to_string(step); }

/// The base and the territories after it.
std::vector<TerritoryId> way_in(const State& state, const core::Form& form) {
    std::vector<TerritoryId> way;
    for (const auto& field : form.fields) {
        if (const auto next = field.key.starts_with(way_mark) ? state.tables->find(field.value) : std::nullopt) {
            way.push_back(*next);
        }
    }
    return way;
}

} // namespace

core::Form need_form(const State& state, const core::FormValues& values) {
    auto form = core::form_of(id_of(state.turn.player), {INTENDANT_TR("What do I need?"), {}});
    form.id = "need";
    form.act = {INTENDANT_TR("Work it out"), {}};
    auto offered = territories_of(state, state.turn.player);
    std::vector<TerritoryId> way;
    for (int step = 0; step <= most_steps && !offered.empty(); ++step) {
        const auto key = step_key(step);
        const auto* const label = step == 0 ? INTENDANT_TR("From") : step == 1 ? INTENDANT_TR("To") : INTENDANT_TR("And on to");
        form.fields.push_back(core::leading(territory_field(key, {label, {}}, choices_of(state, offered), values)));
        if (auto& chosen = form.fields.back().value; step > 1 && core::text_in(values, key) != chosen) {
            chosen.clear(); // how far the way goes is for whoever asks
        }
        const auto next = state.tables->find(form.fields.back().value);
        if (!next) {
            break;
        }
        way.push_back(*next);
        offered = neighbours(state, *next, false);
        std::erase_if(offered, [&](TerritoryId id) { return std::ranges::count(way, id) > 0; });
    }
    form.fields.push_back(core::count_field("arriving", {INTENDANT_TR("Armies to arrive"), {}}, most_arriving, values, 1));
    form.fields.push_back(odds::chance_field(values));
    return form;
}

std::vector<Message> need(const State& state, const core::FormValues& given, const std::stop_token& stop) {
    const auto form = need_form(state, given);
    const auto values = core::filled(form, given);
    const auto way = way_in(state, form);
    const int arriving = core::count_in(values, "arriving", most_arriving);
    if (way.size() < 2 || arriving < 1) {
        return {
            {INTENDANT_TR("Say from where, which territories are attacked one after the other, and how many armies are to arrive."), {}}};
    }
    std::vector<int> targets;
    for (std::size_t i = 1; i < way.size(); ++i) {
        targets.push_back(std::max(1, state[way[i]].armies));
    }
    const auto found = armies_needed(*state.tables, targets, arriving, odds::chance_in(values), {}, stop);
    if (found.cancelled) {
        return {};
    }
    if (found.none) {
        return {*found.none};
    }
    return {
        {INTENDANT_TR(
             "To stand on {end} with {arriving} {arriving:army|armies} or more, {base} needs {armies}: {chance} %. It has {there} now."),
         {{"armies", number(found.armies)},
          {"base", name(state, way.front())},
          {"end", name(state, way.back())},
          {"arriving", number(arriving)},
          {"chance", odds::percent(found.chance)},
          {"there", number(state[way.front()].armies)}}},
        {INTENDANT_TR("With one army fewer it is {chance} %."), {{"chance", odds::percent(found.one_fewer)}}}};
}

} // namespace intendant::risiko
