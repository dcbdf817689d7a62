#pragma once

#include "app/desk/desk.hpp"
#include "app/desk/typing.hpp"
#include "app/desk/unfinished.hpp"
#include "app/file_work.hpp"
#include "app/widgets/everything_named.hpp"
#include "app/widgets/held_keys.hpp"
#include "app/widgets/keyboard_in_sight.hpp"
#include "app/widgets/mnemonics.hpp"

#include <wx/frame.h>
#include <wx/timer.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace intendant::app {

class WelcomePage;

/// The main window. It hosts the welcome page or the desk of a game, and knows no game.
class MainFrame : public wxFrame {
public:
    /// Units: `size` of what is inside the frame; without it the window stands where it stood.
    explicit MainFrame(const std::optional<wxSize>& size);

    void begin_game(const std::string& kind);
    /// Opens a game; a file that cannot be opened is explained, and where it helps offered for review.
    void open_game(const std::filesystem::path& file, Opening opening = Opening::ToPlay);
    /// Opens a guided sample of a kind of game.
    void open_sample(const std::string& kind, const std::string& sample);
    void close_game();
    /// Says what failed, above whatever is shown.
    void show_failure(const wxString& sentence);

    Desk* desk() const { return m_desk; }

private:
    /// What was typed and not booked goes first, where the table asks from the keyboard.
    void undo();
    void redo();
    void build_menus();
    void show_keys();
    /// In a browser, at the page of the game that is open.
    void show_handbook();
    void choose_and_open();
    /// Opens it when GTK has laid out what a press of a button changed: what comes before that it may never lay out again.
    void open_soon(const std::filesystem::path& file);
    /// Asks for a copy of the game, or of any game when it is empty, and opens what was restored.
    void restore_backup(const std::filesystem::path& game);
    void explain(const std::filesystem::path& file, Opening opening, const db::FileError& error);
    void leave_desk();
    void show_page(wxWindow* page);
    void what_if(const std::string& kind);
    void take_desk(Desk* desk, const wxString& name);
    void make_anew();
    void show_preferences();
    void show_title(const wxString& name, std::int64_t entry);

    LettersApart m_letters;
    HeldKeys m_held_keys;
    EverythingNamed m_everything_named;
    KeyboardInSight m_keyboard_in_sight;
    WelcomePage* m_welcome;
    Desk* m_desk{nullptr};
    wxTimer m_soon{this};
    std::filesystem::path m_wanted;
    std::optional<std::pair<std::string, std::string>> m_sample; ///< the guided one that is open: kind of game, sample
    Typing m_typing;
    Unfinished m_unfinished; ///< of the desk whose place another takes
    FileWork m_files{this};
};

} // namespace intendant::app
