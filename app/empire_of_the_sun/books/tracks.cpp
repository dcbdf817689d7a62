#include "app/empire_of_the_sun/books/lists.hpp"

#include "model/empire_of_the_sun/questions/drawn_tracks.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::es {

namespace {

std::vector<MarkersPage::Track> tracks_of(const Table& table) {
    const auto said = [&](const core::Message& message) { return message.id.empty() ? wxString{} : table.say(message); };
    std::vector<MarkersPage::Track> tracks;
    for (const auto& drawn : drawn_tracks(table.state())) {
        MarkersPage::Track track{
            .id = drawn.id, .title = table.say(drawn.title), .tip = to_wx(drawn.rule.id), .boxes = {}, .marker = drawn.marker};
        for (const auto& box : drawn.boxes) {
            track.boxes.push_back({.head = {}, .figures = {{said(box.name), wxColour{}}}, .foot = said(box.foot), .tip = said(box.does)});
        }
        tracks.push_back(std::move(track));
    }
    return tracks;
}

std::vector<RowList::Row> track_rows(const Table& table) {
    const auto tracks = drawn_tracks(table.state());
    std::vector<RowList::Row> rows;
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        const auto track = static_cast<Track>(i);
        const std::string id{id_of(track)};
        const auto drawn = std::ranges::find(tracks, id, &DrawnTrack::id);
        const bool stands = drawn != tracks.end() && drawn->marker && *drawn->marker < drawn->boxes.size();
        rows.push_back(
            {id,
             {},
             {table.word(track), on_track(table.state(), track), stands ? table.say(drawn->boxes[*drawn->marker].does) : wxString{}}});
    }
    return rows;
}

} // namespace

MarkersPage::Parts tracks(const Read& read) {
    const auto id = [](Track track) { return std::string{id_of(track)}; };
    return {.name = "empire_of_the_sun.tracks",
            .halves = {{{{"turn"}, {id(Track::UsWill)}, {id(Track::Wie)}, {"resources"}},
                        {{id(Track::JapaneseAsp), id(Track::AlliedAsp)},
                         {id(Track::JapanesePasses), id(Track::AlliedPasses)},
                         {id(Track::China)},
                         {id(Track::India)},
                         {id(Track::BurmaRoad)}}}},
            .columns = {{_("Track"), 320}, {_("It shows"), 110}, {_("What it does there"), 420}},
            .tracks = read(tracks_of),
            .rows = read(track_rows)};
}

} // namespace intendant::app::es
