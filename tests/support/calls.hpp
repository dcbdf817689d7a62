#pragma once

#include <cstdint>
#include <functional>
#include <optional>

/// What this program asks of the system, so that a test can stand in between. The calls are replaced in the test
/// programs for the libraries too.
namespace intendant::test {

/// Called before each rename, link and fsync of a test, and before each write of a stream to its file, with its name.
extern std::function<void(const char* call)> on_file_call;

/// A disk on which a file has one name only.
extern bool no_links;

/// Added to what the clock of the day says; the clock that only runs on is left alone. Units: seconds.
extern std::int64_t clock_shift;
/// Where it is set, what the clock of the day says before the shift: it stands, however long a busy machine takes. Units: seconds.
extern std::optional<std::int64_t> clock_stands;

} // namespace intendant::test
