#include "app/desk/put_right_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <stdexcept>

namespace intendant::app {

PutRightDialog::PutRightDialog(wxWindow* parent, const wxString& title, const wxString& name, const wxString& act, const wxString& right)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    SetName(name);
    m_notice = new NoticeBar(this);
    m_pages = new wxNotebook(this, wxID_ANY);
    m_pages->SetName(name + ".pages");
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("R&eason:")), layout::line());
    m_reason = new wxTextCtrl(this, wxID_ANY);
    m_reason->SetName(name + ".reason");
    row->Add(m_reason, layout::line().Proportion(1));
    m_agree = new wxButton(this, wxID_ANY, _("Counted, and ri&ght"));
    m_agree->SetName(name + ".right");
    m_agree->Hide();
    row->Add(m_agree, layout::line());
    auto* const cancel = cancel_button(this);
    row->Add(cancel, layout::line());
    auto* const ok = new wxButton(this, wxID_OK, act);
    ok->SetName(name + ".book");
    row->Add(ok, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->Add(m_pages, layout::spaced().Proportion(1).Expand());
    all->Add(row, wxSizerFlags().Expand());
    SetSizer(all);
    ok->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        m_agreed = false;
        finish();
    });
    m_agree->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { agree(); });
    Bind(EVT_DOUBTFUL_NAME, [this](wxCommandEvent& event) { m_notice->say(NoticeBar::Kind::Refusal, event.GetString()); });
    if (!right.empty()) {
        ok->SetMinSize(wxSize(std::max(ok->GetSizeFromText(act).x, ok->GetSizeFromText(right).x), -1));
        ok->Bind(wxEVT_UPDATE_UI, [this, ok, act, right](wxUpdateUIEvent&) {
            if (const auto& called = entered() ? act : right; ok->GetLabel() != called) {
                ok->SetLabel(called);
            }
        });
    }
    cancel->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { leave(); });
    say_on_f1(*this, *m_notice, [this] { return clause(); });
}

std::string PutRightDialog::reason() const {
    const auto typed = m_reason->GetValue().Strip(wxString::both);
    return to_utf8(typed.empty() && m_agreed ? wxString{_("all that is on the table")} : typed);
}

void PutRightDialog::offer_agreement() { m_agree->Show(); }

void PutRightDialog::begin(const wxSize& size) {
    SetClientSize(FromDIP(size));
    CentreOnParent();
}

void PutRightDialog::finish() {
    m_asked = false;
    wxString why;
    try {
        why = refusal();
    } catch (const std::runtime_error& field) {
        why = to_wx(field.what());
    }
    if (why.empty()) {
        EndModal(wxID_OK);
    } else {
        m_notice->say(NoticeBar::Kind::Refusal, why);
    }
}

void PutRightDialog::agree() {
    if (entered()) {
        m_notice->say(NoticeBar::Kind::Refusal,
                      _("What was entered here differs from the books: book the differences, or enter what the books say."));
        return;
    }
    m_agreed = true;
    finish();
}

void PutRightDialog::leave() {
    if (!m_asked && entered()) {
        m_asked = true;
        m_notice->offer(NoticeBar::Kind::Warning, _("What was entered here is not booked yet."), _("Close without booking"),
                        [this] { CallAfter([this] { EndModal(wxID_CANCEL); }); });
    } else {
        EndModal(wxID_CANCEL);
    }
}

} // namespace intendant::app
