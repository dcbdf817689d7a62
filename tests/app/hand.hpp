#pragma once

#include "app/application.hpp"
#include "app/axis_allies/desk/desk.hpp"
#include "app/main_frame.hpp"

#include <wx/uiaction.h>
#include <wx/window.h>

#include <filesystem>
#include <functional>
#include <string>

namespace intendant::test {

/// Processes events until it holds; false when it does not within the time.
bool wait_until(const std::function<bool()>& holds, int milliseconds = 5000);

/// Looks at what the window shows before the next key, as nobody does in less.
void look_up();

/// Presses keys at a pace, beside the program (`press`), whatever the window is busy with. Ends when the last one is pressed.
void type_at(const std::string& keys, int milliseconds_a_key);

/// Runs a line of the shell, while the window goes on; ends when it has.
void beside(const std::string& line);

/// A folder of a test's own, gone with it.
class Folder {
public:
    Folder();
    ~Folder();
    std::filesystem::path operator/(const std::string& name) const { return m_path / name; }

private:
    std::filesystem::path m_path;
};

/// Moves the mouse and types, as a person does, in the program's own windows. Fails the test when it finds nothing there.
class Hand {
public:
    Hand();

    /// Opens a game on the desk and waits until it can be typed into.
    void open(const std::filesystem::path& game);

    app::MainFrame& frame() const { return *m_frame; }
    const app::aa::Session& session() const;
    std::int64_t entries() const { return session().file().last_seq(); }
    wxString notice() const;

    /// The window of that name that can be seen, once it can be.
    wxWindow& see(const wxString& name) const;
    void click(const wxString& name);
    /// Clicks a row of a table.
    void click_row(const wxString& table, const std::string& key);
    /// Clicks one figure of a table, once.
    void click_cell(const wxString& table, const std::string& key, int column);
    /// Puts the text in the place of what a field holds.
    void type(const wxString& field, const std::string& text);
    void select(const wxString& choice, const wxString& item);
    /// Chooses in the menu bar, by the English words, with the key that stands beside them.
    void choose(const char* menu, const char* item);
    void key(int code, int modifiers = wxMOD_NONE);

    /// Goes to a page of the desk with its function key.
    void page(int code, const wxString& name, int modifiers = wxMOD_NONE);
    app::DeskLayout& desk() const;
    /// Goes to the review, where the whole log stands.
    void review();
    /// What the strip shows of an account.
    app::Account account(const std::string& key) const;
    /// Clicks a figure in the strip.
    void click_account(const std::string& key, app::AccountStrip::Part part);

    /// Does `open`, and `fill` in the dialog that opens; `fill` closes it.
    void in_dialog(const wxString& dialog, const std::function<void()>& open, const std::function<void()>& fill);

private:
    void focus(wxWindow& window);

    app::MainFrame* m_frame;
    wxUIActionSimulator m_simulator;
    bool m_dice_typed{false}; ///< into the last field
};

/// Opens the library and chooses a folder in it.
void open_library(Hand& hand, const std::filesystem::path& folder);

} // namespace intendant::test
