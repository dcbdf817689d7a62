#include "app/base/text.hpp"

#include "model/core/printable.hpp"

#include <wx/datetime.h>
#include <wx/strconv.h>
#include <wx/tokenzr.h>
#include <wx/translation.h>

namespace intendant::app {

wxString to_wx(std::string_view utf8) {
    const auto text = wxString::FromUTF8(utf8.data(), utf8.size());
    if (!text.empty() || utf8.empty()) {
        return text;
    }
    const auto mended = core::printable(utf8); // no UTF-8: what can be read of it
    return wxString::FromUTF8(mended.data(), mended.size());
}

wxString path_to_wx(const std::filesystem::path& path) { return {path.c_str(), *wxConvFileName}; }

std::filesystem::path to_path(const wxString& text) {
    const auto bytes = text.mb_str(*wxConvFileName);
    return {bytes.data(), bytes.data() + bytes.length()};
}

wxString one_line(std::string_view utf8) { return to_wx(core::one_line(utf8)); }

std::string to_utf8(const wxString& text) { return text.utf8_string(); }

wxString local_time(std::string_view utc) {
    wxDateTime time;
    if (!time.ParseISOCombined(to_wx(utc.substr(0, std::string_view{"2000-01-01T00:00:00"}.size())))) {
        return to_wx(utc);
    }
    // Translators: day, month, year, hour and minute in the order of your language (see strftime; numbers only).
    return time.FromUTC().Format(_("%Y-%m-%d %H:%M"));
}

wxString count(std::int64_t number) { return wxString::Format("%lld", static_cast<long long>(number)); }

namespace {

// Translators: the sign before the decimals of a number.
wxString decimal_sign() { return wxGETTEXT_IN_CONTEXT("decimal sign", "."); }

} // namespace

wxString decimal(double value, int decimals) {
    auto text = wxString::FromCDouble(value, decimals);
    text.Replace(".", decimal_sign());
    return text;
}

wxString with_names(std::string_view text, const Names& names) {
    return to_wx(core::with_names(text, [&names](std::string_view kind, std::string_view id) {
        if (kind == "decimal") {
            return to_utf8(decimal_sign());
        }
        if (!names) {
            return "@" + std::string{kind} + ":" + std::string{id};
        }
        const auto name = names(kind, id);
        return name.empty() ? std::string(id) : to_utf8(name);
    }));
}

wxString with_one_stop(wxString sentence) {
    if (sentence.EndsWith("..") && !sentence.EndsWith("...")) {
        sentence.RemoveLast();
    }
    sentence.Replace(".. ", ". ");
    return sentence;
}

wxString translate(const core::Message& message, const Names& names) {
    const auto sentence = to_utf8(wxGetTranslation(to_wx(message.id)));
    core::Message named{message.id, {}};
    for (const auto& [key, value] : message.parameters) {
        named.parameters.emplace_back(key, to_utf8(with_names(value, names)));
    }
    return to_wx(core::fill(sentence, named));
}

std::vector<wxString> names_in(const wxString& line) {
    std::vector<wxString> names;
    wxStringTokenizer parts(line, ",;");
    while (parts.HasMoreTokens()) {
        if (auto name = parts.GetNextToken().Strip(wxString::both); !name.empty()) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

} // namespace intendant::app
