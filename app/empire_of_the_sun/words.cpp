#include "app/empire_of_the_sun/words.hpp"

#include "app/base/language.hpp"
#include "app/base/theme.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/seat_page.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::es {

namespace {

/// The Italian name in the tables; empty: they have none.
wxString italian(const Tables& tables, std::string_view kind, std::string_view id) {
    long number = 0;
    const bool numbered = to_wx(id).ToLong(&number) && number >= 0;
    const auto at = static_cast<std::size_t>(number);
    if (kind == "unit" && numbered && at < tables.units.size()) {
        return to_wx(tables.units[at].name_it);
    }
    if (kind == "card" && numbered && at < tables.cards.size()) {
        return to_wx(tables.cards[at].id + " " + tables.cards[at].title_it);
    }
    if (kind == "scenario" && numbered && at < tables.scenarios.size()) {
        return to_wx(tables.scenarios[at].name_it);
    }
    if (kind == "hex" && numbered) {
        return to_wx(name_in(tables, core::Language::Italian, kind, id));
    }
    if (const auto area = kind == "area" ? core::of_id<Area>(id) : std::nullopt) {
        return to_wx(tables[*area].name_it);
    }
    return {};
}

} // namespace

Names names_of(std::shared_ptr<const Tables> tables) {
    return [tables = std::move(tables)](std::string_view kind, std::string_view id) -> wxString {
        if (kind == "turn") {
            return wxString::Format(_("Turn %s"), to_wx(id));
        }
        if (language() == core::Language::Italian) {
            if (const auto name = italian(*tables, kind, id); !name.empty()) {
                return name;
            }
        }
        return id.empty() ? wxString{} : wxGetTranslation(to_wx(english_name(*tables, kind, id)));
    };
}

wxString factors(const Tables& tables, UnitId id, Step step) {
    const auto& unit = tables[id];
    return unit.hq() ? wxString::Format("%d-%d", unit.hq_range, unit.efficiency)
                     : wxString::Format("%d-%d", unit.attack.at(static_cast<std::size_t>(step)), unit.defence);
}

wxColour shade(const Tables& tables, Side side) {
    static const auto sides = measures(tables).sides;
    const auto& colours = sides.at(static_cast<std::size_t>(side));
    return theme::seat(colours.on_light, colours.on_dark, colours.on_light);
}

Nameable nameable(const Tables& tables, const Names& names, HexId hex) {
    Nameable found{tables.map->label(hex), {with_names(name(hex), names)}};
    if (found.names.front() != to_wx(found.id)) {
        found.names.push_back(found.names.front().AfterFirst(' '));
    }
    return found;
}

} // namespace intendant::app::es
