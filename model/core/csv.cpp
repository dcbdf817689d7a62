#include "model/core/csv.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>

namespace intendant::core {

namespace {

std::vector<std::string> fields_of(std::string_view line) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') {
            if (quoted && i + 1 < line.size() && line[i + 1] == '"') {
                fields.back() += '"';
                ++i;
            } else {
                quoted = !quoted;
            }
        } else if (line[i] == ',' && !quoted) {
            fields.emplace_back();
        } else {
            fields.back() += line[i];
        }
    }
    return fields;
}

} // namespace

CsvTable::CsvTable(std::istream& in, const std::string& name) : m_name(name) {
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        if (!line.empty() && line.back() == '\r') {
            line.pop_back();
        }
        if (line.empty() || (m_heading.empty() && line.front() == '#')) {
            continue;
        }
        auto fields = fields_of(line);
        if (m_heading.empty()) {
            m_heading = std::move(fields);
        } else if (fields.size() != m_heading.size()) {
            throw std::runtime_error(name + ", line " + std::to_string(number) + ": " + std::to_string(fields.size()) +
                                     " fields, but the heading has " + std::to_string(m_heading.size()) + ".");
        } else {
            m_rows.push_back(std::move(fields));
            m_lines.push_back(number);
        }
    }
}

const std::string& CsvTable::at(std::size_t row, std::string_view column) const {
    const auto place = std::ranges::find(m_heading, column);
    if (place == m_heading.end()) {
        throw std::runtime_error(m_name + " has no column \"" + std::string{column} + "\".");
    }
    return m_rows.at(row).at(static_cast<std::size_t>(place - m_heading.begin()));
}

int CsvTable::number(std::size_t row, std::string_view column) const {
    const auto& text = at(row, column);
    int value = 0;
    const auto end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (!text.empty() && (read.ptr != end || read.ec != std::errc{})) { // a number beyond all measure, too
        throw std::runtime_error(place(row) + ": \"" + text + "\" in column \"" + std::string{column} + "\" is not a whole number.");
    }
    return value;
}

std::uint32_t CsvTable::colour(std::size_t row, std::string_view column) const {
    const auto& text = at(row, column);
    std::uint32_t value = 0;
    const auto* const end = text.data() + text.size();
    if (text.size() != 7 || text[0] != '#' || std::from_chars(text.data() + 1, end, value, 16).ptr != end) {
        throw std::runtime_error(m_name + ": \"" + text + "\" is no colour as #RRGGBB.");
    }
    return value;
}

Translations CsvTable::translations(std::size_t row, std::string_view column) const {
    return {.it = at(row, std::string{column} + "_it"), .fr = at(row, std::string{column} + "_fr")};
}

std::size_t CsvTable::row_of(std::string_view id) const {
    for (std::size_t row = 0; row < rows(); ++row) {
        if (at(row, "id") == id) {
            return row;
        }
    }
    throw std::runtime_error(m_name + " has no row \"" + std::string{id} + "\".");
}

CsvTable read_table(const std::filesystem::path& folder, const std::string& file) {
    std::ifstream in(folder / file);
    if (!in) {
        throw std::runtime_error("The table " + (folder / file).string() + " cannot be read.");
    }
    return CsvTable(in, file);
}

} // namespace intendant::core
