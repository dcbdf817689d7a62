#pragma once

#include "app/widgets/latest_job.hpp"
#include "db/shelf/backup_shelf.hpp"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/stattext.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app {

class NoticeBar;
class RowList;

/// The copies of a game, whole ones first and the newest of them first, to be put in the place of the game.
class RestoreDialog : public wxDialog {
public:
    /// What a turn is called: the game's id, then the id of whose turn it is.
    using TurnName = std::function<wxString(const std::string& kind, const std::string& seat)>;

    /// `game`: the one to begin with; empty: the one copied last. `may_look`: it can be looked at as it is instead.
    RestoreDialog(wxWindow* parent, db::BackupShelf shelf, const std::filesystem::path& game, bool may_look, TurnName turn_name);

    /// Called before the game is replaced, so that whoever has it open closes it.
    std::function<void(const std::filesystem::path& game)> before;

    /// The game that was restored; nothing when the dialog was left.
    const std::optional<std::filesystem::path>& restored() const { return m_restored; }
    /// The game that is to be looked at as it is; nothing when that was not asked for.
    const std::optional<std::filesystem::path>& to_look_at() const { return m_to_look_at; }
    /// Where the file that was there is now.
    const std::optional<std::filesystem::path>& beside() const { return m_beside; }

private:
    void read();
    void show(std::vector<db::Backup> backups);
    void choose();
    void restore_selected();
    const db::Backup* selected() const;

    db::BackupShelf m_shelf;
    std::vector<std::filesystem::path> m_games;
    std::vector<db::Backup> m_backups;
    TurnName m_turn_name;
    NoticeBar* m_notice;
    wxChoice* m_game;
    wxStaticText* m_place;
    RowList* m_table;
    wxButton* m_restore;
    std::optional<std::filesystem::path> m_restored;
    std::optional<std::filesystem::path> m_beside;
    std::optional<std::filesystem::path> m_to_look_at;
    LatestJob m_job;
};

} // namespace intendant::app
