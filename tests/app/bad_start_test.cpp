// The program starts, says what is wrong and works: with a damaged translation, and on a screen that is too small.

#include "app/base/text.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/program.hpp"

#include <wx/display.h>

#include <cstdlib>
#include <fstream>
#include <optional>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;
namespace fs = std::filesystem;

namespace {

/// What a program that is started meanwhile finds in its environment; as it was, afterwards.
class Environment {
public:
    Environment(const char* name, const std::string& value) : m_name(name) {
        if (const char* const before = std::getenv(name)) {
            m_before = before;
        }
        setenv(name, value.c_str(), 1);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;
    ~Environment() { m_before ? setenv(m_name, m_before->c_str(), 1) : unsetenv(m_name); }

private:
    const char* m_name;
    std::optional<std::string> m_before;
};

/// The program starts, takes a line of an entry and F4 to the end of the turn, and all of it stands in the file.
void enters_a_turn(const Folder& folder) {
    const auto game = folder / "game.intendant";
    {
        auto session = app::aa::Session::create(game, game_tables());
        REQUIRE(session.book(BeginGame{}).booked);
    }
    Hand hand;
    hand.frame().Iconize();
    {
        const Program program(game);
        REQUIRE(wait_until([&] { return program.shown_entry() == 1; }, 120000));
        program.activate();
        wxUIActionSimulator simulator;
        simulator.Char('E', wxMOD_CONTROL);
        look_up();
        simulator.Text("ussr pays 5");
        simulator.Char(WXK_RETURN);
        CHECK(wait_until([&] { return program.shown_entry() == 2; }, 120000));
        constexpr int last_of_turn = 8; // and the first of the next power
        for (auto shown = program.shown_entry(); shown != 0 && shown < last_of_turn; shown = program.shown_entry()) {
            simulator.Char(WXK_F4);
            REQUIRE(wait_until([&] { return program.shown_entry() > shown; }, 120000));
        }
    }
    hand.frame().Iconize(false);
    hand.frame().Restore();
    const auto session = app::aa::Session::open(game, game_tables());
    CHECK(session.verify().sound());
    CHECK(session.state().turn.power == Power::Germany);
}

} // namespace

TEST_CASE("without the service that speaks the program starts and a turn is entered", "[axis_allies][window][bad_start]") {
    const Folder folder;
    const auto nobody = "unix:path=" + (folder / "nobody").string();
    const Environment bridge("NO_AT_BRIDGE", "0"); // it is asked for
    const Environment desktop("DBUS_SESSION_BUS_ADDRESS", nobody);
    const Environment service("AT_SPI_BUS_ADDRESS", nobody);
    enters_a_turn(folder);
}

TEST_CASE("without any font the program starts and a turn is entered", "[axis_allies][window][bad_start]") {
    const Folder folder;
    fs::create_directories(folder / "fonts");
    std::ofstream(folder / "fonts.conf") << "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><dir>"
                                         << (folder / "fonts").string() << "</dir><cachedir>" << (folder / "cache").string()
                                         << "</cachedir></fontconfig>";
    const Environment fonts("FONTCONFIG_FILE", (folder / "fonts.conf").string());
    enters_a_turn(folder);
}

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
    CHECK(wait_until([&] { return program.shown_entry() == 1; }, 120000));
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
