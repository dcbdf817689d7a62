#include "app/board/stack_layout.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::app::board;

namespace {

std::vector<double> squares(std::size_t count) { return std::vector<double>(count, 1.0); }

} // namespace

TEST_CASE("stacks shrink rather than stand on one another, and spill when they cannot shrink", "[board]") {
    const Box box{10, 20, 120, 60};
    for (const double odd : {1.0, 1.5}) {
        int before = 1000;
        for (std::size_t count = 1; count < 60; ++count) {
            std::vector<double> widths(count, 1.0);
            for (std::size_t i = 1; i < count; i += 2) {
                widths[i] = odd;
            }
            const auto places = lay_out(box, widths, 18, 40);
            INFO(count << " stacks of " << places.size);
            CHECK(places.size <= before);
            CHECK(places.size >= 18);
            CHECK(places.spilled == (places.places.size() < count));
            for (std::size_t i = 0; i < places.places.size(); ++i) {
                const auto& one = places.places[i];
                CHECK(one.x >= box.x - 1);
                CHECK(one.y >= box.y - 1);
                CHECK(one.x + one.width <= box.x + box.width + 1);
                CHECK(one.y + one.height <= box.y + box.height + 1);
                CHECK(one.width == std::floor(widths[i] * places.size));
                for (std::size_t k = 0; k < i; ++k) {
                    CHECK_FALSE(one.meets(places.places[k]));
                }
            }
            before = places.size;
        }
    }
    CHECK_FALSE(lay_out(box, squares(18), 18, 40).spilled);
    CHECK(lay_out(box, squares(19), 18, 40).spilled);
}

TEST_CASE("rows of stacks are as even as they can be", "[board]") {
    const auto places = lay_out({0, 0, 100, 80}, squares(6), 20, 24).places;
    REQUIRE(places.size() == 6);
    CHECK(places[2].y == places[0].y);
    CHECK(places[3].y > places[2].y);
    CHECK(places[3].x == places[0].x);
}

TEST_CASE("a box smaller than one stack holds one all the same", "[board]") {
    CHECK(lay_out({0, 0, 5, 5}, squares(1), 18, 40).places.size() == 1);
    CHECK(lay_out({0, 0, 5, 5}, {1.5}, 18, 40).places.size() == 1);
    CHECK(lay_out({0, 0, 5, 5}, squares(3), 18, 40).spilled);
    CHECK(lay_out({0, 0, 50, 50}, {}, 18, 40).places.empty());
}
