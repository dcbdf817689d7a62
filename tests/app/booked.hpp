#pragma once

#include "app/base/text.hpp"
#include "app/desk/desk.hpp"
#include "app/main_frame.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <functional>

namespace intendant::test {

/// Does something on the desk, whichever game is open, and waits until it is booked.
inline void booked(const Hand& hand, const std::function<void()>& act) {
    const auto entries = [&] { return hand.frame().desk()->last_entry(); };
    const auto before = entries();
    act();
    const bool done = wait_until([&] { return entries() > before; });
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    REQUIRE(done);
}

} // namespace intendant::test
