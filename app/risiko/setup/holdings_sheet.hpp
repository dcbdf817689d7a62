#pragma once

#include "app/risiko/words.hpp"

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>

#include <functional>
#include <vector>

namespace intendant::app::rk {

/// Every territory with its owner and armies, as given, that the table changes. Rule: RK-GEN-5, RK-GEN-6.
class HoldingsSheet : public wxScrolledWindow {
public:
    /// `owners`: who can be chosen. The controls are called `NAME.owner.TERRITORY` and `NAME.armies.TERRITORY`.
    HoldingsSheet(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, std::vector<Colour> owners,
                  std::vector<Holding> given);

    /// Others can be chosen from now on; who was chosen and still can be stays.
    void offer(std::vector<Colour> owners);
    /// The territories that have an owner, and those of them that differ from what was given.
    std::vector<HoldingRow> rows() const;
    std::vector<HoldingRow> changes() const;

    std::function<void()> on_change;

private:
    std::shared_ptr<const Tables> m_tables;
    std::vector<Colour> m_offered;
    std::vector<Holding> m_given;
    std::vector<wxChoice*> m_owners;
    std::vector<wxSpinCtrl*> m_armies;
};

} // namespace intendant::app::rk
