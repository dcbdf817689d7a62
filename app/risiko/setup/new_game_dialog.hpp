#pragma once

#include "app/desk/new_game_dialog.hpp"
#include "app/risiko/setup/card_places.hpp"
#include "app/risiko/setup/connections_sheet.hpp"
#include "app/risiko/setup/holdings_sheet.hpp"
#include "app/risiko/setup/rules_sheet.hpp"
#include "app/risiko/setup/situation_page.hpp"

#include <wx/choice.h>
#include <wx/stattext.h>

#include <filesystem>
#include <optional>
#include <vector>

namespace intendant::app::rk {

/// Asks who plays, in which colour and where they sit, how the game ends, by which rules, and where a table that has already played
/// stands. Rule: RK-GEN-1, RK-GEN-3, RK-SET-1, RK-SET-2.
class NewGameDialog : public NewGameDialogOf<Session> {
public:
    NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables);

private:
    wxWindow* make_players(wxWindow* parent);
    Command beginning() const override;
    wxString players_now() const override { return m_players->GetValue(); }
    void show_names();

    wxTextCtrl* m_players;
    std::vector<wxStaticText*> m_names;
    std::vector<wxChoice*> m_colours;
    wxChoice* m_first;
    RulesSheet* m_rules;
    SituationPage* m_situation;
    HoldingsSheet* m_holdings{nullptr};
    ConnectionsSheet* m_connections;
    CardPlaces* m_discards;
};

/// The first entry of a new game; the file it made, or nothing.
std::optional<std::filesystem::path> begin_game(wxWindow* parent);

} // namespace intendant::app::rk
