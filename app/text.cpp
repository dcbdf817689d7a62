#include "app/text.hpp"

#include <wx/datetime.h>
#include <wx/translation.h>

#include <cctype>

namespace intendant::app {

wxString to_wx(std::string_view utf8) {
    return wxString::FromUTF8(utf8.data(), utf8.size());
}

std::string to_utf8(const wxString& text) {
    return text.utf8_string();
}

namespace {

bool in_id(char sign) {
    return std::isalnum(static_cast<unsigned char>(sign)) != 0 || sign == '_';
}

std::size_t end_of_id(std::string_view text, std::size_t from) {
    while (from < text.size() && in_id(text[from])) {
        ++from;
    }
    return from;
}

} // namespace

wxString local_time(std::string_view utc) {
    wxDateTime time;
    if (!time.ParseISOCombined(to_wx(utc.substr(0, std::string_view{"2000-01-01T00:00:00"}.size())))) {
        return to_wx(utc);
    }
    // Translators: day, month, year, hour and minute in the order of your language (see strftime; numbers only).
    return time.FromUTC().Format(_("%Y-%m-%d %H:%M"));
}

wxString decimal(double value, int decimals) {
    auto text = wxString::FromCDouble(value, decimals);
    // Translators: the sign before the decimals of a number.
    text.Replace(".", wxGETTEXT_IN_CONTEXT("decimal sign", "."));
    return text;
}

wxString with_names(std::string_view text, const Names& names) {
    if (!names) {
        return to_wx(text);
    }
    wxString result;
    std::size_t done = 0;
    while (done < text.size()) {
        const auto sign = text.find('@', done);
        if (sign == std::string_view::npos) {
            break;
        }
        const auto colon = end_of_id(text, sign + 1);
        if (colon == sign + 1 || colon >= text.size() || text[colon] != ':') {
            result += to_wx(text.substr(done, sign + 1 - done));
            done = sign + 1;
            continue;
        }
        const auto end = end_of_id(text, colon + 1);
        const auto name = names(text.substr(sign + 1, colon - sign - 1), text.substr(colon + 1, end - colon - 1));
        result += to_wx(text.substr(done, sign - done));
        result += name.empty() ? to_wx(text.substr(colon + 1, end - colon - 1)) : name;
        done = end;
    }
    return result + to_wx(text.substr(done));
}

wxString translate(const core::Message& message, const Names& names) {
    const auto sentence = to_utf8(wxGetTranslation(to_wx(message.id)));
    core::Message named{message.id, {}};
    for (const auto& [key, value] : message.parameters) {
        named.parameters.emplace_back(key, to_utf8(with_names(value, names)));
    }
    return to_wx(core::fill(sentence, named));
}

} // namespace intendant::app
