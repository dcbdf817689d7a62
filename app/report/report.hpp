#pragma once

#include "app/report/document.hpp"

#include <filesystem>
#include <ostream>

namespace intendant::report {

enum class Form {
    Html,
    Pdf,
    Png,      ///< the game at a glance, for those who were not there
    Csv,      ///< a folder of tables
    Jsonl,    ///< every entry; `intendant-cli play` makes the same game of it
    Nameless, ///< the same without names, remarks and times, for a problem report
};

/// Every entry as a line of JSON (`db/session/export_line.hpp`); `nameless`: without names, remarks and times. False when it was stopped.
bool write_lines(std::ostream& out, const db::GameFile& file, bool nameless, const GoOn& go_on = {});

/// Writes the record: one file, or a folder of tables. As a whole or not at all. False when it was stopped.
/// Throws: db::FileError.
bool write_report(const Source& source, Form form, const std::filesystem::path& to, const GoOn& go_on = {});

} // namespace intendant::report
