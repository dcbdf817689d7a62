#include "model/axis_allies/placement.hpp"

#include "model/axis_allies/components.hpp"
#include "model/axis_allies/decision.hpp"

#include <algorithm>
#include <array>

namespace intendant::axis_allies {

namespace {

bool stands(const State& state, SpaceId space, Unit unit) {
    return std::ranges::any_of(state.stacks, [&](const Stack& stack) { return stack.space == space && stack.unit == unit; });
}

bool stands_fresh(const State& state, SpaceId space) {
    return std::ranges::any_of(
        state.stacks, [&](const Stack& stack) { return stack.space == space && stack.unit == Unit::IndustrialComplex && stack.fresh; });
}

std::optional<Power> ally_with_complex(const State& state, SpaceId space, Power power) {
    for (const auto& stack : state.stacks) {
        if (stack.space == space && stack.unit == Unit::IndustrialComplex && stack.owner != power && allied(stack.owner, power)) {
            return stack.owner;
        }
    }
    return std::nullopt;
}

/// A territory taken in one turn takes a complex in the next and its first unit in the one after. Rule: L-05, L-11.
bool owned_since_start(const State& state, SpaceId space, Power power) {
    return controller(state, space) == power && !taken_this_turn(state, space);
}

/// Karelia serves the zone north of it for the ships of the U.S.S.R. only. Rule: D-04.
bool coast_closed(const State& state, SpaceId complex, SpaceId zone, Power power) {
    return state.options.karelia_two_coasts_for_ussr_only && power != Power::Ussr && (*state.tables)[complex].id == "karelia_ssr" &&
           (*state.tables)[zone].id == "sz_karelia";
}

/// The complex that supplies a ship placed in the zone: one with room first. A territory on two coasts, as Karelia,
/// supplies both. Rule: L-03, L-16, M-41, X-18, Q-26, Q-32.
std::optional<SpaceId> supplier(const State& state, SpaceId zone, Power power) {
    std::optional<SpaceId> full;
    for (const auto space : (*state.tables)[zone].neighbours) {
        if (has_usable_complex(state, space, power) && !coast_closed(state, space, zone, power)) {
            if (complex_room(state, space, power).value_or(1) > 0) {
                return space;
            }
            full = full.value_or(space);
        }
    }
    return full;
}

/// What a clause says against one kind of unit in that space.
void warn_of(Decision& decision, const UnitCount& placed, SpaceId space, std::optional<SpaceId> complex) {
    const auto& state = decision.now();
    const auto power = decision.power();
    const auto where = std::pair<std::string, std::string>{"space", name(state, space)};
    if (placed.unit == Unit::IndustrialComplex) {
        if (!owned_since_start(state, space, power)) {
            const bool neutral_of_this_turn = (*state.tables)[space].neutral && controller(state, space) == power;
            decision.breaks(neutral_of_this_turn ? "L-11" : "L-05",
                            INTENDANT_TR("A complex goes into a territory owned since the start of the turn; {space} is none."), {where});
        }
        if (stands(state, space, Unit::IndustrialComplex) || placed.count > 1) {
            decision.breaks("M-40", INTENDANT_TR("{space} may hold one industrial complex only."), {where});
        }
        if (state.options.no_new_complexes) {
            decision.breaks("O-05", INTENDANT_TR("This table plays without new complexes."));
        }
        return;
    }
    if (is_ship(placed.unit) && complex && coast_closed(state, *complex, space, power)) {
        decision.breaks("D-04", INTENDANT_TR("At this table only the U.S.S.R. places ships in {space}."), {where});
    } else if (is_ship(placed.unit)) {
        const bool serves = complex && has_usable_complex(state, *complex, power) && decision.tables().adjacent(*complex, space);
        if (!serves) {
            decision.breaks("L-03",
                            INTENDANT_TR("{space} touches no territory where the power has owned a complex since the start of the turn."),
                            {where});
        }
    }
    if (is_ship(placed.unit)) {
        if (enemy_occupied(state, space, power) && !state.options.ships_into_enemy_zones) {
            decision.breaks("L-04", INTENDANT_TR("Enemy units are in {space}: new ships need a zone without them."), {where});
        }
    } else if (stands_fresh(state, space)) {
        decision.breaks("L-06", INTENDANT_TR("The complex in {space} was placed or taken this turn: it serves from the next turn on."),
                        {where});
    } else if (const auto ally = ally_with_complex(state, space, power)) {
        const bool mine = (*state.tables)[space].original_owner == power && capital_lost(state, power);
        decision.breaks(mine ? "M-44" : "L-15", INTENDANT_TR("The complex in {space} serves {ally} and no other power."),
                        {where, {"ally", name(state, *ally)}});
    } else if (!has_usable_complex(state, space, power)) {
        decision.breaks("L-02", INTENDANT_TR("In {space} the power has not owned a complex since the start of the turn."), {where});
    }
    if (placed.unit == Unit::AaGun && (stands(state, space, Unit::AaGun) || placed.count > 1)) {
        decision.breaks("L-12", INTENDANT_TR("{space} may hold one antiaircraft gun only."), {where});
    }
    if (complex) {
        const auto room = complex_room(state, *complex, power);
        if (room && *room < placed.count) {
            const auto& facts = (*state.tables)[*complex];
            // L-09 speaks of the enemy's complexes; one that is held for an ally is limited as any new one.
            const bool of_the_enemy = facts.original_complex && facts.original_owner && !allied(*facts.original_owner, power);
            const bool lost_once = facts.original_complex && facts.original_owner == power;
            decision.breaks(facts.value.amount == 0 ? "L-10"
                            : lost_once             ? "Q-05"
                            : of_the_enemy          ? "L-09"
                                                    : "L-08",
                            INTENDANT_TR("The complex in {space} can still place {room} {room:unit|units} this turn, not {count}."),
                            {{"space", name(state, *complex)}, {"room", number(*room)}, {"count", number(placed.count)}});
        }
    }
}

/// Kinds of units that are placed alike: ashore, one a territory, afloat.
enum class Berth : std::uint8_t { Ashore, Gun, Afloat };
constexpr std::array all_berths{Berth::Ashore, Berth::Gun, Berth::Afloat};

Berth berth_of(Unit unit) { return is_ship(unit) ? Berth::Afloat : unit == Unit::AaGun ? Berth::Gun : Berth::Ashore; }

/// Enough for any number of units.
constexpr std::int64_t no_limit = std::int64_t{1} << 32U;

/// How many units of the kind the complex takes if it takes no others; its own room aside. Rule: L-02 to L-04, L-12, O-02, Q-32.
std::int64_t berths_at(const State& state, SpaceId complex, Power power, Berth berth) {
    switch (berth) {
    case Berth::Ashore:
        return no_limit;
    case Berth::Gun:
        return stands(state, complex, Unit::AaGun) ? 0 : 1;
    case Berth::Afloat:
        break;
    }
    const bool zone = std::ranges::any_of((*state.tables)[complex].neighbours, [&](SpaceId space) {
        return (*state.tables)[space].sea && !coast_closed(state, complex, space, power) &&
               (state.options.ships_into_enemy_zones || !enemy_occupied(state, space, power));
    });
    return zone ? no_limit : 0;
}

} // namespace

bool has_usable_complex(const State& state, SpaceId space, Power power) {
    return owned_since_start(state, space, power) && std::ranges::any_of(state.stacks, [&](const Stack& stack) {
               return stack.space == space && stack.unit == Unit::IndustrialComplex && stack.owner == power && !stack.fresh;
           });
}

std::optional<int> complex_room(const State& state, SpaceId space, Power power) {
    const auto& facts = (*state.tables)[space];
    const bool lost_once = state.options.recaptured_complex_is_limited && std::ranges::count(state.lost_complexes, space) > 0;
    if (facts.original_complex && facts.original_owner == power && !lost_once) {
        return std::nullopt; // L-07, P-07; Q-05: again unlimited for the owner of the start
    }
    // L-08, L-09: bought or captured, also from its first owner; L-10: at least one, where no value is printed or the
    // territory was neutral.
    const auto use = std::ranges::find(state.turn.complex_uses, space, &ComplexUse::space);
    const auto placed = use == state.turn.complex_uses.end() ? 0 : use->placed;
    return std::max(0, static_cast<int>(std::max<std::int64_t>(1, facts.value.amount)) - placed);
}

bool placement_is_over(const State& state, Power power) {
    return state.turn.action == Action::Placement && state.options.ships_into_enemy_zones &&
           std::ranges::any_of(state.stacks, [&](const Stack& stack) {
               const bool new_ship = is_ship(stack.unit) && stack.owner == power && stack.halted && !stack.entered_from && !stack.fought;
               return new_ship && enemy_occupied(state, stack.space, power);
           });
}

std::vector<SpaceId> placement_spaces(const State& state, Power power, Unit unit) {
    std::vector<SpaceId> found;
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        const SpaceId space{static_cast<std::uint8_t>(i)};
        const bool sea = (*state.tables)[space].sea;
        bool fits = false;
        if (unit == Unit::IndustrialComplex) {
            fits = !state.options.no_new_complexes && !sea && owned_since_start(state, space, power) && !stands(state, space, unit); // O-05
        } else if (is_ship(unit)) {
            fits = sea && (state.options.ships_into_enemy_zones || !enemy_occupied(state, space, power)) && supplier(state, space, power) &&
                   complex_room(state, *supplier(state, space, power), power).value_or(1) > 0;
        } else {
            fits = !sea && has_usable_complex(state, space, power) && complex_room(state, space, power).value_or(1) > 0 &&
                   (unit != Unit::AaGun || !stands(state, space, unit));
        }
        if (fits) {
            found.push_back(space);
        }
    }
    return found;
}

int units_with_a_place(const State& state, Power power, const PerUnit<int>& units) {
    std::array<std::int64_t, all_berths.size()> wanted{};
    for (const auto unit : all_units) {
        if (unit != Unit::IndustrialComplex) {
            wanted[static_cast<std::size_t>(berth_of(unit))] += units[unit];
        }
    }
    std::vector<SpaceId> complexes;
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        if (const SpaceId space{static_cast<std::uint8_t>(i)}; has_usable_complex(state, space, power)) {
            complexes.push_back(space);
        }
    }
    // The most that flows from the kinds through the complexes is the least that any cut lets through: for each choice of kinds, those left
    // out, and what each complex takes of the others.
    auto most = no_limit;
    for (unsigned cut = 0; cut < 1U << all_berths.size(); ++cut) {
        const auto chosen = [cut](Berth berth) { return (cut >> static_cast<unsigned>(berth) & 1U) != 0; };
        std::int64_t through = 0;
        for (const auto berth : all_berths) {
            through += chosen(berth) ? 0 : wanted[static_cast<std::size_t>(berth)];
        }
        for (const auto complex : complexes) {
            std::int64_t here = 0;
            for (const auto berth : all_berths) {
                here += chosen(berth) ? berths_at(state, complex, power, berth) : 0;
            }
            const auto room = complex_room(state, complex, power);
            through += room ? std::min<std::int64_t>(*room, here) : here;
        }
        most = std::min(most, through);
    }
    const auto sites = static_cast<std::int64_t>(placement_spaces(state, power, Unit::IndustrialComplex).size());
    return static_cast<int>(most + std::min<std::int64_t>(units[Unit::IndustrialComplex], sites)); // each on a territory of its own
}

core::Verdict<Event> decide(const State& state, const PlaceUnits& command) {
    const auto power = state.turn.power;
    const bool sea = (*state.tables)[command.space].sea;
    if (command.units.empty()) {
        return refuse("L-01", INTENDANT_TR("Say which units are to be placed in {space}."), {{"space", name(state, command.space)}});
    }
    Decision decision(state);
    decision.belongs_to(Action::Placement);
    if (placement_is_over(state, power)) {
        decision.breaks("O-02", INTENDANT_TR("New ships were placed among enemy ships: with that {power} has ended its placement."),
                        {{"power", name(state, power)}});
    }
    for (const auto& placed : command.units) {
        if (placed.count < 1) {
            return refuse("L-01", INTENDANT_TR("{count} is not a number of units that can be placed."), {{"count", number(placed.count)}});
        }
        const auto& now = decision.now();
        if (now.powers[power].waiting[placed.unit] < placed.count) {
            return refuse("P-03", INTENDANT_TR("{power} has {units} waiting, not {count}."),
                          {{"power", name(state, power)},
                           {"units", list_of(placed.unit, now.powers[power].waiting[placed.unit])},
                           {"count", number(placed.count)}});
        }
        if (is_ship(placed.unit) != sea) {
            const bool cargo = placed.unit == Unit::Fighter || placed.unit == Unit::Infantry;
            return refuse(placed.unit == Unit::AaGun ? "L-12"
                          : cargo                    ? "L-13"
                                                     : "M-82",
                          INTENDANT_TR("{unit} cannot be placed in {space}."),
                          {{"unit", name(state, placed.unit)}, {"space", name(state, command.space)}});
        }
        std::optional<SpaceId> complex;
        if (placed.unit != Unit::IndustrialComplex) {
            complex = !sea ? std::optional{command.space} : command.complex ? command.complex : supplier(now, command.space, power);
        }
        warn_of(decision, placed, command.space, complex);
        const bool fixture = !fights(placed.unit);
        decision.book(UnitsPlaced{
            .power = power,
            .space = command.space,
            .units = {placed},
            .after =
                {{.space = command.space, .owner = power, .unit = placed.unit, .count = placed.count, .halted = true, .fresh = fixture}},
            .complex = complex});
    }
    if (too_many_carrier_stacks(decision.now(), power) && !too_many_carrier_stacks(state, power)) {
        decision.doubts("B-05", INTENDANT_TR("The box holds two carriers of each power: {power} cannot show a third stack of them."),
                        {{"power", name(state, power)}});
    }
    return std::move(decision).accepted();
}

} // namespace intendant::axis_allies
