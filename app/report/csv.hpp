#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>

namespace intendant::report {

/// How a table is taken apart by whoever reads it; as they are here, for programs.
struct Marks {
    std::string before{}; ///< such as a byte order mark
    char between{','};
    char decimal{'.'};
};

/// A table that is written down row by row, as RFC 4180 has it.
class Csv {
public:
    Csv(Marks marks, std::initializer_list<const char*> names);

    /// A text. One that a spreadsheet would reckon with, or that begins with an apostrophe, has an apostrophe put before it:
    /// without its first apostrophe it is what was typed.
    Csv& cell(const std::string& text);
    Csv& cell(const char* text) { return cell(std::string{text}); }
    Csv& cell(std::int64_t number);
    /// A text as it is, quoted where it has to be.
    Csv& bare(const std::string& text);
    /// With four decimals, unless it is whole.
    Csv& figure(double value);
    void end_row();
    std::string take();

private:
    Marks m_marks;
    std::string m_text;
    bool m_row_begun{false};
};

} // namespace intendant::report
