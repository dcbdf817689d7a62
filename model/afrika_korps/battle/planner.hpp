#pragma once

#include "model/afrika_korps/battle/chances.hpp"
#include "model/afrika_korps/battle/soak_off.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace intendant::afrika_korps {

/// What a division is to be good at: with `take`, the chance to take that hex first, and then, or else alone, the factors won less the
/// factors lost that are to be expected.
struct Wish {
    std::optional<HexId> take;
};

/// An exact chance, in lowest terms.
struct Chance {
    std::uint64_t part;
    std::uint64_t of;

    friend bool operator==(const Chance&, const Chance&) = default;
};

/// A battle of a plan, with what it comes to before the die.
struct PlannedBattle {
    Battle units;
    BattleValue value;
    Chances chances;
};

/// One way to divide the units in contact into battles.
///
/// Units: `won` and `lost` in sixths of a printed factor, defenders by defence, attackers by attack, as expected over the die; in an
/// exchange each side pays as cheaply as it can; a unit whose retreat is closed is lost where it must retreat; the attackers eliminated
/// before combat are lost too.
struct Plan {
    std::vector<PlannedBattle> battles;
    UnitSet eliminated; ///< attackers, before combat (AK-DIV-2 to AK-DIV-6)
    UnitSet captors{};  ///< attackers that capture guarded supply instead of fighting, where fewer go so (AK-CAP-11)
    int won;
    int lost;
    /// That every battle on the wished hex drives its defenders out and an attacker of the last of them is left to advance; where there is
    /// no advance, that the hex is left empty (AK-ADV-1, AK-ADV-3).
    std::optional<Chance> taken;
};

/// The best ways, and whether there are more.
struct Plans {
    std::vector<Plan> best;
    bool more;
};

/// The ways to divide the fighting so that everybody fights who has to: each attacker in an enemy zone of control and each defender in
/// whose zone attackers stand, once; a fortress whole or not at all; a garrison against all adjacent enemies or not at all. All odds are
/// 1-6 or better, and all attackers of a battle at 1-2 or better are supported. If no division does that, as few attackers as possible
/// are eliminated before combat (`encounters`), and the rest divided. Ways that differ only in which of several like units does what are one.
///
/// Exact. Units: no more than `most` plans, the best first.
/// Refuses: a contact too large to think through.
/// Rule: AK-CMB-2 to AK-CMB-9, AK-DIV-1 to AK-DIV-6, AK-FOR-1, AK-FOR-2, AK-ODD-5, AK-ASP-1 (8.4, 11.3 to 11.9).
std::variant<core::Refused, Plans> plans(const Tables& tables, const Options& options, const Contact& contact, const Wish& wish,
                                         std::size_t most);

/// Attackers that go before combat, and others that capture instead of fighting, so that the rest can be divided.
struct Clearing {
    UnitSet eliminated{};
    UnitSet captors{};

    friend bool operator==(const Clearing&, const Clearing&) = default;
};
/// A part of a contact that has nothing to do with the rest. `ways`: every smallest clearing, of like units the first ones; empty where
/// there is too much to think through.
struct Encounter {
    UnitSet attackers{};
    UnitSet defenders{};
    std::vector<Clearing> ways{};
};
/// Who has to be eliminated before combat, by trying every division of the battles: as few as possible; captors only where somebody would
/// have to go without them. Rule: AK-DIV-2 to AK-DIV-6, AK-CMB-2, AK-CMB-6, AK-CAP-11 (7.4, 11.3, 11.4, 11.6).
std::vector<Encounter> encounters(const Tables& tables, const Options& options, const Contact& contact);

/// The attackers to be eliminated before combat, whatever the division: no clearing keeps them. Where an encounter is too large, those beyond
/// help. Rule: AK-DIV-2 to AK-DIV-6.
std::vector<Elimination> forced_eliminations(const Tables& tables, const Options& options, const Contact& contact);
/// Attackers of one encounter of which so many must go besides those that are forced; the table chooses which.
struct Surplus {
    UnitSet attackers{};
    int count{0};
    core::RuleRef rule{};
};
std::vector<Surplus> surplus(const Tables& tables, const Options& options, const Contact& contact);
/// Whether a smallest clearing eliminates all of these. Rule: AK-DIV-2.
bool spared_by(const Tables& tables, const Options& options, const Contact& contact, UnitSet attackers);

} // namespace intendant::afrika_korps
