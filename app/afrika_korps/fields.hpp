#pragma once

#include "app/afrika_korps/words.hpp"
#include "app/widgets/name_field.hpp"
#include "model/core/dice.hpp"

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <functional>
#include <optional>
#include <vector>

/// Labelled controls of a row, as the panels of the turn have them. The label comes just before its control and names it.
namespace intendant::app::ak {

wxButton* button(wxWindow* parent, wxSizer* row, const wxString& text, const wxString& name, std::function<void()> act);
NameField* name_field(wxWindow* parent, wxSizer* row, const wxString& label, const wxString& name);
/// One die: `typed` is called with the face as soon as one stands in it; the field is empty again then.
wxTextCtrl* die_field(wxWindow* parent, wxSizer* row, const wxString& label, const wxString& name, std::function<void(int)> typed);

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

/// The die of the program. Seed and position are kept in the log with each throw, so that it can be proved. Rule: AK-GEN-5.
class Shaker {
public:
    Shaker();
    core::Throw roll();

private:
    std::uint64_t m_seed;
    std::uint64_t m_position{0};
};

} // namespace intendant::app::ak
