// Sentences with a number in them, in three languages: with none, one and two of a thing each says so in the right form.

#include "model/core/language.hpp"
#include "model/core/message.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>

using namespace intendant;

namespace {

std::string text_in(const std::filesystem::path& file) {
    std::ifstream in(file);
    REQUIRE(in);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

bool starts_at(const std::string& text, std::size_t at, std::string_view what) {
    return std::string_view(text).substr(at).starts_with(what);
}

/// The string literals that stand one after the other from `at` on, as one text; `at` goes behind them.
std::string literals(const std::string& text, std::size_t& at) {
    std::string value;
    while (true) {
        const auto open = text.find_first_not_of(" \t\n", at);
        if (open == std::string::npos || text[open] != '"') {
            return value;
        }
        for (at = open + 1; text[at] != '"'; ++at) {
            if (text[at] == '\\') {
                ++at;
                value += text[at] == 'n' ? '\n' : text[at] == 't' ? '\t' : text[at];
            } else {
                value += text[at];
            }
        }
        ++at;
    }
}

enum class Kind { Number, List, Name };

/// A sentence of the sources, and what its parameters are.
struct Sentence {
    std::string words;
    std::map<std::string, Kind> parameters;
    std::string file;
};

/// The names in braces, and of the choices apart.
std::set<std::string> names_in(const std::string& words, bool of_choices) {
    std::set<std::string> names;
    for (auto open = words.find('{'); open != std::string::npos; open = words.find('{', open + 1)) {
        const auto inside = words.substr(open + 1, words.find('}', open) - open - 1);
        const auto colon = inside.find(':');
        if ((colon != std::string::npos) == of_choices) {
            names.insert(inside.substr(0, colon));
        }
    }
    return names;
}

/// What is given for the parameter nearest to the sentence, behind it or else before it.
Kind kind_of(const std::string& source, std::size_t sentence, const std::string& parameter) {
    const auto key = "{\"" + parameter + "\",";
    constexpr std::size_t near = 1500;
    auto found = source.find(key, sentence);
    if (found == std::string::npos || found > sentence + near) {
        found = source.rfind(key, sentence);
        if (found == std::string::npos || found + near < sentence) {
            return Kind::Name;
        }
    }
    const auto value = source.substr(found + key.size(), source.find('}', found) - found - key.size());
    if (value.find("list_of(") != std::string::npos || value.find("counted(") != std::string::npos) {
        return Kind::List;
    }
    const bool number = value.find("number(") != std::string::npos || value.find("to_string(") != std::string::npos;
    return number ? Kind::Number : Kind::Name;
}

/// Every marked sentence of a folder.
std::vector<Sentence> sentences_of(const std::filesystem::path& folder) {
    constexpr std::string_view mark = "INTENDANT_TR(";
    std::vector<Sentence> sentences;
    for (const auto& each : std::filesystem::recursive_directory_iterator(folder)) {
        if (each.path().extension() != ".cpp" && each.path().extension() != ".hpp") {
            continue;
        }
        const auto source = text_in(each.path());
        for (auto at = source.find(mark); at != std::string::npos; at = source.find(mark, at)) {
            at += mark.size();
            Sentence sentence{.words = literals(source, at), .parameters = {}, .file = each.path().filename().string()};
            for (const auto& parameter : names_in(sentence.words, false)) {
                sentence.parameters[parameter] = kind_of(source, at, parameter);
            }
            if (!sentence.words.empty()) {
                sentences.push_back(std::move(sentence));
            }
        }
    }
    return sentences;
}

/// The translations of a catalog.
std::map<std::string, std::string> catalog(const std::string& code) {
    const auto text = text_in(INTENDANT_SOURCE_DIR "/resources/translations/" + code + ".po");
    std::map<std::string, std::string> found;
    std::string id;
    for (std::size_t at = 0; at < text.size(); at = std::min(text.size(), text.find('\n', at)) + 1) {
        if (starts_at(text, at, "msgid \"")) {
            at += 5;
            id = literals(text, at);
        } else if (starts_at(text, at, "msgstr \"")) {
            at += 6;
            found[id] = literals(text, at);
        }
    }
    return found;
}

// What is said of one thing, and what of several.
using Pair = std::pair<std::string_view, std::string_view>;

constexpr std::array english_nouns{Pair{"die", "dice"},
                                   Pair{"army", "armies"},
                                   Pair{"hit", "hits"},
                                   Pair{"unit", "units"},
                                   Pair{"piece", "pieces"},
                                   Pair{"space", "spaces"},
                                   Pair{"card", "cards"},
                                   Pair{"territory", "territories"},
                                   Pair{"fighter", "fighters"},
                                   Pair{"transport", "transports"},
                                   Pair{"submarine", "submarines"},
                                   Pair{"time", "times"},
                                   Pair{"round", "rounds"},
                                   Pair{"turn", "turns"},
                                   Pair{"day", "days"},
                                   Pair{"minute", "minutes"},
                                   Pair{"second", "seconds"},
                                   Pair{"player", "players"},
                                   Pair{"marker", "markers"},
                                   Pair{"entry", "entries"},
                                   Pair{"throw", "throws"},
                                   Pair{"research die", "research dice"},
                                   Pair{"factor", "factors"},
                                   Pair{"replacement factor", "replacement factors"},
                                   Pair{"point", "points"},
                                   Pair{"movement point", "movement points"},
                                   Pair{"shipping point", "shipping points"},
                                   Pair{"hex", "hexes"},
                                   Pair{"step", "steps"},
                                   Pair{"leg", "legs"},
                                   Pair{"ship", "ships"},
                                   Pair{"counter", "counters"},
                                   Pair{"combat unit", "combat units"},
                                   Pair{"supply unit", "supply units"},
                                   Pair{"ground unit", "ground units"},
                                   Pair{"air and ground unit", "air and ground units"}};
constexpr std::array english_verbs{Pair{"is", "are"},       Pair{"was", "were"},   Pair{"has", "have"},           Pair{"moves", "move"},
                                   Pair{"costs", "cost"},   Pair{"goes", "go"},    Pair{"withdraws", "withdraw"}, Pair{"waits", "wait"},
                                   Pair{"stands", "stand"}, Pair{"finds", "find"}, Pair{"fights", "fight"},       Pair{"reacts", "react"}};
constexpr std::array italian_nouns{Pair{"dado", "dadi"},
                                   Pair{"armata", "armate"},
                                   Pair{"successo", "successi"},
                                   Pair{"pezzo", "pezzi"},
                                   Pair{"spazio", "spazi"},
                                   Pair{"carta", "carte"},
                                   Pair{"territorio", "territori"},
                                   Pair{"trasporto", "trasporti"},
                                   Pair{"sommergibile", "sommergibili"},
                                   Pair{"aereo", "aerei"},
                                   Pair{"volta", "volte"},
                                   Pair{"giro", "giri"},
                                   Pair{"turno", "turni"},
                                   Pair{"giorno", "giorni"},
                                   Pair{"minuto", "minuti"},
                                   Pair{"secondo", "secondi"},
                                   Pair{"giocatore", "giocatori"},
                                   Pair{"segnalino", "segnalini"},
                                   Pair{"carico", "carichi"},
                                   Pair{"lancio", "lanci"},
                                   Pair{"fattore", "fattori"},
                                   Pair{"punto", "punti"},
                                   Pair{"esagono", "esagoni"},
                                   Pair{"livello", "livelli"},
                                   Pair{"tratta", "tratte"},
                                   Pair{"nave", "navi"},
                                   Pair{"pedina", "pedine"}};
constexpr std::array italian_verbs{Pair{"è", "sono"},        Pair{"ha", "hanno"},    Pair{"manca", "mancano"}, Pair{"va", "vanno"},
                                   Pair{"costa", "costano"}, Pair{"può", "possono"}, Pair{"deve", "devono"},   Pair{"trova", "trovano"}};
constexpr std::array french_nouns{Pair{"dé", "dés"},
                                  Pair{"armée", "armées"},
                                  Pair{"coup", "coups"},
                                  Pair{"unité", "unités"},
                                  Pair{"pièce", "pièces"},
                                  Pair{"pion", "pions"},
                                  Pair{"espace", "espaces"},
                                  Pair{"carte", "cartes"},
                                  Pair{"territoire", "territoires"},
                                  Pair{"chasseur", "chasseurs"},
                                  Pair{"cargo", "cargos"},
                                  Pair{"sous-marin", "sous-marins"},
                                  Pair{"avion", "avions"},
                                  Pair{"tour", "tours"},
                                  Pair{"jour", "jours"},
                                  Pair{"minute", "minutes"},
                                  Pair{"seconde", "secondes"},
                                  Pair{"joueur", "joueurs"},
                                  Pair{"marqueur", "marqueurs"},
                                  Pair{"chargement", "chargements"},
                                  Pair{"jet", "jets"},
                                  Pair{"facteur", "facteurs"},
                                  Pair{"point", "points"},
                                  Pair{"hexagone", "hexagones"},
                                  Pair{"étape", "étapes"},
                                  Pair{"navire", "navires"}};
constexpr std::array french_verbs{Pair{"est", "sont"},        Pair{"a", "ont"},        Pair{"peut", "peuvent"},   Pair{"coûte", "coûtent"},
                                  Pair{"manque", "manquent"}, Pair{"doit", "doivent"}, Pair{"trouve", "trouvent"}};

struct Grammar {
    std::vector<Pair> nouns;
    std::vector<Pair> verbs;
    int singular_up_to; ///< French: 0 is no plural
    int singular_from;
};

Grammar grammar_of(core::Language language) {
    switch (language) {
    case core::Language::English:
        break;
    case core::Language::Italian:
        return {{italian_nouns.begin(), italian_nouns.end()}, {italian_verbs.begin(), italian_verbs.end()}, 1, 1};
    case core::Language::French:
        return {{french_nouns.begin(), french_nouns.end()}, {french_verbs.begin(), french_verbs.end()}, 1, 0};
    }
    return {{english_nouns.begin(), english_nouns.end()}, {english_verbs.begin(), english_verbs.end()}, 1, 1};
}

/// The text from `at` on begins with this word, and the word ends there.
bool word_at(const std::string& text, std::size_t at, std::string_view word) {
    return starts_at(text, at, word) &&
           (at + word.size() == text.size() || std::string_view(" .,;:)!?").find(text[at + word.size()]) != std::string_view::npos);
}

/// A number stands at `at`, by itself.
bool number_at(const std::string& text, std::size_t at, std::string_view number) {
    const auto apart = [&](std::size_t place) {
        return place >= text.size() || std::string_view(" .,;:()").find(text[place]) != std::string_view::npos;
    };
    return starts_at(text, at, number) && (at == 0 || apart(at - 1)) && apart(at + number.size());
}

/// What is wrong with the words beside this number: the other form of a noun, or of a verb before the next stop.
std::string wrong_form(const std::string& text, int count, const Grammar& grammar) {
    const bool one = count >= grammar.singular_from && count <= grammar.singular_up_to;
    const auto number = std::to_string(count);
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!number_at(text, at, number) || at + number.size() >= text.size() || text[at + number.size()] != ' ') {
            continue;
        }
        const auto next = at + number.size() + 1;
        for (const auto& [singular, plural] : grammar.nouns) {
            if (word_at(text, next, one ? plural : singular)) {
                return text.substr(at);
            }
        }
        // The verb: behind the number itself, or behind the piece of a list and whose it is.
        auto verb = next;
        bool piece = false;
        for (const auto* const name : {"Rook ", "Rooks "}) {
            if (starts_at(text, next, name)) {
                verb += std::string_view(name).size();
                piece = true;
            }
        }
        for (const auto* const whose : {"of Rome ", "(Rome) ", "of U.S.S.R. ", "(U.S.S.R.) "}) {
            verb += starts_at(text, verb, whose) ? std::string_view(whose).size() : 0;
        }
        for (const auto& [singular, plural] : grammar.verbs) {
            // "Entry 0 is", "round 2 was": a number that is a name has a verb of its own.
            if (one ? word_at(text, verb, plural) : piece && word_at(text, verb, singular)) {
                return text.substr(at);
            }
        }
    }
    return {};
}

/// Numbers that are never 0, 1 or 2 where the sentence is said, or words that do not speak of the number before them.
const std::set<std::string>& excepted() {
    static const std::set<std::string> sentences{
        "{count} pieces of {unit} cannot be set in {space}: give a number from 0 to {most}.", // below 0 or above 999
        "{count} pieces cannot wait to be placed: give a number from 0 to {most}.",
        "A throw has at most {most} dice; this one has {dice}. Type how many hit, or correct the number of pieces.",
        "{power} now needs {count} control markers, and the box holds {most}: make some more.", // more than the box holds
        "The deck has {cards} cards in all: hands and discards do not fit it.",                 // what the box holds
        "The deck of {cards} cards is shuffled and lies face down.",
        "The board has {most} territories: an objective cannot ask for {count}.",
        "The clock of a game counts up to {days} days.", // what is the most of all
        "TIME ATTACK by the clock needs its length: 1 to {most} minutes.",
        "The attacker has more than {most} units, the most that is computed.",
        "The defender has more than {most} units, the most that is computed.",
        "A text of this entry has {count} characters; {most} are the most that is kept. Nothing was booked.",
        "{cards} are no set.",                                       // the names of several cards
        "In {hex} stand {count} combat units; there may be {most}.", // more than three
        "Do at most {most} combat units stand in each hex?",
        "The {side} has {count} supply units of its own on the map; there may be {most}.", // more than two
        "The {side} has {count} supply units of its own on the map: no more may come.",
        "One headquarters leads this offensive, and {count} are named.", // none, or several
        "A unit in {hexes} is nearer to Rommel than one in {hex}.",      // the names of hexes
        "The automatic victory of {units} has not been fought.",         // the victory, not the units
        "Is the supply of the automatic victory of {units} in reach of them all?",
        "The supply of the automatic victory of {units} is no longer on the map: another takes its place by the end of movement, or it "
        "becomes an ordinary battle.",
        "{units} stand in {hex}: a hex holds one headquarters, and the later one is repositioned.", // two, or more
        "Column {next} throws before column {column}.",                                             // the column throws, not one of them
    };
    return sentences;
}

/// The sentence with so many of everything.
core::Message with(const Sentence& sentence, int count, bool of_cities) {
    core::Message message{sentence.words, {}};
    for (const auto& [name, kind] : sentence.parameters) {
        const auto number = std::to_string(count);
        const auto list = number + (count == 1 ? " Rook" : " Rooks");
        message.parameters.emplace_back(name, kind == Kind::Number ? number : kind == Kind::List ? list : of_cities ? "Rome" : "U.S.S.R.");
    }
    return message;
}

} // namespace

TEST_CASE("a sentence chooses its words by a number, or by a list that is one piece", "[core][words]") {
    const auto said = [](const std::string& sentence, const std::string& amount) {
        return core::fill(sentence, {sentence, {{"dice", amount}}});
    };
    const std::string sentence = "{dice} {dice:die was|dice were} thrown.";
    CHECK(said(sentence, "0") == "0 dice were thrown.");
    CHECK(said(sentence, "1") == "1 die was thrown.");
    CHECK(said(sentence, "2") == "2 dice were thrown.");
    CHECK(said(sentence, "11") == "11 dice were thrown.");
    CHECK(said(sentence, "-1") == "-1 dice were thrown.");
    CHECK(said("{dice:none|one|many}", "0") == "none");
    CHECK(said("{dice:none|one|many}", "1") == "one");
    CHECK(said("{dice:none|one|many}", "12") == "many");
    CHECK(said("{dice} {dice:is|are} lost.", "1 Rook") == "1 Rook is lost.");
    CHECK(said("{dice} {dice:is|are} lost.", "1 Rook, 1 Bishop") == "1 Rook, 1 Bishop are lost.");
    CHECK(said("{dice} {dice:is|are} lost.", "2 Rooks") == "2 Rooks are lost.");
    CHECK(said("{other:is|are} lost.", "2") == "{other:is|are} lost.");
    CHECK(said("Held by {dice}.", "the U.S.S.R.") == "Held by the U.S.S.R.");
}

TEST_CASE("every sentence with a number says it rightly with none, one and two, in three languages", "[core][words]") {
    int looked_at = 0;
    for (const auto* const folder : {"model", "db"}) {
        for (const auto& sentence : sentences_of(std::filesystem::path(INTENDANT_SOURCE_DIR) / folder)) {
            for (const auto language : core::all_languages) {
                static const std::map<core::Language, std::map<std::string, std::string>> catalogs{{core::Language::Italian, catalog("it")},
                                                                                                   {core::Language::French, catalog("fr")}};
                const auto grammar = grammar_of(language);
                const auto in = catalogs.find(language);
                auto words = sentence.words;
                if (in != catalogs.end()) {
                    const auto translated = in->second.find(words);
                    if (translated == in->second.end()) {
                        continue; // the check of the catalogs asks for it
                    }
                    words = translated->second;
                }
                CAPTURE(sentence.file, sentence.words, words);
                for (const auto& name : names_in(words, true)) {
                    CHECK(sentence.parameters.contains(name)); // a choice follows a parameter of the sentence
                }
                for (const int count : {0, 1, 2}) {
                    for (const bool of_cities : {false, true}) {
                        const auto said = core::fill(words, with(sentence, count, of_cities));
                        CAPTURE(said);
                        if (!excepted().contains(sentence.words)) {
                            CHECK(wrong_form(said, count, grammar) == "");
                        }
                        CHECK((said.find("..") == std::string::npos || words.find("...") != std::string::npos));
                        CHECK((said.find('{') == std::string::npos || words.find("{ }") != std::string::npos));
                        ++looked_at;
                    }
                }
            }
        }
    }
    CHECK(looked_at > 10000);
}

TEST_CASE("the check of forms notices a wrong one", "[core][words]") {
    const auto english = grammar_of(core::Language::English);
    const auto italian = grammar_of(core::Language::Italian);
    const auto french = grammar_of(core::Language::French);
    CHECK_FALSE(wrong_form("This column throws 1 dice.", 1, english).empty());
    CHECK_FALSE(wrong_form("1 Rook of Rome are lost.", 1, english).empty());
    CHECK_FALSE(wrong_form("2 Rooks of Rome is lost.", 2, english).empty());
    CHECK_FALSE(wrong_form("0 army.", 0, english).empty());
    CHECK(wrong_form("1 die was thrown, 21 dice were not.", 1, english).empty());
    CHECK_FALSE(wrong_form("1 armate", 1, italian).empty());
    CHECK_FALSE(wrong_form("Lancia 2 dado.", 2, italian).empty());
    CHECK_FALSE(wrong_form("1 dés", 1, french).empty());
    CHECK_FALSE(wrong_form("0 dés", 0, french).empty());
    CHECK(wrong_form("0 dé, 2 dés", 0, french).empty());
}
