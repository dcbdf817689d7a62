#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/desk/past_of.hpp"
#include "model/afrika_korps/luck.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace intendant::app::ak {

/// What became of supply, counters and factors, and how the dice fell.
class Past : public PastOf<Table> {
public:
    /// What became of supply. Rule: AK-SUP-2, AK-SUP-3, AK-SUP-11, AK-SUP-15, AK-SUP-16, AK-CAP-2.
    enum class Supply { Arrived, Sunk, Declined, Full, NoPort, Captured, Lost, Used, Destroyed };
    struct SupplyLine {
        std::int64_t entry;
        int turn;
        Side side; ///< whose supply
        Supply what;
    };
    /// A counter is somewhere else from this entry on.
    struct CounterLine {
        std::int64_t entry;
        int turn;
        Side on_turn;
        Status status;
        std::optional<HexId> hex;
        std::optional<Cause> cause; ///< where it was eliminated
    };
    /// Replacement factors in hand, or turns of isolation of a unit, are others.
    struct FactorLine {
        std::int64_t entry;
        int turn;
        Side side;
        int change;
        int then;
    };

    const std::vector<SupplyLine>& supply() const { return m_supply; }
    int count(Side side, Supply what) const;
    const std::vector<CounterLine>& of(CounterId counter) const;
    const std::vector<FactorLine>& factors() const { return m_factors; }
    const LuckBook& luck() const { return *m_luck; }

private:
    void forget(const Tables& tables) override;
    void take(const db::Entry& entry, const State& before, const Event& event, const State& after) override;

    std::vector<SupplyLine> m_supply;
    std::map<CounterId, std::vector<CounterLine>> m_counters;
    std::vector<FactorLine> m_factors;
    std::unique_ptr<LuckBook> m_luck;
};

using Read = ReadOf<Table, Past>;

} // namespace intendant::app::ak
