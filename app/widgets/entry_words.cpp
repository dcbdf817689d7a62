#include "app/widgets/entry_words.hpp"

#include "app/base/text.hpp"

#include <wx/tokenzr.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

namespace {

constexpr std::size_t most_lines = 12;
constexpr std::size_t most_named = 12;
constexpr long most_counted = 1000;

} // namespace

wxArrayString words_of(const wxString& text) {
    wxString apart{text};
    apart.Replace(wxString{L"\u2192"}, ">");
    apart.Replace("->", ">");
    apart.Replace(">", " > ");
    return wxStringTokenize(apart, " \t,;", wxTOKEN_STRTOK);
}

wxString joined(const wxArrayString& words, std::size_t begin, std::size_t end) {
    wxString text;
    for (auto place = begin; place < end; ++place) {
        text += (place > begin ? " " : "") + words[place];
    }
    return text;
}

bool means(const wxArrayString& words, const wxString& typed) {
    return std::ranges::any_of(words, [&](const wxString& each) { return each.CmpNoCase(typed) == 0; });
}

EntryParts parts_of(const wxString& line, const std::vector<EntryVerb>& verbs) {
    const auto words = words_of(line);
    for (std::size_t place = 0; place < words.size(); ++place) {
        for (const auto& each : verbs) {
            if (means(each.words, words[place])) {
                EntryParts parts{.who = joined(words, 0, place), .verb = each.verb, .rest = {}};
                for (auto next = place + 1; next < words.size(); ++next) {
                    parts.rest.Add(words[next]);
                }
                return parts;
            }
        }
    }
    return {.who = line, .verb = {}, .rest = {}};
}

wxString known_verbs(const std::vector<EntryVerb>& verbs) {
    wxString text;
    for (const auto& each : verbs) {
        text += (text.empty() ? wxString{} : wxString{L" \u00B7 "}) + each.example;
    }
    return text;
}

std::optional<std::string> Lexicon::meant(const wxString& text) const {
    const auto place = app::meant(m_things, text);
    return place ? std::optional{m_things[*place].id} : std::nullopt;
}

wxString Lexicon::doubt(const wxString& text) const {
    auto found = candidates(m_things, text);
    const bool several = found.size() > 1;
    if (found.empty()) {
        for (std::size_t place = 0; place < m_things.size(); ++place) {
            found.push_back(place);
        }
    }
    wxString names;
    for (std::size_t place = 0; place < std::min(found.size(), most_named); ++place) {
        names += (names.empty() ? "" : ", ") + m_things[found[place]].names.front();
    }
    names += found.size() > most_named ? wxString{L", \u2026"} : wxString{};
    if (several) {
        return with_one_stop(wxString::Format(_("\"%s\" may mean: %s."), text, names));
    }
    return with_one_stop(text.empty() ? wxString::Format(_("Here stands one of: %s."), names)
                                      : wxString::Format(_("\"%s\" is no %s; known are: %s."), text, m_kind, names));
}

std::vector<Counted> counted(const Lexicon& lexicon, const wxArrayString& words, wxString& complaint) {
    std::vector<Counted> result;
    for (std::size_t place = 0; place < words.size();) {
        long count = 1;
        if (words[place].ToLong(&count)) {
            ++place;
        }
        auto end = place;
        for (long number = 0; end < words.size() && !words[end].ToLong(&number);) {
            ++end;
        }
        const auto name = joined(words, place, end);
        const auto id = name.empty() ? std::nullopt : lexicon.meant(name);
        if (!id || count < 1 || count > most_counted) {
            complaint = count < 1 || count > most_counted ? wxString::Format(_("%ld is no number that can be meant here."), count)
                        : name.empty()                    ? wxString::Format(_("Say what the %ld are."), count)
                                                          : lexicon.doubt(name);
            return {};
        }
        result.push_back({*id, static_cast<int>(count)});
        place = end;
    }
    if (result.empty()) {
        complaint = lexicon.doubt({});
    }
    return result;
}

void offer_names(std::vector<wxString>& lines, const wxString& line, const wxString& begun, const std::vector<Nameable>& things) {
    const auto before = line.Left(line.length() - begun.length());
    for (const auto& thing : things) {
        const bool begins = std::ranges::any_of(thing.names, [&](const wxString& name) { return plain(name).StartsWith(plain(begun)); });
        if (begins && lines.size() < most_lines) {
            lines.push_back(before + thing.names.front().Lower());
        }
    }
}

wxString begun_name(const wxString& line, const wxArrayString& before) {
    std::size_t start = 0;
    for (std::size_t place = 0; place < line.length();) {
        auto end = place;
        while (end < line.length() && line[end] != ' ' && line[end] != ',') {
            ++end;
        }
        const auto word = line.Mid(place, end - place);
        long number = 0;
        if (end < line.length() && (word.ToLong(&number) || word == ">" || means(before, word))) {
            start = end + 1;
        }
        place = end + 1;
    }
    return line.Mid(start);
}

} // namespace intendant::app
