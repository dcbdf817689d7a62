#include "app/widgets/name_field.hpp"

#include "app/base/text.hpp"
#include "app/widgets/name_match.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <utility>

namespace intendant::app {

wxDEFINE_EVENT(EVT_DOUBTFUL_NAME, wxCommandEvent);

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
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        constexpr int after = 250; // until then the window that shows it has been painted; the list would keep it from that
        if (!m_filled && !m_soon.IsRunning() && IsShownOnScreen()) {
            m_soon.StartOnce(after);
        }
    });
    m_soon.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { fill(); });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        fill();
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        complete();
    });
}

void NameField::offer(std::vector<Item> items) {
    const bool same = items.size() == m_items.size() &&
                      std::equal(items.begin(), items.end(), m_items.begin(),
                                 [](const Item& a, const Item& b) { return a.id == b.id && a.names == b.names && a.here == b.here; });
    if (same) {
        return;
    }
    // What stands there whole goes on meaning the same, though it is said otherwise now: armies may stand in a name.
    const auto shown = std::ranges::find_if(m_items, [text = GetValue()](const Item& item) { return item.name() == text; });
    const auto now = shown == m_items.end() ? items.end() : std::ranges::find(items, shown->id, &Item::id);
    const auto name = now == items.end() ? GetValue() : now->name();
    m_items = std::move(items);
    m_filled = false;
    if (name != GetValue()) {
        ChangeValue(name);
    }
    if (HasFocus()) { // no moment later, when something may be typed in it
        fill();
    }
}

/// The list that drops down, where it does not hold what is offered.
void NameField::fill() {
    if (std::exchange(m_filled, true)) {
        return;
    }
    const auto text = GetValue();
    long from = 0;
    long to = 0;
    GetSelection(&from, &to);
    const wxEventBlocker unchanged(this, wxEVT_TEXT); // what is typed stays as it is, though the toolkit clears it meanwhile
    const bool some_here = std::ranges::any_of(m_items, &Item::here);
    wxArrayString names;
    for (const auto& item : m_items) {
        if (item.here || !some_here) {
            names.Add(item.name());
        }
    }
    Set(names);
    ChangeValue(text);
    SetSelection(from, to);
}

std::vector<const NameField::Item*> NameField::candidates() const {
    const auto among = [this](bool here) {
        std::vector<Nameable> things;
        std::vector<const Item*> items;
        for (const auto& item : m_items) {
            if (item.here || !here) {
                things.push_back(item);
                items.push_back(&item);
            }
        }
        std::vector<const Item*> found;
        for (const auto place : app::candidates(things, GetValue())) {
            found.push_back(items[place]);
        }
        return found;
    };
    auto found = among(true);
    if (found.size() != 1) { // several may begin so, when another is called so whole
        if (auto all = among(false); found.empty() || all.size() == 1) {
            found = std::move(all);
        }
    }
    return found;
}

const NameField::Item* NameField::meant() const {
    const auto found = candidates();
    return found.size() == 1 ? found.front() : nullptr;
}

wxString NameField::doubt() const {
    const auto typed = wxString{GetValue()}.Strip(wxString::both);
    const auto found = typed.empty() ? std::vector<const Item*>{} : candidates();
    if (typed.empty() || found.size() == 1) {
        return {};
    }
    if (found.empty()) {
        return wxString::Format(_("Nothing here is called \"%s\". Type the beginning of a name, or pick it from the list."), typed);
    }
    constexpr std::size_t named = 5;
    wxString names;
    for (std::size_t i = 0; i < std::min(named, found.size()); ++i) {
        names += (names.empty() ? wxString{} : wxString{", "}) + found[i]->name();
    }
    return with_one_stop(
        wxString::Format(_("\"%s\" may be %s. Type more of the name."), typed, names + (found.size() > named ? L", \u2026" : L"")));
}

bool NameField::say_doubt() {
    const auto why = doubt();
    wxCommandEvent event(EVT_DOUBTFUL_NAME, GetId());
    event.SetEventObject(this);
    event.SetString(why);
    return !why.empty() && ProcessWindowEvent(event);
}

std::optional<std::string> NameField::chosen() const {
    if (const auto* const item = meant()) {
        return item->id;
    }
    return std::nullopt;
}

bool NameField::begins(const wxString& text) const {
    return std::ranges::any_of(m_items, [begun = " " + plain(text)](const Item& item) {
        return std::ranges::any_of(item.names, [&](const wxString& name) { return (" " + plain(name)).Contains(begun); });
    });
}

void NameField::choose(const std::string& id) {
    for (const auto& item : m_items) {
        if (item.id == id) {
            ChangeValue(item.name());
        }
    }
    if (on_change) {
        on_change();
    }
}

void NameField::clear() { ChangeValue(wxEmptyString); }

void NameField::go_on(bool forward) {
    complete();
    if (forward && GetValue() != m_told && !doubt().empty()) {
        m_told = GetValue();
        if (say_doubt()) {
            return;
        }
    }
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
    if (const auto* const item = meant(); item != nullptr && GetValue() != item->name()) {
        ChangeValue(item->name());
    }
}

NameField* doubtful_name(wxWindow& window) {
    for (auto* const child : window.GetChildren()) {
        if (!child->IsShown()) {
            continue;
        }
        if (auto* const field = dynamic_cast<NameField*>(child); field != nullptr && !field->doubt().empty()) {
            return field;
        }
        if (auto* const inner = doubtful_name(*child)) {
            return inner;
        }
    }
    return nullptr;
}

} // namespace intendant::app
