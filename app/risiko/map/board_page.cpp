#include "app/risiko/map/board_page.hpp"

#include "app/base/layout.hpp"
#include "app/board/canvas.hpp"
#include "app/board/map_reader.hpp"
#include "app/board/pane.hpp"
#include "app/desk/form_ways.hpp"
#include "app/widgets/icons.hpp"
#include "model/risiko/forms.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

namespace {

const char* const armies_key = "army";
const char* const army_picture = "units/armor";

TerritoryId territory(std::size_t space) { return {static_cast<std::uint8_t>(space)}; }

} // namespace

BoardPage::BoardPage(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("risiko.board");
    SetSizer(new wxBoxSizer(wxVERTICAL));
    std::vector<std::string> ids;
    board::Connections connections;
    for (std::size_t i = 0; i < tables().territories.size(); ++i) {
        ids.push_back(tables().territories[i].id);
        auto& here = connections.emplace_back();
        for (const auto next : neighbours(state(), territory(i))) {
            here.push_back(next.index);
        }
    }
    try {
        auto map = board::read_map(resources() / "risiko" / "map.json", ids);
        m_pane = new board::Pane(this, *this, std::move(map), std::move(connections), nameables(tables()));
        m_pane->on_sheet = [this](std::optional<std::size_t> space) {
            if (space && m_held == 0 && on_territory) {
                on_territory(territory(*space));
            }
        };
        m_pane->on_held = [this] {
            if (on_held) {
                on_held(m_from, m_held);
            }
        };
        m_pane->canvas().whole_board();
        m_pane->on_problem = [this](const wxString& sentence) { m_table.complain(sentence); };
        GetSizer()->Add(m_pane, wxSizerFlags(1).Expand());
    } catch (const board::MapFault& fault) {
        m_problem = _("The board cannot be drawn; everything else works. The page of territories lists all spaces.") + " " +
                    m_table.say(fault.why());
        auto* const problem = new wxStaticText(this, wxID_ANY, wxEmptyString);
        problem->SetName("risiko.board.problem");
        layout::set_wrapped(problem, m_problem, FromDIP(480));
        GetSizer()->Add(problem, wxSizerFlags().Border(wxALL, FromDIP(16)));
    }
}

board::Canvas& BoardPage::canvas() const { return m_pane->canvas(); }

void BoardPage::find_space() {
    if (m_pane != nullptr) {
        m_pane->find_space();
    }
}

void BoardPage::show_typed(board::Proposal proposal) {
    if (m_pane != nullptr) {
        m_pane->show_typed(std::move(proposal));
    }
}

void BoardPage::set_focus() {
    if (m_pane != nullptr) {
        canvas().SetFocus();
    }
}

void BoardPage::show_state() {
    if (m_pane != nullptr) {
        m_held = 0;
        m_pane->show_state();
    }
}

// What stands where, and who owns it.

board::SpaceLook BoardPage::look(std::size_t space, const wxString&) const {
    const auto id = territory(space);
    board::SpaceLook look{.label = word(tables(), id), .value = {}, .fill = {}, .pattern = {}, .stacks = {}};
    if (const auto& holding = state()[id]; holding.owner) {
        look.fill = shade(tables(), *holding.owner);
        look.pattern = "colours/pattern_" + std::string{id_of(*holding.owner)}; // so that colour is not the only sign
        look.stacks.push_back({.key = armies_key,
                               .picture = {army_picture, shade(tables(), *holding.owner)},
                               .number = count(holding.armies),
                               .framed = false,
                               .disc = true});
    }
    return look;
}

wxString BoardPage::describe(TerritoryId id) const {
    const auto& holding = state()[id];
    const auto pieces = pieces_of(tables(), holding.armies); // RK-GEN-4
    auto text = word(tables(), tables()[id].continent) + "; " + wxString::Format(_("Value %s"), count(tables()[id].points));
    if (holding.owner) {
        text = wxString::Format(_("owner: %s"), word(tables(), *holding.owner)) + "; " + text + "; " +
               wxString::Format(_("armies: %d (%d flags, %d tanks)"), holding.armies, pieces.flags, pieces.tanks);
    }
    return text;
}

wxString BoardPage::line(std::size_t space) const { return word(tables(), territory(space)) + " - " + describe(territory(space)); }

board::Situation::Sheet BoardPage::sheet(std::size_t space) const {
    const auto id = territory(space);
    Sheet result{.name = word(tables(), id), .facts = describe(id), .pieces = {}, .causes = {}};
    if (const auto& holding = state()[id]; holding.owner) {
        constexpr int size = 18;
        result.pieces.push_back({.key = armies_key,
                                 .picture = icon(army_picture, shade(tables(), *holding.owner), size),
                                 .name = wxString::Format(_("Armies of %s"), word(tables(), *holding.owner)),
                                 .here = holding.armies,
                                 .held = m_held > 0 && m_from == id ? m_held : 0,
                                 .movable = holding.owner == player()});
    }
    for (auto& [seq, sentence] : m_table.entries_naming(tables()[id].id)) {
        result.causes.push_back({seq, std::move(sentence)});
    }
    return result;
}

// What may move where.

bool BoardPage::take(std::size_t space, const std::string& piece, int more) {
    const auto id = territory(space);
    const int held = m_held > 0 && m_from == id ? m_held : 0;
    const int free = state()[id].armies - 1 - held; // RK-MOV-2, RK-ATK-2
    if (piece != armies_key || !may_book() || state().turn.round == 0 || state().turn.to_place() > 0 || state()[id].owner != player() ||
        free < 1) {
        return false;
    }
    m_from = id;
    m_held = held + std::min(more, free);
    return true;
}

void BoardPage::take_all(std::size_t space) {
    m_held = 0;
    take(space, armies_key, state()[territory(space)].armies);
}

void BoardPage::put_back_one() { m_held = std::max(0, m_held - 1); }

std::optional<board::Situation::Held> BoardPage::held() const {
    if (m_held == 0) {
        return std::nullopt;
    }
    return Held{
        .from = m_from.index,
        .text = wxString::Format(_("Armies held from %s: %d."), word(tables(), m_from), m_held),
        .stacks = {{.key = armies_key, .picture = {army_picture, shade(tables(), player())}, .number = count(m_held), .framed = false}}};
}

core::FormValues BoardPage::move_to(std::size_t to) const {
    return {{"from", tables()[m_from].id}, {"to", tables()[territory(to)].id}, {"armies", std::to_string(m_held)}, {"attacker", "0"}};
}

/// On an own territory a move, on another one an attack.
std::optional<Command> BoardPage::wish(std::size_t to) const {
    return composed(state(), state()[territory(to)].owner == player() ? "move" : "attack", move_to(to));
}

std::set<std::size_t> BoardPage::reach() const {
    std::set<std::size_t> result;
    for (std::size_t i = 0; m_held > 0 && i < state().holdings.size(); ++i) {
        const auto command = territory(i) != m_from ? wish(i) : std::nullopt;
        if (!command) {
            continue;
        }
        const auto verdict = decide(state(), *command);
        if (!core::refused(verdict) && core::acceptance(verdict).warnings.empty()) {
            result.insert(i);
        }
    }
    return result;
}

board::Situation::Answer BoardPage::ask(std::size_t to) const {
    Answer answer{.way = {m_from.index, to}, .to = word(tables(), territory(to)), .doubts = {}, .refused = true};
    if (const auto command = wish(to)) {
        const auto verdict = decide(state(), *command);
        answer.refused = core::refused(verdict);
        answer.doubts = answer.refused ? m_table.say(core::refusal(verdict)) : m_table.say(core::acceptance(verdict).warnings);
    }
    return answer;
}

void BoardPage::put(std::size_t to) {
    const auto values = move_to(to);
    const auto from = m_from;
    m_held = 0;
    if (state()[territory(to)].owner == player()) {
        do_form(m_table, "move", values);
    } else if (on_attack) {
        on_attack(from, territory(to));
    }
}

std::set<std::size_t> BoardPage::focus() const {
    std::set<std::size_t> spaces;
    if (const auto& attack = state().turn.attack) {
        return {attack->from.index, attack->to.index};
    }
    for (const auto id : territories_of(state(), player())) {
        for (const auto next : neighbours(state(), id, false)) {
            spaces.insert(id.index);
            spaces.insert(next.index);
        }
    }
    return spaces;
}

int BoardPage::to_place() const {
    return state().turn.phase == Phase::InitialArmies ? std::min(who().to_place, tables().amounts.initial_pass)
           : state().turn.round > 0                   ? std::min(1, state().turn.to_place())
                                                      : 0;
}

/// A pass of the set-up, or one army of those due.
board::Situation::Offer BoardPage::offer() const {
    Offer result{.spaces = {}, .text = wxString::Format(_("Place %d"), to_place()), .picture = {army_picture, shade(tables(), player())}};
    if (may_book() && to_place() > 0) {
        for (const auto id : territories_of(state(), player())) {
            result.spaces.insert(id.index);
        }
    }
    return result;
}

void BoardPage::accept(std::size_t space) {
    do_form(m_table, "place", {{tables()[territory(space)].id, std::to_string(to_place())}}, [this, space] { m_pane->select(space); });
}

} // namespace intendant::app::rk
