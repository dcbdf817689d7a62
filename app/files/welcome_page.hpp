#pragma once

#include "app/widgets/scrolled_page.hpp"

#include <wx/sizer.h>

#include <wx/bitmap.h>

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace intendant::app {

class NoticeBar;
class PictureCard;

/// A guided sample, as the welcome page offers it.
struct OfferedSample {
    std::string id; ///< among those of its game; empty where there is only one
    wxString about;
};

/// A game that can be begun, as the welcome page offers it.
struct OfferedGame {
    std::string id;
    wxString name;
    wxString about;
    std::vector<OfferedSample> samples;
    bool what_if; ///< a battle can be tried without it
};

/// What the program shows while no game is open: recent games first, where there are any, a new one, or one from a file.
class WelcomePage : public ScrolledPage {
public:
    explicit WelcomePage(wxWindow* parent);

    /// Shows the games that can be begun and the recent ones.
    void show(const std::vector<OfferedGame>& games, const std::vector<std::filesystem::path>& recent);
    /// What is known of a recent game by now: its board, and how it stands.
    void show_card(const std::filesystem::path& game, const wxBitmap& board, std::vector<wxString> lines);
    /// Units: pixels of the screen.
    wxSize board_size() const { return FromDIP(wxSize(156, 84)); }
    NoticeBar& notice() { return *m_notice; }

    std::function<void(const std::string& game)> on_new;
    std::function<void(const std::string& game, const std::string& sample)> on_sample;
    std::function<void(const std::string& game)> on_what_if;
    std::function<void()> on_open;
    std::function<void(const std::filesystem::path&)> on_recent;

private:
    void place_columns(bool go_on_first);
    void show_recent(const std::vector<std::filesystem::path>& recent);
    void offer(const wxString& name, const wxString& title, const wxString& about, std::function<void()> act, bool about_in_sight = true);

    NoticeBar* m_notice;
    wxSizer* m_columns;
    wxSizer* m_begin; ///< the heading, and `m_new` below it
    wxSizer* m_go_on; ///< the same for `m_recent`
    wxSizer* m_new;
    wxSizer* m_recent;
    std::map<std::filesystem::path, PictureCard*> m_cards;
};

} // namespace intendant::app
