// A folder of games: cards, what is no game, the index that may be thrown away, scores.

#include "db/shelf/library.hpp"
#include "model/axis_allies/card.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <set>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::db;
using namespace intendant::test;

namespace {

LibraryCard make_card(const std::filesystem::path& file) {
    const auto session = AxisAlliesSession::open_for_review(file, printed_tables());
    return card_of(session.file(), card(session.state()), session.proof());
}

std::optional<core::GameCard> glance(const GameFile& file) {
    const auto books = AxisAlliesSession::glance(file, printed_tables());
    return books ? std::optional(card(*books)) : std::nullopt;
}

const CardMakers makers{{"axis_allies", {make_card, glance}}};

void write_game(const std::filesystem::path& path, const std::vector<Player>& players, const std::vector<Command>& more = {}) {
    auto game = AxisAlliesSession::create(path, printed_tables());
    REQUIRE(game.book(BeginGame{.options = preset(Edition::Italian), .players = players, .situation = {}}).booked);
    for (const auto& command : more) {
        REQUIRE(game.book(command, "the table says so").booked);
    }
}

const std::vector<Player> anna_and_ben{{"Anna", {Power::Ussr, Power::Uk, Power::Usa}}, {"Ben", {Power::Germany, Power::Japan}}};

const LibraryCard& card_named(const Library& library, const std::string& name) {
    const auto found = std::ranges::find_if(library.cards, [&](const LibraryCard& card) { return card.file.filename() == name; });
    REQUIRE(found != library.cards.end());
    return *found;
}

} // namespace

TEST_CASE("the library shows each game of a folder with its players, edition, end and dice", "[db][library][axis_allies]") {
    const TemporaryFolder folder;
    write_game(folder / "short.intendant", anna_and_ben, {Concede{.alliance = Alliance::Axis}});
    {
        auto game = AxisAlliesSession::create(folder / "long.intendant", printed_tables());
        REQUIRE(play(game, text_of(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl")).whole);
    }
    const auto library = read_library(folder.path(), {}, makers);

    REQUIRE(library.cards.size() == 2);
    const auto& short_game = card_named(library, "short.intendant");
    CHECK(short_game.problem.id == "");
    CHECK(short_game.game == "axis_allies");
    CHECK(short_game.entries == 2);
    CHECK(short_game.rounds == 1);
    CHECK(short_game.card.edition.id == "Italian book (IT)");
    CHECK(short_game.card.result.id == "The Allies; the Axis conceded");
    CHECK(short_game.card.winners == std::vector<std::string>{"ussr", "uk", "usa"});
    REQUIRE(short_game.card.seats.size() == 5);
    CHECK(short_game.card.seats[0].player == "Anna");
    CHECK(short_game.card.seats[0].side == "ussr");
    const auto& long_game = card_named(library, "long.intendant");
    CHECK(long_game.card.result.id == "");
    REQUIRE(long_game.dice.contains("japan"));
    const auto& japan = long_game.dice.at("japan");
    // counted from the file itself
    const auto file = GameFile::open_for_review(folder / "long.intendant");
    std::int64_t dice = 0;
    std::int64_t hits = 0;
    double expected = 0;
    for (std::int64_t seq = 1; seq <= file.last_seq(); ++seq) {
        for (const auto& roll : file.rolls(seq)) {
            if (roll.side == "japan" && roll.target > 0) {
                ++dice;
                hits += roll.result <= roll.target ? 1 : 0;
                expected += roll.target / 6.0;
            }
        }
    }
    CHECK(dice > 0);
    CHECK(japan.dice() == dice);
    CHECK(japan.hits() == hits);
    CHECK(std::abs(japan.expected() - expected) < 1e-9);
}

TEST_CASE("what is no game in the folder is listed with a sentence, and nothing is touched", "[db][library][axis_allies]") {
    const TemporaryFolder folder;
    write_game(folder / "good.intendant", anna_and_ben);
    write_bytes(folder / "letter.intendant", "Dear table");
    write_bytes(folder / "holiday.jpg", "a picture");
    std::filesystem::create_directory(folder / "older");
    write_game(folder.path() / "older" / "below.intendant", anna_and_ben);
    auto newer = bytes_of(folder / "good.intendant");
    newer[63] = '\x09';
    write_bytes(folder / "newer.intendant", newer);
    {
        auto other = GameFile::create(folder / "other.intendant", sample_header);
        fill(other, 3);
    }
    auto damaged = bytes_of(folder / "good.intendant");
    damaged.resize(damaged.size() - 4096);
    write_bytes(folder / "damaged.intendant", damaged);
    std::map<std::string, std::string> before;
    for (const auto& each : std::filesystem::recursive_directory_iterator(folder.path())) {
        if (each.is_regular_file()) {
            before[each.path().string()] = bytes_of(each.path());
        }
    }
    const auto library = read_library(folder.path(), {}, makers);

    CHECK(library.cards.size() == 6);
    CHECK(library.others == 1);
    CHECK(card_named(library, "good.intendant").problem.id == "");
    CHECK(card_named(library, "below.intendant").problem.id == "");
    CHECK(card_named(library, "letter.intendant").problem.id.find("is not a game of this program") != std::string::npos);
    CHECK(card_named(library, "newer.intendant").problem.id.find("newer version") != std::string::npos);
    CHECK(card_named(library, "other.intendant").problem.id.find("does not know") != std::string::npos);
    CHECK(card_named(library, "damaged.intendant").problem.id.find("damaged") != std::string::npos);
    std::size_t files = 0;
    for (const auto& each : std::filesystem::recursive_directory_iterator(folder.path())) {
        if (each.is_regular_file()) {
            ++files;
            CHECK(before[each.path().string()] == bytes_of(each.path()));
        }
    }
    CHECK(files == before.size());
}

TEST_CASE("the index only saves time: without it, damaged or old, the library is the same", "[db][library][axis_allies]") {
    const TemporaryFolder outer;
    const auto folder = outer / "games";
    std::filesystem::create_directory(folder);
    const auto index = outer / "index.sqlite";
    write_game(folder / "one.intendant", anna_and_ben);
    write_game(folder / "two.intendant", anna_and_ben);
    const auto first = read_library(folder, index, makers);
    CHECK(first.read == 2);
    const auto second = read_library(folder, index, makers);
    CHECK(second.read == 0);
    CHECK(second.cards == first.cards);

    write_bytes(index, "no index at all, but long enough to look at " + std::string(5000, 'x'));
    const auto third = read_library(folder, index, makers);
    CHECK(third.read == 2);
    CHECK(third.cards == first.cards);
    CHECK(read_library(folder, index, makers).read == 0);

    { // a game that went on is read again, and it alone
        auto game = AxisAlliesSession::open(folder / "two.intendant", printed_tables());
        REQUIRE(game.book(EndAction{}).booked);
    }
    const auto fourth = read_library(folder, index, makers);
    CHECK(fourth.read == 1);
    CHECK(card_named(fourth, "two.intendant").entries == 2);
    std::filesystem::remove(folder / "one.intendant");
    CHECK(read_library(folder, index, makers).cards.size() == 1);

    CHECK(read_library(folder, "/proc/nowhere/index", makers).cards.size() == 1); // no place for an index
}

TEST_CASE("what stood in the way of a file is asked again, though the file is the same", "[db][library][axis_allies]") {
    const TemporaryFolder outer;
    const auto folder = outer / "games";
    std::filesystem::create_directory(folder);
    write_game(folder / "one.intendant", anna_and_ben);
    const auto without = read_library(folder, outer / "index", {});
    CHECK(card_named(without, "one.intendant").problem.id.find("does not know") != std::string::npos);
    const auto with = read_library(folder, outer / "index", makers);
    CHECK(card_named(with, "one.intendant").problem.id == "");
    CHECK(card_named(with, "one.intendant").card.seats.size() == 5);
}

TEST_CASE("of a damaged game the library says where, and shows what is proved", "[db][library][axis_allies]") {
    const TemporaryFolder folder;
    write_game(folder / "one.intendant", anna_and_ben, {EndAction{}, EndAction{}});
    auto bytes = bytes_of(folder / "one.intendant");
    bytes[bytes.rfind("end_action")] ^= 1; // in the second of them or the third: the last entry is written last
    write_bytes(folder / "one.intendant", bytes);
    const auto card = read_library(folder.path(), {}, makers).cards.front();
    CHECK(card.problem.id.find("damaged at entry") != std::string::npos);
    CHECK(card.entries >= 1);
    CHECK(card.entries < 3);
    CHECK(card.card.seats.size() == 5);
}

TEST_CASE("reading a library can be broken off, and what was read is kept", "[db][library][axis_allies]") {
    const TemporaryFolder outer;
    const auto folder = outer / "games";
    std::filesystem::create_directory(folder);
    for (int number = 0; number < 4; ++number) {
        write_game(folder / (std::to_string(number) + ".intendant"), anna_and_ben);
    }
    const auto broken_off = read_library(folder, outer / "index", makers, [](std::size_t done, std::size_t all) {
        CHECK(all <= 4);
        return done < 2;
    });
    CHECK(broken_off.cards.size() == 2);
    CHECK(read_library(folder, outer / "index", makers).read == 2);
    CHECK(read_library(folder, outer / "index", makers, [](std::size_t, std::size_t) { return false; }).cards.empty());
    CHECK(read_library(folder, outer / "index", makers).read == 0); // nothing was forgotten
}

TEST_CASE("scores count each game once, however many copies of it there are", "[db][library][axis_allies]") {
    const TemporaryFolder folder;
    write_game(folder / "won.intendant", anna_and_ben, {Concede{.alliance = Alliance::Axis}});
    std::filesystem::copy_file(folder / "won.intendant", folder / "copy.intendant");
    write_game(folder / "lost.intendant", anna_and_ben, {Concede{.alliance = Alliance::Allies}});
    write_game(folder / "open.intendant", anna_and_ben);
    const auto cards = read_library(folder.path(), {}, makers).cards;
    REQUIRE(cards.size() == 4);

    const auto players = scores_by_player(cards);
    REQUIRE(players.size() == 2);
    for (const auto& score : players) {
        CAPTURE(score.name);
        CHECK(score.games == 3);
        CHECK(score.ended == 2);
        CHECK(score.won == 1);
    }
    const auto sides = scores_by_side(cards);
    REQUIRE(sides.size() == 5);
    for (const auto& score : sides) {
        CHECK(score.games == 3);
        CHECK(score.won == 1);
        CHECK(score.side.parameters.size() == 1);
    }
}

TEST_CASE("a library of a thousand games is read in about two seconds when it is known", "[db][library][axis_allies]") {
    const int games = long_run() ? 1000 : 200;
    const TemporaryFolder outer;
    const auto folder = outer / "games";
    std::filesystem::create_directory(folder);
    {
        auto game = AxisAlliesSession::create(folder / "0.intendant", printed_tables());
        REQUIRE(play(game, text_of(INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/round_one.jsonl")).whole);
    }
    for (int number = 1; number < games; ++number) {
        std::filesystem::copy_file(folder / "0.intendant", folder / (std::to_string(number) + ".intendant"));
    }
    const auto listing = std::chrono::steady_clock::now();
    CHECK(list_library(folder, outer / "index", makers).cards.size() == static_cast<std::size_t>(games));
    const auto listed = std::chrono::duration<double>(std::chrono::steady_clock::now() - listing).count();
    const auto time = [&](std::size_t read) {
        const auto start = std::chrono::steady_clock::now();
        CHECK(read_library(folder, outer / "index", makers).read == read);
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    const auto first = time(static_cast<std::size_t>(games));
    const auto again = time(0);
    std::cout << "Library: " << games << " games of 171 entries: " << std::fixed << std::setprecision(2) << "listed in " << listed
              << " s, proved in " << first << " s the first time, " << again << " s when known (aim " << 2.0 * games / 1000 << ")\n"
              << std::defaultfloat;
    CHECK(again * 5 < first);
    CHECK(again < 2.0 * 10 * games / 1000);
}

TEST_CASE("of a game that is not proved yet the list tells what its head and its snapshot say, and says so", "[db][library][axis_allies]") {
    const TemporaryFolder outer;
    const auto folder = outer / "games";
    std::filesystem::create_directory(folder);
    {
        auto game = AxisAlliesSession::create(folder / "long.intendant", printed_tables());
        REQUIRE(play(game, text_of(INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/round_one.jsonl")).whole);
    }
    write_game(folder / "short.intendant", anna_and_ben);
    const auto listed = list_library(folder, outer / "index", makers);
    CHECK(listed.whole);
    CHECK(listed.read == 0);
    const auto seen = card_named(listed, "long.intendant");
    const auto bare = card_named(listed, "short.intendant"); // no turn of it has ended, so it has no snapshot
    CHECK_FALSE(seen.proved);
    CHECK_FALSE(bare.proved);
    CHECK(bare.card == core::GameCard{});

    auto library = listed;
    std::vector<std::string> learned;
    CHECK(prove_cards(library, folder, outer / "index", makers, {}, [&](const LibraryCard& card) {
        CHECK(card.proved);
        learned.push_back(card.file.filename());
    }));
    std::ranges::sort(learned);
    CHECK(learned == std::vector<std::string>{"long.intendant", "short.intendant"});
    const auto& proved = card_named(library, "long.intendant");
    CHECK(proved.proved);
    CHECK(proved.problem.id == "");
    for (const auto* card : {&seen, &proved}) {
        CHECK(card->game == "axis_allies");
        CHECK(card->entries == 171);
        CHECK(card->identity == proved.identity);
        CHECK(card->began == proved.began);
        CHECK(card->last == proved.last);
        CHECK(card->rounds == proved.rounds);
        CHECK(card->card.edition == proved.card.edition);
        CHECK(card->card.seats == proved.card.seats);
    }
    CHECK(seen.dice.empty());
    CHECK_FALSE(proved.dice.empty());
    CHECK(scores_by_side(listed.cards).empty()); // nothing is counted that is not proved
    CHECK(scores_by_side(library.cards).size() == 5);
    CHECK(list_library(folder, outer / "index", makers).cards == library.cards);

    // A snapshot that does not show the books of its entry says nothing; one of what was taken back does not either.
    {
        auto game = AxisAlliesSession::open(folder / "short.intendant", printed_tables());
        REQUIRE(game.book(Concede{.alliance = Alliance::Axis}, "the table says so").booked);
    }
    {
        auto file = GameFile::open(folder / "short.intendant");
        const auto other = GameFile::open_for_review(folder / "long.intendant").snapshot_at_or_before(171);
        REQUIRE(file.put_snapshot(2, other->second));
    }
    CHECK(card_named(list_library(folder, {}, makers), "short.intendant").card == core::GameCard{});
    const auto at_end = [&] { return AxisAlliesSession::open(folder / "long.intendant", printed_tables()); };
    std::int64_t newest = 0;
    {
        auto game = at_end();
        newest = game.file().snapshot_at_or_before(game.file().last_seq())->first;
        REQUIRE(game.undo_from(newest));
    }
    std::optional<State> books;
    std::int64_t before = 0;
    {
        const auto file = GameFile::open_for_review(folder / "long.intendant");
        CHECK(file.first_taken_back_after(newest) == newest);
        CHECK_FALSE(file.first_taken_back_after(newest - 1));
        books = AxisAlliesSession::glance(file, printed_tables());
        const auto snapshot = file.snapshot_at_or_before(newest - 1);
        REQUIRE(snapshot);
        before = snapshot->first;
    }
    REQUIRE(books);
    CHECK(*books == at_end().state_at(before));
}

TEST_CASE("of a thousand files the library marks exactly those that are damaged", "[db][library][axis_allies]") {
    constexpr int files = 1000;
    const TemporaryFolder outer;
    const auto folder = outer / "games";
    std::filesystem::create_directory(folder);
    write_game(folder / "whole.intendant", anna_and_ben, {EndAction{}, EndAction{}, Concede{.alliance = Alliance::Axis}});
    const auto whole = bytes_of(folder / "whole.intendant");
    const auto name_of = [](int number) { return std::to_string(number) + ".intendant"; };
    const std::vector<std::function<std::string()>> damages{
        [&] { return whole.substr(0, whole.size() - 4096); },         // its end is missing
        [&] { return whole.substr(0, 50); },                          // so is nearly everything
        [&] { return std::string("Dear table") + whole.substr(10); }, // its beginning was written over
        [&] {                                                         // a letter of an entry
            auto bytes = whole;
            bytes[bytes.rfind("end_action")] ^= 1;
            return bytes;
        },
        [&] { // a page that leads to others
            auto bytes = whole;
            std::fill_n(bytes.begin() + 4096 * 2, 4096, '\0');
            return bytes;
        },
        [&] { // who concedes
            auto bytes = whole;
            bytes.replace(bytes.rfind("\"axis\""), 6, "\"ally\"");
            return bytes;
        }};
    std::set<std::string> damaged;
    for (int number = 0; number < files - 1; ++number) {
        if (number % 33 == 7 && damaged.size() < 30) {
            write_bytes(folder / name_of(number), damages[damaged.size() % damages.size()]());
            damaged.insert(name_of(number));
        } else {
            std::filesystem::copy_file(folder / "whole.intendant", folder / name_of(number));
        }
    }
    REQUIRE(damaged.size() == 30);
    const auto marked = [](const Library& library) {
        std::set<std::string> names;
        for (const auto& card : library.cards) {
            if (!card.problem.id.empty()) {
                names.insert(card.file.filename());
            }
        }
        return names;
    };
    auto library = list_library(folder, outer / "index", makers);
    CHECK(library.cards.size() == files);
    for (const auto& name : marked(library)) { // at a glance not all of them show, but no others do
        CHECK(damaged.contains(name));
    }
    std::size_t shown = 0;
    CHECK(prove_cards(library, folder, outer / "index", makers, {}, [&](const LibraryCard&) { ++shown; }));
    CHECK(shown == files);
    CHECK(marked(library) == damaged);
    const auto again = read_library(folder, outer / "index", makers); // from what is remembered
    CHECK(again.read == 30);
    CHECK(marked(again) == damaged);
}

TEST_CASE("proving a library can be broken off: what was not proved stays marked", "[db][library][axis_allies]") {
    const TemporaryFolder outer;
    const auto folder = outer / "games";
    std::filesystem::create_directory(folder);
    for (int number = 0; number < 4; ++number) {
        write_game(folder / (std::to_string(number) + ".intendant"), anna_and_ben);
    }
    auto library = list_library(folder, outer / "index", makers);
    CHECK_FALSE(prove_cards(library, folder, outer / "index", makers, [](std::size_t done, std::size_t) { return done < 3; }));
    CHECK(std::ranges::count(library.cards, true, &LibraryCard::proved) == 3);
    CHECK(library.read == 3);
    auto again = list_library(folder, outer / "index", makers);
    CHECK(std::ranges::count(again.cards, true, &LibraryCard::proved) == 3);
    CHECK(prove_cards(again, folder, outer / "index", makers));
    CHECK(again.read == 1);
}
