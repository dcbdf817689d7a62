#pragma once

#include "model/core/language.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "model/core/message.hpp"

namespace intendant::seat {

/// The sentences of a `.mo` file of GNU gettext, by their English. Empty where there is no such file or it is not whole: English is
/// spoken then.
class Catalog {
public:
    static Catalog read(const std::filesystem::path& file);
    static Catalog parse(std::string_view bytes);

    /// The sentence in the language of the catalog, or as it is.
    const std::string& find(const std::string& english) const;
    std::size_t size() const { return m_sentences.size(); }

private:
    std::map<std::string, std::string, std::less<>> m_sentences;
};

/// A name of a game in a language: kind and id. Names in it, as the month of a date, are written as in a message.
using NameIn = std::function<std::string(core::Language, std::string_view kind, std::string_view id)>;

/// Says the messages of a game in every language at once; it never changes, so any thread may ask it.
class Speaker {
public:
    explicit Speaker(NameIn name_in);

    std::string say(core::Language language, const core::Message& message) const;

private:
    const std::string& translated(core::Language language, const std::string& english) const;
    /// `parts`: the name may consist of names in turn, as a date of its month.
    std::string name(core::Language language, std::string_view kind, std::string_view id, bool parts) const;

    NameIn m_name_in;
    std::map<core::Language, std::shared_ptr<const Catalog>> m_catalogs;
};

} // namespace intendant::seat
