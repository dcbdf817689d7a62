#pragma once

#include "app/axis_allies/map/held_units.hpp"
#include "app/axis_allies/table.hpp"
#include "app/board/situation.hpp"
#include "model/axis_allies/battle/outlook.hpp"
#include "model/axis_allies/landings.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace intendant::app::board {
class Canvas;
class Pane;
} // namespace intendant::app::board

namespace intendant::app::aa {

/// The board, drawn: who holds what and what stands where; moves, and at depths that keep no board captures by one click.
/// The page of territories says the same in words. Without its drawing the page says what is wrong with it, and the game
/// goes on without.
/// Rule: M-01 to M-111, N-01 to N-12, C-111.
class BoardPage : public Page, private board::Situation {
public:
    BoardPage(wxWindow* parent, Table& table);
    ~BoardPage() override;
    void show_state() override;
    void find_space();
    void set_focus() override;
    void select(SpaceId space);
    /// Takes these aircraft up, lights where they may land, and shows the way to where they probably do.
    void take_up(const LandingDue& due);

    bool drawn() const { return m_pane != nullptr; }
    /// What is wrong with the drawing; empty when it is drawn.
    const wxString& problem() const { return m_problem; }
    board::Canvas& canvas() const;
    /// None when it is not drawn.
    board::Pane* pane() const { return m_pane; }
    const HeldUnits& hand() const { return m_held; }

    void show_typed(board::Proposal proposal);
    /// What each of these spaces could be taken or held with; none: that is asked of none.
    void show_outlook(std::vector<Outlook> outlook);

    /// A space was picked with nothing in the hand.
    std::function<void(SpaceId)> on_pick;
    /// What is carried from where; from nowhere: nothing is.
    std::function<void(std::optional<SpaceId> from, const std::vector<UnitCount>& units)> on_held;
    std::function<void(SpaceId)> to_list;
    /// Whether bombers that are taken up announce a raid, as the sheet of the move has it, and where it is said here.
    void wish_raid(bool raid);
    std::function<void(bool)> on_raid;
    /// Where it is fought, else the capital of the power whose turn it is and the front near it.
    void show_front();
    /// No space is selected any more.
    void look_away();

private:
    board::SpaceLook look(std::size_t space, const wxString& drawn_name) const override;
    Sheet sheet(std::size_t space) const override;
    wxString line(std::size_t space) const override;
    bool take(std::size_t space, const std::string& piece, int more) override;
    void take_all(std::size_t space) override;
    void put_back_one() override { m_held.put_back(); }
    void let_go() override { m_held.let_go(); }
    std::optional<Held> held() const override;
    std::set<std::size_t> reach() const override;
    Answer ask(std::size_t to) const override;
    void put(std::size_t to) override;
    std::set<std::size_t> focus() const override;
    Offer offer() const override;
    void accept(std::size_t space) override;

    void build();
    void build_problem();
    wxButton* add_action(const wxString& text, const wxString& name, std::function<void(SpaceId)> act);
    void show_controls(std::optional<std::size_t> space);
    std::vector<Cause> causes(SpaceId space) const;
    bool books(const Command& command) const;
    bool may_book() const;
    bool raid() const;
    /// What is said of the space behind this.
    wxString with_outlook(SpaceId space, const wxString& said) const;

    board::Pane* m_pane{nullptr};
    wxString m_problem;
    wxCheckBox* m_raid{nullptr};
    wxButton* m_fight{nullptr};
    wxButton* m_capture{nullptr};
    HeldUnits m_held;
    std::vector<Outlook> m_outlook;
};

} // namespace intendant::app::aa
