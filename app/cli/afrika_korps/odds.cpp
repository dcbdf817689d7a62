#include "app/cli/afrika_korps/game.hpp"

#include "app/cli/odds_words.hpp"
#include "db/codec/afrika_korps/json.hpp"
#include "db/codec/json_fields.hpp"
#include "model/afrika_korps/battle/chances.hpp"
#include "model/afrika_korps/battle/exchange.hpp"
#include "model/odds/need.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace intendant::cli {

namespace {

using namespace afrika_korps;
using db::CodecError;
using db::Json;

constexpr int most_units = 20;
constexpr int most_joining = 17; ///< of more not every choice is tried
constexpr int most_factor = 99;

/// Reads the units of both sides: counters by name, or factors alone, for which some counter that is not named stands in.
class Units {
public:
    explicit Units(const Tables& tables) : m_tables(tables) {}

    std::vector<Attacker> attackers(const Json& description, const char* key = "attackers", int most = most_units) {
        std::vector<Attacker> found;
        each(description, key, most, [&](const Json& json) {
            const auto unit = unit_of(json, "attack");
            found.push_back({.unit = unit.first, .attack = unit.second.value_or(m_tables[unit.first].attack)});
        });
        return found;
    }
    std::vector<Defender> defenders(const Json& description) {
        std::vector<Defender> found;
        each(description, "defenders", most_units, [&](const Json& json) {
            const auto unit = unit_of(json, "defence");
            const bool object = json.is_object();
            const auto terrain = object && json.contains("terrain")
                                     ? db::detail::at_place("terrain", [&] { return db::from_json<Terrain>(m_tables, json["terrain"]); })
                                     : Terrain::Clear;
            found.push_back({.unit = unit.first,
                             .defence = unit.second.value_or(m_tables[unit.first].defence),
                             .terrain = terrain,
                             .retreated_in = object && yes(json, "retreated_in")});
        });
        return found;
    }
    /// Counters for those that were given as factors.
    void stand_in(auto& units) {
        for (auto& each : units) {
            each.unit = standing_in(each.unit);
        }
    }

private:
    template <class Read> static void each(const Json& description, const char* side, int most, const Read& read) {
        db::detail::at_place(side, [&] {
            const auto found = description.find(side);
            if (found == description.end() || !found->is_array() || found->empty() || found->size() > static_cast<std::size_t>(most)) {
                throw CodecError("a list of 1 to " + std::to_string(most) + " units is expected");
            }
            for (std::size_t i = 0; i < found->size(); ++i) {
                db::detail::at_place("[" + std::to_string(i) + "]", [&] { read((*found)[i]); });
            }
        });
    }
    /// A counter and no factor, or a factor and nobody.
    std::pair<CounterId, std::optional<int>> unit_of(const Json& json, const char* factor) {
        const auto& word = json.is_object() && json.contains("unit") ? json["unit"] : json;
        if (word.is_string()) {
            const auto unit = db::from_json<CounterId>(m_tables, word);
            m_named.insert(unit);
            return {unit, std::nullopt};
        }
        const Json object = json.is_number() ? Json{{factor, json}} : json;
        if (!object.is_object() || !object.contains(factor)) {
            throw CodecError("a counter is expected, or its factor, or an object with one of them");
        }
        return {nobody, between(object, factor, 1, most_factor, 0)};
    }
    CounterId standing_in(CounterId unit) {
        for (std::uint8_t i = 0; unit == nobody && i < m_tables.counters.size(); ++i) {
            if (m_tables[CounterId{i}].combat_unit() && m_tables[CounterId{i}].kind != CounterKind::Substitute &&
                m_named.insert(CounterId{i}).second) {
                return {i};
            }
        }
        return unit;
    }

    static constexpr CounterId nobody{255};
    const Tables& m_tables;
    std::set<CounterId> m_named;
};

/// The printed factors that each side loses by a result. Units: attackers by attack, defenders by defence.
struct Lost {
    int attack;
    int defence;
};

struct Battlefield {
    const Tables& tables;
    std::vector<Attacker> attackers;
    std::vector<Defender> defenders;
    BattleValue value;
    bool attackers_shut_in;
    bool defenders_shut_in;

    Lost all() const {
        Lost lost{.attack = attack_value(attackers), .defence = 0};
        for (const auto& each : defenders) {
            lost.defence += each.defence;
        }
        return lost;
    }
    /// Each side pays as cheaply as it can. Rule: AK-EXC-1 to AK-EXC-5, AK-FOR-5.
    Lost exchanged() const {
        auto lost = all();
        const auto owed = exchange(value.attack, value.defence);
        if (owed.payer == Payer::Both) {
            return lost;
        }
        const bool attacks = owed.payer == Payer::Attackers;
        const auto money = attacks ? coins(tables, attackers) : coins(tables, defenders);
        const auto cheapest = cheapest_choices(money, owed.due).front();
        std::vector<CounterId> paid;
        int printed = 0;
        for (const auto place : cheapest) {
            paid.push_back(money[place].unit);
            printed += money[place].printed;
        }
        if (attacks) {
            lost.attack = printed;
            return lost;
        }
        const auto with_them = also_lost(defenders, paid);
        for (const auto& each : defenders) {
            printed += std::ranges::find(with_them, each.unit) != with_them.end() ? each.defence : 0;
        }
        lost.defence = printed;
        return lost;
    }
    Lost lost(CombatResult result) const {
        switch (result) {
        case CombatResult::AttackersEliminated:
            return {.attack = all().attack, .defence = 0};
        case CombatResult::AttackersBack:
            return {.attack = attackers_shut_in ? all().attack : 0, .defence = 0};
        case CombatResult::Exchange:
            return exchanged();
        case CombatResult::DefendersBack:
            return {.attack = 0, .defence = defenders_shut_in ? all().defence : 0};
        case CombatResult::DefendersEliminated:
            break;
        }
        return {.attack = 0, .defence = all().defence};
    }
    /// Whether no defender is left where the defenders stood.
    bool cleared(CombatResult result) const { return result == CombatResult::DefendersBack || lost(result).defence == all().defence; }
};

/// The battle of these, under the options that the description names; the refusal where there is none.
std::variant<core::Refused, Battlefield> battlefield_of(const Tables& tables, const Json& options, std::vector<Attacker> attackers,
                                                        std::vector<Defender> defenders) {
    Options table{};
    table.printed_odds_chart = yes(options, "printed_chart");
    const auto answer = battle_value(tables, table, attackers, defenders);
    if (const auto* const refused = std::get_if<core::Refused>(&answer)) {
        return *refused;
    }
    return Battlefield{.tables = tables,
                       .attackers = std::move(attackers),
                       .defenders = std::move(defenders),
                       .value = std::get<BattleValue>(answer),
                       .attackers_shut_in = yes(options, "attackers_shut_in"),
                       .defenders_shut_in = yes(options, "defenders_shut_in")};
}

[[noreturn]] void refuse(const Tables& tables, const core::Refused& refused) {
    throw CodecError(to_english(tables, refused.why) + " [" + refused.rule.id + "]");
}

} // namespace

Json Terminal<afrika_korps::Game>::odds(const Json& description) {
    const auto tables = Terminal::tables();
    const auto options = options_of(description);
    Units units(*tables);
    auto own = units.attackers(description);
    auto enemy = units.defenders(description);
    units.stand_in(own);
    units.stand_in(enemy);
    const auto answer = battlefield_of(*tables, options, std::move(own), std::move(enemy));
    if (const auto* const refused = std::get_if<core::Refused>(&answer)) {
        refuse(*tables, *refused);
    }
    const auto& field = std::get<Battlefield>(answer);
    const auto faces = chances(*tables, field.value.column);
    constexpr double six = 6;
    Json results = Json::object();
    double sum = 0;
    double attack_lost = 0;
    double defence_lost = 0;
    double all_attackers = 0;
    double cleared = 0;
    for (const auto result : all_results) {
        const double chance = faces[result] / six;
        const auto lost = field.lost(result);
        results[std::string{id_of(result)}] = decimal(chance);
        sum += chance;
        attack_lost += chance * lost.attack;
        defence_lost += chance * lost.defence;
        all_attackers += lost.attack == field.all().attack ? chance : 0;
        cleared += field.cleared(result) ? chance : 0;
    }
    check(std::abs(1 - sum));
    return {{"odds", std::string{id_of(field.value.column)}},
            {"attack", decimal(field.value.attack)},
            {"defence", decimal(field.value.defence)},
            {"supply_needed", field.value.supply_needed},
            {"results", results},
            {"expected_attack_lost", decimal(attack_lost)},
            {"expected_defence_lost", decimal(defence_lost)},
            {"attackers_all_lost", decimal(all_attackers)},
            {"defenders_gone", decimal(cleared)},
            {"certificate", decimal(std::abs(1 - sum), std::chars_format::scientific, 2)},
            {"states", field.value.no_die() ? 1 : static_cast<int>(six)}};
}

/// The weakest further attackers that drive the defenders out often enough: every choice of them is tried.
Json Terminal<afrika_korps::Game>::need(const Json& description) {
    const auto tables = Terminal::tables();
    const auto options = options_of(description);
    Units units(*tables);
    auto own = units.attackers(description);
    auto enemy = units.defenders(description);
    auto further = units.attackers(description, "could_join", most_joining);
    units.stand_in(own);
    units.stand_in(enemy);
    units.stand_in(further);
    const double wanted = chance_asked(description);
    if (const auto why = odds::objection_to_chance(wanted)) {
        throw CodecError("chance", core::fill(why->id, *why));
    }
    const auto chance_of = [&](const std::vector<int>& counts) {
        auto attackers = own;
        for (std::size_t i = 0; i < further.size(); ++i) {
            if (counts[i] > 0) {
                attackers.push_back(further[i]);
            }
        }
        const auto answer = battlefield_of(*tables, options, std::move(attackers), enemy);
        if (const auto* const refused = std::get_if<core::Refused>(&answer)) {
            if (refused->rule.id != "AK-ODD-5") { // at worse than 1-6 there is no battle, so nobody goes
                refuse(*tables, *refused);
            }
            return 0.0;
        }
        const auto& field = std::get<Battlefield>(answer);
        const auto faces = chances(*tables, field.value.column);
        int gone = 0;
        for (const auto result : all_results) {
            gone += field.cleared(result) ? faces[result] : 0;
        }
        return gone / 6.0;
    };
    std::vector<odds::Offer> offers;
    std::int64_t all = 0;
    for (const auto& each : further) {
        offers.push_back({.most = 1, .price = std::max(each.attack, 1), .helps = false}); // an exchange may cost more with one more
        all += offers.back().price;
    }
    chance_of(std::vector<int>(further.size(), 1)); // who cannot be in the battle is refused, whoever is chosen
    const double before = chance_of(std::vector<int>(further.size(), 0));
    const auto found = odds::cheapest(offers, all, wanted, chance_of);
    Json answer{{"before", decimal(before)}, {"battles", found.asked}, {"certificate", decimal(0, std::chars_format::scientific, 2)}};
    if (!found.found) {
        const auto why = odds::nothing_suffices(wanted, found.greatest);
        answer["none"] = core::fill(why.id, why);
        answer["greatest"] = decimal(found.greatest);
        return answer;
    }
    answer["join"] = Json::array();
    for (std::size_t i = 0; i < further.size(); ++i) {
        if (found.counts[i] > 0) {
            answer["join"].push_back(i);
        }
    }
    answer["attack"] = found.price;
    answer["chance"] = decimal(found.chance);
    return answer;
}

} // namespace intendant::cli
