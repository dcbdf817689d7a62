#include "app/axis_allies/desk/desk.hpp"

#include "app/axis_allies/battle/battle_board.hpp"
#include "app/axis_allies/battle/landing_choice.hpp"
#include "app/axis_allies/help.hpp"
#include "app/axis_allies/map/board_page.hpp"
#include "app/axis_allies/map/held_units.hpp"
#include "app/axis_allies/map/purchase_outlook.hpp"
#include "app/axis_allies/odds/what_if_frame.hpp"
#include "app/axis_allies/setup/stocktake_dialog.hpp"
#include "app/axis_allies/turn/turn_page.hpp"
#include "app/board/canvas.hpp"
#include "app/widgets/icons.hpp"

#include <wx/choicdlg.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

const char* const layout_keys = "/axis_allies/desk";

} // namespace

AxisAlliesDesk::AxisAlliesDesk(wxWindow* parent, Session session, Opening opening)
    : DeskOf(parent, std::move(session), names_of(session.state().tables), layout_keys), m_guide(*m_table) {
    build_pages();
    std::vector<std::pair<std::string, wxString>> places;
    for (const auto& space : all_spaces(m_table->tables())) {
        places.emplace_back(space.id, space.name());
    }
    connect(places, help_topics(), help_entries(m_table->tables()));
    connect_pages();
    m_shown_turn = m_table->state().turn;
    m_battle_shown = m_table->state().battle.has_value();
    m_shown_depth = m_table->state().options.depth;
    begin(page_to_begin_with(), opening, m_board->problem());
}

/// Where the table does what its turn asks for.
wxWindow* AxisAlliesDesk::page_to_begin_with() const {
    const auto& state = m_table->state();
    if (state.battle || (state.turn.action == Action::Combat && state.options.depth != Depth::Bank && !state.outcome && !read_only())) {
        return m_battle;
    }
    return read_only() || state.outcome ? static_cast<wxWindow*>(m_board) : m_turn;
}

AxisAlliesDesk::~AxisAlliesDesk() {
    m_outlook.reset();
    take_apart();
}

void AxisAlliesDesk::show_state() {
    m_board->show_state();
    m_turn->show_state();
    if (m_table->state().battle || m_table->state().turn.action == Action::Combat) {
        m_battle->show_state(); // what it proposes is begun from elsewhere too
    } else {
        show_on({m_battle});
    }
}

void AxisAlliesDesk::offer_landings(const db::Entry& entry) {
    const auto before = m_table->session().state_at(entry.seq - 1);
    auto choices = landing_choices(before, Session::read(m_table->tables(), entry.command));
    if (choices.empty()) {
        return;
    }
    m_notice->offer(NoticeBar::Kind::News, m_table->say(entry), _("Land elsewhere..."), [this, choices] {
        wxArrayString words;
        for (const auto& choice : choices) {
            wxString line;
            for (const auto& [power, count, to] : choice.landings) {
                line += (line.empty() ? wxString{} : wxString{"; "}) +
                        wxString::Format(_("%s: %d in %s"), word(m_table->tables(), power), count, word(m_table->tables(), to));
            }
            words.Add(line);
        }
        wxSingleChoiceDialog dialog(this, _("Where do the fighters land that have lost their carrier?"), _("Land elsewhere"), words);
        dialog.SetName("landings");
        if (dialog.ShowModal() == wxID_OK) {
            m_table->undo();
            m_table->book(choices[static_cast<std::size_t>(dialog.GetSelection())].command);
        }
    });
}

void AxisAlliesDesk::follow(const db::Entry& entry) {
    const auto& turn = m_table->state().turn;
    const bool battle = m_table->state().battle.has_value();
    if (battle && !m_battle_shown) {
        go_to(m_battle);
    } else if (turn.action != m_shown_turn.action || turn.power != m_shown_turn.power) {
        if (turn.action == Action::Combat) {
            go_to(m_battle);
        } else {
            if (m_board->drawn()) {
                bring(m_board);
            }
            if (turn.power != m_shown_turn.power) {
                m_board->look_away();
                m_board->show_front();
            }
            go_to(m_turn);
        }
    }
    if (entry.kind == core::EntryKind::Undo && battle && !looks_back()) {
        const auto undone = m_table->session().file().entries(entry.target, entry.target).front();
        m_battle->taken_back(Session::read(m_table->tables(), undone.command));
    }
    if (m_battle_shown && !battle && entry.kind == core::EntryKind::Play && !looks_back()) {
        offer_landings(entry);
    }
    m_battle_shown = battle;
    const auto depth = m_table->state().options.depth;
    if (depth == Depth::FullBoard && m_shown_depth != depth && !read_only()) {
        m_notice->offer(NoticeBar::Kind::News, _("From now on the books keep the board: do the pieces stand where the books believe?"),
                        _("Take stock..."), [this] { take_stock(0); });
    }
    m_shown_depth = depth;
    m_shown_turn = turn;
}

void AxisAlliesDesk::next_step() { m_guide.next_step(); }

std::string AxisAlliesDesk::clause_of_now() const { return clause_now(m_table->state()).id; }

std::vector<TableView::Seat> AxisAlliesDesk::seats() const {
    const auto& state = m_table->now();
    std::vector<TableView::Seat> result;
    for (auto& account : accounts_of(*m_table)) {
        const auto power = *power_of_id(account.key);
        int land = 0;
        int air = 0;
        int sea = 0;
        for (const auto& stack : state.stacks) {
            if (stack.owner == power && stack.unit != Unit::IndustrialComplex) {
                (is_ship(stack.unit) ? sea : is_aircraft(stack.unit) ? air : land) += stack.count;
                for (const auto& cargo : stack.cargo) {
                    land += cargo.owner == power && is_land(cargo.unit) ? cargo.count * stack.count : 0;
                }
            }
        }
        result.push_back({.account = std::move(account),
                          .player = player_of(state, power),
                          .forces = wxString::Format(_("%d on land, %d aircraft, %d ships"), land, air, sea)});
    }
    return result;
}

wxString AxisAlliesDesk::battle_in_words() const {
    const auto& state = m_table->now();
    return state.battle ? wxString::Format(_("Battle: %s - %s"), word(*state.tables, state.battle->space), word(state.battle->step)) +
                              ". " + forces(state, state.battle->space)
                        : wxString{};
}

void AxisAlliesDesk::fill(const Command& command) {
    go_to(m_turn);
    m_turn->fill(command);
    CallAfter([this] { m_turn->set_focus_on_counts(); }); // after what go_to puts off
}

void AxisAlliesDesk::show_typed(const Command* command) {
    board::Proposal proposal;
    const auto verdict = command != nullptr ? std::optional{decide(m_table->state(), *command)} : std::nullopt;
    if (verdict && !core::refused(*verdict)) {
        for (const auto space : way_of(core::acceptance(*verdict).events)) {
            proposal.way.push_back(space.index);
        }
    }
    m_board->show_typed(std::move(proposal));
}

void AxisAlliesDesk::take_stock(std::int64_t corrects) { take_stock_by<StocktakeDialog>(corrects); }

void AxisAlliesDesk::what_if(bool filled) {
    if (m_what_if == nullptr) {
        m_what_if = new WhatIfFrame(
            this, [this]() -> const State& { return m_table->state(); }, m_table->names());
        filled = true;
    }
    m_what_if->open(filled);
}

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening) {
    return open_desk_of<AxisAlliesDesk>(parent, load_tables(resources() / "axis_allies"), file, opening);
}

} // namespace intendant::app::aa
