#include "app/empire_of_the_sun/typed/names.hpp"

#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/seat_page.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace intendant::typed::es {

namespace {

/// As the tables have it in the tongue, else translated.
std::string name_of(const Tables& tables, const Tongue& tongue, std::string_view kind, std::string_view id) {
    const auto english = english_name(tables, kind, id);
    const auto named = name_in(tables, tongue.language, kind, id);
    return named != english ? named : tongue.say(english);
}

/// `cv akagi` of `jp_cv_akagi`.
std::string bare_id(const std::string& id) {
    auto bare = id.substr(id.find('_') + 1);
    std::ranges::replace(bare, '_', ' ');
    return bare;
}

/// `15 Armata` of `15° Armata`, `22 Flottiglia` of `22ª Flottiglia`.
std::string without_ordinals(std::string name) {
    for (const std::string_view sign : {"\xc2\xb0", "\xc2\xaa"}) {
        if (const auto place = name.find(sign); place != std::string::npos) {
            name.erase(place, sign.size());
        }
    }
    return name;
}

Nameable unit_of(const Tables& tables, const Tongue& tongue, std::size_t index) {
    const auto& unit = tables.units[index];
    const auto name = name_of(tables, tongue, "unit", std::to_string(index));
    Nameable thing{unit.id, {name, unit.name, bare_id(unit.id), without_ordinals(name)}};
    constexpr std::string_view hq = "HQ ";
    if (unit.name.starts_with(hq)) {
        thing.names.push_back(unit.name.substr(hq.size()));
    }
    return thing;
}

Nameable card_of(const Tables& tables, const Tongue& tongue, std::size_t index) {
    const auto& card = tables.cards[index];
    return {card.id, {name_of(tables, tongue, "card", std::to_string(index)), std::to_string(card.number), card.title, card.title_it}};
}

Nameable hex_of(const Tables& tables, const Tongue& tongue, const MapHex& hex) {
    const auto& label = tables.map->label(hex.hex);
    auto whole = name_of(tables, tongue, "hex", std::to_string(hex.hex.index));
    auto alone = whole.starts_with(label + " ") ? whole.substr(label.size() + 1) : whole;
    return {label, {std::move(whole), std::move(alone), hex.name}};
}

} // namespace

std::vector<Nameable> things(const Tables& tables, const Tongue& tongue, const std::string& kind) {
    std::vector<Nameable> all;
    for (std::size_t i = 0; kind == "unit" && i < tables.units.size(); ++i) {
        all.push_back(unit_of(tables, tongue, i));
    }
    for (std::size_t i = 0; kind == "card" && i < tables.cards.size(); ++i) {
        all.push_back(card_of(tables, tongue, i));
    }
    for (const auto& hex : kind == "hex" ? tables.map_hexes : std::vector<MapHex>{}) {
        if (!hex.name.empty()) {
            all.push_back(hex_of(tables, tongue, hex));
        }
    }
    for (const auto side : all_sides) {
        if (kind == "seat") {
            const std::string id{id_of(side)};
            all.push_back({id, {name_of(tables, tongue, "side", id), english_name(tables, "side", id)}});
        }
    }
    return all;
}

std::string said(const Tables& tables, const Tongue& tongue, const core::Message& message) {
    return core::fill(tongue.say(message.id), message,
                      [&](std::string_view kind, std::string_view id) { return name_of(tables, tongue, kind, id); });
}

} // namespace intendant::typed::es
