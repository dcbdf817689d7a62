#include "app/files/backup_keeper.hpp"

#include "app/base/failure.hpp"

#include <wx/translation.h>

#include <utility>

namespace intendant::app {

namespace {

bool is_kept(const db::GameFile& game) { return !game.read_only() && !game.path().empty(); }

} // namespace

BackupKeeper::BackupKeeper(db::BackupShelf shelf) : m_shelf(std::move(shelf)) {}

void BackupKeeper::follow(const db::GameFile& game) {
    // a game that came from elsewhere has a copy from its first evening here on
    m_copied = is_kept(game) && m_shelf.has(game.path()) ? game.last_seq() : 0;
}

void BackupKeeper::booked(const db::GameFile& game, std::int64_t seq) {
    if (!is_kept(game) || seq < 2) {
        return;
    }
    try {
        const auto entries = game.entries(seq - 1, seq);
        if (entries.front().round == entries.back().round && entries.front().seat == entries.back().seat) {
            return;
        }
        const auto aside = m_shelf.copy_aside(game);
        m_copied = seq;
        m_job.start([this, aside](const std::stop_token&) -> std::function<void()> {
            try {
                put(aside);
            } catch (const db::FileError&) {
                return [this, failure = std::current_exception()] { fail(failure); };
            }
            return {};
        });
    } catch (const db::FileError&) {
        fail(std::current_exception());
    }
}

void BackupKeeper::leave(const db::GameFile& game) {
    if (!is_kept(game) || game.last_seq() <= m_copied) {
        return;
    }
    try {
        m_job.forget(); // a copy that is still to be put is older than this one
        put(m_shelf.copy_aside(game));
        m_copied = game.last_seq();
    } catch (const db::FileError&) {
        fail(std::current_exception());
    }
}

void BackupKeeper::put(const std::filesystem::path& aside) const {
    const std::lock_guard lock(m_putting);
    m_shelf.put(aside);
}

void BackupKeeper::fail(const std::exception_ptr& failure) const {
    if (on_failure) {
        on_failure(wxString::Format(_("What was booked is safe, but no backup of it could be made. %s"), sentence_of(failure)));
    }
}

} // namespace intendant::app
