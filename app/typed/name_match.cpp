#include "app/typed/name_match.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::typed {

namespace {

using Places = std::vector<std::size_t>;

/// The letters from U+00E0 on, and the capitals from U+00C0 on, without what stands over them.
constexpr std::string_view bare = "aaaaaaaceeeeiiiidnooooo/ouuuuyty";
constexpr unsigned char first_of_two = 0xc3; // of the bytes of those letters
constexpr unsigned char no_more = 0x80;
constexpr unsigned char no_letter = 0;
constexpr std::size_t capitals = 0x20;

/// Small letters without accents.
std::string small(std::string_view text) {
    std::string result;
    for (std::size_t place = 0; place < text.size(); ++place) {
        const auto byte = static_cast<unsigned char>(text[place]);
        const auto next = place + 1 < text.size() ? static_cast<unsigned char>(text[place + 1]) : no_letter;
        if (byte == first_of_two && next >= no_more && next < no_more + bare.size() + capitals) {
            const auto letter = static_cast<std::size_t>(next - no_more) % capitals;
            result += bare[letter];
            ++place;
        } else if (text.substr(place).starts_with("\xe2\x80\x99")) { // the printed apostrophe
            result += '\'';
            place += 2;
        } else {
            result += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : text[place];
        }
    }
    return result;
}

/// `nz` for `New Zealand`, `uar` for `U.A.R.`.
std::string initials(std::string_view name) {
    std::string letters;
    bool begins = true;
    for (const auto letter : small(name)) {
        const bool between = std::string_view{" .-'"}.find(letter) != std::string_view::npos;
        if (begins && !between) {
            letters += letter;
        }
        begins = between;
    }
    return letters.size() > 1 ? letters : std::string{};
}

/// Those whose id or name it is, whichever of their names.
Places called(const std::vector<Nameable>& things, const std::string& text, std::string_view as_typed) {
    Places found;
    for (std::size_t place = 0; place < things.size(); ++place) {
        const auto& thing = things[place];
        if (small(thing.id) == as_typed || std::ranges::any_of(thing.names, [&](const std::string& name) { return plain(name) == text; })) {
            found.push_back(place);
        }
    }
    return found;
}

/// Those whose name of this rank begins with it, or has it as initials; else those whose name contains it.
Places like(const std::vector<Nameable>& things, const std::string& text, std::size_t rank) {
    Places beginning;
    Places containing;
    std::string shortest;
    bool all_go_on = true; // where another name ends: "Kwangtung coast" must be typed further
    for (std::size_t place = 0; place < things.size(); ++place) {
        const auto& written = rank < things[place].names.size() ? things[place].names[rank] : std::string{};
        const auto name = plain(written);
        if (name.starts_with(text)) {
            if (beginning.empty() || shortest.starts_with(name)) {
                shortest = name;
                beginning.insert(beginning.begin(), place);
            } else {
                beginning.push_back(place);
                all_go_on = all_go_on && name.starts_with(shortest);
            }
        } else if (initials(written) == text) {
            beginning.push_back(place);
            all_go_on = false;
        } else if (name.find(text) != std::string::npos) {
            containing.push_back(place);
        }
    }
    if (!shortest.empty() && all_go_on) {
        beginning.resize(1);
    }
    return beginning.empty() ? containing : beginning;
}

std::string_view stripped(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t");
    return begin == std::string_view::npos ? std::string_view{} : text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

/// How many letters differ, one being put in, left out or exchanged.
std::size_t differences(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        auto before = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < other.size(); ++j) {
            const auto exchanged = before + (one[i] == other[j] ? 0 : 1);
            before = row[j + 1];
            row[j + 1] = std::min({exchanged, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string plain(std::string_view text) {
    auto result = small(text);
    std::erase(result, '.');
    std::ranges::replace(result, '-', ' ');
    return result;
}

std::string lowered(std::string_view text) {
    std::string result;
    for (std::size_t place = 0; place < text.size(); ++place) {
        const auto byte = static_cast<unsigned char>(text[place]);
        const bool second = place > 0 && static_cast<unsigned char>(text[place - 1]) == first_of_two;
        const bool capital = (byte >= 'A' && byte <= 'Z') || (second && byte >= no_more && byte < no_more + capitals - 1);
        result += static_cast<char>(capital ? byte + capitals : byte);
    }
    return result;
}

std::vector<std::size_t> candidates(const std::vector<Nameable>& things, std::string_view text) {
    const auto as_typed = stripped(text);
    const auto typed = plain(as_typed);
    if (typed.empty()) {
        return {};
    }
    auto found = called(things, typed, small(as_typed));
    std::size_t ranks = 0;
    for (const auto& thing : things) {
        ranks = std::max(ranks, thing.names.size());
    }
    for (std::size_t rank = 0; rank < ranks && found.empty(); ++rank) {
        found = like(things, typed, rank);
    }
    return found;
}

std::optional<std::size_t> meant(const std::vector<Nameable>& things, std::string_view text) {
    const auto found = candidates(things, text);
    return found.size() == 1 ? std::optional{found.front()} : std::nullopt;
}

std::vector<std::size_t> nearest(const std::vector<Nameable>& things, std::string_view text, std::size_t most) {
    const auto typed = plain(stripped(text));
    std::vector<std::pair<std::size_t, std::size_t>> ranked; // how far, which
    for (std::size_t place = 0; place < things.size(); ++place) {
        auto least = typed.size();
        for (const auto& name : things[place].names) {
            const auto whole = plain(name);
            // The name itself, or as much of it as was typed.
            least = std::min({least, differences(typed, whole), differences(typed, whole.substr(0, typed.size()))});
        }
        ranked.emplace_back(least, place);
    }
    std::ranges::sort(ranked);
    std::vector<std::size_t> found;
    for (const auto& each : ranked) {
        if (found.size() < most) {
            found.push_back(each.second);
        }
    }
    return found;
}

} // namespace intendant::typed
