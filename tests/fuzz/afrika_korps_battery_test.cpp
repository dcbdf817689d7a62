// Afrika Korps by chance, through what every game passes. `tests/playthroughs/afrika_korps/games_test.cpp` plays it to each ending.

#include "model/afrika_korps/card.hpp"
#include "tests/playthroughs/afrika_korps/by_chance.hpp"
#include "tests/support/altered_columns.hpp"
#include "tests/support/altered_records.hpp"

namespace intendant::afrika_korps::test {
namespace {

class AlteredAfrikaKorps : public AfrikaKorpsByChance {
public:
    using AfrikaKorpsByChance::AfrikaKorpsByChance;

    static core::GameCard card(const State& state) { return afrika_korps::card(state); }
    static std::vector<intendant::test::Forgery> bases() {
        std::vector<intendant::test::Forgery> all;
        for (const std::string ending : {"control", "elimination", "no_supply", "time"}) {
            battery::add<AlteredAfrikaKorps>(all, "tests/playthroughs/afrika_korps/games/by_" + ending + ".jsonl", 70);
        }
        return all;
    }
};

} // namespace

TEST_CASE("games of Afrika Korps by chance keep their books", "[afrika_korps][fuzz][games]") {
    battery::games<AfrikaKorpsByChance>(fuzz::amount(40, 1000, 6), 1000);
}
TEST_CASE("undo and redo at random in Afrika Korps", "[afrika_korps][fuzz][history]") {
    battery::histories<AfrikaKorpsByChance>(fuzz::amount(10, 10, 2), fuzz::amount(10000, 1000000, 300));
}
TEST_CASE("games of Afrika Korps by chance are exported and played again", "[afrika_korps][fuzz][export]") {
    battery::exports<AfrikaKorpsByChance>(fuzz::amount(30, 300, 6));
}
TEST_CASE("R22 altered records of Afrika Korps are told as damaged or are possible games", "[afrika_korps][fuzz][hostile]") {
    battery::altered_records<AlteredAfrikaKorps>();
}
TEST_CASE("R22 altered snapshots of Afrika Korps do no harm", "[afrika_korps][fuzz][hostile]") {
    battery::altered_snapshots<AlteredAfrikaKorps>();
}
TEST_CASE("R22 altered columns of Afrika Korps are told, and what is said is what replay says", "[afrika_korps][fuzz][hostile]") {
    battery::altered_columns<AlteredAfrikaKorps>();
}

} // namespace intendant::afrika_korps::test
