#pragma once

#include "app/afrika_korps/words.hpp"
#include "app/widgets/row_fields.hpp"
#include "app/widgets/shaker.hpp"

#include <wx/checklst.h>
#include <wx/choice.h>

#include <functional>
#include <vector>

/// Controls of the panels of the turn that only this game has.
namespace intendant::app::ak {

/// On what defenders stand, where the books do not keep it: the terrain on which combat units may stand. Rule: AK-ODD-3.
class GroundChoice : public wxChoice {
public:
    GroundChoice(wxWindow* parent, const wxString& name);
    Terrain chosen() const;
};

/// A die that was thrown on the table.
core::Throw die_of(int face);

/// Units to be ticked, with their factors; the space bar ticks.
class UnitTicks : public wxCheckListBox {
public:
    UnitTicks(wxWindow* parent, const wxString& name);

    /// Ticks stay where units stay; `ticked`: how new ones begin.
    void show(const Tables& tables, const std::vector<CounterId>& units, bool ticked);
    const std::vector<CounterId>& units() const { return m_units; }
    std::vector<CounterId> ticked() const;
    void tick(CounterId unit, bool on);
    void tick_only(const std::vector<CounterId>& units);

    std::function<void()> on_change;

private:
    std::vector<CounterId> m_units;
};

} // namespace intendant::app::ak
