#pragma once

#include "app/base/layout.hpp"

#include <wx/arrstr.h>
#include <wx/choice.h>

/// Controls with the name by which they are known, and words for them.
namespace intendant::app {

/// What these things are called, in their order. `word`: of one.
template <class Things, class Word> wxArrayString words_for(const Things& things, Word word) {
    wxArrayString words;
    for (const auto& each : things) {
        words.Add(word(each));
    }
    return words;
}

/// A choice of some words. `chosen`: counted from 0; wxNOT_FOUND: none of them yet.
inline wxChoice* named_choice(wxWindow* parent, const wxString& name, const wxArrayString& words = {}, int chosen = 0) {
    auto* const made = new wxChoice(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, words);
    made->SetName(name);
    made->SetSelection(words.empty() ? wxNOT_FOUND : chosen);
    return made;
}

/// A label that goes into this sizer; what it says may come later.
inline wxStaticText* named_label(wxSizer* sizer, wxStaticText* label, const wxString& name, const wxSizerFlags& lies = layout::spaced()) {
    label->SetName(name);
    sizer->Add(label, lies);
    return label;
}

} // namespace intendant::app
