#include "model/risiko/decision.hpp"

#include <algorithm>
#include <set>

namespace intendant::risiko {

/// Rule: RK-GEN-3.
core::Verdict<Event> decide(const State& state, const ChangeOptions& command) {
    if (command.options == state.options) {
        return refuse("RK-GEN-3", INTENDANT_TR("The table plays by these rules already."));
    }
    if (command.reason.empty()) {
        return refuse("RK-GEN-3", INTENDANT_TR("A change of the rules in the middle of a game is a ruling of the table: say why."));
    }
    if (const auto refused = unplayable(command.options)) {
        return *refused;
    }
    Decision decision(state);
    decision.book(OptionsChanged{.before = state.options, .after = command.options, .reason = command.reason});
    return std::move(decision).accepted();
}

namespace {

/// Books that a player without a territory is out, or says why he is not.
std::optional<core::Refused> eliminate(Decision& decision, Colour colour, Colour by) {
    const auto* player = find_player(decision.now(), colour);
    const auto* victor = find_player(decision.now(), by);
    if (player == nullptr || !player->in_game() || victor == nullptr || !victor->in_game() || by == colour) {
        return refuse("RK-ELI-1", INTENDANT_TR("{colour} is eliminated by {victor}: both must be in the game until then."),
                      {{"colour", name(colour)}, {"victor", name(by)}});
    }
    if (!territories_of(decision.now(), colour).empty()) {
        return refuse("RK-ELI-1", INTENDANT_TR("{colour} still holds a territory and is not eliminated."), {{"colour", name(colour)}});
    }
    if (const auto rounds = decision.tables().amounts.protected_rounds; decision.now().turn.round <= rounds) {
        decision.breaks("RK-ELI-2",
                        INTENDANT_TR("{colour} would be eliminated in round {round}: until the end of round {rounds} nobody is."),
                        {{"colour", name(colour)}, {"round", number(decision.now().turn.round)}, {"rounds", number(rounds)}});
    }
    decision.book(
        PlayerEliminated{.player = colour, .by = by, .round = decision.now().turn.round, .cards = player->cards, .known = player->known});
    return std::nullopt;
}

} // namespace

/// Rule: RK-GEN-5, RK-GEN-6, RK-GEN-8, RK-CRD-2, RK-ELI-1, RK-ELI-4.
core::Verdict<Event> decide(const State& state, const Stocktake& command) {
    if (!in_a_turn(state)) {
        return no_turn();
    }
    if (command.reason.empty()) {
        return refuse("RK-GEN-6", INTENDANT_TR("Say why the books are corrected; the reason is kept with the entry."));
    }
    Decision decision(state);
    std::set<TerritoryId> named;
    bool differs = false;
    for (const auto& row : command.holdings) {
        const auto* owner = find_player(state, row.owner);
        if (row.armies < 1 || row.armies > most_armies_typed || owner == nullptr || !owner->in_game() ||
            !named.insert(row.territory).second) {
            return refuse("RK-GEN-5", INTENDANT_TR("{territory} needs one owner who plays, and at least one army of his."),
                          {{"territory", name(state, row.territory)}});
        }
        const Holding counted{row.owner, row.armies};
        if (state[row.territory] != counted) {
            differs = true;
            decision.book(HoldingCorrected{.territory = row.territory, .before = state[row.territory], .after = counted});
        }
    }
    int deck = state.deck;
    std::set<Colour> hands;
    for (const auto& row : command.hands) {
        const auto* player = find_player(state, row.colour);
        if (player == nullptr || row.count < 0 || row.count > state.tables->cards() || !hands.insert(row.colour).second) {
            return refuse("RK-CRD-2", INTENDANT_TR("{colour} cannot hold {cards}."),
                          {{"colour", name(row.colour)}, {"cards", counted(row.count, Noun::Card)}});
        }
        deck -= row.count - player->cards;
        if (row.count != player->cards) {
            differs = true;
            decision.book(CardsCorrected{.player = row.colour, .before = player->cards, .after = row.count});
        }
    }
    if (deck < 0) {
        return refuse("RK-CRD-2", INTENDANT_TR("The deck has {cards} cards in all: hands and discards do not fit it."),
                      {{"cards", number(state.tables->cards())}});
    }
    std::set<TerritoryId> shown;
    for (const auto& row : command.symbols) {
        const auto before = symbol_of(state, CardId{row.territory.index});
        if (row.symbol == Symbol::Jolly || !shown.insert(row.territory).second) {
            return refuse("RK-GEN-8", INTENDANT_TR("The card of {territory} shows one symbol, and is no Jolly."),
                          {{"territory", name(state, row.territory)}});
        }
        if (row.symbol != before) {
            differs = true;
            decision.book(SymbolCorrected{.territory = row.territory, .before = before, .after = row.symbol});
        }
    }
    if (!differs && command.eliminated.empty()) {
        return refuse("RK-GEN-6", INTENDANT_TR("The board agrees with the books: there is nothing to correct."));
    }
    for (const auto& row : command.eliminated) {
        if (const auto refused = eliminate(decision, row.player, row.by)) {
            return *refused;
        }
    }
    for (const auto& each : decision.now().players) {
        if (each.in_game() && territories_of(decision.now(), each.player.colour).empty()) {
            decision.doubts("RK-ELI-1", INTENDANT_TR("{colour} would be left without a territory, and yet not be eliminated."),
                            {{"colour", name(each.player.colour)}});
        }
    }
    decision.book(StockTaken{.reason = command.reason});
    end_by_conquest(decision);
    if (!command.eliminated.empty()) {
        end_by_elimination(decision);
        if (!decision.now().outcome && !find_player(decision.now(), decision.player())->in_game()) {
            pass_the_turn(decision, state.last_lap); // it was his
        }
    }
    return std::move(decision).accepted();
}

} // namespace intendant::risiko
