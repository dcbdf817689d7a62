#include "app/desk/forms_sheet.hpp"

#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <utility>

namespace intendant::app {

FormsSheet::FormsSheet(wxWindow* parent, const wxString& name, wxString prefix, Ways ways)
    : wxPanel(parent, wxID_ANY), m_prefix(std::move(prefix)), m_ways(std::move(ways)) {
    SetName(name + ".sheet");
    m_list = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxLB_SINGLE | wxLB_NEEDED_SB);
    m_list->SetName(name + ".forms");
    frame_with_keyboard(*m_list);
    m_list->SetToolTip(_("All that can be entered now; what is chosen stands open below"));
    m_panes = new wxBoxSizer(wxVERTICAL);
    m_panes->Add(m_list, layout::spaced().Expand());
    SetSizer(m_panes);
    m_list->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (event.GetSelection() != wxNOT_FOUND) {
            m_chosen = true;
            m_open = m_forms.at(static_cast<std::size_t>(event.GetSelection())).id;
            show_open_form();
        }
    });
}

void FormsSheet::put_between(wxWindow* window) { m_panes->Insert(1, window, wxSizerFlags().Expand()); }

FormPanel* FormsSheet::panel_of(const std::string& id) {
    auto& found = m_panels[id];
    if (found == nullptr) {
        auto ways = m_ways.form(id);
        ways.book = [this, book = std::move(ways.book)](const core::FormValues& values, std::function<void()> booked) {
            return book(values, [this, booked = std::move(booked)] {
                m_chosen = false; // what may be left is left with the next act
                if (booked) {
                    booked();
                }
            });
        };
        found = new FormPanel(this, m_prefix + "." + to_wx(id), std::move(ways));
        m_panes->Add(found, wxSizerFlags().Expand());
        found->on_change = [this](const core::Form& shown) {
            if (shown.id == m_open && !m_showing && on_change) {
                on_change();
            }
        };
    }
    return found;
}

FormPanel* FormsSheet::panel() const {
    const auto open = m_panels.find(m_open);
    return open == m_panels.end() ? nullptr : open->second;
}

const core::Form* FormsSheet::form() const {
    const auto* const open = panel();
    return open != nullptr && open->form() ? &*open->form() : nullptr;
}

bool FormsSheet::asked(const std::string& id) const { return std::ranges::find(m_forms, id, &core::Form::id) != m_forms.end(); }

void FormsSheet::show_list() {
    m_forms = m_ways.forms();
    m_due = m_ways.due ? m_ways.due(m_forms) : m_forms.empty() ? std::string{} : m_forms.front().id;
    const bool still = asked(m_open);
    if (!still || !(m_chosen || goes_on(m_open))) {
        m_open = m_due;
    }
    m_chosen = m_chosen && still;
    const auto titles = words_for(m_forms, [this](const core::Form& form) { return m_ways.say(form.title); });
    if (titles != m_list->GetStrings()) {
        m_list->Set(titles);
        constexpr int most_rows = 7;
        const int rows = std::clamp(static_cast<int>(titles.size()), 1, most_rows);
        m_list->SetMinSize(wxSize(FromDIP(160), rows * (GetCharHeight() + FromDIP(8)) + FromDIP(6)));
    }
    m_list->Show(!titles.empty());
}

void FormsSheet::show_open_form() {
    const auto place = std::ranges::find(m_forms, m_open, &core::Form::id);
    m_list->SetSelection(place == m_forms.end() ? wxNOT_FOUND : static_cast<int>(place - m_forms.begin()));
    auto* const open = place == m_forms.end() ? nullptr : panel_of(m_open);
    for (const auto& [id, each] : m_panels) {
        each->Show(each == open);
    }
    if (open != nullptr) {
        m_showing = true;
        open->Enable(m_ways.may_book());
        open->show_state();
        m_showing = false;
    }
    if (on_change) {
        on_change();
    }
}

void FormsSheet::show_state() {
    show_list();
    show_open_form();
}

bool FormsSheet::Layout() {
    if (!m_making_room) {
        m_making_room = true;
        InvalidateBestSize();
        GetParent()->Layout();
        m_making_room = false;
    }
    return wxPanel::Layout();
}

void FormsSheet::set_focus() {
    if (auto* const open = panel(); open != nullptr && open->IsEnabled()) {
        open->set_focus();
    } else {
        GetParent()->SetFocus();
    }
}

bool FormsSheet::filled_in() const {
    const auto* const open = panel();
    return open != nullptr && !open->values().empty();
}

std::optional<wxString> FormsSheet::act() const {
    const auto& which = filled_in() || m_chosen ? m_open : m_due;
    const auto form = std::ranges::find(m_forms, which, &core::Form::id);
    return form == m_forms.end() ? std::nullopt : std::optional{m_ways.say(form->title)};
}

void FormsSheet::do_act() {
    if (m_open != m_due && !filled_in() && !m_chosen) {
        m_open = m_due;
        show_open_form();
    }
    if (auto* const open = panel()) {
        m_chosen = m_chosen && goes_on(m_open);
        open->book();
    }
}

void FormsSheet::open(const std::string& id, const core::FormValues& values) {
    if (asked(id)) {
        m_open = id;
        m_chosen = true;
        show_open_form();
        panel()->fill(values);
    } else if (id.empty()) {
        m_open = m_due;
        m_chosen = false;
        show_open_form();
    }
}

} // namespace intendant::app
