#include "model/empire_of_the_sun/battle/losses.hpp"

#include "model/core/message.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <unordered_map>

namespace intendant::empire_of_the_sun {

namespace {

/// What one more step of a unit is worth by the rule.
std::int64_t step_price(LossRule rule, int attack_lost, bool eliminated) {
    constexpr std::int64_t third = 1;
    constexpr std::int64_t second = 10'000;
    constexpr std::int64_t first = 100'000'000;
    const int gone = eliminated ? 1 : 0;
    switch (rule) {
    case LossRule::LeastCost:
        return first + second * gone + third * attack_lost;
    case LossRule::MostAttackKept:
        return first * attack_lost + second + third * gone;
    case LossRule::MostAttackLost:
        return -(first * attack_lost + second * gone + third);
    }
    return 0;
}

std::int64_t reduction(const Target& target, LossRule rule) { return step_price(rule, target.attack[0] - target.attack[1], false); }
std::int64_t elimination(const Target& target, LossRule rule) { return step_price(rule, target.attack[1], true); }

/// Of equal prices the one with the smaller tie: a digit a target, the first target the highest.
struct Value {
    std::int64_t price{std::numeric_limits<std::int64_t>::max()};
    std::int64_t tie{0};
    std::uint32_t reduced{0}, eliminated{0}; ///< by place in the list

    friend bool operator<(const Value& a, const Value& b) { return a.price != b.price ? a.price < b.price : a.tie < b.tie; }
};

constexpr int no_threshold = 1'000'000;

/// A choice among units of which each loses one step or none.
struct Item {
    std::size_t target;
    int defence;
    bool capped;
    std::int64_t price;
};

std::int64_t digit(std::size_t targets, std::size_t place) {
    std::int64_t value = 1;
    for (std::size_t i = place + 1; i < targets; ++i) {
        value *= 3;
    }
    return value;
}

/// The best of the fullest choices: no further unit could be hit with what is left. `threshold`: all cheaper units are hit.
std::vector<std::size_t> fullest(const std::vector<Item>& items, int hits, int cap, std::size_t targets) {
    std::vector<int> thresholds{no_threshold};
    for (const auto& item : items) {
        thresholds.push_back(item.defence);
    }
    std::ranges::sort(thresholds);
    thresholds.erase(std::unique(thresholds.begin(), thresholds.end()), thresholds.end());

    const auto width = static_cast<std::size_t>(cap) + 1;
    const auto size = (static_cast<std::size_t>(hits) + 1) * width;
    Value best;
    std::vector<Value> now;
    for (const bool cap_reached : {false, true}) {
        for (const int threshold : thresholds) {
            now.assign(size, Value{});
            now[0] = {.price = 0};
            int sum = 0; // no more than this has been spent yet
            for (const auto& item : items) {
                const bool forced = item.defence < threshold && !(item.capped && cap_reached);
                for (int spent = std::min(sum, hits); spent >= 0; --spent) {
                    for (std::size_t used = width; used-- > 0;) {
                        auto& from = now[static_cast<std::size_t>(spent) * width + used];
                        if (from.price == std::numeric_limits<std::int64_t>::max()) {
                            continue;
                        }
                        const auto uses = used + (item.capped ? 1U : 0U);
                        if (spent + item.defence <= hits && uses < width) {
                            Value next = from;
                            next.price += item.price;
                            next.tie += digit(targets, item.target);
                            next.reduced |= 1U << item.target;
                            auto& to = now[static_cast<std::size_t>(spent + item.defence) * width + uses];
                            to = std::min(to, next);
                        }
                        if (forced) {
                            from = Value{};
                        }
                    }
                }
                sum += item.defence;
            }
            for (int spent = std::max(0, hits - threshold + 1); spent <= hits; ++spent) {
                for (std::size_t used = 0; used < width; ++used) {
                    if ((used + 1 == width) == cap_reached || items.empty()) {
                        best = std::min(best, now[static_cast<std::size_t>(spent) * width + used]);
                    }
                }
            }
        }
    }
    std::vector<std::size_t> chosen;
    for (const auto& item : items) {
        if ((best.reduced >> item.target & 1U) != 0) {
            chosen.push_back(item.target);
        }
    }
    return chosen;
}

int sum_of(const std::vector<Item>& items) {
    int sum = 0;
    for (const auto& item : items) {
        sum += item.defence;
    }
    return sum;
}
int capped_of(const std::vector<Item>& items) { return static_cast<int>(std::ranges::count(items, true, &Item::capped)); }

/// With a critical hit a reduced unit may be eliminated while full units stand that the hits left cannot reduce. Both choices depend on
/// each other, so they are made together. Rule: ES-BAT-23.
Losses critical_losses(const std::vector<Target>& targets, const Fire& fire, LossRule rule) {
    std::vector<int> thresholds{no_threshold};
    for (const auto& target : targets) {
        thresholds.push_back(target.defence);
    }
    std::ranges::sort(thresholds);
    thresholds.erase(std::unique(thresholds.begin(), thresholds.end()), thresholds.end());

    struct Key {
        int reducing, eliminating; ///< hits spent
        int used_first, used;      ///< capped units hit while full ones were reduced, and in all
        bool operator==(const Key&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const {
            return static_cast<std::size_t>(key.reducing) * 1'000'003U + static_cast<std::size_t>(key.eliminating) * 1'009U +
                   static_cast<std::size_t>(key.used_first) * 37U + static_cast<std::size_t>(key.used);
        }
    };
    using Layer = std::unordered_map<Key, Value, Hash>;
    Value best;
    for (const auto& [first_reached, reached] : {std::pair{false, false}, std::pair{false, true}, std::pair{true, true}}) {
        for (const int full_from : thresholds) {
            for (const int reduced_from : thresholds) {
                Layer now{{Key{0, 0, 0, 0}, Value{.price = 0}}};
                for (std::size_t i = 0; i < targets.size(); ++i) {
                    const auto& target = targets[i];
                    Layer next;
                    const auto offer = [&](Key key, Value value) {
                        if (key.used > fire.cap || key.reducing + key.eliminating > fire.hits ||
                            (full_from != no_threshold && key.eliminating >= full_from)) {
                            return;
                        }
                        auto& there = next[key];
                        there = std::min(there, value);
                    };
                    const int one = target.capped ? 1 : 0;
                    for (const auto& [key, value] : now) {
                        if (target.level == 2) {
                            if (target.defence >= full_from || (target.capped && first_reached)) {
                                offer(key, value);
                            }
                            Value hit = value;
                            hit.price += reduction(target, rule);
                            hit.tie += digit(targets.size(), i);
                            hit.reduced |= 1U << i;
                            const Key reduced{key.reducing + target.defence, key.eliminating, key.used_first + one, key.used + one};
                            if (target.defence >= reduced_from || target.reduce_only) {
                                offer(reduced, hit);
                            }
                            if (!target.reduce_only) {
                                hit.price += elimination(target, rule);
                                hit.tie += digit(targets.size(), i);
                                hit.eliminated |= 1U << i;
                                offer({reduced.reducing, key.eliminating + target.defence, reduced.used_first, reduced.used}, hit);
                            }
                            continue;
                        }
                        if (target.defence >= reduced_from || (target.capped && reached) || target.reduce_only) {
                            offer(key, value);
                        }
                        if (!target.reduce_only) {
                            Value hit = value;
                            hit.price += elimination(target, rule);
                            hit.tie += digit(targets.size(), i);
                            hit.eliminated |= 1U << i;
                            offer({key.reducing, key.eliminating + target.defence, key.used_first, key.used + one}, hit);
                        }
                    }
                    now = std::move(next);
                }
                for (const auto& [key, value] : now) {
                    const int before = fire.hits - key.reducing;
                    if ((key.used_first == fire.cap) == first_reached && (key.used == fire.cap) == reached && before < full_from &&
                        before - key.eliminating < reduced_from) {
                        best = std::min(best, value);
                    }
                }
            }
        }
    }
    Losses losses(targets.size(), 0);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        losses[i] = static_cast<int>((best.reduced >> i & 1U) + (best.eliminated >> i & 1U));
    }
    return losses;
}

/// Who can lose a step now. Rule: ES-BAT-17, ES-BAT-20, ES-BAT-22.
bool hittable(const Target& target, int cap) { return (!target.capped || cap > 0) && (target.level == 2 || !target.reduce_only); }

/// The weakest by defence, and one of these as the rule has it. Rule: ES-BAT-23.
Losses weakest_loss(const std::vector<Target>& targets, const Fire& fire, LossRule rule) {
    Losses losses(targets.size(), 0);
    std::size_t best = targets.size();
    const auto value = [&](const Target& target) { return target.level == 2 ? reduction(target, rule) : elimination(target, rule); };
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (!hittable(targets[i], fire.cap)) {
            continue;
        }
        if (best == targets.size() || targets[i].defence < targets[best].defence ||
            (targets[i].defence == targets[best].defence && value(targets[i]) <= value(targets[best]))) {
            best = i;
        }
    }
    if (best < targets.size()) {
        losses[best] = 1;
    }
    return losses;
}

} // namespace

std::int64_t price(const std::vector<Target>& targets, const Losses& losses, LossRule rule) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        int level = targets[i].level;
        for (int step = 0; step < losses[i]; ++step, --level) {
            sum += level == 2 ? reduction(targets[i], rule) : elimination(targets[i], rule);
        }
    }
    return sum;
}

Losses legal_losses(const std::vector<Target>& targets, const Fire& fire, LossRule rule) {
    assert(targets.size() <= most_targets);
    Losses losses(targets.size(), 0);
    std::vector<Item> full;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i].level == 2 && hittable(targets[i], fire.cap)) {
            full.push_back({i, targets[i].defence, targets[i].capped, reduction(targets[i], rule)});
        }
    }
    int hits = fire.hits;
    int cap = fire.cap;
    if (sum_of(full) > hits || capped_of(full) > cap) {
        if (fire.critical) {
            std::vector<Target> open; // what can never be hit is no part of the choice
            std::vector<std::size_t> places;
            for (std::size_t i = 0; i < targets.size(); ++i) {
                if (hittable(targets[i], fire.cap)) {
                    open.push_back(targets[i]);
                    places.push_back(i);
                }
            }
            const auto found = critical_losses(open, fire, rule);
            for (std::size_t i = 0; i < places.size(); ++i) {
                losses[places[i]] = found[i];
            }
        } else {
            for (const auto place : fullest(full, hits, cap, targets.size())) {
                losses[place] = 1;
            }
        }
    } else {
        for (const auto& item : full) { // all are reduced; the rest goes on
            losses[item.target] = 1;
            hits -= item.defence;
            cap -= item.capped ? 1 : 0;
        }
        for (const bool last : {false, true}) {
            std::vector<Item> reduced;
            for (std::size_t i = 0; i < targets.size(); ++i) {
                const auto& target = targets[i];
                const bool counted = target.capped && losses[i] == 0; // one that was hit already is no further one
                if (!target.reduce_only && target.last == last && hittable(target, fire.cap) && (!counted || cap > 0)) {
                    reduced.push_back({i, target.defence, counted, elimination(target, rule)});
                }
            }
            if (sum_of(reduced) > hits || capped_of(reduced) > cap) {
                for (const auto place : fullest(reduced, hits, cap, targets.size())) {
                    ++losses[place];
                }
                break;
            }
            for (const auto& item : reduced) {
                ++losses[item.target];
                hits -= item.defence;
                cap -= item.capped ? 1 : 0;
            }
        }
    }
    if (fire.critical && std::ranges::count(losses, 0) == static_cast<std::ptrdiff_t>(losses.size())) {
        return weakest_loss(targets, fire, rule);
    }
    return losses;
}

namespace {

core::Refused refused(const char* clause, const char* sentence) { return {.rule = {clause}, .why = {.id = sentence, .parameters = {}}}; }

} // namespace

std::optional<core::Refused> objection(const std::vector<Target>& targets, const Fire& fire, const Losses& losses) {
    assert(losses.size() == targets.size());
    int spent = 0;
    int before_elimination = fire.hits;
    int used = 0;
    int used_first = 0; // capped units hit while full ones were reduced
    int steps = 0;
    bool eliminates = false;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const auto& target = targets[i];
        if (losses[i] < 0 || losses[i] > target.level) {
            return refused("ES-BAT-17", INTENDANT_TR("A unit cannot lose a step that it does not have."));
        }
        if (target.reduce_only && losses[i] > target.level - 1) {
            return refused("ES-BAT-22", INTENDANT_TR("Ships and aircraft reduce ground units, but never eliminate them."));
        }
        spent += losses[i] * target.defence;
        steps += losses[i];
        used += target.capped && losses[i] > 0 ? 1 : 0;
        eliminates = eliminates || (losses[i] > 0 && losses[i] == target.level);
        if (target.level == 2 && losses[i] > 0) {
            before_elimination -= target.defence;
            used_first += target.capped ? 1 : 0;
        }
    }
    if (used > fire.cap) {
        return refused("ES-BAT-20",
                       INTENDANT_TR("Aircraft and carriers apart from enemy ships are hit one for each enemy air unit or carrier only."));
    }
    const auto fits = [&](std::size_t i, int left) {
        const auto& target = targets[i];
        return target.defence <= left && (!target.capped || losses[i] > 0 || used < fire.cap);
    };
    if (spent > fire.hits) {
        // A critical hit takes a step of the weakest where the hits could take none.
        int weakest = no_threshold;
        for (const auto& target : targets) {
            weakest = hittable(target, fire.cap) ? std::min(weakest, target.defence) : weakest;
        }
        if (fire.critical && steps == 1 && weakest > fire.hits && spent == weakest) {
            return std::nullopt;
        }
        return refused("ES-BAT-17", INTENDANT_TR("These losses need more hits than there are."));
    }
    bool full_left = false;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i].level != 2 || losses[i] > 0 || !hittable(targets[i], fire.cap)) {
            continue;
        }
        full_left = true;
        const bool reducible = targets[i].defence <= before_elimination && (!targets[i].capped || used_first < fire.cap);
        if (eliminates && (!fire.critical || reducible)) {
            return refused(fire.critical ? "ES-BAT-18" : "ES-BAT-19",
                           INTENDANT_TR("No unit is eliminated while a full one stands that can be hit."));
        }
        if (fits(i, fire.hits - spent)) {
            return refused("ES-BAT-18", INTENDANT_TR("The hits left can reduce one more unit."));
        }
    }
    bool others_left = false;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        others_left = others_left || (!targets[i].last && losses[i] < targets[i].level);
    }
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const auto& target = targets[i];
        if (target.last && losses[i] > 0 && others_left) {
            return refused("ES-GND-13", INTENDANT_TR("The garrison is eliminated after all other units."));
        }
        const bool stands = losses[i] < target.level && !(target.level - losses[i] == 2);
        const bool open = stands && !target.reduce_only && hittable(target, fire.cap) && (!target.last || !others_left);
        if (open && (!full_left || fire.critical) && fits(i, fire.hits - spent)) {
            return refused("ES-BAT-17", INTENDANT_TR("The hits left can eliminate one more unit."));
        }
    }
    if (fire.critical && steps == 0 && std::ranges::any_of(targets, [&](const Target& each) { return hittable(each, fire.cap); })) {
        return refused("ES-BAT-23", INTENDANT_TR("A critical hit takes a step at least: of the weakest unit that can be hit."));
    }
    return std::nullopt;
}

} // namespace intendant::empire_of_the_sun
