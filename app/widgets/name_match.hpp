#pragma once

#include <wx/string.h>

#include <optional>
#include <string>
#include <vector>

/// What a person means who types a name, whole or in part. One meaning wherever names are typed.
namespace intendant::app {

/// Something with names: the first is shown, the others are understood too, after it.
struct Nameable {
    std::string id;
    std::vector<wxString> names;
};

/// Small letters without accents, so that `Peru` finds what is written with one.
wxString plain(const wxString& text);

/// Which of the things the text may mean: those whose id or name it is; else those whose name begins with it (of names that only
/// continue another the shortest) or has it as initials; else those whose name contains it. Tried with the first names, then with the
/// second, and so on.
std::vector<std::size_t> candidates(const std::vector<Nameable>& things, const wxString& text);
/// The only candidate. Nothing when none or several are meant.
std::optional<std::size_t> meant(const std::vector<Nameable>& things, const wxString& text);

} // namespace intendant::app
