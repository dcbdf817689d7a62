#pragma once

#include "app/board/situation.hpp"
#include "app/risiko/table.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>

namespace intendant::app::board {
class Canvas;
class Pane;
} // namespace intendant::app::board

namespace intendant::app::rk {

/// The board, drawn: owners by colour and pattern, armies as numbers. One click places armies that are due; armies that are
/// taken up are moved, or attack. The page of territories says the same in words. Without its drawing the page says what is
/// wrong with it, and the game goes on without. Rule: RK-SET-8, RK-REI-9, RK-ATK-1, RK-MOV-1.
class BoardPage : public Panel, private board::Situation {
public:
    BoardPage(wxWindow* parent, Table& table);
    void show_state() override;
    void find_space();
    void set_focus() override;

    bool drawn() const { return m_pane != nullptr; }
    const wxString& problem() const { return m_problem; }
    board::Canvas& canvas() const;
    /// None when it is not drawn.
    board::Pane* pane() const { return m_pane; }

    void show_typed(board::Proposal proposal);

    /// A territory was chosen.
    std::function<void(TerritoryId)> on_territory;
    /// What is carried from where; none: nothing is.
    std::function<void(TerritoryId from, int armies)> on_held;
    /// Armies were put on a territory of somebody else.
    std::function<void(TerritoryId from, TerritoryId to)> on_attack;

private:
    board::SpaceLook look(std::size_t space, const wxString& drawn_name) const override;
    Sheet sheet(std::size_t space) const override;
    wxString line(std::size_t space) const override;
    bool take(std::size_t space, const std::string& piece, int more) override;
    void take_all(std::size_t space) override;
    void put_back_one() override;
    void let_go() override { m_held = 0; }
    std::optional<Held> held() const override;
    std::set<std::size_t> reach() const override;
    Answer ask(std::size_t to) const override;
    void put(std::size_t to) override;
    std::set<std::size_t> focus() const override;
    Offer offer() const override;
    void accept(std::size_t space) override;

    wxString describe(TerritoryId id) const;
    std::optional<Command> wish(std::size_t to) const;
    core::FormValues move_to(std::size_t to) const;
    int to_place() const;

    board::Pane* m_pane{nullptr};
    wxString m_problem;
    TerritoryId m_from{};
    int m_held{0}; ///< armies taken up from there
};

} // namespace intendant::app::rk
