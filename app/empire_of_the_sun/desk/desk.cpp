#include "app/empire_of_the_sun/desk/desk.hpp"

#include "app/empire_of_the_sun/battle/battle_page.hpp"
#include "app/empire_of_the_sun/books/books.hpp"
#include "app/empire_of_the_sun/desk/battle_for_table.hpp"
#include "app/empire_of_the_sun/desk/turn_guide.hpp"
#include "app/empire_of_the_sun/help.hpp"
#include "app/empire_of_the_sun/map/proposal.hpp"
#include "app/empire_of_the_sun/setup/stocktake_dialog.hpp"
#include "app/empire_of_the_sun/turn/turn_page.hpp"
#include "app/empire_of_the_sun/typed/entry.hpp"
#include "app/widgets/icons.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/map.hpp"

namespace intendant::app::es {

namespace {

const char* const layout_keys = "/empire_of_the_sun/desk";

/// What happens where: the board goes there when it is another.
EmpireOfTheSunDesk::Scene scene_of(const State& state) {
    return {side_that_acts(state), state.offensive ? std::optional{state.offensive->card} : std::nullopt,
            state.offensive ? state.offensive->battles : std::vector<HexId>{}};
}

} // namespace

EmpireOfTheSunDesk::EmpireOfTheSunDesk(wxWindow* parent, Session session, Opening opening)
    : HexDesk(parent, std::move(session), names_of(session.state().tables), layout_keys) {
    build_pages();
    std::vector<std::pair<std::string, wxString>> places;
    for (const auto& hex : m_table->tables().map_hexes) {
        if (!hex.name.empty()) {
            places.emplace_back(m_table->tables().map->label(hex.hex), m_table->word(hex.hex));
        }
    }
    connect(places, help_topics(), help_entries(m_table->tables()));
    m_help->remark = [this](const std::string& id) { return how_played(switches, m_table->state().options, id); };
    m_strip->on_figure = [this](const std::string& account, AccountStrip::Part) { open_book_of(account); };
    m_shown_turn = m_table->state().turn;
    m_shown_scene = scene_of(m_table->state());
    begin(m_turn, opening, {});
    if (m_battle->shown()) { // left in the middle of it
        bring(m_battle);
    }
}

EmpireOfTheSunDesk::~EmpireOfTheSunDesk() { take_apart(); }

void EmpireOfTheSunDesk::build_pages() {
    auto* const board = new BoardPage(middle_room(), *m_table);
    m_turn = new TurnPage(sheet_room(), *m_table);
    m_turn->on_proposal = [board](board::Proposal proposal) { board->show_proposed(std::move(proposal)); };
    board->card_in_hand = [this] { return m_turn->card(); };
    m_turn->on_change = [this, board] {
        if (m_record == nullptr) { // the desk is still being made
            return;
        }
        show_head();
        if (const auto card = m_turn->card(); card != m_shown_card) {
            m_shown_card = card;
            board->show_over(board->shown());
        }
    };
    board->on_hex = [this](HexId hex) { m_turn->point_at(hex); };
    add_sheet(m_turn, _("&Turn\tF5"));
    add_entry_line(
        _("Quick entry: move 15 army > 1307"),
        _("A whole entry in one line, such as \"card 12 offensive hq south\", \"move 15 army > 1307 by assault\", \"sea 1307 9 3\", "
          "\"next\" or \"undo\"; what it would book stands above, Enter books it (Ctrl+E)"),
        typed::es::read_entry, typed::es::completions_of);
    add_hexes(board);
    m_battle = new BattlePage(middle_room(), *m_table);
    m_battle->on_face = [this](bool of_offensive, int face) { m_turn->enter_face(of_offensive, face); };
    m_battle->on_unit = [this](UnitId unit) { m_turn->lose_step(unit); };
    m_turn->on_battle = [this](const auto& battle) { show_battle(battle); };
    add_middle(m_battle, _("Battle"), _("&Battle\tF6"));
    add_books(game_books(*m_table));
}

/// It comes into sight with a battle, and gives the board back after it.
void EmpireOfTheSunDesk::show_battle(const std::optional<BattleNow>& battle) {
    const bool was = m_battle->shown().has_value();
    m_battle->show(battle);
    if (m_record != nullptr) { // else the desk is still being made
        show_to_table();
    }
    if (m_record != nullptr && was != battle.has_value() && current() == (was ? static_cast<wxWindow*>(m_battle) : m_board)) {
        bring(was ? static_cast<wxWindow*>(m_board) : m_battle);
    }
}

TurnHead EmpireOfTheSunDesk::head() const { return head_of(*m_table, m_turn->sheet().due(), m_turn->sheet().act()); }

std::vector<Account> EmpireOfTheSunDesk::accounts() const { return accounts_of(*m_table); }

void EmpireOfTheSunDesk::next_step() {
    if (m_table->may_book()) {
        m_turn->sheet().do_act();
    }
}

void EmpireOfTheSunDesk::append_game_items(wxMenu& game) {
    append_overlays(game);
    for (const auto side : all_sides) {
        add_item(game, wxString::Format(_("%s gives up"), m_table->word(side)), [this, side] { m_table->book(Concede{side}); });
    }
    add_item(game, _("&Leave unfinished"), [this] { m_table->book(LeaveUnfinished{}); });
}

void EmpireOfTheSunDesk::show_state() {
    m_board->show_state();
    m_turn->show_state();
}

void EmpireOfTheSunDesk::follow(const db::Entry& entry) {
    const auto& turn = m_table->state().turn;
    const bool other = turn.phase != m_shown_turn.phase || turn.next != m_shown_turn.next;
    m_shown_turn = turn;
    if (const auto scene = scene_of(m_table->state()); scene != m_shown_scene) {
        m_shown_scene = scene;
        m_board->show_front();
    }
    if (other && current() != m_board) {
        bring(m_board);
    }
    CallAfter([this] { m_turn->set_focus(); });
    if (m_table->state().outcome) {
        m_notice->say(NoticeBar::Kind::News, m_table->say(entry));
    }
}

void EmpireOfTheSunDesk::fill(const Command& command) {
    go_to(m_turn);
    if (const auto form = filled_form(m_table->state(), command)) {
        m_turn->sheet().open(form->id, form->values);
    }
}

void EmpireOfTheSunDesk::show_typed(const Command* command) {
    const auto& state = m_table->state();
    const auto filled = command != nullptr ? filled_form(state, *command) : std::nullopt;
    const auto asked = filled ? form(state, filled->id, filled->values) : std::nullopt;
    m_board->show_typed(asked ? proposal_of(state, *asked) : board::Proposal{});
}

void EmpireOfTheSunDesk::take_stock(std::int64_t corrects) { take_stock_by<StocktakeDialog>(corrects); }

std::vector<TableView::Seat> EmpireOfTheSunDesk::seats() const { return seats_of(*m_table); }

wxString EmpireOfTheSunDesk::battle_in_words() const {
    const auto battle = Game::battle(m_table->now());
    return battle ? m_table->say(*battle) : wxString{};
}

std::optional<TableView::Battle> EmpireOfTheSunDesk::battle_for_table() const { return es::battle_for_table(*m_table, m_battle->shown()); }

std::string EmpireOfTheSunDesk::clause_of_now() const { return clause_now(m_table->state()).id; }

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening) {
    return open_desk_of<EmpireOfTheSunDesk>(parent, load_tables(resources() / "empire_of_the_sun"), file, opening);
}

} // namespace intendant::app::es
