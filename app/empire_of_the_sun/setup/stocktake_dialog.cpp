#include "app/empire_of_the_sun/setup/stocktake_dialog.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/empire_of_the_sun/help.hpp"
#include "app/widgets/row_fields.hpp"
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

template <class E> wxChoice* choice_of_words(wxWindow* page, wxSizer* row, const Table& table, const char* what) {
    wxArrayString words;
    for (std::size_t i = 0; i < core::enum_words<E>.size(); ++i) {
        words.Add(table.word(static_cast<E>(i)));
    }
    auto* const choice = new wxChoice(page, wxID_ANY, wxDefaultPosition, wxDefaultSize, words);
    choice->SetName(stocktake_name + "." + what);
    choice->SetSelection(0);
    row->Add(choice, layout::line());
    return choice;
}

template <class E> E chosen_in(const wxChoice& choice) { return static_cast<E>(choice.GetSelection()); }

/// Hexes, boxes, and the turns of the turn track.
std::vector<Nameable> all_places(const Table& table) {
    std::vector<Nameable> places;
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
    : PutRightDialog(parent, _("Stocktake: what is really on the table"), stocktake_name, _("&Book the differences")), m_table(table) {
    pages()->AddPage(make_page(), _("What differs from the books"));
    offer_agreement();
    begin(wxSize(860, 580));
    m_unit->SetFocus();
}

NameField* StocktakeDialog::name_field(wxWindow* page, wxSizer* row, const wxString& label, const char* what,
                                       std::vector<Nameable> things) {
    row->Add(layout::label(page, label), layout::line());
    auto* const field = new NameField(page, stocktake_name + "." + what);
    field->SetMinSize(FromDIP(wxSize(200, -1)));
    std::vector<NameField::Item> items;
    for (auto& thing : things) {
        items.push_back({std::move(thing), true});
    }
    field->offer(std::move(items));
    row->Add(field, layout::line().Proportion(1));
    return field;
}

wxWindow* StocktakeDialog::make_page() {
    auto* const page = new wxPanel(pages());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    const auto& tables = m_table.tables();
    const auto row = [&] {
        auto* const made = new wxBoxSizer(wxHORIZONTAL);
        all->Add(made, wxSizerFlags().Expand());
        return made;
    };
    const auto note = [&](wxSizer* in, const wxString& label, const char* what, void (StocktakeDialog::*does)()) {
        button(page, in, label, stocktake_name + "." + what, [this, does] { (this->*does)(); });
    };
    auto* line = row();
    m_unit = name_field(page, line, _("&Unit:"), "unit", things(tables, m_table.names(), "unit"));
    m_place = name_field(page, line, _("&is really in:"), "place", all_places(m_table));
    m_step = choice_of_words<Step>(page, line, m_table, "step");
    note(line, _("&Note it"), "set_unit", &StocktakeDialog::note_unit);
    note(line, _("&Pre-war or not"), "set_dot", &StocktakeDialog::note_dot);
    line = row();
    m_hex = name_field(page, line, _("&Hex:"), "hex", things(tables, m_table.names(), "hex"));
    m_side = choice_of_words<Side>(page, line, m_table, "side");
    note(line, _("N&ote it"), "set_hex", &StocktakeDialog::note_control);
    line = row();
    m_card = name_field(page, line, _("C&ard:"), "card", things(tables, m_table.names(), "card"));
    m_lies = choice_of_words<CardPlace>(page, line, m_table, "lies");
    note(line, _("No&te it"), "set_card", &StocktakeDialog::note_card);
    line = row();
    std::vector<Nameable> tracks;
    for (std::size_t i = 0; i < track_facts.size(); ++i) {
        tracks.push_back({std::string{track_facts.at(i).word}, {m_table.word(static_cast<Track>(i))}});
    }
    m_track = name_field(page, line, _("Trac&k:"), "track", std::move(tracks));
    constexpr int most = 99;
    m_value = new wxSpinCtrl(page, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, -most, most, 0);
    m_value->SetName(stocktake_name + ".value");
    for (const auto& [field, words] : std::initializer_list<std::pair<wxWindow*, wxString>>{
             {m_step, _("Full or reduced")}, {m_side, _("Side")}, {m_lies, _("Where")}, {m_value, _("Value")}}) {
        set_accessible_name(*field, words);
    }
    line->Add(m_value, layout::line());
    note(line, _("Not&e it"), "set_track", &StocktakeDialog::note_track);
    m_notes = new RowList(page, stocktake_name + ".notes", {{_("What"), 260}, {_("In the books"), 200}, {_("Really"), 200}});
    m_notes->say_when_empty(_("Nothing differs so far."));
    all->Add(m_notes, layout::spaced().Proportion(1).Expand());
    page->SetSizer(all);
    return page;
}

bool StocktakeDialog::named(const std::vector<NameField*>& fields) {
    const auto open = std::ranges::find_if(fields, [](const NameField* field) { return !field->chosen(); });
    if (open == fields.end()) {
        return true;
    }
    (*open)->SetFocus();
    (*open)->say_doubt();
    return false;
}

void StocktakeDialog::note_unit() {
    if (named({m_unit, m_place})) {
        put(m_noted.units,
            UnitRow{.unit = *m_table.tables().find_unit(*m_unit->chosen()),
                    .place = place_of(m_table, *m_place->chosen()),
                    .step = chosen_in<Step>(*m_step)},
            &UnitRow::unit);
        m_unit->clear();
        m_place->clear();
        show_notes();
        m_unit->SetFocus();
    }
}

/// Takes the dot from the unit, or gives it one. Rule: ES-GEN-12.
void StocktakeDialog::note_dot() {
    if (!named({m_unit})) {
        return;
    }
    const auto unit = *m_table.tables().find_unit(*m_unit->chosen());
    auto all = m_noted.prewar.value_or(m_table.state().prewar);
    const auto place = std::ranges::lower_bound(all, unit);
    place != all.end() && *place == unit ? all.erase(place) : all.insert(place, unit);
    m_noted.prewar = all == m_table.state().prewar ? std::nullopt : std::optional{std::move(all)};
    m_unit->clear();
    show_notes();
    m_unit->SetFocus();
}

void StocktakeDialog::note_control() {
    if (named({m_hex})) {
        put(m_noted.control, ControlRow{.hex = *m_table.tables().find_hex(*m_hex->chosen()), .side = chosen_in<Side>(*m_side)},
            &ControlRow::hex);
        m_hex->clear();
        show_notes();
        m_hex->SetFocus();
    }
}

void StocktakeDialog::note_card() {
    if (named({m_card})) {
        put(m_noted.cards, CardRow{.card = *m_table.tables().find_card(*m_card->chosen()), .place = chosen_in<CardPlace>(*m_lies)},
            &CardRow::card);
        m_card->clear();
        show_notes();
        m_card->SetFocus();
    }
}

void StocktakeDialog::note_track() {
    if (named({m_track})) {
        put(m_noted.tracks, TrackRow{.track = *core::of_id<Track>(*m_track->chosen()), .value = m_value->GetValue()}, &TrackRow::track);
        m_track->clear();
        show_notes();
        m_track->SetFocus();
    }
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

wxString StocktakeDialog::refusal() const {
    const auto verdict = m_table.session().ask(command());
    return core::refused(verdict) ? m_table.say(core::refusal(verdict)) : wxString{};
}

bool StocktakeDialog::entered() const {
    return !m_noted.units.empty() || !m_noted.control.empty() || !m_noted.cards.empty() || !m_noted.tracks.empty() || m_noted.prewar;
}

wxString StocktakeDialog::clause() const { return tip(m_table.tables().clauses, "ES-GEN-21"); }

} // namespace intendant::app::es
