#include "app/empire_of_the_sun/books/list_page.hpp"

#include "app/base/layout.hpp"

namespace intendant::app::es {

ListPage::ListPage(wxWindow* parent, Table& table, SharedPast past, Parts parts)
    : Page(parent, table), m_past(std::move(past)), m_parts(std::move(parts)) {
    constexpr int hint_width = 640;
    SetName(m_parts.name);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, m_parts.title), layout::spaced());
    if (!m_parts.hint.empty()) {
        all->Add(layout::hint(this, m_parts.hint, hint_width), layout::spaced());
    }
    m_sum = layout::label(this, wxEmptyString);
    m_sum->SetName(m_parts.name + ".sum");
    m_sum->Hide();
    all->Add(m_sum, layout::spaced());
    m_list = new RowList(this, m_parts.name + ".list", m_parts.columns);
    m_list->say_when_empty(m_parts.empty);
    all->Add(m_list, layout::spaced().Proportion(1).Expand());
    SetSizer(all);
}

void ListPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    m_past->refresh(m_table);
    m_list->show(m_parts.rows(m_table, *m_past));
    if (m_parts.sum) {
        m_sum->Show();
        layout::set_wrapped(m_sum, m_parts.sum(m_table), GetClientSize().GetWidth() - FromDIP(24));
    }
}

} // namespace intendant::app::es
