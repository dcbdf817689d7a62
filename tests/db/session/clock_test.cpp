// The clock of TIME ATTACK between its entries, and when the program is not running.

#include "tests/db/sample_game.hpp"
#include "tests/model/risiko/board.hpp"
#include "tests/support/calls.hpp"
#include "tests/support/catch.hpp"

#include "db/session/risiko/clock.hpp"

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::test;
using intendant::db::RisikoSession;
using std::chrono::system_clock;

namespace {

struct RightClock {
    RightClock() { clock_stands = system_clock::to_time_t(system_clock::now()); }
    ~RightClock() {
        clock_stands.reset();
        clock_shift = 0;
    }
};

/// Books at so many seconds of the evening.
void at_second(std::int64_t seconds, RisikoSession& session, const Command& command) {
    clock_shift = seconds;
    REQUIRE(session.book(command, "the table says so").booked);
}

int shown_after(std::int64_t seconds, const RisikoSession& session) {
    clock_shift = seconds;
    return db::clock_shows(session.state().clock, db::clock_started(session), system_clock::now());
}

void begin(RisikoSession& session) {
    at_second(0, session,
              BeginGame{.options = {.ending = EndingRule::TimeAttackClock, .minutes = 60}, .players = risiko::tests::players(3)});
}

} // namespace

TEST_CASE("the clock runs between its entries, stands while it is paused, and goes on", "[db][risiko][clock][rule:RK-TA-2]") {
    const RightClock right;
    auto session = RisikoSession::in_memory(risiko::tests::printed_tables());
    begin(session);
    CHECK(shown_after(500, session) == 0); // not started
    at_second(1000, session, SetClock{ClockAct::Start, 0});
    CHECK(shown_after(1600, session) == 600);
    at_second(1600, session, SetClock{ClockAct::Pause, 600});
    CHECK(shown_after(5000, session) == 600);
    at_second(5000, session, SetClock{ClockAct::Start, 600});
    CHECK(shown_after(5060, session) == 660);
    session.undo(); // the clock was not started again
    CHECK(shown_after(5060, session) == 600);
    session.undo(); // nor stopped: it has run since 1000
    CHECK(shown_after(5060, session) == 4060);
    REQUIRE(session.redo());
    CHECK(shown_after(9000, session) == 600);
    at_second(9000, session, SetClock{ClockAct::Over, 3600});
    CHECK(shown_after(99000, session) == 3600);
}

TEST_CASE("other entries leave the running clock alone", "[db][risiko][clock][rule:RK-TA-2]") {
    const RightClock right;
    auto session = RisikoSession::in_memory(risiko::tests::printed_tables());
    begin(session);
    at_second(100, session, SetClock{ClockAct::Start, 0});
    clock_shift = 200;
    REQUIRE(session.note("the \"clock\" runs"));
    at_second(300, session, ThrowForFirst{risiko::tests::dice({6, 2, 1})});
    CHECK(shown_after(400, session) == 300);
}

TEST_CASE("the clock runs on while the program does not, and leaves the books as they are", "[db][risiko][clock][rule:RK-TA-2]") {
    const RightClock right;
    const TemporaryFolder folder;
    std::string digest;
    {
        auto session = RisikoSession::create(folder / "evening.intendant", risiko::tests::printed_tables());
        begin(session);
        at_second(100, session, SetClock{ClockAct::Start, 120});
        digest = session.digest();
    }
    const auto session = RisikoSession::open(folder / "evening.intendant", risiko::tests::printed_tables());
    CHECK(shown_after(1000, session) == 1020);
    CHECK(session.digest() == digest);
    CHECK(session.verify().sound());
}

TEST_CASE("a clock of the day that jumps takes nothing from the clock of the game, and adds no more than can be booked",
          "[db][risiko][clock][rule:RK-TA-2]") {
    const RightClock right;
    auto session = RisikoSession::in_memory(risiko::tests::printed_tables());
    begin(session);
    at_second(1000, session, SetClock{ClockAct::Start, 300});
    CHECK(shown_after(-86400, session) == 300);
    const int years_later = shown_after(std::int64_t{3} * 365 * 86400, session);
    CHECK(session.ask(SetClock{ClockAct::Pause, years_later}).index() == session.ask(SetClock{ClockAct::Pause, 300}).index());
    CHECK(years_later == 7 * 86400);
}
