#include "model/risiko/decision.hpp"

#include <algorithm>
#include <array>

namespace intendant::risiko {

namespace {

/// Names one after the other, with commas between.
template <class List, class Write> std::string listed(const List& list, Write&& write) {
    std::string text;
    for (const auto& each : list) {
        text += (text.empty() ? "" : ", ") + write(each);
    }
    return text;
}

} // namespace

std::string name(const Tables& tables, TerritoryId territory) { return "@territory:" + tables[territory].id; }
std::string name(const Tables& tables, ContinentId continent) { return "@continent:" + tables[continent].id; }
std::string name(const Tables& tables, CardId card) { return "@card:" + tables.card_id(card); }
std::string name(Colour colour) { return "@colour:" + std::string{id_of(colour)}; }
std::string name(Symbol symbol) { return "@symbol:" + std::string{id_of(symbol)}; }
std::string name(Phase phase) { return "@phase:" + std::string{id_of(phase)}; }

std::string name(Track track) {
    static constexpr std::array<std::string_view, 6> ids{"reshuffles", "clock", "round", "placed", "sets", "conquests"};
    return "@noun:" + std::string{ids[static_cast<std::size_t>(track)]};
}

std::string counted(std::int64_t count, Noun noun) {
    static constexpr std::array<std::array<std::string_view, 2>, 4> ids{
        {{"army", "armies"}, {"die", "dice"}, {"card", "cards"}, {"territory", "territories"}}};
    return number(count) + " @noun:" + std::string{ids[static_cast<std::size_t>(noun)][count == 1 ? 0 : 1]};
}

std::string list_of(const Tables& tables, const std::vector<ArmyRow>& rows) {
    return listed(rows, [&](const ArmyRow& row) { return number(row.armies) + " " + name(tables, row.territory); });
}

std::string list_of(const Tables& tables, const std::vector<CardId>& cards) {
    return listed(cards, [&](CardId card) { return name(tables, card); });
}

std::string list_of(const std::vector<Colour>& colours) {
    return listed(colours, [](Colour colour) { return name(colour); });
}

std::string faces_of(const core::Throw& dice) {
    std::string faces;
    for (const auto face : dice.faces) {
        faces += (faces.empty() ? "" : " ") + std::to_string(face);
    }
    return faces.empty() ? "-" : faces;
}

std::string english_name(Symbol symbol) {
    static constexpr std::array<std::string_view, all_symbols.size()> names{INTENDANT_TR("Infantry"), INTENDANT_TR("Cavalry"),
                                                                            INTENDANT_TR("Cannon"), INTENDANT_TR("Jolly")};
    return std::string{names[static_cast<std::size_t>(symbol)]};
}

std::string english_name(Phase phase) {
    static constexpr std::array<std::string_view, all_phases.size()> names{INTENDANT_TR("Throw for the first place"),
                                                                           INTENDANT_TR("Deal of the territories"),
                                                                           INTENDANT_TR("Initial armies"),
                                                                           INTENDANT_TR("Reinforcement"),
                                                                           INTENDANT_TR("Attack"),
                                                                           INTENDANT_TR("Strategic move")};
    return std::string{names[static_cast<std::size_t>(phase)]};
}

namespace {

std::string noun(std::string_view id) {
    static constexpr std::array<std::string_view, 8> nouns{INTENDANT_TR("army"),      INTENDANT_TR("armies"),     INTENDANT_TR("die"),
                                                           INTENDANT_TR("dice"),      INTENDANT_TR("card"),       INTENDANT_TR("cards"),
                                                           INTENDANT_TR("territory"), INTENDANT_TR("territories")};
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> tracks{
        {{"reshuffles", INTENDANT_TR("Reshuffles")},
         {"clock", INTENDANT_TR("Clock, in seconds")},
         {"round", INTENDANT_TR("Round")},
         {"placed", INTENDANT_TR("Armies placed this turn")},
         {"sets", INTENDANT_TR("Sets handed in this turn")},
         {"conquests", INTENDANT_TR("Conquests of this turn")}}};
    const auto* const known = std::ranges::find(nouns, id);
    const auto* const track = std::ranges::find(tracks, id, &std::pair<std::string_view, std::string_view>::first);
    return std::string{track != tracks.end() ? track->second : known == nouns.end() ? id : *known};
}

} // namespace

std::string english_name(const Tables& tables, std::string_view kind, std::string_view id) {
    if (const auto territory = kind == "territory" ? tables.find(id) : std::nullopt) {
        return tables[*territory].name;
    }
    if (const auto continent = kind == "continent" ? tables.find_continent(id) : std::nullopt) {
        return tables[*continent].name;
    }
    if (const auto colour = kind == "colour" || kind == "seat" ? colour_of_id(id) : std::nullopt) {
        return tables[*colour].name;
    }
    if (const auto symbol = kind == "symbol" ? symbol_of_id(id) : std::nullopt) {
        return english_name(*symbol);
    }
    if (const auto phase = kind == "phase" ? phase_of_id(id) : std::nullopt) {
        return english_name(*phase);
    }
    if (const auto card = kind == "card" ? tables.find_card(id) : std::nullopt) {
        return tables.is_jolly(*card) ? english_name(Symbol::Jolly) : tables.territories[card->index].name;
    }
    return kind == "noun" ? noun(id) : std::string{id};
}

std::string to_english(const Tables& tables, const core::Message& message) {
    return core::fill(message.id, message,
                      [&tables](std::string_view kind, std::string_view id) { return english_name(tables, kind, id); });
}

} // namespace intendant::risiko
