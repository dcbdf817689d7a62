#include "app/empire_of_the_sun/books_text.hpp"

#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/questions/points_now.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <vector>

namespace intendant::app::es {

namespace {

using namespace empire_of_the_sun;
using Rows = std::vector<std::vector<wxString>>;

/// Lines of cells as columns, two spaces between them.
wxString columns(const Rows& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], row[i].length());
        }
    }
    wxString text;
    for (const auto& row : rows) {
        wxString line = "  ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i] + wxString(' ', widths[i] - row[i].length() + 2);
        }
        text += line.Trim() + "\n";
    }
    return text;
}

wxString where(const Names& names, const Station& station) {
    const auto& place = station.place;
    if (place.kind == PlaceKind::Hex) {
        return names("hex", std::to_string(place.hex.index));
    }
    const auto text = names("place", id_of(place.kind));
    return place.kind == PlaceKind::TurnTrack ? text + ", " + names("turn", std::to_string(place.turn)) : text;
}

Rows units_of(const State& state, const Names& names, Side side) {
    Rows rows;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        if (state.tables->units[i].side == side && state.units[i].place.kind != PlaceKind::ByCard) {
            rows.push_back({names("unit", std::to_string(i)), names("step", id_of(state.units[i].step)), where(names, state.units[i])});
        }
    }
    return rows;
}

wxString hexes(const Names& names, const std::vector<HexId>& list) {
    wxString text;
    for (const auto hex : list) {
        text += (text.empty() ? "" : ", ") + names("hex", std::to_string(hex.index));
    }
    return text;
}

/// The points as they stand, item by item; in a campaign nobody counts them.
wxString points_text(const State& state, const Names& names) {
    if (state.outcome || campaign(state)) {
        return {};
    }
    Rows rows;
    for (const auto& each : points_now(state)) {
        rows.push_back({translate(each.what, names), wxString::Format("%d", each.points), hexes(names, each.scores)});
        if (!each.missing.empty()) {
            rows.push_back({"", "", wxString::Format(_("not yet: %s"), hexes(names, each.missing))});
        }
    }
    return "\n" + wxString::Format(_("Points of Japan, were the game to end now: %d"), victory_points(state)) + "\n" + columns(rows);
}

} // namespace

wxString books_text(const State& state, const Names& names) {
    wxString text = names("scenario", std::to_string(state.scenario.index)) + "\n" + names("turn", std::to_string(state.turn.number)) +
                    ": " + names("phase", id_of(state.turn.phase)) + "\n";
    if (state.outcome) {
        text += _("The game is over.") + " " +
                (state.outcome->winner ? wxString::Format(_("Won by: %s"), names("side", id_of(*state.outcome->winner))) : wxString{}) +
                "\n";
    }
    Rows cards{{_("Cards"), _("In the deck"), _("In hand")}};
    for (const auto side : all_sides) {
        cards.push_back({names("side", id_of(side)), wxString::Format("%d", cards_in_deck(state, side)),
                         wxString::Format("%d", state[cards_of(side)])});
    }
    text += "\n" + columns(cards) + "\n" + _("Tracks") + "\n";
    Rows tracks;
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        if (state.tracks.values[i] != 0 || static_cast<Track>(i) == Track::UsWill || static_cast<Track>(i) == Track::Wie) {
            tracks.push_back({names("track", track_facts[i].word), wxString::Format("%d", state.tracks.values[i])});
        }
    }
    text += columns(tracks);
    text += points_text(state, names);
    if (state[Track::ChinaLength] == 0) {
        text += "\n" + _("Not entered: how many boxes the China track has.") + "\n";
    }
    if (state.prewar.empty()) {
        text += "\n" + _("Not marked: which units are pre-war units.") + "\n";
    }
    for (const auto side : all_sides) {
        text += "\n" + names("side", id_of(side)) + "\n" + columns(units_of(state, names, side));
    }
    return text;
}

} // namespace intendant::app::es
