// Settings that another version or an accident left behind: the program takes what it understands and says so.

#include "app/base/settings.hpp"
#include "app/base/text.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <fstream>

using namespace intendant;
using namespace intendant::test;

namespace {

app::Settings read(const Folder& folder, const std::string& text) {
    std::ofstream(folder / "intendant.conf") << text;
    return app::open_settings(folder / "");
}

} // namespace

TEST_CASE("settings are read, and a missing file is made without a word", "[window][settings]") {
    const Folder folder;
    const auto fresh = app::open_settings(folder / "new");
    CHECK(fresh.complaint.empty());
    CHECK(fresh.config->Flush());

    const auto kept = read(folder, "format=1\n[window]\nwidth=1000\n");
    CHECK(kept.complaint.empty());
    CHECK(kept.config->ReadLong("/window/width", 0) == 1000);
}

TEST_CASE("settings of a newer version are used as far as they are understood", "[window][settings]") {
    const Folder folder;
    const auto kept = read(folder, "format=99\n[window]\nwidth=1000\n");
    CHECK(kept.complaint.Contains("newer Intendant"));
    CHECK(kept.config->ReadLong("/window/width", 0) == 1000);
    CHECK(kept.config->ReadLong("/format", 0) == 99);
}

TEST_CASE("damaged settings are explained and the rest is used", "[window][settings]") {
    const Folder folder;
    const auto kept = read(folder, "[window\nwidth\n\x01\x02==\n[window]\nheight=700\n");
    CHECK(kept.complaint.Contains("damaged"));
    CHECK(kept.config->ReadLong("/window/height", 0) == 700);
}
