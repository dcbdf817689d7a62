#include "model/empire_of_the_sun/questions/battle_sheet.hpp"

#include "model/core/form.hpp"
#include "model/empire_of_the_sun/offensive/fighting.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace intendant::empire_of_the_sun {

namespace {

Explained explained(const char* clause, const char* sentence, Parameters parameters = {}) {
    return {.rule = {clause}, .what = {sentence, std::move(parameters)}};
}

/// Who gives his attack on the ground.
std::vector<std::size_t> on_ground(const Engagement& fight, bool of_offensive) {
    const auto forces = ground_forces(fight.battle, levels_of(fight.battle.offensive, fight.status),
                                      levels_of(fight.battle.reaction, fight.status), fight.won_at_sea);
    return of_offensive ? forces.offensive : forces.reaction;
}

/// Why a unit gives another attack than its counter shows.
std::optional<Explained> other_attack(const Fighter& unit, int attack, int printed, bool at_sea) {
    if (attack == printed) {
        return {};
    }
    if (at_sea && unit.arm == Arm::Ground) {
        return explained("ES-BAT-2", INTENDANT_TR("ground units fight afterwards"));
    }
    if (!at_sea && unit.arm != Arm::Ground) {
        return explained("ES-GND-2", INTENDANT_TR("aircraft and ships have fought already"));
    }
    if (at_sea && unit.escort()) {
        return explained("ES-BAT-4", INTENDANT_TR("escorts a carrier outside the hex: it gives no attack and can be hit"));
    }
    if (at_sea && unit.extended) {
        return explained("ES-BAT-6", INTENDANT_TR("half its attack at extended range"));
    }
    if (!at_sea && attack == 0 && unit.lands) {
        return explained("ES-GND-2", INTENDANT_TR("it landed, and its side did not win in the air and at sea"));
    }
    return explained("ES-BAT-12", INTENDANT_TR("changed by a card"));
}

void add_units(const Tables& tables, const Engagement& fight, bool of_offensive, bool at_sea, SheetSide& side) {
    const auto& fighting = of_offensive ? fight.offensive : fight.reaction;
    const auto levels = levels_of(fighting.force, fight.status);
    const auto ground = on_ground(fight, of_offensive);
    for (std::size_t i = 0; i < fighting.force.units.size(); ++i) {
        const auto& unit = fighting.force.units[i];
        const auto id = i < fighting.rows.size() ? std::optional{fighting.rows[i].unit} : std::nullopt;
        const auto step = static_cast<std::size_t>(levels[i] == 2 ? Step::Full : Step::Reduced);
        const int attack = at_sea ? air_naval_attack(unit, levels[i]) : has(ground, i) ? unit.attack[step] : 0;
        const int printed = id ? tables[*id].attack[step] : unit.attack[step];
        side.units.push_back({.unit = id,
                              .from = id ? fighting.rows[i].from : FightsFrom::Hex,
                              .level = levels[i],
                              .attack = attack,
                              .why = other_attack(unit, attack, printed, at_sea)});
        side.strength += attack;
    }
}

Explained reason_of(DieReason reason, const Engagement& fight, const Fighting& side, bool at_sea) {
    switch (reason) {
    case DieReason::Cards:
        if (side.cards.empty()) {
            break;
        }
        return {.rule = {at_sea ? "ES-BAT-9" : "ES-GND-8"}, .what = core::told(list_of(side.cards))};
    case DieReason::CardAlone:
        return explained("ES-GND-8", INTENDANT_TR("a final modifier, to which nothing is added: {cards}"),
                         {{"cards", side.cards.empty() ? "-" : list_of(side.cards)}});
    case DieReason::Ambush:
        return explained("ES-BAT-9", INTENDANT_TR("ambush"));
    case DieReason::Surprise:
        return explained("ES-BAT-9", INTENDANT_TR("surprise"));
    case DieReason::Year:
        return explained("ES-BAT-9", INTENDANT_TR("US aircraft in {year}"), {{"year", number(fight.battle.year)}});
    case DieReason::Bombardment:
        return explained("ES-GND-4", INTENDANT_TR("shore bombardment"));
    case DieReason::AirSuperiority:
        return explained("ES-GND-5", INTENDANT_TR("air superiority"));
    case DieReason::Terrain:
        return explained("ES-GND-6", fight.battle.terrain == Terrain::Jungle     ? INTENDANT_TR("jungle")
                                     : fight.battle.terrain == Terrain::Mountain ? INTENDANT_TR("mountains")
                                                                                 : INTENDANT_TR("mixed terrain"));
    case DieReason::Landing:
        return explained("ES-GND-7", INTENDANT_TR("against a landing"));
    case DieReason::Armour:
        return explained("ES-GND-9", INTENDANT_TR("the 7th Armoured Brigade"));
    }
    return explained(at_sea ? "ES-BAT-9" : "ES-GND-8", INTENDANT_TR("as the table has ruled"));
}

void add_modifiers(const DieParts& parts, const Engagement& fight, const Fighting& fighting, bool at_sea, SheetSide& side) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto reason = static_cast<DieReason>(i);
        if (parts[i] != 0 || (reason == DieReason::CardAlone && fighting.force.ground_final && !at_sea)) {
            side.modifiers.push_back({.by = parts[i], .why = reason_of(reason, fight, fighting, at_sea)});
        }
    }
    side.modifier = sum_of(parts);
}

std::optional<int> face_in(const CombatSide& said) { return said.die.faces.empty() ? std::nullopt : std::optional{said.die.faces.front()}; }

/// Left after the fire of the other side, as far as the combat is known.
std::optional<Levels> left_of(const SheetSide& side) {
    Levels left;
    for (const auto& unit : side.units) {
        if (unit.unit && !unit.left) {
            return {};
        }
        left.push_back(static_cast<std::uint8_t>(unit.left.value_or(unit.level)));
    }
    return left;
}

/// The faces of the air and the sea; whoever fires second fires with what is left once the first die is known. Rule: ES-BAT-13 to ES-BAT-15.
void add_sea_faces(const Tables& tables, const Engagement& fight, BattleSheet& sheet, LossRule rule) {
    const auto& battle = fight.battle;
    const auto off = levels_of(battle.offensive, fight.status);
    const auto react = levels_of(battle.reaction, fight.status);
    auto off_fires = off;
    auto react_fires = react;
    if (fight.status == Status::Surprise && sheet.offensive.die) {
        const auto known = left_of(sheet.reaction);
        react_fires = known ? *known : air_naval_combat(tables, battle, fight.status, *sheet.offensive.die, 0, rule).reaction_left;
    } else if (fight.status == Status::Ambush && sheet.reaction.die) {
        const auto known = left_of(sheet.offensive);
        off_fires = known ? *known : air_naval_combat(tables, battle, fight.status, 0, *sheet.reaction.die, rule).offensive_left;
    }
    for (const bool of_offensive : {true, false}) {
        auto& side = of_offensive ? sheet.offensive : sheet.reaction;
        const auto& force = of_offensive ? battle.offensive : battle.reaction;
        for (int die = core::lowest_face(Tables::usual_die); die <= core::highest_face(Tables::usual_die) && fires_at_sea(force); ++die) {
            const auto fire = air_naval_fire(tables, battle, of_offensive, fight.status, of_offensive ? off : react,
                                             of_offensive ? off_fires : react_fires, die);
            side.faces.push_back({fire.efficiency.quarters, fire.efficiency.critical, fire.fire.hits});
        }
    }
}

void add_ground_faces(const Tables& tables, SheetSide& side) {
    for (int die = core::lowest_face(Tables::usual_die); die <= core::highest_face(Tables::usual_die); ++die) {
        const auto found = efficiency(tables.ground_results, die, die + side.modifier);
        side.faces.push_back({found.quarters, false, hits_of(side.strength, found)});
    }
}

/// What the combat leaves, as it would be booked.
template <class Fought> void add_left(const State& state, const Command& command, BattleSheet& sheet) {
    const auto verdict = decide(state, command);
    for (const auto& event : core::refused(verdict) ? std::vector<Event>{} : core::acceptance(verdict).events) {
        if (const auto* const fought = std::get_if<Fought>(&event)) {
            for (const auto& [rows, side] :
                 {std::pair{&fought->offensive.units, &sheet.offensive}, std::pair{&fought->reaction.units, &sheet.reaction}}) {
                for (std::size_t i = 0; i < rows->size() && i < side->units.size(); ++i) {
                    side->units[i].left = (*rows)[i].after;
                }
            }
        }
    }
}

/// Sides, units and dice.
template <class Fight> std::optional<BattleSheet> begun(const State& state, const Fight& command, Engagement& fight) {
    constexpr bool at_sea = std::is_same_v<Fight, FightAtSea>;
    if (!state.offensive) {
        return {};
    }
    Decision decision(state);
    if (engage(decision, command, fight)) {
        return {};
    }
    BattleSheet sheet{.hex = command.hex, .at_sea = at_sea, .status = fight.status, .won_at_sea = fight.won_at_sea, .battle = fight.battle};
    sheet.battle.status = fight.status;
    for (const bool of_offensive : {true, false}) {
        auto& side = of_offensive ? sheet.offensive : sheet.reaction;
        side.side = (of_offensive ? fight.offensive : fight.reaction).force.side;
        side.die = face_in(of_offensive ? command.offensive : command.reaction);
        add_units(*state.tables, fight, of_offensive, at_sea, side);
    }
    using Fought = std::conditional_t<at_sea, SeaBattleFought, LandBattleFought>;
    add_left<Fought>(state, command, sheet);
    return sheet;
}

} // namespace

std::optional<BattleSheet> battle_sheet(const State& state, const FightAtSea& command) {
    Engagement fight;
    auto sheet = begun(state, command, fight);
    if (!sheet || (!fires_at_sea(fight.offensive.force) && !fires_at_sea(fight.reaction.force))) {
        return {};
    }
    for (const bool of_offensive : {true, false}) {
        const auto& fighting = of_offensive ? fight.offensive : fight.reaction;
        const auto levels = levels_of(fighting.force, fight.status);
        add_modifiers(air_naval_die_parts(*state.tables, fight.battle, fighting.force.side, fight.status, levels), fight, fighting, true,
                      of_offensive ? sheet->offensive : sheet->reaction);
    }
    add_sea_faces(*state.tables, fight, *sheet, command.rule.value_or(LossRule::MostAttackKept));
    return sheet;
}

std::optional<BattleSheet> battle_sheet(const State& state, const FightOnLand& command) {
    Engagement fight;
    auto sheet = begun(state, command, fight);
    if (!sheet || on_ground(fight, true).empty()) {
        return {};
    }
    const auto parts = ground_die_parts(*state.tables, fight.battle, levels_of(fight.battle.offensive, fight.status),
                                        levels_of(fight.battle.reaction, fight.status), fight.won_at_sea);
    add_modifiers(parts.offensive, fight, fight.offensive, false, sheet->offensive);
    add_modifiers(parts.reaction, fight, fight.reaction, false, sheet->reaction);
    if (!on_ground(fight, false).empty()) { // else nobody throws
        add_ground_faces(*state.tables, sheet->offensive);
        add_ground_faces(*state.tables, sheet->reaction);
    }
    return sheet;
}

OddsSums odds_of(const Tables& tables, const BattleSheet& sheet, LossRule rule) {
    return sums_of(sheet.battle,
                   sheet.at_sea ? battle_odds(tables, sheet.battle, rule) : ground_odds(tables, sheet.battle, sheet.won_at_sea, rule));
}

} // namespace intendant::empire_of_the_sun
