#include "model/core/seat_page.hpp"

#include <charconv>

namespace intendant::core {

std::string_view text_in(const SeatValues& values, std::string_view key) {
    const auto found = values.find(key);
    return found == values.end() ? std::string_view{} : std::string_view{found->second};
}

int count_in(const SeatValues& values, std::string_view key, int most) {
    const auto text = text_in(values, key);
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc{} && read.ptr == text.data() + text.size() && number >= 0 && number <= most ? number : 0;
}

std::optional<Throw> dice_in(const SeatValues& values, std::string_view key, int most) {
    const auto text = text_in(values, key);
    if (text.empty() || most < 1 || text.size() > static_cast<std::size_t>(most)) {
        return std::nullopt;
    }
    Throw thrown;
    for (const char face : text) {
        if (face < '1' || face > '6') {
            return std::nullopt;
        }
        thrown.faces.push_back(face - '0');
    }
    return thrown;
}

} // namespace intendant::core
