// How every window looks: room for its words, nothing over something else, no pale text, one language. tests/app/matrix
// runs this in each language, theme and scale, and keeps a picture of each window.

#include "app/common/file_choice.hpp"
#include "app/text.hpp"
#include "tests/app/look.hpp"
#include "tests/app/open_game.hpp"

#include <wx/bookctrl.h>

#include <cstdlib>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// A picture of the screen, where pictures are wanted.
void take_picture(const std::string& name) {
    if (const char* const folder = std::getenv("INTENDANT_MATRIX")) {
        const auto command = "import -window root -strip -colors 128 'PNG8:" + std::string{folder} + "/" + name + ".png'";
        CHECK(std::system(command.c_str()) == 0);
    }
}

void settle() {
    wait_until([] { return false; }, 80);
}

void looks_right(const wxWindow& window, const std::string& scene) {
    settle();
    for (const auto& fault : faults_in(window)) {
        FAIL_CHECK(scene << ": " << fault);
    }
    CHECK(faults_in(window).empty());
    take_picture(scene);
}

void prepare(const std::filesystem::path& game, std::size_t commands) {
    const auto script = read_script(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl");
    auto session = app::aa::Session::create(game, game_tables());
    for (std::size_t place = 0; place < commands; ++place) {
        REQUIRE(session.book(script.commands[place]).booked);
    }
}

/// The least window that must suffice.
void make_small(Hand& hand) {
    const int title_bar = hand.frame().GetSize().y - hand.frame().GetClientSize().y - hand.frame().FromDIP(25); // without the menus
    hand.frame().SetSize(hand.frame().FromDIP(wxSize(1024, 700)) + wxSize(0, std::max(0, title_bar)));
    settle();
}

} // namespace

TEST_CASE("every page looks right in a window of 1024 x 700", "[.][axis_allies][window][matrix]") {
    const Folder folder;
    for (const std::size_t commands : {1, 5, 15, 16, 17, 40, 52, 55}) {
        const auto game = folder / ("game" + std::to_string(commands) + ".intendant");
        prepare(game, commands);
        Hand hand;
        make_small(hand);
        hand.open(game);
        const auto at = std::to_string(commands);
        if (commands == 55) {
            looks_right(hand.frame(), at + "-reopened");
        }
        hand.click("last_entries.go_on");
        auto& pages = dynamic_cast<wxBookCtrlBase&>(hand.see("pages"));
        for (std::size_t page = 0; page < pages.GetPageCount(); ++page) {
            // What does not change from one Action to the next is looked at once.
            const bool changes = pages.GetPage(page)->GetName() == "turn" || pages.GetPage(page)->GetName() == "battle";
            if (changes || commands == 40) {
                pages.SetSelection(page);
                looks_right(hand.frame(), at + "-" + app::to_utf8(pages.GetPage(page)->GetName()));
            }
        }
        hand.frame().close_game();
    }
}

TEST_CASE("welcome, new game, help, keys, what if and the sample look right", "[.][axis_allies][window][matrix]") {
    const Folder folder;
    prepare(folder / "game.intendant", 40);
    Hand hand;
    make_small(hand);
    looks_right(hand.frame(), "welcome");
    for (const auto& fault : faults_in_menus(hand.frame())) {
        FAIL_CHECK(fault);
    }
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            auto& dialog = *wxWindow::FindWindowByName("new_game");
            for (int page = 0; page < 4; ++page) {
                looks_right(dialog, "new-game-" + std::to_string(page));
                hand.key(WXK_PAGEDOWN, wxMOD_CONTROL);
            }
            hand.key(WXK_ESCAPE);
        });
    hand.open(folder / "game.intendant");
    hand.click("last_entries.go_on");
    for (const auto& fault : faults_in_menus(hand.frame())) {
        FAIL_CHECK(fault);
    }
    hand.key(WXK_F1);
    hand.see("help");
    looks_right(hand.frame(), "help");
    hand.key(WXK_ESCAPE);
    hand.key('K', wxMOD_CONTROL);
    looks_right(*hand.see("keys.table").GetParent(), "keys");
    hand.key(WXK_ESCAPE);
    hand.key('I', wxMOD_CONTROL);
    looks_right(hand.see("what_if_frame"), "what-if");
    hand.key(WXK_ESCAPE);
    hand.frame().Raise();
    hand.frame().close_game();
    hand.click("welcome.sample.axis_allies");
    hand.see("sample.words");
    looks_right(hand.frame(), "sample");
    hand.frame().close_game();
}
