// Backups after each turn, and the drill through the window: damage, open, restore (R13).

#include "app/base/settings.hpp"
#include "app/base/text.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/player.hpp"
#include "tests/db/file/damages.hpp"
#include "tests/support/catch.hpp"

#include "db/shelf/backup_shelf.hpp"

#include <iostream>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

db::BackupShelf shelf() { return db::BackupShelf(app::state_folder() / "backups"); }

/// Ends turns until it is that of the power after the next; without a window.
void end_turns(app::aa::Session& game, int turns) {
    while (turns > 0) {
        const auto power = game.state().turn.power;
        REQUIRE(
            (game.state().turn.action == Action::Income ? game.book(CollectIncome{}) : game.book(EndAction{}, "the table says so")).booked);
        turns -= game.state().turn.power == power ? 0 : 1;
    }
}

/// A game with three copies; the number of its entries.
std::int64_t prepare(const std::filesystem::path& path) {
    auto game = app::aa::Session::create(path, game_tables());
    REQUIRE(game.book(BeginGame{}).booked);
    for (int copy = 0; copy < 3; ++copy) {
        end_turns(game, 1);
        shelf().put(shelf().copy_aside(game.file()));
    }
    end_turns(game, 1);
    return game.file().last_seq();
}

app::RowList& table_of_copies(Hand& hand) {
    auto& table = dynamic_cast<app::RowList&>(hand.see("restore.table"));
    REQUIRE(wait_until([&] { return !table.rows().empty(); }));
    return table;
}

} // namespace

TEST_CASE("after each turn, and when it is closed, a game is copied to the shelf", "[axis_allies][window][backup]") {
    const Folder folder;
    const auto path = folder / "evening.intendant";
    {
        auto game = app::aa::Session::create(path, game_tables());
        REQUIRE(game.book(BeginGame{}).booked);
    }
    Hand hand;
    hand.open(path);
    CHECK_FALSE(shelf().has(path));
    const auto first = hand.session().state().turn.power;
    while (hand.session().state().turn.power == first) {
        hand.session().state().turn.action == Action::Income ? enter(hand, CollectIncome{}) : enter(hand, EndAction{});
    }
    enter(hand, EndAction{}); // the first entry of the next turn
    REQUIRE(wait_until([&] { return shelf().has(path); }));
    const auto after_turn = hand.entries();
    CHECK(shelf().backups_of(path).front().found.entries == after_turn);
    enter(hand, EndAction{});
    hand.frame().close_game();
    const auto backups = shelf().backups_of(path);
    REQUIRE(backups.size() == 2);
    CHECK(backups.front().sound());
    CHECK(backups.front().found.entries == after_turn + 1);
    hand.open(path);
    hand.frame().close_game();
    CHECK(shelf().backups_of(path).size() == 2); // nothing was booked
}

TEST_CASE("R13 a damaged game is restored from the newest good copy through the window", "[axis_allies][window][backup]") {
    int restored = 0;
    Hand hand;
    for (int number = 0; number < damage_cases; ++number) {
        CAPTURE(number);
        const Folder folder;
        const auto path = folder / "evening.intendant";
        const auto entries = prepare(path);
        const auto copies = shelf().backups_of(path);
        REQUIRE(copies.size() == 3);
        const int spoiled = number % 3 == 1 ? 1 : 0;
        if (spoiled == 1) {
            constexpr int gone = 7; // a copy that is gone is not on the shelf
            const int other = (number + 13) % damage_cases;
            damage(copies.front().file, other == gone ? 2 : other);
        }
        const bool there = damage(path, number);
        const auto damaged = there ? bytes_of(path) : std::string();

        hand.frame().open_game(path);
        INFO("the notice says: " << app::to_utf8(hand.notice()));
        if (hand.frame().desk() != nullptr) { // nothing that was booked is damaged: SQLite itself had an answer
            CHECK(hand.session().verify().problem == "");
            CHECK(hand.entries() == entries);
            hand.frame().close_game();
            continue;
        }
        ++restored;
        REQUIRE(hand.notice().length() > 20);
        hand.in_dialog(
            "restore", [&] { hand.click("notice.act"); },
            [&] {
                auto& table = table_of_copies(hand);
                CHECK(table.rows().size() == 3);
                CHECK(table.selected() == copies[static_cast<std::size_t>(spoiled)].file.string());
                REQUIRE(wait_until([&] { return table.IsDescendant(wxWindow::FindFocus()); }));
                hand.key(WXK_RETURN); // the first is offered: one key
            });
        REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
        CHECK(hand.entries() == copies[static_cast<std::size_t>(spoiled)].found.entries);
        CHECK(hand.session().verify().sound());
        const auto beside = path.parent_path() / "evening.replaced.intendant";
        REQUIRE(std::filesystem::exists(beside) == there);
        if (there) {
            CHECK(bytes_of(beside) == damaged);
        }
        hand.frame().close_game();
    }
    std::cout << "R13: " << damage_cases << " damages, " << restored
              << " of them restored from the newest good copy (the others had touched nothing that was booked), through the window\n";
    CHECK(restored >= damage_cases - 2);
}

TEST_CASE("a damaged game of which there are copies can be looked at as it is", "[axis_allies][window][backup]") {
    const Folder folder;
    const auto path = folder / "evening.intendant";
    prepare(path);
    damage(path, 10);
    const auto damaged = bytes_of(path);
    Hand hand;
    hand.frame().open_game(path);
    hand.in_dialog(
        "restore", [&] { hand.click("notice.act"); },
        [&] {
            table_of_copies(hand);
            hand.click("restore.look");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    CHECK(hand.frame().desk()->read_only());
    CHECK_FALSE(hand.session().verify().sound());
    hand.frame().close_game();
    CHECK(bytes_of(path) == damaged);
    CHECK(shelf().backups_of(path).size() == 3);
}

TEST_CASE("of a damaged game a repaired copy is saved through the window, and played on", "[axis_allies][window][backup]") {
    const Folder folder;
    const auto path = folder / "lone.intendant";
    std::int64_t entries = 0;
    {
        auto game = app::aa::Session::create(path, game_tables()); // no copy of it is on the shelf
        REQUIRE(game.book(BeginGame{}).booked);
        end_turns(game, 2);
        entries = game.file().last_seq();
    }
    damage(path, 10); // a bit of what was booked
    const auto damaged = bytes_of(path);
    Hand hand;
    hand.frame().open_game(path);
    if (hand.frame().desk() == nullptr) {
        hand.click("notice.act"); // look at it without changing it
    }
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    CHECK(hand.frame().desk()->read_only());
    CHECK_FALSE(hand.session().verify().sound());
    const auto copy = folder / "lone.repaired.intendant";
    hand.click("notice.act"); // save a repaired copy
    REQUIRE(wait_until([&] { return std::filesystem::exists(copy); }));
    REQUIRE(wait_until([&] { return hand.notice().Contains("lone.repaired.intendant"); }));
    hand.frame().close_game();
    CHECK(bytes_of(path) == damaged);

    hand.open(copy);
    CHECK_FALSE(hand.frame().desk()->read_only());
    CHECK(hand.session().verify().sound());
    CHECK(hand.entries() > 0);
    CHECK(hand.entries() < entries);
    const auto before = hand.entries();
    enter(hand, EndAction{});
    REQUIRE(wait_until([&] { return hand.entries() == before + 1; }));
    hand.frame().close_game();
    CHECK(bytes_of(path) == damaged);
}

TEST_CASE("an open game can be put back to a copy of it", "[axis_allies][window][backup]") {
    const Folder folder;
    const auto path = folder / "evening.intendant";
    prepare(path);
    Hand hand;
    hand.open(path);
    const auto entries = hand.entries();
    const auto copies = shelf().backups_of(path);
    const auto menu = [&] {
        const int id = hand.frame().GetMenuBar()->FindMenuItem(_("&File"), _("Restore a &backup..."));
        REQUIRE(id != wxNOT_FOUND);
        wxCommandEvent event(wxEVT_MENU, id);
        hand.frame().GetEventHandler()->AddPendingEvent(event);
    };
    hand.in_dialog("restore", menu, [&] {
        table_of_copies(hand);
        hand.click("cancel");
    });
    REQUIRE(hand.frame().desk() != nullptr);
    CHECK(hand.entries() == entries);
    hand.in_dialog("restore", menu, [&] {
        table_of_copies(hand);
        hand.click_row("restore.table", copies[1].file.string());
        hand.click("restore.restore");
    });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    CHECK(hand.entries() == copies[1].found.entries);
    CHECK(app::aa::Session::open_for_review(folder / "evening.replaced.intendant", game_tables()).file().last_seq() == entries);
    hand.frame().close_game();
}
