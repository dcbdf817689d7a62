#include "tests/fuzz/situations.hpp"

#include <array>

namespace intendant::fuzz {

namespace {

using namespace axis_allies;

/// Each switch in its turn is set or unset on purpose, whatever the edition says; the others by chance.
Options options_by_chance(Chance& chance, Edition edition, int number) {
    auto options = preset(edition);
    for (const auto& option : switches) {
        if (chance.one_in(4)) {
            options.*option.on = !(options.*option.on);
        }
    }
    const auto turn = static_cast<std::size_t>(number) % (2 * switches.size());
    options.*switches[turn / 2].on = turn % 2 == 0;
    if (chance.one_in(8)) {
        options.depth = chance.one_in(2) ? Depth::BankAndBattles : Depth::Bank;
    }
    return options;
}

/// All territories of the power from the start go to another one; what stood there is gone.
void occupy(Situation& situation, Power lost, Power by) {
    const auto& tables = *printed_tables();
    const auto capital = tables.powers[lost].capital;
    situation.controllers.push_back({capital, by});
    for (const auto& deployed : tables.deployment) {
        if (deployed.space == capital) {
            situation.units.push_back({capital, deployed.owner, deployed.unit, 0});
        }
    }
    constexpr int garrison = 40;
    situation.units.push_back({capital, by, Unit::Infantry, garrison});
}

void near_military_victory(Chance& chance, Situation& situation) {
    if (chance.one_in(2)) {
        occupy(situation, Power::Germany, Power::Uk);
        occupy(situation, Power::Japan, Power::Usa);
    } else {
        occupy(situation, Power::Ussr, Power::Germany);
        occupy(situation, Power::Uk, Power::Germany);
    }
}

/// The Axis holds almost everything but the capitals of the Allies, and the round is about to end.
void near_economic_victory(Situation& situation) {
    const auto& tables = *printed_tables();
    for (std::size_t i = 0; i < tables.spaces.size(); ++i) {
        const auto& space = tables.spaces[i];
        const bool wanted = space.original_owner && !space.capital_of && alliance_of(*space.original_owner) == Alliance::Allies;
        if (wanted && space.value.amount > 0) {
            situation.controllers.push_back({{static_cast<std::uint8_t>(i)}, Power::Japan});
            for (const auto& deployed : tables.deployment) { // whoever stood there is gone
                if (deployed.space.index == i && fights(deployed.unit)) {
                    situation.units.push_back({deployed.space, deployed.owner, deployed.unit, 0});
                }
            }
        }
    }
    situation.power = Power::Usa;
}

} // namespace

Beginning beginning(Chance& chance, int number) {
    static constexpr std::array editions{Edition::Italian, Edition::French, Edition::FrenchWithClarifications};
    static constexpr std::array endings{Ending::Military, Ending::Economic, Ending::Concession, Ending::Unfinished};
    Beginning made{.command = {.options = options_by_chance(chance, editions[static_cast<std::size_t>(number) % editions.size()], number),
                               .players = printed_players(2U + static_cast<std::size_t>(chance.up_to(3))),
                               .situation = {}},
                   .near = {}};
    constexpr int each = 5;
    if (number % each != 0) {
        return made;
    }
    made.near = endings[static_cast<std::size_t>(number / each) % endings.size()];
    auto& situation = made.command.situation;
    situation.round = 1 + chance.up_to(8);
    situation.power = chance.one_of(all_powers);
    situation.action = chance.one_of(all_actions);
    if (made.near == Ending::Military) {
        near_military_victory(chance, situation);
    } else if (made.near == Ending::Economic) {
        near_economic_victory(situation);
    }
    return made;
}

} // namespace intendant::fuzz
