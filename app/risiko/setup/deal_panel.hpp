#pragma once

#include "app/board/situation.hpp"
#include "app/risiko/fields.hpp"
#include "app/risiko/table.hpp"

#include <wx/stattext.h>

#include <functional>
#include <map>
#include <vector>

namespace intendant::app::rk {

/// The deal, typed from the table's cards, a line a player, or made by the program. Rule: RK-SET-5, RK-SET-6.
class DealPanel : public Panel {
public:
    DealPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override;
    /// Books what is typed; what is missing is answered.
    void book();
    /// A territory was picked on the board: it is dealt to the player whose line is written, or taken from him again.
    void point_at(TerritoryId id);

    /// What the player whose line is written has been dealt, as the board shows it.
    std::function<void(board::Proposal)> on_proposal;

private:
    void deal(const std::vector<DealtRow>& rows);
    std::vector<wxString> dealt(Colour colour) const { return names_in(m_dealt.at(colour)->GetValue()); }
    void propose();
    void show_due();

    Colour m_receives{}; ///< whose line is written
    std::map<Colour, wxTextCtrl*> m_dealt;
    std::map<Colour, wxStaticText*> m_due;
};

} // namespace intendant::app::rk
