#pragma once

#include "app/risiko/words.hpp"
#include "app/widgets/name_field.hpp"
#include "model/core/dice.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <functional>
#include <optional>

/// Labelled controls of a row, as the panels of the turn have them. The label comes just before its control and names it.
namespace intendant::app::rk {

/// For controls of a row in a sheet of many rows.
wxSizerFlags close_by();

wxButton* button(wxWindow* parent, wxSizer* row, const wxString& text, const wxString& name, std::function<void()> act);
NameField* name_field(wxWindow* parent, wxSizer* row, const wxString& label, const wxString& name);
wxSpinCtrl* count_field(wxWindow* parent, wxSizer* row, const wxString& label, const wxString& name, int least);
/// `enter`: called when Enter is pressed in it.
wxTextCtrl* dice_field(wxWindow* parent, wxSizer* row, const wxString& label, const wxString& name, std::function<void()> enter);

/// The faces in a text: `653`, `6 5 3` or `6,5,3`; nothing when something else stands there.
std::optional<core::Throw> typed_dice(const wxString& text);

/// The territory that is named in the field.
std::optional<TerritoryId> chosen(const Tables& tables, const NameField& field);

/// Dice of the program. Seed and position are kept in the log with each throw, so that it can be proved.
class Shaker {
public:
    Shaker();
    core::Throw roll(int dice);
    std::uint64_t seed() const { return m_seed; }

private:
    std::uint64_t m_seed;
    std::uint64_t m_position{0};
};

} // namespace intendant::app::rk
