#include "model/afrika_korps/battle/division.hpp"

#include "model/afrika_korps/battle/odds_column.hpp"

#include <algorithm>
#include <numeric>
#include <queue>

namespace intendant::afrika_korps {

namespace {

constexpr std::size_t most_states = std::size_t{1} << 21;
constexpr std::size_t most_on_hex = 20; ///< six to that many is a number

/// The best that can still come, when it is alive. Units: as in `Score`; `clear` counts no battle as the last one on the hex, `take` one.
struct Best {
    enum class State : std::uint8_t { Unknown, Dead, Alive } state{State::Unknown};
    int net{0};
    Score clear{};
    Score take{};
};

/// A chance and a net before, followed by the best that comes.
Score joined(std::uint64_t chance, int net, const Score& rest) { return {chance * rest.chance, net + rest.net}; }

/// A battle added to those before. `last` is where the best one so far was taken for the last on the hex.
struct Node {
    std::size_t parent;
    std::uint32_t block;
    std::size_t choice; ///< the attackers in the block's code
    std::size_t attackers;
    std::size_t defenders;
    std::uint64_t clear;
    std::uint64_t take;
    int won;
    int lost;
    std::uint8_t depth;
};

/// A node and what it promises.
struct Offer {
    Score score;
    std::uint8_t depth;
    std::size_t node;

    bool operator<(const Offer& other) const {
        if (score != other.score) {
            return score < other.score;
        }
        return depth != other.depth ? depth < other.depth : node > other.node;
    }
};

/// The hex wished for, if some defender stands there and all are attacked.
std::optional<Prize> prize_of(const Tables& tables, const Contact& contact, const Task& task, const Wish& wish) {
    std::optional<Prize> prize;
    for (std::size_t i = 0; wish.take && i < contact.defenders.size(); ++i) {
        const auto& each = contact.defenders[i];
        if (each.hex == *wish.take) {
            if (!task.defenders.test(i)) {
                return std::nullopt;
            }
            const auto scale = prize ? prize->scale : 1;
            prize = Prize{.hex = each.hex, .advance = tables[each.unit.terrain].advance, .scale = scale * 6};
        }
    }
    return prize;
}

class Search final : public Division {
public:
    Search(const Tables& tables, const Options& options, const Contact& contact, const Task& task, const Wish& wish)
        : m_tables(tables), m_options(options), m_contact(contact), m_task(task), m_wish(wish),
          m_prize(prize_of(tables, contact, task, wish)), m_attackers(attacker_kinds(contact, task)),
          m_defenders(defender_kinds(contact, task)), m_blocks(blocks(tables, options, contact, m_attackers, m_defenders, m_prize)),
          m_all_attackers(codes(m_attackers, most_states) - 1), m_all_defenders(codes(m_defenders, most_states) - 1) {
        m_best.resize((m_all_attackers + 1) * (m_all_defenders + 1));
        for (const auto& kind : m_attackers) {
            m_must.push_back(task.must.test(kind.members.front()));
            m_beside.push_back(contact.attackers[kind.members.front()].adjacent & task.defenders);
        }
        find_fitting();
        if (solve(m_all_attackers, m_all_defenders).state == Best::State::Alive) {
            int lost = 0;
            for (std::size_t i = 0; i < contact.attackers.size(); ++i) {
                lost += task.eliminated.test(i) ? 6 * contact.attackers[i].unit.attack : 0;
            }
            offer({.parent = 0,
                   .block = 0,
                   .choice = 0,
                   .attackers = m_all_attackers,
                   .defenders = m_all_defenders,
                   .clear = 1,
                   .take = 0,
                   .won = 0,
                   .lost = lost,
                   .depth = 0});
        }
    }

    std::optional<Score> promise() override {
        while (!m_offers.empty()) {
            const auto top = m_offers.top();
            if (m_nodes[top.node].defenders != 0) {
                m_offers.pop();
                follow(top.node);
            } else {
                return top.score;
            }
        }
        return std::nullopt;
    }

    Plan next() override {
        const auto top = m_offers.top();
        m_offers.pop();
        return plan(top);
    }

private:
    Counts attackers_left(std::size_t code) const {
        Counts counts{};
        for (std::size_t kind = 0; kind < m_attackers.size(); ++kind) {
            counts[kind] = static_cast<std::uint8_t>(m_attackers[kind].of(code));
        }
        return counts;
    }

    /// The first kind of defender that is not dealt with yet.
    std::size_t first_left(std::size_t code) const {
        std::size_t kind = 0;
        while (m_defenders[kind].of(code) == 0) {
            ++kind;
        }
        return kind;
    }

    /// For every number of defenders left, who they are, and the blocks that can come next: those with the first kind that is left.
    void find_fitting() {
        m_fitting.resize(m_all_defenders + 1);
        m_enemies.resize(m_all_defenders + 1);
        for (std::size_t code = 1; code <= m_all_defenders; ++code) {
            for (const auto& kind : m_defenders) {
                for (const auto member : kind.members) {
                    m_enemies[code][member] = kind.of(code) > 0;
                }
            }
            const auto first = first_left(code);
            for (std::size_t i = 0; i < m_blocks.size(); ++i) {
                bool fits = m_blocks[i].defenders[first] > 0;
                for (std::size_t kind = 0; fits && kind < m_defenders.size(); ++kind) {
                    fits = m_blocks[i].defenders[kind] <= m_defenders[kind].of(code);
                }
                if (fits) {
                    m_fitting[code].push_back(static_cast<std::uint32_t>(i));
                }
            }
        }
    }

    /// Calls `use(choice, taken)` for each choice of attackers against the block out of those left, `rest` being the defenders after it:
    /// whoever has to fight and is next to none of those fights here.
    template <class Use> void each_choice(const Block& block, const Counts& left, std::size_t rest, const Use& use) const {
        Counts least{};
        for (std::size_t kind = 0; kind < m_attackers.size(); ++kind) {
            least[kind] = m_must[kind] && (m_beside[kind] & m_enemies[rest]).none() ? left[kind] : std::uint8_t{0};
        }
        Counts taken{};
        std::size_t choice = 0;
        std::size_t code = 0;
        const auto take = [&](std::size_t place, int more) {
            taken[place] = static_cast<std::uint8_t>(taken[place] + more);
            choice += static_cast<std::size_t>(more) * block.steps[place]; // a negative number comes round again
            code += static_cast<std::size_t>(more) * m_attackers[block.kinds[place]].step;
        };
        for (std::size_t place = 0; place < block.kinds.size(); ++place) {
            take(place, least[block.kinds[place]]);
            least[block.kinds[place]] = 0;
        }
        if (least != Counts{}) { // somebody is not adjacent to this block either
            return;
        }
        const auto start = taken;
        for (;;) {
            if (block.outcomes[choice].allowed) { // nobody at all is not allowed
                use(choice, code);
            }
            std::size_t place = 0;
            for (; place < block.kinds.size() && taken[place] == left[block.kinds[place]]; ++place) {
                take(place, start[place] - taken[place]);
            }
            if (place == block.kinds.size()) {
                return;
            }
            take(place, 1);
        }
    }

    /// Whether each attacker left that has to fight still has an enemy left, and each enemy left an attacker.
    bool hopeful(const Counts& left, std::size_t defenders) const {
        const auto& enemies = m_enemies[defenders];
        UnitSet reached;
        for (std::size_t kind = 0; kind < m_attackers.size(); ++kind) {
            if (left[kind] > 0) {
                if (m_must[kind] && (m_beside[kind] & enemies).none()) {
                    return false;
                }
                reached |= m_beside[kind];
            }
        }
        return (enemies & ~reached).none();
    }

    const Best& solve(std::size_t attackers, std::size_t defenders) {
        auto& best = m_best[defenders * (m_all_attackers + 1) + attackers];
        if (best.state != Best::State::Unknown) {
            return best;
        }
        best.state = Best::State::Dead;
        const auto left = attackers_left(attackers);
        if (!hopeful(left, defenders)) {
            return best;
        }
        if (defenders == 0) { // nobody is left who has to fight: else there was no hope
            best = {.state = sallied(attackers) ? Best::State::Alive : Best::State::Dead, .net = 0, .clear = {1, 0}, .take = {0, 0}};
            return best;
        }
        Best found;
        for (const auto fitting : m_fitting[defenders]) {
            const auto& block = m_blocks[fitting];
            each_choice(block, left, defenders - block.code, [&](std::size_t choice, std::size_t code) {
                const auto& rest = solve(attackers - code, defenders - block.code);
                if (rest.state != Best::State::Alive) {
                    return;
                }
                const auto& outcome = block.outcomes[choice];
                const int net = outcome.net();
                const bool first = found.state != Best::State::Alive;
                found.state = Best::State::Alive;
                found.net = first ? net + rest.net : std::max(found.net, net + rest.net);
                if (m_prize) {
                    const auto clear = joined(outcome.clear, net, rest.clear);
                    auto take = joined(outcome.clear, net, rest.take);
                    if (block.on_hex) {
                        take = std::max(take, joined(outcome.take, net, rest.clear));
                    }
                    found.clear = first ? clear : std::max(found.clear, clear);
                    found.take = first ? take : std::max(found.take, take);
                }
            });
        }
        best = found.state == Best::State::Alive ? found : best;
        return best;
    }

    void offer(const Node& node) {
        const auto& rest = solve(node.attackers, node.defenders);
        const int net = node.won - node.lost;
        Score score{0, net + rest.net}; // where no chance is left, the net alone counts
        if (m_prize) {
            score = std::max({score, joined(node.take, net, rest.clear), joined(node.clear, net, rest.take)});
        }
        m_offers.push({score, node.depth, m_nodes.size()});
        m_nodes.push_back(node);
    }

    /// Offers each battle that can come next. Of battles against like defenders the later ones in the list come first.
    void follow(std::size_t from) {
        const auto node = m_nodes[from];
        const auto left = attackers_left(node.attackers);
        const auto first = first_left(node.defenders);
        const bool same_kind = node.depth > 0 && m_blocks[node.block].first() == first;
        for (const auto fitting : m_fitting[node.defenders]) {
            const auto& block = m_blocks[fitting];
            if (same_kind && fitting > node.block) {
                continue;
            }
            each_choice(block, left, node.defenders - block.code, [&](std::size_t choice, std::size_t code) {
                if (same_kind && fitting == node.block && choice > node.choice) {
                    return;
                }
                if (solve(node.attackers - code, node.defenders - block.code).state != Best::State::Alive) {
                    return;
                }
                const auto& outcome = block.outcomes[choice];
                const auto take = node.take * outcome.clear;
                offer({.parent = from,
                       .block = fitting,
                       .choice = choice,
                       .attackers = node.attackers - code,
                       .defenders = node.defenders - block.code,
                       .clear = node.clear * outcome.clear,
                       .take = block.on_hex ? std::max(take, node.clear * outcome.take) : take,
                       .won = node.won + outcome.won,
                       .lost = node.lost + outcome.lost,
                       .depth = static_cast<std::uint8_t>(node.depth + 1)});
            });
        }
    }

    /// Whether of each garrison that sallies somebody fights.
    bool sallied(std::size_t attackers) const {
        return std::ranges::all_of(m_task.sorties, [&](UnitSet garrison) {
            return std::ranges::any_of(
                m_attackers, [&](const Kind& kind) { return garrison.test(kind.members.front()) && kind.of(attackers) < kind.count(); });
        });
    }

    Plan plan(const Offer& offer) const {
        std::vector<std::size_t> path;
        for (auto node = offer.node; node != 0; node = m_nodes[node].parent) {
            path.push_back(node);
        }
        const auto& end = m_nodes[offer.node];
        Plan plan{.battles = {}, .eliminated = m_task.eliminated, .captors = m_task.captors, .won = end.won, .lost = end.lost, .taken = {}};
        if (m_wish.take) {
            const auto common = m_prize ? std::gcd(end.take, m_prize->scale) : 1;
            plan.taken = m_prize ? Chance{end.take / common, m_prize->scale / common} : Chance{0, 1};
        }
        Counts used_attackers{};
        Counts used_defenders{};
        for (auto node = path.rbegin(); node != path.rend(); ++node) {
            const auto& block = m_blocks[m_nodes[*node].block];
            Battle battle;
            for (std::size_t place = 0; place < block.kinds.size(); ++place) {
                const auto& kind = m_attackers[block.kinds[place]];
                const auto count = m_nodes[*node].choice / block.steps[place] % (kind.count() + 1);
                for (std::size_t i = 0; i < count; ++i) {
                    battle.attackers.set(kind.members[used_attackers[block.kinds[place]]++]);
                }
            }
            for (std::size_t kind = 0; kind < m_defenders.size(); ++kind) {
                for (std::size_t i = 0; i < block.defenders[kind]; ++i) {
                    battle.defenders.set(m_defenders[kind].members[used_defenders[kind]++]);
                }
            }
            const auto attack = attack_value(attackers_of(m_contact, battle.attackers));
            const auto defence = defence_value(m_tables, defenders_of(m_contact, battle.defenders));
            const auto column = odds_column(m_tables, m_options, attack, defence);
            plan.battles.push_back(
                {.units = battle,
                 .value = {.attack = attack, .defence = defence, .column = column, .supply_needed = m_tables[column].needs_supply},
                 .chances = chances(m_tables, column)});
        }
        return plan;
    }

    const Tables& m_tables;
    const Options& m_options;
    const Contact& m_contact;
    Task m_task;
    Wish m_wish;
    std::optional<Prize> m_prize; ///< nothing when nobody can win the hex
    std::vector<Kind> m_attackers;
    std::vector<Kind> m_defenders;
    std::vector<Block> m_blocks;
    std::size_t m_all_attackers; ///< the code of all of them
    std::size_t m_all_defenders;
    std::vector<bool> m_must;                          ///< by kind of attackers
    std::vector<UnitSet> m_beside;                     ///< by kind of attackers
    std::vector<UnitSet> m_enemies;                    ///< by the code of the defenders left, all of their kinds
    std::vector<std::vector<std::uint32_t>> m_fitting; ///< by the code of the defenders left
    std::vector<Best> m_best;                          ///< by the codes of those left on either side
    std::vector<Node> m_nodes;
    std::priority_queue<Offer> m_offers;
};

} // namespace

std::unique_ptr<Division> Division::of(const Tables& tables, const Options& options, const Contact& contact, const Task& task,
                                       const Wish& wish) {
    auto search = std::make_unique<Search>(tables, options, contact, task, wish);
    if (!search->promise()) {
        return nullptr;
    }
    return search;
}

bool Division::too_large(const Contact& contact, const Task& task, const Wish& wish) {
    const auto attackers = codes(attacker_kinds(contact, task), most_states);
    const auto defenders = codes(defender_kinds(contact, task), most_states);
    const auto on_hex = [&](const DefenderInContact& each) { return wish.take && each.hex == *wish.take; };
    return attackers * defenders > most_states || attack_value(attackers_of(contact, task.must | task.may)) > most_factors ||
           static_cast<std::size_t>(std::ranges::count_if(contact.defenders, on_hex)) > most_on_hex;
}

} // namespace intendant::afrika_korps
