#include "app/board/view.hpp"
#include "tests/support/catch.hpp"

using namespace intendant::app::board;

namespace {

View over_board(bool wraps) {
    View view(2400, 1320, wraps);
    view.resize(800, 500);
    return view;
}

} // namespace

TEST_CASE("zooming keeps the point under the mouse where it is", "[board]") {
    auto view = over_board(true);
    view.fill(1);
    const auto before = view.to_board(300, 200);
    REQUIRE(view.zoom(3, 300, 200));
    const auto after = view.to_board(300, 200);
    CHECK(after.x == Approx(before.x).margin(1));
    CHECK(after.y == Approx(before.y).margin(1));
    CHECK(view.scale() > 1.5);
}

TEST_CASE("zoom ends when the whole board is seen, and when it is near enough", "[board]") {
    auto view = over_board(true);
    view.fit();
    CHECK_FALSE(view.zoom(-1, 0, 0));
    CHECK(view.board_width() <= 800);
    int steps = 0;
    while (view.zoom(1, 400, 250)) {
        REQUIRE(++steps < 50);
    }
    CHECK(view.scale() < 10);
}

TEST_CASE("a joined board is panned round and round, one that is not stays in the window", "[board]") {
    auto round = over_board(true);
    round.fill(1);
    const auto start = round.to_board(400, 250);
    for (int i = 0; i < 24; ++i) {
        round.pan(100, 0);
    }
    CHECK(round.to_board(400, 250).x == Approx(start.x).margin(1));

    auto flat = over_board(false);
    flat.fill(1);
    while (flat.pan(1000, 1000)) {
    }
    CHECK(flat.to_board(800, 500).x == Approx(2400).margin(1));
    CHECK(flat.to_board(800, 500).y == Approx(1320).margin(1));
}

TEST_CASE("all copies of a joined board in sight are found, and a point is in the window in one of them", "[board]") {
    auto view = over_board(true);
    view.fill(1);
    for (int i = 0; i < 30; ++i) {
        view.pan(90, 0);
        const auto [first, last] = view.copies();
        CHECK(view.to_window({0, 0}, first).x <= 0);
        CHECK(view.to_window({2400, 0}, last).x >= 800);
        const auto middle = view.to_board(400, 250);
        const auto seen = view.to_window(middle, view.nearest_copy(middle));
        CHECK(seen.x == Approx(400).margin(1));
    }
}

TEST_CASE("a box is brought into sight with room around it, also across the joined edge", "[board]") {
    auto view = over_board(true);
    view.fill(1);
    for (const Box box : {Box{5, 5, 60, 40}, Box{2340, 1270, 60, 40}, Box{1200, 600, 60, 40}}) {
        view.reveal(box, 20);
        const auto corner = view.to_window({box.x, box.y}, view.nearest_copy(box.centre()));
        CHECK(corner.x >= 0);
        CHECK(corner.y >= 0);
        CHECK(corner.x + box.width <= 800);
        CHECK(corner.y + box.height <= 500);
    }
}
