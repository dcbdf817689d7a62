// What a table may hold in a field: the least and the most of each figure are taken, and what lies beyond is refused by its name.

#include "tests/model/empire_of_the_sun/pacific.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <random>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

const std::filesystem::path resources{INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun"};

std::vector<std::string> fields(const std::string& line) {
    std::vector<std::string> found(1);
    bool quoted = false;
    for (const char sign : line) {
        if (sign == ',' && !quoted) {
            found.emplace_back();
        } else {
            quoted = quoted != (sign == '"');
            found.back() += sign;
        }
    }
    return found;
}

/// What the loader says of a table; nothing when it takes it. `change`: what becomes of each line, by its fields; none left: the line is missing.
std::string said(const std::string& file,
                 const std::function<void(const std::vector<std::string>& heading, std::vector<std::string>& row)>& change) {
    const auto folder = std::filesystem::temp_directory_path() / ("intendant_figures_" + std::to_string(std::random_device{}()));
    std::filesystem::create_directory(folder);
    for (const auto& each : std::filesystem::directory_iterator(resources)) {
        if (each.path().filename() != file) {
            std::filesystem::create_symlink(each.path(), folder / each.path().filename());
        }
    }
    std::ifstream in(resources / file);
    std::ofstream out(folder / file);
    std::vector<std::string> heading;
    for (std::string line; std::getline(in, line);) {
        auto row = fields(line);
        if (!line.empty() && heading.empty() && line.front() != '#') {
            heading = row;
        } else if (!line.empty() && !heading.empty()) {
            change(heading, row);
        }
        for (std::size_t i = 0; i < row.size(); ++i) {
            out << (i == 0 ? "" : ",") << row[i];
        }
        out << (row.empty() ? "" : "\n");
    }
    out.close();
    std::string found;
    try {
        load_tables(folder);
    } catch (const std::runtime_error& error) {
        found = error.what();
    }
    std::filesystem::remove_all(folder);
    return found;
}

/// The same with one field that is another.
std::string with(const std::string& file, const std::string& id, const std::string& column, const std::string& value) {
    bool there = false;
    auto found = said(file, [&](const std::vector<std::string>& heading, std::vector<std::string>& row) {
        const auto place = static_cast<std::size_t>(std::ranges::find(heading, column) - heading.begin());
        if (row.front() == id && place < row.size()) {
            row[place] = value;
            there = true;
        }
    });
    INFO(file << ": " << id << ", " << column);
    CHECK(there);
    return found;
}

bool has_words(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

} // namespace

TEST_CASE("each figure of a table has its least and its most", "[empire_of_the_sun][tables]") {
    struct Figure {
        const char* file;
        const char* id;
        const char* column;
        int least;
        int most;
    };
    for (const auto& [file, id, column, least, most] : std::initializer_list<Figure>{
             {"unit_factors.csv", "us_x_corps", "defence", 1, 40},
             {"unit_factors.csv", "us_hq_c_pac", "hq_efficiency", 1, 9},
             {"cards_japanese.csv", "JP2", "logistics", 1, 30},
             {"cards_japanese.csv", "JP2", "china", -2, 2},
             {"cards_allied.csv", "AL31", "us_will", -8, 8},
         }) {
        INFO(file << ": " << id << ", " << column);
        CHECK(with(file, id, column, std::to_string(least)).empty());
        CHECK(with(file, id, column, std::to_string(most)).empty());
        CHECK(has_words(with(file, id, column, std::to_string(least - 1)), "is too small."));
        CHECK(has_words(with(file, id, column, std::to_string(most + 1)), "is too large."));
    }
}

TEST_CASE("a unit waits for a turn from the second to the last", "[empire_of_the_sun][tables][rule:ES-REI-1]") {
    for (const int turn : {1, 2, 12, 13}) {
        INFO(turn);
        const auto why = with("units.csv", "us_20bc", "s1944", "turn_" + std::to_string(turn));
        CHECK(has_words(why, "is no turn.") == (turn < 2 || turn > 12));
        CHECK(why.empty() == (turn >= 2 && turn <= 12));
    }
}

TEST_CASE("the allowances of ground units and of ships are both there", "[empire_of_the_sun][tables][rule:ES-MOV-1]") {
    for (const auto* const kind : {"ground", "naval"}) {
        CHECK(has_words(said("movement_allowance.csv",
                             [&](const std::vector<std::string>&, std::vector<std::string>& row) {
                                 if (row.front() == kind) {
                                     row.clear();
                                 }
                             }),
                        "the rows ground and naval have to be there."));
    }
}

TEST_CASE("a marker of the war in Europe stands in a box of its track", "[empire_of_the_sun][tables][rule:ES-WIE-1]") {
    for (const int box : {-8, -7, 3, 4}) {
        INFO(box);
        const auto why = with("scenario_markers.csv", "wie", "1944", std::to_string(box));
        CHECK(has_words(why, "the track of the war in Europe has no such box.") == (box < -7 || box > 3));
    }
}

TEST_CASE("a headquarters has no range of its own but that of its command, and no factors", "[empire_of_the_sun][tables][rule:ES-GEN-19]") {
    for (const auto& each : tables().units) {
        if (each.hq()) {
            INFO(each.id);
            CHECK(each.range == 0);
            CHECK(each.extended_range == 0);
            CHECK(each.attack == std::array{0, 0});
            CHECK(each.defence == 0);
            CHECK(each.hq_range > 0);
        } else {
            CHECK(each.hq_range == 0);
            CHECK(each.efficiency == 0);
        }
    }
}
