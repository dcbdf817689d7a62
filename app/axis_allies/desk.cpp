#include "app/axis_allies/desk.hpp"

#include "app/axis_allies/bank_page.hpp"
#include "app/axis_allies/battle_board.hpp"
#include "app/axis_allies/board_page.hpp"
#include "app/axis_allies/chart_page.hpp"
#include "app/axis_allies/entry_box.hpp"
#include "app/axis_allies/help.hpp"
#include "app/axis_allies/luck_page.hpp"
#include "app/axis_allies/options_page.hpp"
#include "app/axis_allies/overview.hpp"
#include "app/axis_allies/stocktake_dialog.hpp"
#include "app/axis_allies/table_display.hpp"
#include "app/axis_allies/technology_page.hpp"
#include "app/axis_allies/territories_page.hpp"
#include "app/axis_allies/turn_guide.hpp"
#include "app/axis_allies/turn_page.hpp"
#include "app/axis_allies/what_if_frame.hpp"
#include "app/common/graphs_page.hpp"
#include "app/common/help_page.hpp"
#include "app/common/icons.hpp"
#include "app/common/last_entries.hpp"
#include "app/common/log_page.hpp"
#include "app/common/record.hpp"
#include "app/common/review_bar.hpp"
#include "app/layout.hpp"
#include "app/widgets/mark.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

constexpr std::size_t entries_after_restart = 5;

} // namespace

AxisAlliesDesk::AxisAlliesDesk(wxWindow* parent, Session session, Opening opening) : Desk(parent) {
    // Built out of sight, and in its real size: pages laid out in nothing give their controls less than nothing.
    Hide();
    SetSize(parent->GetClientSize());
    auto* const centre = new wxPanel(this);
    m_notice = new NoticeBar(centre);
    auto names = names_of(session.state().tables);
    m_table = std::make_unique<Table>(std::move(session), *m_notice, std::move(names));
    m_last = new LastEntries(centre, [this](const db::Entry& entry) { return m_table->say(entry); });
    m_record = std::make_unique<Record>(m_table->session(), m_table->names(), [this](const db::Entry& entry) { return m_table->say(entry); });
    m_review = new ReviewBar(centre, *m_record);
    build_pages(centre);
    m_guide = new TurnGuide(this, *m_table);
    m_overview = new Overview(this, *m_table);
    m_log = new LogPage(this, *m_record);
    std::vector<std::pair<std::string, wxString>> places;
    for (const auto& space : all_spaces(m_table->tables())) {
        places.emplace_back(space.id, space.name);
    }
    m_log->offer_places(places);
    m_help = new HelpPage(this, help_topics(), help_entries(m_table->tables()));
    build_panes(centre);
    connect_pages();
    m_log->refresh();
    m_shown_turn = m_table->state().turn;
    m_battle_shown = m_table->state().battle.has_value();
    m_shown_depth = m_table->state().options.depth;
    show_state();
    if (read_only()) {
        m_notice->say(NoticeBar::Kind::Warning,
                      _("This game is only looked at: nothing can be booked here, and the file is not changed."));
    } else if (!m_board->drawn()) {
        m_notice->say(NoticeBar::Kind::Warning, m_board->problem());
    }
    go_to(page_to_begin_with());
    if (opening == Opening::ToPlay) {
        m_last->show(m_table->session().last_entries(entries_after_restart));
        m_book->Show(!m_last->IsShown());
        CallAfter([this] { m_last->set_focus(); });
    }
}

/// Where the table does what its turn asks for.
wxWindow* AxisAlliesDesk::page_to_begin_with() const {
    const auto& state = m_table->state();
    if (state.battle) {
        return m_battle;
    }
    const auto action = state.turn.action;
    const bool fights = action == Action::Combat && state.options.depth != Depth::Bank;
    const bool types = action == Action::ResearchAndPurchase || action == Action::Placement || action == Action::Income;
    const bool looks = read_only() || state.outcome;
    if (m_board->drawn() && (looks || (!fights && !types))) {
        return m_board;
    }
    return fights ? static_cast<wxWindow*>(m_battle) : m_turn;
}

AxisAlliesDesk::~AxisAlliesDesk() {
    m_mark.reset();
    m_panes.UnInit();
    if (m_display != nullptr) {
        m_display->Destroy();
    }
    // The pages look at the table while they live.
    DestroyChildren();
}

void AxisAlliesDesk::show_state() {
    m_guide->show_state();
    m_overview->show_state();
    m_board->show_state();
    m_turn->show_state();
    m_battle->show_state();
    m_bank->show_state();
    m_chart->show_state();
    m_technology->show_state();
    m_territories->show_state();
    m_luck->show_state();
    m_graphs->show_state();
    m_options->show_state();
    if (m_display != nullptr) {
        m_display->show_state();
    }
    m_help->refresh();
}

void AxisAlliesDesk::entry_booked(const db::Entry& entry) {
    m_log->refresh();
    if (looks_back()) { // a note: it changes nothing in the game
        m_review->go_to(m_review->shown());
        if (on_booked) {
            on_booked(entry.seq);
        }
        return;
    }
    m_last->close();
    show_state();
    const auto& turn = m_table->state().turn;
    const bool battle = m_table->state().battle.has_value();
    if (battle && !m_battle_shown) {
        go_to(m_battle);
    } else if (turn.action != m_shown_turn.action || turn.power != m_shown_turn.power) {
        const bool moves = turn.action == Action::CombatMovement || turn.action == Action::NonCombatMovement;
        if (!moves || m_book->GetCurrentPage() != m_board) {
            go_to(turn.action == Action::Combat ? static_cast<wxWindow*>(m_battle) : m_turn);
        }
    }
    m_battle_shown = battle;
    const auto depth = m_table->state().options.depth;
    if (depth == Depth::FullBoard && m_shown_depth != depth && !read_only()) {
        m_notice->offer(NoticeBar::Kind::News, _("From now on the books keep the board: do the pieces stand where the books believe?"),
                        _("Take stock..."), [this] { take_stock(); });
    }
    m_shown_depth = depth;
    m_shown_turn = turn;
    if (on_booked) {
        on_booked(entry.seq);
    }
}

void AxisAlliesDesk::go_to(wxWindow* page) {
    m_last->close();
    m_book->ChangeSelection(static_cast<std::size_t>(m_book->FindPage(page)));
    if (looks_back()) { // the keys go on
        CallAfter([this, page] {
            layout::refit(page);
            show_state();
            m_review->set_focus();
        });
        return;
    }
    CallAfter([this, page] {
        layout::refit(page);
        show_what_is_seen(page);
        if (page == m_graphs) {
            m_graphs->set_focus();
        } else {
            dynamic_cast<Page&>(*page).set_focus();
        }
    });
}

/// Some pages read the log, and only while they can be seen.
void AxisAlliesDesk::show_what_is_seen(wxWindow* page) {
    if (page == m_graphs) {
        m_graphs->show_state();
    } else if (page == m_bank || page == m_luck) {
        dynamic_cast<Page&>(*page).show_state();
    }
}

std::filesystem::path AxisAlliesDesk::path() const {
    return m_table->session().file().path();
}

bool AxisAlliesDesk::read_only() const {
    return m_table->session().read_only();
}

bool AxisAlliesDesk::can_undo() const {
    return !m_table->read_only() && m_table->session().can_undo();
}

bool AxisAlliesDesk::can_redo() const {
    return !m_table->read_only() && m_table->session().can_redo();
}

void AxisAlliesDesk::undo() {
    m_table->undo();
}

void AxisAlliesDesk::redo() {
    m_table->redo();
}

void AxisAlliesDesk::undo_from(std::int64_t seq) {
    m_review->leave();
    m_table->undo_from(seq);
}

void AxisAlliesDesk::restart_turn() {
    if (m_table->may_book()) {
        m_table->restart_turn();
    }
}

void AxisAlliesDesk::bookmark() {
    if (read_only()) {
        m_table->complain(_("This game is only looked at: nothing can be booked here."));
        return;
    }
    m_table->bookmark(looks_back() ? m_review->shown() : m_log->selected() > 0 ? m_log->selected() : last_entry());
}

void AxisAlliesDesk::look_back(std::int64_t seq) {
    if (seq > 0) {
        m_last->close();
        m_review->go_to(seq);
    } else {
        m_review->leave();
    }
}

bool AxisAlliesDesk::looks_back() const {
    return m_review->active();
}

void AxisAlliesDesk::show_past(std::int64_t seq) {
    m_table->look_back(seq);
    show_state();
    if (seq > 0) {
        m_log->select(seq);
    } else {
        go_to(m_book->GetCurrentPage());
    }
}

void AxisAlliesDesk::next_step() {
    m_guide->next_step();
}

void AxisAlliesDesk::show_help() {
    const auto cited = m_notice->rules();
    help_about(cited.empty() ? clause_now(m_table->state()).id : cited.front().id);
}

void AxisAlliesDesk::help_about(const std::string& clause) {
    auto& pane = m_panes.GetPane(m_help);
    auto* const focus = wxWindow::FindFocus();
    if (focus == nullptr || !m_help->IsDescendant(focus)) {
        m_before_help = focus;
    }
    if (!pane.IsShown()) {
        pane.Show();
        m_panes.Update();
    }
    m_help->open(clause);
}

void AxisAlliesDesk::leave_help() {
    m_panes.GetPane(m_help).Hide();
    m_panes.Update();
    auto* const back = m_before_help && m_before_help->IsShownOnScreen() ? m_before_help.get() : m_book->GetCurrentPage();
    back->SetFocus();
}

void AxisAlliesDesk::append_tools(wxToolBar& bar) {
    m_entry = new EntryBox(&bar, *m_table);
    bar.AddControl(m_entry, _("Quick entry"));
}

void AxisAlliesDesk::show_table_display() {
    if (m_display == nullptr) {
        m_display = new TableDisplay(*m_table);
    }
    m_display->Show();
    m_display->Raise();
}

void AxisAlliesDesk::take_stock(std::int64_t corrects) {
    m_review->leave();
    if (!m_table->may_book()) {
        return;
    }
    StocktakeDialog dialog(this, *m_table);
    if (dialog.ShowModal() == wxID_OK) {
        m_table->book(dialog.command(), {}, corrects);
    }
}

void AxisAlliesDesk::what_if(bool filled) {
    if (m_what_if == nullptr) {
        m_what_if = new WhatIfFrame(this, [this]() -> const State& { return m_table->state(); }, m_table->names());
        filled = true;
    }
    m_what_if->open(filled);
}

void AxisAlliesDesk::show_failure(const wxString& sentence) {
    m_notice->say(NoticeBar::Kind::Refusal, sentence);
}

void AxisAlliesDesk::show_news(const wxString& sentence) {
    m_notice->say(NoticeBar::Kind::News, sentence);
}

void AxisAlliesDesk::show_graphs() {
    go_to(m_graphs);
}

std::int64_t AxisAlliesDesk::last_entry() const {
    return m_table->session().file().last_seq();
}

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening) {
    const auto tables = load_tables(resources() / "axis_allies");
    auto session = opening == Opening::ToReview ? Session::open_for_review(file, tables) : Session::open(file, tables);
    return new AxisAlliesDesk(parent, std::move(session), opening);
}

} // namespace intendant::app::aa
