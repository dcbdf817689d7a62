#include "app/seat/board_svg.hpp"
#include "app/seat/certificate.hpp"
#include "app/seat/evening.hpp"
#include "app/seat/networks.hpp"
#include "app/seat/qr.hpp"
#include "tests/app/seat/folder.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <fstream>

namespace intendant::test {

TEST_CASE("an evening is kept apart from the game, for its owner alone, for twelve hours", "[seat]") {
    const SeatFolder folder;
    const auto game = folder.path() / "game.intendant";
    auto evening = seat::new_evening(1000);
    CHECK(evening.token.size() == 32);
    CHECK(evening.token != seat::new_evening(1000).token);
    evening.address = "127.0.0.1";
    evening.port = 4321;
    evening.numbers = {{"north", seat::random_number()}};
    seat::certify(evening, 1000);
    seat::keep(game, evening);
    CHECK(seat::kept_evening(game, 1001) == evening);
    CHECK(seat::kept_evening(game, 1000 + seat::evening_lasts) == std::nullopt);
    CHECK(seat::kept_evening(folder.path() / "other.intendant", 1001) == std::nullopt);
    const auto file = seat::evening_file(game);
    CHECK((std::filesystem::status(file).permissions() & std::filesystem::perms::mask) ==
          (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
    SECTION("a file that is not whole lets nobody in") {
        for (const std::string text : {"", "{", "[]", R"({"token":"x"})"}) {
            std::ofstream(file) << text;
            CHECK(seat::kept_evening(game, 1001) == std::nullopt);
        }
    }
    SECTION("switched off it is forgotten") {
        seat::forget_evening(game);
        CHECK_FALSE(std::filesystem::exists(file));
    }
    SECTION("the certificate has a fingerprint") { CHECK(seat::fingerprint_of(evening).size() == 32 * 3 - 1); }
}

TEST_CASE("the number of a seat has four digits", "[seat]") {
    for (int i = 0; i < 200; ++i) {
        const auto number = seat::random_number();
        REQUIRE(number.size() == 4);
        REQUIRE(std::ranges::all_of(number, [](char sign) { return sign >= '0' && sign <= '9'; }));
    }
}

TEST_CASE("the code that is scanned is square, and a terminal can show it", "[seat]") {
    const auto rows = seat::qr_of("http://192.168.1.20:40123/j/0123456789abcdef0123456789abcdef");
    CHECK(rows.size() >= 25);
    CHECK(std::ranges::all_of(rows, [&](const auto& row) { return row.size() == rows.size(); }));
    CHECK(seat::qr_for_terminal("x").find("\u2588") != std::string::npos);
}

TEST_CASE("this computer reaches itself, last of all", "[seat]") {
    const auto found = seat::networks();
    REQUIRE_FALSE(found.empty());
    CHECK(std::ranges::any_of(found, &seat::Network::own));
    CHECK(std::ranges::is_sorted(found, {}, &seat::Network::own));
}

TEST_CASE("a board is drawn with a path and a mark for each space", "[seat]") {
    app::board::BoardMap map;
    map.width = 100;
    map.height = 50;
    map.spaces.push_back({.id = "a<b",
                          .sea = false,
                          .rings = {{{0, 0}, {10, 0}, {10, 10}}},
                          .anchor = {5, 5},
                          .label = {5, 5},
                          .label_size = 2,
                          .label_lines = {"A & B"},
                          .stacks = {},
                          .callout = {},
                          .bounds = {}});
    const auto svg = seat::board_svg(map);
    CHECK(svg.find(R"(id="space-a&lt;b")") != std::string::npos);
    CHECK(svg.find("A &amp; B") != std::string::npos);
    CHECK(svg.find("M0.0 0.0L10.0 0.0L10.0 10.0Z") != std::string::npos);
}

} // namespace intendant::test
