#pragma once

#include "model/afrika_korps/battle/battle_value.hpp"

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

namespace intendant::afrika_korps {

/// Who pays in an exchange; the other side loses all its units of the battle.
enum class Payer : std::uint8_t {
    Attackers,
    Defenders,
    Both, ///< equal totals: both lose all (AK-EXC-3)
};

/// Units: `due` in factors as they count, what the other side lost.
struct Exchange {
    Payer payer;
    int due;

    friend bool operator==(const Exchange&, const Exchange&) = default;
};

/// Units: factors as in the odds, attackers by attack, defenders by defence, doubled where they stand. Rule: AK-EXC-1, AK-EXC-3.
Exchange exchange(int attack, int defence);

/// A unit that can be paid with. Units: `counted` as in the odds, `printed` on the counter.
struct Coin {
    CounterId unit;
    int counted;
    int printed;
    bool substitute; ///< it may be broken into parts (AK-EXC-6)

    friend bool operator==(const Coin&, const Coin&) = default;
};

/// What attackers can pay with. Rule: AK-EXC-2.
std::vector<Coin> coins(const Tables& tables, std::span<const Attacker> attackers);
/// What defenders can pay with: not with units that retreated in. Rule: AK-EXC-2, AK-EXC-5, AK-FOR-5.
std::vector<Coin> coins(const Tables& tables, std::span<const Defender> defenders);

/// The sets of coins that pay and from which none can be spared, whole units only; the cheapest in printed factors first, then the one
/// that overpays least, then the fewest units. Of sets alike one. Units: places in `coins`, rising. Rule: AK-EXC-4.
std::vector<std::vector<std::size_t>> cheapest_choices(std::span<const Coin> coins, int due);

/// What a player gives up. Units: `kept` in factors as they count, of the parts that stay when a substitute is broken; else 0.
struct Payment {
    CounterId unit;
    int kept{0};
};

/// Looks at a choice of payments. Accepted with the warnings, if any.
///
/// Refuses: a unit that is not in the battle or cannot pay, or is named twice; parts kept of a unit that is no substitute; less than
/// is due; with `overpaying_refused` also more than is needed.
/// Warns: a unit that could be kept.
/// Rule: AK-EXC-2, AK-EXC-4, AK-EXC-5, AK-EXC-6, AK-SUB-5, AK-SUB-9.
std::variant<core::Refused, std::vector<core::Warning>> choice(const Tables& tables, const Options& options, std::span<const Coin> coins,
                                                               int due, std::span<const Payment> payments);

/// The units that retreated in, if all the other defenders are among the lost: they are lost too. Rule: AK-FOR-5.
std::vector<CounterId> also_lost(std::span<const Defender> defenders, std::span<const CounterId> lost);

} // namespace intendant::afrika_korps
