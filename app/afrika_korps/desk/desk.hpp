#pragma once

#include "app/afrika_korps/books/books.hpp"
#include "app/afrika_korps/desk/turn_guide.hpp"
#include "app/afrika_korps/drawing/hex_drawing.hpp"
#include "app/afrika_korps/table.hpp"
#include "app/desk/desk_of.hpp"
#include "model/afrika_korps/card.hpp"

#include <filesystem>
#include <memory>

namespace intendant::app {
class Mark;
class SamplePanel;
} // namespace intendant::app

namespace intendant::app::ak {

class BoardPage;
class TurnPage;

/// The desk of Afrika Korps: its sheets, its board and its books.
class AfrikaKorpsDesk : public DeskOf<Table> {
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
    void show_what_is_seen(wxWindow* page) override;
    void set_focus_on(wxWindow* page) override;
    void follow(const db::Entry& entry) override;
    void fill(const Command& command) override;
    EntryMeaning<Command> read_line(const wxString& line) const override;
    std::vector<wxString> completions_of_line(const wxString& line) const override;
    void show_typed(const Command* command) override;
    void take_stock(std::int64_t corrects) override;
    std::vector<TableView::Seat> seats() const override;
    wxString battle_in_words() const override;
    wxBitmap picture_of_board(wxSize size) const override;
    seat::DrawBoard<Game> board_for_seats() const override { return board_of_tables; }
    void find_space() override;
    void show_sample_step(int number, const std::vector<Command>& commands);

    TurnGuide m_guide;
    TurnPage* m_turn{nullptr};
    BoardPage* m_board{nullptr};
    std::vector<Book> m_game_books;
    Turn m_shown_turn;
    SamplePanel* m_sample{nullptr};
    std::unique_ptr<Mark> m_mark;
};

/// The guided sample, on a desk without a file. Throws: db::FileError.
Desk* open_sample(wxWindow* parent);

/// Opens a game on a new desk. Throws: db::FileError.
Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening);

} // namespace intendant::app::ak
