#pragma once

#include "app/axis_allies/table.hpp"

#include <wx/timer.h>
#include <wx/window.h>

#include <functional>

class wxGraphicsContext;

namespace intendant::app::aa {

/// The battle board as printed: columns by the number that hits, attackers above, defenders below, then the casualty line.
/// The column that throws now is marked. While losses are chosen, a click on a piece loses one more, a right click or
/// Shift+click takes one back; what is lost is crossed out.
class BattleColumns : public wxWindow {
public:
    /// A kind of piece of one power as it is drawn.
    struct Piece {
        enum class Row { Attackers, Defenders, CasualtyLine };
        Row row;
        int column;
        Power owner;
        Unit unit;
        int count;
        int lost{0}; ///< of these, as the losses stand now
        wxRect place{};
    };

    BattleColumns(wxWindow* parent, Table& table);
    /// Shows the battle that is running, without losses.
    void show_state();
    /// The losses of a side as they are chosen now; they can be changed by clicks.
    void show_losses(Side side, const std::vector<Loss>& losses);

    /// The side that has just been hit lights up for a moment.
    void flash(Side hit);
    /// The side that is lit because it was hit.
    std::optional<Side> flashes() const { return m_flash.IsRunning() ? m_hit : std::nullopt; }

    /// With names, and pictures of middle size. Units: pixels.
    int wanted_height() const;
    const std::vector<Piece>& pieces() const { return m_pieces; }
    /// Where the pieces stand that throw now: a row and a column; nothing where none does.
    struct Firing {
        std::vector<Piece::Row> rows;
        int column;
    };
    std::optional<Firing> firing() const;
    /// All pieces in words, row by row, with what hits and what is lost.
    wxString text() const;
    bool AcceptsFocus() const override { return false; }

    /// One piece more is lost (1), or one less (-1).
    std::function<void(Power, Unit, int by)> on_loss;

private:
    /// How large the pieces are drawn. Units: `picture` in pixels at 100 %.
    struct Measure {
        int picture;
        bool names;
        bool even; ///< all columns begin below the title of the row, not only the first
    };
    struct Row {
        wxRect place;
        wxString title;
        wxString powers; ///< in the place of the title where that has no room
        std::optional<Power> power;
        bool one_power; ///< else each piece bears its roundel
    };

    void arrange();
    int highest(Piece::Row row) const;
    bool fits(const Measure& measure);
    wxSize size_of(const Piece& piece, const Measure& measure) const;
    void paint();
    wxString head_of(int column) const;
    void draw(wxGraphicsContext& gc, const Piece& piece) const;
    void clicked(const wxMouseEvent& event, int by);
    void show_tip(const wxPoint& at);
    wxString tip_of(const Piece& piece) const;
    const Piece* piece_at(const wxPoint& at) const;
    wxRect cell(const Row& row, int column) const;
    bool can_be_lost(const Piece& piece) const;
    const Row& row_of(const Piece& piece) const { return m_rows[static_cast<std::size_t>(piece.row)]; }

    Table& m_table;
    std::vector<Piece> m_pieces;
    std::vector<Row> m_rows;
    std::optional<Side> m_losing;
    wxTimer m_flash;
    std::optional<Side> m_hit;
    Measure m_measure{};
    int m_first{1};   ///< 0 where something fights that throws no dice
    int m_columns{4}; ///< four as printed, and a fifth where a weapon needs it
    int m_head{0};
    bool m_short_heads{false};
};

} // namespace intendant::app::aa
