#pragma once

#include "app/axis_allies/table.hpp"
#include "app/common/desk.hpp"

#include <wx/aui/framemanager.h>
#include <wx/notebook.h>
#include <wx/weakref.h>

#include <filesystem>
#include <memory>

namespace intendant::app {
class GraphsPage;
class HelpPage;
class LastEntries;
class LogPage;
class Mark;
class NoticeBar;
class Record;
class ReviewBar;
class SamplePanel;
} // namespace intendant::app

namespace intendant::app::aa {

class BankPage;
class BattleBoard;
class BoardPage;
class ChartPage;
class EntryBox;
class LuckPage;
class OptionsPage;
class Overview;
class TableDisplay;
class TechnologyPage;
class TerritoriesPage;
class TurnGuide;
class TurnPage;
class WhatIfFrame;

/// The desk of Axis & Allies: the turn guide, the pages, the books at a glance and the log, in panes that can be moved.
class AxisAlliesDesk : public Desk {
public:
    AxisAlliesDesk(wxWindow* parent, Session session, Opening opening);
    ~AxisAlliesDesk() override;

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
    /// Begins to tell the illustrated turn, which these commands play.
    void begin_sample(std::vector<Command> commands);

private:
    wxWindow* page_to_begin_with() const;
    void build_pages(wxWindow* centre);
    void build_panes(wxWindow* centre);
    void connect_pages();
    void show_state();
    void entry_booked(const db::Entry& entry);
    void show_past(std::int64_t seq);
    void go_to(wxWindow* page);
    void show_what_is_seen(wxWindow* page);
    /// `corrects`: the entry that the stocktake puts right; 0: none.
    void take_stock(std::int64_t corrects = 0);
    void show_table_display();
    void show_help();
    void help_about(const std::string& clause);
    void leave_help();
    void what_if(bool filled);
    void show_sample_step(int number, const std::vector<Command>& commands);

    wxAuiManager m_panes;
    NoticeBar* m_notice;
    LastEntries* m_last;
    std::unique_ptr<Table> m_table;
    wxNotebook* m_book;
    TurnGuide* m_guide;
    Overview* m_overview;
    std::unique_ptr<Record> m_record;
    ReviewBar* m_review;
    LogPage* m_log;
    HelpPage* m_help;
    wxWindowRef m_before_help; ///< where the keyboard was, while that is there
    BoardPage* m_board;
    TurnPage* m_turn;
    BattleBoard* m_battle;
    BankPage* m_bank;
    ChartPage* m_chart;
    TechnologyPage* m_technology;
    TerritoriesPage* m_territories;
    LuckPage* m_luck;
    GraphsPage* m_graphs;
    OptionsPage* m_options;
    EntryBox* m_entry{nullptr};
    TableDisplay* m_display{nullptr};
    WhatIfFrame* m_what_if{nullptr};
    SamplePanel* m_sample{nullptr};
    std::unique_ptr<Mark> m_mark;
    Turn m_shown_turn;
    bool m_battle_shown{false};
    Depth m_shown_depth{};
};

/// Opens a game on a new desk. Throws: db::FileError.
Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening);
/// The guided sample: the illustrated turn of the rule book, step by step, in a game without a file.
Desk* open_sample(wxWindow* parent);

} // namespace intendant::app::aa
