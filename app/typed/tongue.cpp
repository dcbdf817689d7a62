#include "app/typed/tongue.hpp"

#include "app/typed/name_match.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace intendant::typed {

namespace {

struct LinkWords {
    Link link;
    std::array<std::string_view, core::all_languages.size()> words; ///< with blanks between them; English, Italian, French
};

constexpr std::array links{
    LinkWords{Link::To, {"to into onto towards >", "a ad al allo alla ai agli alle verso >", "à a au aux vers >"}},
    LinkWords{Link::From, {"from out", "da dal dallo dalla dai dagli dalle", "de du des depuis"}},
    LinkWords{Link::In, {"in at on", "in a nel nello nella nei negli nelle su", "dans en à a au aux sur"}},
    LinkWords{Link::At, {"at in", "a in", "à en dans"}},
    LinkWords{Link::On, {"on against", "su sul sullo sulla sui sugli sulle contro", "sur contre"}},
    LinkWords{Link::With, {"with", "con", "avec"}},
    LinkWords{Link::By, {"by via", "da dal per via", "par via"}},
    LinkWords{Link::For, {"for", "per", "pour"}},
    LinkWords{Link::And, {"and & +", "e ed & +", "et & +"}},
    LinkWords{Link::All, {"all everything", "tutto tutti tutte tutta", "tout tous toute toutes"}},
    LinkWords{Link::Die, {"die", "dado", "de"}},
    LinkWords{Link::Bank, {"bank", "banca", "banque"}},
    LinkWords{Link::Money, {"ipc ipcs money", "cpi ipc", "cpi ipc"}},
    LinkWords{Link::Declined, {"declined no none", "rinuncia no", "renonce non"}},
};

struct PhraseWords {
    Phrase phrase;
    std::array<std::string_view, core::all_languages.size()> words; ///< with strokes between them
};

constexpr std::array phrases{
    PhraseWords{Phrase::TheTurn, {"turn|the turn", "turno|il turno|del turno", "tour|le tour|du tour"}},
    PhraseWords{Phrase::TheDice, {"dice|the dice", "dadi|i dadi", "dés|les dés"}},
    PhraseWords{
        Phrase::Attacks,
        {"attacks|the attacks|attacking|no more attacks", "gli attacchi|nessun altro attacco", "les attaques|d'attaquer|plus d'attaques"}},
    PhraseWords{Phrase::Income, {"income|the income", "il reddito|reddito|le entrate|entrate", "le revenu|revenu|les revenus|revenus"}},
    PhraseWords{Phrase::Further, {"on", "avanti", "plus loin"}},
};

constexpr std::array<std::array<std::string_view, 12>, core::all_languages.size()> figures{{
    {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"},
    {"uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"},
    {"un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"},
}};
/// What also means one.
constexpr std::array<std::string_view, core::all_languages.size()> ones{"a an", "un una", "une"};

constexpr std::string_view articles = "the il lo la i gli le l' les";

bool among(std::string_view words, std::string_view word, char between = ' ') {
    for (std::size_t begin = 0; begin < words.size();) {
        const auto end = std::min(words.find(between, begin), words.size());
        if (plain(words.substr(begin, end - begin)) == word) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

} // namespace

std::string Tongue::say(const std::string& english) const { return sentence ? sentence(english) : english; }

std::string Tongue::say(const core::Message& message) const { return core::fill(say(message.id), message); }

bool is(const Tongue& tongue, Link link, std::string_view typed) {
    const auto word = plain(typed);
    const auto found = std::ranges::find(links, link, &LinkWords::link);
    return !word.empty() && (among(found->words[static_cast<std::size_t>(tongue.language)], word) || among(found->words[0], word));
}

bool is(const Tongue& tongue, Phrase phrase, std::string_view typed) {
    const auto words = plain(typed);
    const auto found = std::ranges::find(phrases, phrase, &PhraseWords::phrase);
    return !words.empty() &&
           (among(found->words[static_cast<std::size_t>(tongue.language)], words, '|') || among(found->words[0], words, '|'));
}

std::optional<long> number(const Tongue& tongue, std::string_view typed) {
    long value = 0;
    const auto* const end = typed.data() + typed.size();
    const auto* const begin = typed.data() + (typed.size() > 1 && typed.front() == '+' ? 1 : 0);
    if (const auto read = std::from_chars(begin, end, value); read.ec == std::errc{} && read.ptr == end) {
        return value;
    }
    const auto word = plain(typed);
    for (const auto language : {tongue.language, core::Language::English}) {
        const auto& names = figures[static_cast<std::size_t>(language)];
        if (const auto found = std::ranges::find(names, word); found != names.end()) {
            return static_cast<long>(found - names.begin()) + 1;
        }
        if (language == tongue.language && !word.empty() && among(ones[static_cast<std::size_t>(language)], word)) {
            return 1;
        }
    }
    return std::nullopt;
}

bool is_article(std::string_view typed) { return among(articles, plain(typed)); }

} // namespace intendant::typed
