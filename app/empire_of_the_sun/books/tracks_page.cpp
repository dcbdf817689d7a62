#include "app/empire_of_the_sun/books/tracks_page.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <vector>

namespace intendant::app::es {

namespace {

const wxString tracks_name = "empire_of_the_sun.tracks";

/// Which tracks stand beside each other, row by row, in the left half of the page and in the right one.
using TrackRows = std::vector<std::vector<std::string>>;
const std::array<TrackRows, 2>& places() {
    static const auto id = [](Track track) { return std::string{id_of(track)}; };
    static const std::array<TrackRows, 2> halves{TrackRows{{"turn"}, {id(Track::UsWill)}, {id(Track::Wie)}, {"resources"}},
                                                 TrackRows{{id(Track::JapaneseAsp), id(Track::AlliedAsp)},
                                                           {id(Track::JapanesePasses), id(Track::AlliedPasses)},
                                                           {id(Track::China)},
                                                           {id(Track::India)},
                                                           {id(Track::BurmaRoad)}}};
    return halves;
}

} // namespace

TracksPage::TracksPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName(tracks_name);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Tracks and markers")), layout::spaced());
    auto* const halves = new wxBoxSizer(wxHORIZONTAL);
    for (const auto& half : places()) {
        auto* const column = new wxBoxSizer(wxVERTICAL);
        for (const auto& beside : half) {
            auto* const row = new wxBoxSizer(wxHORIZONTAL);
            for (const auto& id : beside) {
                add(id, *row);
            }
            column->Add(row, wxSizerFlags().Expand());
        }
        halves->Add(column, wxSizerFlags(1));
    }
    all->Add(halves, wxSizerFlags().Expand());
    m_words = named_label(all, layout::label(this, wxEmptyString), tracks_name + ".words");
    m_list = new RowList(this, tracks_name + ".list", {{_("Track"), 320}, {_("It shows"), 110}, {_("What it does there"), 420}});
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    SetSizer(all);
}

void TracksPage::add(const std::string& id, wxSizer& room) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const title = layout::label(this, wxEmptyString);
    title->SetFont(theme::font(theme::Type::Small, true));
    auto* const boxes = new BoxTrack(this, tracks_name + "." + to_wx(id));
    boxes->on_choose = [this, id](std::size_t box) { say(id, box); };
    boxes->Bind(wxEVT_SET_FOCUS, [this, id, boxes](wxFocusEvent& event) {
        event.Skip();
        if (const auto box = boxes->chosen() ? boxes->chosen() : boxes->marker()) {
            say(id, *box);
        }
    });
    const int edge = theme::space(this, 2);
    all->Add(title, wxSizerFlags().Border(wxLEFT | wxTOP, edge));
    all->Add(boxes, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, edge));
    room.Add(all, wxSizerFlags(1));
    m_tracks[id] = {title, boxes};
}

/// What a box does, below the tracks.
void TracksPage::say(const std::string& track, std::size_t box) {
    const auto found = m_tracks.find(track);
    if (found != m_tracks.end() && box < found->second.boxes->boxes().size()) {
        layout::set_wrapped(m_words, found->second.title->GetLabelText() + ": " + found->second.boxes->text_of(box),
                            GetClientSize().GetWidth() - FromDIP(24));
    }
}

std::vector<RowList::Row> TracksPage::rows(const std::vector<DrawnTrack>& tracks) const {
    std::vector<RowList::Row> rows;
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        const auto track = static_cast<Track>(i);
        const std::string id{id_of(track)};
        const auto drawn = std::ranges::find(tracks, id, &DrawnTrack::id);
        const bool stands = drawn != tracks.end() && drawn->marker && *drawn->marker < drawn->boxes.size();
        rows.push_back(
            {id,
             {},
             {m_table.word(track), on_track(state(), track), stands ? m_table.say(drawn->boxes[*drawn->marker].does) : wxString{}}});
    }
    return rows;
}

void TracksPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    const auto tracks = drawn_tracks(state());
    const auto said = [this](const core::Message& message) { return message.id.empty() ? wxString{} : m_table.say(message); };
    for (const auto& track : tracks) {
        const auto found = m_tracks.find(track.id);
        if (found == m_tracks.end()) {
            continue;
        }
        std::vector<BoxTrack::Box> boxes;
        for (const auto& box : track.boxes) {
            boxes.push_back({.head = {}, .figures = {{said(box.name), wxColour{}}}, .foot = said(box.foot), .tip = said(box.does)});
        }
        found->second.title->SetLabelText(m_table.say(track.title));
        found->second.title->SetToolTip(to_wx(track.rule.id));
        found->second.boxes->call(m_table.say(track.title));
        found->second.boxes->show(std::move(boxes), track.marker, {});
    }
    if (!tracks.empty() && tracks.front().marker) {
        say(tracks.front().id, *tracks.front().marker);
    }
    m_list->show(rows(tracks));
    Layout();
}

void TracksPage::set_focus() { m_tracks.at("turn").boxes->SetFocus(); }

} // namespace intendant::app::es
