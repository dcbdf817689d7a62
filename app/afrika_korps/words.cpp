#include "app/afrika_korps/words.hpp"

#include "app/afrika_korps/typed/names.hpp"
#include "app/base/theme.hpp"
#include "app/base/word_table.hpp"
#include "app/desk/entry_box.hpp"
#include "app/widgets/icons.hpp"

#include <wx/translation.h>

#include <array>
#include <string_view>

namespace intendant::app::ak {

namespace {

/// What the table calls something in English, in the language of the windows.
wxString translated(std::string_view english) { return english.empty() ? wxString{} : wxGetTranslation(to_wx(english)); }

// The months, peoples and places that the tables name, so that they are translated.
[[maybe_unused]] constexpr std::array table_words{
    INTENDANT_TR("January"),
    INTENDANT_TR("February"),
    INTENDANT_TR("March"),
    INTENDANT_TR("April"),
    INTENDANT_TR("May"),
    INTENDANT_TR("June"),
    INTENDANT_TR("July"),
    INTENDANT_TR("August"),
    INTENDANT_TR("September"),
    INTENDANT_TR("October"),
    INTENDANT_TR("November"),
    INTENDANT_TR("December"),
    INTENDANT_TR("Australian"),
    INTENDANT_TR("British"),
    INTENDANT_TR("Free French"),
    INTENDANT_TR("German"),
    INTENDANT_TR("Indian"),
    INTENDANT_TR("Italian"),
    INTENDANT_TR("New Zealand"),
    INTENDANT_TR("Palestine Jewish"),
    INTENDANT_TR("Polish"),
    INTENDANT_TR("South African"),
    INTENDANT_TR("El Agheila"),
    INTENDANT_TR("El Alamein"),
    INTENDANT_TR("Axis home base"),
    INTENDANT_TR("Allied home base"),
};

template <class E> wxString named(std::string_view kind, E value) {
    return wxGetTranslation(to_wx(english_name(Tables{}, kind, id_of(value))));
}

/// What stands after the last space of a counter's name: its number.
wxString number_of(const Counter& counter) { return to_wx(counter.name).AfterLast(' '); }

template <class Thing> std::vector<NameField::Item> items_of(const Tables& tables, const std::vector<Thing>& things) {
    std::vector<NameField::Item> list;
    list.reserve(things.size());
    for (const auto thing : things) {
        list.push_back({nameable(tables, thing)});
    }
    return list;
}

template <class Thing> wxString joined(const Tables& tables, const std::vector<Thing>& things) {
    wxString text;
    for (const auto thing : things) {
        text += (text.empty() ? "" : ", ") + word(tables, thing);
    }
    return text;
}

/// A row of a table by the number in a name's id; nothing when there is none.
template <class Thing> std::optional<Thing> at_number(std::string_view id, std::size_t size) {
    unsigned long number = 0;
    Thing thing{};
    if (!to_wx(id).ToULong(&number) || number >= size) {
        return std::nullopt;
    }
    thing.index = static_cast<decltype(thing.index)>(number);
    return thing;
}

} // namespace

wxString word(Side side) { return named("side", side); }
wxString word(KeyPlace place) { return named("place", place); }
wxString word(Phase phase) { return named("phase", phase); }
wxString word(Status status) { return named("status", status); }
wxString word(Cause cause) { return named("cause", cause); }
wxString word(CaptureMethod method) { return named("method", method); }

wxString word(CombatResult result) {
    return wxGetTranslation(to_wx(english_name(Tables{}, "result", to_utf8(to_wx(id_of(result)).Lower()))));
}

wxString word(Depth depth) {
    return word_in(std::array{INTENDANT_TR("Books"), INTENDANT_TR("Books and battles"), INTENDANT_TR("Whole map")}, depth);
}

wxString word(UnitType type) {
    return word_in(std::array{INTENDANT_TR("armour"), INTENDANT_TR("mechanised infantry"), INTENDANT_TR("infantry"),
                              INTENDANT_TR("reconnaissance"), INTENDANT_TR("supply"), INTENDANT_TR("captured supply"),
                              INTENDANT_TR("headquarters")},
                   type);
}

wxString word(Terrain terrain) {
    return word_in(std::array{INTENDANT_TR("clear"), INTENDANT_TR("escarpment"), INTENDANT_TR("fortress"), INTENDANT_TR("home base"),
                              INTENDANT_TR("edge of the depression"), INTENDANT_TR("Qattara depression"), INTENDANT_TR("sea")},
                   terrain);
}

wxString word(OddsColumn column) {
    return column == OddsColumn::NotAllowed  ? _("worse than 1-6")
           : column == OddsColumn::Automatic ? _("7-1 or more")
                                             : to_wx(id_of(column));
}

wxString printed(CombatResult result) { return to_wx(id_of(result)); }

wxString word(const Tables& tables, CounterId counter) {
    const auto& facts = tables[counter];
    if (facts.type == UnitType::CapturedSupply) {
        return wxString::Format(_("Captured supply %s"), number_of(facts));
    }
    return facts.type == UnitType::Supply ? wxString::Format(_("Supply %s"), number_of(facts)) : translated(facts.name);
}

wxString factors(const Tables& tables, CounterId counter) {
    const auto& facts = tables[counter];
    return facts.combat_unit() ? wxString::Format("%d-%d-%d", facts.attack, facts.defence, facts.movement) : count(facts.movement);
}

wxString with_factors(const Tables& tables, CounterId counter) {
    return word(tables, counter) + (tables[counter].combat_unit() ? " " + factors(tables, counter) : wxString{});
}

wxString nationality(const Tables& tables, CounterId counter) { return translated(tables[counter].nationality); }

wxString word(const Tables& tables, HexId hex) {
    for (const auto place : {KeyPlace::Bengasi, KeyPlace::Tobruch}) {
        if (tables.hex_of(place) == hex) {
            return to_wx(tables[hex].id) + " " + word(place);
        }
    }
    const auto name = translated(tables[hex].name);
    return to_wx(tables[hex].id) + (name.empty() ? "" : " " + name);
}

wxString whereabouts(const Tables& tables, const Piece& piece) {
    return piece.status == Status::Map && piece.hex ? word(tables, *piece.hex) : word(piece.status);
}

wxString date(const Tables& tables, int number) {
    if (number < 1 || number > static_cast<int>(tables.calendar.size())) {
        return count(number);
    }
    const auto& turn = tables.calendar[static_cast<std::size_t>(number - 1)];
    const auto day = to_wx(turn.label).BeforeFirst(' ');
    // Translators: day, month and year of a turn, as "15 June 1941".
    return wxString::Format(_("%s %s %d"), day, translated(turn.month), turn.year);
}

wxString month(const Tables& tables, int number) {
    if (number < 1 || number > static_cast<int>(tables.calendar.size())) {
        return count(number);
    }
    const auto& turn = tables.calendar[static_cast<std::size_t>(number - 1)];
    // Translators: month and year.
    return wxString::Format(_("%s %d"), translated(turn.month), turn.year);
}

wxString listed(const Tables& tables, const std::vector<CounterId>& counters) { return joined(tables, counters); }
wxString listed(const Tables& tables, const std::vector<HexId>& hexes) { return joined(tables, hexes); }

Names names_of(std::shared_ptr<const Tables> tables) {
    return [tables = std::move(tables)](std::string_view kind, std::string_view id) -> wxString {
        if (const auto counter = kind == "counter" ? at_number<CounterId>(id, tables->counters.size()) : std::nullopt) {
            return word(*tables, *counter);
        }
        if (const auto hex = kind == "hex" ? at_number<HexId>(id, tables->hexes.size()) : std::nullopt) {
            return word(*tables, *hex);
        }
        if (unsigned long number = 0; kind == "turn" && to_wx(id).ToULong(&number)) {
            return date(*tables, static_cast<int>(number));
        }
        // The log heads its entries by whose turn it was.
        const auto english = english_name(*tables, kind == "seat" ? "side" : kind, id);
        return english == id ? wxString{} : wxGetTranslation(to_wx(english));
    };
}

wxColour shade(const Tables& tables, Side side) {
    const auto& colours = tables[side];
    return theme::seat(colours.on_light, colours.on_dark, colours.for_every_eye);
}

wxBitmapBundle patch(const Tables& tables, Side side, int size) {
    return icon("afrika_korps/" + std::string{id_of(side)}, shade(tables, side), size);
}

std::string drawing_of(UnitType type) {
    constexpr std::array<const char*, core::enum_words<UnitType>.size()> files{"armor",       "mechanised",  "infantry",    "recon",
                                                                               "supply_fuel", "supply_fuel", "headquarters"};
    return std::string{"afrika_korps/"} + files.at(static_cast<std::size_t>(type));
}

Nameable nameable(const Tables& tables, CounterId counter) { return app::nameable(typed::ak::nameable(tables, counter, tongue())); }

Nameable nameable(const Tables& tables, HexId hex) { return app::nameable(typed::ak::nameable(tables, hex, tongue())); }

std::vector<NameField::Item> items(const Tables& tables, const std::vector<CounterId>& counters) { return items_of(tables, counters); }
std::vector<NameField::Item> items(const Tables& tables, const std::vector<HexId>& hexes) { return items_of(tables, hexes); }

std::vector<NameField::Item> all_hexes(const Tables& tables) {
    std::vector<NameField::Item> list;
    for (std::uint16_t i = 0; i < tables.hexes.size(); ++i) {
        list.push_back({nameable(tables, HexId{i})});
    }
    return list;
}

std::vector<NameField::Item> all_counters(const Tables& tables) {
    std::vector<CounterId> counters;
    for (std::size_t i = 0; i < tables.counters.size(); ++i) {
        counters.push_back({static_cast<std::uint8_t>(i)});
    }
    auto list = items(tables, counters);
    for (const auto id : counters) {
        if (!tables[id].combat_unit()) {
            auto& names = list[id.index].names;
            names.insert(names.begin(), word(tables, id) + " (" + word(tables[id].side) + ")");
        }
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
