#include "app/afrika_korps/words.hpp"

#include "app/base/theme.hpp"
#include "app/widgets/icons.hpp"
#include "model/afrika_korps/decision.hpp"

#include <wx/translation.h>

#include <array>

namespace intendant::app::ak {

namespace {

/// The English name of a `@kind:id`, translated.
wxString translated(const std::string& kind, const std::string& id) {
    static const Tables no_tables{};
    return wxGetTranslation(to_wx(english_name(no_tables, kind, id)));
}

template <class E> wxString named(E value) {
    const auto mark = name(value); // `@kind:id`
    const auto colon = mark.find(':');
    return translated(mark.substr(1, colon - 1), mark.substr(colon + 1));
}

template <class Id> wxString joined(const Tables& tables, const std::vector<Id>& ids) {
    wxString text;
    for (const auto id : ids) {
        text += (text.empty() ? "" : ", ") + word(tables, id);
    }
    return text;
}

} // namespace

Names names_of(std::shared_ptr<const Tables> tables) {
    return [tables = std::move(tables)](std::string_view kind, std::string_view id) -> wxString {
        if (kind == "seat") {
            const auto side = core::of_id<Side>(id);
            return side ? word(*side) : wxString{};
        }
        return wxGetTranslation(to_wx(english_name(*tables, kind, id)));
    };
}

wxString word(Side side) { return named(side); }
wxString word(KeyPlace place) { return named(place); }
wxString word(Phase phase) { return named(phase); }
wxString word(Status status) { return named(status); }
wxString word(Cause cause) { return named(cause); }
wxString word(CombatResult result) { return named(result); }
wxString word(CaptureMethod method) { return named(method); }

wxString word(Terrain terrain) {
    switch (terrain) {
    case Terrain::Clear:
        return _("clear");
    case Terrain::Escarpment:
        return _("escarpment");
    case Terrain::Fortress:
        return _("fortress");
    case Terrain::HomeBase:
        return _("home base");
    case Terrain::DepressionEdge:
        return _("edge of the depression");
    case Terrain::Depression:
        return _("Qattara depression");
    case Terrain::Sea:
        return _("sea");
    }
    return {};
}

wxString word(OddsColumn column) {
    if (column == OddsColumn::NotAllowed) {
        return _("not allowed");
    }
    return column == OddsColumn::Automatic ? wxString{"7-1"} : to_wx(id_of(column));
}

wxString word(const Tables& tables, CounterId counter) { return to_wx(tables[counter].name); }

wxString word(const Tables& tables, HexId hex) { return to_wx(name(tables, hex)); }

wxString listed(const Tables& tables, const std::vector<CounterId>& counters) { return joined(tables, counters); }
wxString listed(const Tables& tables, const std::vector<HexId>& hexes) { return joined(tables, hexes); }

wxString count(std::int64_t number) { return wxString::Format("%lld", static_cast<long long>(number)); }

wxString factors(const Tables& tables, CounterId counter) {
    const auto& printed = tables[counter];
    return printed.combat_unit() ? wxString::Format("%d-%d-%d", printed.attack, printed.defence, printed.movement)
                                 : count(printed.movement);
}

wxString date(const Tables& tables, int number) {
    const auto place = static_cast<std::size_t>(number - 1);
    return place < tables.calendar.size() ? to_wx(tables.calendar[place].label) : wxString{};
}

wxColour shade(const Tables&, Side side) {
    return side == Side::Axis ? theme::seat(0xA2000D, 0xFF7A70, 0xA2000D) : theme::seat(0x1F4E9E, 0x7FB0FF, 0x1F4E9E);
}

wxBitmapBundle patch(const Tables& tables, Side side, int size) {
    return icon(side == Side::Axis ? "colours/red" : "colours/blue", shade(tables, side), size);
}

std::string drawing_of(UnitType type) {
    switch (type) {
    case UnitType::Armour:
        return "afrika_korps/armor";
    case UnitType::MechInfantry:
        return "afrika_korps/mechanised";
    case UnitType::Infantry:
        return "afrika_korps/infantry";
    case UnitType::Recce:
        return "afrika_korps/recon";
    case UnitType::Supply:
    case UnitType::CapturedSupply:
        return "afrika_korps/supply_fuel";
    case UnitType::Hq:
        return "afrika_korps/headquarters";
    }
    return {};
}

Nameable nameable(const Tables& tables, CounterId counter) {
    return {tables[counter].id, {word(tables, counter), to_wx(tables[counter].id)}};
}

Nameable nameable(const Tables& tables, HexId hex) {
    const auto& printed = tables[hex];
    return {printed.id, printed.name.empty() ? std::vector{to_wx(printed.id)} : std::vector{word(tables, hex), to_wx(printed.name)}};
}

std::vector<NameField::Item> items(const Tables& tables, const std::vector<CounterId>& counters) {
    std::vector<NameField::Item> list;
    list.reserve(counters.size());
    for (const auto id : counters) {
        list.push_back({nameable(tables, id)});
    }
    return list;
}

std::vector<NameField::Item> items(const Tables& tables, const std::vector<HexId>& hexes) {
    std::vector<NameField::Item> list;
    list.reserve(hexes.size());
    for (const auto id : hexes) {
        list.push_back({nameable(tables, id)});
    }
    return list;
}

std::vector<NameField::Item> all_hexes(const Tables& tables) {
    std::vector<NameField::Item> list;
    for (std::uint16_t i = 0; i < tables.hexes.size(); ++i) {
        list.push_back({nameable(tables, HexId{i})});
    }
    return list;
}

std::optional<CounterId> chosen_counter(const Tables& tables, const NameField& field) {
    const auto id = field.chosen();
    return id ? tables.find_counter(*id) : std::nullopt;
}

std::optional<HexId> chosen_hex(const Tables& tables, const NameField& field) {
    const auto id = field.chosen();
    return id ? tables.find(*id) : std::nullopt;
}

} // namespace intendant::app::ak
