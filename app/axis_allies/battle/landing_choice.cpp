#include "app/axis_allies/battle/landing_choice.hpp"

#include <algorithm>
#include <functional>
#include <set>

namespace intendant::app::aa {

namespace {

std::vector<FighterLanding>* landings_of(Command& command) {
    return std::visit(
        [](auto& each) -> std::vector<FighterLanding>* {
            if constexpr (requires { each.landings; }) {
                return &each.landings;
            } else {
                return nullptr;
            }
        },
        command);
}

/// What stands where when the battle is over; none when the command does not end it without a word against it.
std::optional<std::vector<Stack>> end_of(const State& before, const Command& command) {
    const auto verdict = decide(before, command);
    if (core::refused(verdict) || !core::acceptance(verdict).warnings.empty()) {
        return std::nullopt;
    }
    auto after = before;
    for (const auto& event : core::acceptance(verdict).events) {
        after = apply(std::move(after), event);
    }
    return after.battle ? std::nullopt : std::optional{after.stacks};
}

/// Every way to divide so many among the places.
void divide(int count, std::size_t places, std::vector<int>& taken, const std::function<void(const std::vector<int>&)>& visit) {
    if (taken.size() + 1 == places) {
        taken.push_back(count);
        visit(taken);
        taken.pop_back();
        return;
    }
    for (int here = 0; here <= count; ++here) {
        taken.push_back(here);
        divide(count - here, places, taken, visit);
        taken.pop_back();
    }
}

} // namespace

std::vector<LandingChoice> landing_choices(const State& before, const Command& command) {
    std::vector<LandingChoice> choices;
    auto tried = command;
    if (!before.battle || before.battle->kind != BattleKind::Sea || landings_of(tried) == nullptr) {
        return choices;
    }
    landings_of(tried)->clear();
    const auto proposed = end_of(before, tried);
    if (!proposed) {
        return choices;
    }
    const auto zone = before.battle->space;
    std::vector<SpaceId> places{zone};
    std::ranges::copy_if((*before.tables)[zone].neighbours, std::back_inserter(places),
                         [&](SpaceId space) { return (*before.tables)[space].island; });
    std::vector<std::vector<Stack>> ends{end_of(before, command).value_or(*proposed)};
    for (const auto power : all_powers) {
        int fighters = 0;
        for (const auto& stack : stacks_in(before, zone)) {
            fighters += stack.owner == power && power != before.turn.power && stack.unit == Unit::Fighter ? stack.count : 0;
        }
        for (int landing = fighters; landing > 0; --landing) { // some may be among the last losses
            std::vector<int> taken;
            divide(landing, places.size(), taken, [&](const std::vector<int>& counts) {
                std::vector<FighterLanding> landings;
                for (std::size_t i = 0; i < counts.size(); ++i) {
                    if (counts[i] > 0) {
                        landings.push_back({power, counts[i], places[i]});
                    }
                }
                *landings_of(tried) = landings;
                const auto end = end_of(before, tried);
                if (end && std::ranges::find(ends, *end) == ends.end()) {
                    ends.push_back(*end);
                    choices.push_back({std::move(landings), tried});
                }
            });
        }
    }
    return choices;
}

} // namespace intendant::app::aa
