// National status, US Political Will, and the ends of the scenarios.

#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "tests/model/empire_of_the_sun/at_table.hpp"

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// All hexes that a nation's fall needs.
void conquer(AtTable& table, Area area, Side side) {
    Stocktake flags{.control = {}, .reason = "for the test"};
    for (const auto hex : tables().needed_hexes(area, false)) {
        if (!controls(table.now(), side, hex)) {
            flags.control.push_back({hex, side});
        }
    }
    table.rule(flags);
}
bool fallen(const AtTable& table, Area area) { return has(table.now().surrendered, area); }

/// Five named hexes, so that the progress of the war costs nothing.
void make_progress(AtTable& table) {
    int left = tables().limit("progress_hexes");
    for (const auto& hex : tables().map_hexes) {
        const bool far = hex.region == "Caroline" || hex.region == "Formosa" || hex.region == "Korea";
        if (left > 0 && far && counts_for_progress(tables(), hex.hex)) {
            table.flag(tables().map->label(hex.hex), Side::Allies);
            --left;
        }
    }
}

} // namespace

TEST_CASE("nations surrender once, with what belongs to it",
          "[empire_of_the_sun][status][rule:ES-POL-1][rule:ES-POL-2][rule:ES-POL-3][rule:ES-POL-4][rule:ES-POL-5][rule:ES-POL-6]"
          "[rule:ES-PWL-5][rule:ES-PWL-1][rule:ES-PWL-17]") {
    AtTable table;
    const int will = table[Track::UsWill];
    conquer(table, Area::Philippines, Side::Japan);
    conquer(table, Area::DutchEastIndies, Side::Japan);
    conquer(table, Area::Burma, Side::Japan);
    conquer(table, Area::Malaya, Side::Japan);
    CHECK(!fallen(table, Area::Malaya)); // in its segment
    table.until(Phase::NationalStatus);
    for (const auto area : {Area::Philippines, Area::DutchEastIndies, Area::Burma, Area::Malaya}) {
        CHECK(fallen(table, area));
    }
    CHECK(table[Track::UsWill] == will - 4);
    CHECK(table.counted("surrender_burma"));
    CHECK(table.at("us_r_corps") == "eliminated");     // ground units in the Philippines
    CHECK(table.at("nl_ca_dutch") == "eliminated");    // all Dutch units
    CHECK(table.at("cw_1_burma_div") == "eliminated"); // those of Burma
    CHECK(table.at("cw_ma_air") == "2015");            // in Malaya nothing is removed
    CHECK(table.holds(Side::Japan, "2720") == tables().map->port(hex_at("2720")));
    // Once; and retaking it all gives back airfields and ports.
    const int after = table[Track::UsWill];
    conquer(table, Area::Malaya, Side::Allies);
    table.flag("1913", Side::Japan);
    table.next_turn();
    table.until(Phase::NationalStatus);
    CHECK(table.holds(Side::Allies, "1913") == units_in(table.now(), hex_at("1913"), Side::Japan).empty());
    CHECK(fallen(table, Area::Malaya));
    CHECK(table[Track::UsWill] <= after);
}

TEST_CASE("Australia and all seven", "[empire_of_the_sun][status][rule:ES-POL-9][rule:ES-PWL-6][rule:ES-POL-16]") {
    AtTable table("short_campaign", {}, 4);
    for (const auto area : {Area::Philippines, Area::DutchEastIndies, Area::Burma, Area::Malaya, Area::Australia}) {
        conquer(table, area, Side::Japan);
    }
    table.set({{Track::China, 3}});
    table.enter(AttackChina{.card = card("JP8"), .dice = die(0)});
    CHECK(fallen(table, Area::China));
    conquer(table, Area::India, Side::Japan);
    table.set({{Track::India, 2}, {Track::IndiaTurns, 1}, {Track::UsWill, 20}});
    table.until(Phase::NationalStatus);
    CHECK(fallen(table, Area::India));
    CHECK(table.at("cw_2_ind_corps") == "eliminated");
    CHECK(table.at("cw_1_aus_corps") == "3023"); // units in play stay
    CHECK(table[Track::UsWill] == 20 - 4 - 2 - 2 - 2);
    CHECK(table.counted("surrender_all"));
    CHECK(nations_lost(table.now()) == 3);
}

TEST_CASE("Mandates, New Guinea and the Marshalls change hands as a whole",
          "[empire_of_the_sun][status][rule:ES-POL-10][rule:ES-POL-11][rule:ES-POL-12][rule:ES-CTL-4]") {
    AtTable table;
    conquer(table, Area::Mandates, Side::Japan);
    table.flag("4122", Side::Allies);
    table.put("cw_3_nz_div", "4222");
    conquer(table, Area::NewGuinea, Side::Japan);
    table.flag("3721", Side::Allies);
    table.flag("2110", Side::Allies); // Siam goes hex by hex
    table.until(Phase::NationalStatus);
    CHECK(table.holds(Side::Japan, "4122"));
    CHECK(table.holds(Side::Allies, "4222")); // an enemy ground unit keeps it
    CHECK(table.holds(Side::Japan, "3721"));
    CHECK(table.holds(Side::Allies, "2110"));
    AtTable marshalls;
    conquer(marshalls, Area::Marshalls, Side::Allies);
    marshalls.rule(RemoveUnits{.units = {unit("jp_4_sn_brig"), unit("jp_24_air_flot"), unit("jp_cl_tenyru")}, .cause = Cause::Table});
    marshalls.until(Phase::NationalStatus);
    CHECK(marshalls.holds(Side::Allies, "4816"));
}

TEST_CASE("India goes from box to box",
          "[empire_of_the_sun][status][rule:ES-IND-1][rule:ES-IND-2][rule:ES-IND-3][rule:ES-IND-4][rule:ES-IND-5][rule:ES-POL-8]") {
    AtTable table;
    conquer(table, Area::India, Side::Japan);
    table.until(Phase::NationalStatus);
    CHECK(table[Track::India] == 1); // Unrest
    table.next_turn();
    table.until(Phase::NationalStatus);
    CHECK(table[Track::India] == 1);
    CHECK(table[Track::IndiaTurns] == 1);
    table.next_turn();
    table.until(Phase::NationalStatus);
    CHECK(table[Track::India] == 2); // Unstable
    auto held = table;
    held.flag("2205", Side::Allies);
    held.next_turn();
    held.until(Phase::NationalStatus);
    CHECK(held[Track::India] == 0); // Stable again
    table.next_turn();
    table.until(Phase::NationalStatus);
    CHECK(!fallen(table, Area::India));
    table.next_turn();
    table.until(Phase::NationalStatus);
    CHECK(fallen(table, Area::India));
    CHECK(table[Track::India] == 3);
    table.flag("2205", Side::Allies);
    table.next_turn();
    table.until(Phase::NationalStatus);
    CHECK(table[Track::India] == 3); // it never comes back
    AtTable card_moves;
    card_moves.rule(PlayEvent{.card = card("JP15")});
    CHECK(card_moves[Track::India] == 1);
    card_moves.rule(PlayEvent{.card = card("JP82")});
    CHECK(card_moves[Track::India] == 2);
}

TEST_CASE("the Burma Road opens and closes", "[empire_of_the_sun][status][rule:ES-BUR-1][rule:ES-BUR-2][rule:ES-BUR-3]") {
    AtTable table;
    CHECK(table[Track::BurmaRoad] == 0);
    table.flag("2206", Side::Japan);
    table.until(Phase::NationalStatus);
    CHECK(table[Track::BurmaRoad] == 2); // closed, no HUMP
    table.set({{Track::Hump, 1}});
    table.next_turn();
    table.until(Phase::NationalStatus);
    CHECK(table[Track::BurmaRoad] == 1);
    table.flag("2206", Side::Allies);
    table.next_turn();
    table.until(Phase::NationalStatus);
    CHECK(table[Track::BurmaRoad] == 0);
}

TEST_CASE("US Political Will", "[empire_of_the_sun][status][rule:ES-PWL-2][rule:ES-PWL-8][rule:ES-PWL-9][rule:ES-PWL-10][rule:ES-PWL-11]"
                               "[rule:ES-PWL-14][rule:ES-PWL-15][rule:ES-PWL-16][rule:ES-WIE-3][rule:ES-SCN-18]") {
    const auto change = [](AtTable& table) {
        table.until(Phase::NationalStatus);
        const int before = table[Track::UsWill];
        table.rule(EndPhase{});
        return table[Track::UsWill] - before;
    };
    AtTable quiet; // turn 2: the progress of the war is not counted yet
    CHECK(change(quiet) == 0);
    AtTable hawaii;
    hawaii.put("jp_4_sn_brig", "5108");
    CHECK(change(hawaii) == -1);
    hawaii.next_turn();
    CHECK(change(hawaii) == 0); // once
    AtTable main_needed("short_campaign", {.midway_needed = true});
    main_needed.put("jp_4_sn_brig", "5108");
    CHECK(change(main_needed) == 0);
    AtTable alaska;
    alaska.put("jp_4_sn_brig", "4600");
    CHECK(change(alaska) == 0);
    alaska.next_turn();
    CHECK(change(alaska) == -1); // two turns in a row
    AtTable at_once("short_campaign", {.alaska_at_once = true});
    at_once.put("jp_4_sn_brig", "4600");
    CHECK(change(at_once) == -1);
    AtTable infamy("campaign");
    infamy.put("jp_4_sn_brig", "5108");
    CHECK(change(infamy) == 0);
    CHECK(infamy.counted("infamy_hawaii"));
    infamy.next_turn();
    CHECK(change(infamy) == 0); // void for the game
    AtTable resources("very_short_campaign");
    make_progress(resources);
    for (const auto hex : tables().resource_hexes(false)) {
        if (controls(resources.now(), Side::Japan, hex)) {
            resources.flag(tables().map->label(hex), Side::Allies);
        }
    }
    resources.set({{Track::UntracedTurns, 0}});
    CHECK(change(resources) == 1);
    // From turn 4 five hexes, net, are asked for.
    AtTable progress;
    progress.next_turn();
    progress.next_turn();
    CHECK(change(progress) == -1);
    AtTable enough;
    enough.next_turn();
    enough.next_turn();
    make_progress(enough);
    REQUIRE(taken_this_turn(enough.now()).allied == 5);
    REQUIRE(taken_this_turn(enough.now()).japanese == 0);
    CHECK(change(enough) == 0);
    AtTable net;
    net.next_turn();
    net.next_turn();
    make_progress(net);
    net.flag("5018", Side::Japan);
    CHECK(change(net) == -1);
    AtTable captured("short_campaign", {.captured_not_net = true});
    captured.next_turn();
    captured.next_turn();
    make_progress(captured);
    captured.flag("5018", Side::Japan);
    CHECK(change(captured) == 0);
    // No carrier, no ship.
    AtTable carriers;
    for (std::size_t i = 0; i < tables().units.size(); ++i) {
        const auto& each = tables().units[i];
        if (each.carrier() && each.nation == Nation::Us && carriers.now().units[i].on_map()) {
            carriers.put(each.id, PlaceKind::Eliminated);
        }
    }
    CHECK(change(carriers) == -1);
    for (std::size_t i = 0; i < tables().units.size(); ++i) {
        const auto& each = tables().units[i];
        if (each.kind == UnitKind::Naval && each.nation == Nation::Us && carriers.now().units[i].on_map()) {
            carriers.put(each.id, PlaceKind::Eliminated);
        }
    }
    carriers.next_turn();
    CHECK(change(carriers) == -2);
    AtTable europe;
    europe.set({{Track::Wie, -7}});
    CHECK(change(europe) == -1);
    AtTable nothing;
    nothing.set({{Track::UsWill, 0}, {Track::Wie, -7}});
    CHECK(change(nothing) == 0); // never below 0
}

TEST_CASE("how the campaign ends",
          "[empire_of_the_sun][status][rule:ES-EOT-1][rule:ES-EOT-3][rule:ES-VIC-1][rule:ES-VIC-2][rule:ES-VIC-3][rule:ES-VIC-4]"
          "[rule:ES-POL-13][rule:ES-PWL-2]") {
    AtTable negotiation;
    negotiation.set({{Track::UsWill, 0}});
    negotiation.until(Phase::Attrition);
    CHECK(!negotiation.now().outcome); // it may still rise
    negotiation.rule(EndPhase{});
    REQUIRE(negotiation.now().outcome);
    CHECK(negotiation.now().outcome->ending == Ending::Negotiation);
    CHECK(negotiation.now().outcome->winner == Side::Japan);
    AtTable japan;
    conquer(japan, Area::Japan, Side::Allies);
    japan.until(Phase::NationalStatus);
    REQUIRE(japan.now().outcome);
    CHECK(japan.now().outcome->ending == Ending::Surrender);
    CHECK(japan.now().outcome->winner == Side::Allies);
    AtTable starved; // no resource in two segments in a row
    for (const auto hex : tables().resource_hexes(false)) {
        if (controls(starved.now(), Side::Japan, hex)) {
            starved.flag(tables().map->label(hex), Side::Allies);
        }
    }
    starved.until(Phase::NationalStatus);
    CHECK(!starved.now().outcome);
    starved.next_turn();
    starved.until(Phase::NationalStatus);
    CHECK(starved.now().outcome->winner == Side::Allies);
    const auto last = [](bool bombed) {
        AtTable table("very_short_campaign");
        table.set({{Track::UsWill, 20}});
        while (table.now().turn.number < 12) {
            table.set({{Track::UsWill, 20}});
            table.next_turn();
        }
        table.set({{Track::UsWill, 20}});
        if (bombed) {
            for (const auto hex : tables().resource_hexes(false)) {
                if (controls(table.now(), Side::Japan, hex) && hex != hex_at("3305")) {
                    table.flag(tables().map->label(hex), Side::Allies);
                }
            }
            table.put("us_20bc", PlaceKind::ChinaBox);
        }
        table.until(Phase::UsWill);
        table.set({{Track::BombingTurns, bombed ? 4 : 0}});
        table.until(Phase::EndOfTurn);
        return table;
    };
    CHECK(last(false).now().outcome->ending == Ending::Time);
    CHECK(last(false).now().outcome->winner == Side::Japan);
    CHECK(last(true).now().outcome->ending == Ending::Bombing);
    CHECK(last(true).now().outcome->winner == Side::Allies);
    CHECK(last(false).refused(EndPhase{}) == "ES-SCN-1"); // the scenario has no further turn
}

TEST_CASE("how the shorter scenarios end",
          "[empire_of_the_sun][status][rule:ES-VPT-1][rule:ES-VPT-2][rule:ES-VPT-3][rule:ES-VPT-4][rule:ES-VPT-5][rule:ES-SCN-27]") {
    AtTable early("1942");
    while (early.now().turn.number < 4) {
        early.next_turn();
    }
    early.until(Phase::EndOfTurn);
    REQUIRE(early.now().outcome);
    CHECK(early.now().outcome->ending == Ending::Resources); // four resource hexes
    CHECK(early.now().outcome->winner == Side::Allies);
    AtTable points("1944");
    points.put("jp_4_sn_brig", "5808");
    points.flag("5808", Side::Japan);
    while (points.now().turn.number < 10) {
        points.next_turn();
    }
    const int before = victory_points(points.now());
    CHECK(points[Track::OahuPoints] == 1); // at the end of any turn, once
    points.put("jp_4_sn_brig", "4715");
    CHECK(victory_points(points.now()) == before);
    points.until(Phase::EndOfTurn);
    REQUIRE(points.now().outcome);
    CHECK(points.now().outcome->ending == Ending::Points);
    CHECK(points.now().outcome->points == victory_points(points.now()));
    const AtTable printed("1944", {.starting_points = true});
    const AtTable plain("1944");
    CHECK(victory_points(printed.now()) == victory_points(plain.now()) + 4);
}
