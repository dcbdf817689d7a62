// Powers, sides and players are told apart by eyes that are weak in red or green: their colours by more than ten of CIEDE2000 in two
// readings of how such an eye has them, in every game; and the land, whose colours are paler, by a sign that is drawn at any scale.
#include "app/axis_allies/map/board_looks.hpp"
#include "app/base/text.hpp"
#include "app/widgets/icons.hpp"
#include "model/core/csv.hpp"
#include "model/empire_of_the_sun/measures.hpp"
#include "model/empire_of_the_sun/tables.hpp"
#include "tests/app/eyes.hpp"
#include "tests/app/look.hpp"
#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>

using namespace intendant;
using namespace intendant::test;

namespace {

using Colours = std::map<std::string, wxColour>;

wxColour colour_of(std::uint32_t rgb) {
    return {static_cast<unsigned char>(rgb >> 16U), static_cast<unsigned char>(rgb >> 8U), static_cast<unsigned char>(rgb)};
}

bool has(const core::CsvTable& table, const char* column) { return std::ranges::find(table.heading(), column) != table.heading().end(); }

/// Every table of colours of every game, each as the windows of one brightness show it.
std::map<std::string, Colours> all_colours() {
    std::map<std::string, Colours> all;
    for (const auto& file : std::filesystem::recursive_directory_iterator(app::resources())) {
        if (file.path().extension() != ".csv") {
            continue;
        }
        const auto table = core::read_table(file.path().parent_path(), file.path().filename().string());
        for (const char* const column : {"on_light", "on_dark", "for_every_eye"}) {
            for (std::size_t row = 0; has(table, column) && row < table.rows(); ++row) {
                const auto game = file.path().parent_path().filename().string();
                const auto key = has(table, "power") ? table.at(row, "power") : table.at(row, "id");
                all[game + ", " + column][key] = colour_of(table.colour(row, column));
            }
        }
    }
    for (const auto& side : empire_of_the_sun::measures({}).sides) {
        all["empire_of_the_sun, on_light"][side.id] = colour_of(side.on_light);
        all["empire_of_the_sun, on_dark"][side.id] = colour_of(side.on_dark);
    }
    return all;
}

} // namespace

TEST_CASE("differences of colours are reckoned as they are published", "[look]") {
    struct Published {
        Lab one;
        Lab other;
        double difference;
    };
    // From the table of Sharma, Wu and Dalal, 2005: blue, grey, far apart, turned through zero, dark.
    for (const auto& each :
         {Published{{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425}, Published{{50, 0, 0}, {50, -1, 2}, 2.3669},
          Published{{50, 2.5, 0}, {73, 25, -18}, 27.1492}, Published{{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
          Published{{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082}}) {
        CHECK(difference(each.one, each.other) == Approx(each.difference).margin(0.00005));
    }
    // Red and green of the same lightness: one colour to eyes that are weak in them, and grey stays grey in every reading.
    CHECK(difference(seen({200, 60, 0}, Eye::Every, Reading::Vienot), seen({60, 130, 0}, Eye::Every, Reading::Vienot)) > 50);
    CHECK(least_difference({200, 60, 0}, {110, 110, 0}) < 10);
    for (const auto reading : {Reading::Machado, Reading::Vienot}) {
        for (const auto eye : {Eye::Deuteranope, Eye::Protanope}) {
            CHECK(difference(seen({128, 128, 128}, eye, reading), seen({128, 128, 128}, Eye::Every, reading)) < 1);
        }
    }
}

TEST_CASE("whoever is weak in red or green tells the colours of every game apart", "[look]") {
    const auto all = all_colours();
    CHECK(all.size() == 11); // three games with a palette for every eye, one without
    double least = 1000;
    for (const auto& [where, colours] : all) {
        CHECK(colours.size() >= 2);
        for (auto one = colours.begin(); one != colours.end(); ++one) {
            for (auto other = std::next(one); other != colours.end(); ++other) {
                INFO(where << ": " << one->first << " and " << other->first);
                const double found = least_difference(one->second, other->second);
                CHECK(found >= 10);
                least = std::min(least, found);
            }
        }
        // A piece is drawn in its colour on paper; those of the third palette have their patterns and frames besides.
        const auto paper = where.ends_with("on_dark") ? wxColour{0x1F, 0x22, 0x28} : *wxWHITE;
        for (const auto& [who, colour] : colours) {
            INFO(where << ": " << who);
            CHECK((where.ends_with("for_every_eye") || contrast(colour, paper) >= 3));
        }
    }
    INFO("the two that are nearest differ by " << least);
    CHECK(least < 40);
}

TEST_CASE("land bears the sign of its owner, another for each", "[axis_allies][look]") {
    const auto tables = game_tables();
    auto session = app::aa::Session::in_memory(tables);
    REQUIRE(session.book(axis_allies::BeginGame{}).booked);
    const auto& state = session.state();
    std::map<std::string, std::set<std::string>> signs;
    std::size_t owned = 0;
    for (std::size_t i = 0; i < tables->spaces.size(); ++i) {
        const axis_allies::SpaceId space{static_cast<std::uint8_t>(i)};
        const auto owner = controller(state, space);
        const auto look = app::aa::look_of(state, space, "name");
        INFO(tables->spaces[i].id);
        CHECK(look.badge.has_value() == owner.has_value());
        if (owner && look.badge) {
            ++owned;
            signs[std::string{id_of(*owner)}].insert(look.badge->icon);
        }
    }
    CHECK(owned > 40);
    std::set<std::string> all;
    for (const auto& [owner, icons] : signs) {
        CHECK(icons.size() == 1);
        all.insert(icons.begin(), icons.end());
    }
    CHECK(all.size() == signs.size());
}
