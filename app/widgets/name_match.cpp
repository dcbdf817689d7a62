#include "app/widgets/name_match.hpp"

#include "app/base/text.hpp"
#include "app/typed/name_match.hpp"

namespace intendant::app {

Nameable nameable(const typed::Nameable& thing) {
    Nameable result{thing.id, {}};
    for (const auto& name : thing.names) {
        result.names.push_back(to_wx(name));
    }
    return result;
}

wxString plain(const wxString& text) { return to_wx(typed::plain(to_utf8(text))); }

std::vector<std::size_t> candidates(const std::vector<Nameable>& things, const wxString& text) {
    std::vector<typed::Nameable> named;
    named.reserve(things.size());
    for (const auto& thing : things) {
        named.push_back({thing.id, {}});
        for (const auto& name : thing.names) {
            named.back().names.push_back(to_utf8(name));
        }
    }
    return typed::candidates(named, to_utf8(text));
}

std::optional<std::size_t> meant(const std::vector<Nameable>& things, const wxString& text) {
    const auto found = candidates(things, text);
    return found.size() == 1 ? std::optional{found.front()} : std::nullopt;
}

} // namespace intendant::app
