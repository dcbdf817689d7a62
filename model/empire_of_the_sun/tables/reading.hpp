#pragma once

#include "model/core/csv.hpp"
#include "model/empire_of_the_sun/tables.hpp"

#include <algorithm>
#include <charconv>
#include <set>
#include <sstream>
#include <stdexcept>

/// How the tables are read: each function names file, line and what is wrong.
namespace intendant::empire_of_the_sun::reading {

[[noreturn]] inline void fault(const core::CsvTable& csv, std::size_t row, const std::string& what) {
    throw std::runtime_error(csv.place(row) + ": " + what);
}

/// The value of the word in that field.
template <core::WordedEnum E> E word(const core::CsvTable& csv, std::size_t row, std::string_view column) {
    const auto& text = csv.at(row, column);
    const auto value = core::of_id<E>(text);
    if (!value) {
        fault(csv, row, "\"" + text + "\" is no " + std::string{column} + ".");
    }
    return *value;
}

/// A whole number, also with its sign, `+8`.
inline int between(int least, int most, const core::CsvTable& csv, std::size_t row, std::string_view column) {
    const auto& text = csv.at(row, column);
    const auto digits = std::string_view{text}.substr(text.starts_with('+') ? 1 : 0);
    int value = 0;
    const auto* const end = digits.data() + digits.size();
    if (const auto read = std::from_chars(digits.data(), end, value); digits.empty() || read.ptr != end || read.ec != std::errc{}) {
        fault(csv, row, "\"" + text + "\" in column \"" + std::string{column} + "\" is not a whole number.");
    }
    if (value < least || value > most) {
        fault(csv, row, text + " in column \"" + std::string{column} + "\" is too " + (value < least ? "small." : "large."));
    }
    return value;
}

/// Nothing where the field is empty.
inline std::optional<int> if_there(int least, int most, const core::CsvTable& csv, std::size_t row, std::string_view column) {
    return csv.at(row, column).empty() ? std::nullopt : std::optional{between(least, most, csv, row, column)};
}

/// 1 or 0.
inline bool flag(const core::CsvTable& csv, std::size_t row, std::string_view column) {
    const auto& text = csv.at(row, column);
    if (text != "1" && text != "0") {
        fault(csv, row, "\"" + text + "\" in column \"" + std::string{column} + "\" is neither 1 nor 0.");
    }
    return text == "1";
}
/// 1, or nothing or 0.
inline bool flag_or_empty(const core::CsvTable& csv, std::size_t row, std::string_view column) {
    return !csv.at(row, column).empty() && flag(csv, row, column);
}
/// `y`, or nothing.
inline bool mark(const core::CsvTable& csv, std::size_t row, std::string_view column) {
    const auto& text = csv.at(row, column);
    if (!text.empty() && text != "y") {
        fault(csv, row, "\"" + text + "\" in column \"" + std::string{column} + "\" is neither y nor empty.");
    }
    return !text.empty();
}

inline std::vector<std::string> split(const std::string& text, char at = ';') {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, at);) {
        parts.push_back(part);
    }
    return parts;
}

inline HexId hex_of(const Tables& tables, const core::CsvTable& csv, std::size_t row, const std::string& label) {
    const auto hex = tables.find_hex(label);
    if (!hex) {
        fault(csv, row, "there is no hex \"" + label + "\" on the map.");
    }
    return *hex;
}
inline std::vector<HexId> hexes_of(const Tables& tables, const core::CsvTable& csv, std::size_t row, std::string_view column) {
    std::vector<HexId> found;
    for (const auto& label : split(csv.at(row, column))) {
        found.push_back(hex_of(tables, csv, row, label));
    }
    return found;
}
inline UnitId unit_of(const Tables& tables, const core::CsvTable& csv, std::size_t row, const std::string& id) {
    const auto unit = tables.find_unit(id);
    if (!unit) {
        fault(csv, row, "there is no unit \"" + id + "\".");
    }
    return *unit;
}

/// Every place of a list has to be told once.
template <class Place> class Once {
public:
    void operator()(const core::CsvTable& csv, std::size_t row, const Place& place, const std::string& what) {
        if (!m_seen.insert(place).second) {
            fault(csv, row, what + " stands there twice.");
        }
    }
    std::size_t count() const { return m_seen.size(); }

private:
    std::set<Place> m_seen;
};

inline void complete(const char* file, std::size_t found, std::size_t expected) {
    if (found != expected) {
        throw std::runtime_error(std::string{file} + ": " + std::to_string(expected) + " rows are expected, but there are " +
                                 std::to_string(found) + ".");
    }
}

void read_map(Tables& tables, const std::filesystem::path& folder);
void read_units(Tables& tables, const std::filesystem::path& folder);
void read_cards(Tables& tables, const std::filesystem::path& folder);
void read_turns(Tables& tables, const std::filesystem::path& folder);
void read_battle(Tables& tables, const std::filesystem::path& folder);
void read_tracks(Tables& tables, const std::filesystem::path& folder);
void read_areas(Tables& tables, const std::filesystem::path& folder);
void read_scenarios(Tables& tables, const std::filesystem::path& folder);

} // namespace intendant::empire_of_the_sun::reading
