#pragma once

#include "app/typed/name_match.hpp"

#include <wx/string.h>

#include <optional>
#include <string>
#include <vector>

/// What a person means who types a name, as the windows have it; what is meant is said in app/typed/name_match.hpp.
namespace intendant::app {

/// Something with names: the first is shown, the others are understood too, after it.
struct Nameable {
    std::string id;
    std::vector<wxString> names;
};

Nameable nameable(const typed::Nameable& thing);

wxString plain(const wxString& text);
std::vector<std::size_t> candidates(const std::vector<Nameable>& things, const wxString& text);
std::optional<std::size_t> meant(const std::vector<Nameable>& things, const wxString& text);

} // namespace intendant::app
