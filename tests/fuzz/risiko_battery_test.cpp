// RisiKo! by chance, through what every game passes. `tests/playthroughs/risiko/games_test.cpp` plays it to each ending.

#include "model/risiko/card.hpp"
#include "tests/playthroughs/risiko/by_chance.hpp"
#include "tests/support/altered_columns.hpp"
#include "tests/support/altered_records.hpp"

namespace intendant::risiko::test {
namespace {

class AlteredRisiko : public RisikoByChance {
public:
    using RisikoByChance::RisikoByChance;

    static core::GameCard card(const State& state) { return risiko::card(state); }
    /// Games to alter: some that are long, and many that are short and between them have every kind of event.
    static std::vector<intendant::test::Forgery> bases() {
        std::vector<intendant::test::Forgery> all;
        battery::add<AlteredRisiko>(all, "tests/playthroughs/risiko/games/game_12.jsonl", 106);
        battery::add<AlteredRisiko>(all, "tests/playthroughs/risiko/games/game_14.jsonl", 70);
        battery::add<AlteredRisiko>(all, "tests/playthroughs/risiko/games/game_13.jsonl", 90);
        for (const std::string game : {"01", "02", "04", "07", "10", "15", "16", "18", "19", "20"}) {
            battery::add<AlteredRisiko>(all, "tests/playthroughs/risiko/games/game_" + game + ".jsonl", 35);
        }
        return all;
    }
};

} // namespace

TEST_CASE("games of RisiKo! by chance keep their books", "[risiko][fuzz][games]") {
    battery::games<RisikoByChance>(fuzz::amount(40, 1000, 6), 1000);
}
TEST_CASE("undo and redo at random in RisiKo!", "[risiko][fuzz][history]") {
    battery::histories<RisikoByChance>(fuzz::amount(10, 10, 2), fuzz::amount(5000, 200000, 400));
}
TEST_CASE("games of RisiKo! by chance are exported and played again", "[risiko][fuzz][export]") {
    battery::exports<RisikoByChance>(fuzz::amount(100, 1000, 10));
}
TEST_CASE("R22 altered records of RisiKo! are told as damaged or are possible games", "[risiko][fuzz][hostile]") {
    battery::altered_records<AlteredRisiko>();
}
TEST_CASE("R22 altered snapshots of RisiKo! do no harm", "[risiko][fuzz][hostile]") { battery::altered_snapshots<AlteredRisiko>(); }
TEST_CASE("R22 altered columns of RisiKo! are told, and what is said is what replay says", "[risiko][fuzz][hostile]") {
    battery::altered_columns<AlteredRisiko>();
}

} // namespace intendant::risiko::test
