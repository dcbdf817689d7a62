#pragma once

#include <string>

namespace intendant::report {

/// A line of an export for a problem report: who played, who entered it, the time, and every remark, reason and purpose
/// that somebody typed are taken out. What is left replays to the same books but for the names; it carries no digest, for
/// a digest is over the names too. Throws: db::CodecError for what is no JSON.
std::string without_names(const std::string& line);

} // namespace intendant::report
