#pragma once

#include "app/files/library_game.hpp"
#include "app/widgets/latest_job.hpp"

#include <wx/bookctrl.h>
#include <wx/button.h>
#include <wx/frame.h>
#include <wx/gauge.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app {

class NoticeBar;
class RowList;

/// A folder of games: who played, how it went, who won, and what that makes over all games.
class LibraryFrame : public wxFrame {
public:
    /// `at_table`: what there is to say of the game that is open in this program, if one is.
    LibraryFrame(wxWindow* parent, std::filesystem::path folder, std::filesystem::path index, std::map<std::string, LibraryGame> games,
                 std::function<std::optional<db::LibraryCard>()> at_table);

    /// Called with the game that the table wants to open.
    std::function<void(const std::filesystem::path&)> on_open;

private:
    void build();
    void choose_folder();
    using Stopped = std::shared_ptr<std::atomic<bool>>;

    void read();
    bool goes_on(const Stopped& of) const;
    void show_progress(const Stopped& of, std::size_t done, std::size_t all);
    void show_list(const Stopped& of, const db::Library& library);
    void show_proved(const Stopped& of, const std::vector<db::LibraryCard>& cards);
    void show(db::Library library, bool whole);
    void show_cards();
    wxString files_in_words() const;
    void read_open_game();
    void fill_games();
    void fill_scores();
    void show_card();
    wxString say(const db::LibraryCard& card, const core::Message& message) const;
    wxString players(const db::LibraryCard& card) const;
    wxString luckiest(const db::LibraryCard& card) const;
    wxString result(const db::LibraryCard& card) const;
    wxString details(const db::LibraryCard& card) const;
    bool wanted(const db::LibraryCard& card) const;
    const Names& names(const std::string& game) const;

    std::filesystem::path m_folder;
    std::filesystem::path m_index;
    std::map<std::string, LibraryGame> m_games;
    std::function<std::optional<db::LibraryCard>()> m_at_table;
    mutable std::map<std::string, Names> m_names;
    db::Library m_library;
    NoticeBar* m_notice;
    wxStaticText* m_place;
    wxSearchCtrl* m_search;
    wxBookCtrlBase* m_pages;
    RowList* m_table;
    RowList* m_players;
    RowList* m_sides;
    wxTextCtrl* m_details;
    wxButton* m_open;
    wxGauge* m_gauge;
    wxStaticText* m_count;
    wxButton* m_stop;
    Stopped m_stopped; ///< the reading that goes on is to end where it is
    LatestJob m_job;
};

} // namespace intendant::app
