#pragma once

#include "app/risiko/table.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <optional>
#include <utility>
#include <vector>

namespace intendant::app::rk {

/// A player alone at the keyboard: keeps his objective in the books, sealed or in clear, or claims the victory and shows it.
/// Rule: RK-OBJ-3, RK-OBJ-4, RK-OBJ-5, RK-OBJ-7.
class ObjectiveDialog : public wxDialog {
public:
    enum class Purpose { Keep, Claim };

    ObjectiveDialog(wxWindow* parent, Table& table, Purpose purpose);

    /// What is to be booked.
    const std::optional<Command>& command() const { return m_command; }
    /// An objective to be sealed and watched: the program remembers it in this sitting, and writes it nowhere.
    const std::optional<std::pair<Colour, Objective>>& watched() const { return m_watched; }

private:
    Objective objective() const;
    /// What is typed among the named territories and is none, or may be several; empty where all is understood.
    wxString not_understood() const;
    Colour player() const;
    bool under_passphrase() const;
    void accept();

    Table& m_table;
    Purpose m_purpose;
    NoticeBar* m_notice;
    wxChoice* m_player;
    wxTextCtrl* m_text;
    wxSpinCtrl* m_territories;
    wxSpinCtrl* m_armies_each;
    std::vector<wxCheckBox*> m_continents;
    wxSpinCtrl* m_of_choice;
    wxTextCtrl* m_named; ///< territories, with commas between them
    wxChoice* m_destroy;
    wxTextCtrl* m_passphrase;
    wxCheckBox* m_flag; ///< tell when reached; or: the table accepts
    std::optional<Command> m_command;
    std::optional<std::pair<Colour, Objective>> m_watched;
};

} // namespace intendant::app::rk
