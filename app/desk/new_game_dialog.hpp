#pragma once

#include "app/base/failure.hpp"
#include "app/base/text.hpp"
#include "app/desk/clause_help.hpp"
#include "app/widgets/notice_bar.hpp"
#include "db/session/session.hpp"

#include <wx/bmpbndl.h>
#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/notebook.h>
#include <wx/panel.h>
#include <wx/textctrl.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace intendant::app {

/// Where a new game is kept: a free name in the folder of the games is proposed; another can be typed or chosen.
class NewGameFile : public wxPanel {
public:
    /// `name`: of the field and, with `choose_` before its last part, of the button. `game`: how the proposed name begins.
    NewGameFile(wxWindow* parent, const wxString& name, const std::string& game);
    wxString typed() const { return m_file->GetValue(); }

private:
    wxTextCtrl* m_file;
};

/// The dialog of a new game: a bar that answers, the pages of the game, Cancel and Begin. It closes when the game is made.
class NewGameDialog : public wxDialog {
public:
    /// The game that was made, with its first entry booked.
    const std::optional<std::filesystem::path>& made() const { return m_made; }

protected:
    /// `name`: of the dialog, and before the names of its parts.
    NewGameDialog(wxWindow* parent, const wxString& title, const wxString& name, Names names);

    /// Once all pages are in, with the field into which something is typed first. Units: `size` as at 100 %.
    void open(const wxSize& size, wxTextCtrl& first);
    /// Who played the last game of this kind, in a line with commas between; `usual` until one was begun.
    wxString last_players(const wxString& usual) const;
    /// Who plays now, the same way: proposed for the next game. As the fields of players say, where the game has them.
    virtual wxString players_now() const;
    /// The first page: rows of an emblem, a label and a control, a hint below them, and where the game is kept. `add`: fills the rows; a
    /// control is added behind what begins its row. `game`: how the proposed name of the file begins.
    wxWindow* first_page(const std::function<void(wxWindow& page, wxSizer& rows)>& add, const wxString& hint, const std::string& game);
    void begin_row(wxWindow& page, wxSizer& rows, const wxString& label, const wxBitmapBundle& emblem = {}) const;
    /// The row of a seat: whoever played it last is proposed. The field is named NAME.player.ID.
    void add_player(wxWindow& page, wxSizer& rows, const wxString& seat, std::string_view id, const wxBitmapBundle& emblem);
    /// What stands in a player's field, counted from 0 as they were added; empty: nobody.
    std::string player(std::size_t place) const;
    wxTextCtrl& first_player() const { return *m_player_fields.front(); }
    /// Pages are measured anew when they come into sight.
    void refit_pages();
    /// Makes the game, or says on the bar what speaks against it.
    virtual void begin(const std::string& reason) = 0;
    /// What the bar cites.
    virtual std::vector<Link> links(const std::vector<core::RuleRef>& rules) const = 0;
    /// The books do not take the first entry, or not without a reason.
    void say_against(const db::Answer& answer);
    /// What was typed as the name of the file; its ending may be left out.
    std::filesystem::path file() const;
    void finish(std::filesystem::path made);

    NoticeBar* m_notice;
    wxNotebook* m_pages;
    NewGameFile* m_file{nullptr}; ///< on one of the pages

private:
    wxCheckBox* m_every_eye{nullptr}; ///< how the colours of the board are to be told apart; kept when the game begins
    Names m_names;
    std::vector<wxTextCtrl*> m_player_fields;
    std::optional<std::filesystem::path> m_made;
};

/// The same for the games of one kind.
template <class Session> class NewGameDialogOf : public NewGameDialog {
protected:
    using Tables = typename Session::Tables;

    NewGameDialogOf(wxWindow* parent, const wxString& title, const wxString& name, std::shared_ptr<const Tables> tables, Names names)
        : NewGameDialog(parent, title, name, std::move(names)), m_tables(std::move(tables)) {}

    /// The first entry, as the pages say. Throws: std::runtime_error with a sentence about a field.
    virtual typename Session::Command beginning() const = 0;
    std::vector<Link> links(const std::vector<core::RuleRef>& rules) const override { return links_to(m_tables->clauses, rules); }
    void begin(const std::string& reason) override {
        try {
            const auto first = beginning();
            // First without a file: a game that cannot begin leaves none behind.
            const auto tried = Session::in_memory(m_tables).book(first, reason);
            if (!tried.booked) {
                say_against(tried);
                return;
            }
            const auto kept = file();
            if (!Session::create(kept, m_tables).book(first, reason).booked) {
                throw std::logic_error("a new game begins with what the dialog has tried before");
            }
            finish(kept);
        } catch (...) {
            m_notice->say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
        }
    }

    std::shared_ptr<const Tables> m_tables;
};

/// Asks the table with this dialog; the file of the new game, or nothing.
template <class Dialog, class Tables>
std::optional<std::filesystem::path> begin_by(wxWindow* parent, std::shared_ptr<const Tables> tables) {
    Dialog dialog(parent, std::move(tables));
    dialog.ShowModal();
    return dialog.made();
}

} // namespace intendant::app
