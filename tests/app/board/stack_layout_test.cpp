#include "app/board/stack_layout.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::app::board;

TEST_CASE("stacks shrink rather than stand on one another, and spill when they cannot shrink", "[board]") {
    const Box box{10, 20, 120, 60};
    int before = 1000;
    for (std::size_t count = 1; count < 60; ++count) {
        const auto places = lay_out(box, count, 18, 40);
        INFO(count << " stacks of " << places.size);
        CHECK(places.size <= before);
        CHECK(places.size >= 18);
        CHECK(places.spilled == (places.places.size() < count));
        for (std::size_t i = 0; i < places.places.size(); ++i) {
            const Box one{places.places[i].x, places.places[i].y, double(places.size), double(places.size)};
            CHECK(one.x >= box.x - 1);
            CHECK(one.y >= box.y - 1);
            CHECK(one.x + one.width <= box.x + box.width + 1);
            CHECK(one.y + one.height <= box.y + box.height + 1);
            for (std::size_t k = 0; k < i; ++k) {
                CHECK_FALSE(one.meets({places.places[k].x, places.places[k].y, double(places.size), double(places.size)}));
            }
        }
        before = places.size;
    }
    CHECK_FALSE(lay_out(box, 18, 18, 40).spilled);
    CHECK(lay_out(box, 19, 18, 40).spilled);
}

TEST_CASE("a box smaller than one stack holds one all the same", "[board]") {
    CHECK(lay_out({0, 0, 5, 5}, 1, 18, 40).places.size() == 1);
    CHECK(lay_out({0, 0, 5, 5}, 3, 18, 40).spilled);
    CHECK(lay_out({0, 0, 50, 50}, 0, 18, 40).places.empty());
}
