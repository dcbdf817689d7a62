#include "model/axis_allies/clauses.hpp"

#include "model/axis_allies/tables.hpp"

namespace intendant::axis_allies {

std::optional<Clause> explanation(const Tables& tables, const core::RuleRef& rule) { return core::explanation(tables.clauses, rule); }

std::vector<Clause> good_to_know(const Tables& tables, std::string_view action) { return core::good_to_know(tables.clauses, action); }

} // namespace intendant::axis_allies
