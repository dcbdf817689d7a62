#pragma once

#include "model/axis_allies/battle/battle.hpp"
#include "model/odds/odds.hpp"

#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

/// What will come of a battle: as it stands in the books, at whatever step, or as the table types it. Pure; keeps nothing.
namespace intendant::axis_allies {

/// In which order a side gives up its pieces.
enum class LossOrder : std::uint8_t {
    CheapestFirst,
    WeakestFirst, ///< by what the piece throws in this battle
    KeepLand,     ///< cheapest first, but one land unit, the best, goes last: without it nothing is captured (C-113)
    Own,          ///< as the table names it
};

struct LossOrderWords {
    LossOrder order;
    std::string_view id;
    const char* name;
};
inline constexpr std::array loss_orders{
    LossOrderWords{LossOrder::CheapestFirst, "cheapest_first", INTENDANT_TR("Cheapest first")},
    LossOrderWords{LossOrder::WeakestFirst, "weakest_first", INTENDANT_TR("Weakest first")},
    LossOrderWords{LossOrder::KeepLand, "keep_land", INTENDANT_TR("Keep a land unit")},
    LossOrderWords{LossOrder::Own, "own", INTENDANT_TR("Own order")},
};
std::string_view id_of(LossOrder order);
std::optional<LossOrder> loss_order_of_id(std::string_view id);

/// How a side gives up its pieces. Units: `own` names kinds in order of loss; kinds it does not name go last, cheapest first.
struct LossPlan {
    LossOrder order{LossOrder::CheapestFirst};
    std::vector<Unit> own{};

    friend bool operator==(const LossPlan&, const LossPlan&) = default;
};

/// Equal pieces as the odds see them. Units: `hit` in pips, `dice` thrown by each a round, `cost` a piece in IPC.
struct BattlePieces {
    Power power;
    Unit unit;
    int count;
    int hit;
    int dice;
    core::Money cost;

    friend bool operator==(const BattlePieces&, const BattlePieces&) = default;
};

/// Where in its round a running battle stands.
struct BattleMoment {
    BattleStep step;
    std::vector<FireGroup> to_fire;
    std::optional<OwedHits> owed;
    std::vector<BattlePieces> casualties; ///< behind the casualty line: they still fire in this round

    friend bool operator==(const BattleMoment&, const BattleMoment&) = default;
};

/// A battle whose odds are wanted. A value: equal questions have equal answers, so a window asks again only on a change.
struct BattleQuestion {
    BattleKind kind{BattleKind::Land};
    std::vector<BattlePieces> attackers{};
    std::vector<BattlePieces> defenders{};
    std::vector<BattlePieces> bombarding{}; ///< battleships whose support shot is still to come (C-47)
    bool gun{false};                        ///< an enemy gun is still to fire, once at each aircraft (C-20)
    std::optional<BattleMoment> moment{};   ///< nothing: the battle is to begin
    bool may_retreat{true};                 ///< the attacker, at the end of a round (C-31, C-38)
    LossPlan attacker_losses{};
    LossPlan defender_losses{};
    int retreat_below{0};                   ///< the attacker retreats when fewer pieces than this are left; 0: fights on
    int attacker_submarines_leave_after{0}; ///< rounds from now, the running one included; 0: they stay (C-86)
    int defender_submarines_leave_after{0};
    core::Money prize{0};      ///< what the capture is worth to the attacker, beside the pieces
    bool compare_orders{true}; ///< also work out `BattleAnswer::attacker_orders` and `defender_orders`

    friend bool operator==(const BattleQuestion&, const BattleQuestion&) = default;
};

/// The pieces of a side with what they throw for that power, weapons included. Rule.
BattlePieces battle_pieces(const State& state, Side side, const EnteredForce& force);

/// The running battle, in whatever step it is. The prize is the printed value of the territory.
BattleQuestion question_of(const State& state, const Battle& battle, const LossPlan& attacker = {}, const LossPlan& defender = {});
/// A contested space before its battle: as `BeginBattle` would set it up. Pieces to land from transports are among the
/// attackers. Rule: C-01, C-41, C-47.
BattleQuestion question_of(const State& state, const PendingBattle& pending, const LossPlan& attacker = {}, const LossPlan& defender = {});
/// Forces typed freely: those of `attacker` attack, all others defend. `bombarding`: battleships that support a landing.
struct FreeForces {
    BattleKind kind{BattleKind::Land};
    Power attacker{Power::Ussr};
    std::vector<EnteredForce> forces{};
    bool gun{false};
    int bombarding{0};
    bool amphibious{false};
};
BattleQuestion question_of(const State& state, const FreeForces& forces, const LossPlan& attacker = {}, const LossPlan& defender = {});

/// What a side must expect to lose from now on. Units: `ipc` at the prices of the reference chart.
struct ExpectedLoss {
    double pieces{0};
    double ipc{0};
};

/// What a battle comes to. Pieces that are already behind the casualty line are neither losses nor left.
struct Forecast {
    odds::Odds odds{}; ///< with win, lose, draw, stopped, and the numbers left
    double capture{0}; ///< the attacker wins and has a land unit left (C-113); at sea 0
    ExpectedLoss attacker{};
    ExpectedLoss defender{};
};

/// Whether to go on, by expected IPC: what the defender loses, less what the attacker loses, plus the prize when captured.
struct RetreatAdvice {
    bool now{false};      ///< the attacker decides at this moment; else at the end of the round
    double stop{0};       ///< retreat at that moment
    double to_the_end{0}; ///< fight on to the end whatever happens
    double best{0};       ///< the best decision now and after each round to come
    bool press_on{false}; ///< at that moment going on is worth more than stopping (before the end of a round: on the whole)
    /// By number of defenders left: the fewest attackers with which going on is worth more than stopping, one more than
    /// there are when it never is. At sea along the order of loss. Empty while a gun is still to fire.
    std::vector<int> fewest{};
};

/// One order of loss and what it leads to, the other side keeping its own.
struct OrderResult {
    std::vector<Unit> order;         ///< kinds from the first to be lost to the last
    std::optional<Unit> kept;        ///< one piece of this kind is kept to the very end
    std::optional<LossOrder> preset; ///< the order has a name of its own
    bool chosen;                     ///< it is the one that the question names
    double win;
    double capture;
    double attacker_ipc; ///< expected losses
    double defender_ipc;
    double value; ///< expected IPC as in `RetreatAdvice`
};

/// Orders of loss of one side. Units: `best_...` are places in `orders`, best for this side.
struct OrderComparison {
    std::vector<OrderResult> orders{};
    std::size_t best_for_win{0};
    std::size_t best_for_capture{0};
    std::size_t best_for_value{0};
};

struct BattleAnswer {
    std::optional<core::Message> objection{}; ///< why nothing is computed; then nothing else here means anything
    bool cancelled{false};                    ///< as well
    Forecast to_the_end{};                    ///< fought on to the end, or to the limit of `retreat_below`
    Forecast next_round{};                    ///< stopped at the end of this round
    std::optional<RetreatAdvice> retreat{};   ///< where the attacker may retreat
    OrderComparison attacker_orders{};
    OrderComparison defender_orders{};
    std::vector<core::Message> approximations{}; ///< in what the answer is less than exact, in sentences for the table
};

/// Works the battle out. Never throws for what a player can enter; ends within milliseconds once `stop` is requested.
BattleAnswer answer(const BattleQuestion& question, odds::Workspace& workspace, const std::stop_token& stop = {});

} // namespace intendant::axis_allies
