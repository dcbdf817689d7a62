#include "app/desk/list_page.hpp"

#include "app/base/layout.hpp"

#include <utility>

namespace intendant::app {

ListPage::ListPage(wxWindow* parent, Parts parts) : ScrolledPage(parent), m_parts(std::move(parts)) {
    constexpr int hint_width = 640;
    SetName(m_parts.name);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    GetSizer()->Add(layout::heading(this, m_parts.title), layout::spaced());
    if (!m_parts.hint.empty()) {
        GetSizer()->Add(layout::hint(this, m_parts.hint, hint_width), layout::spaced());
    }
    m_sum = layout::label(this, wxEmptyString);
    m_sum->SetName(m_parts.name + ".sum");
    m_sum->Hide();
    GetSizer()->Add(m_sum, layout::spaced());
    for (const auto& list : m_parts.lists) {
        add_list(list);
    }
}

void ListPage::add_list(const List& list) {
    auto* const heading = list.heading ? layout::heading(this, wxEmptyString, theme::Type::Text) : nullptr;
    if (heading != nullptr) {
        GetSizer()->Add(heading, layout::spaced());
    }
    auto* const rows = new RowList(this, m_parts.name + "." + list.name, list.columns);
    rows->say_when_empty(list.empty);
    if (list.height > 0) {
        rows->SetMinSize(wxSize(-1, layout::for_text(this, list.height)));
    }
    if (list.leads) {
        rows->on_select = [this](const std::string& key) { follow(key); };
    }
    GetSizer()->Add(rows, heading != nullptr ? wxSizerFlags(list.room).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM)
                                             : layout::spaced().Proportion(list.room).Expand());
    m_headings.push_back(heading);
    m_lists.push_back(rows);
}

void ListPage::show_list(std::size_t place) {
    const auto& list = m_parts.lists[place];
    const auto key = m_lists.front()->selected();
    if (list.heading) {
        m_headings[place]->SetLabelText(list.heading(key));
    }
    m_lists[place]->show(list.rows(key));
}

void ListPage::follow(const std::string& key) {
    for (std::size_t place = 0; place < m_lists.size(); ++place) {
        if (!m_parts.lists[place].leads) {
            show_list(place);
        } else if (m_lists[place]->selected() != key) {
            m_lists[place]->select(key);
        }
    }
}

void ListPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    for (std::size_t place = 0; place < m_lists.size(); ++place) {
        show_list(place);
    }
    if (m_parts.sum) {
        m_sum->Show();
        layout::set_wrapped(m_sum, m_parts.sum(), GetClientSize().GetWidth() - FromDIP(24));
    }
}

} // namespace intendant::app
