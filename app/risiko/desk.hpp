#pragma once

#include "app/common/desk.hpp"
#include "app/risiko/table.hpp"

#include <wx/aui/framemanager.h>
#include <wx/notebook.h>
#include <wx/weakref.h>

#include <filesystem>
#include <map>
#include <memory>

namespace intendant::app {
class GraphsPage;
class HelpPage;
class LastEntries;
class LogPage;
class Record;
class ReviewBar;
} // namespace intendant::app

namespace intendant::app::rk {

class BoardPage;
class LuckPage;
class Overview;
class PlayersPage;
class RulesPage;
class TableDisplay;
class TerritoriesPage;
class TurnGuide;
class TurnPage;

/// The desk of RisiKo!: the turn guide and the players on the left, the pages beside them, the log below.
class RisikoDesk : public Desk {
public:
    RisikoDesk(wxWindow* parent, Session session, Opening opening);
    ~RisikoDesk() override;

    std::filesystem::path path() const override;
    bool read_only() const override;
    bool can_undo() const override;
    bool can_redo() const override;
    void undo() override;
    void redo() override;
    void undo_from(std::int64_t seq) override;
    void restart_turn() override;
    void bookmark() override;
    void look_back(std::int64_t seq) override;
    bool looks_back() const override;
    void next_step() override;
    void append_menus(wxMenuBar& bar) override;
    void append_tools(wxToolBar& bar) override;
    void show_failure(const wxString& sentence) override;
    void show_news(const wxString& sentence) override;
    const Record& record() const override { return *m_record; }
    void show_graphs() override;
    void remember_layout() override;
    std::int64_t last_entry() const override;

    const Table& table() const { return *m_table; }

private:
    void build_pages(wxWindow* centre);
    void build_panes(wxWindow* centre);
    void connect_pages();
    void connect_log();
    void show_state();
    void entry_booked(const db::Entry& entry);
    void say_what_follows(const db::Entry& entry);
    void show_past(std::int64_t seq);
    void go_to(wxWindow* page);
    void set_focus_on(wxWindow* page);
    void keep_or_claim(bool claim);
    void set_clock(ClockAct act);
    void take_stock(std::int64_t corrects = 0);
    void verify();
    void show_table_display();
    void help_about(const std::string& clause);
    void leave_help();

    wxAuiManager m_panes;
    NoticeBar* m_notice;
    LastEntries* m_last;
    std::unique_ptr<Table> m_table;
    std::unique_ptr<Record> m_record;
    ReviewBar* m_review;
    wxNotebook* m_book;
    TurnGuide* m_guide;
    Overview* m_overview;
    LogPage* m_log;
    HelpPage* m_help;
    wxWindowRef m_before_help; ///< where the keyboard was, while that is there
    BoardPage* m_board;
    TurnPage* m_turn;
    PlayersPage* m_players;
    TerritoriesPage* m_territories;
    LuckPage* m_luck;
    GraphsPage* m_graphs;
    RulesPage* m_rules;
    TableDisplay* m_display{nullptr};
    Turn m_shown_turn;
    std::map<Colour, Objective> m_watched; ///< sealed objectives that their owners want watched, in this sitting
};

/// Opens a game on a new desk. Throws: db::FileError.
Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening);

} // namespace intendant::app::rk
