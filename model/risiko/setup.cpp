#include "model/risiko/decision.hpp"

#include <algorithm>
#include <functional>
#include <random>
#include <set>

namespace intendant::risiko {

namespace {

std::optional<core::Refused> unseated(const Tables& tables, const std::vector<Player>& players) {
    const auto count = players.size();
    if (count >= tables.amounts.initial_armies.size() || tables.amounts.initial_armies[count] == 0) {
        return refuse("RK-GEN-1", INTENDANT_TR("Three to six people can play, not {players}."),
                      {{"players", number(static_cast<int>(count))}});
    }
    constexpr std::size_t longest_name = 1000; // bytes
    std::set<Colour> colours;
    for (const auto& player : players) {
        if (player.name.size() > longest_name) {
            return refuse("RK-SET-2", INTENDANT_TR("A player's name is too long."));
        }
        if (!colours.insert(player.colour).second) {
            return refuse("RK-SET-2", INTENDANT_TR("Two players have chosen {colour}: each needs a colour of his own."),
                          {{"colour", name(player.colour)}});
        }
    }
    return std::nullopt;
}

bool seated(const std::vector<Player>& players, Colour colour) {
    return std::ranges::find(players, colour, &Player::colour) != players.end();
}

/// Why the board of a game taken over cannot stand so. Rule: RK-GEN-5, RK-CRD-2.
std::optional<core::Refused> impossible(const Tables& tables, const BeginGame& command) {
    const auto& situation = *command.situation;
    std::set<TerritoryId> named;
    for (const auto& row : situation.holdings) {
        if (!seated(command.players, row.owner) || row.armies < 1 || row.armies > most_armies_typed ||
            !named.insert(row.territory).second) {
            return refuse("RK-GEN-5", INTENDANT_TR("{territory} needs one owner who plays, and at least one army of his."),
                          {{"territory", name(tables, row.territory)}});
        }
    }
    if (named.size() != tables.territories.size()) {
        return refuse("RK-GEN-5", INTENDANT_TR("Every territory needs an owner: {missing} {missing:has|have} none."),
                      {{"missing", number(static_cast<std::int64_t>(tables.territories.size() - named.size()))}});
    }
    if (!seated(command.players, situation.player) || situation.round < 1 || situation.round > most_armies_typed ||
        std::ranges::none_of(situation.holdings, [&](const auto& row) { return row.owner == situation.player; })) {
        return refuse("RK-TRN-5", INTENDANT_TR("Say whose turn it is, in which round: a player who is still in the game."));
    }
    auto cards = static_cast<int>(situation.discards.size());
    const auto& discards = situation.discards;
    bool possible = std::set<CardId>(discards.begin(), discards.end()).size() == discards.size() && situation.reshuffles >= 0 &&
                    situation.reshuffles <= most_armies_typed;
    std::set<Colour> hands;
    for (const auto& hand : situation.hands) {
        if (hand.count > 0 && std::ranges::none_of(situation.holdings, [&](const auto& row) { return row.owner == hand.colour; })) {
            return refuse("RK-ELI-1",
                          INTENDANT_TR("{colour} holds no territory and is out of the game: his cards belong to who eliminated him."),
                          {{"colour", name(hand.colour)}});
        }
        possible = possible && hand.count >= 0 && hand.count <= tables.cards() && seated(command.players, hand.colour) &&
                   hands.insert(hand.colour).second;
        cards += hand.count;
    }
    if (!possible || cards > tables.cards()) {
        return refuse("RK-CRD-2", INTENDANT_TR("The deck has {cards} cards in all: hands and discards do not fit it."),
                      {{"cards", number(tables.cards())}});
    }
    return std::nullopt;
}

} // namespace

std::optional<core::Refused> unplayable(const Options& options) {
    constexpr int most_minutes = 24 * 60;
    if (options.ending == EndingRule::TimeAttackClock && (options.minutes < 1 || options.minutes > most_minutes)) {
        return refuse("RK-GEN-3", INTENDANT_TR("TIME ATTACK by the clock needs its length: 1 to {most} minutes."),
                      {{"most", number(most_minutes)}});
    }
    if (options.ending == EndingRule::TimeAttackReshuffles && (options.reshuffles < 0 || options.reshuffles > 99)) {
        return refuse("RK-TA-1", INTENDANT_TR("TIME ATTACK by cards needs a number of reshuffles, 0 to 99."));
    }
    if (options.most_armies < 0 || options.most_armies > most_armies_typed) {
        return refuse("RK-AMB-9", INTENDANT_TR("The limit of armies of a colour is a number; 0 means no limit."));
    }
    return std::nullopt;
}

namespace {

/// What lies where; the rest of the cards is the deck. Rule: RK-CRD-2.
void take_over(const Tables& tables, const Situation& situation, GameBegun& begun) {
    begun.holdings = situation.holdings;
    begun.hands = situation.hands;
    begun.discards = situation.discards;
    std::ranges::sort(begun.discards);
    begun.reshuffles = situation.reshuffles;
    begun.deck = tables.cards() - static_cast<int>(begun.discards.size());
    for (const auto& hand : begun.hands) {
        begun.deck -= hand.count;
    }
}

} // namespace

/// Rule: RK-GEN-1, RK-GEN-3, RK-SET-2, RK-MAP-5.
core::Verdict<Event> decide(const State& state, const BeginGame& command) {
    const auto& tables = *state.tables;
    if (state.begun) {
        return refuse("RK-GEN-3", INTENDANT_TR("The game has begun already."));
    }
    if (const auto refused = unseated(tables, command.players)) {
        return *refused;
    }
    if (const auto refused = unplayable(command.options)) {
        return *refused;
    }
    if (command.first && !seated(command.players, *command.first)) {
        return refuse("RK-SET-1", INTENDANT_TR("{colour} does not play and cannot be first."), {{"colour", name(*command.first)}});
    }
    for (const auto& each : command.switched_off) {
        if (!connection(state, each.a, each.b)) {
            return refuse("RK-MAP-5", INTENDANT_TR("{a} and {b} are not connected on the printed board."),
                          {{"a", name(tables, each.a)}, {"b", name(tables, each.b)}});
        }
    }
    if (command.situation) {
        if (const auto refused = impossible(tables, command)) {
            return *refused;
        }
    }
    Decision decision(state);
    auto as_played = tables.connections;
    std::erase_if(as_played, [&](const Connection& each) { // RK-MAP-6
        return std::ranges::any_of(command.switched_off, [&](const Connection& off) { return joins(off, each.a, each.b); });
    });
    if (cut_off(tables, as_played)) {
        decision.breaks("RK-MAP-6", INTENDANT_TR("Without these connections some territories cannot be reached."));
    }
    GameBegun begun{.options = command.options,
                    .players = command.players,
                    .first = command.first,
                    .switched_off = command.switched_off,
                    .holdings = {},
                    .hands = {},
                    .discards = {},
                    .deck = 0,
                    .reshuffles = 0};
    if (command.situation) {
        begun.first = command.first.value_or(command.players.front().colour);
        take_over(tables, *command.situation, begun);
    }
    decision.book(std::move(begun));
    if (command.situation) {
        begin_turn(decision, command.situation->player, command.situation->round);
        end_by_conquest(decision);
        tell_contradictions(decision, state);
    }
    return std::move(decision).accepted();
}

std::vector<Colour> throwing_for_first(const State& state) {
    if (state.first || state.players.empty()) {
        return {};
    }
    std::vector<std::vector<int>> ranks;
    for (const auto& each : state.players) {
        ranks.push_back(each.first_faces);
    }
    std::ranges::sort(ranks, std::greater{});
    // The first group of players who are level; lower ones only where the table has them throw again (RK-AMB-10).
    for (std::size_t i = 0; i + 1 < ranks.size(); ++i) {
        if (ranks[i] == ranks[i + 1]) {
            std::vector<Colour> level;
            for (const auto& each : state.players) {
                if (each.first_faces == ranks[i]) {
                    level.push_back(each.player.colour);
                }
            }
            return level;
        }
        if (!state.options.lower_ties_thrown_again) {
            break;
        }
    }
    return {};
}

/// Rule: RK-SET-1.
core::Verdict<Event> decide(const State& state, const ThrowForFirst& command) {
    if (state.turn.phase != Phase::FirstThrow) {
        return refuse("RK-SET-1", INTENDANT_TR("It is settled who plays first."));
    }
    const auto throwing = throwing_for_first(state);
    if (!readable(command.dice)) {
        return unreadable({&command.dice}, "RK-SET-1", INTENDANT_TR("One die, 1 to 6, is needed of each of these players: {players}."),
                          {{"players", list_of(throwing)}});
    }
    if (command.dice.faces.size() != throwing.size()) {
        return refuse("RK-SET-1", INTENDANT_TR("One die, 1 to 6, is needed of each of these players: {players}."),
                      {{"players", list_of(throwing)}});
    }
    FirstThrown thrown{.players = throwing, .dice = command.dice, .first = {}};
    const auto after = apply(state, thrown);
    if (throwing_for_first(after).empty()) {
        thrown.first = std::ranges::max_element(after.players, {}, &PlayerState::first_faces)->player.colour;
    }
    Decision decision(state);
    decision.book(std::move(thrown));
    return std::move(decision).accepted();
}

std::vector<Colour> deal_order(const State& state) {
    if (!state.first) {
        return {};
    }
    auto order = clockwise_from(state, state.first);
    std::ranges::rotate(order, order.begin() + 1);
    return order;
}

std::vector<int> deal_counts(const Tables& tables, int players) {
    std::vector<int> counts;
    const auto cards = static_cast<int>(tables.territories.size());
    for (int seat = 0; seat < players; ++seat) {
        counts.push_back(cards / players + (seat < cards % players ? 1 : 0));
    }
    return counts;
}

std::vector<int> initial_passes(const Tables& tables, int armies, int territories) {
    std::vector<int> passes;
    for (int left = armies - territories; left > 0; left -= tables.amounts.initial_pass) {
        passes.push_back(std::min(left, tables.amounts.initial_pass));
    }
    return passes;
}

std::vector<DealtRow> deal_by_program(const State& state, std::uint64_t seed) {
    std::mt19937_64 random(seed); // its sequence is the same everywhere
    std::vector<TerritoryId> cards;
    for (std::size_t i = 0; i < state.holdings.size(); ++i) {
        cards.push_back({static_cast<std::uint8_t>(i)});
    }
    for (auto left = cards.size(); left > 1; --left) {
        std::swap(cards[left - 1], cards[random() % left]);
    }
    const auto order = deal_order(state);
    std::vector<DealtRow> rows;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        rows.push_back({cards[i], order[i % order.size()]});
    }
    std::ranges::sort(rows, {}, &DealtRow::territory);
    return rows;
}

/// Rule: RK-SET-3, RK-SET-5, RK-SET-6, RK-SET-7.
core::Verdict<Event> decide(const State& state, const Deal& command) {
    if (state.turn.phase != Phase::Deal || state.turn.round > 0) {
        return refuse("RK-SET-5", state.first ? INTENDANT_TR("The territories have been dealt already.")
                                              : INTENDANT_TR("Throw for the first place before the territories are dealt."));
    }
    std::map<Colour, int> dealt;
    std::set<TerritoryId> named;
    for (const auto& row : command.territories) {
        if (find_player(state, row.owner) == nullptr || !named.insert(row.territory).second) {
            return refuse("RK-SET-7", INTENDANT_TR("{territory} must be dealt once, to a player of this game."),
                          {{"territory", name(state, row.territory)}});
        }
        ++dealt[row.owner];
    }
    if (named.size() != state.holdings.size()) {
        return refuse("RK-SET-5", INTENDANT_TR("All territories are dealt: {missing} {missing:is|are} still without an owner."),
                      {{"missing", number(static_cast<std::int64_t>(state.holdings.size() - named.size()))}});
    }
    const auto order = deal_order(state);
    const auto counts = deal_counts(*state.tables, static_cast<int>(order.size()));
    const auto armies = state.tables->amounts.initial_armies[order.size()];
    Decision decision(state);
    TerritoriesDealt event{.territories = command.territories, .in_hand = {}, .next = *state.first};
    std::ranges::sort(event.territories, {}, &DealtRow::territory);
    for (std::size_t seat = 0; seat < order.size(); ++seat) {
        const auto colour = order[seat];
        if (dealt[colour] < 1 || dealt[colour] >= armies) {
            return refuse(
                "RK-SET-6", INTENDANT_TR("{colour} is dealt {count}: with {armies} he cannot begin so."),
                {{"colour", name(colour)}, {"count", counted(dealt[colour], Noun::Territory)}, {"armies", counted(armies, Noun::Army)}});
        }
        if (dealt[colour] != counts[seat]) {
            decision.breaks(
                "RK-SET-6",
                INTENDANT_TR("{colour} is dealt {count} {count:territory|territories}; from the dealer's left round, it is {due}."),
                {{"colour", name(colour)}, {"count", number(dealt[colour])}, {"due", number(counts[seat])}});
        }
        event.in_hand.push_back({colour, armies - dealt[colour]});
    }
    decision.book(std::move(event));
    return std::move(decision).accepted();
}

namespace {

/// Why these armies cannot be placed; nothing when they can.
std::optional<core::Refused> misplaced(const State& state, const std::string& rule, const std::vector<ArmyRow>& rows, int most) {
    std::int64_t sum = 0;
    std::set<TerritoryId> named;
    for (const auto& row : rows) {
        if (row.armies < 1 || row.armies > most_armies_typed) {
            return refuse(rule, INTENDANT_TR("{armies} cannot be placed in {territory}."),
                          {{"armies", counted(row.armies, Noun::Army)}, {"territory", name(state, row.territory)}});
        }
        if (state[row.territory].owner != state.turn.player) {
            return refuse(rule, INTENDANT_TR("{territory} is not held by {colour}."),
                          {{"territory", name(state, row.territory)}, {"colour", name(state.turn.player)}});
        }
        if (!named.insert(row.territory).second) {
            return refuse(rule, INTENDANT_TR("{territory} is named twice."), {{"territory", name(state, row.territory)}});
        }
        sum += row.armies;
    }
    if (sum < 1 || sum > most) {
        return refuse(rule, INTENDANT_TR("{colour} has {most} to place, not {armies}."),
                      {{"colour", name(state.turn.player)}, {"most", counted(most, Noun::Army)}, {"armies", number(sum)}});
    }
    return std::nullopt;
}

/// Who still has initial armies, going round from the player after this one. Rule: RK-SET-8.
std::optional<Colour> next_pass(const State& after, Colour player) {
    auto order = clockwise_from(after, player);
    std::ranges::rotate(order, order.begin() + 1);
    for (const auto colour : order) {
        if (find_player(after, colour)->to_place > 0) {
            return colour;
        }
    }
    return std::nullopt;
}

core::Verdict<Event> place_initial(const State& state, const PlaceArmies& command) {
    const auto player = state.turn.player;
    const int in_hand = find_player(state, player)->to_place;
    if (const auto refused = misplaced(state, "RK-SET-8", command.armies, in_hand)) {
        return *refused;
    }
    const int pass = std::min(in_hand, state.tables->amounts.initial_pass);
    Decision decision(state);
    if (sum_of(command.armies) != pass) {
        decision.breaks("RK-SET-8", INTENDANT_TR("{colour} places {pass} in this pass, not {armies}."),
                        {{"colour", name(player)}, {"pass", counted(pass, Noun::Army)}, {"armies", number(sum_of(command.armies))}});
    }
    check_pieces(decision, player, sum_of(command.armies));
    InitialArmiesPlaced event{.player = player, .armies = command.armies, .next = {}};
    event.next = next_pass(apply(state, event), player);
    const bool over = !event.next;
    decision.book(std::move(event));
    if (over) {
        decision.book(DeckMade{.cards = state.tables->cards()}); // RK-SET-10
        begin_turn(decision, *state.first, 1);
    }
    return std::move(decision).accepted();
}

} // namespace

/// Rule: RK-SET-8, RK-REI-9, RK-REI-10, RK-TRN-2.
core::Verdict<Event> decide(const State& state, const PlaceArmies& command) {
    if (state.turn.phase == Phase::InitialArmies) {
        return place_initial(state, command);
    }
    if (!in_a_turn(state)) {
        return no_turn();
    }
    if (state.turn.to_place() <= 0) {
        return refuse("RK-REI-9", INTENDANT_TR("{colour} has placed all the armies due."), {{"colour", name(state.turn.player)}});
    }
    if (const auto refused = misplaced(state, "RK-REI-9", command.armies, state.turn.to_place())) {
        return *refused;
    }
    Decision decision(state);
    must_seal_first(decision);
    if (state.turn.phase != Phase::Reinforcement) {
        decision.breaks("RK-REI-9", INTENDANT_TR("The armies due are placed before the first attack of the turn."));
    }
    check_pieces(decision, state.turn.player, sum_of(command.armies));
    decision.book(ArmiesPlaced{.player = state.turn.player, .armies = command.armies});
    return std::move(decision).accepted();
}

} // namespace intendant::risiko
