#include "model/core/clauses.hpp"

#include "model/core/csv.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace intendant::core {

namespace {

ClauseKind kind_of(const std::string& word) {
    constexpr std::array words{"refuse", "warn", "compute", "inform", "differ", "open"};
    const auto place = std::ranges::find(words, word);
    if (place == words.end()) {
        throw std::runtime_error("clauses.csv: \"" + word + "\" is no kind of clause.");
    }
    return static_cast<ClauseKind>(place - words.begin());
}

std::vector<RuleRef> rules_in(const std::string& list) {
    std::istringstream in(list);
    std::vector<RuleRef> rules;
    for (std::string id; in >> id;) {
        rules.push_back({id});
    }
    return rules;
}

/// A translation of another sentence than the one that stands now is none.
void translate(std::vector<Clause>& clauses, const CsvTable& csv) {
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const RuleRef rule{csv.at(row, "id")};
        const auto clause = std::ranges::lower_bound(clauses, rule, {}, &Clause::rule);
        if (clause != clauses.end() && clause->rule == rule && clause->text == csv.at(row, "text_en")) {
            clause->translated_page = {.it = csv.at(row, "page_it"), .fr = csv.at(row, "page_fr")};
            clause->translated_text = {.it = csv.at(row, "text_it"), .fr = csv.at(row, "text_fr")};
        }
    }
}

} // namespace

std::vector<Clause> load_clauses(const std::filesystem::path& folder) {
    const auto csv = read_table(folder, "clauses.csv");
    std::vector<Clause> clauses;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        clauses.push_back({.rule = {csv.at(row, "id")},
                           .kind = kind_of(csv.at(row, "kind")),
                           .phase = csv.at(row, "action"),
                           .page = csv.at(row, "page"),
                           .see = rules_in(csv.at(row, "see")),
                           .text = csv.at(row, "text_en"),
                           .translated_page = {},
                           .translated_text = {}});
    }
    std::ranges::sort(clauses, {}, &Clause::rule);
    translate(clauses, read_table(folder, "clauses_it_fr.csv"));
    return clauses;
}

std::optional<Clause> explanation(const std::vector<Clause>& clauses, const RuleRef& rule) {
    const auto place = std::ranges::lower_bound(clauses, rule, {}, &Clause::rule);
    if (place == clauses.end() || place->rule != rule) {
        return std::nullopt;
    }
    return *place;
}

std::vector<Clause> good_to_know(const std::vector<Clause>& clauses, std::string_view phase) {
    std::vector<Clause> good;
    std::ranges::copy_if(clauses, std::back_inserter(good),
                         [&](const Clause& clause) { return clause.kind == ClauseKind::Inform && clause.phase == phase; });
    return good;
}

} // namespace intendant::core
