#pragma once

#include <string>

namespace intendant::test {

/// Presses and releases keys (ASCII, also Return and Tab) at a pace, and ends when the last is released. All of it is one request: the X
/// server itself waits between the keys, so that however busy the machine is, and however long whoever presses is stopped, no pause comes
/// in that was not asked for. Call it in a process of its own. False: there is no display, or a sign that is on no key.
bool press(const std::string& keys, unsigned milliseconds_a_key);

} // namespace intendant::test
