// What the cards of an offensive change in its battles, whom they strike, and whom and what their text moves.

#include "model/empire_of_the_sun/offensive/card_changes.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// The offensive of that card as event, by the side that plays it.
AtTable event_of(std::string_view id, std::string_view hq) {
    AtTable table("campaign");
    table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    table.rule(play(id, hq, true));
    return table;
}

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

TEST_CASE("cards strike whom they name, and no more than they say", "[empire_of_the_sun][cards][rule:ES-CRD-19][rule:ES-BAT-31]") {
    const auto lose = [](std::string_view id, std::string_view by, int steps = 1) {
        return LoseSteps{.units = {{unit(id), steps}}, .cause = {}, .card = card(by)};
    };
    auto table = event_of("AL31", "us_hq_c_pac");
    table.put("us_cv_lexington", "4017");
    table.put("us_cv_enterprise", "4017");
    table.put("us_ca_new_orleans", "4017");
    table.rule(activate({"us_cv_lexington", "us_cv_enterprise"}));
    table.rule(DeclareBattles{.hexes = {hex_at("4017")}});
    table.rule(PlayReaction{.cards = {card("JP61")}});
    CHECK(!table.breaks(lose("us_cv_lexington", "JP61"), "ES-CRD-19"));
    CHECK(!table.breaks(lose("jp_24_air_flot", "JP61"), "ES-CRD-19")); // the aircraft that flew
    CHECK(table.breaks(lose("us_7af", "JP61"), "ES-CRD-19"));
    CHECK(table.breaks(lose("us_ca_new_orleans", "JP61"), "ES-CRD-19"));  // not active
    CHECK(table.breaks(lose("us_cv_lexington", "JP61", 2), "ES-CRD-19")); // another could lose a step
    table.rule(lose("us_cv_lexington", "JP61"));
    table.rule(lose("us_cv_enterprise", "JP61"));
    table.rule(lose("jp_24_air_flot", "JP61"));
    CHECK(steps_of(table.now(), card("JP61")) == 3);
    CHECK(table.breaks(lose("us_cv_enterprise", "JP61"), "ES-CRD-19")); // two of the Allies, one of Japan
    table.rule(PlayReaction{.cards = {card("JP45")}});                  // one more
    CHECK(steps_of(table.now(), card("JP61")) == 4);
    CHECK(!table.breaks(lose("us_cv_enterprise", "JP61"), "ES-CRD-19")); // its last, for no other has two

    // What falls due at the end stands until it is entered, or the table says why not.
    auto yamato = event_of("AL31", "us_hq_c_pac");
    yamato.put("jp_bb_yamato", "3407");
    yamato.rule(DeclareBattles{.hexes = {hex_at("4017")}});
    yamato.rule(PlayReaction{.cards = {card("JP65")}});
    CHECK(yamato.breaks(EndOffensive{}, "ES-CRD-19"));
    CHECK(yamato.breaks(lose("jp_bb_nagato", "JP65"), "ES-CRD-19"));
    yamato.rule(lose("jp_bb_yamato", "JP65"));
    CHECK(!yamato.breaks(EndOffensive{}, "ES-CRD-19"));

    // So does a die.
    auto submarine = event_of("AL31", "us_hq_c_pac");
    submarine.put("us_cv_lexington", "4017");
    submarine.rule(activate({"us_cv_lexington"}));
    CHECK(!submarine.breaks(EndOffensive{}, "ES-BAT-31"));
    submarine.rule(PlayReaction{.cards = {card("JP36")}});
    CHECK(submarine.breaks(EndOffensive{}, "ES-BAT-31"));
    submarine.rule(ThrowDie{.card = card("JP36"), .dice = die(3)});
    CHECK(!submarine.breaks(EndOffensive{}, "ES-BAT-31"));

    // Where a Japanese BB stands, and no Allied one.
    auto guns = event_of("JP20", "jp_hq_south_seas");
    guns.put("us_7af", "4017");
    CHECK(guns.breaks(lose("us_7af", "JP20"), "ES-CRD-19"));
    guns.put("jp_bb_nagato", "4017");
    CHECK(!guns.breaks(lose("us_7af", "JP20"), "ES-CRD-19"));
    guns.put("us_bb_miss", "4017");
    CHECK(guns.breaks(lose("us_7af", "JP20"), "ES-CRD-19"));
}

TEST_CASE("what the text of a card moves keeps its limits",
          "[empire_of_the_sun][cards][rule:ES-HQ-10][rule:ES-LND-9][rule:ES-LND-10][rule:ES-CRD-9]") {
    const auto by = [](const std::vector<std::string_view>& ids, std::string_view to, std::string_view id) {
        auto found = go(ids, to, Travel::Card);
        found.card = card(id);
        return found;
    };
    AtTable table("campaign");
    table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    const auto fleet = by({"jp_hq_combined_fleet_yamamoto", "jp_bb_nagato"}, "4017", "JP77");
    CHECK(table.breaks(fleet, "ES-CRD-9")); // not played
    table.rule(PlayEvent{.card = card("JP77")});
    CHECK(!table.breaks(fleet, "ES-CRD-9"));
    CHECK(table.breaks(fleet, "ES-HQ-10")); // no resource hex is near Truk
    table.flag("2220", Side::Japan);
    const auto near = std::ranges::find_if(tables().map_hexes, [&](const MapHex& hex) {
        return hex.port && controls(table.now(), Side::Japan, hex.hex) && std::ranges::any_of(tables().map_hexes, [&](const MapHex& other) {
                   return other.resource && tables().map->distance(hex.hex, other.hex) <= 3;
               });
    });
    REQUIRE(near != tables().map_hexes.end());
    const auto port = tables().map->label(near->hex);
    CHECK(!table.breaks(by({"jp_bb_nagato"}, port, "JP77"), "ES-HQ-10"));
    CHECK(table.breaks(by({"jp_bb_nagato", "jp_cv_akagi", "jp_cv_soryu", "jp_cv_shokaku", "jp_bb_kongo_1"}, port, "JP77"), "ES-HQ-10"));
    CHECK(table.breaks(by({"jp_hq_south"}, port, "JP77"), "ES-HQ-10"));
    CHECK(table.breaks(by({"jp_1_sn_brig"}, port, "JP77"), "ES-HQ-10"));

    AtTable away("campaign");
    away.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    away.rule(PlayEvent{.card = card("JP35")});
    for (const auto id : {"jp_1_sn_brig", "jp_2_sn_brig", "jp_3_sn_brig", "jp_4_sn_brig"}) {
        away.put(id, "4017");
    }
    CHECK(!away.breaks(by({"jp_1_sn_brig", "jp_2_sn_brig", "jp_3_sn_brig"}, "3407", "JP35"), "ES-LND-10"));
    CHECK(away.breaks(by({"jp_1_sn_brig", "jp_2_sn_brig", "jp_3_sn_brig", "jp_4_sn_brig"}, "3407", "JP35"), "ES-LND-10"));
    CHECK(away.breaks(by({"jp_bb_nagato"}, "3407", "JP35"), "ES-LND-10"));
    CHECK(away.breaks(by({"jp_1_sn_brig"}, "5808", "JP35"), "ES-LND-10")); // not friendly
    away.put("jp_2_sn_brig", "3817");
    REQUIRE(tables().map->distance(hex_at("4017"), hex_at("3817")) == 2);
    CHECK(away.breaks(by({"jp_1_sn_brig", "jp_2_sn_brig"}, "3407", "JP35"), "ES-LND-10"));

    AtTable jump("campaign");
    jump.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    jump.rule(play("AL69", "us_hq_c_pac", true));
    jump.put("us_11_airborne_div", "3626");
    jump.put("us_5af", "3626");
    jump.flag("3626", Side::Allies);
    const auto reach = std::max(tables()[unit("us_5af")].range, tables()[unit("us_5af")].extended_range);
    const auto drop = [&](const MapHex& hex) {
        return tables().map->ground(hex.hex) && hex.terrain != Terrain::Ocean && tables().map->distance(hex_at("3626"), hex.hex) == reach &&
               !stands_in(jump.now(), hex.hex, Side::Allies) && !stands_in(jump.now(), hex.hex, Side::Japan);
    };
    const auto target = std::ranges::find_if(tables().map_hexes, drop);
    REQUIRE(target != tables().map_hexes.end());
    const auto label = tables().map->label(target->hex);
    CHECK(!jump.breaks(by({"us_11_airborne_div"}, label, "AL69"), "ES-LND-9"));
    auto occupied = jump;
    occupied.put("jp_1_sn_brig", label);
    CHECK(occupied.breaks(by({"us_11_airborne_div"}, label, "AL69"), "ES-LND-9"));
    jump.put("us_5af", PlaceKind::Eliminated);
    for (const auto id : units_in(jump.now(), hex_at("3626"), Side::Allies)) {
        if (tables()[id].kind == UnitKind::Air) {
            jump.put(tables()[id].id, PlaceKind::Eliminated);
        }
    }
    CHECK(jump.breaks(by({"us_11_airborne_div"}, label, "AL69"), "ES-LND-9"));

    AtTable chutes("campaign");
    chutes.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    chutes.rule(play("JP58", "jp_hq_south", true));
    for (std::size_t i = 0; i < tables().units.size(); ++i) { // no zone of the Allies
        if (tables().units[i].side == Side::Allies && tables().units[i].zone() && chutes.now().units[i].on_map()) {
            chutes.put(tables().units[i].id, PlaceKind::Eliminated);
        }
    }
    const TakeHexes empty{.side = Side::Japan, .hexes = {hex_at("1916")}, .card = card("JP58")};
    for (const auto id : units_in(chutes.now(), hex_at("1916"), Side::Allies)) {
        chutes.put(tables()[id].id, PlaceKind::Eliminated);
    }
    chutes.put("jp_22_air_flot", "2014");
    chutes.rule(activate({"jp_22_air_flot"}));
    CHECK(!chutes.breaks(empty, "ES-LND-9"));
    auto both = empty;
    both.hexes.push_back(hex_at("1915"));
    CHECK(chutes.breaks(both, "ES-LND-9"));
    auto guarded = chutes;
    guarded.put("nl_3_reg", "1916");
    CHECK(guarded.breaks(empty, "ES-LND-9"));
    const LoseSteps regiment{.units = {{unit("nl_3_reg"), 1}}, .cause = {}, .card = card("JP58")};
    CHECK(!guarded.breaks(regiment, "ES-LND-9"));
    guarded.put("nl_3_reg", "3823"); // out of reach
    CHECK(guarded.breaks(regiment, "ES-LND-9"));
    chutes.put("us_7af", "1917");
    chutes.flag("1917", Side::Allies);
}
