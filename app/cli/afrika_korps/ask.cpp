#include "app/cli/afrika_korps/game.hpp"
#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"
#include "db/codec/afrika_korps/json.hpp"
#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/affirmations.hpp"
#include "model/afrika_korps/battle/planner.hpp"
#include "model/afrika_korps/contradictions.hpp"
#include "model/afrika_korps/decision.hpp"
#include "model/afrika_korps/ground.hpp"
#include "model/afrika_korps/need.hpp"

#include <algorithm>
#include <array>

namespace intendant::cli {

namespace {

using db::CodecError;
using db::Json;
using namespace afrika_korps;

class DesertAnswers {
public:
    DesertAnswers(const State& state, Asked<Tables> asked) : m_state(state), m_tables(*state.tables), m_asked(std::move(asked)) {
        constexpr std::array<std::string_view, 3> without_map{"isolation", "to_be_counted", "to_affirm"};
        if (!whole_map(state) && std::ranges::find(without_map, m_asked.ask()) == without_map.end()) {
            throw CodecError("these books do not keep where the counters stand: only isolation, to_be_counted and to_affirm are answered");
        }
    }

    static const std::vector<AnsweredQuestion<DesertAnswers>>& questions() {
        static const std::vector<AnsweredQuestion<DesertAnswers>> all{
            {"supply", {"units"}, &DesertAnswers::supply},
            {"attack_supply", {"attackers", "defenders"}, &DesertAnswers::attack_supply},
            {"reach", {"units", "with_rommel", "to"}, &DesertAnswers::reach},
            {"duties", {}, &DesertAnswers::duties_of_the_turn},
            {"plans", {"take", "most"}, &DesertAnswers::best_plans},
            {"need", {"take", "chance"}, &DesertAnswers::what_is_needed},
            {"retreats", {"units"}, &DesertAnswers::retreats},
            {"advances", {}, &DesertAnswers::advances},
            {"isolation", {}, &DesertAnswers::isolation},
            {"to_be_counted", {}, &DesertAnswers::to_be_counted},
            {"to_affirm", {}, &DesertAnswers::facts_to_affirm},
        };
        return all;
    }

private:
    template <class T> std::optional<T> said(const char* key) const { return m_asked.said<T>(key); }
    template <class T> T needed(const char* key) const { return m_asked.needed<T>(key); }
    template <class T> Json written(const T& what) const { return db::to_json(m_tables, what); }
    std::string english(const core::Message& message) const { return to_english(m_tables, message); }

    std::vector<CounterId> standing(const char* key) const {
        auto units = needed<std::vector<CounterId>>(key);
        for (const auto id : units) {
            if (!m_state[id].hex) {
                throw CodecError(key, m_tables[id].id + " stands in no hex of these books");
            }
        }
        if (units.empty()) {
            throw CodecError(key, "at least one counter is expected");
        }
        return units;
    }
    Json line_of(const SupplyLine& line) const {
        return {{"unit", written(line.unit)}, {"open", line.open()}, {"line", written(line.line)}, {"cut", written(line.cut)}};
    }
    Json value_json(const std::optional<BattleValue>& value) const {
        if (!value) {
            return nullptr;
        }
        return {{"attack", value->attack},
                {"defence", value->defence},
                {"odds", core::id_of(value->column)},
                {"supply_needed", value->supply_needed}};
    }

    /// All on the map, where none are named.
    Json supply() const {
        const auto units = said<std::vector<CounterId>>("units");
        Json list = Json::array();
        for (const auto side : all_sides) {
            for (const auto& line : supply_lines(m_state, side)) {
                if (!units || std::ranges::find(*units, line.unit) != units->end()) {
                    auto row = line_of(line);
                    row["side"] = core::id_of(side);
                    list.push_back(std::move(row));
                }
            }
        }
        return {{"units", std::move(list)}, {"clause", "AK-ISO-1"}};
    }
    Json attack_supply() const {
        const auto attackers = standing("attackers");
        const auto defenders = standing("defenders");
        Json lines = Json::array();
        for (const auto from : supply_units(m_state, m_tables[attackers.front()].side)) {
            for (const auto unit : attackers) {
                auto row = line_of(attack_line(m_state, from, unit, defenders));
                row["supply"] = written(from);
                row["supports"] = supports(m_state, from, unit, defenders);
                lines.push_back(std::move(row));
            }
        }
        return {{"value", value_json(value_of(m_state, attackers, defenders))},
                {"choices", written(supply_choices(m_state, attackers, defenders))},
                {"lines", std::move(lines)},
                {"clause", "AK-ASP-2"}};
    }
    Json reach() const {
        const auto units = standing("units");
        if (std::ranges::any_of(units, [&](CounterId id) { return m_state[id].hex != m_state[units.front()].hex; })) {
            throw CodecError("units", "units that move together stand in one hex (AK-STK-2)");
        }
        const bool with_rommel = said<bool>("with_rommel").value_or(false);
        const auto found = reach_of(m_state, units, with_rommel);
        const auto spent = [&](HexId hex) {
            const auto points = found.spent(hex);
            return Json{{"points", points.allowance}, {"by_road", points.bonus}};
        };
        if (const auto to = said<HexId>("to")) {
            if (found.reached(*to)) {
                return {{"reached", true}, {"way", written(found.way(*to))}, {"spent", spent(*to)}};
            }
            const auto why = hindrance(m_state, units, with_rommel, *to);
            return {{"reached", false}, {"why", english(why.why)}, {"clause", why.rule.id}};
        }
        Json hexes = Json::object();
        for (const auto hex : found.hexes()) {
            hexes[m_tables[hex].id] = spent(hex);
        }
        return {{"hexes", std::move(hexes)}};
    }
    Json duty_json(const std::vector<Duty>& duties) const {
        Json list = Json::array();
        for (const auto& each : duties) {
            list.push_back({{"hex", written(each.hex)},
                            {"enemies", written(each.enemies)},
                            {"own", written(each.own)},
                            {"together", value_json(each.value)}});
        }
        return list;
    }
    Json duties_of_the_turn() const {
        const auto found = duties(m_state);
        Json lost = Json::object();
        for (const auto& each : doomed(m_state)) {
            lost[written(each.unit).get<std::string>()] = each.rule.id;
        }
        return {{"to_be_attacked", duty_json(found.enemies)},
                {"must_attack", written(found.attackers)},
                {"may_be_attacked", duty_json(targets(m_state))},
                {"to_be_eliminated", std::move(lost)},
                {"clause", "AK-CMB-2"}};
    }
    Json best_plans() const {
        constexpr int usual = 5;
        constexpr int limit = 100;
        const auto most = said<int>("most").value_or(usual);
        if (most < 1 || most > limit) {
            throw CodecError("most", "a number from 1 to 100 is expected");
        }
        const auto contact = contact_to_plan(m_state);
        const auto answer = plans(m_tables, m_state.options, contact, {.take = said<HexId>("take")}, static_cast<std::size_t>(most));
        if (const auto* const refused = std::get_if<core::Refused>(&answer)) {
            return {{"refused", english(refused->why)}, {"clause", refused->rule.id}};
        }
        const auto& found = std::get<Plans>(answer);
        Json list = Json::array();
        for (const auto& plan : found.best) {
            list.push_back(plan_json(contact, plan));
        }
        return {{"plans", std::move(list)}, {"more", found.more}};
    }
    Json plan_json(const Contact& contact, const Plan& plan) const {
        const auto those = [&](UnitSet units, const auto& all) {
            Json list = Json::array();
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (units[i]) {
                    list.push_back(written(all[i].unit.unit));
                }
            }
            return list;
        };
        Json battles = Json::array();
        for (const auto& battle : plan.battles) {
            battles.push_back({{"attackers", those(battle.units.attackers, contact.attackers)},
                               {"defenders", those(battle.units.defenders, contact.defenders)},
                               {"value", value_json(battle.value)}});
        }
        Json row{{"battles", std::move(battles)},
                 {"eliminated", those(plan.eliminated, contact.attackers)},
                 {"won_sixths", plan.won},
                 {"lost_sixths", plan.lost}};
        if (plan.taken) {
            row["taken"] = chance_json(*plan.taken);
        }
        return row;
    }
    static Json chance_json(const Chance& chance) { return {{"part", chance.part}, {"of", chance.of}}; }
    /// Another division of the battles, or the cheapest further unit, that takes the hex with the chance asked for.
    Json what_is_needed() const {
        const auto hex = needed<HexId>("take");
        const auto found = hex_need(m_state, hex, chance_asked(m_asked.json()));
        if (found.refused) {
            return {{"refused", english(*found.none)}};
        }
        Json answer{{"before", chance_json(found.before)}};
        if (found.none) {
            answer["none"] = english(*found.none);
            return answer;
        }
        answer["taken"] = chance_json(found.chance);
        answer["plan"] = plan_json(found.contact, found.plan);
        if (found.unit) {
            answer["unit"] = written(found.unit->unit);
            answer["to"] = written(found.unit->to);
        }
        return answer;
    }
    /// Of those named, or of all that have to retreat now.
    Json retreats() const {
        auto units = m_state.turn.aftermath ? m_state.turn.aftermath->retreating : std::vector<CounterId>{};
        if (m_asked.says("units")) {
            units = standing("units");
        }
        Json list = Json::object();
        for (const auto id : units) {
            list[m_tables[id].id] = written(retreat_ways(m_state, id));
        }
        return {{"ways", std::move(list)}, {"clause", "AK-RET-3"}};
    }
    Json advances() const {
        Json list = Json::array();
        for (const auto& each : possible_advances(m_state)) {
            list.push_back({{"hex", written(each.hex)}, {"units", written(each.units)}});
        }
        return {{"advances", std::move(list)}, {"clause", "AK-ADV-1"}};
    }
    /// By side: who is isolated now, as far as the books know the map; and the counts that stand.
    Json isolation() const {
        Json answer;
        for (const auto side : all_sides) {
            Json counts = Json::object();
            Json start = Json::array();
            for (const auto id : counters_where(m_state, [&](CounterId each) { return m_tables[each].side == side; })) {
                if (m_state[id].isolated > 0) {
                    counts[m_tables[id].id] = m_state[id].isolated;
                }
                if (m_state[id].isolated_at_start) {
                    start.push_back(written(id));
                }
            }
            Json row{{"turns", std::move(counts)},
                     {"at_the_start", std::move(start)},
                     {"turns_without_supply", m_state.sides[side].without_supply}};
            if (whole_map(m_state)) {
                row["now"] = written(isolated_on_map(m_state, side));
            }
            answer[std::string{core::id_of(side)}] = std::move(row);
        }
        return answer;
    }
    Json to_be_counted() const {
        Json list = Json::array();
        for (const auto& each : contradictions(m_state)) {
            Json row{{"clause", each.rule.id}, {"why", english(each.why)}, {"units", written(each.units)}};
            if (each.hex) {
                row["hex"] = written(*each.hex);
            }
            list.push_back(std::move(row));
        }
        return {{"to_be_counted", std::move(list)}};
    }

    Json facts_to_affirm() const {
        Json list = Json::array();
        for (const auto& each : to_affirm(m_state)) {
            list.push_back({{"clause", each.rule.id}, {"question", english(each.question)}});
        }
        return {{"to_affirm", std::move(list)}};
    }

    const State& m_state;
    const Tables& m_tables;
    Asked<Tables> m_asked;
};

} // namespace

Json Terminal<afrika_korps::Game>::answer(const State& state, const Json& question) {
    return answer_of(DesertAnswers::questions(), state, question);
}

} // namespace intendant::cli
