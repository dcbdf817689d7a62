#include "app/widgets/name_field.hpp"

#include "app/base/text.hpp"
#include "app/widgets/name_match.hpp"

#include <wx/translation.h>

namespace intendant::app {

NameField::NameField(wxWindow* parent, const wxString& name)
    : wxComboBox(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxCB_DROPDOWN | wxTE_PROCESS_ENTER) {
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
    const bool same =
        items.size() == m_items.size() && std::equal(items.begin(), items.end(), m_items.begin(),
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
    std::vector<Nameable> things;
    for (const auto& item : m_items) {
        things.push_back({item.id, {item.name, item.other_name}});
    }
    const auto place = app::meant(things, GetValue());
    return place ? &m_items[*place] : nullptr;
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

void NameField::clear() { ChangeValue(wxEmptyString); }

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
