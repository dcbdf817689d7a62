#pragma once

#include "model/odds/taking.hpp"

/// A space on land taken now, and held against who comes next.
namespace intendant::odds {

/// How a group of the attacker defends the space that it took. Units: `hit` is the highest face that hits.
struct AsDefender {
    int hit;
    int dice{1};
    bool stays{true}; ///< else it leaves after the attack

    friend bool operator==(const AsDefender&, const AsDefender&) = default;
};

struct HoldQuestion {
    Force attacker{};
    std::vector<AsDefender> as_defenders{}; ///< by group of the attacker
    Force defender{};
    Options options{};
    Force joined{};  ///< units that come into the space after it was taken, as they defend
    Force counter{}; ///< who attacks it next
    Options counter_options{};
};

/// Units: expected losses as costs, over all outcomes of both battles.
struct Hold {
    std::optional<core::Message> objection{}; ///< why nothing is worked out; then nothing else here means anything
    double taken{0};
    double held{0};          ///< taken, and not lost again: what was asked
    double attacker_loss{0}; ///< in the attack, and of what stays or joins in the counter-attack
    double defender_loss{0};
    double counter_loss{0};
    double certificate{0};
    std::int64_t states{0};
    bool cancelled{false};
};

/// Works both battles out, the second from everything that the first can leave. What stays loses the cheapest first, of equally dear units those
/// that hit less, as listed where that is the same too; those who joined after those who took it.
/// Refuses: battles that cannot be worked out.
Hold take_and_hold(const HoldQuestion& question, Workspace& workspace, const std::stop_token& stop = {});

} // namespace intendant::odds
