// The clause book and the explanations that the program shows are one and the same list.

#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/tables.hpp"

#include "tests/support/catch.hpp"

#include <fstream>
#include <set>

using namespace intendant::axis_allies;
using intendant::core::RuleRef;

namespace {

/// The ids that open a clause or a row of the differences in RULES.md.
std::multiset<std::string> clauses_of_the_book() {
    std::ifstream in(INTENDANT_SOURCE_DIR "/model/axis_allies/RULES.md");
    REQUIRE(in);
    std::multiset<std::string> ids;
    for (std::string line; std::getline(in, line);) {
        const bool clause = line.starts_with("- **") && line.find('-', 4) == 5;
        const bool difference = line.starts_with("| D-");
        if (clause) {
            ids.insert(line.substr(4, line.find('*', 4) - 4));
        } else if (difference) {
            ids.insert(line.substr(2, line.find(' ', 2) - 2));
        }
    }
    return ids;
}

std::shared_ptr<const Tables> tables() {
    static const auto printed = load_tables(INTENDANT_SOURCE_DIR "/resources/axis_allies");
    return printed;
}

} // namespace

TEST_CASE("each clause of the book can be explained, and nothing else", "[axis_allies][clauses]") {
    std::multiset<std::string> explained;
    for (const auto& clause : tables()->clauses) {
        explained.insert(clause.rule.id);
    }
    const auto book = clauses_of_the_book();
    CHECK(book.size() == 365 + 53 + 51);
    CHECK(explained == book);
}

TEST_CASE("the explanations are what the clause book says about kind and place", "[axis_allies][clauses]") {
    const auto at = [](const std::string& rule) { return *explanation(*tables(), RuleRef{rule}); };
    CHECK(at("X-15").kind == ClauseKind::Refuse);
    CHECK(at("X-15").see == std::vector{RuleRef{"D-03"}, RuleRef{"Q-16"}});
    CHECK(at("D-05").kind == ClauseKind::Differ);
    CHECK(at("D-05").phase == id_of(Action::Placement));
    CHECK(at("Q-48").kind == ClauseKind::Open);
    for (const auto& clause : tables()->clauses) {
        INFO(clause.rule.id);
        CHECK((clause.kind == ClauseKind::Differ) == clause.rule.id.starts_with("D-"));
        CHECK((clause.kind == ClauseKind::Open) == clause.rule.id.starts_with("Q-"));
        for (const auto& other : clause.see) {
            CHECK(explanation(*tables(), other));
        }
    }
}

TEST_CASE("a clause that only informs belongs to one moment of the game", "[axis_allies][clauses]") {
    std::multiset<std::string> placed;
    for (const std::string_view moment :
         {std::string_view{"setup"}, id_of(Action::ResearchAndPurchase), id_of(Action::CombatMovement), id_of(Action::Combat),
          id_of(Action::NonCombatMovement), id_of(Action::Placement), id_of(Action::Income)}) {
        for (const auto& clause : good_to_know(*tables(), moment)) {
            placed.insert(clause.rule.id);
        }
    }
    CHECK(placed ==
          std::multiset<std::string>{"B-01", "B-10", "C-141", "M-112", "O-06", "S-09", "S-16", "S-17", "S-25", "V-07", "X-10", "X-29"});
}

TEST_CASE("an explanation has a text without marks, a page and an action", "[axis_allies][clauses]") {
    for (const auto& clause : tables()->clauses) {
        INFO(clause.rule.id << ": " << clause.text);
        CHECK(clause.text.size() > 15);
        CHECK_FALSE(clause.page.empty());
        CHECK(clause.text.find_first_of("*`") == std::string::npos);
        CHECK((action_of_id(clause.phase) || clause.phase == "setup" || clause.phase == "any"));
    }
    CHECK_FALSE(explanation(*tables(), RuleRef{"Z-01"}));
}

TEST_CASE("clauses that only inform are shown as help",
          "[axis_allies][clauses][rule:S-09][rule:S-16][rule:S-17][rule:S-25][rule:X-10][rule:X-29][rule:M-112][rule:V-07]"
          "[rule:O-06][rule:B-01][rule:B-10][rule:C-141]") {
    const auto says = [](const std::string& rule, const std::string& word) {
        const auto clause = explanation(*tables(), RuleRef{rule});
        INFO(rule);
        REQUIRE(clause);
        CHECK(clause->text.find(word) != std::string::npos);
    };
    says("S-09", "tray");
    says("S-16", "weapons-development chart");
    says("S-17", "reference chart");
    says("S-25", "deployment");
    says("X-10", "Blow-up boxes");
    says("X-29", "adjacencies");
    says("M-112", "cargo");
    says("V-07", "the UK is the individual winner");
    says("O-06", "help the Axis");
    says("B-01", "12 dice");
    says("B-10", "piece counts");
    says("C-141", "Battle Board");
    CHECK(explanation(*tables(), RuleRef{"C-141"})->page == "IT p.20; FR p.20");
}

TEST_CASE("each difference and each open question says how it is played", "[axis_allies][clauses]") {
    for (const auto& clause : tables()->clauses) {
        const bool differs = clause.kind == ClauseKind::Differ;
        if (!differs && clause.kind != ClauseKind::Open) {
            continue;
        }
        INFO(clause.rule.id << ": " << clause.text);
        const std::string sign = differs ? " Played: " : " Default: ";
        const auto place = clause.text.find(sign);
        REQUIRE(place != std::string::npos);
        const auto played = clause.text.substr(place + sign.size());
        CHECK(played.size() > 3);
        CHECK(played.ends_with('.'));
        CHECK(played.find_first_of("=_") == std::string::npos); // words, no names of switches
        CHECK(clause.text.find("Ask") == std::string::npos);    // what the table is asked stands in its own options
    }
}
