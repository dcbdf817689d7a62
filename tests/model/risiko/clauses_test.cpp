// The clause book and the explanations that the program shows are one and the same list.

#include "tests/model/risiko/board.hpp"

#include <fstream>
#include <set>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

TEST_CASE("each clause of the book of RisiKo! can be explained, in three languages", "[risiko][clauses]") {
    std::ifstream in(INTENDANT_SOURCE_DIR "/model/risiko/RULES.md");
    REQUIRE(in);
    std::multiset<std::string> book;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("- RK-") || line.starts_with("| RK-")) {
            book.insert(line.substr(2, line.find(' ', 2) - 2));
        }
    }
    CHECK(book.size() == 91 + 13);
    std::multiset<std::string> explained;
    for (const auto& clause : printed_tables()->clauses) {
        INFO(clause.rule.id);
        explained.insert(clause.rule.id);
        CHECK_FALSE(clause.text.empty());
        CHECK_FALSE(clause.translated_text.it.empty());
        CHECK_FALSE(clause.translated_text.fr.empty());
        CHECK_FALSE(clause.page.empty());
    }
    CHECK(explained == book);
}

TEST_CASE("each switch answers a clause that can be explained", "[risiko][clauses]") {
    std::set<std::string_view> ids;
    for (const auto& option : switches) {
        INFO(option.id);
        CHECK(ids.insert(option.id).second);
        CHECK(core::explanation(printed_tables()->clauses, {std::string{option.clause}}));
    }
}

TEST_CASE("ids and names of all things are found again", "[risiko][clauses]") {
    for (const auto colour : all_colours) {
        CHECK(colour_of_id(id_of(colour)) == colour);
        CHECK_FALSE(english_name(*printed_tables(), "colour", id_of(colour)).empty());
    }
    for (const auto phase : all_phases) {
        CHECK(phase_of_id(id_of(phase)) == phase);
        CHECK(english_name(*printed_tables(), "phase", id_of(phase)) == english_name(phase));
    }
    for (const auto symbol : all_symbols) {
        CHECK(symbol_of_id(id_of(symbol)) == symbol);
        CHECK(english_name(*printed_tables(), "symbol", id_of(symbol)) == english_name(symbol));
    }
    CHECK(english_name(*printed_tables(), "card", "jolly_1") == "Jolly");
    CHECK(english_name(*printed_tables(), "territory", "cita") == "Chita (Irkutsk)");
    CHECK(english_name(*printed_tables(), "continent", "oceania") == "Oceania (Australia)");
}
