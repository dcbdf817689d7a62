#include "app/widgets/mnemonics.hpp"

#include <wx/app.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/notebook.h>
#include <wx/radiobut.h>
#include <wx/stattext.h>

#include <set>
#include <vector>

namespace intendant::app {

namespace {

using Letters = std::set<wxChar>;

wxChar small(wxUniChar sign) { return static_cast<wxChar>(wxTolower(static_cast<wxChar>(sign))); }

/// Where the sign before the letter stands.
std::size_t sign_in(const wxString& label) {
    for (std::size_t at = 0; at + 1 < label.length(); ++at) {
        if (label[at] == '&') {
            if (label[at + 1] != '&') {
                return at;
            }
            ++at;
        }
    }
    return wxString::npos;
}

bool has_words(const wxWindow& window) {
    return dynamic_cast<const wxStaticText*>(&window) != nullptr || dynamic_cast<const wxButton*>(&window) != nullptr ||
           dynamic_cast<const wxCheckBox*>(&window) != nullptr || dynamic_cast<const wxRadioButton*>(&window) != nullptr;
}

/// Keeps the first control of each letter, and collects the others.
void look_into(wxWindow& window, Letters& taken, std::vector<wxWindow*>& others) {
    if (has_words(window)) {
        if (const auto letter = letter_of(window.GetLabel()); letter != 0 && !taken.insert(letter).second) {
            others.push_back(&window);
        }
    }
    for (auto* const child : window.GetChildren()) {
        if (child->IsShown() && !child->IsTopLevel()) {
            look_into(*child, taken, others);
        }
    }
}

/// The words with the sign before a letter that is free, the first of a word before others; without a sign where none is.
wxString with_free_letter(const wxString& label, Letters& taken) {
    auto words = label;
    words.erase(sign_in(label), 1);
    for (const bool first : {true, false}) {
        for (std::size_t at = 0; at < words.length(); ++at) {
            const auto sign = words[at];
            const bool begins = at == 0 || words[at - 1] == ' ';
            if (sign.IsAscii() && wxIsalpha(sign) && begins == first && taken.insert(small(sign)).second) {
                return words.Left(at) + "&" + words.Mid(at);
            }
        }
    }
    return words;
}

} // namespace

wxChar letter_of(const wxString& label) {
    const auto at = sign_in(label);
    return at == wxString::npos ? wxChar{0} : small(label[at + 1]);
}

void tell_letters_apart(wxTopLevelWindow& window) {
    Letters taken;
    const auto* const frame = dynamic_cast<const wxFrame*>(&window);
    const auto* const bar = frame != nullptr ? frame->GetMenuBar() : nullptr;
    for (std::size_t place = 0; bar != nullptr && place < bar->GetMenuCount(); ++place) {
        taken.insert(letter_of(bar->GetMenuLabel(place)));
    }
    std::vector<wxWindow*> others;
    look_into(window, taken, others);
    for (auto* const each : others) {
        each->SetLabel(with_free_letter(each->GetLabel(), taken));
    }
}

void tell_letters_apart_soon(wxWindow& part) {
    auto* const window = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(&part));
    static std::set<wxTopLevelWindow*> due;
    if (window == nullptr || !due.insert(window).second) {
        return;
    }
    wxTheApp->CallAfter([window] {
        due.erase(window);
        if (wxTopLevelWindows.Find(window) != nullptr && !window->IsBeingDeleted()) { // it may be gone by now
            tell_letters_apart(*window);
        }
    });
}

LettersApart::LettersApart() { wxEvtHandler::AddFilter(this); }

LettersApart::~LettersApart() { wxEvtHandler::RemoveFilter(this); }

int LettersApart::FilterEvent(wxEvent& event) {
    // The page of a notebook appears without being shown, and a choice may word others anew.
    const auto type = event.GetEventType();
    const auto* const shown = type == wxEVT_SHOW ? dynamic_cast<const wxShowEvent*>(&event) : nullptr;
    if ((shown != nullptr && shown->IsShown()) || type == wxEVT_NOTEBOOK_PAGE_CHANGED || type == wxEVT_CHOICE || type == wxEVT_CHECKBOX) {
        if (auto* const part = dynamic_cast<wxWindow*>(event.GetEventObject())) {
            tell_letters_apart_soon(*part);
        }
    }
    return Event_Skip;
}

} // namespace intendant::app
