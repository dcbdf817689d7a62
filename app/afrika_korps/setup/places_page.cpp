#include "app/afrika_korps/setup/places_page.hpp"

#include "app/base/layout.hpp"
#include "app/desk/note_row.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

constexpr std::array places_off_map{Status::Stock, Status::Due, Status::Waiting, Status::Sea, Status::Eliminated};
const std::string status_sign = "status:";

wxString place_word(const Tables& tables, const PieceRow& row) { return row.hex ? word(tables, *row.hex) : word(row.status); }

} // namespace

PlacesPage::PlacesPage(wxWindow* parent, const wxString& name, const wxString& before, const wxString& differing) : wxPanel(parent) {
    SetName(name + ".places");
    SetSizer(new wxBoxSizer(wxVERTICAL));
    make_row(name);
    m_counters = new RowList(this, name + ".counters", {{_("Counter"), 170}, {_("Factors"), 80}, {before, 190}, {_("Really"), 190}});
    m_counters->on_select = [this](const std::string& key) {
        if (!key.empty()) {
            m_unit->choose(key);
        }
    };
    GetSizer()->Add(m_counters, layout::spaced().Proportion(3).Expand());
    GetSizer()->Add(layout::heading(this, differing, theme::Type::Text), layout::spaced());
    m_differences = new RowList(this, name + ".differences", {{_("Counter"), 170}, {before, 190}, {_("Really"), 190}});
    m_differences->say_when_empty(_("Nothing differs so far."));
    m_differences->SetToolTip(_("Enter on a difference takes it back"));
    m_differences->on_cell = [this](const std::string& key, int) { take_back(key); };
    GetSizer()->Add(m_differences, layout::spaced().Proportion(2).Expand());
}

void PlacesPage::make_row(const wxString& name) {
    auto* const sizer = new wxBoxSizer(wxHORIZONTAL);
    NoteRow row(this, sizer, name);
    m_unit = row.add_name(_("&Unit:"), "unit");
    m_place = row.add_name(_("&is really in:"), "place");
    row.add_button(_("&Note it"), "set", 2, [this](const Noted& said) { set_place(said.names[0], said.names[1]); });
    GetSizer()->Add(sizer);
}

void PlacesPage::offer_places() {
    const bool map = whole_map(*m_books);
    if (m_map_offered == map) {
        return;
    }
    m_map_offered = map;
    m_unit->offer(all_counters(*m_books->tables));
    std::vector<NameField::Item> list;
    for (const auto status : places_off_map) {
        list.push_back({{status_sign + std::string{id_of(status)}, {word(status)}}});
    }
    if (map) {
        for (auto& each : all_hexes(*m_books->tables)) {
            list.push_back(std::move(each));
        }
    } else {
        list.push_back({{status_sign + std::string{id_of(Status::Map)}, {word(Status::Map)}}});
    }
    m_place->offer(std::move(list));
}

void PlacesPage::set_place(const std::string& counter, const std::string& place) {
    const auto& tables = *m_books->tables;
    const auto unit = tables.find_counter(counter).value();
    PieceRow row{.counter = unit, .status = Status::Map, .hex = tables.find(place)};
    if (place.starts_with(status_sign)) {
        row.status = core::of_id<Status>(std::string_view{place}.substr(status_sign.size())).value_or(Status::Map);
    }
    m_counted[unit] = row;
    show_counters();
}

void PlacesPage::take_back(const std::string& counter) {
    if (const auto id = m_books->tables->find_counter(counter)) {
        m_counted.erase(*id);
        show_counters();
    }
}

void PlacesPage::show(const State& books) {
    m_books = &books;
    offer_places();
    if (!whole_map(books)) {
        for (auto& [id, row] : m_counted) {
            row.hex.reset();
        }
    }
    show_counters();
}

void PlacesPage::show_counters() {
    const auto& tables = *m_books->tables;
    std::erase_if(m_counted, [&](const auto& each) {
        const auto& piece = (*m_books)[each.first];
        return each.second == PieceRow{.counter = each.first, .status = piece.status, .hex = piece.hex};
    });
    std::vector<RowList::Row> rows;
    std::vector<RowList::Row> differences;
    for (const auto side : all_sides) {
        for (std::size_t i = 0; i < tables.counters.size(); ++i) {
            const CounterId id{static_cast<std::uint8_t>(i)};
            if (tables[id].side != side) {
                continue;
            }
            const auto found = m_counted.find(id);
            const auto in_books = whereabouts(tables, (*m_books)[id]);
            const auto really = found == m_counted.end() ? wxString{} : place_word(tables, found->second);
            rows.push_back({tables[id].id, patch(tables, side, list_emblem), {word(tables, id), factors(tables, id), in_books, really}});
            if (found != m_counted.end()) {
                differences.push_back({tables[id].id, patch(tables, side, list_emblem), {word(tables, id), in_books, really}});
            }
        }
    }
    m_counters->show(std::move(rows));
    m_differences->show(std::move(differences));
}

void PlacesPage::fill(Stocktake& count) const {
    for (const auto& [id, row] : m_counted) {
        count.pieces.push_back(row);
    }
}

void PlacesPage::set_focus() { m_unit->SetFocus(); }

} // namespace intendant::app::ak
