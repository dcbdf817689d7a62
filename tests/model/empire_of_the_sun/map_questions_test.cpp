// What the map answers beside supply: activation, reaction, retreat, emergency, attrition, resources, progress, surrender.

#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "tests/model/empire_of_the_sun/pacific.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

Activation asked(const Board& board, const char* hq, const char* played, bool as_event) {
    Supply supply;
    supply.compute(tables(), board);
    return activation(tables(), board, supply, unit(hq), card(played), as_event);
}

const Candidate& candidate(const Activation& found, const char* id) {
    const auto place = std::ranges::find(found.units, unit(id), &Candidate::unit);
    REQUIRE(place != found.units.end());
    return *place;
}

} // namespace

TEST_CASE("who commands whom", "[empire_of_the_sun][activation][rule:ES-OFF-4]") {
    const auto may = [](const char* hq, const char* id) { return may_command(tables(), unit(hq), unit(id)); };
    CHECK(may("us_hq_sw_pac", "us_feaf"));
    CHECK(may("us_hq_sw_pac", "cn_5_army"));
    CHECK_FALSE(may("us_hq_sw_pac", "cw_1_aus_corps"));
    CHECK_FALSE(may("us_hq_sw_pac", "nl_1_reg"));
    CHECK(may("cw_hq_malaya", "us_feaf"));
    CHECK_FALSE(may("cw_hq_malaya", "us_1_maw"));
    CHECK_FALSE(may("cw_hq_malaya", "us_x_corps"));
    CHECK(may("joint_hq_abda", "nl_1_reg"));
    CHECK(may("joint_hq_anzac", "us_1_marine_div"));
    CHECK(may("jp_hq_south", "jp_25_army"));
    CHECK_FALSE(may("jp_hq_south", "us_feaf"));
    CHECK_FALSE(may("jp_25_army", "jp_25_army"));
}

TEST_CASE("how many units a card activates",
          "[empire_of_the_sun][activation][rule:ES-OFF-2][rule:ES-CRD-7][rule:ES-REA-3][rule:ES-CRD-20][rule:ES-AMB-16]") {
    const auto board = board_of(tables(), Setup::Campaign);
    CHECK(asked(board, "jp_hq_south", "JP3", true).most == 4);
    CHECK(asked(board, "jp_hq_south", "JP3", false).most == 3);
    CHECK(asked(board, "us_hq_c_pac", "AL46", true).most == 0); // asked at the table
    CHECK(reaction_limit(tables(), unit("cw_hq_malaya"), tables()[card("JP3")], &tables()[card("AL5")]) == 4);
    CHECK(reaction_limit(tables(), unit("cw_hq_malaya"), tables()[card("JP3")], nullptr) == 3);
    for (const auto& each : tables().cards) { // the better value of a named headquarters
        for (const auto hq : each.logistics_hqs) {
            CHECK(activation_value(each, hq, true) == each.logistics_with_hq);
        }
    }
}

TEST_CASE("what a headquarters can activate, and why not the rest",
          "[empire_of_the_sun][activation][rule:ES-OFF-1][rule:ES-OFF-3][rule:ES-OFF-5][rule:ES-OFF-7][rule:ES-CRD-10][rule:ES-AMB-12]") {
    const auto board = board_of(tables(), Setup::Campaign);
    const auto first = asked(board, "jp_hq_south", "JP3", true);
    CHECK(first.may_lead);
    CHECK(candidate(first, "jp_25_army").idle == Idle::None);
    CHECK_FALSE(candidate(first, "jp_25_army").line.empty());
    CHECK(candidate(first, "jp_bb_kongo_2").idle == Idle::None);
    CHECK(candidate(first, "jp_bb_kongo_2").doubtful); // "ground units only"
    CHECK(std::string{candidate(first, "jp_bb_kongo_2").clause} == "ES-OFF-7");
    CHECK(candidate(first, "jp_cv_akagi").idle == Idle::TooFar);
    CHECK(std::string{candidate(first, "jp_cv_akagi").clause} == "ES-OFF-3");

    const auto naval = asked(board, "jp_hq_south", "JP8", true);
    CHECK(candidate(naval, "jp_25_army").idle == Idle::NotByEvent);
    CHECK(std::string{candidate(naval, "jp_25_army").clause} == "ES-CRD-10");
    CHECK(candidate(asked(board, "jp_hq_south", "JP8", false), "jp_25_army").idle == Idle::None);

    const auto malaya = asked(board, "cw_hq_malaya", "AL5", true);
    CHECK(malaya.may_lead);
    CHECK(candidate(malaya, "us_x_corps").idle == Idle::NotCommanded);
    CHECK_FALSE(asked(board, "us_hq_sw_pac", "AL5", true).may_lead); // the event names another
    CHECK(std::string{asked(board, "us_hq_sw_pac", "AL5", true).clause} == "ES-CRD-10");
    CHECK_FALSE(asked(board, "us_hq_sw_pac", "JP3", true).may_lead);
    CHECK_FALSE(asked(board, "jp_hq_combined_fleet_yamamoto", "JP1", false).may_lead); // an event only

    auto alone = empty_board();
    stand(alone, "jp_hq_south", "2212");
    stand(alone, "jp_25_army", "4423");
    CHECK(candidate(asked(alone, "jp_hq_south", "JP3", true), "jp_25_army").idle == Idle::Unsupplied);
}

TEST_CASE("which headquarters may lead the reaction", "[empire_of_the_sun][activation][rule:ES-REA-2][rule:ES-SUP-5][rule:ES-HQ-4]") {
    const auto board = board_of(tables(), Setup::Campaign);
    Supply supply;
    supply.compute(tables(), board);
    const auto leads = [&](const char* hex) { return names(reaction_headquarters(tables(), board, supply, Side::Allies, {hex_at(hex)})); };
    CHECK(leads("2112") == std::vector<std::string>{"us_hq_sw_pac", "cw_hq_malaya"});
    CHECK(leads("5808") == std::vector<std::string>{"us_hq_c_pac"});
    CHECK(leads("1005") == std::vector<std::string>{"us_hq_sw_pac"}); // eighteen hexes off, and nothing blocks
}

TEST_CASE("where Reaction ground units retreat to", "[empire_of_the_sun][aftermath][rule:ES-RET-2][rule:ES-AMB-42]") {
    auto board = empty_board();
    const auto from_kuantan = reaction_retreat(tables(), board, hex_at("2014"), Side::Allies, {hex_at("2013")});
    CHECK(from_kuantan.named);
    const auto hexes = labels(from_kuantan.hexes);
    CHECK(std::ranges::find(hexes, "2015") != hexes.end());                                   // Singapore
    CHECK(reaction_retreat(tables(), board, hex_at("4612"), Side::Allies, {}).hexes.empty()); // Wake: an island of one hex
    const auto luzon = reaction_retreat(tables(), board, hex_at("2913"), Side::Allies, {});
    CHECK_FALSE(luzon.named);
    CHECK(labels(luzon.hexes) == std::vector<std::string>{"2912"}); // Manila lies across the water
    CHECK(reaction_retreat(tables(), board, hex_at("2913"), Side::Allies, {hex_at("2912")}).hexes.empty());
    stand(board, "jp_14_army", "2912");
    CHECK(reaction_retreat(tables(), board, hex_at("2913"), Side::Allies, {}).hexes.empty());
    board.control[hex_at("2015")] = board.control[hex_at("1913")] = Side::Japan;
    CHECK_FALSE(reaction_retreat(tables(), board, hex_at("2014"), Side::Allies, {}).named); // nothing friendly is left
}

TEST_CASE("emergency moves", "[empire_of_the_sun][aftermath][rule:ES-NAV-5][rule:ES-AIR-5][rule:ES-AIR-8]") {
    auto board = empty_board();
    const auto ports = labels(emergency_ports(tables(), board, Side::Allies, hex_at("3014")));
    CHECK(std::ranges::find(ports, "2220") != ports.end()); // Soerabaja, ten hexes off
    CHECK(std::ranges::find(ports, "3014") == ports.end());
    CHECK(std::ranges::find(ports, "5808") == ports.end());
    stand(board, "us_vmf_211", "4612");
    CHECK(emergency_airfields(tables(), board, unit("us_vmf_211")).empty());
    stand(board, "us_19_lrb", "4612");
    CHECK(labels(emergency_airfields(tables(), board, unit("us_19_lrb"))) == std::vector<std::string>{"5108"});
}

TEST_CASE("what attrition takes", "[empire_of_the_sun][aftermath][rule:ES-ATR-1][rule:ES-ATR-2][rule:ES-ATR-3][rule:ES-ATR-4]") {
    auto board = empty_board();
    stand(board, "us_x_corps", "5108");
    stand(board, "us_7af", "5108", Step::Reduced);
    stand(board, "us_cv_lexington", "5108", Step::Reduced);
    stand(board, "nl_1_reg", "2721");
    const auto takes = [&](const char* id) { return attrition(tables(), board, unit(id), false); };
    CHECK(takes("us_x_corps") == Attrition::Reduced);
    CHECK(takes("us_7af") == Attrition::Eliminated);
    CHECK(takes("us_cv_lexington") == Attrition::None);
    CHECK(takes("nl_1_reg") == Attrition::Eliminated); // it counts as reduced
    CHECK(attrition(tables(), board, unit("us_7af"), true) == Attrition::None);
    stand(board, "us_hq_c_pac", "5808");
    CHECK(takes("us_7af") == Attrition::Stays); // a headquarters is in range, supplied or not
}

TEST_CASE("resources, progress and what is missing for a surrender",
          "[empire_of_the_sun][table_facts][rule:ES-STW-1][rule:ES-STW-2][rule:ES-PWL-16][rule:ES-AMB-29][rule:ES-POL-4][rule:ES-POL-5]["
          "rule:ES-POL-15][rule:ES-POL-17]") {
    const auto start = board_of(tables(), Setup::Campaign);
    CHECK(resources(tables(), start).japanese.size() == 3);
    CHECK(resources(tables(), start).base_draw == 2);
    CHECK(resources(tables(), start, false, true).japanese.size() == 1); // Manchuria is lost
    auto board = start;
    board.control[hex_at("2415")] = Side::Japan; // Miri
    CHECK(resources(tables(), board).japanese.size() == 4);
    board.control[hex_at("2017")] = Side::Japan;
    CHECK(resources(tables(), board).japanese.size() == 5);
    CHECK(resources(tables(), board, true).japanese.size() == 4); // 2016 is printed

    auto later = start;
    for (const auto* hex : {"3813", "3416", "4017", "4415", "4715"}) {
        later.control[hex_at(hex)] = Side::Allies;
    }
    CHECK(progress(tables(), start, later, 6).enough);
    later.control[hex_at("5108")] = Side::Japan;
    const auto net = progress(tables(), start, later, 6);
    CHECK(net.allied.size() == 5);
    CHECK(net.japanese.size() == 1);
    CHECK_FALSE(net.enough);
    CHECK(progress(tables(), start, later, 3).enough); // not asked before turn 4
    CHECK_FALSE(counts_for_progress(tables(), hex_at("5409")));
    CHECK_FALSE(counts_for_progress(tables(), hex_at("5408")));

    CHECK(labels(conquest(tables(), start, Area::Malaya, Side::Japan).missing) == std::vector<std::string>{"2015", "2014"});
    auto fallen = start;
    fallen.control[hex_at("2015")] = fallen.control[hex_at("2014")] = Side::Japan;
    CHECK(conquest(tables(), fallen, Area::Malaya, Side::Japan).complete());
    CHECK_FALSE(conquest(tables(), fallen, Area::Siam, Side::Japan).complete());
}
