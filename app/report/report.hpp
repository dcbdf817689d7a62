#pragma once

#include "app/report/document.hpp"

#include <filesystem>

namespace intendant::report {

enum class Form {
    Html,
    Pdf,
    Csv,      ///< a folder of tables
    Jsonl,    ///< every entry; `intendant-cli play` makes the same game of it
    Nameless, ///< the same without names, remarks and times, for a problem report
};

/// Writes the record: one file, or a folder of tables. As a whole or not at all. False when it was stopped.
/// Throws: db::FileError.
bool write_report(const Source& source, Form form, const std::filesystem::path& to, const GoOn& go_on = {});

} // namespace intendant::report
