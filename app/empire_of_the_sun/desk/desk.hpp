#pragma once

#include "app/desk/hex_desk.hpp"
#include "app/empire_of_the_sun/desk/sample_turn.hpp"
#include "app/empire_of_the_sun/drawing/hex_drawing.hpp"
#include "app/empire_of_the_sun/map/board_page.hpp"
#include "app/empire_of_the_sun/table.hpp"
#include "model/empire_of_the_sun/card.hpp"

#include <filesystem>
#include <optional>
#include <vector>

namespace intendant::app::es {

class BattlePage;
struct BattleNow;
class TurnPage;

/// The desk of Empire of the Sun: its sheet, its board and its books.
class EmpireOfTheSunDesk : public HexDesk<Table, BoardPage> {
public:
    EmpireOfTheSunDesk(wxWindow* parent, Session session, Opening opening);
    ~EmpireOfTheSunDesk() override;

    void next_step() override;

    /// A guided sample, and what it plays.
    struct Told {
        Sample sample;
        std::vector<Play> plays;
    };
    void begin_sample(Told told);

    /// Who acts, in which offensive, with which battles.
    struct Scene {
        empire_of_the_sun::Side side{}; // not one of the desk
        std::optional<CardId> offensive{};
        std::vector<HexId> battles{};

        friend bool operator==(const Scene&, const Scene&) = default;
    };

private:
    void build_pages();
    seat::DrawBoard<Game> board_for_seats() const override { return board_of_tables; }
    void show_battle(const std::optional<BattleNow>& battle);
    TurnHead head() const override;
    std::vector<Account> accounts() const override;
    std::string clause_of_now() const override;
    void append_game_items(wxMenu& game) override;
    void show_state() override;
    void follow(const db::Entry& entry) override;
    void fill(const Command& command) override;
    void show_typed(const Command* command) override;
    void take_stock(std::int64_t corrects) override;
    std::vector<TableView::Seat> seats() const override;
    wxString battle_in_words() const override;
    std::optional<TableView::Battle> battle_for_table() const override;

    TurnPage* m_turn{nullptr};
    BattlePage* m_battle{nullptr};
    Turn m_shown_turn;
    Scene m_shown_scene;
    std::optional<CardInHand> m_shown_card; ///< with which the map is asked
};

/// The guided samples, each on a desk without a file. Throws: db::FileError.
Desk* open_operation_z(wxWindow* parent);
Desk* open_malaya(wxWindow* parent);

/// Opens a game on a new desk. Throws: db::FileError.
Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening);

} // namespace intendant::app::es
