#include "model/core/printable.hpp"

#include <array>
#include <cstdint>
#include <cstdio>

namespace intendant::core {

namespace {

constexpr char32_t replacement = 0xfffd;

/// Takes the next character off the front of a text that is not empty.
char32_t take(std::string_view& text) {
    const auto byte = [&text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned lead = byte(0);
    const std::size_t length = lead < 0x80                   ? 1
                               : lead >= 0xc2 && lead < 0xe0 ? 2
                               : lead >= 0xe0 && lead < 0xf0 ? 3
                               : lead >= 0xf0 && lead < 0xf5 ? 4
                                                             : 0;
    char32_t sign = length < 2 ? lead : lead & (0x7fU >> length);
    bool good = length > 0 && length <= text.size();
    for (std::size_t at = 1; good && at < length; ++at) {
        good = (byte(at) & 0xc0U) == 0x80;
        sign = sign << 6U | (byte(at) & 0x3fU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    good = good && sign >= least[length] && sign <= 0x10ffff && (sign < 0xd800 || sign > 0xdfff);
    text.remove_prefix(good ? length : 1);
    return good ? sign : replacement;
}

void append(std::string& to, char32_t sign) {
    const auto tail = [&](unsigned shift) { to += static_cast<char>(0x80U | (static_cast<unsigned>(sign) >> shift & 0x3fU)); };
    const auto high = static_cast<unsigned>(sign);
    if (sign < 0x80) {
        to += static_cast<char>(high);
    } else if (sign < 0x800) {
        to += static_cast<char>(0xc0U | high >> 6U);
        tail(0);
    } else if (sign < 0x10000) {
        to += static_cast<char>(0xe0U | high >> 12U);
        tail(6);
        tail(0);
    } else {
        to += static_cast<char>(0xf0U | high >> 18U);
        tail(12);
        tail(6);
        tail(0);
    }
}

/// Neither printed nor harmless: the second row of control signs, the marks and embeddings of the order of writing, line and
/// paragraph separators, the mark of the order of bytes, and what is no character.
bool acts(char32_t sign) {
    return (sign >= 0x80 && sign < 0xa0) || sign == 0x61c || (sign >= 0x200e && sign <= 0x200f) || (sign >= 0x2028 && sign <= 0x202e) ||
           (sign >= 0x2066 && sign <= 0x206f) || sign == 0xfeff || (sign >= 0xfff9 && sign <= 0xfffb) ||
           (sign >= 0xfdd0 && sign <= 0xfdef) || (sign & 0xfffeU) == 0xfffe || (sign >= 0xe0000 && sign <= 0xe007f);
}

std::string made_visible(std::string_view text, bool lines_stay) {
    constexpr char32_t pictures = 0x2400;
    constexpr char32_t picture_of_delete = 0x2421;
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const auto sign = take(text);
        if (lines_stay && (sign == '\n' || sign == '\t')) {
            shown += static_cast<char>(sign);
        } else if (sign < 0x20) {
            append(shown, pictures + sign);
        } else if (sign == 0x7f) {
            append(shown, picture_of_delete);
        } else if (acts(sign)) {
            std::array<char, 24> number{};
            std::snprintf(number.data(), number.size(), "\u27e8U+%04X\u27e9", static_cast<unsigned>(sign));
            shown += number.data();
        } else {
            append(shown, sign);
        }
    }
    return shown;
}

} // namespace

std::string printable(std::string_view text) { return made_visible(text, true); }

std::string one_line(std::string_view text) { return made_visible(text, false); }

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto left = text.size();
        if (take(text) == replacement && text.size() == left - 1) { // a replacement that is written has three bytes
            return false;
        }
    }
    return true;
}

std::size_t characters_in(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        take(text);
        ++count;
    }
    return count;
}

} // namespace intendant::core
