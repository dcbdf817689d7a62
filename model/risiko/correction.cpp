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
    tell_contradictions(decision, state);
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

/// What a stocktake says against the books, part by part. Each part is named once, or it is refused.
class Stock {
public:
    Stock(const State& state, const Stocktake& command) : m_state(state), m_command(command), m_decision(state), m_deck(state.deck) {}

    std::optional<core::Refused> compare() {
        for (const auto part :
             {&Stock::players, &Stock::holdings, &Stock::hands, &Stock::pile, &Stock::shown, &Stock::symbols, &Stock::tracks}) {
            if (auto refused = (this->*part)()) {
                return refused;
            }
        }
        return std::nullopt;
    }
    bool differs() const { return m_differs; }
    Decision& decision() { return m_decision; }

private:
    const State& now() const { return m_decision.now(); }
    void correct(Event event) {
        m_differs = true;
        m_decision.book(std::move(event));
    }
    /// Rule: RK-CRD-2.
    core::Refused wrong_cards() const {
        return refuse("RK-CRD-2", INTENDANT_TR("The deck has {cards} cards in all: hands and discards do not fit it."),
                      {{"cards", number(m_state.tables->cards())}});
    }
    bool cards_once(const std::vector<CardId>& cards) const {
        const std::set<CardId> once(cards.begin(), cards.end());
        return once.size() == cards.size() && std::ranges::all_of(cards, [&](CardId card) { return card.index < m_state.tables->cards(); });
    }

    std::optional<core::Refused> players() {
        for (const auto colour : m_command.back) {
            const auto* const player = find_player(now(), colour);
            if (player == nullptr || player->in_game()) {
                return refuse("RK-ELI-1", INTENDANT_TR("{colour} is not out of the game."), {{"colour", name(colour)}});
            }
            correct(PlayerReturned{.player = colour, .round = player->eliminated_in, .by = player->eliminated_by});
        }
        return std::nullopt;
    }
    std::optional<core::Refused> holdings() {
        std::set<TerritoryId> named;
        for (const auto& row : m_command.holdings) {
            const auto* owner = find_player(now(), row.owner);
            if (row.armies < 1 || row.armies > most_armies_typed || owner == nullptr || !owner->in_game() ||
                !named.insert(row.territory).second) {
                return refuse("RK-GEN-5", INTENDANT_TR("{territory} needs one owner who plays, and at least one army of his."),
                              {{"territory", name(m_state, row.territory)}});
            }
            const Holding found{row.owner, row.armies};
            if (m_state[row.territory] != found) {
                correct(HoldingCorrected{.territory = row.territory, .before = m_state[row.territory], .after = found});
            }
        }
        return std::nullopt;
    }
    std::optional<core::Refused> hands() {
        std::set<Colour> named;
        for (const auto& row : m_command.hands) {
            const auto* player = find_player(now(), row.colour);
            if (player == nullptr || row.count < 0 || row.count > m_state.tables->cards() || !named.insert(row.colour).second) {
                return refuse("RK-CRD-2", INTENDANT_TR("{colour} cannot hold {cards}."),
                              {{"colour", name(row.colour)}, {"cards", counted(row.count, Noun::Card)}});
            }
            m_deck -= row.count - player->cards;
            if (row.count != player->cards) {
                correct(CardsCorrected{.player = row.colour, .before = player->cards, .after = row.count});
            }
        }
        return std::nullopt;
    }
    /// The whole pile; what is neither there nor in a hand is in the deck.
    std::optional<core::Refused> pile() {
        auto pile = m_command.discards.value_or(m_state.discards);
        std::ranges::sort(pile);
        m_deck -= static_cast<int>(pile.size()) - static_cast<int>(m_state.discards.size());
        const auto twice =
            std::ranges::find_if(pile, [&](CardId card) { return card.index < m_state.tables->cards() && held_still(card); });
        if (m_command.discards && twice != pile.end()) {
            return in_two_places(*twice);
        }
        if (!cards_once(pile) || m_deck < 0) {
            return wrong_cards();
        }
        if (pile != m_state.discards) {
            correct(DiscardsCorrected{.before = m_state.discards, .after = pile});
        }
        return std::nullopt;
    }
    std::optional<core::Refused> shown() {
        std::set<Colour> named;
        for (const auto& row : m_command.shown) {
            const auto* const player = find_player(now(), row.colour);
            if (player == nullptr || !named.insert(row.colour).second || !cards_once(row.cards) ||
                static_cast<int>(row.cards.size()) > player->cards) {
                return refuse("RK-CRD-7", INTENDANT_TR("{colour} cannot have shown these cards: each once, and no more than he holds."),
                              {{"colour", name(row.colour)}});
            }
        }
        for (const auto& row : m_command.shown) { // who has not got them any more first
            std::vector<CardId> kept;
            std::ranges::copy_if(find_player(now(), row.colour)->known, std::back_inserter(kept),
                                 [&](CardId card) { return std::ranges::find(row.cards, card) != row.cards.end(); });
            show(row.colour, kept);
        }
        for (const auto& row : m_command.shown) {
            for (const auto card : row.cards) {
                const auto* const holder = shown_by(now(), card);
                if ((holder != nullptr && holder->player.colour != row.colour) || std::ranges::binary_search(now().discards, card)) {
                    return in_two_places(card);
                }
            }
            auto cards = row.cards;
            std::ranges::sort(cards);
            show(row.colour, cards);
        }
        return std::nullopt;
    }
    void show(Colour colour, const std::vector<CardId>& cards) {
        if (const auto before = find_player(now(), colour)->known; before != cards) {
            correct(ShownCorrected{.player = colour, .before = before, .after = cards});
        }
    }
    /// Somebody has shown it and this stocktake does not say otherwise.
    bool held_still(CardId card) const {
        const auto* const holder = shown_by(now(), card);
        return holder != nullptr && std::ranges::none_of(m_command.shown, [&](const ShownRow& row) {
                   return row.colour == holder->player.colour && std::ranges::find(row.cards, card) == row.cards.end();
               });
    }
    core::Refused in_two_places(CardId card) const {
        return refuse("RK-CRD-2", INTENDANT_TR("The card {card} is in two places at once."), {{"card", name(m_state, card)}});
    }
    std::optional<core::Refused> symbols() {
        std::set<TerritoryId> named;
        for (const auto& row : m_command.symbols) {
            const auto before = symbol_of(m_state, CardId{row.territory.index});
            if (row.symbol == Symbol::Jolly || !named.insert(row.territory).second) {
                return refuse("RK-GEN-8", INTENDANT_TR("The card of {territory} shows one symbol, and is no Jolly."),
                              {{"territory", name(m_state, row.territory)}});
            }
            if (row.symbol != before) {
                correct(SymbolCorrected{.territory = row.territory, .before = before, .after = row.symbol});
            }
        }
        return std::nullopt;
    }
    std::optional<core::Refused> tracks() {
        constexpr int longest_clock = 7 * 24 * 60 * 60;
        std::set<Track> named;
        for (const auto& row : m_command.tracks) {
            const int most = row.track == Track::Placed  ? m_state.turn.reinforcement.due()
                             : row.track == Track::Clock ? longest_clock
                                                         : most_armies_typed;
            if (row.value < (row.track == Track::Round ? 1 : 0) || row.value > most || !named.insert(row.track).second) {
                return refuse("RK-GEN-6",
                              INTENDANT_TR("{value} cannot stand on the track \"{track}\": 0 to {most} can, and a round from 1 on."),
                              {{"value", number(row.value)}, {"track", name(row.track)}, {"most", number(most)}});
            }
            if (const auto before = value_of(m_state, row.track); before != row.value) {
                correct(TrackCorrected{.track = row.track, .before = before, .after = row.value});
            }
        }
        return std::nullopt;
    }

    const State& m_state;
    const Stocktake& m_command;
    Decision m_decision;
    int m_deck;
    bool m_differs{false};
};

} // namespace

/// Rule: RK-GEN-5, RK-GEN-6, RK-GEN-8, RK-CRD-2, RK-ELI-1, RK-ELI-4.
core::Verdict<Event> decide(const State& state, const Stocktake& command) {
    if (!in_a_turn(state)) {
        return no_turn();
    }
    Stock stock(state, command);
    if (const auto refused = stock.compare()) {
        return *refused;
    }
    auto& decision = stock.decision();
    for (const auto& row : command.eliminated) {
        if (const auto refused = eliminate(decision, row.player, row.by)) {
            return *refused;
        }
    }
    const bool other_turn = command.turn && *command.turn != state.turn.player;
    if (command.reason.empty() && (stock.differs() || !command.eliminated.empty() || other_turn)) {
        return refuse("RK-GEN-6", INTENDANT_TR("Say why the books are corrected; the reason is kept with the entry."));
    }
    decision.book(StockTaken{.reason = command.reason});
    end_by_conquest(decision);
    if (!command.eliminated.empty()) {
        end_by_elimination(decision);
        if (!decision.now().outcome && !find_player(decision.now(), decision.player())->in_game()) {
            pass_the_turn(decision, state.last_lap); // it was his
        }
    }
    if (other_turn && !decision.now().outcome) {
        const auto* const player = find_player(decision.now(), *command.turn);
        if (player == nullptr || !player->in_game()) {
            return refuse("RK-TRN-5", INTENDANT_TR("Say whose turn it is, in which round: a player who is still in the game."));
        }
        begin_turn(decision, *command.turn, decision.now().turn.round);
    }
    tell_contradictions(decision, state);
    return std::move(decision).accepted();
}

} // namespace intendant::risiko
