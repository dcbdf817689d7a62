#pragma once

#include "app/afrika_korps/setup/rules_sheet.hpp"
#include "app/desk/new_game.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/dialog.h>
#include <wx/textctrl.h>

#include <array>
#include <filesystem>
#include <memory>
#include <optional>

namespace intendant::app::ak {

/// Asks who plays; everything else has its usual value: the depth, the open points, where the game is kept. Rule: AK-SET-1, AK-SET-3.
class NewGameDialog : public wxDialog {
public:
    NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables);

    const std::optional<std::filesystem::path>& made() const { return m_made; }

private:
    wxWindow* make_players(wxWindow* parent);
    BeginGame command() const;
    void begin();

    std::shared_ptr<const Tables> m_tables;
    std::optional<std::filesystem::path> m_made;
    NoticeBar* m_notice;
    NewGameFile* m_file;
    std::array<wxTextCtrl*, all_sides.size()> m_players{}; ///< by side
    RulesSheet* m_rules;
};

/// The first entry of a new game; the file it made, or nothing.
std::optional<std::filesystem::path> begin_game(wxWindow* parent);

} // namespace intendant::app::ak
