#include "model/axis_allies/battle/steps.hpp"

#include "model/axis_allies/territory.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// The fighters of an alliance that stand at sea when the battle ends, in the order of the powers, and the room on its decks. The
/// attacker's own fighters still fly in non-combat movement. Rule: C-102, Q-12, Q-19.
struct Airborne {
    PerPower<int> own_deck{};
    int deck{0};
    std::vector<Stack> fighters{};
};

Airborne airborne(const State& state, SpaceId zone, Alliance alliance) {
    Airborne found;
    const int room = state.tables->amounts.carrier_room;
    for (const auto& stack : stacks_in(state, zone)) {
        if (alliance_of(stack.owner) != alliance) {
            continue;
        }
        if (stack.unit == Unit::Carrier) {
            found.own_deck[stack.owner] += room * stack.count;
            found.deck += room * stack.count;
        } else if (stack.unit == Unit::Fighter && stack.owner != state.turn.power) {
            found.fighters.push_back(stack);
        }
    }
    return found;
}

/// Those that nobody named take the room that is left. Rule: C-102, M-64.
void take_decks(Airborne& airborne) {
    const auto take = [&](Stack& fighter, int room) {
        const int seated = std::clamp(std::min(room, airborne.deck), 0, fighter.count);
        airborne.own_deck[fighter.owner] -= seated;
        airborne.deck -= seated;
        fighter.count -= seated;
    };
    for (auto& fighter : airborne.fighters) { // first on the deck of their own power
        take(fighter, airborne.own_deck[fighter.owner]);
    }
    for (auto& fighter : airborne.fighters) {
        take(fighter, airborne.deck);
    }
    std::erase_if(airborne.fighters, [](const Stack& stack) { return stack.count == 0; });
}

/// Rule: C-102.
bool friendly_island(const State& state, SpaceId zone, SpaceId space, Power power) {
    return (*state.tables)[space].island && state.tables->adjacent(zone, space) && friendly(state, space, power);
}

std::optional<SpaceId> friendly_island(const State& state, SpaceId zone, Power power) {
    for (const auto space : (*state.tables)[zone].neighbours) {
        if (friendly_island(state, zone, space, power)) {
            return space;
        }
    }
    return std::nullopt;
}

void land(const Stack& fighter, SpaceId to, BattleEnded& event) {
    auto landed = fighter;
    landed.space = to;
    event.before.push_back(fighter);
    event.after.push_back(landed);
}

/// The fighters land where their owners say. Rule: C-102, M-64.
void land_as_named(Decision& decision, SpaceId zone, Alliance alliance, Airborne& airborne, Landings& landings, BattleEnded& event) {
    const auto& state = decision.now();
    for (const auto& [power, count, to] : landings.named) {
        if (alliance_of(power) != alliance) {
            continue;
        }
        int there = 0;
        for (const auto& fighter : airborne.fighters) {
            there += fighter.owner == power ? fighter.count : 0;
        }
        if (count < 1 || count > there) {
            landings.refused =
                refuse("C-102", INTENDANT_TR("{power} has {there} {there:fighter|fighters} to land after this battle, not {count}."),
                       {{"power", name(state, power)}, {"there", number(there)}, {"count", number(count)}});
            return;
        }
        if (to == zone) {
            airborne.own_deck[power] -= count;
            airborne.deck -= count;
            if (airborne.deck < 0) {
                decision.breaks("M-64", INTENDANT_TR("The carriers in {space} have no room for so many fighters."),
                                {{"space", name(state, zone)}});
            }
        } else if (!friendly_island(state, zone, to, power)) {
            decision.breaks("C-102",
                            INTENDANT_TR("Fighters without a carrier land on a carrier in the zone of the battle or on a friendly "
                                         "island there; {space} is none."),
                            {{"space", name(state, to)}});
        }
        int left = count;
        for (auto& fighter : airborne.fighters) {
            const int taken = fighter.owner == power ? std::min(left, fighter.count) : 0;
            if (taken > 0 && to != zone) {
                land(some_of(fighter, taken), to, event);
            }
            fighter.count -= taken;
            left -= taken;
        }
    }
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

core::Verdict<Event> landed(Decision decision, const Landings& landings) {
    if (landings.refused) {
        return *landings.refused;
    }
    if (!landings.named.empty() && decision.now().battle) {
        return refuse("C-102", INTENDANT_TR("The battle goes on after this entry: say where fighters land in the entry that ends it."));
    }
    return std::move(decision).accepted();
}

std::optional<core::Refused> named_in_vain(const Landings& landings) {
    if (landings.named.empty()) {
        return std::nullopt;
    }
    return refuse("C-102", INTENDANT_TR("No fighter loses its carrier in this battle."));
}

void end_battle(Decision& decision, BattleResult result, Landings& landings) {
    const auto battle = *decision.now().battle;
    const auto power = decision.power();
    const auto survivors = attackers_of(decision.now(), battle);
    BattleEnded event{.space = battle.space, .kind = battle.kind, .result = result, .before = {}, .after = {}};
    mark_survivors(decision.now(), battle, result, event);

    UnitsLost lost{};
    if (battle.kind == BattleKind::Sea) {
        for (const auto alliance : {Alliance::Allies, Alliance::Axis}) {
            auto fighters = airborne(decision.now(), battle.space, alliance);
            land_as_named(decision, battle.space, alliance, fighters, landings, event);
            take_decks(fighters);
            for (const auto& fighter : fighters.fighters) {
                if (const auto island = friendly_island(decision.now(), battle.space, fighter.owner)) {
                    land(fighter, *island, event);
                } else {
                    lost.units.push_back(fighter);
                }
            }
        }
    }
    if (battle.kind != BattleKind::Sea) {
        landings.refused = named_in_vain(landings);
    }
    decision.book(std::move(event));
    if (!lost.units.empty()) {
        decision.book(std::move(lost));
    }
    // C-113: aircraft alone never take a territory.
    const bool soldiers = std::ranges::any_of(survivors, [](const Stack& stack) { return is_land(stack.unit); });
    if (battle.kind == BattleKind::Land && result == BattleResult::AttackerWon && soldiers) {
        take_territory(decision, battle.space, power);
    }
}

} // namespace intendant::axis_allies
