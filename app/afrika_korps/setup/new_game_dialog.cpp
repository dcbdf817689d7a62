#include "app/afrika_korps/setup/new_game_dialog.hpp"

#include "app/afrika_korps/help.hpp"
#include "app/base/failure.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/icons.hpp"

#include <wx/button.h>
#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

namespace intendant::app::ak {

NewGameDialog::NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables)
    : wxDialog(parent, wxID_ANY, _("A new game of Afrika Korps"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_tables(std::move(tables)) {
    SetName("afrika_korps.new_game");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_notice = new NoticeBar(this);
    all->Add(m_notice, wxSizerFlags().Expand());
    auto* const pages = new wxNotebook(this, wxID_ANY);
    pages->SetName("afrika_korps.new_game.pages");
    pages->AddPage(make_players(pages), _("Players"));
    pages->AddPage(m_rules = new RulesSheet(pages, *m_tables, "afrika_korps.new_game"), _("Rules"));
    pages->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this, pages](wxBookCtrlEvent& event) {
        event.Skip();
        CallAfter([this, pages] {
            layout::refit(pages->GetCurrentPage());
            m_rules->FitInside(); // its headings have become higher
        });
    });
    all->Add(pages, layout::spaced().Proportion(1).Expand());
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this), layout::line());
    auto* const begin_button = new wxButton(this, wxID_ANY, _("&Begin the game"));
    begin_button->SetName("afrika_korps.new_game.begin");
    begin_button->SetDefault();
    say_on_f1(*this, *m_notice, [this] { return tip(*m_tables, "AK-SET-3"); });
    begin_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { begin(); });
    buttons->Add(begin_button, layout::line());
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizer(all);
    SetClientSize(FromDIP(wxSize(780, 560)));
    CentreOnParent();
    m_players.front()->SetFocus();
    m_players.front()->SelectAll();
}

wxWindow* NewGameDialog::make_players(wxWindow* parent) {
    constexpr int emblem_size = 24;
    auto* const panel = new wxPanel(parent);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(panel, _("Who plays?")), layout::spaced());
    auto* const grid = new wxFlexGridSizer(3, FromDIP(wxSize(12, 8)));
    grid->AddGrowableCol(2, 1);
    for (const auto side : all_sides) {
        grid->Add(new wxStaticBitmap(panel, wxID_ANY, patch(*m_tables, side, emblem_size)), wxSizerFlags().CentreVertical());
        grid->Add(layout::label(panel, word(side) + ":"), wxSizerFlags().CentreVertical());
        auto* const field = new wxTextCtrl(panel, wxID_ANY, wxString::Format(_("Player %d"), static_cast<int>(side) + 1));
        field->SetName("afrika_korps.new_game.player." + to_wx(id_of(side)));
        grid->Add(field, wxSizerFlags().Expand());
        m_players[static_cast<std::size_t>(side)] = field;
    }
    all->Add(grid, layout::spaced().Expand());
    all->Add(
        layout::hint(panel,
                     _("The game begins in March 1941, with the counters where the book puts them. Everything else has its usual value: "
                       "the whole map in the books, and the usual answer to each open point of the rules."),
                     690),
        layout::spaced());
    all->AddStretchSpacer();
    m_file = new NewGameFile(panel, "afrika_korps.new_game.file", "afrika_korps");
    all->Add(m_file, layout::spaced().Expand());
    panel->SetSizer(all);
    return panel;
}

BeginGame NewGameDialog::command() const {
    BeginGame begin{.options = m_rules->options(), .players = {}};
    for (const auto side : all_sides) {
        if (const auto name = m_players[static_cast<std::size_t>(side)]->GetValue().Strip(wxString::both); !name.empty()) {
            begin.players.push_back({.side = side, .name = to_utf8(name)});
        }
    }
    return begin;
}

void NewGameDialog::begin() {
    try {
        const auto wish = command();
        // First without a file: a game that cannot begin leaves none behind.
        const auto tried = Session::in_memory(m_tables).book(wish);
        if (tried.refused) {
            m_notice->say(NoticeBar::Kind::Refusal,
                          to_wx(tried.refused->rule.id) + ": " + translate(tried.refused->why, names_of(m_tables)),
                          links_to(m_tables->clauses, {tried.refused->rule}));
            return;
        }
        m_made = make_game<Session>(m_file->typed(), m_tables, wish);
        EndModal(wxID_OK);
    } catch (...) {
        m_notice->say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
    }
}

std::optional<std::filesystem::path> begin_game(wxWindow* parent) {
    NewGameDialog dialog(parent, load_tables(resources() / "afrika_korps"));
    dialog.ShowModal();
    return dialog.made();
}

} // namespace intendant::app::ak
