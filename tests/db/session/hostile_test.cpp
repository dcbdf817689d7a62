// Records that a stranger could write: the hash chain is right, what they say cannot be.

#include "db/codec/axis_allies/json.hpp"
#include "db/codec/risiko/json.hpp"
#include "db/session/axis_allies/session.hpp"
#include "db/session/risiko/session.hpp"
#include "db/session/snapshot.hpp"
#include "db/shelf/library.hpp"
#include "model/core/resources.hpp"
#include "tests/db/forgery.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::test;
using db::AxisAlliesSession;
using db::RisikoSession;

namespace {

std::shared_ptr<const risiko::Tables> risiko_tables() {
    static const auto tables = risiko::load_tables(core::find_resources() / "risiko");
    return tables;
}

Forgery japan_turn() { return forgery_of(played(text_of(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl")).file()); }

Forgery risiko_begun() {
    auto game = RisikoSession::in_memory(risiko_tables());
    using risiko::Colour;
    const risiko::BeginGame begin{
        .options = {}, .players = {{"A", Colour::Red}, {"B", Colour::Blue}, {"C", Colour::Green}}, .first = Colour::Red};
    REQUIRE(game.book(begin).booked);
    REQUIRE(game.book(risiko::Deal{risiko::deal_by_program(game.state(), 1)}).booked);
    return forgery_of(game.file());
}

/// The forgery with a play at its end that says these events.
Forgery with(Forgery forgery, const std::string& command, const std::string& events) {
    db::Entry entry = forgery.entries.back();
    entry.kind = core::EntryKind::Play;
    entry.target = 0;
    entry.command = command;
    entry.events = events;
    entry.rolls.clear();
    entry.postings.clear();
    forgery.entries.push_back(entry);
    return forgery;
}

Forgery with_step(Forgery forgery, core::EntryKind kind, std::int64_t target) {
    const auto from = ",\"from\":" + std::to_string(target);
    forgery = with(std::move(forgery), kind == core::EntryKind::Undo ? "{\"type\":\"undo\"" + from + "}" : "{\"type\":\"redo\"}", "[]");
    forgery.entries.back().kind = kind;
    forgery.entries.back().target = target;
    forgery.entries.back().reason.clear();
    forgery.entries.back().overruled.clear();
    return forgery;
}

/// Opened wherever a game is opened, it is damaged at its last entry, and what is before it is shown and can be saved.
template <class Session, class Tables>
void is_damaged_at_its_end(const Forgery& forgery, const std::shared_ptr<const Tables>& tables, const std::string& why) {
    const TemporaryFolder folder;
    const auto file = folder / "strange.intendant";
    forgery.write(file);
    const auto bytes = bytes_of(file);
    const auto last = static_cast<std::int64_t>(forgery.entries.size());
    {
        const auto game = Session::open_for_review(file, tables);
        CHECK_THAT(game.proof().problem, Catch::Contains(why));
        CHECK_THAT(game.proof().problem, Catch::Contains("Entry " + std::to_string(last)));
        CHECK(game.proof().first_bad == last);
        CHECK(game.verify().problem == game.proof().problem);
        CHECK(game.file().last_seq() == last - 1);
        CHECK(game.log().size() == static_cast<std::size_t>(last - 1));
        if (last > 1) {
            CHECK(game.digest() == forgery.entries[static_cast<std::size_t>(last) - 2].state_digest);
        }
    }
    if (last > 1) {
        const auto repaired = folder / "repaired.intendant";
        CHECK(Session::open_for_review(file, tables).save_proved(repaired).entries == last - 1);
        CHECK_THROWS_AS(Session::require_proved(file, tables), db::FileError);
        auto whole = Session::open(repaired, tables);
        CHECK(whole.verify().problem == "");
        CHECK(whole.note("played on"));
    }
    CHECK(bytes_of(file) == bytes);
}

void axis_allies_is_damaged(const Forgery& forgery, const std::string& why) {
    is_damaged_at_its_end<AxisAlliesSession>(forgery, printed_tables(), why);
}
void risiko_is_damaged(const Forgery& forgery, const std::string& why) {
    is_damaged_at_its_end<RisikoSession>(forgery, risiko_tables(), why);
}

} // namespace

TEST_CASE("events that cannot have happened in Axis & Allies are damage, and nothing of them is done", "[db][axis_allies][hostile]") {
    const auto base = japan_turn();
    const auto [events, why] = GENERATE(table<std::string, std::string>({
        {R"([{"type":"battle_step_reached","round":1,"step":"attacker_fire","to_fire":[]}])", "no such battle"},
        {R"([{"type":"casualties_removed","units":[]}])", "no such battle"},
        {R"([{"type":"column_fired","side":"attacker","step":"attacker_fire","group":{"power":"japan","column":3,"dice":1,"scope":"any"},"dice":[3],"hits":1,"owed":null}])",
         "no such battle"},
        {R"([{"type":"units_moved","power":"japan","path":[],"before":[],"after":[]}])", "along no path"},
        {R"([{"type":"units_lost","units":[{"space":"japan","owner":"japan","unit":"bomber","count":999,"started_at":null,"entered_from":null}]}])",
         "are not there"},
        {R"([{"type":"units_lost","units":[{"space":"japan","owner":"japan","unit":"infantry","count":-1,"started_at":null,"entered_from":null}]}])",
         "numbers cannot be"},
        {R"([{"type":"money_paid","from":"japan","to":null,"amount":9223372036854775807,"purpose":""}])", "money"},
        {R"([{"type":"money_paid","from":null,"to":"japan","amount":9223372036854775807,"purpose":""}])", "numbers cannot be"},
        {R"([{"type":"turn_ended","power":"japan","round":1,"next":"usa","next_round":2147483647}])", "numbers cannot be"},
        {R"([{"type":"facts_corrected","before":{"placed":{}},"after":{"placed":{"japan":-1}},"reason":"x"}])", "numbers cannot be"},
        {R"([{"type":"facts_corrected","before":{"placed":{}},"after":{"placed":{"japan":10000001,"manchuria":1}},"reason":"x"}])",
         "numbers cannot be"},
        {R"([{"type":"weapon_developed","power":"japan","dice":[9],"weapon":"rockets"}])", "dice"},
        {R"([{"type":"no_such_event"}])", "cannot be read"},
        {R"(17)", "cannot be read"},
    }));
    INFO(events);
    axis_allies_is_damaged(with(base, R"({"type":"end_action"})", events), why);
}

TEST_CASE("events that cannot have happened in RisiKo! are damage, and nothing of them is done", "[db][risiko][hostile]") {
    const auto base = risiko_begun();
    const auto [events, why] = GENERATE(table<std::string, std::string>({
        {R"([{"type":"card_drawn","player":"black","card":null}])", "names a player"},
        {R"([{"type":"card_drawn","player":"red","card":null}])", "cards are not where"},
        {R"([{"type":"dice_thrown","from":"alaska","to":"kamchatka","attacker":"black","defender":"blue","attack":[6],"defence":[1],"attacker_loses":0,"defender_loses":1,"attacker_left":1,"defender_left":0}])",
         "names a player"},
        {R"([{"type":"phase_begun","phase":"combat"}])", "at this moment"},
        {R"([{"type":"initial_armies_placed","player":"red","armies":{"alaska":2147483647},"next":null}])", "Entry"},
        {R"([{"type":"turn_begun","player":"red","round":2147483647,"reinforcement":{"base":1,"continents":[],"set":0,"territory_cards":0,"special":0}}])",
         "numbers cannot be"},
    }));
    INFO(events);
    risiko_is_damaged(with(base, R"({"type":"end_turn"})", events), why);
}

TEST_CASE("an undo or redo that makes no sense is damage", "[db][axis_allies][hostile]") {
    auto game = AxisAlliesSession::in_memory(printed_tables());
    REQUIRE(game.book(axis_allies::BeginGame{}).booked);
    REQUIRE(game.book(axis_allies::EndAction{}).booked);
    REQUIRE(game.undo());
    REQUIRE(game.redo());
    const auto base = forgery_of(game.file());
    axis_allies_is_damaged(with_step(base, core::EntryKind::Redo, 3), "brings back"); // the bomb: each redo doubled what stood
    axis_allies_is_damaged(with_step(base, core::EntryKind::Redo, 5), "brings back");
    axis_allies_is_damaged(with_step(base, core::EntryKind::Undo, 1), "takes back");
    axis_allies_is_damaged(with_step(base, core::EntryKind::Undo, 5), "takes back");
    axis_allies_is_damaged(with_step(base, core::EntryKind::Undo, -7), "takes back");
    auto other = with_step(base, core::EntryKind::Undo, 2);
    other.entries.back().command = R"({"type":"undo","from":1})";
    axis_allies_is_damaged(other, "does not say what it does");
    auto branch = with_step(base, core::EntryKind::Redo, 3);
    branch.entries.back().command = R"({"type":"redo","left":2})";
    axis_allies_is_damaged(branch, "does not say what it does");
    branch.entries.back().command = R"({"type":"redo","left":3})"; // what it left was brought back, and stands
    axis_allies_is_damaged(branch, "brings back");
    auto note = with_step(base, core::EntryKind::Note, 9);
    note.entries.back().command = R"({"type":"note","text":"x","about":9})";
    axis_allies_is_damaged(note, "speaks of");
    for (const auto* const command : {"17", "[]", "{", R"({"type":7})", R"({"type":"note","text":7})", R"({"type":"bookmark"})"}) {
        INFO(command);
        note.entries.back().command = command;
        note.entries.back().target = 0;
        axis_allies_is_damaged(note, "Entry 5");
    }
}

TEST_CASE("thousands of undos and redos cost no more than they are", "[db][axis_allies][hostile]") {
    const TemporaryFolder folder;
    auto game = AxisAlliesSession::in_memory(printed_tables());
    REQUIRE(game.book(axis_allies::BeginGame{}).booked);
    for (int i = 0; i < 200; ++i) {
        const auto& action = game.state().turn.action;
        REQUIRE((action == axis_allies::Action::Income ? game.book(axis_allies::CollectIncome{}, "yes")
                                                       : game.book(axis_allies::EndAction{}, "yes"))
                    .booked);
    }
    const auto forgery = forgery_of(game.file());
    const auto first = forgery.entries.front().state_digest;
    const auto last = forgery.entries.back().state_digest;
    const auto at_first = axis_allies::Game::heading(game.state_at(1));
    const auto at_last = axis_allies::Game::heading(game.state());
    const auto opened_with = [&](int steps) {
        auto restless = forgery;
        for (int i = 0; i < steps; ++i) {
            const bool undo = i % 2 == 0;
            restless = with_step(std::move(restless), undo ? core::EntryKind::Undo : core::EntryKind::Redo,
                                 undo ? 2 : static_cast<std::int64_t>(restless.entries.size()));
            const auto& heading = undo ? at_last : at_first;
            restless.entries.back().round = heading.round;
            restless.entries.back().seat = heading.seat;
            restless.entries.back().phase = heading.phase;
            restless.entries.back().state_digest = undo ? first : last;
        }
        const auto file = folder / (std::to_string(steps) + ".intendant");
        restless.write(file);
        const auto start = std::chrono::steady_clock::now();
        const auto proved = AxisAlliesSession::open_for_review(file, printed_tables());
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        CHECK(proved.proof().problem == "");
        CHECK(proved.file().last_seq() == 201 + steps);
        return seconds.count();
    };
    const auto few = opened_with(400);
    CHECK(opened_with(4000) < 30 * few); // going through all plays each time would make it a hundred
}

TEST_CASE("books, dice, postings or a heading that the events do not lead to are told wherever the game is opened",
          "[db][axis_allies][hostile]") {
    auto base = japan_turn();
    SECTION("books") {
        base.entries.back().state_digest = std::string(64, '0');
        axis_allies_is_damaged(base, "leads to other books");
        const TemporaryFolder folder;
        base.write(folder / "other.intendant");
        CHECK_THROWS_AS(AxisAlliesSession::open(folder / "other.intendant", printed_tables()), db::FileError);
    }
    SECTION("books in a form that is not theirs") {
        base.entries.back().state_digest.insert(0, "2:");
        axis_allies_is_damaged(base, "leads to other books");
    }
    SECTION("books in a form of a later version") {
        base.entries.back().state_digest.insert(0, "3:");
        axis_allies_is_damaged(base, "has a digest in a form that this program does not know. Install a newer version.");
        const TemporaryFolder folder;
        base.write(folder / "later.intendant");
        std::string why;
        try {
            AxisAlliesSession::open(folder / "later.intendant", printed_tables());
        } catch (const db::FileError& error) {
            why = error.what();
        }
        CHECK(why.find("Install a newer version") != std::string::npos);
    }
    SECTION("postings") {
        base.entries.back().postings.push_back({"bank", "treasury:japan", "ipc", 100});
        axis_allies_is_damaged(base, "other postings");
    }
    SECTION("dice") {
        base.entries.back().rolls.push_back({"battle", "japan", 3, 1, "table"});
        axis_allies_is_damaged(base, "other dice");
    }
    SECTION("heading") {
        base.entries.back().round = 77;
        axis_allies_is_damaged(base, "another round");
    }
}

TEST_CASE("a snapshot that says what cannot be is thrown away", "[db][axis_allies][risiko][hostile]") {
    const TemporaryFolder folder;
    const auto file = folder / "image.intendant";
    SECTION("Axis & Allies") {
        auto game = AxisAlliesSession::in_memory(printed_tables());
        REQUIRE(game.book(axis_allies::BeginGame{}).booked);
        auto forgery = forgery_of(game.file());
        auto state = game.state();
        SECTION("a stack beyond the board") { state.stacks.back().space.index = 255; }
        SECTION("a gun beyond the board") { state.turn.overflights.push_back({{200}, {201}, {}}); }
        SECTION("pieces that overflow") { state.stacks.front().count = std::numeric_limits<int>::max(); }
        SECTION("another size of board") { state.controllers.resize(3); }
        forgery.snapshots[1] = db::write_snapshot(state);
        forgery.write(file);
        CHECK(AxisAlliesSession::open(file, printed_tables()).digest() == game.digest());
    }
    SECTION("RisiKo!") {
        auto forgery = risiko_begun();
        auto game = RisikoSession::in_memory(risiko_tables());
        forgery.snapshots.clear();
        forgery.write(file);
        auto state = RisikoSession::open_for_review(file, risiko_tables()).state();
        const auto digest = forgery.entries.back().state_digest;
        SECTION("a card that is none") { state.discards = {{255}}; }
        SECTION("an attack beyond the board") { state.turn.attack = risiko::Attack{.from = {200}, .to = {201}}; }
        SECTION("a turn of nobody") { state.turn.player = risiko::Colour::Black; }
        forgery.snapshots[2] = db::write_snapshot(state);
        forgery.write(file);
        CHECK(RisikoSession::open(file, risiko_tables()).digest() == digest);
    }
}
