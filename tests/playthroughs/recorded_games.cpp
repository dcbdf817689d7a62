#include "tests/playthroughs/recorded_games.hpp"

#include "db/codec/axis_allies/json.hpp"
#include "db/codec/digest_fields.hpp"
#include "db/file/sha256.hpp"
#include "model/core/csv.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <fstream>

namespace intendant::test {

namespace {

/// A play that stands, and the state after it.
struct Standing {
    std::int64_t entry;
    axis_allies::State after;
};

/// The plays that stand, as undo and redo leave them.
class Course {
public:
    const axis_allies::State& now() const { return m_standing.back().after; }

    void play(std::int64_t entry, const std::vector<axis_allies::Event>& events) {
        auto state = m_standing.empty() ? axis_allies::empty_state(printed_tables()) : now();
        for (const auto& event : events) {
            state = axis_allies::apply(std::move(state), event);
        }
        m_standing.push_back({entry, std::move(state)});
        m_taken_back.clear();
    }
    void undo(std::int64_t from) {
        const auto first = std::ranges::find_if(m_standing, [from](const Standing& play) { return play.entry >= from; });
        m_taken_back.emplace_back(first, m_standing.end());
        m_standing.erase(first, m_standing.end());
    }
    void redo() {
        REQUIRE_FALSE(m_taken_back.empty());
        std::ranges::move(m_taken_back.back(), std::back_inserter(m_standing));
        m_taken_back.pop_back();
    }

private:
    std::vector<Standing> m_standing;
    std::vector<std::vector<Standing>> m_taken_back; ///< the last undo last
};

} // namespace

std::filesystem::path folder_of_games() { return INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/games"; }

std::vector<RecordedGame> recorded_games() {
    std::ifstream in(folder_of_games() / "outcomes.csv");
    REQUIRE(in);
    const core::CsvTable table(in, "outcomes.csv");
    std::vector<RecordedGame> games;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        const auto& name = table.at(row, "game");
        games.push_back({.name = name,
                         .script = folder_of_games() / (name + ".jsonl"),
                         .ending = table.at(row, "ending"),
                         .winner = table.at(row, "winner"),
                         .individual_winner = table.at(row, "individual_winner"),
                         .digest = table.at(row, "digest"),
                         .mended_clauses = table.at(row, "mended_clauses")});
    }
    return games;
}

std::string without_time(const std::string& line) {
    auto json = db::parse_json(line);
    json.erase("time");
    return db::json_line(json);
}

std::string digest_of(const axis_allies::State& state) { return db::written_digest(*state.tables, state); }

std::optional<std::size_t> first_difference(const std::vector<std::string>& lines) {
    Course course;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto line = db::parse_json(lines[i]);
        const auto type = line["type"].get<std::string>();
        bool turn_ended = i + 1 == lines.size();
        if (line.contains("events")) {
            const auto events = db::AxisAlliesSession::read_events(*printed_tables(), db::json_line(line["events"]));
            turn_ended = turn_ended || std::ranges::any_of(events, [](const axis_allies::Event& event) {
                             return std::holds_alternative<axis_allies::TurnEnded>(event);
                         });
            course.play(line["entry"].get<std::int64_t>(), events);
        } else if (type == "undo") {
            course.undo(line["from"].get<std::int64_t>());
        } else if (type == "redo") {
            course.redo();
        }
        if (turn_ended && !db::has_digest(*course.now().tables, course.now(), line["digest"].get<std::string>())) {
            return i + 1;
        }
    }
    return std::nullopt;
}

} // namespace intendant::test
