// A third game in the house: recorded, verified, undone, exported and looked at through the shared rooms only.

#include "tests/house/toll_written.hpp"

#include "app/cli/play_impl.hpp"
#include "db/session/session_impl.hpp"
#include "db/session/turn_story.hpp"
#include "model/core/game_card.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/support/altered_records.hpp"

namespace intendant::db {

template class Session<toll::Game>;

} // namespace intendant::db

namespace intendant::toll {
namespace {

class TollByChance {
public:
    using Game = toll::Game;

    explicit TollByChance(std::uint64_t seed) : m_chance(seed), m_seed(seed) {}

    static std::shared_ptr<const Tables> tables() {
        static const auto printed = std::make_shared<const Tables>();
        return printed;
    }
    Command begin() { return Begin{2 + m_chance.up_to(2)}; }
    std::vector<Command> wishes(const State&) {
        if (m_chance.one_in(3)) {
            return {Cross{core::throw_by_program(m_seed, m_chance.word() % 1000, 1, core::Die::TenFaces)}};
        }
        return {Cross{{.die = core::Die::TenFaces, .faces = {m_chance.up_to(9)}}}};
    }
    static bool over(const State& state) { return state.winner.has_value(); }
    static core::Ledger books(const State& state) { return toll::books(state); }
    static std::string unsound(const State& state) {
        return std::ranges::any_of(state.purses, [](std::int64_t purse) { return purse < 0; }) ? "a purse below nothing" : "";
    }
    static core::GameCard card(const State&) { return {}; }
    static std::vector<intendant::test::Forgery> bases() {
        auto game = db::Session<Game>::in_memory(tables());
        TollByChance player(7);
        REQUIRE(game.book(player.begin()).booked);
        for (int crossing = 0; crossing < 8; ++crossing) {
            REQUIRE(game.book(player.wishes(game.state()).front(), "let it be").booked);
        }
        game.undo();
        return {intendant::test::forgery_of(game.file())};
    }

private:
    fuzz::Chance m_chance;
    std::uint64_t m_seed;
};

core::Throw die(int face) { return {.die = core::Die::TenFaces, .faces = {face}}; }

} // namespace

TEST_CASE("Toll is recorded, verified, undone and opened again", "[house]") {
    const test::TemporaryFolder folder;
    const auto path = folder / "bridge.intendant";
    std::string digest;
    {
        auto game = db::Session<Game>::create(path, TollByChance::tables());
        REQUIRE(game.book(Begin{2}).booked);
        REQUIRE(game.book(Cross{die(0)}).booked); // a zero is a face
        REQUIRE(game.book(Cross{die(9)}).booked);
        CHECK(game.state().purses == std::vector<std::int64_t>{30, 21});
        REQUIRE(game.undo());
        CHECK(game.state().purses == std::vector<std::int64_t>{30, 30});
        REQUIRE(game.redo());
        digest = game.digest();
    }
    const auto game = db::Session<Game>::open(path, TollByChance::tables());
    CHECK(game.digest() == digest);
    CHECK(game.verify().problem.empty());
    const auto rolls = game.file().rolls(2);
    REQUIRE(rolls.size() == 1);
    CHECK(rolls[0].result == 0);
    CHECK(rolls[0].die == core::Die::TenFaces);
    CHECK(rolls[0].source == "table");
    const auto line = game.log()[2].entry;
    CHECK(line.seat == "white");
    CHECK(line.phase == "bridge");
    CHECK(line.command == R"({"dice":{"die":"ten_faces","faces":[9]},"type":"cross"})");
}

TEST_CASE("the turn before this one is told, and told anew after an undo", "[house][story]") {
    auto game = db::Session<Game>::in_memory(TollByChance::tables());
    CHECK_FALSE(db::last_turn(game));
    REQUIRE(game.book(Begin{2}).booked);
    CHECK_FALSE(db::last_turn(game)); // a set-up is no turn
    for (const int face : {3, 5, 7}) {
        REQUIRE(game.book(Cross{die(face)}).booked);
    }
    const auto paid = [&game] {
        const auto turn = db::last_turn(game);
        REQUIRE(turn);
        REQUIRE(turn->rows.size() == 1);
        CHECK(turn->first == turn->last);
        return turn->rows.front().value.parameters.front().second + " by " + turn->seat;
    };
    CHECK(paid() == "7 by red");
    REQUIRE(game.undo());
    CHECK(paid() == "5 by white");
    REQUIRE(game.book(Cross{die(2)}).booked); // another crossing in the place of the one that was taken back
    REQUIRE(game.note("how cheap"));
    CHECK(paid() == "2 by red");
}

TEST_CASE("Toll refuses a die of another kind and a third player too many", "[house]") {
    auto game = db::Session<Game>::in_memory(TollByChance::tables());
    CHECK(game.book(Begin{5}).refused);
    REQUIRE(game.book(Begin{2}).booked);
    CHECK(game.book(Cross{{.faces = {3}}}).refused); // six faces
    CHECK(game.book(Cross{die(10)}).refused);
    CHECK(game.book(Cross{{.die = core::Die::TenFaces, .faces = {1, 2}}}).refused);
    CHECK(game.book(Cross{{.source = core::DiceSource::Hits, .die = core::Die::TenFaces, .faces = {}, .hits = 1}}).refused);
    CHECK(game.file().last_seq() == 1);
}

TEST_CASE("games of Toll by chance keep their books", "[house][fuzz][games]") { battery::games<TollByChance>(100); }
TEST_CASE("undo and redo at random in Toll", "[house][fuzz][history]") { battery::histories<TollByChance>(3, 500); }
TEST_CASE("games of Toll by chance are exported and played again", "[house][fuzz][export]") { battery::exports<TollByChance>(40); }
TEST_CASE("altered records of Toll are told as damaged or are possible games", "[house][fuzz][hostile]") {
    battery::altered_records<TollByChance>(300);
}
TEST_CASE("altered snapshots of Toll do no harm", "[house][fuzz][hostile]") { battery::altered_snapshots<TollByChance>(300); }

} // namespace intendant::toll
