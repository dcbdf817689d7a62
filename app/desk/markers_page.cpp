#include "app/desk/markers_page.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"

#include <wx/translation.h>

#include <utility>

namespace intendant::app {

MarkersPage::MarkersPage(wxWindow* parent, Parts parts) : ScrolledPage(parent), m_parts(std::move(parts)) {
    SetName(m_parts.name);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Tracks and markers")), layout::spaced());
    auto* const halves = new wxBoxSizer(wxHORIZONTAL);
    for (const auto& half : m_parts.halves) {
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
    m_words = named_label(all, layout::label(this, wxEmptyString), m_parts.name + ".words");
    m_list = new RowList(this, m_parts.name + ".list", m_parts.columns);
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    SetSizer(all);
}

void MarkersPage::add(const std::string& id, wxSizer& room) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const title = layout::label(this, wxEmptyString);
    title->SetFont(theme::font(theme::Type::Small, true));
    auto* const boxes = new BoxTrack(this, m_parts.name + "." + to_wx(id));
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
void MarkersPage::say(const std::string& track, std::size_t box) {
    const auto found = m_tracks.find(track);
    if (found != m_tracks.end() && box < found->second.boxes->boxes().size()) {
        layout::set_wrapped(m_words, found->second.title->GetLabelText() + ": " + found->second.boxes->text_of(box),
                            GetClientSize().GetWidth() - FromDIP(24));
    }
}

void MarkersPage::show_state() {
    if (!is_seen()) {
        return;
    }
    const auto tracks = m_parts.tracks();
    for (auto track : tracks) {
        if (const auto found = m_tracks.find(track.id); found != m_tracks.end()) {
            found->second.title->SetLabelText(track.title);
            found->second.title->SetToolTip(track.tip);
            found->second.boxes->call(track.title);
            found->second.boxes->show(std::move(track.boxes), track.marker, {});
        }
    }
    if (!tracks.empty() && tracks.front().marker) {
        say(tracks.front().id, *tracks.front().marker);
    }
    m_list->show(m_parts.rows());
    Layout();
}

} // namespace intendant::app
