#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// What people type is kept as they typed it. Where it is shown, signs that do not print, or that would act on what stands
/// around them, are made visible: nothing that a terminal obeys, that ends a line, or that turns the order of writing.
namespace intendant::core {

/// For several lines: line ends and tabulators stay.
///
/// A control sign becomes its picture (ESC: U+241B), a sign that turns the order of writing its number (`⟨U+202E⟩`), a byte that
/// is no UTF-8 the replacement character U+FFFD. All other text, right-to-left scripts included, stays as it is.
std::string printable(std::string_view text);

/// For one line of a list or a terminal: line ends and tabulators become visible too.
std::string one_line(std::string_view text);

/// Whether every byte belongs to a character of UTF-8.
bool is_utf8(std::string_view text);

/// As many characters of UTF-8; a byte that is none counts for one.
std::size_t characters_in(std::string_view text);

} // namespace intendant::core
