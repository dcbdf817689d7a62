#include "app/typed/line.hpp"

#include <algorithm>

namespace intendant::typed {

namespace {

constexpr std::size_t most_lines = 12;
constexpr std::size_t most_named = 12;
constexpr std::size_t nearest_named = 5;
constexpr long most_counted = 1000;
constexpr int first_of_desk = 1000; ///< games count their verbs from 0

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (auto place = text.find(what); place != std::string::npos; place = text.find(what, place + with.size())) {
        text.replace(place, what.size(), with);
    }
}

} // namespace

Words words_of(std::string_view text) {
    std::string apart{text};
    replace_all(apart, "\xe2\x86\x92", ">"); // the arrow
    replace_all(apart, "\xc2\xa0", " ");     // blanks that do not break
    replace_all(apart, "\xe2\x80\xaf", " ");
    replace_all(apart, "\xe2\x80\x99", "'"); // the printed apostrophe
    replace_all(apart, "->", ">");
    Words words;
    std::string word;
    const auto end_word = [&] {
        if (!word.empty()) {
            words.push_back(word);
        }
        word.clear();
    };
    for (const auto sign : apart) {
        if (std::string_view{" \t\r\n,;()"}.find(sign) != std::string_view::npos) {
            end_word();
        } else if (sign == '>') {
            end_word();
            words.emplace_back(">");
        } else {
            word += sign;
        }
    }
    end_word();
    return words;
}

std::string joined(const Words& words, std::size_t begin, std::size_t end) {
    std::string text;
    for (auto place = begin; place < end; ++place) {
        text += (place > begin ? " " : "") + words[place];
    }
    return text;
}

std::string joined(const Words& words) { return joined(words, 0, words.size()); }

Words part(const Words& words, std::size_t begin, std::size_t end) {
    Words result;
    for (auto place = begin; place < end; ++place) {
        result.push_back(words[place]);
    }
    return result;
}

bool means(const Words& words, std::string_view typed) {
    const auto bare = plain(typed);
    return std::ranges::any_of(words, [&](const std::string& each) { return plain(each) == bare; });
}

Verb verb_of(const Tongue& tongue, int verb, const std::string& words, const std::string& example) {
    return {verb, words_of(tongue.say(words) + " " + words), tongue.say(example)};
}

std::vector<Verb> verbs_of_every_desk(const Tongue& tongue) {
    const auto verb = [&](Act act, const std::string& word) { return verb_of(tongue, first_of_desk + static_cast<int>(act), word, word); };
    // TRANSLATORS: words typed in the entry line; the first one is offered.
    return {verb(Act::Next, INTENDANT_TR("next")), verb(Act::Undo, INTENDANT_TR("undo")), verb(Act::Redo, INTENDANT_TR("redo"))};
}

std::optional<Act> act_of_verb(int verb) {
    return verb >= first_of_desk ? std::optional{static_cast<Act>(verb - first_of_desk)} : std::nullopt;
}

Parts parts_of(const std::string& line, const std::vector<Verb>& verbs) {
    const auto words = words_of(line);
    for (std::size_t place = 0; place < words.size(); ++place) {
        for (const auto& each : verbs) {
            if (means(each.words, words[place])) {
                return {.who = joined(words, 0, place), .verb = each.verb, .rest = part(words, place + 1, words.size())};
            }
        }
    }
    return {.who = line, .verb = {}, .rest = {}};
}

std::string known_verbs(const Tongue& tongue, const std::vector<Verb>& verbs) {
    std::string text;
    for (const auto& each : verbs) {
        text += (text.empty() ? "" : " \xc2\xb7 ") + each.example;
    }
    return tongue.say({INTENDANT_TR("Say what is done, such as: {examples}"), {{"examples", text}}});
}

std::string surplus(const Tongue& tongue, const std::vector<Verb>& verbs, int verb, const std::string& typed) {
    const auto found = std::ranges::find(verbs, verb, &Verb::verb);
    return tongue.say({INTENDANT_TR("What does \"{typed}\" mean here? Nothing is booked; type it such as: {example}"),
                       {{"typed", typed}, {"example", found == verbs.end() ? std::string{} : found->example}}});
}

std::string named_twice(const Tongue& tongue, const std::string& name) {
    return tongue.say({INTENDANT_TR("\"{name}\" is named twice: name it once."), {{"name", name}}});
}

std::optional<std::string> Lexicon::meant(const std::string& text) const {
    auto place = typed::meant(m_things, text);
    if (const auto blank = text.find(' '); !place && blank != std::string::npos && knows_none(text) && is_article(text.substr(0, blank))) {
        place = typed::meant(m_things, text.substr(blank + 1));
    }
    return place ? std::optional{m_things[*place].id} : std::nullopt;
}

std::string Lexicon::doubt(const Tongue& tongue, const std::string& text) const {
    auto found = candidates(m_things, text);
    const bool several = found.size() > 1;
    const bool many = found.empty() && !text.empty() && m_things.size() > most_named;
    if (many) {
        found = nearest(m_things, text, nearest_named);
    }
    for (std::size_t place = 0; !several && !many && place < m_things.size(); ++place) {
        found.push_back(place);
    }
    std::string names;
    for (std::size_t place = 0; place < std::min(found.size(), most_named); ++place) {
        names += (names.empty() ? "" : ", ") + m_things[found[place]].names.front();
    }
    names += found.size() > most_named ? ", \xe2\x80\xa6" : "";
    if (several) {
        return tongue.say({INTENDANT_TR("\"{typed}\" may mean: {names}."), {{"typed", text}, {"names", names}}});
    }
    if (text.empty()) {
        return tongue.say({INTENDANT_TR("Expected one of: {names}."), {{"names", names}}});
    }
    return tongue.say({many ? INTENDANT_TR("\"{typed}\" is no {kind}; the nearest are: {names}.")
                            : INTENDANT_TR("\"{typed}\" is no {kind}; known are: {names}."),
                       {{"typed", text}, {"kind", m_kind}, {"names", names}}});
}

std::vector<Counted> counted(const Tongue& tongue, const Lexicon& lexicon, const Words& words, std::string& complaint) {
    std::vector<Counted> result;
    const auto no_number = [&](long count) {
        complaint = tongue.say({INTENDANT_TR("{count} is no number that can be meant here."), {{"count", core::number(count)}}});
        return std::vector<Counted>{};
    };
    for (std::size_t place = 0; place < words.size();) {
        if (place > 0 && place + 1 < words.size() && is(tongue, Link::And, words[place])) {
            ++place;
        }
        const auto said = number(tongue, words[place]);
        const long count = said.value_or(1);
        place += said ? 1 : 0;
        auto end = place;
        while (end < words.size() && !number(tongue, words[end]) &&
               (end == place || end + 1 == words.size() || !is(tongue, Link::And, words[end]))) {
            ++end;
        }
        if (count < 1 || count > most_counted) {
            return no_number(count);
        }
        const auto name = joined(words, place, end);
        const auto id = name.empty() ? std::nullopt : lexicon.meant(name);
        if (!id) {
            complaint = name.empty() ? tongue.say({INTENDANT_TR("A name is missing behind {count}."), {{"count", core::number(count)}}})
                                     : lexicon.doubt(tongue, name);
            return {};
        }
        auto found = std::ranges::find(result, *id, &Counted::id);
        if (found == result.end()) {
            found = result.insert(result.end(), Counted{*id, 0});
        }
        found->count += static_cast<int>(count);
        if (found->count > most_counted) {
            return no_number(found->count);
        }
        place = end;
    }
    if (result.empty()) {
        complaint = lexicon.doubt(tongue, {});
    }
    return result;
}

void offer_names(std::vector<std::string>& lines, const std::string& line, const std::string& begun, const std::vector<Nameable>& things) {
    const auto before = line.substr(0, line.size() - begun.size());
    for (const auto& thing : things) {
        const bool begins =
            std::ranges::any_of(thing.names, [&](const std::string& name) { return plain(name).starts_with(plain(begun)); });
        if (begins && lines.size() < most_lines) {
            lines.push_back(before + lowered(thing.names.front()));
        }
    }
}

void offer_verbs(std::vector<std::string>& lines, const std::string& line, const std::vector<Verb>& verbs) {
    const auto blank = line.rfind(' ');
    const auto begun = blank == std::string::npos ? line : line.substr(blank + 1);
    for (const auto& each : verbs) {
        if (!line.empty() && plain(each.words.front()).starts_with(plain(begun))) {
            lines.push_back(line.substr(0, line.size() - begun.size()) + each.words.front());
        }
    }
}

std::string begun_name(const Tongue& tongue, const std::string& line, const std::vector<Verb>& verbs, const std::vector<Link>& before) {
    std::size_t start = 0;
    for (std::size_t place = 0; place < line.size();) {
        const auto end = std::min(line.find_first_of(" ,", place), line.size());
        const auto word = line.substr(place, end - place);
        const bool opens = number(tongue, word) || word == ">" ||
                           std::ranges::any_of(before, [&](Link link) { return is(tongue, link, word); }) ||
                           std::ranges::any_of(verbs, [&](const Verb& verb) { return means(verb.words, word); });
        if (end < line.size() && opens) {
            start = end + 1;
        }
        place = end + 1;
    }
    return line.substr(std::min(start, line.size()));
}

} // namespace intendant::typed
