// What the box holds: certificates, chips, dice, markers and pieces.

#include "model/axis_allies/components.hpp"

#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>

using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using intendant::core::Money;

namespace {

std::array<double, 3> channels(std::uint32_t rgb) {
    return {static_cast<double>(rgb >> 16U & 0xFFU) / 255, static_cast<double>(rgb >> 8U & 0xFFU) / 255,
            static_cast<double>(rgb & 0xFFU) / 255};
}

/// What people call the colour, from hue and saturation; "dark" is told apart by brightness alone and left out here.
std::string_view word_for(std::uint32_t rgb) {
    const auto [red, green, blue] = channels(rgb);
    const auto most = std::max({red, green, blue});
    const auto spread = most - std::min({red, green, blue});
    if (spread < 0.15 * most) {
        return "grey";
    }
    if (most == green) {
        return "green";
    }
    const auto hue = 60 * (green - blue) / spread; // red is strongest
    if (most != red || hue < 15 || hue > 55) {
        return "another";
    }
    if (spread < 0.4 * most) {
        return "beige";
    }
    return hue < 35 ? "brown" : "yellow";
}

/// Units: contrast as in WCAG 2.1, 1 to 21.
double contrast(std::uint32_t a, std::uint32_t b) {
    const auto luminance = [](std::uint32_t rgb) {
        const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        const auto [red, green, blue] = channels(rgb);
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

TEST_CASE("a payment hands over certificates and gets change back", "[axis_allies][components][rule:B-02]") {
    CHECK(pay(Money{20}, Money{5}).given == Certificates{1, 0, 0});
    CHECK(pay(Money{20}, Money{5}).change == Certificates{0, 1, 0});
    CHECK(pay(Money{32}, Money{12}).given == Certificates{1, 0, 2});
    CHECK(pay(Money{25}, Money{8}).given == Certificates{1, 0, 0});
    CHECK(pay(Money{25}, Money{8}).change == Certificates{0, 0, 2});
    CHECK(pay(Money{7}, Money{20}).given == certificates(Money{7}));
    CHECK(pay(Money{7}, Money{0}).given == Certificates{0, 0, 0});
}

TEST_CASE("every payment comes out of the purse, balances, and leaves the least change", "[axis_allies][components][rule:B-02]") {
    for (std::int64_t held = 0; held <= 60; ++held) {
        const auto purse = certificates(Money{held});
        for (std::int64_t sum = 0; sum <= held; ++sum) {
            INFO(sum << " out of " << held);
            const auto payment = pay(Money{held}, Money{sum});
            CHECK(worth(payment.given) - worth(payment.change) == Money{sum});
            CHECK((payment.given.tens <= purse.tens && payment.given.fives <= purse.fives && payment.given.ones <= purse.ones));
            std::int64_t least = held - sum;
            for (std::int64_t ten = 0; ten <= purse.tens; ++ten) {
                for (std::int64_t five = 0; five <= purse.fives; ++five) {
                    for (std::int64_t one = 0; one <= purse.ones; ++one) {
                        const auto over = 10 * ten + 5 * five + one - sum;
                        least = over >= 0 ? std::min(least, over) : least;
                    }
                }
            }
            CHECK(worth(payment.change) == Money{least});
        }
    }
}

TEST_CASE("an amount is counted out in tens, fives and ones", "[axis_allies][components][rule:B-02]") {
    CHECK(certificates(Money{0}) == Certificates{0, 0, 0});
    CHECK(certificates(Money{4}) == Certificates{0, 0, 4});
    CHECK(certificates(Money{38}) == Certificates{3, 1, 3});
    for (std::int64_t amount = 0; amount < 200; ++amount) {
        const auto out = certificates(Money{amount});
        CHECK(out.tens * 10 + out.fives * 5 + out.ones == amount);
        CHECK((out.fives <= 1 && out.ones <= 4));
    }
}

TEST_CASE("seven infantry are a red chip, a white chip and a piece", "[axis_allies][components][rule:B-03][rule:B-04]") {
    CHECK(chips_for(7) == ChipStack{1, 1, 1});
    CHECK(chips_for(1) == ChipStack{0, 0, 1});
    CHECK(chips_for(6) == ChipStack{1, 0, 1});
    CHECK(chips_for(0) == ChipStack{0, 0, 0});
}

TEST_CASE("no more than twelve dice are thrown at a time", "[axis_allies][components][rule:C-05][rule:B-09]") {
    CHECK(throws_of(*Board{Power::Ussr}.state.tables, 0).empty());
    CHECK(throws_of(*Board{Power::Ussr}.state.tables, 12) == std::vector{12});
    CHECK(throws_of(*Board{Power::Ussr}.state.tables, 30) == std::vector{12, 12, 6});
}

TEST_CASE("a level beyond the end of the chart takes a second marker, and a third",
          "[axis_allies][components][rule:I-07][rule:B-08][rule:Q-24]") {
    const Board board{Power::Usa};
    const auto& tables = *board.state.tables;
    CHECK(chart_markers(tables, Money{0}).empty());
    CHECK(chart_markers(tables, Money{45}) == std::vector{45});
    CHECK(chart_markers(tables, Money{48}) == std::vector{45, 3});
    CHECK(chart_markers(tables, Money{93}) == std::vector{45, 45, 3});
}

TEST_CASE("markers lie where the printed colour does not show the holder, on the chart and on developments",
          "[axis_allies][components][rule:S-11][rule:R-10][rule:C-119][rule:C-120]") {
    Board board{Power::Germany};
    CHECK(markers_in_use(board.state, Power::Germany) == 1);
    board.control("karelia_ssr", Power::Germany); // held, though empty
    CHECK(markers_in_use(board.state, Power::Germany) == 2);
    board.research(Power::Germany, Weapon::Rockets);
    CHECK(markers_in_use(board.state, Power::Germany) == 3);
    board.control("karelia_ssr", Power::Ussr);
    CHECK(markers_in_use(board.state, Power::Germany) == 2);
    CHECK(markers_in_use(board.state, Power::Ussr) == 1);
}

TEST_CASE("the table is told when a power runs out of control markers", "[axis_allies][components][rule:B-07]") {
    Board board{Power::Germany};
    board.state.turn.action = Action::CombatMovement;
    int given = 0;
    std::size_t last = 0;
    for (std::size_t i = 0; i < board.state.controllers.size() && given < 18; ++i) {
        const auto owner = board.state.tables->spaces[i].original_owner;
        if (owner && !allied(*owner, Power::Germany) && board.state.tables->spaces[i].value.amount >= 1 &&
            board.state.tables->spaces[i].value.amount <= 2) {
            board.state.controllers[i] = Power::Germany;
            last = i;
            ++given;
        }
    }
    REQUIRE(given == 18);
    // Eighteen territories, and a level beyond 45 with its two markers.
    REQUIRE(markers_in_use(board.state, Power::Germany) == 20);
    board.put("ukraine_ssr", Power::Germany, Unit::Infantry, 1);
    const MoveUnits takes_caucasus{.units = {{Unit::Infantry, 1}}, .from = board.at("ukraine_ssr"), .to = board.at("caucasus")};
    auto one_less = board;
    one_less.state.controllers[last] = board.state.tables->spaces[last].original_owner;
    REQUIRE(markers_in_use(one_less.state, Power::Germany) == 19);
    one_less.play(takes_caucasus); // the twentieth is in the box
    board.overrule(takes_caucasus, "B-07");
    CHECK(controller(board.state, board.at("caucasus")) == Power::Germany);
}

TEST_CASE("two carrier pieces top no more than two stacks of carriers", "[axis_allies][components][rule:B-05][rule:B-10]") {
    Board board{Power::Japan};
    board.state.turn.action = Action::NonCombatMovement;
    board.put("sz_japan", Power::Japan, Unit::Carrier, 2).put("sz_okinawa", Power::Japan, Unit::Carrier, 1);
    const auto move = [&board](const char* from, const char* to) {
        return MoveUnits{.units = {{Unit::Carrier, 1}}, .from = board.at(from), .to = board.at(to)};
    };
    board.overrule(move("sz_japan", "sz_kwangtung"), "B-05");
    auto known = board;
    known.play(move("sz_okinawa", "sz_wake_island")); // there were three stacks before
    board.play(move("sz_okinawa", "sz_japan"));       // two stacks join: nothing to say
    CHECK_FALSE(too_many_carrier_stacks(board.state, Power::Japan));
}

TEST_CASE("a stack may hold any number of units", "[axis_allies][components][rule:B-06][rule:P-08]") {
    Board board{Power::Usa};
    board.state.turn.action = Action::ResearchAndPurchase;
    board.put("eastern_usa", Power::Usa, Unit::IndustrialComplex, 1).state.powers[Power::Usa].treasury = Money{300};
    board.play(BuyUnits{{{Unit::Infantry, 90}}});
    board.state.turn.action = Action::Placement;
    board.play(PlaceUnits{.units = {{Unit::Infantry, 90}}, .space = board.at("eastern_usa")});
    CHECK(board.in("eastern_usa") == "usa 90 infantry, usa 1 industrial_complex");
}

TEST_CASE("pieces are drawn in the colours of the box, in the words of either book, and show on any window",
          "[axis_allies][components][rule:S-10]") {
    const Board board{Power::Ussr};
    const PerPower<std::string_view> box{{"brown", "grey", "beige", "yellow", "green"}};
    constexpr std::uint32_t light_window = 0xFFFFFF;
    constexpr std::uint32_t dark_window = 0x2D2D2D;
    constexpr double enough_for_a_picture = 3;
    std::set<std::uint32_t> drawn;
    for (const auto power : all_powers) {
        CAPTURE(id_of(power));
        const auto& pieces = board.state.tables->powers[power].pieces;
        CHECK(pieces.italian_book == box[power]);
        CHECK(pieces.french_book == (power == Power::Ussr ? "dark brown" : box[power])); // the one difference of the books
        for (const auto shade : {pieces.on_light, pieces.on_dark}) {
            CHECK(word_for(shade) == box[power]);
            drawn.insert(shade);
        }
        CHECK(contrast(pieces.on_light, light_window) >= enough_for_a_picture);
        CHECK(contrast(pieces.on_dark, dark_window) >= enough_for_a_picture);
    }
    CHECK(drawn.size() == 10);
}
