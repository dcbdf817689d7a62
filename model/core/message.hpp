#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intendant::core {

/// Marks a sentence for translation; xgettext collects it, the value stays English.
#define INTENDANT_TR(text) text

/// A sentence for the players: the English sentence is its id, `{name}` stands for a parameter.
///
/// A parameter's value is text as it shall appear; a value that is itself to be translated (the name of a
/// space, a power, a unit) is written as its id with the sign `@` before it: `@space:libya`.
struct Message {
    std::string id;
    std::vector<std::pair<std::string, std::string>> parameters;

    friend bool operator==(const Message&, const Message&) = default;
};

/// Puts the parameters into `sentence` (a translation of the message's id, or the id itself).
/// A placeholder without a parameter stays as it is.
std::string fill(std::string_view sentence, const Message& message);

/// The message in English, its parameters as they are.
std::string to_english(const Message& message);

} // namespace intendant::core
