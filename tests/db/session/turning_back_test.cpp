// Undo, redo and branches taken up at random: whatever was taken back and brought back, the plays that stand, their books and the proof
// are those that the plain definition gives.

#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <span>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// The definition, without anything that makes it quick.
struct Plain {
    std::vector<std::int64_t> standing;
    std::vector<std::pair<std::int64_t, std::vector<std::int64_t>>> undone; ///< by the undo that took them back
    std::map<std::int64_t, std::vector<std::int64_t>> left;                 ///< what stood before each undo and redo

    void play(std::int64_t seq) {
        standing.push_back(seq);
        undone.clear();
    }
    void undo(std::int64_t seq, std::int64_t from) {
        left[seq] = standing;
        const auto first = std::ranges::lower_bound(standing, from);
        undone.emplace_back(seq, std::vector<std::int64_t>(first, standing.end()));
        standing.erase(first, standing.end());
    }
    void redo(std::int64_t seq) {
        left[seq] = standing;
        const auto& back = undone.back().second;
        standing.insert(standing.end(), back.begin(), back.end());
        undone.pop_back();
    }
    /// Nothing lies there that does not stand.
    bool all_stand(std::int64_t at) const { return std::ranges::includes(standing, left.at(at)); }
    void take_up(std::int64_t seq, std::int64_t at) {
        if (!undone.empty() && undone.back().first == at) {
            redo(seq);
            return;
        }
        left[seq] = standing;
        standing = left.at(at);
        undone.clear();
    }
    /// The ends that the game had: what stood once, and is no beginning of anything else that ever stood.
    std::set<std::vector<std::int64_t>> ends() const {
        std::set<std::vector<std::int64_t>> all{standing};
        for (const auto& [seq, plays] : left) {
            all.insert(plays);
        }
        std::set<std::vector<std::int64_t>> found;
        for (const auto& each : all) {
            const auto goes_on = [&](const auto& other) {
                return other.size() > each.size() && std::ranges::equal(each, std::span(other).first(each.size()));
            };
            if (each != standing && std::ranges::none_of(all, goes_on)) {
                found.insert(each);
            }
        }
        return found;
    }
};

} // namespace

TEST_CASE("plays taken back and brought back at random stand as the plain definition says", "[db][axis_allies][session][undo]") {
    for (const unsigned seed : {1U, 2U, 3U}) {
        CAPTURE(seed);
        std::mt19937 random(seed);
        const auto any = [&random](std::int64_t from, std::int64_t to) {
            return std::uniform_int_distribution<std::int64_t>(from, to)(random);
        };
        auto game = db::AxisAlliesSession::in_memory(printed_tables());
        BeginGame begin;
        begin.situation.treasuries.push_back({Power::Ussr, core::Money{9999}});
        Plain plain;
        plain.play(game.book(begin).booked.value().seq);
        std::map<std::int64_t, std::string> books{{1, game.digest()}}; // after each play
        const auto undo_from = [&](std::int64_t from) { plain.undo(game.undo_from(from).value().seq, from); };
        for (int wish = 0; wish < 1200; ++wish) {
            const auto what = any(0, 9);
            const auto stand = static_cast<std::int64_t>(plain.standing.size());
            if (what < 5) {
                const auto booked = game.book(BuyUnits{{{Unit::Infantry, 1 + static_cast<int>(any(0, 2))}}}).booked;
                REQUIRE(booked);
                plain.play(booked->seq);
                books[booked->seq] = game.digest();
            } else if (what < 7 && stand > 1) {
                undo_from(plain.standing.back());
            } else if (what < 8 && stand > 1 && any(0, 9) == 0) { // far
                undo_from(plain.standing[static_cast<std::size_t>(any(1, stand - 1))]);
            } else if (what < 9 && !plain.undone.empty()) {
                plain.redo(game.redo().value().seq);
            } else if (what < 10 && !plain.left.empty() && any(0, 1) == 0) {
                const auto at = std::next(plain.left.begin(), any(0, static_cast<std::int64_t>(plain.left.size()) - 1))->first;
                const bool nothing = plain.all_stand(at);
                const auto taken_up = game.take_up(at);
                REQUIRE(taken_up.has_value() != nothing);
                if (taken_up) {
                    plain.take_up(taken_up->seq, at);
                }
            } else {
                REQUIRE(game.note("a remark"));
            }
            const auto last = game.file().last_seq();
            REQUIRE(game.digest() == books.at(plain.standing.back()));
            REQUIRE(game.can_redo() == !plain.undone.empty());
            REQUIRE(game.can_undo() == (plain.standing.size() > 1));
            REQUIRE(game.standing_at(last) == plain.standing);
            REQUIRE(game.stands(plain.standing.back()));
            if (wish % 100 == 99) {
                const auto seq = any(1, last);
                auto steps = game.file().steps();
                steps.erase(steps.begin() + seq, steps.end());
                CHECK(game.standing_at(seq) == core::standing_plays(steps));
                std::set<std::vector<std::int64_t>> ends;
                for (const auto& branch : game.branches()) {
                    const auto& plays = plain.left.at(branch.left);
                    ends.insert(plays);
                    const auto parted = std::ranges::mismatch(plain.standing, plays).in2 - plays.begin();
                    CHECK(branch.last == plays.back());
                    CHECK(branch.parted == plays[static_cast<std::size_t>(parted) - 1]);
                    CHECK(branch.plays == plays.size() - static_cast<std::size_t>(parted));
                }
                CHECK(ends == plain.ends());
            }
        }
        CHECK(game.standing_at(0).empty());
        CHECK(game.verify().problem == "");
    }
}

TEST_CASE("what a redo would bring back is known beforehand", "[core][history]") {
    using core::EntryKind;
    core::Course course;
    for (std::int64_t seq = 1; seq <= 6; ++seq) {
        REQUIRE(course.take({seq, EntryKind::Play, 0}));
    }
    CHECK(course.undone().empty());
    const auto here = course.place();
    REQUIRE(course.take({7, EntryKind::Undo, 6}));
    REQUIRE(course.take({8, EntryKind::Undo, 3}));
    CHECK(course.standing() == std::vector<std::int64_t>{1, 2});
    CHECK(course.undone() == std::vector<std::int64_t>{3, 4, 5});
    CHECK(course.standing_after(1) == std::vector<std::int64_t>{2});
    CHECK(course.last(here) == 6);
    CHECK(course.standing(here).size() == 6);
    REQUIRE(course.take({9, EntryKind::Redo, 8}));
    CHECK(course.undone() == std::vector<std::int64_t>{6});
    CHECK_FALSE(course.take({10, EntryKind::Redo, 6})); // a play left nothing
    CHECK(course.left_at(6).empty());
    CHECK(course.left_at(7) == std::vector<std::int64_t>{1, 2, 3, 4, 5, 6});
    CHECK(course.left_at(9) == std::vector<std::int64_t>()); // from there all stand
    CHECK_FALSE(course.take({std::int64_t{1} << 32U, EntryKind::Play, 0}));
}
