#pragma once

#include "app/base/field_edges.hpp"
#include "app/base/language.hpp"
#include "app/base/preferences.hpp"
#include "app/base/settings.hpp"
#include "tests/app/hand.hpp"

#include <optional>

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

/// Type of this size in this language, else in the one that is spoken; as before when it is gone.
class LargeType {
public:
    explicit LargeType(int per_cent, std::optional<core::Language> language = {}) : m_before(app::chosen_language()) {
        app::preferences::choose_type_size(per_cent);
        if (language) {
            app::choose_language(*language);
            app::load_language();
        }
        app::preferences::apply_look();
    }
    LargeType(const LargeType&) = delete;
    LargeType& operator=(const LargeType&) = delete;
    ~LargeType() {
        app::settings().DeleteGroup("/preferences");
        app::choose_language(m_before);
        app::load_language();
        app::preferences::apply_look();
        wait_until([] { return false; }, 100);
    }

private:
    std::optional<core::Language> m_before;
};

} // namespace intendant::test
