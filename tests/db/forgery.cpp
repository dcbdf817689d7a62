#include "tests/db/forgery.hpp"

#include "tests/db/file/log_door.hpp"
#include "tests/support/catch.hpp"

namespace intendant::test {

void Forgery::write(const std::filesystem::path& path) const {
    std::filesystem::remove(path);
    {
        auto file = db::GameFile::create(path, header);
        db::LongLogDoor::begin(file);
        for (const auto& entry : entries) {
            db::LongLogDoor::append(file, entry, entry.time);
        }
        db::LongLogDoor::commit(file);
    }
    if (snapshots.empty()) {
        return;
    }
    auto file = db::GameFile::open(path);
    for (const auto& [seq, image] : snapshots) {
        REQUIRE(file.put_snapshot(seq, image));
    }
}

Forgery forgery_of(const db::GameFile& file) {
    Forgery forgery{.header = file.header(), .entries = file.entries(1, file.last_seq())};
    for (auto& entry : forgery.entries) {
        entry.rolls = file.rolls(entry.seq);
        entry.postings = file.postings(entry.seq);
        if (const auto snapshot = file.snapshot_at_or_before(entry.seq); snapshot && snapshot->first == entry.seq) {
            forgery.snapshots[entry.seq] = snapshot->second;
        }
    }
    return forgery;
}

void exchange(std::string& text, const std::string& what, const std::string& by) {
    const auto place = text.find(what);
    INFO(text << " has no " << what);
    REQUIRE(place != std::string::npos);
    text.replace(place, what.size(), by);
}

} // namespace intendant::test
