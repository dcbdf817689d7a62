#pragma once

#include "app/axis_allies/desk/battle_for_table.hpp"
#include "app/axis_allies/desk/turn_guide.hpp"
#include "app/axis_allies/table.hpp"
#include "app/desk/desk_of.hpp"
#include "model/axis_allies/card.hpp"

#include <filesystem>
#include <memory>

namespace intendant::app::aa {

class BankPage;
class BattleBoard;
class BoardPage;
class ChartPage;
class LuckPage;
class PurchaseOutlook;
class TerritoriesPage;
class TurnPage;
class WhatIfFrame;
struct Figure;

/// The desk of Axis & Allies: its sheet, its pages and its books.
class AxisAlliesDesk : public DeskOf<Table> {
public:
    AxisAlliesDesk(wxWindow* parent, Session session, Opening opening);
    ~AxisAlliesDesk() override;

    void next_step() override;

    /// Begins to tell the illustrated turn, which these commands play.
    void begin_sample(std::vector<Command> commands);

private:
    wxWindow* page_to_begin_with() const;
    void build_pages();
    void connect_pages();
    void connect_books() override;
    /// The entries behind a figure of the books.
    void trace(const Figure& figure);
    TurnHead head() const override { return m_guide.head(); }
    std::vector<Account> accounts() const override { return accounts_of(*m_table); }
    std::string clause_of_now() const override;
    void append_game_items(wxMenu& game) override;
    void show_state() override;
    void follow(const db::Entry& entry) override;
    void fill(const Command& command) override;
    void show_typed(const Command* command) override;
    void take_stock(std::int64_t corrects) override;
    std::vector<TableView::Seat> seats() const override;
    wxString battle_in_words() const override;
    std::optional<TableView::Battle> battle_for_table() const override { return app::aa::battle_for_table(*m_table); }
    void what_if(bool filled);
    /// Fighters without a carrier came down as the program proposes: is it to be elsewhere?
    void offer_landings(const db::Entry& entry);

    TurnGuide m_guide;
    BoardPage* m_board;
    std::unique_ptr<PurchaseOutlook> m_outlook;
    TurnPage* m_turn;
    BattleBoard* m_battle;
    BankPage* m_bank{nullptr};
    ChartPage* m_chart{nullptr};
    TerritoriesPage* m_territories{nullptr};
    LuckPage* m_luck{nullptr};
    WhatIfFrame* m_what_if{nullptr};
    Turn m_shown_turn;
    bool m_battle_shown{false};
    Depth m_shown_depth{};
};

/// Opens a game on a new desk. Throws: db::FileError.
Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening);
/// The guided sample: the illustrated turn of the rule book, step by step, in a game without a file.
Desk* open_sample(wxWindow* parent);

} // namespace intendant::app::aa
