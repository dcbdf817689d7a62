// Exchanges: who pays, with what, and how cheaply.

#include "model/afrika_korps/battle/exchange.hpp"
#include "tests/model/afrika_korps/contacts.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <numeric>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

std::vector<std::vector<int>> values(const std::vector<Coin>& coins, int due) {
    std::vector<std::vector<int>> found;
    for (const auto& set : cheapest_choices(coins, due)) {
        auto& row = found.emplace_back();
        for (const auto place : set) {
            row.push_back(coins[place].counted);
        }
    }
    return found;
}

std::vector<Payment> pay(const std::vector<Coin>& coins, const std::vector<std::size_t>& places) {
    std::vector<Payment> payments;
    for (const auto place : places) {
        payments.push_back({.unit = coins[place].unit});
    }
    return payments;
}

int total(const std::vector<Coin>& coins, const std::vector<std::size_t>& places) {
    return std::accumulate(places.begin(), places.end(), 0, [&](int sum, std::size_t place) { return sum + coins[place].counted; });
}

} // namespace

TEST_CASE("the weaker side loses all and the stronger pays as much", "[afrika_korps][exchange][rule:AK-EXC-1][rule:AK-EXC-3]") {
    CHECK(exchange(7, 6) == Exchange{Payer::Attackers, 6});
    CHECK(exchange(3, 4) == Exchange{Payer::Defenders, 3});
    CHECK(exchange(5, 5) == Exchange{Payer::Both, 5});
}

TEST_CASE("the cheapest choices come first", "[afrika_korps][exchange][rule:AK-EXC-4][rule:AK-EXC-2]") {
    const auto& tables = *printed_tables();
    CHECK(values(coins(tables, attackers({7, 2})), 4) == std::vector<std::vector<int>>{{7}});
    CHECK(values(coins(tables, defenders({2, 2, 1}, Terrain::Fortress)), 6) == std::vector<std::vector<int>>{{4, 2}, {4, 4}});
    CHECK(values(coins(tables, attackers({1, 1, 1, 1})), 3) == std::vector<std::vector<int>>{{1, 1, 1}});
    CHECK(values(coins(tables, attackers({4, 3, 2, 1})), 4) == std::vector<std::vector<int>>{{4}, {3, 1}, {3, 2}});
}

TEST_CASE("a choice has to suffice, and says what could be kept",
          "[afrika_korps][exchange][rule:AK-EXC-2][rule:AK-EXC-4][rule:AK-AMB-18]") {
    const auto& tables = *printed_tables();
    const auto paying = coins(tables, attackers({7, 2, 2}));
    const auto answer = [&](const std::vector<std::size_t>& places, const Options& options = {}) {
        return choice(tables, options, paying, 4, pay(paying, places));
    };
    CHECK(std::get<std::vector<core::Warning>>(answer({1, 2})).empty());
    CHECK(std::get<std::vector<core::Warning>>(answer({0})).empty());
    CHECK(refused(answer({1})) == "AK-EXC-2");
    CHECK(refused(answer({1, 1})) == "AK-EXC-2");
    const auto warned = answer({0, 1});
    REQUIRE(std::get<std::vector<core::Warning>>(warned).size() == 1);
    CHECK(std::get<std::vector<core::Warning>>(warned).front().rule.id == "AK-EXC-4");
    CHECK(refused(answer({0, 1}, {.overpaying_refused = true})) == "AK-AMB-18");
    // Of two units that count two either pays the two due alone.
    CHECK(std::get<std::vector<core::Warning>>(choice(tables, {}, paying, 2, pay(paying, {1, 2}))).size() == 2);
    CHECK(refused(choice(tables, {}, paying, 4, std::vector<Payment>{{.unit = counter("G Rommel")}})) == "AK-EXC-5");
}

TEST_CASE("a unit attacked again is no coin, and goes with the last of the others",
          "[afrika_korps][exchange][rule:AK-EXC-5][rule:AK-FOR-5]") {
    auto inside = defenders({1, 1, 2}, Terrain::Fortress);
    inside[2].retreated_in = true;
    const auto paying = coins(*printed_tables(), inside);
    CHECK(paying.size() == 2);
    CHECK(refused(choice(*printed_tables(), {}, paying, 2, std::vector<Payment>{{.unit = inside[2].unit}})) == "AK-EXC-5");
    CHECK(also_lost(inside, std::vector{inside[0].unit}).empty());
    CHECK(also_lost(inside, std::vector{inside[0].unit, inside[1].unit}) == std::vector{inside[2].unit});
}

TEST_CASE("a substitute may be broken to pay exactly", "[afrika_korps][exchange][rule:AK-EXC-6][rule:AK-SUB-5]") {
    const auto& tables = *printed_tables();
    const std::vector<Attacker> own{{counter("A Sub Arm 1"), 4}, {counter("A 1 Arm"), 2}};
    const auto paying = coins(tables, own);
    const auto answer = [&](std::vector<Payment> payments) { return choice(tables, {}, paying, 3, payments); };
    CHECK(std::get<std::vector<core::Warning>>(answer({{.unit = own[0].unit, .kept = 1}})).empty());
    CHECK(refused(answer({{.unit = own[0].unit, .kept = 2}})) == "AK-EXC-2");
    CHECK(refused(answer({{.unit = own[0].unit, .kept = 4}})) == "AK-EXC-6");
    CHECK(refused(answer({{.unit = own[0].unit, .kept = -1}})) == "AK-EXC-6");
    CHECK(refused(answer({{.unit = own[0].unit}, {.unit = own[1].unit, .kept = 1}})) == "AK-SUB-9");
}

TEST_CASE("each proposed choice pays and spares nothing, and all such choices are proposed", "[afrika_korps][exchange][rule:AK-EXC-4]") {
    CHECK(rc::check("against every subset", [] {
        const auto factors = *rc::gen::container<std::vector<int>>(*rc::gen::inRange(1, 9), rc::gen::element(1, 1, 2, 3, 4, 7));
        const auto paying = coins(*printed_tables(), attackers(factors));
        const auto due = *rc::gen::inRange(1, std::accumulate(factors.begin(), factors.end(), 0) + 1);
        std::set<std::multiset<int>> expected;
        for (unsigned subset = 1; subset < 1U << factors.size(); ++subset) {
            std::multiset<int> set;
            for (std::size_t i = 0; i < factors.size(); ++i) {
                if (subset >> i & 1U) {
                    set.insert(factors[i]);
                }
            }
            const auto sum = std::accumulate(set.begin(), set.end(), 0);
            if (sum >= due && sum - *set.begin() < due) {
                expected.insert(set);
            }
        }
        const auto found = cheapest_choices(paying, due);
        int before = 0;
        for (const auto& set : found) {
            std::multiset<int> row;
            for (const auto place : set) {
                row.insert(factors[place]);
            }
            RC_ASSERT(expected.erase(row) == 1U);
            RC_ASSERT(total(paying, set) >= before);
            before = total(paying, set);
        }
        RC_ASSERT(expected.empty());
    }));
}
