// The clause book and the explanations that the program shows are one and the same list.

#include "model/core/clauses.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include <algorithm>
#include <fstream>
#include <set>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

TEST_CASE("each clause of the book of Afrika Korps can be explained, in three languages", "[afrika_korps][clauses]") {
    std::ifstream in(INTENDANT_SOURCE_DIR "/model/afrika_korps/RULES.md");
    REQUIRE(in);
    std::multiset<std::string> book;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("- AK-") || line.starts_with("| AK-")) {
            book.insert(line.substr(2, line.find(' ', 2) - 2));
        }
    }
    CHECK(book.size() == 200 + 26);
    std::multiset<std::string> explained;
    for (const auto& clause : printed_tables()->clauses) {
        INFO(clause.rule.id);
        explained.insert(clause.rule.id);
        CHECK_FALSE(clause.text.empty());
        CHECK_FALSE(clause.translated_text.it.empty());
        CHECK_FALSE(clause.translated_text.fr.empty());
        CHECK(clause.translated_text.it != clause.text);
        CHECK_FALSE(clause.page.empty());
        CHECK_FALSE(clause.translated_page.it.empty());
        CHECK_FALSE(clause.translated_page.fr.empty());
        CHECK((clause.phase == "setup" || clause.phase == "any" || core::of_id<Phase>(clause.phase)));
    }
    CHECK(explained == book);
}

TEST_CASE("each open point is a switch that can be explained, or has one answer", "[afrika_korps][clauses]") {
    std::set<std::string> answered{settled.begin(), settled.end()};
    std::set<std::string_view> ids;
    for (const auto& option : switches) {
        INFO(option.id);
        CHECK(ids.insert(option.id).second);
        CHECK(core::explanation(printed_tables()->clauses, {std::string{option.clause}}));
        answered.emplace(option.clause);
    }
    for (const auto& clause : printed_tables()->clauses) {
        INFO(clause.rule.id);
        CHECK((clause.kind != core::ClauseKind::Open || answered.contains(clause.rule.id)));
    }
}

TEST_CASE("turns, counters and hexes are called by their names", "[afrika_korps][clauses]") {
    const auto& tables = *printed_tables();
    CHECK(english_name(tables, "turn", "3") == "1 May 1941");
    CHECK(english_name(tables, "turn", "39") == "39");
    CHECK(english_name(tables, "counter", std::to_string(tables.find_counter("G Supply 1")->index)) == "Supply 1");
    CHECK(english_name(tables, "counter", "200") == "200");
    CHECK(english_name(tables, "hex", std::to_string(tables.places.tobruch.index)) == "G25 Tobruch");
    CHECK(english_name(tables, "seat", "allies") == "Allies");
    CHECK(english_name(tables, "cause", "too_weak") == "too weak for any attack");
    CHECK(english_name(tables, "result", "db2") == "defenders back two hexes");
}
