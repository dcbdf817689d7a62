#pragma once

#include "app/desk/new_game_dialog.hpp"
#include "app/empire_of_the_sun/setup/rules_sheet.hpp"

#include <wx/choice.h>
#include <wx/spinctrl.h>

#include <filesystem>
#include <memory>
#include <optional>

namespace intendant::app::es {

/// Asks which scenario is played, and by whom; everything else has its usual value: the open points, the bid, the boxes of the China track, where
/// the game is kept. Rule: ES-SCN-1, ES-CHN-1, ES-BID-1.
class NewGameDialog : public NewGameDialogOf<Session> {
public:
    NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables);

private:
    void add_rows(wxWindow& page, wxSizer& rows);
    Command beginning() const override;

    wxChoice* m_scenario{nullptr};
    wxSpinCtrl* m_china{nullptr};
    wxSpinCtrl* m_bid{nullptr};
    RulesSheet* m_rules;
};

/// The first entry of a new game; the file it made, or nothing.
std::optional<std::filesystem::path> begin_game(wxWindow* parent);

} // namespace intendant::app::es
