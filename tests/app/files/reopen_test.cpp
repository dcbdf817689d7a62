#include "app/base/settings.hpp"
#include "app/base/text.hpp"
#include "app/widgets/picture_card.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/look.hpp"
#include "tests/app/player.hpp"
#include "tests/app/resized.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>
#include <wx/stattext.h>

#include <array>
#include <fstream>
#include <set>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// A second process that has the game open.
class Holder {
public:
    explicit Holder(const std::filesystem::path& game) {
        std::array<int, 2> ready{};
        REQUIRE(pipe(ready.data()) == 0);
        m_pid = fork();
        if (m_pid == 0) {
            const auto session = app::aa::Session::open(game, game_tables());
            const char sign = '.';
            if (write(ready[1], &sign, 1) == 1) {
                pause();
            }
            _exit(0);
        }
        char sign = 0;
        REQUIRE(read(ready[0], &sign, 1) == 1);
        close(ready[0]);
        close(ready[1]);
    }
    ~Holder() {
        kill(m_pid, SIGKILL);
        waitpid(m_pid, nullptr, 0);
    }

private:
    pid_t m_pid;
};

wxString label(const wxString& name) {
    auto* const found = dynamic_cast<wxStaticText*>(wxWindow::FindWindowByName(name));
    return found != nullptr && found->IsShownOnScreen() ? found->GetLabelText() : wxString{};
}

std::size_t colours_in(const wxBitmap& picture) {
    const auto image = picture.ConvertToImage();
    std::set<unsigned> colours;
    for (int y = 0; y < image.GetHeight(); ++y) {
        for (int x = 0; x < image.GetWidth(); ++x) {
            colours.insert(image.GetRed(x, y) * 65536U + image.GetGreen(x, y) * 256U + image.GetBlue(x, y));
        }
    }
    return colours.size();
}

/// True when no pane or page cuts anything of it off.
bool whole(const wxWindow& window) {
    for (const auto* outer = window.GetParent(); outer != nullptr; outer = outer->GetParent()) {
        if (!outer->GetScreenRect().Contains(window.GetScreenRect())) {
            return false;
        }
    }
    return true;
}

} // namespace

TEST_CASE("a game closed in the middle of a battle goes on where it stood, to the same end", "[axis_allies][window]") {
    const Folder folder;
    constexpr std::size_t in_the_battle = 20;
    const auto script = read_script(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl");
    prepare_sample(folder / "game.intendant", in_the_battle);
    Hand hand;
    hand.open(folder / "game.intendant");
    REQUIRE(hand.session().state().battle.has_value());
    hand.key(WXK_RETURN);
    // The board is laid out again once it has its size.
    const auto comes_whole = [](const wxWindow& window) { return wait_until([&] { return whole(window); }, 2000); };
    CHECK(comes_whole(hand.see("battle.dice.faces")));
    enter(hand, script.commands[in_the_battle]);

    hand.frame().close_game();
    hand.open(folder / "game.intendant");
    REQUIRE(hand.session().state().battle->owed.has_value());
    hand.click("last_entries.go_on");
    CHECK(comes_whole(hand.see("losses.take")));
    for (auto* const row : hand.see("losses.count").GetChildren()) {
        CHECK(comes_whole(*row));
    }
    enter(hand, {script.commands.begin() + in_the_battle + 1, script.commands.end()});

    auto whole = app::aa::Session::in_memory(game_tables());
    for (const auto& command : script.commands) {
        REQUIRE(whole.book(command).booked);
    }
    CHECK(hand.session().digest() == whole.digest());
    hand.frame().close_game();
}

TEST_CASE("a game is opened from the first page, and goes on where it was left", "[axis_allies][window]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 9);
    app::remember_game(folder / "game.intendant");
    Hand hand;
    // The card of the game has a drawing of its board, and says how it stands.
    const auto& card = dynamic_cast<const app::PictureCard&>(hand.see("welcome.recent.game"));
    CHECK(wait_until([&] { return card.lines().size() > 1; }));
    wxString lines;
    for (const auto& line : card.lines()) {
        lines += line + "\n";
    }
    INFO(app::to_utf8(lines));
    CHECK(lines.Contains("Round 1"));
    CHECK(lines.Contains("Axis 54 IPC")); // who leads
    CHECK(colours_in(card.picture()) > 4);
    hand.click("welcome.recent.game");
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    hand.see("last_entries");
    hand.key(WXK_RETURN);
    hand.see("pages");
    CHECK(hand.session().state().turn.action == Action::CombatMovement);
    hand.frame().close_game();
}

TEST_CASE("after reopening, the last five entries are shown until something is booked", "[axis_allies][window]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 9);
    Hand hand;
    hand.open(folder / "game.intendant");
    for (int place = 0; place < 5; ++place) {
        const auto name = wxString::Format("last_entries.%d", place);
        hand.see(name);
        CHECK(label(name).StartsWith(wxString::Format("%d ", place + 5)));
    }
    // In a narrow window they take more lines, and none lies on another.
    const int in_one_line = hand.see("last_entries.4").GetSize().GetHeight();
    const Resized resized(hand.frame(), wxSize(720, 640));
    const auto apart = [&] {
        int bottom = 0;
        int lines = 0;
        for (int place = 0; place < 5; ++place) {
            const auto rect = hand.see(wxString::Format("last_entries.%d", place)).GetRect();
            lines += rect.GetHeight() / in_one_line;
            if (rect.GetTop() < bottom ||
                rect.GetHeight() < hand.see(wxString::Format("last_entries.%d", place)).GetBestSize().GetHeight()) {
                return false;
            }
            bottom = rect.GetBottom();
        }
        return lines > 5;
    };
    CHECK(wait_until(apart, 2000));
    take_picture("last_entries_narrow");
    CHECK(wxWindow::FindWindowByName("last_entries")->GetRect() == wxWindow::FindWindowByName("pages")->GetRect());
    enter(hand, EndAction{});
    CHECK_FALSE(wxWindow::FindWindowByName("last_entries")->IsShownOnScreen());
    CHECK(wxWindow::FindWindowByName("pages")->IsShownOnScreen());
    hand.frame().close_game();
}

TEST_CASE("a game that another program holds is offered for review, where nothing can be booked", "[axis_allies][window]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 3);
    const Holder other(folder / "game.intendant");
    Hand hand;
    hand.frame().open_game(folder / "game.intendant");
    CHECK(hand.frame().desk() == nullptr);
    CHECK_FALSE(hand.notice().empty());
    hand.click("notice.act");
    const bool opened = wait_until([&] { return hand.frame().desk() != nullptr; });
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    REQUIRE(opened);
    CHECK(hand.session().read_only());
    CHECK(hand.entries() == 3);
    CHECK_FALSE(hand.see("guide.next").IsEnabled());
    hand.frame().close_game();
}

TEST_CASE("a game that is moved away under the open window is told, and put in place again", "[axis_allies][window]") {
    const Folder folder;
    const auto path = folder / "game.intendant";
    prepare_sample(path, 3);
    Hand hand;
    hand.open(path);
    std::filesystem::rename(path, folder / "elsewhere.intendant");
    hand.click("last_entries.go_on");
    hand.frame().desk()->bookmark();
    CHECK(hand.entries() == 3);
    CHECK(hand.notice().Contains("was moved, replaced or deleted"));
    hand.click("notice.act");
    REQUIRE(wait_until([&] { return hand.notice().Contains("in its place again"); }));
    CHECK(std::filesystem::exists(path));
    hand.frame().desk()->bookmark();
    CHECK(hand.entries() == 4);
    CHECK(hand.session().verify().sound());
    hand.frame().close_game();
    CHECK(std::filesystem::exists(folder / "elsewhere.intendant"));
}

TEST_CASE("a file that is no game is explained in a sentence", "[window]") {
    const Folder folder;
    std::ofstream(folder / "letter.intendant") << "Dear grandmother";
    Hand hand;
    hand.frame().open_game(folder / "letter.intendant");
    CHECK(hand.frame().desk() == nullptr);
    CHECK(hand.notice().length() > 20);
    CHECK_FALSE(hand.notice().Lower().Contains("sqlite"));
    hand.frame().open_game(folder / "nowhere.intendant");
    CHECK(hand.frame().desk() == nullptr);
    CHECK(hand.notice().length() > 20);
}

TEST_CASE("a game opens on the page where its Action is played", "[axis_allies][window]") {
    const auto opens_on = [](Action action, Depth depth) {
        Situation situation;
        situation.action = action;
        Options options;
        options.depth = depth;
        OpenGame game(situation, options);
        game.hand.click("last_entries.go_on");
        return game.hand.desk().current()->GetName();
    };
    CHECK(opens_on(Action::ResearchAndPurchase, Depth::FullBoard) == "board"); // the sheet stands beside it
    CHECK(opens_on(Action::CombatMovement, Depth::FullBoard) == "board");
    CHECK(opens_on(Action::Combat, Depth::BankAndBattles) == "battle");
    CHECK(opens_on(Action::Combat, Depth::Bank) == "board"); // a capture is one click there
}

TEST_CASE("the head has room for the next step where the page stays the same", "[axis_allies][window]") {
    OpenGame game;
    game.hand.click("last_entries.go_on");
    game.hand.page(WXK_F2, "board.canvas");
    game.hand.key(WXK_F4);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    wait_until([] { return false; }, 150);
    CHECK(faults_in(game.hand.see("header")) == std::vector<std::string>{});
}

TEST_CASE("a game whose name is no UTF-8 is opened, shown and found again", "[axis_allies][window]") {
    const Folder folder;
    const auto path = folder / "partita-\xe8-\xff.intendant";
    prepare_sample(folder / "game.intendant", 3);
    std::filesystem::rename(folder / "game.intendant", path);
    CHECK(app::to_path(app::path_to_wx(path)) == path);
    Hand hand;
    hand.open(path);
    CHECK(hand.session().file().path() == path);
    CHECK(hand.frame().GetTitle().Contains("partita-"));
    hand.frame().desk()->bookmark();
    CHECK(hand.entries() == 4);
    hand.frame().close_game();
    REQUIRE_FALSE(app::recent_games().empty());
    CHECK(app::recent_games().front() == path);
}
