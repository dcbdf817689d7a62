#pragma once

#include "model/core/dice.hpp"
#include "model/core/ledger.hpp"
#include "model/core/verdict.hpp"
#include "model/risiko/commands.hpp"
#include "model/risiko/events.hpp"
#include "model/risiko/state.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::risiko {

/// Holds all rules: what happens when the table asks this, or the clause that forbids it. Never throws for anything
/// a player can type, and never changes anything.
[[nodiscard]] core::Verdict<Event> decide(const State& state, const Command& command);

/// Takes an event into the state. Has no opinion and never refuses.
[[nodiscard]] State apply(State state, const Event& event);

/// What the event moves between accounts, seen from the state before it.
///
/// Accounts: `reserve`, `in_hand:COLOUR`, `territory:ID`, `lost`, `box`, `deck`, `hand:COLOUR`, `discards`.
/// Things: `COLOUR:army` and `card`.
[[nodiscard]] std::vector<core::Posting> postings(const State& before, const Event& event);

/// The dice of the event as rows for the log.
[[nodiscard]] std::vector<core::Roll> rolls(const State& before, const Event& event);

/// The event in one sentence for the log.
[[nodiscard]] core::Message summary(const Tables& tables, const Event& event);

/// The English name of a `@kind:id` in a message: space, continent, colour, symbol, phase, card.
std::string english_name(const Tables& tables, std::string_view kind, std::string_view id);
std::string english_name(Symbol symbol);
std::string english_name(Phase phase);
/// The message in English with all names written out.
std::string to_english(const Tables& tables, const core::Message& message);

/// The balances that the state itself shows, in the accounts of `postings`; equal to the ledger of all entries.
/// Rule: RK-GEN-6, RK-CRD-2.
core::Ledger books(const State& state);

/// What the program works out for the table.

/// Who still throws for the first place, in clockwise order; empty once it is decided. Rule: RK-SET-1, RK-AMB-10.
std::vector<Colour> throwing_for_first(const State& state);
/// The players in the order in which they are dealt to: from the dealer's left, the dealer last. Rule: RK-SET-5.
std::vector<Colour> deal_order(const State& state);
/// How many territories each of them is dealt. Rule: RK-SET-6.
std::vector<int> deal_counts(const Tables& tables, int players);
/// The armies of each pass of a player with so many initial armies and territories. Rule: RK-SET-9.
std::vector<int> initial_passes(const Tables& tables, int armies, int territories);
/// A deal by the program: the same seed gives the same deal. Rule: RK-SET-5.
std::vector<DealtRow> deal_by_program(const State& state, std::uint64_t seed);

/// What is due at the start of a turn. Rule: RK-REI-1, RK-REI-2, RK-REI-7.
Reinforcement reinforcement_of(const State& state, Colour colour);
/// Armies for a set; nothing when the cards are no set. Rule: RK-REI-4.
std::optional<int> armies_for(const Tables& tables, const Options& options, std::vector<Symbol> symbols);
/// Armies for the territories that the cards show and the player owns. Rule: RK-REI-5.
int territory_armies(const State& state, Colour colour, const std::vector<CardId>& cards);
struct PossibleSet {
    std::vector<CardId> cards;
    int armies; ///< of the set and of the territories
};
/// The sets among the cards that the player has shown, best first. Rule: RK-CRD-7.
std::vector<PossibleSet> possible_sets(const State& state, Colour colour);
/// Whether a hand is limited just now, and it is above the limit: how many cards must go. Rule: RK-CRD-5, RK-TA-8.
int cards_too_many(const State& state, Colour colour);

/// The most dice that a base or a defender may throw. Rule: RK-ATK-2, RK-ATK-4.
int most_attack_dice(const Tables& tables, int armies_on_base);
int most_defence_dice(const Tables& tables, int armies_on_target);
struct Losses {
    int attacker;
    int defender;

    friend bool operator==(const Losses&, const Losses&) = default;
};
/// Sorts and compares pair by pair. Rule: RK-ATK-5, RK-ATK-6, RK-ATK-7.
Losses compare(std::vector<int> attack, std::vector<int> defence);

/// Who begins when `colour` has ended his turn; the round is a new one where `round` says so. Rule: RK-TRN-5, RK-TRN-6.
struct Next {
    Colour colour;
    bool new_round;
    bool passes_last_lap; ///< the seat whose turn would have ended the last lap was passed over (RK-TA-9)
};
std::optional<Next> next_turn(const State& state);
/// Players who have not ended their last turn yet, in order, while the last lap is on. Rule: RK-TA-3.
std::vector<Colour> still_to_play(const State& state);

/// Why this is no objective that can be kept; nothing when it is one. Rule: RK-OBJ-4.
std::optional<core::Message> objection(const Tables& tables, const Objective& objective);
/// The players who have not sealed their objectives where the table seals them. Rule: RK-OBJ-3.
std::vector<Colour> still_to_seal(const State& state);
/// The beginning of a commitment in groups, short enough to be noted down: `3fa9-c1d2-77ab-0e12`. Rule: RK-OBJ-3.
std::string mark_of(std::string_view commitment);
/// Whether the form is reached now; nothing where there is none. Rule: RK-OBJ-4, RK-OBJ-6.
std::optional<bool> reached(const State& state, Colour colour, const Objective& objective);
/// Whether some player who asked to be told has reached his objective; never whose. `opened`: sealed ones that their owners
/// opened to the program in this sitting. Rule: RK-OBJ-4.
bool someone_may_claim(const State& state, const std::map<Colour, Objective>& opened = {});

/// The players whose armies on the board are not what was placed and lost: the books are wrong, not the table. Rule: RK-GEN-6.
std::vector<Colour> miscounted(const State& state);

} // namespace intendant::risiko
