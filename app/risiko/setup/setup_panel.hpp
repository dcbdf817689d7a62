#pragma once

#include "app/board/situation.hpp"
#include "app/risiko/fields.hpp"
#include "app/risiko/table.hpp"

#include <wx/stattext.h>

#include <functional>
#include <map>
#include <vector>

namespace intendant::app::rk {

/// The beginning of a game: the throw for the first place, then the deal, typed from the table's cards or made by the program.
/// Rule: RK-SET-1, RK-SET-5, RK-SET-6.
class SetupPanel : public Panel {
public:
    SetupPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override;
    /// Books what is typed; what is missing is answered.
    void book();
    /// A territory was picked on the board: it is dealt to the player whose line is written, or taken from him again.
    void point_at(TerritoryId id);

    /// What the player whose line is written has been dealt, as the board shows it.
    std::function<void(board::Proposal)> on_proposal;

private:
    wxPanel* make_first();
    wxPanel* make_deal();
    void throw_for_first();
    void deal_typed();
    std::vector<wxString> dealt(Colour colour) const;
    void propose();
    void show_due();

    wxPanel* m_first;
    wxStaticText* m_first_who;
    wxTextCtrl* m_first_dice;
    Colour m_receives{}; ///< whose line is written
    wxPanel* m_deal;
    std::map<Colour, wxTextCtrl*> m_dealt;
    std::map<Colour, wxStaticText*> m_due;
};

} // namespace intendant::app::rk
