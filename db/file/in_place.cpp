#include "db/file/in_place.hpp"

#include "db/file/connection.hpp"
#include "db/file/file_check.hpp"
#include "db/file/verify.hpp"

#include <SQLiteCpp/Backup.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <random>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

/// A second name for a file, or a second file where the disk knows no second names.
void link_or_copy(const fs::path& file, const fs::path& name) {
    std::error_code failure;
    fs::create_hard_link(file, name, failure);
    if (!failure) {
        return;
    }
    Aside copy(name);
    copy_bytes(file, copy.path(), fs::file_size(file));
    fs::permissions(copy.path(), fs::status(file).permissions());
    copy.put(Standing::Kept);
}

fs::path name_beside(const fs::path& file, const std::string& mark) {
    for (int number = 1;; ++number) {
        auto name = file.parent_path() /
                    (file.stem().string() + "." + mark + (number == 1 ? "" : "-" + std::to_string(number)) + file.extension().string());
        std::error_code none;
        const bool taken = fs::exists(name) || fs::exists(journal_of(name));
        if (!taken || fs::equivalent(name, file, none)) {
            return name;
        }
    }
}

/// How the names begin and end under which files are made for `target`; no longer than a disk allows.
std::pair<std::string, std::string> frame_aside(const fs::path& target) {
    constexpr std::size_t most = 200;
    return {"." + target.filename().string().substr(0, most) + "-", ".part"};
}

fs::path name_aside(const fs::path& target) {
    std::random_device chance;
    const auto [front, end] = frame_aside(target);
    return target.parent_path() / (front + std::to_string(chance()) + std::to_string(chance()) + end);
}

/// A file held by this program as long as it is being made: what nobody holds any more is left of a program that died.
int hold(const fs::path& file) {
    const int handle = ::open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (handle >= 0 && ::flock(handle, LOCK_EX | LOCK_NB) != 0) {
        ::close(handle);
        return -1;
    }
    return handle;
}

/// Removes what a program that died had begun to make for `target`.
void clear_up(const fs::path& target) {
    const auto [front, end] = frame_aside(target);
    std::error_code none;
    std::vector<fs::path> left;
    for (const auto& each : fs::directory_iterator(target.parent_path(), none)) {
        const auto name = each.path().filename().string();
        const bool ours = name.size() > front.size() + end.size() && name.starts_with(front) && name.ends_with(end) &&
                          name.find_first_not_of("0123456789", front.size()) == name.size() - end.size();
        if (ours && fs::is_regular_file(each.symlink_status(none))) {
            left.push_back(each.path());
        }
    }
    for (const auto& file : left) {
        if (const int handle = hold(file); handle >= 0) {
            remove_with_journal(file);
            ::close(handle);
        }
    }
}

/// 0, or the number of the system's error.
int make_file(const fs::path& file, mode_t mode) {
    const int handle = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (handle < 0) {
        return errno;
    }
    ::close(handle);
    return 0;
}

/// Gives `file` the permissions of `pattern`, and its owner where the system lets us: who may not give a file away keeps it.
void look_like(const fs::path& file, const struct stat& pattern) {
    [[maybe_unused]] const int ignored = ::chown(file.c_str(), pattern.st_uid, pattern.st_gid);
    ::chmod(file.c_str(), pattern.st_mode & 07777); // after the owner: a change of owner clears some of them
}

/// Gives the file another name that nobody has. 0, or the number of the system's error.
int rename_to_free(const fs::path& from, const fs::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) {
        return 0;
    }
    if (errno != ENOSYS && errno != EINVAL) {
        return errno;
    }
    if (::link(from.c_str(), to.c_str()) == 0) { // an older system, or a disk that does not know it
        return ::unlink(from.c_str()) == 0 ? 0 : errno;
    }
    if (errno == EEXIST) {
        return EEXIST;
    }
    struct stat there {};
    if (::lstat(to.c_str(), &there) == 0) {
        return EEXIST;
    }
    return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

} // namespace

void require_plain(const fs::path& target) {
    struct stat there {};
    if (::lstat(target.c_str(), &there) != 0 || S_ISREG(there.st_mode)) {
        return;
    }
    const std::vector<std::pair<std::string, std::string>> name{{"name", quoted(target)}};
    if (S_ISLNK(there.st_mode)) {
        throw FileError(FileErrorKind::NotAFile,
                        {INTENDANT_TR("{name} is a link to another place, so nothing is written there; choose another name."), name});
    }
    throw FileError(FileErrorKind::NotAFile,
                    {INTENDANT_TR("{name} is a folder or a device, so nothing is written there; choose another name."), name});
}

void make_new(const fs::path& file) {
    if (const int failed = make_file(file, 0666); failed != 0) {
        throw could_not_make(file, failed);
    }
}

std::optional<fs::path> make_private_folder(const fs::path& begins) {
    auto pattern = begins.string() + "-XXXXXX";
    return ::mkdtemp(pattern.data()) != nullptr ? std::optional<fs::path>(pattern) : std::nullopt;
}

Aside::Aside(const fs::path& target) : m_target(target) {
    require_plain(target);
    clear_up(target);
    struct stat there {};
    const bool replaces = ::lstat(target.c_str(), &there) == 0;
    for (int attempt = 0; attempt < 100; ++attempt) {
        m_path = name_aside(target);
        const int failed = make_file(m_path, replaces ? 0600 : 0666);
        if (failed == 0) {
            m_held = hold(m_path);
            struct stat made {};
            if (m_held < 0 || ::fstat(m_held, &made) != 0 || made.st_nlink == 0) { // another program cleared up just now
                close_held();
                continue;
            }
            if (replaces) {
                look_like(m_path, there);
            }
            return;
        }
        if (failed != EEXIST) {
            throw could_not_make(target, failed);
        }
    }
    throw could_not_make(target, EEXIST);
}

Aside::~Aside() {
    if (!m_path.empty()) {
        remove_with_journal(m_path);
    }
    close_held();
}

void Aside::close_held() {
    if (m_held >= 0) {
        ::close(m_held);
    }
    m_held = -1;
}

void Aside::put(Standing standing) {
    if (const int failed = write_out(m_path); failed != 0) {
        throw could_not_make(m_target, failed);
    }
    require_plain(m_target);
    put_in_place(m_path, m_target, standing);
    m_path.clear();
}

FileError could_not_make(const fs::path& file, int why) {
    const std::vector<std::pair<std::string, std::string>> name{{"name", quoted(file)}};
    const std::string detail = std::strerror(why);
    switch (why) {
    case EEXIST:
        return {FileErrorKind::AlreadyExists, {INTENDANT_TR("There is already a file {name}; choose another name."), name}, detail};
    case ENOENT:
    case ENOTDIR:
        return {FileErrorKind::NotFound, {INTENDANT_TR("There is no folder {folder}."), {{"folder", file.parent_path().string()}}}, detail};
    case EACCES:
    case EPERM:
    case EROFS:
        return {FileErrorKind::ReadOnly, {INTENDANT_TR("The folder for {name} cannot be written."), name}, detail};
    case ENOSPC:
        return {FileErrorKind::NoSpace, {INTENDANT_TR("The disk is full; there is no room for {name}."), name}, detail};
    case ENAMETOOLONG:
        return {FileErrorKind::Io, {INTENDANT_TR("The name {name} is too long for this disk."), name}, detail};
    default:
        return {FileErrorKind::Io, {INTENDANT_TR("The file {name} could not be made."), name}, detail};
    }
}

void remove_with_journal(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
    fs::remove(journal_of(file), ignored);
}

int write_out(const fs::path& file) {
    const int handle = ::open(file.c_str(), O_WRONLY);
    if (handle < 0) {
        return errno;
    }
    const int failed = ::fsync(handle) == 0 ? 0 : errno;
    ::close(handle);
    return failed;
}

void flush_folder(const fs::path& folder) {
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY);
    if (handle >= 0) {
        ::fsync(handle);
        ::close(handle);
    }
}

void put_in_place(const fs::path& aside, const fs::path& target, Standing standing) {
    const int failed =
        standing == Standing::Kept ? rename_to_free(aside, target) : (::rename(aside.c_str(), target.c_str()) == 0 ? 0 : errno);
    if (failed != 0) {
        throw could_not_make(target, failed);
    }
    flush_folder(target.parent_path());
}

void copy_bytes(const fs::path& file, const fs::path& copy, std::uint64_t bytes) {
    const auto failed = [&](int why) {
        return fs::filesystem_error("not copied", file, copy, std::error_code(why, std::generic_category()));
    };
    const struct Handle {
        int number;
        ~Handle() {
            if (number >= 0) {
                ::close(number);
            }
        }
    } from{::open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)},
        to{::open(copy.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600)};
    if (from.number < 0 || to.number < 0 || ::ftruncate(to.number, static_cast<off_t>(bytes)) != 0) {
        throw failed(errno);
    }
    const auto end = static_cast<off_t>(bytes);
    std::vector<char> piece(std::size_t{1} << 18U);
    for (off_t at = 0; at < end;) {
        const auto data = ::lseek(from.number, at, SEEK_DATA);
        if (data < 0 && errno == ENXIO) {
            return; // holes up to the end
        }
        at = data < 0 ? at : data; // a disk that knows no holes
        const auto wanted = std::min<std::uint64_t>(piece.size(), static_cast<std::uint64_t>(std::max<off_t>(end - at, 0)));
        const auto got = ::pread(from.number, piece.data(), wanted, at);
        if (got < 0) {
            throw failed(errno);
        }
        if (got == 0) {
            return; // it has become shorter meanwhile
        }
        for (ssize_t done = 0; done < got;) {
            const auto written = ::pwrite(to.number, piece.data() + done, static_cast<std::size_t>(got - done), at + done);
            if (written < 0) {
                throw failed(errno);
            }
            done += written;
        }
        at += got;
    }
}

void write_copy(SQLite::Database& source, const fs::path& copy) {
    SQLite::Database target(copy.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOFOLLOW);
    target.exec("PRAGMA synchronous = EXTRA");
    SQLite::Backup backup(target, source);
    backup.executeStep(-1);
}

void prove(const fs::path& game) {
    auto database = connect_to_read(game);
    if (const auto found = verify_log(database); !found.sound()) {
        throw FileError(FileErrorKind::Damaged, found.sentence, found.detail);
    }
}

void put_copy_in_place(const fs::path& target, const AtAside& make, const AtAside& last, Standing standing) {
    Aside copy(target);
    try {
        explaining(target, [&] { make(copy.path()); });
        prove(copy.path());
        if (last) {
            last(copy.path());
        }
        copy.put(standing);
    } catch (const fs::filesystem_error& error) {
        throw could_not_make(target, error.code().value());
    }
}

fs::path stay_beside(const fs::path& file, const std::string& mark) {
    const auto name = name_beside(file, mark);
    if (!fs::exists(name)) {
        link_or_copy(file, name);
    }
    // both are whole under the second name before the first one loses anything
    const auto journal = journal_of(file);
    if (fs::exists(journal) && !fs::exists(journal_of(name))) {
        link_or_copy(journal, journal_of(name));
    }
    flush_folder(file.parent_path());
    if (fs::exists(journal)) {
        fs::remove(journal);
        flush_folder(file.parent_path());
    }
    return name;
}

} // namespace intendant::db
