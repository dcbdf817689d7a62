// Empire of the Sun by chance, through what every game passes.

#include "tests/playthroughs/empire_of_the_sun/by_chance.hpp"
#include "tests/support/battery.hpp"

namespace intendant::empire_of_the_sun::test {

TEST_CASE("games of Empire of the Sun by chance keep their books", "[empire_of_the_sun][fuzz][games]") {
    battery::games<EmpireOfTheSunByChance>(fuzz::amount(36, 900, 9), 1000);
}
TEST_CASE("undo and redo at random in Empire of the Sun", "[empire_of_the_sun][fuzz][history]") {
    battery::histories<EmpireOfTheSunByChance>(fuzz::amount(4, 10, 2), fuzz::amount(2000, 100000, 200));
}
TEST_CASE("games of Empire of the Sun by chance are exported and played again", "[empire_of_the_sun][fuzz][export]") {
    battery::exports<EmpireOfTheSunByChance>(fuzz::amount(18, 300, 6));
}

} // namespace intendant::empire_of_the_sun::test
