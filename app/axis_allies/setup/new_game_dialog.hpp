#pragma once

#include "app/axis_allies/table.hpp"
#include "app/desk/new_game_dialog.hpp"

#include <wx/choice.h>
#include <wx/radiobut.h>
#include <wx/stattext.h>

#include <filesystem>
#include <optional>

namespace intendant::app {
class HelpPage;
} // namespace intendant::app

namespace intendant::app::aa {

class CargoGrid;
class ChartsSheet;
class DeploymentGrid;
class FactsSheet;
class PastGrid;
class SituationPage;
class SwitchList;

/// Everything a game needs before its first turn: name, edition, players and their powers, optional rules, and
/// where it starts from.
class NewGameDialog : public NewGameDialogOf<Session> {
public:
    NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables);

private:
    wxWindow* make_game_page(wxWindow* parent);
    wxWindow* make_situation_page(wxWindow* parent);
    wxSizer* make_powers(wxWindow* parent);
    void help_about(const std::string& clause);
    void propose_players();
    void choose_situation();
    std::vector<Player> players() const;
    /// Throws: std::runtime_error when the situation's file cannot be read, or a field of it is no amount.
    Command beginning() const override;
    wxString players_now() const override { return m_players->GetValue(); }
    std::vector<Link> links(const std::vector<core::RuleRef>& rules) const override;

    HelpPage* m_help;
    SwitchList* m_switches;
    wxTextCtrl* m_players;
    std::size_t m_proposed_for{0}; ///< so many players the powers were dealt out to
    PerPower<wxChoice*> m_player_of;
    wxRadioButton* m_printed;
    wxRadioButton* m_from_file;
    wxTextCtrl* m_situation;
    DeploymentGrid* m_deployment;
    CargoGrid* m_cargo;
    SituationPage* m_typed;
    ChartsSheet* m_charts;
    FactsSheet* m_facts;
    PastGrid* m_past;
};

/// Asks the table with the dialog; the new file, or nothing.
std::optional<std::filesystem::path> begin_game(wxWindow* parent);

} // namespace intendant::app::aa
