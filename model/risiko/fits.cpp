#include "model/risiko/fits.hpp"

#include "model/core/common_misfits.hpp"
#include "model/risiko/decision.hpp"

#include <algorithm>
#include <set>

namespace intendant::risiko {

namespace {

using core::distinct;
using core::impossible_number;
using core::impossible_seating;
using core::impossible_throw;
using core::longest_text;
using core::Misfit;
using core::misfit_of;
using core::other_counts;
using core::within;
using core::wrong_moment;

// Far above what can be entered, and so low that no sum of them overflows.
constexpr int possible_armies = 10'000'000;
constexpr int most_rounds = 100'000'000;

Misfit no_such_player() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: it names a player who is not in it."));
}
Misfit no_such_armies() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: armies that it takes away are not there."));
}
Misfit no_such_territory() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: what it says of a territory cannot be."));
}
Misfit no_such_cards() {
    return misfit_of(INTENDANT_TR("Entry {entry} does not fit the game before it: its cards are not where it takes them from."));
}

bool colours_fit(const Tables& tables, const std::vector<Player>& players) {
    std::set<Colour> colours;
    for (const auto& player : players) {
        colours.insert(player.colour);
    }
    const bool named = std::ranges::all_of(players, [](const Player& player) { return player.name.size() <= longest_text; });
    const auto& armies = tables.amounts.initial_armies;
    return named && colours.size() == players.size() && players.size() < armies.size() && armies[players.size()] > 0;
}

/// What there is on the table.
struct Box {
    const Tables& tables;

    bool has(TerritoryId id) const { return id.index < tables.territories.size(); }
    bool has(ContinentId id) const { return id.index < tables.continents.size(); }
    bool has(CardId id) const { return id.index < tables.cards(); }
    template <class Id> bool has(const std::vector<Id>& ids) const {
        return std::ranges::all_of(ids, [this](Id id) { return has(id); });
    }
    bool has(const std::vector<Connection>& connections) const {
        constexpr std::size_t most = 1000;
        return connections.size() <= most &&
               std::ranges::all_of(connections, [this](const Connection& each) { return has(each.a) && has(each.b); });
    }
    bool fits(const Objective& objective) const {
        return objective.text.size() <= longest_text && objective.continents.size() <= tables.continents.size() &&
               objective.named.size() <= tables.territories.size() && has(objective.continents) && has(objective.named) &&
               within(objective.of_choice, 0, possible_armies) && within(objective.territories, 0, possible_armies) &&
               objective.armies_each >= 0;
    }
    bool fits(const std::optional<Objective>& objective) const { return !objective || fits(*objective); }
    static bool fits(const std::optional<SealedObjective>& sealed) {
        return !sealed || (sealed->cipher.size() <= 4 * longest_text && sealed->commitment.size() <= longest_text);
    }
    bool fits(const Reinforcement& due) const {
        constexpr int most_of_one = 100'000;
        return within(due.base, 0, most_of_one) && within(due.set, 0, possible_armies) && within(due.territory_cards, 0, possible_armies) &&
               within(due.special, 0, most_of_one) && due.continents.size() <= tables.continents.size() &&
               std::ranges::all_of(due.continents, [this](const ContinentBonus& bonus) {
                   return has(bonus.continent) && within(bonus.armies, 0, most_of_one);
               });
    }
    bool fits(const Attack& attack) const {
        const int most = tables.amounts.most_dice;
        return has(attack.from) && has(attack.to) && within(attack.attacker, 0, most) && within(attack.defender, 0, most);
    }
};

/// One overload an event, and none for all others: whoever adds an event says here when it fits.
struct Fits {
    const State& state;
    Box box{*state.tables};

    const PlayerState* player(Colour colour) const { return find_player(state, colour); }
    bool plays(Colour colour) const { return player(colour) != nullptr; }
    bool plays(const std::optional<Colour>& colour) const { return !colour || plays(*colour); }
    bool all_play(const std::vector<Colour>& colours) const {
        return distinct(colours) && std::ranges::all_of(colours, [this](Colour colour) { return plays(colour); });
    }
    bool fits(const Outcome& outcome) const {
        return all_play(outcome.winners) && outcome.table.size() <= state.players.size() &&
               std::ranges::all_of(outcome.table, [this](const Standing& each) { return plays(each.colour); });
    }
    Misfit if_plays(Colour colour) const { return plays(colour) ? Misfit{} : no_such_player(); }

    /// `armies` of the player come to territories that are all his own.
    Misfit come(Colour colour, const std::vector<ArmyRow>& rows, std::int64_t most) const {
        if (!plays(colour)) {
            return no_such_player();
        }
        std::int64_t sum = 0;
        for (const auto& row : rows) {
            if (!box.has(row.territory) || state[row.territory].owner != colour) {
                return no_such_territory();
            }
            if (row.armies < 1) {
                return impossible_number();
            }
            sum += row.armies;
        }
        return within(sum, 1, most) ? Misfit{} : no_such_armies();
    }
    /// Armies go from one territory to another of the same owner, and one stays.
    Misfit go(TerritoryId from, TerritoryId to, int armies) const {
        if (!box.has(from) || !box.has(to) || from == to || state[from].owner != state[to].owner) {
            return no_such_territory();
        }
        return within(armies, 1, state[from].armies - 1) ? Misfit{} : no_such_armies();
    }
    /// Cards that the player holds or may hold.
    Misfit gives(Colour colour, const std::vector<CardId>& cards) const {
        const auto* const hand = player(colour);
        if (hand == nullptr) {
            return no_such_player();
        }
        int unseen = 0;
        for (const auto card : cards) {
            const auto* const holder = box.has(card) ? shown_by(state, card) : nullptr;
            if (!box.has(card) || (holder != nullptr && holder != hand) || std::ranges::binary_search(state.discards, card)) {
                return no_such_cards();
            }
            unseen += holder == nullptr ? 1 : 0;
        }
        return distinct(cards) && unseen <= hand->cards - static_cast<int>(hand->known.size()) ? Misfit{} : no_such_cards();
    }

    Misfit operator()(const GameBegun& event) const {
        const auto seated = [&](Colour colour) { return std::ranges::find(event.players, colour, &Player::colour) != event.players.end(); };
        if (!colours_fit(box.tables, event.players) || (event.first && !seated(*event.first))) {
            return impossible_seating();
        }
        if (!box.has(event.switched_off) || unplayable(event.options)) {
            return no_such_territory();
        }
        std::set<TerritoryId> named;
        for (const auto& row : event.holdings) {
            if (!box.has(row.territory) || !seated(row.owner) || !named.insert(row.territory).second ||
                !within(row.armies, 1, possible_armies)) {
                return no_such_territory();
            }
        }
        std::set<Colour> hands;
        std::int64_t cards = std::int64_t{event.deck} + static_cast<std::int64_t>(event.discards.size());
        for (const auto& hand : event.hands) {
            if (!seated(hand.colour) || !hands.insert(hand.colour).second || !within(hand.count, 0, box.tables.cards())) {
                return no_such_cards();
            }
            cards += hand.count;
        }
        const bool taken_over = !event.holdings.empty();
        if (!box.has(event.discards) || !distinct(event.discards) || !std::ranges::is_sorted(event.discards) || event.deck < 0 ||
            cards != (taken_over ? box.tables.cards() : 0)) {
            return no_such_cards();
        }
        if (taken_over && (named.size() != box.tables.territories.size() || !event.first)) {
            return no_such_territory();
        }
        return within(event.reshuffles, 0, most_rounds) ? Misfit{} : impossible_number();
    }
    Misfit operator()(const FirstThrown& event) const {
        if (!all_play(event.players) || !plays(event.first)) {
            return no_such_player();
        }
        if (!readable(event.dice) || event.dice.faces.size() != event.players.size()) {
            return impossible_throw();
        }
        return state.turn.phase == Phase::FirstThrow ? Misfit{} : wrong_moment();
    }
    Misfit operator()(const TerritoriesDealt& event) const {
        if (state.turn.phase != Phase::Deal || state.turn.round != 0) {
            return wrong_moment();
        }
        std::set<TerritoryId> named;
        for (const auto& row : event.territories) {
            if (!box.has(row.territory) || !named.insert(row.territory).second || !plays(row.owner)) {
                return no_such_territory();
            }
        }
        std::set<Colour> hands;
        for (const auto& row : event.in_hand) {
            if (!plays(row.colour) || !hands.insert(row.colour).second || !within(row.count, 0, possible_armies)) {
                return no_such_player();
            }
        }
        return named.size() != state.holdings.size() ? no_such_territory() : if_plays(event.next);
    }
    Misfit operator()(const InitialArmiesPlaced& event) const {
        if (state.turn.phase != Phase::InitialArmies) {
            return wrong_moment();
        }
        if (!plays(event.player) || !plays(event.next)) {
            return no_such_player();
        }
        return come(event.player, event.armies, player(event.player)->to_place);
    }
    Misfit operator()(const DeckMade& event) const {
        return event.cards == box.tables.cards() && cards_in_game(state) == 0 ? Misfit{} : no_such_cards();
    }
    Misfit operator()(const TurnBegun& event) const {
        const auto* const who = player(event.player);
        if (who == nullptr || !who->in_game()) {
            return no_such_player();
        }
        if (!within(event.round, std::max(state.turn.round, 1), most_rounds) || !box.fits(event.reinforcement)) {
            return impossible_number();
        }
        const bool owned = std::ranges::all_of(state.holdings, [](const Holding& each) { return each.owner.has_value(); });
        return owned && state.first ? Misfit{} : wrong_moment();
    }
    Misfit operator()(const ArmiesPlaced& event) const { return come(event.player, event.armies, state.turn.to_place()); }
    Misfit operator()(const SetHandedIn& event) const {
        constexpr int most = 1000;
        if (auto found = gives(event.player, event.cards)) {
            return found;
        }
        return event.cards.size() == 3 && within(event.armies, 0, most) && within(event.territory_cards, 0, most) ? Misfit{}
                                                                                                                  : impossible_number();
    }
    Misfit operator()(const PhaseBegun& event) const {
        return in_a_turn(state) && event.phase >= Phase::Reinforcement ? Misfit{} : wrong_moment();
    }
    Misfit operator()(const AttackAnnounced& event) const {
        if (!in_a_turn(state)) {
            return wrong_moment();
        }
        return box.fits(event.attack) ? Misfit{} : no_such_territory();
    }
    Misfit operator()(const DiceThrown& event) const {
        if (!plays(event.attacker) || !plays(event.defender)) {
            return no_such_player();
        }
        if (!box.has(event.from) || !box.has(event.to) || event.from == event.to || state[event.from].owner != event.attacker ||
            state[event.to].owner != event.defender || event.attacker == event.defender) {
            return no_such_territory();
        }
        const auto most = static_cast<std::size_t>(box.tables.amounts.most_dice);
        const auto dice_fit = [most](const core::Throw& dice) { return readable(dice) && within(dice.faces.size(), 1, most); };
        if (!dice_fit(event.attack) || !dice_fit(event.defence)) {
            return impossible_throw();
        }
        const auto pairs = static_cast<int>(std::min(event.attack.faces.size(), event.defence.faces.size()));
        const int base = state[event.from].armies;
        const int target = state[event.to].armies;
        const bool losses = within(event.attacker_loses, 0, pairs) && event.defender_loses == pairs - event.attacker_loses &&
                            event.attacker_loses < base && event.defender_loses <= target;
        const bool left =
            losses && event.attacker_left == base - event.attacker_loses && event.defender_left == target - event.defender_loses;
        return left ? Misfit{} : no_such_armies();
    }
    Misfit operator()(const TerritoryOccupied& event) const {
        if (!plays(event.by) || !plays(event.taken_from)) {
            return no_such_player();
        }
        if (!box.has(event.from) || !box.has(event.to) || event.from == event.to || state[event.from].owner != event.by ||
            state[event.to].owner != event.taken_from || state[event.to].armies != 0) {
            return no_such_territory();
        }
        return within(event.moved, 1, state[event.from].armies - 1) ? Misfit{} : no_such_armies();
    }
    Misfit operator()(const ArmiesFollowed& event) const { return go(event.from, event.to, event.armies); }
    Misfit operator()(const ThrowVoided& event) const {
        return readable(event.attack) && readable(event.defence) ? if_plays(event.player) : impossible_throw();
    }
    Misfit operator()(const PlayerEliminated& event) const {
        const auto* const out = player(event.player);
        if (out == nullptr || !out->in_game() || !plays(event.by) || event.player == event.by) {
            return no_such_player();
        }
        if (!territories_of(state, event.player).empty()) {
            return no_such_territory();
        }
        if (event.cards != out->cards || event.known != out->known) {
            return no_such_cards();
        }
        return within(event.round, 1, most_rounds) ? Misfit{} : impossible_number();
    }
    Misfit operator()(const ArmiesMoved& event) const {
        auto found = go(event.from, event.to, event.armies);
        return found || state[event.from].owner == event.player ? found : no_such_territory();
    }
    Misfit operator()(const CardDrawn& event) const {
        if (!plays(event.player)) {
            return no_such_player();
        }
        const bool there = state.deck > 0 && (!event.card || (box.has(*event.card) && shown_by(state, *event.card) == nullptr &&
                                                              !std::ranges::binary_search(state.discards, *event.card)));
        return there ? Misfit{} : no_such_cards();
    }
    Misfit operator()(const DrawSkipped& event) const { return if_plays(event.player); }
    Misfit operator()(const DeckReshuffled& event) const {
        if (!plays(event.player)) {
            return no_such_player();
        }
        const bool all = event.cards == static_cast<int>(state.discards.size()) && event.number == state.reshuffles + 1;
        return all ? Misfit{} : no_such_cards();
    }
    Misfit operator()(const LastLapBegun& event) const { return if_plays(event.last); }
    Misfit operator()(const CardsDiscarded& event) const { return gives(event.player, event.cards); }
    Misfit operator()(const TurnEnded& event) const { return if_plays(event.player); }
    Misfit operator()(const ExtraRoundBegun& event) const {
        return !event.players.empty() && all_play(event.players) ? Misfit{} : no_such_player();
    }
    Misfit operator()(const ObjectiveKept& event) const {
        return box.fits(event.objective) && box.fits(event.sealed) ? if_plays(event.player) : impossible_number();
    }
    Misfit operator()(const ObjectiveShown& event) const {
        return box.fits(event.objective) && event.commitment.size() <= longest_text ? if_plays(event.player) : impossible_number();
    }
    Misfit operator()(const ObjectiveClaimed& event) const { return if_plays(event.player); }
    Misfit operator()(const ClockSet& event) const { return within(event.elapsed, 0, most_rounds) ? Misfit{} : impossible_number(); }
    Misfit operator()(const GameEnded& event) const { return fits(event.outcome) ? Misfit{} : no_such_player(); }
    Misfit operator()(const OptionsChanged& event) const { return unplayable(event.after) ? impossible_number() : Misfit{}; }
    Misfit operator()(const HoldingCorrected& event) const {
        if (!box.has(event.territory) || event.before != state[event.territory]) {
            return other_counts();
        }
        if (!plays(event.after.owner)) {
            return no_such_player();
        }
        return within(event.after.armies, event.after.owner ? 1 : 0, event.after.owner ? possible_armies : 0) ? Misfit{}
                                                                                                              : impossible_number();
    }
    Misfit operator()(const CardsCorrected& event) const {
        const auto* const hand = player(event.player);
        if (hand == nullptr) {
            return no_such_player();
        }
        return hand->cards == event.before && within(event.after, 0, box.tables.cards()) ? Misfit{} : other_counts();
    }
    Misfit operator()(const SymbolCorrected& event) const {
        return box.has(event.territory) && event.after != Symbol::Jolly ? Misfit{} : no_such_cards();
    }
    Misfit operator()(const StockTaken&) const { return {}; }
    Misfit operator()(const PlayerReturned& event) const {
        const auto* const out = player(event.player);
        return out != nullptr && !out->in_game() && event.round == out->eliminated_in && event.by == out->eliminated_by ? Misfit{}
                                                                                                                        : no_such_player();
    }
    Misfit operator()(const DiscardsCorrected& event) const {
        const auto more = static_cast<int>(event.after.size()) - static_cast<int>(event.before.size());
        const bool held = std::ranges::any_of(event.after, [&](CardId card) { return shown_by(state, card) != nullptr; });
        return event.before == state.discards && box.has(event.after) && distinct(event.after) && std::ranges::is_sorted(event.after) &&
                       !held && more <= state.deck
                   ? Misfit{}
                   : no_such_cards();
    }
    Misfit operator()(const ShownCorrected& event) const {
        const auto* const hand = player(event.player);
        if (hand == nullptr) {
            return no_such_player();
        }
        const bool elsewhere = std::ranges::any_of(event.after, [&](CardId card) {
            const auto* const holder = shown_by(state, card);
            return std::ranges::binary_search(state.discards, card) || (holder != nullptr && holder != hand);
        });
        return event.before == hand->known && box.has(event.after) && distinct(event.after) && std::ranges::is_sorted(event.after) &&
                       static_cast<int>(event.after.size()) <= hand->cards && !elsewhere
                   ? Misfit{}
                   : no_such_cards();
    }
    Misfit operator()(const TrackCorrected& event) const {
        if (state.turn.round < 1) {
            return wrong_moment();
        }
        const int least = event.track == Track::Round ? 1 : 0;
        const int most = event.track == Track::Placed ? state.turn.reinforcement.due() : most_rounds;
        return event.before == value_of(state, event.track) && within(event.after, least, most) ? Misfit{} : impossible_number();
    }
};

/// A player's part of the books.
Misfit player_misfit(const Box& box, const State& state, const PlayerState& each) {
    const auto counted = [](int armies) {
        return within(armies, -50 * possible_armies, 50 * possible_armies);
    }; // their sum too is a number
    if (!within(each.to_place, 0, possible_armies) || !within(each.eliminated_in, 0, most_rounds) || !counted(each.armies.set_up) ||
        !counted(each.armies.reinforcements) || !counted(each.armies.lost) || !counted(each.armies.corrected) ||
        !box.fits(each.objective) || !box.fits(each.sealed)) {
        return impossible_number();
    }
    if (each.eliminated_by && find_player(state, *each.eliminated_by) == nullptr) {
        return no_such_player();
    }
    const bool cards = within(each.cards, 0, box.tables.cards()) && box.has(each.known) && distinct(each.known) &&
                       std::ranges::is_sorted(each.known) && static_cast<int>(each.known.size()) <= each.cards;
    const bool faces = std::ranges::all_of(each.first_faces, [](int face) { return within(face, 1, 6); });
    return !cards ? no_such_cards() : faces ? Misfit{} : impossible_throw();
}

Misfit turn_misfit(const Box& box, const State& state) {
    const auto& turn = state.turn;
    if (find_player(state, turn.player) == nullptr || (turn.phase != Phase::FirstThrow && !state.first) ||
        (turn.round > 0 && turn.phase < Phase::Reinforcement) || (turn.round == 0 && turn.phase >= Phase::Reinforcement)) {
        return wrong_moment();
    }
    if (!within(turn.round, 0, most_rounds) || !box.fits(turn.reinforcement) || !within(turn.placed, 0, turn.reinforcement.due()) ||
        !within(turn.sets, 0, most_rounds) || !within(turn.conquests, 0, most_rounds)) {
        return impossible_number();
    }
    const bool places =
        (!turn.attack || box.fits(*turn.attack)) && (!turn.conquest || (box.has(turn.conquest->from) && box.has(turn.conquest->to)));
    return places ? Misfit{} : no_such_territory();
}

/// Every territory has an owner who is in the game, with armies, once they are dealt.
bool holdings_fit(const State& state) {
    return std::ranges::all_of(state.holdings, [&](const Holding& each) {
        if (!each.owner) {
            return state.turn.round == 0 && each.armies == 0;
        }
        const auto* const owner = find_player(state, *each.owner);
        return owner != nullptr && owner->in_game() && within(each.armies, 1, possible_armies);
    });
}

bool cards_fit(const Box& box, const State& state) {
    std::vector<CardId> shown = state.discards;
    for (const auto& each : state.players) {
        shown.insert(shown.end(), each.known.begin(), each.known.end());
    }
    return within(state.deck, 0, box.tables.cards()) && box.has(state.discards) && std::ranges::is_sorted(state.discards) &&
           distinct(shown) && cards_in_game(state) == (state.turn.round > 0 ? box.tables.cards() : 0) &&
           std::ranges::is_sorted(state.symbols, {}, &CardSymbol::territory) &&
           std::ranges::adjacent_find(state.symbols, {}, &CardSymbol::territory) == state.symbols.end() &&
           std::ranges::all_of(state.symbols,
                               [&](const CardSymbol& each) { return box.has(each.territory) && each.symbol != Symbol::Jolly; });
}

} // namespace

core::Misfit misfit(const State& before, const Event& event) {
    if (auto found = core::misfit_of_beginning(before.begun, std::holds_alternative<GameBegun>(event))) {
        return found;
    }
    return std::visit(Fits{before}, event);
}

core::Misfit misfit(const State& state) {
    const Box box{*state.tables};
    std::vector<Player> seats;
    for (const auto& each : state.players) {
        seats.push_back(each.player);
    }
    const Fits fits{state};
    const auto in_game = [&](Colour colour) { return find_player(state, colour)->in_game(); };
    if (!state.begun || !colours_fit(box.tables, seats) || !fits.plays(state.first) || !fits.plays(state.last_lap) ||
        !fits.all_play(state.extra_round) || (state.outcome && !fits.fits(*state.outcome)) ||
        std::ranges::none_of(state.players, &PlayerState::in_game) ||
        (!state.extra_round.empty() && std::ranges::none_of(state.extra_round, in_game))) {
        return no_such_player();
    }
    if (state.holdings.size() != box.tables.territories.size() || !holdings_fit(state) || !box.has(state.switched_off)) {
        return no_such_territory();
    }
    for (const auto& each : state.players) {
        if (auto found = player_misfit(box, state, each)) {
            return found;
        }
    }
    if (!cards_fit(box, state)) {
        return no_such_cards();
    }
    if (!within(state.reshuffles, 0, most_rounds) || !within(state.clock.elapsed, 0, most_rounds) || unplayable(state.options)) {
        return impossible_number();
    }
    return turn_misfit(box, state);
}

} // namespace intendant::risiko
