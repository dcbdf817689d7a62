#include "app/risiko/desk/desk.hpp"

#include "app/files/file_choice.hpp"
#include "app/risiko/books/books_page.hpp"
#include "app/risiko/books/luck_page.hpp"
#include "app/risiko/desk/game_clock.hpp"
#include "app/risiko/desk/overview.hpp"
#include "app/risiko/desk/second_screen.hpp"
#include "app/risiko/desk/turn_guide.hpp"
#include "app/risiko/help.hpp"
#include "app/risiko/map/board_page.hpp"
#include "app/risiko/setup/rules_sheet.hpp"
#include "app/risiko/turn/turn_page.hpp"
#include "app/widgets/icons.hpp"

namespace intendant::app::rk {

namespace {

/// A number in the name: a layout saved for other panes is not used.
const char* const layout_key = "/risiko/panes_1";

} // namespace

RisikoDesk::RisikoDesk(wxWindow* parent, Session session, Opening opening)
    : DeskOf(parent, std::move(session), names_of(session.state().tables), layout_key) {
    build_pages();
    m_guide = new TurnGuide(this, *m_table);
    m_overview = new Overview(this, *m_table);
    std::vector<std::pair<std::string, wxString>> places;
    for (const auto& territory : m_table->tables().territories) {
        places.emplace_back(territory.id, word(m_table->tables(), *m_table->tables().find(territory.id)));
    }
    add_log_and_help(places, help_topics(), help_entries(m_table->tables()));
    build_panes();
    connect_pages();
    m_shown_turn = m_table->state().turn;
    begin(m_turn, opening, m_board->problem());
    tell_that_the_clock_ran_on();
}

RisikoDesk::~RisikoDesk() {
    if (m_display != nullptr) {
        m_display->Destroy();
    }
    take_apart();
}

void RisikoDesk::build_pages() {
    m_book->SetName("risiko.pages");
    m_book->AddPage(m_board = new BoardPage(m_book, *m_table), _("Board"));
    m_book->AddPage(m_turn = new TurnPage(m_book, *m_table), _("Turn"));
    m_book->AddPage(m_players = new PlayersPage(m_book, *m_table), _("Players"));
    m_book->AddPage(m_territories = new TerritoriesPage(m_book, *m_table), _("Territories"));
    m_book->AddPage(m_luck = new LuckPage(m_book, *m_table), _("Luck"));
    m_book->AddPage(m_graphs = new GraphsPage(m_book, *m_record), _("Graphs"));
    m_book->AddPage(m_rules = new RulesPage(m_book, *m_table), _("Rules"));
    put_above_pages();
}

void RisikoDesk::build_panes() {
    m_guide->show_state(); // it is measured with its words
    const int side = std::max(m_guide->widest(), m_overview->GetBestSize().GetWidth());
    // A low screen belongs to the pages.
    const bool low = GetParent()->GetClientSize().GetHeight() < FromDIP(720);
    const int log_height = low ? 126 : 170;
    const int guide_height = std::max(FromDIP(304), m_guide->GetBestSize().GetHeight());
    m_panes.SetManagedWindow(this);
    m_panes.AddPane(m_centre, wxAuiPaneInfo().Name("pages").CenterPane().PaneBorder(false));
    m_panes.AddPane(m_guide, wxAuiPaneInfo()
                                 .Name("guide")
                                 .Caption(_("Turn"))
                                 .CaptionVisible(!low)
                                 .Left()
                                 .Position(0)
                                 .CloseButton(false)
                                 .BestSize(wxSize(side, guide_height))
                                 .MinSize(wxSize(side, guide_height)));
    m_panes.AddPane(m_overview, wxAuiPaneInfo()
                                    .Name("overview")
                                    .Caption(_("Players"))
                                    .CaptionVisible(!low)
                                    .Left()
                                    .Position(1)
                                    .CloseButton(false)
                                    .BestSize(wxSize(side, FromDIP(240)))
                                    .MinSize(wxSize(side, FromDIP(180))));
    m_panes.AddPane(m_log, wxAuiPaneInfo()
                               .Name("log")
                               .Caption(_("Log"))
                               .CaptionVisible(!low)
                               .Bottom()
                               .CloseButton(false)
                               .BestSize(FromDIP(wxSize(1200, log_height)))
                               .MinSize(FromDIP(wxSize(400, 126))));
    show_panes(true);
}

void RisikoDesk::connect_pages() {
    connect();
    m_help->remark = [this](const std::string& id) { return how_played(m_table->state().options, id); };
    m_guide->to_turn = [this] { go_to(m_turn); };
    m_guide->end_turn = [this] { m_turn->end_turn(); };
    m_clock = std::make_unique<GameClock>(*m_table);
    m_clock->on_minute = [this] { m_guide->show_clock(); };
    m_clock->on_warning = [this](int left) { return tell_time(left); };
    m_guide->clock_shows = [this] { return m_clock->shows(); };
    m_guide->show_clock();
    m_board->on_territory = [this](TerritoryId id) { m_turn->point_at(id); };
    m_board->on_attack = [this](TerritoryId from, TerritoryId to) {
        m_turn->prepare_attack(from, to);
        go_to(m_turn);
    };
    m_log->drawing_of = [](const std::string& phase) {
        return std::string{phase == id_of(Phase::Combat) ? "toolbar/battle" : "toolbar/map"};
    };
}

void RisikoDesk::show_state() {
    m_clock->refresh();
    for (Panel* const panel : std::initializer_list<Panel*>{m_guide, m_overview, m_board}) {
        panel->show_state();
    }
    for (Page* const page : std::initializer_list<Page*>{m_turn, m_players, m_territories, m_luck, m_rules}) {
        page->show_state();
    }
    m_graphs->show_state();
    if (m_display != nullptr) {
        m_display->show_state();
    }
    m_help->refresh();
}

void RisikoDesk::show_what_is_seen(wxWindow*) {
    m_luck->show_state();
    m_graphs->show_state();
}

void RisikoDesk::follow(const db::Entry& entry) {
    const auto& turn = m_table->state().turn;
    const bool other = turn.phase != m_shown_turn.phase || turn.player != m_shown_turn.player;
    const bool nothing_attacked = m_shown_turn.phase == Phase::Reinforcement && turn.phase == Phase::StrategicMove;
    m_shown_turn = turn;
    if (m_book->GetCurrentPage() == m_turn) {
        CallAfter([this] { m_turn->set_focus(); });
    } else if (other && m_book->GetCurrentPage() != m_board) {
        go_to(m_turn);
    }
    if (nothing_attacked) { // with F4 pressed once too often
        m_notice->offer(NoticeBar::Kind::News, _("No territory was attacked in this turn."), _("Back to the attacks"), [this] { undo(); });
    }
    say_what_follows(entry);
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

void RisikoDesk::set_focus_on(wxWindow* page) {
    if (page == m_turn) {
        m_turn->set_focus();
    } else if (page == m_board) {
        m_board->set_focus();
    } else {
        page->SetFocus();
    }
}

void RisikoDesk::next_step() { m_guide->next_step(); }

void RisikoDesk::append_tools(wxToolBar&) {}

void RisikoDesk::show_second_screen() {
    if (m_display == nullptr) {
        m_display = new SecondScreen(*m_table, *m_clock);
    }
    m_display->Show();
    m_display->Raise();
}

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening) {
    const auto tables = load_tables(resources() / "risiko");
    if (opening == Opening::ToPlay && soon_proved(file)) {
        Session::require_proved(file, tables);
    }
    auto session = opening == Opening::ToReview ? Session::open_for_review(file, tables) : Session::open(file, tables);
    return new RisikoDesk(parent, std::move(session), opening);
}

} // namespace intendant::app::rk
