#include "app/widgets/name_field.hpp"

#include "app/text.hpp"

#include <wx/translation.h>

namespace intendant::app {

namespace {

/// Small letters without accents, so that `Peru` finds what is written with one.
wxString plain(const wxString& text) {
    static const wxString accented = L"\u00e0\u00e2\u00e7\u00e8\u00e9\u00ea\u00eb\u00ee\u00ef\u00f2\u00f4\u00f9\u00fb";
    static const wxString bare = "aaceeeeiioouu";
    auto small = text.Lower();
    for (auto letter : small) {
        if (const auto place = accented.find(letter); place != wxString::npos) {
            letter = bare[place];
        }
    }
    return small;
}

} // namespace

NameField::NameField(wxWindow* parent, const wxString& name)
    : wxComboBox(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, 0, nullptr,
                 wxCB_DROPDOWN | wxTE_PROCESS_ENTER) {
    SetName(name);
    SetMinSize(FromDIP(wxSize(280, -1)));
    SetToolTip(_("Type the beginning of the name, or pick it from the list"));
    Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        if (on_change) {
            on_change();
        }
    });
    Bind(wxEVT_COMBOBOX, [this](wxCommandEvent&) {
        if (on_change) {
            on_change();
        }
    });
    Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { go_on(true); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_TAB && !event.ControlDown() && !event.AltDown()) {
            go_on(!event.ShiftDown());
        } else {
            event.Skip();
        }
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        complete();
    });
}

void NameField::offer(std::vector<Item> items) {
    const bool same = items.size() == m_items.size() &&
                      std::equal(items.begin(), items.end(), m_items.begin(),
                                 [](const Item& a, const Item& b) { return a.id == b.id && a.name == b.name; });
    if (same) {
        return;
    }
    m_items = std::move(items);
    const auto text = GetValue();
    wxArrayString names;
    for (const auto& item : m_items) {
        names.Add(item.name);
    }
    Set(names);
    ChangeValue(text);
}

const NameField::Item* NameField::meant() const {
    const auto text = plain(GetValue().Strip(wxString::both));
    if (text.empty()) {
        return nullptr;
    }
    const auto* const item = meant_by(text, &Item::name);
    return item != nullptr ? item : meant_by(text, &Item::other_name);
}

const NameField::Item* NameField::meant_by(const wxString& text, wxString Item::*called) const {
    const Item* beginning = nullptr;
    const Item* containing = nullptr;
    int begin = 0;
    int contain = 0;
    for (const auto& item : m_items) {
        const auto name = plain(item.*called);
        if (name == text || to_wx(item.id) == text) {
            return &item;
        }
        if (name.StartsWith(text)) {
            // A name that goes on where another ends ("Kwangtung coast") must be typed further.
            if (beginning == nullptr || plain(beginning->*called).StartsWith(name)) {
                beginning = &item;
                begin = 1;
            } else if (!name.StartsWith(plain(beginning->*called))) {
                ++begin;
            }
        }
        if (name.Contains(text)) {
            containing = &item;
            ++contain;
        }
    }
    return begin == 1 ? beginning : begin == 0 && contain == 1 ? containing : nullptr;
}

std::optional<std::string> NameField::chosen() const {
    if (const auto* const item = meant()) {
        return item->id;
    }
    return std::nullopt;
}

void NameField::choose(const std::string& id) {
    for (const auto& item : m_items) {
        if (item.id == id) {
            ChangeValue(item.name);
        }
    }
    if (on_change) {
        on_change();
    }
}

void NameField::clear() {
    ChangeValue(wxEmptyString);
}

void NameField::go_on(bool forward) {
    complete();
    // The button that opens the list is no stop of its own: the keyboard goes to the next control at once.
    for (auto* next = forward ? GetNextSibling() : GetPrevSibling(); next != nullptr;
         next = forward ? next->GetNextSibling() : next->GetPrevSibling()) {
        if (next->IsShown() && next->IsEnabled() && next->CanAcceptFocusFromKeyboard()) {
            next->SetFocus();
            return;
        }
    }
    Navigate(forward ? wxNavigationKeyEvent::IsForward : wxNavigationKeyEvent::IsBackward);
}

void NameField::complete() {
    if (const auto* const item = meant(); item != nullptr && GetValue() != item->name) {
        ChangeValue(item->name);
    }
}

} // namespace intendant::app
