#include "app/widgets/name_match.hpp"

#include "app/base/text.hpp"

#include <algorithm>

namespace intendant::app {

namespace {

std::optional<std::size_t> meant(const std::vector<Nameable>& things, const wxString& text, std::size_t rank) {
    std::optional<std::size_t> beginning;
    std::optional<std::size_t> containing;
    wxString beginning_name;
    int begin = 0;
    int contain = 0;
    for (std::size_t place = 0; place < things.size(); ++place) {
        const auto name = rank < things[place].names.size() ? plain(things[place].names[rank]) : wxString{};
        if (name == text || to_wx(things[place].id) == text) {
            return place;
        }
        if (name.StartsWith(text)) {
            // A name that goes on where another ends ("Kwangtung coast") must be typed further.
            if (!beginning || beginning_name.StartsWith(name)) {
                beginning = place;
                beginning_name = name;
                begin = 1;
            } else if (!name.StartsWith(beginning_name)) {
                ++begin;
            }
        }
        if (name.Contains(text)) {
            containing = place;
            ++contain;
        }
    }
    return begin == 1 ? beginning : begin == 0 && contain == 1 ? containing : std::nullopt;
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

std::optional<std::size_t> meant(const std::vector<Nameable>& things, const wxString& text) {
    const auto typed = plain(wxString{text}.Strip(wxString::both));
    std::size_t ranks = 0;
    for (const auto& thing : things) {
        ranks = std::max(ranks, thing.names.size());
    }
    std::optional<std::size_t> found;
    for (std::size_t rank = 0; rank < ranks && !found && !typed.empty(); ++rank) {
        found = meant(things, typed, rank);
    }
    return found;
}

} // namespace intendant::app
