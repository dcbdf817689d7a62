#pragma once

#include "db/file/game_file.hpp"

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <unistd.h>

namespace intendant::test {

/// A folder that is gone when the test is over.
class TemporaryFolder {
public:
    TemporaryFolder() {
        static std::atomic<int> number{0};
        m_path = std::filesystem::temp_directory_path() / ("intendant-test-" + std::to_string(::getpid()) + "-" + std::to_string(++number));
        std::filesystem::create_directories(m_path);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    std::filesystem::path operator/(const std::string& name) const { return m_path / name; }
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

inline const db::Header sample_header{"orchard", "orchard/1"};

/// The entry that stands at `seq` in every sample game; its content follows from `seq` alone.
inline db::NewEntry sample_entry(std::int64_t seq) {
    const auto number = std::to_string(seq);
    db::NewEntry entry;
    entry.who = "Anna";
    entry.round = static_cast<int>(1 + seq / 25);
    entry.seat = seq % 2 == 0 ? "north" : "south";
    entry.phase = "pick";
    entry.kind = seq % 10 == 9 ? core::EntryKind::Undo : core::EntryKind::Play;
    entry.target = entry.kind == core::EntryKind::Undo ? seq - 1 : 0;
    entry.command = R"({"type":"pick","count":)" + number + "}";
    entry.events =
        R"([{"type":"picked","count":)" + number + R"(,"note":")" + std::string(static_cast<std::size_t>(seq % 7) * 40, 'x') + R"("}])";
    entry.summary = "Anna picks " + number + " apples – più frutta";
    entry.overruled = seq % 5 == 0 ? R"([{"rule":"P-1"}])" : "";
    entry.reason = seq % 5 == 0 ? "the table agreed" : "";
    entry.state_digest = std::string(56, 'd') + std::to_string(10000000 + seq);
    for (int i = 0; i < seq % 4; ++i) {
        entry.rolls.push_back({"pick", "north", 2, 1 + i, "table"});
    }
    for (int i = 0; i < seq % 3; ++i) {
        entry.postings.push_back({"tree", "basket", "apple", seq + i});
    }
    return entry;
}

inline void fill(db::GameFile& game, std::int64_t count) {
    for (std::int64_t i = 0; i < count; ++i) {
        game.append(sample_entry(game.last_seq() + 1));
    }
}

inline std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

/// The larger numbers are asked for by INTENDANT_LONG in the environment.
inline bool long_run() { return std::getenv("INTENDANT_LONG") != nullptr; }

} // namespace intendant::test
