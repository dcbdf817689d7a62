#include "app/files/welcome_page.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/button.h>
#include <wx/commandlinkbutton.h>
#include <wx/datetime.h>
#include <wx/filefn.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

namespace intendant::app {

namespace {

/// The name of a game, and when something was booked in it last.
wxString recent_words(const std::filesystem::path& game) {
    const auto name = to_wx(game.stem().string());
    const auto file = to_wx(game.string());
    if (!wxFileExists(file)) {
        return name;
    }
    const auto booked = wxDateTime(wxFileModificationTime(file)).ToUTC().FormatISOCombined();
    return name + L" \u2014 " + local_time(to_utf8(booked));
}

} // namespace

WelcomePage::WelcomePage(wxWindow* parent) : ScrolledPage(parent) {
    SetName("welcome");
    m_notice = new NoticeBar(this);
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(new wxStaticBitmap(this, wxID_ANY, icon("app/intendant", layout::ink(), 88)),
              wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(20)));
    auto* const words = new wxBoxSizer(wxVERTICAL);
    words->Add(layout::heading(this, "Intendant", 2.4));
    words->Add(layout::hint(this, _("Keeps the bank, the books and the battle board beside your game.")));
    head->Add(words, wxSizerFlags().CentreVertical());

    m_new = new wxBoxSizer(wxVERTICAL);
    m_recent = new wxBoxSizer(wxVERTICAL);
    auto* const columns = new wxBoxSizer(wxHORIZONTAL);
    auto* const left = new wxBoxSizer(wxVERTICAL);
    left->Add(layout::heading(this, _("Begin")), wxSizerFlags().Border(wxBOTTOM, FromDIP(8)));
    left->Add(m_new, wxSizerFlags().Expand());
    auto* const right = new wxBoxSizer(wxVERTICAL);
    right->Add(layout::heading(this, _("Go on with")), wxSizerFlags().Border(wxBOTTOM, FromDIP(8)));
    right->Add(m_recent, wxSizerFlags().Expand());
    columns->Add(left, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(40)));
    columns->Add(right, wxSizerFlags(1).Expand());

    auto* const inner = new wxBoxSizer(wxVERTICAL);
    inner->Add(head, wxSizerFlags().Border(wxBOTTOM, FromDIP(36)));
    inner->Add(columns, wxSizerFlags().Expand());
    inner->SetMinSize(FromDIP(wxSize(860, -1)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->AddStretchSpacer(1);
    all->Add(inner, wxSizerFlags().Centre());
    all->AddStretchSpacer(2);
    SetSizer(all);
}

void WelcomePage::offer(const wxString& name, const wxString& title, const wxString& about, std::function<void()> act) {
    auto* const button = new wxCommandLinkButton(this, wxID_ANY, wxControl::EscapeMnemonics(title), wxControl::EscapeMnemonics(about),
                                                 wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
    button->SetName("welcome." + name);
    button->Bind(wxEVT_BUTTON, [this, act = std::move(act)](wxCommandEvent&) { CallAfter(act); });
    m_new->Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(8)));
}

void WelcomePage::show(const std::vector<OfferedGame>& games, const std::vector<std::filesystem::path>& recent) {
    m_new->Clear(true);
    m_recent->Clear(true);
    for (const auto& game : games) {
        offer("new." + to_wx(game.id), wxString::Format(_("A new game of %s"), game.name), game.about,
              [this, id = game.id] { on_new(id); });
    }
    for (const auto& game : games) {
        if (game.sample) {
            offer("sample." + to_wx(game.id), _("See how it works"),
                  wxString::Format(_("A turn of %s on the real windows, step by step"), game.name),
                  [this, id = game.id] { on_sample(id); });
        }
        if (game.what_if) {
            offer("what_if." + to_wx(game.id), _("What are the odds?"),
                  wxString::Format(_("A battle of %s with forces typed freely; nothing is booked"), game.name),
                  [this, id = game.id] { on_what_if(id); });
        }
    }
    offer("open", _("Open a game"), _("A file that ends in .intendant"), [this] { on_open(); });
    for (const auto& game : recent) {
        auto* const button =
            new wxButton(this, wxID_ANY, wxControl::EscapeMnemonics(recent_words(game)), wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
        button->SetName("welcome.recent." + to_wx(game.stem().string()));
        button->SetToolTip(to_wx(game.string()));
        button->SetBitmap(icon("toolbar/log", layout::ink(), 20));
        button->Bind(wxEVT_BUTTON, [this, game](wxCommandEvent&) { CallAfter([this, game] { on_recent(game); }); });
        m_recent->Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(6)));
    }
    if (recent.empty()) {
        m_recent->Add(layout::hint(this, _("No game has been opened on this computer yet.")));
    }
    Layout();
}

} // namespace intendant::app
