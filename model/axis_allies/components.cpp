#include "model/axis_allies/components.hpp"

#include <algorithm>
#include <set>

namespace intendant::axis_allies {

namespace {

/// `total` in parts of at most `most`, full ones first.
std::vector<int> in_parts(int total, int most) {
    std::vector<int> parts;
    for (; total > 0; total -= parts.back()) {
        parts.push_back(std::min(total, most));
    }
    return parts;
}

constexpr std::int64_t ten = 10;
constexpr std::int64_t five = 5;

} // namespace

Certificates certificates(core::Money amount) {
    return {.tens = amount.amount / ten, .fives = amount.amount % ten / five, .ones = amount.amount % five};
}

core::Money worth(const Certificates& certificates) { return {ten * certificates.tens + five * certificates.fives + certificates.ones}; }

Payment pay(core::Money held, core::Money sum) {
    const auto purse = certificates(held);
    const auto owed = std::min(sum, held).amount;
    Payment best{.given = purse, .change = certificates({held.amount - owed})};
    auto best_key = std::pair{held.amount - owed, purse.tens + purse.fives + purse.ones};
    for (std::int64_t fives = 0; fives <= purse.fives; ++fives) {
        for (std::int64_t ones = 0; ones <= purse.ones; ++ones) {
            const auto rest = std::max<std::int64_t>(0, owed - five * fives - ones);
            const Certificates given{.tens = (rest + ten - 1) / ten, .fives = fives, .ones = ones};
            const auto over = worth(given).amount - owed;
            const auto key = std::pair{over, given.tens + fives + ones};
            if (given.tens <= purse.tens && key < best_key) {
                best_key = key;
                best = {.given = given, .change = certificates({over})};
            }
        }
    }
    return best;
}

ChipStack chips_for(int count) {
    if (count <= 0) {
        return {.red = 0, .white = 0, .pieces = 0};
    }
    constexpr int red_chip = 5;
    return {.red = (count - 1) / red_chip, .white = (count - 1) % red_chip, .pieces = 1};
}

std::vector<int> chart_markers(const Tables& tables, core::Money level) {
    return in_parts(static_cast<int>(level.amount), tables.amounts.chart_end);
}

std::vector<int> throws_of(const Tables& tables, int dice) { return in_parts(dice, tables.amounts.dice_in_the_box); }

bool too_many_carrier_stacks(const State& state, Power power) {
    std::set<SpaceId> spaces;
    for (const auto& stack : state.stacks) {
        if (stack.owner == power && stack.unit == Unit::Carrier) {
            spaces.insert(stack.space);
        }
    }
    return static_cast<int>(spaces.size()) > state.tables->amounts.carrier_pieces;
}

void warn_of_complexes(Decision& decision, const State& before) {
    const auto complexes = [](const State& state) {
        int count = 0;
        for (const auto& stack : state.stacks) {
            count += stack.unit == Unit::IndustrialComplex ? stack.count : 0;
        }
        for (const auto power : all_powers) {
            count += state.powers[power].waiting[Unit::IndustrialComplex];
        }
        return count;
    };
    const auto most = decision.tables().amounts.complex_pieces;
    const auto count = complexes(decision.now());
    if (count > most && count > complexes(before)) {
        decision.doubts("B-05", INTENDANT_TR("The box holds {most} industrial complexes; on the board would be {count}."),
                        {{"most", number(most)}, {"count", number(count)}});
    }
}

int markers_in_use(const State& state, Power power) {
    auto count = static_cast<int>(chart_markers(*state.tables, production(state, power)).size());
    count += static_cast<int>(std::ranges::count(state.powers[power].weapons.values, true));
    for (std::size_t i = 0; i < state.controllers.size(); ++i) {
        const bool colour_shows = state.tables->spaces[i].original_owner == power; // C-119
        count += state.controllers[i] == power && !colour_shows ? 1 : 0;
    }
    return count;
}

void warn_of_markers(Decision& decision, Power power, int in_use_before) {
    const auto most = decision.tables().amounts.markers_in_the_box;
    const auto in_use = markers_in_use(decision.now(), power);
    if (in_use > most && in_use > in_use_before) {
        decision.doubts("B-07", INTENDANT_TR("{power} now needs {count} control markers, and the box holds {most}: make some more."),
                        {{"power", name(decision.now(), power)}, {"count", number(in_use)}, {"most", number(most)}});
    }
}

} // namespace intendant::axis_allies
