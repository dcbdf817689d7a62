#include "model/empire_of_the_sun/game.hpp"

namespace intendant::empire_of_the_sun {

namespace {

std::string account_of(std::string_view place, Side side) { return std::string{place} + ":" + std::string{id_of(side)}; }

std::string unit_account(const State& state, std::size_t unit) {
    return account_of(id_of(state.units[unit].place.kind), state.tables->units[unit].side);
}
std::string card_account(const State& state, std::size_t card) {
    return account_of(id_of(state.cards[card]), state.tables->cards[card].side);
}
/// A count moves into the account, or out of it.
void post_count(std::vector<core::Posting>& found, const std::string& account, std::string_view what, std::int64_t count) {
    if (count > 0) {
        found.push_back({"box", account, std::string{what}, count});
    } else if (count < 0) {
        found.push_back({account, "box", std::string{what}, -count});
    }
}

} // namespace

std::vector<core::Posting> postings(const State& before, const Event& event) {
    const auto after = apply(before, event);
    const auto& tables = *after.tables;
    std::vector<core::Posting> found;
    const auto moves = [&](const std::string& from, const std::string& to, const std::string& what) {
        if (after.begun && from != to) {
            found.push_back({from, to, what, 1});
        }
    };
    for (std::size_t i = 0; i < after.units.size(); ++i) {
        moves(before.begun ? unit_account(before, i) : "box", unit_account(after, i), tables.units[i].id);
    }
    for (std::size_t i = 0; i < after.cards.size(); ++i) {
        moves(before.begun ? card_account(before, i) : "box", card_account(after, i), tables.cards[i].id);
    }
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        post_count(found, "tracks", track_facts[i].word, after.tracks.values[i] - before.tracks.values[i]);
    }
    post_count(found, account_of("held", Side::Japan), "hex",
               static_cast<std::int64_t>(after.japanese.size()) - static_cast<std::int64_t>(before.japanese.size()));
    return found;
}

core::Ledger books(const State& state) {
    std::vector<core::Posting> found;
    for (std::size_t i = 0; state.begun && i < state.units.size(); ++i) {
        found.push_back({"box", unit_account(state, i), state.tables->units[i].id, 1});
    }
    for (std::size_t i = 0; state.begun && i < state.cards.size(); ++i) {
        found.push_back({"box", card_account(state, i), state.tables->cards[i].id, 1});
    }
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        post_count(found, "tracks", track_facts[i].word, state.tracks.values[i]);
    }
    post_count(found, account_of("held", Side::Japan), "hex", static_cast<std::int64_t>(state.japanese.size()));
    core::Ledger ledger;
    ledger.post(found);
    return ledger;
}

namespace {

std::vector<core::Roll> of(const core::Throw& dice, const std::string& purpose, Side side) {
    return dice.faces.empty() ? std::vector<core::Roll>{} : core::rolls_of(dice, purpose, std::string{id_of(side)}, 0);
}

std::vector<core::Roll> of_battle(const State& before, const FoughtSide& offensive, const FoughtSide& reaction,
                                  const std::string& purpose) {
    const auto side = before.offensive ? before.offensive->side : Side::Japan;
    auto all = of(offensive.die, purpose, side);
    const auto others = of(reaction.die, purpose, enemy_of(side));
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

} // namespace

std::vector<core::Roll> rolls(const State& before, const Event& event) {
    if (const auto* rolled = std::get_if<DieRolled>(&event)) {
        const auto of_japan = rolled->purpose == Purpose::China;
        const auto reacts = before.offensive ? enemy_of(before.offensive->side) : Side::Allies;
        const bool reaction = rolled->purpose == Purpose::Intelligence || rolled->purpose == Purpose::SpecialReaction;
        return of(rolled->dice, std::string{id_of(rolled->purpose)}, of_japan ? Side::Japan : reaction ? reacts : Side::Allies);
    }
    if (const auto* fought = std::get_if<SeaBattleFought>(&event)) {
        return of_battle(before, fought->offensive, fought->reaction, "air_naval");
    }
    if (const auto* fought = std::get_if<LandBattleFought>(&event)) {
        return of_battle(before, fought->offensive, fought->reaction, "ground");
    }
    return {};
}

} // namespace intendant::empire_of_the_sun
