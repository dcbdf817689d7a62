// Axis & Allies by chance, through what every game passes. `games_test.cpp` plays it for longer and asks for more.

#include "db/codec/axis_allies/json.hpp"
#include "db/session/axis_allies/session.hpp"
#include "model/axis_allies/card.hpp"
#include "tests/fuzz/proof.hpp"
#include "tests/fuzz/random_player.hpp"
#include "tests/fuzz/situations.hpp"
#include "tests/support/altered_columns.hpp"
#include "tests/support/altered_records.hpp"

namespace intendant::fuzz {
namespace {

class AxisAlliesByChance {
public:
    using Game = aa::Game;

    explicit AxisAlliesByChance(std::uint64_t seed) : m_chance(seed), m_number(static_cast<int>(seed % 1000)) {}

    static std::shared_ptr<const aa::Tables> tables() { return printed_tables(); }
    aa::Command begin() {
        constexpr int not_near_an_ending = 1;
        return beginning(m_chance, not_near_an_ending + 5 * m_number).command;
    }
    std::vector<aa::Command> wishes(const aa::State& state) {
        std::vector<aa::Command> asked;
        for (int tries = 0; tries < 6 && state.begun; ++tries) {
            asked.push_back(wish(m_chance, state));
        }
        if (state.begun) {
            std::ranges::move(ways_on(m_chance, state), std::back_inserter(asked));
        }
        asked.insert(asked.end(), {aa::EndAction{}, aa::CollectIncome{}, aa::LeaveUnfinished{}});
        return asked;
    }
    static bool over(const aa::State& state) { return state.outcome.has_value(); }
    static core::Ledger books(const aa::State& state) { return aa::books(state); }
    static std::string unsound(const aa::State& state) {
        prove_sound(state);
        return {};
    }
    static core::GameCard card(const aa::State& state) { return aa::card(state); }
    /// Games to alter: some that are long, and many that are short and between them have every kind of event.
    static std::vector<test::Forgery> bases() {
        std::vector<test::Forgery> all;
        battery::add<AxisAlliesByChance>(all, "docs/samples/japan_turn.jsonl", 100);
        battery::add<AxisAlliesByChance>(all, "docs/samples/german_turn.jsonl", 100);
        battery::add<AxisAlliesByChance>(all, "tests/playthroughs/axis_allies/round_one.jsonl", 60);
        std::set<std::string> trials;
        for (const std::string folder : {"tests/playthroughs/axis_allies/trials", "tests/playthroughs/axis_allies/trials_of_ships"}) {
            for (const auto& file : std::filesystem::directory_iterator(INTENDANT_SOURCE_DIR "/" + folder)) {
                if (file.path().extension() == ".jsonl") {
                    trials.insert(folder + "/" + file.path().filename().string());
                }
            }
        }
        for (const auto& trial : trials) {
            if (auto forgery = battery::booked<AxisAlliesByChance>(trial, 100)) { // some end with what is refused
                all.push_back(std::move(*forgery));
            }
        }
        REQUIRE(all.size() > 30);
        return all;
    }

private:
    Chance m_chance;
    int m_number;
};

} // namespace

TEST_CASE("games of Axis & Allies by chance keep their books", "[axis_allies][fuzz][games]") {
    battery::games<AxisAlliesByChance>(amount(20, 500, 3), 150);
}
TEST_CASE("undo and redo at random in Axis & Allies", "[axis_allies][fuzz][history]") {
    battery::histories<AxisAlliesByChance>(amount(10, 10, 2), amount(10000, 1000000, 400));
}
TEST_CASE("games of Axis & Allies by chance are exported and played again", "[axis_allies][fuzz][export]") {
    battery::exports<AxisAlliesByChance>(amount(200, 2000, 20));
}
TEST_CASE("R22 altered records of Axis & Allies are told as damaged or are possible games", "[axis_allies][fuzz][hostile]") {
    battery::altered_records<AxisAlliesByChance>();
}
TEST_CASE("R22 altered snapshots of Axis & Allies do no harm", "[axis_allies][fuzz][hostile]") {
    battery::altered_snapshots<AxisAlliesByChance>();
}
TEST_CASE("R22 altered columns of Axis & Allies are told, and what is said is what replay says", "[axis_allies][fuzz][hostile]") {
    battery::altered_columns<AxisAlliesByChance>();
}

} // namespace intendant::fuzz
