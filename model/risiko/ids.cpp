#include "model/risiko/ids.hpp"

#include <algorithm>

namespace intendant::risiko {

namespace {

constexpr std::array<std::string_view, 6> colour_ids{"red", "blue", "green", "yellow", "purple", "black"};
constexpr std::array<std::string_view, 4> symbol_ids{"infantry", "cavalry", "cannon", "jolly"};
constexpr std::array<std::string_view, 6> phase_ids{"first_throw",   "deal",   "initial_armies",
                                                    "reinforcement", "combat", "strategic_move"};

template <class Key, std::size_t N>
std::optional<Key> find(const std::array<std::string_view, N>& ids, std::string_view id) {
    const auto place = std::ranges::find(ids, id);
    return place == ids.end() ? std::nullopt : std::optional{static_cast<Key>(place - ids.begin())};
}

} // namespace

std::string_view id_of(Colour colour) { return colour_ids[static_cast<std::size_t>(colour)]; }
std::string_view id_of(Symbol symbol) { return symbol_ids[static_cast<std::size_t>(symbol)]; }
std::string_view id_of(Phase phase) { return phase_ids[static_cast<std::size_t>(phase)]; }
std::optional<Colour> colour_of_id(std::string_view id) { return find<Colour>(colour_ids, id); }
std::optional<Symbol> symbol_of_id(std::string_view id) { return find<Symbol>(symbol_ids, id); }
std::optional<Phase> phase_of_id(std::string_view id) { return find<Phase>(phase_ids, id); }

} // namespace intendant::risiko
