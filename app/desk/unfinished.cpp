#include "app/desk/unfinished.hpp"

#include "app/widgets/dice_entry.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/textctrl.h>

#include <functional>
#include <optional>
#include <typeinfo>
#include <utility>

namespace intendant::app {

wxDEFINE_EVENT(EVT_DESK_IS_WHOLE, wxCommandEvent);

namespace {

const char* const entry_line = "entry.line";

template <class Field> void each_of(wxWindow& window, const std::function<void(Field&)>& act) {
    for (auto* const each : window.GetChildren()) {
        if (auto* const field = dynamic_cast<Field*>(each); field != nullptr && typeid(*field) == typeid(Field)) {
            act(*field);
        } else if (each != nullptr && dynamic_cast<DiceEntry*>(each) == nullptr) { // its fields are its own
            each_of(*each, act);
        }
    }
}

} // namespace

Unfinished::Unfinished(wxWindow& desk) {
    each_of<NameField>(desk, [this](const NameField& name) {
        if (auto id = name.IsShownOnScreen() ? name.chosen() : std::nullopt) {
            m_names.emplace(name.GetName(), std::move(*id));
        }
    });
    each_of<DiceEntry>(desk, [this](const DiceEntry& dice) {
        if (auto typed = dice.unfinished(); !typed.first.empty() || !typed.second.empty()) {
            m_throws.emplace(dice.GetName(), std::move(typed));
        }
    });
    each_of<wxTextCtrl>(desk, [this](const wxTextCtrl& line) {
        if (line.IsEditable() && line.IsShownOnScreen() && !line.IsEmpty()) {
            m_lines.emplace(line.GetName(), line.GetValue());
        }
    });
}

void Unfinished::put_back(wxWindow& desk) const {
    each_of<NameField>(desk, [this](NameField& name) {
        if (const auto id = m_names.find(name.GetName()); id != m_names.end() && !name.chosen()) {
            name.choose(id->second);
        }
    });
    each_of<DiceEntry>(desk, [this](DiceEntry& dice) {
        if (const auto typed = m_throws.find(dice.GetName()); typed != m_throws.end()) {
            dice.go_on_with(typed->second);
        }
    });
    each_of<wxTextCtrl>(desk, [this](wxTextCtrl& line) {
        const auto typed = m_lines.find(line.GetName());
        if (typed == m_lines.end() || !line.IsEditable() || !line.IsEmpty()) {
            return;
        }
        if (line.GetName() == entry_line) { // which says what it would book
            line.SetValue(typed->second);
        } else { // not as if it were typed: with its last key a throw is booked
            line.ChangeValue(typed->second);
        }
        line.SetInsertionPointEnd();
    });
}

} // namespace intendant::app
