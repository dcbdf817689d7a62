#include "model/axis_allies/battle/steps.hpp"

#include "model/axis_allies/territory.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// Fighters that stand at sea without a deck of their alliance, in the order of the powers. The attacker's
/// own fighters still fly in non-combat movement. Rule: C-102, Q-12, Q-19.
std::vector<Stack> without_deck(const State& state, SpaceId zone, Alliance alliance) {
    PerPower<int> own_deck;
    const int room = state.tables->amounts.carrier_room;
    int deck = 0;
    std::vector<Stack> fighters;
    for (const auto& stack : stacks_in(state, zone)) {
        if (alliance_of(stack.owner) != alliance) {
            continue;
        }
        if (stack.unit == Unit::Carrier) {
            own_deck[stack.owner] += room * stack.count;
            deck += room * stack.count;
        } else if (stack.unit == Unit::Fighter && stack.owner != state.turn.power) {
            fighters.push_back(stack);
        }
    }
    for (auto& fighter : fighters) { // first on the deck of their own power
        const int seated = std::min(own_deck[fighter.owner], fighter.count);
        own_deck[fighter.owner] -= seated;
        deck -= seated;
        fighter.count -= seated;
    }
    for (auto& fighter : fighters) {
        const int seated = std::min(deck, fighter.count);
        deck -= seated;
        fighter.count -= seated;
    }
    std::erase_if(fighters, [](const Stack& stack) { return stack.count == 0; });
    return fighters;
}

std::optional<SpaceId> friendly_island(const State& state, SpaceId zone, Power power) {
    for (const auto space : (*state.tables)[zone].neighbours) {
        if ((*state.tables)[space].island && friendly(state, space, power)) {
            return space;
        }
    }
    return std::nullopt;
}

/// The marks that the battle leaves on the attacker's pieces and transports. Rule: M-04, C-44, C-48.
void mark_survivors(const State& state, const Battle& battle, BattleResult result, BattleEnded& event) {
    const bool landing_off = battle.kind == BattleKind::Sea && result != BattleResult::AttackerWon;
    const auto attackers = attackers_of(state, battle);
    for (const auto& stack : state.stacks) {
        auto after = stack;
        if (std::ranges::count(attackers, stack) > 0) {
            after.fought = true;
        }
        if (stack.unit == Unit::Battleship) {
            after.landed = false; // its shot is spent
        }
        for (auto& cargo : after.cargo) {
            if (stack.space == battle.space && landing_off) {
                cargo.landing.reset();
            }
        }
        if (after != stack) {
            event.before.push_back(stack);
            event.after.push_back(after);
        }
    }
}

} // namespace

void end_battle(Decision& decision, BattleResult result) {
    const auto battle = *decision.now().battle;
    const auto power = decision.power();
    const auto survivors = attackers_of(decision.now(), battle);
    BattleEnded event{
        .space = battle.space, .kind = battle.kind, .result = result, .before = {}, .after = {}};
    mark_survivors(decision.now(), battle, result, event);

    UnitsLost lost{};
    if (battle.kind == BattleKind::Sea) {
        for (const auto alliance : {Alliance::Allies, Alliance::Axis}) {
            for (const auto& fighter : without_deck(decision.now(), battle.space, alliance)) {
                if (const auto island = friendly_island(decision.now(), battle.space, fighter.owner)) {
                    auto landed = fighter;
                    landed.space = *island;
                    event.before.push_back(fighter);
                    event.after.push_back(landed);
                } else {
                    lost.units.push_back(fighter);
                }
            }
        }
    }
    decision.book(std::move(event));
    if (!lost.units.empty()) {
        decision.book(std::move(lost));
    }
    // C-113: aircraft alone never take a territory.
    const bool soldiers =
        std::ranges::any_of(survivors, [](const Stack& stack) { return is_land(stack.unit); });
    if (battle.kind == BattleKind::Land && result == BattleResult::AttackerWon && soldiers) {
        take_territory(decision, battle.space, power);
    }
}

} // namespace intendant::axis_allies
