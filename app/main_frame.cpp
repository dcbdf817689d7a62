#include "app/main_frame.hpp"

#include "app/about.hpp"
#include "app/base/failure.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/language.hpp"
#include "app/base/layout.hpp"
#include "app/base/preferences.hpp"
#include "app/base/settings.hpp"
#include "app/base/window_place.hpp"
#include "app/desk/export_menu.hpp"
#include "app/desk/keys_sheet.hpp"
#include "app/desk/menu_item.hpp"
#include "app/desk/record_menu.hpp"
#include "app/files/file_choice.hpp"
#include "app/files/welcome_page.hpp"
#include "app/game_list.hpp"
#include "app/handbook.hpp"
#include "app/language_menu.hpp"
#include "app/preferences_window.hpp"
#include "app/record/record.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/notice_bar.hpp"
#include "db/file/file_error.hpp"

#include <wx/app.h>
#include <wx/dnd.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/translation.h>
#include <wx/utils.h>

#include <algorithm>

namespace intendant::app {

namespace {

const int id_next_step = wxWindow::NewControlId();
const int id_keys = wxWindow::NewControlId();
const int id_handbook = wxWindow::NewControlId();
const int id_restore = wxWindow::NewControlId();
const int id_library = wxWindow::NewControlId();

bool may_be_reviewed(db::FileErrorKind kind) {
    return kind == db::FileErrorKind::InUse || kind == db::FileErrorKind::ReadOnly || kind == db::FileErrorKind::Damaged;
}

/// The menu of that name; the game may have made it already.
wxMenu& menu_called(wxMenuBar& bar, const wxString& name) {
    const int found = bar.FindMenu(name);
    if (found != wxNOT_FOUND) {
        return *bar.GetMenu(static_cast<std::size_t>(found));
    }
    auto* const menu = new wxMenu;
    bar.Append(menu, name);
    return *menu;
}

/// A file dragged onto the window is opened; of several the first.
class DroppedGame : public wxFileDropTarget {
public:
    explicit DroppedGame(std::function<void(const std::filesystem::path&)> open) : m_open(std::move(open)) {}

    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) override {
        wxTheApp->CallAfter([open = m_open, file = to_path(files[0])] { open(file); });
        return true;
    }

private:
    std::function<void(const std::filesystem::path&)> m_open;
};

} // namespace

MainFrame::MainFrame(const std::optional<wxSize>& size) : wxFrame(nullptr, wxID_ANY, "Intendant") {
    SetName("main_frame");
    draw_edges();
    SetMinClientSize(FromDIP(wxSize(900, 600)));
    if (size) {
        SetClientSize(FromDIP(*size));
        Centre();
    } else {
        restore_place(*this, FromDIP(wxSize(1280, 800)));
    }
    SetDropTarget(new DroppedGame([this](const std::filesystem::path& file) { open_game(file); }));
    SetIcons(program_icon());
    SetSizer(new wxBoxSizer(wxVERTICAL));
    m_welcome = new WelcomePage(this);
    m_welcome->on_new = [this](const std::string& kind) { begin_game(kind); };
    m_welcome->on_sample = [this](const std::string& kind, const std::string& sample) { open_sample(kind, sample); };
    m_welcome->on_what_if = [this](const std::string& kind) { what_if(kind); };
    m_welcome->on_open = [this] { choose_and_open(); };
    m_welcome->on_recent = [this](const std::filesystem::path& file) { open_soon(file); };
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { open_game(m_wanted); }, m_soon.GetId());
    close_game();
    wxString complaints;
    for (const auto& complaint : {language_complaint(), settings_complaint(), screen_complaint(*this)}) {
        complaints += (complaints.empty() || complaint.empty() ? "" : "\n") + complaint;
    }
    if (!complaints.empty()) {
        m_welcome->notice().say(NoticeBar::Kind::Warning, complaints);
    }

    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { begin_game(game_list().front().id); }, wxID_NEW);
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { choose_and_open(); }, wxID_OPEN);
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { restore_backup(m_desk != nullptr ? m_desk->path() : std::filesystem::path{}); }, id_restore);
    Bind(
        wxEVT_MENU,
        [this](wxCommandEvent&) {
            m_files.show_library([this](const std::filesystem::path& file) { open_soon(file); },
                                 [this]() -> std::optional<db::LibraryCard> {
                                     if (m_desk == nullptr || m_desk->path().empty()) {
                                         return std::nullopt;
                                     }
                                     return m_desk->library_card();
                                 });
        },
        id_library);
    m_files.backups().on_failure = [this](const wxString& sentence) { show_failure(sentence); };
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { close_game(); }, wxID_CLOSE);
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { Close(); }, wxID_EXIT);
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { undo(); }, wxID_UNDO);
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { redo(); }, wxID_REDO);
    Bind(EVT_DESK_IS_WHOLE, [this](wxCommandEvent&) {
        if (m_desk != nullptr) {
            std::exchange(m_unfinished, {}).put_back(*m_desk);
        }
    });
    Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
        event.Skip();
        m_typing.begin(wxWindow::FindFocus());
    });
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { m_desk->next_step(); }, id_next_step);
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { show_keys(); }, id_keys);
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { show_handbook(); }, id_handbook);
    Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { (new About(this))->Show(); }, wxID_ABOUT);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        // The key as the keyboard writes it; wxWidgets names it without Shift.
        if (event.GetRawKeyCode() == '?' && !takes_words(wxWindow::FindFocus())) {
            show_keys();
        } else {
            event.Skip();
        }
    });
    Bind(
        wxEVT_UPDATE_UI, [this](wxUpdateUIEvent& event) { event.Enable(m_desk != nullptr); }, wxID_CLOSE);
    Bind(
        wxEVT_UPDATE_UI, [this](wxUpdateUIEvent& event) { event.Enable(m_desk != nullptr && (m_desk->can_undo() || m_typing.can_undo())); },
        wxID_UNDO);
    Bind(
        wxEVT_UPDATE_UI, [this](wxUpdateUIEvent& event) { event.Enable(m_desk != nullptr && (m_desk->can_redo() || m_typing.can_redo())); },
        wxID_REDO);
    Bind(
        wxEVT_UPDATE_UI,
        [this](wxUpdateUIEvent& event) { event.Enable(m_desk != nullptr && !m_desk->read_only() && !m_desk->looks_back()); }, id_next_step);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        leave_desk();
        remember_place(*this);
        event.Skip();
    });
}

void MainFrame::undo() {
    if (m_typing.can_undo()) {
        m_typing.undo();
    } else if (m_desk != nullptr && m_desk->can_undo()) {
        m_desk->undo();
    }
}

void MainFrame::redo() {
    if (m_typing.can_redo()) {
        m_typing.redo();
    } else if (m_desk != nullptr && m_desk->can_redo()) {
        m_desk->redo();
    }
}

void MainFrame::build_menus() {
    auto* const file = new wxMenu;
    file->Append(wxID_NEW, _("&New game...\tCtrl+N"));
    for (std::size_t other = 1; other < game_list().size(); ++other) { // Ctrl+N begins the first
        const auto& kind = game_list()[other];
        if (!kind.begin) {
            continue;
        }
        add_item(*file, wxControl::EscapeMnemonics(wxString::Format(_("A new game of %s"), kind.name)),
                 [this, id = kind.id] { CallAfter([this, id] { begin_game(id); }); });
    }
    file->Append(wxID_OPEN, _("&Open...\tCtrl+O"));
    auto* const recent = new wxMenu;
    for (const auto& game : recent_games()) {
        auto* const item = recent->Append(wxID_ANY, wxControl::EscapeMnemonics(one_line(game.stem().string())), one_line(game.string()));
        recent->Bind(
            wxEVT_MENU, [this, game](wxCommandEvent&) { open_soon(game); }, item->GetId());
    }
    file->AppendSubMenu(recent, _("Open &recent"));
    file->Append(id_library, _("&Library of games...\tCtrl+Shift+O"));
    file->Append(id_restore, _("Restore a &backup..."));
    if (m_desk != nullptr) {
        file->AppendSubMenu(export_menu(*m_desk), _("&Export"));
    }
    file->AppendSeparator();
    file->Append(wxID_CLOSE, _("&Close the game\tCtrl+W"));
    file->Append(wxID_EXIT, _("&Quit\tCtrl+Q"));
    auto* const edit = new wxMenu;
    edit->Append(wxID_UNDO, _("&Undo\tCtrl+Z"));
    edit->Append(wxID_REDO, _("&Redo\tCtrl+Shift+Z"));
    edit->AppendSeparator();
    edit->Append(id_next_step, _("Do the &next thing\tF4"));
    edit->AppendSeparator();
    add_item(*edit, _("&Preferences...\tCtrl+,"), [this] { show_preferences(); });
    auto* const bar = new wxMenuBar;
    bar->Append(file, _("&File"));
    bar->Append(edit, _("&Edit"));
    if (m_desk != nullptr) {
        m_desk->append_menus(*bar);
        append_record_menu(*bar, *m_desk);
    }
    menu_called(*bar, _("&View")).AppendSubMenu(language_menu([this] { make_anew(); }), _("Lan&guage"));
    menu_called(*bar, _("&Help")).Append(id_handbook, _("&Handbook\tCtrl+Shift+F1"));
    menu_called(*bar, _("&Help")).Append(id_keys, _("All &keys (?)\tCtrl+K"));
    menu_called(*bar, _("&Help")).Append(wxID_ABOUT, _("&About Intendant..."));
    auto* const old = GetMenuBar();
    SetMenuBar(bar);
    delete old;
}

void MainFrame::show_keys() {
    if (auto* const open = wxWindow::FindWindowByName("keys", this)) {
        open->Raise();
    } else {
        (new KeysSheet(this, *GetMenuBar(), m_desk))->Show();
    }
}

void MainFrame::show_handbook() {
    const auto page = handbook_page(m_desk != nullptr ? m_desk->record().log().file().header().game : "index");
    std::error_code none;
    if (!std::filesystem::exists(page, none)) {
        show_failure(wxString::Format(_("The handbook is not installed: there is no %s."), to_wx(page.string())));
    } else if (!wxLaunchDefaultApplication(to_wx(page.string()))) {
        show_failure(wxString::Format(_("No browser opens the handbook; it stands in %s."), to_wx(page.string())));
    }
}

void MainFrame::begin_game(const std::string& kind) {
    for (const auto& game : game_list()) {
        if (game.id == kind) {
            if (const auto file = game.begin(this)) {
                open_game(*file, Opening::New);
            }
        }
    }
}

void MainFrame::choose_and_open() {
    if (const auto file = file_choice().existing(this, _("Open a game"), "Intendant (*.intendant)|*.intendant|*|*", {})) {
        open_soon(*file);
    }
}

void MainFrame::open_soon(const std::filesystem::path& file) {
    constexpr int milliseconds = 100;
    m_wanted = file;
    m_soon.StartOnce(milliseconds);
}

void MainFrame::open_game(const std::filesystem::path& file, Opening opening) {
    if (m_desk != nullptr) {
        close_game();
    }
    m_files.stop_reading();
    Desk* desk = nullptr;
    try {
        const auto& kind = kind_of(db::GameFile::open_for_review(file).header());
        desk = kind.open(this, file, opening);
    } catch (const db::FileError& error) {
        explain(file, opening, error);
        return;
    }
    remember_game(file);
    take_desk(desk, to_wx(file.stem().string()));
}

void MainFrame::explain(const std::filesystem::path& file, Opening opening, const db::FileError& error) {
    auto& notice = m_welcome->notice();
    const auto sentence = sentence_of(std::current_exception());
    using enum db::FileErrorKind;
    const bool lost = error.kind() == Damaged || error.kind() == NotAGame || error.kind() == NotFound || error.kind() == NewerVersion;
    if (lost && m_files.backups().shelf().has(file)) {
        notice.offer(NoticeBar::Kind::Refusal, sentence, _("Restore a backup"),
                     [this, file] { CallAfter([this, file] { restore_backup(file); }); });
    } else if (opening != Opening::ToReview && may_be_reviewed(error.kind())) {
        notice.offer(NoticeBar::Kind::Refusal, sentence, _("Open read-only"), [this, file] { open_game(file, Opening::ToReview); });
    } else {
        notice.say(NoticeBar::Kind::Refusal, sentence);
    }
}

void MainFrame::restore_backup(const std::filesystem::path& game) {
    bool closed = false;
    std::error_code none;
    const bool may_look = m_desk == nullptr && !game.empty() && std::filesystem::exists(game, none);
    const auto choice = m_files.restore(game, may_look, [&](const std::filesystem::path& replaced) {
        if (m_desk != nullptr && std::filesystem::absolute(m_desk->path()) == replaced) {
            close_game();
            closed = true;
        }
        m_files.stop_reading(); // the first page reads its games for their cards
    });
    if (choice.open) {
        open_game(*choice.open, choice.opening);
        if (m_desk != nullptr && !choice.sentence.empty()) {
            m_desk->show_news(choice.sentence);
        }
    } else if (closed) {
        open_game(game);
    }
}

void MainFrame::leave_desk() {
    if (m_desk != nullptr) {
        m_desk->remember_layout();
        m_files.backups().leave(m_desk->record().log().file());
    }
}

void MainFrame::open_sample(const std::string& kind, const std::string& sample) {
    if (m_desk != nullptr) {
        close_game();
    }
    const auto game = std::ranges::find(game_list(), kind, &GameKind::id);
    Desk* desk = nullptr;
    try {
        desk = std::ranges::find(game->samples, sample, &GuidedSample::id)->open(this);
    } catch (const std::exception&) {
        m_welcome->notice().say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
        return;
    }
    take_desk(desk, _("Illustrated turn, not kept"));
    m_sample = {kind, sample};
}

void MainFrame::what_if(const std::string& kind) {
    try {
        std::ranges::find(game_list(), kind, &GameKind::id)->what_if(this);
    } catch (const std::exception&) {
        m_welcome->notice().say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
    }
}

void MainFrame::take_desk(Desk* desk, const wxString& name) {
    desk->on_booked = [this, name](std::int64_t seq) {
        show_title(name, seq);
        if (m_desk != nullptr) {
            m_files.backups().booked(m_desk->record().log().file(), seq);
        }
        // What was typed is booked once the page has done with the entry; from then on undo takes the entry back.
        CallAfter([this] { m_typing.begin(wxWindow::FindFocus()); });
    };
    desk->on_close = [this] { CallAfter([this] { close_game(); }); };
    m_desk = desk;
    m_files.backups().follow(m_desk->record().log().file());
    m_welcome->notice().dismiss();
    build_menus();
    show_page(m_desk);
    show_title(name, m_desk->last_entry());
}

void MainFrame::show_title(const wxString& name, std::int64_t entry) {
    SetTitle(name + (m_desk->read_only() ? " (" + _("read only") + ")" : wxString{}) +
             wxString::Format(_(" - entry %lld"), static_cast<long long>(entry)) + " - Intendant");
}

void MainFrame::close_game() {
    if (m_desk != nullptr) {
        leave_desk();
        auto* const desk = m_desk;
        m_desk = nullptr;
        m_sample.reset();
        GetSizer()->Detach(desk);
        // At once: the file is free when this returns.
        delete desk;
    }
    build_menus();
    std::vector<OfferedGame> games;
    for (const auto& kind : game_list()) {
        if (!kind.begin) {
            continue;
        }
        std::vector<OfferedSample> samples;
        for (const auto& sample : kind.samples) {
            samples.push_back({sample.id, wxGetTranslation(to_wx(sample.about))});
        }
        games.push_back({kind.id, kind.name, wxGetTranslation(to_wx(kind.about)), std::move(samples), kind.what_if != nullptr});
    }
    const auto recent = recent_games();
    m_welcome->show(games, recent);
    m_files.read_recent(recent, [this](const FileWork::Recent& game) {
        m_welcome->show_card(game.file, game.board(m_welcome->board_size()),
                             {game.game + L" \u00B7 " + wxString::Format(_("Round %d"), game.rounds), game.standing});
    });
    SetTitle("Intendant");
    show_page(m_welcome);
}

void MainFrame::show_page(wxWindow* page) {
    GetSizer()->Clear();
    m_welcome->Show(page == m_welcome);
    page->Show();
    GetSizer()->Add(page, wxSizerFlags(1).Expand());
    Layout();
    SendSizeEvent();
    page->SetFocus();
}

/// All windows are made anew, and the game goes on where it stands. A sample is told from its beginning.
void MainFrame::make_anew() {
    CallAfter([this] { // the menu or the window that was used is one of them
        const auto sample = m_sample;
        const auto file = m_desk != nullptr ? m_desk->path() : std::filesystem::path{};
        m_unfinished = m_desk != nullptr && !sample ? Unfinished(*m_desk) : Unfinished();
        const auto opening = m_desk != nullptr && m_desk->read_only() && !m_desk->looks_back() ? Opening::ToReview : Opening::ToPlay;
        auto* const chooser = wxWindow::FindWindowByName("preferences", this);
        const auto field = chooser != nullptr && wxWindow::FindFocus() != nullptr ? wxWindow::FindFocus()->GetName() : wxString{};
        if (chooser != nullptr) {
            chooser->SetName("preferences.before"); // it is there until the program has nothing else to do
            chooser->Destroy();
        }
        close_game();
        m_files.stop_reading();
        load_language();
        preferences::apply_look();
        auto* const before = m_welcome;
        m_welcome = new WelcomePage(this);
        m_welcome->on_new = std::move(before->on_new);
        m_welcome->on_sample = std::move(before->on_sample);
        m_welcome->on_what_if = std::move(before->on_what_if);
        m_welcome->on_open = std::move(before->on_open);
        m_welcome->on_recent = std::move(before->on_recent);
        GetSizer()->Detach(before);
        before->Destroy();
        close_game(); // shows the new first page
        if (!language_complaint().empty()) {
            m_welcome->notice().say(NoticeBar::Kind::Warning, language_complaint());
        }
        if (sample) {
            open_sample(sample->first, sample->second);
        } else if (!file.empty()) {
            open_game(file, opening);
        }
        if (chooser != nullptr) {
            show_preferences();
            if (auto* const again = wxWindow::FindWindowByName(field, wxWindow::FindWindowByName("preferences", this))) {
                again->SetFocus();
            }
        }
    });
}

void MainFrame::show_preferences() {
    if (auto* const open = wxWindow::FindWindowByName("preferences", this)) {
        open->Raise();
        return;
    }
    auto* const window = new PreferencesWindow(this);
    window->on_look = [this] { make_anew(); };
    window->on_colours = [this] {
        build_menus();
        if (m_desk != nullptr) {
            m_desk->show_anew();
        }
    };
    window->Show();
}

void MainFrame::show_failure(const wxString& sentence) {
    if (m_desk != nullptr) {
        m_desk->show_failure(sentence);
    } else {
        m_welcome->notice().say(NoticeBar::Kind::Refusal, sentence);
    }
}

} // namespace intendant::app
