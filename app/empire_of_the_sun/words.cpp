#include "app/empire_of_the_sun/words.hpp"

#include "app/base/language.hpp"
#include "app/base/theme.hpp"
#include "app/base/word_table.hpp"
#include "app/widgets/icons.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/seat_page.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <utility>

namespace intendant::app::es {

Names names_of(std::shared_ptr<const Tables> tables) {
    return [tables = std::move(tables)](std::string_view kind, std::string_view id) -> wxString {
        if (kind == "turn") {
            return wxString::Format(_("Turn %s"), to_wx(id));
        }
        if (id.empty()) {
            return {};
        }
        const auto english = english_name(*tables, kind, id);
        const auto name = name_in(*tables, language(), kind, id);
        return name != english ? to_wx(name) : wxString{wxGetTranslation(to_wx(english))};
    };
}

wxString word(UnitClass unit_class) {
    constexpr std::array<std::pair<UnitClass, const char*>, 9> classes{{{UnitClass::Air, INTENDANT_TR("air unit")},
                                                                        {UnitClass::LongRangeBomber, INTENDANT_TR("long-range bomber")},
                                                                        {UnitClass::B29, "B29"},
                                                                        {UnitClass::Regiment, INTENDANT_TR("regiment")},
                                                                        {UnitClass::Brigade, INTENDANT_TR("brigade")},
                                                                        {UnitClass::Division, INTENDANT_TR("division")},
                                                                        {UnitClass::Corps, INTENDANT_TR("corps")},
                                                                        {UnitClass::Army, INTENDANT_TR("army")},
                                                                        {UnitClass::Hq, INTENDANT_TR("headquarters")}}};
    const auto found = std::ranges::find(classes, unit_class, &std::pair<UnitClass, const char*>::first);
    return found == classes.end() ? to_wx(id_of(unit_class)) : wxGetTranslation(found->second);
}

wxString word(Nation nation) {
    return word_in(std::array{INTENDANT_TR("US"), INTENDANT_TR("Commonwealth"), INTENDANT_TR("Chinese"), INTENDANT_TR("Dutch"),
                              INTENDANT_TR("Japanese")},
                   nation);
}

wxString factors(const Tables& tables, UnitId id, Step step) {
    const auto& unit = tables[id];
    return unit.hq() ? wxString::Format("%d-%d", unit.hq_range, unit.efficiency)
                     : wxString::Format("%d-%d", unit.attack.at(static_cast<std::size_t>(step)), unit.defence);
}

wxString whereabouts(const Names& names, const Station& station) { return with_names(name(station.place), names); }

wxString date(const Tables& tables, int number) {
    return wxString::Format(_("Turn %d, %d"), number, tables.turn(std::min(number, static_cast<int>(tables.turns.size()))).year);
}

wxString on_track(const State& state, Track track) {
    const auto value = static_cast<std::size_t>(std::max(0, state[track]));
    if (track == Track::India) {
        return std::array{_("stable"), _("unrest"), _("unstable"), _("surrendered")}.at(value);
    }
    if (track == Track::BurmaRoad) {
        return std::array{_("open"), _("closed, HUMP"), _("closed")}.at(value);
    }
    const auto& facts = facts_of(track);
    return facts.most == 1 ? (value == 1 ? _("yes") : wxString{_("no")}) : count(state[track]);
}

wxColour shade(const Tables& tables, Side side) {
    static const auto sides = measures(tables).sides;
    const auto& colours = sides.at(static_cast<std::size_t>(side));
    return theme::seat(colours.on_light, colours.on_dark, colours.on_light);
}

wxBitmapBundle patch(const Tables& tables, Side side, int size) {
    return icon(side == Side::Japan ? "roundels/japan" : "roundels/usa", shade(tables, side), size);
}

Nameable nameable(const Tables& tables, const Names& names, HexId hex) {
    Nameable found{tables.map->label(hex), {with_names(name(hex), names)}};
    if (found.names.front() != to_wx(found.id)) {
        found.names.push_back(found.names.front().AfterFirst(' '));
    }
    return found;
}

std::string cards_for(Side side) { return "card " + std::string{id_of(side)}; }

std::vector<Nameable> things(const Tables& tables, const Names& names, const std::string& kind) {
    std::vector<Nameable> all;
    if (kind.starts_with("card")) {
        for (std::size_t i = 0; i < tables.cards.size(); ++i) {
            const auto& card = tables.cards[i];
            all.push_back({card.id, {with_names(name(CardId{static_cast<std::uint8_t>(i)}), names)}});
            if (kind == "card" || kind == cards_for(card.side)) {
                all.back().names.push_back(count(card.number));
            }
        }
    } else if (kind == "unit") {
        for (std::size_t i = 0; i < tables.units.size(); ++i) {
            all.push_back({tables.units[i].id, {with_names(name(UnitId{static_cast<std::uint8_t>(i)}), names)}});
        }
    } else if (kind == "hex") {
        for (std::size_t i = 0; i < tables.map->grid().size(); ++i) {
            all.push_back(nameable(tables, names, {static_cast<std::uint16_t>(i)}));
        }
    }
    return all;
}

} // namespace intendant::app::es
