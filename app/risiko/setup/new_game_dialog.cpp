#include "app/risiko/setup/new_game_dialog.hpp"

#include "app/base/failure.hpp"
#include "app/base/layout.hpp"
#include "app/base/settings.hpp"
#include "app/desk/new_game.hpp"
#include "app/files/file_choice.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/button.h>
#include <wx/datetime.h>
#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::rk {

namespace {

std::filesystem::path free_name() {
    const auto folder = games_folder();
    const auto day = to_utf8(wxDateTime::Now().FormatISODate());
    std::error_code ignored;
    for (int number = 1;; ++number) {
        auto file = folder / ("risiko-" + day + (number > 1 ? "-" + std::to_string(number) : "") + ".intendant");
        if (!std::filesystem::exists(file, ignored)) {
            return file;
        }
    }
}

} // namespace

NewGameDialog::NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables)
    : wxDialog(parent, wxID_ANY, _("A new game of RisiKo!"), wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_tables(std::move(tables)) {
    SetName("risiko.new_game");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_notice = new NoticeBar(this);
    all->Add(m_notice, wxSizerFlags().Expand());
    auto* const where = new wxBoxSizer(wxHORIZONTAL);
    where->Add(layout::label(this, _("&File:")), layout::line());
    m_file = new wxTextCtrl(this, wxID_ANY, to_wx(free_name().string()));
    m_file->SetName("risiko.new_game.file");
    where->Add(m_file, layout::line().Proportion(1));
    auto* const choose = new wxButton(this, wxID_ANY, _("&Choose..."));
    choose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto file = file_choice().fresh(this, _("Where the game is kept"), "Intendant (*.intendant)|*.intendant",
                                                  to_utf8(m_file->GetValue()))) {
            m_file->ChangeValue(to_wx(file->string()));
        }
    });
    where->Add(choose, layout::line());
    all->Add(where, wxSizerFlags().Expand());
    auto* const pages = new wxNotebook(this, wxID_ANY);
    pages->SetName("risiko.new_game.pages");
    pages->AddPage(make_players(pages), _("Players"));
    pages->AddPage(m_rules = new RulesSheet(pages, "risiko.new_game"), _("Rules"));
    all->Add(pages, layout::spaced().Proportion(1).Expand());
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this), layout::line());
    auto* const begin_button = new wxButton(this, wxID_ANY, _("&Begin the game"));
    begin_button->SetName("risiko.new_game.begin");
    begin_button->SetDefault();
    begin_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { begin(); });
    buttons->Add(begin_button, layout::line());
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizer(all);
    SetClientSize(FromDIP(wxSize(760, 560)));
    show_number();
    CentreOnParent();
}

wxWindow* NewGameDialog::make_players(wxWindow* parent) {
    auto* const panel = new wxPanel(parent);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const number = new wxBoxSizer(wxHORIZONTAL);
    number->Add(layout::label(panel, _("&Number of players:")), layout::line());
    m_number = new wxSpinCtrl(panel, wxID_ANY, wxEmptyString, wxDefaultPosition, FromDIP(wxSize(130, -1)), wxSP_ARROW_KEYS, 3, 6, 4);
    m_number->SetName("risiko.new_game.number");
    m_number->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_number(); });
    m_number->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_number(); });
    number->Add(m_number, layout::line());
    all->Add(number);
    all->Add(layout::hint(panel, _("Name the players clockwise, as they sit.")), layout::spaced());
    auto* const grid = new wxFlexGridSizer(3, FromDIP(wxSize(12, 8)));
    grid->AddGrowableCol(1, 1);
    wxArrayString colours;
    for (const auto colour : all_colours) {
        colours.Add(word(*m_tables, colour));
    }
    for (int place = 1; place <= 6; ++place) {
        grid->Add(layout::label(panel, wxString::Format(_("Player %d:"), place)), wxSizerFlags().CentreVertical());
        m_names.push_back(new wxTextCtrl(panel, wxID_ANY));
        m_names.back()->SetName(wxString::Format("risiko.new_game.name.%d", place));
        grid->Add(m_names.back(), wxSizerFlags().Expand());
        m_colours.push_back(new wxChoice(panel, wxID_ANY, wxDefaultPosition, wxDefaultSize, colours));
        m_colours.back()->SetName(wxString::Format("risiko.new_game.colour.%d", place));
        m_colours.back()->SetSelection(place - 1);
        grid->Add(m_colours.back());
    }
    all->Add(grid, layout::spaced().Expand());
    panel->SetSizer(all);
    return panel;
}

void NewGameDialog::show_number() {
    for (std::size_t place = 0; place < m_names.size(); ++place) {
        const bool plays = place < static_cast<std::size_t>(m_number->GetValue());
        m_names[place]->Enable(plays);
        m_colours[place]->Enable(plays);
    }
}

BeginGame NewGameDialog::command() const {
    BeginGame begin{};
    for (std::size_t place = 0; place < static_cast<std::size_t>(m_number->GetValue()); ++place) {
        begin.players.push_back({to_utf8(m_names[place]->GetValue().Strip(wxString::both)),
                                 all_colours[static_cast<std::size_t>(m_colours[place]->GetSelection())]});
    }
    begin.options = m_rules->options();
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
        m_made = make_game<Session>(m_file->GetValue(), m_tables, wish);
        EndModal(wxID_OK);
    } catch (...) {
        m_notice->say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
    }
}

std::optional<std::filesystem::path> begin_game(wxWindow* parent) {
    NewGameDialog dialog(parent, load_tables(resources() / "risiko"));
    dialog.ShowModal();
    return dialog.made();
}

} // namespace intendant::app::rk
