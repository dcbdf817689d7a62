// Whole games of RisiKo! by chance, to each ending: armies and cards conserved after each entry, replay equals live play, each
// event survives its written form, undo to the start and redo restore.

#include "app/cli/play.hpp"
#include "db/codec/json_fields.hpp"
#include "db/session/export_line.hpp"
#include "model/core/csv.hpp"
#include "model/risiko/fits.hpp"
#include "tests/playthroughs/risiko/player.hpp"
#include "tests/model/risiko/board.hpp"
#include "tests/support/catch.hpp"

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::test;

namespace {

const auto tables = intendant::risiko::tests::printed_tables;

/// What a state must always show. Cheap: no Catch assertions on the way.
std::string unsound(const State& state) {
    for (const auto& holding : state.holdings) {
        if (holding.owner ? holding.armies < 1 : holding.armies != 0 || state.turn.round > 0) {
            return "a territory without its army";
        }
        if (holding.owner && (find_player(state, *holding.owner) == nullptr || !find_player(state, *holding.owner)->in_game())) {
            return "a territory of nobody";
        }
    }
    for (const auto& each : state.players) {
        if (each.cards < 0 || static_cast<int>(each.known.size()) > each.cards || each.to_place < 0) {
            return "a hand that cannot be";
        }
        if (state.options.open_cards && state.turn.round > 0 && static_cast<int>(each.known.size()) != each.cards) {
            return "a card that is not shown at an open table";
        }
    }
    if (state.deck < 0 || (state.turn.round > 0 && cards_in_game(state) != tables()->cards())) {
        return "cards got lost";
    }
    return miscounted(state).empty() ? "" : "armies got lost";
}

struct Tally {
    int ones{0}; ///< sentences that count one army
    std::map<Ending, int> endings;
    int extra_rounds{0};
    int shared{0};
    int eliminations{0};
    int last_laps{0};
    int entries{0};
};

/// Plays one game on the model alone, proving it after each event.
void play_proven(std::uint64_t number, Tally& tally) {
    RandomPlayer player(plan_of(number));
    auto state = empty_state(tables());
    core::Ledger ledger;
    std::vector<Event> all;
    for (int entry = 0; !state.outcome; ++entry) {
        INFO("game " << number << ", entry " << entry);
        REQUIRE(entry < 20000);
        const auto verdict = decide(state, player.next(state));
        if (core::refused(verdict)) {
            FAIL(core::refusal(verdict).rule.id << " " << to_english(*tables(), core::refusal(verdict).why));
        }
        const auto& events = core::acceptance(verdict).events;
        REQUIRE_FALSE(events.empty());
        const auto written = db::write_events(*tables(), events);
        const auto read = db::read_events(*tables(), written);
        REQUIRE(db::write_events(*tables(), read) == written);
        auto from_text = state;
        for (std::size_t i = 0; i < events.size(); ++i) {
            for (const auto& posting : postings(state, events[i])) {
                if (posting.count <= 0) {
                    FAIL("a posting of nothing: " << written);
                }
                ledger.post(posting);
            }
            rolls(state, events[i]);
            const auto sentence = to_english(*tables(), summary(*tables(), events[i]));
            if (sentence.empty()) {
                FAIL("an event without a sentence: " << written);
            }
            tally.ones += sentence.find(" 1 army") != std::string::npos ? 1 : 0;
            for (const auto* const wrong : {" 1 armies", " 1 dice", " 1 cards", " 1 territories", "@"}) {
                if (sentence.find(wrong) != std::string::npos) {
                    FAIL("what is counted does not agree: " << sentence);
                }
            }
            REQUIRE_FALSE(misfit(state, events[i]));
            state = apply(std::move(state), events[i]);
            from_text = apply(std::move(from_text), read[i]);
            tally.extra_rounds += std::holds_alternative<ExtraRoundBegun>(events[i]) ? 1 : 0;
            tally.eliminations += std::holds_alternative<PlayerEliminated>(events[i]) ? 1 : 0;
            tally.last_laps += std::holds_alternative<LastLapBegun>(events[i]) ? 1 : 0;
            all.push_back(events[i]);
        }
        if (!(from_text == state)) {
            FAIL("an event does something else when it is read: " << written);
        }
        if (const auto why = unsound(state); !why.empty()) {
            FAIL(why << ": " << written);
        }
        ++tally.entries;
    }
    CHECK(ledger.balances() == books(state).balances()); // every account, also those that issue and take back
    auto again = empty_state(tables());
    for (const auto& event : all) {
        again = apply(std::move(again), event);
    }
    CHECK(again == state);
    const auto image = db::through_snapshot(state);
    REQUIRE(image);
    CHECK(*image == state);
    ++tally.endings[state.outcome->ending];
    tally.shared += state.outcome->winners.size() > 1 ? 1 : 0;
}

/// Plays one game in a session.
db::RisikoSession in_session(std::uint64_t number) {
    auto session = db::RisikoSession::in_memory(tables());
    RandomPlayer player(plan_of(number));
    while (!session.state().outcome) {
        const auto answer = session.book(player.next(session.state()), "by chance");
        if (answer.refused) {
            FAIL(answer.refused->rule.id << " " << to_english(*tables(), answer.refused->why));
        }
        REQUIRE(answer.booked);
    }
    return session;
}

std::string exported(const db::RisikoSession& session) {
    std::string text;
    for (const auto& line : session.log()) {
        text += db::export_line(line.entry, Game::id) + "\n";
    }
    return text;
}

} // namespace

TEST_CASE("games by chance come to each ending, and nothing is lost on the way", "[risiko][games][rule:RK-GEN-6][rule:RK-TA-5]") {
    const char* wanted = std::getenv("INTENDANT_LONG");
    const std::uint64_t games = wanted != nullptr ? 5000 : 200;
    Tally tally;
    for (std::uint64_t number = 0; number < games; ++number) {
        play_proven(number, tally);
    }
    CHECK(tally.ones > 0);
    WARN(games << " games, " << tally.entries << " entries: " << tally.endings[Ending::Objective] << " by objective, "
               << tally.endings[Ending::Points] << " by points, " << tally.endings[Ending::LastPlayer] << " by the last player, "
               << tally.endings[Ending::Unfinished] << " unfinished; " << tally.eliminations << " eliminations, " << tally.last_laps
               << " last laps, " << tally.extra_rounds << " supplementary rounds, " << tally.shared << " shared");
    CHECK(tally.endings[Ending::Objective] > 0);
    CHECK(tally.endings[Ending::Points] > 0);
    CHECK(tally.endings[Ending::LastPlayer] > 0);
    CHECK(tally.endings[Ending::Unfinished] > 0);
    CHECK(tally.eliminations > 0);
    CHECK(tally.last_laps > 0);
    CHECK(tally.extra_rounds > 0);
    CHECK(tally.shared > 0);
}

TEST_CASE("a session of RisiKo! is verified, undone to the start, redone, exported and played again", "[risiko][db]") {
    for (std::uint64_t number = 0; number < 6; ++number) {
        INFO("game " << number);
        auto session = in_session(number);
        CHECK(session.verify().problem.empty());
        const auto digest = session.digest();
        const auto end = session.state();
        const auto text = exported(session);
        auto again = db::RisikoSession::in_memory(tables());
        std::istringstream in(text);
        std::ostringstream out;
        std::ostringstream errors;
        CHECK(cli::play(again, *tables(), in, out, errors, {.strict = true}));
        CHECK(errors.str().empty());
        CHECK(again.digest() == digest);

        REQUIRE(session.undo_from(2));
        CHECK(session.state().turn.round == 0);
        REQUIRE(session.redo());
        CHECK(session.state() == end);
        int undone = 0;
        while (undone < 40 && session.undo()) {
            ++undone;
        }
        for (int i = 0; i < undone; ++i) {
            REQUIRE(session.redo());
        }
        CHECK(session.digest() == digest);
        CHECK(session.verify().problem.empty());
    }
}

TEST_CASE("every recorded game of RisiKo! is replayed without a difference, and ends as was worked out elsewhere", "[risiko][db][recorded]") {
    const std::string folder = INTENDANT_SOURCE_DIR "/tests/playthroughs/risiko/games/";
    std::ifstream file(folder + "outcomes.csv");
    REQUIRE(file);
    const core::CsvTable outcomes(file, "outcomes.csv");
    CHECK(outcomes.rows() == 21);
    int extra_rounds = 0;
    for (std::size_t row = 0; row < outcomes.rows(); ++row) {
        INFO(outcomes.at(row, "name"));
        std::ifstream in(folder + outcomes.at(row, "name") + ".jsonl");
        REQUIRE(in);
        std::ostringstream out;
        std::ostringstream errors;
        auto session = db::RisikoSession::in_memory(tables());
        CHECK(cli::play(session, *tables(), in, out, errors, {.strict = true}));
        CHECK(errors.str().empty());
        const auto& state = session.state();
        const auto books = db::Json::parse(db::books_json(state));
        CHECK(books["ending"] == outcomes.at(row, "ending"));
        CHECK(books["round"] == outcomes.number(row, "round"));
        std::string winners;
        for (const auto& winner : books["winners"]) {
            winners += (winners.empty() ? "" : " ") + winner.get<std::string>();
        }
        CHECK(winners == outcomes.at(row, "winners"));
        std::string armies;
        std::string cards;
        for (const auto& each : state.players) {
            const std::string colour{id_of(each.player.colour)};
            armies += (armies.empty() ? "" : " ") + colour + ":" + std::to_string(armies_of(state, each.player.colour));
            cards += (cards.empty() ? "" : " ") + colour + ":" + std::to_string(each.cards);
        }
        CHECK(armies == outcomes.at(row, "armies"));
        CHECK(cards == outcomes.at(row, "cards"));
        for (const auto& line : session.log()) {
            extra_rounds += line.entry.events.find("extra_round_begun") != std::string::npos ? 1 : 0;
        }
        CHECK(miscounted(state).empty());
    }
    CHECK(extra_rounds > 0);
}
