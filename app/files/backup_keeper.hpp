#pragma once

#include "app/widgets/latest_job.hpp"
#include "db/shelf/backup_shelf.hpp"

#include <wx/string.h>

#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <mutex>

namespace intendant::app {

/// Copies the open game to the shelf after each turn: between two entries, with the first one of the next turn. The copy is
/// verified and put on the shelf off the window's thread. A game without a file, or open to be reviewed, is left alone.
class BackupKeeper {
public:
    explicit BackupKeeper(db::BackupShelf shelf);

    const db::BackupShelf& shelf() const { return m_shelf; }

    /// A game was opened; what it holds now counts as copied when there is a copy of it.
    void follow(const db::GameFile& game);
    /// Entry `seq` was booked: copies when it is the first of another turn.
    void booked(const db::GameFile& game, std::int64_t seq);
    /// The game is about to be closed: copies what was booked since the last copy, and waits for it.
    void leave(const db::GameFile& game);

    /// Called with a sentence when there is no copy, on the window's thread. The game goes on.
    std::function<void(const wxString&)> on_failure;

private:
    void put(const std::filesystem::path& aside) const;
    void fail(const std::exception_ptr& failure) const;

    db::BackupShelf m_shelf;
    mutable std::mutex m_putting; ///< one copy after the other
    std::int64_t m_copied{0};     ///< the last entry that is in a copy
    LatestJob m_job;
};

} // namespace intendant::app
