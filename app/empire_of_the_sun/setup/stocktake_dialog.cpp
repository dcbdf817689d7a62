#include "app/empire_of_the_sun/setup/stocktake_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/desk/note_row.hpp"
#include "model/empire_of_the_sun/map.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::es {

namespace {

const wxString stocktake_name = "empire_of_the_sun.stocktake";
const std::string turn_sign = "turn:";

/// A row more, in the place of one about the same.
template <class Row, class Of> void put(std::vector<Row>& rows, Row row, Of of) {
    const auto known = std::ranges::find(rows, row.*of, of);
    known == rows.end() ? rows.push_back(std::move(row)) : void(*known = std::move(row));
}

template <class E> wxArrayString words_of(const Table& table) {
    wxArrayString words;
    for (std::size_t i = 0; i < core::enum_words<E>.size(); ++i) {
        words.Add(table.word(static_cast<E>(i)));
    }
    return words;
}

/// Hexes, boxes, and the turns of the turn track.
std::vector<Nameable> all_places(const Table& table) {
    std::vector<Nameable> places;
    if (!whole_map(table.state())) {
        places.push_back({std::string{id_of(PlaceKind::Map)}, {table.word(PlaceKind::Map)}});
    }
    for (const auto kind : {PlaceKind::Eliminated, PlaceKind::DelayBox, PlaceKind::ChinaBox, PlaceKind::ByCard}) {
        places.push_back({std::string{id_of(kind)}, {table.word(kind)}});
    }
    for (int turn = 1; turn <= static_cast<int>(table.tables().turns.size()); ++turn) {
        places.push_back({turn_sign + std::to_string(turn), {table.word(PlaceKind::TurnTrack) + ", " + date(table.tables(), turn)}});
    }
    auto hexes = things(table.tables(), table.names(), "hex");
    places.insert(places.end(), std::make_move_iterator(hexes.begin()), std::make_move_iterator(hexes.end()));
    return places;
}

Place place_of(const Table& table, const std::string& id) {
    if (id.starts_with(turn_sign)) {
        return {.kind = PlaceKind::TurnTrack, .hex = {}, .turn = std::stoi(id.substr(turn_sign.size()))};
    }
    if (const auto hex = table.tables().find_hex(id)) {
        return {.kind = PlaceKind::Hex, .hex = *hex};
    }
    const auto kind = core::of_id<PlaceKind>(id).value_or(PlaceKind::Eliminated);
    return {.kind = kind, .hex = {}, .turn = kind == PlaceKind::DelayBox ? table.state().turn.number : 0};
}

} // namespace

StocktakeDialog::StocktakeDialog(wxWindow* parent, const Table& table)
    : StocktakeOf(parent, table, _("Stocktake: what is really on the table"), stocktake_name, "ES-GEN-21") {
    pages()->AddPage(make_page(), _("What differs from the books"));
    offer_agreement();
    begin(wxSize(860, 580));
    m_unit->SetFocus();
}

wxWindow* StocktakeDialog::make_page() {
    auto* const page = new wxPanel(pages());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    const auto& tables = m_table.tables();
    const auto row = [&] {
        auto* const made = new wxBoxSizer(wxHORIZONTAL);
        all->Add(made, wxSizerFlags().Expand());
        return NoteRow(page, made, stocktake_name);
    };
    const auto noted = [this](auto note) {
        return [this, note](const Noted& said) {
            note(said);
            show_notes();
        };
    };
    const auto of = [&](const char* kind) { return things(tables, m_table.names(), kind); };
    auto unit = row();
    m_unit = unit.add_name(_("&Unit:"), "unit", of("unit"));
    unit.add_name(_("&is really in:"), "place", all_places(m_table));
    unit.add_words("step", words_of<Step>(m_table), _("Full or reduced"));
    unit.add_button(_("&Note it"), "set_unit", 2, noted([this, &tables](const Noted& said) {
                        put(m_noted.units,
                            UnitRow{.unit = *tables.find_unit(said.names[0]),
                                    .place = place_of(m_table, said.names[1]),
                                    .step = static_cast<Step>(said.word)},
                            &UnitRow::unit);
                    }));
    unit.add_button(_("&Pre-war or not"), "set_dot", 1,
                    noted([this, &tables](const Noted& said) { note_dot(*tables.find_unit(said.names[0])); }));
    auto hex = row();
    hex.add_name(_("&Hex:"), "hex", of("hex"));
    hex.add_words("side", words_of<Side>(m_table), _("Side"));
    hex.add_button(_("N&ote it"), "set_hex", 1, noted([this, &tables](const Noted& said) {
                       put(m_noted.control, ControlRow{.hex = *tables.find_hex(said.names[0]), .side = static_cast<Side>(said.word)},
                           &ControlRow::hex);
                   }));
    auto card = row();
    card.add_name(_("C&ard:"), "card", of("card"));
    card.add_words("lies", words_of<CardPlace>(m_table), _("Where"));
    card.add_button(_("No&te it"), "set_card", 1, noted([this, &tables](const Noted& said) {
                        put(m_noted.cards, CardRow{.card = *tables.find_card(said.names[0]), .place = static_cast<CardPlace>(said.word)},
                            &CardRow::card);
                    }));
    auto track = row();
    std::vector<Nameable> tracks;
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        tracks.push_back({std::string{track_facts.at(i).word}, {m_table.word(static_cast<Track>(i))}});
    }
    constexpr int most = 99;
    track.add_name(_("Trac&k:"), "track", tracks);
    track.add_number("value", -most, most, _("Value"));
    track.add_button(_("Not&e it"), "set_track", 1, noted([this](const Noted& said) {
                         put(m_noted.tracks, TrackRow{.track = *core::of_id<Track>(said.names[0]), .value = said.number}, &TrackRow::track);
                     }));
    m_notes = new RowList(page, stocktake_name + ".notes", {{_("What"), 260}, {_("In the books"), 200}, {_("Really"), 200}});
    m_notes->say_when_empty(_("Nothing differs so far."));
    all->Add(m_notes, layout::spaced().Proportion(1).Expand());
    page->SetSizer(all);
    return page;
}

/// Takes the dot from the unit, or gives it one. Rule: ES-GEN-12.
void StocktakeDialog::note_dot(UnitId unit) {
    auto all = m_noted.prewar.value_or(m_table.state().prewar);
    const auto place = std::ranges::lower_bound(all, unit);
    place != all.end() && *place == unit ? all.erase(place) : all.insert(place, unit);
    m_noted.prewar = all == m_table.state().prewar ? std::nullopt : std::optional{std::move(all)};
}

void StocktakeDialog::show_notes() {
    const auto& state = m_table.state();
    std::vector<RowList::Row> rows;
    const auto add = [&](const wxString& what, const wxString& books, const wxString& really) {
        rows.push_back({std::to_string(rows.size()), {}, {what, books, really}});
    };
    for (const auto& each : m_noted.units) {
        const auto& station = state[each.unit];
        add(m_table.word(each.unit), whereabouts(m_table.names(), station) + ", " + m_table.word(station.step),
            whereabouts(m_table.names(), {.place = each.place}) + ", " + m_table.word(each.step));
    }
    for (const auto& each : m_noted.control) {
        add(m_table.word(each.hex), m_table.word(controller_of(state, each.hex)), m_table.word(each.side));
    }
    for (const auto& each : m_noted.cards) {
        add(m_table.word(each.card), m_table.word(state[each.card]), m_table.word(each.place));
    }
    for (const auto& each : m_noted.tracks) {
        add(m_table.word(each.track), count(state[each.track]), count(each.value));
    }
    if (m_noted.prewar) {
        add(_("Pre-war units"), m_table.listed(state.prewar), m_table.listed(*m_noted.prewar));
    }
    m_notes->show(std::move(rows));
}

Stocktake StocktakeDialog::command() const {
    auto command = m_noted;
    command.reason = reason();
    return command;
}

bool StocktakeDialog::entered() const {
    return !m_noted.units.empty() || !m_noted.control.empty() || !m_noted.cards.empty() || !m_noted.tracks.empty() || m_noted.prewar;
}

} // namespace intendant::app::es
