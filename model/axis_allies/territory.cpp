#include "model/axis_allies/territory.hpp"

#include "model/axis_allies/components.hpp"
#include "model/axis_allies/paths.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// The fine is paid once, by who flew over first, also where that gives no control. Rule: M-132, Q-04.
bool paid_for(const State& state, SpaceId space) { return std::ranges::count(state.paid_neutrals, space) > 0; }

/// Guns and complexes of the old side in the territory, a gun that an ally brought too, as they stand and under their new
/// owner. They are never destroyed. Rule: C-112, D-38, S-12, M-35, M-42, M-44, Q-39.
void change_fixtures(const State& state, SpaceId space, Power to, TerritoryTaken& event) {
    const auto original = (*state.tables)[space].original_owner;
    const bool for_an_ally = original && *original != to && allied(*original, to);
    for (const auto& stack : stacks_in(state, space)) {
        if (!fights(stack.unit) && !allied(stack.owner, event.by)) {
            event.before.push_back(stack);
            auto taken = stack;
            const bool victors = stack.unit == Unit::AaGun && state.options.freed_guns_go_to_the_victor; // D-38
            taken.owner = victors ? event.by : to;
            taken.fresh = true;
            taken.in_trust = for_an_ally && !victors && stack.unit == Unit::AaGun;
            event.after.push_back(taken);
        }
    }
}

/// An original complex comes back to its first owner, and the books do not know yet that it was lost: the game began so, or the owner
/// was set right. Rule: Q-05.
void note_lost_complex(Decision& decision, SpaceId space, std::optional<Power> to) {
    if (!loses_complex(decision.now(), space, to) || controller(decision.now(), space) == decision.tables()[space].original_owner) {
        return;
    }
    auto lost = decision.now().lost_complexes;
    lost.push_back(space);
    decision.book(
        FactsCorrected{.before = {.lost_complexes = decision.now().lost_complexes}, .after = {.lost_complexes = lost}, .reason = {}});
}

/// Territories of a power whose capital has just been freed go back to it, with complexes and the guns taken with them; a
/// gun that the liberator brought stays its own. Rule: C-117, M-37, Q-40.
void return_held_territories(Decision& decision, Power freed) {
    const auto& tables = decision.tables();
    for (std::size_t i = 0; i < tables.spaces.size(); ++i) {
        const SpaceId space{static_cast<std::uint8_t>(i)};
        const auto holder = controller(decision.now(), space);
        if (tables[space].original_owner != freed || !holder || *holder == freed || !allied(*holder, freed)) {
            continue;
        }
        TerritoryTaken event{
            .space = space, .by = freed, .from = holder, .to = freed, .value = tables[space].value, .before = {}, .after = {}};
        for (const auto& stack : stacks_in(decision.now(), space)) {
            const bool goes_back = stack.unit == Unit::IndustrialComplex || (stack.unit == Unit::AaGun && stack.in_trust);
            if (goes_back && stack.owner == *holder) {
                event.before.push_back(stack);
                auto returned = stack;
                returned.owner = freed;
                returned.in_trust = false;
                event.after.push_back(returned);
            }
        }
        note_lost_complex(decision, space, freed);
        decision.book(std::move(event));
    }
}

} // namespace

bool gun_awaits_aircraft(const State& state, SpaceId space, Power power) {
    return !state.options.lone_guns_hold_fire && enemy_gun_in(state, space, power) &&
           std::ranges::any_of(state.stacks, [&](const Stack& stack) {
               return stack.space == space && stack.owner == power && is_aircraft(stack.unit) && stack.attacking && !stack.raiding;
           });
}

bool goes_with_territory(const Stack& stack, std::optional<Power> from, Power to) {
    if (fights(stack.unit) || stack.owner == to) {
        return false;
    }
    return stack.unit == Unit::IndustrialComplex || !allied(stack.owner, to) || stack.owner == from;
}

bool loses_complex(const State& state, SpaceId space, std::optional<Power> to) {
    const auto& facts = (*state.tables)[space];
    const auto from = controller(state, space);
    return facts.original_complex && from && to && from != to && (from == facts.original_owner || to == facts.original_owner) &&
           std::ranges::count(state.lost_complexes, space) == 0;
}

void warn_of_restricted_attack(Decision& decision, SpaceId space) {
    const auto& state = decision.now();
    const auto power = decision.power();
    const bool into_empty = !enemy_occupied(state, space, power) && !still_neutral(state, space);
    if (state.options.restricted_attack && power == Power::Ussr && state.turn.round == 1 &&
        !(into_empty && state.options.restricted_attack_allows_empty_territory)) {
        decision.breaks("O-04", INTENDANT_TR("This table plays restricted attack: {power} may not attack before its second turn."),
                        {{"power", name(state, power)}});
    }
}

std::optional<core::Refused> too_poor_for_a_neutral(const State& state, SpaceId space) {
    const auto power = state.turn.power;
    const auto fine = state.tables->amounts.neutrality_fine;
    const auto treasury = state.powers[power].treasury;
    if (treasury < fine && !paid_for(state, space)) {
        return refuse("M-132", INTENDANT_TR("Entering a neutral territory costs {fine} IPC, and {power} holds {treasury}."),
                      {{"fine", number(fine.amount)}, {"power", name(state, power)}, {"treasury", number(treasury.amount)}});
    }
    return {};
}

std::optional<core::Refused> violate_neutrality(Decision& decision, SpaceId space, bool controls) {
    const auto power = decision.power();
    const bool paid = paid_for(decision.now(), space);
    if (auto refused = too_poor_for_a_neutral(decision.now(), space)) {
        return refused;
    }
    if (paid && !controls) {
        return {};
    }
    const auto fine = paid ? core::Money{} : decision.tables().amounts.neutrality_fine;
    const auto markers = markers_in_use(decision.now(), power);
    decision.book(NeutralityViolated{.power = power, .space = space, .paid = fine, .controls = controls});
    warn_of_markers(decision, power, markers);
    return {};
}

void take_territory(Decision& decision, SpaceId space, Power by) {
    const auto& tables = decision.tables();
    const auto from = controller(decision.now(), space);
    if (tables[space].sea || (from && allied(*from, by))) {
        return;
    }
    // C-115: what belonged to an ally from the start goes back to it, unless its capital is lost (C-116).
    // C-118: only the printed owner counts; what an ally had merely conquered before belongs to whoever takes it now.
    // A capital itself always goes back to its owner: taking it is what frees it (C-134).
    const auto original = tables[space].original_owner;
    const bool returns =
        original && allied(*original, by) && (!capital_lost(decision.now(), *original) || tables[space].capital_of == original);
    TerritoryTaken event{.space = space,
                         .by = by,
                         .from = from,
                         .to = returns ? *original : by,
                         .value = tables[space].value, // C-132: a capital counts as any other territory
                         .before = {},
                         .after = {}};
    change_fixtures(decision.now(), space, event.to, event);
    const auto to = event.to;
    const auto markers = markers_in_use(decision.now(), to);
    note_lost_complex(decision, space, to);
    decision.book(std::move(event));
    warn_of_markers(decision, to, markers);

    const auto capital_of = tables[space].capital_of;
    if (capital_of && from && !allied(*capital_of, by) && *from == *capital_of) {
        const auto loot = decision.now().powers[*capital_of].treasury; // C-131; C-137: also for a captor without capital
        if (loot.amount > 0) {
            decision.book(TreasuryLooted{.from = *capital_of, .to = by, .amount = loot});
        }
    }
    if (capital_of && to == *capital_of) {
        return_held_territories(decision, to);
    }
}

} // namespace intendant::axis_allies
