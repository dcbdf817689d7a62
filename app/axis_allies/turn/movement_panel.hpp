#pragma once

#include "app/axis_allies/table.hpp"
#include "app/board/situation.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/latest_job.hpp"
#include "app/widgets/link_row.hpp"
#include "app/widgets/name_field.hpp"
#include "model/odds/workspace.hpp"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace intendant::app::aa {

/// Moves units of the power whose turn it is: from, to, how many; also aboard transports and ashore.
/// Before it is booked the board shows the way, or where it could lead, and the sheet the clause that stands in it and the odds of the
/// battle it makes.
/// Rule: M-01 to M-111, N-01 to N-12.
class MovementPanel : public Panel {
public:
    MovementPanel(wxWindow* parent, Table& table);
    void show_state() override;
    /// Fills in where the units come from.
    void start_from(SpaceId space);
    void fill(const MoveUnits& move);
    void fill(const LoadTransport& load);
    void fill(const UnloadTransport& unload);
    void set_focus() override { m_from->SetFocus(); }

    /// The rows of numbers, which scroll where room is short.
    CountList& counts() { return *m_counts; }

    /// A space was picked on the board: where the units come from, then where they go.
    void pick(SpaceId space);
    /// What is carried on the board stands in the sheet too; from nowhere: it was put down or let go.
    void carry(std::optional<SpaceId> from, const std::vector<UnitCount>& units);

    /// What is typed, as the board shows it.
    std::function<void(board::Proposal)> on_proposal;

    /// Whether a raid is announced, as it is said here and on the board.
    void wish_raid(bool raid);
    std::function<void(bool)> on_raid;

private:
    enum Way { Move, Raid, Load, Unload };

    void fill(Way way, SpaceId from, SpaceId to, const std::vector<UnitCount>& units, const std::optional<ShipLoad>& ship = {});
    std::optional<SpaceId> space(const NameField& field) const;
    void show_units();
    void preview();
    wxString way(const UnitsMoved& moved, bool legal) const;
    wxString preview_of(const Command& command, board::Proposal& proposal);
    std::set<std::size_t> reach() const;
    void show_battle(const std::vector<Event>& events);
    std::vector<UnitCount> counted() const;
    std::optional<Command> wish() const;
    std::optional<Command> wish(SpaceId from, SpaceId to, std::vector<UnitCount> units) const;
    void move();
    void empty();
    void tell_raid();
    /// Transports that carry different things stand in rows of their own; which one is loaded or lands is a choice.
    std::vector<CountList::Row> rows_of_transports(SpaceId from) const;
    void show_ships();
    /// Fighters that go with a carrier may stay on its deck.
    void show_aboard();

    wxChoice* m_way;
    NameField* m_from;
    NameField* m_to;
    wxStaticText* m_ship_label;
    wxChoice* m_ship;
    std::vector<ShipLoad> m_loads; ///< of `m_ship`, behind its first line
    bool m_carried{false};
    Moment m_shown{}; ///< for which the fields were filled in
    wxStaticText* m_here;
    CountList* m_counts;
    wxStaticText* m_aboard_label;
    wxSpinCtrl* m_aboard;
    wxStaticText* m_preview;
    wxStaticText* m_battle;
    LinkRow* m_against;
    wxButton* m_move;
    std::shared_ptr<odds::Workspace> m_workspace;
    LatestJob m_job; ///< the odds of the battle that the move would bring about
};

} // namespace intendant::app::aa
