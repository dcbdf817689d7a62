#pragma once

#include "app/board/canvas.hpp"
#include "app/board/hex_page.hpp"
#include "app/board/pane.hpp"
#include "app/desk/desk_of.hpp"
#include "app/desk/menu_item.hpp"
#include "app/desk/overlay_keys.hpp"

#include <wx/menu.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app {

/// The desk of a game on hexes: the board fills the middle, what can be laid over it has its letters everywhere on the desk and its
/// menu. `Board`: the game's `board::HexPage`.
template <class T, class Board> class HexDesk : public DeskOf<T> {
protected:
    using DeskOf<T>::DeskOf;

    void add_hexes(Board* board) {
        m_board = board;
        this->add_board(board, &board->pane(), true);
        m_keys = std::make_unique<OverlayKeys>(*board);
        this->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            if (!m_keys->handle(event)) {
                event.Skip();
            }
        });
    }
    void append_overlays(wxMenu& game) {
        auto* const over = new wxMenu;
        for (const auto& each : m_board->overlays()) {
            add_item(*over, each.title, [this, key = each.key] {
                this->bring(m_board);
                m_board->show_over(key == m_board->shown() ? board::nothing_over : key);
            });
        }
        game.AppendSubMenu(over, _("Show over the map"));
    }
    /// The hexes that have a name, for the filter of the log; `Tables` has them in `hexes`, and finds one by its id. `word`: what it is
    /// called.
    template <class Word> std::vector<std::pair<std::string, wxString>> named_hexes(Word word) const {
        std::vector<std::pair<std::string, wxString>> places;
        for (const auto& hex : this->m_table->tables().hexes) {
            if (!hex.name.empty()) {
                places.emplace_back(hex.id, word(*this->m_table->tables().find(hex.id)));
            }
        }
        return places;
    }
    /// Shows a step of the sample: this hex, and this over the map.
    void show_on_board(std::optional<hex::HexId> hex, char over) {
        this->bring(m_board);
        if (hex) {
            m_board->select(*hex);
        }
        m_board->show_over(over);
    }
    void nothing_typed() override { m_board->show_typed({}); }

    Board* m_board{nullptr};

private:
    std::unique_ptr<OverlayKeys> m_keys;
};

} // namespace intendant::app
