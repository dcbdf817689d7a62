// The colours of the theme: what is read and what marks a place stands out from its ground, on light and on dark desktops.
#include "app/base/theme_pairs.hpp"
#include "tests/app/look.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;

TEST_CASE("words stand out from their ground by 4.5, marks by 3, in both themes", "[window][look]") {
    for (const bool dark : {false, true}) {
        const auto pairs = app::theme::pairs(dark);
        CHECK(pairs.size() > 40);
        for (const auto& pair : pairs) {
            INFO((dark ? "dark: " : "light: ") << pair.what << ", " << pair.ink.GetAsString(wxC2S_HTML_SYNTAX) << " on "
                                               << pair.ground.GetAsString(wxC2S_HTML_SYNTAX));
            CHECK(test::contrast(pair.ink, pair.ground) >= pair.least);
        }
    }
}
