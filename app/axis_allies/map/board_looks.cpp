#include "app/axis_allies/map/board_looks.hpp"

#include "app/axis_allies/looks.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace intendant::app::aa {

std::vector<std::pair<Piece, int>> pieces_in(const State& state, SpaceId space) {
    std::map<Piece, int> counts;
    for (const auto& stack : stacks_in(state, space)) {
        counts[{stack.owner, stack.unit, false}] += stack.count;
        for (const auto& cargo : stack.cargo) {
            counts[{cargo.owner, cargo.unit, true}] += cargo.count * stack.count;
        }
    }
    std::vector<std::pair<Piece, int>> pieces(counts.begin(), counts.end());
    std::ranges::stable_sort(pieces, {}, [&](const std::pair<Piece, int>& each) {
        return std::tuple{each.first.owner != state.turn.power, each.first.owner, each.first.aboard};
    });
    return pieces;
}

std::string key_of(const Piece& piece) {
    return std::string{id_of(piece.owner)} + '/' + std::string{id_of(piece.unit)} + (piece.aboard ? "/aboard" : "");
}

std::optional<Piece> piece_of(const std::string& key) {
    const auto first = key.find('/');
    if (first == std::string::npos) {
        return std::nullopt;
    }
    const auto second = key.find('/', first + 1);
    const auto owner = power_of_id(key.substr(0, first));
    const auto unit = unit_of_id(key.substr(first + 1, second - first - 1));
    if (!owner || !unit) {
        return std::nullopt;
    }
    return Piece{*owner, *unit, second != std::string::npos};
}

board::StackLook look_of(const Tables& tables, const Piece& piece, int count) {
    const auto& facts = tables.units[piece.unit];
    return {.key = key_of(piece),
            .picture = {"units/" + std::string{id_of(piece.unit)}, colour_of(tables, piece.owner)},
            .number = count > 1 ? wxString::Format("%d", count) : wxString{},
            .framed = piece.aboard,
            .strength = facts.attack + facts.defence};
}

board::SpaceLook look_of(const State& state, SpaceId space, const wxString& label) {
    const auto& facts = (*state.tables)[space];
    board::SpaceLook look{.label = label, .value = {}, .fill = {}, .pattern = {}, .stacks = {}};
    if (const auto holder = controller(state, space)) {
        const std::string id{id_of(*holder)};
        look.fill = colour_of(*state.tables, *holder);
        look.pattern = "roundels/pattern_" + id;
        look.badge = board::Picture{"roundels/symbol_" + id, *look.fill}; // whoever does not tell the colours apart reads the sign
        if (facts.value.amount > 0) {
            look.value = wxString::Format("%lld", static_cast<long long>(facts.value.amount));
        }
    }
    for (const auto& [piece, count] : pieces_in(state, space)) {
        look.stacks.push_back(look_of(*state.tables, piece, count));
    }
    return look;
}

board::Connections connections_of(const Tables& tables) {
    board::Connections result;
    for (const auto& space : tables.spaces) {
        auto& here = result.emplace_back();
        for (const auto neighbour : space.neighbours) {
            here.push_back(neighbour.index);
        }
    }
    return result;
}

} // namespace intendant::app::aa
