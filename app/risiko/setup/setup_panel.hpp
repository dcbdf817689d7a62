#pragma once

#include "app/risiko/fields.hpp"
#include "app/risiko/table.hpp"

#include <wx/stattext.h>

#include <map>

namespace intendant::app::rk {

/// The beginning of a game: the throw for the first place, then the deal, typed from the table's cards or made by the program.
/// Rule: RK-SET-1, RK-SET-5, RK-SET-6.
class SetupPanel : public Panel {
public:
    SetupPanel(wxWindow* parent, Table& table, Shaker& shaker);
    void show_state() override;
    void set_focus() override;

private:
    wxPanel* make_first();
    wxPanel* make_deal();
    void throw_for_first();
    void deal_typed();

    Shaker& m_shaker;
    wxPanel* m_first;
    wxStaticText* m_first_who;
    wxTextCtrl* m_first_dice;
    wxPanel* m_deal;
    std::map<Colour, wxTextCtrl*> m_dealt;
    std::map<Colour, wxStaticText*> m_due;
};

} // namespace intendant::app::rk
