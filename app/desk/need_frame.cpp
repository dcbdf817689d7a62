#include "app/desk/need_frame.hpp"

#include "app/base/layout.hpp"
#include "app/base/put_away.hpp"
#include "app/widgets/icons.hpp"

#include <wx/sizer.h>

namespace intendant::app {

namespace {

constexpr int width = 460;
constexpr int height = 420;

} // namespace

NeedFrame::NeedFrame(wxWindow* parent, Ways ways)
    : wxFrame(parent, wxID_ANY, _("What do I need?"), wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE | wxFRAME_FLOAT_ON_PARENT | wxFRAME_NO_TASKBAR),
      m_work(std::move(ways.work)), m_say(ways.form.say) {
    SetIcons(program_icon());
    SetName("need_frame");
    auto* const room = new wxPanel(this);
    ways.form.book = [this](const core::FormValues&, const std::function<void()>&) {
        work_out();
        return true;
    };
    ways.form.complain = ways.form.unread = [this](const wxString& sentence) {
        m_job.forget();
        say(sentence);
    };
    m_question = new FormPanel(room, "need", std::move(ways.form));
    m_answer = layout::label(room, wxEmptyString);
    m_answer->SetName("need.answer");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_question, wxSizerFlags().Expand());
    all->Add(m_answer, layout::spaced().Expand());
    room->SetSizer(all);
    auto* const whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(room, wxSizerFlags(1).Expand());
    SetSizer(whole);
    SetClientSize(FromDIP(wxSize(width, height)));
    SetMinClientSize(FromDIP(wxSize(width, height)));
    m_question->on_change = [this](const core::Form&) { work_out(); };
    put_away_when_closed(*this);
}

void NeedFrame::open() {
    if (!IsShown()) {
        CentreOnParent();
    }
    Show();
    Raise();
    show_state();
    m_question->set_focus();
}

void NeedFrame::show_state() {
    if (IsShown()) {
        m_question->show_state();
    }
}

void NeedFrame::work_out() {
    if (!m_question->form()) {
        return;
    }
    say(_("Being worked out..."));
    m_job.start([this, work = m_work(m_question->values())](const std::stop_token& stop) -> std::function<void()> {
        return [this, answer = work(stop)] {
            wxString text;
            for (const auto& sentence : answer) {
                text += (text.empty() ? "" : "\n") + m_say(sentence);
            }
            say(text);
        };
    });
}

void NeedFrame::say(const wxString& text) {
    layout::set_wrapped(m_answer, text, m_answer->GetParent()->GetClientSize().x - 2 * layout::gap(this));
    Layout();
}

} // namespace intendant::app
