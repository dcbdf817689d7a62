#pragma once

#include "app/widgets/name_field.hpp"

#include <wx/arrstr.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app {

/// What stands in a row when it is noted: the ids of its names in their order, which of the words, the number.
struct Noted {
    std::vector<std::string> names{};
    std::size_t word{0};
    int number{0};
};

/// A row of a page in which one thing after the other is noted: names that are typed, one of several words or a number, and the button
/// that notes them. It makes the controls, which live on the page; their windows are called NAME.WHAT.
class NoteRow {
public:
    NoteRow(wxWindow* page, wxSizer* row, wxString name) : m_page(page), m_row(row), m_name(std::move(name)) {}

    NameField* add_name(const wxString& label, const wxString& what, const std::vector<Nameable>& things = {});
    /// `heard`: the name that assistive technology says, for no label stands before it.
    void add_words(const wxString& what, const wxArrayString& words, const wxString& heard);
    void add_number(const wxString& what, int least, int most, const wxString& heard);
    /// The first `needed` names must be known: else the keyboard goes to the first that is not, which says so. Once they are noted they are
    /// empty, and the keyboard is in the first of them. To be added behind what it needs.
    void add_button(const wxString& label, const wxString& what, std::size_t needed, std::function<void(const Noted&)> note);

private:
    wxWindow* m_page;
    wxSizer* m_row;
    wxString m_name;
    std::vector<NameField*> m_names;
    wxChoice* m_words{nullptr};
    wxSpinCtrl* m_number{nullptr};
};

} // namespace intendant::app
