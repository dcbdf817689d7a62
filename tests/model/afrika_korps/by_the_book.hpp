#pragma once

#include "model/afrika_korps/state.hpp"

#include <set>
#include <vector>

/// Duties and eliminations before combat a second time, from the clauses alone and by trying everything: lists of hexes for the map, no code
/// of the program but its tables and its books. For positions of a few units.
namespace intendant::afrika_korps::tests::by_the_book {

using Units = std::set<CounterId>;

/// Whether units in two hexes may fight: they share a side that is neither all sea nor all depression. Rule: AK-CMB-3, AK-MOV-5.
bool face(const Tables& tables, HexId a, HexId b);

/// The duties of a player turn: the list of the start of COMBAT, and what has been fought since. Rule: AK-CMB-2, AK-FOR-1, AK-FOR-2.
class DutyList {
public:
    /// As the counters stand when COMBAT begins.
    explicit DutyList(const State& state);
    void fought(const std::vector<CounterId>& attackers, const std::vector<CounterId>& defenders);
    /// Of those on the map.
    Units attackers_left(const State& now) const;
    Units defenders_left(const State& now) const;

private:
    struct Placed {
        CounterId unit;
        Side side;
        HexId hex;
        bool fortress;
    };

    const Tables& m_tables;
    Side m_side;
    std::vector<Placed> m_units;
    Units m_attackers;
    Units m_defenders;
    Units m_fought;
};

/// Who goes before the battles: every smallest set without which the fighting can be divided. Rule: AK-DIV-2 to AK-DIV-6, AK-CMB-2 to AK-CMB-9,
/// AK-ODD-1, AK-ODD-3, AK-ODD-5, AK-ASP-1 to AK-ASP-4, AK-CAP-11.
std::vector<Units> smallest_eliminations(const State& state);

} // namespace intendant::afrika_korps::tests::by_the_book
