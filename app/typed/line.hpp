#pragma once

#include "app/typed/name_match.hpp"
#include "app/typed/tongue.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// How a line that somebody types is cut into words, names and numbers, and what it may mean. One way for all games: every word of a
/// line is understood, or the line is answered with a question and nothing is booked.
namespace intendant::typed {

/// A line as words; an arrow stands apart from what is beside it, commas, semicolons and brackets count as blanks.
Words words_of(std::string_view text);
/// The words from one place to before another, as they were typed.
std::string joined(const Words& words, std::size_t begin, std::size_t end);
std::string joined(const Words& words);
Words part(const Words& words, std::size_t begin, std::size_t end);
/// One of the words is what was typed, capital or small, with or without accents.
bool means(const Words& words, std::string_view typed);

/// What a line does that every game knows.
enum class Act { Next, Undo, Redo };

/// A word that says what is done: those of the tongue, the first to be offered, then the English ones.
struct Verb {
    int verb;
    Words words;
    std::string example;
};
/// `words`: one or more, each of which means the same, as the catalog has them; `example`: a whole line.
Verb verb_of(const Tongue& tongue, int verb, const std::string& words, const std::string& example);

/// The words for what every game knows, to be added to those of a game, and what one of them does.
std::vector<Verb> verbs_of_every_desk(const Tongue& tongue);
std::optional<Act> act_of_verb(int verb);

/// What a line means: a command, an act of the desk, or a sentence that says why it is neither.
template <class Command> struct Meaning {
    std::optional<Command> command{};
    std::optional<Act> act{};
    std::string complaint{};
};

/// A line cut into who, does, what.
struct Parts {
    std::string who{};
    std::optional<int> verb{};
    Words rest{};
};
Parts parts_of(const std::string& line, const std::vector<Verb>& verbs);

/// An answer to a line that does nothing known: what is known, each verb with an example.
std::string known_verbs(const Tongue& tongue, const std::vector<Verb>& verbs);
/// An answer to words for which a line of this verb has no place.
std::string surplus(const Tongue& tongue, const std::vector<Verb>& verbs, int verb, const std::string& typed);
std::string named_twice(const Tongue& tongue, const std::string& name);

/// Names out of a list; where what was typed is unknown or doubtful, `doubt` says what it may mean or what is known.
class Lexicon {
public:
    /// `kind`: what the names are, such as "piece", in the tongue.
    Lexicon(std::string kind, std::vector<Nameable> things) : m_kind(std::move(kind)), m_things(std::move(things)) {}

    /// The id of what is meant, an article before it or not; nothing where it is unknown or several are.
    std::optional<std::string> meant(const std::string& text) const;
    /// Why `text` means nothing here; lists what it may be, or what there is.
    std::string doubt(const Tongue& tongue, const std::string& text) const;
    /// Nothing here is called so.
    bool knows_none(const std::string& text) const { return candidates(m_things, text).empty(); }
    const std::vector<Nameable>& things() const { return m_things; }

private:
    std::string m_kind;
    std::vector<Nameable> m_things;
};

/// So many of something named.
struct Counted {
    std::string id;
    int count;
};
/// `1 fighter 2 submarines`, `1 fighter and 2 submarines`; a thing without a number is one, what is named twice is added up. Empty,
/// with a complaint, where something is unknown.
std::vector<Counted> counted(const Tongue& tongue, const Lexicon& lexicon, const Words& words, std::string& complaint);

/// Whole lines in which what was begun at the end of this one is replaced by each name that begins so.
void offer_names(std::vector<std::string>& lines, const std::string& line, const std::string& begun, const std::vector<Nameable>& things);
/// The verbs that begin as the last word of the line does.
void offer_verbs(std::vector<std::string>& lines, const std::string& line, const std::vector<Verb>& verbs);
/// What of the line is the name begun last: what follows the last number, arrow, verb or one of these links.
std::string begun_name(const Tongue& tongue, const std::string& line, const std::vector<Verb>& verbs, const std::vector<Link>& before);

} // namespace intendant::typed
