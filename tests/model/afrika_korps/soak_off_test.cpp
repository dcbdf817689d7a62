// Who must attack and be attacked, on the map; what speaks against a battle; who is eliminated before combat.

#include "tests/model/afrika_korps/contacts.hpp"

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

std::string against(const Contact& contact, const std::vector<Battle>& fought, const Battle& battle) {
    return refused(objection(*printed_tables(), {}, contact, fought, battle));
}

std::vector<Elimination> forced(const Position& position) { return forced_eliminations(*printed_tables(), {}, position.contact); }

} // namespace

TEST_CASE("everybody in an enemy zone of control fights", "[afrika_korps][soak_off][rule:AK-CMB-2][rule:AK-ZOC-1][rule:AK-CMB-9]") {
    Position melee;
    const auto left = melee.enemy(2, "P40");
    const auto right = melee.enemy(3, "P42");
    const auto between = melee.own(7, "P41");
    const auto beside = melee.own(4, "O39");
    CHECK(must_attack(melee.contact) == units({between, beside}));
    CHECK(must_be_attacked(melee.contact) == units({left, right}));
    const Battle first{.attackers = units({beside}), .defenders = units({left})};
    const auto open = unfinished(melee.contact, std::vector{first});
    CHECK(open.attackers == units({between}));
    CHECK(open.defenders == units({right}));
    CHECK(unfinished(melee.contact, std::vector{first, Battle{units({between}), units({right})}}).none());
    CHECK(against(melee.contact, {first}, {units({between}), units({left, right})}) == "AK-CMB-9");
    CHECK(against(melee.contact, {first}, {units({beside}), units({right})}) == "AK-CMB-9");
}

TEST_CASE("nobody fights across a side that is all sea", "[afrika_korps][soak_off][rule:AK-MOV-5]") {
    Position coast;
    coast.enemy(2, "F19");
    coast.own(7, "E18");
    CHECK(must_attack(coast.contact).none());
    CHECK(must_be_attacked(coast.contact).none());
}

TEST_CASE("a fortress is left alone or attacked whole", "[afrika_korps][soak_off][rule:AK-FOR-1]") {
    Position siege;
    const auto one = siege.enemy(1, "G25");
    const auto two = siege.enemy(3, "G25");
    const auto gun = siege.own(4, "H25");
    const auto other = siege.own(7, "H26");
    CHECK(must_attack(siege.contact).none());
    CHECK(must_be_attacked(siege.contact).none());
    const Battle first{.attackers = units({gun}), .defenders = units({one})};
    CHECK(unfinished(siege.contact, std::vector{first}).defenders == units({two}));
    CHECK(unfinished(siege.contact, std::vector{first, Battle{units({other}), units({two})}}).none());
}

TEST_CASE("a garrison stays in, or attacks all who stand next to it", "[afrika_korps][soak_off][rule:AK-FOR-2]") {
    Position sally;
    const auto one = sally.enemy(1, "H25");
    const auto two = sally.enemy(3, "H26");
    const auto tank = sally.own(4, "G25");
    const auto foot = sally.own(2, "G25");
    CHECK(must_attack(sally.contact).none());
    const Battle first{.attackers = units({tank}), .defenders = units({one})};
    CHECK(unfinished(sally.contact, std::vector{first}).defenders == units({two}));
    CHECK(unfinished(sally.contact, std::vector{first, Battle{units({foot}), units({two})}}).none());
    CHECK(unfinished(sally.contact, std::vector{Battle{units({tank}), units({one, two})}}).none()); // not every unit takes part
}

TEST_CASE("an attacker is next to every defender of its battle", "[afrika_korps][soak_off][rule:AK-CMB-3]") {
    Position melee;
    const auto left = melee.enemy(2, "P40");
    const auto right = melee.enemy(3, "P42");
    const auto between = melee.own(7, "P41");
    const auto beside = melee.own(4, "O39");
    CHECK(against(melee.contact, {}, {units({between}), units({left, right})}).empty());
    CHECK(against(melee.contact, {}, {units({between, beside}), units({left, right})}) == "AK-CMB-3");
    CHECK(against(melee.contact, {}, {units({}), units({left})}) == "AK-CMB-12");
}

TEST_CASE("units of one stack are attacked apart, and attack different hexes", "[afrika_korps][soak_off][rule:AK-CMB-7][rule:AK-CMB-8]") {
    Position melee;
    const auto one = melee.enemy(1, "P40");
    const auto two = melee.enemy(2, "P40");
    const auto three = melee.enemy(1, "P42");
    const auto a = melee.own(4, "P41");
    const auto b = melee.own(2, "P41");
    const auto c = melee.own(7, "P41");
    const std::vector fought{Battle{units({a}), units({one})}, Battle{units({b}), units({two})}};
    CHECK(against(melee.contact, {fought[0]}, fought[1]).empty());
    CHECK(against(melee.contact, fought, {units({c}), units({three})}).empty());
}

TEST_CASE("at 1-2 or better all attackers are supported", "[afrika_korps][soak_off][rule:AK-ASP-1][rule:AK-ASP-4][rule:AK-ASP-9]") {
    Position melee;
    const auto one = melee.enemy(3, "P40");
    const auto two = melee.enemy(6, "P42");
    const auto fed = melee.own(4, "P41");
    const auto hungry = melee.own(2, "P41", false);
    CHECK(against(melee.contact, {}, {units({fed}), units({one})}).empty());
    CHECK(against(melee.contact, {}, {units({fed, hungry}), units({one})}) == "AK-ASP-1");
    CHECK(against(melee.contact, {}, {units({hungry}), units({two})}).empty()); // 1-3
    melee.contact.attackers[hungry].supported.push_back(units({one}));          // supply beside the first enemy
    CHECK(against(melee.contact, {}, {units({hungry}), units({one})}).empty());
    melee.contact.defenders[two].unit.defence = 4;
    CHECK(against(melee.contact, {}, {units({hungry}), units({two})}) == "AK-ASP-1");
}

TEST_CASE("who can attack only worse than 1-6 is eliminated before combat", "[afrika_korps][soak_off][rule:AK-DIV-2][rule:AK-DIV-3]") {
    Position melee;
    melee.enemy(8, "P40");
    const auto weak = melee.own(1, "O39");
    CHECK(forced(melee) == std::vector{Elimination{weak, {"AK-DIV-2"}}});
    melee.own(1, "O40"); // 2:8
    CHECK(forced(melee).empty());
}

TEST_CASE("who is cut off attacks at 1-3 or worse, or is eliminated", "[afrika_korps][soak_off][rule:AK-DIV-4][rule:AK-DIV-6]") {
    Position melee;
    melee.enemy(4, "P40");
    melee.enemy(2, "P42");
    const auto cut_off = melee.own(3, "P41", false, true);
    CHECK(forced(melee) == std::vector{Elimination{cut_off, {"AK-DIV-4"}}}); // 3:6, 3:4 and 3:2 need supply
    melee.contact.attackers[cut_off].isolated = false;
    CHECK(forced(melee) == std::vector{Elimination{cut_off, {"AK-DIV-6"}}});
    melee.contact.defenders[1].unit.defence = 3; // 3:7 is 1-3
    CHECK(forced(melee).empty());
}

TEST_CASE("those gone help nobody: one elimination brings the next", "[afrika_korps][soak_off][rule:AK-DIV-3]") {
    Position melee;
    melee.enemy(7, "P40");
    const auto one = melee.own(1, "O39", false);
    const auto two = melee.own(1, "O40", false);
    CHECK(forced(melee).empty()); // together 2:7
    melee.contact.attackers[two].adjacent.reset();
    CHECK(forced(melee) == std::vector{Elimination{one, {"AK-DIV-2"}}});
}
