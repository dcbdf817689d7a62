#pragma once

#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/ways.hpp"

#include <optional>
#include <vector>

/// What stands against the movement of one unit, each kind of travel by its own clauses.
namespace intendant::empire_of_the_sun {

/// What speaks against a move, collected without a copy of the books.
class Against {
public:
    explicit Against(const State& state) : m_state(&state) {}

    const State& now() const { return *m_state; }
    const Tables& tables() const { return *m_state->tables; }
    const Map& map() const { return *tables().map; }
    void breaks(std::string rule, std::string sentence, Parameters parameters = {}) {
        m_found.push_back({core::WarningKind::BreaksRule, {std::move(rule)}, {std::move(sentence), std::move(parameters)}});
    }
    void doubts(std::string rule, std::string sentence, Parameters parameters = {}) {
        m_found.push_back({core::WarningKind::Doubtful, {std::move(rule)}, {std::move(sentence), std::move(parameters)}});
    }
    const std::vector<core::Warning>& found() const { return m_found; }
    void clear() { m_found.clear(); }

private:
    const State* m_state;
    std::vector<core::Warning> m_found;
};
/// The same is told with the command.
void tell(Decision& decision, const Against& against);

/// The unit may stand there: land for ground units, anything but open sea for aircraft and headquarters. Rule: ES-LND-1.
bool has_room(const Tables& tables, UnitId unit, HexId hex);
/// Hexes that the unit may not enter at all. Rule: ES-MOV-3 to ES-MOV-8.
void check_territory(Against& against, UnitId id, HexId to);
/// Units that move are active, and strategic movement is none of a reaction. Rule: ES-REA-5, ES-REA-6, ES-REA-7, ES-PBM-1, ES-PBM-2.
void check_active(Against& against, UnitId id, Travel by);
/// Shipping points for assaults of that side that cost so many. Rule: ES-ASP-2.
void check_shipping(Against& against, Side side, int cost);
/// What is left in a hex of the enemy goes to the nearest of its own places. Rule: ES-NAV-5, ES-AIR-5.
void check_emergency(Against& against, UnitId id, HexId to);

/// A unit that travels in one way in the offensive under way: each hex is judged by itself, and what it can get to is worked out once for all of them.
/// Rule: ES-MOV-1, ES-NAV-1, ES-NAV-6, ES-AIR-1, ES-AIR-6, ES-LND-1, ES-LND-5, ES-LND-7, ES-AMP-1.
class Journey {
public:
    /// `together`: all that move with it. `supply`: of this board, where `needs_supply`.
    Journey(const State& state, const Board& board, const Supply& supply, UnitId unit, Travel by, const std::vector<UnitId>& together);
    static bool needs_supply(Travel by);

    /// What the way there costs, against what the card allows. An air unit moves by one of its ranges (ES-AIR-10).
    void check(Against& against, HexId to);
    /// Of the hex that was judged last; nothing where no way leads there.
    const std::optional<Way>& way() const { return m_known.way; }
    /// Hexes at which the way ends at best, were there no enemy and no clause on where a unit may end.
    std::vector<HexId> candidates();

    /// What was worked out, and serves every hex.
    struct Known {
        SeaWays sea;
        std::optional<hex::Reach> land{};
        std::optional<hex::Reach> past_enemies{};
        std::optional<Flights> flights{};
        std::optional<hex::PerHex<char>> dark{};
        std::optional<Way> way{};
    };

private:
    const State* m_state;
    const Board* m_board;
    const Supply* m_supply;
    Zones m_zones;
    UnitId m_unit;
    Travel m_by;
    std::vector<UnitId> m_together;
    Known m_known;
};

/// With how much the ground units of a side attack that stand there.
int ground_attack(const State& state, HexId hex, Side side);
/// From where ground units that stand there came by land. Rule: ES-RET-2.
std::vector<HexId> came_by_land(const State& state, HexId hex);

/// What a card allows. Units: points by land in halves, hexes by sea, legs and the hexes of each by air; 0 where nothing is counted.
struct Allowance {
    int most;
    int range{0};
};
Allowance allowance(const State& state, const Board& board, UnitId unit, Travel by);

} // namespace intendant::empire_of_the_sun
