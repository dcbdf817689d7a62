#include "app/desk/form_panel.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/widgets/mnemonics.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/app.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace intendant::app {

namespace {

using Kind = core::FormField::Kind;

constexpr int around = 3; // sheets of many rows stand on low screens
wxSizerFlags close_by() { return wxSizerFlags().CentreVertical().Border(wxALL, around); }

/// Goes along or not. A row of a list that tells more than a name has its number, though it is one at most.
bool is_tick(const core::FormField& field) {
    return field.kind == Kind::Count && field.most == 1 && (!field.listed || field.detail.id.empty());
}

/// The same control can show both.
bool alike(const core::FormField& a, const core::FormField& b) { return a.key == b.key && a.kind == b.kind && is_tick(a) == is_tick(b); }

/// A label whose first letter leads to its control, where nothing before it answers to that.
wxString with_letter(const wxString& text) { return "&" + wxControl::EscapeMnemonics(text); }

} // namespace

wxWindow* FormPanel::Field::control() const {
    return name != nullptr     ? static_cast<wxWindow*>(name)
           : number != nullptr ? static_cast<wxWindow*>(number)
           : tick != nullptr   ? static_cast<wxWindow*>(tick)
           : dice != nullptr   ? static_cast<wxWindow*>(dice)
                               : text;
}

FormPanel::FormPanel(wxWindow* parent, const wxString& name, Ways ways, Look look)
    : wxPanel(parent), m_name(name), m_ways(std::move(ways)), m_look(look) {
    SetName(name + ".form");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_grid = new wxFlexGridSizer(2, wxSize(0, 0));
    m_grid->AddGrowableCol(1);
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
    all->Add(m_grid, wxSizerFlags().Expand());
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

/// Makes the controls that are missing and takes away those that nothing asks for; the others stay as they are.
void FormPanel::arrange(const std::vector<core::FormField>& asked) {
    std::vector<core::FormField> wanted;
    std::ranges::copy_if(asked, std::back_inserter(wanted), [](const core::FormField& field) { return !field.listed; });
    const bool same =
        std::ranges::equal(m_fields, wanted, [](const Field& has, const core::FormField& wants) { return alike(has.asked, wants); });
    if (same) {
        for (std::size_t place = 0; place < wanted.size(); ++place) {
            m_fields[place].asked = std::move(wanted[place]);
        }
        return;
    }
    std::vector<Field> fields;
    for (const auto& each : wanted) {
        const auto known = std::ranges::find_if(m_fields, [&](const Field& field) { return alike(field.asked, each); });
        if (known != m_fields.end()) {
            fields.push_back(*known);
            fields.back().asked = each;
            m_fields.erase(known);
        } else {
            fields.push_back(make(each));
        }
    }
    for (const auto& gone : m_fields) {
        for (auto* const window : {static_cast<wxWindow*>(gone.label), gone.control()}) {
            if (window != nullptr) {
                window->Hide();
                wxTheApp->ScheduleForDestruction(window); // one of them may be what is answered now
            }
        }
    }
    m_fields = std::move(fields);
    m_grid->Clear(false);
    m_dice_rows->Clear(false);
    m_row->Detach(m_book);
    m_row->Detach(m_sums);
    m_row->Clear(false);
    for (const auto& field : m_fields) {
        auto* const control = field.control();
        const bool in_row = m_look == Look::Row;
        if (field.label != nullptr) {
            field.label->MoveBeforeInTabOrder(m_book);
            auto* const room = in_row ? m_row : field.dice != nullptr ? static_cast<wxSizer*>(m_dice_rows) : m_grid;
            room->Add(field.label, field.dice != nullptr && !in_row ? wxSizerFlags().Border(wxALL, around) : close_by());
        } else if (!in_row) {
            m_grid->AddSpacer(0);
        }
        control->MoveBeforeInTabOrder(m_book);
        if (in_row) {
            m_row->Add(control, close_by());
        } else if (field.dice != nullptr) {
            m_dice_rows->Add(control, wxSizerFlags().Expand());
        } else {
            m_grid->Add(control, field.number != nullptr ? close_by() : wxSizerFlags().Expand().Border(wxALL, around));
        }
    }
    m_row->Add(m_book, close_by());
    m_row->Add(m_sums, close_by());
    tell_letters_apart_soon(*this);
}

FormPanel::Field FormPanel::make(const core::FormField& asked) {
    Field field{.asked = asked};
    const auto called = m_name + "." + to_wx(asked.key);
    const auto key = asked.key;
    const auto text = m_ways.say(asked.label);
    if (is_tick(asked)) {
        field.tick = new wxCheckBox(this, wxID_ANY, with_letter(text));
        field.tick->SetName(called);
        field.tick->Bind(wxEVT_CHECKBOX, [this, key](wxCommandEvent&) { changed(key); });
        return field;
    }
    field.label = layout::label(this, with_letter(text) + ":");
    const auto typed = [this, key](wxCommandEvent&) { changed(key); };
    const auto entered = [this](wxCommandEvent&) { CallAfter([this] { book(); }); };
    switch (asked.kind) {
    case Kind::Count:
        field.number = new NumberField(this, called, 0, 0, wxTE_PROCESS_ENTER);
        field.number->Bind(wxEVT_SPINCTRL, [this, key](wxSpinEvent&) { changed(key); });
        field.number->Bind(wxEVT_TEXT, typed);
        field.number->Bind(wxEVT_TEXT_ENTER, entered);
        break;
    case Kind::Choice:
        field.name = new NameField(this, called);
        field.name->SetMinSize(FromDIP(wxSize(160, -1)));
        field.name->on_change = [this, key] { changed(key); };
        break;
    case Kind::Dice:
        field.dice = new DiceEntry(this, called, DiceEntry::Hits::NotOffered);
        make_dice(field);
        break;
    case Kind::Name:
        field.text = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
        field.text->SetName(called);
        field.text->Bind(wxEVT_TEXT, typed);
        field.text->Bind(wxEVT_TEXT_ENTER, entered);
        break;
    }
    return field;
}

void FormPanel::make_dice(Field& field) {
    const auto key = field.asked.key;
    field.dice->on_throw = [this, key](const core::Throw& dice) { thrown(key, dice); };
    field.dice->on_count = [this](int) { // no form is made anew under the hand that types
        if (!m_refreshing) {
            say_all();
        }
    };
    field.dice->on_mistake = m_ways.complain;
    field.dice->on_unread = m_ways.unread;
    field.dice->on_nothing = [this] { book(); };
    field.dice->dice_to_roll = [most = std::max(1, field.asked.most)] { return most; };
}

void FormPanel::show_field(Field& field) {
    const auto& value = field.asked.value;
    if (field.name != nullptr) {
        field.name->offer(items(field.asked));
        if (!field.touched && value.empty()) {
            field.name->clear();
        } else if (!field.touched && field.name->chosen() != value) {
            field.name->choose(value);
        }
    } else if (field.dice != nullptr) {
        if (const int due = field.asked.exact ? field.asked.most : 0; due != field.dice_asked) {
            field.dice_asked = due;
            field.dice->ask_for(due);
        }
    } else if (field.number != nullptr && !field.touched) {
        if (const int number = std::atoi(value.c_str()); field.number->GetValue() != number) {
            field.number->SetValue(number);
        }
    } else if (field.tick != nullptr) {
        field.tick->SetLabel(with_letter(m_ways.say(field.asked.label)));
        if (!field.touched) {
            field.tick->SetValue(value == "1");
        }
    } else if (field.text != nullptr && !field.touched) {
        field.text->ChangeValue(to_wx(value));
    }
}

void FormPanel::show_list() {
    std::vector<CountList::Row> rows;
    for (const auto& field : m_form->fields) {
        if (field.listed && !is_tick(field)) {
            rows.push_back({field.key, {}, m_ways.say(field.label), field.detail.id.empty() ? wxString{} : m_ways.say(field.detail), 0, 0});
        }
    }
    show_ticks();
    if (m_list == nullptr && !rows.empty()) {
        m_list = new CountList(this, m_name);
        m_list->SetMinSize(FromDIP(wxSize(-1, 140)));
        m_list->on_change = [this] { list_changed(); };
        m_list->on_enter = [this] { book(); };
        GetSizer()->Insert(GetSizer()->GetItemCount() - 1, m_list, layout::spaced().Proportion(1).Expand());
    }
    if (m_list != nullptr) {
        m_list->Show(!rows.empty());
        m_list->show(std::move(rows));
    }
    m_listed.clear();
    for (const auto& field : m_form->fields) {
        if (field.listed) {
            const int number = std::atoi(field.value.c_str());
            if (!m_touched.contains(field.key) && listed(field.key) != number) {
                set_listed(field.key, number);
            }
            m_listed[field.key] = listed(field.key);
        }
    }
    std::erase_if(m_touched, [this](const std::string& key) { return !m_listed.contains(key); });
}

void FormPanel::show_ticks() {
    std::vector<std::string> keys;
    wxArrayString names;
    for (const auto& field : m_form->fields) {
        if (field.listed && is_tick(field)) {
            keys.push_back(field.key);
            names.Add(m_ways.say(field.label));
        }
    }
    if (m_ticks == nullptr && !keys.empty()) {
        m_ticks = new wxCheckListBox(this, wxID_ANY);
        m_ticks->SetName(m_name + ".ticks");
        m_ticks->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { list_changed(); });
        m_look == Look::Sheet ? m_ticks->MoveAfterInTabOrder(m_note) : m_ticks->MoveBeforeInTabOrder(m_book);
        GetSizer()->Insert(m_look == Look::Sheet ? 2 : 0, m_ticks, layout::spaced().Expand());
    }
    if (m_ticks == nullptr) {
        return;
    }
    m_ticks->Show(!keys.empty());
    if (keys != m_tick_keys || names != m_ticks->GetStrings()) {
        std::map<std::string, int> before;
        for (const auto& key : m_tick_keys) {
            before[key] = listed(key);
        }
        m_tick_keys = std::move(keys);
        m_ticks->Set(names);
        constexpr int most_rows = 4;
        const int rows = std::clamp(static_cast<int>(m_tick_keys.size()), 1, most_rows);
        m_ticks->SetMinSize(wxSize(-1, rows * (GetCharHeight() + FromDIP(8)) + FromDIP(6)));
        for (const auto& [key, number] : before) {
            set_listed(key, number);
        }
    }
}

/// What stands in a row of the list, of numbers or of ticks.
int FormPanel::listed(const std::string& key) const {
    const auto tick = std::ranges::find(m_tick_keys, key);
    if (tick != m_tick_keys.end()) {
        return m_ticks->IsChecked(static_cast<unsigned>(tick - m_tick_keys.begin())) ? 1 : 0;
    }
    return m_list != nullptr ? m_list->count(key) : 0;
}

void FormPanel::set_listed(const std::string& key, int number) {
    const auto tick = std::ranges::find(m_tick_keys, key);
    if (tick != m_tick_keys.end()) {
        m_ticks->Check(static_cast<unsigned>(tick - m_tick_keys.begin()), number > 0);
    } else if (m_list != nullptr) {
        m_list->set_count(key, number);
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
    say(m_foreseen, filled.empty() || !IsEnabled() ? wxString{} : m_ways.foresee(filled));
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
    field->touched = field->name != nullptr ? !field->name->GetValue().empty() : true;
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
    for (const auto& [key, value] : values) { // what follows from one field is there before the next is filled in
        set(key, value);
    }
    for (const auto& [key, value] : values) {
        set(key, value);
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
    const bool made = m_ways.book(values, [this, booked] {
        if (booked) {
            booked();
        }
        empty();
    });
    if (made) {
        return;
    }
    const auto* const open = first_open();
    const auto field = std::ranges::find_if(m_fields, [open](const Field& each) { return open != nullptr && each.control() == open; });
    m_ways.complain(field != m_fields.end() ? wxString::Format(_("Still to be filled in: %s."), m_ways.say(field->asked.label))
                                            : wxString{_("Nothing is filled in yet.")});
    set_focus();
}

/// The last die books where nothing else is open. Else the faces stand there until the rest does.
void FormPanel::thrown(const std::string& key, const core::Throw& dice) {
    if (!m_form || stops_at_name()) {
        return;
    }
    auto all = values();
    all[key] = core::as_filled(dice);
    book_values(all, [this, key] {
        if (auto* const field = find(key)) {
            field->dice->taken();
        }
    });
}

} // namespace intendant::app
