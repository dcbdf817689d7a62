#pragma once

#include "app/typed/line.hpp"
#include "model/core/form.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// A line that fills in one of a game's forms. The verbs are data: which form, in which order the line names what the form asks for, and
/// the words that open a part of it. What a name may mean is asked of the form as it stands, so a line knows what the sheet knows.
namespace intendant::typed {

/// A part of a line, and which fields of the form it fills in.
struct Slot {
    enum class Takes : std::uint8_t {
        Choice,    ///< one name, into the first of `keys` that the form has
        Each,      ///< names: each is ticked
        Without,   ///< names: each is not ticked
        Dice,      ///< digits, one for each of `keys`
        EachDie,   ///< a name and a digit, one after the other
        EachCount, ///< a name and a number, one after the other
        Tick,      ///< nothing: the word that opens it says all
    };
    Takes takes{Takes::Choice};
    std::vector<std::string> keys; ///< of the fields; of Each, Without, EachDie, EachCount the mark with which these begin
    std::string kind{};            ///< of things the names are; empty: words of the form
    const char* opens{nullptr};    ///< one or more words that open it, as the catalog has them; none: it stands behind the verb
    std::optional<Link> link{};    ///< the same, where a language has a binding word for it
    std::string among{};           ///< of Each: the field whose choices they are, while the form has no ticks yet
    std::string follows{};         ///< of Choice: the field before it that may be left out, as it follows from what is named here
    core::FormValues says{};       ///< what is filled in with it

    bool opened() const { return opens != nullptr || link; }
};

/// A word that fills in a form: the first of `forms` that is asked for now. `slots`: in the order in which one follows from the other.
struct FormVerb {
    std::vector<std::string> forms;
    const char* words;   ///< one or more, each of which means the same, as the catalog has them
    const char* example; ///< a whole line
    std::vector<Slot> slots{};
    core::FormValues says{};
};

/// A short word for a choice of a form.
struct ChoiceWord {
    std::string key;
    std::string id;
    const char* words; ///< one or more, as the catalog has them
};

/// What a game says of itself to whoever reads its lines.
struct FormGame {
    std::span<const FormVerb> verbs;
    std::span<const ChoiceWord> choice_words;
    /// A form as it stands with these values; nothing where it is not asked for now.
    std::function<std::optional<core::Form>(const std::string& id, const core::FormValues& values)> form;
    /// All things of a kind that have names; of kind `seat` the sides.
    std::function<std::vector<Nameable>(const std::string& kind)> things;
    /// The id that this word is by itself, such as the number of a hex; nothing where it is none.
    std::function<std::optional<std::string>(const std::string& kind, const std::string& word)> id_of;
    /// The values say this already, such as where a unit that moves stands: the word is passed over.
    std::function<bool(const core::FormValues& values, const std::string& word)> said_already;
    /// A message with its names, in the tongue.
    std::function<std::string(const core::Message& message)> say;
};

/// What a line fills in, or does, or why it does neither.
struct FormLine {
    std::optional<Act> act{};
    std::string form{};
    core::FormValues values{};
    std::string complaint{};
};

/// What can be typed, each verb with an example; those of every desk behind them.
std::vector<Verb> form_verbs(const Tongue& tongue, std::span<const FormVerb> verbs);

/// Reads a line. Every word counts: what is not understood, or may mean several things, is answered with the nearest three names, and
/// nothing is filled in.
FormLine read_form_line(const std::string& line, const Tongue& tongue, const FormGame& game);

/// What is still to be said of a form that makes no command yet, with what there is to choose.
std::string still_missing(const Tongue& tongue, const FormGame& game, const FormLine& said);

/// How the line may go on: whole lines, the likeliest first.
std::vector<std::string> form_completions(const std::string& line, const Tongue& tongue, const FormGame& game);

/// The command of a line, as its form makes it. `answered`: the game's.
template <class Command, class Answered>
Meaning<Command> form_meaning(const std::string& line, const Tongue& tongue, const FormGame& game, const Answered& answered) {
    auto said = read_form_line(line, tongue, game);
    if (said.act || !said.complaint.empty()) {
        return {.command = {}, .act = said.act, .complaint = std::move(said.complaint)};
    }
    std::optional<Command> command = answered(said.form, said.values);
    return {.command = command, .act = {}, .complaint = command ? std::string{} : still_missing(tongue, game, said)};
}

} // namespace intendant::typed
