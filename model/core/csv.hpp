#pragma once

#include "model/core/language.hpp"

#include <cstdint>
#include <filesystem>
#include <istream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::core {

/// A table read from comma-separated text: one heading line, then rows. Fields may be quoted (`"a, b"`, `""` = one quote).
/// Lines before the heading that begin with `#` say what the table is.
class CsvTable {
public:
    /// Reads to the end. Throws: std::runtime_error with `name` and line number when a row has another number of
    /// fields than the heading.
    CsvTable(std::istream& in, const std::string& name);

    std::size_t rows() const { return m_rows.size(); }
    /// The columns as they stand.
    const std::vector<std::string>& heading() const { return m_heading; }
    /// File and line of a row, `hexes.csv, line 7`, as a fault in it is told.
    std::string place(std::size_t row) const { return m_name + ", line " + std::to_string(m_lines.at(row)); }
    /// The field in that row under that heading. Throws: std::runtime_error naming the missing column.
    const std::string& at(std::size_t row, std::string_view column) const;
    /// The field as a whole number; empty counts as 0. Throws: std::runtime_error naming the line and column.
    int number(std::size_t row, std::string_view column) const;
    /// The field, `#RRGGBB`, as 0xRRGGBB. Throws: std::runtime_error naming the table.
    std::uint32_t colour(std::size_t row, std::string_view column) const;
    /// The fields under that heading with `_it` and `_fr` behind it.
    Translations translations(std::size_t row, std::string_view column) const;
    /// The first row with that `id`. Throws: std::runtime_error naming the id.
    std::size_t row_of(std::string_view id) const;

private:
    std::string m_name;
    std::vector<std::string> m_heading;
    std::vector<std::vector<std::string>> m_rows;
    std::vector<int> m_lines; ///< of each row
};

/// The table in that file of a game's resources. Throws: std::runtime_error when it cannot be read.
CsvTable read_table(const std::filesystem::path& folder, const std::string& file);

/// What an id in a table means. Throws: std::runtime_error with file and id when it means nothing.
template <class T> T known(std::optional<T> value, const std::string& file, const std::string& text) {
    if (!value) {
        throw std::runtime_error(file + ": \"" + text + "\" is not known.");
    }
    return *value;
}

} // namespace intendant::core
