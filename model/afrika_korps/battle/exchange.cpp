#include "model/afrika_korps/battle/exchange.hpp"

#include "model/core/decision.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace intendant::afrika_korps {

namespace {

/// Coins that pay alike. Units: places in the list of coins.
struct Alike {
    int counted;
    int printed;
    std::vector<std::size_t> places;
};

/// By what they count, the dearest first: then a set can spare a unit only if it can spare its last kind.
std::vector<Alike> kinds_of(std::span<const Coin> coins) {
    std::map<std::pair<int, int>, std::vector<std::size_t>, std::greater<>> by_value;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        by_value[{coins[i].counted, coins[i].printed}].push_back(i);
    }
    std::vector<Alike> kinds;
    kinds.reserve(by_value.size());
    for (auto& [value, places] : by_value) {
        kinds.push_back({.counted = value.first, .printed = value.second, .places = std::move(places)});
    }
    return kinds;
}

/// Takes from this kind on until it is paid; what was taken so far never suffices.
void choose(const std::vector<Alike>& kinds, std::size_t kind, int owed, std::vector<std::size_t>& taken,
            std::vector<std::vector<std::size_t>>& found) {
    if (kind == kinds.size()) {
        return;
    }
    const auto& [counted, printed, places] = kinds[kind];
    const auto before = taken.size();
    choose(kinds, kind + 1, owed, taken, found);
    for (const auto place : places) {
        taken.push_back(place);
        owed -= counted;
        if (owed <= 0) {
            found.push_back(taken);
            break;
        }
        choose(kinds, kind + 1, owed, taken, found);
    }
    taken.resize(before);
}

core::Refused not_enough(int paid, int due) {
    return core::refuse("AK-EXC-2", INTENDANT_TR("{paid} {paid:factor is|factors are} given up, but {due} {due:is|are} due: add units."),
                        {{"paid", core::number(paid)}, {"due", core::number(due)}});
}

} // namespace

Exchange exchange(int attack, int defence) {
    if (attack == defence) {
        return {.payer = Payer::Both, .due = attack};
    }
    return attack > defence ? Exchange{.payer = Payer::Attackers, .due = defence} : Exchange{.payer = Payer::Defenders, .due = attack};
}

std::vector<Coin> coins(const Tables& tables, std::span<const Attacker> attackers) {
    std::vector<Coin> found;
    for (const auto& each : attackers) {
        const bool substitute = tables[each.unit].kind == CounterKind::Substitute;
        found.push_back({.unit = each.unit, .counted = each.attack, .printed = each.attack, .substitute = substitute});
    }
    return found;
}

std::vector<Coin> coins(const Tables& tables, std::span<const Defender> defenders) {
    std::vector<Coin> found;
    for (const auto& each : defenders) {
        if (!each.retreated_in) {
            const bool substitute = tables[each.unit].kind == CounterKind::Substitute;
            found.push_back({.unit = each.unit, .counted = defence_value(tables, each), .printed = each.defence, .substitute = substitute});
        }
    }
    return found;
}

std::vector<std::vector<std::size_t>> cheapest_choices(std::span<const Coin> coins, int due) {
    std::vector<std::vector<std::size_t>> found;
    std::vector<std::size_t> taken;
    choose(kinds_of(coins), 0, due, taken, found);
    const auto cost = [&](const std::vector<std::size_t>& set) {
        int counted = 0;
        int printed = 0;
        for (const auto place : set) {
            counted += coins[place].counted;
            printed += coins[place].printed;
        }
        return std::tuple{printed, counted, set.size(), set};
    };
    for (auto& set : found) {
        std::ranges::sort(set);
    }
    std::ranges::sort(found, {}, cost);
    return found;
}

std::variant<core::Refused, std::vector<core::Warning>> choice(const Tables& tables, const Options& options, std::span<const Coin> coins,
                                                               int due, std::span<const Payment> payments) {
    int paid = 0;
    std::set<CounterId> named;
    for (const auto& each : payments) {
        const core::Parameters name{{"unit", tables[each.unit].name}};
        const auto coin = std::ranges::find(coins, each.unit, &Coin::unit);
        if (coin == coins.end()) {
            return core::refuse("AK-EXC-5",
                                INTENDANT_TR("{unit} cannot pay: it is not in the battle, or was attacked before in this turn."), name);
        }
        if (!named.insert(each.unit).second) {
            return core::refuse("AK-EXC-2", INTENDANT_TR("{unit} is given up twice."), name);
        }
        if (each.kept != 0 && !coin->substitute) {
            return core::refuse("AK-SUB-9", INTENDANT_TR("{unit} is no substitute counter and cannot be broken into parts."), name);
        }
        if (each.kept < 0 || each.kept >= coin->counted) {
            return core::refuse("AK-EXC-6", INTENDANT_TR("The parts of {unit} that stay count less than the whole unit, and at least 0."),
                                name);
        }
        paid += coin->counted - each.kept;
    }
    if (paid < due) {
        return not_enough(paid, due);
    }
    std::vector<core::Warning> warnings;
    for (const auto& each : payments) {
        const auto coin = std::ranges::find(coins, each.unit, &Coin::unit);
        if (paid - (coin->counted - each.kept) < due) {
            continue;
        }
        core::Message why{INTENDANT_TR("{unit} could be kept: what is left still pays the {due} {due:factor|factors} due."),
                          {{"unit", tables[each.unit].name}, {"due", core::number(due)}}};
        if (options.overpaying_refused) { // AK-AMB-18
            return core::Refused{{"AK-AMB-18"}, std::move(why)};
        }
        warnings.push_back({.kind = core::WarningKind::Doubtful, .rule = {"AK-EXC-4"}, .why = std::move(why)});
    }
    return warnings;
}

std::vector<CounterId> also_lost(std::span<const Defender> defenders, std::span<const CounterId> lost) {
    const auto stays = [&](const Defender& each) { return !each.retreated_in && std::ranges::find(lost, each.unit) == lost.end(); };
    std::vector<CounterId> found;
    if (std::ranges::none_of(defenders, stays)) {
        for (const auto& each : defenders) {
            if (each.retreated_in) {
                found.push_back(each.unit);
            }
        }
    }
    return found;
}

} // namespace intendant::afrika_korps
