#pragma once

#include "app/desk/desk_of.hpp"
#include "app/risiko/table.hpp"

#include <filesystem>
#include <map>
#include <memory>

namespace intendant::app::rk {

class BoardPage;
class GameClock;
class LuckPage;
class Overview;
class PlayersPage;
class RulesPage;
class SecondScreen;
class TerritoriesPage;
class TurnGuide;
class TurnPage;

/// The desk of RisiKo!: the turn guide and the players on the left, the pages beside them, the log below.
class RisikoDesk : public DeskOf<Table> {
public:
    RisikoDesk(wxWindow* parent, Session session, Opening opening);
    ~RisikoDesk() override;

    void next_step() override;
    void append_menus(wxMenuBar& bar) override;
    void append_tools(wxToolBar& bar) override;

private:
    void build_pages();
    void build_panes();
    void connect_pages();
    void show_state() override;
    void show_what_is_seen(wxWindow* page) override;
    void set_focus_on(wxWindow* page) override;
    void follow(const db::Entry& entry) override;
    void take_stock(std::int64_t corrects) override;
    void say_what_follows(const db::Entry& entry);
    void keep_or_claim(bool claim);
    void say_seal(const Command& command);
    void set_clock(ClockAct act);
    bool tell_time(int left);
    void tell_that_the_clock_ran_on();
    void show_second_screen();

    TurnGuide* m_guide;
    Overview* m_overview;
    BoardPage* m_board;
    TurnPage* m_turn;
    PlayersPage* m_players;
    TerritoriesPage* m_territories;
    LuckPage* m_luck;
    RulesPage* m_rules;
    SecondScreen* m_display{nullptr};
    std::unique_ptr<GameClock> m_clock;
    wxString m_time_told; ///< what the notice bar last said of the clock
    Turn m_shown_turn;
    std::map<Colour, Objective> m_watched; ///< sealed objectives that their owners want watched, in this sitting
};

/// Opens a game on a new desk. Throws: db::FileError.
Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening);

} // namespace intendant::app::rk
