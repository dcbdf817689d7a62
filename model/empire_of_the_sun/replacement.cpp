#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>
#include <set>

namespace intendant::empire_of_the_sun {

namespace {

/// Any of the five bases. Rule: ES-REP-14.
bool commonwealth_base(const State& state) {
    constexpr std::array bases{"1307", "1308", "2015", "2709", "3727"};
    return std::ranges::any_of(bases, [&](const char* label) {
        const auto hex = state.tables->find_hex(label);
        return hex && controls(state, Side::Allies, *hex);
    });
}

} // namespace

bool china_cut_off(const State& state) {
    return std::ranges::all_of(state.tables->map_hexes, [&](const MapHex& hex) {
        const bool port = hex.port && (hex.region == "China" || hex.region == "Korea") && state.tables->map->coastal(hex.hex);
        return !port || controls(state, Side::Allies, hex.hex);
    });
}

void enter_replacements(Decision& decision) {
    const auto& state = decision.now();
    const auto oahu = decision.tables().find_hex("5808");
    const auto due = replacements(decision.tables(), state.turn.number,
                                  {.oahu_allied = oahu && controls(state, Side::Allies, *oahu),
                                   .commonwealth_base_allied = commonwealth_base(state),
                                   .china_surrendered = has(state.surrendered, Area::China),
                                   .indian_levy = state[Track::IndianLevy] == state.turn.number});
    decision.set(Cause::Replacement, {{Track::AlliedLand, due.allied_land},
                                      {Track::AlliedAir, due.allied_air},
                                      {Track::UsNaval, due.us_naval},
                                      {Track::CommonwealthNaval, due.commonwealth_naval},
                                      {Track::ChinesePool, due.chinese},
                                      {Track::JapaneseLand, 0},
                                      {Track::JapaneseNaval, state[Track::JapaneseNaval] + due.japanese_naval}});
}

namespace {

/// What is left in the pool of a unit while a command is decided.
class Pools {
public:
    explicit Pools(const State& state) : m_tracks(state.tracks) {}

    int operator[](Track pool) const { return m_tracks[pool]; }
    void spend(Track pool, int count) { m_tracks[pool] -= count; }
    int taken{0}; ///< divisions from China

private:
    Tracks m_tracks;
};

/// Japan's land units are mended with divisions of the China track. Rule: ES-REP-8, ES-REP-9, ES-REP-21.
void spend(Decision& decision, Pools& pools, UnitId id, Track pool, int cost) {
    const auto& tables = decision.tables();
    if (pool == Track::JapaneseLand && pools[pool] < cost && decision.now().turn.phase == Phase::Offensives) {
        decision.breaks("ES-REP-8", INTENDANT_TR("Divisions are taken from China in the Replacement segment, not now: {unit}."),
                        {{"unit", name(id)}});
    }
    if (pool == Track::JapaneseLand && pools[pool] < cost) {
        const int needed = cost - std::max(0, pools[pool]);
        pools.spend(pool, cost - needed);
        pools.taken += needed;
        if (decision[Track::DivisionsTaken] + pools.taken > tables.limit("china_divisions_per_turn") ||
            pools.taken > decision[Track::ChinaDivisions]) {
            decision.breaks("ES-REP-8",
                            INTENDANT_TR("Japan takes at most two divisions a turn from China, as far as there are any: {unit}."),
                            {{"unit", name(id)}});
        }
        if (china_cut_off(decision.now())) {
            decision.breaks("ES-REP-9",
                            INTENDANT_TR("The Allies control the ports of China and Korea: no division can be taken for {unit}."),
                            {{"unit", name(id)}});
        }
        return;
    }
    if (pools[pool] < cost) {
        decision.breaks("ES-REP-1", INTENDANT_TR("{unit} costs {cost}, and {pool} has {left} left."),
                        {{"unit", name(id)}, {"cost", number(cost)}, {"pool", name(pool)}, {"left", number(pools[pool])}});
    }
    pools.spend(pool, std::min(cost, std::max(0, pools[pool])));
}

/// Rule: ES-REP-3, ES-REP-4, ES-REP-17, ES-REP-20.
void check_unit(Decision& decision, const Board& board, const Supply& supply, UnitId id) {
    const auto& state = decision.now();
    const auto& unit = decision.tables()[id];
    const Parameters named{{"unit", name(id)}};
    const bool named_by_card = state.turn.replacing && has(decision.tables()[*state.turn.replacing].mends, id); // ES-REP-19
    if ((unit.prewar || has(state.prewar, id)) && !named_by_card) {
        decision.breaks("ES-REP-4", INTENDANT_TR("{unit} is a pre-war unit: it takes no replacements."), named);
    }
    const bool levy = state[Track::IndianLevy] == state.turn.number;
    if (levy && unit.nation == Nation::Commonwealth && unit.pool == Pool::AlliedLand) {
        decision.breaks("ES-REP-17", INTENDANT_TR("Land replacements of this turn may not be used on Commonwealth units: {unit}."), named);
    }
    if (!state[id].in_play()) {
        if (unit.sub_nation == SubNation::Australian && has(state.surrendered, Area::Australia)) {
            decision.breaks("ES-REP-20", INTENDANT_TR("Australia has surrendered: {unit} does not come back."), named);
        }
        return;
    }
    if (state[id].place.kind != PlaceKind::Hex) {
        return;
    }
    if (!supply.supplied(id)) {
        out_of_supply(decision, board, supply, "ES-REP-3", id);
    }
    if (supply.zones().hostile(unit.side, state[id].place.hex)) {
        decision.breaks("ES-REP-3", INTENDANT_TR("{unit} stands in the zone of influence of {enemies}, which nothing neutralises."),
                        {{"unit", name(id)}, {"enemies", list_of(supply.zones().covering(enemy_of(unit.side), state[id].place.hex))}});
    }
}

/// Which units the replacements of a card are for. Rule: ES-REP-10, ES-REP-19.
void check_card(Decision& decision, CardId card, UnitId id) {
    const auto& tables = decision.tables();
    const auto& state = decision.now();
    const auto& unit = tables[id];
    const Parameters both{{"card", name(card)}, {"unit", name(id)}};
    const auto& text = tables[card];
    constexpr int near = 3; // ES-REP-10
    const auto far = [&] {
        const auto rangoon = tables.find_hex("2008");
        return rangoon && state[id].on_map() && tables.map->distance(state[id].place.hex, *rangoon) > near;
    };
    if (text.says("mends_australians") && unit.sub_nation != SubNation::Australian) {
        decision.breaks("ES-REP-19", INTENDANT_TR("{card} mends Australian units only, not {unit}."), both);
    } else if (!text.mends.empty() && !has(text.mends, id)) {
        decision.breaks("ES-REP-19", INTENDANT_TR("{card} mends the AVG and units of the 14AF only, not {unit}."), both);
    } else if (text.says("mends_within_3_of_2008") && far()) {
        decision.breaks("ES-REP-10", INTENDANT_TR("{card} mends units within three hexes of Rangoon only, not {unit}."), both);
    } else if (text.says("mends_on_the_map") && !state[id].in_play()) {
        decision.breaks("ES-REP-19", INTENDANT_TR("{card} mends a reduced unit on the map, not {unit}."), both);
    }
}

/// The pool of a unit; that of AL17 mends the AVG, which takes no other. Rule: ES-REP-19.
std::optional<Track> pool_for(const State& state, UnitId id) {
    const auto& unit = (*state.tables)[id];
    const bool by_card = state.turn.replacing && has((*state.tables)[*state.turn.replacing].mends, id);
    return by_card && unit.pool == Pool::None ? std::optional{Track::AlliedAir} : track_of(unit.pool);
}

/// The Allies come first; outside their part of the turn replacements come from a card that was just played. Rule: ES-SEQ-2, ES-REP-8, ES-REP-19.
void check_moment(Decision& decision, Track pool, UnitId id) {
    const auto& state = decision.now();
    if (state.turn.phase != Phase::Offensives) {
        const auto& turn = state.turn;
        const bool japan_has = state[Track::DivisionsTaken] > 0 || state[Track::JapaneseMended] > 0 ||
                               std::ranges::any_of(turn.rebuilt, [&](UnitId each) { return decision.tables()[each].side == Side::Japan; });
        if (japan_has && decision.tables()[id].side == Side::Allies) {
            decision.breaks("ES-SEQ-2",
                            INTENDANT_TR("All Allied replacements come before those of Japan, which has used some already: {unit}."),
                            {{"unit", name(id)}});
        }
        return;
    }
    const bool by_card = state.turn.replacing && std::ranges::any_of(decision.tables()[*state.turn.replacing].replacements,
                                                                     [&](const CardReplacements& each) { return each.pool == pool; });
    if (!by_card) {
        decision.breaks("ES-SEQ-2",
                        INTENDANT_TR("Replacements are used in their own part of the turn, and no card gives any for {unit} now."),
                        {{"unit", name(id)}});
    } else {
        check_card(decision, *state.turn.replacing, id);
    }
}

/// An eliminated unit returns into the hex that is said. Rule: ES-REP-3, ES-REP-15.
std::optional<core::Refused> come_back(Decision& decision, const Board& board, const Supply& supply, const ReplacementRow& row,
                                       UnitRow& after) {
    const auto& unit = decision.tables()[row.unit];
    if (!row.hex && !whole_map(decision.now())) {
        after.place = {.kind = PlaceKind::Map};
        after.step = unit.nation == Nation::Chinese ? Step::Reduced : row.step; // ES-REP-15
        return std::nullopt;
    }
    if (!row.hex || decision.map().land(*row.hex) == nullptr) {
        return refuse("ES-REP-3", INTENDANT_TR("{unit} comes back: say into which hex."), {{"unit", name(row.unit)}});
    }
    after.place = {.kind = PlaceKind::Hex, .hex = *row.hex};
    after.step = unit.nation == Nation::Chinese ? Step::Reduced : row.step; // ES-REP-15
    if (unit.nation == Nation::Chinese) {
        if (decision.map().label(*row.hex) != "2407") {
            decision.breaks("ES-REP-15", INTENDANT_TR("{unit} comes back at Kunming, 2407, not in {hex}."),
                            {{"unit", name(row.unit)}, {"hex", name(*row.hex)}});
        }
    } else {
        check_arrival(decision, board, supply, row.unit, *row.hex);
    }
    return std::nullopt;
}

} // namespace

core::Verdict<Event> decide(const State& state, const Replace& command) {
    Decision decision(state);
    const auto& tables = decision.tables();
    const bool by_card = state.turn.phase == Phase::Offensives; // at once, as a card says (ES-REP-19)
    if (!by_card) {
        expect_phase(decision, Phase::Replacements);
    }
    const auto board = board_of(state);
    Supply supply;
    supply.compute(tables, board);
    std::set<UnitId> seen;
    std::vector<UnitRow> rows;
    Pools pools(state);
    for (const auto& row : command.units) {
        const auto& unit = tables[row.unit];
        const auto& station = state[row.unit];
        const Parameters named{{"unit", name(row.unit)}};
        if (!seen.insert(row.unit).second) {
            return refuse("ES-GEN-21", INTENDANT_TR("{unit} is named twice."), named);
        }
        const auto pool = pool_for(state, row.unit);
        if (!pool) {
            return refuse(unit.nation == Nation::Dutch ? "ES-REP-16" : "ES-REP-1", INTENDANT_TR("{unit} takes no replacements."), named);
        }
        const bool gone = station.place.kind == PlaceKind::Eliminated;
        const bool mends = !gone && level_of(state, row.unit) == 1 && !unit.one_step();
        if (!gone && !mends) {
            return refuse("ES-REP-2", INTENDANT_TR("{unit} is neither reduced nor eliminated."), named);
        }
        UnitRow after{.unit = row.unit, .place = station.place, .step = Step::Full};
        int cost = 1;
        if (gone) {
            if (auto why = come_back(decision, board, supply, row, after)) {
                return *why;
            }
            cost = after.step == Step::Full && !unit.one_step() ? 2 : 1;
        }
        check_unit(decision, board, supply, row.unit);
        check_moment(decision, *pool, row.unit);
        spend(decision, pools, row.unit, *pool, cost);
        rows.push_back(after);
    }
    std::vector<TrackRow> left{{Track::DivisionsTaken, state[Track::DivisionsTaken] + pools.taken},
                               {Track::ChinaDivisions, state[Track::ChinaDivisions] - pools.taken}};
    for (int pool = static_cast<int>(Track::AlliedLand); pool <= static_cast<int>(Track::JapaneseNaval); ++pool) {
        left.push_back({static_cast<Track>(pool), pools[static_cast<Track>(pool)]});
    }
    const bool japan_mends = std::ranges::any_of(
        command.units, [&](const ReplacementRow& row) { return tables[row.unit].side == Side::Japan && state[row.unit].in_play(); });
    if (japan_mends && !by_card && pools.taken == 0) { // what else Japan does with replacements leaves its own trace (ES-SEQ-2)
        left.push_back({Track::JapaneseMended, 1});
    }
    decision.place(Cause::Replacement, rows);
    decision.set(Cause::Replacement, left);
    check_room(decision, state);
    return std::move(decision).accepted();
}

} // namespace intendant::empire_of_the_sun
