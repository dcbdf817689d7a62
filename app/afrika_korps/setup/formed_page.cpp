#include "app/afrika_korps/setup/formed_page.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

FormedPage::FormedPage(wxWindow* parent, const wxString& name) : wxPanel(parent) {
    SetName(name + ".formed");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::hint(this, _("A substitute on the map, and the units that were given for it. They are nowhere else."), 760),
             layout::spaced());
    m_list = new RowList(this, name + ".formed.substitutes",
                         {{_("Substitute"), 130}, {_("Factors"), 80}, {_("In the books"), 240}, {_("Really"), 240}});
    m_list->on_select = [this](const std::string& key) {
        if (const auto id = key.empty() ? std::nullopt : m_books->tables->find_counter(key)) {
            m_shown = *id;
            show_substitute();
        }
    };
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    all->Add(layout::label(this, _("&Formed of:")), layout::spaced());
    m_parts = new UnitTicks(this, name + ".formed.parts");
    m_parts->on_change = [this] { take(); };
    all->Add(m_parts, layout::spaced().Proportion(1).Expand());
    SetSizer(all);
}

std::vector<CounterId> FormedPage::in_books(CounterId substitute) const {
    const auto known = std::ranges::find(m_books->formed, substitute, &Formed::substitute);
    auto parts = known == m_books->formed.end() ? std::vector<CounterId>{} : known->parts;
    std::ranges::sort(parts);
    return parts;
}

std::vector<CounterId> FormedPage::said_of(CounterId substitute) const {
    const auto found = m_said.find(substitute);
    return found == m_said.end() ? in_books(substitute) : found->second;
}

void FormedPage::show(const State& books) {
    const bool first = m_books == nullptr;
    m_books = &books;
    const auto& tables = *books.tables;
    if (first) {
        m_substitutes = counters_where(books, [&](CounterId id) { return tables[id].kind == CounterKind::Substitute; });
        m_shown = m_substitutes.front();
        m_parts->show(tables,
                      counters_where(books,
                                     [&](CounterId id) {
                                         return tables[id].side == tables[m_shown].side && tables[id].combat_unit() &&
                                                tables[id].kind != CounterKind::Substitute;
                                     }),
                      false);
    }
    show_list();
    m_list->select(tables[m_shown].id);
    show_substitute();
}

void FormedPage::show_substitute() { m_parts->tick_only(said_of(m_shown)); }

void FormedPage::take() {
    m_said[m_shown] = m_parts->ticked();
    show_list();
}

void FormedPage::show_list() {
    const auto& tables = *m_books->tables;
    std::vector<RowList::Row> rows;
    for (const auto id : m_substitutes) {
        const auto books = in_books(id);
        const auto said = said_of(id);
        const bool there = (*m_books)[id].status == Status::Map;
        rows.push_back({tables[id].id,
                        patch(tables, tables[id].side, list_emblem),
                        {word(tables, id), factors(tables, id),
                         books.empty() && !there ? word((*m_books)[id].status)
                         : books.empty()         ? wxString{_("not known")}
                                                 : listed(tables, books),
                         said == books ? wxString{} : listed(tables, said)}});
    }
    m_list->show(std::move(rows));
}

void FormedPage::fill(Stocktake& count) const {
    for (const auto& [substitute, parts] : m_said) {
        if (parts != in_books(substitute)) {
            count.formed.push_back({.substitute = substitute, .parts = parts});
        }
    }
}

} // namespace intendant::app::ak
