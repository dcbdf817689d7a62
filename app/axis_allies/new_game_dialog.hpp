#pragma once

#include "app/axis_allies/table.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/radiobut.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <array>
#include <filesystem>
#include <optional>

namespace intendant::app {
class NoticeBar;
}

namespace intendant::app::aa {

class DeploymentGrid;

/// Everything a game needs before its first turn: name, edition, players and their powers, optional rules, and
/// where it starts from.
class NewGameDialog : public wxDialog {
public:
    NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables);

    /// The game that was made, with its first entry booked.
    const std::optional<std::filesystem::path>& made() const { return m_made; }

private:
    wxWindow* make_game_page(wxWindow* parent);
    wxWindow* make_players(wxWindow* parent);
    wxWindow* make_options(wxWindow* parent);
    void propose_players();
    void choose_file();
    void choose_situation();
    Options options() const;
    std::vector<Player> players() const;
    /// Throws: std::runtime_error when the situation's file cannot be read.
    BeginGame command() const;
    void begin(const std::string& reason);

    std::shared_ptr<const Tables> m_tables;
    NoticeBar* m_notice;
    wxTextCtrl* m_file;
    wxChoice* m_edition;
    wxChoice* m_depth;
    wxSpinCtrl* m_number;
    std::array<wxTextCtrl*, 5> m_names{};
    PerPower<wxChoice*> m_player_of;
    std::array<wxCheckBox*, 5> m_rules{};
    wxRadioButton* m_printed;
    wxRadioButton* m_from_file;
    wxTextCtrl* m_situation;
    DeploymentGrid* m_deployment;
    std::optional<std::filesystem::path> m_made;
};

/// Asks the table with the dialog; the new file, or nothing.
std::optional<std::filesystem::path> begin_game(wxWindow* parent);

} // namespace intendant::app::aa
