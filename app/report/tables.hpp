#pragma once

#include "app/report/document.hpp"

#include <utility>

namespace intendant::report {

/// The record as tables: file name and CSV text (RFC 4180, UTF-8, a line of names first). Nothing when it was stopped.
/// entries, dice, postings, turns (figures by turn and side), rounds, battles, turning_points.
std::optional<std::vector<std::pair<std::string, std::string>>> tables_of(const Source& source, const GoOn& go_on = {});

} // namespace intendant::report
