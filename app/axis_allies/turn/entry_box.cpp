#include "app/axis_allies/turn/entry_box.hpp"

#include "app/axis_allies/turn/entry_line.hpp"

#include <wx/textcompleter.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

class Completer : public wxTextCompleterSimple {
public:
    explicit Completer(Table& table) : m_table(table) {}

    void GetCompletions(const wxString& begun, wxArrayString& lines) override {
        for (const auto& line : completions_of(begun, m_table.state())) {
            lines.Add(line);
        }
    }

private:
    Table& m_table;
};

} // namespace

EntryBox::EntryBox(wxWindow* parent, Table& table)
    : wxTextCtrl(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, parent->FromDIP(wxSize(380, -1)), wxTE_PROCESS_ENTER), m_table(table) {
    SetName("entry.line");
    SetHint(_("Quick entry: japan buys 1 fighter"));
    SetToolTip(_("Who does what, such as \"japan buys 1 fighter 1 submarine\", \"germany takes caucasus\", \"uk pays 5\"; "
                 "Enter books it (Ctrl+E)"));
    AutoComplete(new Completer(table));
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE && !IsEmpty()) {
            Clear();
            return;
        }
        if (event.GetKeyCode() == WXK_ESCAPE && on_leave) {
            on_leave();
            return;
        }
        event.Skip();
        if (event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER) {
            // Return may first take a line out of the list below: what is booked has been read as it stands.
            CallAfter([this, line = GetValue()] {
                if (GetValue() == line) {
                    book();
                }
            });
        }
    });
}

void EntryBox::book() {
    const auto line = GetValue().Strip(wxString::both);
    if (line.empty()) {
        return;
    }
    if (!m_table.may_book()) {
        return;
    }
    const auto meaning = read_entry(line, m_table.state());
    if (!meaning.command) {
        m_table.complain(meaning.complaint);
        return;
    }
    m_table.book(*meaning.command, [this] {
        Clear();
        SetFocus();
    });
}

} // namespace intendant::app::aa
