#pragma once

#include "app/axis_allies/table.hpp"
#include "app/board/situation.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/stattext.h>

#include <functional>

namespace intendant::app::aa {

/// Puts the pieces that wait on the chart onto the board. Rule: L-01 to L-16.
class PlacementPanel : public Panel {
public:
    PlacementPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override;
    void fill(const PlaceUnits& placement);
    /// A space was picked on the board.
    void pick(SpaceId space);

    /// The rows of numbers, which scroll where room is short.
    CountList& counts() { return *m_counts; }

    /// Where what is counted may be placed, or while nothing is, whatever waits: as the board shows it.
    std::function<void(board::Proposal)> on_proposal;
    void light();

private:
    std::vector<NameField::Item> spaces() const;
    std::vector<UnitCount> counted() const;
    bool lawful(SpaceId space, const std::vector<UnitCount>& units) const;
    std::optional<Command> wish() const;
    void preview();
    void place();

    NameField* m_space;
    NameField* m_complex;
    Moment m_shown{}; ///< for which the fields were filled in
    CountList* m_counts;
    wxStaticText* m_preview;
};

} // namespace intendant::app::aa
