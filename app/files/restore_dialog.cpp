#include "app/files/restore_dialog.hpp"

#include "app/base/failure.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/row_list.hpp"
#include "db/file/file_error.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <utility>

namespace intendant::app {

RestoreDialog::RestoreDialog(wxWindow* parent, db::BackupShelf shelf, const std::filesystem::path& game, bool may_look, TurnName turn_name)
    : wxDialog(parent, wxID_ANY, _("Restore a backup"), wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_shelf(std::move(shelf)), m_games(m_shelf.games()), m_turn_name(std::move(turn_name)) {
    SetName("restore");
    const auto wanted = game.empty() ? game : std::filesystem::absolute(game);
    if (!wanted.empty() && std::ranges::find(m_games, wanted) == m_games.end()) {
        m_games.insert(m_games.begin(), wanted);
    }
    m_notice = new NoticeBar(this);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());

    auto* const line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(layout::label(this, _("&Game:")), layout::line());
    m_game = new wxChoice(this, wxID_ANY);
    m_game->SetName("restore.game");
    for (const auto& each : m_games) {
        m_game->Append(to_wx(each.stem().string()));
    }
    line->Add(m_game, layout::line().Proportion(1));
    all->Add(line, wxSizerFlags().Expand());
    m_place = layout::hint(this, wxEmptyString);
    all->Add(m_place, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));

    m_table =
        new RowList(this, "restore.table", {{_("Last entry booked"), 190}, {_("Turn"), 190}, {_("Entries"), 75, true}, {_("State"), 295}});
    m_table->SetMinSize(FromDIP(wxSize(780, 280)));
    all->Add(m_table, wxSizerFlags(1).Expand().Border());
    auto* const hint = layout::hint(this, _("The file that is in its place now is not lost: it stays beside the game under another name."));
    hint->Wrap(FromDIP(760));
    all->Add(hint, layout::spaced());

    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    if (may_look) {
        auto* const look = new wxButton(this, wxID_ANY, _("&Open read-only"));
        look->SetName("restore.look");
        look->Bind(wxEVT_BUTTON, [this, game](wxCommandEvent&) {
            m_to_look_at = game;
            EndModal(wxID_OK);
        });
        buttons->Add(look, layout::line());
    }
    buttons->AddStretchSpacer();
    m_restore = new wxButton(this, wxID_OK, _("&Restore"));
    m_restore->SetName("restore.restore");
    m_restore->SetDefault();
    buttons->Add(cancel_button(this), layout::line());
    buttons->Add(m_restore, layout::line());
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizerAndFit(all);
    SetMinSize(GetSize());
    CentreOnParent();

    m_game->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { read(); });
    m_table->on_select = [this](const std::string&) { choose(); };
    m_table->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { restore_selected(); });
    m_restore->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { restore_selected(); });
    if (!m_games.empty()) {
        const auto place = wanted.empty() ? m_games.begin() : std::ranges::find(m_games, wanted);
        m_game->SetSelection(static_cast<int>(place - m_games.begin()));
    }
    read();
    m_table->SetFocus();
}

void RestoreDialog::read() {
    m_backups.clear();
    m_table->show({});
    m_restore->Disable();
    const int chosen = m_game->GetSelection();
    if (chosen == wxNOT_FOUND) {
        m_notice->say(NoticeBar::Kind::News, _("There is no backup yet. The first is made at the end of the first turn."));
        return;
    }
    m_notice->say(NoticeBar::Kind::News, _("The copies are being checked..."));
    const auto game = m_games[static_cast<std::size_t>(chosen)];
    m_place->SetLabelText(to_wx(game.string()));
    m_job.start([this, game](const std::stop_token&) -> std::function<void()> {
        auto backups = m_shelf.backups_of(game);
        return [this, backups = std::move(backups)] { show(backups); };
    });
}

void RestoreDialog::show(std::vector<db::Backup> backups) {
    m_backups = std::move(backups);
    m_notice->dismiss();
    std::vector<RowList::Row> rows;
    for (const auto& backup : m_backups) {
        const auto turn =
            backup.seat.empty() ? wxString{} : wxString::Format(_("Round %d, %s"), backup.round, m_turn_name(backup.kind, backup.seat));
        rows.push_back({backup.file.string(),
                        {},
                        {backup.time.empty() ? to_wx(backup.file.filename().string()) : local_time(backup.time), turn,
                         wxString::Format("%lld", static_cast<long long>(backup.found.entries)),
                         backup.sound() ? _("intact") : translate(backup.found.sentence, {})}});
    }
    m_table->show(rows);
    if (m_backups.empty()) {
        m_notice->say(NoticeBar::Kind::News, _("There is no backup of this game."));
    } else {
        m_table->select(m_backups.front().file.string());
        choose();
    }
}

const db::Backup* RestoreDialog::selected() const {
    const auto key = m_table->selected();
    const auto found = std::ranges::find_if(m_backups, [&](const db::Backup& backup) { return backup.file.string() == key; });
    return found == m_backups.end() ? nullptr : &*found;
}

void RestoreDialog::choose() {
    const auto* const backup = selected();
    m_restore->Enable(backup != nullptr && backup->sound());
}

void RestoreDialog::restore_selected() {
    const auto* const backup = selected();
    if (backup == nullptr || !backup->sound()) {
        return;
    }
    try {
        if (before) {
            before(backup->game);
        }
        m_beside = db::restore(*backup, backup->game);
        m_restored = backup->game;
        EndModal(wxID_OK);
    } catch (const db::FileError&) {
        m_notice->say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
    }
}

} // namespace intendant::app
