#pragma once

#include "app/widgets/name_match.hpp"

#include <wx/arrstr.h>
#include <wx/string.h>

#include <optional>
#include <string>
#include <vector>

/// How a line that somebody types is cut into words, names and numbers. One way for all games.
namespace intendant::app {

/// A line as words; an arrow stands apart from what is beside it, commas count as blanks.
wxArrayString words_of(const wxString& text);
/// The words from one place to before another, as they were typed.
wxString joined(const wxArrayString& words, std::size_t begin, std::size_t end);
/// One of the words is what was typed, capital or small.
bool means(const wxArrayString& words, const wxString& typed);

/// A word that says what is done: those of the language of the windows, the first to be offered, then the English ones.
struct EntryVerb {
    int verb;
    wxArrayString words;
    wxString example;
};

/// A line cut into who, does, what.
struct EntryParts {
    wxString who{};
    std::optional<int> verb{};
    wxArrayString rest{};
};
EntryParts parts_of(const wxString& line, const std::vector<EntryVerb>& verbs);

/// What the line knows, for an answer to one that means nothing: each verb with an example.
wxString known_verbs(const std::vector<EntryVerb>& verbs);

/// Names out of a list; where what was typed is unknown or doubtful, `complaint` says what it may mean or what is known.
class Lexicon {
public:
    /// `kind`: what the names are, such as "piece".
    Lexicon(wxString kind, std::vector<Nameable> things) : m_kind(std::move(kind)), m_things(std::move(things)) {}

    /// The id of what is meant; nothing where it is unknown or several are.
    std::optional<std::string> meant(const wxString& text) const;
    /// Why `text` means nothing here; lists what it may be, or what there is.
    wxString doubt(const wxString& text) const;
    const std::vector<Nameable>& things() const { return m_things; }

private:
    wxString m_kind;
    std::vector<Nameable> m_things;
};

/// So many of something named.
struct Counted {
    std::string id;
    int count;
};
/// `1 fighter 2 submarines`; a thing without a number is one. Empty, with a
/// complaint, where something is unknown.
std::vector<Counted> counted(const Lexicon& lexicon, const wxArrayString& words, wxString& complaint);

/// Whole lines in which what was begun at the end of this one is replaced by each name that begins so.
void offer_names(std::vector<wxString>& lines, const wxString& line, const wxString& begun, const std::vector<Nameable>& things);
/// What of the line is the name begun last: what follows the last number, arrow or one of these words.
wxString begun_name(const wxString& line, const wxArrayString& before);

} // namespace intendant::app
