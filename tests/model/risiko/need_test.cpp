// How many armies a way needs, against every number of armies and every face of every die.

#include "model/risiko/need.hpp"

#include "model/odds/need.hpp"
#include "model/risiko/need_form.hpp"

#include "tests/model/risiko/board.hpp"

#include <cmath>
#include <functional>
#include <map>
#include <random>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::risiko::tests;

namespace {

/// Chance that the attacker loses so many armies in one throw, all faces counted.
double counted(int attack, int defence, int lost) {
    static std::map<std::tuple<int, int, int>, double> known;
    const auto key = std::tuple{attack, defence, lost};
    if (const auto found = known.find(key); found != known.end()) {
        return found->second;
    }
    const int dice = attack + defence;
    double all = 0;
    double with_so_many = 0;
    std::vector<int> faces(static_cast<std::size_t>(dice), 1);
    for (bool more = true; more;) {
        std::vector<int> a(faces.begin(), faces.begin() + attack);
        std::vector<int> d(faces.begin() + attack, faces.end());
        std::ranges::sort(a, std::greater{});
        std::ranges::sort(d, std::greater{});
        int losses = 0;
        for (int pair = 0; pair < std::min(attack, defence); ++pair) {
            losses += a[static_cast<std::size_t>(pair)] <= d[static_cast<std::size_t>(pair)] ? 1 : 0;
        }
        with_so_many += losses == lost ? 1 : 0;
        ++all;
        more = false;
        for (auto& face : faces) {
            if (face < 6) {
                ++face;
                more = true;
                break;
            }
            face = 1;
        }
    }
    return known[key] = with_so_many / all;
}

/// The chance to arrive at the last territory, throw by throw.
class Way {
public:
    Way(std::vector<int> targets, int arriving) : m_targets(std::move(targets)), m_arriving(arriving) {}

    double chance(std::size_t target, int armies, int defending) {
        if (defending == 0) { // all but one move in
            return target + 1 == m_targets.size() ? (armies - 1 >= m_arriving ? 1 : 0)
                                                  : chance(target + 1, armies - 1, m_targets[target + 1]);
        }
        if (armies < 2) {
            return 0;
        }
        const auto key = std::tuple{target, armies, defending};
        if (const auto found = m_known.find(key); found != m_known.end()) {
            return found->second;
        }
        const int attack = std::min(3, armies - 1);
        const int defence = std::min(3, defending);
        const int pairs = std::min(attack, defence);
        double sum = 0;
        for (int lost = 0; lost <= pairs; ++lost) {
            sum += counted(attack, defence, lost) * chance(target, armies - lost, defending - (pairs - lost));
        }
        return m_known[key] = sum;
    }
    double chance(int armies) { return chance(0, armies, m_targets.front()); }

private:
    std::vector<int> m_targets;
    int m_arriving;
    std::map<std::tuple<std::size_t, int, int>, double> m_known;
};

} // namespace

TEST_CASE("the armies that a way needs are the fewest that arrive often enough", "[risiko][odds][rule:RK-OCC-2]") {
    const auto& tables = *printed_tables();
    std::mt19937 chance(41);
    for (int i = 0; i < 60; ++i) {
        std::vector<int> targets(1 + chance() % 4);
        for (auto& each : targets) {
            each = 1 + static_cast<int>(chance() % 5);
        }
        const int arriving = 1 + static_cast<int>(chance() % 5);
        constexpr std::array wanted{0.3, 0.5, 0.8, 0.95};
        const double asked = wanted[chance() % wanted.size()];
        INFO("way " << i);
        Way way(targets, arriving);
        int armies = 1;
        while (way.chance(armies) < asked) {
            ++armies;
        }
        const auto found = armies_needed(tables, targets, arriving, asked);
        REQUIRE_FALSE(found.none);
        CHECK(found.armies == armies);
        CHECK(std::abs(found.chance - way.chance(armies)) < 1e-12);
        CHECK(std::abs(found.one_fewer - way.chance(armies - 1)) < 1e-12);
        CHECK(found.certificate < 1e-12);
    }
}

TEST_CASE("one army more on the base never arrives less often", "[risiko][odds]") {
    const auto& tables = *printed_tables();
    double before = 0;
    for (int armies = 1; armies < 60; ++armies) {
        const auto arrival = chain_arrival(tables, armies, {3, 1, 6, 2});
        double there = 0;
        for (std::size_t each = 3; each < arrival.armies.size(); ++each) {
            there += arrival.armies[each];
        }
        CHECK(there >= before - 1e-15);
        before = there;
    }
}

TEST_CASE("a way that no number of armies makes certain is answered with a sentence", "[risiko][odds]") {
    const auto& tables = *printed_tables();
    CHECK(armies_needed(tables, {1}, 1, 1.0).none->id == std::string{"Dice make nothing certain: ask for a chance below 100 %."});
    CHECK(armies_needed(tables, {1}, 1, 0.0).none);
    const auto never = armies_needed(tables, {1000, 1000}, 1, 0.5);
    REQUIRE(never.none);
    CHECK(core::fill(never.none->id, *never.none) == "Not even 1000 armies arrive there with so many.");
    CHECK(never.greatest < 0.5);
    std::stop_source source;
    const auto stopped = armies_needed(
        tables, {5, 5}, 3, 0.9, [&](int) { source.request_stop(); }, source.get_token());
    CHECK(stopped.cancelled);
}

TEST_CASE("armies for a way are asked territory by territory, and answered in sentences", "[risiko][odds][forms]") {
    const auto board = Board::taken_over(three_colours);
    const auto says = [&](const core::FormValues& values) {
        std::vector<std::string> sentences;
        for (const auto& each : need(board.state, values)) {
            sentences.push_back(to_english(*printed_tables(), each));
        }
        return sentences;
    };
    const auto keys = [&](const core::FormValues& values) {
        std::vector<std::string> found;
        for (const auto& field : need_form(board.state, values).fields) {
            found.push_back(field.key);
        }
        return found;
    };
    using Words = std::vector<std::string>;
    CHECK(keys({}) == Words{"way_0", "arriving", "chance"});
    CHECK(keys({{"way_0", "brasile"}}) == Words{"way_0", "way_1", "arriving", "chance"}); // to Peru, and nowhere else
    CHECK(keys({{"way_0", "cina"}}) == Words{"way_0", "way_1", "arriving", "chance"});
    CHECK(keys({{"way_0", "cina"}, {"way_1", "siam"}}) == Words{"way_0", "way_1", "way_2", "arriving", "chance"});
    CHECK(keys({{"way_0", "cina"}, {"way_1", "peru"}}) == Words{"way_0", "way_1", "arriving", "chance"}); // which is not beside it
    CHECK(says({{"way_0", "brasile"}}).front().starts_with("To stand on Peru with 1 army or more, Brazil needs "));
    CHECK(says({{"way_0", "cina"}}).front().starts_with("Say from where"));
    CHECK(says({{"way_0", "cina"}, {"way_1", "siam"}, {"arriving", "0"}}).front().starts_with("Say from where"));

    const auto in_percent = [&](double chance) { return to_english(*printed_tables(), {"{chance}", {{"chance", odds::percent(chance)}}}); };
    const auto found = armies_needed(*printed_tables(), {1, 2}, 3, 0.8);
    CHECK(says({{"way_0", "cina"}, {"way_1", "siam"}, {"way_2", "india"}, {"arriving", "3"}}) ==
          Words{"To stand on India with 3 armies or more, China needs " + std::to_string(found.armies) + ": " + in_percent(found.chance) +
                    " %. It has " + std::to_string(board.state[at("cina")].armies) + " now.",
                "With one army fewer it is " + in_percent(found.one_fewer) + " %."});
}
