#include "tests/playthroughs/script.hpp"

#include "db/session/export_line.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace intendant::test {

std::shared_ptr<const axis_allies::Tables> printed_tables() {
    static const auto tables = axis_allies::load_tables(INTENDANT_SOURCE_DIR "/resources/axis_allies");
    return tables;
}

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    INFO(file.string());
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) {
            lines.push_back(line);
        }
    }
    return lines;
}

Played play(db::AxisAlliesSession& session, const std::string& script, const cli::PlayOptions& options) {
    std::istringstream in(script);
    std::ostringstream out;
    std::ostringstream errors;
    const bool whole = cli::play(session, *printed_tables(), in, out, errors, options);
    return {.whole = whole, .out = out.str(), .errors = errors.str()};
}

db::AxisAlliesSession played(const std::string& script) {
    auto session = db::AxisAlliesSession::in_memory(printed_tables());
    const auto result = play(session, script);
    INFO(result.errors);
    REQUIRE(result.whole);
    return session;
}

std::string exported(const db::AxisAlliesSession& session) {
    std::string text;
    for (const auto& line : session.log()) {
        text += db::export_line(line.entry) + "\n";
    }
    return text;
}

namespace {

/// A script that begins another game names it in its first line.
bool of_this_game(const std::filesystem::path& script) {
    const auto first = lines_of(text_of(script)).at(0);
    return first.find(R"("game")") == std::string::npos || first.find(R"("axis_allies")") != std::string::npos;
}

} // namespace

std::vector<std::filesystem::path> all_scripts() {
    std::vector<std::filesystem::path> scripts;
    for (const auto* folder : {"/docs/samples", "/tests/playthroughs/axis_allies"}) {
        for (const auto& each : std::filesystem::directory_iterator(std::string{INTENDANT_SOURCE_DIR} + folder)) {
            if (each.path().extension() == ".jsonl" && of_this_game(each.path())) {
                scripts.push_back(each.path());
            }
        }
    }
    std::ranges::sort(scripts);
    return scripts;
}

} // namespace intendant::test
