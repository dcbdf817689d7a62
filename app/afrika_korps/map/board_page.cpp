#include "app/afrika_korps/map/board_page.hpp"

#include "app/afrika_korps/drawing/hex_drawing.hpp"
#include "app/board/canvas.hpp"
#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

/// Where the units of the side whose turn it is stand nearest to the enemy, the nearest first; all its units when there is no enemy.
std::vector<HexId> front_of(const State& state) {
    constexpr int depth = 4; // hexes
    const auto hexes_of = [&](Side side) {
        std::vector<HexId> hexes;
        for (const auto id : combat_units(state, side)) {
            if (state[id].hex) {
                hexes.push_back(*state[id].hex);
            }
        }
        return hexes;
    };
    auto own = hexes_of(state.turn.side);
    const auto enemies = hexes_of(enemy_of(state.turn.side));
    if (enemies.empty()) {
        return own;
    }
    const auto& grid = state.tables->map->grid();
    const auto to_enemy = [&](HexId hex) {
        return grid.distance(hex, *std::ranges::min_element(enemies, {}, [&](HexId enemy) { return grid.distance(hex, enemy); }));
    };
    std::ranges::stable_sort(own, {}, to_enemy);
    if (!own.empty()) {
        std::erase_if(own, [&, near = to_enemy(own.front()) + depth](HexId hex) { return to_enemy(hex) > near; });
    }
    return own;
}

std::vector<std::string> ids_of(const Tables& tables, const std::vector<CounterId>& counters) {
    std::vector<std::string> ids;
    ids.reserve(counters.size());
    for (const auto id : counters) {
        ids.push_back(tables[id].id);
    }
    return ids;
}

} // namespace

BoardPage::BoardPage(wxWindow* parent, Table& table) : Part(parent, table) {
    std::vector<Nameable> names;
    for (std::uint16_t i = 0; i < tables().hexes.size(); ++i) {
        names.push_back(nameable(tables(), HexId{i}));
    }
    const auto own = front_of(state());
    begin("afrika_korps.board", drawing_of(tables()), std::move(names), overlays_of(m_table, [this] { return rommel_helps(); }),
          own.empty() ? tables().places.tobruch : own.front(), [this](const wxString& sentence) { m_table.complain(sentence); });
}

void BoardPage::set_focus() { canvas().SetFocus(); }

CounterId BoardPage::unit(const std::string& id) const { return *tables().find_counter(id); }

std::vector<CounterId> BoardPage::units(const std::vector<std::string>& ids) const { return counters_of(tables(), ids); }

// What stands where.

/// The strongest on top; supply and Rommel below.
std::vector<CounterId> BoardPage::units_in(HexId hex) const {
    auto found = counters_where(state(), [&](CounterId id) { return state()[id].status == Status::Map && state()[id].hex == hex; });
    const auto rank = [&](CounterId id) { return tables()[id].combat_unit() ? tables()[id].attack + tables()[id].defence : -1; };
    std::ranges::stable_sort(found, std::ranges::greater{}, rank);
    return found;
}

std::vector<std::string> BoardPage::counters_in(HexId hex) const { return ids_of(tables(), units_in(hex)); }

std::optional<HexId> BoardPage::hex_of(const std::string& counter) const {
    const auto id = tables().find_counter(counter);
    return id ? state()[*id].hex : std::nullopt;
}

board::StackLook BoardPage::look_of(const std::string& key) const {
    const auto id = unit(key);
    const auto& counter = tables()[id];
    const auto& piece = state()[id];
    const auto owner = side_of(state(), id);
    const bool own = owner == side();
    // Of supply the drawing is enough; the word is long in some languages.
    const auto figures = counter.combat_unit() ? factors(tables(), id) : counter.type == UnitType::Hq ? word(tables(), id) : wxString{};
    const wxString mark = piece.captured       ? wxString{"C"}
                          : piece.isolated > 0 ? count(piece.isolated)
                          : piece.fixed        ? wxString{L"\u2713"}
                          : piece.overrun      ? wxString{L"\u2716"}
                                               : wxString{};
    const bool done = own && (piece.used || (phase() == Phase::Movement && piece.moved && !can_move_on(state(), id)) ||
                              (phase() == Phase::Combat && piece.fought));
    return {.key = counter.id,
            .picture = {drawing_of(counter.type), shade(tables(), owner)},
            .number = {},
            .framed = false,
            .disc = false,
            .face = board::CounterFace{.figures = figures,
                                       .pattern = owner == Side::Axis ? "colours/pattern_red" : "colours/pattern_blue",
                                       .done = done,
                                       .mark = mark}};
}

board::HexPage::Counter BoardPage::counter(const std::string& counter) const {
    return {word(tables(), unit(counter)), factors(tables(), unit(counter))};
}

wxString BoardPage::listed(const std::vector<std::string>& counters) const { return ak::listed(tables(), units(counters)); }

/// Without its id, which the map writes itself.
wxString BoardPage::label_of(HexId hex) const {
    if (tables().map->name(hex).empty()) {
        return {};
    }
    const auto named = word(tables(), hex);
    return named.StartsWith(to_wx(tables()[hex].id) + " ") ? named.AfterFirst(' ') : named;
}

wxString BoardPage::facts_of(HexId hex) const {
    auto text = word(tables().map->terrain(hex));
    const auto& map = *tables().map;
    if (std::ranges::any_of(map.grid().around(hex), [&](const auto& beside) { return map.road(beside.side); })) {
        text += ", " + _("coast road");
    }
    for (const auto each : all_sides) {
        const auto zones = zones_of(state(), each);
        const auto reasons = zones.reasons(hex);
        const std::vector<CounterId> who(reasons.begin(), reasons.end());
        if (!who.empty()) {
            text += "; " + wxString::Format(_("in the zone of %s"), ak::listed(tables(), who));
        }
    }
    return text;
}

/// How the strongest is supplied.
wxString BoardPage::more_of(HexId hex) const {
    const auto here = units_in(hex);
    const auto first = std::ranges::find_if(here, [&](CounterId id) { return tables()[id].combat_unit(); });
    return first == here.end() ? wxString{} : supply_in_words(state(), *first);
}

std::vector<std::pair<std::int64_t, wxString>> BoardPage::causes_of(HexId hex) const { return m_table.entries_naming(tables()[hex].id); }

// What may move where.

std::vector<std::string> BoardPage::movable_in(HexId hex) const {
    return whole_map(state()) ? ids_of(tables(), afrika_korps::movable_in(state(), hex)) : std::vector<std::string>{};
}

std::set<HexId> BoardPage::reach_of(const std::vector<std::string>& counters) const {
    const auto found = afrika_korps::reach_of(state(), units(counters), rommel_helps());
    const auto hexes = found.hexes();
    return {hexes.begin(), hexes.end()};
}

MoveUnits BoardPage::move_to(const std::vector<std::string>& counters, HexId to) const {
    return {.units = units(counters), .to = to, .way = {}, .with_rommel = rommel_helps()};
}

board::HexAnswer BoardPage::answer(const std::vector<std::string>& counters, HexId to) const {
    const auto command = move_to(counters, to);
    const auto verdict = decide(state(), command);
    const bool refused = core::refused(verdict);
    return {.way = afrika_korps::reach_of(state(), command.units, command.with_rommel).way(to),
            .doubts = refused ? m_table.say(core::refusal(verdict)) : m_table.say(core::acceptance(verdict).warnings),
            .refused = refused};
}

void BoardPage::move(const std::vector<std::string>& counters, HexId to, std::function<void()> booked) {
    m_table.book(move_to(counters, to), std::move(booked));
}

/// The battles that must be fought, else the front.
std::set<HexId> BoardPage::front() const {
    std::set<HexId> hexes;
    for (const auto& duty : duties(state()).enemies) {
        hexes.insert(duty.hex);
        for (const auto id : duty.own) {
            hexes.insert(*state()[id].hex);
        }
    }
    if (hexes.empty()) {
        const auto own = front_of(state());
        hexes.insert(own.begin(), own.end());
    }
    return hexes;
}

} // namespace intendant::app::ak
