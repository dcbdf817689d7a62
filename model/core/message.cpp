#include "model/core/message.hpp"

#include <algorithm>

namespace intendant::core {

namespace {

/// The text is a number and, in a list of one kind, what is counted.
bool counts(std::string_view text, char number) {
    return text.starts_with(number) && (text.size() == 1 || (text[1] == ' ' && text.find_first_of(",;") == std::string_view::npos));
}

/// The words for so many, out of `one|many` or `none|one|many`.
std::string_view words_for(std::string_view amount, std::string_view forms) {
    const auto first = forms.substr(0, forms.find('|'));
    const auto last = forms.substr(forms.rfind('|') + 1);
    const bool of_none = first.size() + last.size() + 1 < forms.size();
    if (of_none && counts(amount, '0')) {
        return first;
    }
    if (!counts(amount, '1')) {
        return last;
    }
    return of_none ? forms.substr(first.size() + 1, forms.size() - first.size() - last.size() - 2) : first;
}

} // namespace

std::string fill(std::string_view sentence, const Message& message) {
    std::string filled;
    while (!sentence.empty()) {
        const auto open = sentence.find('{');
        const auto close = open == std::string_view::npos ? open : sentence.find('}', open);
        if (close == std::string_view::npos) {
            break;
        }
        const auto inside = sentence.substr(open + 1, close - open - 1);
        const auto colon = inside.find(':');
        const auto name = inside.substr(0, colon);
        const auto parameter = std::ranges::find(message.parameters, name, [](const auto& p) -> std::string_view { return p.first; });
        filled += sentence.substr(0, open);
        if (parameter == message.parameters.end()) {
            filled += sentence.substr(open, close - open + 1);
        } else {
            filled += colon == std::string_view::npos ? std::string_view{parameter->second}
                                                      : words_for(parameter->second, inside.substr(colon + 1));
        }
        sentence.remove_prefix(close + 1);
        if (filled.ends_with('.') && sentence.starts_with('.')) {
            sentence.remove_prefix(1); // a name that ends in a full stop ends the sentence too
        }
    }
    filled += sentence;
    return filled;
}

std::string number(std::int64_t value) { return std::to_string(value); }

std::string words(std::string_view typed) {
    std::string doubled;
    for (const char sign : typed) {
        doubled.append(sign == '@' ? 2 : 1, sign);
    }
    return doubled;
}

namespace {

/// `12_5` with the sign of the language: one that does not say it has a point.
std::string decimal_of(std::string_view id, const NameOf& name_of) {
    const auto sign = name_of("decimal", "sign");
    std::string written{id};
    std::ranges::replace(written, '_', sign.size() == 1 ? sign.front() : '.');
    return written;
}

} // namespace

std::string with_names(std::string_view text, const NameOf& name_of) {
    const auto end_of_id = [&text](std::size_t at) {
        const auto is_id = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
        while (at < text.size() && is_id(text[at])) {
            ++at;
        }
        return at;
    };
    std::string named;
    while (!text.empty()) {
        const auto sign = text.find('@');
        named += text.substr(0, sign);
        if (sign == std::string_view::npos) {
            break;
        }
        text.remove_prefix(sign);
        const auto colon = end_of_id(1);
        const auto end = colon < text.size() && text[colon] == ':' ? end_of_id(colon + 1) : 0;
        if (text.starts_with("@@")) {
            named += '@';
            text.remove_prefix(2);
        } else if (colon > 1 && end > colon + 1) {
            const auto kind = text.substr(1, colon - 1);
            const auto id = text.substr(colon + 1, end - colon - 1);
            named += kind == "decimal" ? decimal_of(id, name_of) : name_of(kind, id);
            text.remove_prefix(end);
        } else {
            named += '@';
            text.remove_prefix(1);
        }
    }
    return named;
}

std::string fill(std::string_view sentence, const Message& message, const NameOf& name_of) {
    auto named = message;
    for (auto& parameter : named.parameters) {
        parameter.second = with_names(parameter.second, name_of);
    }
    return fill(sentence, named);
}

} // namespace intendant::core
