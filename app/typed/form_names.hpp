#pragma once

#include "app/typed/form_line.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::typed {

/// What the things of a game and the choices of its forms are called in one line. Each kind is asked for once.
class FormNames {
public:
    FormNames(const Tongue& tongue, const FormGame& game) : m_tongue(tongue), m_game(game) {}

    /// What a field offers.
    std::vector<Nameable> offered(const core::FormField& field, const std::string& kind) const;
    /// All that could be named there, offered or not.
    std::vector<Nameable> all(const std::string& key, const std::string& kind) const;
    std::vector<Nameable> of_ids(const std::string& kind, const std::vector<std::string>& ids) const;
    /// The name of one.
    std::string word(const std::string& kind, const std::string& id) const;

    /// An answer to what may mean several: the nearest three.
    std::string may_mean(const std::string& typed, const std::vector<Nameable>& things) const;
    /// An answer to what is none of these: the nearest three.
    std::string no_such(const std::string& typed, const std::string& kind, const std::vector<Nameable>& things) const;

private:
    const std::vector<Nameable>& things(const std::string& kind) const;
    /// The short words of a choice.
    std::vector<std::string> words_of_choice(std::string_view key, std::string_view id) const;
    std::string nearest_names(const std::string& typed, const std::vector<Nameable>& things) const;

    const Tongue& m_tongue;
    const FormGame& m_game;
    mutable std::map<std::string, std::vector<Nameable>> m_things;
};

/// Those of the things that the text means: whose name it is; else whose name begins with it, of names that only go on from another that one;
/// else in whose name it begins a word. A number is a whole one. Unlike with `candidates` nothing inside a word counts: here each word of a line
/// is tried, and `and` would mean what goes overland.
std::vector<std::size_t> begun_by(const std::vector<Nameable>& things, const std::string& text);

} // namespace intendant::typed
