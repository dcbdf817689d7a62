// The tracks as they are drawn: each marker in the box of its number, and what the boxes do as the tables have it.

#include "model/empire_of_the_sun/questions/drawn_tracks.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "tests/model/empire_of_the_sun/at_table.hpp"

#include <algorithm>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

DrawnTrack track_of(const State& state, std::string_view id) {
    const auto all = drawn_tracks(state);
    const auto found = std::ranges::find(all, id, &DrawnTrack::id);
    REQUIRE(found != all.end());
    return *found;
}
std::string marked(const DrawnTrack& track, core::Message TrackBox::*part = &TrackBox::name) {
    REQUIRE(track.marker);
    return to_english(tables(), track.boxes.at(*track.marker).*part);
}

} // namespace

TEST_CASE("a marker stands in the box of its number", "[empire_of_the_sun][tracks][rule:ES-PWL-1][rule:ES-WIE-1][rule:ES-DRW-5]") {
    AtTable table("campaign");
    table.set({{Track::UsWill, 12}, {Track::Wie, -3}, {Track::AlliedPasses, 2}, {Track::JapaneseAspUsed, 3}, {Track::BurmaRoad, 1}});
    const auto& state = table.now();
    CHECK(marked(track_of(state, "turn")) == std::to_string(state.turn.number));
    CHECK(marked(track_of(state, "us_will")) == "12"); // longer than it began
    CHECK(marked(track_of(state, "wie")) == "-3");
    CHECK(marked(track_of(state, "wie"), &TrackBox::foot) == "2"); // the level
    CHECK(marked(track_of(state, "allied_passes")) == "2");
    CHECK(marked(track_of(state, "japanese_asp")) == std::to_string(asp_left(state, Side::Japan)));
    CHECK(marked(track_of(state, "burma_road"), &TrackBox::foot) == "-" + std::to_string(tables().burma_road.find(road_states[1])->second));
    const auto held = resources(tables(), board_of(state));
    CHECK(marked(track_of(state, "resources")) == std::to_string(held.japanese.size()));
    CHECK(marked(track_of(state, "resources"), &TrackBox::foot) == std::to_string(held.base_draw));
}

TEST_CASE("every box of a track says what it does", "[empire_of_the_sun][tracks][rule:ES-MRK-1]") {
    for (const auto* const scenario : {"campaign", "1944"}) {
        const AtTable table(scenario);
        for (const auto& track : drawn_tracks(table.now())) {
            INFO(scenario << ", " << track.id);
            CHECK(std::ranges::find(tables().clauses, track.rule.id, [](const core::Clause& clause) { return clause.rule.id; }) !=
                  tables().clauses.end());
            CHECK(track.marker);
            for (const auto& box : track.boxes) {
                for (const auto* const message : {&box.name, &box.does}) {
                    const auto words = to_english(tables(), *message);
                    INFO(words);
                    CHECK_FALSE(words.empty());
                    CHECK(words.find('{') == std::string::npos);
                }
            }
        }
    }
}

TEST_CASE("the China track is as long as the table says", "[empire_of_the_sun][tracks][rule:ES-CHN-1]") {
    const AtTable unknown("campaign");
    CHECK(to_english(tables(), track_of(unknown.now(), "china").boxes.back().foot) == "Major Breakthrough");
    const AtTable known("campaign", {}, 6);
    const auto china = track_of(known.now(), "china");
    CHECK(china.boxes.size() == 7);
    CHECK(to_english(tables(), china.boxes.front().foot) == "Stable Front");
    CHECK(to_english(tables(), china.boxes.back().foot) == "Government Collapse");
}
