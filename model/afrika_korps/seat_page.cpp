#include "model/afrika_korps/seat_page.hpp"

#include "model/afrika_korps/card.hpp"
#include "model/afrika_korps/decision.hpp"

#include <algorithm>

namespace intendant::afrika_korps {

namespace {

core::Message told(std::string text) { return {"{what}", {{"what", std::move(text)}}}; }

core::SeatAccount account_of(const State& state, Side side) {
    constexpr std::uint32_t red = 0xA2000D; // as on the desk
    constexpr std::uint32_t blue = 0x1F4E9E;
    core::SeatAccount account{
        .id = std::string{id_of(side)}, .name = told(name(side)), .player = {}, .colour = side == Side::Axis ? red : blue};
    account.now = state.turn.side == side && !state.outcome;
    const auto combat = combat_units(state, side);
    const auto add = [&](const char* of, std::string value) { account.figures.push_back({{of, {}}, told(std::move(value))}); };
    add(INTENDANT_TR("Combat units"), number(static_cast<std::int64_t>(combat.size())));
    add(INTENDANT_TR("Supply units"), number(static_cast<std::int64_t>(supply_units(state, side).size())));
    add(INTENDANT_TR("Replacement factors"), number(state.sides[side].factors));
    add(INTENDANT_TR("Isolated units"), number(std::ranges::count_if(combat, [&](CounterId id) { return state[id].isolated > 0; })));
    std::string held;
    for (const auto place : all_key_places) {
        if (of(state.control, place) == side) {
            held += (held.empty() ? "" : ", ") + name(place);
        }
    }
    add(INTENDANT_TR("Controls"), held.empty() ? "-" : held);
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        const auto& piece = state.pieces[i];
        if ((*state.tables)[id].side == side && piece.status != Status::Stock && piece.status != Status::Due) {
            account.holdings.push_back({told(core::words(name(*state.tables, id))),
                                        told(piece.hex ? core::words(name(*state.tables, *piece.hex)) : name(piece.status))});
        }
    }
    return account;
}

} // namespace

core::SeatPage seat_page(const State& state) {
    core::SeatPage page;
    if (!state.begun) {
        page.turn = {INTENDANT_TR("The game has not begun."), {}};
        return page;
    }
    const auto turn = static_cast<std::size_t>(state.turn.number);
    const auto& calendar = state.tables->calendar;
    page.turn = told(name(state.turn.side));
    page.under = {"{turn}: {phase}",
                  {{"turn", core::words(turn <= calendar.size() ? calendar[turn - 1].label : std::to_string(turn))},
                   {"phase", name(state.turn.phase)}}};
    for (const auto side : all_sides) {
        page.accounts.push_back(account_of(state, side));
    }
    page.result = card(state).result;
    return page;
}

std::optional<Command> proposed(const State&, std::string_view, const core::SeatValues&) { return std::nullopt; }

std::string name_in(const Tables& tables, core::Language, std::string_view kind, std::string_view id) {
    return english_name(tables, kind == "seat" ? "side" : kind, id);
}

} // namespace intendant::afrika_korps
