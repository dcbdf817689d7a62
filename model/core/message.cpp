#include "model/core/message.hpp"

#include <algorithm>

namespace intendant::core {

std::string fill(std::string_view sentence, const Message& message) {
    std::string filled;
    while (!sentence.empty()) {
        const auto open = sentence.find('{');
        const auto close = open == std::string_view::npos ? open : sentence.find('}', open);
        if (close == std::string_view::npos) {
            break;
        }
        const auto name = sentence.substr(open + 1, close - open - 1);
        const auto parameter = std::ranges::find(message.parameters, name, [](const auto& p) -> std::string_view {
            return p.first;
        });
        filled += sentence.substr(0, open);
        filled += parameter == message.parameters.end() ? sentence.substr(open, close - open + 1)
                                                        : std::string_view{parameter->second};
        sentence.remove_prefix(close + 1);
    }
    filled += sentence;
    return filled;
}

std::string to_english(const Message& message) { return fill(message.id, message); }

} // namespace intendant::core
