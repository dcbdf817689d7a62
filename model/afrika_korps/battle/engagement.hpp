#pragma once

#include "model/afrika_korps/battle/planner.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What a plan is put together from: kinds of like units, and every battle that they can fight.
namespace intendant::afrika_korps {

/// A contact in which it is settled who fights: all defenders named are attacked, all attackers of `must` attack, those of `may` if it
/// helps, and of each set in `sorties` at least one.
struct Task {
    UnitSet defenders;
    UnitSet must;
    UnitSet may;
    std::vector<UnitSet> sorties;
    UnitSet eliminated;
    UnitSet captors{};
};

/// Whether nothing but their names tells two attackers apart: the same factor beside the same enemies with the same supply. The hex they
/// stand in counts where it is a fortress.
bool alike(const AttackerInContact& a, const AttackerInContact& b);

/// Units that nothing tells apart. Numbers of each kind are written together as one code, the sum of number times `step`.
struct Kind {
    std::vector<std::size_t> members; ///< places in the contact
    std::size_t step;

    std::size_t count() const { return members.size(); }
    std::size_t of(std::size_t code) const { return code / step % (members.size() + 1); }
};

using Counts = std::array<std::uint8_t, UnitSet{}.size()>; ///< by kind

std::vector<Kind> attacker_kinds(const Contact& contact, const Task& task);
std::vector<Kind> defender_kinds(const Contact& contact, const Task& task);

/// How many codes there are; no more than `limit` + 1 is said.
std::size_t codes(const std::vector<Kind>& kinds, std::size_t limit);

/// The hex to be taken, as a battle sees it. Units: `scale` is six to the number of defenders there.
struct Prize {
    HexId hex;
    bool advance; ///< AK-ADV-1, AK-ADV-3
    std::uint64_t scale;
};

/// What a battle of certain attackers against a block comes to. Units: `clear` and `take` are chances in parts of six to the number of the
/// block's defenders on the hex, that they are gone, and that an attacker is left to advance; `won` and `lost` in sixths of a factor.
struct Prospect {
    bool allowed{false};
    std::uint64_t clear{1};
    std::uint64_t take{1};
    int won{0};
    int lost{0};

    int net() const { return won - lost; }
};

/// Defenders attacked in one battle, and every choice of attackers against them.
struct Block {
    Counts defenders{}; ///< by kind
    std::size_t code{0};
    bool on_hex{false};             ///< some stand on the hex to be taken
    std::vector<std::size_t> kinds; ///< of attackers that are adjacent to all
    std::vector<std::size_t> steps; ///< of their own code
    std::vector<Prospect> outcomes; ///< by that code

    /// The first kind of defenders in it.
    std::size_t first() const;
};

/// The most attack factors, in all, for which outcomes are worked out.
inline constexpr int most_factors = 511;

/// Every set of defenders that some attacker is adjacent to, with what each choice of attackers makes of it.
/// Rule: AK-CMB-3, AK-CRT-3, AK-CRT-4, AK-EXC-1, AK-ASP-1.
std::vector<Block> blocks(const Tables& tables, const Options& options, const Contact& contact, const std::vector<Kind>& attackers,
                          const std::vector<Kind>& defenders, const std::optional<Prize>& prize);

} // namespace intendant::afrika_korps
