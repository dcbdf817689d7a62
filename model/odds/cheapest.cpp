#include "model/odds/cheapest.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace intendant::odds {

namespace {

/// The most numbers of all offers but the last that are gone through.
constexpr std::int64_t most_tried = 200'000;

class Search {
public:
    Search(const std::vector<Offer>& offers, std::int64_t money, double wanted, const ChanceOf& chance_of,
           const std::function<void(const Cheapest&)>& better, const std::stop_token& stop)
        : m_offers(offers), m_money(money), m_wanted(wanted), m_chance_of(chance_of), m_better(better), m_stop(stop),
          m_counts(offers.size(), 0), m_axes(offers.size()) {
        std::iota(m_axes.begin(), m_axes.end(), std::size_t{0});
        // What may do harm is gone through first; of what helps the most numerous last.
        std::ranges::stable_sort(m_axes, {}, [&](std::size_t i) { return std::pair{offers[i].helps, most(i, money)}; });
    }

    Cheapest run() {
        if (m_axes.empty()) {
            consider(0, chance());
        } else if (tries(0, m_money) > most_tried) {
            m_best.too_many = true;
        } else {
            walk(0, 0, m_offers[m_axes.front()].most);
        }
        m_best.cancelled = m_stop.stop_requested();
        return m_best;
    }

private:
    /// How many of an offer such a sum buys.
    int most(std::size_t offer, std::int64_t sum) const {
        const auto& each = m_offers[offer];
        return static_cast<int>(std::clamp<std::int64_t>(sum / each.price, 0, std::max(each.most, 0)));
    }
    /// How many numbers of the offers from this axis on, but the last, the sum buys; no more than a little above the limit is said.
    std::int64_t tries(std::size_t axis, std::int64_t sum) const {
        const bool single = !m_offers[m_axes.back()].helps; // nothing is skipped then
        if (axis + 1 == m_axes.size()) {
            return single ? most(m_axes[axis], sum) + 1 : 1;
        }
        std::int64_t all = 0;
        for (int count = 0; count <= most(m_axes[axis], sum) && all <= most_tried; ++count) {
            all += tries(axis + 1, sum - count * m_offers[m_axes[axis]].price);
        }
        return all;
    }

    double chance() {
        ++m_best.asked;
        return m_chance_of(m_counts);
    }
    bool enough(double chance) const { return chance >= m_wanted - same_chance; }

    /// What may still be spent: no more than the best addition costs.
    std::int64_t bound() const { return m_best.found ? std::min(m_money, m_best.price) : m_money; }

    /// Goes through the numbers of an axis, none above `limit`; the least that was enough, or one above the limit.
    int walk(std::size_t axis, std::int64_t spent, int limit) {
        const auto offer = m_axes[axis];
        const bool helps = m_offers[offer].helps;
        if (axis + 1 == m_axes.size()) {
            const int found = helps ? least(offer, spent, limit) : all(offer, spent, limit);
            m_counts[offer] = 0;
            return found;
        }
        const auto next = m_axes[axis + 1];
        int next_limit = m_offers[next].most;
        for (int count = 0; count <= std::min(limit, most(offer, bound() - spent)) && !m_stop.stop_requested(); ++count) {
            m_counts[offer] = count;
            const int needed = walk(axis + 1, spent + count * m_offers[offer].price, next_limit);
            if (helps && axis + 2 == m_axes.size()) {
                next_limit = std::min(next_limit, needed); // with one more of this, no more of the next is needed
                if (needed == 0) {
                    break; // more of this only costs more
                }
            }
        }
        m_counts[offer] = 0;
        return limit + 1;
    }

    /// The least number of an offer that helps which is enough.
    int least(std::size_t offer, std::int64_t spent, int limit) {
        int high = std::min(limit, most(offer, bound() - spent));
        m_counts[offer] = high;
        double chance_there = chance();
        if (!enough(chance_there)) {
            m_best.greatest = std::max(m_best.greatest, chance_there);
            return limit + 1;
        }
        for (int low = 0; low < high && !m_stop.stop_requested();) {
            const int middle = low + (high - low) / 2;
            m_counts[offer] = middle;
            if (const double here = chance(); enough(here)) {
                high = middle;
                chance_there = here;
            } else {
                low = middle + 1;
            }
        }
        m_counts[offer] = high;
        if (!m_stop.stop_requested()) {
            consider(spent + high * m_offers[offer].price, chance_there);
        }
        return high;
    }

    /// Every number of an offer that may do harm.
    int all(std::size_t offer, std::int64_t spent, int limit) {
        for (int count = 0; count <= std::min(limit, most(offer, bound() - spent)) && !m_stop.stop_requested(); ++count) {
            m_counts[offer] = count;
            const auto price = spent + count * m_offers[offer].price;
            consider(price, chance());
        }
        return limit + 1;
    }

    /// Takes an addition that is better than the best so far.
    void consider(std::int64_t price, double chance) {
        if (m_stop.stop_requested()) {
            return; // the chance was not worked out to its end
        }
        if (!enough(chance)) {
            m_best.greatest = std::max(m_best.greatest, chance);
            return;
        }
        const auto things = [](const std::vector<int>& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
        const auto better = [&] {
            if (!m_best.found || price != m_best.price) {
                return !m_best.found || price < m_best.price;
            }
            if (std::abs(chance - m_best.chance) > same_chance) {
                return chance > m_best.chance;
            }
            const int now = things(m_counts);
            const int before = things(m_best.counts);
            return now != before ? now < before : m_counts > m_best.counts;
        };
        if (better()) {
            m_best.found = true;
            m_best.counts = m_counts;
            m_best.price = price;
            m_best.chance = chance;
            if (m_better) {
                m_better(m_best);
            }
        }
    }

    const std::vector<Offer>& m_offers;
    std::int64_t m_money;
    double m_wanted;
    const ChanceOf& m_chance_of;
    const std::function<void(const Cheapest&)>& m_better;
    const std::stop_token& m_stop;
    std::vector<int> m_counts;
    std::vector<std::size_t> m_axes; ///< places of the offers in the order in which they are gone through
    Cheapest m_best;
};

} // namespace

Cheapest cheapest(const std::vector<Offer>& offers, std::int64_t money, double wanted, const ChanceOf& chance_of,
                  const std::function<void(const Cheapest&)>& better, const std::stop_token& stop) {
    return Search(offers, money, wanted, chance_of, better, stop).run();
}

} // namespace intendant::odds
