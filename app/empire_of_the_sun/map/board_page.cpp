#include "app/empire_of_the_sun/map/board_page.hpp"

#include "app/board/canvas.hpp"
#include "app/empire_of_the_sun/drawing/hex_drawing.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/after_battle.hpp"
#include "model/empire_of_the_sun/questions/offensive_now.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::es {

namespace {

std::vector<std::string> ids_of(const Tables& tables, const std::vector<UnitId>& units) {
    std::vector<std::string> ids;
    ids.reserve(units.size());
    for (const auto unit : units) {
        ids.push_back(tables[unit].id);
    }
    return ids;
}

std::string drawing_of_unit(const Unit& unit) {
    const std::string folder = "empire_of_the_sun/";
    switch (unit.kind) {
    case UnitKind::Air:
        return folder + "air_unit";
    case UnitKind::Ground:
        return folder + "ground_unit";
    case UnitKind::Naval:
        return folder + (unit.carrier() ? "carrier" : "naval_unit");
    case UnitKind::Hq:
        break;
    }
    return folder + "hq";
}

wxString terrain_word(Terrain terrain) {
    switch (terrain) {
    case Terrain::Atoll:
        return _("atoll");
    case Terrain::Open:
        return _("open ground");
    case Terrain::Jungle:
        return _("jungle");
    case Terrain::Mixed:
        return _("mixed ground");
    case Terrain::Mountain:
        return _("mountains");
    case Terrain::Ocean:
        break;
    }
    return _("sea");
}

} // namespace

BoardPage::BoardPage(wxWindow* parent, Table& table) : Part(parent, table) {
    if (state().begun) {
        m_standing.emplace(state());
    }
    std::vector<Nameable> names;
    for (std::uint16_t i = 0; i < tables().map->grid().size(); ++i) {
        names.push_back(nameable(tables(), m_table.names(), HexId{i}));
    }
    const auto acting = where_it_acts(state());
    const auto card = [this] { return card_in_hand ? card_in_hand() : std::nullopt; };
    begin("empire_of_the_sun.board", drawing_of(tables()), std::move(names),
          overlays_of({.table = m_table, .standing = m_standing, .selected = [this] { return selected(); }, .card = card}),
          acting.empty() ? tables().map->japanese_sources().front() : acting.front(),
          [this](const wxString& sentence) { m_table.complain(sentence); });
}

void BoardPage::set_focus() { canvas().SetFocus(); }

void BoardPage::show_state() {
    m_ways.reset();
    m_standing.reset();
    if (state().begun) {
        m_standing.emplace(state());
    }
    show_hexes();
}

std::vector<UnitId> BoardPage::units(const std::vector<std::string>& ids) const {
    std::vector<UnitId> found;
    for (const auto& id : ids) {
        if (const auto unit = tables().find_unit(id)) {
            found.push_back(*unit);
        }
    }
    return found;
}

// What stands where.

/// The strongest on top, headquarters below.
std::vector<std::string> BoardPage::counters_in(HexId hex) const {
    auto found = units_in(state(), hex);
    const auto rank = [&](UnitId id) {
        const auto& facts = tables()[id];
        return facts.hq() ? -1 : facts.attack.at(static_cast<std::size_t>(state()[id].step)) + facts.defence;
    };
    std::ranges::stable_sort(found, std::ranges::greater{}, rank);
    return ids_of(tables(), found);
}

std::optional<HexId> BoardPage::hex_of(const std::string& counter) const {
    const auto id = tables().find_unit(counter);
    return id && state()[*id].on_map() ? std::optional{state()[*id].place.hex} : std::nullopt;
}

board::StackLook BoardPage::look_of(const std::string& key) const {
    const auto id = unit(key);
    const auto& facts = tables()[id];
    const auto& station = state()[id];
    const bool is_active = active(state(), id);
    const bool unsupplied = m_standing && station.on_map() && !m_standing->supply.supplied(id);
    return {.key = facts.id,
            .picture = {drawing_of_unit(facts), shade(tables(), facts.side)},
            .number = {},
            .framed = false,
            .disc = false,
            .face = board::CounterFace{.figures = factors(tables(), id, station.step),
                                       .pattern = facts.side == Side::Japan ? "colours/pattern_red" : "colours/pattern_blue",
                                       .done = is_active && has_moved(*state().offensive, id),
                                       .mark = unsupplied  ? wxString{"!"}
                                               : is_active ? wxString{L"\u2713"}
                                                           : wxString{},
                                       .turned = station.step == Step::Reduced && !facts.hq() && !facts.one_step()}};
}

board::HexPage::Counter BoardPage::counter(const std::string& key) const {
    const auto id = unit(key);
    const auto& facts = tables()[id];
    auto figures = factors(tables(), id, state()[id].step);
    if (facts.hq()) {
        figures = wxString::Format(_("range %d, efficiency %d"), facts.hq_range, facts.efficiency);
    } else if (facts.extended_range > 0) {
        figures += ", " + wxString::Format(_("range %d, extended %d"), facts.range, facts.extended_range);
    } else if (facts.range > 0) {
        figures += ", " + wxString::Format(_("range %d"), facts.range);
    }
    const bool weak = state()[id].step == Step::Reduced && !facts.hq() && !facts.one_step();
    return {m_table.word(id), figures + (weak ? ", " + m_table.word(Step::Reduced) : wxString{})};
}

wxString BoardPage::listed(const std::vector<std::string>& counters) const { return m_table.listed(units(counters)); }

/// Without its number, which the map writes itself.
wxString BoardPage::label_of(HexId hex) const {
    const auto* const land = tables().map->land(hex);
    return land == nullptr || land->name.empty() ? wxString{} : m_table.word(hex).AfterFirst(' ');
}

wxString BoardPage::facts_of(HexId hex) const {
    const auto* const land = tables().map->land(hex);
    auto text = terrain_word(land == nullptr ? Terrain::Ocean : land->terrain);
    if (land != nullptr) {
        for (const auto& [there, word] : {std::pair{land->port, _("port")}, std::pair{land->airfield, _("airfield")},
                                          std::pair{land->city != City::None, _("city")}, std::pair{land->resource, _("resource")}}) {
            text += there ? ", " + word : wxString{};
        }
        if (tables().map->ground(hex)) {
            text += "; " + wxString::Format(_("controlled by %s"), m_table.word(controller_of(state(), hex)));
        }
    }
    for (const auto side : all_sides) {
        if (m_standing && m_standing->supply.zones().hostile(enemy_of(side), hex)) {
            text += "; " + wxString::Format(_("in the air zone of %s"), m_table.listed(m_standing->supply.zones().covering(side, hex)));
        }
    }
    return text;
}

/// How those are supplied that stand there.
wxString BoardPage::more_of(HexId hex) const {
    wxString text;
    for (const auto& id : counters_in(hex)) {
        if (m_standing) {
            board::add_line(text, supply_in_words(m_table, *m_standing, unit(id)));
        }
    }
    return text;
}

std::vector<std::pair<std::int64_t, wxString>> BoardPage::causes_of(HexId hex) const {
    return m_table.entries_naming(tables().map->label(hex));
}

/// Where something is worth being held.
std::optional<board::Picture> BoardPage::badge_of(HexId hex) const {
    const auto* const land = tables().map->land(hex);
    if (land == nullptr || !tables().map->ground(hex) || (!land->port && !land->airfield && !land->resource && land->city == City::None)) {
        return {};
    }
    const auto side = controller_of(state(), hex);
    return board::Picture{side == Side::Japan ? "roundels/symbol_japan" : "roundels/symbol_usa", shade(tables(), side)};
}

// Beside the map.

wxString BoardPage::name_of_box(std::size_t box) const {
    const auto kind = side_boxes.at(box);
    return kind == PlaceKind::TurnTrack ? wxString{_("Due in this turn and the next")} : m_table.word(kind);
}

std::vector<std::string> BoardPage::counters_in_box(std::size_t box) const {
    const auto kind = side_boxes.at(box);
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < state().units.size(); ++i) {
        const auto& place = state().units[i].place;
        if (place.kind == kind && (kind != PlaceKind::TurnTrack || place.turn <= state().turn.number + 1)) {
            found.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    return ids_of(tables(), found);
}

// What may move where.

std::vector<std::string> BoardPage::movable_in(HexId hex) const {
    auto found = still_to_move(state());
    const auto add = [&](const std::vector<UnitId>& units) {
        std::ranges::copy_if(units, std::back_inserter(found), [&](UnitId unit) { return !has(found, unit); });
    };
    add(may_disengage(state()));
    for (const auto by : travels_after_battle) {
        add(bound_to_go(state(), by));
    }
    std::erase_if(found, [&](UnitId id) { return state()[id].place.hex != hex; });
    return ids_of(tables(), found);
}

const std::vector<Reach>& BoardPage::ways_of(UnitId id) const {
    if (!m_ways || m_ways->first != id) {
        m_ways = std::pair{id, std::vector<Reach>{}};
        for (const auto by : travels_after_battle) {
            if (m_standing && has(bound_to_go(state(), by), id)) {
                m_ways->second.push_back(reach_after_battle(state(), m_standing->supply, id, by));
            }
        }
        if (m_standing && m_ways->second.empty()) {
            m_ways->second = empire_of_the_sun::reach(state(), m_standing->supply, id);
        }
    }
    return m_ways->second;
}

/// Where the first of them goes by any kind of travel; what the others say against it is told before it is booked.
std::set<HexId> BoardPage::reach_of(const std::vector<std::string>& counters) const {
    std::set<HexId> hexes;
    for (const auto& way : counters.empty() ? std::vector<Reach>{} : ways_of(unit(counters.front()))) {
        for (const auto& each : way.hexes) {
            hexes.insert(each.hex);
        }
    }
    return hexes;
}

/// By the first kind of travel that leads there; a landing, which costs a shipping point, where no other does.
MoveUnits BoardPage::move_to(const std::vector<std::string>& counters, HexId to) const {
    const auto lead = unit(counters.front());
    const auto& all = ways_of(lead);
    const auto leads = [&](const Reach& way) { return std::ranges::find(way.hexes, to, &ReachedHex::hex) != way.hexes.end(); };
    auto found = std::ranges::find_if(all, [&](const Reach& way) { return way.by != Travel::Assault && leads(way); });
    found = found != all.end() ? found : std::ranges::find_if(all, leads);
    const auto by = found != all.end() ? found->by : all.empty() ? Travel::Sea : all.front().by;
    auto command = m_standing ? lone_move(state(), m_standing->supply, lead, to, by) : MoveUnits{.units = {lead}, .to = to, .by = by};
    command.units = units(counters);
    return command;
}

board::HexAnswer BoardPage::answer(const std::vector<std::string>& counters, HexId to) const {
    const auto command = move_to(counters, to);
    const auto verdict = decide(state(), Command{command});
    const bool refused = core::refused(verdict);
    board::HexAnswer said{.way = {},
                          .doubts = refused ? m_table.say(core::refusal(verdict)) : m_table.say(core::acceptance(verdict).warnings),
                          .refused = refused};
    for (const auto& way : ways_of(command.units.front())) {
        const auto hex = std::ranges::find(way.hexes, to, &ReachedHex::hex);
        if (way.by == command.by && hex != way.hexes.end()) {
            said.way = hex->way.hexes;
            if (said.way.empty() || said.way.front() != state()[command.units.front()].place.hex) { // a flight lists its airfields
                said.way.insert(said.way.begin(), state()[command.units.front()].place.hex);
            }
        }
    }
    return said;
}

void BoardPage::move(const std::vector<std::string>& counters, HexId to, std::function<void()> booked) {
    m_table.book(move_to(counters, to), std::move(booked));
}

/// The battles, else where the side acts; as long as nothing is active, whom the headquarters may activate.
std::set<HexId> BoardPage::front() const {
    const auto& offensive = state().offensive;
    if (offensive && !offensive->battles.empty()) {
        return {offensive->battles.begin(), offensive->battles.end()};
    }
    const auto acting = where_it_acts(state());
    std::set<HexId> hexes{acting.begin(), acting.end()};
    const bool begins = offensive && hexes.empty() && m_standing;
    for (const auto leader : begins ? offensive->headquarters : std::vector<UnitId>{}) {
        if (!state()[leader].on_map()) {
            continue;
        }
        hexes.insert(state()[leader].place.hex);
        for (const auto& each :
             activation(tables(), m_standing->board, m_standing->supply, leader, offensive->card, offensive->as_event).units) {
            if (each.idle == Idle::None) {
                hexes.insert(state()[each.unit].place.hex);
            }
        }
    }
    return hexes;
}

} // namespace intendant::app::es
