#pragma once

#include <istream>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::core {

/// A table read from comma-separated text: one heading line, then rows. Fields may be quoted (`"a, b"`, `""` = one quote).
class CsvTable {
public:
    /// Reads to the end. Throws: std::runtime_error with `name` and line number when a row has another number of
    /// fields than the heading.
    CsvTable(std::istream& in, const std::string& name);

    std::size_t rows() const { return m_rows.size(); }
    /// The field in that row under that heading. Throws: std::runtime_error naming the missing column.
    const std::string& at(std::size_t row, std::string_view column) const;
    /// The field as a whole number; empty counts as 0. Throws: std::runtime_error naming the row and column.
    int number(std::size_t row, std::string_view column) const;

private:
    std::string m_name;
    std::vector<std::string> m_heading;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace intendant::core
