#include "db/session/history.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace intendant::db {

namespace {

constexpr std::size_t turning_points_kept = 12;

/// Gathers the walk into turns.
class Gatherer {
public:
    explicit Gatherer(core::Measures measures) {
        m_history.measures = std::move(measures);
        for (std::size_t place = 0; place < m_history.measures.measures.size(); ++place) {
            m_measures[m_history.measures.measures[place].id] = place;
        }
        for (std::size_t place = 0; place < m_history.measures.sides.size(); ++place) {
            m_sides[m_history.measures.sides[place].id] = place;
        }
    }

    void take(const Walked& step) {
        begin_turn(step);
        for (const auto& flow : step.flows) {
            if (auto* const value = place_of(flow)) {
                *value += flow.value;
            }
        }
        m_history.turns.back().last = step.entry.seq;
        for (const auto& level : step.levels) {
            if (auto* const value = place_of(level)) {
                *value = level.value;
            }
        }
        double regular = 0;
        for (const auto& flow : step.flows) {
            const auto measure = m_measures.find(flow.measure);
            regular += measure != m_measures.end() && m_history.measures.measures[measure->second].regular ? std::abs(flow.value) : 0;
        }
        if (const double moved = std::abs(step.balance - m_balance) - regular; m_begun && moved > 0) {
            m_points.push_back({moved, {step.entry.seq, m_balance, step.balance}});
        }
        m_begun = true;
        m_balance = step.balance;
        follow_battle(step);
    }

    History finish() {
        std::ranges::stable_sort(m_points, std::greater{}, &std::pair<double, TurningPoint>::first);
        for (std::size_t place = 0; place < std::min(m_points.size(), turning_points_kept); ++place) {
            m_history.turning_points.push_back(m_points[place].second);
        }
        return std::move(m_history);
    }

private:
    void begin_turn(const Walked& step) {
        const auto& entry = step.entry;
        if (m_history.turns.empty() || m_history.turns.back().round != entry.round || m_history.turns.back().seat != entry.seat) {
            m_history.turns.push_back(
                {entry.seq, entry.seq, entry.round, entry.seat, std::vector<double>(m_measures.size() * m_sides.size(), 0.0)});
        }
    }

    double* place_of(const core::Figure& figure) {
        const auto measure = m_measures.find(figure.measure);
        const auto side = m_sides.find(figure.side);
        return measure == m_measures.end() || side == m_sides.end()
                   ? nullptr
                   : &m_history.turns.back().values[measure->second * m_sides.size() + side->second];
    }

    void follow_battle(const Walked& step) {
        const bool same = m_fighting && (!step.battle || *step.battle == m_history.battles.back().name);
        if (same) {
            m_history.battles.back().last = step.entry.seq;
        } else if (step.battle) {
            m_history.battles.push_back({*step.battle, step.entry.seq, step.entry.seq, step.entry.round, step.entry.seat, {}});
        }
        for (const auto& dice : step.dice) {
            if (m_fighting || step.battle) {
                m_history.battles.back().dice[dice.side].add(dice.dice, dice.hit, dice.hits);
            }
        }
        m_fighting = step.battle.has_value();
    }

    History m_history;
    std::vector<std::pair<double, TurningPoint>> m_points; ///< how far the balance moved, and where
    std::map<std::string, std::size_t> m_measures;
    std::map<std::string, std::size_t> m_sides;
    bool m_begun{false};
    bool m_fighting{false};
    double m_balance{0};
};

} // namespace

std::vector<TurnFigures> History::rounds() const {
    std::vector<TurnFigures> rounds;
    for (const auto& turn : turns) {
        if (rounds.empty() || rounds.back().round != turn.round) {
            rounds.push_back(turn);
            rounds.back().seat.clear();
            continue;
        }
        auto& round = rounds.back();
        round.last = turn.last;
        for (std::size_t place = 0; place < turn.values.size(); ++place) {
            const bool flow = measures.measures[place / measures.sides.size()].flow;
            round.values[place] = flow ? round.values[place] + turn.values[place] : turn.values[place];
        }
    }
    return rounds;
}

std::vector<LevelStep> steps_to(const Log& log, const std::string& measure, const std::string& side, std::int64_t end) {
    std::vector<LevelStep> steps;
    std::int64_t level = 0;
    log.walk(
        [&](const Walked& step) {
            const auto found =
                std::ranges::find_if(step.levels, [&](const core::Figure& each) { return each.measure == measure && each.side == side; });
            const auto now = found == step.levels.end() ? 0 : std::llround(found->value);
            if (now != level) {
                steps.push_back({.entry = step.entry, .change = now - level, .then = now});
                level = now;
            }
            return true;
        },
        end);
    return steps;
}

std::optional<History> history_of(const Log& log, const std::function<bool(std::int64_t)>& go_on) {
    Gatherer gatherer(log.measures());
    bool whole = true;
    log.walk([&](const Walked& step) {
        gatherer.take(step);
        whole = !go_on || go_on(step.entry.seq);
        return whole;
    });
    return whole ? std::optional(gatherer.finish()) : std::nullopt;
}

} // namespace intendant::db
