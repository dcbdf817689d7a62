// What the cards of an offensive change in its battles, and what they allow.

#include "model/empire_of_the_sun/offensive/card_changes.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

std::vector<UnitId> fighting(const std::vector<std::string_view>& ids) {
    std::vector<UnitId> found;
    for (const auto id : ids) {
        found.push_back(unit(id));
    }
    return found;
}

int at_sea(const AtTable& table, std::string_view hex, Side side, const std::vector<std::string_view>& ids) {
    return air_naval_die(table.now(), hex_at(hex), side, fighting(ids)).sum;
}
int on_land(const AtTable& table, std::string_view hex, Side side, const std::vector<std::string_view>& ids) {
    return ground_die(table.now(), hex_at(hex), side, fighting(ids)).sum;
}

} // namespace

TEST_CASE("cards add to the dice of their side where they say so",
          "[empire_of_the_sun][cards][rule:ES-BAT-9][rule:ES-GND-8][rule:ES-MRK-2][rule:ES-CRD-12]") {
    // Ships of the Commonwealth, in the battle and on whichever side.
    const auto eight = event_of("JP8", "jp_hq_south_seas");
    CHECK(at_sea(eight, "2015", Side::Japan, {"jp_ca_mogami", "cw_ca_kent"}) == 1);
    CHECK(at_sea(eight, "2015", Side::Japan, {"jp_ca_mogami", "us_cv_enterprise"}) == 0);
    CHECK(at_sea(eight, "2015", Side::Allies, {"jp_ca_mogami", "cw_ca_kent"}) == 0);
    CHECK(on_land(eight, "2015", Side::Japan, {"jp_ca_mogami", "cw_ca_kent"}) == 0);
    // The same card for its value adds nothing.
    AtTable value("campaign");
    value.rule(play("JP8", "jp_hq_south_seas"));
    CHECK(at_sea(value, "2015", Side::Japan, {"cw_ca_kent"}) == 0);
    // Within six hexes of a carrier that is not active, and of no other ship.
    auto near = event_of("JP32", "jp_hq_south_seas");
    near.put("jp_cv_akagi", "4017");
    const auto six = hex_at("4023");
    REQUIRE(tables().map->distance(hex_at("4017"), six) == 6);
    for (const auto& each : tables().units) {
        if (each.carrier() && each.side == Side::Japan && each.id != "jp_cv_akagi") {
            near.put(each.id, PlaceKind::Eliminated);
        }
    }
    CHECK(at_sea(near, "4023", Side::Japan, {}) == 1);
    CHECK(at_sea(near, "4024", Side::Japan, {}) == 0);
    auto active = near;
    active.rule(activate({"jp_cv_akagi"}));
    CHECK(at_sea(active, "4023", Side::Japan, {}) == 0);
    // Singapore, for the side that reacts.
    auto malaya = event_of("JP3", "jp_hq_south");
    malaya.rule(DeclareBattles{.hexes = {hex_at("2015")}});
    malaya.rule(PlayReaction{.cards = {card("AL5")}});
    CHECK(at_sea(malaya, "2015", Side::Allies, {}) == 2);
    CHECK(at_sea(malaya, "2014", Side::Allies, {}) == 0);
    // A final modifier in jungle and mixed hexes of Malaya.
    CHECK(ground_die(malaya.now(), hex_at("2014"), Side::Japan, {}).alone == 4);
    CHECK(!ground_die(malaya.now(), hex_at("2112"), Side::Japan, {}).alone); // open
    CHECK(!ground_die(malaya.now(), hex_at("1814"), Side::Japan, {}).alone); // Sumatra
    CHECK(!ground_die(malaya.now(), hex_at("2014"), Side::Allies, {}).alone);
    // A brigade, islands of one hex, all battles.
    const auto brigade = event_of("JP23", "jp_hq_south_seas");
    CHECK(on_land(brigade, "2015", Side::Japan, {"jp_1_sn_brig"}) == 1);
    CHECK(on_land(brigade, "2015", Side::Japan, {"jp_15_army"}) == 0);
    const auto islands = event_of("AL37", "us_hq_c_pac");
    CHECK(on_land(islands, "3813", Side::Allies, {}) == 2);
    CHECK(on_land(islands, "3823", Side::Allies, {}) == 0);
    CHECK(on_land(event_of("AL7", "us_hq_c_pac"), "3823", Side::Allies, {}) == 2);
    // For the rest of the game, by its marker and not as a card of the offensive.
    auto doctrine = islands;
    CHECK(on_land(doctrine, "3813", Side::Japan, {}) == 0);
    doctrine.set({{Track::DefensiveDoctrine, 1}});
    CHECK(on_land(doctrine, "3813", Side::Japan, {}) == 1);
    CHECK(on_land(doctrine, "3823", Side::Japan, {}) == 0);
    CHECK(on_land(doctrine, "3813", Side::Allies, {}) == 2);
}

TEST_CASE("cards change factors while their offensive lasts", "[empire_of_the_sun][cards][rule:ES-BAT-12]") {
    const auto attack = [](const AtTable& table, std::string_view id) { return strength_by_cards(table.now(), unit(id), true); };
    const auto defence = [](const AtTable& table, std::string_view id) { return strength_by_cards(table.now(), unit(id), false); };
    const auto carriers = event_of("JP14", "jp_hq_south_seas");
    CHECK(defence(carriers, "jp_cv_akagi") == 2);
    CHECK(defence(carriers, "jp_cvl_ryuho") == 0); // CV alone
    CHECK(defence(carriers, "us_cv_enterprise") == 0);
    CHECK(attack(carriers, "jp_cv_akagi") == 0);
    const auto theirs = event_of("JP25", "jp_hq_south_seas");
    CHECK(attack(theirs, "us_cv_enterprise") == -2);
    CHECK(attack(theirs, "jp_cv_akagi") == 0);
    const auto ground = event_of("AL25", "us_hq_c_pac");
    CHECK(attack(ground, "us_x_corps") == -1);
    CHECK(attack(ground, "us_cv_enterprise") == 0);
    CHECK(attack(ground, "cw_2_aus_corps") == 0);
    // One of each side at once.
    auto both = event_of("AL36", "us_hq_c_pac");
    both.rule(DeclareBattles{.hexes = {hex_at("4715")}});
    both.rule(PlayReaction{.cards = {card("JP17")}});
    CHECK(attack(both, "us_ca_new_orleans") == 2);
    CHECK(attack(both, "jp_ca_mogami") == 2);
    CHECK(attack(both, "jp_cl_tenyru") == 2);
    CHECK(attack(both, "jp_cv_akagi") == 0);
}

TEST_CASE("a battle takes what cards add, and the table's word against it is affirmed",
          "[empire_of_the_sun][cards][rule:ES-BAT-9][rule:ES-BAT-12][rule:ES-GND-8]") {
    auto table = event_of("JP14", "jp_hq_south_seas");
    table.put("jp_cv_akagi", "5018");
    table.rule(activate({"jp_cv_akagi"}));
    table.rule(RemoveUnits{.units = units_in(table.now(), hex_at("5808"), Side::Allies), .cause = Cause::Table});
    table.put("us_cv_enterprise", "5808");
    table.rule(go({"jp_cv_akagi"}, "5808", Travel::Sea));
    table.rule(DeclareBattles{.hexes = {hex_at("5808")}});
    FightAtSea battle{.hex = hex_at("5808"), .offensive = {.die = die(5)}, .reaction = {.die = die(5)}};
    const auto event = [&](const Command& command) {
        return std::get<SeaBattleFought>(core::acceptance(decide(table.now(), command)).events.front());
    };
    const int printed = tables()[unit("jp_cv_akagi")].defence;
    CHECK(!table.breaks(battle, "ES-BAT-12"));
    CHECK(event(battle).offensive.units.front().defence == printed + 2);
    auto said = battle;
    said.offensive.units = {{.unit = unit("jp_cv_akagi"), .defence = 2}};
    CHECK(!table.breaks(said, "ES-BAT-12"));
    said.offensive.units.front().defence = 0;
    CHECK(table.breaks(said, "ES-BAT-12"));
    CHECK(event(said).offensive.units.front().defence == printed);
    said = battle;
    said.reaction.modifier = 0;
    CHECK(!table.breaks(said, "ES-BAT-9"));
    const int before = event(said).reaction.modifier;
    said.reaction.modifier = 1;
    CHECK(table.breaks(said, "ES-BAT-9"));
    CHECK(event(said).reaction.modifier == before + 1);

    auto land = event_of("JP3", "jp_hq_south");
    land.put("jp_15_army", "2014");
    land.rule(DeclareBattles{.hexes = {hex_at("2014")}});
    FightOnLand ground{.hex = hex_at("2014"), .offensive = {.die = die(3)}, .reaction = {.die = die(3)}};
    const auto fought = [&](const Command& command) {
        return std::get<LandBattleFought>(core::acceptance(decide(land.now(), command)).events.front());
    };
    CHECK(fought(ground).offensive.modifier == 4);
    ground.offensive.instead = 4;
    CHECK(!land.breaks(ground, "ES-GND-8"));
    ground.offensive.instead = 3;
    CHECK(land.breaks(ground, "ES-GND-8"));
    CHECK(fought(ground).offensive.modifier == 3);
    ground.offensive.instead.reset();
    ground.reaction.instead = 4;
    CHECK(land.breaks(ground, "ES-GND-8"));
}

TEST_CASE("the die for intelligence against JP12", "[empire_of_the_sun][cards][rule:ES-INT-8]") {
    auto table = event_of("JP12", "jp_hq_combined_fleet_yamamoto");
    const auto hex = hex_at("5508");
    for (std::size_t i = 0; i < tables().units.size(); ++i) {
        const auto& each = tables().units[i];
        if (each.side == Side::Allies && !each.hq() && table.now().units[i].on_map() &&
            tables().map->distance(table.now().units[i].place.hex, hex) <= 6) {
            table.put(each.id, PlaceKind::Eliminated);
        }
    }
    CHECK(intelligence_by_card(table.now()) == 4);
    auto cruiser = table;
    cruiser.put("us_ca_new_orleans", "5808"); // three hexes away
    REQUIRE(tables().map->distance(hex_at("5808"), hex) == 3);
    CHECK(intelligence_by_card(cruiser.now()) == 0);
    auto aircraft = table;
    aircraft.put("us_7af", "5708");
    REQUIRE(tables().map->distance(hex_at("5708"), hex) == 2);
    CHECK(intelligence_by_card(aircraft.now()) == 0);
    table.rule(DeclareBattles{.hexes = {hex_at("5708")}});
    const auto rolled = decide(table.now(), SetIntelligence{.dice = die(2)});
    CHECK(std::get<DieRolled>(core::acceptance(rolled).events.front()).value >= 2 + 4 - 2);
    CHECK(!table.breaks(SetIntelligence{.dice = die(2), .modifier = 4}, "ES-INT-8"));
    CHECK(table.breaks(SetIntelligence{.dice = die(2), .modifier = 0}, "ES-INT-8"));
    // The same card for its value changes nothing.
    AtTable value("campaign");
    value.rule(play("JP12", "jp_hq_combined_fleet_yamamoto"));
    CHECK(intelligence_by_card(value.now()) == 0);
}

TEST_CASE("Chinese armies cost no activation by the event of AL48", "[empire_of_the_sun][cards][rule:ES-OFF-2][rule:ES-CRD-10]") {
    const auto begun = [](bool as_event) {
        AtTable table("campaign");
        table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
        table.put("cw_hq_seac", "1805");
        table.rule(play("AL48", "cw_hq_seac", as_event));
        return table;
    };
    const auto table = begun(true);
    std::vector<std::string_view> all;
    std::vector<std::string_view> armies;
    for (const auto& each : tables().units) {
        const bool army = each.nation == Nation::Chinese && each.unit_class == UnitClass::Army;
        if (each.side == Side::Allies && each.kind == UnitKind::Ground && table[each.id].on_map() && !army) {
            all.push_back(each.id);
        } else if (army && table[each.id].on_map()) {
            armies.push_back(each.id);
        }
    }
    REQUIRE(!armies.empty());
    int most = 0;
    for (std::size_t n = 1; n < all.size() && most == 0; ++n) {
        if (table.breaks(activate({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n)}), "ES-OFF-2")) {
            most = static_cast<int>(n) - 1;
        }
    }
    REQUIRE(most > 0);
    std::vector<std::string_view> with{all.begin(), all.begin() + most};
    with.insert(with.end(), armies.begin(), armies.end());
    CHECK(!table.breaks(activate(with), "ES-OFF-2"));
    const auto value = begun(false);
    std::vector<std::string_view> many = all;
    many.insert(many.end(), armies.begin(), armies.end());
    CHECK(value.breaks(activate(many), "ES-OFF-2"));
}

TEST_CASE("a landing by AL28 takes the islands beside it", "[empire_of_the_sun][cards][rule:ES-CTL-7]") {
    for (const bool as_event : {true, false}) {
        AtTable table("campaign");
        table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
        table.rule(play("AL28", "us_hq_c_pac", as_event));
        // Faraulep and Ifalik lie side by side; nobody stands there.
        for (const auto hex : {"3816", "3817"}) {
            table.flag(hex, Side::Japan);
        }
        table.put("us_1_marine_div", "4316");
        table.rule(activate({"us_1_marine_div"}));
        table.rule(go({"us_1_marine_div"}, "3817", Travel::Assault));
        auto guarded = table;
        guarded.put("jp_1_sn_brig", "3816");
        table.rule(EndOffensive{});
        CHECK(table.holds(Side::Allies, "3817"));
        CHECK(table.holds(Side::Allies, "3816") == as_event);
        guarded.rule(EndOffensive{});
        CHECK(guarded.holds(Side::Japan, "3816"));
    }
}
