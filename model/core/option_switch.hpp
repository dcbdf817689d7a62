#pragma once

#include <string_view>

namespace intendant::core {

/// One switch of a game's options: its name in the written form, the clause it answers, and what it means when it is on.
template <class Options> struct Switch {
    std::string_view id;
    bool Options::*on;
    std::string_view clause;
    const char* meaning;
};

} // namespace intendant::core
