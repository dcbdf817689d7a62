#include "model/empire_of_the_sun/questions/activation.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

std::optional<int> activation_value(const Card& card, UnitId headquarters, bool as_event) {
    if (!as_event) {
        return card.operations;
    }
    const bool better = std::ranges::find(card.logistics_hqs, headquarters) != card.logistics_hqs.end();
    return better ? card.logistics_with_hq : card.logistics;
}

std::optional<CardId> usual_card(const Tables& tables, Side side) {
    std::optional<CardId> best;
    for (std::size_t i = 0; i < tables.cards.size(); ++i) {
        const CardId id{static_cast<std::uint8_t>(i)};
        const auto& card = tables[id];
        if (card.side == side && !card.event_only && (!best || card.operations > tables[*best].operations)) {
            best = id;
        }
    }
    return best;
}

bool event_names(const Tables& tables, const Card& card, UnitId id) {
    const auto& unit = tables[id];
    return std::ranges::any_of(card.units, [&](const std::string& word) {
        if (word == "all" || word == unit.id) {
            return true;
        }
        if (word == "air" || word == "ground") {
            return unit.kind == (word == "air" ? UnitKind::Air : UnitKind::Ground);
        }
        if (word == "naval" || word == "naval 4") {
            return unit.kind == UnitKind::Naval;
        }
        if (word == "cw") {
            return unit.nation == Nation::Commonwealth;
        }
        if (word == "chinese") {
            return unit.nation == Nation::Chinese;
        }
        if (word == "us_air" || word == "us_ground") {
            return unit.nation == Nation::Us && unit.kind == (word == "us_air" ? UnitKind::Air : UnitKind::Ground);
        }
        return word == "aus_ground" && unit.sub_nation == SubNation::Australian && unit.kind == UnitKind::Ground;
    });
}

Activation activation(const Tables& tables, const Board& board, const Supply& supply, UnitId headquarters, CardId played, bool as_event) {
    const auto& card = tables[played];
    const auto& hq = tables[headquarters];
    const auto value = activation_value(card, headquarters, as_event);
    Activation found{.may_lead = true,
                     .clause = "",
                     .most = value ? *value + hq.efficiency : 0,
                     .most_ground = as_event ? card.most_ground : std::nullopt,
                     .units = {}};
    const auto bars = [&](const char* clause) {
        found.may_lead = false;
        found.clause = clause;
    };
    if (!hq.hq() || hq.side != card.side || (!as_event && card.event_only)) {
        bars("ES-OFF-1");
    } else if (as_event && std::ranges::find(card.hqs, headquarters) == card.hqs.end()) {
        bars("ES-CRD-10");
    } else if (!board[headquarters].in_play() || (board[headquarters].on_map() && !supply.supplied(headquarters))) {
        bars("ES-OFF-3");
    }
    if (!board[headquarters].in_play()) {
        return found;
    }
    for (std::size_t i = 0; i < board.units.size(); ++i) {
        const UnitId unit{static_cast<std::uint8_t>(i)};
        if (tables[unit].side != hq.side || !board[unit].in_play() || tables[unit].hq()) {
            continue;
        }
        const bool known = board[unit].on_map() && board[headquarters].on_map();
        Candidate candidate{.unit = unit, .idle = Idle::None, .doubtful = false, .clause = "", .line = {}, .cuts = {}};
        const bool named = !as_event || event_names(tables, card, unit);
        if (!may_command(tables, headquarters, unit)) {
            candidate.idle = Idle::NotCommanded;
            candidate.clause = "ES-OFF-4";
        } else if (!named && !card.says("activates_any_unit")) {
            candidate.idle = Idle::NotByEvent;
            candidate.clause = "ES-CRD-10";
        } else if (!known) { // supply, range and way are the table's
            candidate.doubtful = !named;
            candidate.clause = named ? "" : "ES-OFF-7";
        } else if (!supply.supplied(unit)) {
            candidate.idle = Idle::Unsupplied;
            candidate.clause = "ES-OFF-5";
        } else {
            auto line = activation_line(tables, board, supply.zones(), headquarters, unit);
            candidate.line = std::move(line.line);
            candidate.cuts = std::move(line.cuts);
            if (!line.open) {
                candidate.idle = candidate.line.empty() ? Idle::TooFar : Idle::Cut;
                candidate.clause = "ES-OFF-3";
            } else if (!named) {
                candidate.doubtful = true; // the worked examples activate others with it
                candidate.clause = "ES-OFF-7";
            }
        }
        found.units.push_back(std::move(candidate));
    }
    return found;
}

std::vector<UnitId> reaction_headquarters(const Tables& tables, const Board& board, const Supply& supply, Side reaction,
                                          const std::vector<HexId>& battle_hexes) {
    auto found = units_on_map(tables, board, reaction);
    std::erase_if(found, [&](UnitId unit) {
        return !tables[unit].hq() || !supply.supplied(unit) || std::ranges::none_of(battle_hexes, [&](HexId hex) {
            return tables.map->distance(board[unit].place.hex, hex) <= tables[unit].hq_range;
        });
    });
    return found;
}

int reaction_limit(const Tables& tables, UnitId headquarters, const Card& offensive, const Card* counter) {
    if (counter == nullptr) {
        return tables[headquarters].efficiency + offensive.operations;
    }
    const auto printed = activation_value(*counter, headquarters, true);
    return tables[headquarters].efficiency + printed.value_or(offensive.operations + counter->logistics_more);
}

} // namespace intendant::empire_of_the_sun
