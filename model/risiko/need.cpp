#include "model/risiko/need.hpp"

#include "model/odds/need.hpp"

#include <algorithm>
#include <cmath>

namespace intendant::risiko {

ArmiesNeeded armies_needed(const Tables& tables, const std::vector<int>& targets, int arriving, double chance,
                           const std::function<void(int)>& better, const std::stop_token& stop) {
    ArmiesNeeded needed;
    needed.none = odds::objection_to_chance(chance);
    if (needed.none) {
        return needed;
    }
    const auto chance_with = [&](int armies) {
        const auto arrival = chain_arrival(tables, armies, targets);
        double sum = arrival.beaten;
        double arrives = 0;
        for (std::size_t there = 0; there < arrival.armies.size(); ++there) {
            sum += arrival.armies[there];
            arrives += static_cast<int>(there) >= arriving ? arrival.armies[there] : 0;
        }
        needed.certificate = std::max(needed.certificate, std::abs(1 - sum));
        return arrives;
    };
    // One army more never does harm, so that the border can be closed in on: first by doubling, then by halves.
    const auto enough = [&](double arrives) { return arrives >= chance - odds::same_chance; };
    const int stay_behind = static_cast<int>(targets.size());
    int low = std::min(stay_behind + arriving, most_armies_tried); // with one fewer nobody could arrive with so many
    int high = low;
    double with_high = chance_with(high);
    while (!enough(with_high) && high < most_armies_tried && !stop.stop_requested()) {
        low = high + 1;
        high = std::min(2 * high, most_armies_tried);
        with_high = chance_with(high);
    }
    if (!enough(with_high)) {
        needed.cancelled = stop.stop_requested();
        needed.greatest = with_high;
        needed.none = core::Message{INTENDANT_TR("Not even {most} {most:army arrives|armies arrive} there with so many."),
                                    {{"most", std::to_string(high)}}};
        return needed;
    }
    while (low < high && !stop.stop_requested()) {
        if (better) {
            better(high);
        }
        const int middle = low + (high - low) / 2;
        if (const double here = chance_with(middle); enough(here)) {
            high = middle;
            with_high = here;
        } else {
            low = middle + 1;
        }
    }
    needed.armies = high;
    needed.chance = with_high;
    needed.one_fewer = chance_with(high - 1);
    needed.cancelled = stop.stop_requested();
    return needed;
}

} // namespace intendant::risiko
