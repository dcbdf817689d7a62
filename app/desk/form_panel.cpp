#include "app/desk/form_panel.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/widgets/mnemonics.hpp"

#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace intendant::app {

FormPanel::FormPanel(wxWindow* parent, const wxString& name, Ways ways, Look look)
    : wxPanel(parent), m_name(name), m_ways(std::move(ways)), m_look(look) {
    SetName(name + ".form");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_rows = new wxBoxSizer(wxVERTICAL);
    m_dice_rows = new wxBoxSizer(wxVERTICAL);
    m_row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    if (look == Look::Sheet) {
        m_title = layout::heading(this, wxEmptyString);
        m_title->SetName(name + ".title");
        m_note = layout::hint(this, wxEmptyString);
        m_note->SetName(name + ".note");
        all->Add(m_title, layout::spaced());
        all->Add(m_note, layout::spaced());
    }
    m_book = new wxButton(this, wxID_ANY, wxEmptyString);
    m_book->SetName(look == Look::Row ? name : name + ".book");
    m_book->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { book(); });
    m_sums = layout::label(this, wxEmptyString);
    m_sums->SetName(name + ".sums");
    m_foreseen = layout::hint(this, wxEmptyString);
    m_foreseen->SetName(name + ".foreseen");
    m_row->Add(m_book, close_by());
    m_row->Add(m_sums, close_by());
    all->Add(m_rows, wxSizerFlags().Expand());
    all->Add(m_dice_rows, wxSizerFlags().Expand());
    all->Add(m_row, wxSizerFlags().Expand());
    all->Add(m_foreseen, layout::spaced());
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (m_wrapped_for != text_width()) {
            layout::after_sizing(this, [this] { say_all(); });
        }
    });
}

FormPanel::Field* FormPanel::find(const std::string& key) {
    const auto found = std::ranges::find(m_fields, key, [](const Field& field) { return field.asked.key; });
    return found == m_fields.end() ? nullptr : &*found;
}

int FormPanel::text_width() const { return std::max(FromDIP(180), GetParent()->GetClientSize().GetWidth() - FromDIP(24)); }

core::FormValues FormPanel::values() const {
    core::FormValues values;
    for (const auto& field : m_fields) {
        const auto& key = field.asked.key;
        if (field.name != nullptr) {
            if (const auto id = field.touched ? field.name->chosen() : std::nullopt) {
                values[key] = *id;
            }
        } else if (field.dice != nullptr) {
            if (auto faces = field.dice->shown_faces(); !faces.empty()) {
                values[key] = std::move(faces);
            }
        } else if (field.touched) {
            values[key] = field.number != nullptr ? std::to_string(field.number->GetValue())
                          : field.tick != nullptr ? std::string{field.tick->GetValue() ? "1" : "0"}
                                                  : to_utf8(field.text->GetValue().Strip(wxString::both));
        }
    }
    for (const auto& key : m_touched) {
        values[key] = std::to_string(listed(key));
    }
    return values;
}

/// All that the field offers, and what else there is of its kind.
std::vector<NameField::Item> FormPanel::items(const core::FormField& field) {
    std::vector<NameField::Item> list;
    if (!field.names.empty() && m_ways.things && !m_things.contains(field.names)) {
        m_things[field.names] = m_ways.things(field.names);
    }
    const auto things = m_things.find(field.names);
    std::set<std::string> offered;
    for (const auto& choice : field.choices) {
        offered.insert(choice.id);
        const auto* known = static_cast<const Nameable*>(nullptr);
        if (things != m_things.end()) {
            const auto found = std::ranges::find(things->second, choice.id, &Nameable::id);
            known = found == things->second.end() ? nullptr : &*found;
        }
        list.push_back({known != nullptr ? *known : Nameable{choice.id, {m_ways.say(choice.name)}}, true});
    }
    if (things != m_things.end()) {
        for (const auto& thing : things->second) {
            if (!offered.contains(thing.id)) {
                list.push_back({thing, false});
            }
        }
    }
    return list;
}

// What stands on the panel.

void FormPanel::show_state() {
    if (auto moment = m_ways.moment(); moment != m_moment) {
        m_moment = std::move(moment);
        empty();
        return;
    }
    const auto now = m_ways.form(values());
    for (const auto& asked : now ? now->fields : std::vector<core::FormField>{}) { // what can be meant no longer is gone
        auto* const field = find(asked.key);
        const auto chosen = field != nullptr && field->name != nullptr && field->touched ? field->name->chosen() : std::nullopt;
        if (chosen && std::ranges::find(asked.choices, *chosen, &core::FormChoice::id) == asked.choices.end()) {
            field->touched = false;
        }
    }
    refresh();
}

void FormPanel::empty() {
    for (auto& field : m_fields) {
        field.touched = false;
        if (field.dice != nullptr) {
            field.dice_asked = -1;
        }
    }
    m_touched.clear();
    m_emptied.clear();
    refresh();
}

void FormPanel::refresh() {
    auto made = m_ways.form(values());
    m_form = std::move(made);
    if (!m_form) {
        for (auto& field : m_fields) {
            field.touched = false;
        }
        m_touched.clear();
        if (m_list != nullptr) {
            m_list->clear_counts();
        }
        return;
    }
    m_refreshing = true;
    arrange(m_form->fields);
    for (auto& field : m_fields) {
        show_field(field);
    }
    show_list();
    say_all();
    m_refreshing = false;
    if (on_change) {
        on_change(*m_form);
    }
}

void FormPanel::say(wxStaticText* label, const wxString& text) {
    label->Show(!text.empty());
    if (const auto said = m_said.find(label); said == m_said.end() || said->second != text) {
        m_said[label] = text;
        layout::set_wrapped(label, text, text_width());
    }
}

/// The words: title, what the values come to, what they would book.
void FormPanel::say_all() {
    if (!m_form) {
        return;
    }
    const auto before = GetSizer()->CalcMin();
    if (m_wrapped_for != text_width()) {
        m_wrapped_for = text_width();
        m_said.clear();
        lay_out();
        for (auto& field : m_fields) {
            if (field.tick != nullptr) {
                show_tick(field);
            }
        }
    }
    if (m_title != nullptr) {
        say(m_title, m_ways.say(m_form->title));
        say(m_note, m_form->note.id.empty() ? wxString{} : m_ways.say(m_form->note));
    }
    wxString sums;
    for (const auto& sum : m_form->sums) {
        sums += (sums.empty() ? "" : "\n") + m_ways.say(sum);
    }
    say(m_sums, sums);
    const auto act = m_form->act.id.empty() ? wxString{_("Book")} : m_ways.say(m_form->act);
    if (wxControl::RemoveMnemonics(m_book->GetLabel()) != act) {
        m_book->SetLabel(with_letter(act));
        tell_letters_apart_soon(*this);
    }
    const auto filled = m_look == Look::Sheet ? values() : core::FormValues{};
    const bool due = m_look == Look::Sheet && m_form->fields.empty(); // nothing is asked: what follows is told at once
    say(m_foreseen, (filled.empty() && !due) || !IsEnabled() ? wxString{} : m_ways.foresee(filled));
    if (GetSizer()->CalcMin() != before) {
        InvalidateBestSize();
        GetParent()->Layout();
    }
    Layout();
}

// What is done with it.

void FormPanel::changed(const std::string& key) {
    auto* const field = find(key);
    if (m_refreshing || field == nullptr) {
        return;
    }
    field->touched = field->name == nullptr || !field->name->GetValue().empty();
    m_emptied = field->touched ? std::string{} : key;
    refresh();
}

void FormPanel::list_changed() {
    if (m_refreshing) {
        return;
    }
    for (const auto& [key, number] : m_listed) {
        if (listed(key) != number) {
            m_touched.insert(key);
        }
    }
    refresh();
}

void FormPanel::fill(const core::FormValues& values) {
    empty();
    std::optional<core::FormValues> before;
    for (std::size_t time = 0; time <= values.size() && before != this->values(); ++time) { // more fields may follow from what stands there
        before = this->values();
        for (const auto& [key, value] : values) {
            const auto now = this->values();
            if (const auto stands = now.find(key); stands == now.end() || stands->second != value) {
                set(key, value);
            }
        }
    }
}

void FormPanel::set(const std::string& key, const std::string& value) {
    if (m_listed.contains(key)) {
        m_refreshing = true;
        set_listed(key, std::atoi(value.c_str()));
        m_refreshing = false;
        m_touched.insert(key);
    } else if (auto* const field = find(key)) {
        m_refreshing = true;
        field->touched = !value.empty();
        if (value.empty()) {
            field->asked.value.clear();
            show_field(*field);
        } else if (field->name != nullptr) {
            field->name->choose(value);
        } else if (field->number != nullptr) {
            field->number->SetValue(std::atoi(value.c_str()));
        } else if (field->tick != nullptr) {
            field->tick->SetValue(value == "1");
        } else if (field->text != nullptr) {
            field->text->ChangeValue(to_wx(value));
        } else if (field->dice != nullptr) {
            if (const auto dice = core::throw_in({{key, value}}, key)) {
                field->dice->give_back(dice->faces);
            }
        }
        m_refreshing = false;
    } else {
        return;
    }
    refresh();
}

bool FormPanel::stops_at_name() {
    auto* const field = doubtful_name(*this);
    if (field != nullptr) {
        m_ways.complain(field->doubt());
        field->SetFocus();
    }
    return field != nullptr;
}

/// The first field in which something must stand and nothing does.
wxWindow* FormPanel::first_open() const {
    for (const auto& field : m_fields) {
        if (field.name != nullptr && !field.name->chosen()) {
            return field.name;
        }
        if (field.dice != nullptr && field.dice->typed() == 0) {
            return field.dice;
        }
    }
    return nullptr;
}

void FormPanel::set_focus() {
    auto* const open = first_open();
    if (auto* const dice = dynamic_cast<DiceEntry*>(open)) {
        dice->set_focus();
    } else if (open != nullptr) {
        open->SetFocus();
    } else if (m_list != nullptr && m_list->IsShown()) {
        m_list->set_focus();
    } else if (m_ticks != nullptr && m_ticks->IsShown()) {
        m_ticks->SetFocus();
    } else {
        const auto number =
            std::ranges::find_if(m_fields, [](const Field& field) { return field.dice == nullptr && field.name == nullptr; });
        number != m_fields.end() ? number->control()->SetFocus() : m_book->SetFocus();
    }
}

void FormPanel::book() {
    if (m_form && !stops_at_name()) {
        book_values(values(), {});
    }
}

void FormPanel::book_values(const core::FormValues& values, const std::function<void()>& booked) {
    if (makes(values, booked)) {
        return;
    }
    const auto* const open = first_open();
    const auto field = std::ranges::find_if(m_fields, [open](const Field& each) { return open != nullptr && each.control() == open; });
    m_ways.complain(field != m_fields.end() ? wxString::Format(_("Still to be filled in: %s."), m_ways.say(field->asked.label))
                                            : wxString{_("Nothing is filled in yet.")});
    set_focus();
}

/// False: these values make no command.
bool FormPanel::makes(const core::FormValues& values, const std::function<void()>& booked) {
    return m_ways.book(values, [this, booked] {
        if (booked) {
            booked();
        }
        empty();
    });
}

/// The last die books where nothing else is open. Else the faces stand there until the rest does, and the next dice are typed without a word.
void FormPanel::thrown(const std::string& key, const core::Throw& dice) {
    if (!m_form || stops_at_name()) {
        return;
    }
    auto all = values();
    all[key] = core::as_filled(dice);
    const auto booked = [this, key] {
        if (auto* const field = find(key)) {
            field->dice->taken();
        }
    };
    auto* const mine = find(key)->dice;
    const auto open = std::ranges::find_if(
        m_fields, [mine](const Field& field) { return field.dice != nullptr && field.dice != mine && field.dice->typed() == 0; });
    const bool named = std::ranges::all_of(m_fields, [](const Field& field) { return field.name == nullptr || field.name->chosen(); });
    if (open != m_fields.end() && named) {
        auto* const next = open->dice;
        if (!makes(all, booked)) {
            mine->hand_over_to(*next);
        }
        return;
    }
    book_values(all, booked);
}

} // namespace intendant::app
