#include "model/odds/need.hpp"

#include "model/core/decimal.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace intendant::odds {

std::string percent(double chance) {
    std::array<char, 32> text{};
    const auto tenths = static_cast<std::int64_t>(chance * 1000 + 1e-9);
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), static_cast<double>(tenths) / 10, std::chars_format::fixed, 1).ptr;
    const std::string_view written{text.data(), static_cast<std::size_t>(end - text.data())};
    return core::decimal(written.ends_with(".0") ? written.substr(0, written.size() - 2) : written);
}

core::FormField chance_field(const core::FormValues& values) {
    return core::count_field("chance", {INTENDANT_TR("With a chance of (percent)"), {}}, 99, values, 80);
}

double chance_in(const core::FormValues& values) { return core::count_in(values, "chance", 99) / 100.0; }

namespace {

/// Where everything that could be added is there.
std::optional<core::Message> objection(const NeedQuestion& question) {
    auto most = question;
    auto& force = most.aim == Aim::Take ? most.attacker : most.defender;
    std::int64_t units = size_of(force);
    for (const auto& addition : question.additions) {
        const auto bought = question.money ? std::clamp<std::int64_t>(*question.money / addition.price, 0, addition.most) : addition.most;
        units += bought;
        if (units > most_units) {
            return core::Message{INTENDANT_TR("More than {most} {most:unit|units} could be added, the most that is computed."),
                                 {{"most", std::to_string(most_units)}}};
        }
        force[addition.group].count += static_cast<int>(bought);
    }
    return objection_to_taking(most.attacker, most.defender, most.field, most.options);
}

} // namespace

std::optional<core::Message> objection_to_chance(double chance) {
    if (chance >= 1) {
        return core::Message{INTENDANT_TR("Dice make nothing certain: ask for a chance below 100 %."), {}};
    }
    if (!(chance > 0)) {
        return core::Message{INTENDANT_TR("Ask for a chance above 0 % and below 100 %."), {}};
    }
    return std::nullopt;
}

core::Message nothing_suffices(double chance, double greatest) {
    return {INTENDANT_TR("Nothing that could be added gives {chance} %; the most is {greatest} %."),
            {{"chance", percent(chance)}, {"greatest", percent(greatest)}}};
}

Force with_additions(Force force, const std::vector<Addition>& additions, const std::vector<int>& counts) {
    for (std::size_t i = 0; i < additions.size(); ++i) {
        force[additions[i].group].count += counts[i];
    }
    return force;
}

Needed needed(const std::vector<Offer>& offers, std::optional<std::int64_t> money, double wanted, const ChanceOf& chance_of,
              const std::function<void(const Cheapest&)>& better, const std::stop_token& stop) {
    Needed result{.counts = std::vector<int>(offers.size(), 0)};
    std::int64_t all = 0;
    for (const auto& offer : offers) {
        all += offer.most * offer.price;
    }
    result.before = chance_of(result.counts);
    result.asked = 1;
    if (result.before >= wanted - same_chance || stop.stop_requested()) {
        result.chance = result.before;
    } else if (money && *money <= 0) {
        result.none = core::Message{INTENDANT_TR("There is no money to add anything."), {}};
    } else if (all == 0) {
        result.none = core::Message{INTENDANT_TR("There is nothing that could be added."), {}};
    } else {
        const auto found = cheapest(offers, std::min(money.value_or(all), all), wanted, chance_of, better, stop);
        result.asked += found.asked;
        if (found.found) {
            result.counts = found.counts;
            result.price = found.price;
            result.chance = found.chance;
        } else if (found.too_many) {
            result.none = core::Message{INTENDANT_TR("So much could be added that not everything can be tried; offer less."), {}};
            result.refused = true;
        } else if (!found.cancelled) {
            result.greatest = found.greatest;
            result.none = nothing_suffices(wanted, found.greatest);
        }
    }
    result.cancelled = stop.stop_requested();
    return result;
}

Need need(const NeedQuestion& question, Workspace& workspace, const std::function<void(const Cheapest&)>& better,
          const std::stop_token& stop) {
    Need result{};
    result.counts = std::vector<int>(question.additions.size(), 0);
    const auto refuse = [&](core::Message why) {
        result.none = std::move(why);
        result.refused = true;
        return result;
    };
    const bool takes = question.aim == Aim::Take;
    const auto& side = takes ? question.attacker : question.defender;
    for (const auto& addition : question.additions) {
        if (addition.group >= side.size() || addition.price < 1 || addition.most < 0) {
            return refuse({INTENDANT_TR("What could be added needs a price of 1 or more, and cannot be less than nothing."), {}});
        }
    }
    if (auto why = objection_to_chance(question.chance)) {
        return refuse(*std::move(why));
    }
    if (auto why = objection(question)) {
        return refuse(*std::move(why));
    }
    std::vector<Offer> offers;
    for (const auto& addition : question.additions) {
        // Of aircraft that a gun shoots at, one more may draw fire on a better one.
        const bool shot_at = takes && question.options.air_defence != AirDefence::None && is_air(side[addition.group]);
        offers.push_back({.most = addition.most, .price = addition.price, .helps = !shot_at});
    }
    const auto chance_of = [&](const std::vector<int>& counts) {
        const auto& attacker = takes ? with_additions(question.attacker, question.additions, counts) : question.attacker;
        const auto& defender = takes ? question.defender : with_additions(question.defender, question.additions, counts);
        const auto found = take(attacker, defender, question.field, question.options, workspace, result.odds, stop);
        result.certificate = std::max(result.certificate, found.certificate);
        return takes ? found.taken : 1 - found.taken;
    };
    static_cast<Needed&>(result) = needed(offers, question.money, question.chance, chance_of, better, stop);
    if (result.price > 0 && !result.cancelled) {
        chance_of(result.counts); // the whole of its odds
    }
    return result;
}

} // namespace intendant::odds
