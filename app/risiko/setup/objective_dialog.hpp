#pragma once

#include "app/risiko/table.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <optional>
#include <utility>
#include <vector>

namespace intendant::app::rk {

/// A player alone at the keyboard: keeps his objective in the books, sealed or in clear, claims the victory and shows it, or looks
/// whether what he sealed is still the same. What is sealed is opened once before it is booked.
/// Rule: RK-OBJ-3, RK-OBJ-4, RK-OBJ-5, RK-OBJ-7.
class ObjectiveDialog : public wxDialog {
public:
    enum class Purpose { Keep, Claim, Look };

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
    /// The seal is not opened, and the table rules on what is typed.
    bool by_ruling() const;
    void enable_fields();
    void say_passphrase();
    void show(const Objective& objective);
    /// Seals what was typed and opens it again; nothing when the notice bar says why not.
    std::optional<SealedObjective> sealed_and_tried();
    void look();
    void keep();
    void claim();
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
    wxTextCtrl* m_again{nullptr}; ///< while something is to be sealed
    wxCheckBox* m_show_passphrase{nullptr};
    wxStaticText* m_passphrase_words; ///< what is typed, or what to think of it
    wxCheckBox* m_lost{nullptr};      ///< where a claim is made
    wxCheckBox* m_flag;               ///< tell when reached; or: the table accepts
    std::optional<Command> m_command;
    std::optional<std::pair<Colour, Objective>> m_watched;
};

} // namespace intendant::app::rk
