#include "app/afrika_korps/map/board_page.hpp"

#include "app/afrika_korps/drawing/hex_drawing.hpp"
#include "app/board/canvas.hpp"
#include "app/board/pane.hpp"
#include "app/widgets/icons.hpp"
#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <limits>

namespace intendant::app::ak {

namespace {

constexpr std::size_t entries_looked_through = 200;
constexpr std::size_t entries_shown = 8;

board::Picture offer_picture() { return {"toolbar/next", {}}; }

HexId hex_of(std::size_t space) { return {static_cast<std::uint16_t>(space)}; }

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

} // namespace

BoardPage::BoardPage(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("afrika_korps.board");
    SetSizer(new wxBoxSizer(wxVERTICAL));
    const auto drawing = drawing_of(tables());
    std::vector<Nameable> names;
    for (std::uint16_t i = 0; i < tables().hexes.size(); ++i) {
        names.push_back(nameable(tables(), HexId{i}));
    }
    m_pane = new board::Pane(this, *this, board::board_of(drawing), board::connections_of(drawing.grid), std::move(names));
    m_pane->on_problem = [this](const wxString& sentence) { m_table.complain(sentence); };
    m_pane->on_sheet = [this](std::optional<std::size_t> space) {
        if (space && m_held.empty() && on_hex) {
            on_hex(hex_of(*space));
        }
        if (m_shown == Shown::Reach) {
            refresh_overlay();
        }
    };
    m_pane->on_letter = [this](wxUniChar letter) {
        const auto wanted = shown_by(letter);
        if (wanted) {
            show_over(*wanted == m_shown ? Shown::Nothing : *wanted);
        }
        return wanted.has_value();
    };
    m_over = new wxChoice(m_pane->bar(), wxID_ANY);
    m_over->SetName("afrika_korps.board.over");
    for (const auto each : all_shown) {
        m_over->Append(word(each));
    }
    m_over->SetSelection(0);
    m_over->SetToolTip(_("What is shown over the map; the letter alone does the same on the board, and takes it away again"));
    m_over->SetMinSize(FromDIP(wxSize(178, -1)));
    m_over->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { show_over(all_shown.at(static_cast<std::size_t>(event.GetSelection()))); });
    m_pane->add_to_bar(m_over);
    GetSizer()->Add(m_pane, wxSizerFlags(1).Expand());
    const auto front = front_of(state());
    m_pane->canvas().begin_at(front.empty() ? tables().places.tobruch.index : front.front().index);
}

board::Canvas& BoardPage::canvas() const { return m_pane->canvas(); }

void BoardPage::find_space() { m_pane->find_space(); }

void BoardPage::select(HexId hex) { m_pane->select(hex.index); }

std::optional<HexId> BoardPage::selected() const {
    const auto space = m_pane->selected();
    return space ? std::optional{hex_of(*space)} : std::nullopt;
}

void BoardPage::show_typed(board::Proposal proposal) { m_pane->show_typed(std::move(proposal)); }

void BoardPage::set_focus() { canvas().SetFocus(); }

void BoardPage::show_state() {
    m_held.clear();
    m_pane->show_state();
    refresh_overlay();
}

void BoardPage::show_over(Shown shown) {
    m_shown = shown;
    m_over->SetSelection(static_cast<int>(shown));
    refresh_overlay();
}

void BoardPage::refresh_overlay() {
    auto units = m_held;
    if (const auto hex = selected(); units.empty() && hex && m_shown == Shown::Reach) {
        units = movable_in(state(), *hex);
    }
    auto sheet = whole_map(state()) ? overlay_of(state(), m_shown, units, with_rommel && with_rommel()) : OverlaySheet{};
    m_pane->show_overlay(std::move(sheet.overlay), sheet.title, sheet.words);
}

void BoardPage::offer(HexOffer offer) {
    m_offer = std::move(offer);
    std::set<std::size_t> spaces;
    for (const auto hex : m_offer.hexes) {
        spaces.insert(hex.index);
    }
    canvas().offer(std::move(spaces), m_offer.text, offer_picture());
}

// What stands where.

/// The strongest on top; supply and Rommel below.
std::vector<CounterId> BoardPage::counters_in(HexId hex) const {
    auto found = counters_where(state(), [&](CounterId id) { return state()[id].status == Status::Map && state()[id].hex == hex; });
    std::ranges::stable_sort(found, [&](CounterId a, CounterId b) {
        const auto rank = [&](CounterId id) { return tables()[id].combat_unit() ? tables()[id].attack + tables()[id].defence : -1; };
        return rank(a) > rank(b);
    });
    return found;
}

board::StackLook BoardPage::look_of(CounterId id) const {
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

board::SpaceLook BoardPage::look(std::size_t space, const wxString&) const {
    const auto hex = hex_of(space);
    board::SpaceLook look{.label = {}, .value = {}, .fill = {}, .pattern = {}, .stacks = {}, .piled = true};
    if (const auto& name = tables().map->name(hex); !name.empty()) { // without its id, which the map writes itself
        const auto named = word(tables(), hex);
        look.label = named.StartsWith(to_wx(tables()[hex].id) + " ") ? named.AfterFirst(' ') : named;
    }
    for (const auto id : counters_in(hex)) {
        look.stacks.push_back(look_of(id));
    }
    return look;
}

wxString BoardPage::facts(HexId hex) const {
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
            text += "; " + wxString::Format(_("in the zone of %s"), listed(tables(), who));
        }
    }
    return text;
}

wxString BoardPage::line(std::size_t space) const {
    const auto hex = hex_of(space);
    const auto units = counters_in(hex);
    wxString text = word(tables(), hex) + " - " + facts(hex);
    for (const auto id : units) {
        text += "; " + word(tables(), id) + " " + factors(tables(), id);
    }
    return text;
}

board::Situation::Sheet BoardPage::sheet(std::size_t space) const {
    const auto hex = hex_of(space);
    Sheet result{.name = word(tables(), hex), .facts = facts(hex), .pieces = {}, .causes = {}};
    constexpr int size = 18;
    wxString supply;
    for (const auto id : counters_in(hex)) {
        result.pieces.push_back({.key = tables()[id].id,
                                 .picture = icon(drawing_of(tables()[id].type), shade(tables(), side_of(state(), id)), size),
                                 .name = word(tables(), id) + "  " + factors(tables(), id),
                                 .here = 1,
                                 .held = std::ranges::find(m_held, id) != m_held.end() ? 1 : 0,
                                 .movable = movable(id)});
        if (supply.empty() && tables()[id].combat_unit()) {
            supply = supply_in_words(state(), id);
        }
    }
    if (!supply.empty()) {
        result.facts += "\n" + supply;
    }
    const auto named = '"' + tables()[hex].id + '"'; // events name a hex by its id, in quotes
    const auto lines = m_table.session().last_entries(entries_looked_through);
    for (auto each = lines.rbegin(); each != lines.rend() && result.causes.size() < entries_shown; ++each) {
        if (!each->undone && each->entry.events.find(named) != std::string::npos) {
            result.causes.push_back({each->entry.seq, m_table.say(each->entry)});
        }
    }
    return result;
}

// What may move where.

bool BoardPage::movable(CounterId id) const {
    const auto& hex = state()[id].hex;
    const auto units = may_book() && hex ? movable_in(state(), *hex) : std::vector<CounterId>{};
    return std::ranges::find(units, id) != units.end();
}

bool BoardPage::take(std::size_t space, const std::string& piece, int more) {
    const auto hex = hex_of(space);
    if (!may_book() || !whole_map(state())) {
        return false;
    }
    if (!m_held.empty() && state()[m_held.front()].hex != hex) {
        m_held.clear();
    }
    if (piece == board::whole_pile) {
        m_held = movable_in(state(), hex);
        return !m_held.empty();
    }
    const auto id = tables().find_counter(piece);
    if (!id || state()[*id].hex != hex || !movable(*id)) {
        return false;
    }
    if (more == std::numeric_limits<int>::max()) {
        m_held.clear();
    }
    if (const auto held = std::ranges::find(m_held, *id); held != m_held.end()) { // once more puts it back
        m_held.erase(held);
    } else {
        m_held.push_back(*id);
    }
    return !m_held.empty();
}

void BoardPage::take_all(std::size_t space) { take(space, board::whole_pile, 1); }

void BoardPage::put_back_one() {
    if (!m_held.empty()) {
        m_held.pop_back();
    }
}

std::optional<board::Situation::Held> BoardPage::held() const {
    if (m_held.empty()) {
        return std::nullopt;
    }
    Held result{
        .from = state()[m_held.front()].hex->index, .text = wxString::Format(_("Held: %s."), listed(tables(), m_held)), .stacks = {}};
    for (const auto id : m_held) {
        result.stacks.push_back(look_of(id));
    }
    auto pile = look_of(m_held.front());
    pile.key = board::whole_pile;
    result.stacks.push_back(std::move(pile));
    return result;
}

bool BoardPage::rommel_helps() const { return with_rommel && with_rommel(); }

std::set<std::size_t> BoardPage::reach() const {
    std::set<std::size_t> spaces;
    if (!m_held.empty()) {
        const auto found = reach_of(state(), m_held, rommel_helps());
        for (const auto hex : found.hexes()) {
            if (hex != *state()[m_held.front()].hex) {
                spaces.insert(hex.index);
            }
        }
    }
    return spaces;
}

MoveUnits BoardPage::move_to(HexId to) const { return {.units = m_held, .to = to, .way = {}, .with_rommel = rommel_helps()}; }

board::Situation::Answer BoardPage::ask(std::size_t to) const {
    const auto hex = hex_of(to);
    const auto verdict = decide(state(), move_to(hex));
    Answer answer{.way = {}, .to = word(tables(), hex), .doubts = {}, .refused = core::refused(verdict)};
    for (const auto each : reach_of(state(), m_held, rommel_helps()).way(hex)) {
        answer.way.push_back(each.index);
    }
    answer.doubts = answer.refused ? m_table.say(core::refusal(verdict)) : m_table.say(core::acceptance(verdict).warnings);
    return answer;
}

void BoardPage::put(std::size_t to) {
    const auto command = move_to(hex_of(to));
    m_held.clear();
    m_table.book(command, [this, to] { m_pane->select(to); });
}

std::set<std::size_t> BoardPage::focus() const {
    std::set<std::size_t> spaces;
    for (const auto& duty : duties(state()).enemies) {
        spaces.insert(duty.hex.index);
        for (const auto id : duty.own) {
            spaces.insert(state()[id].hex->index);
        }
    }
    if (spaces.empty()) {
        for (const auto hex : front_of(state())) {
            spaces.insert(hex.index);
        }
    }
    return spaces;
}

board::Situation::Offer BoardPage::offer() const {
    Offer result{.spaces = {}, .text = m_offer.text, .picture = offer_picture()};
    for (const auto hex : may_book() ? m_offer.hexes : std::set<HexId>{}) {
        result.spaces.insert(hex.index);
    }
    return result;
}

void BoardPage::accept(std::size_t space) {
    if (m_offer.act) {
        const auto act = m_offer.act; // which may change what is offered
        act(hex_of(space));
    }
}

} // namespace intendant::app::ak
