#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intendant::core {

/// Marks a sentence for translation; xgettext collects it, the value stays English.
#define INTENDANT_TR(text) text

/// A sentence for the players: the English sentence is its id, `{name}` stands for a parameter.
///
/// A parameter's value is text as it shall appear; names in it that are themselves to be translated (a space, a power,
/// a unit) are written as kind and id with the sign `@` before them: `@space:forest`, `2 @unit:guard`. What a person typed goes
/// in through `words`, which keeps it from being read so.
///
/// `{name:one|many}` stands for the first words where the parameter is one thing (`1`, or a list that is one piece, `1 Guard`), else for
/// the second; `{name:none|one|many}` has words for `0` too. A translation chooses its words by itself: `{dice} {dice:die|dice}`.
struct Message {
    std::string id;
    std::vector<std::pair<std::string, std::string>> parameters;

    friend bool operator==(const Message&, const Message&) = default;
};

/// A number as a parameter.
std::string number(std::int64_t value);

/// What a person typed, as a parameter: it appears as it was typed, whatever it says.
std::string words(std::string_view typed);

/// Puts the parameters into `sentence` (a translation of the message's id, or the id itself).
/// A placeholder without a parameter stays as it is.
std::string fill(std::string_view sentence, const Message& message);

/// What a name's sign stands for: `("space", "libya")` gives `Libya`.
using NameOf = std::function<std::string(std::string_view kind, std::string_view id)>;

/// Replaces every `@kind:id` in a parameter's text by its name, and what `words` wrote by what was typed. Kind and id are small
/// letters, digits and `_`; any other `@` stays.
std::string with_names(std::string_view text, const NameOf& name_of);

/// Puts the parameters into `sentence`, names written out.
std::string fill(std::string_view sentence, const Message& message, const NameOf& name_of);

} // namespace intendant::core
