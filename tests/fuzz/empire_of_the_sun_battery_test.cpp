// Empire of the Sun by chance, through what every game passes.

#include "model/empire_of_the_sun/card.hpp"
#include "tests/playthroughs/empire_of_the_sun/by_chance.hpp"
#include "tests/support/altered_columns.hpp"
#include "tests/support/altered_records.hpp"

namespace intendant::empire_of_the_sun::test {
namespace {

class AlteredEmpireOfTheSun : public EmpireOfTheSunByChance {
public:
    using EmpireOfTheSunByChance::EmpireOfTheSunByChance;

    static core::GameCard card(const State& state) { return empire_of_the_sun::card(state); }
    static std::vector<intendant::test::Forgery> bases() {
        std::vector<intendant::test::Forgery> all;
        for (const std::string game : {"example_of_play", "calendar_kept", "by_chance_9", "by_points"}) {
            battery::add<AlteredEmpireOfTheSun>(all, "tests/playthroughs/empire_of_the_sun/games/" + game + ".jsonl", 70);
        }
        return all;
    }
};

} // namespace

TEST_CASE("games of Empire of the Sun by chance keep their books", "[empire_of_the_sun][fuzz][games]") {
    battery::games<EmpireOfTheSunByChance>(fuzz::amount(200, 10000, 12), 1000);
}
TEST_CASE("undo and redo at random in Empire of the Sun", "[empire_of_the_sun][fuzz][history]") {
    battery::histories<EmpireOfTheSunByChance>(fuzz::amount(10, 10, 2), fuzz::amount(10000, 1000000, 200));
}
TEST_CASE("games of Empire of the Sun by chance are exported and played again", "[empire_of_the_sun][fuzz][export]") {
    battery::exports<EmpireOfTheSunByChance>(fuzz::amount(18, 300, 6));
}
TEST_CASE("R22 altered records of Empire of the Sun are told as damaged or are possible games", "[empire_of_the_sun][fuzz][hostile]") {
    battery::altered_records<AlteredEmpireOfTheSun>();
}
TEST_CASE("R22 altered snapshots of Empire of the Sun do no harm", "[empire_of_the_sun][fuzz][hostile]") {
    battery::altered_snapshots<AlteredEmpireOfTheSun>();
}
TEST_CASE("R22 altered columns of Empire of the Sun are told, and what is said is what replay says", "[empire_of_the_sun][fuzz][hostile]") {
    battery::altered_columns<AlteredEmpireOfTheSun>();
}

} // namespace intendant::empire_of_the_sun::test
