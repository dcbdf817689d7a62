#pragma once

#include "app/risiko/words.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <vector>

namespace intendant::app::rk {

/// Where a table that has already played begins: round, whose turn it is, cards in hand, reshuffles. Territories and discards stand on
/// pages of their own.
class SituationPage : public wxScrolledWindow {
public:
    SituationPage(wxWindow* parent, std::shared_ptr<const Tables> tables);

    /// Who plays, clockwise.
    void offer(const std::vector<Colour>& players);
    bool has_played() const { return m_played->GetValue(); }
    /// A part of the situation was filled in.
    void begun() { m_played->SetValue(true); }
    void fill(Situation& situation) const;

private:
    std::shared_ptr<const Tables> m_tables;
    std::vector<Colour> m_offered;
    wxCheckBox* m_played;
    wxSpinCtrl* m_round;
    wxChoice* m_player;
    wxSpinCtrl* m_reshuffles;
    std::vector<wxStaticText*> m_labels;
    std::vector<wxSpinCtrl*> m_hands; ///< by seat
};

} // namespace intendant::app::rk
