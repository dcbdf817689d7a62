#include "app/axis_allies/words.hpp"

#include "app/axis_allies/typed/names.hpp"
#include "app/base/language.hpp"
#include "model/axis_allies/game.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <wx/translation.h>

#include <map>

namespace intendant::app::aa {

namespace {

/// A name out of the tables.
wxString named(const std::string& english, const core::Translations& translations) {
    return to_wx(core::in(language(), english, translations));
}

/// A name that the model knows by an English sentence of its own.
wxString translated(const std::string& name) { return wxGetTranslation(to_wx(name)); }

} // namespace

Names names_of(std::shared_ptr<const Tables> tables) {
    return [tables = std::move(tables)](std::string_view kind, std::string_view id) -> wxString {
        if (kind == "power" || kind == "seat") {
            const auto power = power_of_id(id);
            return power ? word(*tables, *power) : wxString{};
        }
        if (kind == "space") {
            const auto space = tables->find(id);
            return space ? word(*tables, *space) : wxString{};
        }
        if (kind == "unit") {
            const auto unit = unit_of_id(id);
            return unit ? word(*tables, *unit) : wxString{};
        }
        if (kind == "units") {
            const auto unit = unit_of_id(id);
            return unit ? several(*tables, *unit) : wxString{};
        }
        if (kind == "weapon") {
            const auto weapon = weapon_of_id(id);
            return weapon ? word(*tables, *weapon) : wxString{};
        }
        if (kind == "action") {
            const auto action = action_of_id(id);
            return action ? word(*action) : wxString{};
        }
        if (kind == "step") {
            const auto step = step_of_number(id);
            return step ? word(*step) : wxString{};
        }
        if (kind == "alliance") {
            const auto alliance = alliance_of_id(id);
            return alliance ? word(*alliance) : wxString{};
        }
        return {};
    };
}

wxString word(const Tables& tables, Power power) { return named(tables.powers[power].name, tables.powers[power].translated_name); }

wxString word(const Tables& tables, Unit unit) { return named(tables.units[unit].name, tables.units[unit].translated_name); }

wxString several(const Tables& tables, Unit unit) { return named(tables.units[unit].plural, tables.units[unit].translated_plural); }

wxString word(const Tables& tables, Weapon weapon) { return named(tables.weapon_names[weapon], tables.translated_weapon_names[weapon]); }

wxString word(const Tables& tables, SpaceId space) { return named(tables[space].name, tables[space].translated_name); }

wxString word(Action action) { return translated(english_name(action)); }

wxString word(Alliance alliance) { return alliance == Alliance::Axis ? _("Axis") : _("Allies"); }

wxString word(Edition edition) {
    switch (edition) {
    case Edition::Italian:
        return _("Italian book (IT)");
    case Edition::French:
        return _("French book (FR2)");
    case Edition::FrenchWithClarifications:
        return _("French book with the letter of clarifications (FR2+CL)");
    }
    return {};
}

wxString word(Depth depth) {
    switch (depth) {
    case Depth::Bank:
        return _("Bank: money, production chart, technology");
    case Depth::BankAndBattles:
        return _("Bank and battles");
    case Depth::FullBoard:
        return _("Full board: what stands where, with movement checks");
    }
    return {};
}

wxString word(BattleStep step) { return translated(english_name(step)); }

wxString clause(BattleStep step) {
    switch (step) {
    case BattleStep::AaFire:
        return "C-21";
    case BattleStep::Bombardment:
        return "C-47";
    case BattleStep::FirstStrike:
        return "C-72";
    case BattleStep::AttackerFire:
        return "C-04";
    case BattleStep::DefenderFire:
        return "C-08";
    case BattleStep::AttackerWithdrawal:
        return "C-87";
    case BattleStep::DefenderWithdrawal:
        return "C-88";
    case BattleStep::Decision:
        return "C-31";
    case BattleStep::RaidDamage:
        return "C-142";
    }
    return {};
}

wxString word(const Tables& tables, const std::vector<UnitCount>& units) {
    wxString text;
    for (const auto& [unit, count] : units) {
        if (count > 0) {
            text += (text.empty() ? "" : ", ") + wxString::Format("%d ", count) + (count == 1 ? word(tables, unit) : several(tables, unit));
        }
    }
    return text.empty() ? wxString{L"\u2014"} : text;
}

wxString word(const Tables& tables, const ShipLoad& load, Power ship) {
    wxString text;
    for (const auto& [owner, unit, count] : load.units) {
        text += (text.empty() ? wxString{} : wxString{", "}) + (owner == ship ? wxString{} : word(tables, owner) + " ") +
                word(tables, std::vector<UnitCount>{{unit, count}});
    }
    return text.empty() ? _("empty") : text;
}

wxString ipc(core::Money amount) { return wxString::Format(_("%lld IPC"), static_cast<long long>(amount.amount)); }

wxString facts_of(const State& state, SpaceId space) {
    const auto& tables = *state.tables;
    const auto& facts = tables[space];
    if (facts.sea) {
        return _("Sea zone");
    }
    const auto holder = controller(state, space);
    auto text = holder ? wxString::Format(_("owner: %s"), word(tables, *holder)) : _("neutral");
    if (facts.value.amount > 0) {
        text += "; " + wxString::Format(_("Value %s"), ipc(facts.value));
    }
    if (facts.capital_of) {
        text += "; " + wxString::Format(_("capital of %s"), word(tables, *facts.capital_of));
    }
    return text;
}

wxString forces(const State& state, SpaceId space) {
    wxString text;
    for (const auto power : all_powers) {
        std::vector<UnitCount> units;
        for (const auto unit : all_units) {
            int count = 0;
            for (const auto& stack : stacks_in(state, space)) {
                if (stack.owner == power && stack.unit == unit) {
                    count += stack.count;
                }
            }
            if (count > 0) {
                units.push_back({unit, count});
            }
        }
        wxString carried; // ship by ship
        for (const auto& [load, count] : loads_in(state, space, power)) {
            if (!load.units.empty()) {
                carried += (carried.empty() ? wxString{} : wxString{"; "}) +
                           (count > 1 ? wxString::Format(L"%d \u00D7 ", count) : wxString{}) + word(*state.tables, load, power);
            }
        }
        if (!units.empty() || !carried.empty()) {
            text += (text.empty() ? wxString{} : wxString{"; "}) + word(*state.tables, power) + ": " +
                    (units.empty() ? wxString{} : word(*state.tables, units)) +
                    (carried.empty() ? wxString{} : " (" + _("aboard: ") + carried + ")");
        }
    }
    return text;
}

wxString fighters(const State& state, SpaceId space) {
    auto text = forces(state, space);
    for (const auto& ship : state.stacks) {
        for (const auto& [owner, unit, count, boarded, landing] : ship.cargo) {
            if (landing == space) {
                const auto who = word(*state.tables, owner);
                text += (text.empty() ? wxString{} : wxString{"; "}) +
                        wxString::Format(_("%s from %s: %s"), who, word(*state.tables, ship.space),
                                         word(*state.tables, std::vector<UnitCount>{{unit, count * ship.count}}));
            }
        }
    }
    return text;
}

Nameable nameable(const Tables& tables, SpaceId space) { return app::nameable(typed::aa::nameable(tables, space, language())); }

Nameable nameable(const Tables& tables, Unit unit) { return app::nameable(typed::aa::nameable(tables, unit, language())); }

std::vector<NameField::Item> all_units_of(const Tables& tables) {
    std::vector<NameField::Item> result;
    result.reserve(all_units.size());
    for (const auto unit : all_units) {
        result.push_back({nameable(tables, unit)});
    }
    return result;
}

std::vector<NameField::Item> all_spaces(const Tables& tables) {
    std::vector<SpaceId> spaces;
    for (std::size_t index = 0; index < tables.spaces.size(); ++index) {
        spaces.push_back({static_cast<std::uint8_t>(index)});
    }
    return items(tables, spaces);
}

std::vector<NameField::Item> items(const Tables& tables, const std::vector<SpaceId>& spaces) {
    std::vector<NameField::Item> result;
    result.reserve(spaces.size());
    for (const auto space : spaces) {
        result.push_back({nameable(tables, space)});
    }
    return result;
}

} // namespace intendant::app::aa
