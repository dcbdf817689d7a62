#include "tests/db/file/disk.hpp"

#include "tests/db/sample_game.hpp"

#include <algorithm>
#include <cstring>
#include <new>

namespace intendant::test {

namespace {

constexpr std::size_t sector = 512;

/// A file as SQLite holds it: ours, with the real one behind it.
struct ShimFile {
    sqlite3_file base;
    Disk* disk;
    const char* name;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

ShimFile& ours(sqlite3_file* file) { return *reinterpret_cast<ShimFile*>(file); }
Disk& disk_of(sqlite3_vfs* vfs) { return *static_cast<Disk*>(vfs->pAppData); }
std::filesystem::path path_of(const char* name) { return name == nullptr ? std::filesystem::path() : name; }

/// What SQLite is told when the wish is not done; `fails` where the disk fails in its own way.
int told(Fate fate, int fails) {
    switch (fate) {
    case Fate::Done:
    case Fate::Ignored:
        return SQLITE_OK;
    case Fate::Full:
        return SQLITE_FULL;
    case Fate::Fails:
    case Fate::Short:
        break;
    }
    return fails;
}

const sqlite3_io_methods methods{
    .iVersion = 1,
    .xClose = [](sqlite3_file* file) { return ours(file).real()->pMethods->xClose(ours(file).real()); },
    .xRead = [](sqlite3_file* file, void* bytes, int count,
                sqlite3_int64 place) { return ours(file).real()->pMethods->xRead(ours(file).real(), bytes, count, place); },
    .xWrite =
        [](sqlite3_file* file, const void* bytes, int count, sqlite3_int64 place) {
            auto& shim = ours(file);
            const auto fate = shim.disk->asked({.act = Act::Write,
                                                .file = path_of(shim.name),
                                                .place = place,
                                                .bytes = {static_cast<const char*>(bytes), static_cast<std::size_t>(count)}});
            if (fate == Fate::Done) {
                return shim.real()->pMethods->xWrite(shim.real(), bytes, count, place);
            }
            if (fate == Fate::Short) {
                shim.real()->pMethods->xWrite(shim.real(), bytes, count / 2, place);
            }
            return told(fate, SQLITE_IOERR_WRITE);
        },
    .xTruncate =
        [](sqlite3_file* file, sqlite3_int64 size) {
            auto& shim = ours(file);
            const auto fate = shim.disk->asked({.act = Act::Truncate, .file = path_of(shim.name), .place = size});
            return fate == Fate::Done ? shim.real()->pMethods->xTruncate(shim.real(), size) : told(fate, SQLITE_IOERR_TRUNCATE);
        },
    .xSync =
        [](sqlite3_file* file, int flags) {
            auto& shim = ours(file);
            const auto fate = shim.disk->asked({.act = Act::Sync, .file = path_of(shim.name)});
            if (fate == Fate::Done && !shim.disk->unsynced) {
                return shim.real()->pMethods->xSync(shim.real(), flags);
            }
            return told(fate, SQLITE_IOERR_FSYNC);
        },
    .xFileSize = [](sqlite3_file* file, sqlite3_int64* size) { return ours(file).real()->pMethods->xFileSize(ours(file).real(), size); },
    .xLock = [](sqlite3_file* file, int level) { return ours(file).real()->pMethods->xLock(ours(file).real(), level); },
    .xUnlock = [](sqlite3_file* file, int level) { return ours(file).real()->pMethods->xUnlock(ours(file).real(), level); },
    .xCheckReservedLock = [](sqlite3_file* file,
                             int* reserved) { return ours(file).real()->pMethods->xCheckReservedLock(ours(file).real(), reserved); },
    .xFileControl = [](sqlite3_file* file, int what,
                       void* argument) { return ours(file).real()->pMethods->xFileControl(ours(file).real(), what, argument); },
    .xSectorSize = [](sqlite3_file* file) { return ours(file).real()->pMethods->xSectorSize(ours(file).real()); },
    .xDeviceCharacteristics = [](sqlite3_file* file) { return ours(file).real()->pMethods->xDeviceCharacteristics(ours(file).real()); },
    .xShmMap = nullptr, // of version 1, which has no shared memory
    .xShmLock = nullptr,
    .xShmBarrier = nullptr,
    .xShmUnmap = nullptr,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* got) {
    auto& disk = disk_of(vfs);
    auto& shim = *new (file) ShimFile{{nullptr}, &disk, name};
    const auto fate = disk.asked({.act = Act::Open, .file = path_of(name)});
    if (fate != Fate::Done) {
        return told(fate, SQLITE_CANTOPEN);
    }
    if (disk.read_only && (flags & SQLITE_OPEN_READWRITE) != 0) {
        if ((flags & SQLITE_OPEN_MAIN_DB) == 0) {
            return SQLITE_CANTOPEN;
        }
        flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
    }
    const int result = disk.real()->xOpen(disk.real(), name, shim.real(), flags, got);
    if (result == SQLITE_OK) {
        shim.base.pMethods = &methods;
    }
    return result;
}

int delete_file(sqlite3_vfs* vfs, const char* name, int folder_too) {
    auto& disk = disk_of(vfs);
    const auto fate = disk.asked({.act = Act::Delete, .file = path_of(name), .folder_too = folder_too != 0});
    return fate == Fate::Done ? disk.real()->xDelete(disk.real(), name, disk.unsynced ? 0 : folder_too) : told(fate, SQLITE_IOERR_DELETE);
}

} // namespace

Disk::Disk() : m_real(sqlite3_vfs_find(nullptr)), m_shim(std::make_unique<sqlite3_vfs>(*m_real)) {
    m_shim->zName = "disk of a test";
    m_shim->pNext = nullptr;
    m_shim->pAppData = this;
    m_shim->szOsFile = static_cast<int>(sizeof(ShimFile)) + m_real->szOsFile;
    m_shim->xOpen = open_file;
    m_shim->xDelete = delete_file;
    sqlite3_vfs_register(m_shim.get(), 1);
}

Disk::~Disk() {
    sqlite3_vfs_unregister(m_shim.get());
    sqlite3_vfs_register(m_real, 1);
}

PowerLoss::PowerLoss(std::filesystem::path folder) : m_folder(std::move(folder)) {
    for (const auto& file : std::filesystem::directory_iterator(m_folder)) {
        m_files[file.path()] = {.safe = bytes_of(file.path()), .safe_name = true};
    }
}

void PowerLoss::note(const Wish& wish) {
    if (wish.file.parent_path() != m_folder) {
        return;
    }
    auto& file = m_files[wish.file];
    switch (wish.act) {
    case Act::Open:
        file.maybe_deleted = false;
        break;
    case Act::Write:
        for (std::size_t from = 0; from < wish.bytes.size();) { // cut at the ends of the sectors
            const auto place = wish.place + static_cast<std::int64_t>(from);
            const auto room = sector - static_cast<std::size_t>(place) % sector;
            const auto piece = wish.bytes.substr(from, room);
            file.pending.push_back({place, std::string(piece)});
            from += piece.size();
        }
        break;
    case Act::Truncate:
        file.pending.push_back({wish.place, {}});
        break;
    case Act::Delete:
        if (wish.folder_too && !lying) {
            m_files.erase(wish.file);
        } else {
            file.maybe_deleted = true;
        }
        break;
    case Act::Sync:
        if (!lying) {
            for (const auto& piece : file.pending) {
                const auto place = static_cast<std::size_t>(piece.place);
                if (piece.bytes.empty()) {
                    file.safe.resize(place);
                } else {
                    file.safe.resize(std::max(file.safe.size(), place + piece.bytes.size()));
                    file.safe.replace(place, piece.bytes.size(), piece.bytes);
                }
            }
            file.pending.clear();
            file.safe_name = true; // SQLite writes out the folder of a new journal with it
        }
        break;
    }
}

void PowerLoss::leave(const std::filesystem::path& into, std::mt19937& random) const {
    std::bernoulli_distribution coin(0.5);
    for (const auto& [path, file] : m_files) {
        if ((file.maybe_deleted && coin(random)) || (!file.safe_name && coin(random))) {
            continue;
        }
        auto bytes = file.safe;
        auto arrived = file.pending;
        std::shuffle(arrived.begin(), arrived.end(), random);
        for (const auto& piece : arrived) {
            if (coin(random)) {
                continue;
            }
            const auto place = static_cast<std::size_t>(piece.place);
            if (piece.bytes.empty()) {
                bytes.resize(std::min(bytes.size(), place));
            } else {
                bytes.resize(std::max(bytes.size(), place + piece.bytes.size()));
                bytes.replace(place, piece.bytes.size(), piece.bytes);
            }
        }
        write_bytes(into / path.filename().string(), bytes);
    }
}

} // namespace intendant::test
