// Laws of the core that hold for any values.

#include "model/core/csv.hpp"
#include "model/core/dice.hpp"
#include "model/core/history.hpp"
#include "model/core/ledger.hpp"

#include "tests/support/catch.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <sstream>

namespace intendant::core {
namespace {

/// What stands after a course of plays, undos and redos, kept in the simplest way.
struct Told {
    std::vector<Step> steps;
    std::vector<std::int64_t> standing;
    std::vector<std::pair<std::int64_t, std::vector<std::int64_t>>> undone; // the undo entry, what it took back

    std::optional<std::int64_t> redo_target() const {
        Course course;
        std::ranges::for_each(steps, [&](const Step& each) { course.take(each); });
        return course.redo_target();
    }
    std::int64_t next() const { return static_cast<std::int64_t>(steps.size()) + 1; }
    void play() {
        undone.clear();
        standing.push_back(next());
        steps.push_back({next(), EntryKind::Play, 0});
    }
    void note() { steps.push_back({next(), EntryKind::Note, 0}); }
    void undo(std::size_t back) {
        if (standing.size() < 2) {
            return;
        }
        const auto first = standing.end() - static_cast<std::ptrdiff_t>(1 + back % (standing.size() - 1));
        const auto target = *first;
        undone.emplace_back(next(), std::vector<std::int64_t>(first, standing.end()));
        standing.erase(first, standing.end());
        steps.push_back({next(), EntryKind::Undo, target});
    }
    void redo() {
        if (undone.empty()) {
            return;
        }
        const auto& [entry, plays] = undone.back();
        steps.push_back({next(), EntryKind::Redo, entry});
        standing.insert(standing.end(), plays.begin(), plays.end());
        undone.pop_back();
    }
};

std::string quoted(const std::string& field) {
    std::string text{"\""};
    for (const char c : field) {
        text += c == '"' ? "\"\"" : std::string(1, c);
    }
    return text + '"';
}

} // namespace

TEST_CASE("whatever is played, undone and redone, the plays that stand are known", "[fuzz][core]") {
    CHECK(rc::check("history", [](const std::vector<std::pair<std::uint8_t, std::uint8_t>>& wishes) {
        Told course;
        course.play();
        for (const auto& [what, back] : wishes) {
            switch (what % 6) {
            case 0:
                course.undo(back % 4U);
                break;
            case 1:
                course.undo(0);
                break;
            case 2:
            case 3:
                course.redo();
                break;
            case 4:
                course.note();
                break;
            default:
                course.play();
            }
            RC_ASSERT(standing_plays(course.steps) == course.standing);
            RC_ASSERT(course.redo_target() == (course.undone.empty() ? std::nullopt : std::optional{course.undone.back().first}));
        }
    }));
}

TEST_CASE("whatever is posted, nothing appears and nothing vanishes", "[fuzz][core]") {
    CHECK(rc::check("ledger", [](const std::vector<std::tuple<std::uint8_t, std::uint8_t, std::uint8_t, std::int32_t>>& rows) {
        Ledger ledger;
        Ledger back;
        for (const auto& [from, to, what, count] : rows) {
            const Posting posting{std::to_string(from % 5), std::to_string(to % 5), std::to_string(what % 3), count};
            const auto before = ledger.balance(posting.to, posting.what);
            ledger.post(posting);
            RC_ASSERT(ledger.balance(posting.to, posting.what) - before == (posting.from == posting.to ? 0 : count));
        }
        std::map<std::string, std::int64_t> sums;
        for (const auto& [key, balance] : ledger.balances()) {
            RC_ASSERT(balance != 0);
            sums[key.second] += balance;
        }
        for (const auto& [what, sum] : sums) {
            RC_ASSERT(sum == 0);
        }
        for (const auto& [from, to, what, count] : rows) { // the same backwards leaves nothing
            ledger.post({std::to_string(to % 5), std::to_string(from % 5), std::to_string(what % 3), count});
        }
        RC_ASSERT(ledger.balances().empty());
    }));
}

TEST_CASE("the program's dice follow from seed and position alone", "[fuzz][core]") {
    CHECK(rc::check("dice", [](std::uint64_t seed, std::uint64_t position, std::uint8_t count) {
        const auto thrown = throw_by_program(seed, position, count);
        RC_ASSERT(thrown.faces.size() == count);
        RC_ASSERT(plausible(thrown));
        RC_ASSERT(hits_of(thrown, 0) == 0);
        RC_ASSERT(hits_of(thrown, 6) == static_cast<int>(count));
        for (std::size_t i = 0; i < thrown.faces.size(); ++i) {
            RC_ASSERT(thrown.faces[i] >= 1 && thrown.faces[i] <= 6);
            RC_ASSERT(program_faces(seed, position + i, 1).front() == thrown.faces[i]);
        }
        for (int target = 1; target <= 6; ++target) {
            RC_ASSERT(hits_of(thrown, target) >= hits_of(thrown, target - 1));
        }
        if (count > 0) { // a die turned over is found out
            auto turned = thrown;
            turned.faces.back() = 7 - turned.faces.back();
            RC_ASSERT(!plausible(turned));
        }
        RC_ASSERT(rolls_of(thrown, "fire", "attacker", 3).size() == count);
    }));
}

TEST_CASE("a table written with quotes is read as it was", "[fuzz][core]") {
    CHECK(rc::check("csv", [](const std::vector<std::pair<std::string, std::string>>& rows) {
        const auto plain = [](std::string text) { // a field ends with its line, and a byte 0 is no text
            std::erase_if(text, [](char c) { return c == '\n' || c == '\r' || c == '\0'; });
            return text;
        };
        std::string text{"a,b\n"};
        for (const auto& [a, b] : rows) {
            text += quoted(plain(a)) + "," + quoted(plain(b)) + "\n";
        }
        std::istringstream in{text};
        const CsvTable table{in, "table"};
        RC_ASSERT(table.rows() == rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            RC_ASSERT(table.at(i, "a") == plain(rows[i].first));
            RC_ASSERT(table.at(i, "b") == plain(rows[i].second));
        }
    }));
}

} // namespace intendant::core
