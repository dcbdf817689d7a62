#pragma once

#include "app/afrika_korps/table.hpp"
#include "model/afrika_korps/luck.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace intendant::app::ak {

/// What has happened so far, entry by entry, as the books tell it: read from the log once for all pages, up to the entry that is looked at.
class Past {
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

    /// Reads the log again where it has changed, or where one looks back to another entry.
    void refresh(const Table& table);

    const std::vector<SupplyLine>& supply() const { return m_supply; }
    int count(Side side, Supply what) const;
    const std::vector<CounterLine>& of(CounterId counter) const;
    const std::vector<FactorLine>& factors() const { return m_factors; }
    const LuckBook& luck() const { return *m_luck; }

private:
    void take(const db::Entry& entry, const State& before, const Event& event, const State& after);

    std::pair<std::int64_t, std::int64_t> m_read{-1, -1}; ///< last entry, and the one that is looked at
    std::vector<SupplyLine> m_supply;
    std::map<CounterId, std::vector<CounterLine>> m_counters;
    std::vector<FactorLine> m_factors;
    std::unique_ptr<LuckBook> m_luck;
};

/// The pages share it.
using SharedPast = std::shared_ptr<Past>;

/// What the entry says, with its number; for a list of entries.
wxString sentence_of(const Table& table, std::int64_t entry);

} // namespace intendant::app::ak
