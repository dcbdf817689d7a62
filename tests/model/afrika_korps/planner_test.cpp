// The planner against somebody who tries everything, and in positions that can be followed by hand.

#include "tests/model/afrika_korps/every_division.hpp"
#include "tests/model/afrika_korps/random_contact.hpp"

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

std::vector<Battle> battles_of(const Plan& plan) {
    std::vector<Battle> found;
    for (const auto& each : plan.battles) {
        found.push_back(each.units);
    }
    return found;
}

/// The first thing that is wrong with the planner's answer; nothing when it is what trying everything finds, best first.
std::string wrong(const Contact& contact, const Wish& wish, const Options& options) {
    const auto& tables = *printed_tables();
    const auto every = every_division(tables, options, contact, wish);
    const auto answer = plans(tables, options, contact, wish, 100'000);
    if (!refused(answer).empty()) {
        return "refused";
    }
    const auto& found = std::get<Plans>(answer).best;
    std::set<Shape> seen;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto& plan = found[i];
        const auto shape = shape_of(contact, battles_of(plan), plan.eliminated);
        const auto place = every.find(shape);
        if (place == every.end()) {
            return "a division that breaks a rule";
        }
        if (!seen.insert(shape).second) {
            return "the same division twice";
        }
        const auto& worth = place->second;
        if (plan.won != worth.won || plan.lost != worth.lost) {
            return "won " + std::to_string(plan.won) + " and lost " + std::to_string(plan.lost) + " instead of " +
                   std::to_string(worth.won) + " and " + std::to_string(worth.lost);
        }
        if (plan.taken && plan.taken->part * worth.of != worth.taken * plan.taken->of) {
            return "the hex is taken otherwise";
        }
        if (i > 0) {
            const auto& before = found[i - 1];
            const auto then = before.taken.value_or(Chance{0, 1});
            const auto now = plan.taken.value_or(Chance{0, 1});
            const auto left = then.part * now.of;
            const auto right = now.part * then.of;
            if (left < right || (left == right && before.won - before.lost < plan.won - plan.lost)) {
                return "a better division after a worse one";
            }
        }
    }
    return seen.size() == every.size() ? "" : std::to_string(seen.size()) + " divisions instead of " + std::to_string(every.size());
}

} // namespace

TEST_CASE("the planner finds every division, the best first, as trying everything does",
          "[afrika_korps][planner][rule:AK-CMB-6][rule:AK-CMB-2][rule:AK-CMB-3][rule:AK-DIV-1][rule:AK-DIV-2]") {
    constexpr int positions = 2000;
    std::size_t divided = 0;
    std::size_t with_losses = 0;
    for (int number = 0; number < positions; ++number) {
        Dealer dealer(static_cast<std::uint32_t>(number));
        const auto contact = dealer.contact(dealer.number(1, 5), dealer.number(1, 4));
        const Wish wish{dealer.one_in(2) ? std::optional{contact.defenders.front().hex} : std::nullopt};
        const auto fault = wrong(contact, wish, Options{.printed_odds_chart = dealer.one_in(4)});
        INFO("position " << number << ": " << fault);
        REQUIRE(fault.empty());
        const auto found = std::get<Plans>(plans(*printed_tables(), {}, contact, wish, 2)).best;
        divided += found.size() > 1 ? 1 : 0;
        with_losses += !found.empty() && found.front().eliminated.any() ? 1 : 0;
    }
    CHECK(divided > positions / 4); // the positions are worth looking at
    CHECK(with_losses > positions / 50);
}
