#pragma once

#include "tests/db/sample_game.hpp"

#include <cstdlib>
#include <string>

#include <sys/wait.h>

namespace intendant::test {

/// Before a command: its memory is limited, in kilobytes of addresses. The address sanitizer reserves terabytes, so not under it.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr const char* little_memory = "";
#else
inline constexpr const char* little_memory = "ulimit -v 600000; ";
#endif

/// What a line of shell came to.
struct Run {
    int status;
    std::string out;
    std::string errors;
};

/// Runs a line of shell in the folder; CLI stands for intendant-cli.
inline Run shell(const TemporaryFolder& folder, std::string line) {
    for (auto at = line.find("CLI"); at != std::string::npos; at = line.find("CLI")) {
        line.replace(at, 3, "'" INTENDANT_CLI "'");
    }
    const auto out = folder / "out.txt";
    const auto errors = folder / "errors.txt";
    const int status = std::system(
        ("cd '" + folder.path().string() + "' && (" + line + ") > '" + out.string() + "' 2> '" + errors.string() + "'").c_str());
    return {.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1, .out = bytes_of(out), .errors = bytes_of(errors)};
}

/// Runs intendant-cli in the folder.
inline Run run(const TemporaryFolder& folder, const std::string& arguments) { return shell(folder, "CLI " + arguments); }

} // namespace intendant::test
