#pragma once

#include "app/afrika_korps/desk/battle_for_table.hpp"
#include "app/afrika_korps/desk/turn_guide.hpp"
#include "app/afrika_korps/drawing/hex_drawing.hpp"
#include "app/afrika_korps/map/board_page.hpp"
#include "app/afrika_korps/table.hpp"
#include "app/desk/hex_desk.hpp"
#include "model/afrika_korps/card.hpp"

#include <filesystem>

namespace intendant::app::ak {

class TurnPage;

/// The desk of Afrika Korps: its sheets, its board and its books.
class AfrikaKorpsDesk : public HexDesk<Table, BoardPage> {
public:
    AfrikaKorpsDesk(wxWindow* parent, Session session, Opening opening);
    ~AfrikaKorpsDesk() override;

    void next_step() override { m_guide.next_step(); }

    /// Begins to tell a first turn, which these commands play.
    void begin_sample(std::vector<Command> commands);

private:
    void build_pages();
    void connect_pages();
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
    std::optional<TableView::Battle> battle_for_table() const override { return ak::battle_for_table(*m_table); }
    seat::DrawBoard<Game> board_for_seats() const override { return board_of_tables; }

    void follow_counters(bool other_side);

    TurnGuide m_guide;
    TurnPage* m_turn{nullptr};
    Turn m_shown_turn;
    std::vector<std::optional<HexId>> m_stood; ///< where each counter stood when something was booked last
};

/// The guided sample, on a desk without a file. Throws: db::FileError.
Desk* open_sample(wxWindow* parent);

/// Opens a game on a new desk. Throws: db::FileError.
Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening);

} // namespace intendant::app::ak
