#pragma once

#include "app/base/field_edges.hpp"
#include "app/base/preferences.hpp"
#include "tests/app/hand.hpp"

namespace intendant::test {

/// As light or dark as the test wants it; as it was, afterwards.
class Desktop {
public:
    explicit Desktop(app::preferences::Brightness wanted) {
        app::preferences::choose(wanted);
        apply();
    }
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
    ~Desktop() {
        app::preferences::choose(app::preferences::Brightness::AsDesktop);
        apply();
    }

private:
    static void apply() {
        app::preferences::apply_look();
        wait_until([] { return false; }, 100);
        app::draw_edges();
    }
};

} // namespace intendant::test
