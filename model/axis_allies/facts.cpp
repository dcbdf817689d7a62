#include "model/axis_allies/facts.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// Each field of the facts, as a pointer to its member.
template <class Visit> void for_each_fact(Visit&& visit) {
    visit(&Facts::round);
    visit(&Facts::action);
    visit(&Facts::first_turn_started);
    visit(&Facts::researched);
    visit(&Facts::bought);
    visit(&Facts::breakthroughs);
    visit(&Facts::rocket_fired);
    visit(&Facts::taken);
    visit(&Facts::battle_sites);
    visit(&Facts::placed);
    visit(&Facts::paid_neutrals);
    visit(&Facts::lost_complexes);
    visit(&Facts::origins);
}

/// All that the books say; origins only while a battle is under way.
Facts all_facts(const State& state) {
    const auto& turn = state.turn;
    Facts facts{.round = turn.round,
                .action = turn.action,
                .first_turn_started = state.first_turn_started,
                .researched = turn.researched,
                .bought = turn.bought,
                .breakthroughs = turn.breakthroughs,
                .rocket_fired = turn.rocket_fired,
                .taken = std::vector<ControlRow>{},
                .battle_sites = turn.battle_sites,
                .placed = std::vector<PlacedRow>{},
                .paid_neutrals = state.paid_neutrals,
                .lost_complexes = state.lost_complexes,
                .origins = {}};
    for (const auto& taken : turn.taken) {
        facts.taken->push_back({taken.space, taken.before});
    }
    for (const auto& use : turn.complex_uses) {
        facts.placed->push_back({use.space, use.placed});
    }
    if (state.battle) {
        facts.origins = state.battle->origins;
    }
    return facts;
}

void tidy(std::optional<std::vector<SpaceId>>& spaces) {
    if (spaces) {
        std::ranges::sort(*spaces);
        const auto again = std::ranges::unique(*spaces);
        spaces->erase(again.begin(), again.end());
    }
}

template <class Row> void tidy_rows(std::optional<std::vector<Row>>& rows) {
    if (!rows) {
        return;
    }
    std::vector<Row> kept;
    for (const auto& row : *rows) {
        std::erase_if(kept, [&row](const Row& other) { return other.space == row.space; });
        kept.push_back(row);
    }
    std::ranges::sort(kept, {}, &Row::space);
    *rows = std::move(kept);
}

std::optional<core::Refused> unfit_spaces(const State& state, const Facts& facts) {
    const auto& tables = *state.tables;
    for (const auto& row : facts.taken.value_or(std::vector<ControlRow>{})) {
        if (tables[row.space].sea) {
            return refuse("T-07", INTENDANT_TR("{space} is a sea zone: nobody controls it."), {{"space", name(state, row.space)}});
        }
    }
    for (const auto& row : facts.placed.value_or(std::vector<PlacedRow>{})) {
        if (tables[row.space].sea || row.placed < 0 || row.placed > most_pieces_typed) {
            return refuse("L-08", INTENDANT_TR("A complex in {space} cannot have placed {count} {count:unit|units} this turn."),
                          {{"space", name(state, row.space)}, {"count", number(row.placed)}});
        }
    }
    for (const auto space : facts.paid_neutrals.value_or(std::vector<SpaceId>{})) {
        if (!tables[space].neutral) {
            return refuse("M-132", INTENDANT_TR("{space} was never neutral: nobody pays for flying over it."),
                          {{"space", name(state, space)}});
        }
    }
    for (const auto space : facts.lost_complexes.value_or(std::vector<SpaceId>{})) {
        if (!tables[space].original_complex) {
            return refuse("L-07", INTENDANT_TR("No complex stood in {space} at the start: as a new one it is limited anyway."),
                          {{"space", name(state, space)}});
        }
    }
    if (facts.origins && !state.battle) {
        return refuse("C-01", INTENDANT_TR("No battle is being fought: there is no attack whose origin could be told."));
    }
    for (const auto space : facts.origins.value_or(std::vector<SpaceId>{})) {
        const auto here = state.battle->space;
        if (!tables.adjacent(here, space)) {
            return refuse(tables[here].sea ? "C-37" : "C-32", INTENDANT_TR("{space} is not next to {battle}: no attack came from there."),
                          {{"space", name(state, space)}, {"battle", name(state, here)}});
        }
    }
    return std::nullopt;
}

} // namespace

void set_facts(State& state, const Facts& facts) {
    auto& turn = state.turn;
    turn.round = facts.round.value_or(turn.round);
    turn.action = facts.action.value_or(turn.action);
    state.first_turn_started = facts.first_turn_started.value_or(state.first_turn_started);
    turn.researched = facts.researched.value_or(turn.researched);
    turn.bought = facts.bought.value_or(turn.bought);
    turn.breakthroughs = facts.breakthroughs.value_or(turn.breakthroughs);
    turn.rocket_fired = facts.rocket_fired.value_or(turn.rocket_fired);
    if (facts.taken) {
        turn.taken.clear();
        for (const auto& row : *facts.taken) {
            turn.taken.push_back({row.space, row.power});
        }
    }
    turn.battle_sites = facts.battle_sites.value_or(turn.battle_sites);
    if (facts.placed) {
        turn.complex_uses.clear();
        for (const auto& row : *facts.placed) {
            turn.complex_uses.push_back({row.space, row.placed});
        }
    }
    state.paid_neutrals = facts.paid_neutrals.value_or(state.paid_neutrals);
    state.lost_complexes = facts.lost_complexes.value_or(state.lost_complexes);
    if (state.battle) {
        state.battle->origins = facts.origins.value_or(state.battle->origins);
    }
}

Facts facts_of(const State& state, const Facts& asked) {
    const auto all = all_facts(state);
    Facts said;
    for_each_fact([&](auto member) {
        if (asked.*member) {
            said.*member = all.*member;
        }
    });
    return said;
}

std::vector<Facts> one_by_one(const Facts& facts) {
    std::vector<Facts> each;
    for_each_fact([&](auto member) {
        if (facts.*member) {
            each.emplace_back().*member = facts.*member;
        }
    });
    return each;
}

Facts in_order(Facts facts) {
    tidy_rows(facts.taken);
    tidy_rows(facts.placed);
    tidy(facts.battle_sites);
    tidy(facts.paid_neutrals);
    tidy(facts.lost_complexes);
    tidy(facts.origins);
    return facts;
}

std::optional<core::Refused> unfit(const State& state, const Facts& facts) {
    if (facts.round && (*facts.round < 1 || *facts.round > most_pieces_typed)) {
        return refuse("T-05", INTENDANT_TR("{round} is not a round of play: the first is 1."), {{"round", number(*facts.round)}});
    }
    if (facts.action && *facts.action != state.turn.action && state.battle) {
        return refuse("T-01", INTENDANT_TR("A battle is being fought in {space}: finish or undo it before another Action is played."),
                      {{"space", name(state, state.battle->space)}});
    }
    if (facts.breakthroughs && (*facts.breakthroughs < 0 || *facts.breakthroughs > static_cast<int>(all_weapons.size()))) {
        return refuse("R-05", INTENDANT_TR("{count} developments cannot still be thrown for."), {{"count", number(*facts.breakthroughs)}});
    }
    return unfit_spaces(state, facts);
}

} // namespace intendant::axis_allies
