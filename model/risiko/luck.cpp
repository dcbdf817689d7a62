#include "model/risiko/luck.hpp"

#include "model/odds/sorted_dice.hpp"

#include <algorithm>

namespace intendant::risiko {

void ThrowRecord::add(int attack_dice, int defence_dice, int won, bool attacking) {
    ++m_throws[{attack_dice, defence_dice, attacking ? 1 : 0}];
    m_won += won;
}

void ThrowRecord::add(const ThrowRecord& other) {
    for (const auto& [kind, count] : other.m_throws) {
        m_throws[kind] += count;
    }
    m_won += other.m_won;
}

odds::Luck ThrowRecord::luck() const {
    odds::Luck luck;
    luck.hits = m_won;
    std::vector<double> chances{1.0}; // of each number won
    for (const auto& [kind, count] : m_throws) {
        const auto pairs = static_cast<std::size_t>(std::min(kind[0], kind[1]));
        const auto& lost = odds::losses_in_one_throw(kind[0], kind[1]); // by the attacker
        std::array<double, 4> won{};
        double mean = 0;
        double square = 0;
        for (std::size_t k = 0; k <= pairs; ++k) {
            won[k] = kind[2] == 1 ? lost[pairs - k] : lost[k];
            mean += static_cast<double>(k) * won[k];
            square += static_cast<double>(k * k) * won[k];
        }
        luck.dice += count * static_cast<std::int64_t>(pairs);
        luck.expected += static_cast<double>(count) * mean;
        luck.variance += static_cast<double>(count) * (square - mean * mean);
        for (std::int64_t each = 0; each < count; ++each) {
            std::vector<double> more(chances.size() + pairs, 0.0);
            for (std::size_t i = 0; i < chances.size(); ++i) {
                for (std::size_t k = 0; k <= pairs; ++k) {
                    more[i + k] += chances[i] * won[k];
                }
            }
            chances = std::move(more);
        }
    }
    luck.weigh(chances);
    return luck;
}

void LuckBook::take(const State& before, const Event& event) {
    if (const auto* taken = std::get_if<TerritoryOccupied>(&event); taken != nullptr && !m_attacks.empty()) {
        m_attacks.back().conquered = true;
    }
    const auto* thrown = std::get_if<DiceThrown>(&event);
    if (thrown == nullptr) {
        return;
    }
    const auto* last = m_attacks.empty() ? nullptr : &m_attacks.back();
    if (last == nullptr || last->conquered || last->round != before.turn.round || last->attacker != thrown->attacker ||
        last->from != thrown->from || last->to != thrown->to) {
        m_attacks.push_back({.round = before.turn.round,
                             .attacker = thrown->attacker,
                             .defender = thrown->defender,
                             .from = thrown->from,
                             .to = thrown->to,
                             .throws = 0,
                             .attacker_lost = 0,
                             .defender_lost = 0,
                             .conquered = false,
                             .record = {}});
    }
    const auto a = static_cast<int>(thrown->attack.faces.size());
    const auto d = static_cast<int>(thrown->defence.faces.size());
    auto& attack = m_attacks.back();
    ++attack.throws;
    attack.attacker_lost += thrown->attacker_loses;
    attack.defender_lost += thrown->defender_loses;
    attack.record.add(a, d, thrown->defender_loses, true);
    m_players[thrown->attacker].attack.add(a, d, thrown->defender_loses, true);
    m_players[thrown->defender].defence.add(a, d, thrown->attacker_loses, false);
}

PlayerDice LuckBook::of(Colour colour) const {
    const auto found = m_players.find(colour);
    return found == m_players.end() ? PlayerDice{} : found->second;
}

} // namespace intendant::risiko
