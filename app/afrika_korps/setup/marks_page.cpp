#include "app/afrika_korps/setup/marks_page.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <string_view>

namespace intendant::app::ak {

namespace {

/// A mark that is there or not, with the name that the log gives it.
struct Mark {
    std::string_view id;
    bool Marks::*of;
    std::optional<bool> MarksRow::*row;
};
constexpr std::array all_marks{Mark{"captured", &Marks::captured, &MarksRow::captured},
                               Mark{"used", &Marks::used, &MarksRow::used},
                               Mark{"isolated_at_start", &Marks::isolated_at_start, &MarksRow::isolated_at_start},
                               Mark{"landed", &Marks::landed, &MarksRow::landed},
                               Mark{"moved", &Marks::moved, &MarksRow::moved},
                               Mark{"with_rommel", &Marks::with_rommel, &MarksRow::with_rommel},
                               Mark{"fought", &Marks::fought, &MarksRow::fought},
                               Mark{"retreated", &Marks::retreated, &MarksRow::retreated},
                               Mark{"cannot_move", &Marks::cannot_move, &MarksRow::cannot_move},
                               Mark{"cannot_support", &Marks::cannot_support, &MarksRow::cannot_support}};
constexpr std::array of_factors{&OwnFactors::attack, &OwnFactors::defence, &OwnFactors::movement};

wxString word_of(std::string_view mark) { return wxGetTranslation(to_wx(english_name(Tables{}, "mark", mark))); }

wxString capital(wxString words) { return words.Left(1).Upper() + words.Mid(1); }

} // namespace

MarksPage::MarksPage(wxWindow* parent, const wxString& name) : wxPanel(parent) {
    SetName(name + ".marks");
    SetSizer(new wxBoxSizer(wxVERTICAL));
    make_unit(name + ".marks");
    make_marks(name + ".marks");
    m_list = new RowList(this, name + ".marks.list", {{_("Counter"), 170}, {_("In the books"), 240}, {_("Really"), 240}});
    m_list->say_when_empty(_("No counter bears a mark."));
    m_list->on_select = [this](const std::string& key) {
        if (!key.empty()) {
            m_unit->choose(key);
            show_unit();
        }
    };
    GetSizer()->Add(m_list, layout::spaced().Proportion(1).Expand());
}

wxSpinCtrl* MarksPage::number_field(wxSizer* row, const wxString& label, const wxString& name) {
    row->Add(layout::label(this, label), layout::line());
    auto* const field = new NumberField(this, name);
    field->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { take(); });
    row->Add(field, layout::line());
    return field;
}

void MarksPage::make_unit(const wxString& name) {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("&Unit:")), layout::line());
    m_unit = new NameField(this, name + ".unit");
    m_unit->SetMinSize(FromDIP(wxSize(180, -1)));
    m_unit->on_change = [this] { show_unit(); };
    row->Add(m_unit, layout::line());
    m_factors = {number_field(row, _("&Attack:"), name + ".attack"), number_field(row, _("&Defence:"), name + ".defence"),
                 number_field(row, _("&Movement:"), name + ".movement")};
    GetSizer()->Add(row);
}

void MarksPage::make_marks(const wxString& name) {
    constexpr int columns = 3;
    auto* const grid = new wxFlexGridSizer(columns, FromDIP(wxSize(16, 0)));
    auto* const clock = new wxBoxSizer(wxHORIZONTAL);
    m_isolated = number_field(clock, capital(word_of("isolated")) + ":", name + ".isolated");
    GetSizer()->Add(clock);
    for (const auto& mark : all_marks) {
        auto* const box = new wxCheckBox(this, wxID_ANY, capital(word_of(mark.id)));
        box->SetName(name + "." + to_wx(mark.id));
        box->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { take(); });
        grid->Add(box, wxSizerFlags().Border(wxLEFT | wxBOTTOM, FromDIP(6)));
        m_boxes.push_back(box);
    }
    GetSizer()->Add(grid);
}

MarksPage::Said MarksPage::in_books(CounterId id) const { return {marks_of((*m_books)[id]), factors_of(*m_books, id)}; }

MarksPage::Said MarksPage::said_of(CounterId id) const {
    const auto found = m_said.find(id);
    return found == m_said.end() ? in_books(id) : found->second;
}

/// `7-7-10, turns of isolation: 1, has fought`.
wxString MarksPage::words_of(CounterId id, const Said& said) const {
    const auto& [counter, attack, defence, movement] = said.factors;
    auto text = (*m_books->tables)[id].combat_unit() ? wxString::Format("%d-%d-%d", attack, defence, movement) : count(movement);
    if (said.marks.isolated > 0) {
        text += ", " + word_of("isolated") + ": " + count(said.marks.isolated);
    }
    for (const auto& mark : all_marks) {
        text += said.marks.*mark.of ? ", " + word_of(mark.id) : wxString{};
    }
    return text;
}

/// What stands in the fields is said of the unit that they show.
void MarksPage::take() {
    if (!m_unit_shown) {
        return;
    }
    const auto id = *m_unit_shown;
    Said said = in_books(id);
    for (std::size_t i = 0; i < m_factors.size(); ++i) {
        said.factors.*of_factors[i] = m_factors[i]->IsEnabled() ? m_factors[i]->GetValue() : said.factors.*of_factors[i];
    }
    said.marks.isolated = m_isolated->GetValue();
    for (std::size_t i = 0; i < all_marks.size(); ++i) {
        said.marks.*all_marks[i].of = m_boxes[i]->GetValue();
    }
    const auto before = said_of(id);
    m_said.erase(id);
    if (said != in_books(id)) {
        m_said[id] = said;
    }
    if (said != before) {
        show_list();
    }
}

void MarksPage::show_unit() {
    const auto unit = chosen_counter(*m_books->tables, *m_unit);
    if (unit == m_unit_shown && unit) {
        return;
    }
    take();
    m_unit_shown.reset(); // what changes now is not said by anybody
    const bool combat = unit && (*m_books->tables)[*unit].combat_unit();
    const auto said = unit ? said_of(*unit) : Said{};
    for (std::size_t i = 0; i < m_factors.size(); ++i) {
        m_factors[i]->SetValue(said.factors.*of_factors[i]);
        m_factors[i]->Enable(combat || (unit && of_factors[i] == &OwnFactors::movement));
    }
    m_isolated->SetValue(said.marks.isolated);
    m_isolated->Enable(unit && m_marks_too);
    for (std::size_t i = 0; i < all_marks.size(); ++i) {
        m_boxes[i]->SetValue(said.marks.*all_marks[i].of);
        m_boxes[i]->Enable(unit && m_marks_too);
    }
    m_unit_shown = unit;
}

void MarksPage::show(const State& books, bool marks) {
    if (m_books == nullptr) {
        m_unit->offer(all_counters(*books.tables));
    } else {
        take();
    }
    m_books = &books;
    m_marks_too = marks;
    for (auto& [id, said] : m_said) {
        said.marks = marks ? said.marks : marks_of(books[id]);
    }
    m_unit_shown.reset();
    show_unit();
    show_list();
}

void MarksPage::show_list() {
    const auto& tables = *m_books->tables;
    std::vector<RowList::Row> rows;
    for (const auto side : all_sides) {
        for (std::size_t i = 0; i < tables.counters.size(); ++i) {
            const CounterId id{static_cast<std::uint8_t>(i)};
            const auto books = in_books(id);
            const auto said = said_of(id);
            const bool own = std::ranges::find(m_books->own_factors, id, &OwnFactors::counter) != m_books->own_factors.end();
            if (tables[id].side == side && (said != books || own || books.marks != Marks{})) {
                rows.push_back({tables[id].id,
                                patch(tables, side, list_emblem),
                                {word(tables, id), words_of(id, books), said == books ? wxString{} : words_of(id, said)}});
            }
        }
    }
    m_list->show(std::move(rows));
}

void MarksPage::fill(Stocktake& count) {
    take();
    for (const auto& [id, said] : m_said) {
        const auto books = in_books(id);
        MarksRow row{.counter = id};
        if (said.marks.isolated != books.marks.isolated) {
            row.isolated = said.marks.isolated;
        }
        for (const auto& mark : all_marks) {
            if (said.marks.*mark.of != books.marks.*mark.of) {
                row.*mark.row = said.marks.*mark.of;
            }
        }
        if (row != MarksRow{.counter = id}) {
            count.marks.push_back(row);
        }
        if (said.factors != books.factors) {
            count.factors.push_back(said.factors);
        }
    }
}

} // namespace intendant::app::ak
