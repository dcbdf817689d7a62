#pragma once

#include "app/desk/desk_of.hpp"
#include "app/risiko/desk/battle_for_table.hpp"
#include "app/risiko/desk/turn_guide.hpp"
#include "app/risiko/help.hpp"
#include "app/risiko/table.hpp"
#include "model/risiko/card.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <vector>

namespace intendant::app::rk {

class BoardPage;
class GameClock;
class PlayersPage;
class TurnPage;

/// The desk of RisiKo!: its sheet, its pages and its books.
class RisikoDesk : public DeskOf<Table> {
public:
    RisikoDesk(wxWindow* parent, Session session, Opening opening);
    ~RisikoDesk() override;

    /// Begins to tell a turn, which these commands play.
    void begin_sample(std::vector<Command> commands);
    void next_step() override { m_guide.next_step(); }

private:
    void build_pages();
    void connect_pages();
    TurnHead head() const override { return m_guide.head(); }
    std::vector<Account> accounts() const override { return accounts_of(*m_table); }
    std::string clause_of_now() const override { return clause_now(m_table->state()).id; }
    void append_game_items(wxMenu& game) override;
    void show_state() override;
    void follow(const db::Entry& entry) override;
    void fill(const Command& command) override;
    void show_typed(const Command* command) override;
    void take_stock(std::int64_t corrects) override;
    void say_what_follows(const db::Entry& entry);
    void keep_or_claim(bool claim);
    void say_seal(const Command& command);
    void set_clock(ClockAct act);
    bool tell_time(int left);
    void tell_that_the_clock_ran_on();
    std::vector<TableView::Seat> seats() const override;
    std::optional<TableView::Battle> battle_for_table() const override { return rk::battle_for_table(*m_table); }
    wxString game_time() const override;
    std::shared_ptr<const seat::Snapshot> look_for_seats(const seat::TurnTime& time) override;

    TurnGuide m_guide;
    BoardPage* m_board;
    TurnPage* m_turn;
    PlayersPage* m_players{nullptr};
    std::unique_ptr<GameClock> m_clock;
    wxString m_time_told; ///< what the notice bar last said of the clock
    Turn m_shown_turn;
    std::map<Colour, Objective> m_watched; ///< sealed objectives that their owners want watched, in this sitting
};

/// Opens a game on a new desk. Throws: db::FileError.
Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening);
/// The guided sample, on a desk without a file. Throws: db::FileError.
Desk* open_sample(wxWindow* parent);

} // namespace intendant::app::rk
