#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/desk/new_game.hpp"

#include <wx/dialog.h>

#include <filesystem>
#include <memory>
#include <optional>

namespace intendant::app::ak {

/// Asks where the game is kept. Rule: AK-SET-3.
class NewGameDialog : public wxDialog {
public:
    NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables);

    const std::optional<std::filesystem::path>& made() const { return m_made; }

private:
    void begin();

    std::shared_ptr<const Tables> m_tables;
    std::optional<std::filesystem::path> m_made;
    NoticeBar* m_notice;
    NewGameFile* m_file;
};

/// The first entry of a new game; the file it made, or nothing.
std::optional<std::filesystem::path> begin_game(wxWindow* parent);

} // namespace intendant::app::ak
