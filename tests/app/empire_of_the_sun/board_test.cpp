// The map of the Pacific on the desk: who stands where, what lies over the map in words and in the answers of the rules, names and boxes.

#include "app/base/theme.hpp"
#include "app/empire_of_the_sun/drawing/hex_drawing.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "tests/app/empire_of_the_sun/pacific_board.hpp"
#include "tests/app/look.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::test;
using empire_of_the_sun::Side;

namespace {

/// What is drawn of a counter in a space; nullptr: it is not there.
const app::board::StackLook* look_of(PacificBoard& game, std::size_t space, const std::string& counter) {
    const auto& stacks = game.canvas().looks().at(space).stacks;
    const auto found = std::ranges::find(stacks, counter, &app::board::StackLook::key);
    return found == stacks.end() ? nullptr : &*found;
}

std::size_t lines_that(const app::board::Overlay& overlay, const wxColour& colour) {
    return static_cast<std::size_t>(std::ranges::count_if(overlay.lines, [&](const auto& line) { return line.colour == colour; }));
}

} // namespace

TEST_CASE("the map of the Pacific shows every unit with its factors, in its hex or in its box",
          "[empire_of_the_sun][window][board][rule:ES-GEN-21]") {
    PacificBoard game;
    const auto& state = game.table().state();
    const auto& map = game.canvas().map();
    REQUIRE(map.spaces.size() == state.tables->map->grid().size() + app::es::side_boxes.size());
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& station = state.units[i];
        if (station.on_map()) {
            const auto hex = station.place.hex;
            INFO(state.tables->units[i].id);
            CHECK((game.canvas().place_of(hex.index, app::board::whole_pile) ||
                   game.canvas().place_of(hex.index, state.tables->units[i].id)));
        }
    }
    // A hex has its signs above the counter, its name below it, and its number where there are no signs.
    const auto& singapore = map.spaces[game.hex("2015").index];
    CHECK(singapore.stacks.y > singapore.bounds.y + 8);
    CHECK(singapore.label.y > singapore.stacks.y + singapore.stacks.height);
    CHECK(map.hexes->signs[game.hex("2015").index] == std::vector<std::string>{"empire_of_the_sun/port", "empire_of_the_sun/airfield"});
    CHECK(map.hexes->grounds[game.hex("1000").index] == app::board::Ground::Beyond); // no part of the map
    CHECK(map.hexes->grounds[game.hex("2313").index] == app::board::Ground::Sea);
    // Due in this turn or the next: they wait in the last box.
    const auto track = map.hexes->hexes + 2;
    game.canvas().select(track);
    game.settle();
    CHECK_FALSE(game.page->selected()); // no hex
    std::size_t waiting = 0;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const auto& place = state.units[i].place;
        const bool waits = place.kind == empire_of_the_sun::PlaceKind::TurnTrack && place.turn <= state.turn.number + 1;
        waiting += waits ? 1 : 0;
        INFO(state.tables->units[i].id);
        CHECK((look_of(game, track, state.tables->units[i].id) != nullptr) == waits);
    }
    REQUIRE(waiting > 0);
}

TEST_CASE("what lies over the map of the Pacific says what the rules answer",
          "[empire_of_the_sun][window][board][rule:ES-SUP-2][rule:ES-ZOI-1][rule:ES-OFF-3][rule:ES-STW-2]") {
    using namespace empire_of_the_sun;
    PacificBoard game;
    const auto& state = game.table().state();
    const auto board = board_of(state);
    Supply supply;
    supply.compute(*state.tables, board);
    const auto& overlay = game.canvas().overlay();

    const auto supplied = game.over('S');
    const app::es::Standing standing(state);
    std::size_t with_line = 0;
    std::size_t without = 0;
    for (const auto side : all_sides) {
        for (const auto unit : units_on_map(*state.tables, board, side)) {
            const auto why = supply.why(*state.tables, board, unit);
            with_line += why.supplied && why.line.size() > 1 ? 1 : 0;
            without += why.supplied ? 0 : 1;
            CHECK(supplied.Contains(app::es::supply_in_words(game.table(), standing, unit)));
        }
    }
    CHECK(lines_that(overlay, app::theme::desk().good) == with_line);
    CHECK(static_cast<std::size_t>(std::ranges::count_if(overlay.marks, [](const auto& mark) { return mark.text == "!"; })) == without);

    game.over('Z');
    for (const auto& shade : overlay.shades) {
        const HexId hex{static_cast<std::uint16_t>(shade.space)};
        CHECK((supply.zones().covered(Side::Japan, hex) || supply.zones().covered(Side::Allies, hex)));
        CHECK((shade.hatch == app::board::Overlay::Hatch::None) ==
              (!supply.zones().hostile(Side::Japan, hex) && !supply.zones().hostile(Side::Allies, hex)));
    }
    CHECK_FALSE(overlay.shades.empty());

    const auto found = resources(*state.tables, board);
    const auto said = game.over('O');
    CHECK(overlay.shades.size() == found.japanese.size() + found.allied.size());
    CHECK(said.Contains(game.table().listed(found.allied)));
    CHECK(said.Contains(wxString::Format("For them Japan draws %d cards, before other causes.", found.base_draw)));

    const auto south = game.unit("jp_hq_south");
    game.page->select(state[south].place.hex);
    const auto card = game.table().tables().find_card("JP3").value();
    game.page->card_in_hand = [&] { return std::optional{app::es::CardInHand{card, true}}; };
    const auto commanded = game.over('H');
    const auto answer = activation(*state.tables, board, supply, south, card, true);
    CHECK(commanded.Contains(wxString::Format("With %s: up to %d units.", game.table().word(card), answer.most)));
    const auto may = static_cast<std::size_t>(std::ranges::count(answer.units, Idle::None, &Candidate::idle));
    CHECK(commanded.Contains(wxString::Format("May be activated (%zu): ", may)));
    CHECK(lines_that(overlay, app::theme::desk().good) ==
          static_cast<std::size_t>(
              std::ranges::count_if(answer.units, [](const Candidate& each) { return each.idle == Idle::None && each.line.size() > 1; })));
}

TEST_CASE("reach and reaction are shown for what is selected, with the card that is thought of",
          "[empire_of_the_sun][window][board][rule:ES-MOV-1][rule:ES-REA-2]") {
    using namespace empire_of_the_sun;
    PacificBoard game;
    const auto& state = game.table().state();
    const auto kongo = game.unit("jp_bb_kongo_2");
    CHECK(game.over('R').Contains(app::es::in_hex(game.table(), kongo)) == false); // nothing is selected
    game.page->select(state[kongo].place.hex);
    const auto words = game.over('R');
    const auto first = game.page->canvas().overlay().shades.size();
    CHECK(first > 0);
    CHECK(words.Contains("No card is played"));
    CHECK(words.Contains(game.table().word(state[kongo].place.hex)));
    game.page->select(game.hex("2015")); // Singapore is attacked: who reacts?
    const auto reaction = game.over('T');
    Supply supply;
    const auto board = board_of(state);
    supply.compute(*state.tables, board);
    const auto leaders = reaction_headquarters(*state.tables, board, supply, Side::Allies, {game.hex("2015")});
    REQUIRE_FALSE(leaders.empty());
    CHECK(lines_that(game.canvas().overlay(), app::theme::desk().good) == leaders.size());
    for (const auto hq : leaders) {
        CHECK(reaction.Contains(game.table().word(hq)));
    }
    int cut = 0; // what if it were lost: the first port of Japan on which others hang
    for (const auto& land : state.tables->map_hexes) {
        if (!land.port || cut > 0 || !controls(state, Side::Japan, land.hex)) {
            continue;
        }
        auto then = board;
        for (const auto unit : units_in(state, land.hex, Side::Japan)) {
            then[unit].place = {.kind = PlaceKind::Eliminated};
        }
        then.control[land.hex] = Side::Allies;
        then.garrisons = garrisons_of(*state.tables, then.control, state[Track::ChinaDivisions], state.fallen);
        if (const auto lost = supply_change(*state.tables, board, then).lost; !lost.empty()) {
            ++cut;
            game.page->select(land.hex);
            CHECK(game.over('X').Contains(game.table().listed(lost)));
        }
    }
    CHECK(cut > 0);
}

TEST_CASE("an offensive on the map of the Pacific: battles, who has moved, and steps",
          "[empire_of_the_sun][window][board][rule:ES-OFF-8]") {
    PacificBoard game(40); // the landings on the Philippines
    const auto& state = game.table().state();
    REQUIRE(state.offensive);
    REQUIRE_FALSE(state.offensive->battles.empty());
    const auto words = game.over('B');
    for (const auto hex : state.offensive->battles) {
        CHECK(words.Contains(game.table().word(hex)));
    }
    CHECK(game.canvas().overlay().marks.size() >= state.offensive->battles.size());
    int moved = 0;
    int reduced = 0;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const empire_of_the_sun::UnitId id{static_cast<std::uint8_t>(i)};
        const auto& unit = state.tables->units[i];
        if (!state[id].on_map()) {
            continue;
        }
        INFO(unit.id);
        const auto* const look = look_of(game, state[id].place.hex.index, unit.id);
        REQUIRE((look != nullptr && look->face));
        const bool has_moved = active(state, id) && empire_of_the_sun::has_moved(*state.offensive, id);
        const bool weak = state[id].step == empire_of_the_sun::Step::Reduced && !unit.hq() && !unit.one_step();
        CHECK(look->face->done == has_moved);
        CHECK(look->face->turned == weak);
        moved += has_moved ? 1 : 0;
        reduced += weak ? 1 : 0;
    }
    CHECK(moved > 0);
    CHECK(reduced > 0);
}

TEST_CASE("the map of the Pacific looks right", "[.][empire_of_the_sun][window][matrix]") {
    PacificBoard game;
    const auto malaya = [&] { game.canvas().show_spaces({game.hex("1809").index, game.hex("3316").index}); };
    looks_right(*game.page, "pacific-start");
    game.canvas().whole_board();
    looks_right(*game.page, "pacific-whole");
    malaya();
    looks_right(*game.page, "pacific-malaya");
    for (const char key : {'S', 'Z', 'O', 'B'}) {
        game.page->show_over(key);
        looks_right(*game.page, std::string{"pacific-over-"} + key);
    }
    for (const auto& [key, unit] :
         {std::pair{'H', "jp_hq_south"}, std::pair{'R', "jp_bb_kongo_2"}, std::pair{'T', "us_feaf"}, std::pair{'X', "jp_hq_south"}}) {
        game.page->select(game.table().state()[game.unit(unit)].place.hex);
        malaya();
        game.page->show_over(key);
        looks_right(*game.page, std::string{"pacific-over-"} + key);
    }
}
