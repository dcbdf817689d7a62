// The books of Empire of the Sun: every figure that is shown is that of the game, and what the desk of any game has works here too.

#include "app/desk/table_display.hpp"
#include "app/widgets/box_track.hpp"
#include "app/widgets/row_list.hpp"
#include "model/empire_of_the_sun/questions/drawn_tracks.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"
#include "tests/app/look.hpp"
#include "tests/app/resized.hpp"

#include <wx/bookctrl.h>
#include <wx/stattext.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::test;

namespace {

const std::vector<app::RowList::Row>& rows_of(const PacificGame& game, const wxString& list) {
    return dynamic_cast<app::RowList&>(game.hand.see(list)).rows();
}

/// Opens a book and gives the rows of its list.
const std::vector<app::RowList::Row>& book(PacificGame& game, const wxString& name) {
    for (auto* const page : game.hand.desk().pages()) {
        if (page->GetName() == name) {
            game.hand.desk().go_to(page);
        }
    }
    const auto& rows = rows_of(game, name + ".list");
    wait_until([&] { return !rows.empty(); }, 2000);
    return rows;
}

std::size_t units_standing(const State& state) {
    return static_cast<std::size_t>(std::ranges::count_if(state.units, [](const Station& station) { return station.on_map(); }));
}

} // namespace

TEST_CASE("the books show the game as the record has it", "[empire_of_the_sun][window]") {
    PacificGame game([](const std::filesystem::path& file) { play_pacific(file, "example_of_play"); });
    const auto& state = game.state();
    auto& frame = game.hand.frame();
    const Resized resized(frame, wxSize(1366, 768));

    CHECK(book(game, "empire_of_the_sun.supply").size() == units_standing(state));
    CHECK(rows_of(game, "empire_of_the_sun.supply.list").front().cells.at(3) == "no"); // with what cuts its line
    CHECK_FALSE(rows_of(game, "empire_of_the_sun.supply.list").front().cells.at(4).empty());
    CHECK(book(game, "empire_of_the_sun.resources").size() == 14);
    CHECK(book(game, "empire_of_the_sun.decks").size() == state.cards.size());
    const auto& tracks = book(game, "empire_of_the_sun.tracks");
    REQUIRE(tracks.size() == track_facts.size());
    CHECK(tracks.front().cells.at(1) == std::to_string(state[Track::UsWill]));
    const auto& will = book(game, "empire_of_the_sun.will");
    REQUIRE_FALSE(will.empty());
    CHECK(will.front().cells.at(3) == std::to_string(state[Track::UsWill])); // the latest first
    CHECK_FALSE(book(game, "empire_of_the_sun.luck").empty());
    CHECK(book(game, "empire_of_the_sun.points").empty()); // in a campaign nobody counts them
    const auto japanese = std::ranges::count_if(game.table().tables().units, [&](const Unit& unit) {
        return unit.side == Side::Japan && state[*game.table().tables().find_unit(unit.id)].on_map();
    });
    CHECK(std::ssize(book(game, "empire_of_the_sun.units")) == japanese);
    for (auto* const page : game.hand.desk().pages()) {
        game.hand.desk().go_to(page);
        CHECK(wait_until([&] { return faults_in(frame).empty(); }));
        for (const auto& fault : faults_in(frame)) {
            FAIL_CHECK(app::to_utf8(page->GetName()) << ": " << fault);
        }
        const auto words = words_in(*page);
        INFO(app::to_utf8(page->GetName()));
        CHECK_FALSE(words.Contains("@"));
        CHECK_FALSE(words.Contains("{"));
    }
    for (const auto& fault : faults_in_menus(frame)) {
        FAIL_CHECK(fault);
    }
}

TEST_CASE("the tracks are drawn with their markers, and say what each box does", "[empire_of_the_sun][window][rule:ES-MRK-1]") {
    PacificGame game([](const std::filesystem::path& file) { play_pacific(file, "example_of_play"); });
    const auto& state = game.state();
    book(game, "empire_of_the_sun.tracks");
    const auto track = [&](const std::string& id) -> app::BoxTrack& {
        return dynamic_cast<app::BoxTrack&>(game.hand.see("empire_of_the_sun.tracks." + id));
    };
    for (const auto& drawn : drawn_tracks(state)) {
        INFO(drawn.id);
        CHECK(track(drawn.id).marker() == drawn.marker);
        CHECK(track(drawn.id).boxes().size() == drawn.boxes.size());
    }
    CHECK(track("us_will").marker() == static_cast<std::size_t>(state[Track::UsWill]));
    const auto words = [&] {
        auto text = dynamic_cast<wxStaticText&>(game.hand.see("empire_of_the_sun.tracks.words")).GetLabelText();
        text.Replace("\n", " ");
        return text;
    };
    auto& europe = track("wie");
    europe.SetFocus(); // the keyboard goes from box to box
    REQUIRE(wait_until([&] { return europe.HasFocus(); }));
    CHECK(wait_until([&] { return words().Contains(europe.text()); }));
    game.hand.key(WXK_RIGHT);
    CHECK(wait_until([&] { return europe.chosen() && words().Contains(europe.text_of(*europe.chosen())); }));
    CHECK(europe.chosen() != europe.marker());
}

TEST_CASE("table display, review and library know Empire of the Sun", "[empire_of_the_sun][window]") {
    PacificGame game([](const std::filesystem::path& file) { play_pacific(file, "example_of_play"); });
    game.hand.key('D', wxMOD_CONTROL);
    auto& display = dynamic_cast<app::TableDisplay&>(game.hand.see("table_display"));
    CHECK(display.text().Contains("Anna"));
    display.Close();
    game.hand.frame().Raise();
    game.hand.frame().desk()->look_back(2);
    CHECK(game.state().offensive);
    CHECK(words_in(game.hand.see("header")).Contains("JP1"));
    game.hand.frame().desk()->look_back(0);
    CHECK_FALSE(game.state().offensive);
    CHECK(game.hand.frame().desk()->library_card().rounds == 2);
}
