#include "app/widgets/notice_bar.hpp"

#include "app/base/accessible.hpp"
#include "app/base/keyboard.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <utility>

namespace intendant::app {

NoticeBar::NoticeBar(wxWindow* parent) : wxPanel(parent, wxID_ANY) {
    SetName("notice");
    set_accessible_role(*this, Role::Alert);
    m_sign = layout::heading(this, wxEmptyString, theme::Type::Figure);
    m_label = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_label->SetName("notice.text");
    m_rules = new LinkRow(this, "notice.rule", _("Rule:"));
    m_reason_label = layout::label(this, _("The table's reason (Ctrl+R):"));
    m_reason = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    m_reason->SetName("notice.reason");
    m_book_anyway = new wxButton(this, wxID_ANY, _("Book anyway"));
    m_book_anyway->SetName("notice.book_anyway");
    m_act = new wxButton(this, wxID_ANY, wxEmptyString);
    m_act->SetName("notice.act");
    m_other = new wxButton(this, wxID_ANY, wxEmptyString);
    m_other->SetName("notice.other");
    m_dismiss = new wxButton(this, wxID_ANY, _("Dismiss"));
    m_dismiss->SetName("notice.dismiss");

    auto* const first = new wxBoxSizer(wxHORIZONTAL);
    first->Add(m_sign, layout::line());
    first->Add(m_label, layout::line().Proportion(1));
    first->Add(m_act, layout::line());
    first->Add(m_other, layout::line());
    first->Add(m_dismiss, layout::line());
    auto* const second = new wxBoxSizer(wxHORIZONTAL);
    second->Add(m_reason_label, layout::line());
    second->Add(m_reason, layout::line().Proportion(1));
    second->Add(m_book_anyway, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(first, wxSizerFlags().Expand());
    all->Add(m_rules, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    all->Add(second, wxSizerFlags().Expand());
    SetSizer(all);

    m_rules->on_link = [this](const std::string& id) {
        if (on_rule) {
            on_rule(id);
        }
    };
    m_reason->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { overrule(); });
    m_book_anyway->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { overrule(); });
    m_act->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { act_on(m_on_act); });
    m_other->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { act_on(m_on_other); });
    m_dismiss->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { leave(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) {
            leave();
        } else {
            event.Skip();
        }
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit_text(); });
    });
    Hide();
}

void NoticeBar::say(Kind kind, const wxString& text, const std::vector<Link>& rules) {
    if (IsShown() && m_reason->HasFocus()) { // somebody is writing the reason
        add(text);
        return;
    }
    forget();
    open(kind, text, rules);
}

void NoticeBar::ask_reason(const wxString& text, std::function<void(const std::string&)> book_anyway, const std::vector<Link>& rules) {
    forget();
    m_on_reason = std::move(book_anyway);
    m_reason->Clear();
    open(Kind::Warning, text, rules);
}

void NoticeBar::add(const wxString& sentence) {
    if (!IsShown()) {
        say(Kind::Refusal, {});
    }
    const auto before = std::exchange(m_text, m_said.empty() ? sentence : m_said + "\n" + sentence);
    if (m_text != before) {
        announce(*this, sentence);
    }
    fit_text();
}

void NoticeBar::go_to_reason() {
    if (IsShown() && m_reason->IsShown()) {
        if (auto* const focus = window_with_keyboard(); focus != nullptr && !IsDescendant(focus)) {
            m_before = focus;
        }
        m_reason->SetFocus();
    }
}

void NoticeBar::offer(Kind kind, const wxString& text, const wxString& what, std::function<void()> act) {
    forget();
    m_on_act = std::move(act);
    m_act->SetLabel(what);
    open(kind, text, {});
}

void NoticeBar::choose(const wxString& text, const wxString& one, std::function<void()> first, const wxString& other,
                       std::function<void()> second) {
    forget();
    m_on_act = std::move(first);
    m_on_other = std::move(second);
    m_act->SetLabel(one);
    m_other->SetLabel(other);
    open(Kind::Warning, text, {});
}

void NoticeBar::forget() {
    m_on_reason = nullptr;
    m_on_act = nullptr;
    m_on_other = nullptr;
}

/// A copy, for what is chosen may ask the next thing.
void NoticeBar::act_on(const std::function<void()>& chosen) {
    const auto act = chosen;
    leave();
    act();
}

/// The table does not want it: the keyboard goes back to where it was.
void NoticeBar::leave() {
    dismiss();
    if (m_before && m_before->IsShownOnScreen()) {
        m_before->SetFocus();
    }
}

void NoticeBar::dismiss() {
    forget();
    m_said.clear();
    m_text.clear();
    if (IsShown()) {
        Hide();
        GetParent()->Layout();
    }
}

wxString NoticeBar::text() const { return IsShown() ? m_text : wxString{}; }

std::vector<Link> NoticeBar::rules() const { return IsShown() ? m_rules->links() : std::vector<Link>{}; }

void NoticeBar::open(Kind kind, const wxString& text, const std::vector<Link>& rules) {
    if (auto* const focus = window_with_keyboard(); focus == nullptr || !IsDescendant(focus)) {
        m_before = focus;
    }
    if (!IsShown() || text != m_said) {
        announce(*this, text);
    }
    const auto paper = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW);
    const wxColour tint = kind == Kind::Refusal ? theme::desk().bad : kind == Kind::Warning ? theme::desk().now : theme::desk().good;
    SetBackgroundColour(layout::mix(paper, tint, 0.22));
    m_sign->SetLabelText(kind == Kind::Refusal ? L"\u2716" : kind == Kind::Warning ? L"\u26A0" : L"\u2714");
    m_said = text;
    m_text = text;
    m_rules->show(rules);
    const bool reason = static_cast<bool>(m_on_reason);
    m_reason_label->Show(reason);
    m_reason->Show(reason);
    m_book_anyway->Show(reason);
    m_act->Show(static_cast<bool>(m_on_act));
    m_other->Show(static_cast<bool>(m_on_other));
    Show();
    GetParent()->Layout();
    fit_text();
    Refresh();
}

void NoticeBar::overrule() {
    const auto reason = to_utf8(m_reason->GetValue().Strip(wxString::both));
    if (reason.empty()) {
        m_reason->SetHint(_("A word or two, for the log"));
        m_reason->SetFocus();
        return;
    }
    if (const auto book = m_on_reason) {
        leave();
        book(reason);
    }
}

void NoticeBar::fit_text() {
    if (!IsShown()) {
        return;
    }
    const int width = std::max(FromDIP(200), m_label->GetSize().GetWidth());
    const auto before = m_label->GetBestSize();
    m_label->SetLabelText(m_text);
    m_label->Wrap(width);
    set_accessible_name(*this, m_text);
    if (m_label->GetBestSize().GetHeight() != before.GetHeight()) {
        InvalidateBestSize();
        GetParent()->Layout();
    }
}

void say_on_f1(wxWindow& window, NoticeBar& bar, std::function<wxString()> clause) {
    window.Bind(wxEVT_CHAR_HOOK, [&bar, clause = std::move(clause)](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_F1) {
            bar.say(NoticeBar::Kind::News, clause());
        } else {
            event.Skip();
        }
    });
}

} // namespace intendant::app
