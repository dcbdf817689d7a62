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
#include "app/settings.hpp"
#include "app/widgets/mark.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

/// A number in the name: a layout saved for other panes is not used.
const char* const layout_key = "/axis_allies/panes_2";

constexpr std::size_t entries_after_restart = 5;

std::string drawing_of(std::optional<Action> action) {
    if (!action) {
        return {};
    }
    switch (*action) {
    case Action::ResearchAndPurchase:
    case Action::Income:
        return "toolbar/bank";
    case Action::CombatMovement:
    case Action::NonCombatMovement:
    case Action::Placement:
        return "toolbar/map";
    case Action::Combat:
        return "toolbar/battle";
    }
    return {};
}

} // namespace

AxisAlliesDesk::AxisAlliesDesk(wxWindow* parent, Session session, Opening opening) : Desk(parent) {
    // Its real size from the beginning: pages laid out in nothing give their controls less than nothing.
    SetSize(parent->GetClientSize());
    auto* const centre = new wxPanel(this);
    m_notice = new NoticeBar(centre);
    m_table = std::make_unique<Table>(std::move(session), *m_notice);
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
    go_to(m_table->state().battle ? static_cast<wxWindow*>(m_battle) : m_board->drawn() ? static_cast<wxWindow*>(m_board) : m_turn);
    if (opening == Opening::ToPlay) {
        m_last->show(m_table->session().last_entries(entries_after_restart));
        m_book->Show(!m_last->IsShown());
        CallAfter([this] { m_last->set_focus(); });
    }
    if (opening == Opening::Sample) {
        begin_sample();
    }
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

void AxisAlliesDesk::build_pages(wxWindow* centre) {
    m_book = new wxNotebook(centre, wxID_ANY);
    m_book->SetName("pages");
    m_board = new BoardPage(m_book, *m_table);
    m_turn = new TurnPage(m_book, *m_table);
    m_battle = new BattleBoard(m_book, *m_table);
    m_bank = new BankPage(m_book, *m_table);
    m_chart = new ChartPage(m_book, *m_table);
    m_technology = new TechnologyPage(m_book, *m_table);
    m_territories = new TerritoriesPage(m_book, *m_table);
    m_luck = new LuckPage(m_book, *m_table);
    m_graphs = new GraphsPage(m_book, *m_record);
    m_options = new OptionsPage(m_book, *m_table);
    m_book->AddPage(m_board, _("Board"));
    m_book->AddPage(m_turn, _("Turn"));
    m_book->AddPage(m_battle, _("Battle board"));
    m_book->AddPage(m_bank, _("Bank"));
    m_book->AddPage(m_chart, _("Production chart"));
    m_book->AddPage(m_technology, _("Technology"));
    m_book->AddPage(m_territories, _("Territories"));
    m_book->AddPage(m_luck, _("Luck"));
    m_book->AddPage(m_graphs, _("Graphs"));
    m_book->AddPage(m_options, _("Rules"));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->Add(m_review, wxSizerFlags().Expand());
    all->Add(m_last, wxSizerFlags().Expand());
    all->Add(m_book, wxSizerFlags(1).Expand());
    centre->SetSizer(all);
}

void AxisAlliesDesk::build_panes(wxWindow* centre) {
    const int side = std::max(m_guide->widest(), m_overview->GetBestSize().GetWidth());
    // A low screen belongs to the pages.
    const bool low = GetParent()->GetClientSize().GetHeight() < FromDIP(720);
    const int log_height = low ? 112 : 190;
    m_panes.SetManagedWindow(this);
    m_panes.AddPane(centre, wxAuiPaneInfo().Name("pages").CenterPane().PaneBorder(false));
    m_panes.AddPane(m_guide, wxAuiPaneInfo().Name("guide").Caption(_("Turn")).CaptionVisible(!low).Left().Position(0).CloseButton(false)
                                 .BestSize(wxSize(side, FromDIP(400))).MinSize(wxSize(side, FromDIP(344))));
    m_panes.AddPane(m_overview, wxAuiPaneInfo().Name("overview").Caption(_("Treasury and production")).CaptionVisible(!low).Left().Position(1)
                                    .CloseButton(false).BestSize(wxSize(side, FromDIP(200))).MinSize(wxSize(side, FromDIP(170))));
    m_panes.AddPane(m_log, wxAuiPaneInfo().Name("log").Caption(_("Log")).CaptionVisible(!low).Bottom().CloseButton(false)
                               .BestSize(FromDIP(wxSize(1200, log_height))).MinSize(FromDIP(wxSize(400, 112))));
    auto help = wxAuiPaneInfo().Name("help").Caption(_("Help")).BestSize(FromDIP(wxSize(330, 260)))
                    .MinSize(FromDIP(wxSize(240, 150)));
    // Beside the log where the window is narrow: the pages need their width.
    m_panes.AddPane(m_help, GetParent()->GetClientSize().GetWidth() < FromDIP(1200) ? help.Bottom().Position(1) : help.Right());
    wxString kept;
    if (settings().Read(layout_key, &kept) && !kept.empty()) {
        m_panes.LoadPerspective(kept, false);
    }
    m_panes.GetPane(m_help).Hide();
    m_panes.Update();
}

void AxisAlliesDesk::connect_pages() {
    m_table->on_change = [this](const db::Entry& entry, bool) { entry_booked(entry); };
    m_last->on_close = [this] {
        m_book->Show();
        go_to(m_book->GetCurrentPage());
    };
    m_notice->on_rule = [this](const std::string& id) { help_about(id); };
    m_help->remark = [this](const std::string& id) { return how_played(m_table->state().options, {id}); };
    m_help->on_leave = [this] { leave_help(); };
    m_guide->to_battle_board = [this] { go_to(m_battle); };
    m_guide->to_research = [this] {
        go_to(m_turn);
        m_turn->set_focus_on_research();
    };
    m_turn->to_battle_board = [this] { go_to(m_battle); };
    m_battle->luck_of_last_battle = [this] { return m_luck->last_battle(); };
    m_battle->on_what_if = [this] { what_if(true); };
    const auto trace = [this](const Figure& figure) {
        go_to(m_bank);
        m_bank->trace(figure);
    };
    m_overview->on_figure = trace;
    m_chart->on_figure = trace;
    m_territories->on_figure = trace;
    m_board->to_list = [this](SpaceId space) {
        m_territories->select(space);
        go_to(m_territories);
    };
    m_territories->on_move_from = [this](SpaceId space) {
        go_to(m_turn);
        m_turn->move_from(space);
    };
    m_log->undo_from = [this](std::int64_t seq) { undo_from(seq); };
    m_log->note = [this](const std::string& text, std::int64_t about) {
        const auto before = last_entry();
        m_table->note(text, about);
        return last_entry() > before;
    };
    m_log->bookmark = [this](std::int64_t seq) { m_table->bookmark(seq); };
    m_log->look_back = [this](std::int64_t seq) { look_back(seq); };
    m_log->correct = [this](std::int64_t seq) { take_stock(seq); };
    m_log->drawing_of = [](const std::string& action) { return drawing_of(action_of_id(action)); };
    m_graphs->look_back = [this](std::int64_t seq) { look_back(seq); };
    m_review->on_show = [this](std::int64_t seq) { show_past(seq); };
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!m_review->handle(event)) {
            event.Skip();
        }
    });
    m_book->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        CallAfter([this] {
            layout::refit(m_book->GetCurrentPage());
            if (m_book->GetCurrentPage() == m_bank) {
                m_bank->show_state();
            }
            if (m_book->GetCurrentPage() == m_luck) {
                m_luck->show_state();
            }
            if (m_book->GetCurrentPage() == m_graphs) {
                m_graphs->show_state();
            }
        });
    });
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
        if (page == m_board) {
            m_board->set_focus();
        } else if (page == m_turn) {
            m_turn->set_focus();
        } else if (page == m_battle) {
            m_battle->set_focus();
        } else if (page == m_bank) {
            m_bank->show_state();
            m_bank->set_focus();
        } else if (page == m_luck) {
            m_luck->show_state();
            m_luck->set_focus();
        } else if (page == m_graphs) {
            m_graphs->show_state();
            m_graphs->set_focus();
        } else if (page == m_territories) {
            m_territories->set_focus();
        }
    });
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
    if (m_table->read_only()) {
        m_table->complain(_("The game is only looked at now: nothing can be booked here."));
        return;
    }
    m_table->restart_turn();
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
    if (read_only()) {
        m_table->complain(_("This game is only looked at: nothing can be booked here."));
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

void AxisAlliesDesk::remember_layout() {
    if (m_sample != nullptr) {
        return; // it has a pane more than a game
    }
    settings().Write(layout_key, m_panes.SavePerspective());
    settings().Flush();
}

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening) {
    const auto tables = load_tables(resources() / "axis_allies");
    auto session = opening == Opening::ToReview ? Session::open_for_review(file, tables) : Session::open(file, tables);
    return new AxisAlliesDesk(parent, std::move(session), opening);
}

} // namespace intendant::app::aa
