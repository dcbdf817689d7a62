#include "model/axis_allies/decision.hpp"

#include <map>
#include <utility>

namespace intendant::axis_allies {

void Decision::belongs_to(Action action) {
    if (now().turn.action != action) {
        breaks("T-01", INTENDANT_TR("This belongs to \"{action}\", but \"{current}\" is being played."),
               {{"action", name(action)}, {"current", name(now().turn.action)}});
    }
}

std::optional<core::Refused> too_many(const core::Throw& dice, const std::string& rule) {
    if (std::cmp_less_equal(dice.faces.size(), core::most_dice)) {
        return std::nullopt;
    }
    return refuse(rule,
                  INTENDANT_TR("A throw has at most {most} dice; this one has {dice}. Type how many hit, or correct the number of pieces."),
                  {{"most", number(core::most_dice)}, {"dice", number(static_cast<std::int64_t>(dice.faces.size()))}});
}

std::optional<core::Refused> named_twice(const State& state, const std::string& rule, const std::vector<UnitCount>& units) {
    PerUnit<bool> named;
    for (const auto& row : units) {
        if (std::exchange(named[row.unit], true)) {
            return refuse(rule, INTENDANT_TR("{unit} is named twice: give each kind of unit once, with its number."),
                          {{"unit", name(state, row.unit)}});
        }
    }
    return std::nullopt;
}

std::string name(const Tables& tables, SpaceId space) { return "@space:" + tables[space].id; }
std::string name(Power power) { return "@power:" + std::string{id_of(power)}; }
std::string name(Unit unit) { return "@unit:" + std::string{id_of(unit)}; }
std::string name(Weapon weapon) { return "@weapon:" + std::string{id_of(weapon)}; }
std::string name(Action action) { return "@action:" + std::string{id_of(action)}; }
std::string name(BattleStep step) { return "@step:" + number(static_cast<std::int64_t>(step)); }

std::string english_name(Action action) {
    static constexpr std::array<std::string_view, all_actions.size()> names{INTENDANT_TR("Weapons development and purchase"),
                                                                            INTENDANT_TR("Combat movement"),
                                                                            INTENDANT_TR("Combat"),
                                                                            INTENDANT_TR("Non-combat movement"),
                                                                            INTENDANT_TR("Placement of new units"),
                                                                            INTENDANT_TR("Income")};
    return std::string{names[static_cast<std::size_t>(action)]};
}

std::optional<BattleStep> step_of_number(std::string_view number) {
    const bool one_digit = number.size() == 1 && number[0] >= '0' && number[0] <= '0' + static_cast<int>(BattleStep::RaidDamage);
    return one_digit ? std::optional{static_cast<BattleStep>(number[0] - '0')} : std::nullopt;
}

std::string english_name(BattleStep step) {
    switch (step) {
    case BattleStep::AaFire:
        return INTENDANT_TR("Antiaircraft fire");
    case BattleStep::Bombardment:
        return INTENDANT_TR("Support shots of the battleships");
    case BattleStep::FirstStrike:
        return INTENDANT_TR("First strike of the submarines");
    case BattleStep::AttackerFire:
        return INTENDANT_TR("The attacker fires");
    case BattleStep::DefenderFire:
        return INTENDANT_TR("The defender fires");
    case BattleStep::AttackerWithdrawal:
        return INTENDANT_TR("Attacking submarines may withdraw");
    case BattleStep::DefenderWithdrawal:
        return INTENDANT_TR("Defending submarines may withdraw");
    case BattleStep::Decision:
        return INTENDANT_TR("The attacker retreats or presses on");
    case BattleStep::RaidDamage:
        return INTENDANT_TR("The bombers throw for damage");
    }
    return {};
}

std::string english_name(const Tables& tables, std::string_view kind, std::string_view id) {
    if (const auto space = kind == "space" ? tables.find(id) : std::nullopt) {
        return tables[*space].name;
    }
    if (const auto power = kind == "power" || kind == "seat" ? power_of_id(id) : std::nullopt) {
        return tables.powers[*power].name;
    }
    if (const auto unit = kind == "unit" ? unit_of_id(id) : std::nullopt) {
        return tables.units[*unit].name;
    }
    if (const auto unit = kind == "units" ? unit_of_id(id) : std::nullopt) {
        return tables.units[*unit].plural;
    }
    if (const auto weapon = kind == "weapon" ? weapon_of_id(id) : std::nullopt) {
        return tables.weapon_names[*weapon];
    }
    if (const auto action = kind == "action" ? action_of_id(id) : std::nullopt) {
        return english_name(*action);
    }
    if (const auto step = kind == "step" ? step_of_number(id) : std::nullopt) {
        return english_name(*step);
    }
    if (const auto alliance = kind == "alliance" ? alliance_of_id(id) : std::nullopt) {
        return *alliance == Alliance::Axis ? INTENDANT_TR("the Axis") : INTENDANT_TR("the Allies");
    }
    return std::string{id};
}

std::string to_english(const Tables& tables, const core::Message& message) {
    return core::fill(message.id, message,
                      [&tables](std::string_view kind, std::string_view id) { return english_name(tables, kind, id); });
}

void append_to_list(std::string& list, Unit unit, std::int64_t count) {
    list += (list.empty() ? "" : ", ") + number(count) + (count == 1 ? " @unit:" : " @units:") + std::string{id_of(unit)};
}

std::string list_of(const std::vector<UnitCount>& units) {
    std::string list;
    for (const auto& [unit, count] : units) {
        append_to_list(list, unit, count);
    }
    return list;
}

std::string list_of(const std::vector<Stack>& stacks) {
    std::map<Unit, std::int64_t> counts;
    for (const auto& stack : stacks) {
        counts[stack.unit] += stack.count;
    }
    std::string list;
    for (const auto& [unit, count] : counts) {
        append_to_list(list, unit, count);
    }
    return list;
}

} // namespace intendant::axis_allies
