#include "model/empire_of_the_sun/questions/drawn_tracks.hpp"

#include "model/core/form.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"
#include "model/empire_of_the_sun/strategic.hpp"

#include <algorithm>
#include <array>

namespace intendant::empire_of_the_sun {

namespace {

using core::Message;

Message figure(int value) { return core::told(number(value)); }
/// Where a marker stands that is never below 0.
std::size_t box_at(int value) { return static_cast<std::size_t>(std::max(0, value)); }

DrawnTrack of_turns(const State& state) {
    DrawnTrack track{"turn", {INTENDANT_TR("Turn"), {}}, {"ES-GEN-18"}, {}, {}};
    for (std::size_t i = 0; i < state.tables->turns.size(); ++i) {
        const auto& turn = state.tables->turns[i];
        const auto shown = number(static_cast<int>(i) + 1);
        track.boxes.push_back(
            {core::told(shown),
             figure(turn.year % 100),
             {INTENDANT_TR("Turn {turn}, {year}: with as many cards in both hands {side} plays first; the Allies draw up to {cards}."),
              {{"turn", shown}, {"year", number(turn.year)}, {"side", name(turn.first_on_tie)}, {"cards", number(turn.allied_cards)}}}});
    }
    if (state.turn.number > 0) {
        track.marker = box_at(state.turn.number - 1);
    }
    return track;
}

/// Its top is not in the text: it is as long as what it can have begun with, and longer where the marker has gone on.
DrawnTrack of_will(const State& state) {
    DrawnTrack track{
        std::string{id_of(Track::UsWill)}, {INTENDANT_TR("US Political Will"), {}}, {"ES-PWL-1"}, {}, box_at(state[Track::UsWill])};
    int most = std::max(state.tables->limit("us_will_start_bonus"), state[Track::UsWill]);
    for (const auto& setup : state.tables->setups) {
        most = std::max(most, setup.markers.us_will);
    }
    for (int box = 0; box <= most; ++box) {
        track.boxes.push_back({figure(box), {}, {INTENDANT_TR("US Political Will {number}."), {{"number", number(box)}}}});
    }
    track.boxes.front().foot = {INTENDANT_TR("Japan"), {}};
    track.boxes.front().does = {INTENDANT_TR("Negotiation: at 0 when a turn of the campaign ends Japan has won (ES-PWL-2)."), {}};
    return track;
}

DrawnTrack of_europe(const State& state) {
    DrawnTrack track{std::string{id_of(Track::Wie)}, {INTENDANT_TR("War in Europe"), {}}, {"ES-WIE-1"}, {}, {}};
    for (const auto& box : state.tables->wie) {
        if (box.box == state[Track::Wie]) {
            track.marker = track.boxes.size();
        }
        const auto level = number(box.level);
        Message does{INTENDANT_TR("Level {level}: Allied reinforcements arrive."), {{"level", level}}};
        if (box.delayed) {
            does = {INTENDANT_TR(
                        "Level {level}: Allied reinforcements are delayed, and one is lost to Europe on a die up to {die}; Allied shipping "
                        "{asp}, cards {cards}, Political Will {will} a turn."),
                    {{"level", level},
                     {"die", number(box.europe_loss.value_or(0))},
                     {"asp", "+" + number(box.asp)},
                     {"cards", number(box.allied_cards)},
                     {"will", number(box.us_will)}}};
        }
        track.boxes.push_back({core::told((box.box > 0 ? "+" : "") + number(box.box)), core::told(level), std::move(does)});
    }
    return track;
}

DrawnTrack of_resources(const State& state) {
    const auto held = resources(*state.tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0);
    DrawnTrack track{
        "resources", {INTENDANT_TR("Resource hexes of Japan, and cards for them"), {}}, {"ES-STW-1"}, {}, held.japanese.size()};
    for (std::size_t box = 0; box < state.tables->draw.size(); ++box) {
        const auto draw = number(state.tables->draw[box]);
        track.boxes.push_back(
            {core::told(number(static_cast<int>(box))),
             core::told(draw),
             {INTENDANT_TR("With {count} resource {count:hex|hexes} Japan draws {draw} {draw:card|cards}, less what submarines and "
                           "bombers take."),
              {{"count", number(static_cast<int>(box))}, {"draw", draw}}}});
    }
    return track;
}

DrawnTrack of_shipping(const State& state, Side side) {
    const int left = asp_left(state, side);
    const int all = std::max(state[asp_of(side)], left);
    DrawnTrack track{std::string{id_of(asp_of(side))},
                     {INTENDANT_TR("Shipping points, {side}"), {{"side", name(side)}}},
                     {side == Side::Japan ? "ES-ASP-5" : "ES-ASP-3"},
                     {},
                     box_at(left)};
    for (int box = 0; box <= all; ++box) {
        track.boxes.push_back(
            {figure(box), {}, {INTENDANT_TR("{left} of {all} left in this turn."), {{"left", number(box)}, {"all", number(all)}}}});
    }
    return track;
}

DrawnTrack of_passes(const State& state, Side side) {
    const int most =
        std::max(state.tables->limit(side == Side::Japan ? "japanese_passes_5_cards" : "allied_passes_max"), state[passes_of(side)]);
    DrawnTrack track{std::string{id_of(passes_of(side))},
                     {INTENDANT_TR("Passes, {side}"), {{"side", name(side)}}},
                     {"ES-DRW-5"},
                     {},
                     box_at(state[passes_of(side)])};
    for (int box = 0; box <= most; ++box) {
        track.boxes.push_back(
            {figure(box),
             {},
             {INTENDANT_TR("{count} {count:pass|passes} left; a pass is an action instead of a card."), {{"count", number(box)}}}});
    }
    return track;
}

/// How long it is the table enters; until then it ends where the text does. Rule: ES-CHN-1.
DrawnTrack of_china(const State& state) {
    constexpr int breakthrough = 2;
    const int length = state[Track::ChinaLength];
    const int last = length > 0 ? length : std::max(breakthrough, state[Track::China]);
    DrawnTrack track{std::string{id_of(Track::China)}, {INTENDANT_TR("China"), {}}, {"ES-CHN-1"}, {}, box_at(state[Track::China])};
    for (int box = 0; box <= last; ++box) {
        TrackBox made{figure(box), {}, {INTENDANT_TR("{count} {count:box|boxes} below Stable Front."), {{"count", number(box)}}}};
        if (box == 0) {
            made.foot = {INTENDANT_TR("Stable Front"), {}};
            made.does = {INTENDANT_TR("Stable Front: an offensive in China leads away from here."), {}};
        } else if (box == breakthrough) {
            made.foot = {INTENDANT_TR("Major Breakthrough"), {}};
        } else if (box == length) {
            made.foot = {INTENDANT_TR("Government Collapse"), {}};
            made.does = {INTENDANT_TR("Government Collapse: China surrenders; only an offensive in China leads here (ES-CHN-6)."), {}};
        }
        track.boxes.push_back(std::move(made));
    }
    return track;
}

DrawnTrack of_india(const State& state) {
    DrawnTrack track{std::string{id_of(Track::India)}, {INTENDANT_TR("India"), {}}, {"ES-IND-1"}, {}, box_at(state[Track::India])};
    const Message goes_on{INTENDANT_TR("After two turns in a row here the marker goes on to the next box (ES-IND-3)."), {}};
    track.boxes = {
        {{INTENDANT_TR("stable"), {}}, {}, {INTENDANT_TR("Unrest follows by a card, and when Japan controls all of northern India."), {}}},
        {{INTENDANT_TR("unrest"), {}}, {}, goes_on},
        {{INTENDANT_TR("unstable"), {}}, {}, goes_on},
        {{INTENDANT_TR("surrendered"), {}}, {}, {INTENDANT_TR("India has surrendered, and never comes back (ES-IND-5)."), {}}}};
    if (const int turns = state[Track::IndiaTurns]; turns > 0) {
        track.boxes.at(*track.marker).foot = {INTENDANT_TR("{turns} {turns:turn|turns} here"), {{"turns", number(turns)}}};
    }
    return track;
}

DrawnTrack of_road(const State& state) {
    DrawnTrack track{
        std::string{id_of(Track::BurmaRoad)}, {INTENDANT_TR("Burma Road"), {}}, {"ES-BUR-1"}, {}, box_at(state[Track::BurmaRoad])};
    const std::array names{INTENDANT_TR("open"), INTENDANT_TR("closed, HUMP"), INTENDANT_TR("closed")};
    for (std::size_t box = 0; box < road_states.size(); ++box) {
        const int less = state.tables->burma_road.find(road_states[box])->second;
        track.boxes.push_back(
            {{names.at(box), {}},
             core::told("-" + number(less)),
             {INTENDANT_TR("The Japanese base of an offensive in China is {less} less (ES-CHN-3)."), {{"less", number(less)}}}});
    }
    return track;
}

} // namespace

std::vector<DrawnTrack> drawn_tracks(const State& state) {
    std::vector<DrawnTrack> tracks{of_turns(state), of_will(state), of_europe(state), of_resources(state)};
    for (const auto& of : {of_shipping, of_passes}) {
        for (const auto side : all_sides) {
            tracks.push_back(of(state, side));
        }
    }
    tracks.push_back(of_china(state));
    tracks.push_back(of_india(state));
    tracks.push_back(of_road(state));
    return tracks;
}

} // namespace intendant::empire_of_the_sun
