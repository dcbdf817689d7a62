#include "tests/playthroughs/empire_of_the_sun/player.hpp"

#include <algorithm>

namespace intendant::empire_of_the_sun::test {

namespace {

/// What was counted when the evening began: some counters elsewhere, some weaker, flags, cards and tracks.
Situation some_situation(const Tables& tables, const Scenario& scenario, fuzz::Chance chance) {
    const auto one_of = [&](const auto& list) { return list[static_cast<std::size_t>(chance.up_to(static_cast<int>(list.size()) - 1))]; };
    Situation situation{.turn = scenario.first_turn + chance.up_to(scenario.last_turn - scenario.first_turn)};
    for (std::size_t i = static_cast<std::size_t>(chance.up_to(20)); i < tables.units.size(); i += 9) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto step = tables[id].hq() || chance.one_in(2) ? Step::Full : Step::Reduced;
        const auto place = chance.one_in(3) ? Place{.kind = PlaceKind::Eliminated} : Place{.hex = one_of(tables.map_hexes).hex};
        situation.count.units.push_back({.unit = id, .place = place, .step = step});
    }
    const auto hex = one_of(tables.map_hexes).hex;
    if (!always_allied(*tables.map, hex)) {
        situation.count.control = {{hex, chance.one_in(2) ? Side::Japan : Side::Allies}};
    }
    situation.count.cards = {{CardId{static_cast<std::uint8_t>(chance.up_to(100))}, CardPlace::Discards}};
    situation.count.tracks = {{Track::UsWill, 3 + chance.up_to(5)}};
    if (chance.one_in(2)) {
        situation.surrendered = {one_of(std::array{Area::Philippines, Area::Malaya, Area::Burma})};
    }
    return situation;
}

} // namespace

Command RandomPlayer::begin(const Tables& tables) {
    BeginGame begin{.scenario = {static_cast<std::uint8_t>(m_seed % 9)}};
    if (m_seed % 3 == 1) {
        begin.china_length = 5;
        begin.players = {{Side::Japan, "Anna"}, {Side::Allies, "Bruno"}};
        begin.bid = static_cast<int>(m_seed % 5) - 2;
        begin.prewar = {UnitId{3}, UnitId{1}};
    }
    if (m_seed % 4 == 3) {
        begin.options.*switches[m_seed % switches.size()].on = true;
    }
    if (m_seed % 7 == 5) {
        begin.options.depth = m_seed % 2 == 0 ? Depth::Books : Depth::Battles;
    }
    if (m_seed / 9 % 5 == 2) {
        begin.situation = some_situation(tables, tables.scenarios[begin.scenario.index], fuzz::Chance(m_seed));
    }
    return begin;
}

core::Throw RandomPlayer::die() {
    if (m_chance.one_in(2)) {
        return {.die = core::Die::TenFaces, .faces = {m_chance.up_to(9)}};
    }
    return core::throw_by_program(m_seed, m_position++, 1, core::Die::TenFaces);
}

HexId RandomPlayer::some_land(const State& state) { return one_of(state.tables->map_hexes).hex; }

HexId RandomPlayer::near(const State& state, HexId hex, int range) {
    const auto found = state.tables->map->grid().within(hex, range);
    return one_of(found);
}

std::vector<UnitId> RandomPlayer::on_map(const State& state, Side side, bool headquarters) {
    auto all = units_in_play(state, side);
    std::erase_if(all, [&](UnitId unit) { return (*state.tables)[unit].hq() != headquarters; });
    return all;
}

std::optional<CardId> RandomPlayer::some_card(const State& state, Side side) {
    std::vector<CardId> all;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const bool there = state.cards[i] == CardPlace::Unseen || state.cards[i] == CardPlace::Hand;
        if (state.tables->cards[i].side == side && there) {
            all.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return all.empty() ? std::nullopt : std::optional{one_of(all)};
}

void RandomPlayer::arrivals(const State& state, std::vector<Command>& asked) {
    if (const auto rolls = to_roll_for_europe(state); !rolls.empty()) {
        RollForEurope roll;
        for (const auto unit : rolls) {
            roll.dice.push_back({unit, die()});
        }
        asked.emplace_back(roll);
    }
    for (const auto side : all_sides) {
        PlaceReinforcements place;
        for (const auto unit : due(state, side)) {
            place.units.push_back(m_chance.one_in(6) ? ArrivalRow{.unit = unit, .place = PlaceKind::DelayBox}
                                                     : ArrivalRow{.unit = unit, .place = PlaceKind::Hex, .hex = some_land(state)});
        }
        if (!place.units.empty() && !m_chance.one_in(8)) {
            asked.emplace_back(place);
        }
    }
}

void RandomPlayer::replacements(const State& state, std::vector<Command>& asked) {
    Replace replace;
    for (int i = 0; i < 6; ++i) {
        const auto unit = some_unit(state);
        const auto& station = state[unit];
        const bool named = std::ranges::find(replace.units, unit, &ReplacementRow::unit) != replace.units.end();
        const bool gone = station.place.kind == PlaceKind::Eliminated;
        if (!named && (*state.tables)[unit].pool != Pool::None && (gone || station.step == Step::Reduced)) {
            replace.units.push_back({.unit = unit,
                                     .hex = gone ? std::optional{some_land(state)} : std::nullopt,
                                     .step = m_chance.one_in(2) ? Step::Full : Step::Reduced});
        }
    }
    if (!replace.units.empty()) {
        asked.emplace_back(replace);
    }
}

void RandomPlayer::warfare(const State& state, std::vector<Command>& asked) {
    if (state.turn.submarines_rolled) {
        return;
    }
    StrategicWarfare war{.submarines = die()};
    for (const auto unit : on_map(state, Side::Allies, false)) {
        if ((*state.tables)[unit].unit_class == UnitClass::B29 && !has(state.turn.bombed, unit)) {
            war.bombers.push_back({unit, die()});
        }
    }
    asked.emplace_back(war);
}

void RandomPlayer::actions(const State& state, std::vector<Command>& asked) {
    const auto side = state.turn.next;
    const auto card = some_card(state, side);
    if (const auto first = *state.tables->find_card("JP1"); state[first] == CardPlace::Hand) { // the campaign begins with Operation Z
        asked.emplace_back(BeginOffensive{.card = first, .as_event = true, .headquarters = {}});
    }
    if (!state.turn.entering.empty()) {
        arrivals(state, asked);
    }
    if (card && state[cards_of(side)] > 0) {
        const auto& facts = (*state.tables)[*card];
        switch (m_chance.up_to(9)) {
        case 0:
            asked.emplace_back(DiscardCard{.card = *card});
            break;
        case 1:
            asked.emplace_back(SetAside{.side = side, .card = m_chance.one_in(2) ? card : std::nullopt});
            break;
        case 2:
            asked.emplace_back(AttackChina{.card = *card, .dice = die()});
            break;
        case 3:
            if (const auto units = on_map(state, side, m_chance.one_in(2)); !units.empty()) {
                asked.emplace_back(WithdrawUnit{.card = *card, .unit = one_of(units)});
            }
            break;
        case 4:
            asked.emplace_back(EndRivalry{.card = *card});
            break;
        default:
            break;
        }
        const auto headquarters = on_map(state, side, true);
        const bool event = facts.kind == CardKind::Military && m_chance.one_in(2);
        if (facts.kind != CardKind::Military && !m_chance.one_in(3)) {
            asked.emplace_back(PlayEvent{.card = *card});
        }
        if (!headquarters.empty()) {
            asked.emplace_back(BeginOffensive{.card = *card,
                                              .as_event = event,
                                              .headquarters = {one_of(headquarters)},
                                              .express = m_chance.one_in(9) ? std::optional{some_land(state)} : std::nullopt});
        }
        asked.emplace_back(DiscardCard{.card = *card});
    }
    if (state[passes_of(side)] > 0) {
        asked.emplace_back(PassAction{.side = side});
    }
}

void RandomPlayer::in_offensive(const State& state, std::vector<Command>& asked) {
    const auto& offensive = *state.offensive;
    const auto side = m_chance.one_in(4) ? enemy_of(offensive.side) : offensive.side;
    const auto units = on_map(state, side, false);
    if (units.empty()) {
        return;
    }
    const auto unit = one_of(units);
    const auto& facts = (*state.tables)[unit];
    const auto fighting = [&](const std::vector<UnitId>& active) {
        CombatSide said{.die = die()};
        for (const auto each : whole_map(state) ? std::vector<UnitId>{} : active) { // else they are found on the map
            said.units.push_back({.unit = each, .from = static_cast<FightsFrom>(m_chance.up_to(4))});
        }
        return said;
    };
    for (const auto hex : offensive.battles) {
        if (!has(offensive.fought_at_sea, hex) && m_chance.one_in(3)) {
            asked.emplace_back(
                FightAtSea{.hex = hex, .offensive = fighting(offensive.activated), .reaction = fighting(offensive.reacting)});
        }
        if (!has(offensive.fought, hex) && m_chance.one_in(3)) {
            asked.emplace_back(
                FightOnLand{.hex = hex, .offensive = fighting(offensive.activated), .reaction = fighting(offensive.reacting)});
        }
    }
    switch (m_chance.up_to(11)) {
    case 0:
    case 1:
        asked.emplace_back(ActivateUnits{.units = {unit}});
        break;
    case 2:
    case 3:
    case 4: {
        const auto to = near(state, state[unit].place.hex, 6);
        const auto by = facts.kind == UnitKind::Air ? Travel::Air : facts.kind == UnitKind::Naval ? Travel::Sea : Travel::Assault;
        asked.emplace_back(MoveUnits{.units = {unit}, .to = to, .by = m_chance.one_in(4) ? Travel::Land : by});
        break;
    }
    case 5:
        asked.emplace_back(DeclareBattles{.hexes = {whole_map(state) ? state[unit].place.hex : some_land(state)}});
        break;
    case 6:
        asked.emplace_back(
            SetIntelligence{.dice = m_chance.one_in(4) ? std::nullopt : std::optional{die()}, .crossed = m_chance.one_in(2)});
        break;
    case 7:
        if (const auto card = some_card(state, enemy_of(offensive.side))) {
            asked.emplace_back(PlayReaction{.cards = {*card}});
        }
        break;
    case 8:
        asked.emplace_back(LoseSteps{.units = {{unit, 1}}});
        break;
    case 9:
        asked.emplace_back(EndOffensive{.cancelled = m_chance.one_in(4)});
        break;
    default:
        break;
    }
}

Stocktake RandomPlayer::some_count(const State& state) {
    Stocktake count{.reason = "counted from corner to corner"};
    const bool agrees = m_chance.one_in(4);
    for (int i = 0; i < 5; ++i) {
        const auto unit = some_unit(state);
        if (std::ranges::find(count.units, unit, &UnitRow::unit) == count.units.end()) {
            const auto& known = state[unit];
            const bool as_known = agrees || m_chance.one_in(2);
            count.units.push_back({.unit = unit,
                                   .place = as_known ? known.place : Place{.kind = PlaceKind::Hex, .hex = some_land(state)},
                                   .step = as_known || m_chance.one_in(2) ? known.step : Step::Full});
        }
    }
    const auto hex = some_land(state);
    const bool japanese = controls(state, Side::Japan, hex);
    count.control = {{hex, japanese == (agrees || m_chance.one_in(2)) ? Side::Japan : Side::Allies}};
    const CardId card{static_cast<std::uint8_t>(m_chance.up_to(static_cast<int>(state.cards.size()) - 1))};
    count.cards = {{card, agrees ? state[card] : CardPlace::Discards}};
    for (const auto track : {Track::UsWill, Track::JapaneseCards, Track::AlliedAspUsed, Track::JapaneseMended}) {
        const auto& facts = facts_of(track);
        count.tracks.push_back({track, agrees ? state[track] : std::clamp(state[track] + m_chance.up_to(2) - 1, facts.least, facts.most)});
    }
    return count;
}

Command RandomPlayer::senseless(const State& state) {
    const auto unit = some_unit(state);
    const auto hex = near(state, some_land(state), 2);
    const auto card = CardId{static_cast<std::uint8_t>(m_chance.up_to(static_cast<int>(state.cards.size()) - 1))};
    const auto side = m_chance.one_in(2) ? Side::Japan : Side::Allies;
    if (m_chance.one_in(60)) {
        return m_chance.one_in(2) ? Command{LeaveUnfinished{}} : Command{Concede{.side = side}};
    }
    if (m_chance.one_in(30)) {
        return Stocktake{.prewar = std::vector{unit}, .reason = "the dots were forgotten"};
    }
    if (m_chance.one_in(20)) {
        auto options = state.options;
        if (m_seed % 7 == 5 && m_chance.one_in(2)) {
            options.depth = static_cast<Depth>((static_cast<int>(options.depth) + 1) % 3);
            return ChangeOptions{.options = options, .reason = "it is late"};
        }
        const auto& option = switches[static_cast<std::size_t>(m_chance.up_to(static_cast<int>(switches.size()) - 1))];
        options.*option.on = !(options.*option.on);
        return ChangeOptions{.options = options, .reason = "agreed at the table"};
    }
    switch (m_chance.up_to(13)) {
    case 0:
        return TakeHexes{.side = side, .hexes = {hex}, .cause = Cause::Table};
    case 1:
        return RemoveUnits{.units = {unit}};
    case 2:
        return m_chance.one_in(2) ? some_count(state)
                                  : Stocktake{.units = {{.unit = unit, .place = {.kind = PlaceKind::Hex, .hex = some_land(state)}}},
                                              .reason = "it stands there"};
    case 3: {
        const auto track = static_cast<Track>(m_chance.up_to(static_cast<int>(track_facts.size()) - 1));
        return Stocktake{.tracks = {{track, m_chance.up_to(4)}}, .reason = "counted again"};
    }
    case 4:
        return Stocktake{.control = {{hex, side}}, .reason = "a flag was forgotten"};
    case 5:
        return Stocktake{.cards = {{card, static_cast<CardPlace>(m_chance.up_to(4))}}, .reason = "looked through"};
    case 6:
        return MoveUnits{.units = {unit}, .to = hex, .by = static_cast<Travel>(m_chance.up_to(12))};
    case 7:
        return ReturnHeadquarters{.card = card, .unit = unit, .hex = hex};
    case 8:
        return SpecialReaction{.hex = hex, .dice = die()};
    case 9:
        return ThrowDie{.card = card, .dice = die()};
    case 10:
        return PlayEvent{.card = card, .future = m_chance.one_in(2)};
    case 11:
        return BeginOffensive{.card = card, .as_event = true, .headquarters = {unit}, .future = m_chance.one_in(3), .express = hex};
    case 12:
        return PlaceReinforcements{.units = {{.unit = unit, .place = PlaceKind::ChinaBox}}};
    default:
        return PlayEvent{.card = card, .give = some_card(state, side), .take = card};
    }
}

std::optional<Command> RandomPlayer::near_an_ending(const State& state) {
    const auto& tables = *state.tables;
    const bool campaign = scenario_of(state).victory == "16.0";
    Stocktake push{.reason = "the end of a long evening"};
    const auto flags = [&](const std::vector<HexId>& hexes) {
        for (const auto hex : hexes) {
            if (controls(state, Side::Japan, hex)) {
                push.control.push_back({hex, Side::Allies});
            }
        }
    };
    switch (m_seed / 9 % 4) {
    case 0:
        if (campaign) { // Japan bombed into peace, on the last turn
            if (state.turn.number < scenario_of(state).last_turn || state.turn.phase != Phase::UsWill) {
                return {};
            }
            flags(tables.resource_hexes(state.options.resources_as_printed));
            push.tracks = {{Track::BombingTurns, 4}, {Track::UsWill, 9}};
            push.units = {{.unit = *tables.find_unit("us_20bc"), .place = {.kind = PlaceKind::ChinaBox}}};
        } else {
            flags(tables.resource_hexes(false));
        }
        break;
    case 1:
        flags(tables.needed_hexes(Area::Japan, false));
        break;
    case 2: // and Midway scores for Japan
        push.tracks = {{Track::UsWill, 0}};
        push.units = {{.unit = *tables.find_unit("jp_4_sn_brig"), .place = {.kind = PlaceKind::Hex, .hex = *tables.find_hex("5108")}}};
        if (controls(state, Side::Allies, *tables.find_hex("5108"))) {
            push.control.push_back({*tables.find_hex("5108"), Side::Japan});
        }
        break;
    default:
        push.tracks = {{Track::UsWill, 60}};
        for (const auto hex : tables.needed_hexes(Area::Malaya, false)) {
            push.control.push_back({hex, Side::Japan});
        }
        break;
    }
    m_pushed = true;
    return push;
}

std::vector<Command> RandomPlayer::wishes(const State& state) {
    std::vector<Command> asked;
    if (!m_pushed && state.turn.number > scenario_of(state).first_turn) {
        if (auto push = near_an_ending(state)) {
            asked.push_back(*push);
        }
    }
    if (m_chance.one_in(12)) {
        asked.push_back(senseless(state));
    }
    switch (state.turn.phase) {
    case Phase::Reinforcements:
        arrivals(state, asked);
        break;
    case Phase::Replacements:
        if (m_chance.one_in(2)) {
            replacements(state, asked);
        }
        break;
    case Phase::StrategicWarfare:
        warfare(state, asked);
        break;
    case Phase::Offensives:
        state.offensive ? in_offensive(state, asked) : actions(state, asked);
        break;
    case Phase::Cards:
    case Phase::NationalStatus:
    case Phase::UsWill:
    case Phase::Attrition:
    case Phase::EndOfTurn:
        break;
    }
    if (state.offensive) {
        asked.emplace_back(EndOffensive{});
    }
    asked.emplace_back(EndPhase{});
    asked.emplace_back(LeaveUnfinished{});
    return asked;
}

} // namespace intendant::empire_of_the_sun::test
