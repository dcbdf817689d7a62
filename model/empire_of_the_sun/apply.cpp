#include "model/empire_of_the_sun/game.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun {

namespace {

template <class T> void add(std::vector<T>& list, const T& value) {
    if (!has(list, value)) {
        list.push_back(value);
    }
}
template <class T> void insert_sorted(std::vector<T>& list, const T& value) {
    const auto at = std::ranges::lower_bound(list, value);
    if (at == list.end() || *at != value) {
        list.insert(at, value);
    }
}
template <class T> void erase_sorted(std::vector<T>& list, const T& value) {
    const auto at = std::ranges::lower_bound(list, value);
    if (at != list.end() && *at == value) {
        list.erase(at);
    }
}

/// One overload an event. Nothing is judged here: what an event says is done.
struct Apply {
    State& state;

    Station& at(UnitId unit) { return state.units[unit.index]; }
    CardPlace& at(CardId card) { return state.cards[card.index]; }
    Side side_of(CardId card) const { return (*state.tables)[card].side; }
    int& track(Track which) { return state.tracks[which]; }

    /// A card leaves the hand, or the place where it lay aside.
    void leaves(CardId card) {
        const auto side = side_of(card);
        if (at(card) == CardPlace::Future) {
            track(future_of(side)) = 0;
        } else {
            track(cards_of(side)) = std::max(0, track(cards_of(side)) - 1);
        }
    }
    void level(const FoughtRow& row) {
        auto& station = at(row.unit);
        if (row.after == 0) {
            station.place = {.kind = PlaceKind::Eliminated};
        }
        station.step = row.after == 2 ? Step::Full : Step::Reduced;
        if (row.after == row.before) { // nothing was lost: one step stays what it was
            station.step = row.before == 2 ? Step::Full : station.step;
        }
    }
    void next_to_act(Side acted) {
        const auto other = enemy_of(acted);
        const bool can = track(cards_of(other)) > 0 || track(passes_of(other)) > 0 || track(future_of(other)) > 0;
        state.turn.next = can ? other : acted;
    }

    void mark_prewar(std::vector<UnitId> units) {
        std::ranges::sort(units);
        state.prewar = std::move(units);
    }

    /// Where the books do not keep the map, a hex is not kept either.
    Place kept_place(const Place& place) const {
        return place.kind == PlaceKind::Hex && !whole_map(state) ? Place{.kind = PlaceKind::Map} : place;
    }
    void forget_hexes() {
        for (auto& station : state.units) {
            station.place = kept_place(station.place);
        }
    }

    void operator()(const GameBegun& event) {
        state.begun = true;
        state.options = event.options;
        state.players = event.players;
        set_up(state, event.scenario);
        forget_hexes();
        track(Track::ChinaLength) = event.china_length.value_or(0);
        track(Track::Bid) = event.bid;
        mark_prewar(event.prewar);
    }
    void operator()(const TurnBegun& event) {
        state.turn = {.number = event.number, .phase = Phase::Reinforcements};
        for (std::size_t i = 0; i < track_facts.size(); ++i) {
            if (track_facts[i].of_turn) {
                state.tracks.values[i] = 0;
            }
        }
        state.tokyo_express.reset();
    }
    void operator()(const PhaseBegun& event) {
        state.turn.phase = event.phase;
        state.turn.next = event.next.value_or(state.turn.next);
    }
    /// What the card of the offensive changes is kept, as it was before, in the order of tracks and units.
    Undo* kept(Cause cause, std::optional<CardId> card) {
        const bool by_it = cause == Cause::Card && state.offensive && card == state.offensive->card;
        return by_it && state.offensive->undo ? &*state.offensive->undo : nullptr;
    }
    void operator()(const TracksMoved& event) {
        if (auto* undo = kept(event.cause, event.card)) {
            for (const auto& row : event.tracks) {
                if (std::ranges::find(undo->tracks, row.track, &TrackRow::track) == undo->tracks.end()) {
                    const auto place = std::ranges::lower_bound(undo->tracks, row.track, {}, &TrackRow::track);
                    undo->tracks.insert(place, TrackRow{row.track, track(row.track)});
                }
            }
        }
        for (const auto& row : event.tracks) {
            track(row.track) = row.value;
        }
        if (event.at_once) {
            state.turn.replacing = event.card;
        }
    }
    void operator()(const WillChanged& event) {
        track(Track::UsWill) = event.after;
        const auto& often = state.tables->will[event.cause.index].frequency;
        if (!often.starts_with("each turn") && often != "once per turn") {
            insert_sorted(state.will_causes, event.cause);
        }
    }
    void operator()(const UnitsPlaced& event) {
        keep_before(event);
        for (const auto unit : event.arrived) {
            add(state.turn.arrived, unit);
        }
        for (const auto& row : event.units) {
            if (event.cause == Cause::Replacement && at(row.unit).place.kind == PlaceKind::Eliminated) {
                insert_sorted(state.turn.rebuilt, row.unit);
            }
            at(row.unit) = {.place = kept_place(row.place), .step = row.step};
            std::erase(state.turn.entering, row.unit);
        }
    }
    void keep_before(const UnitsPlaced& event) {
        if (auto* undo = kept(event.cause, event.card)) {
            for (const auto& row : event.units) {
                if (std::ranges::find(undo->units, row.unit, &UnitRow::unit) == undo->units.end()) {
                    const auto place = std::ranges::lower_bound(undo->units, row.unit, {}, &UnitRow::unit);
                    undo->units.insert(place, UnitRow{.unit = row.unit, .place = at(row.unit).place, .step = at(row.unit).step});
                }
            }
        }
        if (!event.card || !state.offensive || !state.offensive->undo) {
            return;
        }
        const auto& card = (*state.tables)[*event.card];
        const bool strikes = card.dice_strike || !card.losses.empty();
        for (const auto& row : event.units) {
            const auto& unit = (*state.tables)[row.unit];
            const int before = unit.one_step() || at(row.unit).step == Step::Reduced ? 1 : 2;
            const int after = row.place.kind == PlaceKind::Eliminated ? 0 : row.step == Step::Full && !unit.one_step() ? 2 : 1;
            for (int step = after; step < before && !unit.hq(); ++step) {
                state.offensive->undo->struck.push_back(*event.card);
                if (strikes) {
                    state.offensive->undo->hits.push_back({*event.card, row.unit});
                }
            }
        }
    }
    void operator()(const UnitsDue& event) {
        for (const auto unit : event.units) {
            add(state.turn.entering, unit);
        }
    }
    void operator()(const HexesTaken& event) {
        for (const auto hex : event.hexes) {
            if (controls(state, event.side, hex)) {
                continue;
            }
            if (event.side == Side::Japan) {
                insert_sorted(state.japanese, hex);
            } else {
                erase_sorted(state.japanese, hex);
                if (state.tokyo_express == hex) {
                    state.tokyo_express.reset();
                }
            }
            auto& changed = state.turn.changed;
            has(changed, hex) ? erase_sorted(changed, hex) : insert_sorted(changed, hex);
            if (event.cause == Cause::Movement && state.offensive && state.offensive->undo) {
                add(state.offensive->undo->taken, hex);
            }
            if (event.cause == Cause::Correction && event.side == Side::Japan) {
                erase_sorted(state.fallen, hex);
            }
        }
        for (const auto hex : event.fallen) {
            insert_sorted(state.fallen, hex);
        }
    }
    void operator()(const HexesScored& event) {
        for (const auto hex : event.hexes) {
            insert_sorted(state.scored, hex);
        }
    }
    void operator()(const DieRolled& event) {
        auto& turn = state.turn;
        if (event.card && state.offensive && state.offensive->undo) {
            state.offensive->undo->thrown.push_back({*event.card, event.value});
        }
        switch (event.purpose) {
        case Purpose::Europe:
            if (event.unit) {
                add(turn.rolled, *event.unit);
            }
            break;
        case Purpose::Submarine:
            turn.submarines_rolled = true;
            turn.submarines_succeeded = event.success;
            break;
        case Purpose::Bombing:
            if (event.unit) {
                add(turn.bombed, *event.unit);
            }
            turn.bombings += event.success ? 1 : 0;
            break;
        case Purpose::Intelligence:
            if (state.offensive) {
                state.offensive->rolled = true;
            }
            break;
        case Purpose::SpecialReaction:
        case Purpose::China:
        case Purpose::Card:
            break;
        }
    }
    void operator()(const ActionTaken& event) {
        if (event.card) {
            leaves(*event.card);
            const bool removed = event.as_event && (*state.tables)[*event.card].removed_after_event;
            at(*event.card) = event.action == Action::SetAside ? CardPlace::Future : removed ? CardPlace::Removed : CardPlace::Discards;
        } else if (event.action == Action::SetAside) {
            track(cards_of(event.side)) = std::max(0, track(cards_of(event.side)) - 1);
        }
        if (event.action == Action::SetAside) {
            track(future_of(event.side)) = 1;
            track(set_aside_of(event.side)) = 1;
        }
        if (event.action == Action::Pass) {
            track(passes_of(event.side)) = std::max(0, track(passes_of(event.side)) - 1);
        }
        next_to_act(event.side);
        state.turn.acted = state.turn.acted || event.first;
        state.turn.replacing.reset();
    }
    void operator()(const CardMoved& event) {
        const auto side = side_of(event.card);
        switch (event.how) {
        case CardMove::Reaction:
            leaves(event.card);
            if (state.offensive) {
                state.offensive->reaction_cards.push_back(event.card);
            }
            break;
        case CardMove::Given:
            leaves(event.card);
            break;
        case CardMove::Taken:
            ++track(cards_of(side));
            break;
        case CardMove::Shown:
        case CardMove::Event:
        case CardMove::Cancelled:
        case CardMove::Correction:
            break;
        }
        at(event.card) = event.to;
    }
    void operator()(const DeckReshuffled& event) {
        for (std::size_t i = 0; i < state.cards.size(); ++i) {
            if (state.tables->cards[i].side == event.side && state.cards[i] == CardPlace::Discards) {
                state.cards[i] = CardPlace::Unseen;
            }
        }
        track(reshuffle_of(event.side)) = 0;
    }
    void operator()(const OffensiveBegun& event) {
        state.offensive = Offensive{.side = event.side,
                                    .card = event.card,
                                    .as_event = event.as_event,
                                    .headquarters = event.headquarters,
                                    .status = event.status,
                                    .asp_more = event.asp_more,
                                    .undo = event.undo ? std::optional{Undo{}} : std::nullopt};
    }
    void operator()(const UnitsActivated& event) {
        if (!state.offensive) {
            return;
        }
        auto& offensive = *state.offensive;
        const bool reacts = event.side != offensive.side;
        if (event.undone) {
            for (const auto unit : event.units) {
                std::erase(offensive.activated, unit);
                std::erase_if(offensive.moved, [&](const Moved& moved) { return moved.unit == unit; });
            }
            std::erase_if(offensive.battles, [&](HexId hex) { return has(event.battles, hex); });
            return;
        }
        for (const auto unit : event.units) {
            add(reacts ? offensive.reacting : offensive.activated, unit);
        }
        if (reacts && event.headquarters) {
            offensive.reaction_headquarters = event.headquarters;
        }
    }
    void operator()(const UnitsMoved& event) {
        for (const auto unit : event.units) {
            if (state.offensive && at(unit).on_map() && !has_moved(*state.offensive, unit)) {
                state.offensive->moved.push_back({.unit = unit, .from = at(unit).place.hex, .by = event.by});
            }
            at(unit).place = {.kind = PlaceKind::Hex, .hex = event.to};
        }
        if (state.offensive && event.by == Travel::PostBattle && !event.units.empty()) {
            state.offensive->left = state.offensive->left || (*state.tables)[event.units.front()].side == state.offensive->side;
        }
        if (!event.units.empty()) {
            track(asp_used_of((*state.tables)[event.units.front()].side)) += event.asp;
        }
    }
    void operator()(const BattlesDeclared& event) {
        for (const auto hex : event.hexes) {
            if (state.offensive) {
                add(state.offensive->battles, hex);
            }
            if (state.offensive && event.special) {
                add(state.offensive->special, hex);
            }
        }
    }
    void operator()(const StatusSet& event) {
        if (state.offensive) {
            state.offensive->status = event.status;
        }
    }
    void operator()(const ExpressPlaced& event) { state.tokyo_express = event.hex; }
    void operator()(const SeaBattleFought& event) {
        for (const auto* side : {&event.offensive, &event.reaction}) {
            for (const auto& row : side->units) {
                level(row);
                if (state.offensive) {
                    add(state.offensive->fighters, row.unit);
                }
            }
        }
        if (state.offensive) {
            add(state.offensive->fought_at_sea, event.hex);
            if (event.raid && state.offensive->undo) {
                state.offensive->undo->raided = true;
            }
            if (event.offensive_wins) {
                add(state.offensive->won_at_sea, event.hex);
            }
        }
    }
    void operator()(const LandBattleFought& event) {
        for (const auto* side : {&event.offensive, &event.reaction}) {
            for (const auto& row : side->units) {
                level(row);
                if (state.offensive && state.offensive->undo) {
                    add(state.offensive->undo->on_land, row.unit);
                }
            }
        }
        if (state.offensive) {
            add(state.offensive->fought, event.hex);
        }
    }
    void operator()(const OffensiveEnded&) { state.offensive.reset(); }
    void operator()(const NationSurrendered& event) { insert_sorted(state.surrendered, event.area); }
    void operator()(const GameEnded& event) { state.outcome = event.outcome; }
    void operator()(const OptionsChanged& event) {
        state.options = event.after;
        forget_hexes();
    }
    void operator()(const PrewarMarked& event) { mark_prewar(event.units); }
    void operator()(const StockTaken&) {}
    void operator()(const MapAffirmed&) {}
};

} // namespace

State apply(State state, const Event& event) {
    std::visit(Apply{state}, event);
    return state;
}

} // namespace intendant::empire_of_the_sun
