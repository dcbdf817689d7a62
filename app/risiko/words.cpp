#include "app/risiko/words.hpp"

#include "app/base/language.hpp"
#include "app/base/theme.hpp"
#include "app/risiko/typed/names.hpp"
#include "app/widgets/icons.hpp"
#include "model/risiko/decision.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

namespace {

wxString named(const std::string& english, const core::Translations& translations) {
    return to_wx(core::in(language(), english, translations));
}

} // namespace

wxString word(const Tables& tables, TerritoryId territory) { return named(tables[territory].name, tables[territory].translated_name); }

wxString word(const Tables& tables, ContinentId continent) { return named(tables[continent].name, tables[continent].translated_name); }

wxString word(const Tables& tables, Colour colour) { return named(tables[colour].name, tables[colour].translated_name); }

wxString word(const Tables& tables, CardId card) {
    return tables.is_jolly(card) ? wxGetTranslation(to_wx(english_name(Symbol::Jolly))) : word(tables, TerritoryId{card.index});
}

wxString word(Symbol symbol) { return wxGetTranslation(to_wx(english_name(symbol))); }

wxString listed(const Tables& tables, const std::vector<Colour>& colours) {
    wxString text;
    for (const auto colour : colours) {
        text += (text.empty() ? "" : ", ") + word(tables, colour);
    }
    return text;
}

wxString points_shown(const State& state, Colour colour) {
    return state.options.time_attack() || state.outcome ? count(points_of(state, colour)) : wxString{};
}

wxString time_shown(const State& state, int seconds) {
    constexpr int seconds_a_minute = 60;
    if (state.clock.over) {
        return _("The time is over: this round is completed.");
    }
    if (state.options.ending != EndingRule::TimeAttackClock) {
        return {};
    }
    return wxString::Format(state.clock.running ? _("Clock runs: %d of %d min") : _("Clock stands: %d of %d min"),
                            seconds / seconds_a_minute, state.options.minutes);
}

wxString word(Phase phase) { return wxGetTranslation(to_wx(english_name(phase))); }

wxString word(const Tables& tables, Track track) {
    constexpr std::string_view noun = "@noun:";
    return wxGetTranslation(to_wx(english_name(tables, "noun", name(track).substr(noun.size()))));
}

Names names_of(std::shared_ptr<const Tables> tables) {
    return [tables = std::move(tables)](std::string_view kind, std::string_view id) -> wxString {
        // The log heads its entries by whose turn it was and by the part of the turn.
        if (const auto colour = kind == "colour" || kind == "seat" ? colour_of_id(id) : std::nullopt) {
            return word(*tables, *colour);
        }
        if (const auto phase = kind == "phase" ? phase_of_id(id) : std::nullopt) {
            return word(*phase);
        }
        if (const auto territory = kind == "territory" ? tables->find(id) : std::nullopt) {
            return word(*tables, *territory);
        }
        if (const auto continent = kind == "continent" ? tables->find_continent(id) : std::nullopt) {
            return word(*tables, *continent);
        }
        if (const auto symbol = kind == "symbol" ? symbol_of_id(id) : std::nullopt) {
            return word(*symbol);
        }
        if (const auto card = kind == "card" ? tables->find_card(id) : std::nullopt) {
            return word(*tables, *card);
        }
        return kind == "noun" ? wxGetTranslation(to_wx(english_name(*tables, kind, id))) : wxString{};
    };
}

wxColour shade(const Tables& tables, Colour colour) {
    return theme::seat(tables[colour].on_light, tables[colour].on_dark, tables[colour].for_every_eye);
}

wxBitmapBundle patch(const Tables& tables, Colour colour, int size) {
    return icon("colours/" + std::string{id_of(colour)}, shade(tables, colour), size);
}

Nameable nameable(const Tables& tables, TerritoryId id) { return app::nameable(typed::rk::nameable(tables, id, language())); }

std::vector<NameField::Item> items(const Tables& tables, const std::vector<TerritoryId>& territories) {
    std::vector<NameField::Item> list;
    list.reserve(territories.size());
    for (const auto id : territories) {
        list.push_back({nameable(tables, id)});
    }
    return list;
}

std::vector<NameField::Item> items_first(const Tables& tables, const std::vector<TerritoryId>& territories) {
    auto list = items(tables, territories);
    for (std::uint8_t index = 0; index < tables.territories.size(); ++index) {
        if (const TerritoryId id{index}; std::ranges::find(territories, id) == territories.end()) {
            list.push_back({nameable(tables, id), false});
        }
    }
    return list;
}

std::vector<NameField::Item> all_cards(const Tables& tables) {
    std::vector<NameField::Item> list;
    for (int i = 0; i < tables.cards(); ++i) {
        const CardId card{static_cast<std::uint8_t>(i)};
        const bool jolly = tables.is_jolly(card);
        list.push_back(
            {{tables.card_id(card),
              jolly ? std::vector{word(tables, card) + wxString::Format(" %d", i - static_cast<int>(tables.territories.size()) + 1)}
                    : nameable(tables, TerritoryId{card.index}).names}});
    }
    return list;
}

std::vector<Nameable> nameables(const Tables& tables) {
    std::vector<Nameable> result;
    for (std::size_t index = 0; index < tables.territories.size(); ++index) {
        result.push_back(nameable(tables, TerritoryId{static_cast<std::uint8_t>(index)}));
    }
    return result;
}

std::vector<Nameable> things(const Tables& tables, const std::string& kind) {
    if (kind != "card") {
        return kind == "territory" ? nameables(tables) : std::vector<Nameable>{};
    }
    std::vector<Nameable> cards;
    for (auto& card : all_cards(tables)) {
        cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace intendant::app::rk
