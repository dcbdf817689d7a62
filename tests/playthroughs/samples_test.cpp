// The samples that the documentation shows: they play, they end as the rulebook says, and the books balance throughout.

#include "db/codec/axis_allies/json.hpp"
#include "db/codec/axis_allies/state_fields.hpp"
#include "db/codec/json_text.hpp"
#include "db/session/snapshot.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

std::string sample(const std::string& name) { return text_of(std::string{INTENDANT_SOURCE_DIR "/docs/samples/"} + name); }

SpaceId at(std::string_view space) {
    const auto found = printed_tables()->find(space);
    REQUIRE(found);
    return *found;
}

} // namespace

TEST_CASE("each sample leads to the same books in memory and in the file that intendant-cli makes", "[axis_allies][cli][playthrough]") {
    for (const auto& script : all_scripts()) {
        INFO(script.string());
        const auto in_memory = played(text_of(script));
        const TemporaryFolder folder;
        const auto file = folder / "sample.intendant";
        const auto command = std::string{INTENDANT_CLI} + " play '" + script.string() + "' --game '" + file.string() + "' > /dev/null";

        REQUIRE(std::system(command.c_str()) == 0);

        const auto on_disk = db::AxisAlliesSession::open(file, printed_tables());
        CHECK(on_disk.digest() == in_memory.digest());
        CHECK(on_disk.state() == in_memory.state());
        CHECK(on_disk.verify().problem.empty());
    }
}

TEST_CASE("the rulebook's turn of Japan ends with its figures (AAV-041 to AAV-049)",
          "[axis_allies][playthrough][rule:R-15][rule:I-01][rule:L-02]") {
    const auto game = played(sample("japan_turn.jsonl"));
    const auto& state = game.state();

    CHECK(state.powers[Power::Japan].treasury == core::Money{25});
    CHECK(production(state, Power::Japan) == core::Money{25});
    for (const auto weapon : all_weapons) {
        CHECK(has_weapon(state, Power::Japan, weapon) == (weapon == Weapon::SuperSubmarines));
    }
    CHECK(controller(state, at("manchuria")) == Power::Japan);
    REQUIRE(stacks_in(state, at("manchuria")).size() == 1);
    CHECK(count_of(state, at("manchuria"), Power::Japan, Unit::Infantry) == 1);
    CHECK(controller(state, at("midway_island")) == Power::Usa);
    CHECK(count_of(state, at("midway_island"), Power::Usa, Unit::Infantry) == 0);
    for (const auto& stack : stacks_in(state, at("sz_hawaiian_islands"))) {
        CHECK(stack.owner == Power::Japan);
    }
    CHECK(state.turn.power == Power::Usa);
}

TEST_CASE("the rulebook's six actions of Germany end with its figures (AAV-001 to AAV-005)",
          "[axis_allies][playthrough][rule:P-02][rule:C-111][rule:M-101][rule:L-03][rule:I-01]") {
    auto game = db::AxisAlliesSession::in_memory(printed_tables());
    const auto lines = lines_of(sample("german_turn.jsonl"));
    std::size_t next = 0;
    const auto until = [&](std::string_view word) {
        for (; next < lines.size() && lines[next].find(word) == std::string::npos; ++next) {
            REQUIRE(play(game, lines[next]).whole);
        }
    };

    until("\"buy\"");
    CHECK(game.state().powers[Power::Germany].treasury == core::Money{28});
    CHECK(production(game.state(), Power::Germany) == core::Money{28});
    CHECK(production(game.state(), Power::Uk) == core::Money{30});
    until("end_action");
    CHECK(game.state().powers[Power::Germany].treasury == core::Money{2});
    CHECK(game.state().powers[Power::Germany].waiting[Unit::Transport] == 2);
    CHECK(game.state().powers[Power::Germany].waiting[Unit::Armor] == 2);
    until("\"load\"");
    CHECK(controller(game.state(), at("anglo_egypt_sudan")) == Power::Germany);
    CHECK(count_of(game.state(), at("anglo_egypt_sudan"), Power::Germany, Unit::Armor) == 1);
    CHECK(production(game.state(), Power::Germany) == core::Money{30});
    CHECK(production(game.state(), Power::Uk) == core::Money{28});
    until("\"place\"");
    const auto sailing = stacks_in(game.state(), at("sz_black_sea"));
    REQUIRE(sailing.size() == 1);
    REQUIRE(sailing.front().cargo.size() == 1);
    CHECK(sailing.front().cargo.front().count == 2);
    CHECK(count_of(game.state(), at("libya"), Power::Germany, Unit::Infantry) == 2);
    for (const auto& stack : stacks_in(game.state(), at("sz_central_mediterranean"))) {
        if (stack.unit == Unit::Transport) {
            CHECK(stack.cargo.empty());
            CHECK(stack.halted);
        }
    }
    until("\"collect\"");
    CHECK(game.state().powers[Power::Germany].waiting == PerUnit<int>{});
    until("nothing");
    CHECK(game.state().powers[Power::Germany].treasury == core::Money{32});
    CHECK(game.state().turn.power == Power::Uk);
}

TEST_CASE("money and pieces are conserved after each entry of every recorded game", "[axis_allies][playthrough][rule:B-06]") {
    for (const auto& script : all_scripts()) {
        INFO(script.string());
        auto game = db::AxisAlliesSession::in_memory(printed_tables());
        core::Ledger ledger;
        for (const auto& line : lines_of(text_of(script))) {
            INFO(line);
            const auto result = play(game, line);
            INFO(result.errors);
            REQUIRE(result.whole);
            ledger.post(game.file().postings(game.file().last_seq()));
            REQUIRE(ledger.balances() == books(game.state()).balances());
        }
    }
}

TEST_CASE("a game recorded before format 2 is played on, undone and redone across the boundary", "[axis_allies][playthrough][db]") {
    // An old game, as its export lines stand; then a flight that stops over a gun, which the first digests do not cover.
    const auto trial = text_of(INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/trials/B01_split_flight_evades_gun.jsonl");
    const auto old = lines_of(exported(played(trial))).front();
    REQUIRE(db::parse_json(old)["digest"].get<std::string>().find(':') == std::string::npos);
    const TemporaryFolder folder;
    const auto file = folder / "old.intendant";
    {
        auto begun = db::AxisAlliesSession::create(file, printed_tables());
        const auto result = play(begun, old + "\n", {.strict = true});
        INFO(result.errors);
        REQUIRE(result.whole);
    }
    auto game = db::AxisAlliesSession::open(file, printed_tables());
    const auto before = game.digest();
    const auto lines = lines_of(trial);
    REQUIRE(play(game, lines[1] + "\n").whole);
    const auto flown = play(game, lines[2] + "\n"); // on over the gun
    INFO(flown.errors);
    REQUIRE(flown.whole);
    const auto after = game.digest();
    REQUIRE(after.starts_with("2:"));

    REQUIRE(game.undo());
    REQUIRE(game.undo());
    CHECK(game.digest() == before);
    REQUIRE(game.redo());
    REQUIRE(game.redo());
    CHECK(game.digest() == after);
    CHECK(game.verify().problem.empty());

    auto again = db::AxisAlliesSession::in_memory(printed_tables());
    const auto replayed = play(again, exported(game), {.strict = true});
    INFO(replayed.errors);
    CHECK(replayed.whole);
    CHECK(again.digest() == after);
    CHECK(db::read_snapshot<axis_allies::State>(db::write_snapshot(game.state())));
    { const auto closed = std::move(game); }
    const auto reopened = db::AxisAlliesSession::open(file, printed_tables());
    CHECK(reopened.digest() == after);
    CHECK(reopened.proof().sound());
}

TEST_CASE("every recorded game is replayed, undone and exported without a difference", "[axis_allies][playthrough]") {
    for (const auto& script : all_scripts()) {
        INFO(script.string());
        auto game = played(text_of(script));
        const auto digest = game.digest();
        const auto state = game.state();
        const auto length = game.file().last_seq();

        CHECK(game.verify().problem.empty());
        CHECK(game.state_at(length) == state);

        auto again = db::AxisAlliesSession::in_memory(printed_tables());
        const auto result = play(again, exported(game), {.strict = true});
        INFO(result.errors);
        REQUIRE(result.whole);
        CHECK(again.digest() == digest);

        std::vector<std::string> digests;
        for (const auto& line : game.log()) {
            digests.push_back(line.entry.state_digest);
        }
        while (game.can_undo()) {
            REQUIRE(game.undo());
            digests.pop_back();
            REQUIRE(game.digest() == digests.back());
        }
        CHECK(digests.size() == 1);
        while (game.can_redo()) {
            REQUIRE(game.redo());
        }
        CHECK(game.digest() == digest);
        CHECK(game.state() == state);
    }
}

TEST_CASE("the same books have the same digest, and other books another", "[axis_allies][playthrough]") {
    std::vector<std::pair<std::string, State>> moments;
    for (const auto& script : all_scripts()) {
        auto game = db::AxisAlliesSession::in_memory(printed_tables());
        for (const auto& line : lines_of(text_of(script))) {
            REQUIRE(play(game, line).whole);
            moments.emplace_back(game.digest(), game.state());
        }
    }
    for (std::size_t i = 0; i < moments.size(); ++i) {
        for (std::size_t j = i + 1; j < moments.size(); ++j) {
            REQUIRE((moments[i].first == moments[j].first) == (moments[i].second == moments[j].second));
        }
    }
}
