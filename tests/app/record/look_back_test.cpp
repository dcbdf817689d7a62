// While one looks back, every page speaks of the game as it was then.

#include "app/axis_allies/desk/sample_turn.hpp"
#include "app/axis_allies/map/board_page.hpp"
#include "app/base/text.hpp"
#include "app/board/canvas.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/sentence_list.hpp"
#include "db/file/file_error.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/bookctrl.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// The rule book's turn of Japan, played to its end.
class JapanTurn {
public:
    JapanTurn() {
        {
            auto session = app::aa::Session::create(m_folder / "game.intendant", game_tables());
            for (const auto& command : read_script(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl").commands) {
                REQUIRE(session.book(command).booked);
            }
        }
        hand.open(m_folder / "game.intendant");
        hand.click("last_entries.go_on");
    }
    ~JapanTurn() { hand.frame().close_game(); }

    void show(const wxString& page) {
        for (auto* const each : hand.desk().pages()) {
            if (each->GetName() == page) {
                hand.desk().go_to(each);
            }
        }
        hand.see(page);
    }
    void look_back(std::int64_t seq) {
        hand.frame().desk()->look_back(seq);
        settle();
    }
    void settle() {
        wait_until([] { return false; }, 150);
    }
    std::vector<std::int64_t> entries_in(const wxString& table) {
        std::vector<std::int64_t> entries;
        const auto read = [&](const auto& rows) {
            for (const auto& row : rows) {
                entries.push_back(std::stoll(row.key));
            }
        };
        auto& window = hand.see(table);
        if (const auto* const list = dynamic_cast<const app::RowList*>(&window)) {
            read(list->rows());
        } else {
            read(dynamic_cast<const app::SentenceList&>(window).rows());
        }
        return entries;
    }

    Hand hand;

private:
    Folder m_folder;
};

using Entries = std::vector<std::int64_t>;

} // namespace

TEST_CASE("the entries behind a figure end with the entry that is looked at", "[axis_allies][window][review][figures]") {
    JapanTurn game;
    game.show("bank");
    game.hand.click_row("bank.powers", "japan");
    CHECK(game.entries_in("bank.trace") == Entries{1, 2, 4, 56});
    game.look_back(2);
    CHECK(game.entries_in("bank.trace") == Entries{1, 2});
    game.hand.select("bank.trace.kind", "Production");
    CHECK(wait_until([&] { return game.entries_in("bank.trace") == Entries{1}; }));
    game.look_back(0);
    CHECK(wait_until([&] { return game.entries_in("bank.trace") == Entries{1, 44}; }));
}

TEST_CASE("the sheet of a space tells what had made it so, and no later entry", "[axis_allies][window][review][board]") {
    JapanTurn game;
    game.show("board");
    auto& page = dynamic_cast<app::aa::BoardPage&>(game.hand.see("board"));
    page.select(space("manchuria"));
    CHECK(game.entries_in("board.entries").front() == 48);
    game.look_back(13);
    CHECK(game.entries_in("board.entries") == Entries{13, 12, 1});
    // Where a piece started stands in what it does later, and changes nothing there any more.
    game.look_back(0);
    page.select(space("kwangtung"));
    for (const auto seq : game.entries_in("board.entries")) {
        const auto entry = game.hand.session().file().entries(seq, seq).front();
        INFO(entry.summary);
        CHECK((seq == 1 || entry.summary.find("Kwangtung") != std::string::npos));
    }
}

TEST_CASE("luck is counted up to the entry that is looked at", "[axis_allies][window][review][luck]") {
    JapanTurn game;
    game.show("luck");
    auto& battles = dynamic_cast<app::RowList&>(game.hand.see("luck.battles"));
    game.settle();
    const auto now = battles.rows().size();
    CHECK(now == 6);
    game.look_back(24);
    CHECK(battles.rows().size() == 2);
    game.look_back(16);
    CHECK(battles.rows().empty());
    game.look_back(0);
    CHECK(wait_until([&] { return battles.rows().size() == now; }));
}

TEST_CASE("the battle board tells what the entry that is looked at brought about", "[axis_allies][window][review]") {
    JapanTurn game;
    game.show("battle");
    CHECK_FALSE(wxWindow::FindWindowByName("battle.news")->IsShown());
    game.look_back(24);
    auto news = game.hand.see("battle.news").GetLabel();
    news.Replace("\n", " "); // it is wrapped
    CHECK(news.Contains("the attacker won"));
    CHECK(news.Contains("of 3 dice")); // the luck of that battle
    CHECK_FALSE(news.Contains("of 9 dice"));
    game.look_back(19);
    CHECK(game.hand.see("battle.news").GetLabel().Contains("dice 3, 1 hit"));
}

TEST_CASE("what a power of the same name pays does not make a territory what it is", "[axis_allies][window][board]") {
    OpenGame game(
        {}, {},
        {Pay{.from = Power::Germany, .to = {}, .amount = {5}, .purpose = "a loan"},
         CorrectUnits{.space = space("germany"), .power = Power::Germany, .unit = Unit::Infantry, .count = 7, .reason = "counted"}});
    game.hand.click("last_entries.go_on");
    game.hand.page(WXK_F2, "board.canvas");
    dynamic_cast<app::aa::BoardPage&>(game.hand.see("board")).select(space("germany"));
    std::vector<std::string> keys;
    for (const auto& row : dynamic_cast<app::SentenceList&>(game.hand.see("board.entries")).rows()) {
        keys.push_back(row.key);
    }
    CHECK(keys == std::vector<std::string>{"3", "1"});
}

TEST_CASE("the next step of the sample leads out of looking back, and its graphs are those of its own game",
          "[axis_allies][window][sample][review]") {
    Hand hand;
    hand.click("welcome.sample.axis_allies");
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    hand.see("sample.words");
    const auto germany = [&] {
        const auto& rows = dynamic_cast<app::RowList&>(hand.see("graphs.numbers")).rows();
        return rows.empty() ? wxString{} : wxString::Format("%zu: ", rows.size()) + rows.back().cells[2];
    };
    const auto graphs = [&] {
        hand.frame().desk()->show_graphs();
        hand.see("graphs.measure");
        hand.select("graphs.measure", "Treasury (IPC)");
    };
    // As many entries as the next step has, but others.
    for (const std::int64_t entry : {2, 3}) {
        hand.type("entry.line", "germany pays 5");
        hand.key(WXK_RETURN);
        REQUIRE(wait_until([&] { return hand.entries() == entry; }));
    }
    graphs();
    CHECK(wait_until([&] { return germany() == "1: 22"; }));
    hand.key(WXK_F3);
    REQUIRE(wait_until([&] { return hand.frame().desk()->looks_back(); }));
    hand.click("sample.next");
    CHECK(wait_until([&] { return hand.entries() == 3 && !hand.frame().desk()->looks_back(); }));
    CHECK_FALSE(wxWindow::FindWindowByName("review")->IsShown());
    CHECK(wait_until([&] { return hand.see("sample.next").HasFocus(); }));
    graphs();
    CHECK(wait_until([&] { return germany() == "1: 32"; }));
    hand.frame().close_game();
}

TEST_CASE("a sample that cannot be played says so", "[axis_allies][sample]") {
    const auto commands = app::aa::sample_commands(*game_tables());
    CHECK(app::aa::play_sample(game_tables(), commands, 3).file().last_seq() == 3);
    const std::vector<Command> spoilt{commands[0], commands[3], BuyUnits{{{Unit::Battleship, 99}}}};
    CHECK_THROWS_AS(app::aa::play_sample(game_tables(), spoilt, 3), db::FileError);
    CHECK_THROWS_AS(app::aa::play_sample(game_tables(), spoilt, 4), db::FileError);
}
