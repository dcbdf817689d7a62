#pragma once

#include "app/cli/play.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"
#include "tests/support/catch.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>

/// Figures that were worked out by hand, each with its sum and its clauses.
namespace intendant::test {

/// What a sum such as `24 - 8*3 + 14/3` comes to; its terms stand apart by blanks, and a part of a whole is cut off.
inline std::int64_t evaluated(const std::string& sum) {
    std::istringstream words(sum);
    std::int64_t total = 0;
    std::int64_t sign = 1;
    for (std::string word; words >> word;) {
        if (word == "+" || word == "-") {
            sign = word == "+" ? 1 : -1;
            continue;
        }
        std::istringstream factors(word);
        std::int64_t product = 0;
        factors >> product;
        char way = 0;
        for (std::int64_t factor = 0; factors >> way >> factor;) {
            product = way == '*' ? product * factor : product / factor;
        }
        total += sign * product;
    }
    return total;
}

/// Checks the figures of one moment of a game; how many there are. `in_the_program`: what the program has for a figure;
/// `known`: whether the book has a clause.
inline std::size_t check_figures(const db::Json& moment, const std::function<db::Json(const std::string&)>& in_the_program,
                                 const std::function<bool(const std::string&)>& known) {
    for (const auto& by_hand : moment["figures"]) {
        const auto figure = by_hand["figure"].get<std::string>();
        INFO(figure);
        CHECK(in_the_program(figure) == by_hand["value"]);
        if (by_hand["value"].is_number()) {
            CHECK(evaluated(by_hand["sum"].get<std::string>()) == by_hand["value"].get<std::int64_t>());
        }
        CHECK_FALSE(by_hand["clauses"].empty());
        for (const auto& clause : by_hand["clauses"]) {
            INFO(clause.get<std::string>());
            CHECK(known(clause.get<std::string>()));
        }
    }
    return moment["figures"].size();
}

/// Whether the clause book of that file has a clause of that id.
inline bool in_the_book(const std::filesystem::path& book, const std::string& clause) {
    static std::map<std::filesystem::path, std::set<std::string>> books;
    auto& clauses = books[book];
    if (clauses.empty()) {
        std::ifstream file(book);
        for (std::string line; std::getline(file, line);) {
            std::istringstream words(line);
            std::string mark;
            std::string id;
            words >> mark >> id;
            clauses.insert(id);
        }
    }
    return clauses.contains(clause);
}

/// Checks the figures of all moments of a game; how many there are. `in_the_program` gets besides the figure the books, which `books_of` writes of a
/// state, and the events of the entry.
template <class Session, class BooksOf>
std::size_t check_moments(const Session& game, const db::Json& figures, const BooksOf& books_of,
                          const std::function<db::Json(const std::string&, const db::Json& books, const db::Json& events)>& in_the_program,
                          const std::function<bool(const std::string&)>& known) {
    std::size_t checked = 0;
    for (const auto& moment : figures["moments"]) {
        const auto seq = moment["entry"].template get<std::int64_t>();
        INFO("entry " << seq << ", " << moment["when"].template get<std::string>());
        const auto books = db::parse_json(books_of(game.state_at(seq)));
        const auto events = db::parse_json(game.file().entries(seq, seq).front().events);
        const auto found = check_figures(
            moment, [&](const std::string& figure) { return in_the_program(figure, books, events); }, known);
        CHECK(found > 0);
        checked += found;
    }
    return checked;
}

/// Plays the recorded games of the folder that carry figures, `NAME.figures.json` beside `NAME.jsonl`, and gives each to `check`.
template <class Session, class Tables, class Check>
void each_game_with_figures(const std::filesystem::path& folder, const std::shared_ptr<const Tables>& tables, Check&& check) {
    for (const auto& each : std::filesystem::directory_iterator(folder)) {
        const auto name = each.path().filename().string();
        const auto end = name.find(".figures.json");
        if (end == std::string::npos) {
            continue;
        }
        INFO(name);
        std::ifstream file(each.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        std::ifstream script(folder / (name.substr(0, end) + ".jsonl"));
        std::ostringstream out;
        auto game = Session::in_memory(tables);
        REQUIRE(cli::play(game, *tables, script, out, out));
        check(game, db::parse_json(text));
    }
}

} // namespace intendant::test
