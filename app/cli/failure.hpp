#pragma once

#include <exception>
#include <string>

namespace intendant::cli {

/// What was thrown, as one line for the person at the terminal.
std::string sentence_of(const std::exception_ptr& failure);

} // namespace intendant::cli
