// The controls of a form: made where a field is asked for, taken away where it is not, and what stands in them.

#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/desk/form_panel.hpp"
#include "app/widgets/mnemonics.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/app.h>
#include <wx/dcclient.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace intendant::app {

namespace {

using Kind = core::FormField::Kind;

constexpr int around = 3; // sheets of many rows stand on low screens

/// Goes along or not. A row of a list that tells more than a name has its number, though it is one at most.
bool is_tick(const core::FormField& field) {
    return field.kind == Kind::Count && field.most == 1 && (!field.listed || field.detail.id.empty());
}

/// The same control can show both.
bool alike(const core::FormField& a, const core::FormField& b) { return a.key == b.key && a.kind == b.kind && is_tick(a) == is_tick(b); }

} // namespace

wxSizerFlags FormPanel::close_by() { return wxSizerFlags().CentreVertical().Border(wxALL, around); }

wxString FormPanel::with_letter(const wxString& text) { return "&" + wxControl::EscapeMnemonics(text); }

wxWindow* FormPanel::Field::control() const {
    return name != nullptr     ? static_cast<wxWindow*>(name)
           : number != nullptr ? static_cast<wxWindow*>(number)
           : tick != nullptr   ? static_cast<wxWindow*>(tick)
           : dice != nullptr   ? static_cast<wxWindow*>(dice)
                               : text;
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
    lay_out();
    tell_letters_apart_soon(*this);
}

/// Names and amounts beside what they are asked by, ticks and what is asked at length over the whole width.
void FormPanel::lay_out() {
    m_rows->Clear(false); // with the grids in it, but for the controls
    m_dice_rows->Clear(false);
    m_row->Detach(m_book);
    m_row->Detach(m_sums);
    m_row->Clear(false);
    wxFlexGridSizer* grid = nullptr; // of those that follow one another
    for (const auto& field : m_fields) {
        auto* const control = field.control();
        const bool in_row = m_look == Look::Row;
        const bool above = !in_row && field.name != nullptr && !fits_beside(field);
        if (field.tick != nullptr || above) {
            grid = nullptr;
        } else if (grid == nullptr && !in_row && field.dice == nullptr) {
            grid = new wxFlexGridSizer(2, wxSize(0, 0));
            grid->AddGrowableCol(1);
            m_rows->Add(grid, wxSizerFlags().Expand());
        }
        if (field.label != nullptr) {
            field.label->MoveBeforeInTabOrder(m_book);
            auto* const room = in_row                  ? m_row
                               : field.dice != nullptr ? static_cast<wxSizer*>(m_dice_rows)
                               : above                 ? static_cast<wxSizer*>(m_rows)
                                                       : grid;
            room->Add(field.label, (field.dice != nullptr || above) && !in_row ? wxSizerFlags().Border(wxALL, around) : close_by());
        }
        control->MoveBeforeInTabOrder(m_book);
        if (in_row) {
            m_row->Add(control, close_by());
        } else if (field.dice != nullptr) {
            m_dice_rows->Add(control, wxSizerFlags().Expand());
        } else if (field.tick != nullptr || above) {
            m_rows->Add(control, wxSizerFlags().Expand().Border(wxALL, around));
        } else {
            grid->Add(control, field.number != nullptr ? close_by() : wxSizerFlags().Expand().Border(wxALL, around));
        }
    }
    m_row->Add(m_book, close_by());
    m_row->Add(m_sums, close_by());
}

/// A name stands beside what it is asked by, unless that would take half of the panel.
bool FormPanel::fits_beside(const Field& field) const { return field.label->GetBestSize().GetWidth() <= text_width() / 2; }

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
        field.name->Bind(wxEVT_KILL_FOCUS, [this, key](wxFocusEvent& event) {
            event.Skip();
            if (m_emptied == key) {
                m_emptied.clear();
                CallAfter([this] { refresh(); }); // what is meant while nothing is typed stands there again
            }
        });
        break;
    case Kind::Dice:
        field.dice = new DiceEntry(this, called, DiceEntry::Hits::NotOffered);
        field.dice->take(asked.die);
        field.dice->call(text);
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
        } else if (!field.touched && field.asked.key != m_emptied && field.name->chosen() != value) {
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
        show_tick(field);
        if (!field.touched) {
            field.tick->SetValue(value == "1");
        }
    } else if (field.text != nullptr && !field.touched) {
        field.text->ChangeValue(to_wx(value));
    }
}

/// As much of its words as there is room for; the others come with the pointer.
void FormPanel::show_tick(Field& field) {
    const auto words = m_ways.say(field.asked.label);
    const wxClientDC dc(this);
    const int room = m_look == Look::Row ? dc.GetTextExtent(words).GetWidth() : text_width() - FromDIP(24);
    const auto shown = wxControl::Ellipsize(words, dc, wxELLIPSIZE_END, room, wxELLIPSIZE_FLAGS_NONE);
    if (wxControl::RemoveMnemonics(field.tick->GetLabel()) == shown) { // with a letter that is its own by now
        return;
    }
    field.tick->SetLabel(with_letter(shown));
    field.tick->SetToolTip(shown == words ? wxString{} : words);
    tell_letters_apart_soon(*this);
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
        frame_with_keyboard(*m_ticks);
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

} // namespace intendant::app
