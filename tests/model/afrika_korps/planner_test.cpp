// The planner against somebody who tries everything, and in positions that can be followed by hand.

#include "tests/model/afrika_korps/every_division.hpp"
#include "tests/model/afrika_korps/map_positions.hpp"
#include "tests/model/afrika_korps/random_contact.hpp"

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

std::vector<Battle> battles_of(const Plan& plan) {
    std::vector<Battle> found;
    for (const auto& each : plan.battles) {
        found.push_back(each.units);
    }
    return found;
}

/// The first thing that is wrong with the planner's answer; nothing when it is what trying everything finds, best first.
std::string wrong(const Contact& contact, const Wish& wish, const Options& options) {
    const auto& tables = *printed_tables();
    const auto every = every_division(tables, options, contact, wish);
    const auto answer = plans(tables, options, contact, wish, 100'000);
    if (!refused(answer).empty()) {
        return "refused";
    }
    const auto& found = std::get<Plans>(answer).best;
    std::set<Shape> seen;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto& plan = found[i];
        const auto shape = shape_of(contact, battles_of(plan), plan.eliminated);
        const auto place = every.find(shape);
        if (place == every.end()) {
            return "a division that breaks a rule";
        }
        if (!seen.insert(shape).second) {
            return "the same division twice";
        }
        const auto& worth = place->second;
        if (plan.won != worth.won || plan.lost != worth.lost) {
            return "won " + std::to_string(plan.won) + " and lost " + std::to_string(plan.lost) + " instead of " +
                   std::to_string(worth.won) + " and " + std::to_string(worth.lost);
        }
        if (plan.taken && plan.taken->part * worth.of != worth.taken * plan.taken->of) {
            return "the hex is taken otherwise";
        }
        if (i > 0) {
            const auto& before = found[i - 1];
            const auto then = before.taken.value_or(Chance{0, 1});
            const auto now = plan.taken.value_or(Chance{0, 1});
            const auto left = then.part * now.of;
            const auto right = now.part * then.of;
            if (left < right || (left == right && before.won - before.lost < plan.won - plan.lost)) {
                return "a better division after a worse one";
            }
        }
    }
    return seen.size() == every.size() ? "" : std::to_string(seen.size()) + " divisions instead of " + std::to_string(every.size());
}

} // namespace

TEST_CASE("the planner finds every division, the best first, as trying everything does",
          "[afrika_korps][planner][rule:AK-CMB-6][rule:AK-CMB-2][rule:AK-CMB-3][rule:AK-DIV-1][rule:AK-DIV-2]") {
    constexpr int positions = 2000;
    std::size_t divided = 0;
    std::size_t with_losses = 0;
    for (int number = 0; number < positions; ++number) {
        Dealer dealer(static_cast<std::uint32_t>(number));
        const auto contact = dealer.contact(dealer.number(1, 5), dealer.number(1, 4));
        const Wish wish{dealer.one_in(2) ? std::optional{contact.defenders.front().hex} : std::nullopt};
        const auto fault = wrong(contact, wish, Options{.printed_odds_chart = dealer.one_in(4)});
        INFO("position " << number << ": " << fault);
        REQUIRE(fault.empty());
        const auto found = std::get<Plans>(plans(*printed_tables(), {}, contact, wish, 2)).best;
        divided += found.size() > 1 ? 1 : 0;
        with_losses += !found.empty() && found.front().eliminated.any() ? 1 : 0;
    }
    CHECK(divided > positions / 4); // the positions are worth looking at
    CHECK(with_losses > positions / 50);
}

TEST_CASE("a diversion gives the others better odds", "[afrika_korps][planner][rule:AK-DIV-1][rule:AK-CMB-6]") {
    Position melee;
    const auto weak = melee.enemy(1, "P40");
    const auto strong = melee.enemy(6, "P42");
    const auto tanks = melee.own(7, "P41");
    const auto scouts = melee.own(2, "P41");
    const auto found = melee.plans();
    CHECK(found.best.size() == 3); // both against both, or each against one
    CHECK_FALSE(found.more);
    const auto& best = found.best.front();
    REQUIRE(best.battles.size() == 2);
    CHECK(best.battles[0].units == Battle{units({tanks}), units({weak})});
    CHECK(best.battles[0].value.no_die());
    CHECK(best.battles[1].units == Battle{units({scouts}), units({strong})});
    CHECK(id_of(best.battles[1].value.column) == "1-3");
    CHECK(best.won == 6);
    CHECK(best.lost == 2 * 2); // two faces eliminate the scouts
}

TEST_CASE("the wish for a hex puts the chance to take it first", "[afrika_korps][planner][rule:AK-ADV-1][rule:AK-ADV-3]") {
    Position melee;
    const auto hill = melee.enemy(1, "I30");
    const auto camp = melee.enemy(3, "H29");
    REQUIRE(melee.contact.defenders[hill].unit.terrain == Terrain::Escarpment);
    REQUIRE(melee.contact.defenders[camp].unit.terrain == Terrain::Clear);
    melee.own(4, "I29");
    melee.own(4, "H30");
    const auto usual = melee.plans().best;
    const auto for_hill = melee.plans(1000, {hex_at("I30")}).best;
    const auto for_camp = melee.plans(1000, {hex_at("H29")}).best;
    CHECK_FALSE(usual.front().taken);
    REQUIRE(for_hill.front().taken);
    REQUIRE(for_camp.front().taken);
    for (const auto& each : for_hill) {
        CHECK(for_hill.front().taken->part * each.taken->of >= each.taken->part * for_hill.front().taken->of);
    }
    CHECK(usual.size() == for_hill.size());
    CHECK(usual.size() == for_camp.size());
    CHECK(usual.front().won - usual.front().lost >= for_hill.front().won - for_hill.front().lost);
}

TEST_CASE("an exchange that costs all attackers empties a hill and takes it not", "[afrika_korps][planner][rule:AK-ADV-1][rule:AK-EXC-3]") {
    Position melee;
    melee.enemy(1, "I30");
    melee.own(2, "I29"); // 2:2, doubled: DE 1, EX 1, DB2 1
    const auto hill = melee.plans(10, {hex_at("I30")}).best;
    REQUIRE(hill.size() == 1);
    CHECK(hill.front().taken == Chance{1, 3});
    Position flat;
    flat.enemy(2, "H29");
    flat.own(2, "I29");
    const auto empty = flat.plans(10, {hex_at("H29")}).best;
    REQUIRE(empty.size() == 1);
    CHECK(empty.front().taken == Chance{1, 2}); // no advance there: it is enough that nobody is left
}

TEST_CASE("a siege offers to do nothing, and no half of a fortress", "[afrika_korps][planner][rule:AK-FOR-1]") {
    Position siege;
    siege.enemy(1, "G25");
    siege.enemy(1, "G25");
    siege.own(4, "H25");
    const auto found = siege.plans();
    REQUIRE(found.best.size() == 2); // nothing, or 4:4
    const auto both = [](const Plan& each) { return each.battles.size() == 1 && each.battles.front().units.defenders.count() == 2; };
    CHECK(std::ranges::count_if(found.best, both) == 1);
    CHECK(std::ranges::count_if(found.best, [](const Plan& each) { return each.battles.empty(); }) == 1);
}

TEST_CASE("as few as possible are eliminated before combat, and the rest is divided",
          "[afrika_korps][planner][rule:AK-DIV-2][rule:AK-DIV-3]") {
    Position melee;
    melee.enemy(4, "H24"); // doubled: 8
    const auto weak = melee.own(1, "H23");
    auto found = melee.plans();
    REQUIRE(found.best.size() == 1);
    CHECK(found.best.front().eliminated == units({weak}));
    CHECK(found.best.front().battles.empty());
    CHECK(found.best.front().lost == 6);
    melee.own(1, "I25");
    found = melee.plans();
    REQUIRE(found.best.size() == 1); // together 2:8
    CHECK(found.best.front().eliminated.none());
}

TEST_CASE("more units than can be thought through are refused", "[afrika_korps][planner][bad_input][rule:AK-CMB-6]") {
    Contact contact;
    contact.attackers.resize(33);
    CHECK(refused(plans(*printed_tables(), {}, contact, {}, 1)) == "AK-CMB-6");
    contact.attackers.clear();
    CHECK(std::get<Plans>(plans(*printed_tables(), {}, contact, {}, 1)).best.size() == 1); // nobody fights: nothing is to be done
}

TEST_CASE("so many plans are given as are asked for, and it is said that there are more", "[afrika_korps][planner]") {
    Melee melee(*printed_tables(), 201);
    const auto contact = melee.contact(12, 6);
    const auto ten = std::get<Plans>(plans(*printed_tables(), {}, contact, {}, 10));
    const auto hundred = std::get<Plans>(plans(*printed_tables(), {}, contact, {}, 100));
    REQUIRE(hundred.best.size() == 100);
    REQUIRE(ten.best.size() == 10);
    CHECK(ten.more);
    for (std::size_t i = 0; i < ten.best.size(); ++i) {
        CHECK(ten.best[i].won - ten.best[i].lost == hundred.best[i].won - hundred.best[i].lost);
    }
    for (const auto& plan : hundred.best) {
        std::vector<Battle> fought;
        for (const auto& each : plan.battles) {
            CHECK_FALSE(objection(*printed_tables(), {}, contact, fought, each.units));
            fought.push_back(each.units);
        }
        CHECK((plan.eliminated.any() || unfinished(contact, fought).none()));
    }
}

TEST_CASE("of divisions that promise as much those without a sortie come first", "[afrika_korps][planner][rule:AK-FOR-2]") {
    Position siege;
    siege.enemy(2, "H26", Retreat::Closed);
    siege.own(2, "G25"); // 2 to 2: DE, EX and DB2 cost the one side what AE, AE and EX cost the other
    const auto found = siege.plans().best;
    REQUIRE(found.size() == 2);
    CHECK(found[0].won == found[0].lost);
    CHECK(found[1].won == found[1].lost);
    CHECK(found[0].battles.empty());
    CHECK(found[1].battles.size() == 1);
}

TEST_CASE("whoever stands beside guarded supply may be its captor, the first as the last", "[afrika_korps][planner][rule:AK-CAP-11]") {
    for (const bool first : {true, false}) {
        Position melee;
        melee.enemy(2, "P40");
        const auto a = melee.own(3, "P41", !first);
        const auto b = melee.own(3, "P39", first);
        melee.contact.captors.push_back(units({a, b}));
        const auto found = melee.plans().best; // who has no supply need not attack if it captures
        REQUIRE_FALSE(found.empty());
        CHECK(found.front().eliminated.none());
        CHECK(found.front().captors == units({first ? a : b}));
    }
}

TEST_CASE("where there is too much to think through nobody is told to go", "[afrika_korps][planner][rule:AK-DIV-2][rule:AK-CMB-6]") {
    Position melee;
    melee.enemy(1, "P40");
    melee.own(300, "P41");
    melee.own(301, "P39");
    CHECK(refused(plans(*printed_tables(), {}, melee.contact, {}, 1)) == "AK-CMB-6");
    CHECK(forced_eliminations(*printed_tables(), {}, melee.contact).empty());
    CHECK(surplus(*printed_tables(), {}, melee.contact).empty());
}

TEST_CASE("thirty-two units a side are thought through", "[afrika_korps][planner][rule:AK-CMB-6]") {
    Contact contact;
    for (std::size_t i = 0; i < UnitSet{}.size(); ++i) {
        contact.attackers.push_back({.unit = {some_unit(Side::Axis, i % 20), 1},
                                     .hex = hex_at("P41"),
                                     .terrain = Terrain::Clear,
                                     .adjacent = ~UnitSet{},
                                     .supported = {UnitSet{}}});
        contact.defenders.push_back(
            {.unit = {.unit = some_unit(Side::Allies, i % 20), .defence = 1, .terrain = Terrain::Clear}, .hex = hex_at("P40")});
    }
    CHECK(attackers_of(contact, ~UnitSet{}).size() == 32);
    CHECK(defenders_of(contact, ~UnitSet{}).size() == 32);
    CHECK(forced_eliminations(*printed_tables(), {}, contact).empty());
    CHECK(surplus(*printed_tables(), {}, contact).empty());
    CHECK(spared_by(*printed_tables(), {}, contact, {}));
    const auto answer = plans(*printed_tables(), {}, contact, {}, 1);
    REQUIRE(refused(answer).empty());
    const auto& best = std::get<Plans>(answer).best;
    REQUIRE(best.size() == 1);
    CHECK(unfinished(contact, battles_of(best.front())).none());
}
