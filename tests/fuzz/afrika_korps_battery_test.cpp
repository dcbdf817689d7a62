// Afrika Korps by chance, through what every game passes. `tests/playthroughs/afrika_korps/games_test.cpp` plays it to each ending.

#include "tests/playthroughs/afrika_korps/by_chance.hpp"
#include "tests/support/battery.hpp"

namespace intendant::afrika_korps::test {

TEST_CASE("games of Afrika Korps by chance keep their books", "[afrika_korps][fuzz][games]") {
    battery::games<AfrikaKorpsByChance>(fuzz::amount(40, 1000, 6), 1000);
}
TEST_CASE("undo and redo at random in Afrika Korps", "[afrika_korps][fuzz][history]") {
    battery::histories<AfrikaKorpsByChance>(fuzz::amount(4, 10, 2), fuzz::amount(1500, 50000, 300));
}
TEST_CASE("games of Afrika Korps by chance are exported and played again", "[afrika_korps][fuzz][export]") {
    battery::exports<AfrikaKorpsByChance>(fuzz::amount(30, 300, 6));
}

} // namespace intendant::afrika_korps::test
