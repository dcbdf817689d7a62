#include "app/risiko/desk/desk.hpp"

#include "app/board/canvas.hpp"
#include "app/board/pane.hpp"
#include "app/risiko/books/books_page.hpp"
#include "app/risiko/books/luck_page.hpp"
#include "app/risiko/desk/game_clock.hpp"
#include "app/risiko/help.hpp"
#include "app/risiko/map/board_page.hpp"
#include "app/risiko/setup/rules_sheet.hpp"
#include "app/risiko/turn/turn_page.hpp"
#include "app/risiko/typed/entry.hpp"
#include "app/widgets/icons.hpp"

namespace intendant::app::rk {

namespace {

const char* const layout_keys = "/risiko/desk";

} // namespace

RisikoDesk::RisikoDesk(wxWindow* parent, Session session, Opening opening)
    : DeskOf(parent, std::move(session), names_of(session.state().tables), layout_keys), m_guide(*m_table) {
    build_pages();
    std::vector<std::pair<std::string, wxString>> places;
    for (const auto& territory : m_table->tables().territories) {
        places.emplace_back(territory.id, word(m_table->tables(), *m_table->tables().find(territory.id)));
    }
    m_clock = std::make_unique<GameClock>(*m_table);
    m_guide.clock_shows = [this] { return m_clock->shows(); };
    connect(places, help_topics(), help_entries(m_table->tables()));
    connect_pages();
    m_shown_turn = m_table->state().turn;
    begin(m_turn, opening, m_board->problem());
    tell_that_the_clock_ran_on();
}

RisikoDesk::~RisikoDesk() { take_apart(); }

void RisikoDesk::build_pages() {
    m_turn = new TurnPage(sheet_room(), *m_table);
    add_sheet(m_turn, _("&Turn\tF5"));
    add_entry_line(
        _("Quick entry: attack china > siam 654 32"),
        _("A whole entry in one line, such as \"attack china > siam 654 32\", \"place 3 siam 2 china\", \"next\" or \"undo\"; what "
          "it would book stands above, Enter books it (Ctrl+E)"),
        typed::rk::read_entry, typed::rk::completions_of);
    m_board = new BoardPage(middle_room(), *m_table);
    add_board(m_board, m_board->pane(), m_board->problem().empty());
    add_books({
        {[this](wxWindow* room) { return m_players = new PlayersPage(room, *m_table); }, _("Players"), _("&Players\tF7")},
        {book_maker<TerritoriesPage>(), _("Territories"), _("T&erritories\tF11")},
        {book_maker<LuckPage>(), _("Luck"), _("&Luck of the dice\tCtrl+L")},
        {book_maker<RulesPage>(), _("Rules"), _("&Rules of this table\tF12")},
    });
}

void RisikoDesk::connect_pages() {
    m_help->remark = [this](const std::string& id) { return how_played(switches, m_table->state().options, id); };
    m_turn->on_start_clock = [this] { set_clock(ClockAct::Start); };
    m_guide.place = [this] {
        go_to(m_turn);
        m_turn->book_placing();
    };
    m_guide.end_turn = [this] { m_turn->end_turn(); };
    m_clock->on_minute = [this] { show_head(); };
    m_clock->on_warning = [this](int left) { return tell_time(left); };
    m_board->on_territory = [this](TerritoryId id) { m_turn->point_at(id); };
    m_board->on_held = [this](TerritoryId from, int armies) { m_turn->carry(from, armies); };
    m_turn->on_proposal = [this](board::Proposal proposal) { m_board->show_typed(std::move(proposal)); };
    m_board->on_attack = [this](TerritoryId from, TerritoryId to) {
        m_turn->prepare_attack(from, to);
        go_to(m_turn);
    };
    m_strip->on_figure = [this](const std::string& colour, AccountStrip::Part part) {
        make_books();
        go_to(m_players);
        m_players->trace(*colour_of_id(colour), part == AccountStrip::Part::Detail ? "territories" : "armies");
    };
    m_log->drawing_of = [](const std::string& phase) {
        return std::string{phase == id_of(Phase::Combat) ? "toolbar/battle" : "toolbar/map"};
    };
}

void RisikoDesk::show_state() {
    m_clock->refresh();
    m_board->show_state();
    m_turn->show_state();
}

void RisikoDesk::follow(const db::Entry& entry) {
    const auto& turn = m_table->state().turn;
    const bool other = turn.phase != m_shown_turn.phase || turn.player != m_shown_turn.player;
    const bool nothing_attacked = m_shown_turn.phase == Phase::Reinforcement && turn.phase == Phase::StrategicMove;
    m_shown_turn = turn;
    if (other && current() != m_board) {
        bring(m_board);
    }
    CallAfter([this] { m_turn->set_focus(); });
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

std::vector<TableView::Seat> RisikoDesk::seats() const {
    std::vector<TableView::Seat> result;
    for (auto& account : accounts_of(*m_table)) {
        const auto colour = *colour_of_id(account.key);
        const auto name = account.name; // that of the player, where there is one
        account.name = word(m_table->tables(), colour);
        result.push_back({.account = std::move(account), .player = name, .forces = {}});
    }
    return result;
}

std::shared_ptr<const seat::Snapshot> RisikoDesk::look_for_seats(const seat::TurnTime& time) {
    auto with_clock = time;
    m_clock->refresh(); // by the entry that is shown
    if (m_clock->runs()) {
        with_clock.game_clock = std::chrono::system_clock::now() - std::chrono::seconds{m_clock->shows()};
    }
    return DeskOf<Table>::look_for_seats(with_clock);
}
wxString RisikoDesk::game_time() const { return time_shown(m_table->now(), m_clock->shows()); }

void RisikoDesk::show_typed(const Command* command) {
    board::Proposal proposal;
    const auto draw = [&](std::optional<TerritoryId> from, std::optional<TerritoryId> to) {
        if (from && to) {
            proposal.way = {from->index, to->index};
        }
    };
    if (command != nullptr) {
        if (const auto* const dice = std::get_if<ThrowDice>(command)) {
            draw(dice->from, dice->to);
        } else if (const auto* const said = std::get_if<Announce>(command)) {
            draw(said->from, said->to);
        } else if (const auto* const moved = std::get_if<MoveArmies>(command)) {
            draw(moved->from, moved->to);
        }
    }
    m_board->show_typed(std::move(proposal));
}

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening) {
    return open_desk_of<RisikoDesk>(parent, load_tables(resources() / "risiko"), file, opening);
}

} // namespace intendant::app::rk
