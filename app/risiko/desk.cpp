#include "app/risiko/desk.hpp"

#include "app/common/graphs_page.hpp"
#include "app/common/help_page.hpp"
#include "app/common/icons.hpp"
#include "app/common/last_entries.hpp"
#include "app/common/log_page.hpp"
#include "app/common/record.hpp"
#include "app/common/review_bar.hpp"
#include "app/layout.hpp"
#include "app/risiko/board_page.hpp"
#include "app/risiko/books_page.hpp"
#include "app/risiko/help.hpp"
#include "app/risiko/luck_page.hpp"
#include "app/risiko/overview.hpp"
#include "app/risiko/rules_sheet.hpp"
#include "app/risiko/table_display.hpp"
#include "app/risiko/turn_guide.hpp"
#include "app/risiko/turn_page.hpp"
#include "app/settings.hpp"

#include <wx/sizer.h>

namespace intendant::app::rk {

namespace {

/// A number in the name: a layout saved for other panes is not used.
const char* const layout_key = "/risiko/panes_1";
constexpr std::size_t entries_after_restart = 5;

} // namespace

RisikoDesk::RisikoDesk(wxWindow* parent, Session session, Opening opening) : Desk(parent) {
    // Its real size from the beginning: pages laid out in nothing give their controls less than nothing.
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
    for (const auto& territory : m_table->tables().territories) {
        places.emplace_back(territory.id, word(m_table->tables(), *m_table->tables().find(territory.id)));
    }
    m_log->offer_places(places);
    m_help = new HelpPage(this, help_topics(), help_entries(m_table->tables()));
    build_panes(centre);
    connect_pages();
    connect_log();
    m_log->refresh();
    m_shown_turn = m_table->state().turn;
    show_state();
    if (read_only()) {
        m_notice->say(NoticeBar::Kind::Warning,
                      _("This game is only looked at: nothing can be booked here, and the file is not changed."));
    } else if (!m_board->drawn()) {
        m_notice->say(NoticeBar::Kind::Warning, m_board->problem());
    }
    go_to(m_turn);
    if (opening == Opening::ToPlay) {
        m_last->show(m_table->session().last_entries(entries_after_restart));
        m_book->Show(!m_last->IsShown());
        CallAfter([this] { m_last->set_focus(); });
    }
}

RisikoDesk::~RisikoDesk() {
    m_panes.UnInit();
    if (m_display != nullptr) {
        m_display->Destroy();
    }
    // The pages look at the table while they live.
    DestroyChildren();
}

void RisikoDesk::build_pages(wxWindow* centre) {
    m_book = new wxNotebook(centre, wxID_ANY);
    m_book->SetName("risiko.pages");
    m_book->AddPage(m_board = new BoardPage(m_book, *m_table), _("Board"));
    m_book->AddPage(m_turn = new TurnPage(m_book, *m_table), _("Turn"));
    m_book->AddPage(m_players = new PlayersPage(m_book, *m_table), _("Players"));
    m_book->AddPage(m_territories = new TerritoriesPage(m_book, *m_table), _("Territories"));
    m_book->AddPage(m_luck = new LuckPage(m_book, *m_table), _("Luck"));
    m_book->AddPage(m_graphs = new GraphsPage(m_book, *m_record), _("Graphs"));
    m_book->AddPage(m_rules = new RulesPage(m_book, *m_table), _("Rules"));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->Add(m_review, wxSizerFlags().Expand());
    all->Add(m_last, wxSizerFlags().Expand());
    all->Add(m_book, wxSizerFlags(1).Expand());
    centre->SetSizer(all);
}

void RisikoDesk::build_panes(wxWindow* centre) {
    const int side = std::max(m_guide->GetBestSize().GetWidth(), m_overview->GetBestSize().GetWidth());
    // A low screen belongs to the pages.
    const bool low = GetParent()->GetClientSize().GetHeight() < FromDIP(720);
    const int log_height = low ? 126 : 170;
    m_panes.SetManagedWindow(this);
    m_panes.AddPane(centre, wxAuiPaneInfo().Name("pages").CenterPane().PaneBorder(false));
    m_panes.AddPane(m_guide, wxAuiPaneInfo().Name("guide").Caption(_("Turn")).CaptionVisible(!low).Left().Position(0).CloseButton(false)
                                 .BestSize(wxSize(side, FromDIP(310))).MinSize(wxSize(side, FromDIP(304))));
    m_panes.AddPane(m_overview, wxAuiPaneInfo().Name("overview").Caption(_("Players")).CaptionVisible(!low).Left().Position(1)
                                    .CloseButton(false).BestSize(wxSize(side, FromDIP(240))).MinSize(wxSize(side, FromDIP(180))));
    m_panes.AddPane(m_log, wxAuiPaneInfo().Name("log").Caption(_("Log")).CaptionVisible(!low).Bottom().CloseButton(false)
                               .BestSize(FromDIP(wxSize(1200, log_height))).MinSize(FromDIP(wxSize(400, 126))));
    auto help = wxAuiPaneInfo().Name("help").Caption(_("Help")).BestSize(FromDIP(wxSize(330, 260))).MinSize(FromDIP(wxSize(240, 150)));
    // Beside the log where the window is narrow: the pages need their width.
    m_panes.AddPane(m_help, GetParent()->GetClientSize().GetWidth() < FromDIP(1200) ? help.Bottom().Position(1) : help.Right());
    wxString kept;
    if (settings().Read(layout_key, &kept) && !kept.empty()) {
        m_panes.LoadPerspective(kept, false);
    }
    m_panes.GetPane(m_help).Hide();
    m_panes.Update();
}

void RisikoDesk::connect_pages() {
    m_table->on_change = [this](const db::Entry& entry) { entry_booked(entry); };
    m_last->on_close = [this] {
        m_book->Show();
        go_to(m_book->GetCurrentPage());
    };
    m_notice->on_rule = [this](const std::string& id) { help_about(id); };
    m_help->remark = [this](const std::string& id) { return how_played(m_table->state().options, id); };
    m_help->on_leave = [this] { leave_help(); };
    m_guide->to_turn = [this] { go_to(m_turn); };
    m_guide->end_turn = [this] { m_turn->end_turn(); };
    m_board->on_territory = [this](TerritoryId id) { m_turn->point_at(id); };
    m_board->on_attack = [this](TerritoryId from, TerritoryId to) {
        m_turn->prepare_attack(from, to);
        go_to(m_turn);
    };
    m_book->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        CallAfter([this] {
            layout::refit(m_book->GetCurrentPage());
            m_luck->show_state();
            m_graphs->show_state();
        });
    });
}

void RisikoDesk::connect_log() {
    m_log->undo_from = [this](std::int64_t seq) { undo_from(seq); };
    m_log->note = [this](const std::string& text, std::int64_t about) {
        const auto before = last_entry();
        m_table->note(text, about);
        return last_entry() > before;
    };
    m_log->bookmark = [this](std::int64_t seq) { m_table->bookmark(seq); };
    m_log->look_back = [this](std::int64_t seq) { look_back(seq); };
    m_log->correct = [this](std::int64_t seq) { take_stock(seq); };
    m_log->drawing_of = [](const std::string& phase) {
        return std::string{phase == id_of(Phase::Combat) ? "toolbar/battle" : "toolbar/map"};
    };
    m_graphs->look_back = [this](std::int64_t seq) { look_back(seq); };
    m_review->on_show = [this](std::int64_t seq) { show_past(seq); };
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!m_review->handle(event)) {
            event.Skip();
        }
    });
}

void RisikoDesk::show_state() {
    for (Page* const page : std::initializer_list<Page*>{m_guide, m_overview, m_board, m_turn, m_players, m_territories, m_luck, m_rules}) {
        page->show_state();
    }
    m_graphs->show_state();
    if (m_display != nullptr) {
        m_display->show_state();
    }
    m_help->refresh();
}

void RisikoDesk::entry_booked(const db::Entry& entry) {
    m_log->refresh();
    if (looks_back()) { // a note: it changes nothing in the game
        m_review->go_to(m_review->shown());
    } else {
        m_last->close();
        show_state();
        const auto& turn = m_table->state().turn;
        const bool other = turn.phase != m_shown_turn.phase || turn.player != m_shown_turn.player;
        m_shown_turn = turn;
        if (m_book->GetCurrentPage() == m_turn) {
            CallAfter([this] { m_turn->set_focus(); });
        } else if (other && m_book->GetCurrentPage() != m_board) {
            go_to(m_turn);
        }
        say_what_follows(entry);
    }
    if (on_booked) {
        on_booked(entry.seq);
    }
}

void RisikoDesk::say_what_follows(const db::Entry& entry) {
    const auto& state = m_table->state();
    if (state.outcome) {
        m_notice->say(NoticeBar::Kind::News, m_table->say(entry));
    } else if (!miscounted(state).empty()) {
        m_notice->say(NoticeBar::Kind::Refusal,
                      _("RK-GEN-6: the armies on the board are not those that were placed and lost; the books are wrong."));
    } else if (someone_may_claim(state, m_watched)) {
        m_notice->say(NoticeBar::Kind::News, _("A player may claim."));
    }
}

void RisikoDesk::go_to(wxWindow* page) {
    m_last->close();
    m_book->ChangeSelection(static_cast<std::size_t>(m_book->FindPage(page)));
    CallAfter([this, page] {
        layout::refit(page);
        if (looks_back()) { // the keys go on
            show_state();
            m_review->set_focus();
        } else {
            m_luck->show_state();
            m_graphs->show_state();
            set_focus_on(page);
        }
    });
}

void RisikoDesk::set_focus_on(wxWindow* page) {
    if (page == m_turn) {
        m_turn->set_focus();
    } else if (page == m_board) {
        m_board->set_focus();
    } else if (page == m_graphs) {
        m_graphs->set_focus();
    } else {
        page->SetFocus();
    }
}

std::filesystem::path RisikoDesk::path() const {
    return m_table->session().file().path();
}

bool RisikoDesk::read_only() const {
    return m_table->session().read_only();
}

bool RisikoDesk::can_undo() const {
    return !m_table->read_only() && m_table->session().can_undo();
}

bool RisikoDesk::can_redo() const {
    return !m_table->read_only() && m_table->session().can_redo();
}

void RisikoDesk::undo() {
    m_table->undo();
}

void RisikoDesk::redo() {
    m_table->redo();
}

void RisikoDesk::undo_from(std::int64_t seq) {
    m_review->leave();
    m_table->undo_from(seq);
}

void RisikoDesk::restart_turn() {
    if (m_table->may_book()) {
        m_table->restart_turn();
    }
}

void RisikoDesk::bookmark() {
    if (read_only()) {
        m_table->complain(_("This game is only looked at: nothing can be booked here."));
        return;
    }
    m_table->bookmark(looks_back() ? m_review->shown() : m_log->selected() > 0 ? m_log->selected() : last_entry());
}

void RisikoDesk::look_back(std::int64_t seq) {
    if (seq > 0) {
        m_last->close();
        m_review->go_to(seq);
    } else {
        m_review->leave();
    }
}

bool RisikoDesk::looks_back() const {
    return m_review->active();
}

void RisikoDesk::show_past(std::int64_t seq) {
    m_table->look_back(seq);
    show_state();
    if (seq > 0) {
        m_log->select(seq);
    } else {
        go_to(m_book->GetCurrentPage());
    }
}

void RisikoDesk::next_step() {
    m_guide->next_step();
}

void RisikoDesk::append_tools(wxToolBar&) {}

void RisikoDesk::help_about(const std::string& clause) {
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

void RisikoDesk::leave_help() {
    m_panes.GetPane(m_help).Hide();
    m_panes.Update();
    auto* const back = m_before_help && m_before_help->IsShownOnScreen() ? m_before_help.get() : m_book->GetCurrentPage();
    back->SetFocus();
}

void RisikoDesk::show_table_display() {
    if (m_display == nullptr) {
        m_display = new TableDisplay(*m_table);
    }
    m_display->Show();
    m_display->Raise();
}

void RisikoDesk::show_failure(const wxString& sentence) {
    m_notice->say(NoticeBar::Kind::Refusal, sentence);
}

void RisikoDesk::show_news(const wxString& sentence) {
    m_notice->say(NoticeBar::Kind::News, sentence);
}

void RisikoDesk::show_graphs() {
    go_to(m_graphs);
}

std::int64_t RisikoDesk::last_entry() const {
    return m_table->session().file().last_seq();
}

void RisikoDesk::remember_layout() {
    settings().Write(layout_key, m_panes.SavePerspective());
    settings().Flush();
}

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening) {
    const auto tables = load_tables(resources() / "risiko");
    auto session = opening == Opening::ToReview ? Session::open_for_review(file, tables) : Session::open(file, tables);
    return new RisikoDesk(parent, std::move(session), opening);
}

} // namespace intendant::app::rk
