#include "model/risiko/game.hpp"

#include <algorithm>

namespace intendant::risiko {

namespace {

std::string army(Colour colour) { return std::string{id_of(colour)} + ":army"; }
std::string hand(Colour colour) { return "hand:" + std::string{id_of(colour)}; }
std::string in_hand(Colour colour) { return "in_hand:" + std::string{id_of(colour)}; }

/// One overload for each event that moves armies or cards. Rule: RK-GEN-6, RK-CRD-2.
struct Postings {
    const State& before;
    std::vector<core::Posting> result{};

    std::string at(TerritoryId id) const { return "territory:" + (*before.tables)[id].id; }
    void post(const std::string& from, const std::string& to, const std::string& what, std::int64_t count) {
        if (count > 0) {
            result.push_back({from, to, what, count});
        } else if (count < 0) {
            result.push_back({to, from, what, -count});
        }
    }
    void cards(const std::string& from, const std::string& to, std::int64_t count) { post(from, to, "card", count); }
    void place(const std::string& from, Colour colour, const std::vector<ArmyRow>& rows) {
        for (const auto& row : rows) {
            post(from, at(row.territory), army(colour), row.armies);
        }
    }

    void operator()(const GameBegun& event) {
        for (const auto& row : event.holdings) {
            post("reserve", at(row.territory), army(row.owner), row.armies);
        }
        for (const auto& row : event.hands) {
            cards("box", hand(row.colour), row.count);
        }
        cards("box", "deck", event.deck);
        cards("box", "discards", static_cast<std::int64_t>(event.discards.size()));
    }
    void operator()(const TerritoriesDealt& event) {
        for (const auto& row : event.territories) {
            post("reserve", at(row.territory), army(row.owner), 1);
        }
        for (const auto& row : event.in_hand) {
            post("reserve", in_hand(row.colour), army(row.colour), row.count);
        }
    }
    void operator()(const InitialArmiesPlaced& event) { place(in_hand(event.player), event.player, event.armies); }
    void operator()(const DeckMade& event) { cards("box", "deck", event.cards); }
    void operator()(const ArmiesPlaced& event) { place("reserve", event.player, event.armies); }
    void operator()(const SetHandedIn& event) { cards(hand(event.player), "discards", static_cast<std::int64_t>(event.cards.size())); }
    void operator()(const CardsDiscarded& event) { cards(hand(event.player), "discards", static_cast<std::int64_t>(event.cards.size())); }
    void operator()(const DiceThrown& event) {
        post(at(event.from), "lost", army(event.attacker), event.attacker_loses);
        post(at(event.to), "lost", army(event.defender), event.defender_loses);
    }
    void operator()(const TerritoryOccupied& event) { post(at(event.from), at(event.to), army(event.by), event.moved); }
    void operator()(const ArmiesFollowed& event) { post(at(event.from), at(event.to), army(before.turn.player), event.armies); }
    void operator()(const ArmiesMoved& event) { post(at(event.from), at(event.to), army(event.player), event.armies); }
    void operator()(const PlayerEliminated& event) { cards(hand(event.player), hand(event.by), event.cards); }
    void operator()(const CardDrawn& event) { cards("deck", hand(event.player), 1); }
    void operator()(const DeckReshuffled& event) { cards("discards", "deck", event.cards); }
    void operator()(const HoldingCorrected& event) {
        if (event.before.owner == event.after.owner && event.after.owner) {
            post("reserve", at(event.territory), army(*event.after.owner), event.after.armies - event.before.armies);
            return;
        }
        if (event.before.owner) {
            post(at(event.territory), "reserve", army(*event.before.owner), event.before.armies);
        }
        if (event.after.owner) {
            post("reserve", at(event.territory), army(*event.after.owner), event.after.armies);
        }
    }
    void operator()(const CardsCorrected& event) { cards("deck", hand(event.player), event.after - event.before); }
    void operator()(const DiscardsCorrected& event) {
        cards("deck", "discards", static_cast<int>(event.after.size()) - static_cast<int>(event.before.size()));
    }
    template <class Other> void operator()(const Other&) {}
};

struct Rolls {
    const State& before;

    using Result = std::vector<core::Roll>;

    static Result both(const std::string& purpose, const std::string& attacker, const core::Throw& attack, const std::string& defender,
                       const core::Throw& defence) {
        auto rows = core::rolls_of(attack, purpose, attacker, 0);
        std::ranges::move(core::rolls_of(defence, purpose, defender, 0), std::back_inserter(rows));
        return rows;
    }
    Result operator()(const FirstThrown& event) const { return core::rolls_of(event.dice, "first place", "", 0); }
    Result operator()(const DiceThrown& event) const {
        return both("attack " + (*before.tables)[event.to].id + " from " + (*before.tables)[event.from].id,
                    std::string{id_of(event.attacker)}, event.attack, std::string{id_of(event.defender)}, event.defence);
    }
    Result operator()(const ThrowVoided& event) const {
        return both("void throw", std::string{id_of(event.player)}, event.attack, "", event.defence);
    }
    template <class Other> Result operator()(const Other&) const { return {}; }
};

} // namespace

std::vector<core::Posting> postings(const State& before, const Event& event) {
    Postings postings{before};
    std::visit([&postings](const auto& each) { postings(each); }, event);
    return std::move(postings.result);
}

std::vector<core::Roll> rolls(const State& before, const Event& event) { return std::visit(Rolls{before}, event); }

core::Ledger books(const State& state) {
    core::Ledger ledger;
    for (std::size_t i = 0; i < state.holdings.size(); ++i) {
        if (const auto& holding = state.holdings[i]; holding.owner) {
            ledger.post({"reserve", "territory:" + state.tables->territories[i].id, army(*holding.owner), holding.armies});
        }
    }
    for (const auto& each : state.players) {
        const auto colour = each.player.colour;
        ledger.post({"reserve", in_hand(colour), army(colour), each.to_place});
        ledger.post({"reserve", "lost", army(colour), each.armies.lost});
        ledger.post({"box", hand(colour), "card", each.cards});
    }
    ledger.post({"box", "deck", "card", state.deck});
    ledger.post({"box", "discards", "card", static_cast<std::int64_t>(state.discards.size())});
    return ledger;
}

std::vector<Colour> miscounted(const State& state) {
    std::vector<Colour> wrong;
    for (const auto& each : state.players) {
        if (each.armies.on_board() != armies_of(state, each.player.colour)) {
            wrong.push_back(each.player.colour);
        }
    }
    return wrong;
}

} // namespace intendant::risiko
