// A game that is open: booking, warnings, undo and redo, opening where the table left off.

#include "db/codec/fields.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;
using db::AxisAlliesSession;

namespace {

const std::string round_one = INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/round_one.jsonl";

AxisAlliesSession begun() {
    auto game = AxisAlliesSession::in_memory(printed_tables());
    REQUIRE(game.book(BeginGame{}).booked);
    return game;
}

BuyUnits infantry(int count) { return {{{Unit::Infantry, count}}}; }

} // namespace

TEST_CASE("a command is booked with its heading, events, postings and digest", "[db][axis_allies][session]") {
    auto game = begun();
    game.set_who("Anna");
    const auto answer = game.book(infantry(2));

    REQUIRE(answer.booked);
    const auto& entry = *answer.booked;
    CHECK(entry.seq == 2);
    CHECK(entry.who == "Anna");
    CHECK(entry.round == 1);
    CHECK(entry.seat == "ussr");
    CHECK(entry.phase == "research_and_purchase");
    CHECK(entry.kind == core::EntryKind::Play);
    CHECK(entry.command == R"({"type":"buy","units":{"infantry":2}})");
    CHECK(entry.state_digest == game.digest());
    CHECK(entry.summary == "U.S.S.R. buys 2 Infantry for 6 IPC.");
    CHECK(game.file().postings(2) ==
          std::vector<core::Posting>{{"treasury:ussr", "bank", "ipc", 6}, {"tray", "waiting:ussr", "ussr:infantry", 2}});
}

TEST_CASE("dice are kept one by one with their source", "[db][axis_allies][session]") {
    auto game = begun();
    core::Throw typed;
    typed.faces = {2, 6};
    REQUIRE(game.book(Research{typed}).booked);
    const auto rolls = game.file().rolls(2);

    REQUIRE(rolls.size() == 2);
    CHECK(rolls[0].result == 2);
    CHECK(rolls[1].result == 6);
    CHECK(rolls[1].source == "table");

    REQUIRE(game.undo());
    REQUIRE(game.book(Research{core::throw_by_program(7, 3, 1)}).booked);
    CHECK(game.file().rolls(4).front().source == "program:7:3");
}

TEST_CASE("what is refused is not booked, whatever the reason", "[db][axis_allies][session][rule:P-02]") {
    auto game = begun();
    const auto digest = game.digest();
    const auto answer = game.book(infantry(100), "we are rich");

    REQUIRE(answer.refused);
    CHECK(answer.refused->rule.id == "P-02");
    CHECK_FALSE(answer.booked);
    CHECK(game.digest() == digest);
    CHECK(game.file().last_seq() == 1);
}

TEST_CASE("a warning asks for a reason, and the entry keeps both", "[db][axis_allies][session][rule:T-01]") {
    auto game = begun();
    REQUIRE(game.book(EndAction{}).booked);
    const auto asked = game.book(infantry(1));

    CHECK(asked.needs_reason());
    REQUIRE(asked.warnings.size() == 1);
    CHECK(asked.warnings.front().rule.id == "T-01");
    CHECK(game.file().last_seq() == 2);

    const auto overruled = game.book(infantry(1), "the banker was away");
    REQUIRE(overruled.booked);
    CHECK(overruled.booked->reason == "the banker was away");
    CHECK(overruled.booked->overruled.find("T-01") != std::string::npos);
}

TEST_CASE("the setup is never undone", "[db][axis_allies][session]") {
    auto game = begun();

    CHECK_FALSE(game.can_undo());
    CHECK_FALSE(game.undo());
    CHECK_FALSE(game.undo_from(1));
}

TEST_CASE("undo takes back plays from an entry on, and redo brings them back", "[db][axis_allies][session]") {
    auto game = begun();
    std::vector<std::string> digests{"", game.digest()};
    for (int count = 1; count <= 3; ++count) {
        REQUIRE(game.book(infantry(count)).booked);
        digests.push_back(game.digest());
    }

    REQUIRE(game.undo_from(3));
    CHECK(game.digest() == digests[2]);
    const auto log = game.log();
    REQUIRE(log.size() == 5);
    CHECK_FALSE(log[1].undone);
    CHECK(log[2].undone);
    CHECK(log[3].undone);
    CHECK_FALSE(game.undo_from(3)); // it does not stand any more

    REQUIRE(game.redo());
    CHECK(game.digest() == digests[4]);
    CHECK_FALSE(game.can_redo());
    CHECK(game.state_at(3) == game.state_at(3));
    CHECK(game.state_at(5) == game.state_at(2));
    CHECK(game.state_at(6) == game.state());
    CHECK(game.verify().problem.empty());
}

TEST_CASE("a play after an undo ends the redo", "[db][axis_allies][session]") {
    auto game = begun();
    REQUIRE(game.book(infantry(1)).booked);
    REQUIRE(game.undo());
    REQUIRE(game.can_redo());
    game.note("we talk it over");
    CHECK(game.can_redo());
    REQUIRE(game.book(infantry(2)).booked);

    CHECK_FALSE(game.can_redo());
    CHECK_FALSE(game.redo());
}

TEST_CASE("a note changes no books", "[db][axis_allies][session]") {
    auto game = begun();
    const auto digest = game.digest();
    const auto entry = game.note("Bruno has gone home – è tardi");

    REQUIRE(entry);
    CHECK(entry->kind == core::EntryKind::Note);
    CHECK(entry->summary == "Bruno has gone home – è tardi");
    CHECK(game.digest() == digest);
    CHECK(game.verify().problem.empty());
}

TEST_CASE("a game opens where the table left off, at any moment of a round", "[db][axis_allies][session]") {
    const auto lines = lines_of(text_of(round_one));
    const TemporaryFolder folder;
    const auto file = folder / "round.intendant";
    auto in_memory = AxisAlliesSession::in_memory(printed_tables());
    auto on_disk = std::optional{AxisAlliesSession::create(file, printed_tables())};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        REQUIRE(play(in_memory, lines[i]).whole);
        REQUIRE(play(*on_disk, lines[i]).whole);
        if (i % 7 == 6 || i + 1 == lines.size()) { // in the middle of turns, moves and battles
            on_disk.reset();
            on_disk = AxisAlliesSession::open(file, printed_tables());
            REQUIRE(on_disk->digest() == in_memory.digest());
            REQUIRE(on_disk->state() == in_memory.state());
        }
    }
    CHECK(on_disk->verify().problem.empty());
    CHECK(on_disk->last_entries(5).size() == 5);
    CHECK(on_disk->last_entries(5).back().entry.seq == static_cast<std::int64_t>(lines.size()));
    for (std::int64_t seq = 1; seq <= on_disk->file().last_seq(); seq += 13) {
        CHECK(on_disk->state_at(seq) == in_memory.state_at(seq));
    }
}

TEST_CASE("undone entries stay undone when the game is opened again", "[db][axis_allies][session]") {
    const TemporaryFolder folder;
    const auto file = folder / "undone.intendant";
    std::string digest;
    {
        auto game = AxisAlliesSession::create(file, printed_tables());
        REQUIRE(game.book(BeginGame{}).booked);
        REQUIRE(game.book(infantry(1)).booked);
        digest = game.digest();
        REQUIRE(game.book(infantry(2)).booked);
        REQUIRE(game.book(EndAction{}).booked);
        REQUIRE(game.undo_from(3));
    }
    auto game = AxisAlliesSession::open(file, printed_tables());

    CHECK(game.digest() == digest);
    REQUIRE(game.can_redo());
    REQUIRE(game.redo());
    CHECK(game.state().turn.action == Action::CombatMovement);
}

TEST_CASE("a game begins from the text of a situation file", "[db][axis_allies][session][rule:S-19]") {
    const auto situation = db::read_situation(*printed_tables(), R"({
        "round": 3, "power": "uk", "action": "non_combat_movement",
        "owners": {"libya": "uk", "turkey": "germany", "gibraltar": null},
        "units": {"libya": {"germany": {"infantry": 0, "armor": 0}, "uk": {"infantry": 2}}},
        "treasuries": {"uk": 7, "germany": 0},
        "weapons": {"germany": ["rockets", "heavy_bombers"]}
    })");
    auto game = AxisAlliesSession::in_memory(printed_tables());
    const auto answer = game.book(BeginGame{.situation = situation});

    REQUIRE(answer.booked);
    CHECK(answer.booked->seq == 1);
    const auto& state = game.state();
    CHECK(state.turn.round == 3);
    CHECK(state.turn.power == Power::Uk);
    CHECK(state.turn.action == Action::NonCombatMovement);
    CHECK(controller(state, *printed_tables()->find("libya")) == Power::Uk);
    CHECK_FALSE(controller(state, *printed_tables()->find("gibraltar")));
    CHECK(state.powers[Power::Uk].treasury == core::Money{7});
    CHECK(state.powers[Power::Germany].treasury == core::Money{});
    CHECK(has_weapon(state, Power::Germany, Weapon::Rockets));
    CHECK(has_weapon(state, Power::Germany, Weapon::HeavyBombers));
    CHECK_FALSE(has_weapon(state, Power::Germany, Weapon::JetPower));

    CHECK_THROWS_AS(db::read_situation(*printed_tables(), R"({"round": "three"})"), db::CodecError);
    CHECK_THROWS_AS(db::read_situation(*printed_tables(), R"({"owners": {"atlantis": "uk"}})"), db::CodecError);
}

TEST_CASE("the sentences of an entry, in English, are its summary", "[db][axis_allies][session][words]") {
    auto game = AxisAlliesSession::in_memory(printed_tables());
    for (const auto& line : lines_of(text_of(round_one))) {
        REQUIRE(play(game, line).whole);
    }
    REQUIRE(game.undo());
    REQUIRE(game.undo_from(5));
    REQUIRE(game.redo());
    REQUIRE(game.note("Bank"));
    for (const auto& line : game.log()) {
        std::string text;
        for (const auto& sentence : game.sentences(line.entry)) {
            text += (text.empty() ? "" : " ") + to_english(*printed_tables(), sentence);
        }
        CHECK(text == line.entry.summary);
    }
    // A note is nobody's sentence to translate.
    CHECK(game.sentences(game.log().back().entry).front().id != "Bank");
}

TEST_CASE("a bid is an entry of its own", "[db][axis_allies][session][rule:S-26]") {
    auto game = begun();
    const auto answer = game.book(Bid{.power = Power::Germany,
                                      .amount = core::Money{9},
                                      .units = {{*printed_tables()->find("libya"), Power::Germany, Unit::Infantry, 1}}});

    REQUIRE(answer.booked);
    CHECK(answer.booked->seq == 2);
    CHECK(game.file().postings(2) ==
          std::vector<core::Posting>{{"tray", "space:libya", "germany:infantry", 1}, {"bank", "treasury:germany", "ipc", 9}});
}
