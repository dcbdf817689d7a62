#pragma once

#include "model/core/language.hpp"

#include <string>

namespace intendant::cli {

/// The sentences of a language, from the catalog that the windows read: `../share/locale` beside the program. One at a time: gettext looks
/// them up for the whole program.
class Sentences {
public:
    /// Throws: std::runtime_error where there is no catalog of that language.
    explicit Sentences(core::Language language);

    core::Language language() const { return m_language; }
    /// The English sentence itself where the language has no other.
    std::string operator()(const std::string& english) const;

private:
    core::Language m_language;
};

} // namespace intendant::cli
