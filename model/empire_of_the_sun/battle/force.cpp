#include "model/empire_of_the_sun/battle/force.hpp"

namespace intendant::empire_of_the_sun {

Fighter fighter(const Tables& tables, UnitId id, Step step) {
    const auto& unit = tables[id];
    const auto arm = [&] {
        switch (unit.kind) {
        case UnitKind::Air:
            return Arm::Aircraft;
        case UnitKind::Naval:
            return unit.carrier() ? Arm::Carrier : Arm::Ship;
        case UnitKind::Ground:
        case UnitKind::Hq: // headquarters do not fight (ES-HQ-1)
            break;
        }
        return Arm::Ground;
    };
    return {.name = unit.id,
            .arm = arm(),
            .attack = unit.attack,
            .defence = unit.defence,
            .step = step,
            .one_step = unit.one_step(),
            .us = unit.nation == Nation::Us,
            .armour = unit.armour};
}

Levels levels_of(const Force& force, Status status) {
    Levels levels;
    for (const auto& unit : force.units) {
        const bool there = !unit.reacts || status != Status::Surprise;
        levels.push_back(static_cast<std::uint8_t>(!there ? 0 : unit.one_step || unit.step == Step::Reduced ? 1 : 2));
    }
    return levels;
}

int air_naval_attack(const Fighter& unit, int level) {
    if (level == 0 || unit.arm == Arm::Ground || unit.escort()) {
        return 0;
    }
    const int attack = unit.attack[level == 2 ? 0 : 1];
    return unit.extended ? half(attack) : attack;
}

} // namespace intendant::empire_of_the_sun
