#include "model/axis_allies/clauses.hpp"

#include "model/axis_allies/tables.hpp"
#include "model/core/csv.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace intendant::axis_allies {

std::vector<Clause> load_clauses(const std::filesystem::path& folder) {
    const auto file = folder / "clauses.csv";
    std::ifstream in(file);
    if (!in) {
        throw std::runtime_error("The clauses " + file.string() + " cannot be read.");
    }
    const core::CsvTable csv(in, "clauses.csv");
    std::vector<Clause> clauses;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        clauses.push_back({.rule = {csv.at(row, "id")},
                           .action = csv.at(row, "action"),
                           .page = csv.at(row, "page"),
                           .text = csv.at(row, "text_en")});
    }
    std::ranges::sort(clauses, {}, &Clause::rule);
    return clauses;
}

std::optional<Clause> explanation(const Tables& tables, const core::RuleRef& rule) {
    const auto place = std::ranges::lower_bound(tables.clauses, rule, {}, &Clause::rule);
    if (place == tables.clauses.end() || place->rule != rule) {
        return std::nullopt;
    }
    return *place;
}

} // namespace intendant::axis_allies
