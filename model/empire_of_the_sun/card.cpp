#include "model/empire_of_the_sun/card.hpp"

#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"

namespace intendant::empire_of_the_sun {

core::GameCard card(const State& state) {
    core::GameCard card{.edition = {whole_map(state) ? "{scenario}" : "{scenario}: {depth}",
                                    {{"scenario", name(state.scenario)}, {"depth", name(state.options.depth)}}},
                        .seats = {},
                        .winners = {},
                        .result = {}};
    for (const auto side : all_sides) {
        card.seats.push_back(
            {.side = std::string{id_of(side)}, .name = {"{side}", {{"side", name(side)}}}, .player = player_of(state, side)});
    }
    for (const auto& hex : state.tables->map_hexes) {
        card.holders.emplace_back(id_of(controller_of(state, hex.hex)));
    }
    if (state.begun && !state.outcome) {
        const auto held = resources(*state.tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0);
        card.standing = {INTENDANT_TR("{turn}: US Political Will {will}, resource hexes of Japan {resources}"),
                         {{"turn", turn_name(state.turn.number)},
                          {"will", number(state[Track::UsWill])},
                          {"resources", number(static_cast<std::int64_t>(held.japanese.size()))}}};
    }
    if (state.outcome) {
        card.result = summary(*state.tables, GameEnded{*state.outcome});
        if (state.outcome->winner) {
            card.winners.emplace_back(id_of(*state.outcome->winner));
        }
    }
    return card;
}

} // namespace intendant::empire_of_the_sun
