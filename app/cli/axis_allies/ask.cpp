#include "app/cli/axis_allies/game.hpp"
#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"
#include "db/codec/axis_allies/json.hpp"
#include "model/axis_allies/battle/need.hpp"
#include "model/axis_allies/battle/odds.hpp"
#include "model/axis_allies/paths.hpp"
#include "model/axis_allies/placement.hpp"
#include "model/axis_allies/reach.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace intendant::cli {

namespace {

using db::CodecError;
using db::Json;
using namespace axis_allies;

class BoardAnswers {
public:
    BoardAnswers(const State& state, Asked<Tables> asked) : m_state(state), m_tables(*state.tables), m_asked(std::move(asked)) {}

    static const std::vector<AnsweredQuestion<BoardAnswers>>& questions() {
        static const std::vector<AnsweredQuestion<BoardAnswers>> all{
            {"reach", {"units", "from", "to", "aboard", "raid"}, &BoardAnswers::reach},
            {"landing_places", {"unit", "space", "left"}, &BoardAnswers::landing_places},
            {"odds",
             {"space", "units", "from", "to", "aboard", "raid", "attacker_losses", "defender_losses", "retreat_below"},
             &BoardAnswers::odds_of_battles},
            {"need", {"space", "chance", "against", "attacker_losses", "defender_losses"}, &BoardAnswers::what_is_needed},
            {"what_may_be_placed", {"units"}, &BoardAnswers::what_may_be_placed},
        };
        return all;
    }

private:
    template <class T> std::optional<T> said(const char* key) const { return m_asked.said<T>(key); }
    template <class T> T needed(const char* key) const { return m_asked.needed<T>(key); }
    template <class T> Json written(const T& what) const { return db::to_json(m_tables, what); }
    Json told(const core::Verdict<Event>& verdict) const { return against<Game>(m_tables, verdict); }

    /// Pieces of the power whose turn it is that stand in the space, or lie aboard ships there.
    int there(SpaceId space, Unit unit, bool aboard) const {
        int count = 0;
        for (const auto& stack : stacks_in(m_state, space)) {
            count += !aboard && stack.owner == m_state.turn.power && stack.unit == unit ? stack.count : 0;
            for (const auto& cargo : stack.cargo) {
                count += aboard && cargo.owner == m_state.turn.power && cargo.unit == unit ? cargo.count * stack.count : 0;
            }
        }
        return count;
    }
    TakenUp taken_up() const {
        TakenUp taken{.from = needed<SpaceId>("from"),
                      .units = needed<std::vector<UnitCount>>("units"),
                      .aboard = said<bool>("aboard").value_or(false),
                      .raid = said<bool>("raid").value_or(false)};
        if (taken.units.empty()) {
            throw CodecError("units", "at least one piece is expected, as {\"infantry\": 1}");
        }
        for (const auto& each : taken.units) {
            const int most = there(taken.from, each.unit, taken.aboard);
            if (each.count < 1 || each.count > most) {
                throw CodecError("units", "in " + m_tables[taken.from].id + " the power whose turn it is has " + std::to_string(most) +
                                              " of " + std::string{id_of(each.unit)} + (taken.aboard ? " aboard" : "") +
                                              "; a number from 1 to that is expected");
            }
        }
        return taken;
    }

    /// Where a move, a landing or going aboard is booked without a word against it. Rule: M-10, M-100, M-102.
    Json reach() const {
        const auto taken = taken_up();
        if (!m_asked.says("to")) {
            return {{"spaces", written(reach_of(m_state, taken))}};
        }
        const auto verdict = decide(m_state, put_down(m_tables, taken, needed<SpaceId>("to")));
        const bool refused = core::refused(verdict);
        Json answer{{"reached", !refused && core::acceptance(verdict).warnings.empty()}, {"refused", refused}, {"against", told(verdict)}};
        if (!refused) {
            for (const auto& event : core::acceptance(verdict).events) {
                if (const auto* const moved = std::get_if<UnitsMoved>(&event); moved != nullptr && !answer.contains("way")) {
                    answer["way"] = written(moved->path);
                }
            }
        }
        return answer;
    }

    Json landing_row(Unit unit, SpaceId space, int left) const {
        return {{"left", left}, {"places", written(landing_spaces(m_state, m_state.turn.power, unit, space, left))}};
    }
    /// Of the aircraft that are there, by what is left of their movement; or with so many spaces left. Rule: M-58 to M-61.
    Json landing_places() const {
        constexpr int most = 99;
        const auto unit = needed<Unit>("unit");
        const auto space = needed<SpaceId>("space");
        if (!is_aircraft(unit)) {
            throw CodecError("unit", "one of 'fighter', 'bomber' is expected: no other piece lands");
        }
        Json rows = Json::array();
        if (const auto left = said<int>("left")) {
            if (*left < 0 || *left > most) {
                throw CodecError("left", "a number of spaces from 0 to " + std::to_string(most) + " is expected");
            }
            rows.push_back(landing_row(unit, space, *left));
        } else {
            for (const auto& stack : stacks_in(m_state, space)) {
                if (stack.owner == m_state.turn.power && stack.unit == unit) {
                    auto row = landing_row(unit, space, std::max(0, movement_allowance(m_state, stack.owner, unit) - stack.moved));
                    row["count"] = stack.count;
                    rows.push_back(std::move(row));
                }
            }
        }
        if (rows.empty()) {
            throw CodecError("unit", "no " + std::string{id_of(unit)} + " of the power whose turn it is stands in " + m_tables[space].id +
                                         "; say with 'left' how many spaces one would have left");
        }
        return {{"aircraft", std::move(rows)}};
    }

    LossPlan plan(const char* key) const {
        const auto text = said<std::string>(key);
        if (!text) {
            return {};
        }
        const auto order = loss_order_of_id(*text);
        if (!order || *order == LossOrder::Own) {
            std::vector<std::string_view> words;
            for (const auto& each : loss_orders) {
                if (each.order != LossOrder::Own) {
                    words.push_back(each.id);
                }
            }
            throw CodecError(key, "one of " + in_quotes(words) + " is expected");
        }
        return {.order = *order};
    }
    Json pieces(const std::vector<BattlePieces>& side) const {
        Json rows = Json::array();
        for (const auto& each : side) {
            rows.push_back({{"power", written(each.power)},
                            {"unit", written(each.unit)},
                            {"count", each.count},
                            {"hit", each.hit},
                            {"dice", each.dice}});
        }
        return rows;
    }
    Json odds_row(SpaceId space, BattleQuestion question) const {
        constexpr int most = 999;
        question.retreat_below = said<int>("retreat_below").value_or(0);
        if (question.retreat_below < 0 || question.retreat_below > most) {
            throw CodecError("retreat_below", "a number of pieces from 0 to " + std::to_string(most) + " is expected");
        }
        question.compare_orders = false;
        odds::Workspace workspace;
        const auto found = axis_allies::answer(question, workspace);
        Json row{{"space", written(space)},
                 {"battle", written(question.kind)},
                 {"attackers", pieces(question.attackers)},
                 {"defenders", pieces(question.defenders)}};
        if (found.objection) {
            row["none"] = to_english(m_tables, *found.objection);
            return row;
        }
        const auto& end = found.to_the_end;
        check(end.odds.certificate);
        const auto loss = [](const ExpectedLoss& each) { return Json{{"pieces", decimal(each.pieces)}, {"ipc", decimal(each.ipc)}}; };
        row["win"] = decimal(end.odds.win);
        row["lose"] = decimal(end.odds.lose);
        row["draw"] = decimal(end.odds.draw);
        row["stopped"] = decimal(end.odds.stopped);
        row["capture"] = decimal(end.capture);
        row["attacker_loses"] = loss(end.attacker);
        row["defender_loses"] = loss(end.defender);
        row["approximations"] = Json::array();
        for (const auto& each : found.approximations) {
            row["approximations"].push_back(to_english(m_tables, each));
        }
        return row;
    }
    /// The battle that is fought now and those to come, those of the spaces alone where any are named.
    Json rows_of(const State& state, const std::vector<SpaceId>& only_there) const {
        const auto wanted = [&](SpaceId space) { return only_there.empty() || std::ranges::count(only_there, space) > 0; };
        const auto attacker = plan("attacker_losses");
        const auto defender = plan("defender_losses");
        Json rows = Json::array();
        if (state.battle && wanted(state.battle->space)) {
            rows.push_back(odds_row(state.battle->space, question_of(state, *state.battle, attacker, defender)));
        }
        for (const auto& pending : pending_battles(state)) {
            if (wanted(pending.space) && (!state.battle || state.battle->space != pending.space)) {
                rows.push_back(odds_row(pending.space, question_of(state, pending, attacker, defender)));
            }
        }
        return rows;
    }
    /// Of the battles in the books; with `units`, of those that such a move would bring about. Rule: C-01, C-41.
    Json odds_of_battles() const {
        if (!m_asked.says("units")) {
            for (const auto* const key : {"from", "to", "aboard", "raid"}) {
                if (m_asked.says(key)) {
                    throw CodecError("units", "is missing: a move is asked for with 'units', 'from' and 'to', a battle with 'space' alone");
                }
            }
            const auto space = said<SpaceId>("space");
            return {{"battles", rows_of(m_state, space ? std::vector{*space} : std::vector<SpaceId>{})}};
        }
        if (m_asked.says("space")) {
            throw CodecError("space", "is not known here: the battle is where the move leads");
        }
        const auto taken = taken_up();
        const auto to = needed<SpaceId>("to");
        const auto verdict = decide(m_state, put_down(m_tables, taken, to));
        auto then = m_state;
        if (!core::refused(verdict)) {
            for (const auto& event : core::acceptance(verdict).events) {
                then = apply(std::move(then), event);
            }
        }
        std::vector<SpaceId> sites{to};
        if (taken.aboard) {
            sites.push_back(taken.from); // the sea before the landing
        }
        return {{"refused", core::refused(verdict)},
                {"against", told(verdict)},
                {"battles", core::refused(verdict) ? Json::array() : rows_of(then, sites)}};
    }

    /// The cheapest of the pieces in reach that take the space; with `against` the cheapest purchase that holds it. Rule: C-01, C-113, P-02.
    Json what_is_needed() const {
        const auto space = needed<SpaceId>("space");
        const auto enemy = said<Power>("against");
        const auto power = m_state.turn.power;
        if (enemy && allied(*enemy, power)) {
            throw CodecError("against", "an enemy of the power whose turn it is is expected");
        }
        auto question = pieces_question(m_state, space, enemy, chance_asked(m_asked.json()));
        question.battle.attacker_losses = plan("attacker_losses");
        question.battle.defender_losses = plan("defender_losses");
        odds::Workspace workspace;
        const auto found = pieces_needed(question, workspace);
        Json answer{{"space", written(space)},
                    {"attackers", pieces(question.battle.attackers)},
                    {"defenders", pieces(question.battle.defenders)},
                    {"before", decimal(found.before)}};
        if (found.none) {
            answer["none"] = to_english(m_tables, *found.none);
            return answer;
        }
        check(found.certificate);
        Json chosen = Json::object();
        for (std::size_t i = 0; i < found.counts.size(); ++i) {
            if (found.counts[i] > 0) {
                chosen[std::string{id_of(question.further[i].pieces.unit)}] = found.counts[i];
            }
        }
        answer["pieces"] = std::move(chosen);
        answer["price"] = found.price;
        answer["chance"] = decimal(found.chance);
        return answer;
    }

    /// What waits on the chart, or these, and where each kind may go now, whatever the others take. Rule: L-02 to L-12, O-02.
    Json what_may_be_placed() const {
        const auto power = m_state.turn.power;
        auto counts = m_state.powers[power].waiting;
        if (const auto units = said<std::vector<UnitCount>>("units")) {
            counts = {};
            for (const auto& each : *units) {
                if (each.count < 1 || each.count > most_asked) {
                    throw CodecError("units", "a number of pieces from 1 to " + std::to_string(most_asked) + " is expected");
                }
                counts[each.unit] = each.count;
            }
        }
        const bool over = placement_is_over(m_state, power);
        Json units = Json::array();
        for (const auto unit : all_units) {
            if (counts[unit] > 0) {
                const auto spaces = over ? std::vector<SpaceId>{} : placement_spaces(m_state, power, unit);
                units.push_back({{"unit", written(unit)}, {"count", counts[unit]}, {"spaces", written(spaces)}});
            }
        }
        Json complexes = Json::array();
        for (const auto& stack : m_state.stacks) {
            if (stack.unit == Unit::IndustrialComplex && has_usable_complex(m_state, stack.space, power)) {
                const auto room = complex_room(m_state, stack.space, power);
                complexes.push_back({{"space", written(stack.space)}, {"room", room ? Json(*room) : Json(nullptr)}});
            }
        }
        return {{"power", written(power)},
                {"units", std::move(units)},
                {"complexes", std::move(complexes)},
                {"with_a_place", over ? 0 : units_with_a_place(m_state, power, counts)}};
    }

    static constexpr int most_asked = 999;
    const State& m_state;
    const Tables& m_tables;
    Asked<Tables> m_asked;
};

} // namespace

Json Terminal<axis_allies::Game>::answer(const State& state, const Json& question) {
    return answer_of(BoardAnswers::questions(), state, question);
}

} // namespace intendant::cli
