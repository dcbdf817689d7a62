#include "tests/db/session/long_log.hpp"

#include "tests/db/file/log_door.hpp"
#include "tests/playthroughs/script.hpp"

#include <map>

namespace intendant::test {

using db::LongLogDoor;

void write_long_log(const std::filesystem::path& path, std::int64_t entries) {
    const auto game = played(text_of(INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/round_one.jsonl"));
    const auto& round = game.file();
    const auto heading = axis_allies::Game::heading(game.state());
    std::vector<db::Entry> pattern;
    std::map<std::int64_t, std::string> snapshots;
    for (auto& entry : round.entries(1, round.last_seq())) {
        entry.rolls = round.rolls(entry.seq);
        entry.postings = round.postings(entry.seq);
        const auto snapshot = round.snapshot_at_or_before(entry.seq);
        if (snapshot && snapshot->first == entry.seq) {
            snapshots[entry.seq] = snapshot->second;
        }
        pattern.push_back(entry);
    }
    auto file = db::GameFile::create(path, round.header());
    constexpr std::int64_t batch = 10000;
    LongLogDoor::begin(file);
    LongLogDoor::append(file, pattern.front(), pattern.front().time);
    std::int64_t in_batch = 0;
    while (file.last_seq() < entries) {
        const auto first = file.last_seq() + 1;
        for (std::size_t place = 1; place < pattern.size() && file.last_seq() < entries; ++place) {
            LongLogDoor::append(file, pattern[place], pattern[place].time);
            if (const auto snapshot = snapshots.find(pattern[place].seq); snapshot != snapshots.end()) {
                file.put_snapshot(file.last_seq(), snapshot->second);
            }
        }
        if (file.last_seq() < entries) {
            db::NewEntry undo;
            undo.who = pattern.front().who;
            undo.kind = core::EntryKind::Undo;
            undo.round = heading.round;
            undo.seat = heading.seat;
            undo.phase = heading.phase;
            undo.target = first;
            undo.command = R"({"type":"undo","from":)" + std::to_string(first) + "}";
            undo.events = "[]";
            undo.summary = "Taken back, everything from entry " + std::to_string(first) + " on.";
            undo.state_digest = pattern.front().state_digest;
            LongLogDoor::append(file, undo, pattern.back().time);
        }
        if (file.last_seq() - in_batch >= batch) {
            in_batch = file.last_seq();
            LongLogDoor::commit(file);
            LongLogDoor::begin(file);
        }
    }
    LongLogDoor::commit(file);
}

} // namespace intendant::test
