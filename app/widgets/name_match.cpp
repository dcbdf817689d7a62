#include "app/widgets/name_match.hpp"

#include "app/base/text.hpp"

#include <wx/tokenzr.h>

#include <algorithm>

namespace intendant::app {

namespace {

using Places = std::vector<std::size_t>;

/// `nz` for `New Zealand`, `uar` for `U.A.R.`.
wxString initials(const wxString& name) {
    wxString letters;
    wxStringTokenizer words(name, " .-'");
    while (words.HasMoreTokens()) {
        letters += words.GetNextToken().Left(1);
    }
    return letters.length() > 1 ? letters : wxString{};
}

/// Those whose id or name it is, whichever of their names.
Places called(const std::vector<Nameable>& things, const wxString& text) {
    Places found;
    for (std::size_t place = 0; place < things.size(); ++place) {
        const auto& thing = things[place];
        if (to_wx(thing.id) == text || std::ranges::any_of(thing.names, [&](const wxString& name) { return plain(name) == text; })) {
            found.push_back(place);
        }
    }
    return found;
}

/// Those whose name of this rank begins with it, or has it as initials; else those whose name contains it.
Places like(const std::vector<Nameable>& things, const wxString& text, std::size_t rank) {
    Places beginning;
    Places containing;
    wxString shortest;
    bool all_go_on = true; // where another name ends: "Kwangtung coast" must be typed further
    for (std::size_t place = 0; place < things.size(); ++place) {
        const auto name = rank < things[place].names.size() ? plain(things[place].names[rank]) : wxString{};
        if (name.StartsWith(text)) {
            if (beginning.empty() || shortest.StartsWith(name)) {
                shortest = name;
                beginning.insert(beginning.begin(), place);
            } else {
                beginning.push_back(place);
                all_go_on = all_go_on && name.StartsWith(shortest);
            }
        } else if (initials(name) == text) {
            beginning.push_back(place);
            all_go_on = false;
        } else if (name.Contains(text)) {
            containing.push_back(place);
        }
    }
    if (!shortest.empty() && all_go_on) {
        beginning.resize(1);
    }
    return beginning.empty() ? containing : beginning;
}

} // namespace

wxString plain(const wxString& text) {
    static const wxString accented = L"\u00e0\u00e2\u00e7\u00e8\u00e9\u00ea\u00eb\u00ee\u00ef\u00f2\u00f4\u00f9\u00fb";
    static const wxString bare = "aaceeeeiioouu";
    auto small = text.Lower();
    for (auto letter : small) {
        if (const auto place = accented.find(letter); place != wxString::npos) {
            letter = bare[place];
        }
    }
    return small;
}

std::vector<std::size_t> candidates(const std::vector<Nameable>& things, const wxString& text) {
    const auto typed = plain(wxString{text}.Strip(wxString::both));
    if (typed.empty()) {
        return {};
    }
    auto found = called(things, typed);
    std::size_t ranks = 0;
    for (const auto& thing : things) {
        ranks = std::max(ranks, thing.names.size());
    }
    for (std::size_t rank = 0; rank < ranks && found.empty(); ++rank) {
        found = like(things, typed, rank);
    }
    return found;
}

std::optional<std::size_t> meant(const std::vector<Nameable>& things, const wxString& text) {
    const auto found = candidates(things, text);
    return found.size() == 1 ? std::optional{found.front()} : std::nullopt;
}

} // namespace intendant::app
