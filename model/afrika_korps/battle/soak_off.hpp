#pragma once

#include "model/afrika_korps/battle/automatic_victory.hpp"

#include <bitset>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace intendant::afrika_korps {

/// Units of one side of a `Contact`, by their place in its list.
using UnitSet = std::bitset<32>;

/// A unit of the side on turn that stands next to enemies. `adjacent` are the defenders beside it, not across a blocked side (AK-MOV-5).
/// `supported` says when supply reaches it (AK-ASP-2): one set for each supply unit in reach, the defenders that must be attacked in the
/// same battle because that supply unit stands in their zone of control (AK-ASP-4); mostly the empty set. No set: no supply.
struct AttackerInContact {
    Attacker unit;
    HexId hex;
    Terrain terrain;
    UnitSet adjacent;
    std::vector<UnitSet> supported;
    bool isolated{false}; ///< AK-DIV-4
    Retreat retreat{Retreat::Open};

    friend bool operator==(const AttackerInContact&, const AttackerInContact&) = default;
};

/// An enemy combat unit next to units of the side on turn.
struct DefenderInContact {
    Defender unit;
    HexId hex;
    Retreat retreat{Retreat::Open};

    friend bool operator==(const DefenderInContact&, const DefenderInContact&) = default;
};

/// Who stands next to whom when the battles begin, automatic victories and units attacked already left out. Of a fortress every unit.
/// `captors`: for each hex, no fortress, where supply stands with defenders and nobody has captured it, the attackers beside it; one of them
/// may capture instead of fighting (AK-CAP-11). Units: no more than 32 a side.
struct Contact {
    std::vector<AttackerInContact> attackers;
    std::vector<DefenderInContact> defenders;
    std::vector<UnitSet> captors{};
};

/// One battle of a contact.
struct Battle {
    UnitSet attackers;
    UnitSet defenders;

    friend bool operator==(const Battle&, const Battle&) = default;
};

/// Whether the defender's zone of control covers the attacker: they are adjacent, and neither is in a fortress. It holds the other way
/// round too. Rule: AK-ZOC-1, AK-FOR-1, AK-FOR-2.
bool in_zone(const Contact& contact, std::size_t attacker, std::size_t defender);

/// The attackers in an enemy zone of control. Rule: AK-CMB-2, AK-FOR-2.
UnitSet must_attack(const Contact& contact);
/// The defenders in whose zone of control attackers stand. Rule: AK-CMB-2, AK-FOR-1.
UnitSet must_be_attacked(const Contact& contact);

/// Who is still to fight after these battles. An attacked fortress is attacked whole; a garrison that attacks leaves no adjacent enemy
/// out. COMBAT is not closed while somebody is left. Rule: AK-CMB-2, AK-FOR-1, AK-FOR-2.
struct Unfinished {
    UnitSet attackers;
    UnitSet defenders;

    bool none() const { return attackers.none() && defenders.none(); }
};
Unfinished unfinished(const Contact& contact, std::span<const Battle> battles);

/// The attackers and the defenders of a battle as its odds are found from them.
std::vector<Attacker> attackers_of(const Contact& contact, UnitSet units);
std::vector<Defender> defenders_of(const Contact& contact, UnitSet units);

/// Whether some supply unit in reach supports the attacker in a battle against these. Rule: AK-ASP-2, AK-ASP-4, AK-ASP-9.
bool supported(const AttackerInContact& attacker, UnitSet defenders);

/// What speaks against one more battle.
///
/// Refuses: what no battle may be (AK-ODD-5); an attacker that is not adjacent to every defender; a unit that fought already; an attacker
/// without supply at odds that need it.
/// Rule: AK-CMB-3, AK-CMB-9, AK-ASP-1, AK-ASP-9.
std::optional<core::Refused> objection(const Tables& tables, const Options& options, const Contact& contact, std::span<const Battle> fought,
                                       const Battle& battle);

/// An attacker that has to go, and the clause: its enemies are too strong (AK-DIV-2), or it is cut off from supply (AK-DIV-4), or no supply
/// unit supports it (AK-DIV-6).
struct Elimination {
    std::size_t attacker;
    core::RuleRef rule;

    friend bool operator==(const Elimination&, const Elimination&) = default;
};

/// The attackers that no battle could save, whoever helped them and whatever else had to be fought. Those gone help nobody: the next may
/// follow from the first. Rule: AK-DIV-2 to AK-DIV-6.
std::vector<Elimination> beyond_help(const Tables& tables, const Options& options, const Contact& contact);

} // namespace intendant::afrika_korps
