#pragma once

#include "model/core/language.hpp"
#include "model/core/message.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::typed {

/// The language in which a line is typed and answered.
struct Tongue {
    core::Language language{core::Language::English};
    /// A sentence of the program in that language; without it, or where it knows none, it stays English.
    std::function<std::string(const std::string& english)> sentence{};

    std::string say(const std::string& english) const;
    std::string say(const core::Message& message) const;
};

using Words = std::vector<std::string>;

/// What binds the parts of a line. A language has several words for one of them, so they are kept here and not among the sentences,
/// each of which has one translation; those of the tongue and the English ones are understood.
enum class Link { To, From, In, At, On, With, By, For, And, All, Die, Bank, Money, Declined };

bool is(const Tongue& tongue, Link link, std::string_view typed);

/// What may stand behind a verb that says it already: `end the turn`, `research 1 4 6 (the dice)`.
enum class Phrase { TheTurn, TheDice, Attacks, Income, Further };

bool is(const Tongue& tongue, Phrase phrase, std::string_view typed);

/// The number that a word says, in figures or in letters up to twelve; nothing for any other word.
std::optional<long> number(const Tongue& tongue, std::string_view typed);

/// An article that may stand before a name, in any language.
bool is_article(std::string_view typed);

} // namespace intendant::typed
