#include "model/empire_of_the_sun/seat_page.hpp"

#include "model/empire_of_the_sun/card.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace intendant::empire_of_the_sun {

namespace {

using core::Message;
using core::told;

bool acts_now(const State& state, Side side) {
    const bool one_acts = state.turn.phase == Phase::Offensives;
    return !state.outcome && (!one_acts || side == side_that_acts(state));
}

bool reduced(const State& state, UnitId id) {
    const auto& unit = (*state.tables)[id];
    return !unit.hq() && !unit.one_step() && state[id].step == Step::Reduced;
}

/// What is left for each of its pools. Rule: ES-REP-1.
void add_pools(core::SeatAccount& account, const State& state, Side side) {
    constexpr std::array<std::array<Track, 5>, 2> pools{
        {{Track::JapaneseLand, Track::JapaneseAir, Track::JapaneseNaval, Track::ChinaDivisions, Track::DivisionsTaken},
         {Track::AlliedLand, Track::AlliedAir, Track::UsNaval, Track::CommonwealthNaval, Track::ChinesePool}}};
    for (const auto pool : pools[static_cast<std::size_t>(side)]) {
        if (state[pool] != 0) {
            account.figures.push_back({told(name(pool)), told(number(state[pool]))});
        }
    }
}

core::SeatAccount account_of(const State& state, Side side) {
    constexpr std::array<std::uint32_t, 2> colours{0xA8324A, 0x1F5F8B}; // as in the diagrams
    core::SeatAccount account{.id = std::string{id_of(side)},
                              .name = told(name(side)),
                              .player = player_of(state, side),
                              .colour = colours[static_cast<std::size_t>(side)]};
    account.now = acts_now(state, side);
    const auto add = [&](const char* of, std::int64_t value) { account.figures.push_back({{of, {}}, told(number(value))}); };
    if (side == Side::Allies) {
        add(INTENDANT_TR("US Political Will"), state[Track::UsWill]);
    }
    const auto held = resources(*state.tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0);
    if (side == Side::Japan) {
        add(INTENDANT_TR("Resource hexes"), static_cast<std::int64_t>(held.japanese.size()));
    }
    add(INTENDANT_TR("Cards in hand"), state[cards_of(side)]);
    add(INTENDANT_TR("Passes"), state[passes_of(side)]);
    if (state[future_of(side)] != 0) {
        account.figures.push_back({{INTENDANT_TR("Future Offensive"), {}}, {INTENDANT_TR("lies aside"), {}}});
    }
    add(INTENDANT_TR("Shipping points left"), std::max(0, asp_left(state, side)));
    add_pools(account, state, side);
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        const auto& station = state[id];
        const auto kind = station.place.kind;
        if ((*state.tables)[id].side != side || kind == PlaceKind::Eliminated || kind == PlaceKind::ByCard) {
            continue;
        }
        account.holdings.push_back({reduced(state, id) ? Message{INTENDANT_TR("{unit}, reduced"), {{"unit", name(id)}}} : told(name(id)),
                                    told(name(station.place))});
    }
    return account;
}

/// Those with the strongest first, each with its factors as the counter shows them; headquarters with range and efficiency. Rule: ES-GEN-8, ES-HQ-2.
std::string counters_of(const State& state, std::vector<UnitId> units) {
    const auto attack = [&](UnitId id) { return (*state.tables)[id].attack.at(static_cast<std::size_t>(state[id].step)); };
    const auto rank = [&](UnitId id) { return (*state.tables)[id].hq() ? -1 : attack(id) + (*state.tables)[id].defence; };
    std::ranges::stable_sort(units, std::ranges::greater{}, rank);
    std::string text;
    for (const auto id : units) {
        const auto& unit = (*state.tables)[id];
        text += (text.empty() ? "" : ", ") + name(id) + " " + std::to_string(unit.hq() ? unit.hq_range : attack(id)) + "-" +
                std::to_string(unit.hq() ? unit.efficiency : unit.defence);
        text += reduced(state, id) ? " (" + name(Step::Reduced) + ")" : "";
    }
    return text;
}

/// What stands there, a side after the other, and of land with counters whose it is.
Message stands_in_words(const State& state, HexId hex) {
    std::string text;
    for (const auto side : all_sides) {
        if (const auto units = units_in(state, hex, side); !units.empty()) {
            text += (text.empty() ? "" : "; ") + name(side) + ": " + counters_of(state, units);
        }
    }
    if (text.empty() || !state.tables->map->ground(hex)) {
        return told(text);
    }
    return {INTENDANT_TR("{units}. The hex is held by: {side}"), {{"units", text}, {"side", name(controller_of(state, hex))}}};
}

/// The hexes where counters stand, and places of the map by who controls them. Rule: ES-CTL-1, ES-GEN-16.
std::vector<core::SeatSpace> spaces_of(const State& state) {
    std::map<HexId, std::vector<UnitId>> standing;
    for (const auto& land : state.tables->map_hexes) {
        if (state.tables->map->ground(land.hex) && (land.port || land.airfield || land.resource || land.city != City::None)) {
            standing[land.hex];
        }
    }
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (state.units[i].on_map()) {
            standing[state.units[i].place.hex].push_back({static_cast<std::uint8_t>(i)});
        }
    }
    std::vector<core::SeatSpace> spaces;
    for (const auto& [hex, units] : standing) {
        const auto side = units.empty() ? controller_of(state, hex) : (*state.tables)[units.front()].side;
        core::SeatSpace space{.id = state.tables->map->label(hex), .name = told(name(hex)), .holder = std::string{id_of(side)}};
        if (!units.empty()) {
            space.mark = number(static_cast<std::int64_t>(units.size()));
            space.stands = stands_in_words(state, hex);
        }
        spaces.push_back(std::move(space));
    }
    return spaces;
}

/// A hex by what is left to be fought in it.
Message battle_in(const Offensive& offensive, HexId hex) {
    const auto* const sentence = has(offensive.fought, hex)          ? INTENDANT_TR("{hex}: fought")
                                 : has(offensive.fought_at_sea, hex) ? INTENDANT_TR("{hex}: fought at sea, not yet on land")
                                                                     : INTENDANT_TR("{hex}: to be fought");
    return {sentence, {{"hex", name(hex)}}};
}

/// Those who have moved, and those who have not.
core::SeatForce force_of(const Offensive& offensive, const char* title, const std::vector<UnitId>& units) {
    std::vector<UnitId> moved;
    std::vector<UnitId> waiting;
    for (const auto unit : units) {
        (has_moved(offensive, unit) ? moved : waiting).push_back(unit);
    }
    core::SeatForce force{.name = {title, {}}};
    if (!moved.empty()) {
        force.pieces.push_back({INTENDANT_TR("Moved: {units}"), {{"units", list_of(moved)}}});
    }
    if (!waiting.empty() || units.empty()) {
        force.pieces.push_back({INTENDANT_TR("Not moved: {units}"), {{"units", list_of(waiting)}}});
    }
    return force;
}

/// The offensive under way, as far as it is booked. Rule: ES-OFF-15.
std::optional<core::SeatBattle> offensive_of(const State& state) {
    if (!state.offensive || state.outcome) {
        return std::nullopt;
    }
    const auto& offensive = *state.offensive;
    core::SeatBattle battle;
    battle.where = {INTENDANT_TR("{side}: offensive with {card}"), {{"side", name(offensive.side)}, {"card", name(offensive.card)}}};
    battle.step = offensive.battles.empty()
                      ? Message{INTENDANT_TR("No battle hex is declared"), {}}
                      : Message{INTENDANT_TR("Battle hexes: {hexes}; status: {status}"),
                                {{"hexes", list_of(offensive.battles)}, {"status", offensive.status ? name(*offensive.status) : "-"}}};
    battle.forces = {force_of(offensive, INTENDANT_TR("Units of the offensive"), offensive.activated),
                     force_of(offensive, INTENDANT_TR("Units that react"), offensive.reacting)};
    if (!offensive.battles.empty()) {
        core::SeatForce hexes{.name = {INTENDANT_TR("Battle hexes"), {}}};
        for (const auto hex : offensive.battles) {
            hexes.pieces.push_back(battle_in(offensive, hex));
        }
        battle.forces.push_back(std::move(hexes));
    }
    if (!offensive.reaction_cards.empty()) {
        battle.forces.push_back({.name = {INTENDANT_TR("Reaction cards"), {}}, .pieces = {told(list_of(offensive.reaction_cards))}});
    }
    return battle;
}

/// The Italian name of a hex that the map names; empty where the tables have none. Of several spellings the first.
std::string italian_name(const Tables& tables, HexId hex) {
    const auto* const land = tables.map->land(hex);
    const auto named = std::ranges::find(tables.named_hexes, hex, &NamedHex::hex);
    return land == nullptr || land->name.empty() || named == tables.named_hexes.end() ? std::string{}
                                                                                      : named->name_it.substr(0, named->name_it.find('/'));
}

const std::string& written(core::Language language, const std::string& english, const std::string& italian) {
    return language == core::Language::Italian && !italian.empty() ? italian : english;
}

} // namespace

core::SeatPage seat_page(const State& state) {
    core::SeatPage page;
    if (!state.begun) {
        page.turn = {INTENDANT_TR("The game has not begun."), {}};
        return page;
    }
    const bool both = acts_now(state, Side::Japan) && acts_now(state, Side::Allies);
    page.turn = both ? Message{INTENDANT_TR("Both sides"), {}} : told(name(side_that_acts(state)));
    page.under = {"{turn}: {phase}", {{"turn", turn_name(state.turn.number)}, {"phase", name(state.turn.phase)}}};
    for (const auto side : all_sides) {
        page.accounts.push_back(account_of(state, side));
    }
    page.battle = offensive_of(state);
    page.spaces = spaces_of(state);
    page.forms = forms(state);
    page.result = card(state).result;
    return page;
}

std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id) {
    std::size_t at = 0;
    const auto read = std::from_chars(id.data(), id.data() + id.size(), at);
    const bool numbered = read.ec == std::errc{} && read.ptr == id.data() + id.size();
    if (kind == "unit" && numbered && at < tables.units.size()) {
        return written(language, tables.units[at].name, tables.units[at].name_it);
    }
    if (kind == "card" && numbered && at < tables.cards.size()) {
        const auto& card = tables.cards[at];
        return card.id + " " + written(language, card.title, card.title_it);
    }
    if (kind == "scenario" && numbered && at < tables.scenarios.size()) {
        return written(language, tables.scenarios[at].name, tables.scenarios[at].name_it);
    }
    if (kind == "hex" && numbered && at < tables.map->grid().size() && language == core::Language::Italian) {
        if (const auto name = italian_name(tables, {static_cast<std::uint16_t>(at)}); !name.empty()) {
            return tables.map->label({static_cast<std::uint16_t>(at)}) + " " + name;
        }
    }
    if (const auto area = kind == "area" ? core::of_id<Area>(id) : std::nullopt) {
        return written(language, tables[*area].name, tables[*area].name_it);
    }
    if (kind == "turn" && numbered) {
        return "@word:turn " + std::string{id};
    }
    return kind == "word" ? INTENDANT_TR("Turn") : english_name(tables, kind, id);
}

} // namespace intendant::empire_of_the_sun
