// Columns of an entry that follow from nothing, or are only words: the hash chain is right, what they say is not.

#include "db/codec/axis_allies/json.hpp"
#include "db/session/axis_allies/session.hpp"
#include "db/session/columns.hpp"
#include "db/session/export_line.hpp"
#include "tests/db/forgery.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <array>
#include <functional>

using namespace intendant;
using namespace intendant::test;
using db::AxisAlliesSession;

namespace {

/// A turn with dice and money, what was overruled, remarks, a bookmark, an undo and a redo.
Forgery an_evening() {
    auto game = played(text_of(INTENDANT_SOURCE_DIR "/docs/samples/german_turn.jsonl"));
    REQUIRE(play(game, R"({"type":"pay","from":"germany","amount":3,"purpose":"p","overrule":"a wager","who":"Anna"})").whole);
    REQUIRE(game.note("On the table since noon", 3));
    REQUIRE(game.bookmark(3));
    REQUIRE(game.bookmark(3));
    REQUIRE(game.undo());
    REQUIRE(game.redo());
    return forgery_of(game.file());
}

db::Entry& first_of(Forgery& forgery, core::EntryKind kind) {
    const auto found = std::ranges::find(forgery.entries, kind, &db::Entry::kind);
    REQUIRE(found != forgery.entries.end());
    return *found;
}
db::Entry& thrown_in(Forgery& forgery) {
    const auto found = std::ranges::find_if(forgery.entries, [](const db::Entry& each) { return !each.rolls.empty(); });
    REQUIRE(found != forgery.entries.end());
    return *found;
}

} // namespace

TEST_CASE("a time is one that there is, as this program writes it", "[db][columns]") {
    for (const auto* good : {"2026-11-23T21:04:05.678Z", "2026-11-23T21:04:05Z", "2024-02-29T00:00:00.1Z", "2016-12-31T23:59:60.000Z"}) {
        INFO(good);
        CHECK(db::is_time(good));
    }
    for (const auto* bad :
         {"", "2026", "2026-11-23", "2026-11-23 21:04:05Z", "2026-11-23T21:04:05.678", "2026-11-23T21:04:05.Z", "2026-13-23T21:04:05Z",
          "2026-02-30T21:04:05Z", "2026-11-23T24:04:05Z", "2026-11-23T21:60:05Z", "2026-11-23T21:04:61Z", "-026-11-23T21:04:05Z",
          "2026-11-23T21:04:05.1234567890123Z", "2026-11-23T21:04:05+01:00", "yesterday, at about nine in the evening"}) {
        INFO(bad);
        CHECK_FALSE(db::is_time(bad));
    }
}

TEST_CASE("a column that this program never writes is damage at its entry, wherever the game is opened",
          "[db][axis_allies][hostile][columns]") {
    struct Case {
        const char* name;
        std::function<db::Entry&(Forgery&)> change; ///< what was changed
        const char* says;
    };
    using core::EntryKind;
    const auto of_kind = [](EntryKind kind, auto change) {
        return [kind, change](Forgery& forgery) -> db::Entry& {
            auto& entry = first_of(forgery, kind);
            change(entry);
            return entry;
        };
    };
    const auto of_a_play = [](auto change) {
        return [change](Forgery& forgery) -> db::Entry& {
            auto& entry = forgery.entries[4];
            change(entry);
            return entry;
        };
    };
    const std::string not_utf8 = "Ann\xff";
    const std::array<Case, 17> cases{{
        {"a year for a time", of_a_play([](auto& entry) { entry.time = "2026"; }), "its time is none"},
        {"a name that is no text", of_a_play([&](auto& entry) { entry.who = not_utf8; }), "one of its texts cannot be read"},
        {"a reason that is no text", of_a_play([&](auto& entry) { entry.reason = not_utf8; }), "one of its texts cannot be read"},
        {"a sentence that is no text", of_a_play([&](auto& entry) { entry.summary = not_utf8; }), "one of its texts cannot be read"},
        {"a sentence of a remark", of_kind(EntryKind::Note, [&](auto& entry) { entry.summary = not_utf8; }), "cannot be read"},
        {"overruled is no JSON", of_a_play([](auto& entry) {
             entry.overruled = "[";
             entry.reason = "x";
         }),
         "what it says to overrule"},
        {"overruled is no list", of_a_play([](auto& entry) {
             entry.overruled = "{}";
             entry.reason = "x";
         }),
         "what it says to overrule"},
        {"overruled of another shape", of_a_play([](auto& entry) {
             entry.overruled = R"([{"rule":"P-1"}])";
             entry.reason = "x";
         }),
         "what it says to overrule"},
        {"overruled without a reason", of_a_play([](auto& entry) { entry.overruled = R"([{"breaks_rule":true,"rule":"P-1","why":"x"}])"; }),
         "no reason is given"},
        {"a remark with events", of_kind(EntryKind::Note, [](auto& entry) { entry.events = "[{}]"; }), "is no play"},
        {"an undo with a reason", of_kind(EntryKind::Undo, [](auto& entry) { entry.reason = "because"; }), "is no play"},
        {"a remark in another round", of_kind(EntryKind::Note, [](auto& entry) { entry.round = 77; }), "another round"},
        {"an undo of another power", of_kind(EntryKind::Undo, [](auto& entry) { entry.seat = "japan"; }), "another round, player"},
        {"a redo of another action", of_kind(EntryKind::Redo, [](auto& entry) { entry.phase = "income"; }),
         "another round, player or phase"},
        {"a remark with dice",
         of_kind(EntryKind::Note,
                 [](auto& entry) {
                     entry.rolls.push_back({"x", "japan", 1, 1, "table"});
                 }),
         "other dice"},
        {"an undo with postings",
         of_kind(EntryKind::Undo,
                 [](auto& entry) {
                     entry.postings.push_back({"bank", "treasury:japan", "ipc", 9});
                 }),
         "other postings"},
        {"dice of another side",
         [](Forgery& forgery) -> db::Entry& {
             auto& entry = thrown_in(forgery);
             entry.rolls.front().side = "nobody";
             return entry;
         },
         "other dice"},
    }};
    const auto base = an_evening();
    for (const auto& each : cases) {
        CAPTURE(each.name);
        auto forgery = base;
        const auto seq = each.change(forgery).seq;
        const TemporaryFolder folder;
        const auto file = folder / "strange.intendant";
        forgery.write(file);
        const auto game = AxisAlliesSession::open_for_review(file, printed_tables());
        CHECK(game.proof().first_bad == seq);
        CHECK_THAT(game.proof().problem, Catch::Contains(each.says) && Catch::Contains("Entry " + std::to_string(seq)));
        CHECK(game.verify().problem == game.proof().problem);
        CHECK(game.file().last_seq() == seq - 1);
        CHECK_THROWS_AS(AxisAlliesSession::require_proved(file, printed_tables()), db::FileError);
        if (seq > 1) {
            CHECK(game.save_proved(folder / "saved.intendant").entries == seq - 1);
        }
    }
}

TEST_CASE("words that another version may have found, or a forger, are told and never shown", "[db][axis_allies][hostile][columns]") {
    const auto base = an_evening();
    auto forgery = base;
    std::string says;
    std::int64_t seq = 0;
    const auto changed = [&](db::Entry& entry, const char* told) {
        seq = entry.seq;
        says = told;
    };
    SECTION("the sentence of a play") {
        auto& entry = forgery.entries[4];
        entry.summary = "Germany surrenders.";
        changed(entry, "bear another sentence");
    }
    SECTION("the sentence of an undo") {
        auto& entry = first_of(forgery, core::EntryKind::Undo);
        entry.summary = "Taken back, everything.";
        changed(entry, "bear another sentence");
    }
    SECTION("the sentence of a redo") {
        auto& entry = first_of(forgery, core::EntryKind::Redo);
        entry.summary = "Brought back, everything.";
        changed(entry, "bear another sentence");
    }
    SECTION("the sentence of a remark") {
        auto& entry = first_of(forgery, core::EntryKind::Note);
        entry.summary = "On entry 3: we agreed to end here";
        changed(entry, "bear another sentence");
    }
    SECTION("what a throw is called") {
        auto& entry = thrown_in(forgery);
        entry.rolls.front().purpose = "a wager between friends";
        changed(entry, "dice are called otherwise");
    }
    SECTION("the clauses that were overruled") {
        auto& entry = *std::ranges::find(forgery.entries, std::string("a wager"), &db::Entry::reason);
        entry.overruled = R"([{"breaks_rule":true,"rule":"X-15","why":"cheating"}])";
        changed(entry, "overrule something else");
    }
    SECTION("a reason that this program would not have booked") {
        auto& entry = forgery.entries[4];
        entry.reason = std::string(200'000, 'x');
        changed(entry, "longer than this program books");
    }
    SECTION("a name that it would have cut") {
        auto& entry = forgery.entries[4];
        entry.who = std::string(200'000, 'x');
        changed(entry, "longer than this program books");
    }
    REQUIRE(seq > 0);
    const TemporaryFolder folder;
    const auto file = folder / "strange.intendant";
    forgery.write(file);
    const auto game = AxisAlliesSession::open_for_review(file, printed_tables());
    REQUIRE(game.proof().problem == "");
    const auto told = game.proof().told();
    REQUIRE(told.size() == 1);
    const auto sentence = core::fill(told.front().id, told.front());
    CHECK_THAT(sentence, Catch::Contains(says) && Catch::Contains(": 1, the first is " + std::to_string(seq)));
    for (const auto& entry : base.entries) {
        CAPTURE(entry.seq);
        CHECK(game.in_english(game.file().entries(entry.seq, entry.seq).front()) == entry.summary);
        CHECK(game.dice(entry) == entry.rolls);
        CHECK_FALSE(db::export_line(game.file().entries(entry.seq, entry.seq).front()).empty());
    }
}

TEST_CASE("of a game that this version has booked nothing is told", "[db][axis_allies][columns]") {
    const auto base = an_evening();
    const TemporaryFolder folder;
    base.write(folder / "evening.intendant");
    const auto game = AxisAlliesSession::open_for_review(folder / "evening.intendant", printed_tables());
    CHECK(game.proof().problem == "");
    CHECK(game.proof().told().empty());
}
