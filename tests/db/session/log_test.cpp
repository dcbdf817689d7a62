// The past of a game: figures by turn, states at any entry, remarks and links that stand outside the course of play.

#include "app/cli/play.hpp"
#include "db/session/axis_allies/session.hpp"
#include "db/session/export_line.hpp"
#include "db/session/history.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/recorded_games.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;
using db::AxisAlliesSession;

namespace {

AxisAlliesSession recorded(const std::string& name) {
    auto game = AxisAlliesSession::in_memory(printed_tables());
    std::ifstream script(folder_of_games() / (name + ".jsonl"));
    std::ostringstream out;
    std::ostringstream errors;
    REQUIRE(cli::play(game, *printed_tables(), script, out, errors));
    return game;
}

/// The Soviet Union buys four infantry and collects, then Germany buys two armor.
AxisAlliesSession two_turns() {
    auto game = AxisAlliesSession::in_memory(printed_tables());
    const auto russia = *printed_tables()->find("russia");
    const std::vector<Command> commands{BeginGame{},
                                        BuyUnits{{{Unit::Infantry, 4}}},
                                        EndAction{},
                                        EndAction{},
                                        EndAction{},
                                        EndAction{},
                                        PlaceUnits{.units = {{Unit::Infantry, 4}}, .space = russia},
                                        EndAction{},
                                        CollectIncome{},
                                        BuyUnits{{{Unit::Armor, 2}}}};
    for (const auto& command : commands) {
        REQUIRE(game.book(command, "the table says so").booked);
    }
    return game;
}

std::string digest_at(const AxisAlliesSession& game, std::int64_t seq) { return digest_of(game.state_at(seq)); }

double value_of(const db::History& history, const db::TurnFigures& turn, const std::string& measure, const std::string& side) {
    const auto& all = history.measures;
    const auto row = std::ranges::find(all.measures, measure, &core::Measure::id);
    const auto column = std::ranges::find(all.sides, side, &core::MeasuredSide::id);
    REQUIRE(row != all.measures.end());
    REQUIRE(column != all.sides.end());
    return history.value(turn, static_cast<std::size_t>(row - all.measures.begin()), static_cast<std::size_t>(column - all.sides.begin()));
}

} // namespace

TEST_CASE("the books at any entry are those that were recorded, forwards, backwards and at random", "[db][axis_allies][log]") {
    const auto game = recorded("axis_military");
    const auto entries = game.file().entries(1, game.file().last_seq());
    REQUIRE(entries.size() > 300);
    for (const auto& entry : entries) {
        REQUIRE(digest_at(game, entry.seq) == entry.state_digest);
    }
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        REQUIRE(digest_at(game, entry->seq) == entry->state_digest);
    }
    for (std::size_t turn = 0, place = 17; turn < 50; ++turn, place = (place * 89 + 7) % entries.size()) {
        REQUIRE(digest_at(game, entries[place].seq) == entries[place].state_digest);
    }
}

TEST_CASE("the books at an entry that was taken back are those of then", "[db][axis_allies][log]") {
    auto game = two_turns();
    const auto bought = game.digest();
    REQUIRE(game.undo());
    const auto taken_back = game.digest();
    REQUIRE(game.book(BuyUnits{{{Unit::Infantry, 1}}}).booked);
    CHECK(digest_at(game, 10) == bought);
    CHECK(digest_at(game, 11) == taken_back);
    CHECK(digest_at(game, 9) == taken_back);
    CHECK(digest_at(game, 12) == game.digest());
    CHECK_FALSE(game.stands(10));
    CHECK(game.stands(12));
}

TEST_CASE("the course of a game in figures: levels at the end of a turn, flows added up", "[db][axis_allies][log]") {
    const auto game = two_turns();
    const auto history = db::history_of(game);
    REQUIRE(history);
    REQUIRE(history->turns.size() == 2);
    const auto& soviet = history->turns[0];
    CHECK(soviet.first == 1);
    CHECK(soviet.last == 9);
    CHECK(value_of(*history, soviet, "income", "ussr") == 24);
    CHECK(value_of(*history, soviet, "spent_infantry", "ussr") == 12);
    CHECK(value_of(*history, soviet, "treasury", "ussr") == 36);
    CHECK(value_of(*history, soviet, "production", "ussr") == 24);
    CHECK(value_of(*history, history->turns[1], "spent_armor", "germany") == 10);
    CHECK(value_of(*history, history->turns[1], "treasury", "germany") == 22);
    const auto rounds = history->rounds();
    REQUIRE(rounds.size() == 1);
    CHECK(value_of(*history, rounds[0], "spent_armor", "germany") == 10);
    CHECK(value_of(*history, rounds[0], "income", "ussr") == 24);
    // Bought at its price, a piece does not move the balance; income comes every turn and turns nothing.
    CHECK(history->turning_points.empty());
}

TEST_CASE("a turning point is where the balance moved", "[db][axis_allies][log]") {
    auto game = two_turns();
    REQUIRE(game.book(CorrectTreasury{Power::Ussr, {30}, "miscounted"}).booked);
    const auto history = db::history_of(game);
    REQUIRE(history);
    REQUIRE(history->turning_points.size() == 1);
    CHECK(history->turning_points[0].seq == 11);
    CHECK(history->turning_points[0].after - history->turning_points[0].before == 6);
}

TEST_CASE("the figures of a recorded game are those of its books, and its battles begin and end", "[db][axis_allies][log]") {
    const auto game = recorded("axis_military");
    const auto history = db::history_of(game);
    REQUIRE(history);
    REQUIRE(history->turns.size() > 5);
    for (const auto& turn : history->turns) {
        for (const auto& figure : levels(game.state_at(turn.last))) {
            REQUIRE(value_of(*history, turn, figure.measure, figure.side) == figure.value);
        }
    }
    REQUIRE(history->battles.size() > 5);
    for (const auto& battle : history->battles) {
        CHECK(battle.first < battle.last);
        CHECK(game.state_at(battle.first).battle);
        CHECK_FALSE(game.state_at(battle.last).battle);
    }
    CHECK(history->turning_points.size() == 12);
    int asked = 0;
    CHECK_FALSE(db::history_of(game, [&asked](std::int64_t) { return ++asked < 10; }));
    CHECK(asked == 10);
}

TEST_CASE("dice of which only the hits were typed count among those of their battle", "[db][axis_allies][log]") {
    const auto game = recorded("allies_military");
    const auto history = db::history_of(game);
    REQUIRE(history);
    REQUIRE(history->battles.size() == 4);
    // Entries 11 to 32: infantry, armor and fighter of the United Kingdom throw 2 + 2, 2 + 2, 1 + 2 and 1 dice; of the
    // second and third throw of column 3 only the hits are known, one each.
    const auto luck = history->battles[0].dice.at("uk").luck();
    CHECK(luck.dice == 12);
    CHECK(luck.hits == 3);
    CHECK(luck.expected == Approx((5 * 1 + 7 * 3) / 6.0));
    CHECK(history->battles[0].dice.at("japan").luck().hits == 4);
}

TEST_CASE("the outline says of each entry what the log needs without its words", "[db][axis_allies][log]") {
    const auto game = recorded("axis_military");
    db::Outline outline;
    CHECK_FALSE(game.file().read_on(outline, 100));
    CHECK(outline.size() == 100);
    while (!game.file().read_on(outline, 100)) {
    }
    const auto entries = game.file().entries(1, game.file().last_seq());
    REQUIRE(outline.rows.size() == entries.size());
    for (const auto& entry : entries) {
        const auto& row = outline.at(entry.seq);
        REQUIRE(row.round == entry.round);
        REQUIRE(outline.words[row.seat] == entry.seat);
        REQUIRE(outline.words[row.phase] == entry.phase);
        REQUIRE(row.kind == entry.kind);
        REQUIRE(row.target == entry.target);
        REQUIRE(row.reasoned == !entry.reason.empty());
        REQUIRE(row.dice == !game.file().rolls(entry.seq).empty());
    }
}

TEST_CASE("the entries about a place are those that name it or move pieces there", "[db][axis_allies][log]") {
    const auto game = two_turns();
    CHECK(game.file().entries_about("russia", 1, 10) == std::vector<std::int64_t>{1, 7});
    CHECK(game.file().entries_about("russia", 2, 6).empty());
    CHECK(game.file().entries_about("nowhere", 1, 10).empty());
}

TEST_CASE("a note or a bookmark stands at an entry, at any time, and changes nothing in the game", "[db][axis_allies][log]") {
    auto game = two_turns();
    const auto before = game.digest();
    CHECK_FALSE(game.note("on what?", 99));
    CHECK_FALSE(game.bookmark(0));
    REQUIRE(game.note("the mistake", 2));
    REQUIRE(game.bookmark(2));
    CHECK(game.bookmarked(2));
    CHECK_FALSE(game.bookmarked(3));
    CHECK(game.file().entries(11, 11).front().target == 2);
    REQUIRE(game.bookmark(2));
    CHECK_FALSE(game.bookmarked(2));
    CHECK(game.in_english(game.sentences(game.file().entries(12, 12).front()).front()) == "Bookmark at entry 2.");
    CHECK(game.in_english(game.sentences(game.file().entries(13, 13).front()).front()) == "The bookmark at entry 2 is taken away.");
    CHECK(game.digest() == before);
    CHECK(game.can_undo());
    REQUIRE(game.undo());
    REQUIRE(game.bookmark(10)); // also of what was taken back
    REQUIRE(game.redo());       // a remark is no play: redo still answers the undo
    CHECK(game.digest() == before);
    CHECK(game.verify().sound());
}

TEST_CASE("a correction names the entry that it puts right", "[db][axis_allies][log]") {
    auto game = two_turns();
    REQUIRE(game.note("a remark"));
    CHECK(game.book(CorrectTreasury{Power::Ussr, {30}, "miscounted"}, {}, 11).refused); // a note is no play
    CHECK(game.book(CorrectTreasury{Power::Ussr, {30}, "miscounted"}, {}, 99).refused);
    CHECK(game.file().last_seq() == 11);
    const auto answer = game.book(CorrectTreasury{Power::Ussr, {30}, "miscounted"}, {}, 2);
    REQUIRE(answer.booked);
    CHECK(answer.booked->target == 2);
    CHECK(game.verify().sound());
    CHECK(game.state().powers[Power::Ussr].treasury.amount == 30);
}

TEST_CASE("remarks, bookmarks and corrections survive export and play", "[db][axis_allies][log][cli]") {
    auto game = two_turns();
    REQUIRE(game.note("the mistake", 2));
    REQUIRE(game.bookmark(3));
    REQUIRE(game.book(CorrectTreasury{Power::Ussr, {30}, "miscounted"}, {}, 2).booked);
    std::stringstream lines;
    for (const auto& line : game.log()) {
        lines << db::export_line(line.entry) << '\n';
    }
    auto again = AxisAlliesSession::in_memory(printed_tables());
    std::ostringstream out;
    std::ostringstream errors;
    REQUIRE(cli::play(again, *printed_tables(), lines, out, errors, {.strict = true}));
    CHECK(again.digest() == game.digest());
    for (std::int64_t seq = 1; seq <= game.file().last_seq(); ++seq) {
        CHECK(again.file().entries(seq, seq).front().target == game.file().entries(seq, seq).front().target);
    }
    CHECK(again.bookmarked(3));
}
