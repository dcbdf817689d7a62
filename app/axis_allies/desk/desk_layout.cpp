// Which pages the desk has, and how they speak with each other.

#include "app/axis_allies/battle/battle_board.hpp"
#include "app/axis_allies/battle/battle_sheet.hpp"
#include "app/axis_allies/books/bank_page.hpp"
#include "app/axis_allies/books/chart_page.hpp"
#include "app/axis_allies/books/luck_page.hpp"
#include "app/axis_allies/books/technology_page.hpp"
#include "app/axis_allies/books/territories_page.hpp"
#include "app/axis_allies/desk/desk.hpp"
#include "app/axis_allies/help.hpp"
#include "app/axis_allies/map/board_page.hpp"
#include "app/axis_allies/map/purchase_outlook.hpp"
#include "app/axis_allies/setup/options_page.hpp"
#include "app/axis_allies/turn/turn_page.hpp"
#include "app/axis_allies/typed/entry.hpp"
#include "app/board/canvas.hpp"
#include "app/board/pane.hpp"

#include <wx/translation.h>

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
    m_turn = new TurnPage(sheet_room(), *m_table);
    add_sheet(m_turn, _("&Turn\tF5"));
    add_entry_line(_("Quick entry: move 3 inf karelia > ukraine"),
                   _("A whole entry in one line, such as \"japan buys 1 fighter 1 submarine\", \"move 3 inf 1 arm karelia > ukraine\", "
                     "\"uk pays 5\", \"next\" or \"undo\"; what it would book stands above, Enter books it (Ctrl+E)"),
                   typed::aa::read_entry, typed::aa::completions_of);
    m_board = new BoardPage(middle_room(), *m_table);
    add_board(m_board, m_board->pane(), m_board->drawn());
    m_battle = new BattleBoard(middle_room(), *m_table);
    auto* const odds = new BattleSheet(sheet_room(), *m_table);
    add_sheet(odds, {});
    aa::connect(*m_battle, *odds);
    add_middle(m_battle, _("Battle"), _("&Battle board\tF6"), false, odds);
    add_books({
        {[this](wxWindow* room) { return m_bank = new BankPage(room, *m_table); }, _("Bank"), _("B&ank\tF7")},
        {[this](wxWindow* room) { return m_chart = new ChartPage(room, *m_table); }, _("Production chart"), _("&Production chart\tF8")},
        {book_maker<TechnologyPage>(), _("Technology"), _("Te&chnology\tF9")},
        {[this](wxWindow* room) { return m_territories = new TerritoriesPage(room, *m_table); }, _("Territories"), _("T&erritories\tF11")},
        {[this](wxWindow* room) { return m_luck = new LuckPage(room, *m_table); }, _("Luck"), _("&Luck of the dice\tCtrl+L")},
        {book_maker<OptionsPage>(), _("Rules"), _("&Rules of this table\tF12")},
    });
}

void AxisAlliesDesk::connect_pages() {
    m_help->remark = [this](const std::string& id) { return how_played(switches, m_table->state().options, id); };
    m_guide.to_battle_board = [this] {
        if (current() == m_battle && m_battle->IsShownOnScreen()) {
            m_battle->go_on();
        } else {
            go_to(m_battle);
        }
    };
    m_guide.to_research = [this] {
        go_to(m_turn);
        m_turn->set_focus_on_research();
    };
    m_guide.selected = [this] { return m_battle->selected(); };
    m_guide.begin_selected = [this] { m_battle->begin_selected(); };
    m_battle->on_selected = [this] { show_head(); };
    m_board->on_pick = [this](SpaceId space) {
        m_turn->pick(space);
        m_battle->select(space);
    };
    m_board->on_raid = [this](bool raid) { m_turn->wish_raid(raid); };
    m_turn->on_raid = [this](bool raid) { m_board->wish_raid(raid); };
    m_board->on_held = [this](std::optional<SpaceId> from, const std::vector<UnitCount>& units) { m_turn->carry(from, units); };
    m_turn->on_proposal = [this](board::Proposal proposal) { m_board->show_typed(std::move(proposal)); };
    m_outlook = std::make_unique<PurchaseOutlook>(*m_table, *m_board);
    m_turn->on_purchase = [this](const std::vector<UnitCount>& units) { m_outlook->show(units); };
    m_turn->on_battle = [this](SpaceId space) {
        m_battle->select(space);
        if (m_table->state().turn.action == Action::Combat) {
            go_to(m_battle);
        } else {
            m_board->select(space);
            bring(m_board);
        }
    };
    m_turn->on_landing = [this](const LandingDue& due) {
        if (m_board->drawn()) {
            bring(m_board);
        }
        m_board->take_up(due);
        m_turn->land(due);
    };
    m_turn->to_battle_board = [this] { go_to(m_battle); };
    m_battle->luck_of_last_battle = [this] {
        make_books();
        return m_luck->last_battle();
    };
    m_battle->on_nothing_to_fight = [this] { m_header->set_focus(); };
    m_battle->on_what_if = [this] { what_if(true); };
    m_strip->on_figure = [this](const std::string& power, AccountStrip::Part part) {
        make_books();
        trace({.kind = part == AccountStrip::Part::Detail ? Figure::Production : Figure::Treasury, .power = *power_of_id(power)});
    };
    m_board->to_list = [this](SpaceId space) {
        make_books();
        m_territories->select(space);
        go_to(m_territories);
    };
    m_log->drawing_of = [](const std::string& action) { return drawing_of(action_of_id(action)); };
}

void AxisAlliesDesk::trace(const Figure& figure) {
    go_to(m_bank);
    m_bank->trace(figure);
}

void AxisAlliesDesk::connect_books() {
    const auto to_bank = [this](const Figure& figure) { trace(figure); };
    m_chart->on_figure = to_bank;
    m_territories->on_figure = to_bank;
    m_territories->on_move_from = [this](SpaceId space) {
        go_to(m_turn);
        m_turn->move_from(space);
    };
}

} // namespace intendant::app::aa
