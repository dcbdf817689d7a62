#include "app/afrika_korps/setup/new_game_dialog.hpp"

#include "app/base/failure.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/icons.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
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
    m_file = new NewGameFile(this, "afrika_korps.new_game.file", "afrika_korps");
    all->Add(m_file, layout::spaced().Expand());
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this), layout::line());
    auto* const begin_button = new wxButton(this, wxID_ANY, _("&Begin the game"));
    begin_button->SetName("afrika_korps.new_game.begin");
    begin_button->SetDefault();
    begin_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { begin(); });
    buttons->Add(begin_button, layout::line());
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizerAndFit(all);
    CentreOnParent();
}

void NewGameDialog::begin() {
    try {
        m_made = make_game<Session>(m_file->typed(), m_tables, BeginGame{});
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
