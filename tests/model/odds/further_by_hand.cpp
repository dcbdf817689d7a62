#include "tests/model/odds/further_by_hand.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace intendant::odds::test {

namespace {

bool land_is_in(const Force& force) {
    return std::ranges::any_of(force, [](const Group& group) { return group.count > 0 && group.unit_class == UnitClass::Land; });
}

/// Takes units off one by one, from the front.
Force without_first(Force force, int lost) {
    for (; lost > 0; --lost) {
        const auto first = std::ranges::find_if(force, [](const Group& group) { return group.count > 0; });
        if (first == force.end()) {
            return force;
        }
        --first->count;
    }
    return force;
}

/// A force after the guns, and how likely it is.
struct ShotAt {
    Force left;
    double chance;
};

/// One die for each aircraft, one after the other: those hit go in the owner's order, or each from its own group.
std::vector<ShotAt> after_guns(const Force& force, AirDefence kind) {
    std::vector<ShotAt> all{{force, 1.0}};
    const auto shoot = [&](auto&& may_go, int dice) {
        std::vector<double> hits{1.0};
        for (int die = 0; die < dice; ++die) {
            std::vector<double> more(hits.size() + 1, 0.0);
            for (std::size_t k = 0; k < hits.size(); ++k) {
                more[k] += hits[k] * 5 / 6;
                more[k + 1] += hits[k] / 6;
            }
            hits = std::move(more);
        }
        std::vector<ShotAt> next;
        for (const auto& each : all) {
            for (std::size_t k = 0; k < hits.size(); ++k) {
                auto left = each.left;
                for (std::size_t gone = 0, g = 0; g < left.size(); ++g) {
                    for (; gone < k && may_go(g) && left[g].count > 0; ++gone) {
                        --left[g].count;
                    }
                }
                next.push_back({std::move(left), each.chance * hits[k]});
            }
        }
        all = std::move(next);
    };
    if (kind == AirDefence::OwnerOrder) {
        int aircraft = 0;
        for (const auto& group : force) {
            aircraft += is_air(group) ? group.count : 0;
        }
        shoot([&](std::size_t g) { return is_air(force[g]); }, aircraft);
    } else if (kind == AirDefence::PerGroup) {
        for (std::size_t group = 0; group < force.size(); ++group) {
            if (is_air(force[group])) {
                shoot([&](std::size_t g) { return g == group; }, force[group].count);
            }
        }
    }
    return all;
}

} // namespace

Force small_force(std::mt19937_64& chance, int most, Field field) {
    Force force;
    const auto kinds = 1 + chance() % 3;
    for (std::size_t i = 0; i < kinds; ++i) {
        const auto air = chance() % 3 == 0;
        const auto below = chance() % 2 == 0;
        force.push_back({.count = static_cast<int>(chance() % static_cast<unsigned>(most + 1)),
                         .hit = static_cast<int>(chance() % 5),
                         .dice = 1,
                         .cost = 1 + static_cast<std::int64_t>(chance() % 15),
                         .unit_class = air                    ? UnitClass::Air
                                       : field == Field::Land ? UnitClass::Land
                                       : below                ? UnitClass::Submerged
                                                              : UnitClass::Vessel});
    }
    return force;
}

double plain_taking(const Force& attacker, const Force& defender, Field field, const Options& options) {
    double taken = 0;
    if (size_of(defender) == 0) { // they walk in
        const bool goes = size_of(attacker) > 0 && size_of(attacker) >= options.retreat_below;
        return goes && (field == Field::Sea || land_is_in(attacker)) ? 1 : 0;
    }
    for (const auto& [left, chance] : after_guns(attacker, options.air_defence)) {
        const int units = size_of(left);
        if (units == 0) {
            continue;
        }
        if (field == Field::Sea) {
            taken += chance * plain_sea_battle(left, defender, options.retreat_below).win;
        } else {
            const auto ends = plain_land_battle(left, defender, options.retreat_below);
            for (int a = 1; a <= units; ++a) {
                taken += land_is_in(without_first(left, units - a)) ? chance * ends[static_cast<std::size_t>(a)][0] : 0;
            }
        }
    }
    return taken;
}

PlainNeed plain_need(const NeedQuestion& question) {
    PlainNeed best;
    std::vector<int> counts(question.additions.size(), 0);
    const auto things = [](const std::vector<int>& each) { return std::accumulate(each.begin(), each.end(), 0); };
    while (true) {
        std::int64_t price = 0;
        auto attacker = question.attacker;
        auto defender = question.defender;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            price += counts[i] * question.additions[i].price;
            (question.aim == Aim::Take ? attacker : defender)[question.additions[i].group].count += counts[i];
        }
        if (!question.money || price <= *question.money || price == 0) {
            const double taken = plain_taking(attacker, defender, question.field, question.options);
            const double chance = question.aim == Aim::Take ? taken : 1 - taken;
            ++best.tried;
            const bool enough = chance >= question.chance - same_chance;
            best.greatest = std::max(best.greatest, chance);
            bool better = enough && (!best.found || price < best.price);
            if (enough && best.found && price == best.price) {
                const double gain = chance - best.chance;
                better = std::abs(gain) > same_chance            ? gain > 0
                         : things(counts) != things(best.counts) ? things(counts) < things(best.counts)
                                                                 : counts > best.counts;
            }
            if (better) {
                best.found = true;
                best.counts = counts;
                best.price = price;
                best.chance = chance;
            }
        }
        std::size_t place = 0;
        while (place < counts.size() && counts[place] == question.additions[place].most) {
            counts[place++] = 0;
        }
        if (place == counts.size()) {
            return best;
        }
        ++counts[place];
    }
}

double plain_waves(const std::vector<Wave>& waves, const std::vector<std::size_t>& order, const Force& defender) {
    const int units = size_of(defender);
    std::vector<double> left(static_cast<std::size_t>(units) + 1, 0.0);
    left.back() = 1;
    double taken = 0;
    for (const auto wave : order) {
        std::vector<double> next(left.size(), 0.0);
        for (std::size_t d = 0; d < left.size(); ++d) {
            const auto met = without_first(defender, units - static_cast<int>(d));
            if (d == 0) {
                const double walks_in = plain_taking(waves[wave].attacker, met, Field::Land, waves[wave].options);
                taken += left[0] * walks_in;
                next[0] += left[0] * (1 - walks_in);
                continue;
            }
            for (const auto& [attacker, chance] : after_guns(waves[wave].attacker, waves[wave].options.air_defence)) {
                const int attackers = size_of(attacker);
                if (attackers == 0) {
                    next[d] += left[d] * chance;
                    continue;
                }
                const auto ends = plain_land_battle(attacker, met, waves[wave].options.retreat_below);
                for (int a = 0; a <= attackers; ++a) {
                    for (std::size_t to = 0; to <= d; ++to) {
                        const bool takes = to == 0 && land_is_in(without_first(attacker, attackers - a));
                        (takes ? taken : next[to]) += left[d] * chance * ends[static_cast<std::size_t>(a)][to];
                    }
                }
            }
        }
        left = std::move(next);
    }
    return taken;
}

PlainHold plain_hold(const HoldQuestion& question) {
    PlainHold result;
    const auto counter = [&](const Force& left, double chance) {
        result.taken += chance;
        Force garrison;
        for (std::size_t g = 0; g < left.size(); ++g) {
            if (question.as_defenders[g].stays) {
                auto group = left[g];
                group.hit = question.as_defenders[g].hit;
                group.dice = question.as_defenders[g].dice;
                garrison.push_back(group);
            }
        }
        for (const auto& group : question.joined) {
            garrison.push_back(group);
        }
        std::stable_sort(garrison.begin(), garrison.end(), [](const Group& one, const Group& other) {
            return one.cost != other.cost ? one.cost < other.cost : one.hit * one.dice < other.hit * other.dice;
        });
        result.held += chance * (1 - plain_taking(question.counter, garrison, Field::Land, question.counter_options));
    };
    for (const auto& [left, chance] : after_guns(question.attacker, question.options.air_defence)) {
        const int units = size_of(left);
        if (units == 0) {
            continue;
        }
        const auto ends = plain_land_battle(left, question.defender, question.options.retreat_below);
        for (int a = 1; a <= units; ++a) {
            const auto survivors = without_first(left, units - a);
            if (land_is_in(survivors) && ends[static_cast<std::size_t>(a)][0] > 0) {
                counter(survivors, chance * ends[static_cast<std::size_t>(a)][0]);
            }
        }
    }
    return result;
}

} // namespace intendant::odds::test
