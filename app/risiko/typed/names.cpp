#include "app/risiko/typed/names.hpp"

#include "model/risiko/meta.hpp"

namespace intendant::typed::rk {

namespace {

template <class Facts> Nameable named(std::string id, const Facts& facts, core::Language language) {
    Nameable thing{std::move(id), {core::in(language, facts.name, facts.translated_name)}};
    for (const auto each : core::all_languages) {
        thing.names.push_back(core::in(each, facts.name, facts.translated_name));
    }
    return thing;
}

} // namespace

Nameable nameable(const Tables& tables, TerritoryId id, core::Language language) { return named(tables[id].id, tables[id], language); }

Nameable nameable(const Tables& tables, CardId card, core::Language language, const std::string& jolly) {
    if (tables.is_jolly(card)) {
        return {tables.card_id(card), {jolly + " " + std::to_string(card.index - tables.territories.size() + 1)}};
    }
    return {tables.card_id(card), nameable(tables, TerritoryId{card.index}, language).names};
}

Nameable nameable(const Tables& tables, Colour colour, core::Language language) {
    return named(std::string{id_of(colour)}, tables[colour], language);
}

std::vector<Nameable> territories(const Tables& tables, core::Language language) {
    std::vector<Nameable> result;
    for (std::size_t index = 0; index < tables.territories.size(); ++index) {
        result.push_back(nameable(tables, TerritoryId{static_cast<std::uint8_t>(index)}, language));
    }
    return result;
}

} // namespace intendant::typed::rk
