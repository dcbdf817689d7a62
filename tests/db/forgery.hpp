#pragma once

#include "db/session/session.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// Game files as a stranger could make them: any entries, and a hash chain that fits them.
namespace intendant::test {

struct Forgery {
    db::Header header;
    std::vector<db::Entry> entries;                  ///< with their dice and postings
    std::map<std::int64_t, std::string> snapshots{}; ///< by entry

    /// Writes the game, over what is there.
    void write(const std::filesystem::path& path) const;
};

/// The record as it is.
Forgery forgery_of(const db::GameFile& file);

/// The text with the first `what` replaced; fails the test where there is none.
void exchange(std::string& text, const std::string& what, const std::string& by);

} // namespace intendant::test
