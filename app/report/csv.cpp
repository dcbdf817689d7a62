#include "app/report/csv.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

namespace intendant::report {

Csv::Csv(Marks marks, std::initializer_list<const char*> names) : m_marks(std::move(marks)), m_text(m_marks.before) {
    for (const auto* name : names) {
        cell(name);
    }
    end_row();
}

Csv& Csv::cell(const std::string& text) {
    constexpr std::string_view reckoned = "=+-@\t\r\n'";
    return bare(!text.empty() && reckoned.find(text.front()) != std::string_view::npos ? "'" + text : text);
}

Csv& Csv::cell(std::int64_t number) { return bare(std::to_string(number)); }

Csv& Csv::bare(const std::string& text) {
    m_text += m_row_begun ? std::string{m_marks.between} : std::string{};
    m_row_begun = true;
    if (text.find_first_of(std::string{"\"\r\n"} + m_marks.between) == std::string::npos) {
        m_text += text;
        return *this;
    }
    m_text += '"';
    for (const char sign : text) {
        m_text += sign == '"' ? std::string{"\"\""} : std::string{sign};
    }
    m_text += '"';
    return *this;
}

Csv& Csv::figure(double value) {
    std::array<char, 400> text{}; // whatever the surroundings take for a decimal point
    const int places = value == std::floor(value) ? 0 : 4;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, places).ptr;
    std::string written{text.data(), end};
    std::ranges::replace(written, '.', m_marks.decimal);
    return bare(written);
}

void Csv::end_row() {
    m_text += "\r\n";
    m_row_begun = false;
}

std::string Csv::take() { return std::move(m_text); }

} // namespace intendant::report
