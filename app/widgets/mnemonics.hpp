#pragma once

#include <wx/eventfilter.h>
#include <wx/toplevel.h>

namespace intendant::app {

/// The letter that a label answers to with Alt, in small; 0: none.
wxChar letter_of(const wxString& label);

/// Sees to it that every letter does one thing: a control in sight whose letter a menu or a control before it answers to gets another
/// of its own words, and one whose letters are all taken goes without.
void tell_letters_apart(wxTopLevelWindow& window);

/// The same for the window in which this one stands, when what is going on now is done with.
void tell_letters_apart_soon(wxWindow& part);

/// While one of these lives, letters are told apart in every window as soon as something of it appears.
class LettersApart : public wxEventFilter {
public:
    LettersApart();
    ~LettersApart() override;
    LettersApart(const LettersApart&) = delete;
    LettersApart& operator=(const LettersApart&) = delete;

    int FilterEvent(wxEvent& event) override;
};

} // namespace intendant::app
