#pragma once

#include "db/codec/json_fields.hpp"
#include "tests/support/catch.hpp"

#include <cstdint>
#include <functional>
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

} // namespace intendant::test
