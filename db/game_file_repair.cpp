#include "db/game_file_impl.hpp"
#include "db/in_place.hpp"

#include <cerrno>
#include <fstream>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

/// What belongs to an entry; none where it cannot be read. Whether that is all of it, the hash of the entry tells when the
/// copy is proved: an entry without dice may lie where the page for its dice is damaged.
template <class Read> auto or_none(Read&& read) {
    try {
        return read();
    } catch (const FileError&) {
        return decltype(read()){};
    }
}

} // namespace

std::int64_t GameFile::save_proved(const fs::path& destination) const {
    const auto target = fs::absolute(destination);
    if (fs::exists(target)) {
        throw could_not_make(target, EEXIST);
    }
    const auto found = verify();
    if (found.entries == 0) {
        throw FileError(FileErrorKind::Damaged,
                        {INTENDANT_TR("Nothing of {name} can be proved, so there is no part of it to save. A backup may be whole."),
                         {{"name", quoted(path())}}},
                        found.problem);
    }
    put_copy_in_place(target, [&](const fs::path& aside) {
        std::ofstream(aside, std::ios::binary).flush();
        auto database = connect_to_write(aside);
        lay_out(database, meta_of(m_impl->database));
        Impl copy(aside, FileClaim(), ReviewCopy(), std::move(database), false);
        copy.database.exec("BEGIN");
        constexpr std::int64_t at_once = 200;
        for (std::int64_t from = 1; from <= found.entries; from += at_once) {
            for (auto& entry : entries(from, std::min(found.entries, from + at_once - 1))) {
                entry.rolls = or_none([&] { return rolls(entry.seq); });
                entry.postings = or_none([&] { return postings(entry.seq); });
                copy.book(entry);
            }
        }
        copy.database.exec("COMMIT");
    });
    return found.entries;
}

} // namespace intendant::db
