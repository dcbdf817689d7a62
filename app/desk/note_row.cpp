#include "app/desk/note_row.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/row_fields.hpp"

#include <algorithm>
#include <utility>

namespace intendant::app {

NameField* NoteRow::add_name(const wxString& label, const wxString& what, const std::vector<Nameable>& things) {
    auto* const field = name_field(m_page, {m_row, layout::line(), layout::line().Proportion(1)}, label, m_name + "." + what);
    field->SetMinSize(m_page->FromDIP(wxSize(200, -1)));
    std::vector<NameField::Item> items;
    for (const auto& thing : things) {
        items.push_back({thing, true});
    }
    field->offer(std::move(items));
    m_names.push_back(field);
    return field;
}

void NoteRow::add_words(const wxString& what, const wxArrayString& words, const wxString& heard) {
    m_words = new wxChoice(m_page, wxID_ANY, wxDefaultPosition, wxDefaultSize, words);
    m_words->SetName(m_name + "." + what);
    m_words->SetSelection(0);
    set_accessible_name(*m_words, heard);
    m_row->Add(m_words, layout::line());
}

void NoteRow::add_number(const wxString& what, int least, int most, const wxString& heard) {
    m_number = new wxSpinCtrl(m_page, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, least, most, 0);
    m_number->SetName(m_name + "." + what);
    set_accessible_name(*m_number, heard);
    m_row->Add(m_number, layout::line());
}

void NoteRow::add_button(const wxString& label, const wxString& what, std::size_t needed, std::function<void(const Noted&)> note) {
    const auto act = [names = m_names, words = m_words, number = m_number, needed, note = std::move(note)] {
        Noted said;
        for (auto* const field : names) {
            const auto id = field->chosen();
            if (!id && said.names.size() < needed) {
                field->SetFocus();
                field->say_doubt();
                return;
            }
            said.names.push_back(id.value_or(std::string{}));
        }
        said.word = words != nullptr ? static_cast<std::size_t>(words->GetSelection()) : 0;
        said.number = number != nullptr ? number->GetValue() : 0;
        note(said);
        std::ranges::for_each(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(needed), [](NameField* field) { field->clear(); });
        names.front()->SetFocus();
    };
    button(m_page, m_row, label, m_name + "." + what, act);
}

} // namespace intendant::app
