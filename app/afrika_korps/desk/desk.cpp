#include "app/afrika_korps/desk/desk.hpp"

#include "app/afrika_korps/books/books.hpp"
#include "app/afrika_korps/desk/table_seats.hpp"
#include "app/afrika_korps/help.hpp"
#include "app/afrika_korps/turn/turn_page.hpp"
#include "app/afrika_korps/typed/entry.hpp"
#include "app/board/canvas.hpp"
#include "app/board/pane.hpp"
#include "app/widgets/icons.hpp"
#include "model/afrika_korps/ground.hpp"

#include <algorithm>

namespace intendant::app::ak {

namespace {

const char* const layout_keys = "/afrika_korps/desk";

/// Where each counter stands.
std::vector<std::optional<HexId>> places_in(const State& state) {
    std::vector<std::optional<HexId>> places;
    for (const auto& piece : state.pieces) {
        places.push_back(piece.hex);
    }
    return places;
}

} // namespace

AfrikaKorpsDesk::AfrikaKorpsDesk(wxWindow* parent, Session session, Opening opening)
    : HexDesk(parent, std::move(session), names_of(session.state().tables), layout_keys), m_guide(*m_table) {
    build_pages();
    connect(named_hexes([this](HexId hex) { return word(m_table->tables(), hex); }), help_topics(), help_entries(m_table->tables()));
    connect_pages();
    m_shown_turn = m_table->state().turn;
    m_stood = places_in(m_table->state());
    begin(m_turn, opening, {});
}

AfrikaKorpsDesk::~AfrikaKorpsDesk() { take_apart(); }

void AfrikaKorpsDesk::build_pages() {
    auto* const board = new BoardPage(middle_room(), *m_table);
    board->with_rommel = [this] { return m_turn != nullptr && m_turn->with_rommel(); };
    m_turn = new TurnPage(sheet_room(), *m_table,
                          {.propose = [board](board::Proposal proposal) { board->show_proposed(std::move(proposal)); },
                           .offer = [board](HexOffer offer) { board->offer(std::move(offer)); },
                           .select = [board](HexId hex) { board->select(hex); },
                           .changed = [this] { show_head(); }});
    add_sheet(m_turn, _("&Turn\tF5"));
    add_entry_line(
        _("Quick entry: move 21/5 21/104 > J29"),
        _("A whole entry in one line, such as \"move 21/5 21/104 > J29\", \"attack 21/5 on 7A/2 with supply 1 die 3\", \"next\" or "
          "\"undo\"; what it would book stands above, Enter books it (Ctrl+E)"),
        typed::ak::read_entry, typed::ak::completions_of);
    add_hexes(board);
    add_books(game_books(*m_table));
}

void AfrikaKorpsDesk::connect_pages() {
    m_board->on_hex = [this](HexId hex) { m_turn->point_at(hex); };
    m_guide.act = [this] { return m_turn->act(); };
    m_guide.do_act = [this] { m_turn->do_act(); };
    m_help->remark = [this](const std::string& id) { return how_played(switches, m_table->state().options, id); };
    m_strip->on_figure = [this](const std::string& account, AccountStrip::Part) { open_book_of(account); };
}

void AfrikaKorpsDesk::show_state() {
    m_board->show_state();
    m_turn->show_state();
}

void AfrikaKorpsDesk::follow(const db::Entry& entry) {
    const auto& turn = m_table->state().turn;
    const bool other = turn.phase != m_shown_turn.phase || turn.side != m_shown_turn.side;
    const bool side = turn.side != m_shown_turn.side;
    m_shown_turn = turn;
    if (other && current() != m_board) {
        bring(m_board);
    }
    follow_counters(side);
    CallAfter([this] { m_turn->set_focus(); });
    if (m_table->state().outcome) {
        m_notice->say(NoticeBar::Kind::News, m_table->say(entry));
    }
}

/// The board goes to the front of the side whose turn it is now, else to what came or was moved where nobody could see it.
void AfrikaKorpsDesk::follow_counters(bool other_side) {
    auto stand = places_in(m_table->state());
    if (other_side) {
        m_board->show_front();
    } else {
        for (std::size_t i = 0; i < std::min(stand.size(), m_stood.size()); ++i) {
            if (stand[i] && stand[i] != m_stood[i]) {
                m_board->bring_into_sight(*stand[i]);
            }
        }
    }
    m_stood = std::move(stand);
}

std::vector<TableView::Seat> AfrikaKorpsDesk::seats() const { return seats_of(*m_table); }

wxString AfrikaKorpsDesk::battle_in_words() const { return m_turn->battle_in_words(); }

/// The way of a move; the hexes of a battle.
void AfrikaKorpsDesk::show_typed(const Command* command) {
    const auto& state = m_table->state();
    board::Proposal proposal;
    const auto add = [&](CounterId id) {
        if (state[id].hex) {
            proposal.reach.insert(state[id].hex->index);
        }
    };
    if (const auto* const move = command != nullptr ? std::get_if<MoveUnits>(command) : nullptr;
        move != nullptr && !move->units.empty() && state[move->units.front()].hex) {
        const auto from = *state[move->units.front()].hex;
        auto way = move->way.empty() ? reach_of(state, move->units, move->with_rommel).way(move->to) : move->way;
        if (way.empty() || way.front() != from) {
            way.insert(way.begin(), from);
        }
        if (way.size() == 1) {
            way.push_back(move->to);
        }
        for (const auto hex : way) {
            proposal.way.push_back(hex.index);
        }
    }
    if (const auto* const attack = command != nullptr ? std::get_if<Attack>(command) : nullptr) {
        std::ranges::for_each(attack->attackers, add);
        for (const auto& row : attack->defenders) {
            add(row.unit);
        }
    }
    m_board->show_typed(std::move(proposal));
}

std::string AfrikaKorpsDesk::clause_of_now() const { return clause_now(m_table->state()).id; }

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening) {
    return open_desk_of<AfrikaKorpsDesk>(parent, load_tables(resources() / "afrika_korps"), file, opening);
}

} // namespace intendant::app::ak
