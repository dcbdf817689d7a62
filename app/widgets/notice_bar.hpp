#pragma once

#include "app/widgets/link_row.hpp"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/weakref.h>

#include <functional>
#include <string>

namespace intendant::app {

/// A bar above the pages that says what the books answer: a refusal, a warning that a reason overrules, or news, with
/// links to the rules it cites. It never stops anything: the table goes on typing beside it.
class NoticeBar : public wxPanel {
public:
    enum class Kind { News, Refusal, Warning };

    explicit NoticeBar(wxWindow* parent);

    void say(Kind kind, const wxString& text, const std::vector<Link>& rules = {});
    /// Adds a sentence below what the bar says or asks, in the place of the last one that was added.
    void add(const wxString& sentence);
    /// Shows warnings with a field for the table's reason; `book_anyway` gets the reason, which is never empty.
    /// The keyboard stays where it is: whoever types on for the next throw gives no reason.
    void ask_reason(const wxString& text, std::function<void(const std::string&)> book_anyway, const std::vector<Link>& rules = {});
    /// Says something and offers one thing to do about it.
    void offer(Kind kind, const wxString& text, const wxString& what, std::function<void()> act);
    /// Asks which of two is meant; nothing is done until one of them is chosen.
    void choose(const wxString& text, const wxString& one, std::function<void()> first, const wxString& other,
                std::function<void()> second);
    void dismiss();
    /// Puts the keyboard into the field of the reason, where one is asked for.
    void go_to_reason();

    /// What the bar says now; empty when it is hidden.
    wxString text() const;
    /// The rules that the bar cites now.
    std::vector<Link> rules() const;

    /// Shows a rule that was clicked, in the bar or on a page beneath it.
    std::function<void(const std::string& id)> on_rule;

private:
    void open(Kind kind, const wxString& text, const std::vector<Link>& rules);
    void forget();
    void act_on(const std::function<void()>& chosen);
    void leave();
    void overrule();
    void fit_text();

    wxStaticText* m_sign;
    wxStaticText* m_label;
    wxStaticText* m_reason_label;
    wxTextCtrl* m_reason;
    wxButton* m_book_anyway;
    wxButton* m_act;
    wxButton* m_other;
    wxButton* m_dismiss;
    LinkRow* m_rules;
    wxString m_said;
    wxString m_text;      ///< with what was added
    wxWindowRef m_before; ///< where the keyboard was when the bar opened, while that is there
    std::function<void(const std::string&)> m_on_reason;
    std::function<void()> m_on_act;
    std::function<void()> m_on_other;
};

/// F1 anywhere in the window: the bar says what is given, usually the clause that the window follows.
void say_on_f1(wxWindow& window, NoticeBar& bar, std::function<wxString()> clause);

} // namespace intendant::app
