#include "model/odds/sea_table.hpp"

#include <algorithm>

namespace intendant::odds {

namespace {

/// Visits where the blocks of an extent begin.
template <class Visit> __attribute__((always_inline)) inline void each_block(const SeaTable& table, const Extent& extent, Visit&& visit) {
    for (int w = extent.top; w <= extent.bottom; ++w) {
        const auto row = static_cast<std::size_t>(w);
        const int end = table.row_at[row] + std::min(extent.right, table.last[row]);
        for (int i = table.row_at[row] + std::max(extent.left, table.first[row]) / lanes * lanes; i <= end; i += lanes) {
            visit(i);
        }
    }
}

__attribute__((always_inline)) inline Block& block(double* cells) { return *reinterpret_cast<Block*>(cells); }
__attribute__((always_inline)) inline const Block& block(const double* cells) { return *reinterpret_cast<const Block*>(cells); }

/// What is reached when one more hit may be taken.
Extent after_a_hit(const SeaTable& table, const Extent& extent) {
    Extent wider = extent;
    for (int w = extent.top; w <= extent.bottom; ++w) {
        const auto row = static_cast<std::size_t>(w);
        if (table.first[row] <= extent.right && extent.right < table.turn[row]) {
            ++wider.right;
            break;
        }
    }
    if (extent.bottom + 1 < table.rows() && extent.right >= table.turn[static_cast<std::size_t>(extent.bottom)]) {
        ++wider.bottom;
    }
    return wider;
}

} // namespace

void Extent::include(const Extent& other) {
    if (other.empty()) {
        return;
    }
    if (empty()) {
        *this = other;
        return;
    }
    top = std::min(top, other.top);
    bottom = std::max(bottom, other.bottom);
    left = std::min(left, other.left);
    right = std::max(right, other.right);
}

void SeaTable::assign(const Fleet& fleet) {
    const auto count = static_cast<std::size_t>(fleet.aircraft()) + 1;
    for (auto* column : {&first, &turn, &last, &row_at}) {
        column->assign(count, 0);
    }
    cells = lanes; // what stands left of the first column is read
    int v = 0;
    for (std::size_t w = 0; w < count; ++w) {
        first[w] = v;
        while (v < fleet.vessels() && fleet.aircraft_before(v + 1) <= static_cast<int>(w)) {
            ++v;
        }
        turn[w] = v;
        last[w] = fleet.hit_from_below() ? fleet.vessels() : v;
        row_at[w] = cells - first[w] / lanes * lanes;
        cells = row_at[w] + (last[w] / lanes + 1) * lanes;
    }
    cell.resize(static_cast<std::size_t>(fleet.size()));
    joined.assign(static_cast<std::size_t>(cells), 0.0);
    standing.assign(static_cast<std::size_t>(cells), 0.0);
    for (std::size_t state = 0; state < cell.size(); ++state) {
        const auto w = static_cast<std::size_t>(fleet.aircraft_lost[state]);
        const int lost = fleet.vessels_lost[state];
        cell[state] = row_at[w] + lost;
        standing[static_cast<std::size_t>(cell[state])] = 1.0;
        joined[static_cast<std::size_t>(cell[state])] = first[w] < lost && lost <= turn[w] ? 1.0 : 0.0;
    }
    gone = cell[static_cast<std::size_t>(fleet.gone())];
}

INTENDANT_CLONES void throw_die(const SeaTable& table, std::span<Waiting> waiting, double chance) {
    const double miss = 1.0 - chance;
    for (auto& [mass, extent] : waiting) {
        if (extent.empty()) {
            continue;
        }
        const double ended = mass[table.gone];
        extent = after_a_hit(table, extent);
        for (int w = extent.bottom; w >= extent.top; --w) {
            const auto row = static_cast<std::size_t>(w);
            const int begin = std::max(extent.left, table.first[row]) / lanes;
            double* const here = mass + table.row_at[row];
            const double* const above = w > extent.top ? mass + table.row_at[row - 1] : nullptr;
            const int above_end = above != nullptr ? table.last[row - 1] / lanes : -1;
            const double* const joined = table.joined.data() + table.row_at[row];
            const int joined_from = table.turn[row] > table.first[row] ? table.first[row] / lanes : 1 << 30;
            const int joined_to = table.turn[row] / lanes;
            for (int b = std::min(extent.right, table.last[row]) / lanes; b >= begin; --b) {
                const int i = b * lanes;
                Block more{};
                if (b <= above_end) {
                    more = block(above + i);
                }
                if (b >= joined_from && b <= joined_to) {
                    more += *reinterpret_cast<const LooseBlock*>(joined + i) * *reinterpret_cast<const LooseBlock*>(here + i - 1);
                }
                Block sum = miss * block(here + i) + chance * more;
                if (b * lanes < table.first[row]) {
                    sum *= *reinterpret_cast<const LooseBlock*>(table.standing.data() + table.row_at[row] + i);
                }
                block(here + i) = sum;
            }
        }
        mass[table.gone] += chance * ended;
    }
}

INTENDANT_CLONES void emit(const SeaTable& table, const Waiting& from, std::span<const double* const> chances,
                           std::span<Waiting* const> to) {
    for (std::size_t k = 0; k < to.size(); ++k) {
        to[k]->extent.include(from.extent);
        double* const mass = to[k]->mass;
        const double* const chance = chances[k];
        each_block(
            table, from.extent, [&](int i) __attribute__((always_inline)) { block(mass + i) += block(from.mass + i) * block(chance + i); });
    }
}

INTENDANT_CLONES void move_over(const SeaTable& table, Waiting& from, Waiting& to) {
    to.extent.include(from.extent);
    each_block(
        table, from.extent, [&](int i) __attribute__((always_inline)) {
            block(to.mass + i) += block(from.mass + i);
            block(from.mass + i) = Block{};
        });
    from.extent = {};
}

INTENDANT_CLONES void clear(const SeaTable& table, Waiting& waiting) {
    each_block(
        table, waiting.extent, [&](int i) __attribute__((always_inline)) { block(waiting.mass + i) = Block{}; });
    waiting.extent = {};
}

} // namespace intendant::odds
