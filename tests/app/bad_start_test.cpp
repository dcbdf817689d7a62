// The program starts, says what is wrong and works: with a damaged translation, and on a screen that is too small.

#include "app/base/text.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/program.hpp"

#include <wx/display.h>

#include <fstream>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;
namespace fs = std::filesystem;

TEST_CASE("with a damaged translation the program starts and speaks English", "[window][bad_start]") {
    const Folder folder;
    fs::create_directories(folder / "bin");
    fs::create_directories(folder / "share/locale/it/LC_MESSAGES");
    std::error_code other_disk;
    fs::create_hard_link(INTENDANT_PROGRAM, folder / "bin/intendant", other_disk);
    if (other_disk) {
        fs::copy_file(INTENDANT_PROGRAM, folder / "bin/intendant");
    }
    std::ofstream(folder / "share/locale/it/LC_MESSAGES/intendant.mo") << std::string(5000, '\x7f');
    {
        auto session = app::aa::Session::create(folder / "game.intendant", game_tables());
        REQUIRE(session.book(BeginGame{}).booked);
    }
    setenv("LANGUAGE", "it", 1);
    const Program program(folder / "bin/intendant", folder / "game.intendant");
    setenv("LANGUAGE", "en", 1);
    // "entry", and not "voce".
    CHECK(wait_until([&] { return program.shown_entry() == 1; }, 15000));
}

// Hidden: it wants a screen of its own; the test windows_small_screen gives it one.
TEST_CASE("on a screen smaller than 1024 x 700 the program says so, fits and works", "[.][small_screen]") {
    Hand hand;
    const auto screen = wxDisplay(&hand.frame()).GetGeometry().GetSize();
    REQUIRE(screen.x < 1024);
    CHECK(hand.notice().Contains("1024 x 700"));
    // The window manager answers when it likes.
    CHECK(wait_until([&] { return hand.frame().GetSize().x <= screen.x && hand.frame().GetSize().y <= screen.y; }));
    const Folder folder;
    {
        auto session = app::aa::Session::create(folder / "game.intendant", game_tables());
        REQUIRE(session.book(BeginGame{}).booked);
    }
    hand.open(folder / "game.intendant");
    hand.type("entry.line", "germany pays 5");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.entries() == 2; }));
    hand.frame().close_game();
}
