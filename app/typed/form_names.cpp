#include "app/typed/form_names.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>

namespace intendant::typed {

namespace {

constexpr std::size_t most_named = 3;

bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }
bool parts_words(char sign) { return std::string_view{" /-:,()_"}.find(sign) != std::string_view::npos; }

/// `cv_akagi` and `cv akagi` are the same.
std::string unlined(std::string_view text) {
    auto result = plain(text);
    std::ranges::replace(result, '_', ' ');
    return result;
}

enum class Match : std::uint8_t { None, InIt, AtItsBeginning, Whole };

/// How a text stands in a name: where it begins a word, and where it ends with a digit no other digit follows.
Match match(const std::string& name, const std::string& text) {
    for (auto place = name.find(text); place != std::string::npos; place = name.find(text, place + 1)) {
        const auto end = place + text.size();
        const bool whole = !is_digit(text.back()) || end == name.size() || !is_digit(name[end]);
        if (whole && (place == 0 || parts_words(name[place - 1]))) {
            return name.size() == text.size() ? Match::Whole : place == 0 ? Match::AtItsBeginning : Match::InIt;
        }
    }
    return Match::None;
}

} // namespace

std::vector<std::size_t> begun_by(const std::vector<Nameable>& things, const std::string& text) {
    const auto typed = unlined(text);
    std::vector<std::size_t> found;
    std::vector<std::string> as; // the names that begin so
    auto best = Match::InIt;
    for (std::size_t place = 0; place < things.size() && !typed.empty(); ++place) {
        auto how = match(unlined(things[place].id), typed);
        std::string begun;
        for (const auto& each : things[place].names) {
            const auto name = unlined(each);
            const auto here = match(name, typed);
            begun = here == Match::AtItsBeginning && (begun.empty() || name.size() < begun.size()) ? name : begun;
            how = std::max(how, here);
        }
        if (how > best) {
            found.clear();
            as.clear();
            best = how;
        }
        if (how == best) {
            found.push_back(place);
            as.push_back(std::move(begun));
        }
    }
    if (best == Match::AtItsBeginning && found.size() > 1) { // of names that only go on from another, that one
        const auto least = std::ranges::min_element(as, {}, &std::string::size);
        const auto shortest = *least;
        const auto same = [&](const std::string& name) { return name.size() > shortest.size() && name.starts_with(shortest + " "); };
        const auto place = static_cast<std::size_t>(least - as.begin());
        if (!shortest.empty() && std::ranges::count_if(as, same) + 1 == std::ssize(as)) {
            return {found[place]};
        }
    }
    return found;
}

const std::vector<Nameable>& FormNames::things(const std::string& kind) const {
    const auto known = m_things.find(kind);
    return known != m_things.end() ? known->second : m_things.emplace(kind, m_game.things(kind)).first->second;
}

std::vector<std::string> FormNames::words_of_choice(std::string_view key, std::string_view id) const {
    for (const auto& each : m_game.choice_words) {
        if (each.key == key && each.id == id) {
            return words_of(m_tongue.say(each.words) + " " + each.words);
        }
    }
    return {};
}

std::vector<Nameable> FormNames::offered(const core::FormField& field, const std::string& kind) const {
    std::vector<Nameable> found;
    std::set<std::string, std::less<>> open;
    for (const auto& choice : field.choices) {
        open.insert(choice.id);
    }
    for (const auto& thing : kind.empty() ? std::vector<Nameable>{} : things(kind)) {
        if (open.erase(thing.id) > 0) {
            found.push_back(thing);
        }
    }
    for (const auto& choice : field.choices) {
        if (open.contains(choice.id)) {
            auto names = words_of_choice(field.key, choice.id);
            names.push_back(m_game.say(choice.name));
            found.push_back({choice.id, std::move(names)});
        }
    }
    return found;
}

std::vector<Nameable> FormNames::all(const std::string& key, const std::string& kind) const {
    auto found = kind.empty() ? std::vector<Nameable>{} : things(kind);
    for (const auto& each : m_game.choice_words) {
        if (each.key == key) {
            found.push_back({each.id, words_of_choice(each.key, each.id)});
        }
    }
    return found;
}

std::vector<Nameable> FormNames::of_ids(const std::string& kind, const std::vector<std::string>& ids) const {
    std::vector<Nameable> found;
    std::set<std::string, std::less<>> open{ids.begin(), ids.end()};
    for (const auto& thing : things(kind)) {
        if (open.erase(thing.id) > 0) {
            found.push_back(thing);
        }
    }
    for (const auto& id : open) { // without a name, such as a hex of the open sea
        found.push_back({id, {id}});
    }
    return found;
}

std::string FormNames::word(const std::string& kind, const std::string& id) const {
    const auto& all = things(kind);
    const auto found = std::ranges::find(all, id, &Nameable::id);
    return found == all.end() ? id : found->names.front();
}

std::string FormNames::nearest_names(const std::string& typed, const std::vector<Nameable>& things) const {
    std::string names;
    for (const auto place : nearest(things, typed, most_named)) {
        names += (names.empty() ? "" : ", ") + things[place].names.front();
    }
    return names + (things.size() > most_named ? ", \xe2\x80\xa6" : "");
}

std::string FormNames::may_mean(const std::string& typed, const std::vector<Nameable>& things) const {
    return m_tongue.say({INTENDANT_TR("\"{typed}\" may mean: {names}."), {{"typed", typed}, {"names", nearest_names(typed, things)}}});
}

std::string FormNames::no_such(const std::string& typed, const std::string& kind, const std::vector<Nameable>& things) const {
    return m_tongue.say({INTENDANT_TR("\"{typed}\" is no {kind}; the nearest are: {names}."),
                         {{"typed", typed}, {"kind", kind}, {"names", nearest_names(typed, things)}}});
}

} // namespace intendant::typed
