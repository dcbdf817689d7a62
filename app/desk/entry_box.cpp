#include "app/desk/entry_box.hpp"

#include "app/base/language.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/sizer.h>
#include <wx/textcompleter.h>
#include <wx/translation.h>

namespace intendant::app {

namespace {

class Completer : public wxTextCompleterSimple {
public:
    explicit Completer(const EntryBox& box) : m_box(box) {}

    void GetCompletions(const wxString& begun, wxArrayString& lines) override {
        for (const auto& line : m_box.completions ? m_box.completions(begun) : std::vector<wxString>{}) {
            lines.Add(line);
        }
    }

private:
    const EntryBox& m_box;
};

} // namespace

typed::Tongue tongue() {
    return {.language = language(), .sentence = [](const std::string& english) { return to_utf8(wxGetTranslation(to_wx(english))); }};
}

std::vector<wxString> shown(const std::vector<std::string>& lines) {
    std::vector<wxString> result;
    result.reserve(lines.size());
    for (const auto& line : lines) {
        result.push_back(to_wx(line));
    }
    return result;
}

EntryBox::EntryBox(wxWindow* parent, const wxString& hint, const wxString& tip) : wxPanel(parent) {
    m_line = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    m_line->SetName("entry.line");
    m_line->SetMinSize(wxSize(-1, m_line->GetCharHeight() + theme::space(this, 3))); // GTK knows less before it is shown
    m_line->SetHint(hint);
    m_line->SetToolTip(tip);
    m_line->AutoComplete(new Completer(*this));
    m_preview = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_preview->SetName("entry.preview");
    m_preview->SetFont(theme::font(theme::Type::Small));
    m_preview->SetForegroundColour(theme::desk().quiet);
    m_preview->Hide();
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_preview, wxSizerFlags().Expand().Border(wxBOTTOM, theme::space(this, 1)));
    all->Add(m_line, wxSizerFlags().Expand());
    SetSizer(all);
    m_line->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
        event.Skip();
        show_preview();
    });
    m_line->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE && !m_line->IsEmpty()) {
            m_line->Clear();
            return;
        }
        if (event.GetKeyCode() == WXK_ESCAPE && on_leave) {
            on_leave();
            return;
        }
        event.Skip();
        if (event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER) {
            // Return may first take a line out of the list below: what is booked has been read as it stands.
            CallAfter([this, line = m_line->GetValue()] {
                const auto words = wxString{line}.Strip(wxString::both);
                if (m_line->GetValue() == line && !words.empty() && book) {
                    m_refused = line;
                    book(words, [this] {
                        m_refused.clear();
                        m_line->Clear();
                        m_line->SetFocus();
                    });
                    show_preview();
                }
            });
        }
    });
}

void EntryBox::take_focus() { m_line->SetFocus(); }

void EntryBox::game_went_on() {
    if (!m_refused.empty() && m_line->GetValue() == m_refused) {
        m_line->Clear();
    }
    m_refused.clear();
    if (!m_line->IsEmpty()) { // else what the sheet proposes stays on the board
        show_preview();
    }
}

void EntryBox::show_preview() {
    const auto line = m_line->GetValue().Strip(wxString::both);
    const bool said = !m_refused.empty() && m_line->GetValue() == m_refused; // by the notice
    const auto words = line.empty() || said || !preview ? wxString{} : preview(line);
    if (line.empty() && on_empty) {
        on_empty();
    }
    m_preview->Show(!words.empty());
    layout::set_wrapped(m_preview, words, GetClientSize().GetWidth() - theme::space(this, 2));
    InvalidateBestSize();
    GetParent()->Layout();
}

} // namespace intendant::app
