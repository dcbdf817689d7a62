// Where the desk has its pages and panes, and how they speak with each other.

#include "app/axis_allies/battle/battle_board.hpp"
#include "app/axis_allies/battle/battle_sheet.hpp"
#include "app/axis_allies/books/bank_page.hpp"
#include "app/axis_allies/books/chart_page.hpp"
#include "app/axis_allies/books/luck_page.hpp"
#include "app/axis_allies/books/technology_page.hpp"
#include "app/axis_allies/books/territories_page.hpp"
#include "app/axis_allies/desk/desk.hpp"
#include "app/axis_allies/desk/overview.hpp"
#include "app/axis_allies/desk/turn_guide.hpp"
#include "app/axis_allies/help.hpp"
#include "app/axis_allies/map/board_page.hpp"
#include "app/axis_allies/setup/options_page.hpp"
#include "app/axis_allies/turn/turn_page.hpp"
#include "app/base/layout.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

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

void AxisAlliesDesk::build_pages() {
    m_book->SetName("pages");
    m_board = new BoardPage(m_book, *m_table);
    m_turn = new TurnPage(m_book, *m_table);
    m_battle = new BattleBoard(m_book, *m_table);
    auto* const battle_sheet = new BattleSheet(m_battle, *m_table);
    aa::connect(*m_battle, *battle_sheet);
    m_battle->put_beside(*battle_sheet);
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
    put_above_pages();
}

void AxisAlliesDesk::build_panes() {
    const int side = std::max(m_guide->widest(), m_overview->GetBestSize().GetWidth());
    m_guide->show_state(); // it is measured with its words
    const int guide_height = std::max(FromDIP(316), m_guide->GetBestSize().GetHeight());
    const int overview_height = FromDIP(170);
    // A low screen belongs to the pages; beside them guide and treasuries are seen whole as long as that can be.
    const auto room = GetParent()->GetClientSize();
    const bool low = room.GetHeight() < FromDIP(820);
    // The log's three rows of fields grow with type, but less.
    const auto rows_of_log = [this](int length) { return (2 * FromDIP(length) + layout::for_text(this, length)) / 3; };
    const int least_log = rows_of_log(120);
    const int beside_log = room.GetHeight() - guide_height - overview_height - FromDIP(16);
    const int log_height = low ? std::clamp(beside_log, least_log, rows_of_log(150)) : rows_of_log(190);
    // Where type is too large for pages and panes beside each other, one line stands above the pages; the
    // treasuries stand on the page of the bank.
    const bool tight = room.GetWidth() < FromDIP(900) * layout::type_scale() || beside_log < least_log;
    m_panes.SetManagedWindow(this);
    m_panes.AddPane(m_centre, wxAuiPaneInfo().Name("pages").CenterPane().PaneBorder(false));
    auto guide = wxAuiPaneInfo().Name("guide").Caption(_("Turn")).CaptionVisible(!low && !tight).CloseButton(false);
    if (tight) {
        m_guide->lie_down();
        guide.Top().BestSize(m_guide->GetBestSize()).MinSize(wxSize(FromDIP(400), m_guide->GetBestSize().GetHeight()));
    } else {
        guide.Left().Position(0).BestSize(wxSize(side, std::max(FromDIP(400), guide_height))).MinSize(wxSize(side, guide_height));
    }
    m_panes.AddPane(m_guide, guide);
    m_panes.AddPane(m_overview, wxAuiPaneInfo()
                                    .Name("overview")
                                    .Caption(_("Treasury and production"))
                                    .CaptionVisible(!low)
                                    .Left()
                                    .Position(1)
                                    .CloseButton(false)
                                    .BestSize(wxSize(side, FromDIP(200)))
                                    .MinSize(wxSize(side, overview_height))
                                    .Show(!tight));
    m_panes.AddPane(m_log, wxAuiPaneInfo()
                               .Name("log")
                               .Caption(_("Log"))
                               .CaptionVisible(!low)
                               .Bottom()
                               .CloseButton(false)
                               .BestSize(wxSize(FromDIP(1200), log_height))
                               .MinSize(wxSize(FromDIP(400), least_log)));
    show_panes(!tight);
}

void AxisAlliesDesk::connect_pages() {
    connect();
    m_help->remark = [this](const std::string& id) { return how_played(m_table->state().options, {id}); };
    m_guide->to_battle_board = [this] {
        if (m_book->GetCurrentPage() == m_battle && m_book->IsShown()) {
            m_battle->go_on();
        } else {
            go_to(m_battle);
        }
    };
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
    m_log->drawing_of = [](const std::string& action) { return drawing_of(action_of_id(action)); };
}

void AxisAlliesDesk::remember_layout() {
    if (m_sample == nullptr && m_panes.GetPane(m_overview).IsShown()) { // else these are other panes than those of most games
        DeskOf::remember_layout();
    }
}

} // namespace intendant::app::aa
