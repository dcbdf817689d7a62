// Two copies of a game that were played on: each is a branch of the one that they are joined to, with its books.

#include "db/session/join.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <random>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

namespace fs = std::filesystem;

db::AxisAlliesSession begun(const fs::path& file) {
    auto game = db::AxisAlliesSession::create(file, printed_tables());
    BeginGame begin;
    begin.situation.treasuries.push_back({Power::Ussr, core::Money{9999}});
    REQUIRE(game.book(begin).booked);
    return game;
}

/// Plays, takes back, brings back, takes up and remarks at random.
void play_on(db::AxisAlliesSession& game, std::mt19937& random, int wishes) {
    const auto any = [&random](int from, int to) { return std::uniform_int_distribution(from, to)(random); };
    for (; wishes > 0; --wishes) {
        switch (any(0, 9)) {
        case 0:
        case 1:
            game.undo();
            break;
        case 2:
            game.redo();
            break;
        case 3:
            if (const auto all = game.branches(); !all.empty()) {
                REQUIRE(game.take_up(all[static_cast<std::size_t>(any(0, static_cast<int>(all.size()) - 1))].left));
            }
            break;
        case 4:
            game.note("a remark", any(0, static_cast<int>(game.file().last_seq())));
            break;
        case 5:
            game.bookmark(any(1, static_cast<int>(game.file().last_seq())));
            break;
        default:
            REQUIRE(game.book(BuyUnits{{{Unit::Infantry, any(1, 3)}}}).booked);
        }
    }
}

db::Joined joined(const fs::path& first, const fs::path& second, const fs::path& both) {
    return db::join<axis_allies::Game>(first, second, both, printed_tables());
}

} // namespace

TEST_CASE("two copies of a game that went on by themselves are joined with a branch of each", "[db][session][branches]") {
    int marks = 0; // of entries that both have, that the second has changed
    for (const unsigned seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        const TemporaryFolder folder;
        const auto first = folder / "first.intendant";
        const auto second = folder / "second.intendant";
        {
            auto game = begun(first);
            play_on(game, random, 20);
            game.file().backup_to(second);
            play_on(game, random, 15);
            REQUIRE(game.book(BuyUnits{{{Unit::Armor, 1}}}).booked);
        }
        std::string digest;
        {
            auto game = db::AxisAlliesSession::open(second, printed_tables());
            game.set_who("Anna");
            play_on(game, random, 15);
            REQUIRE(game.book(BuyUnits{{{Unit::Fighter, 1}}}).booked);
            digest = game.digest();
        }
        const auto both = folder / "both.intendant";
        const auto told = joined(first, second, both);
        const auto one = db::AxisAlliesSession::open_for_review(first, printed_tables());
        const auto other = db::AxisAlliesSession::open_for_review(second, printed_tables());
        CHECK(told.first == one.digest());
        CHECK(told.second == digest);
        auto game = db::AxisAlliesSession::open(both, printed_tables());
        const auto proof = game.verify();
        CHECK(proof.problem == "");
        CHECK(proof.remarks.empty());
        CHECK(game.digest() == one.digest());
        CHECK(game.file().shared_with(one.file()) == one.file().last_seq()); // the first as it was, then what came to it
        CHECK(game.file().shared_with(other.file()) == told.shared);
        std::string taken_up; // the branch of the second
        for (const auto& branch : game.branches()) {
            if (game.state_at(branch.left - 1) == other.state()) {
                REQUIRE(game.take_up(branch.left));
                taken_up = game.digest();
                const auto last = game.file().entries(branch.last, branch.last).front();
                CHECK(last.who == "Anna");
                CHECK(last.time == other.file().entries(other.file().last_seq(), other.file().last_seq()).front().time);
                break;
            }
        }
        CHECK(taken_up == digest);
        CHECK(game.verify().problem == "");
        for (std::int64_t seq = 1; seq <= told.shared; ++seq) { // the mark that was set or taken away last, there before here
            const bool moved = other.bookmarked(seq) != other.bookmarked(seq, told.shared + 1);
            CHECK(game.bookmarked(seq) == (moved ? other.bookmarked(seq) : one.bookmarked(seq)));
            marks += moved ? 1 : 0;
        }
    }
    CHECK(marks > 0);
}

TEST_CASE("games that do not part are not joined", "[db][session][branches]") {
    const TemporaryFolder folder;
    const auto first = folder / "first.intendant";
    const auto copy = folder / "copy.intendant";
    const auto stranger = folder / "stranger.intendant";
    const auto both = folder / "both.intendant";
    begun(stranger).note("another table");
    {
        auto game = begun(first);
        game.file().backup_to(copy);
        REQUIRE(game.book(BuyUnits{{{Unit::Infantry, 1}}}).booked);
    }
    const auto sentence = [&](const fs::path& one, const fs::path& other) {
        try {
            joined(one, other, both);
        } catch (const db::FileError& error) {
            CHECK_FALSE(fs::exists(both));
            return std::string{error.what()};
        }
        return std::string{"joined"};
    };
    CHECK(sentence(first, stranger).find("are two games") != std::string::npos);
    CHECK(sentence(first, copy).starts_with("Every entry of " + db::quoted(copy)));
    CHECK(sentence(copy, first).starts_with("Every entry of " + db::quoted(copy)));
    {
        auto game = db::AxisAlliesSession::open(copy, printed_tables());
        REQUIRE(game.book(BuyUnits{{{Unit::Infantry, 2}}}).booked);
    }
    CHECK(joined(first, copy, both).shared == 1);
    CHECK_THROWS_AS(joined(first, copy, both), db::FileError); // it is there already, and stays as it is
    CHECK(db::AxisAlliesSession::open_for_review(both, printed_tables()).branches().size() == 1);
}
