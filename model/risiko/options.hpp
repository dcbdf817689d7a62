#pragma once

#include "model/core/message.hpp"
#include "model/core/option_switch.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace intendant::risiko {

/// How the game ends, apart from an objective that is reached. Rule: RK-GEN-3, RK-END-1, RK-TA-1.
enum class EndingRule : std::uint8_t { Traditional, TimeAttackClock, TimeAttackReshuffles };

/// Where the objectives are kept. Rule: RK-OBJ-3.
enum class ObjectiveKeeping : std::uint8_t {
    Paper,  ///< the card stays with its player
    Sealed, ///< enciphered under a passphrase of its player
    Open,   ///< in clear
};

/// What the text suggests where the table names no number. Rule: RK-TA-1.
inline constexpr int suggested_reshuffles = 2;

/// What the table fixes before its first turn. Each switch is off where the table plays the usual answer; its clause and
/// meaning stand in `switches`. Units: `minutes` of the clock, `reshuffles` of the deck, `most_armies` of a colour (0: no
/// limit, RK-AMB-9). Rule: RK-GEN-3.
struct Options {
    EndingRule ending{EndingRule::Traditional};
    int minutes{0};
    int reshuffles{0};
    ObjectiveKeeping objectives{ObjectiveKeeping::Paper};
    int most_armies{0};

    bool special_reinforcement{false};
    bool several_sets{false};
    bool two_jolly{false};
    bool forced_set_above_seven{false};
    bool defender_declares_first{false};
    bool move_over_land_only{false};
    bool last_territory_may_be_attacked{false};
    bool shared_victory{false};
    bool objective_in_own_turn_only{false};
    bool lower_ties_thrown_again{false};
    bool open_cards{false};
    bool cards_in_last_lap{false};

    bool time_attack() const { return ending != EndingRule::Traditional; }

    friend bool operator==(const Options&, const Options&) = default;
};

using Switch = core::Switch<Options>;

inline constexpr std::array switches{
    Switch{"special_reinforcement", &Options::special_reinforcement, "RK-OPT-1",
           INTENDANT_TR("Special reinforcement: one army more in each turn.")},
    Switch{"several_sets", &Options::several_sets, "RK-AMB-1", INTENDANT_TR("Several sets of cards may be handed in in one turn.")},
    Switch{"two_jolly", &Options::two_jolly, "RK-AMB-2", INTENDANT_TR("Two Jolly with any card are a set.")},
    Switch{"forced_set_above_seven", &Options::forced_set_above_seven, "RK-AMB-3",
           INTENDANT_TR("Above seven cards a set must be handed in next turn; nothing is discarded.")},
    Switch{"defender_declares_first", &Options::defender_declares_first, "RK-AMB-4",
           INTENDANT_TR("The defender says how many dice he throws before the attacker does.")},
    Switch{"move_over_land_only", &Options::move_over_land_only, "RK-AMB-5", INTENDANT_TR("The strategic move does not cross the sea.")},
    Switch{"last_territory_may_be_attacked", &Options::last_territory_may_be_attacked, "RK-AMB-6",
           INTENDANT_TR("In the first four rounds a last territory may be attacked, but its last army is safe.")},
    Switch{"shared_victory", &Options::shared_victory, "RK-AMB-7",
           INTENDANT_TR("Players still level after the supplementary round share the victory.")},
    Switch{"objective_in_own_turn_only", &Options::objective_in_own_turn_only, "RK-AMB-8",
           INTENDANT_TR("An objective wins only in the turn of its owner.")},
    Switch{"lower_ties_thrown_again", &Options::lower_ties_thrown_again, "RK-AMB-10",
           INTENDANT_TR("In the first throw, all who are level throw again.")},
    Switch{"open_cards", &Options::open_cards, "RK-AMB-12", INTENDANT_TR("Cards are shown when they are drawn.")},
    Switch{"cards_in_last_lap", &Options::cards_in_last_lap, "RK-AMB-13",
           INTENDANT_TR("In the last lap cards are drawn from the discards, shuffled again.")},
};

} // namespace intendant::risiko
