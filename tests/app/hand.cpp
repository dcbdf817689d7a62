#include "tests/app/hand.hpp"

#include "app/base/text.hpp"
#include "app/files/file_choice.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/press.hpp"
#include "tests/support/catch.hpp"

#include <wx/combobox.h>
#include <wx/dialog.h>
#include <wx/hyperlink.h>
#include <wx/menu.h>
#include <wx/spinctrl.h>
#include <wx/stopwatch.h>
#include <wx/textctrl.h>
#include <wx/timer.h>
#include <wx/translation.h>

#include <algorithm>
#include <exception>
#include <memory>
#include <random>
#include <stdexcept>

#include <sys/wait.h>
#include <unistd.h>

namespace intendant::test {

bool wait_until(const std::function<bool()>& holds, int milliseconds) {
    wxStopWatch watch;
    while (!holds()) {
        if (watch.Time() > milliseconds) {
            return false;
        }
        wxYield();
        wxMilliSleep(2);
    }
    return true;
}

void look_up() {
    constexpr int milliseconds = 200;
    wait_until([] { return false; }, milliseconds);
}

void beside(const std::string& line) {
    const auto child = fork();
    if (child == 0) {
        execlp("bash", "bash", "-c", line.c_str(), nullptr);
        _exit(127);
    }
    int status = 0;
    REQUIRE(wait_until([&] { return waitpid(child, &status, WNOHANG) == child; }, 20000));
    REQUIRE(status == 0);
}

void type_at(const std::string& keys, int milliseconds_a_key) {
    const auto hand = fork();
    if (hand == 0) {
        _exit(press(keys, static_cast<unsigned>(milliseconds_a_key)) ? 0 : 1);
    }
    int status = 0;
    REQUIRE(wait_until([&] { return waitpid(hand, &status, WNOHANG) == hand; }, 20000));
    REQUIRE(status == 0);
}

namespace {

/// The window of that name that can be seen, below this one or itself.
wxWindow* shown(wxWindow* below, const wxString& name) {
    if (below->GetName() == name && below->IsShownOnScreen() && below->GetSize().GetHeight() > 1) {
        return below;
    }
    for (auto* const child : below->GetChildren()) {
        if (auto* const found = shown(child, name)) {
            return found;
        }
    }
    return nullptr;
}

wxWindow* shown(const wxString& name) {
    for (auto* const window : wxTopLevelWindows) {
        if (auto* const found = shown(window, name)) {
            return found;
        }
    }
    return nullptr;
}

} // namespace

Folder::Folder() : m_path(std::filesystem::temp_directory_path() / ("intendant-window-" + std::to_string(std::random_device{}()))) {
    std::filesystem::create_directories(m_path);
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

Hand::Hand() : m_frame(static_cast<app::Application*>(wxTheApp)->frame()) {
    // What a test that failed left open.
    m_frame->close_game();
    m_frame->Raise();
    REQUIRE(wait_until([this] { return m_frame->IsActive(); }));
}

void Hand::open(const std::filesystem::path& game) {
    m_frame->open_game(game);
    REQUIRE(m_frame->desk() != nullptr);
    // The desk puts the keyboard where the game goes on; wait for that before typing elsewhere.
    wxStopWatch watch;
    wait_until([&] { return watch.Time() > 600; });
    REQUIRE(wait_until([this] { return m_frame->desk()->IsDescendant(wxWindow::FindFocus()); }));
}

const app::aa::Session& Hand::session() const {
    const auto* const desk = dynamic_cast<app::aa::AxisAlliesDesk*>(m_frame->desk());
    REQUIRE(desk != nullptr);
    return desk->table().session();
}

wxString Hand::notice() const {
    auto* const bar = dynamic_cast<app::NoticeBar*>(shown("notice"));
    return bar != nullptr ? bar->text() : wxString{};
}

wxWindow& Hand::see(const wxString& name) const {
    wxWindow* found = nullptr;
    const bool seen = wait_until([&] {
        found = shown(name);
        return found != nullptr;
    });
    INFO("looking for " << app::to_utf8(name) << "; the notice says: " << app::to_utf8(notice()));
    REQUIRE(seen);
    return *found;
}

void Hand::click(const wxString& name) {
    auto& window = see(name);
    INFO("clicking " << app::to_utf8(name) << "; the notice says: " << app::to_utf8(notice()));
    REQUIRE(wait_until([&] { return window.IsEnabled(); }));
    // A click before the first drawing is lost, and nobody can see that a window was drawn: click until it is heard.
    const auto heard = std::make_shared<bool>(false);
    const auto hear = [heard](wxCommandEvent& event) {
        *heard = true;
        event.Skip();
    };
    window.Bind(wxEVT_BUTTON, hear);
    window.Bind(wxEVT_CHECKBOX, hear);
    window.Bind(wxEVT_HYPERLINK, hear);
    const auto clicked = [&] {
        window.Update();
        for (int turn = 0; turn < 5; ++turn) {
            wxYield();
            wxMilliSleep(4);
        }
        const auto size = window.GetSize();
        m_simulator.MouseMove(window.GetScreenPosition() + wxPoint(size.GetWidth() / 2, size.GetHeight() / 2));
        wxYield();
        m_simulator.MouseClick();
        return wait_until([&] { return *heard; }, 500);
    };
    bool done = clicked();
    for (int again = 0; !done && again < 7; ++again) { // a busy machine takes its time
        done = clicked();
    }
    REQUIRE(done);
}

namespace {

std::pair<app::RowList*, int> row_of(wxWindow& table, const std::string& key) {
    auto* const list = dynamic_cast<app::RowList*>(&table);
    REQUIRE(list != nullptr);
    int row = -1;
    for (std::size_t place = 0; place < list->rows().size(); ++place) {
        row = list->rows()[place].key == key ? static_cast<int>(place) : row;
    }
    INFO("looking for the row " << key);
    REQUIRE(row >= 0);
    list->Update();
    return {list, row};
}

} // namespace

void Hand::click_row(const wxString& table, const std::string& key) {
    auto* const list = row_of(see(table), key).first;
    const int row = row_of(*list, key).second;
    const auto chosen = [&] {
        list->EnsureVisible(list->RowToItem(row)); // a long table is scrolled, and one that was just filled may not know its rows yet
        wxYield();
        const auto place = list->GetItemRect(list->RowToItem(row));
        m_simulator.MouseMove(list->ClientToScreen(place.GetPosition() + wxPoint(40, place.GetHeight() / 2)));
        wxYield();
        m_simulator.MouseClick();
        return wait_until([&] { return list->selected() == key; }, 300);
    };
    bool done = chosen();
    for (int again = 0; !done && again < 7; ++again) { // a busy machine takes its time
        done = chosen();
    }
    REQUIRE(done);
}

void Hand::click_cell(const wxString& table, const std::string& key, int column) {
    auto* const list = row_of(see(table), key).first;
    const int row = row_of(*list, key).second;
    wxYield();
    const auto place = list->GetItemRect(list->RowToItem(row), list->GetColumn(static_cast<unsigned>(column)));
    m_simulator.MouseMove(list->ClientToScreen(place.GetPosition() + wxPoint(place.GetWidth() / 2, place.GetHeight() / 2)));
    wxYield();
    m_simulator.MouseClick();
    wxYield();
}

void Hand::focus(wxWindow& window) {
    const auto holds_focus = [&window] {
        for (auto* each = wxWindow::FindFocus(); each != nullptr; each = each->GetParent()) {
            if (each == &window) {
                return true;
            }
        }
        return false;
    };
    window.SetFocus();
    REQUIRE(wait_until(holds_focus));
}

void Hand::type(const wxString& field, const std::string& text) {
    auto& window = see(field);
    INFO("typing into " << app::to_utf8(field));
    REQUIRE(wait_until([&] { return window.IsEnabled(); }));
    const bool dice = field.Contains(".dice.") || field == "risiko.attack.dice" || field == "risiko.attack.defence" ||
                      field.EndsWith(".offensive") || field.EndsWith(".reaction");
    if (dice || m_dice_typed) {
        look_up();
    }
    m_dice_typed = dice;
    focus(window);
    if (auto* const spin = dynamic_cast<wxSpinCtrl*>(&window)) {
        spin->SetSelection(-1, -1);
    } else if (auto* const entry = dynamic_cast<wxTextEntry*>(&window)) {
        entry->SelectAll();
    }
    key(WXK_DELETE);
    m_simulator.Text(text.c_str());
    wxYield();
}

void Hand::select(const wxString& choice, const wxString& item) {
    focus(see(choice));
    REQUIRE(m_simulator.Select(item));
    wxYield();
}

void Hand::choose(const char* menu, const char* item) {
    INFO("choosing " << item);
    auto& bar = *m_frame->GetMenuBar();
    const int id = bar.FindMenuItem(wxGetTranslation(menu), wxGetTranslation(item));
    REQUIRE(id != wxNOT_FOUND);
    wxMenu* owner = nullptr;
    bar.FindItem(id, &owner);
    owner->SendEvent(id);
}

void Hand::page(int code, const wxString& name, int modifiers) {
    const auto there = [&] {
        key(code, modifiers);
        return wait_until([&] { return shown(name) != nullptr; }, 700);
    };
    // The window manager may still be busy with the window that was opened.
    INFO("going to the page " << app::to_utf8(name));
    REQUIRE((there() || there() || there()));
}

app::DeskLayout& Hand::desk() const {
    auto* const desk = dynamic_cast<app::DeskLayout*>(m_frame->desk());
    REQUIRE(desk != nullptr);
    return *desk;
}

void Hand::review() { page('H', "log", wxMOD_CONTROL); }

namespace {

std::size_t place_of(const app::AccountStrip& strip, const std::string& key) {
    const auto& accounts = strip.accounts();
    const auto found = std::ranges::find(accounts, key, &app::Account::key);
    INFO("looking for the account " << key);
    REQUIRE(found != accounts.end());
    return static_cast<std::size_t>(found - accounts.begin());
}

} // namespace

app::Account Hand::account(const std::string& key) const {
    const auto& strip = dynamic_cast<app::AccountStrip&>(see("accounts"));
    return strip.accounts()[place_of(strip, key)];
}

void Hand::click_account(const std::string& key, app::AccountStrip::Part part) {
    auto& strip = dynamic_cast<app::AccountStrip&>(see("accounts"));
    const auto where = strip.place_of(place_of(strip, key), part);
    wxYield();
    m_simulator.MouseMove(strip.ClientToScreen(where.GetPosition() + wxPoint(where.GetWidth() / 2, where.GetHeight() / 2)));
    wxYield();
    m_simulator.MouseClick();
    wxYield();
}

void Hand::key(int code, int modifiers) {
    m_simulator.Char(code, modifiers);
    wxYield();
}

namespace {

/// Runs something once inside the loop of the dialog, which should end with it: one that stays is ended, and that is a failure.
class Once : public wxTimer {
public:
    Once(wxString dialog, std::function<void()> run) : m_dialog(std::move(dialog)), m_run(std::move(run)) {}

    void Notify() override {
        auto* const window = dynamic_cast<wxDialog*>(wxWindow::FindWindowByName(m_dialog));
        if (window == nullptr || !window->IsModal() || !window->IsShownOnScreen()) {
            return;
        }
        Stop();
        if (m_ran) {
            failure = std::make_exception_ptr(std::runtime_error("The dialog " + app::to_utf8(m_dialog) + " does not close."));
            window->EndModal(wxID_CANCEL);
            return;
        }
        m_ran = true;
        try {
            m_run();
            constexpr int milliseconds = 20'000;
            StartOnce(milliseconds);
        } catch (...) {
            failure = std::current_exception();
            window->EndModal(wxID_CANCEL);
        }
    }

    std::exception_ptr failure;

private:
    wxString m_dialog;
    std::function<void()> m_run;
    bool m_ran{false};
};

} // namespace

void Hand::in_dialog(const wxString& dialog, const std::function<void()>& open, const std::function<void()>& fill) {
    bool done = false;
    Once once(dialog, [&] {
        done = true;
        fill();
    });
    once.Start(20);
    open();
    REQUIRE(wait_until([&] { return done; }));
    REQUIRE(wait_until([&] { return wxWindow::FindWindowByName(dialog) == nullptr; }));
    if (once.failure) {
        std::rethrow_exception(once.failure);
    }
}

void open_library(Hand& hand, const std::filesystem::path& folder) {
    auto& choice = app::file_choice();
    const auto usual = choice;
    choice.folder = [&](wxWindow*, const wxString&, const std::filesystem::path&) { return folder; };
    hand.choose("&File", "&Library of games...\tCtrl+Shift+O");
    hand.click("library.folder");
    choice = usual;
    REQUIRE(wait_until([] { return !wxWindow::FindWindowByName("library.stop")->IsShown(); })); // all that is there is proved
}

} // namespace intendant::test
