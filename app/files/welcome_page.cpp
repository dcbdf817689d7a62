#include "app/files/welcome_page.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/picture_card.hpp"

#include <wx/button.h>
#include <wx/commandlinkbutton.h>
#include <wx/datetime.h>
#include <wx/dcmemory.h>
#include <wx/filefn.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

namespace intendant::app {

namespace {

/// When something was booked in it last.
wxString last_booked(const std::filesystem::path& game) {
    const auto file = to_wx(game.string());
    return wxFileExists(file) ? local_time(to_utf8(wxDateTime(wxFileModificationTime(file)).ToUTC().FormatISOCombined())) : wxString{};
}

wxBitmap empty_board(const wxSize& size) {
    wxBitmap picture(size, 24);
    wxMemoryDC dc(picture);
    dc.SetBackground(theme::board().sea);
    dc.Clear();
    return picture;
}

} // namespace

WelcomePage::WelcomePage(wxWindow* parent) : ScrolledPage(parent) {
    SetName("welcome");
    SetScrollRate(FromDIP(10), FromDIP(10)); // many games, and five that are gone on with, are higher than a small window
    m_notice = new NoticeBar(this);
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(new wxStaticBitmap(this, wxID_ANY, icon("app/intendant", layout::ink(), 72)),
              wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(20)));
    auto* const words = new wxBoxSizer(wxVERTICAL);
    words->Add(layout::heading(this, "Intendant", theme::Type::Figure));
    words->Add(layout::hint(this, _("Keeps the bank, the books and the battle board beside your game.")));
    head->Add(words, wxSizerFlags().CentreVertical());

    m_new = new wxBoxSizer(wxVERTICAL);
    m_recent = new wxBoxSizer(wxVERTICAL);
    m_columns = new wxBoxSizer(wxHORIZONTAL);
    const auto column = [this](const wxString& heading, wxSizer* below) {
        auto* const made = new wxBoxSizer(wxVERTICAL);
        made->Add(layout::heading(this, heading), wxSizerFlags().Border(wxBOTTOM, FromDIP(8)));
        made->Add(below, wxSizerFlags().Expand());
        m_columns->Add(made);
        return made;
    };
    m_begin = column(_("Begin"), m_new);
    m_go_on = column(_("Go on with"), m_recent);
    place_columns(false);

    auto* const inner = new wxBoxSizer(wxVERTICAL);
    inner->Add(head, wxSizerFlags().Border(wxBOTTOM, FromDIP(12)));
    inner->Add(m_columns, wxSizerFlags().Expand());
    inner->SetMinSize(FromDIP(wxSize(860, -1)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->AddStretchSpacer(1);
    all->Add(inner, wxSizerFlags().Centre().Border(wxALL, theme::space(this, 2)));
    all->AddStretchSpacer(2);
    SetSizer(all);
}

/// Whoever has begun a game goes on with it first.
void WelcomePage::place_columns(bool go_on_first) {
    m_columns->Detach(m_begin);
    m_columns->Detach(m_go_on);
    m_columns->Add(go_on_first ? m_go_on : m_begin, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(40)));
    m_columns->Add(go_on_first ? m_begin : m_go_on, wxSizerFlags(1).Expand());
}

void WelcomePage::offer(const wxString& name, const wxString& title, const wxString& about, std::function<void()> act,
                        bool about_in_sight) {
    wxButton* button = nullptr;
    if (about_in_sight) {
        button = new wxCommandLinkButton(this, wxID_ANY, wxControl::EscapeMnemonics(title), wxControl::EscapeMnemonics(about),
                                         wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
    } else {
        button = new wxButton(this, wxID_ANY, wxControl::EscapeMnemonics(title), wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
        button->SetToolTip(about);
    }
    button->SetName("welcome." + name);
    button->Bind(wxEVT_BUTTON, [this, act = std::move(act)](wxCommandEvent&) { CallAfter(act); });
    m_new->Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(8)));
}

void WelcomePage::show(const std::vector<OfferedGame>& games, const std::vector<std::filesystem::path>& recent) {
    m_new->Clear(true);
    m_recent->Clear(true);
    show_recent(recent); // made first, they have the keyboard first
    place_columns(!recent.empty());
    for (const auto& game : games) {
        offer("new." + to_wx(game.id), wxString::Format(_("A new game of %s"), game.name), game.about,
              [this, id = game.id] { on_new(id); });
    }
    for (const auto& game : games) {
        for (const auto& sample : game.samples) {
            offer(
                "sample." + to_wx(game.id) + (sample.id.empty() ? "" : ".") + to_wx(sample.id),
                wxString::Format(_("See how %s works"), game.name), sample.about,
                [this, id = game.id, sample = sample.id] { on_sample(id, sample); }, game.samples.size() > 1);
        }
    }
    for (const auto& game : games) {
        if (game.what_if) {
            offer("what_if." + to_wx(game.id), _("What are the odds?"),
                  wxString::Format(_("A battle of %s with forces typed freely; nothing is booked"), game.name),
                  [this, id = game.id] { on_what_if(id); });
        }
    }
    offer(
        "open", _("Open a game"), _("A file that ends in .intendant"), [this] { on_open(); }, false);
    Layout();
}

void WelcomePage::show_recent(const std::vector<std::filesystem::path>& recent) {
    m_cards.clear();
    for (const auto& game : recent) {
        auto* const card = new PictureCard(this, "welcome.recent." + to_wx(game.stem().string()), one_line(game.stem().string()));
        card->SetToolTip(one_line(game.string()));
        card->show(empty_board(board_size()), {last_booked(game)});
        card->Bind(wxEVT_BUTTON, [this, game](wxCommandEvent&) { CallAfter([this, game] { on_recent(game); }); });
        m_cards[game] = card;
        m_recent->Add(card, wxSizerFlags().Expand().Border(wxBOTTOM, theme::space(this, 2)));
    }
    if (recent.empty()) {
        m_recent->Add(layout::hint(this, _("No game has been opened on this computer yet.")));
    }
}

void WelcomePage::show_card(const std::filesystem::path& game, const wxBitmap& board, std::vector<wxString> lines) {
    if (const auto card = m_cards.find(game); card != m_cards.end()) {
        lines.push_back(last_booked(game));
        card->second->show(board.IsOk() ? board : card->second->picture(), std::move(lines));
        Layout();
    }
}

} // namespace intendant::app
