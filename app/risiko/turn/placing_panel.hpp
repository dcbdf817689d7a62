#pragma once

#include "app/board/situation.hpp"
#include "app/risiko/table.hpp"
#include "app/widgets/count_list.hpp"

#include <wx/stattext.h>

#include <functional>

namespace intendant::app::rk {

/// The tally of the armies to place: what is due, term by term, and where it goes. Rule: RK-SET-8, RK-REI-8, RK-REI-9.
class PlacingPanel : public Panel {
public:
    PlacingPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_tally->set_focus(); }
    void place();
    void fill(const PlaceArmies& placed);

    /// What is typed, as the board shows it.
    std::function<void(board::Proposal)> on_proposal;

private:
    int left() const;
    void show_left();

    wxStaticText* m_due;
    wxStaticText* m_left;
    CountList* m_tally;
};

} // namespace intendant::app::rk
