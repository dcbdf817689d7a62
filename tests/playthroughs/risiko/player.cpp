#include "tests/playthroughs/risiko/player.hpp"

#include <algorithm>

namespace intendant::risiko::test {

Plan plan_of(std::uint64_t number) {
    Plan plan{.seed = number * 7919 + 13,
              .seats = 3 + static_cast<int>(number % 4),
              .options = {},
              .rounds = 12,
              .claims = false,
              .quiet = false};
    switch (number % 6) {
    case 0: // to the last player, or left off
        plan.rounds = 60;
        break;
    case 1:
        plan.options.ending = EndingRule::TimeAttackClock;
        plan.options.minutes = 60;
        plan.rounds = 5;
        break;
    case 2:
        plan.options.ending = EndingRule::TimeAttackReshuffles;
        plan.options.reshuffles = 0;
        plan.rounds = 80;
        break;
    case 3:
        plan.claims = true;
        plan.options.objectives = number % 12 == 3 ? ObjectiveKeeping::Open : ObjectiveKeeping::Paper;
        plan.rounds = 20;
        break;
    case 4:
        plan.options.ending = EndingRule::TimeAttackReshuffles;
        plan.options.reshuffles = 1;
        plan.rounds = 80;
        break;
    default: // who does not fight is often level on armies, and now and then on points
        plan.options.ending = EndingRule::TimeAttackClock;
        plan.options.minutes = 10;
        plan.options.shared_victory = number % 12 == 5;
        plan.rounds = 1;
        plan.quiet = true;
        break;
    }
    auto bits = number / 6;
    for (const auto& option : switches) {
        if (option.on != &Options::shared_victory) {
            plan.options.*option.on = (bits & 1U) != 0;
        }
        bits = bits / 2 + (bits & 1U) * 4096;
    }
    return plan;
}

core::Throw RandomPlayer::dice(int count) {
    if (once_in(4)) { // the program throws
        const auto thrown = core::throw_by_program(m_plan.seed, m_position, count);
        m_position += static_cast<std::uint64_t>(count);
        return thrown;
    }
    core::Throw thrown;
    for (int i = 0; i < count; ++i) {
        thrown.faces.push_back(1 + below(6));
    }
    return thrown;
}

std::vector<ArmyRow> RandomPlayer::armies(const State& state, int count) {
    const auto own = territories_of(state, state.turn.player);
    std::vector<ArmyRow> rows;
    const int first = once_in(3) ? count : 1 + below(count);
    const auto a = own[static_cast<std::size_t>(below(static_cast<int>(own.size())))];
    rows.push_back({a, first});
    if (first < count) {
        const auto b = own[static_cast<std::size_t>(below(static_cast<int>(own.size())))];
        if (b == a) {
            rows.front().armies = count;
        } else {
            rows.push_back({b, count - first});
        }
    }
    std::ranges::sort(rows, {}, &ArmyRow::territory);
    return rows;
}

std::optional<Command> RandomPlayer::set_of(const State& state) {
    const auto& player = *find_player(state, state.turn.player);
    if (player.cards < 3 || m_tried_set) {
        return std::nullopt;
    }
    m_tried_set = true;
    if (state.options.open_cards) {
        const auto sets = possible_sets(state, state.turn.player);
        return sets.empty() ? std::nullopt : std::optional<Command>{HandInSet{sets.front().cards}};
    }
    if (once_in(3)) {
        return std::nullopt;
    }
    for (int tries = 0; tries < 60; ++tries) {
        std::vector<CardId> cards;
        std::vector<Symbol> symbols;
        for (int i = 0; i < 3; ++i) {
            cards.push_back({static_cast<std::uint8_t>(below(state.tables->cards()))});
            symbols.push_back(state.tables->symbol_of(cards.back()));
        }
        const HandInSet set{cards};
        if (const auto verdict = decide(state, Command{set}); !core::refused(verdict) && core::acceptance(verdict).warnings.empty()) {
            return set;
        }
    }
    return std::nullopt;
}

std::optional<Command> RandomPlayer::attack(const State& state) {
    std::vector<Attack> possible;
    for (const auto from : territories_of(state, state.turn.player)) {
        for (const auto to : state[from].armies > 2 ? neighbours(state, from) : std::vector<TerritoryId>{}) {
            if (state[to].owner != state.turn.player && state[from].armies >= state[to].armies) {
                possible.push_back({.from = from, .to = to});
            }
        }
    }
    for (int tries = 0; tries < 4 && !possible.empty(); ++tries) {
        const auto& chosen = possible[static_cast<std::size_t>(below(static_cast<int>(possible.size())))];
        const int a = most_attack_dice(*state.tables, state[chosen.from].armies);
        const int d = once_in(5) ? 1 : most_defence_dice(*state.tables, state[chosen.to].armies);
        ThrowDice thrown{dice(a), dice(d), {}, chosen.from, chosen.to};
        if (compare(thrown.attack.faces, thrown.defence.faces).defender == state[chosen.to].armies && once_in(2)) {
            thrown.occupy = state[chosen.from].armies - 1;
        }
        const auto verdict = decide(state, Command{thrown});
        if (!core::refused(verdict) && core::acceptance(verdict).warnings.empty()) {
            return thrown;
        }
    }
    return std::nullopt;
}

std::optional<Command> RandomPlayer::move(const State& state) {
    for (const auto from : territories_of(state, state.turn.player)) {
        for (const auto to : state[from].armies > 3 ? neighbours(state, from) : std::vector<TerritoryId>{}) {
            const auto joined = connection(state, from, to);
            if (state[to].owner == state.turn.player && !(joined->sea && state.options.move_over_land_only)) {
                return MoveArmies{from, to, 1 + below(state[from].armies - 1)};
            }
        }
    }
    return std::nullopt;
}

std::optional<CardId> RandomPlayer::drawn(const State& state) {
    if (!state.options.open_cards || state.turn.conquests == 0) {
        return std::nullopt;
    }
    std::vector<CardId> in_deck;
    for (int i = 0; i < state.tables->cards(); ++i) {
        const CardId card{static_cast<std::uint8_t>(i)};
        const bool held =
            std::ranges::any_of(state.players, [&](const auto& each) { return std::ranges::binary_search(each.known, card); });
        const bool discarded = state.deck > 0 && std::ranges::binary_search(state.discards, card);
        if (!held && !discarded) {
            in_deck.push_back(card);
        }
    }
    return in_deck.empty() ? std::nullopt : std::optional{in_deck[static_cast<std::size_t>(below(static_cast<int>(in_deck.size())))]};
}

/// What the table counts now and then: mostly what the books say, else an army, a card or a figure more or less.
std::optional<Command> RandomPlayer::count(const State& state) {
    if (m_plan.quiet || m_plan.seed % 3 != 0 || !once_in(25) || state.outcome) {
        return std::nullopt;
    }
    const TerritoryId id{static_cast<std::uint8_t>(below(static_cast<int>(state.holdings.size())))};
    const auto& holding = state[id];
    Stocktake stock{.reason = "counted by chance"};
    switch (below(6)) {
    case 0: // and right
        stock.holdings = {{id, *holding.owner, holding.armies}};
        stock.reason.clear();
        break;
    case 1:
        stock.holdings = {{id, *holding.owner, holding.armies + 1 + below(3)}};
        break;
    case 2:
        stock.holdings = {{id, state.turn.player, holding.armies}};
        break;
    case 3:
        if (!state.options.open_cards && find_player(state, state.turn.player)->cards > 0) { // at an open table a card has its name
            stock.hands = {{state.turn.player, find_player(state, state.turn.player)->cards + 1}};
        }
        break;
    case 4:
        stock.tracks = {{Track::Conquests, below(2)}, {Track::Placed, below(state.turn.reinforcement.due() + 1)}};
        break;
    default:
        stock.discards = std::vector<CardId>{};
        for (const auto card : state.discards) {
            if (!once_in(4)) {
                stock.discards->push_back(card);
            }
        }
        break;
    }
    const auto verdict = decide(state, Command{stock});
    const bool books = !core::refused(verdict) && core::acceptance(verdict).warnings.empty();
    return books ? std::optional<Command>{stock} : std::nullopt;
}

Command RandomPlayer::in_turn(const State& state) {
    const auto player = state.turn.player;
    if (auto counted = count(state)) {
        return *counted;
    }
    if (m_round != state.turn.round) {
        m_round = state.turn.round;
        if (state.options.ending == EndingRule::TimeAttackClock && !state.clock.running && !state.clock.over && m_round == 1) {
            return SetClock{ClockAct::Start, 0};
        }
    }
    if (m_round > m_plan.rounds && state.extra_round.empty()) {
        if (state.options.ending != EndingRule::TimeAttackClock) {
            return LeaveUnfinished{};
        }
        if (!state.clock.over) {
            return SetClock{ClockAct::Over, state.options.minutes * 60};
        }
    }
    if (const int too_many = cards_too_many(state, player); too_many > 0) {
        std::vector<CardId> cards;
        const auto& known = find_player(state, player)->known;
        for (int i = 0; static_cast<int>(cards.size()) < too_many && i < state.tables->cards(); ++i) {
            const CardId card{static_cast<std::uint8_t>(i)};
            const bool elsewhere =
                std::ranges::binary_search(state.discards, card) ||
                std::ranges::any_of(state.players, [&](const auto& each) { return std::ranges::binary_search(each.known, card); });
            if (state.options.open_cards ? std::ranges::binary_search(known, card) : !elsewhere) {
                cards.push_back(card);
            }
        }
        return DiscardCards{player, cards};
    }
    if (state.options.objectives == ObjectiveKeeping::Open && !find_player(state, player)->objective) {
        return KeepObjective{.player = player, .objective = Objective{.of_choice = 2, .territories = 18}, .watched = true};
    }
    if (m_plan.claims && once_in(40) && find_player(state, player)->in_game() && !find_player(state, player)->objective_shown) {
        const Objective hold{.territories = 20};
        if (state.options.objectives == ObjectiveKeeping::Open) {
            return Claim{player};
        }
        return once_in(3) ? Command{Claim{player, ShownObjective{{.text = "two continents"}, {}, {}}, once_in(3)}}
                          : Command{Claim{player, ShownObjective{hold, {}, {}}}};
    }
    if (state.turn.phase == Phase::Reinforcement) {
        if (auto set = set_of(state)) {
            return *set;
        }
        if (state.turn.to_place() > 0) {
            return PlaceArmies{armies(state, once_in(4) ? 1 + below(state.turn.to_place()) : state.turn.to_place())};
        }
    }
    if (!m_decided) {
        m_decided = true;
        m_attacks = m_plan.quiet && (state.extra_round.empty() || state.options.shared_victory) ? 0 : below(12);
    }
    if (state.turn.conquest && state[state.turn.conquest->from].armies > 1 && once_in(2)) {
        return Follow{1 + below(state[state.turn.conquest->from].armies - 1)};
    }
    if (state.turn.phase != Phase::StrategicMove && m_attacks-- > 0) {
        if (auto thrown = attack(state)) {
            return *thrown;
        }
        m_attacks = 0;
    }
    if (!state.turn.moved && once_in(2)) {
        if (auto moved = move(state)) {
            return *moved;
        }
    }
    if (state.turn.phase == Phase::Combat && once_in(5)) {
        return EndCombat{};
    }
    m_decided = m_tried_set = false;
    return EndTurn{drawn(state)};
}

Command RandomPlayer::next(const State& state) {
    if (!state.begun) {
        BeginGame begin{.options = m_plan.options};
        for (int i = 0; i < m_plan.seats; ++i) {
            begin.players.push_back(
                {"player " + std::to_string(i + 1), all_colours[static_cast<std::size_t>((i + static_cast<int>(m_plan.seed % 6)) % 6)]});
        }
        return begin;
    }
    switch (state.turn.phase) {
    case Phase::FirstThrow:
        return ThrowForFirst{dice(static_cast<int>(throwing_for_first(state).size()))};
    case Phase::Deal:
        return Deal{deal_by_program(state, m_plan.seed)};
    case Phase::InitialArmies:
        return PlaceArmies{armies(state, std::min(3, find_player(state, state.turn.player)->to_place))};
    case Phase::Reinforcement:
    case Phase::Combat:
    case Phase::StrategicMove:
        break;
    }
    return in_turn(state);
}

} // namespace intendant::risiko::test
