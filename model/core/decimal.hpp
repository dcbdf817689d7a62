#pragma once

#include <string>
#include <string_view>

namespace intendant::core {

/// A number with decimals as a parameter of a message, from digits such as `-12.5`: it appears with the sign that the language puts before
/// its decimals, which whoever says messages gives as the name of `@decimal:sign`. A whole number stays as it is.
std::string decimal(std::string_view digits);

} // namespace intendant::core
