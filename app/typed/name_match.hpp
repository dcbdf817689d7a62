#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a person means who types a name, whole or in part. One meaning wherever names are typed.
namespace intendant::typed {

/// Something with names: the first is shown, the others are understood too, after it.
struct Nameable {
    std::string id;
    std::vector<std::string> names;
};

/// Small letters without accents and dots, hyphens as blanks: `Peru` finds what is written with an accent, `usa` what has dots.
std::string plain(std::string_view text);

/// Small letters, accents and all.
std::string lowered(std::string_view text);

/// Which of the things the text may mean: those whose id or name it is; else those whose name begins with it (of names that only
/// continue another the shortest) or has it as initials; else those whose name contains it. Tried with the first names, then with the
/// second, and so on.
std::vector<std::size_t> candidates(const std::vector<Nameable>& things, std::string_view text);
/// The only candidate. Nothing when none or several are meant.
std::optional<std::size_t> meant(const std::vector<Nameable>& things, std::string_view text);

/// Those whose names are most like the text, the likest first.
std::vector<std::size_t> nearest(const std::vector<Nameable>& things, std::string_view text, std::size_t most);

} // namespace intendant::typed
