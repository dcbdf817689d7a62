#pragma once

#include "app/desk/new_game.hpp"
#include "app/risiko/setup/card_places.hpp"
#include "app/risiko/setup/connections_sheet.hpp"
#include "app/risiko/setup/holdings_sheet.hpp"
#include "app/risiko/setup/rules_sheet.hpp"
#include "app/risiko/setup/situation_page.hpp"

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app::rk {

/// Asks who plays, in which colour and where they sit, how the game ends, by which rules, and where a table that has already played
/// stands. Rule: RK-GEN-1, RK-GEN-3, RK-SET-1, RK-SET-2.
class NewGameDialog : public wxDialog {
public:
    NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables);

    const std::optional<std::filesystem::path>& made() const { return m_made; }

private:
    wxWindow* make_players(wxWindow* parent);
    BeginGame command() const;
    void show_names();
    void begin(const std::string& reason);

    std::shared_ptr<const Tables> m_tables;
    std::optional<std::filesystem::path> m_made;
    NoticeBar* m_notice;
    NewGameFile* m_file;
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
