#include "model/afrika_korps/decision.hpp"

namespace intendant::afrika_korps {

namespace {

std::string account(const State& state, std::size_t place) {
    const auto id = CounterId{static_cast<std::uint8_t>(place)};
    return std::string{id_of(state[id].status)} + ":" + std::string{id_of(side_of(state, id))};
}

core::Posting factors(Side side, std::int64_t count) {
    const auto of_side = ":" + std::string{id_of(side)};
    return count > 0 ? core::Posting{"earned" + of_side, "factors" + of_side, "factor", count}
                     : core::Posting{"factors" + of_side, "earned" + of_side, "factor", -count};
}

} // namespace

std::vector<core::Posting> postings(const State& before, const Event& event) {
    const auto after = apply(before, event);
    std::vector<core::Posting> found;
    for (std::size_t i = 0; i < after.pieces.size(); ++i) {
        const auto to = account(after, i);
        const auto from = before.begun ? account(before, i) : std::string{"box"};
        if (after.begun && from != to) {
            found.push_back({from, to, after.tables->counters[i].id, 1});
        }
    }
    for (const auto side : all_sides) {
        if (const auto more = after.sides[side].factors - before.sides[side].factors; more != 0) {
            found.push_back(factors(side, more));
        }
    }
    return found;
}

core::Ledger books(const State& state) {
    core::Ledger ledger;
    for (std::size_t i = 0; state.begun && i < state.pieces.size(); ++i) {
        ledger.post({"box", account(state, i), state.tables->counters[i].id, 1});
    }
    for (const auto side : all_sides) {
        if (state.sides[side].factors != 0) {
            ledger.post(factors(side, state.sides[side].factors));
        }
    }
    return ledger;
}

std::vector<core::Roll> rolls(const State& before, const Event& event) {
    if (const auto* rolled = std::get_if<SupplyRolled>(&event)) {
        return core::rolls_of(rolled->dice, "supply", std::string{id_of(before.turn.side)}, 0);
    }
    if (const auto* fought = std::get_if<BattleFought>(&event); fought != nullptr && fought->dice) {
        return core::rolls_of(*fought->dice, "battle " + std::string{id_of(fought->column)}, std::string{id_of(before.turn.side)}, 0);
    }
    return {};
}

} // namespace intendant::afrika_korps
